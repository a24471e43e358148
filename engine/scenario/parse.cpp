#include "scenario/parse.h"

#include <algorithm>

#include "scenario/parse_parts.h"
#include "text/text.h"

namespace upkeep::scenario {
namespace {

constexpr std::size_t kMaxStatements = 5000;

// Offset of the first byte that is not UTF-8 or a control character, or npos.
std::size_t bad_byte(std::string_view line) {
  for (std::size_t i = 0; i < line.size();) {
    const u8 b = u8(line[i]);
    if (b < 0x80) {
      if (b < 0x20 && b != '\t' && b != '\r') return i;
      ++i;
      continue;
    }
    const int more = b >= 0xF5 ? -1 : b >= 0xF0 ? 3 : b >= 0xE0 ? 2 : b >= 0xC2 ? 1 : -1;
    if (more < 0 || i + std::size_t(more) >= line.size()) return i;
    for (int k = 1; k <= more; ++k)
      if ((u8(line[i + std::size_t(k)]) & 0xC0) != 0x80) return i;
    i += std::size_t(more) + 1;
  }
  return std::string_view::npos;
}

std::string_view trim(std::string_view s) {
  while (!s.empty() && (s.front() == ' ' || s.front() == '\t')) s.remove_prefix(1);
  while (!s.empty() && (s.back() == ' ' || s.back() == '\t' || s.back() == '\r'))
    s.remove_suffix(1);
  return s;
}

bool parse_u64(std::string_view text, u64& out) {
  out = 0;
  for (char ch : text) {
    const u64 digit = u64(ch - '0');
    if (ch < '0' || ch > '9' || out > (~u64(0) - digit) / 10) return false;
    out = out * 10 + digit;
  }
  return !text.empty();
}

class Parser {
 public:
  Parser(Scenario& out, std::vector<Issue>& issues) : out_(out), issues_(issues) {}

  void line(std::string_view line, u32 number);
  void finish(u32 lines);

 private:
  bool statement(Cursor& c, Statement& s);
  bool header(Cursor& c, Statement& s, std::string_view word, bool& known);
  bool seed_line(Cursor& c);
  bool start_line(Cursor& c, Statement& s);
  bool goal_line(Cursor& c, Statement& s);
  bool wanted(Cursor& c, Statement& s);
  bool tactic_line(Cursor& c, Statement& s);
  bool tactic_end(Cursor& c, Statement& s);
  bool option_line(Cursor& c, Statement& s);
  bool rules(Cursor& c);
  bool saying(std::string_view body, Pos start);
  bool era_marks(Cursor& c, Statement& s);
  bool in_order(Cursor& c, const Statement& s);
  bool in_tactic(Cursor& c, const Statement& s);
  void note_players(const Statement& s);
  void note(const Name& n) {
    if (n.player != kNoPlayer) note_player(n.player);
  }
  void note_player(u8 p) {
    if (p != kNoPlayer && p >= out_.players) out_.players = u8(p + 1);
  }

