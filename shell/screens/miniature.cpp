#include "screens/miniature.h"

#include <algorithm>

#include "text/phrases.h"

namespace upkeep {

void Miniature::draw(const Rect& r, const View& v, int seat) const {
  const InRegion part(g_, "the small table", r, kLoose);
  const Rect ribbon = draw_leather(r, v.era);
  if (const int place = step_place(v.step, v.six_phases)) draw_step(r, ribbon, v, place);
  Piles rows[2];
  const std::size_t fighters = lay_piles(v, seat, rows);
  const float step = std::max(g_.px(58), g_.px(312) / float(fighters));
  for (int row = 0; row < 2; ++row) {
    const int p = row ? seat : 1 - seat;
    const float cy = row ? r.bottom() - g_.px(38) : r.y + g_.px(40), cx = r.x + g_.px(36);
    life_disc(cx, cy, g_.px(22), v.to_act == p);
    g_.text_centered(cx, cy - g_.px(12.4f), Face::sans800, 22, rgb(0xFFF4E0),
                     std::to_string(v.players[std::size_t(p)].life));
    float x = r.x + g_.px(98) - step;
    for (const Pile& pile : rows[row]) {
      x += step;
      if (x > r.right() - g_.px(36)) break;
      if (pile.object) draw_pile(v, pile, x, cy, row == 1);
    }
  }
}

void Miniature::draw_empty(const Rect& r, Era era) const {
  const InRegion part(g_, "the small table", r, kLoose);
  draw_leather(r, era);
  const float side = g_.px(56);
  g_.list()->AddCircleFilled({r.cx(), r.cy()}, side * .62f, rgb(ink::kDark, .55f), 48);
  g_.icon("book-cover", {r.cx() - side / 2, r.cy() - side / 2, side, side}, rgb(ink::kBrass2));
}

// With the ribbon across it; returns that.
Rect Miniature::draw_leather(const Rect& r, Era era) const {
  const EraColors c = era_colors(era);
  ImDrawList* d = g_.list();
  g_.shadow(r, 8);
  g_.gradient(r, rgb(c.leather), rgb(c.leather2), 8);
  lozenges(r);
  g_.outline(r.grown(-g_.px(6)), rgb(ink::kBrass2, .5f), 6, 1.5f);
  g_.outline(r.grown(-g_.px(11)), rgb(ink::kBrass2, .28f), 3, 1);
  g_.outline(r, rgb(ink::kDark), 8, 2);
  const Rect ribbon{r.x + g_.px(1.5f), r.cy() - g_.px(10), r.w - g_.px(3), g_.px(20)};
  d->AddRectFilled({ribbon.x, ribbon.y + g_.px(2)}, {ribbon.right(), ribbon.bottom() + g_.px(3)},
                   rgb(0x000000, .35f));
  g_.gradient(ribbon, rgb(c.ribbon), rgb(c.ribbon2), 0);
  d->AddLine({ribbon.x, ribbon.y}, {ribbon.right(), ribbon.y}, rgb(0xFFDCB4, .28f), g_.px(1));
  for (float y : {ribbon.y + g_.px(4), ribbon.bottom() - g_.px(4)})
    for (float x = ribbon.x; x < ribbon.right() - g_.px(6); x += g_.px(10))
      d->AddLine({x, y}, {x + g_.px(6), y}, rgb(ink::kBrass, .5f), g_.px(1));
  return ribbon;
}

void Miniature::draw_step(const Rect& r, const Rect& ribbon, const View& v, int place) const {
  const std::string name = step_full_name(v.step, lang_, v.words);
  const float tw = std::min(g_.text_width(Face::sans700, 15, name), g_.px(180));
  const Rect m{r.cx() - (tw + g_.px(44)) / 2, ribbon.cy() - g_.px(16), tw + g_.px(44), g_.px(32)};
  g_.gradient(m, rgb(ink::kBrass), rgb(ink::kBrass2), 6);
  g_.outline(m, rgb(ink::kInk), 6, 2);
  g_.list()->AddCircleFilled({m.x + g_.px(17), m.cy()}, g_.px(11), rgb(ink::kInk), 24);
  g_.text_centered(m.x + g_.px(17), m.cy() - g_.px(8), Face::sans800, 13, rgb(ink::kBrass),
                   std::to_string(place));
  g_.text(m.x + g_.px(34), m.cy() - g_.px(9), Face::sans700, 15, rgb(ink::kInk),
          g_.fit(Face::sans700, 15, name, tw + g_.px(2)));
}

// Creatures, then lands in piles, as far as there is room; blockers opposite what they block.
// Returns how many places the creatures take, at least four.
std::size_t Miniature::lay_piles(const View& v, int seat, Piles (&rows)[2]) {
  const int first = v.active == seat;
  std::size_t fighters = 4;
  for (const int row : {first, 1 - first}) {
    Piles& piles = rows[row];
    const Piles& across = rows[first];
    std::size_t from = 0;
    for (const bool creatures : {true, false}) {
      for (const ViewObject& o : v.objects) {
        if (o.zone != Zone::battlefield || o.controller != (row ? seat : 1 - seat)) continue;
        if (o.attached_to || ((o.types & kCreature) != 0) != creatures) continue;
        std::size_t at = from;
        const auto taken = [&] { return at < piles.size() && piles[at].object; };
        if (row != first && !o.blocking.empty())
          while (at < across.size() && across[at].object->ref != o.blocking[0]) ++at;
        if (taken() || at >= std::max(piles.size(), across.size())) at = from;
        while (taken() && (creatures || piles[at].object->card != o.card)) ++at;
        if (at >= piles.size()) piles.resize(at + 1);
        piles[at].object = piles[at].object ? piles[at].object : &o;
        ++piles[at].count;
      }
      from = piles.size();
      if (creatures) fighters = std::max(fighters, from);
    }
  }
  return fighters;
}

void Miniature::draw_pile(const View& v, const Pile& pile, float x, float cy, bool mine) const {
  const bool tapped = (pile.object->flags & kVTapped) && pile.count == 1;
  CardFace f = face_of(*pile.object, game_.cards(), lang_, v.words);
  const u32 fights = f.flags & (kVAttacking | kVBlocking);
  f.flags &= ~u32(kVAttacking | kVBlocking | kVSick);
  f.damage = f.waiting = 0;
  f.keywords = {};
  if (!tapped) f.flags &= ~u32(kVTapped);
  const float y = cy - (fights & kVAttacking ? g_.px(mine ? 2.f : -2.f) : 0);
  draw_tile(g_, {x - g_.px(22), y - g_.px(26), g_.px(44), g_.px(52)}, f, kStateNoText, pile.count);
  if (fights) draw_edge({x, y}, tapped, fights & kVAttacking ? ink::kAttack : ink::kBlock);
}

// An edge that says who fights, open where power and toughness lie.
void Miniature::draw_edge(ImVec2 middle, bool tapped, unsigned color) const {
  ImDrawList* d = g_.list();
  const float x = middle.x, y = middle.y;
  const float w2 = g_.px(tapped ? 25.f : 21.f), h2 = g_.px(tapped ? 21.f : 25.f), q = g_.px(6);
  d->PathLineTo({x - w2, y + h2 - g_.px(14)});
  d->PathArcToFast({x - w2 + q, y - h2 + q}, q, 6, 9);
  if (tapped) {  // there lies the arrow
    d->PathLineTo({x + w2 - g_.px(18), y - h2});
    d->PathStroke(rgb(color), 0, g_.px(2));
    d->PathLineTo({x + w2, y - h2 + g_.px(14)});
  } else {
    d->PathArcToFast({x + w2 - q, y - h2 + q}, q, 9, 12);
  }
  d->PathArcToFast({x + w2 - q, y + h2 - q}, q, 0, 3);
  d->PathStroke(rgb(color), 0, g_.px(2));
}

}  // namespace upkeep
