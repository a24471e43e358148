// New duel: against whom, by which book, with which decks, who starts.
#include <algorithm>
#include <cmath>

#include "screens/setup.h"

#include "decks/legality.h"
#include "draw/card_parts.h"
#include "table/deck_choice.h"
#include "text/phrases.h"

namespace upkeep {
namespace {

constexpr int kByLot = 2, kToss = 3;
constexpr int kOpened = 2;  // of a deck, beside one back and one on

}  // namespace

void SetupScreen::begin() {
  if (!deck_of(0)) return;
  GameConfig config;
  config.era = Era(chosen_.era);
  config.rules = chosen_.rules;
  config.lang = lang_;
  config.seats[0] = SeatKind::human;
  config.seats[1] = chosen_.versus_computer ? SeatKind::computer : SeatKind::human;
  for (int p = 0; p < 2; ++p) {
    config.names[p] = name_of(p);
    const DeckDef& deck = *deck_of(p);
    config.deck_names[p] = deck.id;
    for (const auto& [card, count] : deck.cards)
      for (int i = 0; i < count; ++i) config.decks[p].push_back(card);
  }
  config.seed = 0;
  for (char c : chosen_.seed_text)
    if (c >= '0' && c <= '9') config.seed = config.seed * 10 + u64(c - '0');
  if (chosen_.seed_text.empty()) config.seed = platform_.random_seed();
  config.first = first() < 2 ? u8(first()) : kNoPlayer;
  config.ask_starter = first() == kToss;
  game_.start(config);
  screen_ = Screen::table;
  sheet_ = Sheet::none;
  ui_.drop_focus();
  changed();
}

// The one that is chosen for a player; none where the era has no decks.
const DeckDef* SetupScreen::deck_of(int player) const {
  const auto& decks = offered_decks(Era(chosen_.era));
  const int n = int(decks.size());
  return n ? decks[std::size_t((chosen_.decks[player] % n + n) % n)] : nullptr;
}

// What a player is called, who may have chosen no name.
std::string SetupScreen::name_of(int player) const {
  if (!chosen_.names[player].empty()) return chosen_.names[player];
  if (player == 0) return "Ada";
  return chosen_.versus_computer ? w(Str::setup_computer_name) : "Bruno";
}

// What is chosen here, a line each, for the form of the plain page beside it.
std::string SetupScreen::chosen_setup() const {
  std::string out = std::string(chosen_.versus_computer ? "computer" : "hotseat") + "\n" +
                    era_name(Era(chosen_.era)) + "\n" + std::to_string(first()) + "\n" +
                    chosen_.seed_text + "\n" + name_of(0) + "\n" + name_of(1);
  for (const int player : {0, 1}) {
    const DeckDef* deck = deck_of(player);
    out += "\n" + (deck ? deck->id : std::string());
  }
  const Rules base = preset(Era(chosen_.era));
  for (int i = 0; i < int(Switch::count); ++i)
    if (const Switch s = Switch(i); base[s] != chosen_.rules[s])
      out += std::string("\n") + switch_name(s) + " " +
             std::string(switch_value_name(s, chosen_.rules[s]));
  return out;
}

// Who chance names chooses only where the rules have it so.
int SetupScreen::first() const {
  return chosen_.first == kToss && !lot_chooses() ? kByLot : chosen_.first;
}

bool SetupScreen::lot_chooses() const { return chosen_.rules.is(Starter::random_chooses); }

// What stands at the end of the computer's name takes so much of the field: its level, or, where
// there is no room for that, a sign (the settings have the level, too).
float SetupScreen::end_width(const Rect& field) const {
  return g_.px(field.w > g_.px(180) ? 104.f : field.w > g_.px(120) ? 60.f : 44.f);
}

// How strong the computer plays: pressed, the next level, and after the last the first.
void SetupScreen::draw_level(const Rect& field) const {
  if (field.w <= g_.px(120)) {
    g_.icon("gears", {field.right() - g_.px(28), field.cy() - g_.px(10), g_.px(20), g_.px(20)},
            rgb(ink::kInk2));
    return;
  }
  const float width = g_.px(field.w > g_.px(180) ? 84.f : 44.f);
  const Rect r{field.right() - width, field.y, width, field.h};
  const std::string number = std::to_string(chosen_.level);
  const std::string name = str(lang_, Str::setup_level, {number});
  const PlaceState s = ui_.place(r, {Cmd::level}, name);
  const Rect face = r.grown(-g_.px(4));
  g_.gradient(face, rgb(0xF1E6C9), rgb(0xE6D8B4), 5);
  g_.outline(face, rgb(s.hovered ? ink::kRubric : ink::kPaperLine), 5, 1);
  g_.text_centered(
      r.cx(), r.cy() - g_.px(8), Face::sans700, 13, rgb(ink::kInk),
      g_.fit(Face::sans700, 13, field.w > g_.px(180) ? name : number, face.w - g_.px(6)));
  if (s.focused) focus_ring(r, 6);
}

void SetupScreen::draw_field(const Rect& r, Command cmd, const std::string& value,
                             const std::string& empty, bool computer) const {
  const std::string& name = value.empty() ? empty : value;
  const PlaceState s = ui_.place(
      r, cmd, computer && !value.empty() ? name + " (" + w(Str::setup_computer) + ")" : name);
  const bool editing = editing_ == cmd;
  g_.list()->AddRectFilled({r.x, r.y}, {r.right(), r.bottom()},
                           rgb(editing || s.hovered ? 0xFFFDF4 : 0xF1E6C9), g_.px(6));
  g_.outline(r, rgb(editing ? ink::kRubric : ink::kPaperLine), 6, editing ? 2.f : 1.f);
  const std::string& text = value.empty() && !editing ? empty : value;
  // A long name is smaller; where it has no room beside the sign of the level, that stays away.
  float size = 15, room = r.w - (computer ? end_width(r) : g_.px(20));
  const auto fits = [&] { return g_.text_width(Face::sans700, size, text) <= room; };
  while (size > 12 && !fits()) --size;
  const bool sign = computer && (fits() || r.w > g_.px(120));
  if (computer && !sign) {
    room = r.w - g_.px(14);
    while (size > 11 && !fits()) --size;
  }
  if (sign) draw_level(r);
  const float tw =
      g_.text(r.x + g_.px(sign || !computer ? 10.f : 7.f), r.cy() - g_.px(size * .6f),
              Face::sans700, size, rgb(value.empty() && !editing ? ink::kInk2 : ink::kInk),
              g_.fit(Face::sans700, size, text, room));
  if (editing)
    g_.list()->AddLine({r.x + g_.px(11) + (value.empty() ? 0 : tw), r.y + g_.px(8)},
                       {r.x + g_.px(11) + (value.empty() ? 0 : tw), r.bottom() - g_.px(8)},
                       rgb(ink::kRubric), g_.px(1.5f));
  if (s.focused) focus_ring(r, 6);
}

// A deck by name and the colors of its costs, with an arrow to the one before and the one after.
void SetupScreen::draw_deck(const Rect& r, int player) const {
  std::string deck = "\u2013";
  std::string colors;
  const DeckDef* const chosen = deck_of(player);
  if (chosen) {
    deck = chosen->name[int(lang_)];
    const ColorSet asked = deck_colors(game_.cards(), *chosen);
    for (int k = 0; k < 5; ++k)
      if (asked >> k & 1) colors += "WUBRG"[k];
  }
  const float arrow = std::max(r.h, g_.px(36));
  button({r.x, r.y, arrow, r.h}, {Cmd::deck, player * 16}, "\u2190", "", Look::paper);
  const Rect middle{r.x + arrow + g_.px(4), r.y, r.w - 2 * (arrow + g_.px(4)), r.h};
  // Pressed itself, it is opened where its cards can be read; without pages it goes on to the next.
  const PlaceState s =
      ui_.place(middle, {Cmd::deck, player * 16 + (platform_.has_pages() && chosen ? kOpened : 1)},
                deck, false);
  g_.gradient(middle, rgb(0xF1E6C9), rgb(0xE6D8B4), 6);
  g_.outline(middle, rgb(s.hovered ? ink::kRubric : ink::kPaperLine), 6, 1);
  if (s.focused) focus_ring(middle, 6);
  // One disc above the other at the left. On a phone the name needs all of the width.
  if (middle.w < g_.px(150)) colors.clear();
  const float disc =
      std::min(g_.px(16), (middle.h - g_.px(4)) / float(std::max<std::size_t>(2, colors.size())));
  float cy = middle.cy() - disc * (float(colors.size()) - 1) / 2;
  for (const char color : colors) {
    g_.symbol(std::string(1, color), middle.x + g_.px(4) + disc / 2, cy, disc - g_.px(1));
    cy += disc;
  }
  const float side = g_.px(4) + (colors.empty() ? 0 : disc);
  const Rect words{middle.x + side, middle.y, middle.w - 2 * side, middle.h};
  float size = 18;
  for (float smaller : {15.f, 13.f})
    if (g_.text_width(Face::alegreya700, size, deck) > words.w - g_.px(4)) size = smaller;
  if (g_.text_width(Face::alegreya700, size, deck) > words.w &&
      deck.find(' ') != std::string::npos) {
    const float kSizes[] = {size};
    name_block(g_, {words.x, words.cy() - g_.px(size * 1.12f), words.w, 0}, deck, Face::alegreya700,
               kSizes, 1, rgb(ink::kInk), true);
  } else {
    g_.text_centered(words.cx(), words.cy() - g_.px(size * .6f), Face::alegreya700, size,
                     rgb(ink::kInk), g_.fit(Face::alegreya700, size, deck, words.w));
  }
  button({middle.right() + g_.px(4), r.y, arrow, r.h}, {Cmd::deck, player * 16 + 1}, "\u2192", "",
         Look::paper);
}

SetupScreen::Form SetupScreen::form() const {
  Form f;
  f.narrow = lay_.w < g_.px(600);
  const float pw = std::min(lay_.w - g_.px(f.narrow ? 16.f : 48.f), g_.px(640)),
              ph = std::min(lay_.h - g_.px(16), g_.px(f.narrow ? 800.f : 656.f));
  f.roomy = ph >= g_.px(f.narrow ? 770.f : 640.f);
  f.low = ph < g_.px(420);
  f.page = {lay_.w / 2 - pw / 2, lay_.h / 2 - ph / 2, pw, ph};
  f.x = f.page.x + g_.px(f.narrow ? 20.f : 36.f);
  f.width = f.page.w - 2 * (f.x - f.page.x);
  f.gap = g_.px(8);
  f.k = f.roomy ? 1.f : std::min(1.f, std::max(.5f, ph / g_.px(600)));
  f.row = std::max(g_.px(34), g_.px(44) * f.k);
  f.foot = f.page.bottom() - f.row - g_.px(12) - g_.px(14) * f.k;
  return f;
}

void SetupScreen::draw() const {
  const Form f = form();
  draw_bound(f.page);
  page_frame(f.page.grown(-g_.px(7)));
  float y = f.page.y + g_.px(24) * f.k;
  if (!f.low) {
    g_.text(f.x, y, Face::alegreya800, 28, rgb(ink::kInk), w(Str::canvas_new_duel));
    y += g_.px(46) * f.k;
  }
  const float half = (f.width - f.gap) / 2;
  choice({f.x, y, half, f.row}, {Cmd::opponent, 1}, w(Str::canvas_against_computer),
         chosen_.versus_computer, true);
  choice({f.x + half + f.gap, y, half, f.row}, {Cmd::opponent, 0}, w(Str::canvas_two_players),
         !chosen_.versus_computer, true);
  y += f.row + g_.px(12) * f.k;
  y = draw_rules(f, y);
  y = draw_players(f, y);
  y = draw_starter(f, y + g_.px(6) * f.k);
  if (y + f.row < f.foot) {
    const float sx = f.narrow ? f.x + g_.px(104) : f.x + f.width * .34f + f.gap;
    g_.text(f.x, y + f.row / 2 - g_.px(9), Face::sans700, 15, rgb(ink::kInk2), w(Str::canvas_seed));
    draw_field({sx, y, f.x + f.width - sx, f.row}, {Cmd::seed}, chosen_.seed_text,
               w(Str::canvas_random_start));
  }
  button({f.x, f.foot, f.width * .3f, f.row + g_.px(8)}, {Cmd::leave}, w(Str::canvas_back), "Esc",
         Look::paper);
  button({f.x + f.width * .3f + f.gap, f.foot, f.width * .7f - f.gap, f.row + g_.px(8)},
         {Cmd::begin}, w(Str::canvas_begin), "Enter", Look::brass,
         !offered_decks(Era(chosen_.era)).empty());
}

// By which book, what that is, and what is played otherwise than it says; returns where it ends.
float SetupScreen::draw_rules(const Form& f, float y) const {
  y = draw_rules_head(f, y);
  static constexpr Str kAbout[] = {Str::canvas_era_fifth, Str::canvas_era_sixth,
                                   Str::canvas_era_m10, Str::canvas_era_foundations};
  const std::string about = std::string(w(kAbout[chosen_.era & 3])) +
                            (chosen_.rules.is(Ante::on) ? w(Str::setup_stake) : "");
  y += draw_books({f.x, y, f.width, f.roomy ? g_.px(f.narrow ? 92.f : 112.f) : f.row}, f.roomy);
  if (f.low) return y + g_.px(6);
  y += g_.px(f.roomy ? (f.narrow ? 28.f : 36.f) : 4.f);
  g_.paragraph({f.x, y, f.width, 0}, Face::sans500, 13, rgb(ink::kInk2), about, f.narrow ? 2 : 1);
  return y + g_.px(f.narrow ? 38.f : 22.f) * (f.roomy ? 1.f : std::min(1.f, f.k + .1f));
}

// What is played otherwise than the book says stands beside it.
float SetupScreen::draw_rules_head(const Form& f, float y) const {
  const int other = changed_rules(chosen_);
  const std::string house =
      other ? std::string(w(Str::canvas_house_rules)) + " (" + std::to_string(other) + ")"
            : std::string(w(Str::canvas_house_rules));
  const float house_w = std::min(f.width * .4f, g_.px(190)),
              house_h = g_.px(lay_.keys ? 34.f : 44.f);
  const float head_h = f.low ? g_.px(26) : std::max(g_.px(30), house_h + g_.px(4));
  const float room = f.width - house_w - f.gap;
  float size = 18;
  for (float smaller : {15.f, 13.f})
    if (g_.text_width(Face::alegreya700, size, w(Str::canvas_rules_of)) > room) size = smaller;
  g_.text(f.x, (f.low ? y + g_.px(12) : y + head_h / 2) - g_.px(size * .66f), Face::alegreya700,
          size, rgb(ink::kInk), g_.fit(Face::alegreya700, size, w(Str::canvas_rules_of), room));
  button({f.x + f.width - house_w, f.low ? y - g_.px(4) : y, house_w, f.low ? g_.px(28) : house_h},
         {Cmd::rules}, house, "", other ? Look::rubric : Look::paper);
  y += head_h + g_.px(f.roomy ? 8.f : 2.f);
  return y;
}

// Who plays, each with a deck; returns where it ends.
float SetupScreen::draw_players(const Form& f, float y) const {
  for (int p = 0; p < 2; ++p) {
    const float name_w = f.narrow ? (f.roomy ? f.width : f.width * .3f) : f.width * .34f;
    draw_field({f.x, y, name_w, f.row}, {Cmd::name, p}, chosen_.names[p], name_of(p),
               p == 1 && chosen_.versus_computer);
    if (f.narrow && f.roomy) {
      y += f.row + g_.px(5);
      draw_deck({f.x, y, f.width, f.row}, p);
      y += f.row + g_.px(12);
    } else {
      draw_deck({f.x + name_w + f.gap, y, f.width - name_w - f.gap, f.row}, p);
      y += f.row + g_.px(8);
    }
  }
  return y;
}

// Who starts, where there is room for it; returns where it ends.
float SetupScreen::draw_starter(const Form& f, float y) const {
  const bool starts = y + f.row < f.foot;
  // Above its buttons where they need all of the width.
  const bool stacked = f.narrow && !f.low;
  if (starts) {
    g_.text(f.x, stacked ? y : y + f.row / 2 - g_.px(9), Face::sans700, 15, rgb(ink::kInk2),
            g_.fit(Face::sans700, 15, w(Str::canvas_starts), stacked ? f.width : f.width * .34f));
    if (stacked) y += g_.px(22);
  }
  // Whom chance names may choose, where the rules have it so.
  const bool toss = lot_chooses();
  const float x = stacked ? f.x : f.x + f.width * (f.low ? .26f : .34f) + f.gap;
  const int ways = toss ? 4 : 3, columns = stacked && toss ? 2 : ways;
  const float room = f.x + f.width - x - f.gap * float(columns - 1);
  const auto label = [&](int i) {
    return i < 2        ? name_of(i)
           : i == kToss ? std::string(w(Str::setup_toss_chooses))
                        : std::string(w(Str::canvas_random_start));
  };
  // In one row each has the room that its words need; the last one's may be in two lines.
  float needs[4] = {}, sum = 0;
  for (int i = 0; i < ways; ++i) {
    needs[i] =
        columns < ways
            ? 1
            : g_.text_width(Face::sans700, 13, label(i)) * (i == kToss ? .8f : 1.f) + g_.px(22);
    sum += needs[i];
  }
  if (columns < ways) sum = float(columns);
  float left = x;
  for (int i = 0; i < ways && starts; ++i) {
    if (i && i % columns == 0) y += f.row + g_.px(5), left = x;
    const float wide = room * needs[i] / sum;
    choice({left, y, wide, f.row}, {Cmd::first, i}, label(i), first() == i, true);
    left += wide + f.gap;
  }
  y += f.row + g_.px(8);
  return y;
}

bool SetupScreen::key(const std::string& key) {
  std::string* text = editing_.cmd == Cmd::name   ? &chosen_.names[editing_.arg & 1]
                      : editing_.cmd == Cmd::seed ? &chosen_.seed_text
                                                  : nullptr;
  if (!text) return false;
  if (key == "Enter" || key == "Escape" || key == "Tab") {
    editing_ = {};
    refresh();
    return key != "Tab";
  }
  if (key == "Backspace") {
    while (!text->empty() && (text->back() & 0xC0) == 0x80) text->pop_back();
    if (!text->empty()) text->pop_back();
  } else {
    const bool one =
        !key.empty() && (static_cast<unsigned char>(key[0]) >= 0x80 || key.size() == 1);
    if (!one || text->size() + key.size() > 20) return false;
    if (editing_.cmd == Cmd::seed && (key[0] < '0' || key[0] > '9')) return true;
    *text += key;
  }
  refresh();
  return true;
}

bool SetupScreen::run(const Command& c) {
  switch (c.cmd) {
    case Cmd::begin:
      begin();
      break;
    case Cmd::era:
      chosen_.era = c.arg;
      chosen_.rules = preset(Era(chosen_.era));
      break;
    case Cmd::rule: {
      const Switch s = Switch(c.arg);
      chosen_.rules.set(s, u8((chosen_.rules[s] + 1) % switch_value_count(s)));
      break;
    }
    case Cmd::era_rules:
      chosen_.rules = preset(Era(chosen_.era));
      break;
    case Cmd::level:
      chosen_.level = chosen_.level % kLevels + 1;
      platform_.command("level", std::to_string(chosen_.level).c_str());
      break;
    case Cmd::opponent:
      chosen_.versus_computer = c.arg == 1;
      break;
    case Cmd::deck:
      if ((c.arg & 15) == kOpened)
        platform_.command("page", ("decks/" + deck_of(c.arg >> 4)->id).c_str());
      else
        chosen_.decks[c.arg >> 4] += (c.arg & 15) ? 1 : -1;
      break;
    case Cmd::name:
    case Cmd::seed:
      editing_ = c;
      break;
    case Cmd::first:
      chosen_.first = c.arg;
      break;
    default:
      return false;
  }
  return true;
}

}  // namespace upkeep
