// The hand: a fan, or on a phone a strip.
#include <algorithm>
#include <cmath>
#include <tuple>

#include "board/hand.h"
#include "cards/mana_value.h"
#include "text/phrases.h"

namespace upkeep {

const char* HandRow::badge_for(const ViewObject& o) {
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
struct HandRow::Hand {
  std::vector<const ViewObject*> cards;
  float x0 = 0, step = 0;  // where the first card is, and how far the next is from it
  int lands = 0;           // they come first, and `apart` from the others
  float apart = 0;
  bool strip = false;      // to be pushed sideways, on a phone; else a fan
  bool asking = false;     // what can be played is asked
  bool picking = false;    // something else is asked
  int beyond[2] = {0, 0};  // what may be played and is not to be seen, to the left and right
  bool near = false;       // something that may be played is to be seen
  int count() const { return int(cards.size()); }
  bool mixed() const { return lands > 0 && lands < count(); }
  float x(int i) const { return x0 + step * float(i) + (i >= lands && mixed() ? apart : 0); }
  float width(float card) const { return step * float(count() - 1) + card + (mixed() ? apart : 0); }
};

// One of its cards.
struct HandRow::HandCard {
  const ViewObject& o;
  int at;  // among them
  bool hovered, picked, playable, carried;
  float degrees = 0;
  bool up() const { return hovered || picked; }
};

HandRow::HandCard HandRow::hand_card(const Hand& hand, int i) const {
  const ViewObject& o = *hand.cards[std::size_t(i)];
  HandCard c{o, i, false, false, false, false};
  c.hovered = ui_.hover() == Command{Cmd::object, 0, o.ref} && !touch_;
  c.picked = selected_ == o.ref || pending_ == o.ref;
  c.playable = my_move() && !options_of(o.ref, false).empty();
  c.carried = aim_.dragged == o.ref && aim_.dragging && !hand.strip;
  return c;
}

void HandRow::draw() {
  Hand hand;
  for (const ViewObject& o : v_->objects)
    if (o.zone == Zone::hand && o.owner == me() && !(o.flags & kVUnknown)) hand.cards.push_back(&o);
  sort_hand(hand);
  const int n = hand.count();
  // The question whether to keep it shows it.
  if (n == 0 || (my_move() && v_->prompt == Prompt::mulligan)) return;
  hand.asking = my_move() && v_->kind == DecisionKind::act && is_act_window(v_->prompt);
  hand.picking = my_move() && v_->kind != DecisionKind::act;
  hand.strip = lay_.phone();
  const InRegion part(g_, "the hand", lay_.hand, kMayClip | kMayCover | kLoose);
  lay_out_hand(hand);
  if (hand.strip) look_beyond(hand);
  if (hand.strip && anew_) turn_to_playable(hand);
  anew_ = false;
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

// Lands first, then the others from the cheapest to the dearest; equal ones beside each other.
void HandRow::sort_hand(Hand& hand) const {
  const CardDb& db = game_.cards();
  const auto rank = [&](const ViewObject* o) {
    const CardDef& def = db.card(o->card);
    const bool spell = (def.types & kLand) == 0;
    return std::tuple(spell, spell ? mana_value(def.cost) : 0, o->card);
  };
  std::stable_sort(hand.cards.begin(), hand.cards.end(),
                   [&](const ViewObject* a, const ViewObject* b) { return rank(a) < rank(b); });
  for (const ViewObject* o : hand.cards)
    if (db.card(o->card).types & kLand) ++hand.lands;
}

// Counts what may be played and is not to be seen, and how far the strip is pushed for it.
void HandRow::look_beyond(Hand& hand) {
  hand.beyond[0] = hand.beyond[1] = 0;
  hand.near = false;
  const float edge = g_.px(18);
  for (int i = 0; i < hand.count(); ++i) {
    if (!hand_card(hand, i).playable) continue;
    const float x = hand.x(i);
    // Half of what the next card leaves free.
    const float least = (i + 1 < hand.count() ? std::min(hand.step, lay_.card_w) : lay_.card_w) / 2;
    if (x + least < lay_.hand.x) {
      const float to = scrolled_ + x + lay_.card_w - lay_.hand.right() + edge;
      beyond_[0] = hand.beyond[0]++ == 0 ? to : std::max(to, beyond_[0]);
    } else if (x > lay_.hand.right() - least) {
      const float to = scrolled_ + x - lay_.hand.x - edge;
      beyond_[1] = hand.beyond[1]++ == 0 ? to : std::min(to, beyond_[1]);
    } else {
      hand.near = true;
    }
  }
}

// Whoever is asked sees something that they can play, without looking for it.
void HandRow::turn_to_playable(Hand& hand) {
  const int side = hand.beyond[1] ? 1 : 0;
  if (hand.near || !hand.beyond[side]) return;
  leaf(side);
  lay_out_hand(hand);
  look_beyond(hand);
}

void HandRow::lay_out_hand(Hand& hand) {
  const int n = hand.count();
  hand.step = lay_.card_step;
  const float room = lay_.hand.w - g_.px(hand.strip ? 24.f : 48.f);
  if (!hand.strip) {
    hand.apart = hand.step / 3;
    // Where they have not all room, each comes nearer to the next.
    if (const float wide = hand.width(lay_.card_w); n > 1 && wide > room) {
      hand.step *= (room - lay_.card_w) / (wide - lay_.card_w);
      hand.apart = hand.step / 3;
    }
    hand.x0 = lay_.hand.cx() - hand.width(lay_.card_w) / 2;
    return;
  }
  // As many as there is room for, if of each a finger's breadth is to be seen, or, where names
  // along the spine would be cut, room for its name; what is beyond is pushed to.
  const float least = g_.px(lay_.hand.h < g_.px(120) ? 72.f : 44.f);
  if (const float wide = hand.width(lay_.card_w); n > 1 && wide > room)
    hand.step = std::max(least, std::min(hand.step, (room - lay_.card_w) / float(n - 1)));
  const float total = hand.width(lay_.card_w);
  const float most = std::max(0.f, total - room);
  scrolled_ = std::min(std::max(scrolled_, 0.f), most);
  hand.x0 = lay_.hand.x + g_.px(12) + std::max(0.f, (room - total) / 2) - scrolled_;
}

// How high a card of a fan stands, and how far it leans.
float HandRow::place_in_fan(const Hand& hand, HandCard& c) const {
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

// How high a card of a strip stands.
float HandRow::place_in_strip(const HandCard& c) const {
  return lay_.hand.y + g_.px(lay_.hand.h < g_.px(150) ? 10.f : 14.f) - (c.up() ? g_.px(8) : 0);
}

void HandRow::draw_one_of_hand(Hand& hand, int i) {
  HandCard c = hand_card(hand, i);
  const float y = hand.strip ? place_in_strip(c) : place_in_fan(hand, c);
  Rect r{hand.x(i), y, lay_.card_w, lay_.card_h};
  r = motion_.glide(c.o.ref, r);
  if (c.carried) {
    r.x = pointer_.x - r.w / 2;
    r.y = pointer_.y - r.h / 2;
    c.degrees = 0;
  }
  const bool covered = i + 1 < hand.count() && !c.up();
  Region region;
  region.r = r;
  if (covered && hand.step < lay_.card_w) region.r.w = std::min(region.r.w, hand.step + g_.px(4));
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

u32 HandRow::hand_card_state(const Hand& hand, const HandCard& c) const {
  u32 state = 0;
  const bool selected = (c.o.flags & kVSelected) != 0;
  if (c.playable) state |= kStatePlayable;
  // Where cards are picked, what a finger has only looked at is not among them.
  if (selected || pending_ == c.o.ref) state |= kStateSelected;
  if (selected_ == c.o.ref && v_->kind != DecisionKind::pick) state |= kStateShown;
  if (c.hovered) state |= kStateHovered;
  if (hand.asking && !c.playable) state |= kStateDim;
  if (hand.picking && !c.playable && !selected) state |= kStateDim;
  return state;
}

// Narrow, so that they cover little of what they stand on; the finger has more.
void HandRow::draw_beyond_hand(const Hand& hand) {
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

}  // namespace upkeep
