// The board: leather, permanents in rows, plates with life, the ribbon of the turn.
#include <algorithm>
#include <cmath>

#include "app.h"
#include "draw/card_parts.h"
#include "text/phrases.h"

namespace upkeep {

void App::draw_leather() {
  const EraColors c = era_colors(v_ ? v_->era : Era(chosen_.era));
  const Rect b = lay_.phone() ? lay_.board : Rect{lay_.board.x, 0, lay_.board.w, lay_.h};
  g_.gradient(b, rgb(c.leather), rgb(c.leather2), 0);
  lozenges(b);
  const Rect frame = b.grown(-g_.px(lay_.phone() ? 4.f : 8.f));
  g_.outline(frame, rgb(ink::kBrass2, .5f), 6, 1.5f);
  g_.outline(frame.grown(-g_.px(5)), rgb(ink::kBrass2, .28f), 3, 1);
}

void App::draw_plates() {
  // A bit for each zone of a player in which something can be used or chosen now.
  u32 lit[2] = {};
  for (const ViewObject& o : v_->objects)
    if ((o.zone == Zone::graveyard || o.zone == Zone::exile) &&
        (field_.tile_state(o) & kStatePlayable))
      lit[o.owner & 1] |= 1u << int(o.zone);
  plates_.draw(lit);
}

void App::draw_table() {
  // Nested windows need height, more than the log does.
  const Rect stack = lay_.stack, log = lay_.log;
  bool boxes = v_->stack.size() > 3 || (v_->stack.size() > 1 && outlook_.now().any);
  for (const ViewWindow& window : v_->windows) boxes = boxes || window.kind != WindowKind::response;
  if (boxes && log.h > g_.px(120)) {
    const float more = log.h - g_.px(120);
    lay_.stack.h += more;
    lay_.log.y += more;
    lay_.log.h -= more;
  }
  would_pay();
  field_.place();
  draw_leather();
  g_.list()->PushClipRect({lay_.board.x, lay_.board.y},
                          {lay_.board.right(), lay_.phone() ? lay_.board.bottom() : lay_.h}, true);
  field_.draw_lines(stack_.entries());
  ribbon_.draw();
  draw_plates();
  for (int side = 0; side < 2; ++side) {
    int count;
    if (const ViewObject* o = ante_.of(side, count)) ante_.draw(side, field_.tile_state(*o));
  }
  field_.draw();
  field_.draw_damage();
  stack_.draw_waiting_damage();
  stack_.draw_window_pills(ribbon_.marker(), field_.tiles());
  motion_.draw();
  motion_.remember(field_.tiles());
  g_.list()->PopClipRect();
  if (lay_.drawer.w > 0) sheets_.draw_drawer();
  hand_.draw();
  stack_.draw();
  if (lay_.log.w > 0) log_panel_.draw(lay_.log, true);
  prompt_.draw_prompt();
  prompt_.draw_buttons();
  preview_.draw_column();
  highlights_.draw();
  if (aim_.dragging && aim_.dragged) draw_drag();
  if (dialogs_.wanted()) dialogs_.draw();
  motion_.draw_banner();
  preview_.draw_card(down_ || hushed_);
  if (menu_) dialogs_.draw_menu(field_.rect_of(menu_));
  if (v_->over && sheet_ == Sheet::none) result_.draw(ante_.words(), dialog_hidden_);
  preview_.draw_large();
  lay_.stack = stack;
  lay_.log = log;
}

}  // namespace upkeep
