#include "cards/load.h"

#include <algorithm>

namespace upkeep {

using Kind = JsonValue::Kind;

CardReader::CardReader(CardDb& db, std::string file, std::vector<LoadError>& errors)
    : db_(db), file_(std::move(file)), errors_(errors) {}

void CardReader::fail(Message message) {
  failed_ = true;
  if (errors_.size() >= kMaxLoadErrors) return;
  errors_.push_back({file_, path_.empty() ? "/" : path_, std::move(message)});
}

void CardReader::fail_kind(const JsonValue& v, const Message& expected) {
  bool empty = v.is(Kind::array) && v.items.empty();
  fail({Str::flaw_expected_not,
        {expected, Message(empty ? Str::flaw_part_empty_list : kind_name(v.kind))}});
}

CardReader::Scope::Scope(CardReader& r, std::string_view key) : r_(r), length_(r.path_.size()) {
  r_.path_ += '/';
  r_.path_ += key.substr(0, 60);
}
CardReader::Scope::Scope(CardReader& r, std::size_t index) : r_(r), length_(r.path_.size()) {
  r_.path_ += '/';
  r_.path_ += std::to_string(index);
}
CardReader::Scope::~Scope() { r_.path_.resize(length_); }

CardReader::Fields::Fields(CardReader& r, const JsonValue& v, Message what)
    : r_(r), v_(v), what_(std::move(what)), ok_(v.is(Kind::object)) {
  if (!ok_) r_.fail({Str::flaw_expected_as_object_not, {what_, Message(kind_name(v.kind))}});
}

const JsonValue* CardReader::Fields::get(const char* key) {
  asked_.push_back(key);
  return v_.find(key);
}

const JsonValue* CardReader::Fields::need(const char* key) {
  const JsonValue* value = get(key);
  if (!value && ok_) r_.fail({Str::flaw_needs, {what_, key}});
  return value;
}

void CardReader::Fields::finish() {
  for (const JsonMember& m : v_.members) {
    bool known =
        std::any_of(asked_.begin(), asked_.end(), [&](const char* k) { return m.key == k; });
    if (known) continue;
    Scope s(r_, m.key);
    WordList keys{asked_.data(), int(asked_.size())};
    r_.fail({Str::flaw_both,
             {Message(Str::flaw_unknown_key_in, {what_}), expected_words(keys, m.key)}});
  }
}

void CardReader::read_type_line(Fields& f, CardDef& card, bool token) {
  const JsonValue* types = token ? f.get("types") : f.need("types");
  if (types) {
    Scope s(*this, "types");
    card.types = TypeSet(read_flag_words(*types, type_words()));
    if (!card.types) fail(Str::flaw_card_has_at_least_one_type);
  } else {
    card.types = kCreature;
  }
  if (const JsonValue* supers = f.get("supertypes")) {
    Scope s(*this, "supertypes");
    card.supers = u8(read_flag_words(*supers, super_words()));
  }
  if (const JsonValue* subtypes = f.get("subtypes")) {
    Scope s(*this, "subtypes");
    card.subtypes = read_subtypes(*subtypes, &card.subtype_order, (card.types & kCreature) != 0);
  }
}

void CardReader::read_cast_options(const JsonValue& v, CardDef& card) {
  if (!v.is(Kind::array) || v.items.empty() || v.items.size() > 8) {
    fail_kind(v, Str::flaw_part_list_1_to_8_ways_to);
    return;
  }
  std::vector<CastOption> list;
  for (std::size_t i = 0; i < v.items.size(); ++i) {
    Scope s(*this, i);
    const JsonValue& item = v.items[i];
    if (!item.is(Kind::object) || item.members.empty()) {
      fail_kind(item, Str::flaw_part_object_like_kicker);
      continue;
    }
    int k = cast_option_words().find(item.members[0].key);
    if (k < 0) {
      fail({Str::flaw_both,
            {Str::flaw_unknown_way_to_cast,
             expected_words(cast_option_words(), item.members[0].key)}});
      continue;
    }
    Fields f(*this, item, Str::flaw_part_way_to_cast);
    CastOption option;
    option.kind = CastOptionKind(k);
    if (const JsonValue* cost = f.need(cast_option_words().words[k])) {
      Scope at(*this, cast_option_words().words[k]);
      option.cost = read_cost(*cost);
    }
    if (const JsonValue* condition = f.get("if")) {
      Scope at(*this, "if");
      option.condition = read_condition(*condition);
    }
    f.finish();
    list.push_back(option);
  }
  for (const CastOption& option : list) {
    u16 at = push(db_.cast_options, option);
    if (!card.first_cast_option) card.first_cast_option = at;
  }
  card.cast_option_count = u8(list.size());
}

// Checks the rest of a card against its type line.
void CardReader::check_card(const CardDef& card, bool has_spell) {
  bool spell_type = card.types & (kInstant | kSorcery);
  bool permanent = card.types & kPermanentTypes;
  if (spell_type && permanent) fail(Str::flaw_spell_has_no_other_type);
  if (spell_type && !has_spell) fail(Str::flaw_instant_or_sorcery_needs_spell);
  if (!spell_type && has_spell) fail(Str::flaw_only_instants_and_sorceries_have_spell);
  if ((card.types & kLand) && card.cost.exists) fail(Str::flaw_land_has_no_cost);
  if (!(card.types & kLand) && !card.cost.exists && !card.token)
    fail({Str::flaw_needs_these, {"\"cost\""}});
  bool aura = false;
  for (u8 s : card.subtype_order) aura = aura || db_.subtypes[s] == "Aura";
  if (aura && !card.enchant) fail(Str::flaw_aura_needs_enchant);
  if (!aura && card.enchant) fail(Str::flaw_only_aura_has_enchant);
}

// Does the card that was read last use something that is counted only when a card asks for it
// (State::tally)?
static bool asks_tally(const CardDb& db, const PoolSizes& from, const std::vector<Ability>& list) {
  const auto counts = [](const Ability& a) {
    return a.trigger.past_first || (a.trigger.nth && a.trigger.event != TriggerEvent::draws);
  };
  if (std::any_of(list.begin(), list.end(), counts)) return true;
  for (std::size_t i = from.abilities; i < db.abilities.size(); ++i)
    if (counts(db.abilities[i])) return true;
  for (std::size_t i = from.amounts; i < db.amounts.size(); ++i)
    if (db.amounts[i].kind == AmountKind::creatures_died_this_turn ||
        db.amounts[i].kind == AmountKind::untapped_lands_as_turn_began)
      return true;
  for (std::size_t i = from.conditions; i < db.conditions.size(); ++i)
    if (db.conditions[i].kind == CondKind::damaged_opponent ||
        db.conditions[i].kind >= CondKind::you_attacked)
      return true;
  return false;
}

u16 CardReader::add_card(CardDef card, std::vector<Ability>& list, std::size_t first_new) {
  if (list.size() > 60) fail(Str::flaw_more_than_60_abilities);
  card.id = u16(db_.cards.size());
  card.file = file_;
  for (std::size_t i = 0; i < list.size(); ++i) {
    list[i].card = card.id;
    list[i].index = u8(i);
    u16 at = push(db_.abilities, list[i]);
    if (i == 0) card.first_ability = at;
    name_itself(at);
  }
  card.ability_count = u8(list.size());
  // Abilities that this card grants were added while it was read; they are printed on it too.
  for (std::size_t i = first_new; i < db_.abilities.size(); ++i) {
    if (!db_.abilities[i].card) db_.abilities[i].card = card.id;
  }
  summarise_abilities(db_, card);
  return push(db_.cards, std::move(card));
}

u16 CardReader::read_card(const JsonValue& v, bool token) {
  Fields f(*this, v, token ? Str::flaw_part_token : Str::flaw_part_card);
  if (!f) return 0;
  CardDef card;
  card.token = token;
  const PoolSizes before = pool_sizes(db_);
  std::size_t first_new = before.abilities;
  auto with = [&](const char* key, bool needed, auto&& read) {
    if (const JsonValue* value = needed ? f.need(key) : f.get(key)) {
      Scope s(*this, key);
      read(*value);
    }
  };
  with("name", !token, [&](const JsonValue& x) {
    card.name = read_text(x, 60);
    for (char c : card.name) {
      if (static_cast<unsigned char>(c) < 0x20 || c == '"' || c == '\\')
        return fail(Str::flaw_characters_of_name);
    }
    if (token || card.name.empty()) return;
    u16 known = db_.find(card.name);
    if (known && !db_.cards[known].token)
      fail({Str::flaw_already_defined_in, {card.name, db_.cards[known].file}});
  });
  read_type_line(f, card, token);
  if (!token) with("cost", false, [&](const JsonValue& x) { card.cost = read_mana(x); });
  if (!token)
    with("x_colors", false, [&](const JsonValue& x) { card.cost.x_color = read_colors(x); });
  card.colors = colors_of(card.cost);
  with("colors", false, [&](const JsonValue& x) { card.colors = read_colors(x); });
  if (!token) card_colors_ = card.colors;
  with("keywords", false,
       [&](const JsonValue& x) { card.keywords = read_keywords(x, &card.keyword_order); });
  with("keyword_lines", false, [&](const JsonValue& x) { card.keyword_lines = read_bool(x); });
  with("art", false, [&](const JsonValue& x) {
    card.art = read_text(x, 60);
    for (char c : card.art) {
      if (!((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-'))
        return fail(Str::flaw_characters_of_picture);
    }
  });
  if (card.types & kCreature) {
    with("power", true, [&](const JsonValue& x) { card.power = i8(read_int(x, -20, 99)); });
    with("toughness", true, [&](const JsonValue& x) { card.toughness = i8(read_int(x, -20, 99)); });
  }
  if (card.types & kPlaneswalker)
    with("loyalty", true, [&](const JsonValue& x) { card.loyalty = i8(read_int(x, 0, 99)); });
  std::vector<Ability> list;
  bool has_spell = false;
  if (!token) {
    with("enchant", false,
         [&](const JsonValue& x) { card.enchant = push(db_.targets, read_target(x)); });
    with("equip_only", false, [&](const JsonValue& x) { card.equip_filter = read_filter(x); });
    with("casting", false, [&](const JsonValue& x) { read_cast_options(x, card); });
    with("only_if", false, [&](const JsonValue& x) { card.cast_condition = read_condition(x); });
    with("fixture", false, [&](const JsonValue& x) { card.fixture = read_bool(x); });
    with("for_ante", false, [&](const JsonValue& x) { card.for_ante = read_bool(x); });
    with("spell", false, [&](const JsonValue& x) {
      has_spell = true;
      Ability a;
      a.kind = AbilityKind::spell;
      a.zone = Zone::stack;
      Fields spell(*this, x, Str::flaw_part_spell);
      if (!spell) return;
      read_modes(spell, a, true);
      spell.finish();
      list.push_back(a);
    });
  }
  with("abilities", false, [&](const JsonValue& x) {
    if (!x.is(Kind::array)) return fail_kind(x, Str::flaw_part_list_abilities);
    for (std::size_t i = 0; i < x.items.size(); ++i) {
      Scope s(*this, i);
      Ability a;
      if (read_ability(x.items[i], a)) list.push_back(a);
    }
  });
  f.finish();
  if (token && card.name.empty()) {
    for (u8 s : card.subtype_order) card.name += (card.name.empty() ? "" : " ") + db_.subtypes[s];
    if (card.name.empty()) fail(Str::flaw_token_needs_name_or_subtypes);
  }
  check_card(card, has_spell);
  if (token && list.empty()) {
    if (u16 same = find_token(db_, card)) return same;
  }
  card.asks_tally = asks_tally(db_, before, list);
  return add_card(std::move(card), list, first_new);
}

std::vector<CardReader::Entry> CardReader::list_cards(const JsonValue& root) {
  std::vector<Entry> entries;
  const auto each = [&](const JsonValue& list) {
    for (std::size_t i = 0; i < list.items.size(); ++i)
      entries.push_back({&list.items[i], path_ + "/" + std::to_string(i)});
  };
  if (root.is(Kind::array)) {
    each(root);
  } else if (root.is(Kind::object) && root.find("cards")) {
    Fields f(*this, root, Str::flaw_part_card_file);
    f.get("$schema");
    // Of a set: what is told of it is for those who offer its cards.
    for (const char* about : {"set", "name", "released", "reader", "also"}) f.get(about);
    const JsonValue& cards = *f.need("cards");
    f.finish();
    Scope s(*this, "cards");
    if (cards.is(Kind::array))
      each(cards);
    else
      fail_kind(cards, Str::flaw_part_list_cards);
  } else {
    entries.push_back({&root, ""});
  }
  return entries;
}

void CardReader::read(const Entry& entry) {
  path_ = entry.where;
  read_card(*entry.card, false);
  path_.clear();
}

namespace {

struct NamedEntry {
  std::string_view name;  // nothing if it has none: a mistake that reading it will tell
  std::size_t file;
  CardReader::Entry entry;
  std::size_t number;  // counted over all files: errors are told in this order
};

std::string_view name_of(const JsonValue& card) {
  const JsonValue* name = card.find("name");
  return name && name->is(Kind::string) ? std::string_view(name->text) : std::string_view();
}

}  // namespace

void load_cards(CardDb& db, const std::vector<CardFile>& files, std::vector<LoadError>& errors) {
  const std::size_t known_errors = errors.size();
  std::vector<JsonValue> roots(files.size());
  std::vector<NamedEntry> entries;
  for (std::size_t i = 0; i < files.size(); ++i) {
    const std::string path(files[i].path);
    if (!parse_json(path, files[i].text.data(), files[i].text.size(), roots[i], errors)) continue;
    for (CardReader::Entry& e : CardReader(db, path, errors).list_cards(roots[i]))
      entries.push_back({name_of(*e.card), i, std::move(e), entries.size()});
  }
  std::sort(entries.begin(), entries.end(), [](const NamedEntry& a, const NamedEntry& b) {
    return a.name != b.name ? a.name < b.name : a.number < b.number;
  });
  const PoolSizes before = pool_sizes(db);
  std::vector<std::vector<LoadError>> found(entries.size());
  std::size_t count = 0;
  for (const NamedEntry& e : entries) {
    if (count >= kMaxLoadErrors) break;
    std::vector<LoadError>& to = found[e.number];
    CardReader(db, std::string(files[e.file].path), to).read(e.entry);
    count += to.size();
  }
  for (const std::vector<LoadError>& of_card : found)
    for (const LoadError& e : of_card)
      if (errors.size() < known_errors + kMaxLoadErrors) errors.push_back(e);
  if (errors.size() > known_errors) return cut_pools(db, before);
  note_new_cards(db, before.cards);
}

void load_cards(CardDb& db, const std::string& path, const char* text, std::size_t size,
                std::vector<LoadError>& errors) {
  load_cards(db, {{path, std::string_view(text, size)}}, errors);
}

}  // namespace upkeep
