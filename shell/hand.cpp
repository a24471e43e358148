// The hand, the preview of what is pointed at, and the note on why something cannot be done now.
#include <algorithm>
#include <cmath>

#include "app.h"
#include "text/phrases.h"

namespace upkeep {
namespace {

// Turns all vertices from `first` on about a point.
void turn(ImDrawList* d, int first, ImVec2 about, float degrees) {
  if (degrees == 0) return;
  const float a = degrees * 3.14159265f / 180, c = std::cos(a), s = std::sin(a);
  for (int i = first; i < d->VtxBuffer.Size; ++i) {
    ImVec2& p = d->VtxBuffer[i].pos;
    const float x = p.x - about.x, y = p.y - about.y;
    p = {about.x + c * x - s * y, about.y + s * x + c * y};
  }
}

}  // namespace

int App::activated_ability(const ViewObject& o) const {
  const CardDef& def = game_.cards().card(o.card);
  for (int i = 0; i < def.ability_count; ++i)
    if (game_.cards().abilities[std::size_t(def.first_ability + i)].kind == AbilityKind::activated)
      return i;
  return -1;
}

Reason App::reason_for(const ViewObject& o) {
  Option attempt;
  attempt.object = o.ref;
  if (o.zone == Zone::hand) {
    attempt.kind = (o.types & kLand) ? OptionKind::play_land : OptionKind::cast;
  } else if (v_->ask == Ask::attackers) {
    attempt.kind = OptionKind::attack;
    attempt.a = u8(other());
  } else {
    attempt.kind = OptionKind::activate;
    const int ability = activated_ability(o);
    attempt.a = u8(std::max(0, ability));
    attempt.b = u16(game_.cards().card(o.card).first_ability + std::max(0, ability));
  }
  return game_.explain_option(attempt);
}

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

void App::draw_hand() {
  std::vector<const ViewObject*> cards;
  for (const ViewObject& o : v_->objects)
    if (o.zone == Zone::hand && o.owner == me() && !(o.flags & kVUnknown)) cards.push_back(&o);
  const int n = int(cards.size());
  // The question whether to keep it shows it.
  if (n == 0 || (my_move() && v_->why == Why::mulligan)) return;
  const bool asking = my_move() && v_->ask == Ask::act && is_act_window(v_->why);
  const bool picking = my_move() && v_->ask != Ask::act;
  ImDrawList* d = g_.list();
  const bool strip = lay_.phone();
  const InRegion part(g_, "the hand", lay_.hand, kMayClip | kMayCover | kLoose);
  float step = lay_.card_step;
  const float room = lay_.hand.w - g_.px(strip ? 16.f : 48.f);
  float x0;
  if (strip) {
    // A strip to be pushed sideways; the next card always peeps in.
    const float total = step * float(n - 1) + lay_.card_w;
    const float most = std::max(0.f, total - room);
    hand_scroll_ = std::min(std::max(hand_scroll_, 0.f), most);
    x0 = lay_.hand.x + g_.px(8) + std::max(0.f, (room - total) / 2) - hand_scroll_;
    d->PushClipRect({lay_.hand.x, lay_.hand.y - g_.px(16)}, {lay_.hand.right(), lay_.h}, true);
  } else {
    if (n > 1) step = std::min(step, (room - lay_.card_w) / float(n - 1));
    x0 = lay_.hand.cx() - (step * float(n - 1) + lay_.card_w) / 2;
  }
  int raised = -1;
  for (int pass = 0; pass < 2; ++pass)
    for (int i = 0; i < n; ++i) {
      const ViewObject& o = *cards[std::size_t(i)];
      const Command c{Cmd::object, 0, o.ref};
      const bool hovered = ui_.hover() == c && !touch_,
                 picked = selected_ == o.ref || pending_ == o.ref;
      const bool up = hovered || picked || (ui_.ring() && ui_.focused() == nullptr && false);
      if (pass == 0 && up && raised < 0) raised = i;
      if ((pass == 0) == (i == raised)) continue;
      const float t = float(i) - float(n - 1) / 2;
      const bool playable = my_move() && !options_of(o.ref, false).empty();
      float y = lay_.hand.y, degrees = 0;
      if (!strip) {
        const float squeeze = std::min(1.f, step / (lay_.card_step + .01f));
        y += g_.px(2.4f * t * t * squeeze * squeeze);
        degrees = 1.9f * t * squeeze;
        if (playable) y -= g_.px(4);
        if (up && hovered) {
          y -= g_.px(10);  // the preview shows all of it
        } else if (up) {
          // Far enough to be read, and upright.
          y = std::min(y - g_.px(10),
                       std::max(lay_.h - lay_.card_h - g_.px(6), lay_.hand.y - g_.px(84)));
          degrees = 0;
        }
      } else {
        y += g_.px(10) - (up ? g_.px(8) : 0);
      }
      Rect r{x0 + step * float(i), y, lay_.card_w, lay_.card_h};
      r = glide(o.ref, r);
      if (drag_ == o.ref && dragging_ && !strip) {
        r.x = pointer_.x - r.w / 2;
        r.y = pointer_.y - r.h / 2;
        degrees = 0;
      }
      Region region;
      region.r = r;
      if (i + 1 < n && !up && !strip) region.r.w = std::min(region.r.w, step + g_.px(4));
      region.r.h = std::min(region.r.h, lay_.h - r.y);
      region.command = c;
      region.label = o.name;
      region.card = o.card;
      region.shows = o.ref;
      const PlaceState s = ui_.place(region);
      u32 state = 0;
      if (playable) state |= kStatePlayable;
      if (o.flags & kVSelected || picked) state |= kStateSelected;
      if (hovered) state |= kStateHovered;
      if (s.focused) state |= kStateFocused;
      const char* badge = nullptr;
      if (asking && !playable) {
        state |= kStateDim;
        badge = badge_for(o);
      }
      if (picking && !playable && !(o.flags & kVSelected)) state |= kStateDim;
      const int first = d->VtxBuffer.Size;
      // What is carried about covers what it is over.
      const bool carried = drag_ == o.ref && dragging_ && !strip;
      const InRegion over(g_, "a hand card", {0, 0, lay_.w, lay_.h},
                          kLoose | (carried ? kOverlay : kMayClip));
      draw_hand_card(g_, r, face(o), state, badge,
                     i + 1 < n && !up && step < lay_.card_w ? step : 0);
      turn(d, first, {r.cx(), r.y + r.h * 1.2f}, degrees);
    }
  if (strip) d->PopClipRect();
}

// The left column, or nothing where there is none: what is pointed at and its note.
void App::draw_preview() {
  if (lay_.shape != Shape::wide) return;
  g_.gradient(lay_.left, rgb(ink::kWalnut), rgb(ink::kWalnut2), 0);
  g_.list()->AddLine({lay_.left.right(), 0}, {lay_.left.right(), lay_.h}, rgb(ink::kDark),
                     g_.px(3));
  draw_head();
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
  if (r.h > lay_.h - g_.px(16)) {
    const float k = (lay_.h - g_.px(16)) / r.h;
    r.w *= k;
    r.h *= k;
    r.y = g_.px(8);
  }
  const ViewObject* about = object(shown->shows);
  const InRegion over(g_, "the preview", {0, 0, lay_.w, lay_.h}, kOverlay | kLoose);
  draw_page(g_, r, f);
  if (about) draw_reason(*about, r);
}

std::string App::division_rule() const {
  static constexpr const char* kFree[] = {
      "It may be divided in any way, also so that nobody gets a lethal amount.",
      "Pode ser dividido de qualquer forma, mesmo sem que ninguém receba o letal.",
      "Puede dividirse de cualquier modo, aunque nadie reciba lo letal.",
      "Si può dividere in qualunque modo, anche se nessuno riceve il letale."};
  static constexpr const char* kOrdered[] = {
      "In their order: before the next gets any, each must be given lethal damage.",
      "Na ordem deles: cada um recebe o letal antes que o seguinte receba algo.",
      "Por su orden: cada una recibe lo letal antes de que la siguiente reciba algo.",
      "Nel loro ordine: ognuna riceve il letale prima che la seguente riceva qualcosa."};
  static constexpr const char* kOver[] = {"What goes over them needs lethal damage to each.",
                                          "O que passa por cima exige dano letal a cada um.",
                                          "Lo que pasa por encima exige daño letal a cada una.",
                                          "Ciò che va oltre richiede danno letale a ognuna."};
  const bool ordered = game_.state().rules[Switch::damageSplit] == rule::orderedLethal;
  std::string text = (ordered ? kOrdered : kFree)[int(lang_)];
  // A trampler's last one is the player it attacks.
  if (!v_->shares.empty() && !v_->shares.back().to) text += std::string(" ") + kOver[int(lang_)];
  return text;
}

void App::draw_note() {
  const Rect r = lay_.note;
  if (r.h < g_.px(80)) return;
  // About the card that was clicked, or is pointed at, and cannot act.
  const ViewObject* about = object(selected_);
  if (const ViewObject* hovered =
          ui_.hover().cmd == Cmd::object ? object(ui_.hover().ref) : nullptr)
    about = hovered;
  if (const Region* f = ui_.focused())
    if (f->command.cmd == Cmd::object)
      if (const ViewObject* o = object(f->command.ref)) about = o;
  const bool mine = about && (about->zone == Zone::hand
                                  ? about->owner == me()
                                  : about->zone == Zone::battlefield && about->controller == me());
  // A permanent that could never do anything of itself needs no reason.
  const bool could = about && (about->zone == Zone::hand || activated_ability(*about) >= 0 ||
                               (v_->ask == Ask::attackers && (about->types & kCreature)));
  const bool declared = about && may_withdraw(about->ref);
  const bool why = could && mine && !declared && my_move() && v_->ask != Ask::pick &&
                   v_->why != Why::mulligan && options_of(about->ref, false).empty() &&
                   options_of(about->ref, true).empty();
  slip(r);
  const InRegion part(g_, "the note", r, kLoose);
  const float x = r.x + g_.px(13), right = r.right() - g_.px(13);
  float y = r.y + g_.px(12);
  g_.icon(why ? "pointing" : "light-bulb", {x, y, g_.px(22), g_.px(22)}, rgb(ink::kRubric));
  g_.text(x + g_.px(30), y, Face::alegreya700, 18, rgb(ink::kInk),
          w(why ? W::why_not : W::what_now));
  y += g_.px(32);
  g_.list()->AddLine({x, y}, {right, y}, rgb(ink::kPaperLine), g_.px(1));
  y += g_.px(10);
  const float foot = r.bottom() - g_.px(10);
  g_.list()->PushClipRect({r.x, y}, {r.right(), foot}, true);
  if (why) {
    const Reason reason = reason_for(*about);
    Speech speech{game_.cards(), lang_, v_->words, u8(me()), {}};
    for (const ViewPlayer& p : v_->players) speech.players.push_back(p.name);
    const ViewObject* in_way = object(reason.object);
    const std::string text = reason_text(speech, reason, in_way ? in_way->name : std::string()) +
                             " " + remedy_text(speech, reason);
    g_.text(x, y, Face::sans700, 15, rgb(ink::kInk),
            g_.fit(Face::sans700, 15, about->name, right - x));
    y += g_.px(24);
    g_.disc(x + g_.px(9), y + g_.px(9), g_.px(8.5f), rgb(ink::kRubric), rgb(0x6A1A10));
    g_.icon("cross", {x + g_.px(3), y + g_.px(3), g_.px(12), g_.px(12)}, rgb(0xFFF0E0));
    y += g_.paragraph({x + g_.px(26), y, right - x - g_.px(26), 0}, Face::sans500, 15,
                      rgb(ink::kInk), text) +
         g_.px(12);
    const std::string cite = reason_citation(speech, reason);
    if (!cite.empty()) {
      const Rect box{x, y, right - x, g_.px(32)};
      const PlaceState s = place_cite(box, cite);
      g_.list()->AddRectFilled({box.x, box.y}, {box.right(), box.bottom()}, rgb(ink::kPaperInset),
                               g_.px(4));
      g_.outline(box, rgb(s.hovered ? ink::kRubric : ink::kPaperLine), 4, s.hovered ? 2.f : 1.f);
      if (s.focused) focus_ring(box, 4);
      g_.icon("rule-book", {x + g_.px(8), y + g_.px(6), g_.px(20), g_.px(20)}, rgb(ink::kRubric));
      g_.text(x + g_.px(36), y + g_.px(7), Face::sans700, 15, rgb(ink::kRubric),
              g_.fit(Face::sans700, 15, cite, box.w - g_.px(42)));
    }
  } else {
    y += g_.paragraph({x, y, right - x, 0}, Face::sans700, 15, rgb(ink::kInk), v_->prompt) +
         g_.px(8);
    if (v_->why != Why::pay_mana) y += draw_payment(x, y, right);
    if (dialog_wanted() && !dialog_hidden_) {
      // The slip lists what there is to choose; how a division goes is said here.
      if (v_->ask == Ask::divide && v_->why == Why::damage_division)
        g_.paragraph({x, y, right - x, 0}, Face::sans500, 15, rgb(ink::kInk2), division_rule());
    } else if (my_move()) {
      if (declared) {
        static constexpr const char* kHome[] = {
            "{0}: pressed again, it stays at home.", "{0}: apertada de novo, fica de fora.",
            "{0}: pulsada de nuevo, se queda fuera.", "{0}: premuta di nuovo, resta a casa."};
        std::string text = kHome[int(lang_)];
        text.replace(0, 3, about->name);
        y += g_.paragraph({x, y, right - x, 0}, Face::sans500, 15, rgb(ink::kInk), text) + g_.px(8);
      }
      int left = 0;
      for (const ViewOption& o : v_->options) {
        const OptionKind k = o.option.kind;
        // What the large button says is said there.
        if (k == OptionKind::mana || k == OptionKind::pass || k == OptionKind::concede ||
            k == OptionKind::back || k == OptionKind::done || k == OptionKind::pay)
          continue;
        if (y > foot - g_.px(40)) {
          ++left;
          continue;
        }
        // The key that does it, where there are keys.
        if (lay_.keys && o.key.size() == 1)
          g_.text_centered(x + g_.px(5), y + g_.px(1.5f), Face::sans700, 13, rgb(ink::kRubric),
                           o.key);
        else
          g_.list()->AddCircleFilled({x + g_.px(5), y + g_.px(9)}, g_.px(3), rgb(ink::kRubric), 12);
        y += g_.paragraph({x + g_.px(16), y, right - x - g_.px(16), 0}, Face::sans500, 15,
                          rgb(ink::kInk2), o.text, 2) +
             g_.px(2);
      }
      if (left)
        g_.text(x + g_.px(16), y, Face::sans500, 13, rgb(ink::kInk2),
                say(W::more, lang_, {std::to_string(left)}));
      if (v_->why == Why::pay_mana) {
        y += draw_payment(x, y + g_.px(4), right) + g_.px(4);
        g_.paragraph({x, y + g_.px(4), right - x, 0}, Face::sans500, 13, rgb(ink::kInk2),
                     w(W::untapped_first));
      }
    }
  }
  g_.list()->PopClipRect();
}

// Held under a finger (or asked for by key): the full card over everything, with its note's text.
void App::draw_big_card() {
  ui_.cover();
  const InRegion over(g_, "a large card", {0, 0, lay_.w, lay_.h}, kOverlay | kLoose);
  const Rect all{0, 0, lay_.w, lay_.h};
  g_.list()->AddRectFilled({0, 0}, {all.w, all.h}, rgb(0x0A0705, .72f));
  ui_.place(all, {Cmd::close}, w(W::close));
  const ViewObject* o = object(big_ref_);
  if (!o && !big_def_) return;
  const CardFace f = o ? face(*o) : face_of(game_.cards(), big_def_, lang_, v_->words);
  const float k =
      std::min({1.f, (lay_.w - g_.px(24)) / g_.px(300), (lay_.h - g_.px(24)) / g_.px(420)});
  const Rect r{lay_.w / 2 - g_.px(150) * k, std::max(g_.px(12), lay_.h / 2 - g_.px(230) * k),
               g_.px(300) * k, g_.px(420) * k};
  draw_page(g_, r, f);
  if (o) draw_reason(*o, r);
}

// Why what is shown large cannot act now, on a slip at its foot, and what would help.
void App::draw_reason(const ViewObject& o, const Rect& card) {
  const bool could = o.zone == Zone::hand
                         ? o.owner == me()
                         : o.zone == Zone::battlefield && o.controller == me() &&
                               (activated_ability(o) >= 0 || v_->ask == Ask::attackers) &&
                               options_of(o.ref, true).empty();
  if (!could || !my_move() || !options_of(o.ref, false).empty()) return;
  if (v_->ask != Ask::act && v_->ask != Ask::attackers) return;
  Speech speech{game_.cards(), lang_, v_->words, u8(me()), {}};
  for (const ViewPlayer& p : v_->players) speech.players.push_back(p.name);
  const Reason reason = reason_for(o);
  const ViewObject* in_way = object(reason.object);
  const float width = std::min(lay_.w - g_.px(24), g_.px(360));
  const std::string text = reason_text(speech, reason, in_way ? in_way->name : std::string()) +
                           " " + remedy_text(speech, reason);
  const float h =
      g_.paragraph({0, 0, width - g_.px(28), 0}, Face::sans500, 15, 0, text, 0, false) + g_.px(20);
  const float x = std::max(g_.px(12), std::min(card.cx() - width / 2, lay_.w - width - g_.px(12)));
  const Rect box{x, std::min(card.bottom() + g_.px(12), lay_.h - h - g_.px(8)), width, h};
  slip(box);
  g_.paragraph({box.x + g_.px(14), box.y + g_.px(10), width - g_.px(28), 0}, Face::sans500, 15,
               rgb(ink::kInk), text);
}

}  // namespace upkeep
