#include "view/preview.h"

#include <memory>

#include "rules/internal.h"

namespace upkeep {
namespace {

constexpr int kMaxPasses = 400;
constexpr std::size_t kMaxEvents = 400;

bool fighting(const State& s) {
  if (s.step < Step::attackers || s.step > Step::damage) return false;
  for (int i = 0; i < s.permanent_count; ++i)
    if (s.permanents[i].flags & kPAttacking) return true;
  return false;
}

bool busy(const State& s) {
  for (int i = 0; i < s.frame_count; ++i) switch (s.frames[i].kind) {
      case FrameKind::resolve:
      case FrameKind::effects:
      case FrameKind::damage:
      case FrameKind::combat_damage:
      case FrameKind::settle:
      case FrameKind::window:
      case FrameKind::batch:
      case FrameKind::triggers:
      case FrameKind::state_based:
      case FrameKind::enter:
      case FrameKind::replaced:
        return true;
      default:
        break;
    }
  return s.stack_count > 0;
}

class Watch final : public EventSink {
 public:
  Watch(const State& s, const State& now, u8 seat, Preview& out)
      : out_(out), now_(now), chance_(now.rng), known_(s.object_count, false) {
    for (u16 i = 1; i < s.object_count; ++i) {
      const Object& o = s.objects[i];
      // What lies face down does what is certain; what it is only its controller knows.
      const bool open = o.zone != Zone::library && o.zone != Zone::hand &&
                        !(hidden_from(s, make_ref(s, i)) >> seat & 1);
      known_[i] = (open && !(o.flags & kObjFaceDown)) || (o.known_to >> seat & 1);
    }
  }
  void on_event(const Event& e) override {
    if (e.type == LogEvent::pass || out_.events.size() >= kMaxEvents) return;
    Event seen = e;
    if (now_.rng != chance_) doubt();
    // Drawn, revealed, discarded: what the seat does not know it will know only then.
    if (!known(e.object)) {
      seen.card = 0;
      seen.hidden_from = 0xFF;
      if (e.type != LogEvent::draw) doubt();
    }
    if (e.other && !known(e.other)) seen.other_card = 0;
    if (e.type == LogEvent::coin || e.type == LogEvent::shuffle || e.type == LogEvent::reveal)
      doubt();
    out_.events.push_back(seen);
    if (!out_.chance) out_.certain = out_.events.size();
  }
  void doubt() { out_.chance = true; }

 private:
  // What comes to be on the way (tokens, abilities) is known: its slot or its card is new.
  bool known(Ref r) const { return r.slot >= known_.size() || r.slot == 0 || known_[r.slot]; }
  Preview& out_;
  const State& now_;
  u64 chance_;  // where the generator was: what comes after it was asked hangs on chance
  std::vector<bool> known_;
};

}  // namespace

bool has_preview(const State& s) { return !s.over && (s.stack_count > 0 || fighting(s)); }

int idle_answer(const State& s, const Option* options, int n) {
  const Decision& d = s.decision;
  if (n == 1) return options[0].kind == OptionKind::back ? -1 : 0;
  const bool declares = d.kind == DecisionKind::blockers;
  if (!declares && !(d.kind == DecisionKind::act && is_act_window(d.prompt))) return -1;
  for (int i = 0; i < n; ++i)
    if (options[i].kind == OptionKind::pass || options[i].kind == OptionKind::done) return i;
  return -1;
}

Preview preview(const State& s, const CardDb& db, u8 seat) {
  Preview out;
  out.players = s.player_count;
  for (int p = 0; p < s.player_count; ++p) out.before[p] = out.after[p] = i16(s.players[p].life);
  if (!has_preview(s)) return out;
  const auto copy = std::make_unique<State>();
  copy_state(*copy, s);
  determinize(*copy, db, seat, 1);
  Watch watch(s, *copy, seat, out);
  const auto options = std::make_unique<Option[]>(kMaxOptions);
  out.end = PreviewEnd::limit;
  for (int i = 0; i < kMaxPasses && out.events.size() < kMaxEvents; ++i) {
    if (copy->over) {
      out.end = PreviewEnd::over;
      break;
    }
    if (i && !busy(*copy) && !fighting(*copy)) {
      out.end = PreviewEnd::settled;
      break;
    }
    const int n = legal(*copy, db, options.get());
    const int at = idle_answer(*copy, options.get(), n);
    if (at < 0) {
      out.end = PreviewEnd::choice;
      out.player = copy->decision.player;
      out.prompt = copy->decision.prompt;
      break;
    }
    // Another's only way may be so for a reason the seat cannot see.
    const Decision& d = copy->decision;
    if (n == 1 && d.kind != DecisionKind::act && d.kind != DecisionKind::blockers &&
        d.player != seat)
      watch.doubt();
    const u64 chance = copy->rng;
    apply_unchecked(*copy, db, options[std::size_t(at)], &watch);
    if (copy->rng != chance) watch.doubt();
  }
  for (int p = 0; p < s.player_count; ++p) out.after[p] = i16(copy->players[p].life);
  return out;
}

}  // namespace upkeep
