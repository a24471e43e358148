#include "decks/plain_text.h"

#include "ids.h"

namespace upkeep {
namespace {

void put(std::string& out, u32 c) {
  if (c < 0x80) {
    out += char(c);
  } else if (c < 0x800) {
    out += char(0xC0 | c >> 6);
    out += char(0x80 | (c & 0x3F));
  } else if (c < 0x10000) {
    out += char(0xE0 | c >> 12);
    out += char(0x80 | (c >> 6 & 0x3F));
    out += char(0x80 | (c & 0x3F));
  } else {
    out += char(0xF0 | c >> 18);
    out += char(0x80 | (c >> 12 & 0x3F));
    out += char(0x80 | (c >> 6 & 0x3F));
    out += char(0x80 | (c & 0x3F));
  }
}

std::string from_utf16(std::string_view s, bool big) {
  std::string out;
  for (std::size_t i = 0; i + 1 < s.size(); i += 2) {
    const auto unit = [&](std::size_t at) {
      const u32 a = u8(s[at]), b = u8(s[at + 1]);
      return big ? a << 8 | b : b << 8 | a;
    };
    u32 c = unit(i);
    if (c >> 10 == 0x36 && i + 3 < s.size() && unit(i + 2) >> 10 == 0x37) {
      c = 0x10000 + ((c & 0x3FF) << 10 | (unit(i + 2) & 0x3FF));
      i += 2;
    }
    put(out, c);
  }
  return out;
}

// How many bytes of UTF-8 a text begins with; 0 if it is none.
std::size_t utf8(std::string_view s) {
  const u8 first = u8(s[0]);
  const std::size_t n = first < 0x80         ? 1
                        : first >> 5 == 0x06 ? 2
                        : first >> 4 == 0x0E ? 3
                        : first >> 3 == 0x1E ? 4
                                             : 0;
  if (!n || n > s.size()) return 0;
  for (std::size_t i = 1; i < n; ++i)
    if ((u8(s[i]) & 0xC0) != 0x80) return 0;
  return n;
}

u32 of_windows(u8 c) {
  switch (c) {
    case 0x91:
      return 0x2018;
    case 0x92:
      return 0x2019;
    case 0x93:
      return 0x201C;
    case 0x94:
      return 0x201D;
    case 0x96:
      return 0x2013;
    case 0x97:
      return 0x2014;
    default:
      return c;
  }
}

}  // namespace

std::string plain_text(std::string_view s) {
  std::string wide;
  if (s.substr(0, 2) == "\xFF\xFE" || s.substr(0, 2) == "\xFE\xFF") {
    wide = from_utf16(s.substr(2), s[0] == '\xFE');
    s = wide;
  }
  if (s.substr(0, 3) == "\xEF\xBB\xBF") s.remove_prefix(3);
  std::string out;
  out.reserve(s.size());
  while (!s.empty()) {
    const std::size_t n = utf8(s);
    if (n == 0) {
      put(out, of_windows(u8(s[0])));
    } else if (s[0] != '\r') {
      out += s.substr(0, n);
    } else if (s.substr(0, 2) != "\r\n") {
      out += '\n';
    }
    s.remove_prefix(n ? n : 1);
  }
  return out;
}

std::string without_entities(std::string_view s) {
  static constexpr struct {
    const char* name;
    u32 c;
  } kNames[] = {{"amp", '&'},     {"lt", '<'},      {"gt", '>'},       {"quot", '"'},
                {"apos", '\''},   {"nbsp", ' '},    {"rsquo", 0x2019}, {"lsquo", 0x2018},
                {"AElig", 0xC6},  {"aelig", 0xE6},  {"ucirc", 0xFB},   {"acirc", 0xE2},
                {"aacute", 0xE1}, {"eacute", 0xE9}, {"iacute", 0xED},  {"oacute", 0xF3},
                {"uacute", 0xFA}, {"ouml", 0xF6},   {"uuml", 0xFC},    {"ntilde", 0xF1}};
  std::string out;
  while (!s.empty()) {
    const std::size_t at = s.find('&');
    out += s.substr(0, at);
    if (at == std::string_view::npos) break;
    s.remove_prefix(at);
    const std::size_t end = s.substr(0, 12).find(';');
    u32 c = 0;
    if (end != std::string_view::npos && end > 1) {
      const std::string_view word = s.substr(1, end - 1);
      if (word[0] == '#') {
        const bool hex = word.size() > 1 && (word[1] | 32) == 'x';
        for (const char d : word.substr(hex ? 2 : 1)) {
          const int digit = d >= '0' && d <= '9'                        ? d - '0'
                            : hex && (d | 32) >= 'a' && (d | 32) <= 'f' ? (d | 32) - 'a' + 10
                                                                        : -1;
          c = digit < 0 || c > 0x10FFFF ? 0x110000 : c * (hex ? 16 : 10) + u32(digit);
        }
        if (c > 0x10FFFF || c >> 11 == 0x1B) c = 0;
      } else {
        for (const auto& known : kNames)
          if (word == known.name) c = known.c;
      }
    }
    if (c) {
      put(out, c);
      s.remove_prefix(end + 1);
    } else {
      out += '&';
      s.remove_prefix(1);
    }
  }
  return out;
}

}  // namespace upkeep
