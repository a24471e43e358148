#include "decks/legality.h"

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <iterator>
#include <map>

#include "cards/embedded.h"
#include "cards/json_tree.h"
#include "text/phrases.h"
#include "text/strings.h"

namespace upkeep {
namespace {

// By name, since a player may add cards later.
std::map<std::string, Era> load_times() {
  std::map<std::string, Era> times;
  std::vector<LoadError> errors;
  for (unsigned i = 0; i < kEmbeddedFileCount; ++i) {
    const EmbeddedFile& file = kEmbeddedFiles[i];
    if (std::strcmp(file.path, "text/times.json") != 0) continue;
    JsonValue root;
    if (!parse_json(file.path, file.data, file.size, root, errors)) break;
    for (const JsonMember& m : root.members) {
      Era era = Era::foundations;
      if (!parse_era(m.key.c_str(), era)) errors.push_back({file.path, m.key, "expected an era"});
      for (const JsonValue& name : m.value.items) times[name.text] = era;
    }
  }
  for (const LoadError& e : errors)
    std::fprintf(stderr, "%s:%s: %s\n", e.file.c_str(), e.where.c_str(), say(e.message).c_str());
  if (!errors.empty()) std::abort();  // the build's own list is broken
  return times;
}

u8 makes_mana(const CardDb& db, u16 effect) {
  u8 kinds = 0;
  for (u16 e = effect; e; e = db.effects[e].next) {
    const Effect& x = db.effects[e];
    kinds |= u8(makes_mana(db, x.child) | makes_mana(db, x.else_child));
    if (x.kind != EffectKind::add_mana) continue;
    if (x.flags & (kEAnyColor | kEProduceChosen | kELandColors | kEAll)) kinds |= 31;
    for (int k = 0; k < kManaKinds; ++k)
      if (x.mana[k]) kinds |= u8(1 << k);
  }
  return kinds;
}

}  // namespace

u8 mana_made(const CardDb& db, const CardDef& card) {
  u8 kinds = 0;
  for (int k = 0; k < 5; ++k)
    if ((card.types & kLand) && card.subtypes.has(k)) kinds |= u8(1 << k);
  for (int i = 0; i < card.ability_count; ++i) {
    const Ability& a = db.abilities[std::size_t(card.first_ability + i)];
    for (int m = 0; m < a.mode_count; ++m)
      kinds |= makes_mana(db, db.modes[std::size_t(a.first_mode + m)].effects);
  }
  return kinds;
}

const char* deck_code_name(DeckCode code) {
  static constexpr const char* kNames[] = {
#define UPKEEP_X(n) #n,
      UPKEEP_DECK_CODES(UPKEEP_X)
#undef UPKEEP_X
  };
  return kNames[int(code)];
}

Era card_time(const CardDb& db, u16 card) {
  static const std::map<std::string, Era> times = load_times();
  const CardDef& d = db.card(card);
  // Of a set: "sets/1995-06-03/ICE.json". The times end as those of the program's own cards do:
  // with Sixth Edition, with Mirrodin, with Magic 2011.
  if (d.file.rfind("sets/", 0) == 0) {
    const std::string_view date = std::string_view(d.file).substr(5, 10);
    return date < "1999-04-21"   ? Era::fifth
           : date < "2003-10-02" ? Era::sixth
           : date < "2010-07-17" ? Era::m10
                                 : Era::foundations;
  }
  if (d.file.rfind("cards/", 0) != 0) return Era::fifth;
  const auto at = times.find(d.name);
  return at == times.end() ? Era::foundations : at->second;
}

ColorSet deck_colors(const CardDb& db, const DeckDef& deck) {
  ColorSet asked = 0;
  for (const auto& [id, count] : deck.cards)
    for (int k = 0; k < 5; ++k)
      if (db.card(id).cost.pips[k]) asked |= ColorSet(1 << k);
  return asked;
}

std::vector<DeckProblem> check_deck(const CardDb& db, const DeckDef& deck, const Rules& rules,
                                    Era era) {
  std::vector<DeckProblem> out;
  // 1997: at least 40 cards, as many of each as one likes; since then 60, four of each (8E 100.2).
  const DeckRules limit = rules.deck_rules();
  const int size = deck.size();
  const int least = limit == DeckRules::sixty_four ? 60 : limit == DeckRules::forty ? 40 : 1;
  if (size < least) out.push_back({DeckCode::too_small, true, 0, size, least});
  int lands = 0;
  const ColorSet asked = deck_colors(db, deck);
  ColorSet made = 0;
  for (const auto& [id, count] : deck.cards) {
    const CardDef& card = db.card(id);
    if (limit == DeckRules::sixty_four && count > 4 && !(card.supers & kBasic))
      out.push_back({DeckCode::too_many_copies, true, id, count, 4});
    if (card.for_ante && rules.is(Ante::off))
      out.push_back({DeckCode::only_for_ante, true, id, count, 0});
    if ((card.types & kPlaneswalker) && !rules.planeswalkers())
      out.push_back({DeckCode::no_planeswalkers, true, id, count, 0});
    else if (card_time(db, id) > era)
      out.push_back({DeckCode::not_of_time, true, id, count, 0});
    if (card.types & kLand) lands += count;
    const u8 own = mana_made(db, card) & 31;
    // A land that fetches another one counts as that land.
    made |= (card.types & kLand) && !own && card.has_activated ? u8(31) : own;
  }
  // R-019 speaks of about two in five.
  if (size > 0 && lands * 3 < size) out.push_back({DeckCode::few_lands, false, 0, lands, size});
  if (size > 0 && lands * 2 > size) out.push_back({DeckCode::many_lands, false, 0, lands, size});
  for (int k = 0; k < 5; ++k)
    if ((asked & ~made) >> k & 1) out.push_back({DeckCode::no_source, false, 0, k, 0});
  return out;
}

std::string deck_problem_text(const CardDb& db, const DeckProblem& p, Lang lang) {
  // {0} and {1} its numbers, {2} the card, {3} a colour.
  static constexpr Str kWords[] = {
      Str::deck_problem_too_small,        Str::deck_problem_too_many_copies,
      Str::deck_problem_no_planeswalkers, Str::deck_problem_only_for_ante,
      Str::deck_problem_not_of_time,      Str::deck_problem_few_lands,
      Str::deck_problem_many_lands,       Str::deck_problem_no_source,
  };
  static_assert(std::size(kWords) == std::size_t(DeckCode::count));
  return text::fill_row(lang, str(lang, kWords[int(p.code)]),
                        {std::to_string(p.a), std::to_string(p.b), card_name(db, p.card, lang),
                         color_name(p.a, lang)});
}

}  // namespace upkeep
