// The right column and its stand-ins on small screens: stack, log, prompt, buttons, sheets.
#include <algorithm>
#include <cmath>

#include "app.h"
#include "text/grammar.h"
#include "text/phrases.h"
#include "text/strings.h"

namespace upkeep {

void App::draw_stack_panel() {
  entries_.clear();
  if (lay_.phone()) return;
  column(lay_.right, false);
  if (lay_.shape != Shape::wide) draw_head();
  const Rect r = lay_.stack;
  if (r.h < g_.px(60)) return;
  const InRegion part(g_, "the stack", lay_.right, kLoose);
  panel(r);
  const bool small = r.w < g_.px(190);
  const int n = int(v_->stack.size());
  bool boxes = false;
  for (const ViewWindow& window : v_->windows) boxes = boxes || window.kind != WindowKind::response;
  const float tall = g_.px(88), flat = g_.px(52);
  // Where there is room for one thing only (640×360: a page at 200 %) what waits comes before what
  // it is called.
  const bool low = (n || boxes) && r.h < g_.px(36) + flat + g_.px(24);
  if (!low) {
    g_.text(r.x + g_.px(12), r.y + g_.px(7.3f), Face::alegreya700, 18, rgb(ink::kBrass),
            waiting_name(lang_, v_->words));
    if (!small && r.w > g_.px(210))
      g_.text_right(
          r.right() - g_.px(12), r.y + g_.px(11.4f), Face::sans500, 13, rgb(ink::kText2),
          w(v_->words == Vocabulary::classic1997 ? Str::canvas_last_first : Str::canvas_top_first));
  }
  float y = r.y + g_.px(low ? 7.f : 36.f);
  if (boxes) return draw_window_rows(r, y);
  // What is being announced lies nowhere else: neither in the hand nor among what waits.
  if (v_->announced) {
    y += g_.paragraph({r.x + g_.px(12), y, r.w - g_.px(24), 0}, Face::sans700, 13, rgb(ink::kBrass),
                      w(Str::table_announced) + card_name(game_.cards(), v_->announced, lang_), 2) +
         g_.px(6);
  }
  if (n == 0) {
    if (!v_->announced)
      y += g_.paragraph({r.x + g_.px(12), y, r.w - g_.px(24), 0}, Face::sans500, 13,
                        rgb(ink::kText3), w(Str::canvas_stack_empty), 2) +
           g_.px(8);
    outlook_.draw({r.x + g_.px(12), y, r.w - g_.px(24), r.bottom() - y - g_.px(6)});
    return;
  }
  const bool compact = small || tall * float(n) + g_.px(8) * float(n) > r.bottom() - y - g_.px(10);
  for (int i = 0; i < n; ++i) {
    const float h = compact && !(i == 0 && !small && r.h > g_.px(220)) ? flat : tall;
    if (y + h > r.bottom() - g_.px(i + 1 < n ? 28.f : 4.f)) {
      draw_waiting_more({r.x + g_.px(6), r.bottom() - g_.px(26), r.w - g_.px(12), g_.px(24)},
                        n - i);
      return;
    }
    draw_entry({r.x + g_.px(8), y, r.w - g_.px(16), h}, std::size_t(i), false);
    y += h + g_.px(8);
  }
  outlook_.draw({r.x + g_.px(12), y, r.w - g_.px(24), r.bottom() - y - g_.px(4)});
}

// Where a first tap only shows what a card is. So it is where one of a hand is asked for: half of
// it lies under its neighbour, and a discard is not taken back.
bool App::shown_first(Ref r) const {
  if (!my_move()) return false;
  const ViewObject* o = object(r);
  return v_->kind == DecisionKind::act
             ? is_act_window(v_->prompt)
             : v_->kind == DecisionKind::pick && o && o->zone == Zone::hand;
}

// What another tap on the card that a finger has chosen does, if anything.
std::string App::second_tap() const {
  const ViewObject* o = object(selected_);
  if (!o || !touch_ || !shown_first(selected_)) return {};
  std::vector<const ViewOption*> options = options_of(selected_, false);
  for (const ViewOption* mana : options_of(selected_, true)) options.push_back(mana);
  if (options.empty()) return {};
  // An ability is longer than there is room for: its card stands for it, as for several things.
  const bool named = options.size() > 1 || options[0]->option.kind == OptionKind::activate;
  std::string text = w(Str::table_again);
  return text.replace(text.find("{0}"), 3, named ? o->name : options[0]->text);
}

void App::draw_prompt() {
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
  g_.paragraph(r, f, small ? 13.f : size, rgb(ink::kText), text, 3);
}

const ViewOption* App::draw_pass(const Rect& r) {
  const bool mine = my_move() && !game_.computer_to_move();
  std::string label = w(Str::canvas_pass), second;
  const std::string key = key_for(" ");
  const ViewOption* main = nullptr;
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
    button(r, {Cmd::option, main->index}, label, none ? "" : key, none ? Look::walnut : Look::brass,
           true, second);
  } else {
    // Nothing to press here: the question is answered elsewhere (or by somebody else).
    panel(r);
    // What is asked stands beside it.
    const bool idle = v_->options.empty();
    const std::string again = second_tap();
    const std::string text = !mine            ? label
                             : !again.empty() ? again
                                              : w(idle                ? Str::table_looked
                                                  : dialogs_.wanted() ? Str::table_on_slip
                                                                      : Str::table_lit);
    const float h = g_.paragraph({0, 0, r.w - g_.px(28), 0}, Face::sans700, 15, 0, text, 2, false);
    g_.paragraph({r.x + g_.px(14), r.cy() - h / 2, r.w - g_.px(28), 0}, Face::sans700, 15,
                 rgb(ink::kText2), text, 2);
  }
  return main;
}

