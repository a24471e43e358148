// One duel at a table: who sits where, what passes by itself, what may be undone, what the log
// says. No window, no browser: canvas, plain page, tests and embeds all go through this class, and
// through the per-seat view alone.
#pragma once
#include <memory>
#include <string>
#include <vector>

#include "search/flat.h"
#include "session/game_record.h"
#include "session/start.h"
#include "text/phrases.h"
#include "view/preview.h"
#include "view/view.h"

namespace upkeep {

enum class SeatKind : u8 { human, computer };

struct GameConfig {
  Era era = Era::foundations;
  Rules rules = preset(Era::foundations);
  SeatKind seats[kMaxPlayers] = {SeatKind::human, SeatKind::human};
  std::string names[kMaxPlayers];
  std::string deck_names[kMaxPlayers];  // names of standard decks, for the record
  std::vector<u16> decks[kMaxPlayers];
  std::string position;  // a `.duel` text that it begins from, or nothing
  u64 seed = 1;
  u8 first = kNoPlayer;
  bool ask_starter = false;  // by lot, who then says who starts, where the rules have it so
  Lang lang = Lang::en;
  bool open = false;  // two people look at the table together: no curtain
};

// The options of one state, as legal() lists them. Mana abilities come last in an `act` decision,
// so the list without them is its beginning.
struct OptionList {
  Option at[kMaxOptions];
  int count = 0, without_mana = 0;
};

// What a page about the rules lets its readers do of what is legal.
class ActGate {
 public:
  virtual ~ActGate() = default;
  virtual bool allows(const State& s, const CardDb& db, const Option& o) const = 0;
};

// At which steps passing by itself stops for a seat: bit per Step, [0] in the own turns, [1] in
// others'; and in which kinds of window, even with nothing to do there (WindowStop).
enum WindowStop : u8 { kStopInterrupt = 1, kStopResponse = 2, kStopPrevention = 4 };
struct Stops {
  u16 steps[2] = {0, 0};
  u8 windows = 0;
};
// What a player does not want to be asked about again.
enum class YieldTo : u8 {
  none,
  object,  // one thing that waits, until the other player does something
  every,   // this ability of this card, whenever nothing else of the other player's waits with it
};

struct LogLine {
  u32 serial = 0;  // rises by one a line
  u16 turn = 0;
  Step step = Step::none;
  u8 player = kNoPlayer;
  u16 card = 0, other_card = 0;  // definitions it speaks of, where the seat may know them
  Ref object = {};
  Ref other = {};
  Causes why;
  u32 at = 0;          // how many choices had been made
  bool event = false;  // of the duel (type), or a note about it
  LogEvent type = LogEvent::pass;
  Event told;        // what it says, of an event …
  Note note;         // … and of a note
  std::string text;  // the same in words, as the seat at the table may read it (Game::log())
};

// Something on the table that motion shows: an event of the engine that everybody sees.
struct AnimationEvent {
  u32 serial = 0;  // rises by one, also from duel to duel
  LogEvent type = LogEvent::pass;
  u8 player = kNoPlayer;
  i16 amount = 0;
  Ref object, other;
};

// What a duel comes to in numbers, for its end: lives as each turn begins, and after the last.
struct Summary {
  struct Lives {
    i16 life[kMaxPlayers] = {};
  };
  std::vector<Lives> lives;
  int damage[kMaxPlayers] = {};  // dealt to the player
  int casts[kMaxPlayers] = {};
};

// An answer to "why not?" and "what then?".
struct Explanation {
  ReasonCode code = ReasonCode::none;
  std::string text, rule, help;  // legal: text is what comes next
  struct Check {
    bool ok;
    std::string label, text;
  };
  std::vector<Check> checks;  // all that was asked of it, where it is something to do with priority
  std::string next;           // "Next chance: …", if time alone brings it
};
// A link of the chain that led to a line of the log; serial: of the line it is, or 0.
struct WhyLine {
  std::string text, rule;
  u32 serial = 0;
};
// What will happen if nobody does anything more.
struct ForecastLine {
  std::string text;
  bool certain = true;
  bool loss = false;  // something of the seat's dies, by what the next pass sets off
};
struct Forecast {
  struct Life {
    u8 player;
    i16 before, after;
  };
  bool any = false, certain = true;
  PreviewEnd end = PreviewEnd::nothing;
  std::vector<ForecastLine> lines;
  std::vector<Life> lives;
  bool lost = false;  // the seat loses the duel, whatever chance brings
  std::string stop;   // how it ends, in words
};

class Game : private AutomaticPass {
 public:
  explicit Game(const CardDb& db);

