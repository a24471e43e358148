// Cards in all their sizes.
#include "draw/card.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "decks/legality.h"
#include "draw/card_parts.h"
#include "shots/recorder.h"
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
  for (int i = 0; i < kCounterKinds; ++i) f.counters[i] = v.counters[i];
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
    std::string few = effect_summary(*f.db, f.def->first_ability, -1, f.lang, f.words);
    if (few[0] >= 'a' && few[0] <= 'z') few[0] = char(few[0] - 'a' + 'A');
    if (!few.empty() && fits(few)) return few;
  }
  return text;
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
  g.shadow(r, 10, (state & (kStateHovered | kStateSelected)) != 0);
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
  const float margin = g.px(narrow ? 3.f : 5.f);
  const float left = back.right() + margin, width = page.right() - margin - left;
  // The name keeps to what the next card leaves free.
  const float seen =
      visible > 0 ? std::min(width, r.x + visible - left) : width + (narrow ? margin : 0);
  if (seen > g.px(30)) hand_name(g, {left, page.y + g.px(4), seen, g.px(34)}, f.name);
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
  if (has_plate(f)) plate(g, page.x - g.px(1), page.bottom() + g.px(1), g.px(44), g.px(24), 18, f);
  if (state & kStatePlayable) {
    g.glow(r, 10, rgb(ink::kBrass));
    playable_lozenge(g, r.cx(), r.y - g.px(2));
  } else if (badge) {
    mark(g, r.cx(), r.y - g.px(4), g.px(11), badge, true);
  }
  state_rings(g, r, state, 10);
}

Rect tile_rect(const Rect& standing, bool tapped) {
  // One that is as wide as it is high keeps its place: its spine and its mark say that it is
  // tapped.
  if (!tapped || standing.w >= standing.h) return standing;
  // Lies down about its middle.
  const float w = standing.h, h = standing.w;
  return {standing.cx() - w / 2, standing.cy() - h / 2, w, h};
}

