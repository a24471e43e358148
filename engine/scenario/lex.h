// One line of a `.duel` file as tokens, and a cursor that walks over them and notes the first
// mistake.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "scenario/syntax.h"

namespace upkeep::scenario {

enum class Tok : u8 { word, quoted, arrow, comma, semicolon, open, close, open_list, close_list };
struct Token {
  Tok kind = Tok::word;
  std::string_view text;
  u32 at = 0;          // byte offset in the line
  bool glued = false;  // no blank before it
};

// The line without its comment and without blanks at the end; `#` inside quotes is no comment.
std::string_view strip_comment(std::string_view line);

class Cursor {
 public:
  // Fails (see failed()) where the line cannot be cut into tokens.
  Cursor(std::string_view line, u32 number);

  bool failed() const { return failed_; }
  const Issue& issue() const { return issue_; }
  // Notes a mistake; only the first one of a line counts. Always returns false.
  bool fail(Pos pos, Message message);
  bool fail(Message message) { return fail(pos(), std::move(message)); }

  bool at_end() const { return next_ >= tokens_.size(); }
  std::size_t index() const { return next_; }
  void set_index(std::size_t i) { next_ = i; }
  const Token* peek(std::size_t ahead = 0) const {
    return next_ + ahead < tokens_.size() ? &tokens_[next_ + ahead] : nullptr;
  }
  void skip(std::size_t n = 1) { next_ += n; }
  Pos pos() const;  // of the next token, or of the end of the line
  bool is(Tok kind) const { return peek() && peek()->kind == kind; }
  bool is_word(std::string_view word) const { return is(Tok::word) && peek()->text == word; }
  bool take(Tok kind);
  bool take_word(std::string_view word);
  Message shown() const;  // the next token, for a message
  // What is left over is an error.
  bool finish();

  bool number(int& out, int low, int high, Str what);
  static bool to_number(std::string_view text, int& out);
  // Everything from the next token on, untouched.
  std::string_view rest() const;

 private:
  Pos pos_at(std::size_t byte) const;
  std::string_view line_;
  u32 number_;
  std::vector<Token> tokens_;
  std::size_t next_ = 0;
  bool failed_ = false;
  Issue issue_;
};

}  // namespace upkeep::scenario
