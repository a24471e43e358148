// What a line may leave out, or say of what needed no question.
#include <algorithm>

#include "scenario/runner_class.h"

namespace upkeep::scenario {
namespace {

// A payment, or new targets where there may be no others.
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

// A written answer to something that the engine did without asking, because there was no choice.
bool Runner::evidence(const Statement& st, const Branch& line, std::size_t since,
                      bool targets) const {
  const std::vector<Event>& events = line.recorder.events;
  // A hand that could not be exchanged was kept.
  if (st.kind == Kind::keep && st.names.empty()) {
    bool game = false;
    for (const Statement& o : file_.statements)
      game = game || (o.kind == Kind::start_game && o.applies(era_));
    const bool others = line.asked().prompt == Prompt::mulligan &&
                        line.asked().player != st.player && st.player < line.s().player_count &&
                        line.s().players[st.player].kept && line.s().players[st.player].kept != 2;
    return game && line.s().turn <= 1 && (others || line.asked().prompt != Prompt::mulligan) &&
           !resolving(line.s()) && line.s().step <= Step::main1;
  }
  auto happened_to = [&](const Name& n, std::size_t& from) {
    for (std::size_t i = from; i < events.size(); ++i) {
      const Event& e = events[i];
      bool counts;
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
          counts = true;
          break;
        case LogEvent::target: {  // the only one that it could have
          const Object* o = find(line.s(), e.object);
          counts = targets || (o && (o->flags & kObjAbility));
          break;
        }
        default:
          counts = false;
      }
      if (st.kind == Kind::discard) counts = e.type == LogEvent::discard && e.player == st.player;
      if (!counts) continue;
      if (n.kind == NameKind::player
              ? (e.type == LogEvent::choose || (e.type == LogEvent::target && !e.other)) &&
                    e.player == n.player
              : meant(world_, line.s(), n, e.object, e.card) ||
                    meant(world_, line.s(), n, e.other, e.other_card)) {
        from = i + 1;
        return true;
      }
    }
    return false;
  };
  if (st.kind == Kind::discard || st.kind == Kind::choose || st.kind == Kind::order) {
    for (const Name& n : st.names) {
      std::size_t from = since;
      if (!happened_to(n, from)) return false;
    }
    return true;
  }
  if (st.kind == Kind::assign) {
    for (const Share& h : st.shares) {
      EventPattern p;
      p.type = LogEvent::damage;
      p.object = st.object;
      p.other = h.to;
      p.amount = h.amount;
      std::size_t from = since;
      if (h.amount <= 0 || find_event(world_, line.s(), events, p, from)) continue;
      bool assigned = false;  // and waits on the stack
      for (int k = 0; k < line.s().assigned_count && !assigned; ++k) {
        const PendingDamage& q = line.s().assigned[k];
        assigned = q.amount == h.amount && means(world_, line.s(), st.object, q.source) &&
                   (h.to.kind == NameKind::player ? !q.to && q.to_player == h.to.player
                                                  : means(world_, line.s(), h.to, q.to));
      }
      if (!assigned) return false;
    }
    return true;
  }
  return false;
}

// Goes on as all pass, in this turn, to where `found(line, events before the last answer)` holds;
// stays where it was if that is nowhere.
template <class Found>
bool Runner::passes_to(Found found) {
  Branch at = line_;
  at.recorder.events.clear();
  const u16 turn = at.s().turn;
  for (int n = 0; n < 200 && !at.s().over && at.s().turn == turn; ++n) {
    const DefaultAnswer d = default_answer(world_, at.s());
    if (d.kind == Default::none || d.kind == Default::no_combat) return false;
    const std::size_t since = at.recorder.events.size();
    apply_to(at, d.option);
    if (!found(at, since)) continue;
    line_ = std::move(at);
    return true;
  }
  return false;
}

// "B discard Terror", the only card: as all pass on, it goes without a question.
bool Runner::taken_on_the_way(const Statement& st) {
  const bool names = st.kind == Kind::discard || st.kind == Kind::choose || st.kind == Kind::order;
  bool shares = false;
  for (const Share& h : st.shares) shares = shares || h.amount > 0;
  if (names ? st.names.empty() : st.kind != Kind::assign || !shares) return false;
  if (assigned_on_the_way(st)) return true;
  // The only target of what was cast or activated in the line before.
  if (st.kind == Kind::choose && (last_act_ == Kind::cast || last_act_ == Kind::activate) &&
      evidence(st, line_, 0, true))
    return true;
  return passes_to([&](const Branch& at, std::size_t since) { return evidence(st, at, since); });
}

// "A assign Benalish Hero: Gray Ogre 1", where that creature has nothing else to deal it to, while
// others still divide theirs.
bool Runner::assigned_unasked(const Statement& st, const Branch& at) {
  if (at.s().over || at.asked().prompt != Prompt::damage_division) return false;
  if (!sole_recipient(st, at.s(), at.asked().about)) return false;
  line_ = at;
  return true;
}

// All damage of the creature named goes where the line says, as nothing else meets it; `but` is
// the one whose damage is asked about.
bool Runner::sole_recipient(const Statement& st, const State& now, Ref but) const {
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
      bool meets = false;
      for (int k = 0; k < p->blocking_count; ++k) meets = meets || p->blocking[k] == o;
      for (int k = 0; q && k < q->blocking_count; ++k) meets = meets || q->blocking[k] == r;
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

// What a creature deals to the only one it meets is not asked for: on to where it is assigned, and
// no further, so that it can still be prevented there.
bool Runner::assigned_on_the_way(const Statement& st) {
  if (st.kind != Kind::assign || s().over) return false;
  Branch at = line_;
  at.recorder.events.clear();
  for (int n = 0; n < 100 && !at.s().over; ++n) {
    const Step step = at.s().step;
    const u16 turn = at.s().turn;
    const bool fits = sole_recipient(st, at.s(), {});
    const DefaultAnswer d = default_answer(world_, at.s());
    if (d.kind == Default::none || d.kind == Default::no_combat) return false;
    apply_to(at, d.option);
    if (at.s().turn == turn && (at.s().step <= step || at.s().step < Step::first_strike_damage))
      continue;
    if (step > Step::first_strike_damage || !fits) return false;
    line_ = std::move(at);
    return true;
  }
  return false;
}

// An effect of the phase that was taken up in so many words.
void Runner::note_phase_effect(const Statement& st) {
  if (st.kind != Kind::activate || s().rules.timing() != rule::Timing::batch) return;
  for (Ref r : objects_named(world_, s(), st.object))
    world_.taken_up.push_back({r, s().turn, st.player});
}

// What went on from the position before anybody could act belongs to the first action too.
// So has, in the action behind a row of `assign` lines, the damage that they dealt.
void Runner::keep_beginning(const Statement& st, std::vector<Event> dealt) {
  std::vector<Event>& events = line_.recorder.events;
  before_ = 0;
  if (last_act_ == Kind::assign && events.size() != dealt.size()) {
    before_ = dealt.size();
    events.insert(events.begin(), dealt.begin(), dealt.end());
  }
  last_act_ = st.kind;
  if (begun_) return;
  begun_ = true;
  if (events.size() == beginning_.size()) return;  // it stands there
  before_ = beginning_.size();
  events.insert(events.begin(), beginning_.begin(), beginning_.end());
}

// What is written was all there was to choose.
bool Runner::chosen_unasked(const Statement& st, const Branch& line) const {
  for (const Name& n : st.names) {
    bool found = false;
    for (const Event& e : line.recorder.events)
      found = found || (e.type == LogEvent::choose && e.player == st.player && e.object &&
                        meant(world_, line.s(), n, e.object, e.card));
    if (!found) return false;
  }
  return true;
}

// An announcement whose targets, X, mode or division stand in lines of their own.
bool Runner::half_said(std::size_t i, const Branch& at) {
  const Statement& st = file_.statements[i];
  const Statement* next = next_action(i);
  if ((st.kind != Kind::cast && st.kind != Kind::activate) || next->player != st.player ||
      (next->kind != Kind::choose && next->kind != Kind::assign))
    return false;
  Attempt t(world_, st, false, true);
  t.pause_anywhere();
  if (t.act(at) != Outcome::paused) return false;
  Attempt answer(world_, *next, false, true);
  if (answer.act(t.result) != Outcome::done) return false;
  line_ = std::move(t.result);
  announcing_ = true;
  open_ = t.open;
  return true;
}

// "Tap or untap" is said with the announcement in one era and on resolution in others (tapOrUntap):
// a file for several may say it behind the `resolve`.
bool Runner::said_later(std::size_t i, const Branch& at) {
  const Statement& st = file_.statements[i];
  if (st.kind != Kind::cast && st.kind != Kind::activate) return false;
  for (std::size_t k = i + 1; k < file_.statements.size(); ++k) {
    const Statement& o = file_.statements[k];
    if (!o.applies(era_) || o.kind != Kind::choose || o.player != st.player || o.names.empty() ||
        (!same_name(o.names[0].text, "tap") && !same_name(o.names[0].text, "untap")))
      continue;
    Attempt t(world_, st, false, true);
    if (t.act(at) != Outcome::paused) return false;
    Attempt answer(world_, o, false, true);
    if (answer.act(t.result) != Outcome::done) return false;
    Attempt rest(world_, st, false, false);
    if (rest.resume(answer.result, t.open) != Outcome::done) return false;
    line_ = std::move(rest.result);
    answered_.push_back(k);
    return true;
  }
  return false;
}

// "A activate Circle of Protection: Red -> Lightning Bolt": it has no target, but its player will
// choose a source.
bool Runner::promise(const Statement& st, const Branch& at, bool hold, bool may_pause, bool ask) {
  if ((st.kind != Kind::activate && st.kind != Kind::cast) || st.names.empty()) return false;
  Statement bare = st;
  bare.names.pop_back();
  Attempt t(world_, bare, hold, may_pause);
  if (t.act(at) != Outcome::done) return false;
  bool chooses = false;
  for (Ref r : objects_named(world_, at.s(), st.object)) {
    const CardDef& card = db_.card(at.s().objects[r.slot].card);
    for (int i = 0; i < card.ability_count; ++i) {
      const Ability& a = db_.abilities[std::size_t(card.first_ability + i)];
      for (int m = 0; m < a.mode_count; ++m)
        for (u16 e = db_.modes[std::size_t(a.first_mode + m)].effects; e; e = db_.effects[e].next)
          switch (db_.effects[e].kind) {
            case EffectKind::prevent_damage:
            case EffectKind::redirect_damage:
            case EffectKind::answer_damage:
              chooses = chooses || db_.effects[e].flags & kEAsManySourcesColors;
              break;
            default:
              break;
          }
    }
  }
  if (!chooses || ask) return chooses;
  world_.promises.push_back({st.player, st.names.back()});
  line_ = std::move(t.result);
  return true;
}

// Hands are kept or not, and damage is divided, in an order that differs by era: what another
// player says of theirs, or what is said of another creature, may stand further down.
bool Runner::said_further_down(const Statement& st, Branch& at) {
  if (at.s().over) return false;
  const bool divides = st.kind == Kind::assign && at.asked().prompt == Prompt::damage_division;
  const bool hands = (st.kind == Kind::keep || st.kind == Kind::mulligan) &&
                     at.asked().prompt == Prompt::mulligan && at.asked().player != st.player;
  if (!hands && !divides) return false;
  for (std::size_t k = 0; k < file_.statements.size(); ++k) {
    const Statement& o = file_.statements[k];
    if (&o <= &st || !o.applies(era_) || o.can != Can::none || is_expectation(o.kind) ||
        std::find(answered_.begin(), answered_.end(), k) != answered_.end())
      continue;
    if (divides ? o.kind != Kind::assign : o.kind != Kind::keep && o.kind != Kind::mulligan)
      return false;
    if (o.player != at.asked().player) continue;
    Attempt t(world_, o, false, true);
    if (t.act(at) != Outcome::done) {
      if (divides) continue;
      return false;
    }
    at = std::move(t.result);
    answered_.push_back(k);
    return true;
  }
  return false;
}

// Something that has just resolved offers a payment, and the player was not asked.
bool Runner::offered_in_vain(const Branch& line) const {
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

// "A no" to what is offered as all pass on, and nobody could pay for.
bool Runner::vain_refusal() {
  return passes_to([&](const Branch& at, std::size_t) { return offered_in_vain(at); });
}

// An effect of the phase that its player may take up (1997): who answers its question takes it up,
// and who says yes to what asks for nothing more has.
bool Runner::phase_answer(const Statement& st, const Branch& at) {
  if (st.kind != Kind::yes && st.kind != Kind::no && st.kind != Kind::choose) return false;
  if (at.asked().kind != DecisionKind::act || at.asked().player != st.player) return false;
  std::vector<Option> all(kMaxOptions);
  all.resize(std::size_t(legal(at.s(), db_, all.data())));
  for (const Option& o : all) {
    if (o.kind != OptionKind::phase || !o.object) continue;
    Branch trial = at;
    apply_to(trial, o);
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
      apply_to(trial, d.option);
    }
  }
  return false;
}

// What was done in the line before was the last that anybody could do before the step that is to be
// waited for: it has begun just now.
bool Runner::came_here(std::size_t i) const {
  const Statement& st = file_.statements[i];
  const Step now = s().step == Step::first_strike_damage ? Step::damage : s().step;
  if (s().over || now != st.step || s().active != st.player) return false;
  for (std::size_t k = i; k-- > 0;) {
    const Statement& o = file_.statements[k];
    if (!o.applies(era_) || is_expectation(o.kind) || o.can != Can::none || is_header(o.kind) ||
        is_position(o.kind))
      continue;
    if (!is_action(o.kind) || o.kind == Kind::until_step || o.kind == Kind::until_turn ||
        o.kind == Kind::pass || o.kind == Kind::takes || o.kind == Kind::resolve)
      return false;
    for (const Event& e : line_.recorder.events)
      if (e.type == LogEvent::step && e.player == st.player && Step(e.value) == s().step)
        return true;
    return false;
  }
  // A position in a step in which nobody may act has gone on from it.
  for (const Statement& o : file_.statements)
    if (o.kind == Kind::start && o.applies(era_) && (o.step != st.step || o.player != st.player))
      for (const Event& e : line_.recorder.events)
        if (e.type == LogEvent::step && e.player == st.player && Step(e.value) == s().step)
          return true;
  return false;
}

// The line before was an answer, and nothing is left on the stack since; or what it used in a
// window (1997) was the last that the batch waited for.
bool Runner::just_answered(std::size_t i) const {
  if (in_window_) return true;
  for (const Event& e : line_.recorder.events)
    if (s().rules.timing() == rule::Timing::batch &&
        (e.type == LogEvent::resolve || e.type == LogEvent::fizzled))
      return true;
  for (std::size_t k = i; k-- > 0;) {
    const Statement& o = file_.statements[k];
    if (!o.applies(era_) || is_expectation(o.kind) || o.can != Can::none) continue;
    return o.kind == Kind::yes || o.kind == Kind::no || o.kind == Kind::choose ||
           o.kind == Kind::discard || o.kind == Kind::order || o.kind == Kind::assign;
  }
  return false;
}

}  // namespace upkeep::scenario
