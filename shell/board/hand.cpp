// The hand, and the card that is pointed at, large.
#include <algorithm>
#include <cmath>

#include "app.h"
#include "text/phrases.h"

namespace upkeep {

int App::activated_ability(const ViewObject& o) const {
  const CardDef& def = game_.cards().card(o.card);
  for (int i = 0; i < def.ability_count; ++i)
    if (game_.cards().abilities[std::size_t(def.first_ability + i)].kind == AbilityKind::activated)
      return i;
  return -1;
}

Reason App::reason_for(const ViewObject& o) { return game_.explain_option(game_.attempt_with(o)); }

const char* App::badge_for(const ViewObject& o) {
  const u32 id = u32(o.ref.slot) << 16 | o.ref.gen;
  const auto known = badges_.find(id);
  if (known != badges_.end()) return known->second.second;
  const char* icon = "padlock";
  switch (reason_for(o).code) {
    case ReasonCode::not_enough_mana:
    case ReasonCode::not_enough_color:
      icon = "drop";
      break;
    case ReasonCode::no_target:
    case ReasonCode::illegal_target:
      icon = "crosshair";
      break;
    case ReasonCode::sorcery_timing:
    case ReasonCode::not_your_turn:
    case ReasonCode::land_timing:
    case ReasonCode::wrong_time:
    case ReasonCode::not_now:
    case ReasonCode::not_your_decision:
    case ReasonCode::interrupts_only:
    case ReasonCode::already_cast:
    case ReasonCode::prevention_only:
    case ReasonCode::prevention_step_only:
    case ReasonCode::regeneration_only:
    case ReasonCode::regeneration_window_only:
    case ReasonCode::no_damage_waits:
    case ReasonCode::not_dying:
      icon = "hourglass";
      break;
    default:
      break;
  }
  badges_[id] = {0, icon};
  return icon;
}

// The hand while it is drawn.
struct App::Hand {
  std::vector<const ViewObject*> cards;
  float x0 = 0, step = 0;  // where the first card is, and how far the next is from it
  bool strip = false;      // to be pushed sideways, on a phone; else a fan
  bool asking = false;     // what can be played is asked
  bool picking = false;    // something else is asked
  int beyond[2] = {0, 0};  // what may be played and is not to be seen, to the left and right
  int count() const { return int(cards.size()); }
};

// One of its cards.
struct App::HandCard {
  const ViewObject& o;
  int at;  // among them
  bool hovered, picked, playable, carried;
  float degrees = 0;
  bool up() const { return hovered || picked; }
};

App::HandCard App::hand_card(const Hand& hand, int i) const {
  const ViewObject& o = *hand.cards[std::size_t(i)];
  HandCard c{o, i, false, false, false, false};
  c.hovered = ui_.hover() == Command{Cmd::object, 0, o.ref} && !touch_;
  c.picked = selected_ == o.ref || pending_ == o.ref;
  c.playable = my_move() && !options_of(o.ref, false).empty();
  c.carried = aim_.dragged == o.ref && aim_.dragging && !hand.strip;
  return c;
}

void App::draw_hand() {
  Hand hand;
  for (const ViewObject& o : v_->objects)
    if (o.zone == Zone::hand && o.owner == me() && !(o.flags & kVUnknown)) hand.cards.push_back(&o);
  const int n = hand.count();
  // The question whether to keep it shows it.
  if (n == 0 || (my_move() && v_->prompt == Prompt::mulligan)) return;
  hand.asking = my_move() && v_->kind == DecisionKind::act && is_act_window(v_->prompt);
  hand.picking = my_move() && v_->kind != DecisionKind::act;
  hand.strip = lay_.phone();
  const InRegion part(g_, "the hand", lay_.hand, kMayClip | kMayCover | kLoose);
  lay_out_hand(hand);
  if (hand.strip)
    g_.list()->PushClipRect({lay_.hand.x, lay_.hand.y - g_.px(16)}, {lay_.hand.right(), lay_.h},
                            true);
  // The one that is pointed at, or chosen, lies on top.
  int raised = 0;
  while (raised < n && !hand_card(hand, raised).up()) ++raised;
  for (int i = 0; i < n; ++i)
    if (i != raised) draw_one_of_hand(hand, i);
  if (raised < n) draw_one_of_hand(hand, raised);
  if (!hand.strip) return;
  g_.list()->PopClipRect();
  draw_beyond_hand(hand);
}

void App::lay_out_hand(Hand& hand) {
  const int n = hand.count();
  hand.step = lay_.card_step;
  const float room = lay_.hand.w - g_.px(hand.strip ? 24.f : 48.f);
  if (!hand.strip) {
    if (n > 1) hand.step = std::min(hand.step, (room - lay_.card_w) / float(n - 1));
    hand.x0 = lay_.hand.cx() - (hand.step * float(n - 1) + lay_.card_w) / 2;
    return;
  }
  // The next card always peeps in.
  const float total = hand.step * float(n - 1) + lay_.card_w;
  const float most = std::max(0.f, total - room);
  hand_scroll_ = std::min(std::max(hand_scroll_, 0.f), most);
  hand.x0 = lay_.hand.x + g_.px(12) + std::max(0.f, (room - total) / 2) - hand_scroll_;
}

// How high a card of a fan stands, and how far it leans.
float App::place_in_fan(const Hand& hand, HandCard& c) const {
  const float t = float(c.at) - float(hand.count() - 1) / 2;
  const float squeeze = std::min(1.f, hand.step / (lay_.card_step + .01f));
  float y = lay_.hand.y;
  y += g_.px(2.4f * t * t * squeeze * squeeze);
  c.degrees = 1.9f * t * squeeze;
  if (c.playable) y -= g_.px(4);
  if (c.hovered) return y - g_.px(10);  // the preview shows all of it
  if (!c.picked) return y;
  // Far enough to be read, and upright.
  c.degrees = 0;
  return std::min(y - g_.px(10),
                  std::max(lay_.h - lay_.card_h - g_.px(6), lay_.hand.y - g_.px(84)));
}

// How high a card of a strip stands; what may be played and is not to be seen is counted.
float App::place_in_strip(Hand& hand, const HandCard& c) {
  if (c.playable) {
    const float x = hand.x0 + hand.step * float(c.at);
    const float least = lay_.card_w / 2, edge = g_.px(18);
    if (x + lay_.card_w < lay_.hand.x + least) {
      const float to = hand_scroll_ + x + lay_.card_w - lay_.hand.right() + edge;
      hand_to_[0] = hand.beyond[0]++ == 0 ? to : std::max(to, hand_to_[0]);
    } else if (x > lay_.hand.right() - least) {
      const float to = hand_scroll_ + x - lay_.hand.x - edge;
      hand_to_[1] = hand.beyond[1]++ == 0 ? to : std::min(to, hand_to_[1]);
    }
  }
  float y = lay_.hand.y;
  y += g_.px(lay_.hand.h < g_.px(150) ? 10.f : 14.f) - (c.up() ? g_.px(8) : 0);
  return y;
}

void App::draw_one_of_hand(Hand& hand, int i) {
  HandCard c = hand_card(hand, i);
  const float y = hand.strip ? place_in_strip(hand, c) : place_in_fan(hand, c);
  Rect r{hand.x0 + hand.step * float(i), y, lay_.card_w, lay_.card_h};
  r = motion_.glide(c.o.ref, r);
  if (c.carried) {
    r.x = pointer_.x - r.w / 2;
    r.y = pointer_.y - r.h / 2;
    c.degrees = 0;
  }
  const bool covered = i + 1 < hand.count() && !c.up();
  Region region;
  region.r = r;
  if (covered && !hand.strip) region.r.w = std::min(region.r.w, hand.step + g_.px(4));
  region.r.h = std::min(region.r.h, lay_.h - r.y);
  region.command = {Cmd::object, 0, c.o.ref};
  region.label = c.o.name;
  region.card = c.o.card;
  region.shows = c.o.ref;
  const PlaceState s = ui_.place(region);
  const bool dim = hand.asking && !c.playable;
  const char* badge = dim ? badge_for(c.o) : nullptr;
  const u32 state = hand_card_state(hand, c) | (s.focused ? kStateFocused : 0u);
  const int first = g_.list()->VtxBuffer.Size;
  // What is carried about covers what it is over.
  const InRegion over(g_, "a hand card", {0, 0, lay_.w, lay_.h},
                      kLoose | (c.carried ? kOverlay : kMayClip));
  draw_hand_card(g_, r, face(c.o), state, badge,
                 covered && hand.step < lay_.card_w ? hand.step : 0);
  if (c.degrees != 0) alter(g_.list(), first, {r.cx(), r.y + r.h * 1.2f}, c.degrees, 1, 1);
}

u32 App::hand_card_state(const Hand& hand, const HandCard& c) const {
  u32 state = 0;
  const bool selected = (c.o.flags & kVSelected) != 0;
  if (c.playable) state |= kStatePlayable;
  // Where cards are picked, what a finger has only looked at is not among them.
  if (selected || (c.picked && v_->kind != DecisionKind::pick)) state |= kStateSelected;
  if (c.hovered) state |= kStateHovered;
  if (hand.asking && !c.playable) state |= kStateDim;
  if (hand.picking && !c.playable && !selected) state |= kStateDim;
  return state;
}

// Narrow, so that they cover little of what they stand on; the finger has more.
void App::draw_beyond_hand(const Hand& hand) {
  for (int side = 0; side < 2; ++side) {
    if (hand.beyond[side] == 0) continue;
    const float tall = std::min(g_.px(64), lay_.h - lay_.hand.y - g_.px(8));
    const float y = std::min(lay_.hand.y + g_.px(34), lay_.h - tall - g_.px(4));
    const auto at = [&](float wide) {
      return Rect{side ? lay_.hand.right() - wide : lay_.hand.x, y, wide, tall};
    };
    const InRegion over(g_, "what lies beyond the hand", {0, 0, lay_.w, lay_.h}, kLoose | kOverlay);
    field_.draw_row_arrow({at(g_.px(26)), kHandRow, side ? hand.beyond[1] : -hand.beyond[0], true},
                          at(g_.px(44)));
  }
}

// The left column, or nothing where there is none: what is pointed at and its note.
void App::draw_preview() {
  if (lay_.shape != Shape::wide) return;
  column(lay_.left, true);
  head_.draw();
  draw_note();
}

// The card under the pointer or the ring, large. Drawn once every place of the frame is known: also
// those of a question and of a zone that is looked through.
void App::draw_preview_card() {
  const Region* shown = nullptr;
  if (const Region* f = ui_.focused()) {
    if (f->card) shown = f;
  }
  if (!shown && ui_.hover() && !touch_)
    for (const Region& r : ui_.regions())
      if (r.command == ui_.hover() && r.card) shown = &r;
  CardFace f;
  bool have = false;
  if (shown) {
    const ViewObject* o = object(shown->shows);
    f = o ? face(*o) : face_of(game_.cards(), shown->card, lang_, v_->words);
    have = true;
  } else if (const ViewObject* o = object(selected_)) {
    f = face(*o);
    have = true;
  } else if (v_->announced) {
    f = face_of(game_.cards(), v_->announced, lang_, v_->words);
    have = true;
  } else if (!v_->stack.empty() && v_->stack[0].card) {
    f = face_of(game_.cards(), v_->stack[0].card, lang_, v_->words);
    have = true;
  }
  const bool wide = lay_.shape == Shape::wide;
  if (wide) {
    if (have) {
      draw_page(g_, lay_.preview, f);
    } else {
      const Rect r = lay_.preview;
      g_.outline(r, rgb(ink::kWalnutLine), 14, 1.5f);
      g_.icon("book", {r.cx() - g_.px(40), r.cy() - g_.px(40), g_.px(80), g_.px(80)},
              rgb(ink::kWalnutLine));
    }
    return;
  }
  if (!shown || lay_.phone() || down_ || hushed_) return;
  // Over the board's edge, on the side away from the pointer; small frames show it in the middle of
  // the height.
  Rect r = lay_.preview;
  r.y = std::max(g_.px(8), std::min(r.y, lay_.h - r.h - g_.px(8)));
  if (shown->r.x < r.right() + g_.px(12)) r.x = lay_.board.right() - r.w - g_.px(12);
  const ViewObject* about = object(shown->shows);
  Explanation told;
  const bool why = about && refused(*about, told);
  const float slip = why ? reason_height(told) : 0;
  const float room = lay_.h - g_.px(16) - (why ? slip + g_.px(12) : 0);
  if (r.h > room) {
    const float k = room / r.h, right = r.right();
    r.w *= k;
    r.h *= k;
    if (shown->r.x < r.x) r.x = right - r.w;
  }
  r.y = std::max(g_.px(8), std::min(r.y, room + g_.px(8) - r.h));
  const InRegion over(g_, "the preview", {0, 0, lay_.w, lay_.h}, kOverlay | kLoose);
  draw_page(g_, r, f);
  if (why) draw_reason(told, r, slip);
}

// Held under a finger (or asked for by key): the full card over everything, with its note's text.
void App::draw_big_card() {
  ui_.cover();
  const InRegion over(g_, "a large card", {0, 0, lay_.w, lay_.h}, kOverlay | kLoose);
  const Rect all{0, 0, lay_.w, lay_.h};
  g_.list()->AddRectFilled({0, 0}, {all.w, all.h}, rgb(0x0A0705, .72f));
  ui_.place(all, {Cmd::close}, w(Str::canvas_close));
  const ViewObject* o = object(big_ref_);
  if (!o && !big_def_) return;
  const CardFace f = o ? face(*o) : face_of(game_.cards(), big_def_, lang_, v_->words);
  Explanation told;
  const bool why = o && refused(*o, told);
  const float slip = why ? reason_height(told) : 0, room = lay_.h - (why ? slip + g_.px(12) : 0);
  const float k =
      std::min({1.f, (lay_.w - g_.px(24)) / g_.px(300), (room - g_.px(24)) / g_.px(420)});
  const float top = std::min(lay_.h / 2 - g_.px(230) * k, room - g_.px(12) - g_.px(420) * k);
  const Rect r{lay_.w / 2 - g_.px(150) * k, std::max(g_.px(12), top), g_.px(300) * k,
               g_.px(420) * k};
  draw_page(g_, r, f);
  if (why) draw_reason(told, r, slip);
}

}  // namespace upkeep
