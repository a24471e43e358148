// Expectations about a state.
#include <algorithm>

#include "scenario/check.h"

namespace upkeep::scenario {
namespace {

std::string letter(u8 p) { return std::string(1, player_letter(p)); }

std::vector<Ref> zone_objects(const State& s, u8 player, Zone zone) {
  std::vector<Ref> out;
  for (u16 slot = 1; slot < s.object_count; ++slot) {
    const Object& o = s.objects[slot];
    const Ref r = ref_of(s, slot);
    if (o.zone != zone || (o.flags & kObjAbility)) continue;
    if ((zone == Zone::battlefield ? controller_of(s, r) : o.owner) == player) out.push_back(r);
  }
  return out;
}

std::string list_words(const NameScope& w, const State& s, const std::vector<Ref>& refs) {
  if (refs.empty()) return "nothing";
  std::vector<std::string> names;
  for (Ref r : refs) {
    std::string name;
    for (const Label& l : w.labels)
      if (stands_for_label(l, r)) name = l.text;
    const Derived* d = derived_of(s, r);
    if (name.empty()) name = card_name_of(w, d && d->card ? d->card : s.objects[r.slot].card);
    names.push_back(name);
  }
  std::sort(names.begin(), names.end());
  std::string out;
  for (std::size_t i = 0; i < names.size();) {
    std::size_t n = 1;
    while (i + n < names.size() && names[i + n] == names[i]) ++n;
    out += (out.empty() ? "" : ", ") + names[i] + (n > 1 ? " x" + std::to_string(n) : "");
    i += n;
  }
  return out;
}

// Described instead of named: "token 1/1 green Saproling", "creature 4/1 red".
bool described(const NameScope& w, const State& s, const std::string& words, Ref r) {
  const Derived* d = derived_of(s, r);
  if (!d || !(d->types & kCreature)) return false;
  Name name;
  ColorSet colors = 0;
  for (std::size_t i = 0; i < words.size();) {
    const std::size_t end = std::min(words.find(' ', i), words.size());
    const std::string word = words.substr(i, end - i);
    i = end + 1;
    int n;
    if (word == "token" && !(s.objects[r.slot].flags & kObjToken)) return false;
    if (word[0] == '[') break;
    if (word.find('/') != std::string::npos &&
        word != std::to_string(d->power) + "/" + std::to_string(d->toughness))
      return false;
    if (parse_color(word, n))
      colors |= ColorSet(1 << n);
    else if (word[0] >= 'A' && word[0] <= 'Z')
      name.text += (name.text.empty() ? "" : " ") + word;
  }
  return (!colors || d->colors == colors) && (name.text.empty() || means(w, s, name, r));
}

bool entry_matches(const NameScope& w, const State& s, const Entry& e, Ref r) {
  Name name;
  name.text = e.name;
  if (e.defined ? !described(w, s, e.name, r) : !means(w, s, name, r)) return false;
  const Modifiers& m = e.mods;
  if (!m.any) return true;
  const Permanent* p = permanent_of(s, r);
  if (m.owner != kNoPlayer && s.objects[r.slot].owner != m.owner) return false;
  if (m.token && !(s.objects[r.slot].flags & kObjToken)) return false;
  if (!p) return !(m.tapped || m.sick || m.damage >= 0 || !m.counters.empty() || m.has_host);
  if (m.tapped && !(p->flags & kPTapped)) return false;
  if (m.sick && !(p->flags & kPSick)) return false;
  if (m.face_down && !(p->flags & kPFaceDown)) return false;
  if (m.damage >= 0 && p->damage != m.damage) return false;
  if (m.controller != kNoPlayer && controller_of(s, r) != m.controller) return false;
  for (const Modifiers::Count& c : m.counters)
    if (counters_of(*p, c.kind) != c.n) return false;
  if (m.has_host && !(m.host.kind == NameKind::player ? p->attached_player == m.host.player
                                                      : means(w, s, m.host, p->attached_to)))
    return false;
  return true;
}

// Takes from `refs` what the entries name; the words of what is not there.
std::string take_entries(const NameScope& w, const State& s, const std::vector<Entry>& entries,
                         std::vector<Ref>& refs) {
  std::vector<const Entry*> order;
  for (const Entry& e : entries) order.push_back(&e);
  auto rank = [&](const Entry* e) { return w.label(e->name) ? 0 : e->mods.any ? 1 : 2; };
  std::stable_sort(order.begin(), order.end(),
                   [&](const Entry* a, const Entry* b) { return rank(a) < rank(b); });
  for (const Entry* e : order)
    for (int i = 0; i < e->count; ++i) {
      auto it =
          std::find_if(refs.begin(), refs.end(), [&](Ref r) { return entry_matches(w, s, *e, r); });
      if (it == refs.end()) return e->name;
      refs.erase(it);
    }
  return "";
}

Message check_zone(const NameScope& w, const State& s, const Check& c) {
  std::vector<Ref> refs = zone_objects(s, c.player, c.zone);
  const std::string what = letter(c.player) + "." + zone_word(c.zone);
  const Message there = {Str::duel_flaw_found_zone, {what, list_words(w, s, refs)}};
  if (c.kind == CheckKind::zone_count)
    return int(refs.size()) == c.numbers[0]
               ? Message()
               : Message(Str::duel_flaw_found_cards,
                         {what, std::to_string(refs.size()), list_words(w, s, refs)});
  if (c.kind == CheckKind::zone_lacks) {
    for (const Entry& e : c.items)
      for (Ref r : refs)
        if (entry_matches(w, s, e, r)) return there;
    return {};
  }
  const std::string missing = take_entries(w, s, c.items, refs);
  if (!missing.empty()) return sentences({{Str::duel_flaw_found_missing, {missing}}, there});
  if (c.kind == CheckKind::zone_is && !refs.empty())
    return sentences({{Str::duel_flaw_found_also, {list_words(w, s, refs)}}, there});
  return {};
}

Message check_stack(const NameScope& w, const State& s, const Check& c) {
  std::string there;
  bool ok = int(c.names.size()) == s.stack_count;
  for (int i = s.stack_count - 1, k = 0; i >= 0; --i, ++k) {
    const Ref r = s.stack_objects[s.stack[i]].self;
    there += (there.empty() ? "" : ", ") + object_words(w, s, r);
    if (!ok) continue;
    Name n = c.names[std::size_t(k)];
    if (n.kind == NameKind::object) {
      Name as_spell = n, as_ability = n;
      as_spell.kind = NameKind::spell;
      as_ability.kind = NameKind::ability;
      ok = means(w, s, as_spell, r) || means(w, s, as_ability, r);
    } else {
      ok = means(w, s, n, r);
    }
  }
  if (ok) return {};
  return {Str::duel_flaw_found_stack,
          {there.empty() ? Message(Str::duel_flaw_part_is_empty) : Message(there)}};
}

// Characteristics of an object in any zone.
struct Traits {
  int power = 0, toughness = 0;
  TypeSet types = 0;
  u8 supers = 0;
  ColorSet colors = 0;
  KeywordSet keywords = 0;
  SubtypeSet subtypes;
};
Traits traits_of(const NameScope& w, const State& s, Ref r) {
  const Derived d = characteristics_of(s, *w.db, r);
  return {d.power, d.toughness, d.types, d.supers, d.colors, d.keywords, d.subtypes};
}

std::string color_list(ColorSet colors) {
  std::string out;
  for (int i = 0; i < 5; ++i)
    if (colors >> i & 1) out += (out.empty() ? "" : " ") + std::string(color_word(i));
  return out.empty() ? "colorless" : out;
}

std::string type_list(const NameScope& w, const Traits& t) {
  std::string out;
  static constexpr struct {
    TypeSet type;
    const char* word;
  } kTypes[] = {{kArtifact, "artifact"}, {kCreature, "creature"}, {kEnchantment, "enchantment"},
                {kInstant, "instant"},   {kLand, "land"},         {kPlaneswalker, "planeswalker"},
                {kSorcery, "sorcery"},   {kKindred, "kindred"}};
  for (const auto& k : kTypes)
    if (t.types & k.type) out += (out.empty() ? "" : " ") + std::string(k.word);
  for (std::size_t i = 0; i < w.db->subtypes.size(); ++i)
    if (t.subtypes.has(int(i))) out += " " + w.db->subtypes[i];
  return out;
}

Message check_object(const NameScope& w, const State& s, const Check& c, Ref r) {
  const Traits t = traits_of(w, s, r);
  const Permanent* p = permanent_of(s, r);
  const std::string name = name_words(c.subject);
  auto yes = [&](bool ok, Str otherwise, const std::string& what = {}) {
    return ok ? Message() : Message(otherwise, {name, what});
  };
  switch (c.kind) {
    case CheckKind::power_toughness:
      return yes(t.power == c.numbers[0] && t.toughness == c.numbers[1], Str::duel_flaw_found_is,
                 std::to_string(t.power) + "/" + std::to_string(t.toughness));
    case CheckKind::has:
    case CheckKind::lacks: {
      const bool has = (t.keywords & bit(c.keyword)) != 0;
      return yes(has == (c.kind == CheckKind::has),
                 has ? Str::duel_flaw_found_has : Str::duel_flaw_found_lacks,
                 keyword_words(c.keyword));
    }
    case CheckKind::color:
      return yes(t.colors == c.colors, Str::duel_flaw_found_is, color_list(t.colors));
    case CheckKind::type:
      return yes((t.types & c.types) == c.types && (t.supers & c.supers) == c.supers,
                 Str::duel_flaw_found_is, type_list(w, t));
    case CheckKind::subtype:
      for (std::size_t i = 0; i < w.db->subtypes.size(); ++i)
        if (same_name(w.db->subtypes[i], c.word) && t.subtypes.has(int(i))) return {};
      return {Str::duel_flaw_found_is, {name, type_list(w, t)}};
    case CheckKind::controller:
      return yes(controller_of(s, r) == c.player, Str::duel_flaw_found_controller,
                 letter(controller_of(s, r)));
    default:
      break;
  }
  if (!p) return {Str::duel_flaw_found_not_in_play, {name}};
  const bool tapped = (p->flags & kPTapped) != 0;
  switch (c.kind) {
    case CheckKind::tapped:
      return yes(tapped, Str::duel_flaw_found_untapped);
    case CheckKind::untapped:
      return yes(!tapped, Str::duel_flaw_found_tapped);
    case CheckKind::sick:
      return yes((p->flags & kPSick) != 0, Str::duel_flaw_found_not_sick);
    case CheckKind::damage:
      return yes(p->damage == c.numbers[0], Str::duel_flaw_found_damage, std::to_string(p->damage));
    case CheckKind::counters:
      return yes(counters_of(*p, c.counter) == c.numbers[0], Str::duel_flaw_found_of_them,
                 std::to_string(counters_of(*p, c.counter)));
    case CheckKind::on: {
      if (c.other.kind == NameKind::player)
        return yes(p->attached_player == c.other.player, Str::duel_flaw_found_not_on,
                   name_words(c.other));
      const bool on = p->attached_to && means(w, s, c.other, p->attached_to);
      if (on) return {};
      return {Str::duel_flaw_found_on,
              {name, p->attached_to ? Message(object_words(w, s, p->attached_to))
                                    : Message(Str::duel_flaw_part_nothing)}};
    }
    case CheckKind::attacking:
      return yes((p->flags & kPAttacking) != 0, Str::duel_flaw_found_not_attacking);
    case CheckKind::blocked:
      return yes((p->flags & kPBlocked) != 0, Str::duel_flaw_found_not_blocked);
    case CheckKind::unblocked: {
      const bool declared = s.step > Step::attackers && s.step <= Step::end_combat;
      if (!(p->flags & kPAttacking)) return {Str::duel_flaw_found_not_attacking, {name}};
      if (!declared) return {Str::duel_flaw_found_neither, {name}};
      return yes(!(p->flags & kPBlocked), Str::duel_flaw_found_blocked);
    }
    default:
      return Str::duel_flaw_found_not_to_look_at;
  }
}

// A state of the duel or of a player.
Message check_game(const NameScope& w, const State& s, const Check& c) {
  auto is = [](bool ok, const Message& otherwise) { return ok ? Message() : otherwise; };
  switch (c.kind) {
    case CheckKind::lives: {
      std::string there;
      bool ok = c.numbers.size() <= s.player_count;
      for (u8 p = 0; p < s.player_count; ++p) {
        there += (there.empty() ? "" : " ") + std::to_string(s.players[p].life);
        ok = ok && (p >= c.numbers.size() || c.numbers[p] == s.players[p].life);
      }
      return is(ok, {Str::duel_flaw_found_life, {there}});
    }
    case CheckKind::life:
      return is(s.players[c.player].life == c.numbers[0],
                {Str::duel_flaw_found_life_of,
                 {letter(c.player), std::to_string(s.players[c.player].life)}});
    case CheckKind::zone_count:
    case CheckKind::zone_is:
    case CheckKind::zone_has:
    case CheckKind::zone_lacks:
      return check_zone(w, s, c);
    case CheckKind::pool: {
      ManaText there;
      bool ok = true;
      for (int k = 0; k < kManaKinds; ++k) {
        there.kinds[k] = u8(std::min<int>(s.players[c.player].pool[k], 200));
        const int want = c.mana.kinds[k] + (k == kC ? c.mana.generic : 0);
        ok = ok && want == s.players[c.player].pool[k];
      }
      return is(ok, {Str::duel_flaw_found_mana, {letter(c.player), mana_words(there)}});
    }
    case CheckKind::stack:
      return check_stack(w, s, c);
    case CheckKind::step: {
      const Step now = s.step == Step::first_strike_damage ? Step::damage : s.step;
      return is(now == c.step, {Str::duel_flaw_found_step, {step_word(now)}});
    }
    case CheckKind::active:
      return is(s.active == c.player, {Str::duel_flaw_found_active, {letter(s.active)}});
    case CheckKind::to_act:
      return is(!s.over && s.decision.player == c.player, question_words(w, s));
    case CheckKind::wins:
      return is(s.over && s.winner == c.player, question_words(w, s));
    case CheckKind::drawn:
      return is(s.over && s.winner == kNoPlayer, question_words(w, s));
    case CheckKind::counters:
      return is(s.players[c.player].poison == c.numbers[0],
                {Str::duel_flaw_found_poison,
                 {letter(c.player), std::to_string(s.players[c.player].poison)}});
    default:
      return {};
  }
}

Message check_in_zone(const NameScope& w, const State& s, const Check& c) {
  std::string there;
  for (u16 slot = 1; slot < s.object_count; ++slot) {
    const Ref r = ref_of(s, slot);
    if (s.objects[slot].zone == Zone::none || !means(w, s, c.subject, r)) continue;
    const Object& o = s.objects[slot];
    const u8 player = o.zone == Zone::battlefield ? controller_of(s, r) : o.owner;
    if (o.zone == c.zone && player == c.player) return {};
    there += (there.empty() ? "" : "; ") + letter(player) + "." + zone_word(o.zone);
  }
  return {Str::duel_flaw_found_in,
          {name_words(c.subject),
           there.empty() ? Message(Str::duel_flaw_part_no_zone) : Message(there)}};
}

bool is_about_object(const Check& c) {
  return c.kind >= CheckKind::power_toughness ||
         (c.kind == CheckKind::counters && c.player == kNoPlayer);
}

}  // namespace

Message check_state(const NameScope& w, const State& s, const Check& c) {
  if (!is_about_object(c)) return check_game(w, s, c);
  if (c.kind == CheckKind::in_zone) return check_in_zone(w, s, c);
  std::vector<Ref> refs = objects_named(w, s, c.subject);
  const std::string name = name_words(c.subject);
  if (c.subject.kind == NameKind::object) {
    refs.erase(std::remove_if(refs.begin(), refs.end(),
                              [&](Ref r) { return s.objects[r.slot].zone != Zone::battlefield; }),
               refs.end());
    if (refs.empty()) return {Str::duel_flaw_found_not_in_play, {name}};
  }
  if (refs.empty()) return {Str::duel_flaw_found_nowhere, {name}};
  const std::vector<Ref> kinds = told_apart(s, refs);
  if (kinds.size() > 1) {
    std::string list;
    for (Ref r : kinds) list += (list.empty() ? "" : "; ") + object_words(w, s, r);
    return sentences({{Str::duel_flaw_could_be_several, {name, list}},
                      expected(Str::duel_flaw_part_one_told_apart_by_label)});
  }
  return check_object(w, s, c, kinds[0]);
}

// ------------------------------------------------------------------ events
namespace {

bool other_meant(const NameScope& w, const State& s, const Event& e, const Name& n) {
  if (n.kind == NameKind::player) return !e.other && e.player == n.player;
  return meant(w, s, n, e.other, e.other_card);
}

// The events where who is named may be the ability's source as well as the ability.
bool either_meant(const NameScope& w, const State& s, const Event& e, const Name& n) {
  return meant(w, s, n, e.object, e.card) || (e.other && meant(w, s, n, e.other, e.other_card));
}

bool fits(const NameScope& w, const State& s, const Event& e, const EventPattern& p) {
  // A spell that goes to its owner's hand as it resolves (buyback) returns as well.
  const bool back = p.type == LogEvent::return_hand && e.type == LogEvent::move &&
                    Zone(e.value) == Zone::hand && Zone(e.amount) == Zone::stack;
  if (e.type != p.type && !back) return false;
  const bool amount = p.amount < 0 || e.amount == p.amount;
  switch (p.type) {
    case LogEvent::activate:
    case LogEvent::trigger:
    case LogEvent::resolve:
      if (!e.card && e.value) return same_name(action_words(StackAction(e.value)), p.object.text);
      return either_meant(w, s, e, p.object);
    case LogEvent::countered:
    case LogEvent::fizzled:
    case LogEvent::cast_cancelled:
      return either_meant(w, s, e, p.object);
    case LogEvent::damage:
      return meant(w, s, p.object, e.object, e.card) && other_meant(w, s, e, p.other) && amount;
    case LogEvent::prevent:
      return other_meant(w, s, e, p.other) && amount;
    case LogEvent::lose:
    case LogEvent::gain:
    case LogEvent::mana_burn:
      return e.player == p.player && amount;
    case LogEvent::discard:
      return e.player == p.player && meant(w, s, p.object, e.object, e.card);
    case LogEvent::draw:
    case LogEvent::mill:
    case LogEvent::shuffle:
    case LogEvent::win:
    case LogEvent::lose_game:
      return e.player == p.player;
    case LogEvent::attach:
      if (p.other.kind == NameKind::player && e.other) return false;
      return meant(w, s, p.object, e.object, e.card) && other_meant(w, s, e, p.other);
    case LogEvent::control:
    case LogEvent::owner_changed:
      return meant(w, s, p.object, e.object, e.card) && e.player == p.player;
    case LogEvent::counter: {
      if (Counter(e.value) != p.counter || !amount) return false;
      if (p.other.kind == NameKind::player) return !e.object && e.player == p.other.player;
      return meant(w, s, p.other, e.object, e.card);
    }
    case LogEvent::block:
      return meant(w, s, p.object, e.object, e.card) && other_meant(w, s, e, p.other);
    case LogEvent::step: {
      const Step step = Step(e.value) == Step::first_strike_damage ? Step::damage : Step(e.value);
      return step == p.step;
    }
    case LogEvent::window:
      return WindowKind(e.value) == p.window;
    case LogEvent::draw_game:
      return true;
    default:
      return meant(w, s, p.object, e.object, e.card);
  }
}

// Cards are drawn and milled one by one, and one event of the rules may be several here.
bool adds_up(LogEvent t) { return t == LogEvent::draw || t == LogEvent::mill; }

}  // namespace

namespace {
// What happens at one time has no order: the damage of one combat and the life it gives, the deaths
// of one moment and how they came, an Aura and what it does as it enters, discards, an untapping,
// an announcement or an attack and what is done for it.
constexpr int kAnnounced = 4;

int moment(LogEvent t) {
  switch (t) {
    case LogEvent::cast:
    case LogEvent::activate:
    case LogEvent::attack:
    case LogEvent::tap:
    case LogEvent::mana:
      return kAnnounced;
    case LogEvent::damage:
    case LogEvent::gain:
      return 1;
    case LogEvent::destroy:
    case LogEvent::bury:
    case LogEvent::sacrifice:
    case LogEvent::exile:
    case LogEvent::return_hand:
    case LogEvent::leave:
    case LogEvent::dies:
      return 2;
    case LogEvent::enter:
    case LogEvent::token:
    case LogEvent::attach:
    case LogEvent::control:
      return 3;
    case LogEvent::discard:
      return 5;
    case LogEvent::untap:
      return 6;
    case LogEvent::mana_burn:
      return 7;
    default:
      return 0;
  }
}

bool for_announcement(LogEvent t) {
  switch (t) {
    case LogEvent::target:
    case LogEvent::lose:
    case LogEvent::sacrifice:
    case LogEvent::discard:
    case LogEvent::counter:
    case LogEvent::leave:
    case LogEvent::dies:
    case LogEvent::move:
    case LogEvent::exile:
    case LogEvent::return_hand:
      return true;
    default:
      return moment(t) == kAnnounced;
  }
}

// Damage to a player is a loss of life as well (5E, CR 120.3a), unless it gives poison instead; and
// but for the rules of 1997 "bury" is "destroy, and it can't be regenerated" (8E glossary).
bool same_in_other_words(const NameScope& w, const State& s, const std::vector<Event>& events,
                         const EventPattern& p, std::size_t from, std::size_t& at) {
  if (p.type == LogEvent::lose)
    while (from > 0 && moment(events[from - 1].type) == 1) --from;
  for (std::size_t i = from; i < events.size(); ++i) {
    const Event& e = events[i];
    bool same = false;
    if (p.type == LogEvent::lose && e.type == LogEvent::damage && !e.other) {
      same = e.player == p.player && (p.amount < 0 || e.amount == p.amount);
      for (std::size_t k = i + 1; same && k < events.size(); ++k)
        same = events[k].type != LogEvent::counter || Counter(events[k].value) != Counter::poison ||
               events[k].player != p.player;
    } else if (p.type == LogEvent::destroy && e.type == LogEvent::bury) {
      same = !s.rules.is(Vocabulary::classic1997) && meant(w, s, p.object, e.object, e.card);
    }
    if (!same) continue;
    at = std::max(at, i + 1);
    return true;
  }
  return false;
}
}  // namespace

bool find_in_order(const NameScope& w, const State& s, const std::vector<Event>& events,
                   const EventPattern& p, std::size_t& at, std::vector<std::size_t>& used) {
  // Back to where the moment began that the line before was part of.
  std::size_t from = at;
  int kind = moment(p.type);
  if (at > 0 && for_announcement(p.type) && moment(events[at - 1].type) == kAnnounced)
    kind = kAnnounced;
  while (kind && from > 0 &&
         (kind == kAnnounced ? for_announcement(events[from - 1].type)
                             : moment(events[from - 1].type) == kind))
    --from;
  for (std::size_t i = from; i < at; ++i) {
    if (std::find(used.begin(), used.end(), i) != used.end() || !fits(w, s, events[i], p)) continue;
    used.push_back(i);
    return true;
  }
  if (!find_event(w, s, events, p, at)) return same_in_other_words(w, s, events, p, from, at);
  used.push_back(at - 1);
  return true;
}

bool find_event(const NameScope& w, const State& s, const std::vector<Event>& events,
                const EventPattern& p, std::size_t& at) {
  EventPattern one = p;
  int wanted = 1;
  if (adds_up(p.type)) {
    wanted = p.amount < 0 ? 1 : p.amount;
    one.amount = -1;
  }
  int got = 0;
  for (std::size_t i = at; i < events.size() && got < wanted; ++i) {
    if (!fits(w, s, events[i], one)) continue;
    got += adds_up(p.type) ? (events[i].amount > 0 ? events[i].amount : 1) : 1;
    if (got >= wanted) {
      at = i + 1;
      return true;
    }
  }
  return wanted == 0;
}

}  // namespace upkeep::scenario
