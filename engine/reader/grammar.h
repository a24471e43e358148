// A grammar of card texts: rules that say how something is written and what it means.
//
//   effect:
//     destroy <objects>                  => {"do": "destroy", "what": $objects}
//     [you] draw (a card | <n> cards)    => {"do": "draw", "amount": $n}
//
// A rule is a pattern and a value. The pattern is made of words, <names> of other parts of the
// grammar, (one | another) and [what may be left out]; <name:label> gives a part a name of its own
// in the value. The value is written like JSON, in the words of card files (cards/README.md);
// $label stands for the value of a part. A member or item whose part was left out is left out too,
// and `a + b` puts two values together: the members of both, the items of both. Without a value a
// rule means what its only part means.
//
// Where two trees that are not the same say the same and do the same, one of them is how cards are
// written down: rules of the other have `~>` in place of `=>`, and count only where no others read
// the text. Each such rule says in a comment why the two are equal.
//
// Some parts are no rules but kinds of words: <#number>, <#size> … (Builtin).
#pragma once
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "cards/json_tree.h"

namespace upkeep::reader {

// The value of a rule: JSON with places for the values of its parts.
struct Meaning {
  enum class Kind : u8 { literal, part, sum, array, object, at } kind = Kind::literal;
  JsonValue literal;
  int part = -1;                  // which of Rule::items; -1: left out
  std::vector<Meaning> children;  // sum, array, object
  std::vector<std::string> keys;  // object
};

struct Item {
  bool rule = false;  // a part of the grammar rather than a word
  int id = 0;         // of the word or the part
};

struct Rule {
  int part = 0;  // what it is a way to write
  int line = 0;  // where it stands in the grammar
  int weight = 0;
  std::vector<Item> items;
  Meaning meaning;
};

enum class Builtin : u8 {
  none,
  number,   // "3", "three": the number
  size,     // "3/3": [3, 3]; "*" as 0
  change,   // "+1/-1": [1, -1], "+X/+0": ["x", 0]
  symbols,  // "{2}{R}": the text, as many symbols as there are
  name,     // words with capital letters: "Dark Depths"
  symbol,   // one symbol of mana
  count
};

class Grammar {
 public:
  // False where the text is wrong: `why` has the line and what is wrong with it.
  bool read(std::string_view text, std::string& why);

  int part(std::string_view name) const;  // -1 if there is none
  int word(const std::string& w) const;   // 0 if no rule has this word
  const std::string& part_name(int part) const { return names_[std::size_t(part)]; }
  Builtin builtin(int part) const { return builtins_[std::size_t(part)]; }
  const std::vector<int>& rules_of(int part) const { return by_part_[std::size_t(part)]; }
  const Rule& rule(int i) const { return rules_[std::size_t(i)]; }
  int part_count() const { return int(names_.size()); }
  std::size_t rule_count() const { return rules_.size(); }
  // Whether something that this part means can begin with the word.
  bool can_begin(int part, int word) const;

 private:
  friend class GrammarReader;
  int name_part(const std::string& name);
  int name_word(const std::string& w);
  bool finish(std::string& why);

  std::vector<Rule> rules_;
  std::vector<std::string> names_;
  std::vector<Builtin> builtins_;
  std::vector<std::vector<int>> by_part_;
  std::vector<std::vector<bool>> begins_;  // by part: which words; the last: any word
  std::unordered_map<std::string, int> parts_, words_;
};

}  // namespace upkeep::reader