std::string App::no_priority() const {
  if (v_->over) return w(Str::table_over_2);
  if (!game_.may_pass()) return w(Str::table_looked);
  if (my_move()) return w(Str::table_question);
  std::string text = w(Str::table_other);
  const u8 who = v_->to_act;
  text.replace(text.find("{0}"), 3,
               who < v_->players.size() ? v_->players[who].name : std::string());
  return text;
}

bool App::may_step_back() const {
  return my_move() && v_->announced && !option_kind(OptionKind::back) && game_.can_undo();
}

// Announcing an attack is no invitation where nobody could attack.
bool App::attack_waits(const ViewOption& o) {
  if (o.option.kind != OptionKind::announce_attack) return true;
  if (attack_at_ != seen_changes_) {
    attack_at_ = seen_changes_;
    attack_waits_ = game_.would_attack(o.index);
  }
  return attack_waits_;
}

void App::draw_buttons() {
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
  const bool narrow = lay_.extra[0].w < g_.px(170);
  if (back)
    button(lay_.extra[0], {Cmd::option, back->index}, w(Str::canvas_take_back), "Esc",
           Look::walnut);
  else if (may_step_back())  // a target, a mode, X: the last answer of what is being announced
    button(lay_.extra[0], {Cmd::undo, 1}, w(Str::canvas_take_back), "Esc", Look::walnut);
  else if (loose.size() > 1 || (!loose.empty() && lay_.extra[1].w <= 0))
    button(lay_.extra[0], {Cmd::option, loose.back()->index}, loose.back()->text, loose.back()->key,
           Look::walnut);
  else if (v_->six_phases && game_.can_decline_batch())
    // In 1997 all of what waits is one batch: it can be declined as a whole.
    button(lay_.extra[0], {Cmd::decline},
           g_.text_width(Face::sans700, 15, w(Str::table_decline)) > lay_.extra[0].w - g_.px(40)
               ? w(Str::table_decline_short)
               : w(Str::table_decline),
           key_for("f"), Look::walnut, true, {}, "fast-forward-button");
  else
    button(lay_.extra[0], {Cmd::end_turn},
           w(narrow ? Str::canvas_to_end_short : Str::canvas_to_end), key_for("f"), Look::walnut,
           {priority, no_priority()}, {}, "fast-forward-button");
  // In 1997 nobody has priority.
  const Str hold = v_->six_phases ? Str::canvas_ask_again : Str::canvas_hold;
  const bool short_hold = lay_.extra[1].w < g_.px(150) &&
                          lay_.extra[1].w < g_.text_width(Face::sans700, 15, w(hold)) + g_.px(40);
  if (lay_.extra[1].w <= 0) return;
  if (!loose.empty())
    button(lay_.extra[1], {Cmd::option, loose[0]->index}, loose[0]->text, loose[0]->key,
           attack_waits(*loose[0]) ? Look::rubric : Look::walnut);
  else
    button(lay_.extra[1], {Cmd::hold}, w(short_hold ? Str::canvas_hold_short : hold), key_for("h"),
           game_.hold() ? Look::brass : Look::walnut, !v_->over, {}, "halt");
  button(lay_.extra[2], {Cmd::undo}, w(Str::canvas_undo),
         lay_.extra[2].w > g_.px(80) ? key_for("z") : "", Look::walnut,
         {game_.can_undo() || game_.can_take_back(), no_undo()}, {}, "anticlockwise-rotation");
}

