// Questions that are not answered on the table itself: yes or no, modes, colours, numbers, cards of
// hidden zones, the hand to keep. They lie over the board and can be laid aside.
#include "board/dialogs.h"

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

// Over the board; a first hand needs nothing of what else is there, but room.
Rect Dialogs::room_for_slip() const {
  if (v_->prompt == Prompt::mulligan && lay_.low())
    return {g_.px(12), g_.px(8), lay_.w - g_.px(24), lay_.h - g_.px(16)};
  if (lay_.phone()) return {g_.px(8), g_.px(60), lay_.w - g_.px(16), lay_.h - g_.px(68)};
  return {lay_.board.x + g_.px(12), g_.px(8), lay_.board.w - g_.px(24), lay_.h - g_.px(16)};
}

void Dialogs::draw() const {
  const InRegion over(g_, "a question", {0, 0, lay_.w, lay_.h}, kOverlay | kLoose);
  if (dialog_hidden_) {
    const Rect b{lay_.ribbon.cx() - g_.px(110), lay_.ribbon.bottom() + g_.px(10), g_.px(220),
                 g_.px(44)};
    button(b, {Cmd::hide_dialog}, w(Str::canvas_back_to_choice), "", Look::brass);
    return;
  }
  Slip s;
  sort_answers(s);
  set_width(s);
  put_into_words(s);
  set_heights(s);
  const Rect r = place_slip(s);
  ui_.place(r, {}, "");
  slip(r);
  const InRegion part(g_, "the question", r, kLoose);
  const float y = draw_heading(s, r);
  if (s.mulligan)
    draw_first_hand(s, r, y);
  else
    draw_answers(s, r, y);
}

// What can be answered, by how it is shown.
void Dialogs::sort_answers(Slip& s) const {
  s.mulligan = v_->prompt == Prompt::mulligan;
  s.always = game_.can_always();
  s.numbers = numeric(*v_);
  for (const ViewOption& o : v_->options) {
    if (o.option.kind == OptionKind::done)
      s.done = &o;
    else if (o.option.kind == OptionKind::object && object(o.option.object) &&
             (v_->kind != DecisionKind::order || v_->prompt == Prompt::look ||
              v_->prompt == Prompt::graveyard_order))
      s.cards.push_back(&o);
    else if (!(s.numbers && o.option.kind == OptionKind::value))
      s.list.push_back(&o);
  }
  s.grid = many_names(s.list.size());
  if (s.grid) sort_names(s.list);
  if (s.mulligan)
    for (const ViewObject& o : v_->objects)
      if (o.zone == Zone::hand && o.owner == me() && !(o.flags & kVUnknown)) s.hand.push_back(&o);
  if (!s.cards.empty())
    for (const ViewObject& o : v_->objects)
      if ((o.flags & kVSelected) && !on_table(o.ref)) s.taken.push_back(&o);
  // Piece by piece: the last piece can be taken back here.
  s.back = (v_->kind == DecisionKind::divide || v_->kind == DecisionKind::order || v_->announced) &&
           game_.can_undo();
}

void Dialogs::set_width(Slip& s) const {
  s.area = room_for_slip();
  float width = g_.px(s.cards.empty() && !s.grid ? 440.f : 720.f);
  if (s.mulligan) {
    const std::size_t cards =
        s.hand.size() > 5 && !lay_.low() ? 4 : std::max<std::size_t>(s.hand.size(), 3);
    width = g_.px(float(cards) * 130 + 48);
  }
  s.width = std::min(s.area.w, width);
  s.small = lay_.phone() || lay_.low() || s.area.h < g_.px(520);
  s.pad = g_.px(s.small ? 12.f : 18.f);
  s.inner = s.width - 2 * s.pad;
  s.title_w = s.inner - g_.px(s.back ? 92.f : 44.f);
}

