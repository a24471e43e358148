// Continuous effects (CR 611, 613): characteristics are derived here, layer by layer, in timestamp
// order with dependencies.
#include <algorithm>
#include <bit>
#include <cstdlib>

#include "rules/aspects.h"
#include "rules/continuous.h"
#include "rules/layer_order.h"
#include "rules/layers.h"
#include "rules/query.h"
#include "util/uninitialized_array.h"

namespace upkeep {
namespace {

// One static ability, or one effect of a resolved spell or ability.
struct Group {
  Scope scope;
  Selector affects;
  Ref affected;
  const ContinuousEffect* cont;
  u16 mods;
  u16 source_perm;  // kNoIndex: not from a permanent
  u16 condition;
  bool started;  // has begun to apply in an earlier layer: goes on in later ones (CR 613.6)
  bool inactive;
  u16 granted;  // the ability, if it is none of those printed on its source
  bool known;   // `set` is what it would apply to now, though it has not begun
  bool seen_known;
  Aspects seen;  // what decides what it applies to
  u32 timestamp;
  PermSet set;
};

struct Entry {
  u16 group;
  const Mod* mod;
};

// Of each permanent as many static abilities as any card has, and every effect that there can be.
// They take no time where there are few: nothing of the room is cleared.
constexpr int kMaxGroups = 3 * kMaxPermanents + kMaxContinuous;

// Where the tests run, every short cut is held against the long way.
#ifdef UPKEEP_SANITIZED
constexpr bool kCompare = true;
#else
constexpr bool kCompare = false;
#endif

class Builder {
 public:
  Builder(Ctx& c, PermSet& on) : c_(c), s_(c.s), on_(on) {}

  // `only`: a permanent's own effects and no others; kNoIndex: everybody's.
  bool build(u16 only = kNoIndex) {
    collect(only);
    for (int layer = kControl; layer < kLayers; ++layer) {
      if (layer == kAdd)
        for (u16 i = 0; i < s_.permanent_count; ++i)
          if (only == kNoIndex || i == only) add_counters(s_.permanents[i], s_.derived[i]);
      if (layers_ >> layer & 1) apply_layer(Layer(layer));
    }
    bool more = false;
    for (int i = 0; i < s_.permanent_count && any_off_; ++i)
      if (off_.has(i) && s_.derived[i].types & (kCreature | kLand | kEnchantment)) {
        on_.add(i);
        more = true;
      }
    return more;
  }

 private:
  void add_static(u16 ability, Ref source, u16 perm, u8 controller, u32 timestamp) {
    const Ability& a = c_.db.abilities[ability];
    if (a.kind != AbilityKind::static_ || !a.mods || count_ == kMaxGroups) return;
    Group& g = groups_[count_++];
    g = Group{};
    g.scope.source = source;
    g.scope.controller = controller;
    if (perm != kNoIndex) g.scope.x = s_.permanents[perm].x;
    g.affects = a.affects;
    g.mods = a.mods;
    g.source_perm = perm;
    g.condition = a.condition;
    g.timestamp = timestamp;
    note_kinds(g.mods);
  }

  void note_kinds(u16 mods) {
    for (u16 m = mods; m; m = c_.db.mods[m].next) {
      if (const u16 given = granted_static(c_.db, c_.db.mods[m]))
        note_kinds(c_.db.abilities[given].mods);
      s_.has_rules_mods |= rules_mod_bit(c_.db.mods[m].kind);
      layers_ |= 1u << layer_of(c_.db.mods[m], s_.rules);
      s_.board.words |= modern_layer(c_.db.mods[m].kind) == kText;
    }
  }

