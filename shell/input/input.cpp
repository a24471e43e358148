// What a click on a card or a player does: most become options of the view.
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
  if (!no_target(c, told)) return false;
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
bool App::may_withdraw(Ref r) const {
  const ViewObject* o = object(r);
  if (!o || !my_move() || o->zone != Zone::battlefield || o->controller != me() || pending_)
    return false;
  return (v_->kind == DecisionKind::attackers && (o->flags & kVAttacking)) ||
         (v_->kind == DecisionKind::blockers && (o->flags & kVBlocking));
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
  if (options.size() == 1 && v_->prompt == Prompt::pay_mana) {
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
      seat_ring_ = true;
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
  if (may_withdraw(r)) {
    if (game_.withdraw(r)) changed();
    return;
  }
  if (aimed_wrong({Cmd::object, 0, r})) return;
  // Nothing to do with it: select it, and the note says why.
  if (const ViewObject* o = object(r)) {
    const bool own_creature =
        o->controller == me() && o->zone == Zone::battlefield && (o->types & kCreature);
    const bool meant =
        v_->kind == DecisionKind::act
            ? is_act_window(v_->prompt) &&
                  (o->zone == Zone::hand || own_creature || activated_ability(*o) >= 0)
        : v_->kind == DecisionKind::pick ? v_->prompt == Prompt::target
                                         : own_creature && (v_->kind == DecisionKind::attackers ||
                                                            v_->kind == DecisionKind::blockers);
    if (meant) tried(r, reason_for(*o));
  }
  // A finger points at nothing: the second tap asks why not, as holding does. In another page its
  // own slip has said it.
  if (touch_ && selected_ == r && !board_) {
    big_card_ = true;
    big_ref_ = r;
    big_def_ = 0;
  }
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
  aimed_wrong({Cmd::player, player});
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