// What it is about, if that is a card with words: its text helps to answer.
std::string Dialogs::words_of_card() const {
  const ViewObject* about = object(v_->about);
  std::string words;
  if (about && about->card) words = text_of(face(*about));
  if (v_->prompt != Prompt::x_value) return words;
  // While it is being announced it lies nowhere that is seen; whoever announces it knows it.
  const Object* card = v_->about ? &game_.state().objects[v_->about.slot] : nullptr;
  if (words.empty() && card && card->gen == v_->about.gen && card->card)
    words = text_of(face_of(game_.cards(), card->card, lang_, v_->words));
  // With the number in the place of X: what 0 would come to is read before it is chosen.
  return words.empty() ? words : with_number(words, number_);
}

// The question, and the small words below it.
void Dialogs::put_into_words(Slip& s) const {
  s.title = v_->question;
  if (s.mulligan) {
    s.words = v_->active == me() ? std::string(w(Str::table_you_begin))
                                 : str(lang_, Str::table_begins, {v_->players[v_->active].name});
    // What another hand costs comes after the question.
    if (const std::size_t end = s.title.rfind("? "); end != std::string::npos) {
      s.words += s.title.substr(end + 1);
      s.title.resize(end + 1);
    }
    if (const std::string ante = ante_.words(); !ante.empty()) s.words += " " + ante;
  } else if (s.cards.empty()) {
    s.words = words_of_card();
  }
  if (s.grid && lay_.keys)
    s.words += (s.words.empty() ? "" : "\n") + std::string(w(Str::table_type));
}

// From what is asked, as far as there is room.
void Dialogs::set_heights(Slip& s) const {
  const float title_h =
      g_.paragraph({0, 0, s.title_w, 0}, Face::alegreya700, 18, 0, s.title, 0, false);
  s.most_words = s.area.h >= g_.px(330) && s.cards.empty() ? 5 : 3;
  if (!s.words.empty())
    s.words_h = std::min(
        g_.px(17.f * float(s.most_words) + 13),
        g_.paragraph({0, 0, s.inner, 0}, Face::sans500, 13, 0, s.words, s.most_words, false) +
            g_.px(6));
  // The words begin below the eye's frame.
  s.head_h = std::max(title_h + g_.px(10), s.mulligan ? 0 : g_.px(s.small ? 52.f : 50.f) - s.pad);
  s.progress_h = progress_height(s.inner);
  s.number_h = s.numbers ? g_.px(58) : 0;
  const float button_h = s.done || s.always ? g_.px(52) : s.mulligan ? g_.px(56) : 0;
  const float fixed = s.pad + s.head_h + s.words_h + s.progress_h + s.number_h + button_h + s.pad;
  const float free = s.area.h - fixed;
  if (s.mulligan) s.rows = hand_rows(int(s.hand.size()), s.inner, free);
  const std::size_t cards = s.cards.size() + s.taken.size();
  const float cards_h = s.cards.empty() ? 0 : card_grid(s.inner, cards).height(cards);
  const float list_h = list_height(s);
  s.cards_h = std::min(cards_h, std::max(g_.px(120), free - std::min(list_h, g_.px(100))));
  s.list_h = std::min(list_h, std::max(g_.px(60), free - s.cards_h));
  // Whole rows of names.
  if (s.grid) s.list_h = std::floor(s.list_h / g_.px(50) + .01f) * g_.px(50);
  s.height = fixed + s.cards_h + s.list_h + s.rows.height;
}

float Dialogs::list_height(const Slip& s) const {
  if (s.grid) return float((int(s.list.size()) + 3) / 4) * g_.px(50);
  return s.mulligan ? 0 : options_height(s.list, s.inner);
}

// All of a list of options below each other in so much width, unless it must be scrolled.
float Dialogs::options_height(const std::vector<const ViewOption*>& options, float width) const {
  float h = 0;
  for (const ViewOption* o : options)
    h += std::max(g_.px(44), g_.paragraph({0, 0, width - g_.px(lay_.keys ? 60.f : 28.f), 0},
                                          Face::sans700, 15, 0, o->text, 0, false) +
                                 g_.px(18)) +
         g_.px(6);
  return h;
}