void App::draw_zone_sheet(const Rect& r) {
  const int player = sheet_arg_ >> 4;
  const Zone zone = Zone(sheet_arg_ & 15);
  std::vector<const ViewObject*> cards;
  if (v_)
    for (const ViewObject& o : v_->objects)
      if (o.zone == zone && o.owner == player) cards.push_back(&o);
  if (cards.empty()) {
    g_.text(r.x + g_.px(16), r.y + g_.px(12), Face::sans500, 15, rgb(ink::kText3),
            w(Str::canvas_empty_zone));
    return;
  }
  const Dialogs::CardGrid grid = dialogs_.card_grid(r.w - g_.px(16), cards.size());
  const float cw = grid.w, ch = grid.h, gap = grid.gap;
  const int columns = grid.columns;
  scroll_max_ = std::max(0.f, grid.height(cards.size()) + gap - r.h);
  scroll_ = std::min(std::max(scroll_, 0.f), scroll_max_);
  const float x0 = r.x + (r.w - float(columns) * (cw + gap) + gap) / 2;
  const InRegion part(g_, "the cards of a zone", r, kMayClip | kMayCover | kLoose);
  g_.list()->PushClipRect({r.x, r.y}, {r.right(), r.bottom()}, true);
  for (std::size_t i = 0; i < cards.size(); ++i) {
    const Rect box{x0 + float(int(i) % columns) * (cw + gap),
                   r.y + gap + float(int(i) / columns) * (ch + gap) - scroll_, cw, ch};
    if (box.bottom() < r.y || box.y > r.bottom()) continue;
    Region region;
    region.r = box;
    region.r.y = std::max(box.y, r.y);
    region.r.h = std::min(box.bottom(), r.bottom()) - region.r.y;
    region.command = {Cmd::object, 0, cards[i]->ref};
    region.label = cards[i]->name;
    region.card = cards[i]->card;
    region.shows = cards[i]->ref;
    const PlaceState s = ui_.place(region);
    u32 state = 0;
    if (my_move() && !options_of(cards[i]->ref, false).empty()) state |= kStatePlayable;
    if (s.hovered) state |= kStateHovered;
    if (s.focused) state |= kStateFocused;
    draw_hand_card(g_, box, face(*cards[i]), state, nullptr);
  }
  g_.list()->PopClipRect();
  // There is more below: it fades away.
  if (scroll_ < scroll_max_ - g_.px(1))
    g_.list()->AddRectFilledMultiColor({r.x, r.bottom() - g_.px(28)}, {r.right(), r.bottom()},
                                       rgb(ink::kWalnut2, 0), rgb(ink::kWalnut2, 0),
                                       rgb(ink::kWalnut2), rgb(ink::kWalnut2));
}

std::string App::sheet_title() const {
  switch (sheet_) {
    case Sheet::zone:
      return v_->players[std::size_t(sheet_arg_ >> 4)].name + ": " +
             zone_label(Zone(sheet_arg_ & 15), lang_, v_->words);
    case Sheet::menu:
      return w(Str::canvas_settings);
    case Sheet::log:
      return w(Str::canvas_log);
    case Sheet::stack:
      return v_ ? waiting_name(lang_, v_->words) : "";
    case Sheet::zones:
      return w(Str::canvas_zones);
    case Sheet::keys:
      return w(Str::canvas_keys);
    case Sheet::concede:
      return w(Str::canvas_concede);
    case Sheet::rules:
      return w(Str::canvas_house_rules);
    case Sheet::none:
      break;
  }
  return {};
}

