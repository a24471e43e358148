// The end of a duel: who won and how it went, in numbers and a line of each player's life.
#include "screens/result.h"

#include "pages.h"

#include <algorithm>
#include <cmath>

namespace upkeep {
namespace {

constexpr unsigned kLines[2] = {ink::kRubric, 0x22507F};

}  // namespace

void Result::draw(const std::string& stakes, bool hidden) const {
  // The table as it stands at the end can be looked at.
  if (hidden) {
    button(lay_.pass, {Cmd::hide_dialog}, w(Str::canvas_back), "Esc", Look::brass);
    return;
  }
  ui_.cover();
  const InRegion over(g_, "the end", {0, 0, lay_.w, lay_.h}, kOverlay | kLoose);
  g_.list()->AddRectFilled({0, 0}, {lay_.w, lay_.h}, rgb(0x0A0705, .72f));
  const bool graph = game_.summary().lives.size() >= 2 && lay_.h >= g_.px(400);
  const bool numbers = lay_.h >= g_.px(330);
  const bool mistakes = !board_ && platform_.has_pages() && lay_.h >= g_.px(460);
  const float width = std::min(lay_.w - g_.px(24), g_.px(500));
  // In another page there is nowhere to go from here: its own buttons set the board up again.
  const float height =
      g_.px((board_ ? 160.f : 168.f) + (stakes.empty() ? 0.f : 24.f) + (numbers ? 84.f : 0.f) +
            (graph ? 132.f : 0.f) + (mistakes ? 52.f : 0.f));
  const Rect r{lay_.w / 2 - width / 2, std::max(g_.px(6), lay_.h / 2 - height / 2), width, height};
  slip(r);
  const InRegion part(g_, "the end's page", r, kLoose);
  draw_heading(r, stakes);
  float y = r.y + g_.px(84);
  if (!stakes.empty()) y += g_.px(24);
  const float x = r.x + g_.px(20), inner = width - g_.px(40);
  if (numbers) y = draw_numbers(x, y, inner);
  if (graph) draw_graph(x, y, inner);
  draw_buttons(r);
  if (mistakes)
    button({x, r.bottom() - g_.px(114), inner, g_.px(44)}, {Cmd::page, kPageMistakes},
           w(Str::result_mistakes), "", Look::paper);
}

// Who won, why, and what that is worth.
void Result::draw_heading(const Rect& r, const std::string& stakes) const {
  const std::string title = v_->winner < 2
                                ? str(lang_, Str::canvas_wins, {v_->players[v_->winner].name})
                                : std::string(w(Str::canvas_drawn));
  const float room = r.w - g_.px(112);
  const float size = g_.text_width(Face::alegreya800, 28, title) > room ? 22.f : 28.f;
  g_.text_centered(r.cx(), r.y + g_.px(16), Face::alegreya800, size, rgb(ink::kInk),
                   g_.fit(Face::alegreya800, size, title, room));
  // Who lost, and why; else what happened last.
  std::string last;
  for (std::size_t i = game_.log().size(); i > 0 && last.empty(); --i)
    if (game_.log()[i - 1].event && game_.log()[i - 1].type == LogEvent::lose_game)
      last = game_.log()[i - 1].text;
  if (last.empty() && !game_.log().empty()) last = game_.log().back().text;
  g_.text_centered(r.cx(), r.y + g_.px(54), Face::sans500, 15, rgb(ink::kInk2),
                   g_.fit(Face::sans500, 15, last, r.w - g_.px(40)));
  if (!stakes.empty())
    g_.text_centered(r.cx(), r.y + g_.px(78), Face::sans700, 15, rgb(ink::kInk),
                     g_.fit(Face::sans700, 15, stakes, r.w - g_.px(40)));
}

// A small table: a column for each player, their line's colour beside the name. Returns where it
// ends.
float Result::draw_numbers(float x, float y, float inner) const {
  const float columns[2] = {x + inner * .62f, x + inner * .88f};
  for (int p = 0; p < 2; ++p) {
    const float cx = columns[p];
    const std::string name =
        g_.fit(Face::sans700, 15, v_->players[std::size_t(p)].name, inner * .22f);
    const float half = g_.text_width(Face::sans700, 15, name) / 2;
    g_.text_centered(cx, y, Face::sans700, 15, rgb(kLines[p]), name);
    if (p)  // dashed, as its line is
      for (float dx : {-half, half - g_.px(8)})
        g_.list()->AddLine({cx + dx, y + g_.px(20)}, {cx + dx + g_.px(8), y + g_.px(20)},
                           rgb(kLines[p]), g_.px(2));
    else
      g_.list()->AddLine({cx - half, y + g_.px(20)}, {cx + half, y + g_.px(20)}, rgb(kLines[p]),
                         g_.px(2));
  }
  g_.text(x, y, Face::sans500, 15, rgb(ink::kInk2),
          std::string(w(Str::result_turns)) + ": " + std::to_string(v_->turn));
  y += g_.px(26);
  const auto row = [&](const char* label, const int* values) {
    g_.text(x, y, Face::sans500, 15, rgb(ink::kInk2),
            g_.fit(Face::sans500, 15, label, inner * .5f));
    for (int p = 0; p < 2; ++p)
      g_.text_centered(columns[p], y, Face::sans700, 15, rgb(ink::kInk), std::to_string(values[p]));
    y += g_.px(24);
  };
  row(w(Str::result_casts), game_.summary().casts);
  row(w(Str::result_taken), game_.summary().damage);
  return y + g_.px(10);
}

// How each player's life went.
void Result::draw_graph(float x, float y, float inner) const {
  const auto& lives = game_.summary().lives;
  g_.text(x, y, Face::sans500, 13, rgb(ink::kInk2), w(Str::result_life));
  const Rect box{x, y + g_.px(20), inner, g_.px(96)};
  g_.list()->AddRectFilled({box.x, box.y}, {box.right(), box.bottom()}, rgb(ink::kPaperInset, .5f),
                           g_.px(4));
  int most = 20, least = 0;
  for (const Summary::Lives& l : lives)
    for (int p = 0; p < 2; ++p) {
      most = std::max(most, int(l.life[p]));
      least = std::min(least, int(l.life[p]));
    }
  const float in = g_.px(10), right = box.right() - g_.px(40);
  const auto at = [&](std::size_t i, int life) {
    return ImVec2(box.x + in + (right - box.x - in) * float(i) / float(lives.size() - 1),
                  box.bottom() - in - (box.h - 2 * in) * float(life - least) / float(most - least));
  };
  const float zero = at(0, 0).y;
  g_.list()->AddLine({box.x, zero}, {box.right(), zero}, rgb(ink::kPaperLine), g_.px(1));
  float ends[2];
  for (int p = 0; p < 2; ++p) {
    for (std::size_t i = 1; i < lives.size(); ++i)
      draw_stroke(p, at(i - 1, lives[i - 1].life[p]), at(i, lives[i].life[p]));
    ends[p] = at(lives.size() - 1, lives.back().life[p]).y - g_.px(8.5f);
  }
  // Both last numbers, side by side if they meet.
  const bool meet = std::fabs(ends[0] - ends[1]) < g_.px(16);
  for (int p = 0; p < 2; ++p)
    g_.text(right + g_.px(4) + (meet && p ? g_.px(17) : 0), ends[meet ? 0 : p], Face::sans800, 13,
            rgb(kLines[p]), std::to_string(lives.back().life[p]));
}

// A piece of a player's line: one's is whole, the other's dashed.
void Result::draw_stroke(int player, ImVec2 a, ImVec2 b) const {
  if (!player) {
    g_.list()->AddLine(a, b, rgb(kLines[player]), g_.px(2.5f));
    return;
  }
  const float length = std::hypot(b.x - a.x, b.y - a.y), on = g_.px(7), step = g_.px(11);
  for (float d = 0; d < length; d += step) {
    const float t0 = d / length, t1 = std::min(1.f, (d + on) / length);
    g_.list()->AddLine({a.x + (b.x - a.x) * t0, a.y + (b.y - a.y) * t0},
                       {a.x + (b.x - a.x) * t1, a.y + (b.y - a.y) * t1}, rgb(kLines[player]),
                       g_.px(2.5f));
  }
}

void Result::draw_buttons(const Rect& r) const {
  if (!board_) {
    const float bw = (r.w - g_.px(52)) / 2, by = r.bottom() - g_.px(62);
    button({r.x + g_.px(20), by, bw, g_.px(48)}, {Cmd::rematch}, w(Str::canvas_rematch),
           lay_.keys ? "Enter" : "", Look::brass);
    button({r.x + g_.px(32) + bw, by, bw, g_.px(48)}, {Cmd::leave}, w(Str::canvas_to_start),
           lay_.keys ? "Esc" : "", Look::walnut);
  } else {
    const float bw = (r.w - g_.px(52)) / 2, by = r.bottom() - g_.px(58);
    button({r.x + g_.px(20), by, bw, g_.px(44)}, {Cmd::hide_dialog}, w(Str::canvas_look_table), "",
           Look::walnut);
    button({r.x + g_.px(32) + bw, by, bw, g_.px(44)}, {Cmd::show_log}, w(Str::canvas_log), "",
           Look::walnut);
    return;
  }
  icon_button({r.x + g_.px(8), r.y + g_.px(8), g_.px(44), g_.px(44)}, {Cmd::hide_dialog},
              "sheikah-eye", w(Str::canvas_look_table));
  icon_button({r.right() - g_.px(52), r.y + g_.px(8), g_.px(44), g_.px(44)}, {Cmd::show_log},
              "scroll-quill", w(Str::canvas_log));
}

}  // namespace upkeep