// As many in a row as lets them be largest, rather more than fewer; then as many in each row.
Dialogs::HandRows Dialogs::hand_rows(int n, float inner, float room) const {
  const auto size = [&](int columns) {
    const float w = std::min(g_.px(120), inner / float(columns) - g_.px(4));
    const int rows = (n + columns - 1) / columns;
    return ImVec2(w, std::min(w * 1.4f, room / float(rows) - g_.px(8)));
  };
  HandRows out;
  for (int columns = 2; columns <= n; ++columns) {
    const ImVec2 best = size(out.columns), other = size(columns);
    if (other.x * other.y >= best.x * best.y) out.columns = columns;
  }
  const int rows = n ? (n + out.columns - 1) / out.columns : 0;
  if (rows) out.columns = (n + rows - 1) / rows;
  // What is kept or not must be seen: where there is no room for it, smaller.
  out.w = size(out.columns).x;
  out.h = size(out.columns).y;
  out.slot = std::min(inner / float(out.columns), out.w + g_.px(14));
  out.height = float(rows) * (out.h + g_.px(8));
  return out;
}

Rect Dialogs::place_slip(const Slip& s) const {
  Rect r{s.area.cx() - s.width / 2, lay_.ribbon.cy() - s.height / 2, s.width, s.height};
  // The creatures of both sides stay in sight where there is room below them; a thumb reaches the
  // foot of a phone.
  if (!s.mulligan && s.cards.empty() && !lay_.low())
    r.y = lay_.phone() ? slip_top(s.height, s.area.bottom()) : lay_.lands_y[1] - g_.px(8);
  r.y = std::max(s.area.y, std::min(r.y, s.area.bottom() - r.h));
  return r;
}

// The question, the ways to lay it aside and to take back a piece of the answer, and the small
// words; returns where the answers begin.
float Dialogs::draw_heading(const Slip& s, const Rect& r) const {
  float y = r.y + s.pad;
  g_.paragraph({r.x + s.pad, y, s.title_w, 0}, Face::alegreya700, 18, rgb(ink::kInk), s.title);
  if (!s.mulligan) {
    const float side = g_.px(s.small ? 44.f : 36.f);
    const Rect eye{r.right() - side - g_.px(s.small ? 4.f : 10.f),
                   r.y + g_.px(s.small ? 4.f : 10.f), side, side};
    draw_sign(eye, {Cmd::hide_dialog}, w(Str::canvas_look_table), "sheikah-eye", 7);
    if (s.back)
      draw_sign({eye.x - side - g_.px(6), eye.y, side, side}, {Cmd::undo}, w(Str::canvas_undo),
                "anticlockwise-rotation", 8);
  }
  y += s.head_h;
  if (s.words_h > 0)
    g_.paragraph({r.x + s.pad, y, s.inner, 0}, Face::sans500, 13, rgb(ink::kInk2), s.words,
                 s.most_words);
  return y + s.words_h;
}

// A sign that can be pressed, `inset` within its frame.
void Dialogs::draw_sign(const Rect& r, Command c, const char* label, const char* icon,
                        float inset) const {
  const PlaceState s = ui_.place(r, c, label);
  if (s.hovered)
    g_.list()->AddRectFilled({r.x, r.y}, {r.right(), r.bottom()}, rgb(ink::kPaperInset), g_.px(6));
  g_.outline(r, rgb(ink::kPaperLine), 6, 1);
  g_.icon(icon, r.grown(-g_.px(inset)), rgb(ink::kInk2));
  if (s.focused) focus_ring(r, 6);
}

