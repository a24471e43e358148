// Expectations: events behind = and !, states behind ? and end.
#include "scenario/parse.h"
#include "scenario/parse_parts.h"

namespace upkeep::scenario {
namespace {

// What stands behind the word of an event: o object, > arrow and another object or player,
// p player, n number (where it may be left out: N), c kind of counter, s step, w window.
struct EventForm {
  LogEvent type;
  const char* form;
};
constexpr EventForm kEventForms[] = {
    {LogEvent::cast, "o"},        {LogEvent::activate, "o"},   {LogEvent::trigger, "o"},
    {LogEvent::resolve, "o"},     {LogEvent::countered, "o"},  {LogEvent::cast_cancelled, "o"},
    {LogEvent::fizzled, "o"},     {LogEvent::damage, "o>N"},   {LogEvent::prevent, "n>"},
    {LogEvent::lose, "pN"},       {LogEvent::gain, "pN"},      {LogEvent::mana_burn, "pN"},
    {LogEvent::dies, "o"},        {LogEvent::destroy, "o"},    {LogEvent::bury, "o"},
    {LogEvent::sacrifice, "o"},   {LogEvent::regenerate, "o"}, {LogEvent::exile, "o"},
    {LogEvent::return_hand, "o"}, {LogEvent::discard, "po"},   {LogEvent::draw, "pN"},
    {LogEvent::mill, "pN"},       {LogEvent::enter, "o"},      {LogEvent::leave, "o"},
    {LogEvent::token, "o"},       {LogEvent::tap, "o"},        {LogEvent::untap, "o"},
    {LogEvent::attach, "o>"},     {LogEvent::control, "op"},   {LogEvent::owner_changed, "op"},
    {LogEvent::counter, "cn>"},   {LogEvent::attack, "o"},     {LogEvent::block, "o>"},
    {LogEvent::step, "s"},        {LogEvent::window, "w"},     {LogEvent::shuffle, "p"},
    {LogEvent::win, "p"},         {LogEvent::lose_game, "p"},  {LogEvent::draw_game, ""},
};

bool is_number(const Token* t) {
  int n;
  return t && t->kind == Tok::word &&
         Cursor::to_number(t->text[0] == '-' ? t->text.substr(1) : t->text, n);
}

bool parse_step_word(Cursor& c, Step& out) {
  if (!c.is(Tok::word) || !parse_step(c.peek()->text, out))
    return c.fail(
        sentences({c.shown(), expected({Str::duel_flaw_part_or_words,
                                        {"untap, upkeep, draw, main1, begin-combat, attackers, "
                                         "blockers, damage, end-combat, main2, end, cleanup",
                                         "discard"}})}));
  c.skip();
  return true;
}

bool parse_counter_word(Cursor& c, Counter& out) {
  if (!c.is(Tok::word) || !parse_counter(c.peek()->text, out))
    return c.fail(sentences(
        {c.shown(), expected({Str::duel_flaw_part_kind_counter_such_as,
                              {{Str::duel_flaw_part_or_words, {"+1/+1, loyalty", "poison"}}}})}));
  c.skip();
  return true;
}

std::size_t line_end(const Cursor& c) {
  std::size_t n = 0;
  while (c.peek(n)) ++n;
  return c.index() + n;
}

bool power_toughness(std::string_view word, std::vector<int>& out) {
  const std::size_t slash = word.find('/');
  if (slash == std::string_view::npos) return false;
  std::string_view half[2] = {word.substr(0, slash), word.substr(slash + 1)};
  int value[2];
  for (int i = 0; i < 2; ++i) {
    const bool minus = half[i].size() > 1 && half[i][0] == '-';
    if (!Cursor::to_number(minus ? half[i].substr(1) : half[i], value[i])) return false;
    if (minus) value[i] = -value[i];
  }
  out = {value[0], value[1]};
  return true;
}

bool type_word(std::string_view word, Check& out) {
  static constexpr struct {
    const char* word;
    TypeSet type;
    u8 super;
  } kTypes[] = {
      {"artifact", kArtifact, 0}, {"creature", kCreature, 0},   {"enchantment", kEnchantment, 0},
      {"instant", kInstant, 0},   {"land", kLand, 0},           {"planeswalker", kPlaneswalker, 0},
      {"sorcery", kSorcery, 0},   {"kindred", kKindred, 0},     {"interrupt", kInterrupt, 0},
      {"basic", 0, kBasic},       {"legendary", 0, kLegendary}, {"world", 0, kWorld},
      {"snow", 0, kSnow},
  };
  for (const auto& t : kTypes)
    if (word == t.word) {
      out.types |= t.type;
      out.supers |= t.super;
      return true;
    }
  return false;
}

// The words from `from` to `end` as a state of an object; false if they are none.
bool object_state(Cursor& c, std::size_t from, std::size_t end, Check& out) {
  c.set_index(from);
  std::vector<std::string_view> words;
  for (std::size_t i = 0; from + i < end; ++i) {
    const Token* t = c.peek(i);
    if (t->kind == Tok::open || t->kind == Tok::close || t->kind == Tok::comma) return false;
    words.push_back(t->text);
  }
  if (words.empty() || !c.is(Tok::word)) return false;
  const std::string_view first = words[0];
  std::string tail;
  for (std::size_t i = 1; i < words.size(); ++i)
    tail += std::string(tail.empty() ? "" : " ") + std::string(words[i]);
  const std::size_t n = words.size();
  auto simple = [&](CheckKind kind) {
    out.kind = kind;
    return n == 1;
  };
  if (power_toughness(first, out.numbers)) return simple(CheckKind::power_toughness);
  if (first == "tapped") return simple(CheckKind::tapped);
  if (first == "untapped") return simple(CheckKind::untapped);
  if (first == "sick") return simple(CheckKind::sick);
  if (first == "attacking") return simple(CheckKind::attacking);
  if (first == "blocked") return simple(CheckKind::blocked);
  if (first == "unblocked") return simple(CheckKind::unblocked);
  int number;
  u8 player;
  if (first == "damage" && n == 2 && Cursor::to_number(words[1], number)) {
    out.kind = CheckKind::damage;
    out.numbers = {number};
    return true;
  }
  if ((first == "has" || first == "lacks") && parse_keyword(tail, out.keyword)) {
    out.kind = first == "has" ? CheckKind::has : CheckKind::lacks;
    return true;
  }
  if (first == "colorless" || first == "color") {
    out.kind = CheckKind::color;
    out.colors = 0;
    for (std::size_t i = 1; i < n; ++i) {
      if (!parse_color(words[i], number)) return false;
      out.colors |= ColorSet(1 << number);
    }
    return (first == "color") == (n > 1);
  }
  if (first == "type" && n > 1) {
    out.kind = CheckKind::type;
    out.types = 0;
    out.supers = 0;
    for (std::size_t i = 1; i < n; ++i)
      if (!type_word(words[i], out)) return false;
    return true;
  }
  if (first == "subtype" && n > 1) {
    out.kind = CheckKind::subtype;
    out.word = tail;
    return true;
  }
  // "counters +1/+1 2", or as a position is written: "counters +1/+1 x2".
  const std::string_view count = n > 3 ? words[3] : n > 2 ? words[2] : std::string_view();
  if (first == "counters" && (n == 3 || (n == 4 && words[2] == "x")) &&
      parse_counter(words[1], out.counter) &&
      Cursor::to_number(n == 3 && count[0] == 'x' ? count.substr(1) : count, number)) {
    out.kind = CheckKind::counters;
    out.numbers = {number};
    return true;
  }
  if (first == "controller" && n == 2 && is_player_letter(words[1], player)) {
    out.kind = CheckKind::controller;
    out.player = player;
    return true;
  }
  std::string_view zone;
  if (first == "in" && n == 2 && split_player_zone(words[1], player, zone) &&
      parse_zone(zone, out.zone)) {
    out.kind = CheckKind::in_zone;
    out.player = player;
    return true;
  }
  if (first == "on" && n > 1) {
    out.kind = CheckKind::on;
    c.set_index(from + 1);
    return parse_name(c, out.other, 0, end) && c.index() == end;
  }
  return false;
}

bool parse_zone_check(Cursor& c, Check& out, std::string_view what) {
  int n;
  if (what == "life") {
    out.kind = CheckKind::life;
    out.numbers.push_back(0);
    return c.number(out.numbers[0], -9999, 99999, Str::duel_flaw_part_the_life_total);
  }
  if (what == "mana") {
    out.kind = CheckKind::pool;
    if (c.take_word("empty")) return true;
    if (!c.is(Tok::word) || !parse_mana_text(c.peek()->text, out.mana))
      return c.fail(
          sentences({c.shown(), expected({Str::duel_flaw_part_mana_such_as_or_empty, {"RR"}})}));
    c.skip();
    return true;
  }
  if (what == "counters") {
    out.kind = CheckKind::counters;
    out.numbers.push_back(0);
    if (!parse_counter_word(c, out.counter)) return false;
    if (out.counter != Counter::poison)
      return c.fail(sentences({Str::duel_flaw_player_has_no_such_counters, expected("poison")}));
    return c.number(out.numbers[0], 0, 9999, Str::duel_flaw_part_how_many);
  }
  if (!parse_zone(what, out.zone))
    return c.fail(
        out.pos,
        sentences({{Str::duel_flaw_no_zone, {std::string(what)}},
                   expected({Str::duel_flaw_part_or_words,
                             {"play, hand, library, grave, exile, ante, command, life, mana",
                              "counters"}})}));
  if (c.take_word("has")) {
    out.kind = CheckKind::zone_has;
    return parse_entries(c, out.items);
  }
  if (c.take_word("lacks")) {
    out.kind = CheckKind::zone_lacks;
    return parse_entries(c, out.items);
  }
  if (c.take_word("none") || c.take_word("empty")) {
    out.kind = CheckKind::zone_is;
    return true;
  }
  if (c.is(Tok::word) && Cursor::to_number(c.peek()->text, n)) {
    out.kind = CheckKind::zone_count;
    out.numbers = {n};
    c.skip();
    return true;
  }
  out.kind = CheckKind::zone_is;
  return parse_entries(c, out.items);
}

bool parse_check(Cursor& c, Check& out) {
  out.pos = c.pos();
  if (c.at_end() || c.is(Tok::semicolon))
    return c.fail(sentences({c.shown(), expected(Str::duel_flaw_part_state)}));
  std::string_view what;
  u8 player;
  if (c.is(Tok::word) && split_player_zone(c.peek()->text, player, what) &&
      what.find(':') == std::string_view::npos) {
    out.player = player;
    c.skip();
    return parse_zone_check(c, out, what);
  }
  std::size_t end = c.index();
  for (std::size_t i = 0; c.peek(i) && c.peek(i)->kind != Tok::semicolon; ++i) ++end;
  const std::size_t begin = c.index(), n = end - begin;
  if (c.is_word("life") && n > 1) {
    c.skip();
    out.kind = CheckKind::lives;
    while (c.index() < end) {
      out.numbers.push_back(0);
      if (out.numbers.size() > std::size_t(kMaxPlayers))
        return c.fail(
            sentences({c.shown(), expected(Str::duel_flaw_part_one_number_for_each_player)}));
      if (!c.number(out.numbers.back(), -9999, 99999, Str::duel_flaw_part_a_life_total))
        return false;
    }
    return true;
  }
  if (c.is_word("stack") && n > 1) {
    c.skip();
    out.kind = CheckKind::stack;
    if (c.is_word("empty") && n == 2) {
      c.skip();
      return true;
    }
    do {
      out.names.emplace_back();
      if (!parse_name(c, out.names.back(), 0)) return false;
      if (out.names.size() > 100)
        return c.fail(sentences(
            {Str::duel_flaw_too_many_names, expected({Str::duel_flaw_part_up_to, {"100"}})}));
    } while (c.take(Tok::comma));
    return true;
  }
  if (c.is_word("step") && n == 2) {
    c.skip();
    out.kind = CheckKind::step;
    return parse_step_word(c, out.step);
  }
  if ((c.is_word("active") || c.is_word("to-act")) && n == 2) {
    out.kind = c.is_word("active") ? CheckKind::active : CheckKind::to_act;
    c.skip();
    return parse_player(c, out.player);
  }
  if (n == 2 && c.is_word("game") && c.peek(1)->text == "drawn") {
    c.skip(2);
    out.kind = CheckKind::drawn;
    return true;
  }
  if (n == 2 && c.is(Tok::word) && is_player_letter(c.peek()->text, out.player) &&
      c.peek(1)->text == "wins") {
    c.skip(2);
    out.kind = CheckKind::wins;
    return true;
  }
  for (std::size_t split = begin + 1; split < end; ++split) {
    if (!object_state(c, split, end, out) || c.failed()) continue;
    c.set_index(begin);
    if (!parse_name(c, out.subject, 0, split)) return false;
    if (c.index() != split) continue;
    if (out.subject.kind == NameKind::player)
      return c.fail(out.pos, sentences({Str::duel_flaw_player_has_no_such_state,
                                        expected(Str::duel_flaw_part_object)}));
    c.set_index(end);
    return true;
  }
  c.set_index(begin);
  return c.fail(
      sentences({Str::duel_flaw_this_state_not_understood, Str::duel_flaw_expected_a_state}));
}

}  // namespace

bool parse_event(Cursor& c, EventPattern& out) {
  const EventForm* form = nullptr;
  for (const EventForm& f : kEventForms)
    if (c.is_word(event_word(f.type))) form = &f;
  if (!form) {
    std::string list;
    for (const EventForm& f : kEventForms)
      list += std::string(list.empty() ? "" : ", ") + event_word(f.type);
    return c.fail(sentences({c.shown(), expected({Str::duel_flaw_part_event, {list}})}));
  }
  c.skip();
  out.type = form->type;
  std::size_t end = line_end(c);
  const std::string_view f = form->form;
  for (std::size_t i = 0; i < f.size(); ++i) {
    // A number or a player that ends the form is no part of the name before it.
    std::size_t limit = end;
    if (i + 1 < f.size() && end > c.index()) {
      const Token* last = c.peek(end - 1 - c.index());
      u8 player;
      if ((f.back() == 'N' && is_number(last)) ||
          (f.back() == 'p' && last && is_player_letter(last->text, player)))
        limit = end - 1;
    }
    switch (f[i]) {
      case 'o':
        out.has_object = true;
        if (!parse_name(c, out.object, 0, limit)) return false;
        break;
      case '>':
        if (!c.take(Tok::arrow))
          return c.fail(sentences({c.shown(), expected(Str::duel_flaw_part_empty)}));
        out.has_other = true;
        if (!parse_name(c, out.other, 0, limit)) return false;
        break;
      case 'p':
        if (!parse_player(c, out.player)) return false;
        break;
      case 'N':
        if (!c.at_end() && !c.number(out.amount, 0, 9999, Str::duel_flaw_part_an_amount))
          return false;
        break;
      case 'n':
        if (c.is(Tok::arrow)) break;
        if (!c.number(out.amount, form->type == LogEvent::counter ? -9999 : 0, 9999,
                      Str::duel_flaw_part_an_amount))
          return false;
        break;
      case 'c':
        if (!parse_counter_word(c, out.counter)) return false;
        break;
      case 's':
        if (!parse_step_word(c, out.step)) return false;
        break;
      default: {
        int w = 0;
        while (w < 4 && !c.is_word(window_word(WindowKind(w)))) ++w;
        if (w == 4)
          return c.fail(sentences(
              {c.shown(), expected({Str::duel_flaw_part_or_words,
                                    {"interrupt, response, damage-prevention", "regeneration"}})}));
        out.window = WindowKind(w);
        c.skip();
      }
    }
  }
  return c.finish();
}

bool parse_checks(Cursor& c, std::vector<Check>& out) {
  do {
    out.emplace_back();
    const std::size_t first = c.index();
    if (!parse_check(c, out.back())) return false;
    std::string& text = out.back().text;
    const std::size_t last = c.index();
    c.set_index(first);
    for (; c.index() < last; c.skip()) {
      if (!text.empty() && !c.is(Tok::comma)) text += ' ';
      text += c.peek()->text;
    }
    if (out.size() > 100)
      return c.fail(sentences({Str::duel_flaw_too_many_states_in_one_line,
                               expected({Str::duel_flaw_part_up_to, {"100"}})}));
  } while (c.take(Tok::semicolon) && !c.at_end());
  return c.finish();
}

}  // namespace upkeep::scenario
