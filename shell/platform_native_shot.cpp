#include "platform_native_shot.h"

#include <SDL.h>
#include <SDL_opengl.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <memory>

#include "deck_load.h"
#include "draw_frame.h"
#include "record.h"
#include "scenario/parse.h"
#include "scenario/run.h"

namespace upkeep {
namespace {

double now() { return double(SDL_GetTicks64()) / 1000; }

using Bytes = std::vector<unsigned char>;

void put32(Bytes& out, unsigned v) {
  for (int shift = 24; shift >= 0; shift -= 8) out.push_back((unsigned char)(v >> shift));
}

void chunk(Bytes& out, const char* type, const Bytes& data) {
  put32(out, unsigned(data.size()));
  const std::size_t from = out.size();
  out.insert(out.end(), type, type + 4);
  out.insert(out.end(), data.begin(), data.end());
  unsigned crc = ~0u;
  for (std::size_t i = from; i < out.size(); ++i) {
    crc ^= out[i];
    for (int k = 0; k < 8; ++k) crc = crc & 1 ? 0xEDB88320u ^ crc >> 1 : crc >> 1;
  }
  put32(out, ~crc);
}

// A PNG with stored (not compressed) blocks: enough for a picture to look at.
bool write_png(const char* path, int w, int h, const Bytes& rgb_rows) {
  Bytes raw;
  for (int y = 0; y < h; ++y) {
    raw.push_back(0);
    const unsigned char* row = rgb_rows.data() + std::size_t(h - 1 - y) * std::size_t(w) * 3;
    raw.insert(raw.end(), row, row + std::size_t(w) * 3);
  }
  Bytes z = {0x78, 0x01};
  unsigned a = 1, b = 0;
  for (unsigned char c : raw) {
    a = (a + c) % 65521;
    b = (b + a) % 65521;
  }
  for (std::size_t at = 0; at < raw.size();) {
    const std::size_t n = raw.size() - at < 65535 ? raw.size() - at : 65535;
    z.push_back(at + n == raw.size());
    for (std::size_t v : {n & 255, n >> 8, ~n & 255, ~n >> 8 & 255}) z.push_back((unsigned char)v);
    z.insert(z.end(), raw.begin() + std::ptrdiff_t(at), raw.begin() + std::ptrdiff_t(at + n));
    at += n;
  }
  put32(z, b << 16 | a);
  Bytes png = {0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'};
  Bytes head;
  put32(head, unsigned(w));
  put32(head, unsigned(h));
  for (unsigned char c : {8, 2, 0, 0, 0}) head.push_back(c);
  chunk(png, "IHDR", head);
  chunk(png, "IDAT", z);
  chunk(png, "IEND", {});
  FILE* f = std::fopen(path, "wb");
  if (!f) return false;
  const bool ok = std::fwrite(png.data(), 1, png.size(), f) == png.size();
  return std::fclose(f) == 0 && ok;
}

// FILE or FILE@ERA; without an era the file's first.
bool load_position(App& app, CardDb& db, const std::string& subject) {
  const std::size_t sign = subject.rfind('@');
  const std::string file_name = subject.substr(0, sign);
  const char* path = file_name.c_str();
  FILE* f = std::fopen(path, "rb");
  if (!f) {
    std::fprintf(stderr, "%s: cannot be read\n", path);
    return false;
  }
  std::string text;
  char part[4096];
  for (std::size_t n; (n = std::fread(part, 1, sizeof part, f)) > 0;) text.append(part, n);
  std::fclose(f);
  scenario::Scenario file;
  std::vector<scenario::Issue> issues;
  if (!scenario::parse(path, text, file, issues)) {
    for (const scenario::Issue& i : issues)
      std::fprintf(stderr, "%s\n", scenario::format_issue(path, i).c_str());
    return false;
  }
  const auto state = std::make_unique<State>();
  scenario::Issue issue;
  Era era = file.rules.empty() ? Era::foundations : file.rules[0];
  if (sign != std::string::npos && !parse_era(subject.c_str() + sign + 1, era)) {
    std::fprintf(stderr, "%s: no such era\n", subject.c_str());
    return false;
  }
  if (!scenario::build_position(file, era, db, *state, issue)) {
    std::fprintf(stderr, "%s\n", scenario::format_issue(path, issue).c_str());
    return false;
  }
  GameConfig config;
  config.era = era;
  config.rules = state->rules;
  config.names[0] = "Ada";
  config.names[1] = "Bruno";
  app.game().start_position(config, *state);
  return true;
}

void start_any_duel(App& app, bool hot_seat, Era era, bool toss) {
  GameConfig config;
  config.ask_starter = toss;
  config.era = era;
  config.rules = preset(era);
  config.seats[1] = hot_seat ? SeatKind::human : SeatKind::computer;
  config.names[0] = "Ada";
  config.names[1] = "Bruno";
  int p = 0;
  for (const DeckDef& d : standard_decks()) {
    if (d.bench || p > 1) continue;
    for (const auto& [card, count] : d.cards)
      for (int i = 0; i < count; ++i) config.decks[p].push_back(card);
    ++p;
  }
  config.seed = 7;
  app.game().start(config);
}

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
                   i, int(v.ask), int(v.why), v.options.size(), places.size(), v.prompt.c_str());
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

int take_shot(App& app, const char* what, const char* subject, const char* out, int width,
              int height, int more_count, char** more, const std::function<void()>& draw) {
  // The definitions a file adds live as long as the program.
  static CardDb db = standard_cards();
  if (!std::strcmp(what, "shot")) {
    if (!load_position(app, db, subject)) return 1;
    app.show_table();
  } else if (!std::strncmp(subject, "curtain", 7) || !std::strncmp(subject, "duel", 4) ||
             !std::strncmp(subject, "toss", 4)) {
    const char* dash = std::strchr(subject, '-');
    Era era = Era::foundations;
    if (dash && !parse_era(dash + 1, era)) return 2;
    start_any_duel(app, subject[0] != 'd', era, subject[0] == 't');
  }
  using GenFramebuffers = void (*)(GLsizei, GLuint*);
  using BindFramebuffer = void (*)(GLenum, GLuint);
  using BindRenderbuffer = void (*)(GLenum, GLuint);
  using RenderbufferStorage = void (*)(GLenum, GLenum, GLsizei, GLsizei);
  using FramebufferRenderbuffer = void (*)(GLenum, GLenum, GLenum, GLuint);
  const auto load = [](const char* name) { return SDL_GL_GetProcAddress(name); };
  GLuint buffer = 0, colors = 0;
  reinterpret_cast<GenFramebuffers>(load("glGenFramebuffers"))(1, &buffer);
  reinterpret_cast<BindFramebuffer>(load("glBindFramebuffer"))(GL_FRAMEBUFFER, buffer);
  reinterpret_cast<GenFramebuffers>(load("glGenRenderbuffers"))(1, &colors);
  reinterpret_cast<BindRenderbuffer>(load("glBindRenderbuffer"))(GL_RENDERBUFFER, colors);
  reinterpret_cast<RenderbufferStorage>(load("glRenderbufferStorage"))(GL_RENDERBUFFER, GL_RGBA8,
                                                                       width, height);
  reinterpret_cast<FramebufferRenderbuffer>(load("glFramebufferRenderbuffer"))(
      GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_RENDERBUFFER, colors);
  if (!std::strcmp(what, "screen") && !std::strcmp(subject, "setup")) app.key("n", false, false);
  app.set_reduced_motion(true);
  Recorder recorder;
  app.gfx().record(&recorder);
  bool spoiled = false;
  const auto frame = [&] {
    recorder.begin();
    if (spoiled) app.spoil_next_frame();
    draw();
  };
  bool sound = true;
  ImVec2 held{0, 0};
  frame();
  for (int i = 0; i < more_count; ++i) {
    const std::string verb = more[i];
    if ((verb == "hover" || verb == "click" || verb == "tap" || verb == "hold") &&
        i + 2 < more_count) {
      const ImVec2 p{float(std::atof(more[i + 1])), float(std::atof(more[i + 2]))};
      const Pointer kind = verb == "tap" || verb == "hold" ? Pointer::touch : Pointer::mouse;
      app.pointer_move(p, kind);
      frame();
      if (verb != "hover") {
        app.pointer_down(p, kind, 0, now() - (verb == "hold" ? 1 : 0));
        frame();
        app.pointer_up(p, kind, now());
      }
      i += 2;
    } else if (verb == "key" && i + 1 < more_count) {
      // The table's menu has no key of its own.
      const std::string key = more[++i];
      if (key == "m")
        app.show_menu();
      else
        app.key(key, false, false);
    } else if (verb == "lang" && i + 1 < more_count) {
      app.set_lang(parse_lang(more[++i]));
    } else if (verb == "clicks" && i + 2 < more_count) {
      const int clicks = std::atoi(more[i + 1]);
      if (!click_about(app, clicks, unsigned(std::atoi(more[i + 2])))) return 1;
      i += 2;
    } else if (verb == "computer") {
      while (app.game().computer_to_move()) app.game().step_computer(FlatLimits{});
    } else if ((verb == "do" || verb == "act") && i + 1 < more_count) {
      // ("act" leaves the curtain that falls after it.) The first option whose text begins so,
      // whoever's turn it is to choose.
      const std::string wanted = more[++i];
      const auto offered = [&]() {
        app.game().lift_curtain();
        for (const ViewOption& o : app.game().view().options)
          if (o.text.compare(0, wanted.size(), wanted) == 0) return int(o.index);
        return -1;
      };
      int found = offered();
      // Whoever may only decline before that does.
      for (int tries = 0; found < 0 && tries < 12; ++tries) {
        int pass = -1;
        for (const ViewOption& o : app.game().view().options)
          if (o.option.kind == OptionKind::pass) pass = o.index;
        if (pass < 0 || !app.game().act(pass)) break;
        found = offered();
      }
      if (found < 0 || !app.game().act(found)) {
        std::fprintf(stderr, "no option \"%s\" at \"%s\":\n", wanted.c_str(),
                     app.game().view().prompt.c_str());
        for (const ViewOption& o : app.game().view().options)
          std::fprintf(stderr, "  %s\n", o.text.c_str());
        return 1;
      }
      if (verb == "do") app.game().lift_curtain();
    } else if (verb == "prevention" || verb == "regeneration") {
      // All decline until damage waits to be prevented, or something dies.
      const Why wanted = verb == "prevention" ? Why::prevention : Why::regeneration;
      for (int tries = 0; app.game().view().why != wanted && tries < 20; ++tries) {
        app.game().lift_curtain();
        int pass = -1;
        for (const ViewOption& o : app.game().view().options)
          if (o.option.kind == OptionKind::pass) pass = o.index;
        if (pass < 0 || !app.game().act(pass)) break;
      }
      app.game().lift_curtain();
    } else if (verb == "auto") {
      app.game().set_auto_pass(true);
    } else if (verb == "motion") {
      app.set_reduced_motion(false);
    } else if (verb == "wait" && i + 1 < more_count) {
      SDL_Delay(Uint32(std::atoi(more[++i])));
    } else if (verb == "lift") {
      app.game().lift_curtain();
    } else if (verb == "over" && i + 1 < more_count) {
      // The pointer onto the first place with this label.
      const std::string wanted = more[++i];
      bool found = false;
      for (const Region& r : app.ui().regions())
        if (!found && r.label == wanted) {
          found = true;
          app.pointer_move({r.r.cx(), r.r.y + std::min(r.r.h / 2, 40.f)}, Pointer::mouse);
          break;
        }
      if (!found) {
        std::fprintf(stderr, "no place is named \"%s\"\n", wanted.c_str());
        return 1;
      }
    } else if (verb == "press" && i + 1 < more_count) {
      const std::string wanted = more[++i];
      const Region* at = nullptr;
      for (const Region& r : app.ui().regions())
        if (r.label == wanted && r.command) at = &r;
      if (!at) {
        std::fprintf(stderr, "no place is named \"%s\"\n", wanted.c_str());
        return 1;
      }
      const ImVec2 p{at->r.cx(), at->r.cy()};
      app.pointer_move(p, Pointer::mouse);
      frame();
      app.pointer_down(p, Pointer::mouse, 0, now());
      frame();
      app.pointer_up(p, Pointer::mouse, now());
    } else if (verb == "drag" && i + 2 < more_count) {
      // From one place to another, and held there.
      const auto middle = [&](const std::string& wanted, ImVec2& spot) {
        for (const Region& r : app.ui().regions())
          if (r.label == wanted && r.command) {
            spot = {r.r.cx(), r.r.y + std::min(r.r.h / 2, 40.f)};
            return true;
          }
        std::fprintf(stderr, "no place is named \"%s\"\n", wanted.c_str());
        return false;
      };
      ImVec2 from, to;
      if (!middle(more[i + 1], from) || !middle(more[i + 2], to)) return 1;
      app.pointer_move(from, Pointer::mouse);
      frame();
      app.pointer_down(from, Pointer::mouse, 0, now());
      for (float k : {.3f, .7f, 1.f}) {
        app.pointer_move({from.x + (to.x - from.x) * k, from.y + (to.y - from.y) * k},
                         Pointer::mouse);
        frame();
      }
      held = to;
      i += 2;
    } else if (verb == "drop") {
      app.pointer_up(held, Pointer::mouse, now());
    } else if (verb == "twice" && i + 1 < more_count) {
      // Both halves of a double click at one place.
      const std::string wanted = more[++i];
      ImVec2 p{-1, -1};
      for (const Region& r : app.ui().regions())
        if (r.label.compare(0, wanted.size(), wanted) == 0 && r.command) p = {r.r.cx(), r.r.cy()};
      if (p.x < 0) {
        std::fprintf(stderr, "no place is named \"%s\"\n", wanted.c_str());
        return 1;
      }
      for (int half = 0; half < 2; ++half) {
        app.pointer_move(p, Pointer::mouse);
        frame();
        app.pointer_down(p, Pointer::mouse, 0, now());
        app.pointer_up(p, Pointer::mouse, now());
        frame();
      }
    } else if (verb == "choices") {
      std::printf("%d choices\n", int(app.game().session().choices.size()));
    } else if (verb == "highlight" && i + 1 < more_count) {
      app.set_highlight(more[++i]);
    } else if (verb == "check") {
      const ImGuiIO& io = ImGui::GetIO();
      for (const std::string& problem :
           recorder.problems(draw_frame().list(), io.DisplaySize.x, io.DisplaySize.y, app.gfx())) {
        std::printf("%s\n", problem.c_str());
        sound = false;
      }
    } else if (verb == "time") {
      // What a frame costs the processor while the pointer goes from place to place; and one after
      // a change of the duel, whose view is made anew.
      std::vector<double> moved, changed;
      const std::vector<Region> places = app.ui().regions();
      for (int k = 0; k < 400; ++k) {
        const Region& at = places[std::size_t(k * 7) % places.size()];
        if (k % 8 == 0) app.game().set_hold(!app.game().hold());
        const Uint64 from = SDL_GetPerformanceCounter();
        app.pointer_move({at.r.cx(), at.r.cy()}, Pointer::mouse);
        app.frame(draw_frame().begin());
        const double ms = double(SDL_GetPerformanceCounter() - from) * 1000 /
                          double(SDL_GetPerformanceFrequency());
        (k % 8 == 0 ? changed : moved).push_back(ms);
      }
      for (auto* list : {&moved, &changed}) {
        std::sort(list->begin(), list->end());
        std::printf("%s: median %.2f ms, 95th percentile %.2f ms\n",
                    list == &moved ? "moved" : "changed", (*list)[list->size() / 2],
                    (*list)[list->size() * 95 / 100]);
      }
    } else if (verb == "board") {
      app.set_board(true);
    } else if (verb == "spoil") {
      spoiled = true;
    } else if (verb == "texts") {
      std::printf("%s\n", recorder.json(draw_frame().list(), app.gfx()).c_str());
    } else if (verb == "resumable") {
      app.leave();
      app.set_resume(true);
    } else if (verb == "regions") {
      std::printf("%s\n", app.regions_json().c_str());
    } else {
      std::fprintf(stderr, "unknown: %s\n", more[i]);
      return 2;
    }
    frame();
  }
  frame();
  Bytes pixels(std::size_t(width) * std::size_t(height) * 3);
  glPixelStorei(GL_PACK_ALIGNMENT, 1);
  glReadPixels(0, 0, width, height, GL_RGB, GL_UNSIGNED_BYTE, pixels.data());
  if (!write_png(out, width, height, pixels)) {
    std::fprintf(stderr, "%s: cannot be written\n", out);
    return 1;
  }
  app.gfx().record(nullptr);
  return sound ? 0 : 3;
}

}  // namespace upkeep
