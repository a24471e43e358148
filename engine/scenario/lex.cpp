#include "scenario/lex.h"

namespace upkeep::scenario {
namespace {

bool blank(char c) { return c == ' ' || c == '\t' || c == '\r'; }

// Nothing but era marks before it: the sign of an expectation may stand close to its words.
bool only_marks(const std::vector<Token>& tokens) {
  for (const Token& t : tokens)
    if (t.text.empty() || t.text[0] != '@') return false;
  return true;
}
// "A attack", "A cannot attack": here `&` parts names even where no blank does; and behind
// "assign" the colon ends one.
bool has_verb(const std::vector<Token>& tokens, std::string_view verb) {
  for (std::size_t i = 1; i < tokens.size() && i < 8; ++i)
    if (tokens[i].text == verb && tokens[i].kind == Tok::word) return true;
  return false;
}

}  // namespace

std::string_view strip_comment(std::string_view line) {
  bool quoted = false;
  std::size_t end = line.size();
  for (std::size_t i = 0; i < line.size(); ++i) {
    if (line[i] == '"') quoted = !quoted;
    if (line[i] == '#' && !quoted) {
      end = i;
      break;
    }
  }
  while (end > 0 && blank(line[end - 1])) --end;
  return line.substr(0, end);
}

Cursor::Cursor(std::string_view line, u32 number) : line_(line), number_(number) {
  std::size_t i = 0;
  while (i < line.size()) {
    if (blank(line[i])) {
      ++i;
      continue;
    }
    Token t;
    t.at = u32(i);
    t.glued = i > 0 && !blank(line[i - 1]);
    std::size_t length = 1;
    switch (line[i]) {
      case ',':
        t.kind = Tok::comma;
        break;
      case ';':
        t.kind = Tok::semicolon;
        break;
      case '(':
        t.kind = Tok::open;
        break;
      case ')':
        t.kind = Tok::close;
        break;
      case '[':
        t.kind = Tok::open_list;
        break;
      case ']':
        t.kind = Tok::close_list;
        break;
      case '"': {
        const std::size_t end = line.find('"', i + 1);
        if (end == std::string_view::npos) {
          fail(pos_at(i), sentences({Str::duel_flaw_quote_not_closed,
                                     expected(Str::duel_flaw_part_another_in_this_line)}));
          return;
        }
        if (end == i + 1) {
          fail(pos_at(i),
               sentences({Str::duel_flaw_quoted_name_empty, expected(Str::duel_flaw_part_name)}));
          return;
        }
        t.kind = Tok::quoted;
        t.text = line.substr(i + 1, end - i - 1);
        length = end + 1 - i;
        break;
      }
      default: {
        if (line.substr(i, 2) == "->") {
          t.kind = Tok::arrow;
          length = 2;
          break;
        }
        if (std::string_view("=!?").find(line[i]) != std::string_view::npos && only_marks(tokens_))
          break;
        const bool bands = has_verb(tokens_, "attack");
        const bool shares = has_verb(tokens_, "assign") && line.substr(i + 1, 1) != ".";
        if (bands && line[i] == '&') break;
        std::size_t end = i;
        while (end < line.size() && !blank(line[end]) &&
               std::string_view(",;()[]\"").find(line[end]) == std::string_view::npos &&
               line.substr(end, 2) != "->" && !(bands && line[end] == '&') &&
               !(shares && end > i && line[end - 1] == ':'))
          ++end;
        length = end - i;
      }
    }
    if (t.kind != Tok::quoted) t.text = line.substr(i, length);
    tokens_.push_back(t);
    i += length;
  }
}

Pos Cursor::pos_at(std::size_t byte) const {
  Pos p{number_, 1};
  for (std::size_t i = 0; i < byte && i < line_.size(); ++i)
    if ((u8(line_[i]) & 0xC0) != 0x80) ++p.column;
  return p;
}

Pos Cursor::pos() const { return pos_at(at_end() ? line_.size() : tokens_[next_].at); }

bool Cursor::fail(Pos pos, Message message) {
  if (!failed_) issue_ = Issue{pos, std::move(message)};
  failed_ = true;
  return false;
}

bool Cursor::take(Tok kind) {
  if (!is(kind)) return false;
  ++next_;
  return true;
}

bool Cursor::take_word(std::string_view word) {
  if (!is_word(word)) return false;
  ++next_;
  return true;
}

Message Cursor::shown() const {
  if (at_end()) return Str::duel_flaw_line_ends_here;
  return {Str::duel_flaw_not_understood_here, {std::string(peek()->text)}};
}

bool Cursor::finish() {
  if (failed_) return false;
  return at_end() || fail(sentences({shown(), expected(Str::duel_flaw_part_end_line)}));
}

bool Cursor::to_number(std::string_view text, int& out) {
  if (text.empty() || text.size() > 9) return false;
  int n = 0;
  for (char c : text) {
    if (c < '0' || c > '9') return false;
    n = n * 10 + (c - '0');
  }
  out = n;
  return true;
}

bool Cursor::number(int& out, int low, int high, Str what) {
  const Token* t = peek();
  const bool minus = t && t->kind == Tok::word && t->text.size() > 1 && t->text[0] == '-';
  int n = 0;
  const bool ok = t && t->kind == Tok::word && to_number(minus ? t->text.substr(1) : t->text, n);
  if (ok && minus) n = -n;
  if (!ok || n < low || n > high)
    return fail(
        sentences({shown(), expected({Str::duel_flaw_part_number_from_to,
                                      {what, std::to_string(low), std::to_string(high)}})}));
  out = n;
  ++next_;
  return true;
}

std::string_view Cursor::rest() const {
  return at_end() ? std::string_view() : line_.substr(tokens_[next_].at);
}

}  // namespace upkeep::scenario