// Where the sheet lies. Nothing is higher than what it says; what has no room scrolls. `plan`: how
// the settings lie on it, if they do.
Rect App::sheet_place(Menu::Plan& plan) const {
  const bool settings = sheet_ == Sheet::menu;
  if (lay_.phone()) {
    const float most = lay_.h - g_.px(60);
    if (settings) plan = settings_.plan(lay_.w - g_.px(8), 0, most - g_.px(68));
    const float h = settings                   ? plan.height + g_.px(68)
                    : sheet_ == Sheet::concede ? g_.px(200)
                                               : std::min(most, g_.px(560));
    return {0, lay_.h - h, lay_.w, h + g_.px(10)};
  }
  const float most = lay_.h - g_.px(32), room = lay_.w - g_.px(48);
  const bool broad = lay_.low() && sheet_ == Sheet::keys;
  float ww = std::min(
      room, g_.px(sheet_ == Sheet::zone || sheet_ == Sheet::rules || broad ? 700.f : 480.f));
  float hh =
      sheet_ == Sheet::concede
          ? g_.px(180)
          : std::min(most, sheet_ == Sheet::rules  ? g_.px(660)
                           : sheet_ == Sheet::keys ? key_list_.height(ww - g_.px(40)) + g_.px(86)
                                                   : g_.px(560));
  if (settings) {
    plan = settings_.plan(ww - g_.px(8), std::min(room, g_.px(720)) - g_.px(8), most - g_.px(60));
    ww = plan.width + g_.px(8);
    hh = plan.height + g_.px(60);
  }
  return {lay_.w / 2 - ww / 2, lay_.h / 2 - hh / 2, ww, hh};
}

void App::draw_sheet() {
  if (lay_.phone() && screen_ == Screen::table && v_ &&
      (sheet_ == Sheet::stack || sheet_ == Sheet::log || sheet_ == Sheet::zones))
    return draw_drawer_sheet();
  ui_.cover();
  const InRegion over(g_, "a sheet", {0, 0, lay_.w, lay_.h}, kOverlay | kLoose);
  const Rect all{0, 0, lay_.w, lay_.h};
  g_.list()->AddRectFilled({0, 0}, {all.w, all.h}, rgb(0x0A0705, .6f));
  Region outside;
  outside.r = all;
  outside.command = {Cmd::close, 1};
  outside.label = w(Str::canvas_close);
  outside.acts = false;
  ui_.place(outside);
  Menu::Plan plan;
  const Rect r = sheet_place(plan);
  // A place of its own, so that clicks inside do not fall through to "outside".
  ui_.place(r, {}, "");
  g_.shadow(r, 10, true);
  g_.gradient(r, rgb(ink::kWalnut), rgb(ink::kWalnut2), 10);
  g_.outline(r, rgb(ink::kBrass3), 10, 1.5f);
  const InRegion part(g_, "the sheet", r, kLoose);
  g_.text(r.x + g_.px(18), r.y + g_.px(12), Face::alegreya700, 22, rgb(ink::kBrass), sheet_title());
  const float close_h = g_.px(lay_.phone() ? 44.f : 36.f);
  button({r.right() - g_.px(112), r.y + g_.px(28) - close_h / 2, g_.px(100), close_h}, {Cmd::close},
         w(Str::canvas_close), lay_.keys ? "Esc" : "", Look::walnut);
  draw_sheet_body(
      {r.x + g_.px(4), r.y + g_.px(54), r.w - g_.px(8), r.h - g_.px(lay_.phone() ? 68.f : 60.f)},
      plan);
}

void App::draw_sheet_body(const Rect& body, const Menu::Plan& plan) {
  switch (sheet_) {
    case Sheet::zone:
      draw_zone_sheet(body);
      break;
    case Sheet::menu:
      settings_.draw(body, plan);
      break;
    case Sheet::log:
      log_panel_.draw(body, false);
      break;
    case Sheet::keys:
      key_list_.draw(
          {body.x + g_.px(16), body.y + g_.px(8), body.w - g_.px(32), body.h - g_.px(8)});
      break;
    case Sheet::stack:
      draw_stack_list(body);
      break;
    case Sheet::zones:
      draw_zone_list(body);
      break;
    case Sheet::rules:
      house_rules_.draw(body);
      break;
    case Sheet::concede:
      draw_concede(body);
      break;
    case Sheet::none:
      break;
  }
}

// Whether one is sure.
void App::draw_concede(const Rect& body) {
  g_.paragraph({body.x + g_.px(16), body.y + g_.px(2), body.w - g_.px(32), 0}, Face::sans500, 15,
               rgb(ink::kText),
               str(lang_, Str::canvas_sure_concede, {v_->players[std::size_t(me())].name}));
  const float y = body.bottom() - g_.px(56), width = body.w / 2 - g_.px(20);
  button({body.x + g_.px(14), y, width, g_.px(44)}, {Cmd::concede, 1}, w(Str::canvas_concede), "",
         Look::rubric);
  button({body.x + body.w / 2 + g_.px(6), y, width, g_.px(44)}, {Cmd::close}, w(Str::canvas_back),
         "", Look::walnut);
}

}  // namespace upkeep
