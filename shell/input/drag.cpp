// What is shown of an action before it is taken: while a card is dragged, where it fits and why not
// there; while it is pointed at, what would be tapped for it.
#include <algorithm>
#include <cmath>

#include "app.h"
#include "text/phrases.h"

namespace upkeep {

// What lies under the pointer; the dragged card's own place does not count.
Command App::under_pointer(Ref dragged) const {
  const auto& all = ui_.regions();
  for (std::size_t i = all.size(); i > ui_.first(); --i)
    if (all[i - 1].r.has(pointer_) &&
        !(all[i - 1].command.cmd == Cmd::object && all[i - 1].command.ref == dragged))
      return all[i - 1].command;
  return {};
}

// False only where something is tried that is not legal.
bool App::drop_fits(const ViewObject& card, Command under) {
  if (!my_move()) return true;
  const ViewObject* on = under.cmd == Cmd::object ? object(under.ref) : nullptr;
  const bool player = under.cmd == Cmd::player;
  const std::vector<const ViewOption*> options = options_of(card.ref, false);
  if (card.zone == Zone::hand) {
    // Laid back into the hand.
    if (pointer_.y > (lay_.phone() ? lay_.pass.y : lay_.hand.y - g_.px(8))) return true;
    if (v_->kind != DecisionKind::act || !is_act_window(v_->prompt)) return true;
    if (options.empty()) return false;
    if (aim_.targets_of != card.ref || aim_.targets.empty()) return true;
    if (!player && (!on || on->zone != Zone::battlefield)) return true;
    // What is aimed at graveyards, say, is cast wherever it is dropped.
    if (std::none_of(aim_.targets.begin(), aim_.targets.end(), [&](const Option& o) {
          return o.kind == OptionKind::player || field_.rect_of(o.object).w > 0;
        }))
      return true;
    return std::any_of(aim_.targets.begin(), aim_.targets.end(), [&](const Option& o) {
      return player ? o.kind == OptionKind::player && o.a == under.arg
                    : o.kind == OptionKind::object && o.object == under.ref;
    });
  }
  if (v_->kind != DecisionKind::attackers && v_->kind != DecisionKind::blockers) return true;
  if (card.controller != me() || !(player || (on && on->zone == Zone::battlefield))) return true;
  return std::any_of(options.begin(), options.end(), [&](const ViewOption* o) {
    const Option& x = o->option;
    if (player) return x.kind == OptionKind::attack && !x.other && x.a == under.arg;
    return x.other == under.ref ||
           (x.kind == OptionKind::attack && x.value && x.value == int(under.ref.slot));
  });
}

Reason App::drop_reason(const ViewObject& card, Command under) {
  Option attempt;
  if (card.zone == Zone::hand) {
    if (options_of(card.ref, false).empty()) return reason_for(card);
    attempt.kind = under.cmd == Cmd::player ? OptionKind::player : OptionKind::object;
    if (under.cmd == Cmd::player)
      attempt.a = u8(under.arg);
    else
      attempt.object = under.ref;
    return game_.explain_target(aim_.option, attempt);
  }
  attempt.object = card.ref;
  attempt.kind = v_->kind == DecisionKind::attackers ? OptionKind::attack : OptionKind::block;
  if (under.cmd == Cmd::player)
    attempt.a = u8(under.arg);
  else if (attempt.kind == OptionKind::block)
    attempt.other = under.ref;
  else
    attempt.a = u8(other());
  return game_.explain_option(attempt);
}

void App::draw_drag() {
  const ViewObject* card = object(aim_.dragged);
  if (!card || !my_move()) return;
  ImDrawList* d = g_.list();
  const InRegion over(g_, "what is dragged", {0, 0, lay_.w, lay_.h}, kOverlay | kLoose);
  if (card->zone == Zone::battlefield && !options_of(aim_.dragged, false).empty()) {
    // From the creature to where it is pulled.
    const Rect from = field_.rect_of(aim_.dragged);
    const ImVec2 a{from.cx(), pointer_.y < from.cy() ? from.y : from.bottom()};
    const ImU32 color = rgb(v_->kind == DecisionKind::blockers ? ink::kBlock : ink::kAttack);
    if (from.w > 0) {
      g_.dashed_curve(a, {a.x, (a.y + pointer_.y) / 2}, {pointer_.x, (a.y + pointer_.y) / 2},
                      pointer_, color, 4);
      d->AddCircleFilled(pointer_, g_.px(6), color, 20);
    }
  }
  const Command under = under_pointer(aim_.dragged);
  if (drop_fits(*card, under)) return;
  const Reason reason = drop_reason(*card, under);
  if (reason.code == ReasonCode::legal) return;
  // Struck through, and the reason beside it.
  Rect at = under.cmd == Cmd::object ? field_.rect_of(under.ref) : Rect{};
  if (under.cmd == Cmd::player) {
    const int row = under.arg == me() ? 1 : 0;
    at = Rect{lay_.disc_x, lay_.disc_y[row], 0, 0}.grown(lay_.disc_r);
  }
  const ImVec2 c = at.w > 0 ? ImVec2{at.cx(), at.cy()} : ImVec2{pointer_.x, pointer_.y};
  if (at.w > 0) g_.dashed_ring(at.grown(g_.px(4)), 10, rgb(ink::kTheirs), 3);
  g_.disc(c.x, c.y, g_.px(16), rgb(ink::kRubric), rgb(0xFFF0E0));
  g_.icon("cross", {c.x - g_.px(10), c.y - g_.px(10), g_.px(20), g_.px(20)}, rgb(0xFFF0E0));
  Speech speech{game_.cards(), lang_, v_->words, u8(me()), {}};
  for (const ViewPlayer& p : v_->players) speech.players.push_back(p.name);
  const ViewObject* in_way = in_the_way(reason, aim_.dragged);
  const std::string text = reason_text(speech, reason, in_way ? in_way->name : std::string());
  const std::string cite = reason_citation(speech, reason);
  const float width = std::min(g_.px(300), lay_.w - g_.px(24)), inner = width - g_.px(24);
  const float text_h = g_.paragraph({0, 0, inner, 0}, Face::sans700, 15, 0, text, 0, false);
  const float h = text_h + g_.px(cite.empty() ? 20.f : 42.f);
  Rect box{c.x + g_.px(28), c.y - h / 2, width, h};
  if (box.right() > lay_.w - g_.px(8)) box.x = c.x - g_.px(28) - width;
  if (box.x < g_.px(8)) {
    // No room beside a finger: above it.
    box.x = std::max(g_.px(8), std::min(c.x - width / 2, lay_.w - width - g_.px(8)));
    box.y = c.y - h - g_.px(56);
  }
  box.y = std::max(g_.px(8), std::min(box.y, lay_.h - h - g_.px(8)));
  slip(box);
  g_.paragraph({box.x + g_.px(12), box.y + g_.px(10), inner, 0}, Face::sans700, 15, rgb(ink::kInk),
               text);
  if (!cite.empty())
    g_.text(box.x + g_.px(12), box.y + g_.px(14) + text_h, Face::sans700, 15, rgb(ink::kRubric),
            g_.fit(Face::sans700, 15, cite, inner));
}

const std::vector<PayStep>& App::would_pay() {
  Ref about = !touch_ && ui_.hover().cmd == Cmd::object ? ui_.hover().ref : selected_;
  if (const Region* f = ui_.focused())
    if (f->command.cmd == Cmd::object) about = f->command.ref;
  if (aim_.dragging && aim_.dragged) about = aim_.dragged;
  const bool asked = my_move() && v_->kind == DecisionKind::act && is_act_window(v_->prompt);
  const ViewObject* o = asked ? object(about) : nullptr;
  const std::vector<const ViewOption*> options =
      o ? options_of(about, false) : std::vector<const ViewOption*>{};
  if (options.size() != 1 || (options[0]->option.kind != OptionKind::cast &&
                              options[0]->option.kind != OptionKind::activate)) {
    aim_.pays_for = {};
    aim_.payment.clear();
  } else if (aim_.pays_for != about) {
    aim_.pays_for = about;
    aim_.payment = game_.would_pay(options[0]->index);
  }
  return aim_.payment;
}

}  // namespace upkeep
