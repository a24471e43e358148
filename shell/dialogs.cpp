// Questions that are not answered on the table itself: yes or no, modes, colours, numbers, cards of
// hidden zones, the hand to keep. They lie over the board and can be laid aside.
#include <algorithm>
#include <cmath>

#include "app.h"

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

bool numeric(const View& v) { return v.ask == Ask::number || v.ask == Ask::divide; }

}  // namespace

bool App::on_table(Ref r) const {
  const ViewObject* o = object(r);
  if (!o) return false;
  if (o->zone == Zone::battlefield || o->zone == Zone::stack) return true;
  return o->zone == Zone::hand && o->owner == me();
}

bool App::dialog_wanted() const {
  if (!my_move() || v_->ask == Ask::act || v_->ask == Ask::attackers || v_->ask == Ask::blockers)
    return false;
  if (v_->why == Why::mulligan) return true;
  for (const ViewOption& o : v_->options) {
    const OptionKind k = o.option.kind;
    if (k == OptionKind::yes || k == OptionKind::no || k == OptionKind::value) return true;
    if (k == OptionKind::object && !on_table(o.option.object)) return true;
  }
  return false;
}

void App::draw_option_list(Rect r, const std::vector<const ViewOption*>& options) {
  static constexpr const char* kLetters[] = {"W", "U", "B", "R", "G", "C"};
  const InRegion part(g_, "a list", r, kMayClip | kLoose);
  float y = r.y - scroll_;
  int number = 0;
  g_.list()->PushClipRect({r.x - g_.px(6), r.y - g_.px(4)},
                          {r.right() + g_.px(6), r.bottom() + g_.px(2)}, true);
  for (const ViewOption* o : options) {
    const float text_w = r.w - g_.px(lay_.keys ? 60.f : 28.f);
    const float h = std::max(
        g_.px(44),
        g_.paragraph({0, 0, text_w, 0}, Face::sans700, 15, 0, o->text, 0, false) + g_.px(18));
    const Rect b{r.x, y, r.w, h};
    y += h + g_.px(6);
    // What one card can do is counted by itself.
    ++number;
    const std::string key = menu_ ? number <= 9 ? std::to_string(number) : "" : o->key;
    if (b.bottom() < r.y || b.y > r.bottom()) continue;
    Region region;
    region.r = b;
    region.command = {Cmd::option, o->index};
    region.label = o->text;
    if (const ViewObject* card = object(o->option.object)) {
      region.card = card->card;
      region.shows = card->ref;
    }
    const PlaceState s = ui_.place(region);
    g_.gradient(b, rgb(s.hovered ? 0xFFF9E8 : 0xF3E8CC), rgb(s.hovered ? 0xF0E2BE : 0xE3D3AC), 6);
    g_.outline(b, rgb(s.hovered ? ink::kRubric : ink::kPaperLine), 6, 1);
    float x = b.x + g_.px(12);
    if (v_->why == Why::color && o->option.kind == OptionKind::value && o->option.value >= 0 &&
        o->option.value < 6) {
      g_.symbol(kLetters[o->option.value], x + g_.px(11), b.cy(), g_.px(24));
      x += g_.px(34);
    }
    g_.paragraph({x, b.y + g_.px(10), text_w - (x - b.x - g_.px(12)), 0}, Face::sans700, 15,
                 rgb(ink::kInk), o->text);
    if (lay_.keys && !key.empty()) key_cap(b.right() - g_.px(10), b.cy(), key, rgb(ink::kInk2));
    if (s.focused) focus_ring(b, 6);
  }
  g_.list()->PopClipRect();
  scroll_max_ = std::max(0.f, y + scroll_ - r.y - r.h);
}

