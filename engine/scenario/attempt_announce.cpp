// Announces a spell or ability as written: walks through the decisions of the announcement and
// answers each with what is written, or with its only answer. Where the line leaves something open
// (a mode, which of two abilities) every option is tried, and exactly one must work.
#include <algorithm>
#include <iterator>

#include "scenario/attempt.h"

namespace upkeep::scenario {
namespace {

constexpr int kMaxSteps = 3000;  // options tried for one line

constexpr const char* kCastWords[] = {
#define UPKEEP_X(n) #n,
    UPKEEP_CAST_OPTIONS(UPKEEP_X)
#undef UPKEEP_X
};

bool find_with(const Statement& s, const char* word, std::size_t& index) {
  for (std::size_t i = 0; i < s.with.size(); ++i)
    if (s.with[i].word == word) {
      index = i;
      return true;
    }
  return false;
}

// If the mana cost cannot be paid and there is exactly one other way to cast the card, the line
// need not name it: an alternative cost, or flashback if no such card is in the hand.
std::vector<Option> only_other_way(const NameScope& w, const State& s,
                                   const std::vector<Option>& found) {
  std::vector<Option> out;
  CastOptionKind way = CastOptionKind::kicker;
  for (const Option& o : found) {
    const Object* c = o.kind == OptionKind::cast && o.a ? find(s, o.object) : nullptr;
    if (!c) return {};
    const CastOptionKind k =
        w.db->cast_options[std::size_t(w.db->cards[c->card].first_cast_option) + o.a - 1u].kind;
    if (k != CastOptionKind::alternative && k != CastOptionKind::flashback) return {};
    if (!out.empty() && k != way) return {};
    way = k;
    const ZoneList& hand = s.hand[c->owner];
    for (int i = 0; k == CastOptionKind::flashback && i < hand.count; ++i)
      if (s.objects[hand.at[i]].card == c->card) return {};
    out.push_back(o);
  }
  return out;
}

}  // namespace

bool Attempt::allowed_with(const Option& o, const State& s) const {
  const Object* c = find(s, o.object);
  if (!o.a || !c) return true;
  const std::size_t i = std::size_t(w_.db->cards[c->card].first_cast_option) + o.a - 1u;
  std::size_t at;
  // From a graveyard that the line names, flashback is the only way.
  if (line_.object.kind == NameKind::zoned && line_.object.zone == Zone::graveyard &&
      i < w_.db->cast_options.size() && w_.db->cast_options[i].kind == CastOptionKind::flashback)
    return true;
  return i < w_.db->cast_options.size() &&
         find_with(line_, kCastWords[int(w_.db->cast_options[i].kind)], at);
}

Outcome Attempt::start(const Branch& from) {
  if (from.asked().kind != DecisionKind::act) return fail(0, Str::duel_flaw_another_question_first);
  const std::vector<Option> all = options(from.s());
  const bool cast = line_.kind == Kind::cast;
  const OptionKind kind = cast ? OptionKind::cast : OptionKind::activate;
  std::vector<Option> found = matching(from, all, kind, line_.object);
  for (const Option& o : matching(from, all, OptionKind::special, line_.object)) found.push_back(o);
  // Two upkeep costs of one permanent with the same text (1997) count as one.
  for (const Option& o : matching(from, all, OptionKind::phase, line_.object)) {
    bool twin = false;
    for (const Option& k : found)
      twin = twin || (k.kind == o.kind && k.object == o.object && k.b == o.b);
    if (!twin) found.push_back(o);
  }
  // The draw of the turn has no source; it is named `draw`.
  for (const Option& o : all)
    if (!cast && o.kind == OptionKind::phase && !o.object &&
        same_name(line_.object.text, action_words(StackAction::draw)))
      found.push_back(o);
  for (const Option& o : matching(from, all, OptionKind::offer, line_.object)) found.push_back(o);
  const std::vector<Option> mana =
      cast ? std::vector<Option>() : matching(from, all, OptionKind::mana, line_.object);
  if (found.empty() && !line_.ability) found = mana;
  std::vector<Option> candidates;
  if (cast || !line_.ability) {
    for (const Option& o : found)
      if (!cast || allowed_with(o, from.s())) candidates.push_back(o);
  } else {
    // The number counts all abilities of the text, or only the activated ones. Mana abilities are
    // tried last.
    for (int reading = 0; reading < 4 && candidates.empty(); ++reading)
      for (const Option& o : reading < 2 ? found : mana)
        if (numbered(o.b, reading % 2 != 0)) candidates.push_back(o);
  }
  if (candidates.empty() && cast && line_.with.empty() && line_.can != Can::cannot)
    candidates = only_other_way(w_, from.s(), found);
  if (candidates.empty()) {
    guess_reasons(from);
    return fail(0, Str::duel_flaw_not_legal_now);
  }
  Node node{from, {}};
  node.a.line = &line_;
  node.a.base = int(from.s().frame_count) - 1;
  node.a.mark = from.recorder.events.size();
  std::vector<Progress> used;
  for (const Option& o : candidates) {
    Progress p;
    std::size_t at;
    const Object* c = find(from.s(), o.object);
    if (cast && o.a && c) {
      const std::size_t i = std::size_t(w_.db->cards[c->card].first_cast_option) + o.a - 1u;
      if (find_with(line_, kCastWords[int(w_.db->cast_options[i].kind)], at)) p.with |= 1u << at;
    }
    used.push_back(p);
  }
  return branch(node, candidates, used, false, 0);
}

Outcome Attempt::resume(const Branch& from, Announcement a) {
  Node node{from, a};
  node.a.mark = 0;
  return walk(std::move(node), 0);
}

bool Attempt::announcing(const State& s, const Announcement& a) const {
  if (s.over || s.decision.kind == DecisionKind::none) return false;
  for (int i = a.base + 1; i < s.frame_count; ++i)
    if (s.frames[i].kind == FrameKind::cast && s.frames[i].item == a.item) return true;
  return false;
}

// Whether each further target costs more mana.
bool Attempt::taxes_targets(u16 item, const State& s) const {
  if (item == kNoIndex || item >= s.stack_object_count || !s.stack_objects[item].ability)
    return false;
  const Mode& m = w_.db->modes[w_.db->abilities[s.stack_objects[item].ability].first_mode];
  for (int i = 0; i < m.target_count; ++i)
    if (w_.db->targets[m.first_target + i].extra_cost) return true;
  return false;
}

// Shares are not asked for where there is only one division; if they are written all the same, they
// must be right.
bool Attempt::shares_fit(const State& s, u16 item) const {
  if (line_.divide.empty()) return true;
  if (item == kNoIndex || item >= s.stack_object_count) return false;
  std::size_t n = 0;
  const StackObject& it = s.stack_objects[item];
  for (int i = 0; i < it.target_count; ++i) {
    if (!it.targets[i].share) continue;
    if (n < line_.divide.size() && line_.divide[n] != it.targets[i].share) return false;
    ++n;
  }
  return line_.divide.size() <= n;
}

bool Attempt::all_used(const Progress& p) const {
  if (p.target < line_.names.size() || p.mode < line_.modes.size()) return false;
  if (line_.x >= 0 && !p.x) return false;
  if (line_.has_pay && !p.paid) return false;
  return p.with == (1u << line_.with.size()) - 1u;
}

Outcome Attempt::finish(Node node, Outcome o) {
  result = std::move(node.line);
  open = node.a;
  return o;
}

// Tries options, each with what it uses up of the line. `first_wins`: the first that works is
// taken.
Outcome Attempt::branch(const Node& node, const std::vector<Option>& options,
                        const std::vector<Progress>& used, bool first_wins, int depth) {
  if (depth > kMaxDepth) return fail(depth, Str::duel_flaw_too_many_questions);
  if (options.empty())
    return fail(depth,
                {Str::duel_flaw_what_written_no_answer_here, {options_words(w_, node.line.s())}});
  Outcome best = Outcome::no;
  Branch kept;
  Announcement kept_open;
  std::string ways;
  for (std::size_t i = 0; i < options.size(); ++i) {
    if (++steps_ > kMaxSteps) break;
    Node next = node;
    next.a.used = used[i];
    const int frames = next.line.s().frame_count;
    apply_to(next.line, options[i]);
    if (next.a.item == kNoIndex && depth == 0 && next.a.line) {
      const State& s = next.line.s();
      for (int f = frames; f < s.frame_count && next.a.item == kNoIndex; ++f)
        if (s.frames[f].kind == FrameKind::cast) next.a.item = s.frames[f].item;
    }
    const Outcome o = walk(std::move(next), depth + 1);
    if (o == Outcome::no) continue;
    if (o == Outcome::ambiguous) return o;
    ways += (ways.empty() ? "" : "; ") + option_words(w_, node.line.s(), options[i]);
    if (best != Outcome::no) {
      failure = Failure{{Str::duel_flaw_could_mean_several, {ways}}, kMaxDepth + 1};
      return Outcome::ambiguous;
    }
    best = o;
    if (first_wins || options.size() == 1) return o;
    kept = std::move(result);
    kept_open = open;
  }
  if (best == Outcome::no) return best;
  result = std::move(kept);
  open = kept_open;
  return best;
}

// ------------------------------------------------------------------ one decision after the other
struct Attempt::Asked {
  Node& node;
  int depth;
  std::vector<Option> options;  // all but taking it back

