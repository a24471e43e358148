// Writes JSON, byte by byte the same for the same calls: no spaces, keys in the order given.
#pragma once
#include <string>
#include <string_view>

#include "ids.h"

namespace upkeep {

// Appends JSON; a comma is set before every value but the first of its list.
class JsonWriter {
 public:
  std::string out;

  JsonWriter& key(const char* name) {
    comma();
    out += '"';
    out += name;
    out += "\":";
    fresh_ = true;
    return *this;
  }
  void open(char bracket) {
    comma();
    out += bracket;
    fresh_ = true;
  }
  void close(char bracket) {
    out += bracket;
    fresh_ = false;
  }
  void text(std::string_view t) {
    static constexpr char kHex[] = "0123456789abcdef";
    comma();
    out += '"';
    for (const char ch : t) {
      const u8 b = u8(ch);
      if (ch == '"' || ch == '\\') {
        out += '\\';
        out += ch;
      } else if (ch == '\n') {
        out += "\\n";
      } else if (b < 0x20) {
        out += "\\u00";
        out += kHex[b >> 4];
        out += kHex[b & 15];
      } else {
        out += ch;
      }
    }
    out += '"';
  }
  void number(long long n) {
    comma();
    out += std::to_string(n);
  }
  void boolean(bool b) {
    comma();
    out += b ? "true" : "false";
  }
  // Handles are opaque texts for the page: "slot.generation".
  void ref(Ref r) {
    if (r)
      text(std::to_string(r.slot) + "." + std::to_string(r.gen));
    else
      null();
  }
  void player(u8 p) {
    if (p < kMaxPlayers)
      number(p);
    else
      null();
  }
  // Already JSON.
  void raw(const std::string& json) {
    comma();
    out += json;
  }
  void null() {
    comma();
    out += "null";
  }

 private:
  void comma() {
    if (!fresh_) out += ',';
    fresh_ = false;
  }
  bool fresh_ = true;
};

}  // namespace upkeep
