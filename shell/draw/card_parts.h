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
};

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
