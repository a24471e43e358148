// The question, and the buttons that answer it: pass, and what is beside it.
#include <algorithm>

#include "board/prompt.h"
#include "text/grammar.h"
#include "text/phrases.h"
#include "text/strings.h"

namespace upkeep {

// Where a first tap only shows what a card is. So it is where one of a hand is asked for: half of
// it lies under its neighbour, and a discard is not taken back.
bool PromptBar::shown_first(Ref r) const {
  if (!my_move()) return false;
  const ViewObject* o = object(r);
  return v_->kind == DecisionKind::act
             ? is_act_window(v_->prompt)
             : v_->kind == DecisionKind::pick && o && o->zone == Zone::hand;
}

// What another tap on the card that a finger has chosen does, if anything.
std::string PromptBar::second_tap() const {
  const ViewObject* o = object(selected_);
  if (!o || !touch_ || !shown_first(selected_)) return {};
  std::vector<const ViewOption*> options = options_of(selected_, false);
  for (const ViewOption* mana : options_of(selected_, true)) options.push_back(mana);
  const bool attacks = could_attack(selected_);
  if (options.empty() && !attacks) return {};
  if (options.empty()) return str(lang_, Str::table_again, {attack_words(selected_)});
  // An ability is longer than there is room for: its card stands for it, as for several things.
  const bool named =
      attacks || options.size() > 1 || options[0]->option.kind == OptionKind::activate;
  std::string text = w(Str::table_again);
  return text.replace(text.find("{0}"), 3, named ? o->name : options[0]->text);
}

void PromptBar::draw_prompt() {
  const Rect r = lay_.prompt;
  if (r.w <= 0) return;
  // On a board that is only looked at nobody is called upon to act.
  if (my_move() && v_->kind == DecisionKind::act && v_->options.empty()) return;
  const InRegion part(g_, "the prompt", r.grown(g_.px(2)));
  std::string text = v_->question;
  if (pending_) text = w(Str::canvas_choose_other);
  const std::string again = v_->kind == DecisionKind::act ? second_tap() : "";
  if (!again.empty()) text = again;
  if (game_.computer_to_move())
    text = str(lang_, Str::canvas_thinking, {v_->players[v_->to_act].name});
  const bool small = r.w < g_.px(200);
  const Face f = Face::sans700;
  if (my_move() && again.empty() && !pending_ && v_->prompt == Prompt::priority &&
      !v_->six_phases && !v_->stack.empty() && !small) {
    // What waits, and what may be done about it.
    const ViewStackEntry& e = v_->stack[0];
    const std::string name = owned_by(lang_, e.name, e.card != 0,
                                      e.controller == me() ? "" : v_->players[e.controller].name);
    text = text::fill_row(lang_, w(Str::table_waits), {name});
    const float large = g_.text_width(f, 15, text) > r.w ? 13.f : 15.f;
    if (g_.text_width(f, large, text) <= r.w) {
      g_.text(r.x, r.y + g_.px(1.5f), f, large, rgb(ink::kText), text);
      g_.text(r.x, r.y + g_.px(22.5f), Face::sans500, 15, rgb(ink::kText2), w(Str::table_answer));
      return;
    }
    text += std::string(" ") + w(Str::table_answer);
  }
  const float size = g_.paragraph({r.x, r.y, r.w, 0}, f, 15, 0, text, 0, false) > r.h ? 13.f : 15.f;
  const float set = small ? 13.f : size;
  // Long names make a fourth line, and the lines closer.
  const bool four =
      g_.paragraph({r.x, r.y, r.w, 0}, f, set, 0, text, 0, false) > g_.px(set * 1.3f * 3.5f);
  g_.paragraph(r, f, set, rgb(ink::kText), text, four ? 4 : 3, true, 0, four ? 1.1f : 1.3f);
}

// If passing, or not blocking, ends the duel for whoever does it: that it does, and their life.
std::string PromptBar::end_of_it() const {
  const Forecast& next = outlook_.now();
  if (!next.lost) return {};
  std::string out = w(Str::canvas_you_lose);
  for (const Forecast::Life& l : next.lives)
    if (l.player == me())
      out += " (" + std::to_string(l.before) + " \u2192 " + std::to_string(l.after) + ")";
  return out;
}

const ViewOption* PromptBar::draw_pass(const Rect& r) {
  const bool mine = my_move() && !game_.computer_to_move();
  std::string label = w(Str::canvas_pass), second;
  const std::string key = key_for(" ");
  const ViewOption* main = nullptr;
  bool fatal = false;
  int attackers = 0, blockers = 0;
  for (const ViewObject& o : v_->objects) {
    if (o.zone != Zone::battlefield || o.controller != me()) continue;
    attackers += (o.flags & kVAttacking) != 0;
    blockers += (o.flags & kVBlocking) != 0;
  }
  if (mine) {
    switch (v_->kind) {
      case DecisionKind::act:
        main = option_kind(v_->prompt == Prompt::pay_mana ? OptionKind::pay : OptionKind::pass);
        if (v_->prompt == Prompt::pay_mana) {
          label = w(Str::canvas_pay);
          if (const ViewObject* o = object(v_->about))
            second = "\u2192 " + o->name;
          else if (v_->announced)
            second = "\u2192 " + game_.cards().card(v_->announced).name;
          // Life that goes with it is named.
          if (main && main->text != label) second = main->text;
        } else {
          second = v_->pass_text;
          if (!main) main = due_option();
          if (main) label = main->text;
          if (main && main->option.kind != OptionKind::pass) second.clear();
          // Bad news is named.
          if (!second.empty())
            for (const ForecastLine& l : outlook_.now().lines)
              if (l.loss &&
                  g_.text_width(Face::sans700, 13, second + ": " + l.text) < r.w - g_.px(32)) {
                second += ": " + l.text;
                break;
              }
          if (main && main->option.kind == OptionKind::pass)
            if (const std::string end = end_of_it(); !end.empty()) {
              second = end;
              fatal = true;
            }
        }
        break;
      case DecisionKind::attackers:
        main = option_kind(OptionKind::done);
        label = attackers ? str(lang_, Str::canvas_attack_with, {std::to_string(attackers)})
                          : w(Str::canvas_no_attack);
        break;
      case DecisionKind::blockers:
        main = option_kind(OptionKind::done);
        label = blockers ? str(lang_, Str::canvas_block_with, {std::to_string(blockers)})
                         : w(Str::canvas_no_block);
        second = end_of_it();
        fatal = !second.empty();
        break;
      default:
        if (!none_of_many() || !dialogs_.wanted()) main = option_kind(OptionKind::done);
        label = v_->kind == DecisionKind::pick && v_->done == 0 ? dialogs_.choose_none()
                                                                : w(Str::canvas_done);
        break;
    }
  } else if (!v_->over) {
    label = str(lang_, game_.computer_to_move() ? Str::canvas_thinking : Str::canvas_decides,
                {v_->players[v_->to_act].name});
  }
  if (main) {
    const bool none = none_of_many();
    button(r, {Cmd::option, main->index}, label, none ? "" : key,
           none    ? Look::walnut
           : fatal ? Look::rubric
                   : Look::brass,
           true, second);
  } else {
    // Nothing to press here: the question is answered elsewhere (or by somebody else).
    panel(r);
    // What is asked stands beside it.
    const bool idle = v_->options.empty();
    const std::string again = second_tap();
    const std::string text = !mine             ? label
                             : !again.empty()  ? again
                             : game_.reading() ? v_->question
                                               : w(idle                ? Str::table_looked
                                                   : dialogs_.wanted() ? Str::table_on_slip
                                                                       : Str::table_lit);
    const float h = g_.paragraph({0, 0, r.w - g_.px(28), 0}, Face::sans700, 15, 0, text, 2, false);
    g_.paragraph({r.x + g_.px(14), r.cy() - h / 2, r.w - g_.px(28), 0}, Face::sans700, 15,
                 rgb(ink::kText2), text, 2);
  }
  return main;
}

std::string PromptBar::no_priority() const {
  if (v_->over) return w(Str::table_over_2);
  if (!game_.may_pass()) return w(Str::table_looked);
  if (my_move()) return w(Str::table_question);
  std::string text = w(Str::table_other);
  const u8 who = v_->to_act;
  text.replace(text.find("{0}"), 3,
               who < v_->players.size() ? v_->players[who].name : std::string());
  return text;
}

// Why nothing can be undone now.
std::string PromptBar::no_undo() const {
  return w(game_.session().choices.empty() ? Str::table_nothing : Str::table_seen);
}

bool PromptBar::may_step_back() const {
  return my_move() && v_->announced && !option_kind(OptionKind::back) && game_.can_undo();
}

// Announcing an attack is no invitation where nobody could attack.
bool PromptBar::attack_waits(const ViewOption& o) {
  if (o.option.kind != OptionKind::announce_attack) return true;
  if (attack_at_ != game_.changes()) {
    attack_at_ = game_.changes();
    attack_waits_ = game_.would_attack(o.index);
  }
  return attack_waits_;
}

std::string PromptBar::no_attackers() const {
  for (const ViewObject& o : v_->objects) {
    if (o.zone != Zone::battlefield || o.controller != me() || !(o.types & kCreature)) continue;
    Option attempt;
    attempt.kind = OptionKind::attack;
    attempt.object = o.ref;
    attempt.a = u8(other());
    const Reason reason = game_.explain_option(attempt);
    if (reason.code != ReasonCode::legal) {
      const Explanation told = game_.tell(reason, attempt, o.name);
      return told.text + (told.help.empty() ? "" : " " + told.help);
    }
  }
  return w(Str::hint_attackers_nobody_attacks_no);
}

// Whether the attack has the place of `hold`: where passing leads to one, or all could attack, and
// throughout one's own turn, in which nothing else is found in this place.
bool PromptBar::attack_has_place() const {
  if (!my_move() || game_.computer_to_move()) return false;
  if (v_->kind == DecisionKind::attackers && game_.can_attack_with_all()) return true;
  if (v_->six_phases) return false;
  // Where it is narrow the place is the attack's only when there is one.
  const Rect& place = lay_.extra[1].w > 0 ? lay_.extra[1] : lay_.extra[0];
  const bool kept = place.w >= g_.px(140) || (lay_.shape == Shape::low && lay_.extra[1].w > 0);
  return (kept && v_->active == me()) || !game_.attackers().empty();
}

// The way to the attack, or all attackers at once.
void PromptBar::draw_attack(const Rect& r) const {
  if (v_->kind == DecisionKind::attackers && game_.can_attack_with_all()) {
    button(r, {Cmd::attack_all}, w(Str::canvas_attack_all), key_for("a"), Look::walnut);
    return;
  }
  const bool way = !v_->six_phases && !game_.attackers().empty();
  button(r, {Cmd::attack}, w(Str::option_announce), key_for("a"), way ? Look::rubric : Look::walnut,
         {way, way                         ? std::string()
               : is_act_window(v_->prompt) ? no_attackers()
                                           : no_priority()});
}

void PromptBar::draw_buttons() {
  const bool mine = my_move() && !game_.computer_to_move();
  const ViewOption* main = draw_pass(lay_.pass);
  // What has no card to click: the draw of the turn, announcing the attack.
  std::vector<const ViewOption*> loose;
  if (mine && v_->kind == DecisionKind::act)
    for (const ViewOption& o : v_->options) {
      const OptionKind k = o.option.kind;
      if ((k == OptionKind::announce_attack || k == OptionKind::offer ||
           (k == OptionKind::phase && !dialogs_.on_table(o.option.object))) &&
          &o != main && loose.size() < 2)
        loose.push_back(&o);
    }
  const bool priority =
      mine && v_->kind == DecisionKind::act && is_act_window(v_->prompt) && game_.may_pass();
  const ViewOption* back = mine ? option_kind(OptionKind::back) : nullptr;
  // Where the attack has the place of `hold`, an icon beside one of the two buttons is `hold`.
  const bool attack = (loose.empty() || lay_.extra[1].w <= 0) && attack_has_place();
  const float side = g_.px(44);
  Rect first = lay_.extra[0], second = lay_.extra[1], halt{};
  if (attack && second.w > 0) {
    Rect& divided = second.w >= g_.px(140) ? second : first;
    divided.w -= side + g_.px(8);
    halt = {divided.right() + g_.px(8), divided.y, side, divided.h};
  }
  const bool narrow = first.w < g_.px(170);
  if (back)
    button(first, {Cmd::option, back->index}, w(Str::canvas_take_back), "Esc", Look::walnut);
  else if (may_step_back())  // a target, a mode, X: the last answer of what is being announced
    button(first, {Cmd::undo, 1}, w(Str::canvas_take_back), "Esc", Look::walnut);
  else if (loose.size() > 1 || (!loose.empty() && lay_.extra[1].w <= 0))
    button(first, {Cmd::option, loose.back()->index}, loose.back()->text, loose.back()->key,
           Look::walnut);
  else if (v_->six_phases && game_.can_decline_batch())
    // In 1997 all of what waits is one batch: it can be declined as a whole.
    button(first, {Cmd::decline},
           g_.text_width(Face::sans700, 15, w(Str::table_decline)) > first.w - g_.px(40)
               ? w(Str::table_decline_short)
               : w(Str::table_decline),
           key_for("f"), Look::walnut, true, {}, "fast-forward-button");
  else if (attack && second.w <= 0)
    draw_attack(first);
  else
    button(first, {Cmd::end_turn}, w(narrow ? Str::canvas_to_end_short : Str::canvas_to_end),
           key_for("f"), Look::walnut, {priority, no_priority()}, {}, "fast-forward-button");
  if (second.w <= 0) return;
  // In 1997 nobody has priority.
  const Str hold = v_->six_phases ? Str::canvas_ask_again : Str::canvas_hold;
  const bool short_hold =
      second.w < g_.px(150) && second.w < g_.text_width(Face::sans700, 15, w(hold)) + g_.px(40);
  if (!loose.empty())
    button(second, {Cmd::option, loose[0]->index}, loose[0]->text, loose[0]->key,
           attack_waits(*loose[0]) ? Look::rubric : Look::walnut);
  else if (attack) {
    draw_attack(second);
    icon_button(halt, {Cmd::hold}, "halt", w(hold));
    if (game_.hold()) g_.outline(halt, rgb(ink::kBrass), 8, 2);
  } else
    button(second, {Cmd::hold}, w(short_hold ? Str::canvas_hold_short : hold), key_for("h"),
           game_.hold() ? Look::brass : Look::walnut, !v_->over, {}, "halt");
  button(lay_.extra[2], {Cmd::undo}, w(Str::canvas_undo),
         lay_.extra[2].w > g_.px(80) ? key_for("z") : "", Look::walnut,
         {game_.can_undo() || game_.can_take_back(), no_undo()}, {}, "anticlockwise-rotation");
}

}  // namespace upkeep
