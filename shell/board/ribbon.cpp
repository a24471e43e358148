// The ribbon of the turn: twelve steps, or the six phases of 1997.
#include "board/ribbon.h"

#include <algorithm>
#include <cmath>

#include "pages.h"
#include "text/phrases.h"

namespace upkeep {
namespace {

constexpr Step kRibbon[] = {Step::untap,        Step::upkeep,    Step::draw,     Step::main1,
                            Step::begin_combat, Step::attackers, Step::blockers, Step::damage,
                            Step::end_combat,   Step::main2,     Step::end,      Step::cleanup};
constexpr Step kSix[] = {Step::untap, Step::upkeep,  Step::draw,
                         Step::main1, Step::discard, Step::cleanup};

// How high the marker must be for two lines that nothing beside it touches.
constexpr float kTwoLines = 46;

}  // namespace

// The name of the moment, and seven small icons: attackers, fast effects, blockers, fast effects,
// first strike, damage, end.
void Ribbon::draw_attack_moments(const Rect& m, float from) const {
  static constexpr const char* kIcons[] = {"crossed-swords",  "power-lightning", "shield",
                                           "power-lightning", "plain-dagger",    "broadsword",
                                           "flying-flag"};
  int at = -1;
  switch (v_->step) {
    case Step::attackers:
      at = v_->kind == DecisionKind::attackers ? 0 : 1;
      break;
    case Step::blockers:
      at = v_->kind == DecisionKind::blockers ? 2 : 3;
      break;
    case Step::first_strike_damage:
      at = 4;
      break;
    case Step::damage:
      at = 5;
      break;
    case Step::end_combat:
      at = 6;
      break;
    default:
      break;
  }
  const float step = std::min(g_.px(25), (m.w - from) / 13), r = step * .44f;
  const float x0 = m.right() - g_.px(8) - step * 7.1f;
  // On small screens the words come first.
  const bool icons = m.w > g_.px(300);
  const float left = m.x + from, room = (icons ? x0 : m.right()) - left - g_.px(4);
  const bool low = m.h < g_.px(kTwoLines);
  g_.text(left, m.cy() - g_.px(low ? 9.f : 17.f), Face::sans700, low ? 13.f : 15.f, rgb(ink::kInk),
          g_.fit(Face::sans700, low ? 13.f : 15.f,
                 low ? v_->step_name : step_full_name(Step::main1, lang_, v_->words), room));
  if (!low)
    g_.text(left, m.cy() + g_.px(2.7f), Face::sans700, 13, rgb(ink::kInk),
            g_.fit(Face::sans700, 13, v_->step_name, room));
  for (int i = 0; i < 7 && icons; ++i) {
    // The present one is larger, and those before it make room.
    const float rad = i == at ? step * .6f : r;
    const float cx = m.right() - g_.px(16) - step * float(6 - i) -
                     step * (i < at    ? .12f
                             : i == at ? .04f
                                       : 0.f);
    if (i <= at)
      g_.list()->AddCircleFilled({cx, m.cy()}, rad, rgb(ink::kInk, i == at ? 1.f : .14f), 32);
    if (i != at)
      g_.list()->AddCircle({cx, m.cy()}, rad - g_.px(.75f), rgb(ink::kInk, .55f), 32, g_.px(1.5f));
    const float k = rad * .6f;
    g_.icon(kIcons[i], {cx - k, m.cy() - k, 2 * k, 2 * k}, rgb(i == at ? ink::kBrass : ink::kInk));
  }
}

// Where there is no ribbon: the present step alone.
void Ribbon::draw_step_chip() {
  const Rect r = lay_.ribbon;
  const int now = step_place(v_->step, v_->six_phases);
  cells_.clear();
  marker_ = {r.x + g_.px(8), r.y, 0, r.h};
  if (now) {
    const std::string name = step_label(v_->step, lang_);
    const float room = std::min(r.w * .42f, g_.px(190)) - g_.px(34);
    const std::string text = g_.fit(Face::sans700, 13, name, room);
    marker_.w = g_.text_width(Face::sans700, 13, text) + g_.px(36);
    const Rect m = marker_;
    g_.shadow(m, 8);
    g_.gradient(m, rgb(ink::kBrass), rgb(ink::kPass2), 8);
    g_.outline(m, rgb(ink::kDark, .7f), 8, 1.5f);
    g_.list()->AddCircleFilled({m.x + g_.px(13), m.cy()}, g_.px(9), rgb(ink::kInk), 24);
    g_.text_centered(m.x + g_.px(13), m.cy() - g_.px(7.6f), Face::sans800, 13, rgb(ink::kBrass),
                     std::to_string(now));
    g_.text(m.x + g_.px(27), m.cy() - g_.px(7.8f), Face::sans700, 13, rgb(ink::kInk), text);
  }
  cells_.assign(v_->six_phases ? 6 : 12, marker_);
}

void Ribbon::draw() {
  if (lay_.bare) return draw_step_chip();
  const Rect r = lay_.ribbon;
  const InRegion part(g_, "the ribbon", r.grown(g_.px(9)));
  draw_cloth(r);
  const Plan p = plan(r);
  const u8 seat = u8(me());
  const int whose = v_->active == seat ? 0 : 1;
  float x = r.x + g_.px(p.six || p.numbers ? 8.f : 16.f);
  draw_past(p, r, x);
  cells_.clear();
  // Too small for a finger one by one: together they lead to where stops are set.
  if (lay_.phone() && platform_.has_pages())
    ui_.place(r.grown(std::max(0.f, (g_.px(44) - r.h) / 2)), {Cmd::page, kPageSettings},
              w(Str::canvas_stops), false);
  for (int i = 0; i < p.count; ++i) {
    const Step step = p.six ? kSix[i] : kRibbon[i];
    const bool here = i + 1 == p.now;
    const Rect area{x, r.y, here ? p.marker : p.cell, r.h};
    cells_.push_back(area);
    PlaceState s;
    if (!lay_.phone())
      s = ui_.place(area, {Cmd::stop, int(step) | (whose ? 64 : 0)},
                    step_full_name(step, lang_, v_->words), false);
    if (here)
      draw_marker(p, area, s);
    else
      draw_step(p, i, area, s);
    if (game_.stops(seat).steps[whose] >> int(step) & 1) draw_stop(area, here, whose == 0);
    x += area.w;
  }
}

// The ribbon itself, with its shadow and its seams.
void Ribbon::draw_cloth(const Rect& r) const {
  const EraColors c = era_colors(v_->era);
  ImDrawList* d = g_.list();
  draw_stripe(r.x, r.right(), r.bottom(), 4, rgb(0x000000, .15f));
  draw_stripe(r.x, r.right(), r.bottom(), 2, rgb(0x000000, .35f));
  g_.gradient(r, rgb(c.ribbon), rgb(c.ribbon2), 0);
  for (float y : {r.y + g_.px(4), r.bottom() - g_.px(5)})
    for (float x = r.x; x < r.right(); x += g_.px(10))
      d->AddLine({x, y}, {std::min(x + g_.px(6), r.right()), y}, rgb(ink::kBrass, .5f), g_.px(1));
  draw_stripe(r.x, r.right(), r.y, 1, rgb(0xFFDCB4, .28f));
  draw_stripe(r.x, r.right(), r.bottom() - g_.px(1), 1, rgb(0x000000, .5f));
}

// Along the ribbon, `h` in design pixels.
void Ribbon::draw_stripe(float from, float to, float y, float h, ImU32 color) const {
  g_.list()->AddRectFilled({from, y}, {to, y + g_.px(h)}, color);
}

Ribbon::Plan Ribbon::plan(const Rect& r) const {
  Plan p;
  p.six = v_->six_phases;
  p.count = p.six ? 6 : 12;
  p.now = step_place(v_->step, p.six);
  p.numbers = lay_.phone() || r.w < g_.px(600) || r.h < g_.px(34);
  p.attack = p.six && v_->step >= Step::begin_combat && v_->step <= Step::end_combat;
  p.marker = p.attack ? std::min(r.w * .55f, g_.px(372)) : lay_.marker_w;
  // The steps that are not now share the room beside the marker.
  const float inset = g_.px(p.six || p.numbers ? 8.f : 16.f);
  p.cell = (r.w - p.marker - 2 * inset) / float(p.count - 1);
  return p;
}

// What is past lies in the shade; while there is combat its steps are edged. `x`: of the first.
void Ribbon::draw_past(const Plan& p, const Rect& r, float x) const {
  if (p.now)
    draw_stripe(r.x, x + p.cell * float(p.now - 1), r.y, r.h / lay_.scale,
                rgb(v_->era == Era::fifth ? 0x060814 : 0x140604, .3f));
  if (!p.six && p.now >= 5 && p.now <= 9)
    for (float y : {r.y, r.bottom() - g_.px(2)})
      draw_stripe(x + p.cell * 4 + g_.px(1), x + p.cell * 8 + p.marker - g_.px(1), y, 2,
                  rgb(ink::kAttack));
}

// The present step: a plate of brass with its number and its name.
void Ribbon::draw_marker(const Plan& p, const Rect& area, const PlaceState& s) {
  ImDrawList* d = g_.list();
  const bool high = area.h > g_.px(34);
  const Rect m{area.x, area.y - g_.px(high ? 6.f : 3.f), area.w, area.h + g_.px(high ? 12.f : 6.f)};
  marker_ = m;
  d->AddRectFilled({m.x - g_.px(1), m.y + g_.px(1)}, {m.right() + g_.px(1), m.bottom() + g_.px(3)},
                   rgb(0x000000, .35f), g_.px(9));
  g_.boxed(m, rgb(ink::kInk), 2, rgb(ink::kBrass), rgb(ink::kBrass2), 8);
  const float rad = std::min(g_.px(17), m.h * .36f);
  d->AddCircleFilled({m.x + rad + g_.px(9), m.cy()}, rad, rgb(ink::kInk), 32);
  g_.sign("step", {m.x + g_.px(9), m.cy() - rad, 2 * rad, 2 * rad});
  const float digits = rad > g_.px(14) ? 18.f : 13.f;
  g_.text_centered(m.x + rad + g_.px(9), m.cy() - g_.px(digits * .58f), Face::sans800, digits,
                   rgb(ink::kBrass), std::to_string(p.now));
  if (p.attack)
    draw_attack_moments(m, 2 * rad + g_.px(16));
  else
    draw_name(m, m.x + 2 * rad + g_.px(14));
  if (s.focused) focus_ring(m, 8);
}

// The name of the present step: on one line, on two where there is height for them, and by its
// short name where it is too long for that.
void Ribbon::draw_name(const Rect& m, float left) const {
  const bool low = m.h < g_.px(kTwoLines);
  const float room = m.right() - left - g_.px(3);
  const auto too_long = [&](float size, const std::string& words) {
    return g_.text_width(Face::sans700, size, words) > room;
  };
  const auto line = [&](float y, float size, const std::string& words) {
    g_.text(left, y, Face::sans700, size, rgb(ink::kInk), g_.fit(Face::sans700, size, words, room));
  };
  std::string full =
      v_->step_name.empty() ? step_full_name(v_->step, lang_, v_->words) : v_->step_name;
  if (low && too_long(13, full)) full = step_label(v_->step, lang_);
  if (low || g_.text_width(Face::alegreya700, 15, full) <= room)
    return line(m.cy() - g_.px(9), low ? 13.f : 15.f, full);
  std::size_t space = full.rfind(' ');
  if (too_long(13, full.substr(0, space)) ||
      (space != std::string::npos && too_long(13, full.substr(space + 1)))) {
    full = step_label(v_->step, lang_);
    space = std::string::npos;
  }
  const std::string one = space == std::string::npos ? full : full.substr(0, space),
                    two = space == std::string::npos ? "" : full.substr(space + 1);
  const float size = too_long(15, one) || too_long(15, two) ? 13.f : 15.f;
  line(m.cy() - g_.px(two.empty() ? 9.f : 17.f), size, one);
  if (!two.empty()) line(m.cy() + g_.px(1), size, two);
}

// A step that is not now: its number and, where there is room, its name.
void Ribbon::draw_step(const Plan& p, int i, const Rect& area, const PlaceState& s) const {
  ImDrawList* d = g_.list();
  if (s.hovered)
    d->AddRectFilled({area.x, area.y}, {area.right(), area.bottom()}, rgb(0xFFFFFF, .08f));
  const unsigned past = v_->era == Era::fifth ? 0xC3CBE0 : 0xE3BFA8;
  const ImU32 color = rgb(i + 1 >= p.now ? ink::kText : past);
  g_.text_centered(area.cx(), p.numbers ? area.cy() - g_.px(9) : area.y + g_.px(2.5f),
                   Face::sans800, 15, color, std::to_string(i + 1));
  if (!p.numbers) {
    const Step step = p.six ? kSix[i] : kRibbon[i];
    const std::string label = p.six && step == Step::main1 ? step_full_name(step, lang_, v_->words)
                                                           : step_label(step, lang_);
    g_.text_centered(area.cx(), area.y + g_.px(19.7f), Face::sans500, 13, color,
                     g_.fit(Face::sans500, 13, label, p.cell));
  }
  // Where a phase begins.
  if (!p.six && (i == 3 || i == 4 || i == 9 || i == 10))
    d->AddLine({std::floor(area.x), area.y + g_.px(8)},
               {std::floor(area.x), area.bottom() - g_.px(8)}, rgb(ink::kBrass, .55f), g_.px(1));
  if (s.focused) focus_ring(area, 4);
}

// A stop: a small brass stud on the ribbon's edge, above for the own turn.
void Ribbon::draw_stop(const Rect& area, bool here, bool own) const {
  const float cy = here  ? (own ? marker_.bottom() - g_.px(3) : marker_.y + g_.px(3))
                   : own ? area.bottom() - g_.px(1)
                         : area.y + g_.px(1);
  g_.sign("stop", {area.cx() - g_.px(4.5f), cy - g_.px(4.5f), g_.px(9), g_.px(9)});
  g_.list()->AddCircleFilled({area.cx(), cy}, g_.px(4.5f), rgb(ink::kDark), 16);
  g_.list()->AddCircleFilled({area.cx(), cy}, g_.px(3.2f), rgb(ink::kBrass), 16);
}

}  // namespace upkeep