Rect draw_tile(Gfx& g, const Rect& standing, const CardFace& f, u32 state, int group,
               float visible) {
  const InRegion part(g, "a small card", {-1e6f, -1e6f, 2e6f, 2e6f}, kLoose | kMayCut);
  const bool tapped = (f.flags & kVTapped) != 0;
  const Rect r = tile_rect(standing, tapped);
  const float rounding = 8;
  // What hangs at the right goes to the right of what can be seen.
  const float right = visible > 0 ? r.x + visible : r.right();
  if (group > 1)
    for (int i = (group > 3 ? 2 : group - 1); i > 0; --i)
      pile_edge(g, {r.x + g.px(4.f * float(i)), r.y - g.px(4.f * float(i)), r.w, r.h}, f, rounding);
  g.shadow(r, rounding, (state & (kStateHovered | kStateSelected)) != 0);
  ImU32 edge = rgb(ink::kDark);
  if (f.flags & kVAttacking) edge = rgb(ink::kAttack);
  if (f.flags & kVBlocking) edge = rgb(ink::kBlock);
  g.list()->AddRectFilled({r.x, r.y}, {r.right(), r.bottom()}, edge, g.px(rounding));
  const Rect in = r.grown(-g.px(3));
  const bool big = standing.w >= g.px(60);
  // On the smallest tiles all gives way to the name.
  const bool small = standing.w < g.px(80);
  const float bar = g.px(small && tapped ? 9 : 12);
  const Rect back = tapped ? Rect{in.x, in.y, in.w, bar} : Rect{in.x, in.y, bar, in.h};
  const Rect rest =
      tapped ? Rect{in.x, in.y + bar, in.w, in.h - bar} : Rect{in.x + bar, in.y, in.w - bar, in.h};
  // What lies face down has neither name nor picture, and all marks of what happens to it.
  if (f.def)
    spine(g, back, f, 6, tapped ? ImDrawFlags_RoundCornersTop : ImDrawFlags_RoundCornersLeft);
  else {
    draw_back(g, in, 6);
    // Of small ones above the middle, which a wound may cover.
    g.text_centered(in.cx(), in.cy() - g.px(small ? 17.f : 13.f), Face::alegreya800,
                    small ? 15.f : 22.f, rgb(ink::kBrass), f.mask ? std::to_string(f.mask) : "?");
  }
  const bool named = f.def && big && !(state & kStateNoText);
  float band = 0;
  if (named) {
    std::string name = short_name(f.name);
    // On a small tile the name has the spine's width too.
    const bool whole = !tapped && small;
    const Rect top = whole ? Rect{in.x, rest.y, in.w, 0} : rest;
    // A small one that lies down has its frame too.
    const float frame = tapped && standing.h < g.px(60) ? g.px(5) : 0;
    const float seen = visible > 0 ? right - top.x - g.px(3) : top.w;
    // On one line, else on two; only a word that is too wide is set smaller.
    static constexpr float kSizes[] = {13, 12, 11};
    const float room = seen - g.px(2) + frame;
    // In a short pile its number stands where the second line would.
    const bool single = group > 1 && visible > 0 && standing.h < g.px(75);
    if (single) name = g.fit(Face::sans700, 11, name, room);
    const bool two = !single && name.find(' ') != std::string::npos &&
                     g.text_width(Face::sans700, kSizes[tapped ? 2 : 0], name) > room;
    band = g.px(!two ? 20 : tapped ? 28 : 34);
    g.gradient({top.x, top.y, top.w, band}, rgb(ink::kPaper), rgb(ink::kPaper2), 6,
               tapped  ? ImDrawFlags_RoundCornersNone
               : whole ? ImDrawFlags_RoundCornersTop
                       : ImDrawFlags_RoundCornersTopRight);
    g.list()->AddRectFilled({top.x, top.y + band - g.px(1)}, {top.right(), top.y + band},
                            rgb(0x8C7448));
    if (two && tapped)
      name_block(g, {top.x + g.px(1), top.y + g.px(1), room, band}, name, Face::sans700, kSizes + 2,
                 1, rgb(ink::kInk), true);
    else
      name_block(g, {top.x + g.px(1) - frame / 2, top.y + g.px(2), room, band}, name, Face::sans700,
                 kSizes, 3, rgb(ink::kInk), true, two);
  }
  const Rect art{rest.x, rest.y + band, rest.w, rest.h - band};
  if (f.def) picture(g, art, f, 0, tapped, false);
  if ((f.flags & kVSick) != 0) g.hatch(art, rgb(ink::kDark, .22f));
  // What was chosen for it (a colour, a type, a pile): nothing else on the table tells.
  const bool covered = visible > 0 && visible < g.px(56);
  const float clear = has_plate(f) ? r.bottom() + g.px(small ? -18.f : -22.f) : in.bottom();
  const bool down = f.def && (f.flags & kVFaceDown);
  const bool told = named && !covered && !f.note.empty() && clear - art.y >= g.px(16) &&
                    !(down && g.text_width(Face::sans700, 11, f.note) >
                                  std::fmin(art.w, right - art.x) - g.px(4));
  if (told) {
    const Rect strip{art.x, art.y, std::fmin(art.w, right - art.x), g.px(17)};
    const float room = strip.w - g.px(4);
    float size = 13;
    for (float smaller : {12.f, 11.f})
      if (g.text_width(Face::sans700, size, f.note) > room) size = smaller;
    g.list()->AddRectFilled({strip.x, strip.y}, {strip.right(), strip.bottom()}, rgb(ink::kDark));
    g.text_centered(strip.cx(), strip.y + g.px(.5f + (13 - size) / 2), Face::sans700, size,
                    rgb(ink::kText), g.fit(Face::sans700, size, f.note, room));
  }
  if (tapped)
    g.list()->AddRectFilled({in.x, in.y}, {in.right(), in.bottom()}, rgb(ink::kDark, .2f), g.px(6));
  // The cost's first colour, or the mana of a land, as a small disc on the spine tells colours
  // apart without colour.
  int disc = -1;
  for (int k = 0; k < kManaKinds && big && f.def && disc < 0; ++k)
    if (f.def->cost.exists ? k < 5 && f.def->cost.pips[k] : f.makes >> k & 1) disc = k;
  if (disc >= 0)
    g.symbol(std::string(1, "WUBRGC"[disc]), tapped ? back.x + g.px(9) : back.cx(),
             tapped ? back.cy() : back.y + (named && small ? band + g.px(10) : g.px(9.5f)),
             g.px(11));
  // Of a tile that is mostly covered its name, its pile and its size are read; hatching tells the
  // rest.
  const bool pile = group > 1 && has_plate(f);
  int marks = pile ? 1 : standing.h > g.px(90) ? 3 : 2;
  // Marks at the right foot, upwards.
  const float rad = g.px(small ? 9.f : 11.f), step = g.px(small ? 20.f : 24.f);
  float my = r.bottom() - g.px(pile || (f.damage > 0 && r.w < g.px(80)) ? 31.f
                               : small                                  ? 11.f
                                                                        : 14.f);
  const float mx = right - g.px(small ? 10.f : 13.f);
  // Where there is no room for its words, the arrow that they begin with.
  if (!told && f.note.compare(0, 2, "\xE2\x86") == 0) {
    // Of the narrowest in the corner that is left.
    const bool corner = !named || r.w < g.px(56);
    const float ax = corner ? r.x + g.px(6) : mx, ay = corner ? r.y + g.px(4) : my;
    g.disc(ax, ay, g.px(9), rgb(0x1B130D), rgb(0xD2C2A3, .9f));
    g.text_centered(ax, ay - g.px(8), Face::sans700, 13, rgb(ink::kText), f.note.substr(0, 3));
    if (!corner) {
      my -= step;
      --marks;
    }
  }
  if (!told && down) {
    mark(g, mx, my, rad, "book-cover");
    my -= step;
    --marks;
  }
  if ((f.flags & kVSick) && !covered) {
    if (pile) --marks;
    mark(g, mx, my, rad, "hourglass");
    my -= step;
  }
  if (big && !covered) {
    int shown = 0;
    const auto chip = [&](const char* icon) {
      if (shown == marks || my - rad < art.y) return;
      mark(g, mx, my, rad, icon);
      my -= step;
      ++shown;
    };
    for (const KeywordMark& m : kMarks)
      if (f.keywords & bit(m.keyword)) chip(m.icon);
    if (f.regenerates) chip("regeneration");
  }
  if (tapped) {
    // Of a small tile the name begins close below it.
    const bool lies = r.w != standing.w && big;
    mark(g,
         right - g.px(lies  ? (small ? 10.f : 12.f)
                      : big ? 7.f
                            : 8.f),
         r.y + g.px(lies && !small ? 6.f : 4.f),
         g.px(lies  ? 12.f
              : big ? 9.f
                    : 10.f),
         "tap", true);
  }
  int total = 0;
  for (int i = 0; i < kCounterKinds; ++i)
    if (i != int(Counter::loyalty)) total += f.counters[i];
  if (total > 0) {
    g.disc(r.x + g.px(9), r.y + g.px(band > 0 ? 30.f : 10.f), g.px(9), rgb(0x244D34),
           rgb(ink::kRaised));
    g.text_centered(r.x + g.px(9), r.y + g.px(band > 0 ? 30.f : 10.f) - g.px(8), Face::sans700, 13,
                    rgb(ink::kText), std::to_string(total));
  }
  // The smallest tiles have no name, and one place for each thing.
  const bool bare = (state & kStateNoText) != 0;
  const bool broad = f.power > 9 || f.toughness > 9 || f.power != f.base_power;
  const float plate_w = small ? (broad ? 46.f : 34.f) : (broad ? 52.f : 40.f);
  const float plate_h = small ? 20.f : 24.f;
  if (has_plate(f))
    plate(g, r.x - g.px(2), r.bottom() + g.px(2), g.px(plate_w), g.px(plate_h), small ? 15.f : 18.f,
          f);
  draw_window_marks(g, r, f);
  if (f.damage > 0) {
    const float side = g.px(bare ? 24.f : 28.f);
    // Beside the plate, whose numbers it must not cover; above it where it leaves no room.
    const bool above = bare && broad;
    const float sx = above ? r.right() - side * .8f
                           : std::fmax(r.cx() - side / 2 + g.px(6), r.x + g.px(plate_w - 7));
    // Above the shield of what blocks.
    const bool shield = (f.flags & kVBlocking) && !bare;
    const float up = shield ? g.px(r.w < g.px(80) ? 9.f : 19.f) : 0;
    const Rect star{sx, r.bottom() - (above ? g.px(plate_h - 4) + side : side * .75f) - up, side,
                    side};
    g.sign("damage", star);
    g.icon("star10", star.grown(g.px(1.5f)), rgb(ink::kCream));
    g.icon("star10", star, rgb(ink::kDamage));
    g.text_centered(star.cx(), star.cy() - g.px(9), Face::sans800, 13, IM_COL32_WHITE,
                    std::to_string(f.damage));
  }
  if (group > 1) {
    const std::string label = "\u00d7" + std::to_string(group);
    const float tag_w = visible > 0 ? std::min(g.px(30), visible) : g.px(30);
    // Above the plate; of lands at the foot, within the smallest.
    const bool lies = r.w > r.h;
    const bool above = pile && (visible > 0 || (!lies && r.w < g.px(58)));
    const float tag_y = above ? plate_h + 19 : !big || r.h < g.px(50) ? 21.f : 14.f;
    const Rect tag{right - tag_w + (visible > 0 ? 0 : g.px(4)), r.bottom() - g.px(tag_y), tag_w,
                   g.px(20)};
    g.gradient(tag, rgb(ink::kBrass), rgb(ink::kBrass2), 6);
    g.text_centered(tag.cx(), tag.y + g.px(1), Face::sans800, 13, rgb(ink::kInk), label);
  }
  if (f.flags & kVAttacking) {
    const float cx = (r.x + right) / 2;
    // The name stays readable; without one, the ribbon's marker.
    const float cy = r.y + g.px((state & kStateNoText) ? 7.f : -6.f);
    g.disc(cx, cy, g.px(12), rgb(ink::kAttackDisc), rgb(ink::kAttack));
    g.icon("crossed-swords", {cx - g.px(8), cy - g.px(8), g.px(16), g.px(16)},
           rgb(ink::kAttackGlyph));
  }
  if (f.flags & kVBlocking) {
    // On small tiles lower, so that the numbers stay free; on the smallest at the side, so that
    // those of the ribbon do.
    const float cx = bare ? r.x + g.px(3) : (r.x + right) / 2;
    const float cy = bare ? r.y + g.px(21) : r.bottom() + g.px(r.w < g.px(80) ? 9.f : 1.f);
    g.disc(cx, cy, g.px(r.w < g.px(80) ? 10.f : 12.f), rgb(ink::kBlockDisc), rgb(ink::kBlock));
    g.icon("shield", {cx - g.px(8), cy - g.px(8), g.px(16), g.px(16)}, rgb(ink::kBlockGlyph));
    if (f.place) {
      const float nx = bare ? right - g.px(13) : cx + g.px(20);
      g.disc(nx, cy, g.px(9.5f), rgb(ink::kBlockGlyph), rgb(ink::kBlockDisc));
      g.text_centered(nx, cy - g.px(7.6f), Face::sans800, 13, rgb(ink::kBlockDisc),
                      std::to_string(f.place));
    }
  }
  if (state & kStatePlayable) {
    g.outline(r.grown(g.px(1)), rgb(ink::kBrass), rounding + 1, 2);
    // On what lies the arrow has the corner, and on what attacks the swords have the middle.
    playable_lozenge(g,
                     !tapped                 ? right - g.px(visible > 0 ? 12.f : 6.f)
                     : f.flags & kVAttacking ? r.x + g.px(14)
                                             : r.cx(),
                     r.y);
  }
  state_rings(g, r, state, rounding);
  return r;
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
