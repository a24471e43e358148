// Actions: "A cast Fireball -> Bear1, Bear2 x 4" and its like, also behind can and cannot.
#include "duel.h"
#include "reason.h"
#include "scenario/names.h"
#include "scenario/parse.h"
#include "scenario/parse_parts.h"

namespace upkeep::scenario {
namespace {

struct Verb {
  const char* word;
  Kind kind;
};
constexpr Verb kVerbs[] = {
    {"play", Kind::play},         {"cast", Kind::cast},       {"activate", Kind::activate},
    {"tap", Kind::tap},           {"attack", Kind::attack},   {"block", Kind::block},
    {"order", Kind::order},       {"assign", Kind::assign},   {"choose", Kind::choose},
    {"yes", Kind::yes},           {"no", Kind::no},           {"discard", Kind::discard},
    {"mulligan", Kind::mulligan}, {"keep", Kind::keep},       {"pass", Kind::pass},
    {"fizzle", Kind::fizzle},     {"concede", Kind::concede}, {"takes", Kind::takes},
};

constexpr u16 kCastParams = kParamX | kParamMode | kParamWith | kParamDivide | kParamPay;

bool parse_numbers(Cursor& c, std::vector<int>& out, Str what, int high) {
  do {
    if (out.size() >= 16)
      return c.fail(sentences(
          {Str::duel_flaw_too_many_numbers, expected({Str::duel_flaw_part_up_to, {"16"}})}));
    int n;
    if (!c.number(n, 0, high, what)) return false;
    out.push_back(n);
    int more;
    if (!c.is(Tok::comma) || !c.peek(1) || !Cursor::to_number(c.peek(1)->text, more)) break;
    c.skip();
  } while (true);
  return true;
}

bool parse_mana_word(Cursor& c, ManaText& out) {
  if (!c.is(Tok::word) || !parse_mana_text(c.peek()->text, out))
    return c.fail(sentences({c.shown(), expected({Str::duel_flaw_part_mana_such_as, {"GG1"}})}));
  c.skip();
  return true;
}

// x, mode, with, divide, pay, ability, for: each at most once.
bool parse_params(Cursor& c, Statement& s, u16 params) {
  while (at_param(c, u16(params & ~(kParamBecause | kParamBand)))) {
    const std::string word(c.peek()->text);
    const Message twice =
        sentences({{Str::duel_flaw_said_twice, {word}}, expected(Str::duel_flaw_part_it_once)});
    if (word[0] == 'x' || word[0] == 'X') {
      if (s.x >= 0) return c.fail(twice);
      if (word.size() > 1) {
        Cursor::to_number(c.peek()->text.substr(1), s.x);
        c.skip();
      } else {
        c.skip();
        if (!c.number(s.x, 0, 9999, Str::duel_flaw_part_the_value_of_x)) return false;
      }
    } else if (word == "mode") {
      c.skip();
      if (!parse_numbers(c, s.modes, Str::duel_flaw_part_a_mode, 9)) return false;
    } else if (word == "divide") {
      if (!s.divide.empty()) return c.fail(twice);
      c.skip();
      if (!parse_numbers(c, s.divide, Str::duel_flaw_part_a_share, 9999)) return false;
    } else if (word == "ability") {
      if (s.ability) return c.fail(twice);
      c.skip();
      if (!c.number(s.ability, 1, 99, Str::duel_flaw_part_which_ability)) return false;
    } else if (word == "pay") {
      if (s.has_pay) return c.fail(twice);
      c.skip();
      s.has_pay = true;
      if (!parse_mana_word(c, s.pay)) return false;
    } else if (word == "no") {  // pay: as if it were left out
      c.skip(2);
    } else if (word == "for") {
      c.skip();
      s.has_for = true;
      if (!parse_mana_word(c, s.pay)) return false;
    } else {  // with
      do {
        c.skip();
        With w;
        w.pos = c.pos();
        if (!c.is(Tok::word) || !cast_option_word(c.peek()->text) || s.with.size() >= 8)
          return c.fail(sentences(
              {c.shown(),
               expected({Str::duel_flaw_part_or_words,
                         {"kicker, multikicker, buyback, flashback, alternative, morph, additional",
                          "splice"}})}));
        w.word = std::string(c.peek()->text);
        c.skip();
        if (c.is(Tok::word) && Cursor::to_number(c.peek()->text, w.times)) c.skip();
        // "with kicker, kicker" is kicked twice.
        With* same = nullptr;
        for (With& o : s.with)
          if (o.word == w.word && w.word.find("kicker") != std::string::npos) same = &o;
        if (same)
          same->times += w.times;
        else
          s.with.push_back(w);
      } while (c.is(Tok::comma) && c.peek(1) && cast_option_word(c.peek(1)->text));
    }
    if (c.failed()) return false;
  }
  return true;
}

// "Grizzly Bears x2": as often as an item of a zone is there.
bool parse_times(Cursor& c, int& times) {
  times = 1;
  if (!at_param(c, kParamX)) return true;
  if (c.peek()->text.size() > 1) {
    Cursor::to_number(c.peek()->text.substr(1), times);
    if (times < 1 || times > 64)
      return c.fail(sentences({c.shown(), expected({Str::duel_flaw_part_x_to_x, {"1", "64"}})}));
    c.skip();
    return true;
  }
  c.skip();
  return c.number(times, 1, 64, Str::duel_flaw_part_how_many);
}

bool parse_names(Cursor& c, std::vector<Name>& out, u16 params, bool several = false) {
  do {
    out.emplace_back();
    if (!parse_name(c, out.back(), several ? u16(params | kParamX) : params)) return false;
    int times = 1;
    if (several && !parse_times(c, times)) return false;
    for (int i = 1; i < times; ++i) out.push_back(Name(out.back()));
    if (out.size() > 100)
      return c.fail(sentences(
          {Str::duel_flaw_too_many_names, expected({Str::duel_flaw_part_up_to, {"100"}})}));
  } while (c.take(Tok::comma));
  return true;
}

bool parse_targets(Cursor& c, Statement& s, u16 params) {
  if (!parse_params(c, s, params)) return false;
  if (c.take(Tok::arrow) && !parse_names(c, s.names, params)) return false;
  return parse_params(c, s, params);
}

bool parse_attack(Cursor& c, Statement& s, u16 params) {
  if (c.at_end() || at_param(c, params & kParamBecause)) return true;
  do {
    Attacker a;
    int times = 1;
    do {
      a.band.emplace_back();
      if (!parse_name(c, a.band.back(), params | kParamBand | kParamX)) return false;
      if (!parse_times(c, times)) return false;
      if (times > 1 && (a.band.size() > 1 || c.is_word("&")))
        return c.fail(
            sentences({c.shown(), expected(Str::duel_flaw_part_every_member_band_by_itself)}));
      if (a.band.size() > 64)
        return c.fail(sentences(
            {Str::duel_flaw_band_too_large, expected({Str::duel_flaw_part_up_to, {"64"}})}));
    } while (c.take_word("&"));
    if (c.take(Tok::arrow)) {
      a.has_target = true;
      if (!parse_name(c, a.target, params)) return false;
    }
    for (int i = 0; i < times; ++i) s.attackers.push_back(a);
    if (s.attackers.size() > 100)
      return c.fail(sentences(
          {Str::duel_flaw_too_many_attackers, expected({Str::duel_flaw_part_up_to, {"100"}})}));
  } while (c.take(Tok::comma));
  return true;
}

// Names before one arrow block the same attacker; a last name without an arrow is another attacker
// that the blocker before it blocks.
bool parse_block(Cursor& c, Statement& s, u16 params) {
  if (c.at_end() || at_param(c, params & kParamBecause)) return true;
  std::vector<Name> blockers;
  do {
    blockers.emplace_back();
    if (!parse_name(c, blockers.back(), params)) return false;
    if (c.take(Tok::arrow)) {
      Name attacker;
      if (!parse_name(c, attacker, params)) return false;
      for (const Name& n : blockers) s.blocks.push_back({n, attacker});
      blockers.clear();
    }
    if (s.blocks.size() + blockers.size() > 100)
      return c.fail(sentences(
          {Str::duel_flaw_too_many_blocks, expected({Str::duel_flaw_part_up_to, {"100"}})}));
  } while (c.take(Tok::comma));
  if (!blockers.empty() && s.blocks.empty())
    return c.fail(sentences({c.shown(), expected(Str::duel_flaw_part_and_attacker_it_blocks)}));
  const std::size_t last = s.blocks.size() - (s.blocks.empty() ? 0 : 1);
  for (const Name& n : blockers) s.blocks.push_back({s.blocks[last].blocker, n});
  return true;
}

// "War Mammoth: Bear1 2, B 1"
bool parse_assign(Cursor& c, Statement& s) {
  std::size_t colon = c.index();
  for (std::size_t i = 0;; ++i) {
    const Token* t = c.peek(i);
    if (!t || t->kind == Tok::comma)
      return c.fail(sentences({c.shown(), expected(Str::duel_flaw_part_divider_and_colon)}));
    if (t->kind == Tok::word && t->text.back() == ':') {
      colon = c.index() + i;
      break;
    }
  }
  if (!parse_name(c, s.object, 0, colon + 1)) return false;
  if (c.index() <= colon) {
    // A quoted name and a colon by itself.
    if (!c.take_word(":"))
      return c.fail(sentences({c.shown(), expected(Str::duel_flaw_part_colon)}));
  } else {
    s.object.text.pop_back();
    while (!s.object.text.empty() && s.object.text.back() == ' ') s.object.text.pop_back();
    if (s.object.text.empty())
      return c.fail(s.object.pos, sentences({Str::duel_flaw_no_name_before_colon,
                                             expected(Str::duel_flaw_part_one)}));
    u8 player;
    if (s.object.kind == NameKind::object && is_player_letter(s.object.text, player)) {
      s.object.kind = NameKind::player;
      s.object.player = player;
    }
  }
  if (c.at_end())
    return c.fail(sentences(
        {c.shown(), expected({Str::duel_flaw_part_who_gets_how_much_such_as, {"Bear1 2, B 1"}})}));
  do {
    std::size_t n = 0;
    while (c.peek(n) && c.peek(n)->kind != Tok::comma && c.peek(n)->text != "because") ++n;
    if (n < 2)
      return c.fail(sentences(
          {c.shown(), expected({Str::duel_flaw_part_name_and_number_such_as, {"Bear1 2"}})}));
    Share share;
    const std::size_t last = c.index() + n - 1;
    if (!parse_name(c, share.to, 0, last)) return false;
    if (c.index() != last)
      return c.fail(sentences({c.shown(), expected(Str::duel_flaw_part_number)}));
    if (!c.number(share.amount, 0, 9999, Str::duel_flaw_part_the_amount)) return false;
    s.shares.push_back(share);
    if (s.shares.size() > 100)
      return c.fail(sentences(
          {Str::duel_flaw_too_many_shares, expected({Str::duel_flaw_part_up_to, {"100"}})}));
  } while (c.take(Tok::comma));
  return true;
}

bool parse_because(Cursor& c, Statement& s) {
  if (!c.is_word("because")) return true;
  if (s.can != Can::cannot)
    return c.fail(sentences(
        {Str::duel_flaw_because_belongs_to_cannot, expected(Str::duel_flaw_part_end_line)}));
  c.skip();
  const Pos pos = c.pos();
  while (c.is(Tok::word)) {
    if (!s.because.empty()) s.because += '_';
    s.because += c.peek()->text;
    c.skip();
  }
  for (char& ch : s.because)
    if (ch == '-' || ch == ' ') ch = '_';
  static const char* const names[] = {
#define UPKEEP_X(n, cite) #n,
      UPKEEP_REASONS(UPKEEP_X)
#undef UPKEEP_X
  };
  for (const char* n : names)
    if (s.because == n) return true;
  return c.fail(
      pos,
      sentences({{Str::duel_flaw_no_reason, {s.because}},
                 expected({Str::duel_flaw_part_one_engine_reason_h_such_as,
                           {{Str::duel_flaw_part_or_words, {"no_target", "not_enough_mana"}}}})}));
}

}  // namespace

std::string nearest_verb(std::string_view word) {
  constexpr int kNear = 2;  // letters
  std::string best;
  int least = std::min(kNear, int(word.size()) / 2) + 1;
  for (const Verb& v : kVerbs) {
    const int apart = letters_apart(v.word, word);
    if (apart == 0) return {};
    if (apart < least) {
      least = apart;
      best = v.word;
    }
  }
  return best;
}

// The cursor stands behind the player.
bool parse_action(Cursor& c, Statement& s) {
  if (c.take_word("cannot"))
    s.can = Can::cannot;
  else if (c.take_word("can"))
    s.can = Can::can;
  const Verb* verb = nullptr;
  for (const Verb& v : kVerbs)
    if (c.is_word(v.word)) verb = &v;
  if (!verb) {
    std::string list;
    for (const Verb& v : kVerbs) list += std::string(list.empty() ? "" : ", ") + v.word;
    return c.fail(
        sentences({c.shown(), expected(list + (s.can == Can::none ? ", can or cannot" : ""))}));
  }
  if (s.can != Can::none && verb->kind == Kind::concede)
    return c.fail(sentences(
        {Str::duel_flaw_anybody_can_always_concede, expected(Str::duel_flaw_part_another_action)}));
  if (s.can != Can::none && verb->kind == Kind::takes)
    return c.fail(sentences(
        {Str::duel_flaw_number_of_actions, expected(Str::duel_flaw_part_another_action)}));
  c.skip();
  s.kind = verb->kind;
  const u16 because = kParamBecause;
  const u16 cast_params = u16(kCastParams | because);
  const u16 activate_params = u16(cast_params | kParamAbility);
  bool ok = true;
  switch (s.kind) {
    case Kind::play:
      ok = parse_name(c, s.object, because);
      break;
    case Kind::cast:
      ok = parse_name(c, s.object, cast_params) && parse_targets(c, s, cast_params);
      break;
    case Kind::activate:
      ok = parse_name(c, s.object, activate_params) && parse_targets(c, s, activate_params);
      break;
    case Kind::tap:
      ok = parse_name(c, s.object, u16(kParamFor | kParamAbility | because)) &&
           parse_params(c, s, kParamFor | kParamAbility);
      break;
    case Kind::attack:
      ok = parse_attack(c, s, because);
      break;
    case Kind::block:
      ok = parse_block(c, s, because);
      break;
    case Kind::order:
    case Kind::choose:
    case Kind::discard:
      ok = parse_names(c, s.names, because, true);
      break;
    case Kind::assign:
      ok = parse_assign(c, s);
      break;
    case Kind::takes:
      ok = c.number(s.number, 0, kMaxOptions - 1, Str::duel_flaw_part_option_number);
      break;
    case Kind::keep:
      if (c.take_word("bottom")) ok = parse_names(c, s.names, because, true);
      break;
    default:
      break;
  }
  return ok && parse_because(c, s) && c.finish();
}

}  // namespace upkeep::scenario
