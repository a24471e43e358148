// The paper that the title page and a new duel stand on, and the books of rules to choose from.
#include "screens/book_pages.h"

#include <algorithm>

namespace upkeep {
namespace {

struct Book {
  Era era;
  Str name;
  const char* year;
  Str about;
};
constexpr Book kBooks[] = {
    {Era::fifth, Str::canvas_book_fifth, "1997", Str::title_about_fifth},
    {Era::sixth, Str::canvas_book_sixth, "1999", Str::title_about_sixth},
    {Era::m10, Str::canvas_book_m10, "2009", Str::title_about_m10},
    {Era::foundations, Str::canvas_book_foundations, "2024", Str::title_about_foundations},
};

}  // namespace

// On the leather of the era the cover of a book, the edges of its leaves and a page.
void BookPages::draw_bound(const Rect& page) const {
  const EraColors c = era_colors(Era(chosen_.era));
  const Rect all{0, 0, lay_.w, lay_.h};
  ImDrawList* d = g_.list();
  g_.gradient(all, rgb(c.leather), rgb(c.leather2), 0);
  lozenges(all);
  g_.outline(all.grown(-g_.px(12)), rgb(ink::kBrass2, .5f), 6, 1.5f);
  g_.outline(all.grown(-g_.px(17)), rgb(ink::kBrass2, .28f), 3, 1);
  const Rect cover{page.x - g_.px(16), page.y - g_.px(4), page.w + g_.px(32), page.h + g_.px(20)};
  g_.shadow(cover, 12, true);
  d->AddRectFilled({cover.x, cover.y}, {cover.right(), cover.bottom()}, rgb(0x1A110B), g_.px(12));
  for (int i = 2; i > 0; --i)
    d->AddRectFilled({page.x - g_.px(4.f * float(i)), page.y + g_.px(2)},
                     {page.right() + g_.px(4.f * float(i)), page.bottom() + g_.px(4.f * float(i))},
                     rgb(i == 2 ? 0xCDBB93 : 0xE0D0AA), g_.px(i == 2 ? 8.f : 6.f));
  d->AddRectFilled({page.x, page.y}, {page.right(), page.bottom()}, rgb(ink::kPaper), g_.px(8));
}

// Two lines round what stands on it.
void BookPages::page_frame(const Rect& r) const {
  g_.outline(r, rgb(0xB59F70), 2, 1.5f);
  g_.outline(r.grown(-g_.px(5)), rgb(0xB59F70, .6f), 1, 1);
}

// The four books of rules in a row, to be chosen from; as plain buttons where `covers` find no
// room. Returns how high they are.
float BookPages::draw_books(const Rect& r, bool covers) const {
  ImDrawList* d = g_.list();
  const float gap = g_.px(8), bw = (r.w - 3 * gap) / 4;
  // A cover too small for its title bears the year, and the title stands below.
  const bool titled = bw >= g_.px(100);
  Rect ringed{};
  for (int i = 0; i < 4; ++i) {
    const Book& book = kBooks[i];
    const Rect b{r.x + float(i) * (bw + gap), r.y, bw, r.h};
    const bool chosen = chosen_.era == int(book.era);
    const std::string name = w(book.name);
    if (!covers) {
      // The whole title where there is room, else what is left of it.
      std::string title = name + " \u00b7 " + book.year;
      for (const char* less : {w(book.name), book.year})
        if (g_.text_width(Face::sans700, 15, title) > bw - g_.px(16)) title = less;
      choice(b, {Cmd::era, int(book.era)}, title, chosen, true);
      continue;
    }
    const PlaceState s = ui_.place(b, {Cmd::era, int(book.era)}, name + " " + book.year);
    const EraColors c = era_colors(book.era);
    g_.shadow(b, 6);
    if (chosen) g_.outline(b.grown(g_.px(4)), rgb(ink::kRubric), 10, 3);
    if (s.hovered && !chosen) g_.outline(b.grown(g_.px(2)), rgb(ink::kBrass3), 8, 2);
    g_.gradient(b, rgb(c.leather), rgb(c.leather2), 6);
    const float back = g_.px(titled ? 15.f : 9.f), from = back + g_.px(titled ? 6.5f : 5.f);
    d->AddRectFilled({b.x, b.y}, {b.x + back, b.bottom()}, rgb(0x000000, .28f), g_.px(6),
                     ImDrawFlags_RoundCornersLeft);
    d->AddLine({b.x + back, b.y}, {b.x + back, b.bottom()}, rgb(0xFFFFFF, .14f), g_.px(1));
    g_.outline(b, rgb(ink::kDark), 6, 1.5f);
    const Rect in{b.x + from, b.y + g_.px(7), b.w - from - g_.px(6), b.h - g_.px(14)};
    g_.outline(in, rgb(ink::kBrass2), 3, 1.5f);
    g_.outline(in.grown(-g_.px(4)), rgb(ink::kBrass2, .5f), 2, 1);
    const float k = b.h / g_.px(144);
    if (titled) {
      const float name_size =
          g_.text_width(Face::alegreya800, 18, name) > in.w - g_.px(8) ? 15.f : 18.f;
      const Face face = name_size < 18 ? Face::alegreya700 : Face::alegreya800;
      const float fits = g_.text_width(face, name_size, name);
      g_.text_centered(in.cx(), b.y + g_.px(36) * k, face,
                       fits > in.w - g_.px(6) ? 13.f : name_size, rgb(ink::kBrass), name);
      g_.text_centered(in.cx(), b.y + g_.px(63) * k, Face::sans700, 15, rgb(ink::kText), book.year);
    } else {
      g_.text_centered(in.cx(), b.y + b.h * .34f, Face::alegreya800, 18, rgb(ink::kBrass),
                       book.year);
    }
    g_.ornament(in.cx(), b.y + g_.px(titled ? 106.f : 110.f) * k, std::min(g_.px(33), in.w * .4f),
                rgb(ink::kBrass2));
    if (chosen) {
      // A silk ribbon hangs out of the book.
      const float rx = b.right() - g_.px(titled ? 32.f : 26.f), rw = g_.px(20), ry = b.y,
                  end = g_.px(k < .9f ? 25.f : 31.f);
      const ImVec2 p[5] = {{rx, ry},
                           {rx + rw, ry},
                           {rx + rw, ry + end},
                           {rx + rw / 2, ry + end - g_.px(7)},
                           {rx, ry + end}};
      d->AddTriangleFilled(p[0], p[1], p[3], rgb(0xB03A2E));
      d->AddTriangleFilled(p[1], p[2], p[3], rgb(0xB03A2E));
      d->AddTriangleFilled(p[0], p[3], p[4], rgb(0xB03A2E));
      g_.icon("check", {rx + g_.px(4), ry + g_.px(4), g_.px(12), g_.px(12)}, rgb(0xFFF3E2));
    }
    const Face cap = chosen ? Face::sans700 : Face::sans500;
    g_.text_centered(b.cx(), b.bottom() + g_.px(titled ? 13.f : 7.f), cap, 13, rgb(ink::kInk2),
                     g_.fit(cap, 13, titled ? w(book.about) : w(book.name), b.w + g_.px(4)));
    if (s.focused) ringed = b;
  }
  // On paper, around what is dark, the cream of the ring needs an edge to be seen; over the books
  // beside it.
  if (ringed.w > 0) {
    focus_ring(ringed, 6);
    g_.outline(ringed.grown(g_.px(7)), rgb(ink::kDark), 13, 2);
  }
  return r.h;
}

}  // namespace upkeep
