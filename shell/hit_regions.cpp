#include "hit_regions.h"

#include <algorithm>
#include <cmath>

namespace upkeep {

void Ui::begin() {
  regions_.clear();
  first_ = 0;
  clip_ = {};
}

PlaceState Ui::place(const Region& region) {
  regions_.push_back(region);
  if (clip_.h > 0) {
    Rect& r = regions_.back().r;
    const float top = std::max(r.y, clip_.y), bottom = std::min(r.bottom(), clip_.bottom());
    if (bottom - top < std::min(r.h, least_) - 1)
      r = {r.x, r.cy(), r.w, 0};
    else
      r = {r.x, top, r.w, bottom - top};
  }
  PlaceState s;
  s.hovered = region.command && region.command == hover_;
  s.focused = ring_ && region.command && region.command == focus_;
  s.pressed = region.command && region.command == pressed_ && s.hovered;
  return s;
}

PlaceState Ui::place(const Rect& r, Command command, const std::string& label, bool acts) {
  Region region;
  region.acts = acts;
  region.r = r;
  region.command = command;
  region.label = label;
  return place(region);
}

const Region* Ui::at(ImVec2 p) const {
  for (std::size_t i = regions_.size(); i > first_; --i)
    if (regions_[i - 1].r.has(p)) return &regions_[i - 1];
  return nullptr;
}

const Region* Ui::focused() const {
  if (!ring_) return nullptr;
  for (std::size_t i = first_; i < regions_.size(); ++i)
    if (regions_[i].command == focus_ && regions_[i].command) return &regions_[i];
  return nullptr;
}

bool Ui::move_focus(int dx, int dy, int step) {
  std::vector<const Region*> places;
  for (std::size_t i = first_; i < regions_.size(); ++i)
    if (regions_[i].command && (dx || dy || regions_[i].acts || &regions_[i] == focused()))
      places.push_back(&regions_[i]);
  if (places.empty()) return false;
  const Region* now = focused();
  if (!now) {
    ring_ = true;
    focus_ = (step < 0 ? places.back() : places.front())->command;
    return true;
  }
  if (!dx && !dy) {
    const int n = int(places.size());
    int i = 0;
    while (i < n && places[std::size_t(i)] != now) ++i;
    // Another place with the same command is the same place: the ring would stay there for ever.
    do i += step > 0 ? 1 : -1;
    while (i >= 0 && i < n && places[std::size_t(i)]->command == focus_);
    if (i < 0 || i >= n) return false;
    focus_ = places[std::size_t(i)]->command;
    return true;
  }
  // The nearest place in that direction: what lies straight ahead counts more than what lies aside.
  const Region* best = nullptr;
  float best_score = 1e9f;
  for (const Region* p : places) {
    if (p == now) continue;
    const float x = p->r.cx() - now->r.cx(), y = p->r.cy() - now->r.cy();
    const float ahead = dx ? x * float(dx) : y * float(dy), aside = std::fabs(dx ? y : x);
    if (ahead < 3) continue;
    // The cards of a hand lie in a fan: its next one is beside, not above.
    const float score = ahead + aside * 2.2f + (aside > ahead * 4 ? 1e5f : 0);
    if (score < best_score) {
      best_score = score;
      best = p;
    }
  }
  if (best) focus_ = best->command;
  return true;
}

}  // namespace upkeep
