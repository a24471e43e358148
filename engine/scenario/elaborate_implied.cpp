// What the format lets a line leave out, or say though nobody was asked
// (tests/scenarios/DECISIONS.md).
#include <algorithm>

#include "blocks.h"
#include "scenario/elaborate.h"

namespace upkeep::scenario {
namespace {

// Whether a list of effects offers a payment, or new targets, which is not asked if it cannot be
// done.
bool offers_payment(const CardDb& db, u16 list, int depth = 0) {
  for (u16 e = list; e && depth < 8; e = db.effects[e].next)
    if (db.effects[e].kind == EffectKind::pay ||
        ((db.effects[e].kind == EffectKind::copy_spell ||
          db.effects[e].kind == EffectKind::change_target) &&
         (db.effects[e].flags & kEOptional)) ||
        offers_payment(db, db.effects[e].child, depth + 1) ||
        offers_payment(db, db.effects[e].else_child, depth + 1))
      return true;
  return false;
}

}  // namespace

// Whether the line only says again what the engine did without asking, as there was no choice.
bool Elaborator::restates(const Statement& st, const Branch& at, std::size_t since, bool targets) {
  switch (st.kind) {
    case Kind::keep:
      return kept_unasked(st, at);
    case Kind::discard:
    case Kind::choose:
    case Kind::order:
      return names_happened(st, at, since, targets);
    case Kind::assign:
      return shares_happened(st, at, since);
    default:
      return false;
  }
}

// `keep`, where no mulligan was offered.
bool Elaborator::kept_unasked(const Statement& st, const Branch& at) const {
  if (!st.names.empty()) return false;
  bool game = false;
  for (const Statement& o : file_.statements)
    game = game || (o.kind == Kind::start_game && o.applies(era_));
  const State& s = at.s();
  const bool others = at.asked().prompt == Prompt::mulligan && at.asked().player != st.player &&
                      st.player < s.player_count &&
                      s.players[st.player].opening_hand != OpeningHand::undecided &&
                      s.players[st.player].opening_hand != OpeningHand::mulligan_declared;
  return game && s.turn <= 1 && (others || at.asked().prompt != Prompt::mulligan) &&
         !resolving(s) && s.step <= Step::main1;
}

// Everything that is named has been discarded, chosen, moved … since. An event is said again only
// once.
bool Elaborator::names_happened(const Statement& st, const Branch& at, std::size_t since,
                                bool targets) {
  const std::vector<Event>& events = at.recorder.events;
  auto counts = [&](const Event& e) {
    if (st.kind == Kind::discard) return e.type == LogEvent::discard && e.player == st.player;
    switch (e.type) {
      case LogEvent::discard:
      case LogEvent::sacrifice:
      case LogEvent::exile:
      case LogEvent::return_hand:
      case LogEvent::move:
      case LogEvent::dies:
      case LogEvent::destroy:
      case LogEvent::bury:
      case LogEvent::attach:
      case LogEvent::reveal:
      case LogEvent::untap:
      case LogEvent::trigger:
      case LogEvent::choose:
        return true;
      case LogEvent::target: {  // the only one that it could have
        const Object* o = find(at.s(), e.object);
        return targets || (o && (o->flags & kObjAbility));
      }
      default:
        return false;
    }
  };
  auto is_named = [&](const Event& e, const Name& n) {
    if (n.kind == NameKind::player)
      return (e.type == LogEvent::choose || (e.type == LogEvent::target && !e.other)) &&
             e.player == n.player;
    return meant(world_, at.s(), n, e.object, e.card) ||
           meant(world_, at.s(), n, e.other, e.other_card);
  };
  if (st.names.empty()) return false;
  std::vector<std::size_t> retold = retold_;
  for (const Name& n : st.names) {
    bool found = false;
    for (std::size_t i = since; i < events.size() && !found; ++i) {
      if (std::find(retold.begin(), retold.end(), i) != retold.end()) continue;
      if (!counts(events[i]) || !is_named(events[i], n)) continue;
      retold.push_back(i);
      found = true;
    }
    if (!found) return false;
  }
  retold_ = std::move(retold);
  return true;
}

// Every share has been dealt since, or is assigned and waits on the stack.
bool Elaborator::shares_happened(const Statement& st, const Branch& at, std::size_t since) const {
  const State& s = at.s();
  for (const Share& h : st.shares) {
    EventPattern p;
    p.type = LogEvent::damage;
    p.object = st.object;
    p.other = h.to;
    p.amount = h.amount;
    std::size_t from = since;
    if (h.amount <= 0 || find_event(world_, s, at.recorder.events, p, from)) continue;
    bool assigned = false;
    for (int k = 0; k < s.assigned_count && !assigned; ++k) {
      const PendingDamage& q = s.assigned[k];
      assigned = q.amount == h.amount && means(world_, s, st.object, q.source) &&
                 (h.to.kind == NameKind::player ? !q.to && q.to_player == h.to.player
                                                : means(world_, s, h.to, q.to));
    }
    if (!assigned) return false;
  }
  return true;
}

// Attacking or blocking with nothing is not asked where there is nothing to do it with.
bool Elaborator::nothing_to_declare(const Statement& st, const State& now) const {
  if (now.turn != s().turn || now.decision.kind == DecisionKind::attackers ||
      now.decision.kind == DecisionKind::blockers || now.step > Step::main2)
    return false;
  return (st.kind == Kind::attack && st.attackers.empty() && now.active == st.player &&
          now.step >= Step::attackers) ||
         (st.kind == Kind::block && st.blocks.empty() && now.active != st.player &&
          now.step >= Step::blockers);
}

// Goes on as all pass, in this turn, to where `found(line, events before the last answer)` holds;
// stays where it was if that is nowhere.
template <class Found>
bool Elaborator::passes_to(Found found) {
  Branch at = line_;
  at.recorder.restart();
  const std::vector<std::size_t> retold = std::move(retold_);
  retold_.clear();
  const u16 turn = at.s().turn;
  for (int n = 0; n < 200 && !at.s().over && at.s().turn == turn; ++n) {
    const DefaultAnswer d = default_answer(world_, at.s());
    if (d.kind == Default::none || d.kind == Default::no_combat) break;
    const std::size_t since = at.recorder.events.size();
    at.apply(db_, d.option, d.kind);
    if (!found(at, since)) continue;
    line_ = std::move(at);
    return true;
  }
  retold_ = retold;
  return false;
}

// "B discard Terror", where it is the only card: it is discarded without a question as all pass.
bool Elaborator::taken_on_the_way(const Statement& st) {
  const bool names = st.kind == Kind::discard || st.kind == Kind::choose || st.kind == Kind::order;
  bool shares = false;
  for (const Share& h : st.shares) shares = shares || h.amount > 0;
  if (names ? st.names.empty() : st.kind != Kind::assign || !shares) return false;
  if (assigned_on_the_way(st)) return true;
  // The only target of what was cast or activated in the line before.
  if (st.kind == Kind::choose && (last_act_ == Kind::cast || last_act_ == Kind::activate) &&
      restates(st, line_, 0, true))
    return true;
  return passes_to([&](const Branch& at, std::size_t since) { return restates(st, at, since); });
}

// "A assign Benalish Hero: Gray Ogre 1", where that creature has nothing else to deal it to, while
// others still divide theirs.
bool Elaborator::assigned_unasked(const Statement& st, const Branch& at) {
  if (at.s().over || at.asked().prompt != Prompt::damage_division) return false;
  if (!sole_recipient(st, at.s(), at.asked().about)) return false;
  line_ = at;
  return true;
}

// All damage of the creature named goes where the line says, as nothing else meets it; `but` is
// the one whose damage is asked about.
bool Elaborator::sole_recipient(const Statement& st, const State& now, Ref but) const {
  if (st.kind != Kind::assign) return false;
  const Share* only = nullptr;
  for (const Share& h : st.shares) {
    if (h.amount > 0 && only) return false;
    if (h.amount > 0) only = &h;
  }
  for (Ref r : objects_named(world_, now, st.object)) {
    const Permanent* p = permanent_of(now, r);
    const Derived* d = derived_of(now, r);
    if (!only || !p || !d || d->power != only->amount || r == but) continue;
    int n = 0;
    bool fits = false;
    for (int i = 0; i < now.battlefield_count; ++i) {
      const Ref o = ref_of(now, now.battlefield[i]);
      const Permanent* q = permanent_of(now, o);
      const bool meets = blocks(now, *p, o) || (q && blocks(now, *q, r));
      n += meets;
      fits = fits || (meets && means(world_, now, only->to, o));
    }
    const bool free = p->flags & kPAttacking && !(p->flags & kPBlocked);
    if (free ? only->to.kind == NameKind::player && only->to.player == p->attacked_player
             : fits && n == 1)
      return true;
  }
  return false;
}

// Damage to a single recipient is not asked for: goes on to where it is assigned, and no further,
// so that it can still be prevented there.
bool Elaborator::assigned_on_the_way(const Statement& st) {
  if (st.kind != Kind::assign || s().over) return false;
  Branch at = line_;
  at.recorder.restart();
  for (int n = 0; n < 100 && !at.s().over; ++n) {
    const Step step = at.s().step;
    const u16 turn = at.s().turn;
    const bool fits = sole_recipient(st, at.s(), {});
    const DefaultAnswer d = default_answer(world_, at.s());
    if (d.kind == Default::none || d.kind == Default::no_combat) return false;
    at.apply(db_, d.option, d.kind);
    if (at.s().turn == turn && (at.s().step <= step || at.s().step < Step::first_strike_damage))
      continue;
    if (step > Step::first_strike_damage || !fits) return false;
    line_ = std::move(at);
    return true;
  }
  return false;
}

// Notes that a phase effect was used by an `activate` line.
void Elaborator::note_phase_effect(const Statement& st) {
  if (st.kind != Kind::activate || !s().rules.is(Timing::batch)) return;
  for (Ref r : objects_named(world_, s(), st.object))
    world_.taken_up.push_back({r, s().turn, st.player});
}

// Whether what is named was chosen without a question, as the only candidate.
bool Elaborator::chosen_unasked(const Statement& st, const Branch& line) const {
  for (const Name& n : st.names) {
    bool found = false;
    for (const Event& e : line.recorder.events)
      found = found || (e.type == LogEvent::choose && e.player == st.player && e.object &&
                        meant(world_, line.s(), n, e.object, e.card));
    if (!found) return false;
  }
  return true;
}

// Something of this card lets its player choose a source of damage.
bool Elaborator::chooses_source(const Statement& st, const State& at) const {
  bool chooses = false;
  for (Ref r : objects_named(world_, at, st.object)) {
    const CardDef& card = db_.card(at.objects[r.slot].card);
    for (int i = 0; i < card.ability_count; ++i) {
      const Ability& a = db_.abilities[std::size_t(card.first_ability + i)];
      for (int m = 0; m < a.mode_count; ++m)
        for (u16 e = db_.modes[std::size_t(a.first_mode + m)].effects; e; e = db_.effects[e].next)
          switch (db_.effects[e].kind) {
            case EffectKind::prevent_damage:
            case EffectKind::redirect_damage:
            case EffectKind::reflect_damage:
              chooses = chooses || db_.effects[e].flags & kEChosenSource;
              break;
            default:
              break;
          }
    }
  }
  return chooses;
}

// Whether what is written behind the arrow can be the source that is chosen. What isn't there yet
// may come; what is there must be it once the ability resolves, even if nobody is asked.
bool Elaborator::may_keep(const Promise& p, const State& before, const Branch& made) const {
  bool there = false;
  for (Ref r : objects_named(world_, made.s(), p.name)) {
    const Zone zone = made.s().objects[r.slot].zone;
    there = there || zone == Zone::battlefield || zone == Zone::stack;
  }
  const int shields = before.shield_count;
  const bool waits = made.s().stack_count > before.stack_count;
  Branch trial = made;
  for (int n = 0; there && n < 40; ++n) {
    const State& s = trial.s();
    for (int i = shields; i < s.shield_count; ++i)
      if (s.shields[i].controller == p.player && s.shields[i].source_object)
        return means_source(world_, s, p.name, s.shields[i].source_object);
    const DefaultAnswer d = default_answer(world_, s);
    if (s.decision.prompt == Prompt::source_of_damage && s.decision.player == p.player)
      return d.kind == Default::forced && means_source(world_, s, p.name, d.option.object);
    if (s.over || d.kind == Default::none) break;
    if (waits && s.stack_count <= before.stack_count && !resolving(s)) return false;
    trial.apply(db_, d.option, d.kind);
  }
  return true;
}

// "A activate Circle of Protection: Red -> Lightning Bolt": it has no target; the name answers the
// question for a source that comes later.
bool Elaborator::promise(const Statement& st, const Branch& at, bool hold, bool may_pause,
                         bool ask) {
  if ((st.kind != Kind::activate && st.kind != Kind::cast) || st.names.empty()) return false;
  Statement bare = st;
  bare.names.pop_back();
  Attempt t(world_, bare, hold, may_pause);
  if (t.act(at) != Outcome::done) return false;
  const bool chooses = chooses_source(st, at.s());
  if (!chooses || ask) return chooses;
  world_.promises.push_back({st.player, st.names.back()});
  if (!may_keep(world_.promises.back(), at.s(), t.result)) {
    world_.promises.pop_back();
    return false;
  }
  line_ = std::move(t.result);
  return true;
}

// Whether something that has just resolved offers a payment that the player could not make.
bool Elaborator::offered_in_vain(const Branch& line) const {
  for (const Event& e : line.recorder.events) {
    if (e.type != LogEvent::resolve || !e.card) continue;
    const CardDef& def = db_.card(e.card);
    for (int i = 0; i < def.ability_count; ++i) {
      const Ability& a = db_.abilities[std::size_t(def.first_ability + i)];
      for (int m = 0; m < a.mode_count; ++m)
        if (offers_payment(db_, db_.modes[std::size_t(a.first_mode + m)].effects)) return true;
    }
  }
  return false;
}

// "A no" to such an offer, which comes as all pass.
bool Elaborator::vain_refusal() {
  return passes_to([&](const Branch& at, std::size_t) { return offered_in_vain(at); });
}

// A phase effect (1997) that its player may use: answering its question uses it, and so does `yes`
// where it asks nothing.
bool Elaborator::phase_answer(const Statement& st, const Branch& at) {
  if (st.kind != Kind::yes && st.kind != Kind::no && st.kind != Kind::choose) return false;
  if (at.asked().kind != DecisionKind::act || at.asked().player != st.player) return false;
  std::vector<Option> all(kMaxOptions);
  all.resize(std::size_t(legal(at.s(), db_, all.data())));
  for (const Option& o : all) {
    if (o.kind != OptionKind::phase || !o.object) continue;
    Branch trial = at;
    trial.apply(db_, o);
    for (int n = 0; n < 100 && !trial.s().over; ++n) {
      if (trial.asked().player == st.player && trial.asked().kind != DecisionKind::act) {
        Attempt t(world_, st, false, true);
        if (t.act(trial) == Outcome::done) {
          line_ = std::move(t.result);
          return true;
        }
      }
      if (!resolving(trial.s())) {
        if (st.kind != Kind::yes) break;
        line_ = std::move(trial);
        return true;
      }
      const DefaultAnswer d = default_answer(world_, trial.s());
      if (d.kind == Default::none || d.kind == Default::no_combat) break;
      trial.apply(db_, d.option, d.kind);
    }
  }
  return false;
}

}  // namespace upkeep::scenario
