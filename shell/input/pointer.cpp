// Mouse and fingers: moving, pressing, holding, dragging; a press that ends where it began becomes
// a command.
#include <algorithm>
#include <cmath>

#include "app.h"

namespace upkeep {
namespace {

constexpr double kHoldSeconds = .35;

}  // namespace

void App::pointer_move(ImVec2 p, Pointer kind) {
  const ImVec2 before = pointer_;
  pointer_ = p;
  const bool touch = kind == Pointer::touch;
  const Region* at = ui_.at(p);
  const Command hover = at && !touch ? at->command : Command{};
  if (!(hover == ui_.hover()) && !touch) {
    ui_.set_hover(hover);
    hushed_ = false;
    refresh();
  }
  if (!down_) return;
  if (bar_held_) {
    scroll_ = std::min(std::max(0.f, scroll_ + (p.y - before.y) * bar_gain_), scroll_max_);
    return refresh();
  }
  const float dx = p.x - down_at_.x, dy = p.y - down_at_.y;
  if (!aim_.dragging && std::hypot(dx, dy) > g_.px(kind == Pointer::touch ? 12.f : 8.f)) {
    aim_.dragging = true;
    // A strip is pushed sideways; a card is pulled out of it upwards.
    if (touch && (lay_.phone() && std::fabs(dx) > std::fabs(dy))) aim_.dragged = {};
    drag_scroll_ = hand_.scrolled();
    aim_.targets.clear();
    aim_.targets_of = aim_.dragged;
    const auto options = v_ && my_move() ? options_of(aim_.dragged, false) : options_of({}, false);
    aim_.option = options.size() == 1 ? int(options[0]->index) : -1;
    if (aim_.option >= 0 && options[0]->option.kind == OptionKind::cast)
      aim_.targets = game_.would_target(aim_.option);
    refresh();
  }
  if (aim_.dragging) {
    if (touch && !aim_.dragged) {
      if (sheet_ != Sheet::none || (dialogs_.wanted() && !dialog_hidden_)) {
        scroll_ = std::min(
            std::max(0.f, scroll_ - (sheet_ == Sheet::log ? before.y - p.y : p.y - before.y)),
            scroll_max_);
      } else if (down_at_.y > lay_.hand.y) {
        hand_.scroll_to(drag_scroll_ - dx);
      }
    }
    refresh();
  }
}

void App::pointer_down(ImVec2 p, Pointer kind, int button, double time) {
  const bool touch = kind == Pointer::touch;
  if (touch != touch_) {
    touch_ = touch;
    lay_ = make_layout(width_, height_, touch_, zoom_, board_);
  }
  ui_.drop_focus();
  refused_ = {};
  motion_.finish();
  pointer_ = p;
  if (touch) ui_.set_hover({});
  down_ = true;
  aim_.dragging = held_ = false;
  down_at_ = p;
  bar_held_ = bar_.has(p);
  down_time_ = time;
  finger_ = touch;
  const Region* at = ui_.at(p);
  ui_.set_pressed(at ? at->command : Command{});
  aim_.dragged =
      at && at->command.cmd == Cmd::object && at->command.arg == 0 ? at->command.ref : Ref{};
  if (const ViewObject* o = object(aim_.dragged))
    if (o->zone != Zone::hand && o->zone != Zone::battlefield) aim_.dragged = {};
  if (touch && at && at->card) platform_.request_frame_in(int(kHoldSeconds * 1000) + 10);
  if (button == 2 && at && at->card) {
    // The other button looks closely.
    preview_.show(at->shows, at->card);
    held_ = true;
  }
  game_.cancel_passing();
  refresh();
}

void App::hold_started() {
  const Region* at = ui_.at(down_at_);
  if (!at || !at->card) return;
  held_ = true;
  preview_.show(at->shows, at->card);
}

// Before each frame: a finger that has rested long enough opens the card under it.
void App::watch_hold() {
  if (down_ && finger_ && !aim_.dragging && !held_ && !preview_.large() &&
      platform_.seconds() - down_time_ > kHoldSeconds)
    hold_started();
}

void App::pointer_up(ImVec2 p, Pointer kind, double time) {
  if (!down_) return;
  pointer_ = p;
  down_ = false;
  if (bar_held_) {
    bar_held_ = false;
    ui_.set_pressed({});
    return refresh();
  }
  const bool touch = kind == Pointer::touch;
  const bool late = touch && !aim_.dragging && was_a_tap(time);
  const Command pressed = ui_.pressed();
  ui_.set_pressed({});
  const Ref dragged = aim_.dragged;
  aim_.dragged = {};
  refresh();
  if (held_) {
    held_ = aim_.dragging = false;
    return;
  }
  if (aim_.dragging) {
    aim_.dragging = false;
    return drop(dragged, p);
  }
  const Region* at = ui_.at(p);
  if (late || (at && at->command == pressed)) press(pressed, p, touch, time);
}

// A finger that is lifted: one that has rested long enough holds. True if it was held to do so and
// was a tap after all: its end was waiting while a slow frame was drawn.
bool App::was_a_tap(double time) {
  const bool rested = time - down_time_ > kHoldSeconds;
  if (rested && !held_) hold_started();
  if (rested || !held_) return false;
  held_ = false;
  preview_.close();
  return true;
}

// A card is let go of.
void App::drop(Ref dragged, ImVec2 p) {
  const ViewObject* card = object(dragged);
  if (!card || !my_move()) return;
  const Command under = under_pointer(dragged);
  const bool fits = drop_fits(*card, under);
  if (!fits) tried(dragged, drop_reason(*card, under));
  if (card->zone != Zone::hand) return drop_creature(dragged, under, p);
  // Back where it was.
  if (p.y > lay_.hand.y - g_.px(8) && !lay_.phone()) return;
  if (lay_.phone() && p.y > lay_.pass.y) return;
  if (!fits) {
    selected_ = dragged;
    return;
  }
  click_object(dragged);
  answer_by(under);
}

// Dropped on a target: that is the answer to the question that follows.
void App::answer_by(const Command& under) {
  if (!game_.running() || game_.over() || game_.curtain()) return;
  v_ = &game_.view();
  seen_changes_ = game_.changes();
  reset_choice();
  if (!my_move() || v_->prompt != Prompt::target) return;
  for (const ViewOption& o : v_->options) {
    const bool hit = under.cmd == Cmd::object
                         ? o.option.kind == OptionKind::object && o.option.object == under.ref
                         : under.cmd == Cmd::player && o.option.kind == OptionKind::player &&
                               o.option.a == under.arg;
    if (hit) return act(o.index);
  }
}

// A creature pulled onto what it attacks or blocks.
void App::drop_creature(Ref dragged, const Command& under, ImVec2 p) {
  for (const ViewOption* o : options_of(dragged, false)) {
    const Option& option = o->option;
    const bool attack = option.kind == OptionKind::attack;
    if (under.cmd == Cmd::object && option.other == under.ref && option.other) return act(o->index);
    // Onto another attacker: a band with it.
    if (under.cmd == Cmd::object && attack && option.value && option.value == int(under.ref.slot))
      return act(o->index);
    if (option.value) continue;
    if (attack && !option.other &&
        (under.cmd == Cmd::player ? option.a == under.arg : p.y < lay_.ribbon.bottom()))
      return act(o->index);
  }
}

// What was pressed is run, unless it is only looked at first.
void App::press(const Command& pressed, ImVec2 p, bool touch, double time) {
  // On touch screens the first tap on a card shows what it is, the second acts; on the board of a
  // page the slip says at once why there is nothing to do with it.
  const auto idle = [this](Ref r) {
    return options_of(r, false).empty() && options_of(r, true).empty() && !could_attack(r);
  };
  if (touch && pressed.cmd == Cmd::object && pressed.arg == 0 && prompt_.shown_first(pressed.ref) &&
      !(selected_ == pressed.ref) && !(board_ && idle(pressed.ref))) {
    selected_ = pressed.ref;
    pending_ = {};
    // Nothing waits for a second tap: the first says why not.
    if (idle(pressed.ref)) refused_ = pressed;
    return;
  }
  if (is_double_click(pressed, p, time)) return;
  const u32 before = game_.changes();
  run(pressed);
  if (game_.changes() != before) {
    hushed_ = !touch;
    acted_time_ = time;
    acted_at_ = p;
  }
}

bool App::is_double_click(const Command& c, ImVec2 p, double time) const {
  if (time - acted_time_ >= (gives_up(c) ? 2 * patience_ : patience_) ||
      std::hypot(p.x - acted_at_.x, p.y - acted_at_.y) > g_.px(24))
    return false;
  switch (c.cmd) {
    case Cmd::object: {
      // Lands of a pile may be tapped as fast as anybody likes.
      const ViewObject* o = object(c.ref);
      return !(o && o->zone == Zone::battlefield && v_->kind == DecisionKind::act);
    }
    case Cmd::option:
    case Cmd::player:
    case Cmd::end_turn:
    case Cmd::attack:
    case Cmd::attack_all:
    case Cmd::decline:
    case Cmd::take_number:
    case Cmd::lift:
    case Cmd::concede:
    case Cmd::rematch:
    case Cmd::begin:
    case Cmd::leave:
      return true;
    default:
      return false;
  }
}

void App::pointer_leave() {
  ui_.set_hover({});
  down_ = aim_.dragging = bar_held_ = false;
  aim_.dragged = {};
  ui_.set_pressed({});
  refresh();
}

bool App::wheel(ImVec2, float dy) {
  const bool lists = sheet_ != Sheet::none || menu_ || (v_ && dialogs_.wanted() && !dialog_hidden_);
  if (!lists) {
    if (lay_.phone() && v_) {
      hand_.scroll_to(hand_.scrolled() + dy);
      refresh();
      return true;
    }
    return false;
  }
  scroll_ = std::min(std::max(0.f, scroll_ + (sheet_ == Sheet::log ? -dy : dy)), scroll_max_);
  refresh();
  return true;
}

}  // namespace upkeep
