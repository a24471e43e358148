// Cards in all their sizes.
#include "draw/card.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "decks/legality.h"
#include "draw/card_parts.h"
#include "draw/regions.h"
#include "text/text.h"

namespace upkeep {

namespace {

// Whether it has an ability to regenerate itself: no keyword in any of the times, and a sign.
bool regenerates(const CardDb& db, const CardDef& def) {
  for (int i = 0; i < def.ability_count; ++i) {
    const Ability& a = db.abilities[std::size_t(def.first_ability + i)];
    for (u16 e = a.mode_count ? db.modes[a.first_mode].effects : u16(0); e; e = db.effects[e].next)
      if (db.effects[e].kind == EffectKind::regenerate && db.effects[e].what.kind == SelKind::self)
        return true;
  }
  return false;
}

}  // namespace

CardFace face_of(const CardDb& db, u16 card, Lang lang, Vocabulary words) {
  CardFace f;
  if (!card) return f;
  const CardDef& def = db.card(card);
  f.def = &def;
  f.db = &db;
  f.lang = lang;
  f.words = words;
  f.makes = (def.types & kLand) ? mana_made(db, def) : 0;
  f.name = card_name(db, card, lang);
  f.type_line = type_line(db, card, lang, words);
  f.regenerates = regenerates(db, def);
  f.art = def.art;
  f.types = def.types;
  f.kind = kind_of(def.types, def.colors, def);
  f.creature = (def.types & kCreature) != 0;
  f.power = f.base_power = def.power;
  f.toughness = f.base_toughness = def.toughness;
  if (def.types & kPlaneswalker) f.loyalty = def.loyalty;
  f.keywords = def.keywords;
  return f;
}

std::string text_of(const CardFace& f) {
  return f.def ? rules_text(*f.db, u16(f.def->id), f.lang, f.words) : std::string();
}

CardFace face_of(const ViewObject& v, const CardDb& db, Lang lang, Vocabulary words) {
  CardFace f = face_of(db, v.card, lang, words);
  f.flags = v.flags;
  if (f.def) {
    f.name = v.name;
    f.type_line = v.type_line;
    f.kind = kind_of(v.types, v.colors, *f.def);
  }
  f.types = v.types;
  f.creature = (v.types & kCreature) != 0;
  f.power = v.power;
  f.toughness = v.toughness;
  f.base_power = v.base_power;
  f.base_toughness = v.base_toughness;
  f.damage = v.damage;
  f.waiting = v.waiting;
  f.place = v.place;
  f.keywords = v.keywords;
  f.note = v.note;
  f.mask = v.mask;
  // Who knows what it is sees the card: that the others do not is said on it.
  if (f.def && (v.flags & kVFaceDown))
    f.note = str(lang, Str::table_face_down) + (f.note.empty() ? "" : ", " + f.note);
  f.loyalty = (v.types & kPlaneswalker) ? v.counters[int(Counter::loyalty)] : -1;
  copy_counters(f, v);
  return f;
}

void draw_price(Gfx& g, const CardFace& f, float cx, float top, float diameter, float step) {
  const ManaCost& cost = f.def->cost;
  std::vector<std::string> symbols;
  static constexpr const char* kLetters[] = {"W", "U", "B", "R", "G", "C"};
  for (int i = 0; i < cost.x; ++i) symbols.push_back("X");
  bool colored = false;
  for (int k = 0; k < kManaKinds; ++k) colored = colored || cost.pips[k];
  if (cost.generic || (cost.exists && !colored && !cost.hybrid_count && !cost.x))
    symbols.push_back(std::to_string(cost.generic));
  const std::string text = mana_text(cost);
  if (cost.hybrid_count) {
    // Hybrid symbols are written by the text generator; the rest is drawn from the numbers above.
    for (std::size_t at = text.find('{'); at != std::string::npos; at = text.find('{', at + 1)) {
      const std::string s = text.substr(at + 1, text.find('}', at) - at - 1);
      if (s.find('/') != std::string::npos) symbols.push_back(s);
    }
  }
  for (int k = 0; k < kManaKinds; ++k)
    for (int i = 0; i < cost.pips[k]; ++i) symbols.push_back(kLetters[k]);
  for (int k = 0; k < kManaKinds && !cost.exists; ++k)
    if (f.makes >> k & 1) symbols.push_back(kLetters[k]);
  for (std::size_t i = 0; i < symbols.size(); ++i)
    g.symbol(symbols[i], cx, top + diameter / 2 + step * float(i), diameter);
}

void draw_back(Gfx& g, const Rect& r, float rounding) {
  g.shadow(r, rounding);
  g.gradient(r, rgb(0x4A2C20), rgb(0x26150F), rounding);
  const Rect inner = r.grown(-g.px(r.w > g.px(80) ? 8.f : 4.f));
  g.outline(inner, rgb(ink::kBrass2, .55f), rounding * .6f, 1.2f);
  g.list()->PushClipRect({inner.x, inner.y}, {inner.right(), inner.bottom()}, true);
  const float step = g.px(18);
  for (float y = inner.y - step; y < inner.bottom() + step; y += step)
    for (float x = inner.x - step; x < inner.right() + step; x += step) {
      const ImVec2 p[4] = {
          {x, y - step * .32f}, {x + step * .32f, y}, {x, y + step * .32f}, {x - step * .32f, y}};
      g.list()->AddPolyline(p, 4, rgb(ink::kBrass2, .28f), ImDrawFlags_Closed, g.px(1));
    }
  g.list()->PopClipRect();
}

namespace {

// On two lines at most; a word too long for one is set smaller.
void hand_name(Gfx& g, const Rect& r, const std::string& whole) {
  static constexpr float kSizes[] = {15, 13, 12, 11};
  constexpr Face kFace = Face::alegreya700;
  const std::string name = g.text_width(kFace, 13, whole) > 1.9f * r.w ? short_name(whole) : whole;
  bool long_word = false;
  for (std::size_t at = 0; at < name.size();) {
    const std::size_t end = std::min(name.find(' ', at), name.size());
    long_word = long_word || g.text_width(kFace, 13, name.substr(at, end - at)) > r.w;
    at = end + 1;
  }
  // Two words stand below each other: in a fan the next card hides the end of a line.
  const bool two = name.find(' ') != std::string::npos && !long_word && r.h >= g.px(34);
  name_block(g, r, name, kFace, kSizes, long_word ? 4 : 2, rgb(ink::kInk), false, two);
}

// Lines of a hand's text, in sizes of its letters.
constexpr float kClose = 1.15f;

// What of a card's text there is room for: all, its first sentence, or what a spell does in a few
// words; else its beginning.
std::string short_text(Gfx& g, const CardFace& f, float width, int lines) {
  const auto fits = [&](const std::string& words) {
    return g.paragraph({0, 0, width, 0}, Face::sans500, 13, 0, words, 0, false, 0, kClose) <=
           g.px(13) * kClose * float(lines) + 1;
  };
  const std::string text = text_of(f);
  if (text.empty() || fits(text)) return text;
  const std::string first = text.substr(0, text.find_first_of(".\n") + 1);
  if (!first.empty() && first.back() == '.' && fits(first)) return first;
  if ((f.types & (kInstant | kSorcery)) && f.def->ability_count) {
    std::string few = effect_summary(*f.db, f.def->first_ability, -1, f.lang, f.words, false);
    if (few[0] >= 'a' && few[0] <= 'z') few[0] = char(few[0] - 'a' + 'A');
    if (!few.empty() && fits(few)) return few;
  }
  return text;
}

// What stands beside the spine of a card in hand: name, picture, type, words.
void hand_words(Gfx& g, const Rect& r, const Rect& page, const Rect& back, const CardFace& f,
                bool dim, float visible) {
  const bool narrow = back.w < g.px(20);
  const float margin = g.px(narrow ? 3.f : 5.f);
  const float left = back.right() + margin, width = page.right() - margin - left;
  // The name keeps to what the next card leaves free.
  const float seen =
      visible > 0 ? std::min(width, r.x + visible - left) : width + (narrow ? margin : 0);
  if (seen > g.px(26)) hand_name(g, {left, page.y + g.px(4), seen, g.px(34)}, f.name);
  // Of a low card (phones) the words keep a line.
  const float art_h = std::min(std::clamp(page.h - g.px(92), g.px(62), g.px(76)),
                               page.bottom() - page.y - g.px(43));
  const Rect art{left, page.y + g.px(39), width, art_h};
  if (art_h > g.px(20)) picture(g, art, f, 14, false, false);
  if (dim)
    g.list()->AddRectFilled({art.x, art.y}, {art.right(), art.bottom()}, rgb(ink::kDark, .38f),
                            g.px(14), ImDrawFlags_RoundCornersTop);
  float y = art.bottom() + g.px(4);
  // Beside the plate where it hangs that high (phones); without its subtypes if it must be.
  const bool beside = has_plate(f) && y + g.px(14) > page.bottom() - g.px(23);
  const float type_x = beside ? page.x + g.px(47) : left, type_w = left + width - type_x;
  std::string type = f.type_line;
  if (g.text_width(Face::sans700, 13, type) > type_w)
    if (const std::size_t dash = type.find(" \u2014"); dash != std::string::npos)
      type = type.substr(0, dash);
  float type_size = 13;
  for (float smaller : {12.f, 11.f})
    if (g.text_width(Face::sans700, type_size, type) > type_w) type_size = smaller;
  // Whole words: the first says most.
  for (std::size_t end; g.text_width(Face::sans700, type_size, type) > type_w &&
                        (end = type.rfind(' ')) != std::string::npos;)
    type.resize(end);
  if (y + g.px(15) <= page.bottom())
    g.text(type_x, y + g.px(13 - type_size), Face::sans700, type_size, rgb(ink::kInk),
           g.fit(Face::sans700, type_size, type, type_w));
  y += g.px(16);
  // As many whole lines as there is room for, above the plate.
  const float foot = has_plate(f) ? page.bottom() - g.px(24) : page.bottom() - g.px(2);
  const int lines = std::min(3, int((foot - y) / (g.px(13) * kClose)));
  if (lines > 0)
    g.paragraph({left, y, width, 0}, Face::sans500, 13, rgb(ink::kInk),
                short_text(g, f, width, lines), lines, true, 0, kClose);
}

// A name from the top to the bottom, as on the spine of a book.
void name_along(Gfx& g, const Rect& r, const CardFace& f) {
  const InRegion part(g, "a name along a spine", {-1e6f, -1e6f, 2e6f, 2e6f},
                      kLoose | kMayCut | kMayCover | kMayClip);
  const float room = r.h - g.px(has_plate(f) ? 34.f : 12.f);
  constexpr Face kFace = Face::alegreya700;
  const std::string name = g.text_width(kFace, 15, f.name) > room ? short_name(f.name) : f.name;
  const float size = g.text_width(kFace, 15, name) > room ? 13.f : 15.f;
  const ImVec2 at{r.cx(), r.y + g.px(7)};
  const int first = g.list()->VtxBuffer.Size;
  g.text(at.x, at.y - g.px(size * .6f), kFace, size, rgb(ink::kInk),
         g.fit(kFace, size, name, room));
  alter(g.list(), first, at, 90, 1, 1);
}

}  // namespace

void draw_hand_card(Gfx& g, const Rect& r, const CardFace& f, u32 state, const char* badge,
                    float visible) {
  // All of it is in the preview.
  const InRegion part(g, "a small card", {-1e6f, -1e6f, 2e6f, 2e6f}, kLoose | kMayCut);
  if (!f.def) {
    draw_back(g, r, 10);
    return;
  }
  const bool dim = (state & kStateDim) != 0;
  g.shadow(r, 10, (state & (kStateHovered | kStateSelected | kStateShown)) != 0);
  g.list()->AddRectFilled({r.x, r.y}, {r.right(), r.bottom()}, rgb(ink::kDark), g.px(10));
  const Rect page = r.grown(-g.px(3));
  paper(g, page, 8, dim);
  const bool narrow = r.w < g.px(100) || (visible > 0 && visible < g.px(96));
  const Rect back{page.x, page.y, g.px(narrow ? 17.f : 24.f), page.h};
  spine(g, back, f, 8, ImDrawFlags_RoundCornersLeft);
  g.list()->AddRectFilled({back.x, back.y}, {back.x + g.px(3), back.bottom()},
                          IM_COL32(255, 255, 255, 41), g.px(8), ImDrawFlags_RoundCornersLeft);
  for (float at : {.71f, .73f}) {
    const float line = std::floor(page.y + page.h * at);
    g.list()->AddRectFilled({back.x, line}, {back.right(), line + g.px(1)}, rgb(ink::kInk, .5f));
  }
  if (dim)
    g.list()->AddRectFilled({back.x, back.y}, {back.right(), back.bottom()}, rgb(ink::kDark, .38f),
                            g.px(8), ImDrawFlags_RoundCornersLeft);
  draw_price(g, f, back.cx(), page.y + g.px(6), g.px(narrow ? 14.f : 18.f),
             g.px(narrow ? 15.f : 20.f));
  // Where the next card leaves no room beside the spine, the name stands along it.
  const float beside = r.x + visible - back.right();
  if (visible > 0 && beside < g.px(30)) {
    if (beside >= g.px(17)) name_along(g, {back.right(), page.y, beside, page.h}, f);
  } else {
    hand_words(g, r, page, back, f, dim, visible);
  }
  if (has_plate(f)) plate(g, page.x - g.px(1), page.bottom() + g.px(1), g.px(44), g.px(24), 18, f);
  if (state & kStatePlayable) {
    g.glow(r, 10, rgb(ink::kBrass));
    playable_lozenge(g, r.cx(), r.y - g.px(2));
  } else if (badge) {
    mark(g, r.cx(), r.y - g.px(4), g.px(11), badge, true);
  }
  state_rings(g, r, state, 10);
}

void draw_stack_entry(Gfx& g, const Rect& r, const ViewStackEntry& e, const CardFace& f,
                      int number_, bool mine, const std::string& controller, bool dim, float kept) {
  const bool tall = r.h > g.px(70);
  g.shadow(r, 6);
  paper(g, r, 6, false);
  const Rect back{r.x, r.y, g.px(tall ? 14.f : 10.f), r.h};
  spine(g, back, f, 6, ImDrawFlags_RoundCornersLeft);
  const float edge = g.px(tall ? 8.f : 6.f);
  const Rect art{back.right() + edge, r.y + edge,
                 g.px(tall              ? 56.f
                      : r.w < g.px(150) ? 28.f
                                        : 36.f),
                 r.h - 2 * edge};
  // Combat damage has no picture, and its words the room for it; a card that is not known has its
  // back.
  const bool bare = !f.def && !e.name.empty();
  if (f.def)
    picture(g, art, f, tall ? 14 : 10, false, false);
  else if (!bare)
    draw_back(g, art, 4);
  // What waits for others lies in the shade, but for its words.
  if (dim)
    g.list()->AddRectFilled({r.x, r.y}, {r.right(), r.bottom()}, rgb(0x18100B, .3f), g.px(6));
  const float left = (bare ? back : art).right() + g.px(tall ? 10.f : 8.f),
              width = r.right() - g.px(6) - left;
  float y = r.y + (tall ? g.px(6.8f) : r.h / 2 - g.px(18.5f));
  const float size = tall ? 18.f : 15.f;
  const Face serif = tall ? Face::alegreya800 : Face::alegreya700;
  // What is too long is set smaller before it is cut.
  std::string name = e.name;
  float name_size = size;
  if (g.text_width(serif, size, name) > width) name_size = tall ? 15.f : 13.f;
  if (g.text_width(serif, name_size, name) > width) name = short_name(name);
  g.text(left, y + g.px((size - name_size) * .6f), serif, name_size, rgb(ink::kInk),
         g.fit(serif, name_size, name, width));
  y += g.px(tall ? 19.6f : 19);
  const ImU32 quiet = rgb(dim ? ink::kInk : ink::kInk2);
  // On a low one there is one line for both: whose it is, and where it goes.
  const std::string under = !tall && !e.targets.empty()  ? controller + " \u2192 " + e.targets
                            : !tall && !e.effect.empty() ? controller + " \u00b7 " + e.effect
                            : e.kind.empty()             ? controller
                                                         : e.kind + " \u00b7 " + controller;
  const float under_w = tall ? width : width - kept;
  const float under_size = g.text_width(Face::sans500, 13, under) > under_w ? 12.f : 13.f;
  g.text(left, y + g.px(13 - under_size), Face::sans500, under_size, quiet,
         g.fit(Face::sans500, under_size, under, under_w));
  y += g.px(18.1f);
  if (tall && !e.targets.empty()) {
    g.text(left, y, Face::sans700, 15, rgb(ink::kInk),
           g.fit(Face::sans700, 15, "\u2192 " + e.targets, width));
    y += g.px(19.7f);
  }
  if (tall && !e.effect.empty())
    g.paragraph({left, y, width - kept, 0}, Face::sans500, 13, quiet, e.effect, bare ? 2 : 1);
  const float rx = r.x - g.px(4);
  g.list()->AddCircleFilled({rx, r.cy()}, g.px(13),
                            rgb(dim    ? 0x8C7A5E
                                : mine ? ink::kMine
                                       : ink::kTheirs),
                            32);
  g.list()->AddCircleFilled({rx, r.cy()}, g.px(10), rgb(ink::kWell), 32);
  g.text_centered(rx, r.cy() - g.px(8.7f), Face::sans700, 15, rgb(ink::kText),
                  std::to_string(number_));
}

}  // namespace upkeep
