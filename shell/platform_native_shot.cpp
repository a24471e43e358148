#include "platform_native_shot.h"

#include <SDL.h>
#include <SDL_opengl.h>

#include <cstdio>
#include <cstring>
#include <memory>

#include "deck_load.h"
#include "platform_native_cards.h"
#include "platform_native_png.h"
#include "scenario/parse.h"
#include "scenario/run.h"

namespace upkeep {
namespace {

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

// The picture goes into a buffer of its own: a window may be smaller, covered, or none at all.
void draw_into_buffer(int width, int height) {
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
}

bool save_picture(const char* path, int width, int height) {
  Bytes pixels(std::size_t(width) * std::size_t(height) * 3);
  glPixelStorei(GL_PACK_ALIGNMENT, 1);
  glReadPixels(0, 0, width, height, GL_RGB, GL_UNSIGNED_BYTE, pixels.data());
  return write_png(path, width, height, pixels);
}

// The table or screen that a command line names; 0, or the exit code.
int open_subject(App& app, const char* what, const char* subject) {
  // The definitions a file adds live as long as the program.
  static CardDb db = standard_cards();
  if (!std::strcmp(what, "shot")) {
    if (!load_position(app, db, subject)) return kShotFailed;
    app.show_table();
  } else if (!std::strncmp(subject, "curtain", 7) || !std::strncmp(subject, "duel", 4) ||
             !std::strncmp(subject, "toss", 4)) {
    const char* dash = std::strchr(subject, '-');
    Era era = Era::foundations;
    if (dash && !parse_era(dash + 1, era)) return kShotMisread;
    start_any_duel(app, subject[0] != 'd', era, subject[0] == 't');
  } else if (!std::strcmp(subject, "setup")) {
    app.key("n", false, false);
  } else if (!std::strcmp(subject, "cards")) {
    app.show_instead(draw_card_sheet);
  } else if (!std::strncmp(subject, "cards-", 6) && choose_cards(subject + 6)) {
    app.show_instead(draw_cards);
  } else if (std::strcmp(subject, "title") != 0) {
    std::fprintf(stderr, "%s: no such screen\n", subject);
    return kShotMisread;
  }
  return 0;
}

}  // namespace

int take_shot(App& app, const char* what, const char* subject, const char* out, int width,
              int height, int word_count, char** words, const ShotStage& stage) {
  if (const int wrong = open_subject(app, what, subject)) return wrong;
  const bool picture = std::strcmp(out, "-") != 0;
  if (picture) draw_into_buffer(width, height);
  app.set_reduced_motion(true);
  ShotScript script(app, stage);
  if (const int wrong = script.run(word_count, words)) return wrong;
  if (picture && !save_picture(out, width, height)) {
    std::fprintf(stderr, "%s: cannot be written\n", out);
    return kShotFailed;
  }
  return script.problems_found() ? kShotProblems : 0;
}

}  // namespace upkeep