  void collect(u16 only) {
    for (int b = 0; b < s_.battlefield_count; ++b) {
      const Ref r = make_ref(s_, s_.battlefield[b]);
      const u16 pi = s_.objects[r.slot].perm;
      if (s_.permanents[pi].flags & kPFaceDown || (only != kNoIndex && pi != only)) continue;
      const CardDef& def = c_.db.card(s_.derived[pi].card);
      if (!def.has_static) continue;
      for (int i = 0; i < def.ability_count; ++i) {
        const u16 id = u16(def.first_ability + i);
        const Ability& a = c_.db.abilities[id];
        if (s_.rules.tapped_artifacts_off() && !on_.has(pi) && switched_off(c_, r, a)) {
          off_.add(pi);
          any_off_ = true;
          continue;
        }
        if (a.zone == Zone::battlefield || (a.flags & kACharacteristic))
          add_static(id, r, pi, s_.derived[pi].controller, s_.permanents[pi].timestamp);
      }
    }
    if (s_.options & kGraveStatics && only == kNoIndex)
      for (int p = 0; p < s_.player_count; ++p)
        for (int i = 0; i < s_.graveyard[p].count; ++i) {
          const Ref r = make_ref(s_, s_.graveyard[p].at[i]);
          const CardDef& def = c_.db.card(s_.objects[r.slot].card);
          for (int k = 0; def.has_static && k < def.ability_count; ++k)
            if (c_.db.abilities[def.first_ability + k].zone == Zone::graveyard)
              add_static(u16(def.first_ability + k), r, kNoIndex, u8(p),
                         s_.objects[r.slot].entered);
        }
    for (int i = 0; i < s_.continuous_count && count_ < kMaxGroups; ++i) {
      const ContinuousEffect& e = s_.continuous_effects[i];
      if (e.waits || (only != kNoIndex && e.affected != s_.permanents[only].object)) continue;
      Group& g = groups_[count_++];
      g = Group{};
      g.scope.source = e.source;
      g.scope.controller = e.controller;
      g.scope.x = e.p;
      g.affected = e.affected;
      if (e.ability) g.affects = c_.db.abilities[e.ability].affects;
      if (e.effect) g.affects = c_.db.effects[e.effect].what;
      g.cont = &e;
      g.mods = e.mods;
      g.source_perm = kNoIndex;
      g.timestamp = e.timestamp;
      note_kinds(g.mods);
    }
    // Insertion sort by timestamp: nearly sorted already.
    for (int i = 0; i < count_; ++i) sort_in(i);
  }

  void sort_in(int group) {
    order_[group] = u16(group);
    for (int j = group; j > 0 && groups_[order_[j]].timestamp < groups_[order_[j - 1]].timestamp;
         --j)
      std::swap(order_[j], order_[j - 1]);
  }

  // Does the ability or effect exist now, as far as earlier effects have left it (CR 613.8a)?
  bool exists(const Group& g) const {
    if (g.started) return !g.inactive;
    if (g.granted) return has_been_granted(s_.derived[g.source_perm], g.granted);
    if (g.source_perm != kNoIndex && s_.derived[g.source_perm].lost_abilities) return false;
    return true;
  }

  Scope scope_now(const Group& g) const {
    Scope scope = g.scope;
    if (g.source_perm != kNoIndex) scope.controller = s_.derived[g.source_perm].controller;
    return scope;
  }

  PermSet matching(u16 filter, const Scope& scope) const {
    PermSet set;
    for (int i = 0; i < s_.battlefield_count; ++i) {
      const Ref r = make_ref(s_, s_.battlefield[i]);
      if (matches(c_, filter, r, scope)) set.add(s_.objects[r.slot].perm);
    }
    return set;
  }

  PermSet affected(const Group& g) const {
    PermSet set;
    if (g.cont && !g.cont->ability && !g.cont->effect) {
      if (const Object* o = find(s_, g.affected); o && o->zone == Zone::battlefield)
        set.add(o->perm);
      return set;
    }
    const Scope scope = scope_now(g);
    if (g.condition && !condition_holds(c_, g.condition, scope)) return set;
    switch (g.affects.kind) {
      case SelKind::self:
        if (g.source_perm != kNoIndex) set.add(g.source_perm);
        break;
      case SelKind::attached:
        if (g.source_perm != kNoIndex)
          if (const Object* o = find(s_, s_.permanents[g.source_perm].attached_to);
              o && o->zone == Zone::battlefield)
            set.add(o->perm);
        break;
      case SelKind::all:
        if (const Group* twin = twin_of(g, scope.controller)) {
          set = twin->set;
          for (const u16 i : {g.source_perm, twin->source_perm})  // "other": not the same one
            if (matches(c_, g.affects.filter, s_.permanents[i].object, scope))
              set.add(i);
            else
              set.remove(i);
        } else {
          set = matching(g.affects.filter, scope);
        }
        break;
      default:
        break;
    }
    return set;
  }

