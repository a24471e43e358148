// What is staked (the older rules): a mat beside each player's creatures, and a line of words.
#include "board/ante.h"

#include <algorithm>

namespace upkeep {

const ViewObject* AntePanel::of(int side, int& count) const {
  const ViewObject* first = nullptr;
  count = 0;
  for (const ViewObject& o : v_->objects) {
    if (o.zone != Zone::ante || (o.owner == me()) != (side == 1)) continue;
    if (!first) first = &o;
    ++count;
  }
  return first;
}

Rect AntePanel::mat_of(int side) const {
  const bool small = lay_.phone() || lay_.low();
  const float w = small ? lay_.land_w + g_.px(8) : g_.px(96);
  const float inset = g_.px(lay_.phone() ? 6.f : 16.f);
  return {lay_.board.x + inset, lay_.creatures_y[side], w, lay_.creature_h + g_.px(small ? 0 : 8)};
}

// How much of the row of creatures the mat takes.
float AntePanel::room(int side) const {
  int count;
  return of(side, count) ? mat_of(side).w + g_.px(8) : 0;
}

void AntePanel::draw(int side, u32 state) const {
  int count;
  const ViewObject* o = of(side, count);
  if (!o) return;
  const Rect mat = mat_of(side);
  g_.list()->AddRectFilled({mat.x, mat.y}, {mat.right(), mat.bottom()}, rgb(0x000000, .28f),
                           g_.px(8));
  g_.outline(mat, rgb(ink::kBrass2, .5f), 8, 1);
  const InRegion part(g_, "an ante", mat, kLoose);
  const bool words = mat.h >= lay_.land_h + g_.px(26);
  const Rect card{mat.cx() - lay_.land_w / 2,
                  words ? mat.y + std::min(g_.px(12), mat.h - g_.px(24) - lay_.land_h)
                        : mat.cy() - lay_.land_h / 2,
                  lay_.land_w, lay_.land_h};
  const std::string whose =
      str(lang_, Str::canvas_ante_of, {v_->players[std::size_t(o->owner)].name});
  Region region;
  region.r = card;
  region.command = {Cmd::object, 0, o->ref};
  region.label = whose + ", " + o->name;
  region.card = o->card;
  region.shows = o->ref;
  region.acts = takes(o->ref);
  const PlaceState s = ui_.place(region);
  if (s.hovered) state |= kStateHovered;
  if (s.focused) state |= kStateFocused;
  CardFace f = face(*o);
  f.creature = false;  // nothing fights with it: the picture shows
  f.keywords = 0;
  draw_tile(g_, card, f, state, count);
  // Whose it is shows by where it lies, if there is no room to say it.
  const bool fits = g_.text_width(Face::sans500, 13, whose) <= mat.w - g_.px(6);
  if (words)
    g_.text_centered(mat.cx(), mat.bottom() - g_.px(21.8f), Face::sans500, 13, rgb(ink::kText2),
                     fits ? whose : std::string(w(Str::table_ante)));
}

// "Ana's ante: Shivan Dragon. …"; when it is over, whose they are now.
std::string AntePanel::words() const {
  std::string out;
  for (int p = 0; p < int(v_->players.size()); ++p) {
    std::string cards;
    for (const ViewObject& o : v_->objects)
      if (o.zone == Zone::ante && o.owner == p) cards += (cards.empty() ? "" : ", ") + o.name;
    if (cards.empty()) continue;
    const std::string& name = v_->players[std::size_t(p)].name;
    if (v_->over && v_->winner == p) return str(lang_, Str::canvas_wins_ante, {name, cards});
    out += (out.empty() ? "" : ". ") + str(lang_, Str::canvas_ante_of, {name}) + ": " + cards;
  }
  return out;
}

}  // namespace upkeep
