// A sentence that is said when it is shown: the key of its words, and what fills their places,
// which may be such a sentence again. Errors of files are messages, so that each language says
// them.
#pragma once
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "text/string_keys.h"

namespace upkeep {

struct Message {
  Str key = Str::none;
  std::string text;            // where there is no key: as it is in every language
  std::vector<Message> parts;  // {0}, {1} …; without a key one after the other

  Message() = default;
  Message(Str k) : key(k) {}
  Message(Str k, std::initializer_list<Message> p) : key(k), parts(p) {}
  Message(std::string t) : text(std::move(t)) {}
  Message(std::string_view t) : text(t) {}
  Message(const char* t) : text(t) {}
  bool empty() const { return key == Str::none && text.empty() && parts.empty(); }
};

// The page's program has no words for errors of files: there the result is the key and its parts in
// a form that web/pages/flaws.mjs says.
std::string say(const Message& message, Lang lang = Lang::en);

// "expected {0}"
inline Message expected(Message what) { return {Str::flaw_expected, {std::move(what)}}; }
// One after the other, parted by semicolons; empty ones are left out.
Message sentences(std::initializer_list<Message> all);

}  // namespace upkeep
