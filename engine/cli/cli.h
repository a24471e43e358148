// What the commands of `duel` share: arguments, files, decks, chance.
#pragma once
#include <functional>
#include <string>
#include <vector>

#include "decks/load.h"
#include "duel.h"
#include "session/session.h"
#include "text/text.h"
#include "util/prng.h"
namespace upkeep::scenario {
struct Scenario;
struct Issue;
}  // namespace upkeep::scenario
namespace upkeep::cli {

// The arguments of a command: options are taken out by name, the rest is left in order.
class Args {
 public:
  Args(int argc, char** argv, int from);
  // Each takes out the option it names; finish() reports options that nothing has taken.
  bool flag(const char* name);
  bool text(const char* name, std::string& out);
  bool number(const char* name, long long& out);
  bool rules(Era& out, bool& given);
  // Both say whether the option is there; what it names must be good for ok().
  bool language(Lang& out);                         // `--lang`
  bool output(const char* name, std::string& out);  // a file that can be written
  std::vector<std::string> rest();                  // what is no option
  bool finish();
  bool ok() const { return ok_; }

 private:
  std::vector<std::string> words_;
  bool ok_ = true;
};

bool read_file(const std::string& path, std::string& out);
// Why a path cannot be read as `expected`, "a .duel file": it is not there, a folder, empty. Empty
// if it can be.
std::string path_trouble(const std::string& path, const char* expected);
// Reads such a file, or says on stderr why not.
bool read_input(const std::string& path, const char* expected, std::string& out);
// Why no file can be written there; empty if one can be. Asked before a long work, not after it.
std::string write_trouble(const std::string& path);
bool write_file(const std::string& path, const std::string& bytes);
// A `.duel` file; says on stderr what is wrong with it, with file and line.
bool read_scenario(const std::string& path, scenario::Scenario& out);
// The files below a path that end so, sorted; the path itself if it is a file.
bool list_files(const std::string& path, const char* ending, std::vector<std::string>& out);
// Those of all paths. Says on stderr which path is not there, or is a folder without any.
bool take_files(const std::vector<std::string>& paths, const char* ending,
                std::vector<std::string>& out);
// What a command does with a puzzle under one era: false if the puzzle is not good; with an issue
// if it can't be played at all.
using PuzzleCommand = std::function<bool(const std::string& path, const scenario::Scenario& file,
                                         Era era, scenario::Issue& issue)>;
// Every `.duel` file below the paths under each of its eras, or only one; issues go to stderr.
// Returns the exit code: 0 if all are good, 2 if there is no file.
int each_puzzle(const std::vector<std::string>& paths, const Era* only, const PuzzleCommand& play);

// A deck of the program by its name, or one from a file in any form that decks/list.h reads; null,
// and what is wrong on stderr, if it is neither.
const DeckDef* find_deck(const std::string& name);
// Decks from "a,b", or from the path of a file. For an empty text the first two: of the benchmark
// decks if `bench` is set.
bool parse_decks(const std::string& text, bool bench, std::vector<const DeckDef*>& out);
// Whether the decks are legal in the era; reports what is wrong. Benchmark decks always are.
bool decks_fit(const std::vector<const DeckDef*>& decks, Era era);
std::vector<u16> deck_cards(const DeckDef& deck);

class Chance {
 public:
  explicit Chance(u64 seed) : state_(seed * kGoldenRatio64 + 1) {}
  u32 below(u32 n) { return upkeep::below(next_random(state_), n); }

 private:
  u64 state_;
};

// A session from a replay file or a record of the page. Empty, or the code of why not.
std::string read_session(const std::string& text, const CardDb& db, Session& out,
                         std::string* names = nullptr);
// A sentence for such a code, or for one of a link, with the code in parentheses.
std::string trouble_words(const std::string& code);

// What `replay` prints instead of the end: the duel as text to be read, or as a `.duel` file.
class Telling {
 public:
  bool take(Args& a);  // --text [--lang L] [--seat A|B|both], --duel
  bool wanted() const { return text_ || duel_; }
  // Empty, or why not.
  std::string tell(const Session& session, const std::string* names) const;

 private:
  bool text_ = false, duel_ = false;
  Lang lang_ = Lang::en;
  u8 seat_ = kMaxPlayers;  // what everybody knows
};

std::string hex(u64 n);
double now();  // seconds

int test(Args& a);
int step(Args& a);
int bench(Args& a);
int perft(Args& a);
int record(Args& a);
int replay(Args& a);
int match(Args& a);
int ladder(Args& a);
int train(Args& a);
int review(Args& a);
int balance(Args& a);
int stops(Args& a);
int cards(Args& a);
int read(Args& a);
int compare(Args& a);
int coverage(Args& a);
int play(Args& a);
int solve(Args& a);
int tries(Args& a);
int tactics(Args& a);
int lint(Args& a);
int link(Args& a);
int link_stats(Args& a);

}  // namespace upkeep::cli
