// Reads printed cards: English rules text in, the definition of a card file out. A card is read
// only if its trees say the same text again, word for word but for what tokens.h leaves out, and
// only if no other trees say it too; everything else is refused with a reason.
#pragma once
#include <memory>
#include <string>
#include <vector>

#include "cards/card.h"
#include "reader/chart.h"

namespace upkeep::reader {

// A card as data files have it.
struct PrintedCard {
  std::string name, mana_cost, type_line, text, power, toughness, loyalty;
  bool faces = false;  // has more than one
};

enum class Refusal : u8 {
  none,
  header,     // cost, types or size are none that cards have here: `detail` is which
  parts,      // a card of several parts
  words,      // a sentence that no rule of the grammar reads: `detail` is where reading stopped
  otherwise,  // read, but its trees say something else: `detail` is where the two part
  ambiguous   // trees that differ say this text, or there are more than can be tried
};

// "read", "header", "parts" and so on: the words of `duel read` and of what the page is told.
const char* refusal_name(Refusal refusal);

struct ReadCard {
  Refusal refusal = Refusal::none;
  std::string json;    // the definition, in the words of a card file
  std::string line;    // the sentence that is not read
  std::string detail;  // see Refusal
  std::string said;    // `otherwise`: what the nearest trees say
  // What each line that is not read lacks, the first of them as `refusal` and `detail` say it.
  std::vector<std::pair<Refusal, std::string>> lacks;
};

// The card as it would be printed today.
PrintedCard printed(const CardDb& db, u16 card);

// What the reader knows: the grammar, and room to try definitions in.
class Reader {
 public:
  Reader();
  ~Reader();
  // Another grammar than the program's own; false and why if it is wrong.
  bool use_grammar(std::string_view text, std::string& why);

  ReadCard read(const PrintedCard& card);
  // Whether what was read is exactly a card of the database. What was an interrupt or a mana source
  // is printed as an instant today.
  bool same_trees(const ReadCard& read, const CardDb& db, u16 card);
  // Whether a card of the database is read from its own text as exactly what it is.
  bool reads_itself(const CardDb& db, u16 card, ReadCard& out);

  struct Candidate {
    std::string json, said;
    bool same = false;  // says the text
  };
  // For `--explain`: what each line could mean, and what each of its meanings says.
  struct Explained {
    std::string line;
    std::vector<Candidate> candidates;
    std::string stopped;  // where reading stopped, if nothing could be read
  };
  std::vector<Explained> explain(const PrintedCard& card);

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace upkeep::reader
