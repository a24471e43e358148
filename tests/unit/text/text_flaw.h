// What can be seen to be wrong with a text without reading it.
#pragma once
#include <algorithm>
#include <cctype>
#include <set>
#include <string>
#include <vector>

#include "text/text.h"

namespace text_flaw {

using namespace upkeep;

// Words that are English and nothing else: none may stand in a text of another language.
inline const std::set<std::string>& english_words() {
  static const std::set<std::string> words = {
      "the",       "you",         "your",      "its",       "it's",       "their",
      "they",      "them",        "this",      "that",      "those",      "which",
      "who",       "whose",       "when",      "whenever",  "where",      "each",
      "every",     "another",     "other",     "others",    "any",        "may",
      "can",       "can't",       "cannot",    "must",      "if",         "unless",
      "until",     "instead",     "otherwise", "as",        "though",     "for",
      "from",      "with",        "without",   "into",      "onto",       "under",
      "among",     "between",     "before",    "after",     "during",     "beginning",
      "end",       "turn",        "turns",     "step",      "phase",      "upkeep",
      "combat",    "creature",    "creatures", "land",      "lands",      "artifact",
      "artifacts", "enchantment", "spell",     "spells",    "ability",    "abilities",
      "target",    "targets",     "token",     "tokens",    "counter",    "counters",
      "damage",    "life",        "hand",      "library",   "graveyard",  "battlefield",
      "player",    "players",     "opponent",  "opponents", "controller", "owner",
      "destroy",   "destroyed",   "exile",     "exiled",    "sacrifice",  "discard",
      "draw",      "draws",       "deals",     "deal",      "gain",       "gains",
      "lose",      "loses",       "put",       "puts",      "return",     "returns",
      "tap",       "untap",       "tapped",    "untapped",  "attack",     "attacks",
      "block",     "blocks",      "attacking", "blocking",  "choose",     "chosen",
      "search",    "shuffle",     "reveal",    "prevent",   "regenerate", "enchanted",
      "equipped",  "power",       "toughness", "cost",      "costs",      "pay",
      "pays",      "add",         "number",    "equal",     "many",       "much",
      "more",      "less",        "greater",   "than",      "not",        "and",
      "or",        "of",          "to",        "at",        "white",      "blue",
      "black",     "red",         "green",     "colorless", "is",         "are",
      "isn't",     "aren't",      "was",       "has",       "have",       "gets",
      "get",       "becomes",     "become",    "enters",    "leaves",     "dies",
      "wins",      "game"};
  return words;
}

// The words of a text, small, without the names given: those are English everywhere.
inline std::string english_word_in(std::string text, const std::set<std::string>& names,
                                   Lang lang) {
  if (lang == Lang::en) return {};
  // The longest first: "Elemental" is a name and stands in another.
  std::vector<std::string> longest(names.begin(), names.end());
  std::stable_sort(longest.begin(), longest.end(),
                   [](const auto& a, const auto& b) { return a.size() > b.size(); });
  const auto letter_at = [&](std::size_t i) {
    return i < text.size() && (std::isalpha(u8(text[i])) || u8(text[i]) > 127);
  };
  for (const std::string& name : longest) {
    for (std::size_t i = 0; (i = text.find(name, i)) != std::string::npos;) {
      // "Cancel" is a card, and the beginning of a word in Spanish.
      if (letter_at(i + name.size()))
        ++i;
      else
        text.erase(i, name.size());
    }
  }
  std::string word;
  bool symbol = false;
  for (char c : text + " ") {
    if (c == '{') symbol = true;
    const bool letter =
        (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '\'' || u8(c) > 127;
    if (letter && !symbol) {
      word += c >= 'A' && c <= 'Z' ? char(c + 32) : c;
    } else {
      // The other languages have these too.
      const bool both = (lang == Lang::pt && (word == "as" || word == "for" || word == "exile")) ||
                        (lang == Lang::it && word == "creature") ||
                        (lang == Lang::es && word == "has");
      if (!both && english_words().count(word)) return word;
      word.clear();
    }
    if (c == '}') symbol = false;
  }
  return {};
}

// Empty if nothing is. A phrase (a summary, a line of the log) needs no full stop however long it
// is.
inline std::string flaw(const std::string& text, Lang lang, bool phrase = false) {
  auto has = [&](const char* part) { return text.find(part) != std::string::npos; };
  for (const char* bad : {"  ", " .", " ,", "..", ",,", "\n\n", "[", "]", "<", ">", "%", "~",
                          "\x01", "{0:", "{1:", "{2:", " \n", ":.", "; ;"}) {
    if (has(bad)) return std::string("has \"") + bad + "\"";
  }
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] != '{') continue;
    std::size_t end = text.find('}', i);
    if (end == std::string::npos || end - i > 5) return "an open brace";
    std::string symbol = text.substr(i + 1, end - i - 1);
    if (symbol.find_first_not_of("0123456789WUBRGCXTQP/") != std::string::npos) {
      return "unknown symbol " + symbol;
    }
  }
  // A paragraph ends with a stop unless it is a list of names.
  std::string line;
  for (char c : text + "\n") {
    if (c != '\n') {
      line += c;
      continue;
    }
    char first = line.empty() ? ' ' : line[0];
    if (first >= 'a' && first <= 'z') return "starts small: " + line;
    bool sentence = line.find(". ") != std::string::npos || line.size() > 60;
    auto ends = [&](const char* with) {
      const std::string w = with;
      return line.size() >= w.size() && line.compare(line.size() - w.size(), w.size(), w) == 0;
    };
    if (sentence && !ends(".") && !ends("”") && !ends("—") && !phrase) return "unfinished: " + line;
    line.clear();
  }
  if (lang == Lang::pt) {
    for (const char* open : {" de o ", " de a ", " em o ", " em a ", " a o ", " a os ", " por o ",
                             " por a ", " de esse", " de este", " em esse", " em este", " a a "}) {
      if (has(open)) return std::string("not contracted: ") + open;
    }
  }
  if (lang == Lang::es) {
    for (const char* open : {" de el ", " a el ", " y i", " o o", " a ti a ti"}) {
      if (has(open)) return std::string("not contracted: ") + open;
    }
  }
  if (lang == Lang::it) {
    for (const char* open :
         {" di il ", " di la ", " di le ", " di i ",  " a il ", " a la ",  " da il ", " da la ",
          " in il ", " in la ", " su il ", " su la ", " di l'", " a gli ", " una a",  " una e",
          " uno a",  " un s",   " il a",   " il e",   " la a",  " lo a"}) {
      if (!has(open)) continue;
      const std::size_t at = text.find(open);
      // "un segnalino", "un solo": before s and a vowel "un" is right.
      if (std::string(open) == " un s" &&
          std::string("aeiou").find(text[at + 5]) != std::string::npos)
        continue;
      return std::string("not contracted: ") + open;
    }
  }
  return {};
}

}  // namespace text_flaw