  const State& s() const { return node.line.s(); }
  const Progress& used() const { return node.a.used; }
  template <class Wanted>
  std::vector<Option> only(Wanted&& wanted) const {
    std::vector<Option> out;
    std::copy_if(options.begin(), options.end(), std::back_inserter(out), wanted);
    return out;
  }
  std::vector<Option> with_value(int value) const {
    return only([&](const Option& o) { return o.value == value; });
  }
};

Outcome Attempt::walk(Node node, int depth) {
  const State& s = node.line.s();
  if (!announcing(s, node.a)) return announced(std::move(node), depth);
  // A question to another player is answered by a line of their own.
  if (s.decision.player != line_.player) return finish(std::move(node), Outcome::paused);
  Asked q{node, depth, options(s)};
  q.options.erase(std::remove_if(q.options.begin(), q.options.end(),
                                 [](const Option& o) { return o.kind == OptionKind::back; }),
                  q.options.end());
  switch (s.decision.prompt) {
    case Prompt::target:
      return name_target(q);
    case Prompt::mode:
      return choose_mode(q);
    case Prompt::x_value:
      return choose_x(q);
    case Prompt::kicker:
      return s.decision.kind == DecisionKind::number ? kick(q) : yes_or_no(q, "kicker");
    case Prompt::buyback:
      return yes_or_no(q, "buyback");
    case Prompt::splice:
      return yes_or_no(q, "splice");
    case Prompt::alternative_cost:
      return yes_or_no(q, "alternative");
    case Prompt::effect_division:
      return share_out(q);
    case Prompt::pay_mana:
      return pay(std::move(node), depth);
    default:
      break;
  }
  // What is sacrificed or discarded as a cost may be named after the targets.
  if (node.a.used.target < line_.names.size()) {
    const std::vector<Option> named =
        matching(node.line, q.options, OptionKind::object, line_.names[node.a.used.target]);
    if (!named.empty()) {
      Progress used = node.a.used;
      ++used.target;
      return go(q, named, used, false);
    }
  }
  const bool forced = (s.decision.kind == DecisionKind::order && !q.options.empty()) ||
                      told_apart(s, q.options).size() == 1;
  if (forced) return go(q, {q.options[0]}, q.used());
  if (may_pause_) return finish(std::move(node), Outcome::paused);
  return fail(depth, {Str::duel_flaw_question_left_unanswered, {options_words(w_, s)}});
}

// The announcement has ended: completed or taken back.
Outcome Attempt::announced(Node node, int depth) {
  const State& s = node.line.s();
  const Progress& p = node.a.used;
  const std::vector<Event>& events = node.line.recorder.events;
  for (std::size_t i = node.a.mark; i < events.size(); ++i)
    if (events[i].type == LogEvent::cast_cancelled) return fail(depth, Str::duel_flaw_taken_back);
  if (node.a.item != kNoIndex && s.over) return finish(std::move(node), Outcome::done);
  // The same where it was the only possible cost and nothing was asked.
  for (std::size_t i = node.a.mark; i < events.size(); ++i) {
    const Event& e = events[i];
    Progress& used = node.a.used;
    if ((e.type == LogEvent::sacrifice || e.type == LogEvent::discard ||
         e.type == LogEvent::exile || e.type == LogEvent::return_hand) &&
        used.target < line_.names.size() &&
        meant(w_, s, line_.names[used.target], e.object, e.card))
      ++used.target;
  }
  if (all_used(p) && shares_fit(s, node.a.item)) return finish(std::move(node), Outcome::done);
  refused_extra(s, node.a);
  if (p.target < line_.names.size() && p.target && taxes_targets(node.a.item, s))
    reasons.push_back(ReasonCode::not_enough_mana);
  if (p.target < line_.names.size())
    return fail(depth, {Str::duel_flaw_it_takes_no_target, {name_words(line_.names[p.target])}});
  return fail(depth, Str::duel_flaw_clause_does_not_belong);
}

// A kicker, or buyback, that the card has and that was not asked about: it could not be paid.
void Attempt::refused_extra(const State& s, const Announcement& a) {
  if (a.item == kNoIndex || a.item >= s.stack_object_count) return;
  const CardDef& def = w_.db->card(s.stack_objects[a.item].card);
  for (int i = 0; i < def.cast_option_count; ++i) {
    const CastOption& o = w_.db->cast_options[std::size_t(def.first_cast_option + i)];
    std::size_t at;
    if (!find_with(line_, kCastWords[int(o.kind)], at) || (a.used.with >> at & 1)) continue;
    const Cost& cost = w_.db->costs[o.cost];
    const bool more_than_mana = cost.sac_n || cost.discard_n || cost.exile_grave_n || cost.tap_n ||
                                cost.return_n || cost.life;
    reasons.push_back(more_than_mana ? ReasonCode::cost_unpayable : ReasonCode::not_enough_mana);
  }
}

// Tries these options, all of which use up the same part of the line.
Outcome Attempt::go(const Asked& q, const std::vector<Option>& options, const Progress& used,
                    bool first_wins) {
  return branch(q.node, options, std::vector<Progress>(options.size(), used), first_wins, q.depth);
}

Outcome Attempt::name_target(Asked& q) {
  const State& s = q.s();
  const std::vector<Option> stop = q.only(
      [](const Option& o) { return o.kind == OptionKind::done || o.kind == OptionKind::pass; });
  if (q.used().target < line_.names.size())
    return name_target(q, line_.names[q.used().target], stop);
  if (pause_any_ && line_.names.empty() && q.options.size() > 1)
    return finish(std::move(q.node), Outcome::paused);
  if (!stop.empty()) return go(q, stop, q.used());
  if (told_apart(s, q.options).size() == 1) return go(q, {q.options[0]}, q.used());
  return fail(q.depth, sentences({Str::duel_flaw_target_missing, options_words(w_, s)}));
}

Outcome Attempt::name_target(Asked& q, const Name& name, const std::vector<Option>& stop) {
  const State& s = q.s();
  const bool player = name.kind == NameKind::player;
  const std::vector<Option> found =
      player ? q.only([&](const Option& o) {
        return o.kind == OptionKind::player && o.a == name.player;
      })
             : matching(q.node.line, q.options, OptionKind::object, name);
  if (found.empty()) {
    for (Ref r : objects_named(w_, s, name))
      note_reason(q.node.line, {.kind = OptionKind::object, .object = r});
    if (player) note_reason(q.node.line, {.kind = OptionKind::player, .a = name.player});
  } else {
    Progress used = q.used();
    ++used.target;
    const Outcome o = go(q, found, used, false);
    if (o != Outcome::no) return o;
  }
  if (!stop.empty()) return go(q, stop, q.used());
  if (!found.empty()) return Outcome::no;
  if (q.options.size() == 1) return go(q, q.options, q.used());
  return fail(q.depth, sentences({{Str::duel_flaw_no_legal_target, {name_words(name)}},
                                  options_words(w_, s)}));
}

Outcome Attempt::choose_mode(Asked& q) {
  Progress used = q.used();
  if (used.mode < line_.modes.size()) {
    const int mode = line_.modes[used.mode++];
    const std::vector<Option> named =
        q.only([&](const Option& o) { return o.kind == OptionKind::value && o.value == mode - 1; });
    if (named.empty())
      note_reason(q.node.line, {.kind = OptionKind::value, .value = i16(mode - 1)});
    return go(q, named, used);
  }
  if (!line_.modes.empty()) {
    const std::vector<Option> stop =
        q.only([](const Option& o) { return o.kind == OptionKind::done; });
    if (!stop.empty()) return go(q, stop, used);
  }
  if (pause_any_ && line_.modes.empty()) return finish(std::move(q.node), Outcome::paused);
  return go(q, q.options, used, false);
}

Outcome Attempt::choose_x(Asked& q) {
  if (line_.x > q.s().decision.hi)
    note_reason(q.node.line, {.kind = OptionKind::value, .value = line_.x});
  Progress used = q.used();
  used.x = true;
  if (line_.x >= 0) return go(q, q.with_value(line_.x), used);
  if (pause_any_ && q.options.size() > 1) return finish(std::move(q.node), Outcome::paused);
  if (q.options.size() == 1) return go(q, q.options, q.used());
  return fail(q.depth,
              sentences({Str::duel_flaw_x_missing, expected(Str::duel_flaw_part_x_and_number)}));
}

// How many times a cost that may be paid several times is paid.
Outcome Attempt::kick(Asked& q) {
  const State& s = q.s();
  Progress used = q.used();
  int times = 0;
  std::size_t at;
  if (find_with(line_, "multikicker", at) || find_with(line_, "kicker", at)) {
    used.with |= 1u << at;
    times = line_.with[at].times;
    // "with multikicker x 2", where nothing else takes an x.
    const u16 item = s.decision.item;
    const CardDef& def = w_.db->cards[item < s.stack_object_count ? s.stack_objects[item].card : 0];
    if (line_.x >= 0 && !used.x && !def.cost.x && times == 1) {
      times = line_.x;
      used.x = true;
    }
  }
  return go(q, q.with_value(times), used);
}

// Yes if the line has `with` this word; each such word counts once.
Outcome Attempt::yes_or_no(Asked& q, const char* word) {
  std::size_t at;
  Progress used = q.used();
  const bool yes = find_with(line_, word, at) && !(used.with >> at & 1);
  if (yes) used.with |= 1u << at;
  return go(q, q.only([&](const Option& o) {
    return o.kind == (yes ? OptionKind::yes : OptionKind::no);
  }),
            used);
}

Outcome Attempt::share_out(Asked& q) {
  Progress used = q.used();
  if (used.divide < line_.divide.size()) {
    const int share = line_.divide[used.divide++];
    return go(q, q.with_value(share), used);
  }
  if (pause_any_ && line_.divide.empty() && q.options.size() > 1)
    return finish(std::move(q.node), Outcome::paused);
  if (q.options.size() == 1) return go(q, q.options, used);
  return fail(q.depth, sentences({Str::duel_flaw_division_missing,
                                  expected(Str::duel_flaw_part_divide_3_1)}));
}

// ------------------------------------------------------------------ paying
// Mana written after `pay` comes from the pool first, then from lands tapped one by one; the option
// `pay` then pays the rest.
Outcome Attempt::pay(Node node, int depth) {
  if (hold_open_) return finish(std::move(node), Outcome::paused);
  const State& s = node.line.s();
  const std::vector<Option> all = options(s);
  if (line_.has_pay && !node.a.used.paid) {
    const u16* pool = s.players[line_.player].pool;
    for (int k = 0; k < kManaKinds; ++k) {
      if (line_.pay.kinds[k] <= pool[k]) continue;
      // Any source of this kind; the next one only if the payment then fails.
      std::vector<Option> sources;
      for (const Option& o : all)
        if (o.kind == OptionKind::mana && o.a == k) sources.push_back(o);
      sources = told_apart(s, sources);
      if (sources.empty())
        return fail(depth, {Str::duel_flaw_there_no_more_mana, {std::string(1, "WUBRGC"[k])}});
      return branch(node, sources, std::vector<Progress>(sources.size(), node.a.used), true, depth);
    }
  }
  for (const Option& o : all) {
    if (o.kind != OptionKind::pay) continue;
    Progress used = node.a.used;
    if (line_.has_pay && !used.paid) {
      used.paid = true;
      const Message wrong = not_as_written(node.line, o);
      if (!wrong.empty()) return fail(depth, wrong);
    }
    return branch(node, {o}, {used}, true, depth);
  }
  // There is no option to pay.
  return fail(depth, sentences({Str::duel_flaw_it_cannot_be_paid, options_words(w_, s)}));
}

// Why the payment differs from what is written: every colour written must be spent, and nothing
// more than the whole cost written. Empty if it does not differ.
Message Attempt::not_as_written(const Branch& at, const Option& pay) const {
  Branch probe = at;
  int spent[kManaKinds], all_spent = 0, written = line_.pay.generic;
  for (int k = 0; k < kManaKinds; ++k) spent[k] = probe.s().players[line_.player].pool[k];
  const std::size_t events = probe.recorder.events.size();
  apply_to(probe, pay);
  for (std::size_t i = events; i < probe.recorder.events.size(); ++i) {
    const Event& e = probe.recorder.events[i];
    if (e.type == LogEvent::mana && e.player == line_.player && e.value < kManaKinds)
      spent[e.value] += e.amount;
  }
  bool colours = true;
  for (int k = 0; k < kManaKinds; ++k) {
    spent[k] -= probe.s().players[line_.player].pool[k];
    all_spent += spent[k];
    written += line_.pay.kinds[k];
    colours = colours && spent[k] >= line_.pay.kinds[k];
  }
  if (probe.s().over || (all_spent == written && colours)) return {};
  if (!colours) return {Str::duel_flaw_this_cannot_be_paid_with, {mana_words(line_.pay)}};
  return sentences({{Str::duel_flaw_this_costs_mana, {std::to_string(all_spent)}},
                    expected({Str::duel_flaw_part_to_pay, {mana_words(line_.pay)}})});
}

}  // namespace upkeep::scenario
