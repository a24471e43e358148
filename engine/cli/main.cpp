// duel: the engine's command line.
#include <cstdio>
#include <cstring>

#include "cli/cli.h"

namespace {

struct Command {
  const char* name;
  int (*run)(upkeep::cli::Args&);
  const char* arguments;
  const char* help;
};
constexpr Command kCommands[] = {
    {"test", upkeep::cli::test, "PATH... [--rules R] [-v]",
     "run .duel files, and all of them in folders"},
    {"lint", upkeep::cli::lint, "PATH... [--lang L]",
     "look .duel files over: each mistake with its place, unknown cards, and what can't be done "
     "under an era"},
    {"step", upkeep::cli::step, "FILE [--rules R]",
     "walk through a .duel file decision by decision: options, frames, hash, undo"},
    {"coverage", upkeep::cli::coverage, "[PATH...] [--catalogue FOLDER]",
     "count the entries of the rules catalogue and the cards that tests cover"},
    {"compare", upkeep::cli::compare, "FILE",
     "play one .duel file under all eras; show where they differ and which switch causes it"},
    {"solve", upkeep::cli::solve,
     "FILE... [--rules R] [--actions N] [--positions N] [--every-payment] [--lang L]",
     "search for the solutions of a puzzle"},
    {"tries", upkeep::cli::tries, "FILE... [--rules R] [--tries N] [--seed N]",
     "play a puzzle by doing nothing and at random, and count how often that reaches its goal"},
    {"tactics", upkeep::cli::tactics,
     "[PATH...] [--player full,random] [--rules R] [--seed N] [--tries N] [--fails] "
     "[--check] [-v]",
     "let computer players find what is good in the positions of tests/tactics; idle is one that "
     "does nothing, the others are those of match"},
    {"bench", upkeep::cli::bench,
     "[--rules R] [--decks a,b] [--seconds S] [--games N] [--seed N] [--json] [--run-on] | "
     "--mirrors [--rules "
     "R] [--decks a,b] [--games N] [--run-on] | --growth",
     "measure the speed of random play; of every deck against itself (rules, deck, decisions, "
     "nanoseconds a decision); of boards that grow; --run-on: from choice to choice, as a search "
     "plays"},
    {"perft", upkeep::cli::perft, "FILE --depth N [--rules R]",
     "count the decision tree of a .duel position, to find changes in what is legal"},
    {"record", upkeep::cli::record,
     "[--decks a,b] [--seed N] [--rules R] [--ai] [--choices N] [--saved] -o FILE",
     "play a game, or its first choices, at random or by the computer player; save it as a replay "
     "or "
     "as the page saves it"},
    {"replay", upkeep::cli::replay,
     "FILE|LINK... [--hash] [--text [--lang L] [--seat A|B|both] | --duel]",
     "play a replay or a link again; print it as text or as a .duel file"},
    {"link", upkeep::cli::link, "FILE [--kind K] [--moment N] [--entropy N]",
     "make a link from a saved duel (.upk) or a position (.duel); kinds: duel, replay, challenge, "
     "deck"},
    {"link-stats", upkeep::cli::link_stats, "[--games N] [--seed N]",
     "measure how long the links of computer games are"},
    {"match", upkeep::cli::match,
     "[--a full] [--b random] [--games N] [--decks a,b] [--rules R] [--seed N] [--check]",
     "let computer players play each other: random, quick (rules of thumb), flat (any playout as "
     "likely), level1 to level5, full, and with fewer or more playouts full:N, flat:N; without "
     "decks each deck plays itself, in all eras or one; --check looks at every state"},
    {"ladder", upkeep::cli::ladder, "[--games N] [--rules R] [--from L] [--to L] [--seed N]",
     "let each level of the computer player play the one below it, and tell how far apart they "
     "are"},
    {"review", upkeep::cli::review, "FILE [--playouts N] [--worst N] [--lang L]",
     "look at a replay again: the decisions in which most was lost, and what was better"},
    {"train", upkeep::cli::train, "[--games N] [--seed N] [-o FILE]",
     "play quick games and learn from them how likely a position is to be won"},
    {"balance", upkeep::cli::balance,
     "[DECK...] [--era R] [--games N] [--playouts N] [--limit PERCENT] [--seed N]",
     "play the decks of an era against each other and count the wins"},
    {"stops", upkeep::cli::stops, "[--games N] [--rules R] [--playouts N] [--seed N]",
     "count how often a player is asked a turn, and how often a moment that goes by was needed"},
    {"cards", upkeep::cli::cards, "[NAME...] [--lang L] [--rules R] [--json]",
     "print cards with their texts"},
    {"read", upkeep::cli::read,
     "FILE... [--only NAMES] [--explain NAME] [--list] [--out FILE] [--play] [--rounds N] [--seed "
     "N] "
     "[--grammar FILE] | --own",
     "read printed cards from data files: their trees, or why not"},
    {"play", upkeep::cli::play, "[--decks a,b] [--rules R] [--seed N] [--b flat]",
     "play in the terminal against the computer"},
};

int help(std::FILE* to) {
  std::fprintf(to, "usage: duel COMMAND\n\n");
  for (const Command& c : kCommands)
    std::fprintf(to, "  %s %s\n      %s\n", c.name, c.arguments, c.help);
  std::fprintf(to,
               "\nRules (R) are fifth, sixth, m10 or foundations; languages (L) en, pt, es or it. "
               "The decks are in assets/decks.\n");
  return to == stdout ? 0 : 2;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 2) return help(stderr);
  if (!std::strcmp(argv[1], "help") || !std::strcmp(argv[1], "--help")) return help(stdout);
  for (const Command& c : kCommands)
    if (!std::strcmp(argv[1], c.name)) {
      upkeep::cli::Args args(argc, argv, 2);
      return c.run(args);
    }
  std::fprintf(stderr, "duel: no command \"%s\"\n", argv[1]);
  return help(stderr);
}