  void start(const GameConfig& config);
  // A duel from the position of a `.duel` text: header and position count, what is done in it does
  // not. Era (config.era if `era_given` and the text has it, else the text's first), switches and
  // seed are the text's. False, and nothing changes, if it cannot be built.
  bool start_text(const GameConfig& config, std::string_view text, bool era_given,
                  std::vector<PositionIssue>& issues);
  // The same players once more: with their decks, or from the position that the duel began from.
  void rematch(u64 seed);
  // A duel from elsewhere, as a link brings it: who sits where and the words are the config's. Its
  // choices from number `shown` on are then taken one at a time by show_next(), so that they can be
  // watched; until all have been, nobody acts. False, and nothing changes, if it is not legal.
  bool open(const GameConfig& config, const Session& session, std::size_t shown = ~std::size_t(0));
  std::size_t coming() const { return coming_.size(); }
  bool show_next();  // false behind a curtain, and when nothing is coming any more
  // Goes back to where another player's last turn began, so that what has been done since can be
  // watched by show_next() once more. Nothing of the duel changes.
  bool can_look_back() const;
  bool look_back();
  // Chance from this device, to be mixed in before the next thing that is left to chance: whoever
  // knew the duel until now cannot know what comes.
  void add_entropy(u64 value) { fresh_ = value; }
  // A state by hand, for pictures. It cannot be saved.
  void start_position(const GameConfig& config, const State& state);
  void stop();  // nothing is on the table any more
  const GameConfig& config() const { return config_; }
  bool running() const { return running_; }
  u32 duels() const { return duels_; }  // rises with every duel that is begun or restored
  bool over() const { return running_ && state_->over; }

  // The seat whose view is on the table: the human who decides (hot-seat), else the one human.
  u8 seat() const { return seat_; }
  // Hot-seat: the decision has gone to the other human. Until lift_curtain() views are of nobody's
  // hand.
  bool curtain() const { return curtain_; }
  void lift_curtain();
  const View& view();  // cached; rebuilt after changes
  void set_lang(Lang lang);

  // Those of the pending decision; legal() is asked once per state, whoever wants them.
  const OptionList& options() const;
  // Takes option `index` of the view, by whom it belongs to. Then passes what passes by itself.
  // False if it is not legal, behind a curtain, or the computer's.
  bool act(int index);
  Reason explain_option(const Option& attempt) const;
  bool may_hint() const;  // the seat at the table is asked now
  // What options of the seat say that would be taken one after the other, but for paying and being
  // done; ends where one is not there, or somebody else is asked.
  std::vector<std::string> path_words(const Option* path, int count) const;
  // Of option `index` (table/what_if.cpp): what the payer would tap for it; what it could be aimed
  // at, if that is asked first; why it could not be aimed there.
  std::vector<PayStep> would_pay(int index) const;
  std::vector<Option> would_target(int index) const;
  int mana_left(int index) const;  // in the pool of the seat, once it is taken
  Reason explain_target(int index, const Option& target) const;
  bool would_attack(int index) const;  // if all pass, an attack that it announces has somebody
  // table/explain.cpp
  Option attempt_with(const ViewObject& o) const;  // the first thing one could try with it now
  Explanation tell(const Reason& reason, const Option& attempt, const std::string& name);
  Explanation explain_object(const ViewObject& o);
  StepHint here();                             // the present moment in a sentence
  std::vector<WhyLine> why(u32 serial) const;  // of a line of the log: the nearest first
  Forecast preview();                          // as the seat at the table may know it
  Speech speech() const;                       // of the table: its words, its reader

