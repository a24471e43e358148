// What moves beside the cards: damage, life, tapping, what leaves the battlefield. It shows the
// events of the engine, for a quarter of a second at most, and any input ends it.
#include <cmath>

#include "board/motion.h"
#include "util/insertion_sort.h"

namespace upkeep {
namespace {

constexpr double kBannerComes = .16, kBannerGoes = .24;
constexpr double kHit = .25, kLife = .25, kGone = .22, kTurn = .12, kStillMark = 2;

double length(int kind, bool still) {
  if (still) return kStillMark;
  constexpr double kLengths[] = {kHit, kLife, kGone, kTurn};
  return kLengths[kind & 3];
}

// Long enough for a line and a name.
double banner_length(int pace) { return pace ? .5 + pace / 700. : 0; }

}  // namespace

void alter(ImDrawList* d, int first, ImVec2 about, float degrees, float size, float alpha) {
  const float a = degrees * 3.14159265f / 180, c = std::cos(a) * size, s = std::sin(a) * size;
  for (int i = first; i < d->VtxBuffer.Size; ++i) {
    ImDrawVert& v = d->VtxBuffer[i];
    const float x = v.pos.x - about.x, y = v.pos.y - about.y;
    v.pos = {about.x + c * x - s * y, about.y + s * x + c * y};
    const ImU32 opaque = v.col >> IM_COL32_A_SHIFT & 255;
    v.col = (v.col & ~IM_COL32_A_MASK) | ImU32(float(opaque) * alpha) << IM_COL32_A_SHIFT;
  }
}

void Motion::remember(const std::vector<Tile>& tiles) {
  known_.clear();
  for (const Tile& t : tiles) {
    known_.push_back({t.standing, *t.object});
    for (const ViewObject* o : t.group) known_.push_back({t.standing, *o});
  }
}

void Motion::finish() {
  if (!still_) effects_.clear();
  // The press that ended a turn may still be on its way up.
  if (banner_time() > .3) banner_.start = 0;
  for (auto& [id, g] : glides_) g.start = 0;
}

double Motion::banner_time() const {
  if (banner_.start <= 0) return -1;
  const double t = platform_.seconds() - banner_.start;
  return t < banner_length(game_.pace()) ? t : -1;
}

void Motion::announce_turn() {
  const bool alone = game_.log_reader() == me();
  banner_.title = v_->active == me() && alone
                      ? std::string(w(Str::canvas_your_turn))
                      : str(lang_, Str::canvas_turn_of_other, {v_->players[v_->active].name});
  banner_.below = str(lang_, Str::canvas_turn_number, {std::to_string(v_->turn)});
  const std::vector<LogLine>& log = game_.log();
  for (std::size_t i = log.size(); i-- > 0 && log[i].turn == v_->turn;)
    if (log[i].event && log[i].type == LogEvent::draw && log[i].player == v_->active) {
      banner_.below += " \u00b7 " + log[i].text;
      break;
    }
}

// Across the middle of the board; what lies below can be pressed.
void Motion::draw_banner() const {
  const double t = banner_time();
  if (t < 0) return;
  const InRegion over(g_, "whose turn it is", {0, 0, lay_.w, lay_.h}, kOverlay | kLoose);
  const float pad = g_.px(22), most = lay_.board.w - g_.px(16);
  const float words = std::max(g_.text_width(Face::alegreya700, 28, banner_.title),
                               g_.text_width(Face::sans500, 15, banner_.below));
  const float width = std::min(most, words + 2 * pad), height = g_.px(76);
  const Rect r{lay_.board.cx() - width / 2, lay_.ribbon.cy() - height / 2, width, height};
  const int first = g_.list()->VtxBuffer.Size;
  slip(r);
  g_.text_centered(r.cx(), r.y + g_.px(8), Face::alegreya700, 28, rgb(ink::kInk),
                   g_.fit(Face::alegreya700, 28, banner_.title, width - g_.px(16)));
  g_.text_centered(r.cx(), r.y + g_.px(46), Face::sans500, 15, rgb(ink::kInk),
                   g_.fit(Face::sans500, 15, banner_.below, width - g_.px(16)));
  if (still_) return;
  const double left = banner_length(game_.pace()) - t;
  const float comes = float(std::fmin(1., t / kBannerComes));
  const float goes = float(std::fmin(1., left / kBannerGoes));
  alter(g_.list(), first, {r.cx(), r.cy()}, 0, .92f + .08f * comes, std::fmin(comes, goes));
}

// The events since the last frame become effects, where the tiles were in it.
void Motion::watch() {
  const double now = platform_.seconds();
  std::erase_if(effects_, [&](const Effect& e) { return now - e.start >= length(e.kind, still_); });
  const auto known = [&](Ref r) -> const Known* {
    for (const Known& k : known_)
      if (k.object.ref == r) return &k;
    return nullptr;
  };
  const auto add = [&](Effect::Kind kind) -> Effect& {
    effects_.emplace_back();
    effects_.back().kind = kind;
    effects_.back().start = now;
    return effects_.back();
  };
  bool told = false;
  const auto of_life = [&](int player, int amount) {
    for (Effect& e : effects_)
      if (e.kind == Effect::life && e.player == player) {
        e.amount += amount;
        e.start = now;
        return;
      }
    Effect& e = add(Effect::life);
    e.player = player;
    e.amount = amount;
  };
  for (const AnimationEvent& h : game_.happened()) {
    if (h.serial <= seen_happened_) continue;
    seen_happened_ = h.serial;
    if (game_.curtain()) continue;  // it is over when the curtain rises
    switch (h.type) {
      case LogEvent::turn:
        if (game_.pace()) banner_ = {now, {}, {}};
        told = true;
        break;
      case LogEvent::draw:
        told = true;
        break;
      case LogEvent::damage:
        if (h.other) {
          const Known* k = known(h.other);
          if (!k || still_) break;
          Effect& e = add(Effect::hit);
          e.ref = h.other;
          e.at = tile_rect(k->standing, (k->object.flags & kVTapped) != 0);
          e.amount = h.amount;
        } else {
          of_life(h.player, -h.amount);
        }
        break;
      case LogEvent::lose:
      case LogEvent::mana_burn:
        of_life(h.player, -h.amount);
        break;
      case LogEvent::gain:
        of_life(h.player, h.amount);
        break;
      case LogEvent::leave:
        if (const Known* k = known(h.object); k && !still_) {
          Effect& e = add(Effect::gone);
          e.ref = h.object;
          e.at = k->standing;
          e.object = k->object;
        }
        break;
      case LogEvent::tap:
      case LogEvent::untap:
        if (known(h.object) && !still_) {
          Effect& e = add(Effect::turned);
          e.ref = h.object;
          e.amount = h.type == LogEvent::tap ? -90 : 90;
        }
        break;
      default:
        break;
    }
  }
  if (told && banner_.start > 0) announce_turn();
  if (const double t = banner_time(); t >= 0) {
    const double stays = banner_length(game_.pace());
    if (!still_ && (t < kBannerComes || t > stays - kBannerGoes))
      platform_.request_frame();
    else
      platform_.request_frame_in(int((stays - (still_ ? 0 : kBannerGoes) - t) * 1000) + 20);
  }
  if (effects_.empty()) return;
  // What leaves lies under the numbers that say why.
  insertion_sort(effects_.begin(), effects_.end(), [](const Effect& a, const Effect& b) {
    return a.kind == Effect::gone && b.kind != Effect::gone;
  });
  if (still_)
    platform_.request_frame_in(int(kStillMark * 1000) + 20);
  else
    platform_.request_frame();
}

float Motion::turning(Ref r) const {
  for (const Effect& e : effects_)
    if (e.kind == Effect::turned && e.ref == r) {
      const float t = float((platform_.seconds() - e.start) / kTurn);
      return t >= 1 ? 0 : float(e.amount) * (1 - t) * (1 - t);
    }
  return 0;
}

int Motion::shown_life(int player, int life) const {
  if (still_) return life;
  for (const Effect& e : effects_)
    if (e.kind == Effect::life && e.player == player) {
      const float t = std::fmin(1.f, float((platform_.seconds() - e.start) / kLife));
      return life - int(std::lround(float(e.amount) * (1 - t)));
    }
  return life;
}

void Motion::draw() const {
  ImDrawList* d = g_.list();
  const double now = platform_.seconds();
  for (const Effect& e : effects_) {
    const float t = float(std::fmin(1., (now - e.start) / length(e.kind, still_)));
    const int first = d->VtxBuffer.Size;
    switch (e.kind) {
      case Effect::gone: {
        draw_tile(g_, e.at, face(e.object), 0, 1);
        alter(d, first, {e.at.cx(), e.at.cy()}, 0, 1 - .25f * t * t, 1 - t);
        break;
      }
      case Effect::hit: {
        const float side = g_.px(34);
        const Rect star{e.at.cx() - side / 2, e.at.cy() - side / 2, side, side};
        g_.icon("star10", star.grown(g_.px(2)), rgb(ink::kCream));
        g_.icon("star10", star, rgb(ink::kDamage));
        g_.text_centered(star.cx(), star.cy() - g_.px(9), Face::sans800, 15, IM_COL32_WHITE,
                         std::to_string(e.amount));
        alter(d, first, {star.cx(), star.cy()}, 0, t < .6f ? 1.3f - .5f * t : 1,
              t < .7f ? 1 : (1 - t) / .3f);
        break;
      }
      case Effect::life: {
        if (e.amount == 0) break;  // as much gained as lost
        const int row = e.player == me() ? 1 : 0;
        const float x = lay_.disc_x, y = lay_.disc_y[row];
        if (still_) {
          // Up or down, as beside a changed power.
          const ImU32 color = rgb(e.amount < 0 ? ink::kLowered : ink::kRaised);
          const float foot = y + g_.px(18), up = e.amount < 0 ? -1.f : 1.f;
          d->AddRectFilled({x - g_.px(14), foot - g_.px(1)}, {x + g_.px(14), foot + g_.px(1)},
                           color);
          g_.sign(e.amount < 0 ? "less" : "more",
                  {x - g_.px(6), foot - g_.px(6), g_.px(12), g_.px(12)});
          d->AddTriangleFilled({x - g_.px(6), foot}, {x + g_.px(6), foot},
                               {x, foot - up * g_.px(6)}, color);
          break;
        }
        const ImU32 color = rgb(e.amount < 0 ? ink::kDamage : 0x3E8E4A);
        const std::string text =
            (e.amount < 0 ? "\u2212" : "+") + std::to_string(std::abs(e.amount));
        const float rise = (row ? -1.f : 1.f) * (lay_.disc_r + g_.px(10 + 12 * t));
        const float half = g_.text_width(Face::sans800, 18, text) / 2 + g_.px(9);
        d->AddRectFilled({x - half, y + rise - g_.px(13)}, {x + half, y + rise + g_.px(13)}, color,
                         g_.px(13));
        g_.text_centered(x, y + rise - g_.px(10.5f), Face::sans800, 18, IM_COL32_WHITE, text);
        alter(d, first, {x, y + rise}, 0, 1, t < .6f ? 1 : (1 - t) / .4f);
        break;
      }
      case Effect::turned:
        break;
    }
  }
}

// A tile on its way from standing to lying, or back.
void Motion::turn(int first, const Tile& t) const {
  const float degrees = turning(t.object->ref);
  if (degrees != 0) alter(g_.list(), first, {t.covered.cx(), t.covered.cy()}, degrees, 1, 1);
}

// Where a card is on its way to `to`: things that moved since the last frame travel for a fifth of
// a second.
Rect Motion::glide(Ref r, const Rect& to) {
  if (still_ || !r) return to;
  const u32 id = u32(r.slot) << 16 | r.gen;
  const double now = platform_.seconds();
  const auto found = glides_.find(id);
  if (found == glides_.end()) {
    glides_[id] = {to, to, 0};
    return to;
  }
  Glide& g = found->second;
  const auto at = [&] {
    const float t = float((now - g.start) / .2);
    if (t >= 1 || g.start == 0) return g.to;
    const float k = 1 - (1 - t) * (1 - t) * (1 - t);
    return Rect{g.from.x + (g.to.x - g.from.x) * k, g.from.y + (g.to.y - g.from.y) * k, g.to.w,
                g.to.h};
  };
  if (std::fabs(g.to.x - to.x) > .5f || std::fabs(g.to.y - to.y) > .5f) {
    const bool resized = g.to.w != to.w;
    g.from = resized ? to : at();
    g.to = to;
    g.start = now;
  }
  g.to.w = to.w;
  g.to.h = to.h;
  if (g.start != 0) {
    if (now - g.start < .2)
      platform_.request_frame();
    else
      g.start = 0;
  }
  return at();
}

}  // namespace upkeep
