// Pages of text beside the canvas, as arguments of Cmd::page.
#pragma once
#include "text/text.h"

namespace upkeep {

enum PageArg {
  kPageLessons,
  kPagePuzzles,
  kPageDecks,
  kPageSettings,
  kPageGames,
  kPageAbout,
  kPageTimeline,
  kPageShare,
  kPageCompare,
  kPageMistakes
};
const char* share_label(Lang lang);
const char* page_name(int page);

}  // namespace upkeep