  // Passing by itself: with nothing to do but pass and no stop set (auto_pass); until the end of
  // turn (cancelled by any input, by a decision other than passing, or where another player's
  // action finds something that could be done);
  // hold priority keeps it from happening after the own actions.
  void set_auto_pass(bool on) {
    auto_pass_ = on;
    ++settings_;
  }
  bool auto_pass() const { return auto_pass_; }
  // Between two people with a curtain, who is asked depends on what both can see (might_act()).
  // Without this, on what they could really do: fewer stops, which tell the other something.
  void set_alike(bool on) {
    alike_ = on;
    ++settings_;
  }
  bool alike() const { return alike_; }
  bool behind_curtains() const {  // two people, neither of whom may see the other's cards
    return !config_.open && !gate_seat_ && config_.seats[0] == SeatKind::human &&
           config_.seats[1] == SeatKind::human;
  }
  void pass_to_end_of_turn();
  bool passing_to_end() const { return passing_.until_turn && !passing_.broken_in_on; }
  void cancel_passing() { passing_.until_turn = 0; }
  // Passes, and in every later window of the same batch (or while the same stack waits) as well,
  // until another player does something new or something can still be saved.
  void decline_batch();
  bool can_decline_batch() const;
  // table/attack.cpp: the creatures of the seat that could be declared as attackers if everybody
  // passes from here to the attack; none where that is not the way to one. And the way there: with
  // a creature it is declared, unless somebody does something before.
  const std::vector<Ref>& attackers();
  bool could_attack(Ref creature);
  bool begin_attack(Ref creature = {});
  // While attackers are declared: whether another creature can attack a player, and every creature
  // that can does.
  bool can_attack_with_all() const { return next_attacker() >= 0; }
  bool attack_with_all();
  void set_hold(bool on) {
    hold_ = on;
    ++settings_;
  }
  // With a pace, against a computer, what waits on the stack and the damage of an attack lie open
  // to be read before the seat passes for them by itself: until go_on() nobody is asked. For how
  // many milliseconds that is, whoever shows the table says; 0: not at all. An attack of the
  // computer's stands until the seat passes, also if there is nothing that it could do about it.
  void set_pace(int milliseconds) {
    pace_ = milliseconds;
    ++settings_;
  }
  int pace() const { return pace_; }
  bool reading() const { return running_ && reading_at_ == session_.choices.size() + 1; }
  void go_on();
  bool hold() const { return hold_; }
  const Stops& stops(u8 seat) const { return stops_[seat]; }
  void set_stops(u8 seat, const Stops& stops) {
    stops_[seat] = stops;
    ++settings_;
  }
  // Of the seat at the table, about something of the other player's on the stack.
  YieldTo yield_of(Ref item) const;
  bool set_yield(Ref item, YieldTo to);  // and passes, if that is asked
  // Whether the pending question is one that an ability asks each time ("you may …"); and answers
  // it the same way from now on, until cancel_yields().
  bool can_always() const;
  bool always(bool yes);
  int yields() const;
  void cancel_yields();
  // Pause in every window: whoever is asked answers, also with nothing to do, so that the pace of
  // play does not tell what a hand holds.
  void set_pause(bool on) {
    pause_ = on;
    ++settings_;
  }
  bool pause() const { return pause_; }

  // table/teaching.cpp
  void set_gate(const ActGate* gate);  // nullptr: whatever is legal
  // The choices from the beginning, in place of those made; nothing passes by itself.
  bool play_again(const std::vector<u16>& choices);
  bool answer(const Option& option);  // the pending decision, whoever's it is
  void show_seat(u8 seat);            // the view stays this seat's
  bool may_pass() const;              // the gate, if there is one, lets whoever is asked pass

  bool can_undo() const;
  bool undo();  // the last choice of a human at this table, back to the last reveal
  bool can_redo() const;
  bool redo();  // what undo() has taken back, as long as nothing else was chosen
  // Hot-seat: the last choice, whatever has been revealed since, if the other agrees; both read of
  // it in the log. Whose choice that would be, or kNoPlayer.
  bool can_take_back() const;
  u8 take_back_seat() const;
  bool take_back();
  // One declared attacker or blocker out of the declaration that is being made; what was declared
  // after it is declared again.
  bool withdraw(Ref creature);

  // Other ways the duel could have gone are kept with it. Between two people who still play the
  // other has to agree (`agreed`).
  bool needs_consent() const;
  const std::vector<Variation>& branches() const { return branches_; }
  bool branch_at(std::size_t at, bool agreed);  // on from after `at` choices; this course is kept
  bool go_to_branch(std::size_t index, bool agreed);
  bool forget_branch(std::size_t index);
  bool concede(u8 player);

  // The computer: true while it owes a decision. step_computer does it here, in one go (native,
  // tests); the page asks its worker instead and hands the answer to computer_answer().
  bool computer_to_move() const;
  void step_computer(const FlatLimits& limits);
  bool computer_answer(const Option& option);
  u64 computer_seed() const;

  // Lines are put into words when they are asked for: in another language they are said anew.
  const std::vector<LogLine>& log() const;
  u8 log_reader() const;  // the one person at the table, else kMaxPlayers: what both know
  const Summary& summary() const { return summary_; }
  // The newest of what happened by choices made now: nothing of what was only played again.
  const std::vector<AnimationEvent>& happened() const { return happened_; }
  u32 changes() const { return changes_; }  // rises with everything that changes the question
  u32 version() const { return changes_ + settings_; }  // and with what the player has set
  u64 hash() const;
  const Session& session() const { return session_; }
  const State& state() const { return *state_; }
  const CardDb& cards() const { return origin_.cards(); }
  const Sense& sense() const;  // of cards(), made when it is asked for first
  ViewNames names() const;

  // Everything needed to go on later: config and choices, with a checksum. restore() leaves the
  // game as it was and says why if the bytes are no good.
  Record record() const;
  std::vector<u8> save() const;
  bool restore(const u8* data, std::size_t size, std::string& error);

