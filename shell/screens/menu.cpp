// The sheet of settings: what is set and what leads elsewhere. It is as high as what it says; in
// two columns where one is too high, and scrolled where there is no room for that either. No label
// is ever cut: what does not fit beside another goes below it.
#include <algorithm>

#include "screens/menu.h"

#include "pages.h"

#include "text/phrases.h"

namespace upkeep {
namespace {

constexpr float kEdge = 16, kGap = 8, kBeside = 6, kRow = 44, kColumns = 16;

}  // namespace

std::vector<Menu::Group> Menu::groups_now() const {
  const bool table = screen_ == Screen::table && v_, pages = platform_.has_pages();
  std::vector<Group> groups(1);
  for (int i = 0; i < kLangs; ++i)
    groups[0].items.push_back({{Cmd::lang, i}, lang_name(Lang(i)), "", int(lang_) == i});
  if (table) {
    groups.push_back(
        {"",
         {{{Cmd::auto_pass}, w(Str::canvas_auto_pass), "", game_.auto_pass()}},
         std::string(w(Str::canvas_auto_pass_sub)) + ". " + w(Str::canvas_stops) + "."});
    if (game_.behind_curtains())
      groups.push_back({"",
                        {{{Cmd::alike}, w(Str::canvas_alike), "", game_.alike()}},
                        std::string(w(Str::canvas_alike_sub)) + "."});
    if (v_->six_phases) {
      groups.push_back({"",
                        {{{Cmd::pause}, w(Str::canvas_pause), "", game_.pause()}},
                        std::string(w(Str::canvas_pause_sub)) + "."});
      Group stops{std::string(w(Str::canvas_stop_windows)) + ":", {}, ""};
      for (int i = 0; i < 3; ++i)
        stops.items.push_back({{Cmd::stop_window, 1 << i},
                               window_name(WindowKind(i), lang_),
                               "",
                               (game_.stops(u8(me())).windows & 1 << i) != 0});
      groups.push_back(stops);
    }
    if (const int n = game_.yields()) {
      groups.push_back(
          {"",
           {{{Cmd::no_yields}, w(Str::table_ask), key_for("u") + " \u00b7 " + std::to_string(n)}},
           ""});
    }
    Group told;
    told.items.push_back({{Cmd::show_log}, w(Str::canvas_log), key_for("l")});
    if (pages && !board_)
      told.items.push_back({{Cmd::hint}, w(Str::canvas_hint), key_for("t"), -1, game_.may_hint()});
    told.items.push_back(
        {{Cmd::look_back}, w(Str::canvas_look_back), key_for("w"), -1, game_.can_look_back()});
    told.items.push_back({{Cmd::page, kPageTimeline}, w(Str::table_timeline), ""});
    if (pages) told.items.push_back({{Cmd::page, kPageCompare}, w(Str::table_compare), ""});
    groups.push_back(told);
  }
  Group more;
  more.items.push_back({{Cmd::show_keys}, w(Str::canvas_keys), "?"});
  if (table && pages) more.items.push_back({{Cmd::page, kPageShare}, share_label(lang_), ""});
  groups.push_back(more);
  // In another page there is no title page to go to.
  if (table && !board_)
    groups.push_back({"",
                      {{{Cmd::concede}, w(Str::canvas_concede), "", -1, !v_->over},
                       {{Cmd::leave}, w(Str::canvas_to_start), ""}},
                      ""});
  return groups;
}

// Set or not, it has room: pressing it moves nothing.
float Menu::item_width(const Item& item) const {
  float words = g_.text_width(Face::sans700, 15, item.label);
  if (item.chosen >= 0) words = std::max(words, g_.text_width(Face::alegreya700, 15, item.label));
  return words + g_.px(25);
}

std::size_t Menu::rows_of(const Group& group, float width) const {
  const std::size_t n = group.items.size();
  for (std::size_t rows = 1; rows < n; ++rows) {
    const std::size_t across = (n + rows - 1) / rows;
    const float each = (width - g_.px(kBeside) * float(across - 1)) / float(across);
    bool fits = true;
    for (const Item& item : group.items) fits = fits && item_width(item) <= each;
    if (fits) return rows;
  }
  return n;
}

float Menu::lay_group(const Group& group, float x, float y, float width,
                      std::vector<Place>& parts) const {
  const float from = y;
  const auto words = [&](const std::string& text) {
    if (text.empty()) return;
    const Rect r{x + g_.px(4), y, width - g_.px(8), 0};
    parts.push_back({r, nullptr, &text});
    y += g_.paragraph(r, Face::sans500, 13, 0, text, 0, false) + g_.px(4);
  };
  words(group.above);
  const std::size_t n = group.items.size(), rows = rows_of(group, width);
  const std::size_t across = (n + rows - 1) / rows;
  for (std::size_t row = 0; row < n; row += across) {
    const std::size_t here = std::min(across, n - row);
    const float each = (width - g_.px(kBeside) * float(here - 1)) / float(here);
    for (std::size_t i = 0; i < here; ++i)
      parts.push_back({{x + float(i) * (each + g_.px(kBeside)), y, each, g_.px(kRow)},
                       &group.items[row + i],
                       nullptr});
    y += g_.px(kRow) + g_.px(row + across < n ? kBeside : group.below.empty() ? 0.f : 2.f);
  }
  words(group.below);
  return y - from;
}

float Menu::lay(Plan& plan, std::size_t from, std::size_t to, float x, float width) const {
  float y = g_.px(kGap);
  for (std::size_t i = from; i < to; ++i)
    y += lay_group(plan.groups[i], x, y, width, plan.parts) + g_.px(kGap);
  return y + g_.px(2);
}

Menu::Plan Menu::plan(float narrow, float broad, float most) const {
  Plan plan;
  plan.groups = groups_now();
  const std::size_t n = plan.groups.size();
  const float edge = g_.px(kEdge), each = (broad - g_.px(2 * kEdge + kColumns)) / 2;
  plan.width = narrow;
  plan.content = lay(plan, 0, n, edge, narrow - 2 * edge);
  bool two = plan.content > most && broad > 0;
  for (const Group& group : plan.groups)
    for (const Item& item : group.items) two = two && item_width(item) <= each;
  std::size_t best = 0;
  const auto lay_two = [&](std::size_t cut) {
    plan.parts.clear();
    return std::max(lay(plan, 0, cut, edge, each),
                    lay(plan, cut, n, edge + each + g_.px(kColumns), each));
  };
  for (std::size_t cut = 1; two && cut < n; ++cut)
    if (const float h = lay_two(cut); h < plan.content) {
      plan.content = h;
      plan.width = broad;
      best = cut;
    }
  if (best)
    lay_two(best);
  else if (two) {
    plan.parts.clear();
    lay(plan, 0, n, edge, narrow - 2 * edge);
  }
  plan.height = std::min(plan.content, most);
  return plan;
}

void Menu::draw(const Rect& r, const Plan& plan) const {
  if (const Command at = ui_.ring_at(); !(at == ring_seen_)) {
    ring_seen_ = at;
    for (const Place& p : plan.parts)
      if (p.item && p.item->command == at)
        scroll_ =
            std::max(std::min(scroll_, p.r.y - g_.px(kGap)), p.r.bottom() + g_.px(kGap) - r.h);
  }
  scroll_max_ = std::max(0.f, plan.content - r.h);
  scroll_ = std::min(std::max(scroll_, 0.f), scroll_max_);
  {
    const InRegion part(g_, "the settings", r, kMayScroll | kMayCover | kLoose);
    g_.list()->PushClipRect({r.x, r.y}, {r.right(), r.bottom()}, true);
    ui_.clip(r, g_.px(lay_.keys ? 12.f : kRow));
    for (const Place& p : plan.parts) {
      const Rect b{r.x + p.r.x, r.y + p.r.y - scroll_, p.r.w, p.r.h};
      if (p.words)
        g_.paragraph(b, Face::sans500, 13, rgb(ink::kText2), *p.words);
      else if (p.item->chosen >= 0)
        choice(b, p.item->command, p.item->label, p.item->chosen > 0);
      else
        button(b, p.item->command, p.item->label, p.item->key, Look::walnut, p.item->able);
    }
    ui_.no_clip();
    g_.list()->PopClipRect();
    // There is more: it fades away.
    const ImU32 none = rgb(ink::kWalnut2, 0), full = rgb(ink::kWalnut2);
    const float fade = g_.px(24);
    if (scroll_ < scroll_max_ - g_.px(1))
      g_.list()->AddRectFilledMultiColor({r.x, r.bottom() - fade}, {r.right(), r.bottom()}, none,
                                         none, full, full);
    if (scroll_ > g_.px(1))
      g_.list()->AddRectFilledMultiColor({r.x, r.y}, {r.right(), r.y + fade}, rgb(ink::kWalnut),
                                         rgb(ink::kWalnut), rgb(ink::kWalnut, 0),
                                         rgb(ink::kWalnut, 0));
  }
  scroll_bar(r, plan.content);
}

}  // namespace upkeep
