// Attacks and blocks. A line declares all of them; the engine asks for them one at a time.
#include "scenario/attempt.h"

namespace upkeep::scenario {
namespace {

bool same_target(const NameScope& w, const State& s, const Option& o, const Name& target) {
  if (target.kind == NameKind::player) return !o.other && o.a == target.player;
  return o.other && means(w, s, target, o.other);
}

}  // namespace

Outcome Attempt::attack(const Branch& from) {
  if (from.asked().kind != DecisionKind::attackers)
    return fail(0, Str::duel_flaw_no_attack_declared_now);
  Branch at = from;
  std::vector<Ref> used;
  for (const Attacker& a : line_.attackers) {
    u16 mate = 0;
    for (const Name& name : a.band) {
      const State& s = at.s();
      if (s.decision.kind != DecisionKind::attackers || s.decision.player != line_.player)
        return fail(1, {Str::duel_flaw_attack_over_before, {name_words(name)}});
      std::vector<Option> found;
      for (const Option& o : options(s)) {
        if (o.kind != OptionKind::attack || !means(w_, s, name, o.object)) continue;
        if (a.has_target && !same_target(w_, s, o, a.target)) continue;
        // A creature joins a band through any of its members.
        const bool joins = o.value != 0;
        if (joins != (mate != 0)) continue;
        if (joins) {
          const Permanent* p = permanent_of(s, ref_of(s, u16(o.value)));
          const Permanent* m = permanent_of(s, ref_of(s, mate));
          if (o.value != mate && !(p && m && p->band && p->band == m->band)) continue;
        }
        found.push_back(o);
      }
      found = told_apart(s, found);
      if (found.empty()) {
        for (Ref r : objects_named(w_, s, name)) {
          Option o{.kind = OptionKind::attack, .object = r, .value = mate};
          o.a = next_player(s, line_.player);
          if (a.has_target && a.target.kind == NameKind::player) o.a = a.target.player;
          note_reason(at, o);
        }
        return fail(1, sentences({{Str::duel_flaw_cannot_attack_so, {name_words(name)}},
                                  options_words(w_, s)}));
      }
      if (found.size() > 1) return one_of(at, found);
      apply_to(at, found[0]);
      if (!mate) mate = found[0].object.slot;
    }
  }
  const State& s = at.s();
  if (s.decision.kind == DecisionKind::attackers && s.decision.player == line_.player) {
    // `can` asks whether these creatures may attack, not whether others must join them.
    const std::vector<Option> all = options(s);
    const Option* done = nullptr;
    for (const Option& o : all)
      if (o.kind == OptionKind::done) done = &o;
    if (!done) {
      note_reason(at, {.kind = OptionKind::done});
      if (line_.can != Can::can || line_.attackers.empty())
        return fail(2, sentences({Str::duel_flaw_attack_cannot_stand, options_words(w_, s)}));
    } else {
      apply_to(at, *done);
    }
  }
  result = std::move(at);
  return Outcome::done;
}

Outcome Attempt::block(const Branch& from) {
  if (from.asked().kind != DecisionKind::blockers)
    return fail(0, Str::duel_flaw_no_blocks_are_declared_now);
  Branch at = from;
  for (const Block& b : line_.blocks) {
    const State& s = at.s();
    if (s.decision.kind != DecisionKind::blockers || s.decision.player != line_.player)
      return fail(1, {Str::duel_flaw_blocks_are_over_before, {name_words(b.blocker)}});
    std::vector<Option> found;
    for (const Option& o : options(s))
      if (o.kind == OptionKind::block && means(w_, s, b.blocker, o.object) &&
          means(w_, s, b.attacker, o.other))
        found.push_back(o);
    // Interchangeable blockers, and attackers, count as one.
    std::vector<Option> kept;
    for (const Option& o : found) {
      bool seen = false;
      for (const Option& k : kept)
        seen = seen || (alike(s, o.object, k.object) && alike(s, o.other, k.other));
      if (!seen) kept.push_back(o);
    }
    if (kept.empty()) {
      for (Ref x : objects_named(w_, s, b.blocker))
        for (Ref y : objects_named(w_, s, b.attacker))
          note_reason(at, {.kind = OptionKind::block, .object = x, .other = y});
      return fail(
          1,
          sentences({{Str::duel_flaw_cannot_block, {name_words(b.blocker), name_words(b.attacker)}},
                     options_words(w_, s)}));
    }
    if (kept.size() > 1) return one_of(at, kept);
    apply_to(at, kept[0]);
  }
  const State& s = at.s();
  if (s.decision.kind == DecisionKind::blockers && s.decision.player == line_.player) {
    const Option* done = nullptr;
    const std::vector<Option> all = options(s);
    for (const Option& o : all)
      if (o.kind == OptionKind::done) done = &o;
    if (!done) {
      note_reason(at, {.kind = OptionKind::done});
      return fail(2, sentences({Str::duel_flaw_blocks_cannot_stand, options_words(w_, s)}));
    }
    apply_to(at, *done);
  }
  result = std::move(at);
  return Outcome::done;
}

}  // namespace upkeep::scenario