  // Another one that says the same, and for which it is known what it applies to. The one collected
  // last is the likeliest.
  const Group* twin_of(const Group& g, u8 controller) const {
    if (g.source_perm == kNoIndex || s_.board.words || trying_) return nullptr;
    for (int i = int(&g - &groups_[0]) - 1; i >= 0; --i) {
      const Group& o = groups_[i];
      if (o.affects.filter != g.affects.filter || !o.known || o.source_perm == kNoIndex ||
          o.condition || o.affects.kind != SelKind::all)
        continue;
      if (s_.derived[o.source_perm].controller == controller)
        return same_for_all_sources(c_.db, g.affects.filter) ? &o : nullptr;
    }
    return nullptr;
  }

  // What it applies to, or would apply to if it began now.
  const PermSet& reach(Group& g) {
    if (!g.started && !g.known) {
      g.set = affected(g);
      g.known = true;
      looked_at_ |= seen(g);
    }
    return g.set;
  }

  Aspects seen(Group& g) const {
    if (g.seen_known) return g.seen;
    g.seen_known = true;
    g.seen = 0;
    if (g.cont && !g.cont->ability && !g.cont->effect) return g.seen;
    g.seen |= aspects_of_condition(c_.db, g.condition);
    if (g.affects.kind == SelKind::all) g.seen |= aspects_of_filter(c_.db, g.affects.filter);
    return g.seen;
  }

  void apply_entry(const Entry& e) {
    Group& g = groups_[e.group];
    if (!g.started) {
      g.inactive = !exists(g);
      if (g.inactive)
        g.set = PermSet{};
      else
        reach(g);
      if constexpr (kCompare) {
        const bool was_trying = trying_;
        trying_ = true;
        if (!g.inactive && !(g.set == affected(g))) std::abort();
        trying_ = was_trying;
      }
      g.started = true;
    }
    if (g.inactive) return;
    if (g.source_perm != kNoIndex) g.scope.controller = s_.derived[g.source_perm].controller;
    const Mod& m = *e.mod;
    if (m.kind == ModKind::pt_add && !g.cont && constant(m.p) && constant(m.t)) {
      const i16 p = c_.db.amounts[m.p].value, t = c_.db.amounts[m.t].value;
      each(g.set, [&](u16 i) {
        s_.derived[i].power = i16(s_.derived[i].power + p);
        s_.derived[i].toughness = i16(s_.derived[i].toughness + t);
      });
      return;
    }
    each(g.set, [&](u16 i) { modify(g, m, i); });
  }

  bool constant(u16 amount) const { return c_.db.amounts[amount].kind == AmountKind::constant; }

  template <class F>
  void each(const PermSet& set, F change) const {
    for (int w = 0; w * 64 < s_.permanent_count; ++w)
      for (u64 left = set.w[w]; left; left &= left - 1)
        change(u16(w * 64 + std::countr_zero(left)));
  }

  // What was known of others is not, where this has changed what they look at.
  void forget(Aspects changed) {
    if (!(looked_at_ & changed)) return;
    for (int i = 0; i < count_; ++i) {
      Group& g = groups_[i];
      if (g.known && seen(g) & changed) g.known = false;
    }
  }

  // Would applying `on` change what `e` applies to, or whether it exists (CR 613.8a)?
  bool depends(const Entry& e, const Entry& on) {
    const bool out = depends_as_seen(e, on);
    if constexpr (kCompare)
      if (out != depends_as_tried(e, on)) std::abort();
    return out;
  }

