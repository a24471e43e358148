// Inside of the card drawing: plates, pictures, spines, rings.
#pragma once
#include <string>

#include "draw/card.h"

namespace upkeep {

struct KeywordMark {
  Keyword keyword;
  const char* icon;
};
// Of paragraphs on cards: lines closer than in other text.
constexpr float kLeading = 1.2f;
inline constexpr KeywordMark kMarks[] = {
    {Keyword::flying, "feathered-wing"},
    {Keyword::first_strike, "plain-dagger"},
    {Keyword::double_strike, "crossed-swords"},
    {Keyword::trample, "boot-stomp"},
    {Keyword::vigilance, "sheikah-eye"},
    {Keyword::haste, "sprint"},
    {Keyword::reach, "high-shot"},
    {Keyword::defender, "brick-wall"},
    {Keyword::deathtouch, "skull-crossed-bones"},
    {Keyword::lifelink, "heart-drop"},
    {Keyword::hexproof, "vibrating-shield"},
    {Keyword::indestructible, "layered-armor"},
    {Keyword::banding, "linked-rings"},
    {Keyword::fear, "terror"},
    {Keyword::protection_white, "checked-shield"},
    {Keyword::protection_blue, "checked-shield"},
    {Keyword::protection_black, "checked-shield"},
    {Keyword::protection_red, "checked-shield"},
    {Keyword::protection_green, "checked-shield"},
    {Keyword::protection_artifacts, "checked-shield"},
    {Keyword::protection_creatures, "checked-shield"},
    {Keyword::prevent_damage_from_creatures, "checked-shield"},
    {Keyword::menace, "bat-mask"},
    {Keyword::prowess, "fist"},
    {Keyword::exalted, "upgrade"},
    {Keyword::shroud, "vibrating-shield"},
    {Keyword::intimidate, "terror"},
    {Keyword::infect, "poison"},
    {Keyword::wither, "poison"},
    {Keyword::flanking, "chess-knight"},
    {Keyword::horsemanship, "chess-knight"},
    {Keyword::shadow, "moon"},
    {Keyword::skulk, "dodge"},
    {Keyword::unblockable, "dodge"},
    {Keyword::assign_damage_as_unblocked, "dodge"},
    {Keyword::plainswalk, "wheat"},
    {Keyword::islandwalk, "island"},
    {Keyword::swampwalk, "swamp"},
    {Keyword::mountainwalk, "peaks"},
    {Keyword::forestwalk, "forest"},
    {Keyword::landwalk_any_legendary, "dodge"},
    {Keyword::cant_attack, "interdiction"},
    {Keyword::cant_block, "interdiction"},
    {Keyword::cant_block_flyers_only, "interdiction"},
    {Keyword::must_attack, "fast-arrow"},
    {Keyword::must_block, "fast-arrow"},
    {Keyword::blocks_each_attacker, "brick-wall"},
    {Keyword::blocks_any_number, "brick-wall"},
    {Keyword::attacks_as_though_no_defender, "sprint"},
    {Keyword::attacks_as_though_haste, "sprint"},
};
// What is of no weight in combat has none. A new keyword stands in one of the two.
constexpr KeywordSet kUnmarked =
    bit(Keyword::flash) | bit(Keyword::changeling) | bit(Keyword::doesnt_untap) |
    bit(Keyword::may_stay_tapped) | bit(Keyword::cant_be_countered) |
    bit(Keyword::cant_be_regenerated) | bit(Keyword::cant_be_enchanted);
constexpr KeywordSet marked_keywords() {
  KeywordSet k = 0;
  for (const KeywordMark& m : kMarks) k |= bit(m.keyword);
  return k;
}
static_assert((marked_keywords() | kUnmarked) == bit(Keyword::count) - 1 &&
              !(marked_keywords() & kUnmarked));

const char* kind_icon(const CardFace& f);
int kind_of(TypeSet types, ColorSet colors, const CardDef& def);
int picture_kind(const CardFace& f);
std::string short_name(const std::string& name);
std::string number(int v);
std::string size_text(const CardFace& f);
bool has_plate(const CardFace& f);
// signs: with sword and shield, where there is room for them.
void plate(Gfx& g, float x, float bottom, float w, float h, float size, const CardFace& f,
           bool signs = false);
void picture(Gfx& g, const Rect& r, const CardFace& f, float top_rounding, bool turned, bool rays);
void spine(Gfx& g, const Rect& r, const CardFace& f, float rounding, ImDrawFlags corners);
// What a card is, in brass; what is done with it, in cream.
void mark(Gfx& g, float cx, float cy, float radius, const char* icon_name, bool cream = false);
// Of a thing that lies below others of its kind only an edge is seen.
void pile_edge(Gfx& g, const Rect& r, const CardFace& f, float rounding);
void paper(Gfx& g, const Rect& r, float rounding, bool dim);
void state_rings(Gfx& g, const Rect& r, u32 state, float rounding);
void playable_lozenge(Gfx& g, float cx, float cy);
float name_block(Gfx& g, const Rect& r, const std::string& name, Face face, const float* sizes,
                 int n, ImU32 color, bool centered, bool broken = false);

}  // namespace upkeep
