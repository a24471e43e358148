// What is opened over the table: a zone, the settings, the log, the keys, house rules.
#include <algorithm>
#include <cmath>

#include "board/sheets.h"
#include "text/grammar.h"
#include "text/phrases.h"
#include "text/strings.h"

namespace upkeep {

void Sheets::draw_zone_sheet(const Rect& r) {
  const int player = zone_ >> 4;
  const Zone zone = Zone(zone_ & 15);
  std::vector<const ViewObject*> cards;
  if (v_)
    for (const ViewObject& o : v_->objects)
      if (o.zone == zone && o.owner == player) cards.push_back(&o);
  if (cards.empty()) {
    g_.text(r.x + g_.px(16), r.y + g_.px(12), Face::sans500, 15, rgb(ink::kText3),
            w(Str::canvas_empty_zone));
    return;
  }
  const Dialogs::CardGrid grid = dialogs_.card_grid(r.w - g_.px(16), cards.size());
  const float cw = grid.w, ch = grid.h, gap = grid.gap;
  const int columns = grid.columns;
  scroll_max_ = std::max(0.f, grid.height(cards.size()) + gap - r.h);
  scroll_ = std::min(std::max(scroll_, 0.f), scroll_max_);
  const float x0 = r.x + (r.w - float(columns) * (cw + gap) + gap) / 2;
  const InRegion part(g_, "the cards of a zone", r, kMayClip | kMayCover | kLoose);
  g_.list()->PushClipRect({r.x, r.y}, {r.right(), r.bottom()}, true);
  for (std::size_t i = 0; i < cards.size(); ++i) {
    const Rect box{x0 + float(int(i) % columns) * (cw + gap),
                   r.y + gap + float(int(i) / columns) * (ch + gap) - scroll_, cw, ch};
    if (box.bottom() < r.y || box.y > r.bottom()) continue;
    Region region;
    region.r = box;
    region.r.y = std::max(box.y, r.y);
    region.r.h = std::min(box.bottom(), r.bottom()) - region.r.y;
    region.command = {Cmd::object, 0, cards[i]->ref};
    region.label = cards[i]->name;
    region.card = cards[i]->card;
    region.shows = cards[i]->ref;
    const PlaceState s = ui_.place(region);
    u32 state = 0;
    if (my_move() && !options_of(cards[i]->ref, false).empty()) state |= kStatePlayable;
    if (s.hovered) state |= kStateHovered;
    if (s.focused) state |= kStateFocused;
    draw_hand_card(g_, box, face(*cards[i]), state, nullptr);
  }
  g_.list()->PopClipRect();
  // There is more below: it fades away.
  if (scroll_ < scroll_max_ - g_.px(1))
    g_.list()->AddRectFilledMultiColor({r.x, r.bottom() - g_.px(28)}, {r.right(), r.bottom()},
                                       rgb(ink::kWalnut2, 0), rgb(ink::kWalnut2, 0),
                                       rgb(ink::kWalnut2), rgb(ink::kWalnut2));
}

std::string Sheets::sheet_title() const {
  switch (sheet_) {
    case Sheet::zone:
      return v_->players[std::size_t(zone_ >> 4)].name + ": " +
             zone_label(Zone(zone_ & 15), lang_, v_->words);
    case Sheet::menu:
      return w(Str::canvas_settings);
    case Sheet::log:
      return w(Str::canvas_log);
    case Sheet::stack:
      return v_ ? waiting_name(lang_, v_->words) : "";
    case Sheet::zones:
      return w(Str::canvas_zones);
    case Sheet::keys:
      return w(Str::canvas_keys);
    case Sheet::concede:
      return w(Str::canvas_concede);
    case Sheet::rules:
      return w(Str::canvas_house_rules);
    case Sheet::none:
      break;
  }
  return {};
}

// Where the sheet lies. Nothing is higher than what it says; what has no room scrolls. `plan`: how
// the settings lie on it, if they do.
Rect Sheets::sheet_place(Menu::Plan& plan) const {
  const bool settings = sheet_ == Sheet::menu;
  if (lay_.phone()) {
    const float most = lay_.h - g_.px(60);
    if (settings) plan = settings_.plan(lay_.w - g_.px(8), 0, most - g_.px(68));
    const float h = settings                   ? plan.height + g_.px(68)
                    : sheet_ == Sheet::concede ? g_.px(200)
                                               : std::min(most, g_.px(560));
    return {0, lay_.h - h, lay_.w, h + g_.px(10)};
  }
  const float most = lay_.h - g_.px(32), room = lay_.w - g_.px(48);
  const bool broad = lay_.low() && sheet_ == Sheet::keys;
  float ww = std::min(
      room, g_.px(sheet_ == Sheet::zone || sheet_ == Sheet::rules || broad ? 700.f : 480.f));
  float hh =
      sheet_ == Sheet::concede
          ? g_.px(180)
          : std::min(most, sheet_ == Sheet::rules  ? g_.px(660)
                           : sheet_ == Sheet::keys ? key_list_.height(ww - g_.px(40)) + g_.px(86)
                                                   : g_.px(560));
  if (settings) {
    plan = settings_.plan(ww - g_.px(8), std::min(room, g_.px(720)) - g_.px(8), most - g_.px(60));
    ww = plan.width + g_.px(8);
    hh = plan.height + g_.px(60);
  }
  return {lay_.w / 2 - ww / 2, lay_.h / 2 - hh / 2, ww, hh};
}

void Sheets::draw() {
  if (lay_.phone() && screen_ == Screen::table && v_ &&
      (sheet_ == Sheet::stack || sheet_ == Sheet::log || sheet_ == Sheet::zones))
    return draw_drawer_sheet();
  ui_.cover();
  const InRegion over(g_, "a sheet", {0, 0, lay_.w, lay_.h}, kOverlay | kLoose);
  const Rect all{0, 0, lay_.w, lay_.h};
  g_.list()->AddRectFilled({0, 0}, {all.w, all.h}, rgb(0x0A0705, .6f));
  Region outside;
  outside.r = all;
  outside.command = {Cmd::close, 1};
  outside.label = w(Str::canvas_close);
  outside.acts = false;
  ui_.place(outside);
  Menu::Plan plan;
  const Rect r = sheet_place(plan);
  // A place of its own, so that clicks inside do not fall through to "outside".
  ui_.place(r, {}, "");
  g_.shadow(r, 10, true);
  g_.gradient(r, rgb(ink::kWalnut), rgb(ink::kWalnut2), 10);
  g_.outline(r, rgb(ink::kBrass3), 10, 1.5f);
  const InRegion part(g_, "the sheet", r, kLoose);
  g_.text(r.x + g_.px(18), r.y + g_.px(12), Face::alegreya700, 22, rgb(ink::kBrass), sheet_title());
  const float close_h = g_.px(lay_.phone() ? 44.f : 36.f);
  button({r.right() - g_.px(112), r.y + g_.px(28) - close_h / 2, g_.px(100), close_h}, {Cmd::close},
         w(Str::canvas_close), lay_.keys ? "Esc" : "", Look::walnut);
  draw_sheet_body(
      {r.x + g_.px(4), r.y + g_.px(54), r.w - g_.px(8), r.h - g_.px(lay_.phone() ? 68.f : 60.f)},
      plan);
}

void Sheets::draw_sheet_body(const Rect& body, const Menu::Plan& plan) {
  switch (sheet_) {
    case Sheet::zone:
      draw_zone_sheet(body);
      break;
    case Sheet::menu:
      settings_.draw(body, plan);
      break;
    case Sheet::log:
      log_panel_.draw(body, false);
      break;
    case Sheet::keys:
      key_list_.draw(
          {body.x + g_.px(16), body.y + g_.px(8), body.w - g_.px(32), body.h - g_.px(8)});
      break;
    case Sheet::stack:
      draw_stack_list(body);
      break;
    case Sheet::zones:
      draw_zone_list(body);
      break;
    case Sheet::rules:
      house_rules_.draw(body);
      break;
    case Sheet::concede:
      draw_concede(body);
      break;
    case Sheet::none:
      break;
  }
}

// Whether one is sure.
void Sheets::draw_concede(const Rect& body) {
  g_.paragraph({body.x + g_.px(16), body.y + g_.px(2), body.w - g_.px(32), 0}, Face::sans500, 15,
               rgb(ink::kText),
               str(lang_, Str::canvas_sure_concede, {v_->players[std::size_t(me())].name}));
  const float y = body.bottom() - g_.px(56), width = body.w / 2 - g_.px(20);
  button({body.x + g_.px(14), y, width, g_.px(44)}, {Cmd::concede, 1}, w(Str::canvas_concede), "",
         Look::rubric);
  button({body.x + body.w / 2 + g_.px(6), y, width, g_.px(44)}, {Cmd::close}, w(Str::canvas_back),
         "", Look::walnut);
}

}  // namespace upkeep
