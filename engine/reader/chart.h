// All readings of a line of words by a grammar. What a part of the grammar can mean at a place is
// found once and kept, so a line of many readings costs no more than its places and parts.
#pragma once
#include <memory>
#include <string>
#include <vector>

#include "reader/grammar.h"
#include "reader/tokens.h"

namespace upkeep::reader {

// What something means, and how far-fetched the rules are that say so.
struct Valued {
  JsonValue json;
  int weight = 0;
};
using Value = std::shared_ptr<const Valued>;

// A value in one line of JSON, keys in their order; used to tell values apart and to write them.
std::string to_json(const JsonValue& v);
// The members of both, the items of both; a value beside a list is one item more.
JsonValue together(JsonValue a, const JsonValue& b);

class Chart {
 public:
  Chart(const Grammar& grammar, const Line& line);

  // Every meaning of the whole line as that part, each once; at most kMaxMeanings.
  std::vector<Value> meanings(int part);
  // How far the words could be followed by any rule: the place where reading stopped.
  std::size_t furthest() const { return furthest_; }
  // Whether meanings were left out because there were too many.
  bool overflowed() const { return overflowed_; }

  static constexpr std::size_t kMaxMeanings = 400;

 private:
  struct Derivation {
    int rule = 0;
    std::vector<u16> ends;  // where each item ends
  };
  struct Span {
    u16 end = 0;
    std::vector<Derivation> ways;
    Value builtin;
    bool valued = false;
    std::vector<Value> values;
  };
  struct Cell {
    bool done = false;
    std::vector<Span> spans;
  };

  Cell& cell(int part, std::size_t at);
  void match(const Rule& rule, int index, std::size_t item, std::size_t at, std::vector<u16>& ends,
             Cell& to);
  void read_builtin(Builtin kind, std::size_t at, Cell& to);
  const std::vector<Value>& values(int part, std::size_t at, std::size_t end);
  void evaluate(const Derivation& way, std::size_t at, Span& span);

  const Grammar& g_;
  const Line& line_;
  std::vector<int> words_;
  std::vector<std::vector<Cell>> cells_;  // by place, then part
  std::size_t furthest_ = 0;
  bool overflowed_ = false;
};

}  // namespace upkeep::reader
