// The frame as a whole, and the small questions that all parts ask.
#include "app.h"

#include <cmath>
#include <cstdio>

namespace upkeep {

App::App(Platform& platform, Game& game) : platform_(platform), game_(game) {}

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

void App::refresh() { platform_.request_frame(); }

void App::changed() {
  platform_.changed();
  platform_.request_frame();
}

void App::set_lang(Lang lang) {
  lang_ = lang;
  if (game_.running()) game_.set_lang(lang);
  refresh();
}

int App::me() const {
  // Behind the curtain nobody sits there; the table still lies as it did.
  return game_.seat() < 2 ? game_.seat() : 0;
}

bool App::my_move() const {
  return v_ && !v_->over && !game_.curtain() && v_->to_act == game_.seat();
}

bool App::takes(Ref r) const {
  if (!my_move()) return false;
  for (const ViewOption& o : v_->options) {
    if (pending_ ? o.option.object == pending_ && (o.option.other == r || r == pending_)
                 : o.option.object == r)
      return true;
  }
  return false;
}

const ViewObject* App::object(Ref r) const {
  if (!v_ || !r) return nullptr;
  for (const ViewObject& o : v_->objects)
    if (o.ref == r) return &o;
  return nullptr;
}

std::vector<const ViewOption*> App::options_of(Ref r, bool mana) const {
  std::vector<const ViewOption*> found;
  if (!v_ || !r) return found;
  for (const ViewOption& o : v_->options)
    if (o.option.object == r && (o.option.kind == OptionKind::mana) == mana) found.push_back(&o);
  return found;
}

const ViewOption* App::option_kind(OptionKind kind) const {
  if (!v_) return nullptr;
  for (const ViewOption& o : v_->options)
    if (o.option.kind == kind) return &o;
  return nullptr;
}

const ViewOption* App::due_option() const {
  const ViewOption* o = option_kind(OptionKind::phase);
  return o ? o : option_kind(OptionKind::announce_attack);
}

CardFace App::face(const ViewObject& o) const {
  return face_of(o, game_.cards(), lang_, v_ ? v_->words : Vocabulary::modern);
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

// Where a card is on its way to `to`: things that moved since the last frame travel for a fifth of
// a second.
Rect App::glide(Ref r, const Rect& to) {
  if (still_ || !r) return to;
  const u32 id = u32(r.slot) << 16 | r.gen;
  const double now = platform_.seconds();
  const auto found = glides_.find(id);
  if (found == glides_.end()) {
    glides_[id] = {to, to, 0};
    return to;
  }
  Glide& g = found->second;
  const auto at = [&] {
    const float t = float((now - g.start) / .2);
    if (t >= 1 || g.start == 0) return g.to;
    const float k = 1 - (1 - t) * (1 - t) * (1 - t);
    return Rect{g.from.x + (g.to.x - g.from.x) * k, g.from.y + (g.to.y - g.from.y) * k, g.to.w,
                g.to.h};
  };
  if (std::fabs(g.to.x - to.x) > .5f || std::fabs(g.to.y - to.y) > .5f) {
    const bool resized = g.to.w != to.w;
    g.from = resized ? to : at();
    g.to = to;
    g.start = now;
  }
  g.to.w = to.w;
  g.to.h = to.h;
  if (g.start != 0) {
    if (now - g.start < .2)
      platform_.request_frame();
    else
      g.start = 0;
  }
  return at();
}

void App::frame(ImDrawList* list) {
  ++frames_;
  lay_out();
  watch_hold();
  g_.begin(list);
  ui_.begin();
  refusals_.clear();
  cites_.clear();
  bar_ = {};
  if (game_.running() && game_.changes() != seen_changes_) {
    seen_changes_ = game_.changes();
    v_ = &game_.view();
    badges_.clear();
    would_pay_of_ = {};
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
    if (screen_ != Screen::table) screen_ = Screen::table;
  }
  if (!game_.running()) {
    v_ = nullptr;
    known_.clear();
    if (screen_ == Screen::table) screen_ = Screen::title;
  } else {
    v_ = &game_.view();
  }
  if (v_) watch_events();
  g_.gradient({0, 0, lay_.w, lay_.h}, rgb(ink::kPage), rgb(ink::kPage2), 0);
#ifdef UPKEEP_SHOTS
  if (instead_) return instead_(g_, lay_.w, lay_.h);
#endif
  switch (screen_) {
    case Screen::title:
      draw_title();
      break;
    case Screen::setup:
      draw_setup();
      break;
    case Screen::table:
      if (game_.curtain()) {
        known_.clear();
        glides_.clear();
        draw_curtain();
      } else
        draw_table();
      break;
  }
  seat_ring();
  if (sheet_ != Sheet::none && !(screen_ == Screen::table && game_.curtain())) draw_sheet();
  if (sheet_ == Sheet::zone && ui_.hover() && screen_ == Screen::table && !game_.curtain())
    draw_preview_card();
  draw_refusal();
  if (spoil_) draw_faults();
  if (g_.incomplete()) platform_.request_frame();
  while (const unsigned pack = g_.icons().wanted()) platform_.want_pictures(pack);
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
    case Cmd::hold:
      return "hold";
    case Cmd::undo:
      return "undo";
    case Cmd::redo:
      return "redo";
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
    case Cmd::stop_window:
      return "stop_window";
    case Cmd::page:
      return "page";
    case Cmd::decline:
      return "decline";
    case Cmd::yield:
      return "yield";
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
  static constexpr const char* kPages[] = {"lessons", "puzzles",  "decks", "settings", "games",
                                           "about",   "timeline", "share", "compare"};
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
