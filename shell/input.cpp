// What commands do: most become options of the view.
#include "app.h"
#include "text/phrases.h"

namespace upkeep {

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
    case Cmd::cite:
      if (c.arg < int(cites_.size())) platform_.command("rule", cites_[std::size_t(c.arg)].c_str());
      break;
    case Cmd::refused:
      refused_ = c;
      refresh();
      return;
    case Cmd::why:
      why_of_ = why_of_ == u32(c.arg) ? 0 : u32(c.arg);
      break;
  }
  if (c.cmd != Cmd::name && c.cmd != Cmd::seed) editing_ = {};
  refresh();
}

}  // namespace upkeep