 private:
  class Sink;
  bool choose(int index);  // an option of the pending decision, whoever's it is
  bool play(u16 choice);   // and its consequences: log, what may be undone
  void reset_table();
  // And its setup into the config.
  void take(Session session, Origin origin, std::vector<Note> notes = {});
  void use_entropy(u16 choice);  // if the choice leaves something to chance
  void rebuild();                // state and log from setup and choices
  std::string words_of(const LogLine& line) const;
  void state_changed() { options_.count = -1; }
  // After a choice: takes what needs no asking, then says who sits at the table.
  void run_to_next_question();
  // What a player has asked to be passed for, until they are asked again.
  struct Passing {
    u16 until_turn = 0;  // by itself until this turn is over, for `until_seat`
    u8 until_seat = kNoPlayer;
    bool broken_in_on = false;  // another player has acted since
    u8 declining = kNoPlayer;   // the seat that has declined the batch
    bool held = false;          // the seat keeps priority after what it has just done
    Ref attacker = {};          // to be declared when `attack_seat` is asked for attackers
    u8 attack_seat = kNoPlayer;
  };
  bool asked_alike() const { return alike_ && behind_curtains(); }
  // table/auto_pass.cpp, and what follows. Which option is taken without asking, or -1.
  int automatic_choice() const;
  int automatic_choice(const State& s, const Option* options, int count,
                       const Passing& passing) const;
  int after_pass(const State& s, const Option* options, int count) const override;
  bool ahead(int index, State& out) const;
  int toward_attack() const;
  void go_on_attacking();
  const StackObject* waiting(Ref item) const;
  static bool recurs(const StackObject& i);
  bool yielded(const State& s, u8 who) const;
  const StackObject* asking_again(const State& s) const;
  int standing_answer(const State& s, const Option* options, int count) const;
  void end_yields(u8 who);
  bool computer_forced() const;
  void changed();
  void hold_back(View& v) const;
  bool unread();
  bool attack_unseen() const;
  int next_attacker() const;
  void show_to_read(View& v) const;

  // undo.cpp
  Variation course() const;
  void set_course(Variation course);
  static Variation beginning(const Variation& course, std::size_t at);
  void sit_down();
  std::size_t last_turn_of_others() const;
  void forget_future();
  void note(NoteKind kind, u8 player, std::size_t at);
  void tell_notes(std::size_t at, bool last);
  void keep_branch(Variation course);

  const CardDb& db_;  // all cards there are; cards() may have a few more of a position
  Session session_;
  Origin origin_;                 // of session_
  std::unique_ptr<State> state_;  // session_ played to its end
  mutable OptionList options_;    // of state_; count -1: not asked for yet
  std::unique_ptr<State> trial_;  // what a choice would lead to
  std::unique_ptr<FlatPlayer> computer_;
  mutable std::unique_ptr<Sense> sense_;
  GameConfig config_;
  std::vector<u16> coming_;  // choices of the session still to be shown, the next one last
  std::vector<Entropy> coming_entropy_;
  std::vector<PersonChoice> coming_people_;  // those of the coming choices that people made
  u64 fresh_ = 0;                            // chance that waits for its use; 0: none
  bool savable_ = true;
  bool running_ = false;
  u32 duels_ = 0;
  const ActGate* gate_ = nullptr;
  bool gate_seat_ = false;
  u8 seat_ = 0;
  bool curtain_ = false;
  bool auto_pass_ = true;
  bool alike_ = true;
  bool pause_ = false;
  bool hold_ = false;
  Passing passing_;
  std::vector<Ref> attackers_;
  u32 attackers_at_ = 0;  // the changes() they are of
  int pace_ = 0;
  std::size_t reading_at_ = 0;  // choices before it, and 1; 0: nothing lies open to be read
  Ref read_;                    // what has been read last
  bool struck_ = false;         // combat damage to a player has not lain open yet
  bool attacked_ = false;       // no person was asked anything since attackers were declared
  enum class Answer : u8 { pass, yes, no };
  struct Yield {
    u8 seat = kNoPlayer;
    Ref object;  // none: this ability of this card
    u16 card = 0, ability = 0;
    Answer answer = Answer::pass;
  };
  std::vector<Yield> yields_;
  Stops stops_[kMaxPlayers];
  mutable std::vector<LogLine> log_;
  mutable std::size_t said_ = 0;  // lines that have their words in the language of now
  std::vector<AnimationEvent> happened_;
  Summary summary_;
  u32 happenings_ = 0;
  std::vector<PersonChoice> human_choices_;
  Variation future_;                 // what undo() has taken back, whole; or nothing
  std::vector<Variation> branches_;  // oldest first
  std::vector<Note> notes_;
  std::size_t undo_limit_[kMaxPlayers] =
      {};  // choices that would take back what this seat has seen since
  u32 serial_ = 0;
  u32 changes_ = 1;
  u32 settings_ = 0;
  u32 view_at_ = 0;  // the version() it was made of
  View view_;
};

}  // namespace upkeep
