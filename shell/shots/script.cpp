#include "shots/script.h"

#include <SDL.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <vector>

#include "draw/draw_frame.h"

namespace upkeep {
namespace {

constexpr int kPatience = 20;  // how often others decline until what was named can be done

double now() { return double(SDL_GetTicks64()) / 1000; }
// Where a place is taken hold of: the lower part of a card may be covered by another.
ImVec2 grip(const Region& r) { return {r.r.cx(), r.r.y + std::min(r.r.h / 2, 40.f)}; }
bool is(const char* word, const char* other) { return !std::strcmp(word, other); }

// Clicks about at random, on what has to do with the question asked, until the duel is over: finds
// questions that the canvas leaves without an answer. Returns false if it got stuck.
bool click_about(App& app, int clicks, unsigned seed) {
  // Laid out, but not drawn: pixels are not what this is about.
  app.set_patience(0);
  const auto frame = [&app] { app.frame(draw_frame().begin()); };
  Game& game = app.game();
  u32 before = 0;
  int still = 0;
  for (int i = 0; i < clicks && !game.over(); ++i) {
    while (game.computer_to_move()) game.step_computer(FlatLimits{60, 2, 60, 12});
    frame();
    if (game.over()) break;
    std::vector<Region> places;
    const auto& all = app.ui().regions();
    for (std::size_t k = app.ui().first(); k < all.size(); ++k) {
      const Cmd c = all[k].command.cmd;
      const bool wanted = c == Cmd::option || c == Cmd::object || c == Cmd::player ||
                          c == Cmd::lift || c == Cmd::take_number || c == Cmd::number ||
                          (c == Cmd::hide_dialog && still > 40);
      if (wanted && app.ui().at({all[k].r.cx(), all[k].r.cy()}) == &all[k])
        places.push_back(all[k]);
    }
    still = game.changes() == before ? still + 1 : 0;
    before = game.changes();
    if (still > 400 || places.empty()) {
      const View& v = game.view();
      std::fprintf(stderr, "stuck after %d clicks: ask %d, why %d, %zu options, %zu places: %s\n",
                   i, int(v.kind), int(v.prompt), v.options.size(), places.size(),
                   v.question.c_str());
      for (const ViewOption& o : v.options)
        std::fprintf(stderr, "  %d %s\n", int(o.option.kind), o.text.c_str());
      return false;
    }
    seed = seed * 1664525u + 1013904223u;
    const Region& at = places[(seed >> 8) % places.size()];
    const ImVec2 p{at.r.cx(), at.r.cy()};
    app.pointer_move(p, Pointer::mouse);
    app.pointer_down(p, Pointer::mouse, 0, now());
    app.pointer_up(p, Pointer::mouse, now());
  }
  std::printf("%s after turn %d\n", game.over() ? "over" : "not over", int(game.state().turn));
  return true;
}

}  // namespace

bool read_size(const char* words, float& w, float& h, float& ratio) {
  ratio = 1;
  return std::sscanf(words, "%fx%f@%f", &w, &h, &ratio) >= 2;
}

const ShotScript::Verb ShotScript::kVerbs[] = {
    {"hover", 2, &ShotScript::point},
    {"click", 2, &ShotScript::point},
    {"tap", 2, &ShotScript::point},
    {"hold", 2, &ShotScript::point},
    {"over", 1, &ShotScript::over},
    {"press", 1, &ShotScript::press},
    {"twice", 1, &ShotScript::twice},
    {"drag", 2, &ShotScript::drag},
    {"drop", 0, &ShotScript::drop},
    {"key", 1, &ShotScript::key},
    {"do", 1, &ShotScript::choose},
    {"act", 1, &ShotScript::choose},
    {"prevention", 0, &ShotScript::window},
    {"regeneration", 0, &ShotScript::window},
    {"computer", 0, &ShotScript::simple},
    {"lift", 0, &ShotScript::simple},
    {"clicks", 2, &ShotScript::clicks},
    {"auto", 0, &ShotScript::simple},
    {"motion", 0, &ShotScript::simple},
    {"wait", 1, &ShotScript::wait},
    {"lang", 1, &ShotScript::lang},
    {"highlight", 1, &ShotScript::highlight},
    {"resumable", 0, &ShotScript::simple},
    {"standing", 2, &ShotScript::standing},
    {"spoil", 0, &ShotScript::simple},
    {"choices", 0, &ShotScript::tell},
    {"check", 0, &ShotScript::check},
    {"texts", 0, &ShotScript::tell},
    {"regions", 0, &ShotScript::tell},
    {"signs", 0, &ShotScript::tell},
    {"time", 0, &ShotScript::time},
    {"board", 0, &ShotScript::simple},
    {"at", 1, &ShotScript::at},
    {"zoom", 1, &ShotScript::zoom},
    {"picture", 1, &ShotScript::picture},
};

ShotScript::ShotScript(App& app, const ShotStage& stage) : app_(app), stage_(stage) {
  app_.gfx().watch(&recorder_);
}
ShotScript::~ShotScript() { app_.gfx().watch(nullptr); }

int ShotScript::run(int count, char** words) {
  frame();
  for (int i = 0; i < count;) {
    const Verb* verb = nullptr;
    for (const Verb& v : kVerbs)
      if (is(words[i], v.name)) verb = &v;
    if (!verb || i + verb->arguments >= count) {
      std::fprintf(stderr, "unknown: %s\n", words[i]);
      return kShotMisread;
    }
    if (!(this->*verb->act)(words + i)) return kShotFailed;
    i += 1 + verb->arguments;
    frame();
  }
  frame();
  return 0;
}

void ShotScript::frame() {
  recorder_.begin();
  if (spoiled_) app_.spoil_next_frame();
  stage_.draw();
}

// ------------------------------------------------------------------ pointers and keys
void ShotScript::click_at(ImVec2 p, Pointer pointer, double held_seconds) {
  app_.pointer_move(p, pointer);
  frame();
  app_.pointer_down(p, pointer, 0, now() - held_seconds);
  frame();
  app_.pointer_up(p, pointer, now());
}

bool ShotScript::point(const char* const* words) {
  const ImVec2 p{float(std::atof(words[1])), float(std::atof(words[2]))};
  const bool held = is(words[0], "hold");
  if (is(words[0], "hover"))
    app_.pointer_move(p, Pointer::mouse);
  else
    click_at(p, held || is(words[0], "tap") ? Pointer::touch : Pointer::mouse, held ? 1 : 0);
  return true;
}

const Region* ShotScript::place(const char* label,
                                const std::function<bool(const Region&)>& fits) const {
  const auto& all = app_.ui().regions();
  const auto at = std::find_if(all.begin(), all.end(), fits);
  if (at != all.end()) return &*at;
  std::fprintf(stderr, "no place is named \"%s\"\n", label);
  return nullptr;
}

bool ShotScript::over(const char* const* words) {
  const Region* at = place(words[1], [&](const Region& r) { return r.label == words[1]; });
  if (at) app_.pointer_move(grip(*at), Pointer::mouse);
  return at;
}

bool ShotScript::press(const char* const* words) {
  const Region* at =
      place(words[1], [&](const Region& r) { return r.label == words[1] && r.command; });
  if (at) click_at({at->r.cx(), at->r.cy()});
  return at;
}

// Both halves of a double click at one place.
bool ShotScript::twice(const char* const* words) {
  const Region* at = place(words[1], [&](const Region& r) {
    return r.label.compare(0, std::strlen(words[1]), words[1]) == 0 && r.command;
  });
  if (!at) return false;
  const ImVec2 p{at->r.cx(), at->r.cy()};
  for (int half = 0; half < 2; ++half) {
    app_.pointer_move(p, Pointer::mouse);
    frame();
    app_.pointer_down(p, Pointer::mouse, 0, now());
    app_.pointer_up(p, Pointer::mouse, now());
    frame();
  }
  return true;
}

// From one place to another, and held there.
bool ShotScript::drag(const char* const* words) {
  ImVec2 ends[2];
  for (int i = 0; i < 2; ++i) {
    const char* label = words[i + 1];
    const Region* at = place(label, [&](const Region& r) { return r.label == label && r.command; });
    if (!at) return false;
    ends[i] = grip(*at);
  }
  app_.pointer_move(ends[0], Pointer::mouse);
  frame();
  app_.pointer_down(ends[0], Pointer::mouse, 0, now());
  for (float k : {.3f, .7f, 1.f}) {
    app_.pointer_move(
        {ends[0].x + (ends[1].x - ends[0].x) * k, ends[0].y + (ends[1].y - ends[0].y) * k},
        Pointer::mouse);
    frame();
  }
  held_ = ends[1];
  return true;
}
bool ShotScript::drop(const char* const*) {
  app_.pointer_up(held_, Pointer::mouse, now());
  return true;
}

bool ShotScript::key(const char* const* words) {
  // The table's menu has no key of its own.
  if (is(words[1], "m"))
    app_.show_menu();
  else
    app_.key(words[1], false, false);
  return true;
}

// ------------------------------------------------------------------ playing on
// Whoever may decline does; false if nobody may.
bool ShotScript::decline() {
  Game& game = app_.game();
  game.lift_curtain();
  int pass = -1;
  for (const ViewOption& o : game.view().options)
    if (o.option.kind == OptionKind::pass) pass = o.index;
  return pass >= 0 && game.act(pass);
}

int ShotScript::option_called(const std::string& wanted) {
  app_.game().lift_curtain();
  for (const ViewOption& o : app_.game().view().options)
    if (o.text.compare(0, wanted.size(), wanted) == 0) return o.index;
  return -1;
}

// The first option whose text begins so, whoever's turn it is to choose: those who may only decline
// before that do. "act" leaves the curtain that falls after it.
bool ShotScript::choose(const char* const* words) {
  Game& game = app_.game();
  int found = option_called(words[1]);
  for (int tries = 0; found < 0 && tries < kPatience && decline(); ++tries)
    found = option_called(words[1]);
  if (found < 0 || !game.act(found)) {
    std::fprintf(stderr, "no option \"%s\" at \"%s\":\n", words[1], game.view().question.c_str());
    for (const ViewOption& o : game.view().options) std::fprintf(stderr, "  %s\n", o.text.c_str());
    return false;
  }
  if (is(words[0], "do")) game.lift_curtain();
  return true;
}

// All decline until damage waits to be prevented, or something dies.
bool ShotScript::window(const char* const* words) {
  const Prompt wanted = is(words[0], "prevention") ? Prompt::prevention : Prompt::regeneration;
  for (int tries = 0; app_.game().view().prompt != wanted && tries < kPatience; ++tries)
    if (!decline()) break;
  app_.game().lift_curtain();
  return true;
}

bool ShotScript::clicks(const char* const* words) {
  return click_about(app_, std::atoi(words[1]), unsigned(std::atoi(words[2])));
}

// ------------------------------------------------------------------ how it is shown
bool ShotScript::simple(const char* const* words) {
  const char* word = words[0];
  if (is(word, "computer"))
    while (app_.game().computer_to_move()) app_.game().step_computer(FlatLimits{});
  if (is(word, "lift")) app_.game().lift_curtain();
  if (is(word, "auto")) app_.game().set_auto_pass(true);
  if (is(word, "motion")) app_.set_reduced_motion(false);
  if (is(word, "spoil")) spoiled_ = true;
  if (is(word, "board")) app_.set_board(true);
  if (is(word, "resumable")) {
    app_.leave();
    app_.set_resume(true);
  }
  return true;
}
bool ShotScript::wait(const char* const* words) {
  SDL_Delay(Uint32(std::atoi(words[1])));
  return true;
}
bool ShotScript::lang(const char* const* words) {
  app_.set_lang(parse_lang(words[1]));
  return true;
}
bool ShotScript::standing(const char* const* words) {
  app_.set_standing(words[1], words[2]);
  return true;
}
bool ShotScript::highlight(const char* const* words) {
  app_.set_highlight(words[1]);
  return true;
}

// Nothing is pointed at there; what was found before belongs to the size that was named before.
bool ShotScript::at(const char* const* words) {
  float w = 0, h = 0, ratio = 1;
  if (!read_size(words[1], w, h, ratio)) return false;
  app_.pointer_leave();
  stage_.resize(w, h, ratio);
  frame();
  std::printf("at %s\n", words[1]);
  return true;
}
bool ShotScript::zoom(const char* const* words) {
  const ImGuiIO& io = ImGui::GetIO();
  app_.set_zoom(float(std::atof(words[1])));
  stage_.resize(io.DisplaySize.x, io.DisplaySize.y, io.DisplayFramebufferScale.x);
  frame();
  return true;
}

// Of the frame that followed the word before.
bool ShotScript::picture(const char* const* words) {
  if (stage_.picture && stage_.picture(words[1])) return true;
  std::fprintf(stderr, "%s: cannot be written\n", words[1]);
  return false;
}

// ------------------------------------------------------------------ what is told
bool ShotScript::check(const char* const*) {
  const ImGuiIO& io = ImGui::GetIO();
  for (const std::string& problem :
       recorder_.problems(draw_frame().list(), io.DisplaySize.x, io.DisplaySize.y, app_.gfx())) {
    std::printf("%s\n", problem.c_str());
    problems_ = true;
  }
  // What lies beyond the edge draws no letters: its place tells of it. Cards of a hand may.
  for (const Region& r : app_.ui().regions()) {
    const bool inside = r.r.cx() >= 0 && r.r.cy() >= 0 && r.r.cx() <= io.DisplaySize.x &&
                        r.r.cy() <= io.DisplaySize.y;
    if (inside || r.r.w <= 0 || r.r.h <= 0 || !r.acts || !r.command || r.command.cmd == Cmd::object)
      continue;
    std::printf("out of reach: \"%s\" (%d,%d)\n", r.label.c_str(), int(r.r.x), int(r.r.y));
    problems_ = true;
  }
  return true;
}
bool ShotScript::tell(const char* const* words) {
  if (is(words[0], "choices"))
    std::printf("%d choices\n", int(app_.game().session().choices.size()));
  if (is(words[0], "texts"))
    std::printf("%s\n", recorder_.json(draw_frame().list(), app_.gfx()).c_str());
  if (is(words[0], "signs")) std::printf("%s\n", recorder_.signs_json().c_str());
  if (is(words[0], "regions")) std::printf("%s\n", app_.regions_json().c_str());
  return true;
}

// What a frame costs the processor while the pointer goes from place to place; and one after a
// change of the duel, whose view is made anew.
bool ShotScript::time(const char* const*) {
  std::vector<double> moved, changed;
  const std::vector<Region> places = app_.ui().regions();
  for (int k = 0; k < 400; ++k) {
    const Region& at = places[std::size_t(k * 7) % places.size()];
    if (k % 8 == 0) app_.game().set_hold(!app_.game().hold());
    const Uint64 from = SDL_GetPerformanceCounter();
    app_.pointer_move({at.r.cx(), at.r.cy()}, Pointer::mouse);
    app_.frame(draw_frame().begin());
    const double ms =
        double(SDL_GetPerformanceCounter() - from) * 1000 / double(SDL_GetPerformanceFrequency());
    (k % 8 == 0 ? changed : moved).push_back(ms);
  }
  for (auto* list : {&moved, &changed}) {
    std::sort(list->begin(), list->end());
    std::printf("%s: median %.2f ms, 95th percentile %.2f ms\n",
                list == &moved ? "moved" : "changed", (*list)[list->size() / 2],
                (*list)[list->size() * 95 / 100]);
  }
  return true;
}

}  // namespace upkeep
