// Cards in all their sizes (design: "Cards" and "States"). Draws what it is told; knows no rule.
#pragma once
#include <string>

#include "cards/card.h"
#include "draw/gfx.h"
#include "view/view.h"

namespace upkeep {

// What of a card is drawn, gathered from a view object or straight from a definition.
struct CardFace {
  const CardDef* def = nullptr;  // null: unknown, the back is drawn
  const CardDb* db = nullptr;    // with def
  Lang lang = Lang::en;
  Vocabulary words = Vocabulary::modern;
  u8 makes = 0;              // of a land: a bit for each kind of Mana
  bool regenerates = false;  // by an ability of its own
  std::string name, type_line;
  std::string art;
  int kind = kKindArtifact;  // CardKind
  TypeSet types = 0;
  bool creature = false;
  int power = 0, toughness = 0, base_power = 0, base_toughness = 0, loyalty = -1;
  int damage = 0, waiting = 0;  // marked; assigned and not yet dealt
  int place = 0;                // of a blocker, in the order of damage; 0: none
  u32 flags = 0;                // ViewFlag
  KeywordSet keywords = 0;
  i16 counters[kCounterKinds] = {};
  u8 rare_kind[kRareCounters] = {};
  i16 rare_n[kRareCounters] = {};
  std::string note;
  int mask = 0;  // of several that lie face down: which
};

enum CardState : u32 {
  kStatePlayable = 1,
  kStateDim = 2,
  kStateHovered = 4,
  kStateSelected = 8,
  kStateFocused = 16,
  kStateTargetMine = 32,
  kStateTargetTheirs = 64,
  kStateProposed = 128,  // the payer would tap it
  kStateNoText = 256,    // phone tiles: no name
  kStateShown = 512,     // looked at, which is no choice
};

CardFace face_of(const ViewObject& v, const CardDb& db, Lang lang, Vocabulary words);
CardFace face_of(const CardDb& db, u16 card, Lang lang, Vocabulary words);
// Its whole text; empty of what is unknown.
std::string text_of(const CardFace& f);

// Full page card: 300×420 or the preview's 240×336 (card_page.cpp).
void draw_page(Gfx& g, const Rect& r, const CardFace& f);
// A card in hand, 120×168 (phone 108×132). visible: as for tiles.
void draw_hand_card(Gfx& g, const Rect& r, const CardFace& f, u32 state, const char* badge,
                    float visible = 0);
// A permanent: creature 88×104, others 64×72, phone 64×80 and 44×52. Tapped ones lie down: give the
// rectangle they stand in, the tile is turned about its foot. Returns the rectangle it covers.
// visible: how much of the width the next tile leaves free, 0: all.
Rect draw_tile(Gfx& g, const Rect& standing, const CardFace& f, u32 state, int group,
               float visible = 0);
Rect tile_rect(const Rect& standing, bool tapped);
// An entry of the stack, 232×88 (or ×52). kept: for a button at its right foot.
void draw_stack_entry(Gfx& g, const Rect& r, const ViewStackEntry& e, const CardFace& f, int number,
                      bool mine, const std::string& controller, bool dim, float kept = 0);
// What the windows of 1997 say of a permanent: damage that waits, dying (board/batch_windows.cpp).
void draw_window_marks(Gfx& g, const Rect& r, const CardFace& f);
void draw_back(Gfx& g, const Rect& r, float rounding);
// What stands on a spine, downwards: the cost, or of a land, which has none, the mana it makes.
void draw_price(Gfx& g, const CardFace& f, float cx, float top, float diameter, float step);

}  // namespace upkeep