void App::draw_card_options(Rect r, const std::vector<const ViewOption*>& options) {
  const float cw = g_.px(120), ch = g_.px(168), gap = g_.px(12);
  const int columns = std::max(1, int((r.w + gap) / (cw + gap)));
  const int rows = (int(options.size()) + columns - 1) / columns;
  scroll_max_ = std::max(0.f, float(rows) * (ch + gap) - r.h);
  scroll_ = std::min(std::max(scroll_, 0.f), scroll_max_);
  const float x0 =
      r.x + (r.w - float(std::min(columns, int(options.size()))) * (cw + gap) + gap) / 2;
  const InRegion part(g_, "cards to choose", r, kMayClip | kLoose);
  g_.list()->PushClipRect({r.x - g_.px(8), r.y - g_.px(8)},
                          {r.right() + g_.px(8), r.bottom() + g_.px(8)}, true);
  for (std::size_t i = 0; i < options.size(); ++i) {
    const ViewOption& o = *options[i];
    const Rect b{x0 + float(int(i) % columns) * (cw + gap),
                 r.y + float(int(i) / columns) * (ch + gap) - scroll_, cw, ch};
    if (b.bottom() < r.y || b.y > r.bottom()) continue;
    Region region;
    region.r = b;
    region.r.h = std::min(b.bottom(), r.bottom()) - b.y;
    region.command = {Cmd::option, o.index};
    region.label = o.text;
    CardFace f;
    if (const ViewObject* card = object(o.option.object)) {
      f = face(*card);
      region.card = card->card;
      region.shows = card->ref;
    }
    const PlaceState s = ui_.place(region);
    u32 state = kStatePlayable;
    if (s.hovered) state |= kStateHovered;
    if (s.focused) state |= kStateFocused;
    draw_hand_card(g_, b, f, state, nullptr);
  }
  g_.list()->PopClipRect();
}

void App::draw_number(Rect r) {
  std::vector<const ViewOption*> values;
  for (const ViewOption& o : v_->options)
    if (o.option.kind == OptionKind::value) values.push_back(&o);
  if (values.empty()) return;
  int lo = values[0]->option.value, hi = lo;
  for (const ViewOption* o : values) {
    lo = std::min(lo, int(o->option.value));
    hi = std::max(hi, int(o->option.value));
  }
  number_ = std::min(std::max(number_, lo), hi);
  if (values.size() <= 10) {
    const float gap = g_.px(6);
    const float side =
        std::min(g_.px(56), (r.w - gap * float(values.size() - 1)) / float(values.size()));
    float x = r.cx() - (side * float(values.size()) + gap * float(values.size() - 1)) / 2;
    for (const ViewOption* o : values) {
      button({x, r.y, side, g_.px(48)}, {Cmd::option, o->index}, std::to_string(o->option.value),
             "", Look::brass);
      x += side + gap;
    }
    return;
  }
  const float bw = g_.px(52), h = g_.px(48);
  button({r.cx() - bw * 2.6f, r.y, bw, h}, {Cmd::number, -1}, "\u2212", "", Look::walnut,
         number_ > lo);
  g_.text_centered(r.cx() - bw * .75f, r.y + g_.px(8), Face::sans800, 28, rgb(ink::kInk),
                   std::to_string(number_));
  button({r.cx() + bw * .05f, r.y, bw, h}, {Cmd::number, 1}, "+", "", Look::walnut, number_ < hi);
  button({r.cx() + bw * 1.2f, r.y, bw * 1.8f, h}, {Cmd::take_number}, "OK",
         lay_.keys ? "Enter" : "", Look::brass);
}

