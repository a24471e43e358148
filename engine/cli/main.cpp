// duel: the engine's command line.
#include <cstdio>
#include <cstring>

#include "cli/cli.h"

namespace {

struct Command {
  const char* name;
  int (*run)(upkeep::cli::Args&);
  const char* help;
};
constexpr Command kCommands[] = {
    {"test", upkeep::cli::test,
     "test PATH... [--rules R] [-v]    run .duel files (folders with all below them)"},
    {"coverage", upkeep::cli::coverage,
     "coverage [PATH...]                 what tests name of the rules catalogue and the cards, and "
     "what none does"},
    {"compare", upkeep::cli::compare,
     "compare FILE                       one file under all eras: where they part, and why"},
    {"solve", upkeep::cli::solve,
     "solve FILE... [--rules R] [--actions N] [--positions N] [--every-payment] [--lang L]\n"
     "                                   search a way to the goal of a puzzle, and other ways; in "
     "the words of the table"},
    {"bench", upkeep::cli::bench,
     "bench [--rules R] [--decks a,b] [--seconds S] [--games N] [--seed N] [--json]\n"
     "                                   speed of random play"},
    {"perft", upkeep::cli::perft,
     "perft FILE --depth N [--rules R]   count the decision trees from a .duel position"},
    {"record", upkeep::cli::record,
     "record [--decks a,b] [--seed N] [--rules R] [--ai] [--choices N] [--saved] -o FILE\n"
     "                                   a game, or its first choices, as a replay file or as the "
     "page saves it"},
    {"replay", upkeep::cli::replay,
     "replay FILE|LINK... [--hash]       play a replay file or a link again; --text [--lang L]\n"
     "       [--seat A|B|both] | --duel   and tell it, or write it as a .duel file"},
    {"link", upkeep::cli::link,
     "link FILE [--kind K] [--moment N] [--entropy N]\n"
     "                                   a save (.upk) or position (.duel) as a link; kinds: duel, "
     "replay,\n"
     "                                   challenge, deck"},
    {"link-stats", upkeep::cli::link_stats,
     "link-stats [--games N] [--seed N]  how long the links of computer games are"},
    {"match", upkeep::cli::match,
     "match [--a flat] [--b random] [--games N] [--playouts N] [--decks a,b] [--rules R] [--seed "
     "N]\n"
     "                                   players against each other: flat, random"},
    {"balance", upkeep::cli::balance,
     "balance [DECK...] [--era R] [--games N] [--playouts N] [--limit PERCENT] [--seed N]\n"
     "                                   the decks of an era against each other"},
    {"cards", upkeep::cli::cards,
     "cards [NAME...] [--lang L] [--rules R] [--json] [--pack FILE]\n"
     "                                   the cards and their texts; or all as this program holds "
     "them"},
    {"play", upkeep::cli::play,
     "play [--decks a,b] [--rules R] [--seed N] [--b flat]\n"
     "                                   play in the terminal"},
};

int help(std::FILE* to) {
  std::fprintf(to, "duel COMMAND\n");
  for (const Command& c : kCommands) std::fprintf(to, "  %s\n", c.help);
  std::fprintf(to, "Rules: fifth, sixth, m10, foundations. Decks: see assets/decks.\n");
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