// The cards of a first hand, and whether it is kept.
void Dialogs::draw_first_hand(const Slip& s, const Rect& r, float y) const {
  const int columns = s.rows.columns;
  for (int i = 0; i < int(s.hand.size()) && s.rows.height > 0; ++i) {
    const int row = i / columns, in_row = std::min(columns, int(s.hand.size()) - row * columns);
    const float from = (s.inner - s.rows.slot * float(in_row)) / 2;
    draw_first_card(
        *s.hand[std::size_t(i)],
        {r.x + s.pad + from + s.rows.slot * float(i % columns) + (s.rows.slot - s.rows.w) / 2,
         y + float(row) * (s.rows.h + g_.px(8)), s.rows.w, s.rows.h});
  }
  y += s.rows.height;
  const ViewOption* keep = option_kind(OptionKind::yes);
  const ViewOption* again = option_kind(OptionKind::no);
  const float bw = std::min(g_.px(240), (s.inner - g_.px(12)) / 2);
  if (keep)
    button({r.cx() - bw - g_.px(6), y, bw, g_.px(48)}, {Cmd::option, keep->index}, keep->text,
           lay_.keys ? "Y" : "", Look::brass);
  if (again)
    button({r.cx() + g_.px(6), y, bw, g_.px(48)}, {Cmd::option, again->index}, again->text,
           lay_.keys ? "N" : "", Look::walnut);
}

void Dialogs::draw_first_card(const ViewObject& o, const Rect& r) const {
  Region region;
  region.r = r;
  region.command = {Cmd::object, 1, o.ref};
  region.label = o.name;
  region.card = o.card;
  region.shows = o.ref;
  region.acts = false;
  const PlaceState s = ui_.place(region);
  draw_hand_card(g_, r, face(o),
                 (s.hovered ? kStateHovered : 0u) | (s.focused ? kStateFocused : 0u), nullptr);
}

// Cards, how far it has come, the number, the list: what there is of it, below each other.
void Dialogs::draw_answers(const Slip& s, const Rect& r, float y) const {
  const float x = r.x + s.pad;
  if (!s.cards.empty()) {
    draw_card_options({x, y, s.inner, s.cards_h - g_.px(12)}, s.cards, s.taken);
    y += s.cards_h;
  }
  if (s.progress_h > 0) {
    draw_progress({x, y, s.inner, s.progress_h});
    y += s.progress_h;
  }
  if (s.numbers) {
    draw_number({x, y, s.inner, s.number_h});
    y += s.number_h;
  }
  if (!s.list.empty()) {
    if (s.grid)
      draw_names({x, y, s.inner, s.list_h - g_.px(6)}, s.list);
    else
      draw_option_list({x, y, s.inner, s.list_h - g_.px(6)}, s.list);
    y += s.list_h;
  }
  if (s.always) {
    const float half = (s.inner - g_.px(8)) / 2;
    for (const int yes : {1, 0})
      button({x + float(1 - yes) * (half + g_.px(8)), y + g_.px(4), half, g_.px(44)},
             {Cmd::always, yes}, w(yes ? Str::table_always_yes : Str::table_always_no), "",
             Look::paper);
  }
  // Done with nothing taken is said as what it is.
  const bool none = v_->kind == DecisionKind::pick && v_->done == 0;
  if (s.done)
    button({r.cx() - g_.px(110), y + g_.px(4), g_.px(220), g_.px(44)}, {Cmd::option, s.done->index},
           none ? choose_none() : s.done->text, lay_.keys && !none_of_many() ? key_for(" ") : "",
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
  const float h =
      std::min(options_height(options, width - 2 * pad) + 2 * pad - g_.px(6), lay_.h - g_.px(24));
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
  if (could_attack(menu_)) {
    attack_.option = {.kind = OptionKind::attack, .object = menu_};
    attack_.index = kAttackEntry;
    attack_.text = attack_words(menu_);
    out.insert(out.begin(), &attack_);
  }
  return out;
}

}  // namespace upkeep
