#include "board/outlook.h"

#include <algorithm>

namespace upkeep {

const Forecast& Outlook::now() {
  if (made_at_ != game_.changes()) {
    forecast_ = game_.preview();
    made_at_ = game_.changes();
  }
  return forecast_;
}

// Returns how much of the room it took.
float Outlook::draw(const Rect& r) {
  const Forecast& p = now();
  if (!p.any || v_->over || (p.lines.empty() && p.lives.empty()) || r.h < g_.px(38)) return 0;
  struct Said {
    std::string text;
    bool certain;
  };
  std::vector<Said> said;
  std::string lives;
  for (const Forecast::Life& l : p.lives)
    lives += (lives.empty() ? "" : " \u00b7 ") + v_->players[l.player].name + " " +
             std::to_string(l.before) + " \u2192 " + std::to_string(l.after);
  if (!lives.empty()) said.push_back({lives, p.certain});
  for (const ForecastLine& l : p.lines) said.push_back({l.text, l.certain});
  const InRegion part(g_, "what comes of it", r, kLoose);
  const auto head_h = [&](float size) {
    return g_.paragraph({0, 0, r.w, 0}, Face::sans500, size, 0, w(Str::table_head), 0, false) +
           g_.px(2);
  };
  const float last = g_.px(17);
  float all = 0;
  for (const Said& s : said)
    all += g_.paragraph({0, 0, r.w, 0}, Face::sans500, 15, 0, s.text, 0, false) + g_.px(1);
  const float size = all <= r.h - head_h(13) ? 15.f : 13.f;
  // In the sheet, where it is what there is to read, all of it is in one size.
  const float head_size = lay_.phone() && all <= r.h - head_h(15) ? 15.f : 13.f,
              head = head_h(head_size);
  // Of which nothing can be said is not begun.
  const float first = g_.paragraph({0, 0, r.w, 0}, Face::sans500, size, 0, said[0].text, 0, false);
  if (head + first + (said.size() > 1 ? last : 0) > r.h) return 0;
  g_.paragraph({r.x, r.y, r.w, 0}, Face::sans500, head_size, rgb(ink::kText2), w(Str::table_head));
  float y = r.y + head;
  for (std::size_t i = 0; i < said.size(); ++i) {
    // What chance decides is said as a question.
    const std::string text = said[i].certain ? said[i].text : said[i].text + " ?";
    const float h = g_.paragraph({0, 0, r.w, 0}, Face::sans500, size, 0, text, 0, false);
    const bool more = i + 1 < said.size();
    if (y + h + (more ? last : 0) > r.bottom()) {
      g_.text(r.x, y, Face::sans500, 13, rgb(ink::kText2),
              str(lang_, Str::canvas_more, {std::to_string(said.size() - i)}));
      return y + last - r.y;
    }
    g_.paragraph({r.x, y, r.w, 0}, Face::sans500, size,
                 rgb(said[i].certain ? ink::kText : ink::kText2), text);
    y += h + g_.px(1);
  }
  return y - r.y;
}

}  // namespace upkeep