  // By trying it out on everything.
  bool depends_as_tried(const Entry& e, const Entry& on) {
    if (e.group == on.group || !may_be_needed(on.mod->kind)) return false;
    Group& g = groups_[e.group];
    if (g.started) return false;
    trying_ = true;
    const bool before_exists = exists(g);
    const PermSet before = affected(g);
    for (int i = 0; i < s_.permanent_count; ++i) saved_[i] = s_.derived[i];
    const Group other = groups_[on.group];
    groups_[on.group].known = false;
    apply_entry(on);
    const bool after_exists = exists(g);
    const PermSet after = affected(g);
    groups_[on.group] = other;
    for (int i = 0; i < s_.permanent_count; ++i) s_.derived[i] = saved_[i];
    trying_ = false;
    return before_exists != after_exists || !(before == after);
  }

  bool depends_as_seen(const Entry& e, const Entry& on) {
    if (e.group == on.group || !may_be_needed(on.mod->kind)) return false;
    Group& g = groups_[e.group];
    if (g.started) return false;  // what it affects is settled
    const Aspects changed = aspects_changed(*on.mod);
    const bool may_change = seen(g) & changed;
    const bool may_end = g.source_perm != kNoIndex && changed & kAspectAbilities;
    if (!may_change && !may_end) return false;
    Group& other = groups_[on.group];
    if (other.started ? other.inactive : !exists(other)) return false;
    const PermSet touched = reach(other);
    if (!may_change && !touched.has(g.source_perm)) return false;
    const bool before_exists = exists(g);
    const PermSet before = reach(g);
    for (int i = 0; i < s_.permanent_count; ++i)
      if (touched.has(i)) saved_[i] = s_.derived[i];
    const u8 controller = other.scope.controller;
    const bool started = other.started;
    apply_entry(on);
    g.known = false;
    const bool after_exists = exists(g);
    trying_ = true;
    const PermSet after = affected(g);
    trying_ = false;
    other.started = started;
    other.scope.controller = controller;
    for (int i = 0; i < s_.permanent_count; ++i)
      if (touched.has(i)) s_.derived[i] = saved_[i];
    g.set = before;
    g.known = true;
    return before_exists != after_exists || !(before == after);
  }

  void apply_layer(Layer layer) {
    int n = 0;
    for (int i = 0; i < count_; ++i)
      for (u16 m = groups_[order_[i]].mods; m; m = c_.db.mods[m].next)
        if (layer_of(c_.db.mods[m], s_.rules) == layer && n < kMaxGroups)
          entries_[n++] = {order_[i], &c_.db.mods[m]};
    for (int i = 0; i < count_; ++i) groups_[i].known = false;
    looked_at_ = 0;
    layer_ = layer;
    const bool dependencies = n > 1 && !s_.rules.is(Continuous::timestamp) &&
                              (layer == kControl || layer == kText || layer == kType ||
                               layer == kAbility || s_.rules.is(Continuous::staged));
    while (n > 0) {
      int pick = 0;
      if (dependencies && n > 1)
        for (int i = 0; i < n; ++i) {
          bool waits = false;
          for (int j = 0; j < n && !waits; ++j)
            waits =
                j != i && depends(entries_[i], entries_[j]) && !depends(entries_[j], entries_[i]);
          if (!waits) {
            pick = i;
            break;
          }
        }
      apply_entry(entries_[pick]);
      const Entry applied = entries_[pick];
      if (n > 1) forget(aspects_changed(*entries_[pick].mod));
      for (int i = pick; i + 1 < n; ++i) entries_[i] = entries_[i + 1];
      --n;
      if (const u16 given = granted_static(c_.db, *applied.mod))
        begin_granted(groups_[applied.group], given, layer, n);
    }
  }

  static bool has_been_granted(const Derived& d, u16 ability) {
    for (int i = 0; i < d.granted_count; ++i)
      if (d.granted[i] == ability) return true;
    return false;
  }

