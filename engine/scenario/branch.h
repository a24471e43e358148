// A state with what has happened on the way to it, which can be copied and tried.
#pragma once
#include <memory>
#include <string>
#include <vector>

#include "duel.h"

namespace upkeep::scenario {

class Recorder : public EventSink {
 public:
  std::vector<Event> events;
  bool restarted = false;  // since whoever asks has set it back
  void on_event(const Event& e) override { events.push_back(e); }
  // What comes now is told from here on.
  void restart() {
    events.clear();
    restarted = true;
  }
};

// How a question is answered that nobody has written an answer to; `none`: not at all.
enum class Default : u8 { none, pass, forced, ordering, payment, no_combat };

// One thing done: an option of the pending decision, or what comes from outside of it.
struct Choice {
  enum class Kind : u8 { option, concede, chance };
  Kind kind = Kind::option;
  Default implied = Default::none;  // none: it is written
  u8 player = kNoPlayer;            // who concedes
  u64 chance = 0;
  Option option;
};

struct Branch {
  std::unique_ptr<State> state;
  Recorder recorder;
  std::vector<Choice> applied;  // on the way to it

  Branch() : state(std::make_unique<State>()) {}
  Branch(const Branch& o)
      : state(std::make_unique<State>()), recorder(o.recorder), applied(o.applied) {
    copy_state(*state, *o.state);
  }
  Branch(Branch&&) = default;
  Branch& operator=(Branch&&) = default;
  Branch& operator=(const Branch& o) {
    if (this != &o) {
      copy_state(*state, *o.state);
      recorder = o.recorder;
      applied = o.applied;
    }
    return *this;
  }
  State& s() { return *state; }
  const State& s() const { return *state; }
  const Decision& asked() const { return state->decision; }
  void apply(const CardDb& db, const Option& o, Default implied = Default::none);
  void concede(const CardDb& db, u8 player);
  void chance(u64 value);
};

// Something is under way that no new line may be written into.
bool resolving(const State& s);

}  // namespace upkeep::scenario
