#include "cards/fingerprint.h"

#include <algorithm>

#include "util/insertion_sort.h"
#include "util/prng.h"

namespace upkeep {
namespace {

constexpr int kDeepest = 40;  // far deeper than any card; ends what refers to itself

// Numbers go in one by one and never as raw memory, so that padding and the order of bytes of the
// machine do not matter.
class Hash {
 public:
  u64 value() const { return h_; }
  void number(u64 n) {
    h_ = (h_ ^ n) * 0x9FB21C651E98DF25u;
    h_ ^= h_ >> 32;
  }
  template <class... T>
  void numbers(T... n) {
    (number(u64(n)), ...);
  }
  void text(std::string_view s) {
    number(s.size());
    for (char c : s) number(u8(c));
  }

 private:
  u64 h_ = kGoldenRatio64;
};

// Words that are gone leave their numbers free, so that every other keeps its own.
u64 number_of(ModKind k) {
  return u64(k) + (k >= ModKind::spend_any_color) + (k >= ModKind::cant_lose) +
         (k >= ModKind::must_be_targeted);
}
u64 number_of(CondKind k) { return u64(k) + (k >= CondKind::won_flip); }
u64 number_of(TriggerEvent e) { return u64(e) + (e >= TriggerEvent::blocks_or_blocked); }

// Walks over a card and everything it refers to.
class CardWalk : public Hash {
 public:
  CardWalk(const CardDb& db, u16 card) : db_(db), root_(card) {}
  // Of an entry alone: cards that it names are told by what is printed on them beside their text.
  explicit CardWalk(const CardDb& db) : db_(db), texts_(false) {}

  void entry(Pool pool, u16 id) {
    switch (pool) {
      case Pool::cards:
        return card(id);
      case Pool::abilities:
        return ability(id);
      case Pool::effects:
        return effects(id);
      case Pool::mods:
        return mods(id);
      case Pool::filters:
        return filter(id);
      case Pool::costs:
        return cost(id);
      case Pool::subtypes:
        return text(db_.subtypes[id]);
      case Pool::count:
        return;
    }
  }

  void card(u16 id) {
    if (!enter(id != 0)) return;
    // A card may make tokens that are the card itself.
    if (id == root_ && depth_ > 1) return leave();
    const CardDef& c = db_.cards[id];
    text(c.name);
    mana(c.cost);
    subtypes(c.subtypes);
    numbers(c.types, c.supers, c.colors, c.keywords, c.power, c.toughness, c.loyalty, c.token,
            c.ability_count, c.cast_option_count);
    if (!texts_) return leave();
    for (int i = 0; i < c.ability_count; ++i) ability(u16(c.first_ability + i));
    for (int i = 0; i < c.cast_option_count; ++i) {
      const CastOption& o = db_.cast_options[std::size_t(c.first_cast_option + i)];
      numbers(o.kind);
      cost(o.cost);
      condition(o.condition);
    }
    target(c.enchant);
    filter(c.equip_filter);
    condition(c.cast_condition);
    leave();
  }

 private:
  // "No kind of counter" stays 0 however many kinds there are.
  static u64 counter(Counter c) { return c == Counter::count ? 0 : u64(c) + 1; }
  bool enter(bool there) {
    number(there);
    if (!there || depth_ >= kDeepest) return false;
    ++depth_;
    return true;
  }
  void leave() { --depth_; }

