// Answers to the engine's other questions: choices, orders, divisions, mulligans.
#include <algorithm>

#include "blocks.h"
#include "scenario/attempt.h"

namespace upkeep::scenario {
namespace {

bool parse_int(const std::string& text, int& out) {
  std::size_t i = text.size() > 1 && text[0] == '-' ? 1 : 0;
  if (text.size() - i == 0 || text.size() - i > 6) return false;
  int n = 0;
  for (std::size_t k = i; k < text.size(); ++k) {
    if (text[k] < '0' || text[k] > '9') return false;
    n = n * 10 + (text[k] - '0');
  }
  out = i ? -n : n;
  return true;
}

// The value a word stands for in this question; false if it is none.
bool value_of(const NameScope& w, const Decision& d, const std::string& word, i32& out) {
  int n;
  switch (d.prompt) {
    case Prompt::color:
      if (same_name(word, "colorless"))
        n = kC;
      else if (!parse_color(word, n))
        return false;
      out = n;
      return true;
    case Prompt::creature_type:
    case Prompt::land_type:
      for (std::size_t i = 0; i < w.db->subtypes.size(); ++i)
        if (same_name(w.db->subtypes[i], word)) {
          out = i32(i);
          return true;
        }
      return false;
    case Prompt::mode:
    case Prompt::choose_option: {
      const std::string number = word.rfind("mode ", 0) == 0 ? word.substr(5) : word;
      if (!parse_int(number, n)) return false;
      out = n - 1;
      return true;
    }
    case Prompt::counter_kind: {
      Counter c;
      if (!parse_counter(word, c)) return false;
      out = i32(c);
      return true;
    }
    case Prompt::coin_call:
      if (!same_name(word, "heads") && !same_name(word, "tails")) return parse_int(word, out);
      out = same_name(word, "heads");
      return true;
    default:
      if (parse_color(word, n)) {
        out = n;
        return true;
      }
      return parse_int(word, out);
  }
}

bool stops(OptionKind k) { return k == OptionKind::done || k == OptionKind::pass; }

bool same_question(const Decision& a, const Decision& b) {
  return a.kind == b.kind && a.prompt == b.prompt && a.player == b.player && a.item == b.item &&
         a.n == b.n && a.about == b.about;
}

// Whether this word is the answer `kind`: yes, no, none, and special words of some questions.
bool answers(const Decision& d, const std::string& word, OptionKind kind) {
  const bool yes = kind == OptionKind::yes, no = kind == OptionKind::no;
  if (same_name(word, "yes")) return yes;
  if (same_name(word, "no")) return no;
  if (same_name(word, "none")) return stops(kind);
  if (d.prompt == Prompt::scry && same_name(word, "top")) return no;
  if (d.prompt == Prompt::scry && same_name(word, "bottom")) return yes;
  if (d.prompt == Prompt::tap_or_untap && same_name(word, "tap")) return yes;
  if (d.prompt == Prompt::tap_or_untap && same_name(word, "untap")) return no;
  return false;
}

// Whether new targets are asked for and this is the present one, which then stays.
bool is_present_target(const NameScope& w, const State& s, const Name& name) {
  const Decision& d = s.decision;
  if (d.prompt != Prompt::new_targets || d.item >= s.stack_object_count ||
      d.n >= s.stack_objects[d.item].target_count)
    return false;
  const Target& now = s.stack_objects[d.item].targets[d.n];
  if (now.kind == TargetKind::player)
    return name.kind == NameKind::player && now.player == name.player;
  return now.kind == TargetKind::object && means(w, s, name, now.object);
}

}  // namespace

bool proliferates(const NameScope& w, const State& s) {
  const Decision& d = s.decision;
  return !s.over && d.kind == DecisionKind::choose && d.prompt == Prompt::may &&
         d.item < s.stack_object_count && d.ability && d.ability < w.db->effects.size() &&
         w.db->effects[d.ability].kind == EffectKind::proliferate;
}

Outcome Attempt::choose(const Branch& from) {
  const Outcome o = choose_names(from, line_.names);
  if (o != Outcome::no) return o;
  // "You may choose …": naming something also answers yes.
  if (from.asked().kind == DecisionKind::choose && from.asked().prompt == Prompt::may) {
    Branch after = from;
    for (const Option& k : options(from.s()))
      if (k.kind == OptionKind::yes) {
        apply_to(after, k);
        break;
      }
    const Decision& d = after.asked();
    if (!after.s().over && d.player == line_.player && d.kind != DecisionKind::act &&
        choose_names(after, line_.names) == Outcome::done)
      return Outcome::done;
    // With a single candidate, the engine has chosen it without asking.
    const std::vector<Event>& events = after.recorder.events;
    bool all = true;
    for (const Name& n : line_.names) {
      bool found = false;
      for (std::size_t i = from.recorder.events.size(); i < events.size(); ++i)
        found = found || (events[i].type == LogEvent::choose && events[i].object &&
                          meant(w_, after.s(), n, events[i].object, events[i].card));
      all = all && found;
    }
    if (all) {
      result = std::move(after);
      return Outcome::done;
    }
  }
  // Proliferate asks for permanents first, then for each player; one line names both.
  std::vector<Name> objects, players;
  for (const Name& n : line_.names) (n.kind == NameKind::player ? players : objects).push_back(n);
  if (players.empty()) return o;
  Branch at = from;
  if (!objects.empty()) {
    if (choose_names(from, objects) != Outcome::done) return o;
    at = std::move(result);
  }
  const State& s = at.s();
  if (!s.over && s.decision.kind == DecisionKind::pick && s.decision.player == line_.player &&
      s.decision.lo <= s.decision.done)
    for (const Option& k : options(s))
      if (stops(k.kind)) {
        apply_to(at, k);
        break;
      }
  std::size_t left = players.size();
  while (left && proliferates(w_, at.s()) && at.s().decision.player == line_.player) {
    bool named = false;
    for (const Name& n : players) named = named || n.player == at.s().decision.n;
    left -= named;
    for (const Option& k : options(at.s()))
      if (k.kind == (named ? OptionKind::yes : OptionKind::no)) {
        apply_to(at, k);
        break;
      }
  }
  if (left) return o;
  result = std::move(at);
  return Outcome::done;
}

// Under a limit (Winter Orb) the engine asks what stays tapped; a line names what untaps (seed 002
// L33).
Outcome Attempt::choose_untapped(const Branch& from, const std::vector<Name>& names) {
  std::vector<Option> stay;
  for (const Option& o : options(from.s()))
    if (o.kind == OptionKind::object) stay.push_back(o);
  for (const Name& name : names) {
    std::vector<Option> found = matching(from, stay, OptionKind::object, name);
    if (found.size() > 1) return one_of(from, found);
    if (found.empty())
      return fail(0, sentences({{Str::duel_flaw_not_held_by_limit, {name_words(name)}},
                                options_words(w_, from.s())}));
    stay.erase(std::find(stay.begin(), stay.end(), found[0]));
  }
  const int excess = from.asked().lo;
  if (int(stay.size()) < excess)
    return fail(1, sentences({Str::duel_flaw_fewer_untap, options_words(w_, from.s())}));
  if (int(stay.size()) > excess && told_apart(from.s(), stay).size() > 1)
    return fail(1, sentences({Str::duel_flaw_more_untap, expected(Str::duel_flaw_part_all_them)}));
  Branch at = from;
  for (int i = 0; i < excess; ++i) apply_to(at, stay[std::size_t(i)]);
  result = std::move(at);
  return Outcome::done;
}

// The options of the pending question that a name or a word stands for.
std::vector<Option> Attempt::called(const Branch& at, const std::vector<Option>& all,
                                    const Name& name) const {
  const State& s = at.s();
  const Decision& d = s.decision;
  std::vector<Option> found;
  if (name.kind == NameKind::player) {
    for (const Option& o : all)
      if (o.kind == OptionKind::player && o.a == name.player) found.push_back(o);
    return found;
  }
  found = matching(at, all, OptionKind::object, name);
  if (!found.empty() || name.kind != NameKind::object) return found;
  i32 value;
  if (value_of(w_, d, name.text, value))
    for (const Option& o : all)
      if (o.kind == OptionKind::value && o.value == value) found.push_back(o);
  for (const Option& o : all) {
    // What may be applied to damage is called like the card that it comes from.
    if (found.empty() && d.prompt == Prompt::replacement_order && o.b &&
        same_name(card_name_of(w_, o.b), name.text))
      found.push_back(o);
    const bool named = o.kind == OptionKind::value && o.object && d.kind != DecisionKind::divide;
    if (found.empty() && named && means(w_, s, name, o.object)) found.push_back(o);
    if (answers(d, name.text, o.kind)) found.push_back(o);
  }
  return found;
}

Outcome Attempt::choose_names(const Branch& from, const std::vector<Name>& names) {
  const Decision& first = from.asked();
  if (first.prompt == Prompt::untap_choice && first.kind == DecisionKind::pick && first.done == 0)
    return choose_untapped(from, names);
  if (first.kind == DecisionKind::act || first.kind == DecisionKind::attackers ||
      first.kind == DecisionKind::blockers)
    return fail(0, Str::duel_flaw_nothing_to_be_chosen_now);
  Branch at = from;
  Decision last = first;
  for (std::size_t i = 0; i < names.size(); ++i) {
    const Name& name = names[i];
    const State& s = at.s();
    const Decision d = s.decision;
    if (s.over || d.kind == DecisionKind::none || d.player != line_.player ||
        d.kind == DecisionKind::act)
      return fail(int(i), {Str::duel_flaw_left_over_nothing_more_asked, {name_words(name)}});
    const std::vector<Option> all = options(s);
    std::vector<Option> found = called(at, all, name);
    // "You may tap or untap it": naming one also answers yes.
    const bool tap_word = same_name(name.text, "tap") || same_name(name.text, "untap");
    if (found.empty() && tap_word && d.prompt == Prompt::may) {
      Branch after = at;
      for (const Option& o : all)
        if (o.kind == OptionKind::yes) apply_to(after, o);
      if (after.s().decision.prompt == Prompt::tap_or_untap) {
        at = std::move(after);
        --i;
        continue;
      }
    }
    if (found.empty() && is_present_target(w_, s, name))
      for (const Option& o : all)
        if (stops(o.kind)) found.push_back(o);
    if (found.empty()) {
      if (name.kind != NameKind::player)
        for (Ref r : objects_named(w_, s, name))
          note_reason(at, {.kind = OptionKind::object, .object = r});
      return fail(int(i), sentences({{Str::duel_flaw_cannot_be_chosen, {name_words(name)}},
                                     options_words(w_, s)}));
    }
    if (found.size() > 1) return one_of(at, found);
    last = d;
    apply_to(at, found[0]);
  }
  // The line names everything that is picked: stop if more could be.
  const State& s = at.s();
  if (!s.over && s.decision.kind == DecisionKind::pick && same_question(s.decision, last) &&
      s.decision.done > 0)
    for (const Option& o : options(s))
      if (stops(o.kind)) {
        apply_to(at, o);
        break;
      }
  result = std::move(at);
  return Outcome::done;
}

Outcome Attempt::keep(const Branch& from) {
  Branch at = from;
  if (at.asked().prompt == Prompt::mulligan) {
    if (simple(from, OptionKind::yes) != Outcome::done) return Outcome::no;
    at = std::move(result);
  } else if (at.asked().prompt != Prompt::mulligan_bottom || line_.names.empty()) {
    return fail(0, Str::duel_flaw_no_hand_to_be_kept_now);
  }
  for (const Name& name : line_.names) {
    const State& s = at.s();
    if (s.decision.prompt != Prompt::mulligan_bottom || s.decision.player != line_.player)
      return fail(1, {Str::duel_flaw_need_not_go_to_bottom, {name_words(name)}});
    const std::vector<Option> found = matching(at, options(s), OptionKind::object, name);
    if (found.size() != 1) return one_of(at, found);
    apply_to(at, found[0]);
  }
  result = std::move(at);
  return Outcome::done;
}

Outcome Attempt::order(const Branch& from) {
  if (from.asked().kind != DecisionKind::order) return fail(0, Str::duel_flaw_no_order_asked_for);
  Branch at = from;
  // What of a list to be ordered goes by this name. An ability or spell may be named as one, or
  // like its source.
  auto among = [&](const State& s, const std::vector<Option>& all, const Name& name) {
    std::vector<Option> found;
    for (const Option& o : all) {
      if (!o.object) continue;
      const bool gone = !find(s, o.object);
      if (gone ? meant(w_, s, name, o.object, card_last_known(s, o.object))
               : means(w_, s, name, o.object))
        found.push_back(o);
    }
    if (!found.empty()) return found;
    Name plain = name;
    plain.kind = NameKind::object;
    for (const Option& o : all)
      if (o.object && (means(w_, s, plain, o.object) || meant(w_, s, plain, o.object, 0)))
        found.push_back(o);
    return found;
  };
  std::vector<Option> rest;  // what was left to be ordered when the last was asked for
  const Decision first = at.asked();
  for (std::size_t i = 0; i < line_.names.size(); ++i) {
    const Name& name = line_.names[i];
    const State& s = at.s();
    // A new ordering question may look the same; `done` tells that it has just begun.
    const bool asked = !s.over && s.decision.kind == DecisionKind::order &&
                       s.decision.prompt == first.prompt && s.decision.player == first.player &&
                       (i == 0 || s.decision.done > 0);
    if (!asked) {
      // The last one is not asked for.
      if (i > 0 && i + 1 == line_.names.size() && !among(s, rest, name).empty()) break;
      return fail(int(i), {Str::duel_flaw_order_left_over, {name_words(name)}});
    }
    const std::vector<Option> all = options(s);
    const std::vector<Option> found = among(s, all, name);
    if (found.empty())
      return fail(int(i), sentences({{Str::duel_flaw_not_among_what_ordered, {name_words(name)}},
                                     options_words(w_, s)}));
    std::vector<Option> kinds = told_apart(s, found);
    // Triggers that differ only in their place in the list are interchangeable.
    bool one = true;
    for (const Option& o : kinds)
      one = one && o.b == kinds[0].b &&
            (!o.object || !kinds[0].object || alike(s, o.object, kinds[0].object));
    if (!one) return one_of(at, kinds);
    rest = all;
    rest.erase(std::find(rest.begin(), rest.end(), found[0]));
    apply_to(at, found[0]);
  }
  result = std::move(at);
  return Outcome::done;
}

namespace {
// Whether what is left of a creature's combat damage can go to this one, which was not asked about:
// one of those it fights, or, if none of them is left, what it attacks.
bool gets_rest(const NameScope& w, const State& s, const Decision& d, const std::vector<Ref>& asked,
               const Name& to) {
  const Permanent* dealer = permanent_of(s, d.about);
  if (!dealer) return true;
  std::vector<Ref> left;
  for (int i = 0; i < s.battlefield_count; ++i) {
    const Ref r = ref_of(s, s.battlefield[i]);
    const Permanent* p = permanent_of(s, r);
    const bool fights = blocks(s, *dealer, r) || (p && blocks(s, *p, d.about));
    if (fights && std::find(asked.begin(), asked.end(), r) == asked.end()) left.push_back(r);
  }
  if (left.empty())
    return to.kind == NameKind::player ? to.player == dealer->attacked_player
                                       : means(w, s, to, dealer->attacked);
  for (const Ref r : left)
    if (means(w, s, to, r)) return true;
  return false;
}
}  // namespace

Outcome Attempt::assign(const Branch& from) {
  const Decision first = from.asked();
  if (first.kind != DecisionKind::divide) return fail(0, Str::duel_flaw_nothing_divided_now);
  const State& start = from.s();
  Ref source = first.about;
  if (first.item != kNoIndex && first.item < start.stack_object_count) {
    const upkeep::StackObject& it = start.stack_objects[first.item];
    if (!source || !means(w_, start, line_.object, source)) source = it.self ? it.self : it.source;
  }
  const u16 card = source ? start.objects[source.slot].card : u16(0);
  if (!means(w_, start, line_.object, source) && !meant(w_, start, line_.object, source, card) &&
      !meant(w_, start, line_.object, first.about, 0))
    return fail(0, sentences({{Str::duel_flaw_divides_nothing_now, {name_words(line_.object)}},
                              question_words(w_, start)}));
  Branch at = from;
  std::vector<bool> used(line_.shares.size(), false);
  std::vector<Ref> asked;  // to whom, in this order
  if (first.prompt == Prompt::damage_division) {
    const Derived* d = derived_of(start, first.about);
    int sum = 0;
    for (const Share& h : line_.shares) sum += h.amount;
    const int due = d ? d->power - first.done : 0;
    if (d && sum != due) {
      reasons.push_back(ReasonCode::wrong_sum);
      return fail(1, sentences({{Str::duel_flaw_damage_assigned, {std::to_string(sum)}},
                                expected(std::to_string(due))}));
    }
  }
  for (;;) {
    const State& s = at.s();
    const Decision d = s.decision;
    if (s.over || d.kind != DecisionKind::divide || d.player != first.player ||
        d.prompt != first.prompt || d.item != first.item ||
        (d.prompt == Prompt::damage_division && !(d.about == first.about)))
      break;
    const Ref to = d.to ? d.to : Ref{0, d.to_player};
    asked.push_back(to);
    int amount = 0;
    for (std::size_t i = 0; i < line_.shares.size(); ++i) {
      const Name& n = line_.shares[i].to;
      const bool same =
          to.slot == 0 ? n.kind == NameKind::player && n.player == to.gen : means(w_, s, n, to);
      if (!same || used[i]) continue;
      used[i] = true;
      amount = line_.shares[i].amount;
      break;
    }
    const Option* found = nullptr;
    const std::vector<Option> all = options(s);
    for (const Option& o : all)
      if (o.kind == OptionKind::value && o.value == amount) found = &o;
    if (!found) {
      reasons.push_back(amount < d.lo ? ReasonCode::lethal_first : ReasonCode::wrong_sum);
      return fail(2, sentences({{Str::duel_flaw_cannot_be_given_to,
                                 {std::to_string(amount),
                                  (to.slot ? object_words(w_, s, to)
                                           : std::string(1, player_letter(u8(to.gen))))}},
                                options_words(w_, s)}));
    }
    apply_to(at, *found);
  }
  // The last recipient gets the rest without a question.
  const Share* rest = nullptr;
  for (std::size_t i = 0; i < used.size(); ++i) {
    if (used[i] || line_.shares[i].amount <= 0) continue;
    if (rest) return fail(3, Str::duel_flaw_shares_left_over);
    rest = &line_.shares[i];
  }
  if (rest && first.prompt == Prompt::damage_division &&
      !gets_rest(w_, start, first, asked, rest->to))
    return fail(3, sentences({{Str::duel_flaw_is_dealt_nothing, {name_words(rest->to)}},
                              question_words(w_, start)}));
  result = std::move(at);
  return Outcome::done;
}

// "A tap Springleaf Drum for G": the colour is asked for after other choices.
Outcome Attempt::tap_then_color(const Branch& from, const Option& o) {
  Branch at = from;
  apply_to(at, o);
  for (int n = 0; n < 8 && !at.s().over; ++n) {
    const State& s = at.s();
    if (s.decision.prompt == Prompt::color && s.decision.player == line_.player) {
      for (const Option& k : options(s))
        if (k.value >= 0 && k.value < kManaKinds && line_.pay.kinds[k.value]) {
          apply_to(at, k);
          result = std::move(at);
          return Outcome::done;
        }
      return fail(0, sentences({Str::duel_flaw_it_makes_no_such_mana, options_words(w_, s)}));
    }
    const DefaultAnswer d = default_answer(w_, s);
    if (d.kind != Default::forced) break;
    apply_to(at, d.option);
  }
  result = std::move(at);
  return Outcome::done;
}

namespace {
// A source of damage that was written behind an arrow is chosen when it is asked for.
bool promised(const NameScope& w, const State& s, const std::vector<Option>& all, Option& out) {
  if (s.decision.prompt != Prompt::source_of_damage) return false;
  for (const Promise& p : w.promises)
    for (const Option& o : all) {
      if (p.player != s.decision.player || o.kind != OptionKind::object ||
          !means_source(w, s, p.name, o.object))
        continue;
      out = o;
      return true;
    }
  return false;
}

bool used_phase_effect(const NameScope& w, const State& s) {
  const Decision& d = s.decision;
  if (d.prompt != Prompt::pay_or || d.item == kNoIndex || d.item >= s.stack_object_count)
    return false;
  const upkeep::StackObject& it = s.stack_objects[d.item];
  if (w.db->abilities[it.ability].kind != AbilityKind::triggered) return false;
  for (const TakenUp& t : w.taken_up)
    if (t.player == d.player && t.turn == s.turn && t.source == it.source) return true;
  return false;
}
}  // namespace

DefaultAnswer default_answer(const NameScope& w, const State& s) {
  DefaultAnswer out;
  if (s.over || s.decision.kind == DecisionKind::none) return out;
  std::vector<Option> all(kMaxOptions);
  all.resize(std::size_t(legal(s, *w.db, all.data())));
  const Decision& d = s.decision;
  if (promised(w, s, all, out.option)) {
    out.kind = Default::forced;
    return out;
  }
  const Option* only = nullptr;
  int real = 0;
  for (const Option& o : all) {
    if (d.kind == DecisionKind::act && d.prompt != Prompt::pay_mana && o.kind == OptionKind::pass)
      return {Default::pass, o};
    if (d.prompt == Prompt::pay_mana && o.kind == OptionKind::pay) return {Default::payment, o};
    if (o.kind == OptionKind::back) continue;
    ++real;
    if (!only) only = &o;
  }
  if (d.prompt == Prompt::pay_mana || !only) return out;
  // A phase that may not end yet (1997): what it requires, in the order offered.
  if (d.kind == DecisionKind::act)
    for (const Option& o : all)
      if (o.kind == OptionKind::phase || o.kind == OptionKind::announce_attack)
        return {Default::pass, o};
  if (d.kind == DecisionKind::attackers || d.kind == DecisionKind::blockers) {
    for (const Option& o : all)
      if (o.kind == OptionKind::done) return {real == 1 ? Default::forced : Default::no_combat, o};
    return real == 1 ? DefaultAnswer{Default::forced, *only} : out;
  }
  if (real == 1) return {Default::forced, *only};
  if (used_phase_effect(w, s))
    for (const Option& o : all)
      if (o.kind == OptionKind::yes) return {Default::forced, o};
  // A declared attack or block is paid for (CR 508.1h, 509.1d).
  if (const Permanent* p = d.prompt == Prompt::pay_or ? permanent_of(s, d.about) : nullptr)
    for (const Option& o : all)
      if (p->flags & (kPAttacking | kPBlocking) && o.kind == OptionKind::yes &&
          d.item == kNoIndex && (s.step == Step::attackers || s.step == Step::blockers))
        return {Default::forced, o};
  // Interchangeable objects are a single answer.
  bool same = d.kind == DecisionKind::pick;
  for (const Option& o : all)
    if (o.kind != OptionKind::back) {
      Option x = o;
      x.object = only->object;
      same = same && x == *only && o.object && only->object && alike(s, o.object, only->object);
    }
  if (same) return {Default::forced, *only};
  if (d.kind == DecisionKind::order) return {Default::ordering, *only};
  // The order of replacement effects is an ordering too (CR 616.1); redirecting damage to a
  // planeswalker is a choice.
  bool ordering = d.prompt == Prompt::replacement_order;
  for (const Option& o : all)
    ordering = ordering && o.kind != OptionKind::yes && o.kind != OptionKind::no &&
               o.kind != OptionKind::object;
  if (ordering) return {Default::ordering, *only};
  return out;
}

}  // namespace upkeep::scenario
