// Why not, why so, and what comes of it: for the plain page, boards in other pages and tests.
#include "bridge.h"
#include "calls_bridge.h"
#include "util/json_writer.h"

using namespace upkeep;

namespace upkeep {

void told_to(JsonWriter& j, const Explanation& t) {
  j.key("code").text(reason_name(t.code));
  j.key("text").text(t.text);
  if (!t.rule.empty()) j.key("rule").text(t.rule);
  if (!t.help.empty()) j.key("help").text(t.help);
  if (!t.next.empty()) j.key("next").text(t.next);
  if (t.checks.empty()) return;
  j.key("checks").open('[');
  for (const Explanation::Check& c : t.checks) {
    j.open('{');
    j.key("ok").boolean(c.ok);
    j.key("label").text(c.label);
    j.key("text").text(c.text);
    j.close('}');
  }
  j.close(']');
}

}  // namespace upkeep

extern "C" {

// What stands in the way of doing something with an object that the seat sees, or what comes next:
// { code, text, rule, help, checks: [{ ok, label, text }], next }.
const char* bridge_explain(int slot, int gen) {
  Game& game = shared_game();
  JsonWriter j;
  j.open('{');
  if (game.running() && !game.curtain())
    for (const ViewObject& o : game.view().objects) {
      if (!(o.ref == Ref{u16(slot), u16(gen)}) || !o.ref || (o.flags & kVUnknown)) continue;
      told_to(j, game.explain_object(o));
      break;
    }
  j.close('}');
  return give(std::move(j.out));
}

// What led to a line of the log, the nearest first: [{ text, rule, serial }].
const char* bridge_why(u32 serial) {
  JsonWriter j;
  j.open('[');
  if (shared_game().running())
    for (const WhyLine& w : shared_game().why(serial)) {
      j.open('{');
      j.key("text").text(w.text);
      if (!w.rule.empty()) j.key("rule").text(w.rule);
      if (w.serial) j.key("serial").number(w.serial);
      j.close('}');
    }
  j.close(']');
  return give(std::move(j.out));
}

// What will happen if nobody does anything more: { any, certain, lines: [{ text, certain }],
// lives: [{ player, before, after }], end, stop }.
const char* bridge_preview() {
  static const char* const kEnds[] = {"nothing", "settled", "choice", "over", "limit"};
  const Forecast p = shared_game().preview();
  JsonWriter j;
  j.open('{');
  j.key("any").boolean(p.any);
  j.key("certain").boolean(p.certain);
  j.key("end").text(kEnds[int(p.end)]);
  j.key("stop").text(p.stop);
  j.key("lines").open('[');
  for (const ForecastLine& l : p.lines) {
    j.open('{');
    j.key("text").text(l.text);
    j.key("certain").boolean(l.certain);
    j.close('}');
  }
  j.close(']');
  j.key("lives").open('[');
  for (const Forecast::Life& l : p.lives) {
    j.open('{');
    j.key("player").number(l.player);
    j.key("before").number(l.before);
    j.key("after").number(l.after);
    j.close('}');
  }
  j.close(']');
  j.close('}');
  return give(std::move(j.out));
}
}
