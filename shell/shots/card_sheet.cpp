// The cards in all their sizes and states on one sheet, as the design shows them ("Cards",
// "States"). What the design writes beside them explains it to its readers and is left out; so are
// states that only a position can have (an aura below its creature, several alike), which the
// pictures of positions show.
#include "shots/card_sheet.h"

#include <cstdio>

#include "decks/load.h"
#include "draw/card.h"
#include "shots/recorder.h"
#include "theme.h"

namespace upkeep {
namespace {

constexpr const char* kPages[] = {"Serra Angel",    "Counterspell",    "Sengir Vampire",
                                  "Lightning Bolt", "Grizzly Bears",   "Loxodon Smiter",
                                  "Rod of Ruin",    "Mishra's Factory"};
constexpr const char* kHand[] = {"Giant Growth", "White Knight", "Wrath of God"};
constexpr unsigned kHandStates[] = {kStatePlayable, 0, kStateDim};

struct Lying {
  const char* card;
  const char* caption;
  u32 flags = 0, state = 0;
  int group = 0, damage = 0;
};
constexpr Lying kCreatures[] = {{"White Knight", "untapped"},
                                {"Sengir Vampire", "tapped", kVTapped},
                                {"Serra Angel", "attacking", kVAttacking},
                                {"Drudge Skeletons", "blocking", kVBlocking},
                                {"Hill Giant", "damaged", 0, 0, 0, 2},
                                {"Llanowar Elves", "summoning-sick", kVSick},
                                {"Grizzly Bears", "targeted", 0, kStateTargetMine}};
constexpr Lying kLands[] = {{"Plains", "land"},
                            {"Forest", "tapped", kVTapped},
                            {"Swamp", "four alike", 0, 0, 4},
                            {"Mishra's Factory", "usable now", 0, kStatePlayable}};

CardFace face(const char* name) {
  const CardDb& db = standard_cards();
  return face_of(db, db.find(name), Lang::en, Vocabulary::modern);
}

void lay(Gfx& g, const Lying& l, float x, float y, float w, float h) {
  CardFace f = face(l.card);
  f.flags = l.flags;
  f.damage = l.damage;
  draw_tile(g, {g.px(x), g.px(y), g.px(w), g.px(h)}, f, l.state, l.group);
}

struct Chosen {
  unsigned from = 1, width = 300;
  Lang lang = Lang::en;
  Vocabulary words = Vocabulary::modern;
} chosen;

}  // namespace

bool choose_cards(const char* which) {
  char lang[3] = {}, era[12] = {};
  Era e;
  if (std::sscanf(which, "%u-%u-%2[a-z]-%11[a-z0-9]", &chosen.from, &chosen.width, lang, era) !=
          4 ||
      !chosen.from || chosen.width < 100 || !parse_era(era, e))
    return false;
  chosen.lang = parse_lang(lang);
  chosen.words = preset(e).vocabulary();
  return true;
}

void draw_cards(Gfx& g, float width, float height) {
  const CardDb& db = standard_cards();
  const float w = g.px(float(chosen.width)), h = w * 1.4f, gap = g.px(16);
  unsigned card = chosen.from;
  for (float y = gap; y + h + gap <= height; y += h + gap)
    for (float x = gap; x + w + gap <= width && card < db.cards.size(); x += w + gap, ++card) {
      const InRegion part(g, db.cards[card].name.c_str(), {x - g.px(4), y, w + g.px(8), h}, kLoose);
      draw_page(g, {x, y, w, h}, face_of(db, u16(card), chosen.lang, chosen.words));
    }
}

void draw_card_sheet(Gfx& g, float width, float height) {
  const InRegion part(g, "the sheet of cards", {0, 0, width, height}, kLoose);
  g.gradient({0, 0, width, height}, rgb(0x1D3B30), rgb(0x10241D), 0);
  const auto head = [&](float x, float y, const char* text) {
    g.text(g.px(x), g.px(y), Face::alegreya800, 18, rgb(ink::kBrass), text);
  };
  const auto caption = [&](float x, float y, const char* text) {
    g.text_centered(g.px(x), g.px(y), Face::sans500, 15, rgb(ink::kText2), text);
  };
  for (int i = 0; i < 8; ++i)
    draw_page(
        g,
        {g.px(72 + 332.f * float(i % 4)), g.px(104 + 472.f * float(i / 4)), g.px(300), g.px(420)},
        face(kPages[i]));
  head(72, 1058, "In the hand");
  for (int i = 0; i < 3; ++i)
    draw_hand_card(g, {g.px(82 + 142.f * float(i)), g.px(1110), g.px(120), g.px(168)},
                   face(kHand[i]), kHandStates[i],
                   kHandStates[i] == kStateDim ? "hourglass" : nullptr);
  head(535, 1058, "On the table");
  for (int i = 0; i < 7; ++i) {
    const float x = 537 + 117.f * float(i);
    lay(g, kCreatures[i], x, 1110, 88, 104);
    caption(x + 44, 1246, kCreatures[i].caption);
  }
  for (int i = 0; i < 4; ++i) {
    const float x = 537 + 93.f * float(i);
    lay(g, kLands[i], x, 1292, 64, 72);
    caption(x + 32, 1376, kLands[i].caption);
  }
  head(968, 1278, "On the phone");
  lay(g, {"Grizzly Bears", ""}, 970, 1314, 64, 80);
  lay(g, {"Serra Angel", ""}, 1066, 1334, 44, 52);
  lay(g, kCreatures[1], 1146, 1334, 44, 52);
  lay(g, kLands[2], 1232, 1334, 44, 52);
}

}  // namespace upkeep
