// What a page about the rules points at on its board: rings of their own colour and a hand beside
// them. Drawn over the table, and nothing of it can be clicked.
#include <algorithm>
#include <cstdlib>

#include "board/highlight.h"
#include "scenario/syntax.h"
#include "text/phrases.h"

namespace upkeep {
namespace {

constexpr unsigned kLesson = 0x62D0AC, kLessonInk = 0x0E241D;
constexpr std::size_t kMaxMarks = 20;

}  // namespace

void Highlights::set(const std::string& marks) {
  marks_.clear();
  for (std::size_t at = 0; at < marks.size() && marks_.size() < kMaxMarks;) {
    const std::size_t end = std::min(marks.find('\n', at), marks.size());
    if (end > at) marks_.push_back(marks.substr(at, end - at));
    at = end + 1;
  }
  refresh();
}

std::vector<Rect> Highlights::places_of(const std::string& mark) const {
  std::vector<Rect> out;
  const auto of_object = [&](Ref r) {
    const Rect tile = field_.rect_of(r);
    if (tile.w > 0) {
      out.push_back(tile);
      return;
    }
    const auto& all = ui_.regions();
    for (std::size_t i = all.size(); i > 0; --i)
      if (all[i - 1].command == Command{Cmd::object, 0, r}) {
        out.push_back(all[i - 1].r);
        return;
      }
  };
  char* dot = nullptr;
  const unsigned long slot = std::strtoul(mark.c_str(), &dot, 10);
  if (dot != mark.c_str() && *dot == '.') {
    of_object({u16(slot), u16(std::strtoul(dot + 1, nullptr, 10))});
    return out;
  }
  // "hand", of whoever sits here, or "B hand".
  int player = me();
  std::string word = mark;
  const bool named = mark.size() > 2 && mark[1] == ' ' && (mark[0] == 'A' || mark[0] == 'B');
  if (named) {
    player = mark[0] - 'A';
    word = mark.substr(2);
  }
  const int row = player == me() ? 1 : 0;
  if (word == "life") return {Rect{lay_.disc_x, lay_.disc_y[row], 0, 0}.grown(lay_.disc_r)};
  if (word == "stack") return {lay_.phone() ? lay_.drawer : lay_.stack};
  if (word == "pass") return {lay_.pass};
  static constexpr std::pair<const char*, Zone> kZones[] = {{"library", Zone::library},
                                                            {"hand", Zone::hand},
                                                            {"graveyard", Zone::graveyard},
                                                            {"exile", Zone::exile}};
  for (const auto& [name, zone] : kZones)
    if (word == name) {
      for (const auto& [id, area] : plates_.zone_areas())
        if (id == player * 16 + int(zone)) out.push_back(area);
      return out;
    }
  for (int i = int(Step::untap); i <= int(Step::discard); ++i) {
    if (word != scenario::step_word(Step(i))) continue;
    // The cell of the ribbon it lies in: several steps share one in 1997.
    const int place = step_place(Step(i), v_->six_phases);
    if (place > 0 && place <= int(ribbon_.cells().size()))
      out.push_back(ribbon_.cells()[std::size_t(place - 1)]);
    return out;
  }
  for (const ViewObject& o : v_->objects)
    if (o.card && (!named || o.controller == player) &&
        (o.name == word || game_.cards().card(o.card).name == word))
      of_object(o.ref);
  return out;
}

void Highlights::draw() const {
  if (marks_.empty()) return;
  const InRegion over(g_, "what is pointed at", {0, 0, lay_.w, lay_.h}, kOverlay | kLoose);
  for (const std::string& mark : marks_)
    for (const Rect& r : places_of(mark)) {
      const Rect seen{r.x, r.y, r.w, std::min(r.h, lay_.h - r.y)};
      g_.dashed_ring(seen.grown(g_.px(12)), 14, rgb(kLesson), 3);
      g_.dashed_ring(seen.grown(g_.px(7)), 11, rgb(kLesson, .7f), 2);
      // Beside it, where there is room.
      const float rad = g_.px(18);
      const bool right = seen.x < g_.px(60);
      float cx = right ? seen.right() + g_.px(18) + rad : seen.x - g_.px(18) - rad;
      float cy = std::min(seen.cy(), lay_.h - rad - g_.px(4));
      if (seen.h < g_.px(75)) {
        // Things that stand side by side: from the middle of the table.
        cx = seen.cx();
        cy = seen.cy() < lay_.h / 2 ? seen.bottom() + g_.px(14) + rad : seen.y - g_.px(14) - rad;
      }
      g_.disc(cx, cy, rad, rgb(kLesson), rgb(kLessonInk));
      g_.icon("pointing", {cx - rad * .66f, cy - rad * .66f, rad * 1.32f, rad * 1.32f},
              rgb(kLessonInk));
    }
}

}  // namespace upkeep