  Scenario& out_;
  std::vector<Issue>& issues_;
  bool has_title_ = false, has_id_ = false, has_cite_ = false, has_rules_ = false,
       has_seed_ = false;
};

bool Parser::era_marks(Cursor& c, Statement& s) {
  while (c.is(Tok::word) && c.peek()->text[0] == '@') {
    Era era;
    const std::string name(c.peek()->text.substr(1));
    if (!parse_era(name.c_str(), era))
      return c.fail(sentences({c.shown(), expected({Str::duel_flaw_part_or_words,
                                                    {"@fifth, @sixth, @m10", "@foundations"}})}));
    s.eras |= u8(1 << int(era));
    c.skip();
  }
  return true;
}

// "say words", "say pt: words", behind "@m10" for some eras: words that nothing else reads. False
// if the line is another one.
bool Parser::saying(std::string_view body, Pos start) {
  Saying s;
  s.pos = start;
  while (!body.empty() && body.front() == '@') {
    const std::size_t end = std::min(body.find_first_of(" \t"), body.size());
    Era era;
    if (!parse_era(std::string(body.substr(1, end - 1)).c_str(), era)) return false;
    s.eras |= u8(1 << int(era));
    body = trim(body.substr(end));
  }
  constexpr std::string_view kSay = "say";
  if (body.substr(0, kSay.size()) != kSay) return false;
  body.remove_prefix(kSay.size());
  if (!body.empty() && body.front() != ' ' && body.front() != '\t') return false;
  body = trim(body);
  if (const std::size_t colon = body.find(':'); colon == 2) {
    const std::string tag(body.substr(0, colon));
    if (const Lang lang = parse_lang(tag); tag == lang_tag(lang)) {
      s.lang = int(lang);
      body = trim(body.substr(colon + 1));
    }
  }
  s.words = std::string(body);
  if (body.empty())
    issues_.push_back({start, sentences({{Str::duel_flaw_says_nothing, {"say"}},
                                         expected(Str::duel_flaw_part_some_words)})});
  out_.sayings.push_back(std::move(s));
  return true;
}

bool Parser::rules(Cursor& c) {
  if (has_rules_)
    return c.fail(sentences(
        {Str::duel_flaw_rules_are_said_twice, expected(Str::duel_flaw_part_one_line_rules)}));
  has_rules_ = true;
  out_.rules_pos = c.pos();
  do {
    Era era;
    const std::string name(c.is(Tok::word) ? c.peek()->text : "");
    if (!parse_era(name.c_str(), era))
      return c.fail(sentences({c.shown(), expected({Str::duel_flaw_part_or_words,
                                                    {"fifth, sixth, m10", "foundations"}})}));
    if (std::find(out_.rules.begin(), out_.rules.end(), era) != out_.rules.end())
      return c.fail(sentences({c.shown(), expected(Str::duel_flaw_part_every_era_once)}));
    out_.rules.push_back(era);
    c.skip();
  } while (!c.at_end());
  return true;
}

bool Parser::seed_line(Cursor& c) {
  if (has_seed_)
    return c.fail(
        sentences({Str::duel_flaw_seed_said_twice, expected(Str::duel_flaw_part_it_once)}));
  has_seed_ = true;
  c.skip();
  u64 seed = 0;
  const std::string_view text = c.is(Tok::word) ? c.peek()->text : std::string_view();
  if (!parse_u64(text, seed))
    return c.fail(sentences({c.shown(), expected(Str::duel_flaw_part_number_below_2_64)}));
  out_.seed = seed;
  c.skip();
  return c.finish();
}

bool Parser::start_line(Cursor& c, Statement& s) {
  c.skip();
  if (c.take_word("game")) {
    s.kind = Kind::start_game;
    return c.finish();
  }
  s.kind = Kind::start;
  if (!c.is(Tok::word) || !is_player_letter(c.peek()->text, s.player))
    return c.fail(sentences(
        {c.shown(), expected({Str::duel_flaw_part_game_or_player_and_step_such, {"A main1"}})}));
  c.skip();
  if (!c.is(Tok::word) || !parse_step(c.peek()->text, s.step))
    return c.fail(
        sentences({c.shown(), expected({Str::duel_flaw_part_or_words,
                                        {"untap, upkeep, draw, main1, begin-combat, attackers, "
                                         "blockers, damage, end-combat, main2, end, cleanup",
                                         "discard"}})}));
  c.skip();
  return c.finish();
}

bool Parser::goal_line(Cursor& c, Statement& s) {
  s.kind = Kind::goal;
  c.skip();
  if (!wanted(c, s)) return false;
  for (;;) {
    if (c.take_word("turn")) {
      if (!c.number(s.number, 1, 9999, Str::duel_flaw_part_the_turn)) return false;
    } else if (s.player == kNoPlayer && c.take_word("for")) {
      if (!parse_player(c, s.player)) return false;
    } else {
      return c.finish();
    }
  }
}

// "tactic burn until end-combat", "tactic block for B against quick until resolved".
bool Parser::tactic_line(Cursor& c, Statement& s) {
  s.kind = Kind::tactic;
  c.skip();
  const std::vector<std::string>& classes = tactic_classes();
  const std::string_view word = c.is(Tok::word) ? c.peek()->text : std::string_view();
  if (std::find(classes.begin(), classes.end(), word) == classes.end()) {
    std::string names;
    for (const std::string& name : classes) names += (names.empty() ? "" : ", ") + name;
    return c.fail(sentences({c.shown(), expected({Str::duel_flaw_part_one_of, {names}})}));
  }
  s.word = std::string(word);
  c.skip();
  if (c.take_word("for") && !parse_player(c, s.player)) return false;
  if (c.take_word("against")) {
    if (!c.is_word("quick") && !c.is_word("full"))
      return c.fail(
          sentences({c.shown(), expected({Str::duel_flaw_part_or_words, {"quick", "full"}})}));
    s.value = std::string(c.peek()->text);
    c.skip();
  }
  if (!c.take_word("until")) return c.fail(sentences({c.shown(), expected("until")}));
  return tactic_end(c, s) && c.finish();
}

bool Parser::tactic_end(Cursor& c, Statement& s) {
  if (c.take_word("resolved")) return true;
  if (c.take_word("turn")) return c.number(s.number, 1, 9999, Str::duel_flaw_part_the_turn);
  if (c.is(Tok::word) && is_player_letter(c.peek()->text, s.of)) c.skip();
  if (!c.is(Tok::word) || !parse_step(c.peek()->text, s.step))
    return c.fail(sentences({c.shown(), expected({Str::duel_flaw_part_or_words,
                                                  {"resolved, turn 7, end-combat", "B upkeep"}})}));
  c.skip();
  return true;
}

// What a goal asks for: "A wins", "A survives", "A.life >= 10", "B.hand 0", "Grizzly Bears alive".
bool Parser::wanted(Cursor& c, Statement& s) {
  std::string_view what;
  if (c.is(Tok::word) && split_player_zone(c.peek()->text, s.of, what) &&
      (what == "life" || what == "hand")) {
    s.word = std::string(what);
    c.skip();
    if (c.is_word(">=") || c.is_word("<=")) {
      s.value = std::string(c.peek()->text);
      c.skip();
    }
    return c.number(
        s.x, -9999, 9999,
        what == "life" ? Str::duel_flaw_part_a_life_total : Str::duel_flaw_part_how_many);
  }
  for (std::size_t i = 1; c.peek(i); ++i) {
    const std::string_view word = c.peek(i)->text;
    if (c.peek(i)->kind != Tok::word || (word != "alive" && word != "dead")) continue;
    s.word = std::string(word);
    if (!parse_name(c, s.object, 0, c.index() + i)) return false;
    return c.take_word(s.word) || c.fail(sentences({c.shown(), expected({s.word})}));
  }
  if (!parse_player(c, s.player)) return false;
  if (!c.is_word("wins") && !c.is_word("survives"))
    return c.fail(
        sentences({c.shown(), expected({Str::duel_flaw_part_or_words, {"wins", "survives"}})}));
  s.word = std::string(c.peek()->text);
  c.skip();
  return true;
}

bool Parser::option_line(Cursor& c, Statement& s) {
  s.kind = Kind::option;
  c.skip();
  if (!c.is(Tok::word))
    return c.fail(sentences({c.shown(), expected(Str::duel_flaw_part_switch_and_its_value)}));
  s.word = std::string(c.peek()->text);
  const Pos switch_pos = c.pos();
  c.skip();
  s.value_pos = c.pos();
  if (!c.is(Tok::word))
    return c.fail(sentences({c.shown(), expected(Str::duel_flaw_part_value_switch)}));
  // A row of the table of switches that has one value in all eras, so that there is nothing to set.
  if (s.word == "manaDuringPayment" && c.is_word("true")) {
    s.value = "true";
    while (!c.at_end()) c.skip();
    return true;
  }
  s.value = switch_value(s.word, c.rest());
  const bool whole = !s.value.empty();
  if (!whole) s.value = std::string(c.peek()->text);
  for (bool first = true; !c.at_end() && (whole || first); first = false) c.skip();
  Rules scratch = preset(Era::foundations);
  const char* values = nullptr;
  if (!set_switch(scratch, s.word.c_str(), s.value.c_str(), values)) {
    if (values)
      return c.fail(s.value_pos, sentences({{Str::duel_flaw_no_value, {s.value, s.word}},
                                            expected({Str::duel_flaw_part_one_of, {values}})}));
    std::string names;
    for (int i = 0; i < int(Switch::count); ++i)
      names += std::string(names.empty() ? "" : ", ") + switch_name(Switch(i));
    return c.fail(switch_pos, sentences({{Str::duel_flaw_no_switch, {s.word}},
                                         expected({Str::duel_flaw_part_one_of, {names}})}));
  }
  return c.finish();
}

bool Parser::header(Cursor& c, Statement& s, std::string_view word, bool& known) {
  known = true;
  if (word == "seed") return seed_line(c);
  if (word == "start") return start_line(c, s);
  if (word == "goal") return goal_line(c, s);
  if (word == "tactic") return tactic_line(c, s);
  if (word == "option") return option_line(c, s);
  if (word == "first") {
    s.kind = Kind::first;
    c.skip();
    if (c.take_word("random")) return c.finish();
    return parse_player(c, s.player) && c.finish();
  }
  if (word == "turn") {
    s.kind = Kind::turn;
    c.skip();
    return c.number(s.number, 1, 9999, Str::duel_flaw_part_the_turn) && c.finish();
  }
  known = false;
  return false;
}

bool Parser::statement(Cursor& c, Statement& s) {
  if (c.at_end()) return c.fail(sentences({c.shown(), expected(Str::duel_flaw_part_statement)}));
  if (!c.is(Tok::word))
    return c.fail(sentences({c.shown(), expected(Str::duel_flaw_part_statement)}));
  // Before what happened on the way to the position, before what the other seat of a tactic does,
  // and before another way of doing well.
  if (c.is_word("given") || c.is_word("then") || c.is_word("or")) {
    s.given = c.is_word("given");
    s.then = c.is_word("then");
    s.alternative = c.is_word("or");
    c.skip();
    if (!c.is(Tok::word))
      return c.fail(sentences({c.shown(), expected(Str::duel_flaw_part_statement)}));
  }
  const std::string_view word = c.peek()->text;
  bool known = false;
  const bool ok = header(c, s, word, known);
  if (known) return ok;
  std::string_view rest;
  u8 player;
  if (is_player_letter(word, player)) {
    s.player = player;
    c.skip();
    return parse_action(c, s);
  }
  if (split_player_zone(word, player, rest)) {
    c.skip();
    return parse_position(c, s, player, rest);
  }
  if (word == "resolve") {
    s.kind = Kind::resolve;
    c.skip();
    return c.finish();
  }
  if (word == "entropy") {
    s.kind = Kind::entropy;
    c.skip();
    const std::string_view text = c.is(Tok::word) ? c.peek()->text : std::string_view();
    if (!parse_u64(text, s.large))
      return c.fail(sentences({c.shown(), expected(Str::duel_flaw_part_number_below_2_64)}));
    c.skip();
    return c.finish();
  }
  if (word == "until") {
    c.skip();
    if (c.take_word("turn")) {
      s.kind = Kind::until_turn;
      return c.number(s.number, 1, 9999, Str::duel_flaw_part_the_turn) && c.finish();
    }
    s.kind = Kind::until_step;
    if (!c.is(Tok::word) || !is_player_letter(c.peek()->text, s.player))
      return c.fail(sentences({c.shown(), expected(Str::duel_flaw_part_turn_or_step)}));
    c.skip();
    if (!c.is(Tok::word) || !parse_step(c.peek()->text, s.step))
      return c.fail(sentences(
          {c.shown(), expected({Str::duel_flaw_part_step_such_as,
                                {{Str::duel_flaw_part_or_words, {"upkeep, main1", "end"}}}})}));
    c.skip();
    return c.finish();
  }
  if (word == "=" || word == "!") {
    s.kind = word == "=" ? Kind::happened : Kind::not_happened;
    c.skip();
    return parse_event(c, s.event);
  }
  if (word == "?" || word == "end") {
    s.kind = word == "?" ? Kind::holds : Kind::end;
    c.skip();
    return parse_checks(c, s.checks);
  }
  return c.fail(sentences({c.shown(), expected(Str::duel_flaw_part_any_line)}));
}

// Header and position first, `end` last; nothing that is said once is said twice.
bool Parser::in_order(Cursor& c, const Statement& s) {
  const Statement* last = out_.statements.empty() ? nullptr : &out_.statements.back();
  if (last && last->kind == Kind::end && s.kind != Kind::end)
    return c.fail(s.pos, sentences({Str::duel_flaw_line_after_end,
                                    expected(Str::duel_flaw_part_nothing_or_another_end)}));
  const bool setup = is_header(s.kind) || is_position(s.kind) || s.given;
  if (s.given && (!is_action(s.kind) || s.can != Can::none))
    return c.fail(s.pos, expected({Str::duel_flaw_part_line_such_as, {"given B cast Shock -> A"}}));
  if (last && setup && (is_action(last->kind) || is_expectation(last->kind)))
    return c.fail(s.pos, sentences({Str::duel_flaw_position_after_first_action,
                                    expected(Str::duel_flaw_part_it_before)}));
  for (const Statement& o : out_.statements) {
    if (!setup || s.given || (s.eras && o.eras && !(s.eras & o.eras))) continue;
    const bool start = (s.kind == Kind::start || s.kind == Kind::start_game) &&
                       (o.kind == Kind::start || o.kind == Kind::start_game);
    if (o.kind != s.kind && !start) continue;
    const bool same = s.kind == Kind::option ? o.word == s.word
                      : is_position(s.kind)
                          ? o.player == s.player && o.zone == s.zone &&
                                (s.kind != Kind::zone || s.empty_zone || o.empty_zone)
                          : true;
    // A line for some eras refines the line for all.
    if (same && (s.eras != 0) == (o.eras != 0))
      return c.fail(s.pos,
                    sentences({{Str::duel_flaw_said_already_in_line, {std::to_string(o.pos.line)}},
                               expected(Str::duel_flaw_part_it_once)}));
  }
  return true;
}

// `then` and `or` belong to a tactic: an action behind the one, an expectation behind the other,
// and one before it.
bool Parser::in_tactic(Cursor& c, const Statement& s) {
  if (!s.then && !s.alternative) return true;
  const bool tactic = std::any_of(out_.statements.begin(), out_.statements.end(),
                                  [](const Statement& o) { return o.kind == Kind::tactic; });
  if (!tactic)
    return c.fail(s.pos, expected({Str::duel_flaw_part_line_such_as, {"tactic burn until end"}}));
  if (s.then)
    return (is_action(s.kind) && s.can == Can::none && s.player != kNoPlayer) ||
           c.fail(s.pos,
                  expected({Str::duel_flaw_part_line_such_as, {"then B block Wall -> Bear"}}));
  return (is_expectation(s.kind) && is_expectation(out_.statements.back().kind)) ||
         c.fail(s.pos, expected({Str::duel_flaw_part_line_such_as, {"? B.life 20"}}));
}

void Parser::note_players(const Statement& s) {
  note_player(s.player);
  note_player(s.of);
  note(s.object);
  for (const Name& n : s.names) note(n);
  for (const Attacker& a : s.attackers) note(a.target);
  for (const Share& h : s.shares) note(h.to);
  for (const Entry& i : s.items) {
    note_player(i.mods.owner);
    note_player(i.mods.controller);
    note(i.mods.host);
  }
  note_player(s.event.player);
  note(s.event.object);
  note(s.event.other);
  for (const Check& c : s.checks) {
    note_player(c.player);
    note(c.subject);
    note(c.other);
  }
}

void Parser::line(std::string_view line, u32 number) {
  const std::string_view text = strip_comment(line);
  const std::string_view body = trim(text);
  if (body.empty()) return;
  const std::size_t bad = bad_byte(line);
  const Pos start{number, u32(body.data() - line.data()) + 1};
  auto report = [&](Pos pos, Message message) {
    issues_.push_back(Issue{pos, std::move(message)});
  };
  if (bad != std::string_view::npos)
    return report({number, u32(bad) + 1}, sentences({Str::duel_flaw_this_byte_no_text,
                                                     expected(Str::duel_flaw_part_utf_8)}));
  if (line.size() > kMaxLineLength)
    return report(
        start,
        sentences({Str::duel_flaw_line_too_long,
                   expected({Str::duel_flaw_part_up_to_bytes, {std::to_string(kMaxLineLength)}})}));
  if (out_.statements.size() >= kMaxStatements)
    return report(
        start,
        sentences({Str::duel_flaw_too_many_statements,
                   expected({Str::duel_flaw_part_up_to, {std::to_string(kMaxStatements)}})}));

  const std::size_t space = body.find_first_of(" \t");
  const std::string_view word = body.substr(0, space);
  const std::string_view raw =
      space == std::string_view::npos ? std::string_view() : trim(body.substr(space));
  const bool title = word == "scenario";
  if (title || word == "id" || word == "cite") {
    bool& has = title ? has_title_ : word == "id" ? has_id_ : has_cite_;
    std::string& to = title ? out_.title : word == "id" ? out_.id : out_.cite;
    if (has)
      return report(start, sentences({{Str::duel_flaw_quoted_said_twice, {std::string(word)}},
                                      expected(Str::duel_flaw_part_it_once)}));
    if (!title && !has_title_)
      report(start, sentences({Str::duel_flaw_first_statement_another_one,
                               expected(Str::duel_flaw_part_scenario_and_title)}));
    has_title_ = true;
    has = true;
    to = std::string(raw);
    if (raw.empty())
      report(start, sentences({{Str::duel_flaw_says_nothing, {std::string(word)}},
                               expected(Str::duel_flaw_part_some_words)}));
    if (!out_.statements.empty() &&
        (is_action(out_.statements.back().kind) || is_expectation(out_.statements.back().kind)))
      report(start, sentences({Str::duel_flaw_line_header_after_first_action,
                               expected(Str::duel_flaw_part_it_before)}));
    return;
  }
  if (!has_title_) {
    report(start, sentences({Str::duel_flaw_first_statement_another_one,
                             expected(Str::duel_flaw_part_scenario_and_title)}));
    has_title_ = true;
  }
  if (saying(body, start)) return;
  Cursor c(text, number);
  Statement s;
  if (!c.failed() && era_marks(c, s)) {
    s.pos = c.pos();
    s.text = std::string(body);
    if (c.is_word("rules")) {
      if (s.eras)
        c.fail(sentences(
            {Str::duel_flaw_rules_for_some_eras_only, expected(Str::duel_flaw_part_it_without)}));
      c.skip();
      if (!c.failed()) rules(c);
      if (!c.failed() && !out_.statements.empty() &&
          (is_action(out_.statements.back().kind) || is_expectation(out_.statements.back().kind)))
        c.fail(s.pos, sentences({Str::duel_flaw_line_header_after_first_action,
                                 expected(Str::duel_flaw_part_it_before)}));
    } else if (c.is_word("seed")) {
      if (s.eras)
        c.fail(sentences(
            {Str::duel_flaw_seed_for_some_eras_only, expected(Str::duel_flaw_part_it_without)}));
      else
        statement(c, s);
    } else if (statement(c, s) && in_order(c, s) && in_tactic(c, s)) {
      note_players(s);
      (s.given ? out_.given : out_.statements).push_back(std::move(s));
    }
  }
  if (c.failed()) issues_.push_back(c.issue());
}

void Parser::finish(u32 lines) {
  const Pos end{lines, 1};
  if (!issues_.empty()) return;
  if (!has_title_)
    issues_.push_back({end, sentences({Str::duel_flaw_file_says_nothing,
                                       expected(Str::duel_flaw_part_scenario_and_title)})});
  else if (out_.rules.empty())
    issues_.push_back(
        {end, sentences({Str::duel_flaw_no_rules_are_named,
                         expected({Str::duel_flaw_part_line_like, {"`rules m10 foundations`"}})})});
  for (Era era : out_.rules) {
    bool game = false, decks[kMaxPlayers] = {};
    const Statement* zone = nullptr;
    const Statement* deck = nullptr;
    for (const Statement& s : out_.statements) {
      if (!s.applies(era)) continue;
      if (s.kind == Kind::start_game) game = true;
      if (s.kind == Kind::deck) {
        deck = &s;
        decks[s.player] = true;
      } else if (is_position(s.kind) && s.kind != Kind::life) {
        zone = &s;
      }
    }
    if (game && zone)
      issues_.push_back({zone->pos, sentences({Str::duel_flaw_position_in_started_game,
                                               expected(Str::duel_flaw_part_decks_only)})});
    if (!game && deck)
      issues_.push_back(
          {deck->pos, sentences({Str::duel_flaw_deck_without_start_game,
                                 expected({Str::duel_flaw_part_zones_such_as, {"library"}})})});
    for (int p = 0; game && p < out_.players; ++p)
      if (!decks[p])
        issues_.push_back(
            {end, sentences({{Str::duel_flaw_game_without_deck_for,
                              {std::string(1, player_letter(u8(p)))}},
                             expected({Str::duel_flaw_part_line_like, {"A.deck Plains x40"}})})});
    if (!issues_.empty()) break;
  }
}

}  // namespace

bool parse_position(Cursor& c, Statement& s, u8 player, std::string_view what) {
  s.player = player;
  if (what == "life") {
    s.kind = Kind::life;
    return c.number(s.number, -9999, 32000, Str::duel_flaw_part_the_life_total) && c.finish();
  }
  if (what == "mana") {
    s.kind = Kind::mana;
    if (!c.is(Tok::word) || !parse_mana_text(c.peek()->text, s.pay))
      return c.fail(sentences({c.shown(), expected({Str::duel_flaw_part_mana_such_as, {"RRG2"}})}));
    c.skip();
    return c.finish();
  }
  if (what == "counters") {
    s.kind = Kind::counters;
    if (!c.take_word("poison")) return c.fail(sentences({c.shown(), expected("poison")}));
    s.counter = Counter::poison;
    return c.number(s.number, 0, 9999, Str::duel_flaw_part_how_many) && c.finish();
  }
  if (what == "deck") {
    s.kind = Kind::deck;
    if (!parse_entries(c, s.items)) return false;
    for (const Entry& i : s.items)
      if (i.defined || i.mods.any || !i.label.empty())
        return c.fail(i.pos, sentences({Str::duel_flaw_deck_holds_cards,
                                        expected(Str::duel_flaw_part_name_and_x_n)}));
    return c.finish();
  }
  s.kind = Kind::zone;
  if (!parse_zone(what, s.zone))
    return c.fail(
        s.pos,
        sentences({{Str::duel_flaw_no_zone, {std::string(what)}},
                   expected({Str::duel_flaw_part_or_words,
                             {"play, hand, library, grave, exile, ante, command, deck, life, mana",
                              "counters"}})}));
  if (c.is_word("none") && !c.peek(1)) {
    c.skip();
    s.empty_zone = true;
    return true;
  }
  if (!parse_entries(c, s.items)) return false;
  for (const Entry& i : s.items) {
    const Modifiers& m = i.mods;
    if (s.zone != Zone::battlefield &&
        (m.tapped || m.sick || m.damage >= 0 || !m.counters.empty() || m.has_host || m.token ||
         m.controller != kNoPlayer || !m.chosen.empty()))
      return c.fail(i.pos, sentences({Str::duel_flaw_only_what_in_play_can_be,
                                      expected(Str::duel_flaw_part_it_in_play)}));
  }
  return c.finish();
}

bool parse(const std::string& path, std::string_view text, Scenario& out,
           std::vector<Issue>& issues) {
  out = Scenario{};
  out.path = path;
  const std::size_t before = issues.size();
  if (text.size() > kMaxFileSize) {
    issues.push_back({{1, 1},
                      sentences({Str::duel_flaw_file_too_large,
                                 expected({Str::duel_flaw_part_up_to, {"1 MiB"}})})});
    return false;
  }
  if (text.substr(0, 3) == "\xEF\xBB\xBF") text.remove_prefix(3);
  std::vector<Issue> found;
  Parser parser(out, found);
  u32 number = 0;
  while (!text.empty() && found.size() < kMaxIssues) {
    ++number;
    const std::size_t end = text.find('\n');
    parser.line(text.substr(0, end), number);
    text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
  }
  parser.finish(number ? number : 1);
  issues.insert(issues.end(), found.begin(), found.end());
  return issues.size() == before;
}

}  // namespace upkeep::scenario
