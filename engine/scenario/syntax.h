// What a `.duel` file says, as a list of statements with their places in the file. The parser
// (parse.h) makes it from text and knows neither cards nor rules; run.h plays it.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "event.h"
#include "ids.h"
#include "rules/ruleset.h"
#include "text/message.h"

namespace upkeep::scenario {

struct Pos {
  u32 line = 0, column = 0;  // from 1; columns count characters
};

struct Issue {
  Pos pos;
  Message message;  // what is wrong, what was expected
};
// "file:line:column: message"
std::string format_issue(const std::string& path, const Issue& issue);

// How an object or player is named.
enum class NameKind : u8 {
  object,   // a label or a card name
  player,   // A, B, C, D
  zoned,    // A.grave:Terror
  spell,    // spell Jump
  ability,  // ability Pestilence
};
struct Name {
  NameKind kind = NameKind::object;
  u8 player = kNoPlayer;   // player, zoned
  Zone zone = Zone::none;  // zoned
  std::string text;
  Pos pos;
};
std::string name_words(const Name& n);

struct ManaText {
  u8 kinds[kManaKinds] = {};
  u8 generic = 0;
};

struct Modifiers {
  bool tapped = false, sick = false, face_down = false, token = false;
  int damage = -1;
  struct Count {
    Counter kind;
    int n;
  };
  std::vector<Count> counters;
  bool has_host = false;
  Name host;
  u8 owner = kNoPlayer, controller = kNoPlayer;
  std::string chosen;
  Pos chosen_pos;
  bool any = false;
};

struct Entry {
  // A card name; or the words of a plain creature or token, as define_simple() takes them.
  std::string name;
  bool defined = false;
  int count = 1;
  std::string label;
  Modifiers mods;
  Pos pos;
};

enum class Kind : u8 {
  // header
  rules,
  first,
  turn,
  start,
  start_game,
  goal,    // player, word: wins or survives; number: by the end of which turn, 0: of the first
  tactic,  // word: its class; player: who is to find it; of, step, number: until when; value: who
           // the other seat is
  option,
  // position
  zone,
  deck,
  life,
  mana,
  counters,
  // actions
  play,
  cast,
  activate,
  tap,
  attack,
  block,
  order,
  assign,
  choose,
  yes,
  no,
  discard,
  mulligan,
  keep,
  pass,
  fizzle,
  concede,
  takes,    // A takes 3: that option of the pending question, counted as in a session
  entropy,  // chance from outside, as a session has it
  resolve,
  until_step,
  until_turn,
  // expectations
  happened,
  not_happened,
  holds,
  end,
};
inline bool is_header(Kind k) { return k <= Kind::option; }
inline bool is_position(Kind k) { return k >= Kind::zone && k <= Kind::counters; }
inline bool is_action(Kind k) { return k >= Kind::play && k <= Kind::until_turn; }
inline bool is_expectation(Kind k) { return k >= Kind::happened; }

enum class Can : u8 { none, can, cannot };

// `with kicker`, and what else of this kind follows the targets.
struct With {
  std::string word;  // kicker, buyback, flashback …
  int times = 1;
  Pos pos;
};
struct Attacker {
  std::vector<Name> band;  // one, or several that form a band
  bool has_target = false;
  Name target;
};
struct Block {
  Name blocker;
  Name attacker;
};
struct Share {
  Name to;
  int amount = 0;
};

struct EventPattern {
  LogEvent type = LogEvent::pass;
  u8 player = kNoPlayer;
  bool has_object = false, has_other = false;
  Name object, other;
  int amount = -1;  // -1: any
  Counter counter = Counter::count;
  Step step = Step::none;
  WindowKind window = WindowKind::interrupt;
};

enum class CheckKind : u8 {
  lives,       // life 17 20
  life,        // A.life 17
  zone_count,  // A.hand 3
  zone_is,     // A.hand Terror, Island
  zone_has,
  zone_lacks,
  pool,      // A.mana RR
  counters,  // A.counters poison 3; or of an object
  stack,     // names, next to resolve first
  step,
  active,
  to_act,
  wins,
  drawn,
  // of an object
  power_toughness,
  tapped,
  untapped,
  sick,
  damage,
  has,
  lacks,
  color,
  type,
  subtype,
  controller,
  on,
  attacking,
  blocked,
  unblocked,
  in_zone,
};
struct Check {
  CheckKind kind = CheckKind::stack;
  Pos pos;
  u8 player = kNoPlayer;
  Zone zone = Zone::none;
  Name subject, other;
  std::vector<Entry> items;
  std::vector<int> numbers;
  std::vector<Name> names;
  ManaText mana;
  Counter counter = Counter::count;
  Step step = Step::none;
  Keyword keyword = Keyword::count;
  ColorSet colors = 0;
  TypeSet types = 0;
  u8 supers = 0;
  std::string word;  // subtype
  std::string text;  // as written
};

struct Statement {
  Kind kind = Kind::pass;
  Can can = Can::none;
  u8 eras = 0;               // bit per Era this line is for; 0: all
  bool then = false;         // of a tactic: what the other seat answers, where it can
  bool given = false;        // an action that belongs to the position
  bool alternative = false;  // of a tactic: or else this, instead of the expectation before
  u8 player = kNoPlayer;
  Pos pos;
  std::string text;  // the line without comment and outer blanks

