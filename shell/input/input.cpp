// What a click on a card or a player does: most become options of the view.
#include <algorithm>

#include "app.h"
#include "text/phrases.h"

namespace upkeep {
namespace {

// Whether all that can be done is to attack or block, and only whom is left to say.
bool only_whom(const std::vector<const ViewOption*>& options) {
  return std::all_of(options.begin(), options.end(), [](const ViewOption* o) {
    return (o->option.kind == OptionKind::attack || o->option.kind == OptionKind::block) &&
           !o->option.value;
  });
}

}  // namespace

// With a creature it is declared at once, unless it has several things to attack.
void App::begin_attack(Ref creature) {
  if (game_.changes() != seen_changes_) {
    refresh();
    return;
  }
  if (game_.attackers().empty()) {
    refused_ = {Cmd::attack};
    refresh();
    return;
  }
  selected_ = pending_ = menu_ = {};
  scroll_ = 0;
  preview_.close();
  if (!game_.begin_attack(creature)) return;
  changed();
  if (!creature || !game_.running() || game_.over() || game_.curtain()) return;
  v_ = &game_.view();
  seen_changes_ = game_.changes();
  reset_choice();
  const std::vector<const ViewOption*> options = options_of(creature, false);
  if (my_move() && v_->kind == DecisionKind::attackers && options.size() > 1 &&
      only_whom(options)) {
    pending_ = creature;
    seat_ring_ = true;
  }
}

// An attack that nobody could join is announced when it is asked for a second time.
bool App::idle_attack(int index) {
  const ViewOption* announced = option_kind(OptionKind::announce_attack);
  if (!announced || int(announced->index) != index || warned_at_ == game_.changes()) return false;
  if (!option_kind(OptionKind::pass) || prompt_.attack_waits(*announced)) return false;
  warned_at_ = game_.changes();
  refused_ = {Cmd::attack};
  refresh();
  return true;
}

void App::act(int index) {
  if (index == kAttackEntry) return begin_attack(menu_);
  if (game_.changes() == seen_changes_ && idle_attack(index)) return;
  // What was clicked must be what was on the screen.
  if (game_.changes() != seen_changes_) {
    refresh();
    return;
  }
  selected_ = {};
  pending_ = {};
  menu_ = {};
  scroll_ = 0;
  preview_.close();
  if (game_.act(index)) {
    answered_time_ = platform_.seconds();
    if (sheet_ == Sheet::zone || sheet_ == Sheet::stack) sheet_ = Sheet::none;
    changed();
  }
}

// Whether this command ends the declaration of attackers or blockers with nobody in it. A quick
// second press, which was meant for the question before, must not do that. Cmd::none: the large
// button.
bool App::gives_up(const Command& c) const {
  if (!v_) return false;
  const bool attacks = v_->kind == DecisionKind::attackers;
  if (!my_move() || (!attacks && v_->kind != DecisionKind::blockers)) return false;
  if (c.cmd != Cmd::none) {
    const ViewOption* done = option_kind(OptionKind::done);
    if (c.cmd != Cmd::option || !done || c.arg != int(done->index)) return false;
  }
  return std::none_of(v_->objects.begin(), v_->objects.end(), [&](const ViewObject& o) {
    return o.controller == me() && o.flags & (attacks ? kVAttacking : kVBlocking);
  });
}

void App::primary() {
  if (!my_move()) return;
  const ViewOption* o = nullptr;
  if (v_->kind == DecisionKind::act)
    o = option_kind(v_->prompt == Prompt::pay_mana ? OptionKind::pay : OptionKind::pass);
  else if (!none_of_many())
    o = option_kind(OptionKind::done);
  if (!o && v_->kind == DecisionKind::act && is_act_window(v_->prompt)) o = due_option();
  if (o) act(o->index);
}

// What a refusal speaks of: else what was tried, which never forbids itself.
const ViewObject* App::in_the_way(const Reason& reason, Ref tried) const {
  const ViewObject* o = object(reason.object);
  return o || reason.code == ReasonCode::effect_forbids ? o : object(tried);
}

void App::tried(Ref r, const Reason& reason) {
  if (reason.code == ReasonCode::legal) return;
  Speech speech{game_.cards(), lang_, v_->words, u8(me()), {}};
  for (const ViewPlayer& p : v_->players) speech.players.push_back(p.name);
  const ViewObject* in_way = in_the_way(reason, r);
  const std::string said =
      std::to_string(r.slot) + "." + std::to_string(r.gen) + "\n" + reason_name(reason.code) +
      "\n" + reason_text(speech, reason, in_way ? in_way->name : std::string()) + "\n" +
      reason_citation(speech, reason) + "\n" + remedy_text(speech, reason);
  platform_.command("illegal", said.c_str());
  // The page around a board says it on a slip: not twice.
  hushed_ = hushed_ || board_;
}

// What cannot be a target says why not, where it was pressed.
bool App::aimed_wrong(const Command& c) {
  Explanation told;
  if (!note_.no_target(c, told)) return false;
  Option attempt;
  attempt.kind = c.cmd == Cmd::player ? OptionKind::player : OptionKind::object;
  attempt.object = c.ref;
  attempt.a = c.cmd == Cmd::player ? u8(c.arg) : 0;
  tried(c.ref, game_.explain_option(attempt));
  if (!board_) refused_ = c;
  refresh();
  return true;
}

// Declared, and the declaration is not made yet: pressed again it stays at home.
void App::click_object(Ref r) {
  if (!v_) return;
  if (pending_ && answers_pending(r)) return;
  if (!my_move()) {
    selected_ = selected_ == r ? Ref{} : r;
    refresh();
    return;
  }
  const std::vector<const ViewOption*> options = options_of(r, false), mana = options_of(r, true);
  const bool attacks = could_attack(r);
  if (attacks && options.empty() && mana.empty()) {
    begin_attack(r);
  } else if (attacks) {
    menu_ = r;
    scroll_ = 0;
    refresh();
  } else if (options.size() == 1 && (mana.empty() || v_->prompt == Prompt::pay_mana)) {
    act(options[0]->index);
  } else if (options.size() > 1 && only_whom(options)) {
    pending_ = r;
    seat_ring_ = true;
    selected_ = {};
    refresh();
  } else if (options.empty() && mana.size() == 1) {
    act(mana[0]->index);
  } else if (!options.empty() || !mana.empty()) {
    menu_ = r;
    scroll_ = 0;
    refresh();
  } else if (may_withdraw(r)) {
    if (game_.withdraw(r)) changed();
  } else if (!aimed_wrong({Cmd::object, 0, r})) {
    select_idle(r);
  }
}

// A second card is clicked after an attacker or blocker: the same takes it back, one that it can
// attack or block is the answer. False: neither, and the first is chosen no longer.
bool App::answers_pending(Ref r) {
  if (r == pending_) {
    pending_ = {};
    refresh();
    return true;
  }
  for (const ViewOption* o : options_of(pending_, false))
    if (o->option.other == r) {
      act(o->index);
      return true;
    }
  pending_ = {};
  return false;
}

// Nothing to do with it: select it, and the note says why.
void App::select_idle(Ref r) {
  if (const ViewObject* o = object(r); o && meant_to_act(*o)) {
    tried(r, reason_for(*o));
    refused_ = {Cmd::object, 0, r};
  }
  // A finger points at nothing: the second tap asks why not, as holding does. In another page its
  // own slip has said it.
  if (touch_ && selected_ == r && !board_) {
    preview_.show(r, 0);
  }
  selected_ = selected_ == r ? Ref{} : r;
  refresh();
}

// Whether a click on it is an attempt to do something with it.
bool App::meant_to_act(const ViewObject& o) const {
  const bool own = o.controller == me() && o.zone == Zone::battlefield;
  const bool own_creature = own && (o.types & kCreature);
  switch (v_->kind) {
    case DecisionKind::act:
      return is_act_window(v_->prompt) && (o.zone == Zone::hand || own_creature ||
                                           (own && (o.types & kLand)) || activated_ability(o) >= 0);
    case DecisionKind::pick:
      return v_->prompt == Prompt::target;
    case DecisionKind::attackers:
    case DecisionKind::blockers:
      return own_creature;
    default:
      return false;
  }
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
  aimed_wrong({Cmd::player, player});
  refresh();
}

void App::to_start() {
  if (game_.running()) return leave();
  sheet_ = Sheet::none;
  screen_ = Screen::title;
  refresh();
}

void App::leave() {
  sheet_ = Sheet::none;
  title_.keep_open();
  game_.stop();
  screen_ = Screen::title;
  platform_.command("leave", "");
  changed();
}

}  // namespace upkeep