  // Static abilities that permanents have just been given: they apply from here on, in this layer
  // and in later ones, as of what gave them if that is younger (CR 613.6, 613.7a).
  void begin_granted(const Group& by, u16 ability, Layer layer, int& entries) {
    const u32 timestamp = by.timestamp;
    const PermSet set = by.set;
    for (u16 pi = 0; pi < s_.permanent_count && !by.inactive; ++pi) {
      if (!set.has(pi) || !has_been_granted(s_.derived[pi], ability)) continue;
      const Permanent& p = s_.permanents[pi];
      const int at = count_;
      add_static(ability, p.object, pi, s_.derived[pi].controller,
                 std::max(timestamp, p.timestamp));
      if (count_ == at) return;
      groups_[at].granted = ability;
      sort_in(at);
      for (u16 m = groups_[at].mods; m && entries < kMaxGroups; m = c_.db.mods[m].next) {
        if (layer_of(c_.db.mods[m], s_.rules) != layer) continue;
        int i = entries++;
        for (; i > 0 && groups_[entries_[i - 1].group].timestamp > groups_[at].timestamp; --i)
          entries_[i] = entries_[i - 1];
        entries_[i] = {u16(at), &c_.db.mods[m]};
      }
    }
  }

  const SubtypeSet& creature_types() {
    if (creature_types_.empty())
      for (u8 type : c_.db.creature_types) creature_types_.add(type);
    return creature_types_;
  }

  void lose_land_types(Derived& d) {
    for (int w = 0; w < 4; ++w) d.subtypes.w[w] &= creature_types().w[w];
  }

  void set_land_type(Derived& d, const SubtypeSet& types) {
    // CR 305.7: the old land types and the abilities printed on it go; the new type's mana ability
    // comes.
    lose_land_types(d);
    for (int k = 0; k < 5; ++k)
      if (types.has(k)) d.subtypes.add(k);
    d.lost_abilities = 1;
    d.keywords = 0;
    d.granted_count = 0;
    d.land_mana = d.types & kLand ? u8(d.subtypes.w[0] & 0x1F) : 0;
  }

  static void swap_bits(KeywordSet& k, Keyword first, int from, int to) {
    if (from > 4 || to > 4) return;
    const KeywordSet f = bit(Keyword(int(first) + from)), t = bit(Keyword(int(first) + to));
    if (k & f) k = (k & ~f) | t;
  }

  // A number that power or toughness is. While only these change, it is the same for all that count
  // the same, unless it is these that are counted.
  i16 defined(u16 amount, const Scope& own) {
    const Amount& a = c_.db.amounts[amount];
    if (layer_ != kDefine || a.kind != AmountKind::count || s_.board.words)
      return i16(amount_of(c_, amount, own));
    for (const Counted& known : counted_)
      if (known.filter == a.filter && known.controller == own.controller) {
        if constexpr (kCompare)
          if (known.n != amount_of(c_, amount, own)) std::abort();
        return known.n;
      }
    const i16 n = i16(amount_of(c_, amount, own));
    if (same_for_all_sources(c_.db, a.filter) && !leaves_out_source(a.filter) &&
        !(aspects_of_filter(c_.db, a.filter) & kAspectPower)) {
      counted_[next_counted_] = {a.filter, own.controller, n};
      next_counted_ = (next_counted_ + 1) % kCounted;
    }
    return n;
  }

  bool leaves_out_source(u16 filter) const {
    for (; filter; filter = c_.db.filters[filter].or_next)
      if (c_.db.filters[filter].flags & kFOther) return true;
    return false;
  }

