// What a player may ask of a game: why not, why did that happen, and what will come of this.
#include <algorithm>

#include "table/game.h"
#include "text/event_rules.h"
#include "text/phrases.h"
#include "view/preview.h"

namespace upkeep {
namespace {

// What is waiting goes to its target next: the stack as it was announced, a batch likewise.
const ViewObject* shown(const View& v, Ref r) {
  for (const ViewObject& o : v.objects)
    if (o.ref && o.ref == r) return &o;
  return nullptr;
}

}  // namespace

Speech Game::speech() const {
  Speech s{cards(),
           config_.lang,
           state_->rules.vocabulary(),
           log_reader() < kMaxPlayers ? log_reader() : kNoPlayer,
           {}};
  for (int p = 0; p < state_->player_count; ++p) s.players.push_back(names().player[p]);
  return s;
}

Option Game::attempt_with(const ViewObject& o) const {
  Option attempt;
  attempt.object = o.ref;
  const Decision& d = state_->decision;
  if (d.kind == DecisionKind::pick) {
    attempt.kind = OptionKind::object;
    return attempt;
  }
  if (o.zone != Zone::battlefield) {
    attempt.kind = (o.types & kLand) ? OptionKind::play_land : OptionKind::cast;
    return attempt;
  }
  if (d.kind == DecisionKind::attackers) {
    attempt.kind = OptionKind::attack;
    attempt.a = next_player(*state_, seat_);
    return attempt;
  }
  if (d.kind == DecisionKind::blockers) {
    attempt.kind = OptionKind::block;
    for (const ViewObject& a : view_.objects)
      if (a.flags & kVAttacking && (!attempt.other || a.controller != seat_)) attempt.other = a.ref;
    return attempt;
  }
  const CardDef& def = cards().card(o.card);
  for (int i = 0; i < def.ability_count; ++i) {
    const u16 id = u16(def.first_ability + i);
    const Ability& a = cards().abilities[id];
    if (a.kind != AbilityKind::activated) continue;
    attempt.kind = a.flags & kAManaAbility ? OptionKind::mana : OptionKind::activate;
    attempt.a = a.flags & kAManaAbility ? u8(kManaKinds) : u8(i);
    attempt.b = id;
    if (attempt.kind == OptionKind::activate) return attempt;
  }
  if (attempt.b) return attempt;
  // Of the type of a land.
  if (o.types & kLand)
    for (int k = 0; k < 5 && !(o.types & kCreature); ++k) {
      attempt = {.kind = OptionKind::mana, .a = u8(k), .object = o.ref};
      attempt.b = cards().basic_mana_ability(k);
      const ReasonCode why = explain_option(attempt).code;
      if (why != ReasonCode::not_now) return attempt;
    }
  attempt = {};
  attempt.object = o.ref;
  if (o.types & kCreature) {
    attempt.kind = OptionKind::attack;
    attempt.a = next_player(*state_, seat_);
  } else {
    attempt.kind = OptionKind::activate;
  }
  return attempt;
}

Explanation Game::tell(const Reason& reason, const Option& attempt, const std::string& name) {
  Explanation out;
  const Speech s = speech();
  const View& v = view();
  // Who forbids it is never the one that would do it: unseen it has no name.
  const auto in_the_way = [&](const Reason& r) {
    const ViewObject* o = shown(v, r.object);
    return o ? o->name : r.code == ReasonCode::effect_forbids ? std::string() : name;
  };
  out.code = reason.code;
  if (reason.code == ReasonCode::legal) {
    std::string text;
    const ViewObject* o = shown(v, attempt.object);
    if (attempt.kind == OptionKind::activate && attempt.b)
      text = ability_text(cards(), attempt.b, s.lang, s.words);
    else if (o && o->card && attempt.kind == OptionKind::cast)
      text = rules_text(cards(), o->card, s.lang, s.words);
    out.text = next_text(s, attempt.kind, name, text, state_->rules.is(Timing::stack));
    return out;
  }
  out.text = reason_text(s, reason, in_the_way(reason));
  out.rule = reason_citation(s, reason);
  out.help = remedy_text(s, reason);
  const bool six = v.six_phases;
  const u8 player =
      reason.code == ReasonCode::not_your_decision ? kNoPlayer : state_->decision.player;
  const Checks checks = checks_of(*state_, cards(), player, attempt);
  for (int i = 0; i < checks.n; ++i) {
    const Check& c = checks.at[i];
    out.checks.push_back({c.reason.code == ReasonCode::legal, check_label(c.kind, s.lang),
                          check_text(s, checks, i, in_the_way(c.reason), six)});
  }
  out.next = next_chance_text(s, checks, six);
  return out;
}

Explanation Game::explain_object(const ViewObject& o) {
  const Option attempt = attempt_with(o);
  return tell(explain_option(attempt), attempt, o.name);
}

StepHint Game::here() {
  const View& v = view();
  const int window = v.windows.empty() ? -1 : int(v.windows.back().kind);
  const bool attacked = std::any_of(v.objects.begin(), v.objects.end(), [](const ViewObject& o) {
    return (o.flags & kVAttacking) != 0;
  });
  // After the land of the turn only an effect allows another, and then it is among what can be
  // done.
  const bool land = state_->players[seat_].lands_played == 0 ||
                    std::any_of(v.options.begin(), v.options.end(), [](const ViewOption& o) {
                      return o.option.kind == OptionKind::play_land;
                    });
  return step_hint(speech(), v.step, window, state_->active == seat_, !v.stack.empty(), attacked,
                   land);
}

std::vector<WhyLine> Game::why(u32 serial) const {
  std::vector<WhyLine> out;
  log();  // so that every line has its words
  std::size_t at = 0;
  while (at < log_.size() && log_[at].serial != serial) ++at;
  if (at == log_.size() || !log_[at].event) return out;
  const LogLine& line = log_[at];
  const Speech s = speech();
  const auto link = [&](std::size_t i) {
    for (const WhyLine& w : out)
      if (w.serial == log_[i].serial) return;
    out.push_back({log_[i].text, event_citation(log_[i].type, s.lang, s.words), log_[i].serial});
  };
  // The line, before `end`, in which this came to be: announced, or put on the stack.
  const auto begun = [&](Ref object, std::size_t end) {
    for (std::size_t i = end; object && i-- > 0;)
      if (log_[i].event && log_[i].object == object &&
          (log_[i].type == LogEvent::cast || log_[i].type == LogEvent::activate ||
           log_[i].type == LogEvent::trigger))
        return link(i);
  };
  const Causes& causes = line.why;
  if (!causes.n) out.push_back({cause_text(s, Cause{}), cause_rule(s, Cause{}), 0});
  for (int i = 0; i < causes.n; ++i) {
    const Cause& c = causes.at[i];
    out.push_back({cause_text(s, c), cause_rule(s, c), 0});
    switch (c.kind) {
      case CauseKind::check:
        // What dealt the damage, or took the life.
        for (std::size_t k = at; k-- > 0 && log_[k].turn == line.turn;) {
          const LogLine& before = log_[k];
          const bool hurt =
              before.type == LogEvent::damage && before.event &&
              (line.type == LogEvent::lose_game ? !before.other && before.player == line.player
                                                : line.object && before.other == line.object);
          if (hurt) {
            link(k);
            break;
          }
        }
        break;
      case CauseKind::triggers:
        if (at) link(at - 1);
        break;
      case CauseKind::spell:
      case CauseKind::ability:
      case CauseKind::triggered:
        begun(c.source, at);
        break;
      default:
        break;
    }
  }
  return out;
}

Forecast Game::preview() {
  Forecast out;
  if (!running_ || curtain_ || !coming_.empty() || !has_preview(*state_)) return out;
  const Speech s = speech();
  const Preview p = upkeep::preview(*state_, cards(), seat_);
  out.any = true;
  out.certain = !p.chance;
  int stages = 0;  // each thing that resolves, and each step
  for (std::size_t i = 0; i < p.events.size(); ++i) {
    const Event& e = p.events[i];
    stages += e.type == LogEvent::resolve || e.type == LogEvent::step;
    // What resolves is on the stack and seen; what comes of it is what is asked.
    // Nor are the moments in between what comes of it, nor the blocks that are being declared.
    if (e.type == LogEvent::resolve || e.type == LogEvent::cast || e.type == LogEvent::turn ||
        e.type == LogEvent::window || e.type == LogEvent::block)
      continue;
    // The log leaves out that what resolved is there now; here it is what will come of it.
    const bool comes = e.type == LogEvent::enter && Zone(e.value) == Zone::stack && e.card;
    const std::string text =
        comes ? log_line(s, e) : log_text(e, cards(), seat_, config_.lang, names(), s.words);
    const ViewObject* what = e.type == LogEvent::dies ? shown(view(), e.object) : nullptr;
    const bool loss = what && what->controller == seat_ && i < p.certain && stages <= 1;
    if (!text.empty()) out.lines.push_back({text, i < p.certain, loss});
  }
  for (int k = 0; k < p.players; ++k)
    if (p.before[k] != p.after[k]) out.lives.push_back({u8(k), p.before[k], p.after[k]});
  out.end = p.end;
  for (const Event& e : p.events)
    out.lost = out.lost || (e.type == LogEvent::lose_game && e.player == seat_ && !p.chance);
  out.stop =
      preview_end_text(s, p.end == PreviewEnd::choice ? p.player : kNoPlayer, int(p.end), p.chance);
  return out;
}

}  // namespace upkeep
