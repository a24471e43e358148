#include "reader/picture.h"

#include <algorithm>
#include <bitset>
#include <set>
#include <vector>

#include "cards/fingerprint.h"

namespace upkeep::reader {
namespace {

// What a picture may show of a card.
struct Traits {
  TypeSet types = 0;
  ColorSet colors = 0;
  KeywordSet keywords = 0;
  std::set<std::string> subtypes;
  std::bitset<std::size_t(EffectKind::count)> does;
  int size = 0;
  std::string art;
};

void note_effects(const CardDb& db, u16 first, Traits& t) {
  for (u16 e = first; e; e = db.effects[e].next) {
    t.does.set(std::size_t(db.effects[e].kind));
    note_effects(db, db.effects[e].child, t);
    note_effects(db, db.effects[e].else_child, t);
  }
}

Traits traits_of(const CardDb& db, const CardDef& c) {
  Traits t;
  t.types = c.types;
  t.colors = c.colors;
  t.keywords = c.keywords;
  for (const u8 s : c.subtype_order) t.subtypes.insert(db.subtypes[s]);
  t.size = c.power + c.toughness;
  t.art = c.art;
  for (int i = 0; i < c.ability_count; ++i) {
    const Ability& a = db.abilities[std::size_t(c.first_ability + i)];
    for (int m = 0; m < a.mode_count; ++m)
      note_effects(db, db.modes[std::size_t(a.first_mode + m)].effects, t);
  }
  return t;
}

int count(KeywordSet set) {
  int n = 0;
  for (; set; set &= set - 1) ++n;
  return n;
}

int likeness(const Traits& a, const Traits& b) {
  int score = a.types == b.types ? 60 : (a.types & b.types) ? 25 : 0;
  for (const std::string& s : a.subtypes) score += b.subtypes.count(s) ? 40 : 0;
  score += 8 * count(a.keywords & b.keywords) - 4 * count(a.keywords ^ b.keywords);
  score += 10 * int((a.does & b.does).count()) - 4 * int((a.does ^ b.does).count());
  score += a.colors == b.colors ? 12 : (a.colors & b.colors) ? 4 : 0;
  if (a.types & b.types & kCreature) score -= std::min(10, std::abs(a.size - b.size));
  return score;
}

const std::vector<Traits>& ours() {
  static const std::vector<Traits> all = [] {
    std::vector<Traits> list;
    const CardDb& db = standard_cards();
    for (std::size_t i = 1; i < db.cards.size(); ++i)
      if (!db.cards[i].token && !db.cards[i].fixture && !db.cards[i].art.empty())
        list.push_back(traits_of(db, db.cards[i]));
    return list;
  }();
  return all;
}

// JSON without the spaces between its parts.
std::string close_up(const std::string& json) {
  std::string out;
  bool quoted = false;
  for (std::size_t i = 0; i < json.size(); ++i) {
    if (json[i] == '"' && (i == 0 || json[i - 1] != '\\')) quoted = !quoted;
    if (quoted || (json[i] != ' ' && json[i] != '\n')) out += json[i];
  }
  return out;
}

}  // namespace

std::string picture_for(const CardDb& db, const CardDef& card) {
  const Traits t = traits_of(db, card);
  // Several may be as like as makes no difference: then by the card's name, so that not all Goblins
  // look the same.
  std::vector<int> scores;
  for (const Traits& o : ours()) scores.push_back(likeness(t, o));
  int best = -1000;
  for (const int score : scores) best = std::max(best, score);
  std::vector<std::string> found;
  for (std::size_t i = 0; i < scores.size(); ++i)
    if (scores[i] >= best - 6) found.push_back(ours()[i].art);
  std::sort(found.begin(), found.end());
  found.erase(std::unique(found.begin(), found.end()), found.end());
  return found.empty() ? std::string() : found[name_fingerprint(card.name) % found.size()];
}

std::string with_picture(const std::string& definition, const std::string& name) {
  const std::string json = close_up(definition);
  CardDb db;
  std::vector<LoadError> errors;
  load_cards(db, "read", json.data(), json.size(), errors);
  const u16 card = db.find(name);
  const std::string art = card ? picture_for(db, db.card(card)) : std::string();
  const std::size_t comma = json.find("\",", json.find("\"name\"")) + 1;
  return art.empty() ? json
                     : json.substr(0, comma) + ",\"art\":\"" + art + "\"" + json.substr(comma);
}

}  // namespace upkeep::reader