  void mana(const ManaCost& c) {
    numbers(c.generic, c.x, c.x_color, c.hybrid_count, c.exists);
    for (u8 p : c.pips) number(p);
    for (u8 p : c.hybrid) number(p);
  }
  // Their numbers depend on which other cards there are; their names do not.
  void subtypes(const SubtypeSet& s) {
    u64 sum = 0;
    for (std::size_t i = 0; i < db_.subtypes.size() && any(s); ++i)
      if (s.has(int(i))) sum += mix64(name_fingerprint(db_.subtypes[i]));
    number(sum);
  }
  static bool any(const SubtypeSet& s) {
    for (u64 w : s.w)
      if (w) return true;
    return false;
  }
  // A creature type is chosen by its place among all of them, so what there is to choose from is
  // part of the card.
  void creature_types() {
    for (std::size_t i = 0; i < db_.own_creature_types; ++i)
      text(db_.subtypes[db_.creature_types[i]]);
  }
  void sel(const Selector& s) {
    numbers(s.kind, s.n);
    filter(s.filter);
  }
  void filter(u16 id) {
    for (; id && enter(true); id = db_.filters[id].or_next) {
      const Filter& f = db_.filters[id];
      numbers(f.zone, f.controller, f.owner, f.super_all, f.super_none, f.types_any, f.types_all,
              f.types_none, f.colors_any, f.colors_none, f.power_cmp, f.toughness_cmp, f.mv_cmp,
              f.keywords_any, f.keywords_none, f.flags, counter(f.counter));
      amount(f.power);
      amount(f.toughness);
      amount(f.mv);
      text(db_.names[f.name]);
      subtypes(f.subtypes_any);
      subtypes(f.subtypes_none);
      leave();
    }
    number(0);
  }
  void amount(u16 id) {
    if (!enter(id != 0)) return;
    const Amount& a = db_.amounts[id];
    numbers(a.kind, a.value);
    sel(a.sel);
    filter(a.filter);
    amount(a.a);
    amount(a.b);
    leave();
  }
  void condition(u16 id) {
    if (!enter(id != 0)) return;
    const Condition& c = db_.conditions[id];
    numbers(number_of(c.kind), c.cmp, c.n);
    sel(c.sel);
    filter(c.filter);
    if (c.kind == CondKind::compare) {
      amount(c.a);
      amount(c.b);
    } else {
      condition(c.a);
      condition(c.b);
    }
    leave();
  }
  void cost(u16 id) {
    if (!enter(id != 0)) return;
    const Cost& c = db_.costs[id];
    mana(c.mana);
    numbers(c.flags, c.loyalty, c.remove_n, counter(c.remove_counter), c.sac_n, c.discard_n,
            c.exile_grave_n, c.tap_n, c.return_n);
    for (u16 f :
         {c.sac_filter, c.discard_filter, c.exile_grave_filter, c.tap_filter, c.return_filter})
      filter(f);
    amount(c.life);
    leave();
  }
  void target(u16 id) {
    if (!enter(id != 0)) return;
    const TargetSpec& t = db_.targets[id];
    filter(t.filter);
    numbers(t.players, t.min, t.max, t.divide_even, t.extra_cost, t.other_than_slot, t.chooser);
    amount(t.max_amount);
    amount(t.divide);
    leave();
  }
  void mods(u16 id) {
    for (; id && enter(true); id = db_.mods[id].next) {
      const Mod& m = db_.mods[id];
      numbers(number_of(m.kind), m.a, m.b, m.colors, m.types, m.who, m.flags.bits(), m.keywords);
      amount(m.p);
      amount(m.t);
      if (m.kind == ModKind::form)
        mods(m.filter);
      else
        filter(m.filter);
      ability(m.ability);
      subtypes(m.subtypes);
      leave();
    }
    number(0);
  }
  void effects(u16 id) {
    for (; id && enter(true); id = db_.effects[id].next) {
      const Effect& e = db_.effects[id];
      numbers(e.kind, e.duration, e.to, e.rest, counter(e.counter), e.n, e.flags.bits());
      for (u8 m : e.mana) number(m);
      if (e.kind == EffectKind::choose_type && !(e.flags & kEBasicLand)) creature_types();
      sel(e.what);
      sel(e.who);
      sel(e.from);
      amount(e.amount);
      amount(e.amount2);
      filter(e.filter);
      condition(e.condition);
      mods(e.mods);
      cost(e.cost);
      card(e.card);
      effects(e.child);
      effects(e.else_child);
      leave();
    }
    number(0);
  }
  void ability(u16 id) {
    if (!enter(id != 0)) return;
    const Ability& a = db_.abilities[id];
    const Trigger& t = a.trigger;
    numbers(a.kind, a.zone, a.flags, a.mode_count, a.modes_min, a.modes_max, a.repl,
            counter(a.counter), a.repl_flags);
    numbers(number_of(t.event), t.player, t.combat_only, t.noncombat_only, t.to_player_only,
            t.to_object_only, t.part);
    // Words that came later: what has none of them keeps its number.
    if (t.nth || t.past_first || t.during != PlayerRelation::any || t.together ||
        t.counter != Counter::count)
      numbers(kGoldenRatio64, t.nth, t.past_first, t.during, t.together, counter(t.counter));
    if (a.repl == ReplKind::enters_choose_creature_type) creature_types();
    filter(t.object);
    filter(t.other);
    condition(t.condition);
    cost(a.cost);
    for (int m = 0; m < a.mode_count; ++m) {
      const Mode& mode = db_.modes[std::size_t(a.first_mode + m)];
      number(mode.target_count);
      for (int i = 0; i < mode.target_count; ++i) target(u16(mode.first_target + i));
      effects(mode.effects);
    }
    sel(a.affects);
    mods(a.mods);
    condition(a.condition);
    amount(a.amount);
    filter(a.filter);
    effects(a.effects);
    leave();
  }

  const CardDb& db_;
  u16 root_ = 0;
  bool texts_ = true;
  int depth_ = 0;
};

}  // namespace

u64 card_fingerprint(const CardDb& db, u16 card) {
  CardWalk walk(db, card);
  walk.card(card);
  return walk.value();
}

int pool_size(const CardDb& db, Pool pool) {
  switch (pool) {
    case Pool::cards:
      return int(db.cards.size());
    case Pool::abilities:
      return int(db.abilities.size());
    case Pool::effects:
      return int(db.effects.size());
    case Pool::mods:
      return int(db.mods.size());
    case Pool::filters:
      return int(db.filters.size());
    case Pool::costs:
      return int(db.costs.size());
    case Pool::subtypes:
      return int(db.subtypes.size());
    case Pool::count:
      break;
  }
  return 0;
}

u64 entry_fingerprint(const CardDb& db, Pool pool, u16 index) {
  CardWalk walk(db);
  walk.entry(pool, index);
  return walk.value() ? walk.value() : 1;
}

u64 cards_fingerprint(const CardDb& db, const std::vector<u16>& cards) {
  std::vector<u16> once = cards;
  insertion_sort(once.begin(), once.end());
  once.erase(std::unique(once.begin(), once.end()), once.end());
  u64 sum = once.size();
  for (u16 card : once) sum += mix64(card_fingerprint(db, card));
  return sum ? sum : 1;
}

u32 name_fingerprint(std::string_view name) {
  u32 h = 0x811C9DC5u;
  for (char c : name) h = (h ^ u8(c)) * 0x01000193u;
  h ^= h >> 15;
  h *= 0x2C1B3C6Du;
  h ^= h >> 12;
  return h ? h : 1;
}

u16 find_by_fingerprint(const CardDb& db, u32 fingerprint) {
  u16 found = 0;
  for (std::size_t i = 1; i < db.cards.size(); ++i) {
    if (db.cards[i].token || name_fingerprint(db.cards[i].name) != fingerprint) continue;
    if (found) return 0;
    found = u16(i);
  }
  return found;
}

u64 text_fingerprint(std::string_view text) {
  Hash h;
  h.text(text);
  return h.value();
}

}  // namespace upkeep
