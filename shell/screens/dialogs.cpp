// Questions that are not answered on the table itself: yes or no, modes, colours, numbers, cards of
// hidden zones, the hand to keep. They lie over the board and can be laid aside.
#include "screens/dialogs.h"

#include <algorithm>
#include <cmath>

namespace upkeep {
namespace {

// A text with a number for each X that stands alone.
std::string with_number(const std::string& text, int n) {
  const auto letter = [&](std::size_t i) {
    const unsigned char c = i < text.size() ? (unsigned char)text[i] : ' ';
    return c >= 0x80 || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
  };
  std::string out = "X = " + std::to_string(n) + ": ";
  for (std::size_t i = 0; i < text.size(); ++i)
    if (text[i] == 'X' && !letter(i + 1) && (i == 0 || (!letter(i - 1) && text[i - 1] != '{')))
      out += std::to_string(n);
    else
      out += text[i];
  return out;
}

bool numeric(const View& v) {
  return v.kind == DecisionKind::number || v.kind == DecisionKind::divide;
}

}  // namespace

bool Dialogs::on_table(Ref r) const {
  const ViewObject* o = object(r);
  if (!o) return false;
  if (o->zone == Zone::battlefield || o->zone == Zone::stack) return true;
  return o->zone == Zone::hand && o->owner == me();
}

bool Dialogs::wanted() const {
  if (!my_move() || v_->kind == DecisionKind::act || v_->kind == DecisionKind::attackers ||
      v_->kind == DecisionKind::blockers)
    return false;
  if (v_->prompt == Prompt::mulligan || v_->prompt == Prompt::starting_player) return true;
  const bool hidden = !stack_shown();
  for (const ViewOption& o : v_->options) {
    const OptionKind k = o.option.kind;
    if (k == OptionKind::yes || k == OptionKind::no || k == OptionKind::value) return true;
    if (k != OptionKind::object) continue;
    if (!on_table(o.option.object)) return true;
    if (const ViewObject* waits = object(o.option.object); hidden && waits->zone == Zone::stack)
      return true;
  }
  return false;
}

// Whether all that waits can be pressed where it waits: not in a drawer, nor where there is room
// for a few only.
bool Dialogs::stack_shown() const {
  if (lay_.phone()) return false;
  // While much waits the log lends its height.
  const float height =
      lay_.log.h > g_.px(119) ? lay_.stack.h + lay_.log.h - g_.px(120) : lay_.stack.h;
  const float room = height - g_.px(36 + (v_->announced ? 26 : 0));
  return room >= g_.px(58) * float(v_->stack.size()) + g_.px(58) * float(v_->windows.size());
}

// On a phone: above the row of small buttons, which stays in use, where the creatures (or, of what
// is not divided among them, the opponent's) stay in sight above it; else at the foot, over all of
// it.
float Dialogs::slip_top(float height, float foot) const {
  const float above = lay_.extra[0].y - g_.px(6) - height;
  const float least = v_->kind == DecisionKind::divide ? lay_.creatures_y[1] + lay_.creature_h
                                                       : lay_.ribbon.bottom();
  return lay_.extra[1].w > 0 && above >= least ? above : foot - height;
}

void Dialogs::draw() const {
  const InRegion over(g_, "a question", {0, 0, lay_.w, lay_.h}, kOverlay | kLoose);
  Rect area = lay_.phone() ? Rect{g_.px(8), g_.px(60), lay_.w - g_.px(16), lay_.h - g_.px(68)}
                           : Rect{lay_.board.x + g_.px(12), g_.px(8), lay_.board.w - g_.px(24),
                                  lay_.h - g_.px(16)};
  // A first hand needs nothing of what else is there, but room.
  if (v_->prompt == Prompt::mulligan && lay_.low())
    area = {g_.px(12), g_.px(8), lay_.w - g_.px(24), lay_.h - g_.px(16)};
  if (dialog_hidden_) {
    const Rect b{lay_.ribbon.cx() - g_.px(110), lay_.ribbon.bottom() + g_.px(10), g_.px(220),
                 g_.px(44)};
    button(b, {Cmd::hide_dialog}, w(Str::canvas_back_to_choice), "", Look::brass);
    return;
  }
  std::vector<const ViewOption*> cards, list;
  const ViewOption* done = nullptr;
  bool numbers = numeric(*v_);
  for (const ViewOption& o : v_->options) {
    if (o.option.kind == OptionKind::done)
      done = &o;
    else if (o.option.kind == OptionKind::object && object(o.option.object) &&
             (v_->kind != DecisionKind::order || v_->prompt == Prompt::look ||
              v_->prompt == Prompt::graveyard_order))
      cards.push_back(&o);
    else if (!(numbers && o.option.kind == OptionKind::value))
      list.push_back(&o);
  }
  const bool mulligan = v_->prompt == Prompt::mulligan;
  std::vector<const ViewObject*> hand;
  if (mulligan)
    for (const ViewObject& o : v_->objects)
      if (o.zone == Zone::hand && o.owner == me() && !(o.flags & kVUnknown)) hand.push_back(&o);
  // Height from what is asked.
  float width = std::min(
      area.w, g_.px(cards.empty() && !mulligan && !many_names(list.size()) ? 440.f : 720.f));
  if (mulligan)
    width = std::min(
        area.w,
        g_.px(float(hand.size() > 5 && !lay_.low() ? 4 : std::max<std::size_t>(hand.size(), 3)) *
                  130 +
              48));
  const bool small = lay_.phone() || lay_.low() || area.h < g_.px(520);
  const float pad = g_.px(small ? 12.f : 18.f), inner = width - 2 * pad;
  std::string title = v_->question;
  // Piece by piece: the last piece can be taken back here.
  const bool back =
      (v_->kind == DecisionKind::divide || v_->kind == DecisionKind::order || v_->announced) &&
      game_.can_undo();
  const float title_w = inner - g_.px(back ? 92.f : 44.f);
  const ViewObject* about = object(v_->about);
  // What it is about, if that is a card with words: its text helps to answer.
  std::string words;
  if (about && !mulligan && about->card && cards.empty()) words = text_of(face(*about));
  // With the number in the place of X: what 0 would come to is read before it is chosen.
  if (v_->prompt == Prompt::x_value && cards.empty()) {
    // While it is being announced it lies nowhere that is seen; whoever announces it knows it.
    const Object* card = v_->about ? &game_.state().objects[v_->about.slot] : nullptr;
    if (words.empty() && card && card->gen == v_->about.gen && card->card)
      words = text_of(face_of(game_.cards(), card->card, lang_, v_->words));
    if (!words.empty()) words = with_number(words, number_);
  }
  if (mulligan) {
    words = w(Str::table_begins);
    words.replace(0, 3, v_->players[v_->active].name);
    // What another hand costs comes after the question.
    if (const std::size_t end = title.rfind("? "); end != std::string::npos) {
      words += title.substr(end + 1);
      title.resize(end + 1);
    }
    if (const std::string ante = ante_.words(); !ante.empty()) words += " " + ante;
  }
  const bool grid = many_names(list.size());
  if (grid && lay_.keys) {
    words += (words.empty() ? "" : "\n") + std::string(w(Str::table_type));
  }
  const float title_h = g_.paragraph({0, 0, title_w, 0}, Face::alegreya700, 18, 0, title, 0, false);
  const int most_words = area.h >= g_.px(330) && cards.empty() ? 5 : 3;
  const float words_h = words.empty() ? 0
                                      : std::min(g_.px(17.f * float(most_words) + 13),
                                                 g_.paragraph({0, 0, inner, 0}, Face::sans500, 13,
                                                              0, words, most_words, false) +
                                                     g_.px(6));
  if (grid) sort_names(list);
  // Cards that were picked already, one by one.
  std::vector<const ViewObject*> taken;
  if (!cards.empty())
    for (const ViewObject& o : v_->objects)
      if ((o.flags & kVSelected) && !on_table(o.ref)) taken.push_back(&o);
  float list_h = 0;
  if (grid)
    list_h = float((int(list.size()) + 3) / 4) * g_.px(50);
  else if (!mulligan)
    for (const ViewOption* o : list)
      list_h += std::max(g_.px(44), g_.paragraph({0, 0, inner - g_.px(lay_.keys ? 60.f : 28.f), 0},
                                                 Face::sans700, 15, 0, o->text, 0, false) +
                                        g_.px(18)) +
                g_.px(6);
  float cards_h =
      cards.empty()
          ? 0
          : card_grid(inner, cards.size() + taken.size()).height(cards.size() + taken.size());
  const float progress_h = progress_height(inner);
  const float number_h = numbers ? g_.px(58) : 0;
  const float button_h = done ? g_.px(52) : mulligan ? g_.px(56) : 0;
  // The words begin below the eye's frame.
  const float head_h =
      std::max(title_h + g_.px(10), mulligan ? 0 : g_.px(small ? 52.f : 50.f) - pad);
  const float fixed = pad + head_h + words_h + progress_h + number_h + button_h + pad;
  float hand_h = 0;
  int hand_columns = 1;
  float slot = inner, card_w = 0, card_h = 0;
  if (mulligan) {
    // As many in a row as lets them be largest, rather more than fewer; then as many in each row.
    const int n = int(hand.size());
    const auto size = [&](int columns) {
      const float w = std::min(g_.px(120), inner / float(columns) - g_.px(4));
      const int rows = (n + columns - 1) / columns;
      return ImVec2(w, std::min(w * 1.4f, (area.h - fixed) / float(rows) - g_.px(8)));
    };
    for (int columns = 2; columns <= n; ++columns) {
      const ImVec2 best = size(hand_columns), other = size(columns);
      if (other.x * other.y >= best.x * best.y) hand_columns = columns;
    }
    const int rows = n ? (n + hand_columns - 1) / hand_columns : 0;
    if (rows) hand_columns = (n + rows - 1) / rows;
    // What is kept or not must be seen: where there is no room for it, smaller.
    slot = std::min(inner / float(hand_columns), size(hand_columns).x + g_.px(14));
    card_w = size(hand_columns).x;
    card_h = size(hand_columns).y;
    hand_h = float(rows) * (card_h + g_.px(8));
  }
  float free_h = area.h - fixed;
  cards_h = std::min(cards_h, std::max(g_.px(120), free_h - std::min(list_h, g_.px(100))));
  list_h = std::min(list_h, std::max(g_.px(60), free_h - cards_h));
  // Whole rows of names.
  if (grid) list_h = std::floor(list_h / g_.px(50) + .01f) * g_.px(50);
  const float height = fixed + cards_h + list_h + hand_h;
  Rect r{area.cx() - width / 2, lay_.ribbon.cy() - height / 2, width, height};
  // The creatures of both sides stay in sight where there is room below them; a thumb reaches the
  // foot of a phone.
  if (!mulligan && cards.empty() && !lay_.low())
    r.y = lay_.phone() ? slip_top(height, area.bottom()) : lay_.lands_y[1] - g_.px(8);
  r.y = std::max(area.y, std::min(r.y, area.bottom() - r.h));
  ui_.place(r, {}, "");
  slip(r);
  const InRegion part(g_, "the question", r, kLoose);
  float y = r.y + pad;
  g_.paragraph({r.x + pad, y, title_w, 0}, Face::alegreya700, 18, rgb(ink::kInk), title);
  if (!mulligan) {
    const float eye_side = g_.px(small ? 44.f : 36.f);
    const Rect eye{r.right() - eye_side - g_.px(small ? 4.f : 10.f),
                   r.y + g_.px(small ? 4.f : 10.f), eye_side, eye_side};
    const PlaceState s = ui_.place(eye, {Cmd::hide_dialog}, w(Str::canvas_look_table));
    if (s.hovered)
      g_.list()->AddRectFilled({eye.x, eye.y}, {eye.right(), eye.bottom()}, rgb(ink::kPaperInset),
                               g_.px(6));
    g_.outline(eye, rgb(ink::kPaperLine), 6, 1);
    g_.icon("sheikah-eye", eye.grown(-g_.px(7)), rgb(ink::kInk2));
    if (s.focused) focus_ring(eye, 6);
    if (back) {
      const Rect b{eye.x - eye_side - g_.px(6), eye.y, eye_side, eye_side};
      const PlaceState u = ui_.place(b, {Cmd::undo}, w(Str::canvas_undo));
      if (u.hovered)
        g_.list()->AddRectFilled({b.x, b.y}, {b.right(), b.bottom()}, rgb(ink::kPaperInset),
                                 g_.px(6));
      g_.outline(b, rgb(ink::kPaperLine), 6, 1);
      g_.icon("anticlockwise-rotation", b.grown(-g_.px(8)), rgb(ink::kInk2));
      if (u.focused) focus_ring(b, 6);
    }
  }
  y += head_h;
  if (words_h > 0) {
    g_.paragraph({r.x + pad, y, inner, 0}, Face::sans500, 13, rgb(ink::kInk2), words, most_words);
    y += words_h;
  }
  if (mulligan) {
    const float cw = card_w, ch = card_h;
    if (hand_h > 0)
      for (std::size_t i = 0; i < hand.size(); ++i) {
        const int row = int(i) / hand_columns,
                  in_row = std::min(hand_columns, int(hand.size()) - row * hand_columns);
        const float from = (inner - slot * float(in_row)) / 2;
        const Rect b{r.x + pad + from + slot * float(int(i) % hand_columns) + (slot - cw) / 2,
                     y + float(int(i) / hand_columns) * (ch + g_.px(8)), cw, ch};
        Region region;
        region.r = b;
        region.command = {Cmd::object, 1, hand[i]->ref};
        region.label = hand[i]->name;
        region.card = hand[i]->card;
        region.shows = hand[i]->ref;
        region.acts = false;
        const PlaceState s = ui_.place(region);
        draw_hand_card(g_, b, face(*hand[i]),
                       (s.hovered ? kStateHovered : 0u) | (s.focused ? kStateFocused : 0u),
                       nullptr);
      }
    y += hand_h;
    const ViewOption* keep = option_kind(OptionKind::yes);
    const ViewOption* again = option_kind(OptionKind::no);
    const float bw = std::min(g_.px(240), (inner - g_.px(12)) / 2);
    if (keep)
      button({r.cx() - bw - g_.px(6), y, bw, g_.px(48)}, {Cmd::option, keep->index}, keep->text,
             lay_.keys ? "Y" : "", Look::brass);
    if (again)
      button({r.cx() + g_.px(6), y, bw, g_.px(48)}, {Cmd::option, again->index}, again->text,
             lay_.keys ? "N" : "", Look::walnut);
    return;
  }
  if (!cards.empty()) {
    draw_card_options({r.x + pad, y, inner, cards_h - g_.px(12)}, cards, taken);
    y += cards_h;
  }
  if (progress_h > 0) {
    draw_progress({r.x + pad, y, inner, progress_h});
    y += progress_h;
  }
  if (numbers) {
    draw_number({r.x + pad, y, inner, number_h});
    y += number_h;
  }
  if (!list.empty()) {
    if (grid)
      draw_names({r.x + pad, y, inner, list_h - g_.px(6)}, list);
    else
      draw_option_list({r.x + pad, y, inner, list_h - g_.px(6)}, list);
    y += list_h;
  }
  // Done with nothing taken is said as what it is.
  const bool none = v_->kind == DecisionKind::pick && v_->done == 0;
  if (done)
    button({r.cx() - g_.px(110), y + g_.px(4), g_.px(220), g_.px(44)}, {Cmd::option, done->index},
           none ? choose_none() : done->text, lay_.keys && !none_of_many() ? key_for(" ") : "",
           none_of_many() ? Look::walnut : Look::brass);
}

std::string Dialogs::choose_none() const {
  std::string text = w(Str::table_none);
  // What copies nothing comes as it is printed, and may not live for long.
  if (v_->prompt == Prompt::copy_what)
    if (const ViewObject* o = object(v_->about); o && (o->types & kCreature))
      text += " (" + std::to_string(o->base_power) + "/" + std::to_string(o->base_toughness) + ")";
  return text;
}

// One card, several things to do with it: a short list beside it.
void Dialogs::draw_menu(Rect from) const {
  const std::vector<const ViewOption*> options = menu_options();
  if (options.empty()) {
    menu_ = {};
    return;
  }
  for (const Region& region : ui_.regions())
    if (from.w <= 0 && region.command == Command{Cmd::object, 0, menu_}) from = region.r;
  ui_.cover();
  const InRegion over(g_, "a menu", {0, 0, lay_.w, lay_.h}, kOverlay | kLoose);
  ui_.place({0, 0, lay_.w, lay_.h}, {Cmd::close}, w(Str::canvas_close), false);
  g_.list()->AddRectFilled({0, 0}, {lay_.w, lay_.h}, rgb(0x0A0705, .35f));
  const float width = std::min(g_.px(340), lay_.w - g_.px(24)), pad = g_.px(12);
  float h = 0;
  for (const ViewOption* o : options)
    h += std::max(g_.px(44),
                  g_.paragraph({0, 0, width - 2 * pad - g_.px(lay_.keys ? 60.f : 28.f), 0},
                               Face::sans700, 15, 0, o->text, 0, false) +
                      g_.px(18)) +
         g_.px(6);
  h = std::min(h + 2 * pad - g_.px(6), lay_.h - g_.px(24));
  Rect r{from.right() + g_.px(10), from.cy() - h / 2, width, h};
  if (r.right() > lay_.w - g_.px(8)) r.x = from.x - width - g_.px(10);
  if (r.x < g_.px(8)) r.x = std::max(g_.px(8), lay_.w / 2 - width / 2);
  r.y = std::max(g_.px(8), std::min(r.y, lay_.h - h - g_.px(8)));
  ui_.place(r, {}, "");
  slip(r);
  draw_option_list({r.x + pad, r.y + pad, width - 2 * pad, h - 2 * pad}, options);
}

// What the menu beside a card offers, in its order.
std::vector<const ViewOption*> Dialogs::menu_options() const {
  std::vector<const ViewOption*> out = options_of(menu_, false);
  for (const ViewOption* o : options_of(menu_, true)) out.push_back(o);
  return out;
}

}  // namespace upkeep
