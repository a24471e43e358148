// The frame as a whole, and the small questions that all parts ask.
#include "app.h"

#include <cmath>
#include <cstdio>

namespace upkeep {

App::App(Platform& platform, Game& game) : DeskOwner(platform, game), Part(desk) {}

void App::lay_out() {
  lay_ = make_layout(width_, height_, touch_, zoom_, board_);
#ifdef UPKEEP_SHOTS
  if (instead_) lay_.scale = 1;
#endif
}

#ifdef UPKEEP_SHOTS
void App::show_instead(void (*draw)(Gfx&, float width, float height)) {
  instead_ = draw;
  lay_out();
  bake();
}
#endif

bool App::resize(float w, float h, float ratio) {
  width_ = w < 64 ? 64 : w;
  height_ = h < 64 ? 64 : h;
  ratio_ = ratio < .5f ? .5f : ratio > 4 ? 4 : ratio;
  lay_out();
  platform_.request_frame();
  return lay_.scale != baked_scale_ || ratio_ != baked_ratio_;
}

void App::bake() {
  baked_scale_ = lay_.scale;
  baked_ratio_ = ratio_;
  g_.bake_fonts(lay_.scale, ratio_);
}

void App::set_lang(Lang lang) {
  lang_ = lang;
  if (game_.running()) game_.set_lang(lang);
  refresh();
}

void App::reset_choice() {
  pending_ = {};
  menu_ = {};
  dialog_hidden_ = false;
  typed_ = false;
  typed_name_.clear();
  refused_ = {};
  number_ = v_ && v_->hi > v_->lo ? int(v_->lo) : 0;
  if (v_)
    for (const ViewOption& o : v_->options)
      if (o.option.kind == OptionKind::value) {
        number_ = int(o.option.value);
        break;
      }
}

// Takes up what has changed since the last frame; drawing shows it and changes nothing of it.
void App::update() {
  lay_out();
  watch_hold();
  if (!game_.running()) {
    v_ = nullptr;
    motion_.forget_tiles();
    if (screen_ == Screen::table) screen_ = Screen::title;
    return;
  }
  v_ = &game_.view();
  if (game_.changes() != seen_changes_) {
    seen_changes_ = game_.changes();
    hand_.asked_anew();
    aim_.pays_for = {};
    // Another language or another setting is no other question.
    const u64 question = game_.hash();
    const int number = number_;
    reset_choice();
    if (question == question_)
      number_ = number;
    else
      seat_ring_ = true;
    question_ = question;
    if (!object(selected_)) selected_ = {};
    screen_ = Screen::table;
  }
  motion_.watch();
  if (screen_ == Screen::table && game_.curtain()) motion_.forget_all();
}

// A page around the canvas has a way back from each screen.
void App::tell_screen() {
  if (screen_ == told_) return;
  told_ = screen_;
  static constexpr const char* kNames[] = {"title", "setup", "table"};
  platform_.command("screen", kNames[int(screen_)]);
}

void App::frame(ImDrawList* list) {
  ++frames_;
  debug_.begin_frame();
  update();
  tell_screen();
  g_.begin(list);
  ui_.begin();
  refusals_.clear();
  cites_.clear();
  bar_ = {};
  g_.gradient({0, 0, lay_.w, lay_.h}, rgb(ink::kPage), rgb(ink::kPage2), 0);
#ifdef UPKEEP_SHOTS
  if (instead_) return instead_(g_, lay_.w, lay_.h);
#endif
  const bool curtain = screen_ == Screen::table && game_.curtain();
  if (screen_ == Screen::title)
    title_.draw();
  else if (screen_ == Screen::setup)
    setup_.draw();
  else if (curtain)
    curtain_.draw();
  else
    draw_table();
  seat_ring();
  if (sheet_ != Sheet::none && !curtain) sheets_.draw();
  if (sheet_ == Sheet::zone && ui_.hover() && screen_ == Screen::table && !curtain)
    preview_.draw_card(down_ || hushed_);
  draw_refusal();
  debug_.draw();
  if (spoil_) draw_faults();
  if (g_.incomplete()) platform_.request_frame();
  while (const unsigned pack = g_.icons().wanted()) platform_.want_pictures(pack);
}

// Why the control under the pointer or the ring, or the one that was tapped, does nothing now.
void App::draw_refusal() {
  const bool pressed = refused_.cmd == Cmd::refused;
  Command shown = touch_ || pressed ? refused_ : ui_.hover();
  if (const Region* f = ui_.focused(); f && !pressed) shown = f->command;
  Refusal refusal;
  Explanation told;
  const char* icon = "padlock";
  // A pointer has read it: in the note beside the table, or below the card that it shows.
  const bool noted =
      !touch_ && !lay_.phone() && (lay_.shape == Shape::wide || refused_.cmd == Cmd::object);
  const bool table = screen_ == Screen::table && !game_.curtain() && v_;
  const ViewObject* tapped = table && refused_.cmd == Cmd::object && !board_ && !preview_.large()
                                 ? object(refused_.ref)
                                 : nullptr;
  if (table && refused_.cmd == Cmd::attack) {
    refusal = {lay_.extra[1].w > 0 ? lay_.extra[1] : lay_.extra[0], prompt_.no_attackers()};
    if (option_kind(OptionKind::announce_attack))
      refusal.why += " " + str(lang_, Str::table_again, {w(Str::option_announce)});
  } else if (table && !noted &&
             (note_.no_target(refused_, told) || (tapped && note_.refused(*tapped, told)))) {
    for (const Region& place : ui_.regions())
      if (place.command == refused_) refusal.r = place.r;
    if (refusal.r.w <= 0) return;
    std::string first = told.text;
    for (std::size_t i = told.checks.size(); i-- > 0;)
      if (!told.checks[i].ok) first = told.checks[i].text;
    refusal.why = first + (told.rule.empty() ? "" : " (" + told.rule + ")");
  } else if (shown.cmd == Cmd::refused && shown.arg < int(refusals_.size())) {
    refusal = refusals_[std::size_t(shown.arg)];
  } else if (shown.cmd == Cmd::hold && lay_.extra[1].w > 0 && sheet_ == Sheet::none &&
             screen_ == Screen::table && v_) {
    // What this one does its two words do not say.
    refusal = {lay_.extra[1], w(Str::table_holds)};
    for (const Region& place : ui_.regions())
      if (place.command == shown) refusal.r = place.r;
    icon = "halt";
  } else {
    return;
  }
  const float pad = g_.px(10), most = std::min(g_.px(300), lay_.w - g_.px(16));
  const float one = g_.text_width(Face::sans500, 15, refusal.why) + 2 * pad + g_.px(26);
  const float width = std::min(most, one);
  const float text_w = width - 2 * pad - g_.px(26);
  const float h =
      g_.paragraph({0, 0, text_w, 0}, Face::sans500, 15, 0, refusal.why, 0, false) + 2 * pad;
  Rect r{refusal.r.cx() - width / 2, refusal.r.y - h - g_.px(8), width, h};
  r.x = std::max(g_.px(8), std::min(r.x, lay_.w - width - g_.px(8)));
  // Never over the button that answers.
  if (lay_.pass.w > 0 && r.x < lay_.pass.right() && r.right() > lay_.pass.x &&
      r.y < lay_.pass.bottom() && r.bottom() > lay_.pass.y)
    r.y = lay_.pass.y - h - g_.px(8);
  if (r.y < g_.px(8)) r.y = refusal.r.bottom() + g_.px(8);
  const InRegion over(g_, "why not", {0, 0, lay_.w, lay_.h}, kOverlay | kLoose);
  slip(r);
  g_.icon(icon, {r.x + pad - g_.px(2), r.cy() - g_.px(9), g_.px(18), g_.px(18)}, rgb(ink::kRubric));
  g_.paragraph({r.x + pad + g_.px(24), r.y + pad - g_.px(1), text_w + g_.px(2), 0}, Face::sans500,
               15, rgb(ink::kInk), refusal.why);
}

void App::draw_faults() {
  spoil_ = false;
  const auto write = [&](float x, float y, unsigned color, const char* text) {
    g_.text(g_.px(x), g_.px(y), Face::sans700, 15, rgb(color), text);
  };
  g_.list()->AddRectFilled({0, 0}, {g_.px(420), g_.px(80)}, rgb(ink::kDark));
  write(10, 8, 0x30241C, "pale");
  write(80, 8, ink::kText, "one over");
  write(84, 10, ink::kText, "another");
  g_.list()->PushClipRect({g_.px(180), 0}, {g_.px(200), g_.px(40)}, true);
  write(180, 8, ink::kText, "clipped here");
  g_.list()->PopClipRect();
  {
    const InRegion part(g_, "a small part", {g_.px(10), g_.px(40), g_.px(20), g_.px(30)});
    write(10, 44, ink::kText, "wider than its part");
  }
  write(300, 8, ink::kText, g_.fit(Face::sans700, 15, "cut before its end", g_.px(80)).c_str());
  write(200, 44, ink::kText, "half covered");
  g_.list()->AddRectFilled({g_.px(230), g_.px(40)}, {g_.px(280), g_.px(70)}, rgb(ink::kPaper));
}

namespace {

void json_text(std::string& out, const std::string& text) {
  out += '"';
  for (char c : text) {
    if (c == '"' || c == '\\') out += '\\';
    if (static_cast<unsigned char>(c) < 0x20)
      out += ' ';
    else
      out += c;
  }
  out += '"';
}

const char* command_name(Cmd c) {
  switch (c) {
    case Cmd::none:
      return "none";
    case Cmd::option:
      return "option";
    case Cmd::object:
      return "object";
    case Cmd::player:
      return "player";
    case Cmd::end_turn:
      return "end_turn";
    case Cmd::attack:
      return "attack";
    case Cmd::attack_all:
      return "attack_all";
    case Cmd::hold:
      return "hold";
    case Cmd::undo:
      return "undo";
    case Cmd::redo:
      return "redo";
    case Cmd::hint:
      return "hint";
    case Cmd::look_back:
      return "look_back";
    case Cmd::look:
      return "look";
    case Cmd::lift:
      return "lift";
    case Cmd::show_zone:
      return "zone";
    case Cmd::show_menu:
      return "menu";
    case Cmd::show_log:
      return "log";
    case Cmd::leaf:
      return "leaf";
    case Cmd::show_stack:
      return "stack";
    case Cmd::show_keys:
      return "keys";
    case Cmd::close:
      return "close";
    case Cmd::hide_dialog:
      return "hide_dialog";
    case Cmd::number:
      return "number";
    case Cmd::take_number:
      return "take_number";
    case Cmd::stop:
      return "stop";
    case Cmd::auto_pass:
      return "auto_pass";
    case Cmd::concede:
      return "concede";
    case Cmd::leave:
      return "leave";
    case Cmd::rematch:
      return "rematch";
    case Cmd::new_duel:
      return "new_duel";
    case Cmd::resume:
      return "resume";
    case Cmd::begin:
      return "begin";
    case Cmd::era:
      return "era";
    case Cmd::lang:
      return "lang";
    case Cmd::opponent:
      return "opponent";
    case Cmd::level:
      return "level";
    case Cmd::deck:
      return "deck";
    case Cmd::name:
      return "name";
    case Cmd::seed:
      return "seed";
    case Cmd::first:
      return "first";
    case Cmd::rules:
      return "rules";
    case Cmd::rule:
      return "rule";
    case Cmd::era_rules:
      return "era_rules";
    case Cmd::pause:
      return "pause";
    case Cmd::alike:
      return "alike";
    case Cmd::stop_window:
      return "stop_window";
    case Cmd::page:
      return "page";
    case Cmd::decline:
      return "decline";
    case Cmd::yield:
      return "yield";
    case Cmd::always:
      return "always";
    case Cmd::no_yields:
      return "no_yields";
    case Cmd::show_zones:
      return "show_zones";
    case Cmd::log_filter:
      return "log_filter";
    case Cmd::why:
      return "why";
    case Cmd::cite:
      return "cite";
    case Cmd::refused:
      return "refused";
  }
  return "none";
}

}  // namespace

const char* page_name(int page) {
  static constexpr const char* kPages[] = {
      "lessons", "puzzles",  "decks", "settings", "games",
      "about",   "timeline", "share", "compare",  "timeline/mistakes"};
  return kPages[page];
}
const char* share_label(Lang lang) { return str(lang, Str::table_share); }

// What can be clicked now, in canvas pixels: for tests, and for tools that drive the canvas.
std::string App::regions_json() const {
  std::string out = "[";
  const auto& all = ui_.regions();
  for (std::size_t i = ui_.first(); i < all.size(); ++i) {
    const Region& r = all[i];
    if (!r.command) continue;
    // A place that later ones cover in its middle cannot be clicked there.
    const Region* top = ui_.at({r.r.cx(), r.r.cy()});
    char head[240];
    std::snprintf(head, sizeof head,
                  "%s{\"x\":%d,\"y\":%d,\"w\":%d,\"h\":%d,\"does\":\"%s\",\"arg\":%d,\"free\":%s,"
                  "\"tab\":%s,\"focused\":%s,\"options\":[",
                  out.size() > 1 ? "," : "", int(r.r.x), int(r.r.y), int(r.r.w), int(r.r.h),
                  command_name(r.command.cmd), r.command.arg, top == &r ? "true" : "false",
                  r.acts ? "true" : "false", &r == ui_.focused() ? "true" : "false");
    out += head;
    bool first = true;
    const auto add = [&](int index) {
      if (!first) out += ',';
      first = false;
      out += std::to_string(index);
    };
    if (r.command.cmd == Cmd::option) add(r.command.arg);
    if (r.command.cmd == Cmd::object)
      for (bool mana : {false, true})
        for (const ViewOption* o : options_of(r.command.ref, mana)) add(o->index);
    if (r.command.cmd == Cmd::player && v_)
      for (const ViewOption& o : v_->options)
        if (o.option.kind == OptionKind::player && (o.option.a == r.command.arg)) add(o.index);
    out += "],\"label\":";
    json_text(out, r.label);
    out += "}";
  }
  return out + "]";
}

}  // namespace upkeep
