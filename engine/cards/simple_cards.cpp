// Plain creatures and tokens written in words: "creature 4/1 red [flying, first strike]",
// "token 1/1 green Saproling".
#include <algorithm>

#include "cards/load.h"

namespace upkeep {

namespace {

bool parse_size(std::string_view word, i8& power, i8& toughness) {
  int value[2] = {0, 0}, digits[2] = {0, 0}, side = 0;
  for (char c : word) {
    if (c == '/' && side == 0) {
      side = 1;
    } else if (c >= '0' && c <= '9' && digits[side] < 2) {
      value[side] = value[side] * 10 + (c - '0');
      ++digits[side];
    } else {
      return false;
    }
  }
  power = i8(value[0]);
  toughness = i8(value[1]);
  return side == 1 && digits[0] > 0 && digits[1] > 0;
}

std::string_view next_word(std::string_view& rest) {
  while (!rest.empty() && rest.front() == ' ') rest.remove_prefix(1);
  std::size_t end = rest.find_first_of(" [");
  if (end == 0) end = 1;
  std::string_view word = rest.substr(0, end);
  rest.remove_prefix(word.size());
  return word;
}

// "first strike", "protection from red" → first_strike, protection_red
int find_keyword(std::string_view written) {
  std::string name, small(written);
  for (char& c : small)
    if (c >= 'A' && c <= 'Z') c = char(c + 32);
  std::string_view words = small;
  constexpr std::string_view from = "protection from ";
  bool protection = words.substr(0, from.size()) == from;
  if (protection) {
    name = "protection_";
    words.remove_prefix(from.size());
  }
  for (char c : words) name += c == ' ' ? '_' : c;
  return keyword_words().find(name);
}

// "flying, first strike]": what stands behind the bracket. False, and why, if a word is unknown.
bool take_keywords(std::string_view& rest, KeywordSet& keywords, std::string& names,
                   Message& wrong) {
  const std::size_t close = rest.find(']');
  if (close == std::string_view::npos) {
    wrong = Str::duel_flaw_bracket_not_closed;
    return false;
  }
  std::string_view list = rest.substr(0, close);
  rest.remove_prefix(close + 1);
  while (!list.empty()) {
    const std::size_t comma = list.find(',');
    std::string_view one = list.substr(0, comma);
    list.remove_prefix(comma == std::string_view::npos ? list.size() : comma + 1);
    while (!one.empty() && one.front() == ' ') one.remove_prefix(1);
    while (!one.empty() && one.back() == ' ') one.remove_suffix(1);
    const int k = find_keyword(one);
    if (k < 0) {
      wrong = sentences({{Str::duel_flaw_unknown_keyword, {std::string(one)}},
                         expected_words(keyword_words(), one)});
      return false;
    }
    keywords |= bit(Keyword(k));
    names += (names.empty() ? "" : ", ") + std::string(one);
  }
  return true;
}

// False if the database has no room for another.
bool take_subtype(CardDb& db, std::string_view word, CardDef& card) {
  const u16 at = db.intern_subtype(std::string(word));
  if (at == kNoIndex) return false;
  std::vector<u8>& creatures = db.creature_types;
  if (!is_noncreature_subtype(word) &&
      std::find(creatures.begin(), creatures.end(), u8(at)) == creatures.end())
    creatures.push_back(u8(at));
  if (!card.subtypes.has(at)) card.subtype_order.push_back(u8(at));
  card.subtypes.add(at);
  return true;
}

}  // namespace

u16 define_simple(CardDb& db, const std::string& words, Message& error) {
  std::string_view rest = words;
  std::string_view kind = next_word(rest);
  CardDef card;
  card.token = kind == "token";
  card.types = kCreature;
  if (words.size() > 200 || (kind != "token" && kind != "creature")) {
    error = Str::duel_flaw_expected_creature_or_token;
    return 0;
  }
  std::string_view size = next_word(rest);
  if (!parse_size(size, card.power, card.toughness)) {
    error = {Str::duel_flaw_expected_power_toughness, {std::string(size)}};
    return 0;
  }
  PoolSizes before = pool_sizes(db);
  auto refuse = [&](const Message& why) {
    cut_pools(db, before);
    error = why;
    return u16(0);
  };
  std::string described = std::string(size), subtype_name, keyword_names;
  for (std::string_view word = next_word(rest); !word.empty(); word = next_word(rest)) {
    if (word == "[") {
      Message wrong;
      if (!take_keywords(rest, card.keywords, keyword_names, wrong)) return refuse(wrong);
      continue;
    }
    int color = color_words().find(word);
    const u64 type = type_words().find(word);
    if (color >= 0) {
      card.colors = ColorSet(card.colors | 1 << color);
      described += " " + std::string(word);
    } else if (type & (kArtifact | kCreature | kEnchantment | kLand)) {
      card.types = TypeSet(card.types | type);
      if (type != kCreature) described += " " + std::string(word);
    } else if (word == "legendary") {
      card.supers |= kLegendary;
      described += " legendary";
    } else if (word[0] >= 'A' && word[0] <= 'Z' && word.size() <= 24) {
      if (!take_subtype(db, word, card)) return refuse(Str::duel_flaw_too_many_creature_types);
      subtype_name += (subtype_name.empty() ? "" : " ") + std::string(word);
    } else if (word != "colorless") {
      return refuse(sentences({{Str::duel_flaw_unknown_word, {std::string(word)}},
                               Str::duel_flaw_expected_simple_card_words}));
    }
  }
  // A token is called by its types (CR 111.4); a test creature by what it is.
  if (card.token) {
    card.name = subtype_name.empty() ? "Token" : subtype_name;
  } else {
    card.name = "Creature " + described;
    if (!subtype_name.empty()) card.name += " " + subtype_name;
    if (!keyword_names.empty()) card.name += " [" + keyword_names + "]";
  }
  card.art = "bird-claw";
  card.fixture = true;
  if (u16 same = find_token(db, card)) {
    cut_pools(db, before);
    return same;
  }
  if (db.cards.size() >= kMaxPool) return refuse(Str::duel_flaw_too_many_cards);
  card.id = u16(db.cards.size());
  card.file = "simple";
  summarise_abilities(db, card);
  db.cards.push_back(card);
  note_new_cards(db, before.cards);
  return card.id;
}

}  // namespace upkeep
