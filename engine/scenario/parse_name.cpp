// Names of objects and players, and items of a zone with their modifiers.
#include "cards/card.h"
#include "scenario/parse.h"
#include "scenario/parse_parts.h"

namespace upkeep::scenario {
namespace {

constexpr int kMaxCount = 250;

bool is_count(const Cursor& c, int* value, std::size_t* tokens) {
  const Token* t = c.peek();
  if (!t || t->kind != Tok::word || (t->text[0] != 'x' && t->text[0] != 'X')) return false;
  const Token* n = c.peek(1);
  if (t->text.size() > 1) {
    *tokens = 1;
    return Cursor::to_number(t->text.substr(1), *value);
  }
  *tokens = 2;
  return n && n->kind == Tok::word && Cursor::to_number(n->text, *value);
}

bool is_word_token(const Token* t) { return t && t->kind == Tok::word; }

// One word, several, or what is in quotes.
bool parse_label(Cursor& c, std::string& out) {
  u8 player;
  if (c.is(Tok::quoted) && !c.peek()->text.empty()) {
    out = std::string(c.peek()->text);
    c.skip();
    return true;
  }
  if (!c.is(Tok::word))
    return c.fail(sentences({c.shown(), expected(Str::duel_flaw_part_label_after_as)}));
  const std::string_view word = c.peek()->text;
  const bool letter = (word[0] >= 'A' && word[0] <= 'Z') || (word[0] >= 'a' && word[0] <= 'z');
  if (!letter || is_player_letter(word, player) || word.find(':') != std::string_view::npos ||
      word.find('.') != std::string_view::npos)
    return c.fail(sentences({c.shown(), expected({Str::duel_flaw_part_label, {"Bear1"}})}));
  out = std::string(word);
  c.skip();
  for (; c.is(Tok::word) && !at_param(c, kParamX | kParamLabel); c.skip()) {
    for (const char* modifier : {"tapped", "sick", "damage", "counters", "on", "face-down", "owner",
                                 "controller", "chosen", "token"})
      if (c.is_word(modifier))
        return c.fail(sentences({c.shown(), expected(Str::duel_flaw_part_it_in_parentheses)}));
    out += ' ' + std::string(c.peek()->text);
  }
  return true;
}

bool parse_modifier(Cursor& c, Modifiers& m) {
  m.any = true;
  if (c.take_word("tapped")) return m.tapped = true;
  if (c.take_word("sick")) return m.sick = true;
  if (c.take_word("face-down")) return m.face_down = true;
  if (c.take_word("token")) return m.token = true;
  if (c.take_word("damage")) return c.number(m.damage, 0, 9999, Str::duel_flaw_part_the_damage);
  if (c.take_word("owner")) return parse_player(c, m.owner);
  if (c.take_word("controller")) return parse_player(c, m.controller);
  if (c.take_word("on")) {
    m.has_host = true;
    return parse_name(c, m.host, 0);
  }
  if (c.take_word("chosen")) {
    m.chosen_pos = c.pos();
    Name n;
    if (!parse_name(c, n, 0)) return false;
    m.chosen = n.kind == NameKind::player ? std::string(1, player_letter(n.player)) : n.text;
    return true;
  }
  if (c.take_word("counters")) {
    Modifiers::Count count{Counter::count, 1};
    if (!c.is(Tok::word) || !parse_counter(c.peek()->text, count.kind))
      return c.fail(sentences(
          {c.shown(), expected({Str::duel_flaw_part_kind_counter_such_as,
                                {{Str::duel_flaw_part_or_words, {"+1/+1, loyalty", "charge"}}}})}));
    c.skip();
    std::size_t tokens;
    if (is_count(c, &count.n, &tokens))
      c.skip(tokens);
    else if (c.is(Tok::word) && Cursor::to_number(c.peek()->text, count.n))
      c.skip();  // "counters loyalty 3", as a state is written
    if (count.n > 9999)
      return c.fail(sentences(
          {Str::duel_flaw_too_many_counters, expected({Str::duel_flaw_part_up_to, {"9999"}})}));
    m.counters.push_back(count);
    return true;
  }
  return c.fail(sentences(
      {c.shown(),
       expected({Str::duel_flaw_part_or_words,
                 {"tapped, sick, damage, counters, on, face-down, owner, controller, chosen",
                  "token"}})}));
}

}  // namespace

bool cast_option_word(std::string_view word) {
#define UPKEEP_X(n) \
  if (word == #n) return true;
  UPKEEP_CAST_OPTIONS(UPKEEP_X)
#undef UPKEEP_X
  return false;
}

bool is_player_letter(std::string_view word, u8& player) {
  if (word.size() != 1 || word[0] < 'A' || word[0] >= 'A' + kMaxPlayers) return false;
  player = u8(word[0] - 'A');
  return true;
}

bool split_player_zone(std::string_view word, u8& player, std::string_view& rest) {
  if (word.size() < 3 || word[1] != '.' || !is_player_letter(word.substr(0, 1), player))
    return false;
  rest = word.substr(2);
  return true;
}

bool parse_mana_text(std::string_view text, ManaText& out) {
  out = ManaText{};
  if (text.empty()) return false;
  int total = 0;
  for (std::size_t i = 0; i < text.size();) {
    if (text[i] >= '0' && text[i] <= '9') {
      int n = 0;
      for (; i < text.size() && text[i] >= '0' && text[i] <= '9'; ++i) {
        n = n * 10 + (text[i] - '0');
        if (n > 200) return false;
      }
      out.generic = u8(n);
      total += n;
    } else {
      const std::size_t kind = std::string_view("WUBRGC").find(text[i]);
      if (kind == std::string_view::npos) return false;
      ++out.kinds[kind];
      ++total;
      ++i;
    }
    if (total > 200) return false;
  }
  return true;
}

bool at_param(const Cursor& c, u16 params) {
  const Token* t = c.peek();
  const Token* n = c.peek(1);
  if (!is_word_token(t)) return false;
  int number;
  std::size_t tokens;
  ManaText mana;
  const bool numbered = is_word_token(n) && Cursor::to_number(n->text, number);
  if ((params & kParamX) && is_count(c, &number, &tokens)) return true;
  if ((params & kParamMode) && t->text == "mode") return numbered;
  if ((params & kParamDivide) && t->text == "divide") return numbered;
  if ((params & kParamAbility) && t->text == "ability") return numbered;
  if ((params & kParamWith) && t->text == "with")
    return is_word_token(n) && cast_option_word(n->text);
  if ((params & kParamPay) && t->text == "pay")
    return is_word_token(n) && parse_mana_text(n->text, mana);
  if ((params & kParamPay) && t->text == "no") return is_word_token(n) && n->text == "pay";
  if ((params & kParamFor) && t->text == "for") {
    const Token* end = c.peek(2);
    return is_word_token(n) && parse_mana_text(n->text, mana) && (!end || end->text == "because");
  }
  if ((params & kParamBecause) && t->text == "because") return is_word_token(n);
  if ((params & kParamBand) && t->text == "&") return true;
  if ((params & kParamLabel) && t->text == "as")
    return is_word_token(n) || (n && n->kind == Tok::quoted);
  return false;
}

bool parse_player(Cursor& c, u8& player) {
  if (!c.is(Tok::word) || !is_player_letter(c.peek()->text, player))
    return c.fail(sentences({c.shown(), expected(Str::duel_flaw_part_player_b_c_or_d)}));
  c.skip();
  return true;
}

namespace {
// A printer's apostrophe is an apostrophe.
void plain_apostrophes(std::string& text) {
  for (std::size_t at; (at = text.find("\xE2\x80\x99")) != std::string::npos;)
    text.replace(at, 3, "'");
}

bool parse_plain_name(Cursor& c, Name& out, u16 params, std::size_t end) {
  out = Name{};
  out.pos = c.pos();
  if (c.index() >= end || c.at_end())
    return c.fail(sentences({c.shown(), expected(Str::duel_flaw_part_name)}));
  std::string_view prefix;
  u8 player;
  if (c.is(Tok::word) && split_player_zone(c.peek()->text, player, prefix)) {
    const std::size_t colon = prefix.find(':');
    if (colon != std::string_view::npos) {
      if (!parse_zone(prefix.substr(0, colon), out.zone))
        return c.fail(
            sentences({{Str::duel_flaw_no_zone, {std::string(prefix.substr(0, colon))}},
                       expected({Str::duel_flaw_part_or_words,
                                 {"play, hand, library, grave, exile, ante", "command"}})}));
      out.kind = NameKind::zoned;
      out.player = player;
      out.text = std::string(prefix.substr(colon + 1));
      c.skip();
    }
  } else if ((c.is_word("spell") || c.is_word("ability")) && c.index() + 1 < end && c.peek(1) &&
             (c.peek(1)->kind == Tok::quoted || c.peek(1)->kind == Tok::word)) {
    out.kind = c.is_word("spell") ? NameKind::spell : NameKind::ability;
    c.skip();
  }
  if (c.index() < end && c.is(Tok::quoted) && out.text.empty()) {
    out.text = std::string(c.peek()->text);
    c.skip();
    return true;
  }
  while (c.index() < end && c.is(Tok::word)) {
    if (!out.text.empty() && at_param(c, params)) break;
    if (c.is_word("&") && (params & kParamBand)) break;
    if (!out.text.empty()) out.text += ' ';
    out.text += c.peek()->text;
    c.skip();
  }
  if (out.text.empty()) return c.fail(sentences({c.shown(), expected(Str::duel_flaw_part_name)}));
  if (out.kind == NameKind::object && is_player_letter(out.text, out.player))
    out.kind = NameKind::player;
  return true;
}
}  // namespace

bool parse_name(Cursor& c, Name& out, u16 params, std::size_t end) {
  const bool ok = parse_plain_name(c, out, params, end);
  plain_apostrophes(out.text);
  return ok;
}

bool parse_entry(Cursor& c, Entry& out) {
  out = Entry{};
  out.pos = c.pos();
  const Token* second = c.peek(1);
  const bool defined = (c.is_word("creature") || c.is_word("token")) && is_word_token(second) &&
                       second->text.find('/') != std::string_view::npos;
  if (defined) {
    out.defined = true;
    while (c.is(Tok::word) && !at_param(c, kParamX | kParamLabel)) {
      if (!out.name.empty()) out.name += ' ';
      out.name += c.peek()->text;
      c.skip();
    }
    if (c.take(Tok::open_list)) {
      out.name += " [";
      while (!c.at_end() && !c.is(Tok::close_list)) {
        if (!c.is(Tok::comma) && !c.is(Tok::word))
          return c.fail(sentences({c.shown(), expected(Str::duel_flaw_part_keywords_and_then)}));
        if (c.is(Tok::word) && out.name.back() != '[') out.name += ' ';
        out.name += c.peek()->text;
        c.skip();
      }
      if (!c.take(Tok::close_list))
        return c.fail(sentences({c.shown(), expected(Str::duel_flaw_part_empty_2)}));
      out.name += ']';
      while (c.is(Tok::word) && !at_param(c, kParamX | kParamLabel)) {
        out.name += ' ';
        out.name += c.peek()->text;
        c.skip();
      }
    }
  } else {
    Name n;
    if (!parse_name(c, n, kParamX | kParamLabel)) return false;
    // A card whose name begins so, written small: "spell blast".
    if (n.kind == NameKind::spell || n.kind == NameKind::ability) {
      n.text = name_words(n);
      n.kind = NameKind::object;
    }
    if (n.kind != NameKind::object)
      return c.fail(n.pos, sentences({{Str::duel_flaw_no_card, {name_words(n)}},
                                      expected(Str::duel_flaw_part_card_name)}));
    out.name = n.text;
  }
  std::size_t tokens;
  bool counted = false;
  for (;;) {
    int n;
    if (!counted && is_count(c, &n, &tokens)) {
      if (n < 1 || n > kMaxCount)
        return c.fail(
            sentences({{Str::duel_flaw_x_too_few_or_too_many, {std::to_string(n)}},
                       expected({Str::duel_flaw_part_to, {"1", std::to_string(kMaxCount)}})}));
      out.count = n;
      counted = true;
      c.skip(tokens);
    } else if (out.label.empty() && c.is_word("as")) {
      c.skip();
      if (!parse_label(c, out.label)) return false;
    } else if (c.is(Tok::open)) {
      c.skip();
      do {
        if (!parse_modifier(c, out.mods)) return false;
      } while (c.take(Tok::comma));
      if (!c.take(Tok::close))
        return c.fail(sentences({c.shown(), expected(Str::duel_flaw_part_or)}));
    } else {
      break;
    }
  }
  if (out.count > 1 && !out.label.empty())
    return c.fail(out.pos,
                  sentences({{Str::duel_flaw_one_label_for_cards, {std::to_string(out.count)}},
                             expected(Str::duel_flaw_part_label_for_single_one)}));
  return true;
}

bool parse_entries(Cursor& c, std::vector<Entry>& out) {
  do {
    out.emplace_back();
    if (!parse_entry(c, out.back())) return false;
    if (out.size() > 500)
      return c.fail(sentences({Str::duel_flaw_too_many_items_in_one_line,
                               expected({Str::duel_flaw_part_up_to, {"500"}})}));
  } while (c.take(Tok::comma));
  return true;
}

}  // namespace upkeep::scenario