  void modify(const Group& g, const Mod& m, u16 pi) {
    Derived& d = s_.derived[pi];
    const u8 chosen_color = g.cont                      ? g.cont->color
                            : g.source_perm != kNoIndex ? s_.permanents[g.source_perm].chosen_color
                                                        : kNoColor;
    const u16 chosen_type = g.cont                      ? g.cont->type
                            : g.source_perm != kNoIndex ? s_.permanents[g.source_perm].chosen_type
                                                        : kNoIndex;
    const auto number = [&](u16 amount) {
      Scope scope = g.scope;
      scope.affected = s_.permanents[pi].object;
      return i16(amount_of(c_, amount, scope));
    };
    const bool fixed = g.cont && !g.cont->ability;
    const auto p = [&] { return fixed ? g.cont->p : number(m.p); };
    const auto t = [&] { return fixed ? g.cont->t : number(m.t); };
    // TextWords chosen on resolution are kept in the effect: the old one as its colour, the new one
    // as its type.
    const u8 from_word = m.a == kChosenWord ? chosen_color : m.a;
    const u8 to_word = m.b == kChosenWord ? u8(chosen_type) : m.b;
    // The text that makes the effect may have been changed itself (CR 612.1).
    TextWords words;
    if (g.cont)
      words = {g.cont->color_words, g.cont->land_words};
    else if (s_.board.words && g.source_perm != kNoIndex)
      words = {s_.derived[g.source_perm].color_words, s_.derived[g.source_perm].land_words};
    switch (m.kind) {
      case ModKind::control:
        d.controller = g.scope.controller;
        break;
      case ModKind::text_color:
        swap_bits(d.keywords, Keyword::protection_white, from_word, to_word);
        d.color_words = change_word(d.color_words, from_word, to_word);
        break;
      case ModKind::text_land:
        swap_bits(d.keywords, Keyword::plainswalk, from_word, to_word);
        d.land_words = change_word(d.land_words, from_word, to_word);
        if (from_word < 5 && to_word < 5 && d.subtypes.has(from_word)) {
          d.subtypes.remove(from_word);
          d.subtypes.add(to_word);
          if (d.types & kLand) d.land_mana = u8(d.subtypes.w[0] & 0x1F);
        }
        break;
      case ModKind::set_types:
        d.types = m.types;
        for (int w = 0; w < 4; ++w) d.subtypes.w[w] = m.subtypes.w[w];
        d.land_mana = d.types & kLand ? u8(d.subtypes.w[0] & 0x1F) : 0;
        break;
      case ModKind::add_types:
        d.types |= m.types;
        d.supers |= m.a;
        for (int w = 1; w < 4; ++w) d.subtypes.w[w] |= m.subtypes.w[w];
        d.subtypes.w[0] |= words_now(words, m.subtypes).w[0];
        if (d.types & kLand) d.land_mana |= u8(words_now(words, m.subtypes).w[0] & 0x1F);
        break;
      case ModKind::set_land_type:
        set_land_type(d, words_now(words, m.subtypes));
        break;
      case ModKind::set_chosen_land_type:
        if (chosen_type < 5) {
          SubtypeSet one;
          one.add(chosen_type);
          set_land_type(d, one);
        }
        break;
      case ModKind::set_subtypes:
        for (int w = 0; w < 4; ++w)
          d.subtypes.w[w] = (d.subtypes.w[w] & ~creature_types().w[w]) | m.subtypes.w[w];
        break;
      case ModKind::all_creature_types:
        for (int w = 0; w < 4; ++w) d.subtypes.w[w] |= creature_types().w[w];
        break;
      case ModKind::remove_types:
        d.types = TypeSet(d.types & ~m.types);
        d.supers = u8(d.supers & ~m.a);
        break;
      case ModKind::set_color:
        d.colors = words_now(words.colors, m.colors);
        break;
      case ModKind::add_color:
        d.colors |= words_now(words.colors, m.colors);
        break;
      case ModKind::set_chosen_color:
        if (chosen_color < 5) d.colors = ColorSet(1 << chosen_color);
        break;
      case ModKind::add_keywords: {
        const KeywordSet given = words_now(words, m.keywords);
        if (m.flags & kMSparesSource && g.source_perm != kNoIndex) {
          d.spared_by = 1;
          d.spared = (d.spared | given) & ~(given & d.keywords);  // not what another gives as well
        } else {
          d.spared &= ~given;
        }
        d.keywords |= given;
        break;
      }
      case ModKind::remove_keywords:
        d.keywords &= ~words_now(words, m.keywords);
        break;
      case ModKind::remove_abilities:
        d.lost_abilities |= kAbilitiesTaken;
        d.keywords = 0;
        d.granted_count = 0;
        d.land_mana = 0;
        break;
      case ModKind::grant_ability:
        if (d.granted_count < 6) d.granted[d.granted_count++] = m.ability;
        break;
      case ModKind::protection_chosen:
        if (chosen_color < 5)
          d.keywords |= bit(Keyword(int(Keyword::protection_white) + chosen_color));
        break;
      case ModKind::pt_define: {
        // A defining ability counts for its own object, whoever copied it.
        Scope own = scope_of(s_, s_.permanents[pi].object);
        d.power = g.cont ? g.cont->p : defined(m.p, own);
        d.toughness = g.cont ? g.cont->t : defined(m.t, own);
        break;
      }
      case ModKind::pt_set:
        d.power = p();
        d.toughness = t();
        break;
      case ModKind::pt_add:
        d.power = i16(d.power + p());
        d.toughness = i16(d.toughness + t());
        break;
      case ModKind::pt_switch: {
        const i16 power = d.power;
        d.power = d.toughness;
        d.toughness = power;
        break;
      }
      default:
        break;
    }
  }

