// Cards that were corrected after duels had been recorded. A state names abilities, effects and
// filters by the number of their row, and its hash hears those numbers: a card that takes more rows
// than before would push all that stand behind it. So it keeps its number, and its former rows stay
// empty ("room"); its own come where the last file of cards says so ("rows_of"), behind all that
// was recorded.
#include "cards/load.h"

namespace upkeep {

using Kind = JsonValue::Kind;

void CardReader::reserve(const JsonValue& v) {
  if (file_.rfind("cards/", 0) != 0) return fail("only the cards of the program keep \"room\"");
  Fields f(*this, v, Str::flaw_part_card);
  CardDef card;
  if (const JsonValue* name = f.need("name")) card.name = read_text(*name, 60);
  read_type_line(f, card, false);  // its subtypes have their numbers from here
  {
    Scope s(*this, "room");
    Fields room(*this, *f.need("room"), "the room of a card");
    if (!room) return;
    auto rows = [&](const char* key, auto& pool) {
      const JsonValue* n = room.get(key);
      if (!n) return;
      Scope at(*this, key);
      for (int i = read_int(*n, 1, 100); i > 0; --i) push(pool, {});
    };
    rows("abilities", db_.abilities);
    rows("modes", db_.modes);
    rows("targets", db_.targets);
    rows("effects", db_.effects);
    rows("filters", db_.filters);
    rows("conditions", db_.conditions);
    rows("costs", db_.costs);
    rows("mods", db_.mods);
    rows("cast_options", db_.cast_options);
    // Numbers that were first written on this card are shared by the cards behind it; 0: another
    // amount.
    if (const JsonValue* amounts = room.get("amounts")) {
      Scope at(*this, "amounts");
      each(*amounts, [&](const JsonValue& n) {
        const int value = read_int(n, -999, 9999);
        if (value)
          db_.constant(value);
        else
          push(db_.amounts, {});
      });
    }
    room.finish();
  }
  card.id = u16(db_.cards.size());
  card.file = file_;
  db_.reserved.push_back({card.id, std::make_shared<const JsonValue>(v)});
  push(db_.cards, std::move(card));
}

void CardReader::read_reserved(const JsonValue& v) {
  Fields f(*this, v, "the rows of a card");
  const JsonValue* name = f.need("rows_of");
  f.finish();
  if (!name) return;
  if (!name->is(Kind::string)) return fail_kind(*name, "the name of a card");
  for (std::size_t i = 0; i < db_.reserved.size(); ++i) {
    const ReservedCard kept = db_.reserved[i];
    if (db_.cards[kept.card].name != name->text) continue;
    db_.reserved.erase(db_.reserved.begin() + std::ptrdiff_t(i));
    place_ = kept.card;
    read_card(*kept.definition, false);
    place_ = 0;
    if (db_.traits.size() > kept.card) db_.traits.resize(kept.card);
    return;
  }
  fail("no card \"" + name->text.substr(0, 60) + "\" keeps room");
}

}  // namespace upkeep
