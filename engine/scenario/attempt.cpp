// Matches a written action to the pending decision. Actions that one option carries out are here.
#include "scenario/attempt.h"

namespace upkeep::scenario {

std::vector<Option> Attempt::options(const State& s) const {
  std::vector<Option> out(kMaxOptions);
  out.resize(std::size_t(legal(s, *w_.db, out.data())));
  return out;
}

void Attempt::apply_to(Branch& at, const Option& o) const { at.apply(*w_.db, o); }

Outcome Attempt::fail(int depth, Message message) {
  if (depth > failure.depth) failure = Failure{std::move(message), depth};
  return Outcome::no;
}

void Attempt::note_reason(const Branch& at, const Option& attempt) {
  const Reason why = explain(at.s(), *w_.db, line_.player, attempt);
  reasons.push_back(why.code);
  whys.push_back({why, attempt});
}

// Of options that name objects, one for each object that can be told apart.
std::vector<Option> Attempt::told_apart(const State& s, std::vector<Option> all) const {
  std::vector<Option> out;
  for (const Option& o : all) {
    bool seen = false;
    for (const Option& k : out) {
      Option same = o;
      same.object = k.object;
      seen = seen || (same == k && o.object && k.object && alike(s, o.object, k.object));
    }
    if (!seen) out.push_back(o);
  }
  return out;
}

// Options of a kind whose object is what the name means; objects in play go before others.
std::vector<Option> Attempt::matching(const Branch& at, const std::vector<Option>& all,
                                      OptionKind kind, const Name& name) const {
  std::vector<Option> play, other, stack;
  for (const Option& o : all) {
    if (o.kind != kind || !o.object) continue;
    if (means(w_, at.s(), name, o.object))
      (at.s().objects[o.object.slot].zone == Zone::battlefield ? play : other).push_back(o);
    else if (name.kind == NameKind::object && at.s().objects[o.object.slot].zone == Zone::stack) {
      Name spell = name;
      spell.kind = NameKind::spell;
      if (means(w_, at.s(), spell, o.object)) stack.push_back(o);
    }
  }
  return told_apart(at.s(), !play.empty() ? play : !other.empty() ? other : stack);
}

Outcome Attempt::simple(const Branch& from, OptionKind kind) {
  for (const Option& o : options(from.s()))
    if (o.kind == kind) {
      result = from;
      apply_to(result, o);
      return Outcome::done;
    }
  return fail(0, Str::duel_flaw_that_no_answer_to_question);
}

Outcome Attempt::one_of(const Branch& from, const std::vector<Option>& candidates) {
  if (candidates.empty()) return fail(0, Str::duel_flaw_not_legal_now);
  if (candidates.size() > 1) {
    std::string list;
    for (const Option& o : candidates)
      list += (list.empty() ? "" : "; ") + option_words(w_, from.s(), o);
    failure = Failure{{Str::duel_flaw_could_mean_several, {list}}, kMaxDepth};
    return Outcome::ambiguous;
  }
  result = from;
  apply_to(result, candidates[0]);
  return Outcome::done;
}

// Is this the ability of that number: in the whole text, or among its activated abilities?
bool Attempt::numbered(u16 ability, bool among_activated) const {
  const Ability& a = w_.db->abilities[ability];
  if (!among_activated) return a.index + 1 == line_.ability;
  int before = 0;
  for (int i = 1; i <= a.index && i <= int(ability); ++i)
    before += w_.db->abilities[std::size_t(ability - i)].kind == AbilityKind::activated;
  return before + 1 == line_.ability;
}

Outcome Attempt::act(const Branch& from) {
  const Decision& d = from.asked();
  if (from.s().over) return fail(0, Str::duel_flaw_game_over);
  if (d.player != line_.player)
    return fail(0,
                {Str::duel_flaw_not_asked_anything, {std::string(1, player_letter(line_.player))}});
  const std::vector<Option> all = options(from.s());
  switch (line_.kind) {
    case Kind::play: {
      const Outcome o = one_of(from, matching(from, all, OptionKind::play_land, line_.object));
      if (o == Outcome::no) guess_reasons(from);
      return o;
    }
    case Kind::tap: {
      std::vector<Option> found = matching(from, all, OptionKind::mana, line_.object);
      std::vector<Option> kept;
      for (const Option& o : found) {
        if (line_.has_for && (o.a >= kManaKinds || !line_.pay.kinds[o.a])) continue;
        if (line_.ability && !numbered(o.b, false) && !numbered(o.b, true)) continue;
        kept.push_back(o);
      }
      if (line_.has_for && !line_.ability && found.size() == 1 && found[0].a >= kManaKinds)
        return tap_then_color(from, found[0]);
      if (kept.empty()) guess_reasons(from);
      return one_of(from, kept);
    }
    case Kind::cast:
    case Kind::activate:
      return start(from);
    case Kind::pass:
      if (d.kind != DecisionKind::act || d.prompt == Prompt::pay_mana)
        return fail(0, Str::duel_flaw_there_nothing_to_pass);
      return simple(from, OptionKind::pass);
    case Kind::fizzle:
      return simple(from, OptionKind::back);
    case Kind::yes:
      return d.prompt == Prompt::mulligan ? fail(0, Str::duel_flaw_that_no_answer_to_question)
                                          : simple(from, OptionKind::yes);
    case Kind::no:
      if (d.prompt == Prompt::mulligan) return fail(0, Str::duel_flaw_that_no_answer_to_question);
      // Where a pick may be empty, `no` picks nothing.
      if (d.kind == DecisionKind::pick && d.lo == 0 && d.done == 0)
        return simple(from, OptionKind::done);
      return simple(from, OptionKind::no);
    case Kind::mulligan:
      if (d.prompt != Prompt::mulligan) return fail(0, Str::duel_flaw_no_mulligan_offered);
      return simple(from, OptionKind::no);
    case Kind::keep:
      return keep(from);
    case Kind::attack:
      return attack(from);
    case Kind::block:
      return block(from);
    case Kind::order:
      return order(from);
    case Kind::assign:
      return assign(from);
    case Kind::choose:
      return choose(from);
    case Kind::discard:
      if (d.prompt != Prompt::discard && d.prompt != Prompt::discard_hand_size &&
          d.prompt != Prompt::discard_cost)
        return fail(0, Str::duel_flaw_no_discard_asked_for);
      return choose(from);
    default:
      return fail(0, Str::duel_flaw_this_no_action_player);
  }
}

}  // namespace upkeep::scenario