  Ctx& c_;
  State& s_;
  PermSet& on_;
  PermSet off_;
  bool any_off_ = false;
  int count_ = 0;
  unsigned layers_ = 0;  // bit per layer that anything applies in
  Layer layer_ = kNone;  // that is being applied
  static constexpr int kCounted = 8;
  struct Counted {
    u16 filter = 0;
    u8 controller = 0;
    i16 n = 0;
  };
  Counted counted_[kCounted];
  int next_counted_ = 0;
  SubtypeSet creature_types_;
  Aspects looked_at_ = 0;  // by those for which it is known what they apply to
  bool trying_ = false;    // characteristics are not as they are: somebody asks what would be
  UninitializedArray<Group, kMaxGroups> groups_;
  u16 order_[kMaxGroups];
  Entry entries_[kMaxGroups];
  UninitializedArray<Derived, kMaxPermanents> saved_;
};

}  // namespace

// Kept out of rebuild() so that the short way does not pay for the builder's stack space.
bool build_layers(Ctx& c, PermSet& on) {
  Builder b(c, on);
  return b.build();
}

void build_own_layers(Ctx& c, u16 perm_index) {
  const u64 rules_mods = c.s.has_rules_mods;
  const Board board = c.s.board;
  PermSet on;
  Builder b(c, on);
  b.build(perm_index);
  c.s.has_rules_mods = rules_mods;
  c.s.board = board;
}

ContinuousEffect* add_continuous(Ctx& c, const ContinuousEffect& e) {
  State& s = c.s;
  if (s.continuous_count == kMaxContinuous) return nullptr;
  ContinuousEffect& added = s.continuous_effects[s.continuous_count++];
  added = e;
  added.timestamp = s.clock++;
  dirty(s);
  s.sba_needed = 1;
  return &added;
}

// "During its controller's next turn": those whose turn now begins.
void start_waiting(Ctx& c) {
  State& s = c.s;
  for (u16 i = 0; i < s.continuous_count; ++i) {
    ContinuousEffect& e = s.continuous_effects[i];
    if (e.waits != MaybePlayer(s.active)) continue;
    e.waits = {};
    dirty(s);
  }
}

void end_continuous(Ctx& c, Duration d, u8 player) {
  State& s = c.s;
  u16 kept = 0;
  const bool own = d == Duration::your_next_turn || d == Duration::your_next_upkeep;
  for (u16 i = 0; i < s.continuous_count; ++i) {
    const ContinuousEffect& e = s.continuous_effects[i];
    if (e.duration == d && !e.waits && (!own || e.controller == player)) continue;
    if (kept != i) s.continuous_effects[kept] = s.continuous_effects[i];
    ++kept;
  }
  if (kept == s.continuous_count) return;
  s.continuous_count = kept;
  dirty(s);
  s.sba_needed = 1;
}

}  // namespace upkeep
