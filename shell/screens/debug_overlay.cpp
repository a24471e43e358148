#include "screens/debug_overlay.h"

#include <algorithm>
#include <cstdio>
#include <iterator>

#include "frame_names.h"

namespace upkeep {
namespace {

// By DecisionKind.
constexpr const char* kDecisions[] = {"none",  "act",    "pick",      "choose",  "number",
                                      "order", "divide", "attackers", "blockers"};

template <std::size_t N>
std::string name_of(const char* const (&names)[N], int kind) {
  return kind < int(N) ? names[kind] : std::to_string(kind);
}

}  // namespace

void DebugOverlay::draw_all() const {
  char line[120];
  std::vector<std::string> lines;
  const double ms = (platform_.seconds() - begun_) * 1000;
  std::snprintf(line, sizeof line, "frame %.1f ms", ms);
  lines.push_back(line);
  if (game_.running()) {
    const State& s = game_.state();
    std::snprintf(line, sizeof line, "state %016llx  choices %zu", (unsigned long long)game_.hash(),
                  game_.session().choices.size());
    lines.push_back(line);
    std::snprintf(line, sizeof line, "asked %d: %s, prompt %d, done %d of %d..%d",
                  int(s.decision.player), name_of(kDecisions, int(s.decision.kind)).c_str(),
                  int(s.decision.prompt), int(s.decision.done), int(s.decision.lo),
                  int(s.decision.hi));
    lines.push_back(line);
    for (int i = s.frame_count - 1; i >= 0; --i) {
      const Frame& f = s.frames[i];
      std::snprintf(line, sizeof line, "%2d %s at %d player %d", i, frame_name(f.kind), int(f.pc),
                    int(f.player));
      lines.push_back(line);
    }
  }
  float width = 0;
  for (const std::string& text : lines)
    width = std::max(width, g_.text_width(Face::sans500, 13, text));
  const float row = g_.px(16), pad = g_.px(6);
  const Rect r{pad, pad, width + 2 * pad, row * float(lines.size()) + 2 * pad};
  const InRegion over(g_, "the debug overlay", r, kOverlay | kLoose);
  g_.list()->AddRectFilled({r.x, r.y}, {r.right(), r.bottom()}, rgb(0x000000, .8f));
  float y = r.y + pad;
  for (const std::string& text : lines) {
    g_.text(r.x + pad, y, Face::sans500, 13, rgb(ink::kText), text);
    y += row;
  }
}

}  // namespace upkeep