void App::draw_dialog() {
  const InRegion over(g_, "a question", {0, 0, lay_.w, lay_.h}, kOverlay | kLoose);
  const Rect area =
      lay_.phone()
          ? Rect{g_.px(8), g_.px(60), lay_.w - g_.px(16), lay_.pass.y - g_.px(68)}
          : Rect{lay_.board.x + g_.px(12), g_.px(8), lay_.board.w - g_.px(24), lay_.h - g_.px(16)};
  if (dialog_hidden_) {
    const Rect b{lay_.ribbon.cx() - g_.px(110), lay_.ribbon.bottom() + g_.px(10), g_.px(220),
                 g_.px(44)};
    button(b, {Cmd::hide_dialog}, w(W::back_to_choice), "", Look::brass);
    return;
  }
  std::vector<const ViewOption*> cards, list;
  const ViewOption* done = nullptr;
  bool numbers = numeric(*v_);
  for (const ViewOption& o : v_->options) {
    if (o.option.kind == OptionKind::done)
      done = &o;
    else if (o.option.kind == OptionKind::object && object(o.option.object) &&
             v_->ask != Ask::order)
      cards.push_back(&o);
    else if (!(numbers && o.option.kind == OptionKind::value))
      list.push_back(&o);
  }
  const bool mulligan = v_->why == Why::mulligan;
  std::vector<const ViewObject*> hand;
  if (mulligan)
    for (const ViewObject& o : v_->objects)
      if (o.zone == Zone::hand && o.owner == me() && !(o.flags & kVUnknown)) hand.push_back(&o);
  // Height from what is asked.
  float width = std::min(area.w, g_.px(cards.empty() && !mulligan ? 440.f : 720.f));
  if (mulligan)
    width = std::min(area.w, g_.px(float(hand.size() > 5 ? 4 : hand.size()) * 130 + 48));
  const bool small = lay_.phone() || lay_.low() || area.h < g_.px(520);
  const float pad = g_.px(small ? 12.f : 18.f), inner = width - 2 * pad;
  std::string title = v_->prompt;
  const float title_h =
      g_.paragraph({0, 0, inner - g_.px(44), 0}, Face::alegreya700, 18, 0, title, 0, false);
  const ViewObject* about = object(v_->about);
  // What it is about, if that is a card with words: its text helps to answer.
  std::string words;
  if (about && !mulligan && about->card && cards.empty()) words = face(*about).text;
  // With the number in the place of X: what 0 would come to is read before it is chosen.
  if (v_->why == Why::x_value && cards.empty()) {
    // While it is being announced it lies nowhere that is seen; whoever announces it knows it.
    const Object* card = v_->about ? &game_.state().objects[v_->about.slot] : nullptr;
    if (words.empty() && card && card->gen == v_->about.gen && card->card)
      words = face_of(game_.cards(), card->card, lang_, v_->words).text;
    if (!words.empty()) words = with_number(words, number_);
  }
  if (mulligan) words = ante_words();
  const float words_h = words.empty()
                            ? 0
                            : std::min(g_.px(64), g_.paragraph({0, 0, inner, 0}, Face::sans500, 13,
                                                               0, words, 3, false) +
                                                      g_.px(6));
  float list_h = 0;
  if (!mulligan)
    for (const ViewOption* o : list)
      list_h += std::max(g_.px(44), g_.paragraph({0, 0, inner - g_.px(lay_.keys ? 60.f : 28.f), 0},
                                                 Face::sans700, 15, 0, o->text, 0, false) +
                                        g_.px(18)) +
                g_.px(6);
  const int columns = std::max(1, int((inner + g_.px(12)) / g_.px(132)));
  float cards_h = float((int(cards.size()) + columns - 1) / columns) * g_.px(180);
  float hand_h = 0;
  int hand_columns = 1;
  float slot = inner, card_w = 0, card_h = 0;
  if (mulligan) {
    hand_columns = std::max(
        1, std::min(int(hand.size()), int((inner + g_.px(8)) / g_.px(small ? 84.f : 128.f))));
    const int rows = hand.empty() ? 0 : (int(hand.size()) + hand_columns - 1) / hand_columns;
    // What is kept or not must be seen: where there is no room for it, smaller.
    slot = inner / float(hand_columns);
    card_w = std::min(g_.px(120), slot - g_.px(4));
    card_h =
        small ? std::min(card_w * 1.4f, (area.h - g_.px(120)) / float(std::max(1, rows)) - g_.px(8))
              : g_.px(168);
    hand_h = float(rows) * (card_h + g_.px(8));
  }
  const float number_h = numbers ? g_.px(58) : 0;
  const float button_h = done ? g_.px(52) : mulligan ? g_.px(56) : 0;
  const float fixed = pad + title_h + g_.px(10) + words_h + number_h + button_h + pad;
  float free_h = area.h - fixed;
  cards_h = std::min(cards_h, std::max(g_.px(120), free_h - std::min(list_h, g_.px(100))));
  list_h = std::min(list_h, std::max(g_.px(60), free_h - cards_h));
  const float height = fixed + cards_h + list_h + hand_h;
  Rect r{area.cx() - width / 2, lay_.ribbon.cy() - height / 2, width, height};
  if (!lay_.phone() && !mulligan && cards.empty())
    r.y = std::min(r.y, lay_.ribbon.bottom() - height + g_.px(60));
  r.y = std::max(area.y, std::min(r.y, area.bottom() - r.h));
  ui_.place(r, {}, "");
  slip(r);
  const InRegion part(g_, "the question", r, kLoose);
  float y = r.y + pad;
  g_.paragraph({r.x + pad, y, inner - g_.px(44), 0}, Face::alegreya700, 18, rgb(ink::kInk), title);
  if (!mulligan) {
    const float eye_side = g_.px(small ? 44.f : 36.f);
    const Rect eye{r.right() - eye_side - g_.px(small ? 4.f : 10.f),
                   r.y + g_.px(small ? 4.f : 10.f), eye_side, eye_side};
    const PlaceState s = ui_.place(eye, {Cmd::hide_dialog}, w(W::look_table));
    if (s.hovered)
      g_.list()->AddRectFilled({eye.x, eye.y}, {eye.right(), eye.bottom()}, rgb(ink::kPaperInset),
                               g_.px(6));
    g_.outline(eye, rgb(ink::kPaperLine), 6, 1);
    g_.icon("sheikah-eye", eye.grown(-g_.px(7)), rgb(ink::kInk2));
    if (s.focused) focus_ring(eye, 6);
  }
  y += title_h + g_.px(10);
  if (words_h > 0) {
    g_.paragraph({r.x + pad, y, inner, 0}, Face::sans500, 13, rgb(ink::kInk2), words, 3);
    y += words_h;
  }
  if (mulligan) {
    const float cw = card_w, ch = card_h;
    if (hand_h > 0)
      for (std::size_t i = 0; i < hand.size(); ++i) {
        const Rect b{r.x + pad + slot * float(int(i) % hand_columns) + (slot - cw) / 2,
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
    draw_card_options({r.x + pad, y, inner, cards_h - g_.px(12)}, cards);
    y += cards_h;
  }
  if (numbers) {
    draw_number({r.x + pad, y, inner, number_h});
    y += number_h;
  }
  if (!list.empty()) {
    draw_option_list({r.x + pad, y, inner, list_h - g_.px(6)}, list);
    y += list_h;
  }
  if (done)
    button({r.cx() - g_.px(110), y + g_.px(4), g_.px(220), g_.px(44)}, {Cmd::option, done->index},
           done->text, lay_.keys ? "Space" : "", Look::brass);
}

// One card, several things to do with it: a short list beside it.
void App::draw_choice_menu() {
  std::vector<const ViewOption*> options = options_of(menu_, false);
  for (const ViewOption* o : options_of(menu_, true)) options.push_back(o);
  if (options.empty()) {
    menu_ = {};
    return;
  }
  Rect from = rect_of(menu_);
  for (const Region& region : ui_.regions())
    if (from.w <= 0 && region.command == Command{Cmd::object, 0, menu_}) from = region.r;
  ui_.cover();
  const InRegion over(g_, "a menu", {0, 0, lay_.w, lay_.h}, kOverlay | kLoose);
  ui_.place({0, 0, lay_.w, lay_.h}, {Cmd::close}, w(W::close), false);
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

}  // namespace upkeep
