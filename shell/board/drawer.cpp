// What comes of it all if nobody does anything more, the log with its reasons, and the drawer of
// small screens that holds stack, log and zones.
#include <algorithm>
#include <cmath>

#include "app.h"
#include "text/phrases.h"

namespace upkeep {
namespace {

enum LogFilter { kLogAll, kLogSpells, kLogCombat, kLogLife, kLogFilters };

bool shown_by(int filter, const LogLine& line) {
  if (filter == kLogAll) return true;
  if (!line.event) return false;
  switch (line.type) {
    case LogEvent::cast:
    case LogEvent::activate:
    case LogEvent::trigger:
    case LogEvent::target:
    case LogEvent::resolve:
    case LogEvent::countered:
    case LogEvent::fizzled:
    case LogEvent::play_land:
      return filter == kLogSpells;
    case LogEvent::attack:
    case LogEvent::block:
    case LogEvent::dies:
    case LogEvent::destroy:
    case LogEvent::regenerate:
      return filter == kLogCombat;
    case LogEvent::prevent:
      return filter != kLogSpells;
    case LogEvent::damage:
      return filter == kLogCombat || (filter == kLogLife && !line.other);
    case LogEvent::lose:
    case LogEvent::gain:
    case LogEvent::mana_burn:
    case LogEvent::lose_game:
    case LogEvent::win:
      return filter == kLogLife;
    default:
      return false;
  }
}

}  // namespace

const Forecast& App::outlook() {
  if (outlook_at_ != game_.changes()) {
    outlook_ = game_.preview();
    outlook_at_ = game_.changes();
  }
  return outlook_;
}

// Returns how much of the room it took.
float App::draw_outlook(const Rect& r) {
  const Forecast& p = outlook();
  if (!p.any || v_->over || (p.lines.empty() && p.lives.empty()) || r.h < g_.px(38)) return 0;
  static constexpr const char* kHead[] = {"If nobody adds to it:", "Se ninguém acrescentar nada:",
                                          "Si nadie añade nada:", "Se nessuno aggiunge altro:"};
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
    return g_.paragraph({0, 0, r.w, 0}, Face::sans500, size, 0, kHead[int(lang_)], 0, false) +
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
  g_.paragraph({r.x, r.y, r.w, 0}, Face::sans500, head_size, rgb(ink::kText2), kHead[int(lang_)]);
  float y = r.y + head;
  for (std::size_t i = 0; i < said.size(); ++i) {
    // What chance decides is said as a question.
    const std::string text = said[i].certain ? said[i].text : said[i].text + " ?";
    const float h = g_.paragraph({0, 0, r.w, 0}, Face::sans500, size, 0, text, 0, false);
    const bool more = i + 1 < said.size();
    if (y + h + (more ? last : 0) > r.bottom()) {
      g_.text(r.x, y, Face::sans500, 13, rgb(ink::kText2),
              say(W::more, lang_, {std::to_string(said.size() - i)}));
      return y + last - r.y;
    }
    g_.paragraph({r.x, y, r.w, 0}, Face::sans500, size,
                 rgb(said[i].certain ? ink::kText : ink::kText2), text);
    y += h + g_.px(1);
  }
  return y - r.y;
}

// ---------------------------------------------------------------- log

void App::draw_log_panel(const Rect& r, bool framed) {
  const InRegion part(g_, "the log", r, framed ? 0u : unsigned(kMayClip));
  static constexpr const char* kFilters[][4] = {
      {"All", "Tudo", "Todo", "Tutto"},
      {"Spells", "Mágicas", "Hechizos", "Magie"},
      {"Combat", "Combate", "Combate", "Combattimento"},
      {"Life", "Vida", "Vida", "Vita"},
  };
  float top = r.y + g_.px(8);
  if (framed) {
    panel(r);
    g_.text(r.x + g_.px(12), r.y + g_.px(7.3f), Face::alegreya700, 18, rgb(ink::kBrass), w(W::log));
    // Before the first turn there is none to name.
    if (v_->turn)
      g_.text_right(
          r.right() - g_.px(12), r.y + g_.px(11.4f), Face::sans500, 13, rgb(ink::kText2),
          g_.fit(Face::sans500, 13,
                 say(W::turn_of, lang_, {std::to_string(v_->turn), v_->players[v_->active].name}),
                 r.w * .6f));
    // All of it, and why: in the sheet.
    ui_.place({r.x, r.y, r.w, g_.px(32)}, {Cmd::show_log}, w(W::log), false);
    top = r.y + g_.px(34);
  } else {
    const float gap = g_.px(6), h = g_.px(lay_.phone() ? 44.f : 34.f);
    // As wide as their words, and what is left over shared among them.
    float words = 0, fx = r.x + g_.px(10);
    const auto word_w = [&](int i) {
      return g_.text_width(Face::alegreya700, 15, kFilters[i][int(lang_)]);
    };
    for (int i = 0; i < kLogFilters; ++i) words += word_w(i);
    const float slack = (r.w - g_.px(20) - 3 * gap - words) / float(kLogFilters);
    for (int i = 0; i < kLogFilters; ++i) {
      const float each = word_w(i) + slack;
      choice({fx, r.y, each, h}, {Cmd::log_filter, i}, kFilters[i][int(lang_)], log_filter_ == i);
      fx += each + gap;
    }
    top = r.y + h + g_.px(8);
  }
  const int filter = framed ? int(kLogAll) : log_filter_;
  std::vector<const LogLine*> log;
  // Beside the table what happens several times running is one line; the sheet has them all.
  std::vector<int> times;
  for (const LogLine& line : game_.log()) {
    if (!shown_by(filter, line)) continue;
    if (framed && !log.empty() && log.back()->text == line.text && log.back()->step == line.step &&
        log.back()->turn == line.turn) {
      log.back() = &line;
      ++times.back();
    } else {
      log.push_back(&line);
      times.push_back(1);
    }
  }
  const float ask = framed ? 0 : g_.px(lay_.phone() ? 48.f : 34.f);
  const float left = r.x + g_.px(framed ? 36.f : 38.f), width = r.right() - g_.px(10) - left - ask;
  const float least = framed ? 0 : g_.px(lay_.phone() ? 46.f : 26.f);
  // A link of the chain; where it names a rule a finger can press it.
  const auto why_h = [&](const WhyLine& l) {
    const std::string text = l.rule.empty() ? l.text : l.text + " (" + l.rule + ")";
    const float h =
        g_.paragraph({0, 0, width - g_.px(14), 0}, Face::sans500, 13, 0, text, 0, false);
    return lay_.phone() && !l.rule.empty() ? std::max(g_.px(42), h) : h;
  };
  float y = r.bottom() - g_.px(framed ? 5.f : 8.f);
  // Reasons that were opened just now are brought into sight, below their line.
  if (!framed && why_of_ && !why_moved_) {
    why_moved_ = true;
    float above = 0;
    for (std::size_t i = log.size(); i > 0; --i) {
      const LogLine& line = *log[i - 1];
      above += std::max(
          least,
          g_.paragraph({left, 0, width, 0}, Face::sans500, 13, 0, line.text, 0, false) + g_.px(3));
      if (line.serial != why_of_) continue;
      for (const WhyLine& l : game_.why(line.serial)) above += why_h(l) + g_.px(2);
      scroll_ = std::max(scroll_, above + g_.px(6) - (y - top));
      break;
    }
  }
  // A short one begins at the top of its sheet.
  if (!framed) {
    float h = 0;
    for (std::size_t i = 0; i < log.size() && h < y - top; ++i) {
      const float text_h =
          g_.paragraph({left, 0, width, 0}, Face::sans500, 13, 0, log[i]->text, 0, false);
      h += std::max(least, text_h + g_.px(3));
      if (why_of_ != log[i]->serial) continue;
      for (const WhyLine& l : game_.why(why_of_)) h += why_h(l) + g_.px(2);
      h += g_.px(6);
    }
    y = std::min(y, top + h);
  }
  g_.list()->PushClipRect({r.x, top}, {r.right(), r.bottom()}, true);
  float skip = framed ? 0 : scroll_, all = 0;
  for (std::size_t i = log.size(); i > 0; --i) {
    const LogLine& line = *log[i - 1];
    const std::string text =
        times[i - 1] > 1 ? line.text + " \u00d7" + std::to_string(times[i - 1]) : line.text;
    const float text_h = g_.paragraph({left, 0, width, 0}, Face::sans500, 13, 0, text, 0, false);
    const bool open = !framed && why_of_ && why_of_ == line.serial;
    std::vector<WhyLine> why;
    float h = std::max(least, text_h + g_.px(framed ? 10.f : 3.f));
    const float row = h;
    if (open) {
      why = game_.why(line.serial);
      for (const WhyLine& l : why) h += why_h(l) + g_.px(2);
      h += g_.px(6);
    }
    all += h;
    if (y <= top) {
      if (framed) break;
      continue;  // how long it is in all
    }
    if (skip > 0) {
      skip -= h;
      continue;
    }
    y -= h;
    if (framed && y < top) break;  // no half lines
    const float ty = y + (row - text_h) / 2 + (framed ? g_.px(1) : 0);
    const Rect seen{left, std::max(y, top), width, row - std::max(0.f, top - y)};
    // The cards that the line names, each where its name stands.
    const auto look_at = [&](const Rect& where, u16 named, u16 which) {
      if (!named || where.h <= g_.px(4)) return;
      Region region;
      region.r = where;
      region.command = {
          Cmd::look, int(named), {u16(line.serial), u16(line.serial >> 16 << 1 | which)}};
      region.label = line.text;
      region.card = named;
      region.acts = false;
      ui_.place(region);
    };
    const u16 other = line.card && line.other_card != line.card ? line.other_card : u16(0);
    const std::size_t at =
        other ? line.text.rfind(card_name(game_.cards(), other, lang_)) : std::string::npos;
    if (at == std::string::npos || at == 0) {
      look_at(seen, line.card ? line.card : line.other_card, 0);
    } else if (text_h > g_.px(20)) {
      const float first_line = std::max(0.f, std::min(seen.h, g_.px(17)));
      look_at({seen.x, seen.y, seen.w, first_line}, line.card, 0);
      look_at({seen.x, seen.y + first_line, seen.w, seen.h - first_line}, other, 1);
    } else {
      const float from = g_.text_width(Face::sans500, 13, line.text.substr(0, at));
      look_at({seen.x, seen.y, from, seen.h}, line.card, 0);
      look_at({seen.x + from, seen.y, seen.w - from, seen.h}, other, 1);
    }
    if (!framed && line.event && y >= top) {
      const Rect b{left + width + g_.px(4), y, ask - g_.px(4),
                   std::max(least - g_.px(2), g_.px(24))};
      static constexpr const char* kWhy[] = {"Why?", "Por quê?", "¿Por qué?", "Perché?"};
      const PlaceState s =
          ui_.place(b, {Cmd::why, int(line.serial)}, kWhy[int(lang_)] + (" " + line.text), false);
      const float side = g_.px(22);
      const Rect face{b.cx() - side / 2, b.cy() - side / 2, side, side};
      if (open || s.hovered)
        g_.list()->AddRectFilled({face.x, face.y}, {face.right(), face.bottom()},
                                 rgb(open ? ink::kBrass3 : ink::kButton), g_.px(5));
      g_.outline(face, rgb(ink::kButtonLine), 5, 1);
      g_.text_centered(face.cx(), face.cy() - g_.px(7.6f), Face::sans700, 13, rgb(ink::kText), "?");
      if (s.focused) focus_ring(face, 5);
    }
    const bool first = i < 2 || log[i - 2]->step != line.step || log[i - 2]->turn != line.turn;
    g_.paragraph({left, ty, width, 0}, Face::sans500, 13,
                 rgb((framed ? i == log.size() : line.player == me()) ? ink::kText : ink::kText2),
                 text);
    // A page that begins within a step names it all the same.
    const bool topmost = framed && y - g_.px(25) < top;
    if (first || topmost) {
      if (const int place = step_place(line.step, v_->six_phases))
        g_.text_centered(r.x + g_.px(20), ty, Face::sans800, 13, rgb(ink::kBrass),
                         std::to_string(place));
      if (!topmost)
        g_.list()->AddLine({r.x + g_.px(12), y}, {r.right() - g_.px(12), y}, rgb(ink::kWalnutLine),
                           g_.px(1));
    }
    float wy = y + row;
    for (const WhyLine& l : why) {
      g_.list()->AddCircleFilled({left + g_.px(4), wy + g_.px(9)}, g_.px(2.5f), rgb(ink::kBrass2),
                                 12);
      const float wh = why_h(l);
      g_.paragraph({left + g_.px(14), wy, width - g_.px(14), 0}, Face::sans500, 13,
                   rgb(ink::kBrass), l.rule.empty() ? l.text : l.text + " (" + l.rule + ")");
      if (!l.rule.empty() && wy >= top) {
        const Rect b{left + g_.px(10), wy - g_.px(1), width - g_.px(10), wh + g_.px(2)};
        const PlaceState s = place_cite(b, l.rule);
        if (s.hovered || s.focused)
          g_.outline(b, rgb(s.focused ? ink::kCream : ink::kBrass2), 4, s.focused ? 2.f : 1.f);
      }
      wy += wh + g_.px(2);
    }
  }
  g_.list()->PopClipRect();
  if (!framed) scroll_max_ = std::max(0.f, all - (r.bottom() - g_.px(8) - top));
}

// ---------------------------------------------------------------- drawer

void App::draw_stack_list(const Rect& body) {
  float y = body.y + g_.px(lay_.h < g_.px(720) ? 8.f : 12.f);
  bool boxes = false;
  for (const ViewWindow& window : v_->windows) boxes = boxes || window.kind != WindowKind::response;
  if (boxes) return draw_window_rows(body, y);
  if (v_->stack.empty()) {
    g_.text(body.x + g_.px(24), y, Face::sans500, 15, rgb(ink::kText3),
            g_.fit(Face::sans500, 15, w(W::stack_empty), body.w - g_.px(32)));
    y += g_.px(30);
  }
  const int n = int(v_->stack.size());
  // As high as in the column, not as the single one of the drawer's picture: more of those that
  // wait are in sight.
  const float tall = g_.px(88), flat = g_.px(52);
  const bool low = (tall + g_.px(10)) * float(n) > body.bottom() - y - g_.px(60);
  // Leafed by whole entries: what is above is as if it were not there.
  const float step = flat + g_.px(10);
  scroll_max_ = std::max(0.f, y + tall + step * float(n - 1) - body.bottom());
  scroll_ = std::min(std::max(scroll_, 0.f), scroll_max_);
  for (int i = int(std::ceil(scroll_ / step - .01f)), first = i; i < n; ++i) {
    const float h = low && i > first ? flat : tall;
    if (y + h > body.bottom()) {
      g_.text(body.x + g_.px(24), body.bottom() - g_.px(18), Face::sans500, 13, rgb(ink::kText2),
              say(W::more, lang_, {std::to_string(n - i)}));
      return;
    }
    draw_entry({body.x + g_.px(24), y, body.w - g_.px(40), h}, std::size_t(i), false);
    y += h + g_.px(10);
  }
  draw_outlook(
      {body.x + g_.px(24), y + g_.px(6), body.w - g_.px(48), body.bottom() - y - g_.px(6)});
}

// Whose cards lie where: what may be looked through is a button.
void App::draw_zone_list(const Rect& body) {
  float y = body.y + g_.px(6);
  const float x = body.x + g_.px(12), width = body.w - g_.px(24), gap = g_.px(8);
  for (int p : {other(), me()}) {
    const ViewPlayer& pl = v_->players[std::size_t(p)];
    const auto count = [&](Zone zone, int n) {
      return zone_label(zone, lang_, v_->words) + " " + std::to_string(n);
    };
    g_.text(x, y, Face::alegreya700, 15, rgb(ink::kText),
            g_.fit(Face::alegreya700, 15, pl.name, width * .4f));
    g_.text_right(x + width, y + g_.px(2), Face::sans500, 13, rgb(ink::kText2),
                  count(Zone::library, pl.library) + " \u00b7 " + count(Zone::hand, pl.hand));
    y += g_.px(24);
    const float half = (width - gap) / 2;
    button({x, y, half, g_.px(44)}, {Cmd::show_zone, p * 16 + int(Zone::graveyard)},
           count(Zone::graveyard, pl.graveyard), "", Look::walnut,
           {pl.graveyard > 0, w(W::empty_zone)});
    button({x + half + gap, y, half, g_.px(44)}, {Cmd::show_zone, p * 16 + int(Zone::exile)},
           count(Zone::exile, pl.exile), "", Look::walnut, {pl.exile > 0, w(W::empty_zone)});
    y += g_.px(44) + gap;
  }
}

// The sheet of small screens: the pass button stays within reach.
void App::draw_drawer_sheet() {
  ui_.cover();
  const InRegion over(g_, "the drawer", {0, 0, lay_.w, lay_.h}, kOverlay | kLoose);
  g_.list()->AddRectFilled({0, 0}, {lay_.w, lay_.h}, rgb(0x0A0604, .62f));
  Region outside;
  outside.r = {0, 0, lay_.w, lay_.h};
  outside.command = {Cmd::close, 1};
  outside.label = w(W::close);
  outside.acts = false;
  ui_.place(outside);
  const bool low = lay_.h < g_.px(720);
  const float top = std::max(g_.px(80), lay_.drawer.y - g_.px(120));
  const Rect r{0, top, lay_.w, lay_.h - top + g_.px(20)};
  ui_.place(r, {}, "");
  g_.shadow(r, 16, true);
  g_.gradient(r, rgb(ink::kWalnut), rgb(ink::kWalnut2), 16);
  g_.outline(r, rgb(ink::kBrass2), 16, 1);
  g_.list()->AddRectFilled({r.cx() - g_.px(24), r.y + g_.px(8)},
                           {r.cx() + g_.px(24), r.y + g_.px(12)}, rgb(ink::kText3), g_.px(2));
  const struct {
    Sheet sheet;
    Command command;
    std::string label;
  } tabs[] = {{Sheet::stack,
               {Cmd::show_stack},
               waiting_name(lang_, v_->words) +
                   (v_->stack.empty() ? "" : " " + std::to_string(v_->stack.size()))},
              {Sheet::log, {Cmd::show_log}, w(W::log)},
              {Sheet::zones, {Cmd::show_zones}, w(W::zones)}};
  const float tab_w = (r.w - g_.px(16)) / 3, ty = r.y + g_.px(20), tab_h = g_.px(44);
  const float line = ty + tab_h - g_.px(.5f);
  g_.list()->AddLine({r.x + g_.px(8), line}, {r.right() - g_.px(8), line}, rgb(ink::kWalnutLine),
                     g_.px(1));
  for (int i = 0; i < 3; ++i) {
    const Rect t{r.x + g_.px(8) + float(i) * tab_w, ty, tab_w, tab_h};
    const bool on = sheet_ == tabs[i].sheet;
    const PlaceState s = ui_.place(t, tabs[i].command, tabs[i].label);
    g_.text_centered(t.cx(), t.cy() - g_.px(11), Face::alegreya700, 18,
                     rgb(on ? ink::kBrass : ink::kText2),
                     g_.fit(Face::alegreya700, 18, tabs[i].label, t.w - g_.px(6)));
    if (on)
      g_.list()->AddRectFilled({t.x, t.bottom() - g_.px(3)}, {t.right(), t.bottom()},
                               rgb(ink::kBrass));
    if (s.focused) focus_ring(t.grown(-g_.px(4)), 6);
  }
  const float gap = g_.px(8), row = g_.px(low ? 44.f : 48.f);
  const float by = lay_.h - row - g_.px(low ? 8.f : 24.f);
  // After the end there is nothing to pass.
  const float pass_h = v_->over ? 0 : g_.px(low ? 56.f : 64.f);
  const float py = by - pass_h - g_.px(low ? 8.f : 16.f);
  const Rect body{r.x, ty + tab_h + gap, r.w, py - ty - tab_h - 2 * gap};
  if (sheet_ == Sheet::stack)
    draw_stack_list(body);
  else if (sheet_ == Sheet::log)
    draw_log_panel(body, false);
  else
    draw_zone_list(body);
  if (!v_->over) draw_pass({g_.px(8), py, r.w - g_.px(16), pass_h});
  static constexpr const char* kRespond[] = {"Respond", "Responder", "Responder", "Rispondi"};
  const float half = (r.w - 3 * gap) / 2;
  const bool may =
      my_move() && v_->kind == DecisionKind::act && is_act_window(v_->prompt) && !v_->stack.empty();
  // Both lead back to the table, where the hand is.
  if (may) button({gap, by, half, row}, {Cmd::close, 2}, kRespond[int(lang_)], "", Look::walnut);
  button({may ? half + 2 * gap : gap, by, may ? half : r.w - 2 * gap, row}, {Cmd::close},
         w(W::close), "", Look::walnut);
}

}  // namespace upkeep
