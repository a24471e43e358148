// What commands do that are not about one card: the game's pace, what lies over the table, the
// setup.
#include "app.h"

namespace upkeep {

// Answers to what is asked.
bool App::run_answer(const Command& c) {
  switch (c.cmd) {
    case Cmd::option:
      act(c.arg);
      break;
    case Cmd::object:
      // The hand that a mulligan shows is only to be looked at.
      if (c.arg == 1) {
        selected_ = c.ref;
        if (touch_)
          preview_.show(c.ref, 0);
        else
          preview_.close();
      } else {
        click_object(c.ref);
      }
      break;
    case Cmd::attack:
      begin_attack(c.ref);
      break;
    case Cmd::attack_all:
      selected_ = pending_ = menu_ = {};
      if (game_.attack_with_all()) changed();
      break;
    case Cmd::player:
      click_player(c.arg);
      break;
    case Cmd::number:
      number_ += c.arg;
      break;
    case Cmd::take_number:
      for (const ViewOption& o : v_->options)
        if (o.option.kind == OptionKind::value && o.option.value == number_) {
          act(o.index);
          break;
        }
      break;
    default:
      return false;
  }
  return true;
}

// Of what one is not asked, and where the duel stops to ask.
bool App::run_pace(const Command& c) {
  switch (c.cmd) {
    case Cmd::end_turn:
      game_.pass_to_end_of_turn();
      break;
    case Cmd::decline:
      game_.decline_batch();
      break;
    case Cmd::yield:
      // Once, then every time it comes, then no more.
      if (!game_.set_yield(
              c.ref, game_.yield_of(c.ref) == YieldTo::none ? YieldTo::object : YieldTo::every))
        game_.set_yield(c.ref, YieldTo::none);
      break;
    case Cmd::always:
      game_.always(c.arg == 1);
      break;
    case Cmd::no_yields:
      game_.cancel_yields();
      break;
    case Cmd::hold:
      game_.set_hold(!game_.hold());
      refused_ = c;
      break;
    case Cmd::stop: {
      Stops stops = game_.stops(u8(me()));
      u16& steps = stops.steps[c.arg & 64 ? 1 : 0];
      unsigned bits = 1u << (c.arg & 63);
      // In 1997 one main phase, before and after the attack.
      if (v_ && v_->six_phases && (c.arg & 63) == int(Step::main1)) bits |= 1u << int(Step::main2);
      steps = u16(steps & bits ? steps & ~bits : steps | bits);
      game_.set_stops(u8(me()), stops);
      break;
    }
    case Cmd::stop_window: {
      Stops stops = game_.stops(u8(me()));
      stops.windows ^= u8(c.arg);
      game_.set_stops(u8(me()), stops);
      break;
    }
    case Cmd::auto_pass:
      game_.set_auto_pass(!game_.auto_pass());
      break;
    case Cmd::alike:
      game_.set_alike(!game_.alike());
      break;
    case Cmd::pause:
      game_.set_pause(!game_.pause());
      break;
    default:
      return false;
  }
  changed();
  return true;
}

// The duel as a whole: back and forth in it, its end, another.
bool App::run_duel(const Command& c) {
  switch (c.cmd) {
    case Cmd::undo:
      if (game_.undo()) changed();
      // Past what has been seen since only with the other's consent: the page asks for it.
      else if (game_.can_take_back())
        platform_.command("take_back", "");
      break;
    case Cmd::redo:
      if (game_.redo()) changed();
      break;
    case Cmd::hint:
      platform_.command("hint", "");
      sheet_ = Sheet::none;
      break;
    case Cmd::look_back:
      sheet_ = Sheet::none;
      if (game_.look_back()) changed();
      break;
    case Cmd::lift:
      game_.lift_curtain();
      lifted_time_ = platform_.seconds();
      ui_.drop_focus();
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
    case Cmd::rematch:
      game_.rematch(platform_.random_seed());
      changed();
      break;
    default:
      return false;
  }
  return true;
}

// What is looked at; the duel stays as it is.
bool App::run_look(const Command& c) {
  switch (c.cmd) {
    case Cmd::look:
      preview_.show({}, u16(c.arg));
      break;
    case Cmd::show_zone:
      sheet_ = Sheet::zone;
      sheets_.set_zone(c.arg);
      scroll_ = 0;
      break;
    case Cmd::show_menu:
      show_menu();
      break;
    case Cmd::show_log:
      sheet_ = Sheet::log;
      scroll_ = 0;
      break;
    case Cmd::leaf:
      if (c.arg / 2 == kHandRow)
        hand_.leaf(c.arg & 1);
      else
        field_.leaf(c.arg / 2 % 6, c.arg & 1 ? 3 : -3);
      break;
    case Cmd::show_stack:
      sheet_ = Sheet::stack;
      break;
    case Cmd::show_keys:
      sheet_ = Sheet::keys;
      break;
    case Cmd::close:
      if (preview_.large())
        preview_.close();
      else if (menu_)
        menu_ = {};
      else
        sheet_ = Sheet::none;
      break;
    case Cmd::hide_dialog:
      dialog_hidden_ = !dialog_hidden_;
      break;
    case Cmd::page:
      sheet_ = Sheet::none;
      platform_.command("page", page_name(c.arg));
      break;
    case Cmd::show_zones:
      sheet_ = Sheet::zones;
      break;
    case Cmd::log_filter:
      log_panel_.show_only(c.arg);
      scroll_ = 0;
      break;
    case Cmd::cite:
      if (c.arg < int(cites_.size())) platform_.command("rule", cites_[std::size_t(c.arg)].c_str());
      break;
    case Cmd::refused:
      refused_ = c;
      break;
    case Cmd::why:
      log_panel_.ask_why(u32(c.arg));
      break;
    default:
      return false;
  }
  return true;
}

// Before a duel.
bool App::run_setup(const Command& c) {
  switch (c.cmd) {
    case Cmd::new_duel:
      screen_ = Screen::setup;
      ui_.drop_focus();
      break;
    case Cmd::resume:
      platform_.command("resume", "");
      break;
    case Cmd::rules:
      sheet_ = Sheet::rules;
      scroll_ = 0;
      break;
    case Cmd::lang:
      set_lang(Lang(c.arg));
      platform_.command("language", lang_tag(lang_));
      break;
    default:
      return setup_.run(c);
  }
  return true;
}

void App::run(const Command& c) {
  if (!c) return;
  if (!run_answer(c) && !run_pace(c) && !run_duel(c) && !run_look(c)) run_setup(c);
  if (c.cmd != Cmd::name && c.cmd != Cmd::seed) setup_.stop_editing();
  refresh();
}

}  // namespace upkeep
