// A part of the screen: what it draws with, and the questions that every part asks. Parts own what
// only they need; what they share is on the Desk, by the names that it has here.
#pragma once
#include "desk.h"
#include "draw/card.h"
#include "draw/regions.h"

namespace upkeep {

// Whether a control does something now, and if not, why.
struct Able {
  bool yes;
  std::string why;
  Able(bool able, std::string reason = {})
      : yes(able), why(able ? std::string() : std::move(reason)) {}
};

// A function of the page's program that is not needed at first (web/build/split-wasm.mjs): it keeps
// a name of its own.
#define UPKEEP_SELDOM __attribute__((noinline))

// In place of an option's index: the attack that a menu offers beside them.
constexpr u16 kAttackEntry = 0xFFFF;

class Part {
 protected:
  explicit Part(Desk& desk)
      : platform_(desk.platform),
        game_(desk.game),
        g_(desk.g),
        ui_(desk.ui),
        lay_(desk.lay),
        v_(desk.view),
        lang_(desk.lang),
        touch_(desk.touch),
        still_(desk.still),
        board_(desk.board),
        keys_(desk.keys),
        screen_(desk.screen),
        sheet_(desk.sheet),
        scroll_(desk.scroll.at),
        scroll_max_(desk.scroll.most),
        bar_(desk.scroll.bar),
        bar_gain_(desk.scroll.gain),
        bar_held_(desk.scroll.held),
        ring_seen_(desk.scroll.ring_seen),
        pending_(desk.choice.pending),
        menu_(desk.choice.menu),
        selected_(desk.choice.selected),
        dialog_hidden_(desk.choice.dialog_hidden),
        number_(desk.choice.number),
        pointer_(desk.pointer),
        refusals_(desk.refusals),
        refused_(desk.refused),
        cites_(desk.cites) {}

  // part.cpp
  int me() const;
  int other() const { return 1 - me(); }
  bool my_move() const;
  const ViewObject* object(Ref r) const;
  std::vector<const ViewOption*> options_of(Ref r, bool mana) const;
  const ViewOption* option_kind(OptionKind kind) const;
  const ViewOption* due_option() const;  // where passing is not possible: what must be done
  bool could_attack(Ref r) const;        // from here, in this turn
  std::string attack_words(Ref r) const;
  bool takes(Ref r) const;  // a click on it answers, or begins to
  bool none_of_many() const;
  Reason reason_for(const ViewObject& o) const;  // why the first thing to try with it is not legal
  int activated_ability(const ViewObject& o) const;  // the first of its card, -1: none
  bool may_withdraw(Ref r) const;                    // from the declaration that is being made
  CardFace face(const ViewObject& o) const;
  const char* w(Str word) const { return str(lang_, word); }
  // The key that does what `own` does by default, as buttons show it.
  std::string key_for(const std::string& own) const;
  void refresh() const { platform_.request_frame(); }
  void changed() const;

  // widgets.cpp
  enum class Look { brass, walnut, paper, rubric, plain };
  void button(const Rect& r, const Command& c, const std::string& label, const std::string& key,
              Look look, const Able& able = true, const std::string& second = {},
              const char* icon = nullptr) const;
  // One of several, of which one holds: a check mark says which.
  void choice(const Rect& r, const Command& c, const std::string& label, bool chosen,
              bool paper = false) const;
  void chosen_mark(float cx, float cy) const;
  void icon_button(const Rect& r, const Command& c, const char* icon,
                   const std::string& label) const;
  bool refuse(Cmd wanted) const;
  PlaceState place_cite(const Rect& r, const std::string& rule) const;
  // `line` 0: in the colour of its letters.
  void key_cap(float right, float cy, const std::string& key, ImU32 color, ImU32 line = 0) const;
  void panel(const Rect& r) const;
  void draw_pill(const Rect& r, unsigned fill, unsigned line) const;
  void slip(const Rect& r, bool lifted = true) const;
  void column(const Rect& r, bool left) const;
  // Where a part that scrolls stands in what it shows; can be pulled. At the right edge of `r`.
  void scroll_bar(const Rect& r, float content) const;
  void focus_ring(const Rect& r, float rounding) const;
  void life_disc(float cx, float cy, float rad, bool lit) const;
  void lozenges(const Rect& r, bool studs = true) const;

  Platform& platform_;
  Game& game_;
  Gfx& g_;
  Ui& ui_;
  Layout& lay_;
  const View*& v_;
  Lang& lang_;
  bool &touch_, &still_, &board_;
  std::map<std::string, std::string>& keys_;
  Screen& screen_;
  Sheet& sheet_;
  float &scroll_, &scroll_max_;
  Rect& bar_;
  float& bar_gain_;
  bool& bar_held_;
  Command& ring_seen_;
  Ref &pending_, &menu_, &selected_;
  bool& dialog_hidden_;
  int& number_;
  ImVec2& pointer_;
  std::vector<Refusal>& refusals_;
  Command& refused_;
  std::vector<std::string>& cites_;

 private:
  // A button while it is drawn.
  struct Button {
    Rect r;
    const std::string &label, &key, &second;
    const char* icon;
    Look look;
    bool enabled;
    bool tall = false;  // with a large label, and a line below it
    bool way = false;   // into a duel
    bool caps = false;  // shows its key
    float pad = 0, room = 0;
    ImU32 words = rgb(ink::kText), cap = rgb(ink::kText2), cap_line = rgb(ink::kCapLine);
  };
  void draw_button_body(Button& b, bool hovered) const;
  void fit_key(Button& b) const;
  void draw_tall_words(const Button& b) const;
  void draw_flat_words(const Button& b) const;
  bool draw_close_words(const Button& b) const;
};

}  // namespace upkeep
