// Inside of the card drawing: plates, pictures, spines, rings.
#pragma once
#include <string>

#include "card_draw.h"

namespace upkeep {

struct KeywordMark {
  Keyword keyword;
  const char* icon;
};
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

const char* kind_icon(TypeSet types);
int kind_of(TypeSet types, ColorSet colors, const CardDef& def);
int picture_kind(const CardFace& f);
std::string short_name(const std::string& name);
std::string number(int v);
std::string size_text(const CardFace& f);
bool has_plate(const CardFace& f);
void plate(Gfx& g, float x, float bottom, float w, float h, float size, const CardFace& f);
void picture(Gfx& g, const Rect& r, const CardFace& f, float top_rounding, bool turned, bool rays);
void spine(Gfx& g, const Rect& r, const CardFace& f, float rounding, ImDrawFlags corners);
void mark(Gfx& g, float cx, float cy, float radius, const char* icon_name);
void paper(Gfx& g, const Rect& r, float rounding, bool dim);
void state_rings(Gfx& g, const Rect& r, u32 state, float rounding);
void playable_lozenge(Gfx& g, float cx, float cy);
float name_block(Gfx& g, const Rect& r, const std::string& name, Face face, const float* sizes,
                 int n, ImU32 color, bool centered, bool broken = false);

}  // namespace upkeep
