#include "shots/shot.h"

#include <cstdio>
#include <cstring>
#include <memory>

#include "decks/load.h"
#include "scenario/parse.h"
#include "scenario/run.h"
#include "shots/card_sheet.h"

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

// The table or screen that a command line names; 0, or the exit code.
int open_subject(App& app, const char* what, const char* subject) {
  // The definitions a file adds live as long as the program.
  static CardDb db = standard_cards();
  if (!std::strcmp(what, "--shot")) {
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

int take_shot(App& app, const char* what, const char* subject, int word_count, char** words,
              const ShotStage& stage) {
  if (const int wrong = open_subject(app, what, subject)) return wrong;
  app.set_reduced_motion(true);
  ShotScript script(app, stage);
  if (const int wrong = script.run(word_count, words)) return wrong;
  return script.problems_found() ? kShotProblems : 0;
}

}  // namespace upkeep
