// Clicks and touches: all become commands, and commands become options of the view.
#include <algorithm>
#include <cmath>

#include "app.h"
#include "text/phrases.h"

namespace upkeep {
namespace {

constexpr double kHoldSeconds = .35;

}  // namespace

void App::act(int index) {
  // What was clicked must be what was on the screen.
  if (game_.changes() != seen_changes_) {
    refresh();
    return;
  }
  selected_ = {};
  pending_ = {};
  menu_ = {};
  scroll_ = 0;
  big_card_ = false;
  if (game_.act(index)) {
    if (sheet_ == Sheet::zone || sheet_ == Sheet::stack) sheet_ = Sheet::none;
    changed();
  }
}

void App::primary() {
  if (!my_move()) return;
  const ViewOption* o = nullptr;
  if (v_->ask == Ask::act)
    o = option_kind(v_->why == Why::pay_mana ? OptionKind::pay : OptionKind::pass);
  else
    o = option_kind(OptionKind::done);
  if (!o && v_->ask == Ask::act && is_act_window(v_->why)) o = due_option();
  if (o) act(o->index);
}

void App::tried(Ref r, const Reason& reason) {
  if (reason.code == ReasonCode::legal) return;
  Speech speech{game_.cards(), lang_, v_->words, u8(me()), {}};
  for (const ViewPlayer& p : v_->players) speech.players.push_back(p.name);
  const ViewObject* in_way = object(reason.object);
  const std::string said = std::to_string(r.slot) + "." + std::to_string(r.gen) + "\n" +
                           reason_name(reason.code) + "\n" +
                           reason_text(speech, reason, in_way ? in_way->name : std::string()) +
                           "\n" + reason_citation(speech, reason);
  platform_.command("illegal", said.c_str());
}

void App::click_object(Ref r) {
  if (!v_) return;
  if (pending_) {
    if (r == pending_) {
      pending_ = {};
      refresh();
      return;
    }
    for (const ViewOption* o : options_of(pending_, false))
      if (o->option.other == r) {
        act(o->index);
        return;
      }
    pending_ = {};
  }
  if (!my_move()) {
    selected_ = selected_ == r ? Ref{} : r;
    refresh();
    return;
  }
  std::vector<const ViewOption*> options = options_of(r, false);
  const std::vector<const ViewOption*> mana = options_of(r, true);
  if (options.size() == 1 && mana.empty()) {
    act(options[0]->index);
    return;
  }
  if (options.size() == 1 && v_->why == Why::pay_mana) {
    act(options[0]->index);
    return;
  }
  if (options.size() > 1) {
    bool whom = true;
    for (const ViewOption* o : options)
      whom = whom &&
             (o->option.kind == OptionKind::attack || o->option.kind == OptionKind::block) &&
             !o->option.value;
    if (whom) {
      pending_ = r;
      selected_ = {};
      refresh();
      return;
    }
  }
  if (options.empty() && mana.size() == 1) {
    act(mana[0]->index);
    return;
  }
  if (!options.empty() || !mana.empty()) {
    menu_ = r;
    scroll_ = 0;
    refresh();
    return;
  }
  // Nothing to do with it: select it, and the note says why.
  if (const ViewObject* o = object(r))
    if (v_->ask == Ask::act && is_act_window(v_->why) &&
        (o->zone == Zone::hand || activated_ability(*o) >= 0))
      tried(r, reason_for(*o));
  selected_ = selected_ == r ? Ref{} : r;
  refresh();
}

void App::click_player(int player) {
  if (!my_move()) return;
  if (pending_) {
    for (const ViewOption* o : options_of(pending_, false))
      if (o->option.kind == OptionKind::attack && !o->option.other && o->option.a == player) {
        act(o->index);
        return;
      }
    pending_ = {};
  }
  for (const ViewOption& o : v_->options)
    if (o.option.kind == OptionKind::player && o.option.a == player) {
      act(o.index);
      return;
    }
  refresh();
}

void App::leave() {
  sheet_ = Sheet::none;
  has_resume_ = !game_.over() && !game_.save().empty();
  left_.reset();
  if (!game_.over() && !game_.curtain()) {
    left_ = std::make_unique<View>(game_.view());
    left_seat_ = game_.seat() < 2 ? game_.seat() : 0;
  }
  game_.stop();
  screen_ = Screen::title;
  platform_.command("leave", "");
  changed();
}

void App::run(const Command& c) {
  switch (c.cmd) {
    case Cmd::none:
      return;
    case Cmd::option:
      act(c.arg);
      return;
    case Cmd::object:
      // The hand that a mulligan shows is only to be looked at.
      if (c.arg == 1) {
        selected_ = c.ref;
        big_card_ = touch_;
        big_ref_ = c.ref;
      } else {
        click_object(c.ref);
      }
      break;
    case Cmd::player:
      click_player(c.arg);
      break;
    case Cmd::end_turn:
      game_.pass_to_end_of_turn();
      changed();
      break;
    case Cmd::decline:
      game_.decline_batch();
      changed();
      break;
    case Cmd::yield: {
      // Once, then every time it comes, then no more.
      const YieldTo now = game_.yield_of(c.ref);
      if (!game_.set_yield(c.ref, now == YieldTo::none ? YieldTo::object : YieldTo::every))
        game_.set_yield(c.ref, YieldTo::none);
      changed();
      break;
    }
    case Cmd::no_yields:
      game_.cancel_yields();
      changed();
      break;
    case Cmd::hold:
      game_.set_hold(!game_.hold());
      changed();
      break;
    case Cmd::undo:
      if (game_.undo()) changed();
      // Past what has been seen since only with the other's consent: the page asks for it.
      else if (game_.can_take_back())
        platform_.command("take_back", "");
      break;
    case Cmd::look:
      big_card_ = true;
      big_ref_ = {};
      big_def_ = u16(c.arg);
      break;
    case Cmd::redo:
      if (game_.redo()) changed();
      break;
    case Cmd::lift:
      game_.lift_curtain();
      changed();
      break;
    case Cmd::show_zone:
      sheet_ = Sheet::zone;
      sheet_arg_ = c.arg;
      scroll_ = 0;
      break;
    case Cmd::show_menu:
      sheet_ = Sheet::menu;
      break;
    case Cmd::show_log:
      sheet_ = Sheet::log;
      scroll_ = 0;
      break;
    case Cmd::leaf:
      row_first_[c.arg / 2 % 6] += c.arg & 1 ? 3 : -3;
      break;
    case Cmd::show_stack:
      sheet_ = Sheet::stack;
      break;
    case Cmd::show_keys:
      sheet_ = Sheet::keys;
      break;
    case Cmd::close:
      if (big_card_)
        big_card_ = false;
      else if (menu_)
        menu_ = {};
      else
        sheet_ = Sheet::none;
      break;
    case Cmd::hide_dialog:
      dialog_hidden_ = !dialog_hidden_;
      break;
    case Cmd::number:
      number_ += c.arg;
      break;
    case Cmd::take_number:
      for (const ViewOption& o : v_->options)
        if (o.option.kind == OptionKind::value && o.option.value == number_) {
          act(o.index);
          return;
        }
      break;
    case Cmd::stop: {
      u16& steps = game_.stops(u8(me())).steps[c.arg & 64 ? 1 : 0];
      unsigned bits = 1u << (c.arg & 63);
      // In 1997 one main phase, before and after the attack.
      if (v_ && v_->six_phases && (c.arg & 63) == int(Step::main1)) bits |= 1u << int(Step::main2);
      steps = u16(steps & bits ? steps & ~bits : steps | bits);
      changed();
      break;
    }
    case Cmd::auto_pass:
      game_.set_auto_pass(!game_.auto_pass());
      changed();
      break;
    case Cmd::concede:
      if (c.arg == 0) {
        sheet_ = Sheet::concede;
      } else {
        sheet_ = Sheet::none;
        game_.concede(u8(me()));
        changed();
      }
      break;
    case Cmd::leave:
      leave();
      break;
    case Cmd::rematch: {
      GameConfig config = game_.config();
      config.seed = platform_.random_seed();
      // Whoever lost starts.
      const u8 winner = game_.state().winner;
      config.first = winner < 2 ? u8(1 - winner) : kNoPlayer;
      game_.start(config);
      changed();
      break;
    }
    case Cmd::new_duel:
      screen_ = Screen::setup;
      ui_.drop_focus();
      break;
    case Cmd::resume:
      platform_.command("resume", "");
      break;
    case Cmd::begin:
      begin_duel();
      break;
    case Cmd::era:
      era_ = c.arg;
      rules_ = preset(Era(era_));
      break;
    case Cmd::rules:
      sheet_ = Sheet::rules;
      scroll_ = 0;
      break;
    case Cmd::rule: {
      u8& value = rules_.value[c.arg];
      ++value;
      if (switch_value_name(Switch(c.arg), value).empty()) value = 0;
      break;
    }
    case Cmd::era_rules:
      rules_ = preset(Era(era_));
      break;
    case Cmd::page:
      sheet_ = Sheet::none;
      platform_.command("page", page_name(c.arg));
      break;
    case Cmd::pause:
      game_.set_pause(!game_.pause());
      changed();
      break;
    case Cmd::stop_window:
      game_.stops(u8(me())).windows ^= u8(c.arg);
      changed();
      break;
    case Cmd::lang:
      set_lang(Lang(c.arg));
      platform_.command("language", lang_tag(lang_));
      break;
    case Cmd::opponent:
      versus_computer_ = c.arg == 1;
      break;
    case Cmd::deck: {
      const int player = c.arg >> 4;
      decks_[player] += (c.arg & 15) ? 1 : -1;
      break;
    }
    case Cmd::name:
    case Cmd::seed:
      editing_ = c;
      break;
    case Cmd::first:
      first_ = c.arg;
      break;
    case Cmd::show_zones:
      sheet_ = Sheet::zones;
      break;
    case Cmd::log_filter:
      log_filter_ = c.arg;
      scroll_ = 0;
      break;
    case Cmd::why:
      why_of_ = why_of_ == u32(c.arg) ? 0 : u32(c.arg);
      break;
  }
  if (c.cmd != Cmd::name && c.cmd != Cmd::seed) editing_ = {};
  refresh();
}

// ---------------------------------------------------------------- pointer

void App::pointer_move(ImVec2 p, Pointer kind) {
  const ImVec2 before = pointer_;
  pointer_ = p;
  const bool touch = kind == Pointer::touch;
  const Region* at = ui_.at(p);
  const Command hover = at && !touch ? at->command : Command{};
  if (!(hover == ui_.hover()) && !touch) {
    ui_.set_hover(hover);
    refresh();
  }
  if (!down_) return;
  const float dx = p.x - down_at_.x, dy = p.y - down_at_.y;
  if (!dragging_ && std::hypot(dx, dy) > g_.px(kind == Pointer::touch ? 12.f : 8.f)) {
    dragging_ = true;
    // A strip is pushed sideways; a card is pulled out of it upwards.
    if (touch && (lay_.phone() && std::fabs(dx) > std::fabs(dy))) drag_ = {};
    drag_scroll_ = hand_scroll_;
    targets_.clear();
    targets_of_ = drag_;
    const auto options = v_ && my_move() ? options_of(drag_, false) : options_of({}, false);
    targets_option_ = options.size() == 1 ? int(options[0]->index) : -1;
    if (targets_option_ >= 0 && options[0]->option.kind == OptionKind::cast)
      targets_ = game_.would_target(targets_option_);
    refresh();
  }
  if (dragging_) {
    if (touch && !drag_) {
      if (sheet_ != Sheet::none || (dialog_wanted() && !dialog_hidden_)) {
        scroll_ = std::min(
            std::max(0.f, scroll_ - (sheet_ == Sheet::log ? before.y - p.y : p.y - before.y)),
            scroll_max_);
      } else if (down_at_.y > lay_.hand.y) {
        hand_scroll_ = drag_scroll_ - dx;
      }
    }
    refresh();
  }
}

void App::pointer_down(ImVec2 p, Pointer kind, int button, double time) {
  const bool touch = kind == Pointer::touch;
  if (touch != touch_) {
    touch_ = touch;
    lay_ = make_layout(width_, height_, touch_, zoom_);
  }
  ui_.drop_focus();
  finish_motion();
  pointer_ = p;
  if (touch) ui_.set_hover({});
  down_ = true;
  dragging_ = held_ = false;
  down_at_ = p;
  down_time_ = time;
  finger_ = touch;
  const Region* at = ui_.at(p);
  ui_.set_pressed(at ? at->command : Command{});
  drag_ = at && at->command.cmd == Cmd::object && at->command.arg == 0 ? at->command.ref : Ref{};
  if (const ViewObject* o = object(drag_))
    if (o->zone != Zone::hand && o->zone != Zone::battlefield) drag_ = {};
  if (touch && at && at->card) platform_.request_frame_in(int(kHoldSeconds * 1000) + 10);
  if (button == 2 && at && at->card) {
    // The other button looks closely.
    big_card_ = true;
    big_ref_ = at->shows;
    big_def_ = at->card;
    held_ = true;
  }
  if (game_.passing_to_end()) game_.cancel_passing();
  refresh();
}

void App::hold_started() {
  const Region* at = ui_.at(down_at_);
  if (!at || !at->card) return;
  held_ = true;
  big_card_ = true;
  big_ref_ = at->shows;
  big_def_ = at->card;
}

// Before each frame: a finger that has rested long enough opens the card under it.
void App::watch_hold() {
  if (down_ && finger_ && !dragging_ && !held_ && !big_card_ &&
      platform_.seconds() - down_time_ > kHoldSeconds)
    hold_started();
}

void App::pointer_up(ImVec2 p, Pointer kind, double time) {
  if (!down_) return;
  pointer_ = p;
  down_ = false;
  const bool touch = kind == Pointer::touch;
  bool late = false;
  if (touch && !dragging_) {
    const bool rested = time - down_time_ > kHoldSeconds;
    if (rested && !held_) hold_started();
    if (!rested && held_) {
      // A tap after all: its end was waiting while a slow frame was drawn.
      held_ = big_card_ = false;
      late = true;
    }
  }
  const Command pressed = ui_.pressed();
  ui_.set_pressed({});
  const Ref dragged = drag_;
  drag_ = {};
  refresh();
  if (held_) {
    held_ = dragging_ = false;
    return;
  }
  if (dragging_) {
    dragging_ = false;
    const ViewObject* card = object(dragged);
    if (!card || !my_move()) return;
    const Command under = under_pointer(dragged);
    const bool fits = drop_fits(*card, under);
    if (!fits) tried(dragged, drop_reason(*card, under));
    const bool from_hand = card->zone == Zone::hand;
    if (from_hand) {
      if (p.y > lay_.hand.y - g_.px(8) && !lay_.phone()) return;
      if (lay_.phone() && p.y > lay_.pass.y) return;
      if (!fits) {
        selected_ = dragged;
        return;
      }
      click_object(dragged);
      // Dropped on a target: that is the answer to the question that follows.
      if (!game_.running() || game_.over() || game_.curtain()) return;
      v_ = &game_.view();
      seen_changes_ = game_.changes();
      reset_choice();
      if (my_move() && v_->why == Why::target)
        for (const ViewOption& o : v_->options) {
          const bool hit = under.cmd == Cmd::object
                               ? o.option.kind == OptionKind::object && o.option.object == under.ref
                               : under.cmd == Cmd::player && o.option.kind == OptionKind::player &&
                                     o.option.a == under.arg;
          if (hit) {
            act(o.index);
            break;
          }
        }
      return;
    }
    // A creature pulled onto what it attacks or blocks.
    for (const ViewOption* o : options_of(dragged, false)) {
      if (under.cmd == Cmd::object && o->option.other == under.ref && o->option.other) {
        act(o->index);
        return;
      }
      // Onto another attacker: a band with it.
      if (under.cmd == Cmd::object && o->option.kind == OptionKind::attack && o->option.value &&
          o->option.value == int(under.ref.slot)) {
        act(o->index);
        return;
      }
      if (o->option.value) continue;
      if (o->option.kind == OptionKind::attack && !o->option.other &&
          (under.cmd == Cmd::player ? o->option.a == under.arg : p.y < lay_.ribbon.bottom())) {
        act(o->index);
        return;
      }
    }
    return;
  }
  const Region* at = ui_.at(p);
  if (!late && (!at || !(at->command == pressed))) return;
  // On touch screens the first tap on a card shows what it is, the second acts.
  if (touch && pressed.cmd == Cmd::object && pressed.arg == 0 && my_move() && v_->ask == Ask::act &&
      is_act_window(v_->why) && !(selected_ == pressed.ref)) {
    selected_ = pressed.ref;
    pending_ = {};
    return;
  }
  if (hasty(pressed, p, time)) return;
  const u32 before = game_.changes();
  run(pressed);
  if (game_.changes() != before) {
    acted_time_ = time;
    acted_at_ = p;
  }
}

bool App::hasty(const Command& c, ImVec2 p, double time) const {
  if (time - acted_time_ >= patience_ ||
      std::hypot(p.x - acted_at_.x, p.y - acted_at_.y) > g_.px(24))
    return false;
  switch (c.cmd) {
    case Cmd::object: {
      // Lands of a pile may be tapped as fast as anybody likes.
      const ViewObject* o = object(c.ref);
      return !(o && o->zone == Zone::battlefield && v_->ask == Ask::act);
    }
    case Cmd::option:
    case Cmd::player:
    case Cmd::end_turn:
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
  down_ = dragging_ = false;
  drag_ = {};
  ui_.set_pressed({});
  refresh();
}

bool App::wheel(ImVec2, float dy) {
  const bool lists = sheet_ != Sheet::none || menu_ || (v_ && dialog_wanted() && !dialog_hidden_);
  if (!lists) {
    if (lay_.phone() && v_) {
      hand_scroll_ += dy;
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
