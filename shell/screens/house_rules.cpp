// House rules: every switch of the rules with its value, the era's own marked.
#include <algorithm>

#include "screens/house_rules.h"

#include "text/phrases.h"

namespace upkeep {

int changed_rules(const NewDuel& chosen) {
  const Rules base = preset(Era(chosen.era));
  int n = 0;
  for (int i = 0; i < int(Switch::count); ++i) n += base[Switch(i)] != chosen.rules[Switch(i)];
  return n;
}

void HouseRules::draw(const Rect& r) const {
  const Rules base = preset(Era(chosen_.era));
  const float x = r.x + g_.px(14), width = r.w - g_.px(28), row = g_.px(44), gap = g_.px(4);
  const int changed_count = changed_rules(chosen_);
  button({x, r.y, width, g_.px(40)}, {Cmd::era_rules}, w(Str::canvas_set_default), "",
         changed_count ? Look::brass : Look::walnut, {changed_count > 0, w(Str::table_all_own)});
  const float top = r.y + g_.px(48);
  scroll_max_ = std::max(0.f, float(int(Switch::count)) * (row + gap) - (r.bottom() - top));
  scroll_ = std::min(std::max(scroll_, 0.f), scroll_max_);
  // The ring brings its row into sight.
  if (const Command f = ui_.ring_at(); !(f == ring_seen_)) {
    ring_seen_ = f;
    const float at = f.cmd == Cmd::rule ? float(f.arg) * (row + gap) : scroll_ + row;
    scroll_ =
        std::min(std::max(scroll_, at + row * 2 - (r.bottom() - top)), std::max(0.f, at - row));
    scroll_ = std::min(std::max(scroll_, 0.f), scroll_max_);
  }
  g_.list()->PushClipRect({r.x, top}, {r.right(), r.bottom()}, true);
  const float value_w = std::min(width * .42f, g_.px(240));
  for (int i = 0; i < int(Switch::count); ++i) {
    const float y = top + float(i) * (row + gap) - scroll_;
    if (y + row < top - row || y > r.bottom() + row) continue;
    const Switch s = Switch(i);
    const bool own = base[s] == chosen_.rules[s];
    const float lw = width - value_w - g_.px(10);
    g_.text(x, y + g_.px(3), Face::sans700, 15, rgb(ink::kText),
            g_.fit(Face::sans700, 15, switch_label(s, lang_), lw));
    const std::string below = own ? std::string(w(Str::canvas_era_default))
                                  : std::string(w(Str::canvas_era_default)) + ": " +
                                        switch_value_label(s, base[s], lang_);
    g_.text(x, y + g_.px(22), Face::sans500, 13, rgb(own ? ink::kText3 : ink::kBrass),
            g_.fit(Face::sans500, 13, below, lw));
    // What is out of sight cannot be clicked.
    Rect b{x + width - value_w, y, value_w, row - g_.px(4)};
    if (b.y < top - g_.px(1)) {
      b.h -= top - b.y;
      b.y = top;
    }
    b.h = std::min(b.h, r.bottom() - b.y);
    if (b.h < g_.px(12)) b = {b.x, b.y, b.w, 0};
    button(b, {Cmd::rule, i}, switch_value_label(s, chosen_.rules[s], lang_), "",
           own ? Look::walnut : Look::brass);
  }
  g_.list()->PopClipRect();
}

}  // namespace upkeep
