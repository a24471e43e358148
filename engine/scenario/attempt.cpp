// Matching a written action to the engine's decisions. Announcing a spell is a walk through its
// decisions: what is written answers them, a single answer is taken, and where the line leaves
// something open (a mode, which of two abilities) every way is tried and only one may lead through.
#include "runner.h"

namespace upkeep::scenario {
namespace {

constexpr int kMaxSteps = 3000;
constexpr int kMaxDepth = 120;

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

}  // namespace

std::vector<Option> Attempt::options(const State& s) const {
  std::vector<Option> out(kMaxOptions);
  out.resize(std::size_t(legal(s, *w_.db, out.data())));
  return out;
}

void Attempt::apply_to(Line& at, const Option& o) const { at.apply(*w_.db, o); }

Outcome Attempt::fail(int depth, const std::string& message) {
  if (depth > failure.depth) failure = Failure{message, depth};
  return Outcome::no;
}

void Attempt::note_reason(const Line& at, const Option& attempt) {
  const Reason why = explain(at.s(), *w_.db, line_.player, attempt);
  reasons.push_back(why.code);
  whys.push_back({why, attempt.object});
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
std::vector<Option> Attempt::matching(const Line& at, const std::vector<Option>& all,
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

Outcome Attempt::simple(const Line& from, OptionKind kind) {
  for (const Option& o : options(from.s()))
    if (o.kind == kind) {
      result = from;
      apply_to(result, o);
      return Outcome::done;
    }
  return fail(0, "that is no answer to the question");
}

Outcome Attempt::one_of(const Line& from, const std::vector<Option>& candidates) {
  if (candidates.empty()) return fail(0, "not legal now");
  if (candidates.size() > 1) {
    std::string list;
    for (const Option& o : candidates)
      list += (list.empty() ? "" : "; ") + option_words(w_, from.s(), o);
    failure = Failure{"could mean several things: " + list, kMaxDepth};
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

bool Attempt::allowed_with(const Option& o, const State& s) const {
  const Object* c = find(s, o.object);
  if (!o.a || !c) return true;
  const std::size_t i = std::size_t(w_.db->cards[c->card].first_cast_option) + o.a - 1u;
  std::size_t at;
  // Out of a graveyard that is named there is no other way.
  if (line_.object.kind == NameKind::zoned && line_.object.zone == Zone::graveyard &&
      i < w_.db->cast_options.size() && w_.db->cast_options[i].kind == CastOptionKind::flashback)
    return true;
  return i < w_.db->cast_options.size() &&
         find_with(line_, kCastWords[int(w_.db->cast_options[i].kind)], at);
}

Outcome Attempt::act(const Line& from) {
  const Decision& d = from.asked();
  if (from.s().over) return fail(0, "the game is over");
  if (d.player != line_.player)
    return fail(0, std::string(1, player_letter(line_.player)) + " is not asked anything");
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
      if (d.ask != Ask::act || d.why == Why::pay_mana) return fail(0, "there is nothing to pass");
      return simple(from, OptionKind::pass);
    case Kind::fizzle:
      return simple(from, OptionKind::back);
    case Kind::yes:
      return d.why == Why::mulligan ? fail(0, "that is no answer to the question")
                                    : simple(from, OptionKind::yes);
    case Kind::no:
      if (d.why == Why::mulligan) return fail(0, "that is no answer to the question");
      // Picking nothing where nothing need be picked is a no as well.
      if (d.ask == Ask::pick && d.lo == 0 && d.done == 0) return simple(from, OptionKind::done);
      return simple(from, OptionKind::no);
    case Kind::mulligan:
      if (d.why != Why::mulligan) return fail(0, "no mulligan is offered");
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
      if (d.why != Why::discard && d.why != Why::discard_hand_size && d.why != Why::discard_cost)
        return fail(0, "no discard is asked for");
      return choose(from);
    default:
      return fail(0, "this is no action of a player");
  }
}

// ------------------------------------------------------------------ announcing
Outcome Attempt::start(const Line& from) {
  if (from.asked().ask != Ask::act) return fail(0, "another question must be answered first");
  const std::vector<Option> all = options(from.s());
  const bool cast = line_.kind == Kind::cast;
  const OptionKind kind = cast ? OptionKind::cast : OptionKind::activate;
  std::vector<Option> found = matching(from, all, kind, line_.object);
  for (const Option& o : matching(from, all, OptionKind::special, line_.object)) found.push_back(o);
  // Two upkeep costs of one text on one permanent (1997) are alike.
  for (const Option& o : matching(from, all, OptionKind::phase, line_.object)) {
    bool twin = false;
    for (const Option& k : found)
      twin = twin || (k.kind == o.kind && k.object == o.object && k.b == o.b);
    if (!twin) found.push_back(o);
  }
  // The draw of the turn goes by its own word.
  for (const Option& o : all)
    if (!cast && o.kind == OptionKind::phase && !o.object &&
        same_name(line_.object.text, action_words(2)))
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
    // Counted through the whole text; else among what can be activated. Mana abilities last.
    for (int reading = 0; reading < 4 && candidates.empty(); ++reading)
      for (const Option& o : reading < 2 ? found : mana)
        if (numbered(o.b, reading % 2 != 0)) candidates.push_back(o);
  }
  if (candidates.empty()) {
    guess_reasons(from);
    return fail(0, "not legal now");
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

Outcome Attempt::resume(const Line& from, Announcement a) {
  Node node{from, a};
  node.a.mark = 0;
  return walk(std::move(node), 0);
}

bool Attempt::announcing(const State& s, const Announcement& a) const {
  if (s.over || s.decision.ask == Ask::none) return false;
  for (int i = a.base + 1; i < s.frame_count; ++i)
    if (s.frames[i].kind == FrameKind::cast && s.frames[i].item == a.item) return true;
  return false;
}

// Shares that left no choice were not asked for; what is written must still be what they are.
bool Attempt::shares_fit(const State& s, u16 item) const {
  if (line_.divide.empty()) return true;
  if (item == kNoIndex || item >= s.item_count) return false;
  std::size_t n = 0;
  const Item& it = s.items[item];
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

// Tries options with the progress that each of them makes. `first_wins`: any way will do.
Outcome Attempt::branch(const Node& node, const std::vector<Option>& options,
                        const std::vector<Progress>& used, bool first_wins, int depth) {
  if (depth > kMaxDepth) return fail(depth, "too many questions");
  if (options.empty())
    return fail(depth, "what is written is no answer here: " + options_words(w_, node.line.s()));
  Outcome best = Outcome::no;
  Line kept;
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
      failure = Failure{"could mean several things: " + ways, kMaxDepth + 1};
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

Outcome Attempt::walk(Node node, int depth) {
  const State& s = node.line.s();
  Progress p = node.a.used;
  if (!announcing(s, node.a)) {
    const std::vector<Event>& events = node.line.recorder.events;
    for (std::size_t i = node.a.mark; i < events.size(); ++i)
      if (events[i].type == EventType::fizzle)
        return fail(depth, "it cannot be completed and is taken back");
    if (node.a.item == kNoIndex || !s.over) {
      if (all_used(p) && shares_fit(s, node.a.item)) return finish(std::move(node), Outcome::done);
      if (p.target < line_.names.size())
        return fail(depth, "it takes no target \"" + name_words(line_.names[p.target]) + "\"");
      return fail(depth, "not all that is written belongs to it (x, mode, with, divide or pay)");
    }
    return finish(std::move(node), Outcome::done);
  }
  const Decision d = s.decision;
  if (d.player != line_.player) {
    // Somebody else's question in the middle of it: their own line answers it.
    return finish(std::move(node), Outcome::paused);
  }
  const std::vector<Option> all = options(s);
  std::vector<Option> real;
  for (const Option& o : all)
    if (o.kind != OptionKind::back) real.push_back(o);
  auto only = [&](auto&& want) {
    std::vector<Option> out;
    for (const Option& o : real)
      if (want(o)) out.push_back(o);
    return out;
  };
  auto go = [&](const std::vector<Option>& o, const Progress& q, bool first = true) {
    return branch(node, o, std::vector<Progress>(o.size(), q), first, depth);
  };
  auto yes_no = [&](const char* word) {
    std::size_t at;
    const bool yes = find_with(line_, word, at) && !(p.with >> at & 1);
    Progress q = p;
    if (yes) q.with |= 1u << at;
    return go(
        only([&](const Option& o) { return o.kind == (yes ? OptionKind::yes : OptionKind::no); }),
        q);
  };
  switch (d.why) {
    case Why::target: {
      const std::vector<Option> stop = only(
          [](const Option& o) { return o.kind == OptionKind::done || o.kind == OptionKind::pass; });
      if (p.target < line_.names.size()) {
        const Name& name = line_.names[p.target];
        std::vector<Option> found;
        if (name.kind == NameKind::player)
          found = only(
              [&](const Option& o) { return o.kind == OptionKind::player && o.a == name.player; });
        else
          found = matching(node.line, real, OptionKind::object, name);
        Progress q = p;
        ++q.target;
        if (found.empty()) {
          for (Ref r : objects_named(w_, s, name))
            note_reason(node.line, {.kind = OptionKind::object, .object = r});
          if (name.kind == NameKind::player)
            note_reason(node.line, {.kind = OptionKind::player, .a = name.player});
        }
        if (!found.empty()) {
          const Outcome o = go(found, q, false);
          if (o != Outcome::no) return o;
        }
        if (!stop.empty()) return go(stop, p);
        if (found.empty() && real.size() == 1) return go(real, p);
        return found.empty() ? fail(depth, "\"" + name_words(name) + "\" is no legal target; " +
                                               options_words(w_, s))
                             : Outcome::no;
      }
      if (pause_any_ && line_.names.empty() && real.size() > 1)
        return finish(std::move(node), Outcome::paused);
      if (!stop.empty()) return go(stop, p);
      if (told_apart(s, real).size() == 1) return go({real[0]}, p);
      return fail(depth, "a target is missing; " + options_words(w_, s));
    }
    case Why::mode: {
      if (p.mode < line_.modes.size()) {
        Progress q = p;
        const int mode = line_.modes[q.mode++];
        return go(only([&](const Option& o) {
                    return o.kind == OptionKind::value && o.value == mode - 1;
                  }),
                  q);
      }
      if (!line_.modes.empty()) {
        const std::vector<Option> stop =
            only([](const Option& o) { return o.kind == OptionKind::done; });
        if (!stop.empty()) return go(stop, p);
      }
      if (pause_any_ && line_.modes.empty()) return finish(std::move(node), Outcome::paused);
      return go(real, p, false);
    }
    case Why::x_value: {
      Progress q = p;
      q.x = true;
      if (line_.x > d.hi) note_reason(node.line, {.kind = OptionKind::value, .value = line_.x});
      if (line_.x >= 0) return go(only([&](const Option& o) { return o.value == line_.x; }), q);
      if (pause_any_ && real.size() > 1) return finish(std::move(node), Outcome::paused);
      return real.size() == 1 ? go(real, p) : fail(depth, "X is missing; expected x and a number");
    }
    case Why::kicker: {
      if (d.ask != Ask::number) return yes_no("kicker");
      std::size_t at;
      Progress q = p;
      int times = 0;
      if (find_with(line_, "multikicker", at) || find_with(line_, "kicker", at)) {
        q.with |= 1u << at;
        times = line_.with[at].times;
        // "with multikicker x 2", where nothing else takes an x.
        const CardDef& def = w_.db->cards[d.item < s.item_count ? s.items[d.item].card : 0];
        if (line_.x >= 0 && !p.x && !def.cost.x && times == 1) {
          times = line_.x;
          q.x = true;
        }
      }
      return go(only([&](const Option& o) { return o.value == times; }), q);
    }
    case Why::buyback:
      return yes_no("buyback");
    case Why::splice:
      return yes_no("splice");
    case Why::alternative_cost:
      return yes_no("alternative");
    case Why::effect_division: {
      Progress q = p;
      if (q.divide < line_.divide.size()) {
        const int share = line_.divide[q.divide++];
        return go(only([&](const Option& o) { return o.value == share; }), q);
      }
      if (pause_any_ && line_.divide.empty() && real.size() > 1)
        return finish(std::move(node), Outcome::paused);
      return real.size() == 1 ? go(real, p)
                              : fail(depth, "the division is missing; expected divide 3,1");
    }
    case Why::pay_mana:
      return pay(std::move(node), depth);
    default:
      break;
  }
  if (d.ask == Ask::order && !real.empty()) return go({real[0]}, p);
  if (told_apart(s, real).size() == 1) return go({real[0]}, p);
  if (may_pause_) return finish(std::move(node), Outcome::paused);
  return fail(depth, "a question is left unanswered: " + options_words(w_, s));
}

// Written mana is tapped for letter by letter, out of the pool first; `pay` then takes the rest.
Outcome Attempt::pay(Node node, int depth) {
  if (hold_open_) return finish(std::move(node), Outcome::paused);
  const State& s = node.line.s();
  const std::vector<Option> all = options(s);
  if (line_.has_pay && !node.a.used.paid) {
    const u16* pool = s.players[line_.player].pool;
    for (int k = 0; k < kManaKinds; ++k) {
      if (line_.pay.kinds[k] <= pool[k]) continue;
      // A source of this kind; a different one only if this way does not lead to a payment.
      std::vector<Option> sources;
      for (const Option& o : all)
        if (o.kind == OptionKind::mana && o.a == k) sources.push_back(o);
      sources = told_apart(s, sources);
      if (sources.empty()) return fail(depth, std::string("there is no more mana ") + "WUBRGC"[k]);
      return branch(node, sources, std::vector<Progress>(sources.size(), node.a.used), true, depth);
    }
  }
  for (const Option& o : all) {
    if (o.kind != OptionKind::pay) continue;
    Progress q = node.a.used;
    if (line_.has_pay && !q.paid) {
      q.paid = true;
      // What `pay` makes by itself must be the generic part that is written, and every colour that
      // is written must be spent.
      Line probe = node.line;
      int spent[kManaKinds], all_spent = 0, written = line_.pay.generic;
      for (int k = 0; k < kManaKinds; ++k) spent[k] = probe.s().players[line_.player].pool[k];
      const std::size_t events = probe.recorder.events.size();
      apply_to(probe, o);
      for (std::size_t i = events; i < probe.recorder.events.size(); ++i) {
        const Event& e = probe.recorder.events[i];
        if (e.type == EventType::mana && e.player == line_.player && e.value < kManaKinds)
          spent[e.value] += e.amount;
      }
      bool colours = true;
      for (int k = 0; k < kManaKinds; ++k) {
        spent[k] -= probe.s().players[line_.player].pool[k];
        all_spent += spent[k];
        written += line_.pay.kinds[k];
        colours = colours && spent[k] >= line_.pay.kinds[k];
      }
      if (!probe.s().over && (all_spent != written || !colours))
        return fail(depth, colours ? "this costs " + std::to_string(all_spent) +
                                         " mana; expected to pay " + mana_words(line_.pay)
                                   : "this cannot be paid with " + mana_words(line_.pay));
    }
    return branch(node, {o}, {q}, true, depth);
  }
  // Payments inside an announcement may also be refused or be cheaper than their mana.
  return fail(depth, "it cannot be paid; " + options_words(w_, s));
}

}  // namespace upkeep::scenario
