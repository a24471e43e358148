#include "util/base64url.h"

#include "ids.h"

namespace upkeep {
namespace {

constexpr char kDigits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

int digit_value(char c) {
  if (c >= 'A' && c <= 'Z') return c - 'A';
  if (c >= 'a' && c <= 'z') return c - 'a' + 26;
  if (c >= '0' && c <= '9') return c - '0' + 52;
  return c == '-' ? 62 : c == '_' ? 63 : -1;
}

}  // namespace

std::string to_base64url(std::string_view bytes) {
  std::string out;
  u32 bits = 0;
  int n = 0;
  for (char c : bytes) {
    bits = bits << 8 | u8(c);
    for (n += 8; n >= 6; n -= 6) out += kDigits[bits >> (n - 6) & 63];
  }
  if (n) out += kDigits[bits << (6 - n) & 63];
  return out;
}

bool from_base64url(std::string_view text, std::string& out) {
  out.clear();
  if (text.size() > kMaxBase64url) return false;
  u32 bits = 0;
  int n = 0;
  for (char c : text) {
    const int value = digit_value(c);
    if (value < 0) return false;
    bits = bits << 6 | u32(value);
    n += 6;
    if (n >= 8) {
      n -= 8;
      out += char(bits >> n);
    }
  }
  return true;
}

}  // namespace upkeep