  Name object;
  std::vector<Name> names;  // targets; what is ordered, chosen, discarded, kept at the bottom
  std::vector<int> modes, divide;
  std::vector<With> with;
  int x = -1;
  int ability = 0;  // from 1, 0: not said
  bool has_pay = false;
  ManaText pay;  // pay; for tap: `for`
  bool has_for = false;
  std::vector<Attacker> attackers;
  std::vector<Block> blocks;
  std::vector<Share> shares;
  std::string because;

  Zone zone = Zone::none;
  bool empty_zone = false;
  std::vector<Entry> items;
  int number = 0;
  u64 large = 0;  // entropy
  Counter counter = Counter::count;
  Step step = Step::none;
  std::string word, value;  // option name and value; goal: what is wanted, and how it is compared
  u8 of = kNoPlayer;        // goal: whose life or hand, of which `x` is wanted
  Pos value_pos;

  EventPattern event;
  std::vector<Check> checks;

  bool applies(Era era) const { return eras == 0 || (eras >> int(era) & 1); }
};

// What the author says at a place of the file, to whoever looks at the board there.
struct Saying {
  Pos pos;
  u8 eras = 0;    // bit per Era; 0: all of the file's
  int lang = -1;  // Lang; -1: where there are no words in the reader's own
  std::string words;
};

struct Scenario {
  std::string path;
  std::string title, id, cite;
  std::vector<Era> rules;
  Pos rules_pos;
  u64 seed = 1;
  u8 players = 2;  // 1 + the greatest player named
  std::vector<Statement> statements;
  std::vector<Saying> sayings;
  std::vector<Statement> given;  // actions that have happened when the position is reached
};

// What the position of a tactic is about: the words that a `tactic` line may have.
const std::vector<std::string>& tactic_classes();
const Statement* tactic_of(const Scenario& file, Era era);  // null if there is none

// Words shared by the parser and the messages.
const char* step_word(Step s);
bool parse_step(std::string_view word, Step& out);
const char* zone_word(Zone z);
bool parse_zone(std::string_view word, Zone& out);
const char* counter_word(Counter c);
bool parse_counter(std::string_view word, Counter& out);
// The value of a switch as its table spells it; empty if the text is none.
std::string switch_value(const std::string& name, std::string_view text);
std::string keyword_words(Keyword k);
bool parse_keyword(std::string_view words, Keyword& out);
const char* color_word(int color);
bool parse_color(std::string_view word, int& out);
const char* event_word(LogEvent t);
const char* window_word(WindowKind window);
std::string mana_words(const ManaText& m);
char player_letter(u8 player);
bool same_name(std::string_view a, std::string_view b);  // letters' case aside

}  // namespace upkeep::scenario
