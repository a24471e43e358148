// What one seat may see, ready to be drawn: the canvas, the page's plain mirror, tests and embeds
// all read this and nothing else of a State. It holds nothing the seat may not know: hidden cards
// are counts or face-down entries without definition. Built anew after each decision (not a hot
// path).
#pragma once
#include <string>
#include <vector>

#include "duel.h"
#include "text/text.h"

namespace upkeep {

constexpr u8 kEverySeat = 0xFE;  // an onlooker who sees all (tests, tutorial boards)

enum ViewFlag : u32 {
  kVTapped = 1,
  kVSick = 2,
  kVAttacking = 4,
  kVBlocking = 8,
  kVBlocked = 16,
  kVFaceDown = 32,
  kVToken = 64,
  kVTarget = 128,    // is a target of something on the stack
  kVUsable = 256,    // some option of the pending decision concerns it (for this seat)
  kVSelected = 512,  // picked already in the pending decision
  kVCopy = 1024,
  kVUnknown = 2048,  // the seat may not know what it is
  kVDying = 4096,    // batch timing: destroyed or as good as dead, and not yet gone
  kVAsked = 8192     // an effect of this phase waits to be taken up
};

struct ViewObject {
  Ref ref;       // handle for options; none for unknown cards in a hand: a slot tells where in its
                 // owner's deck list a card stood
  u16 card = 0;  // definition (0: unknown)
  Zone zone = Zone::none;
  u8 owner = 0, controller = 0;
  u32 flags = 0;
  std::string name, type_line;  // in the view's language
  TypeSet types = 0;
  ColorSet colors = 0;
  i16 power = 0, toughness = 0, base_power = 0, base_toughness = 0;
  i16 damage = 0;
  i16 waiting = 0;  // damage assigned to it and not yet dealt
  i16 counters[kCounterKinds] = {};
  u8 rare_kind[kRareCounters] = {};
  i16 rare_n[kRareCounters] = {};
  KeywordSet keywords = 0;  // what it has now
  Ref attached_to;
  u8 attacked_player = kNoPlayer;
  Ref attacked;
  std::vector<Ref> blocking;
  u8 place = 0;  // in the order in which the attacker it blocks deals damage, from 1; 0: no order
  u8 band = 0;
  u8 strikes = 0;    // how often an attacker still deals its combat damage
  std::string note;  // chosen colour, named type …
  u8 mask = 0;       // of several that the seat does not know: the number in its name
};

struct ViewStackEntry {
  Ref ref, source;
  u16 card = 0;
  u8 controller = 0;
  bool ability = false;
  std::string name, kind, effect;  // kind: "Instant"; effect: short summary
  std::vector<Ref> target_objects;
  std::vector<u8> target_players;
  std::string targets;  // "→ Grizzly Bears"
};

// Batch timing: a window that is open. Inner ones interrupt outer ones.
struct ViewWindow {
  WindowKind kind = WindowKind::interrupt;
  Ref about;              // interrupt: what may be interrupted
  u16 base = 0;           // how many entries of the batch, from its beginning, it lies above
  u8 player = kNoPlayer;  // who is asked in it now; only in the innermost
  std::string title;      // "Damage prevention"
  std::string line;       // "Ana may interrupt Giant Growth"
};
// Damage that one source has assigned to one recipient.
struct ViewPacket {
  Ref source, to;
  u16 card = 0;              // definition of the source, 0: unknown
  u8 to_player = kNoPlayer;  // if not `to`
  i16 amount = 0;
  bool combat = false, unpreventable = false;
  std::string text;  // "Lightning Bolt → Grizzly Bears: 3"
};

// One of those among whom something is divided, in the order in which they are asked about.
struct ViewShare {
  Ref to;
  u8 to_player = kNoPlayer;  // if not `to`
  std::string name;
  i16 given = -1;  // -1: not yet
  i16 lethal = 0;  // what would destroy it, by what is marked and assigned already; 0: a player
  bool asked = false;
};
// One of those that have been put in order already.
struct ViewPlaced {
  Ref object;
  u16 card = 0;
  std::string text;
};

struct ViewPlayer {
  std::string name;
  i16 life = 20;
  u16 poison = 0;
  u16 pool[kManaKinds] = {};
  u16 library = 0, hand = 0, graveyard = 0, exile = 0;
  bool active = false, priority = false, lost = false;
  bool chosen = false;  // as a target of what is being announced
};

struct ViewOption {
  Option option;
  u16 index = 0;     // position in legal()'s list: what act() takes
  std::string text;  // "Cast Lightning Bolt", "Pass → combat damage"
  std::string key;   // suggested key
};

struct View {
  u8 seat = 0;
  Lang lang = Lang::en;
  Vocabulary words = Vocabulary::modern;
  Era era = Era::foundations;
  u16 turn = 0;
  Step step = Step::none;
  std::string step_name;    // in the view's language
  bool six_phases = false;  // as in 1997, with the attack inside main
  bool burns = false;       // unspent mana costs life
  u8 active = 0;
  bool over = false;
  u8 winner = kNoPlayer;
  std::vector<ViewPlayer> players;
  std::vector<ViewObject>
      objects;  // battlefield, own hand (others' hands: unknown), graveyards, exile, stack cards
  std::vector<ViewStackEntry> stack;       // next to resolve first
  std::vector<ViewWindow> windows;         // outermost first
  std::vector<ViewPacket> pending_damage;  // damage waiting to be dealt
  // the pending decision, and its options if it is this seat's
  DecisionKind kind = DecisionKind::none;
  Prompt prompt = Prompt::none;
  u8 to_act = kNoPlayer;
  std::string question;   // "Choose a target for Lightning Bolt"
  std::string pass_text;  // what passing does: "→ Lightning Bolt resolves"
  i16 lo = 0, hi = 0, done = 0;
  Ref about;
  std::vector<ViewOption> options;
  std::vector<PayStep> proposed;   // pay_mana: what the payer would tap
  std::vector<ViewShare> shares;   // divide: everybody who gets something
  i16 whole = 0;                   // divide: how much there is in all
  std::vector<ViewPlaced> placed;  // order: those that have their place, the first first
  u16 announced =
      0;  // definition of what is being cast or activated: it is in no zone that is shown
};

struct ViewNames {
  std::string player[kMaxPlayers];
};

// What a table does for its player without asking.
class AutomaticPass {
 public:
  virtual ~AutomaticPass() = default;
  // Of the options in `s`, without mana abilities: the one that is taken for whoever decides there
  // after they have just passed, or -1 if they are asked.
  virtual int after_pass(const State& s, const Option* options, int count) const = 0;
};
// What whoever asks for a view knows already.
struct ViewContext {
  const Option* options = nullptr;  // as legal() lists them for this state; null: not known
  int option_count = 0;
  const AutomaticPass* automatic = nullptr;  // null: the player is asked every time
};

View make_view(const State& s, const CardDb& db, u8 seat, Lang lang, const ViewNames& names,
               const ViewContext& known = {});
// The same as JSON for the page (stable key order, no hidden information).
std::string view_json(const View& v, const CardDb& db);
// Has the event a line in the log? What everybody sees on the table has none.
bool has_log_line(const Event& e);
// One line of the log for an event as `seat` may read it; empty if it has no line.
std::string log_text(const Event& e, const CardDb& db, u8 seat, Lang lang, const ViewNames& names,
                     Vocabulary words = Vocabulary::modern);

}  // namespace upkeep
