#include "rules/ruleset.h"

#include <cstring>

namespace upkeep {
namespace {

struct Row {
  const char* name;
  const char* values;
  u8 preset[int(Era::count)];
};
constexpr Row kRows[] = {
#define UPKEEP_X(name, values, a, b, c, d) {#name, values, {a, b, c, d}},
    UPKEEP_SWITCHES(UPKEEP_X)
#undef UPKEEP_X
};
constexpr const char* kEraNames[] = {"fifth", "sixth", "m10", "foundations"};

}  // namespace

Rules preset(Era era) {
  Rules r;
  for (int i = 0; i < int(Switch::count); ++i) r.value[i] = kRows[i].preset[int(era)];
  return r;
}

u64 late_rows(const Rules& rules, Era era) {
  u64 sum = 0;
  for (int i = kFirstRows; i < int(Switch::count); ++i)
    if (const int more = rules.value[i] ^ kRows[i].preset[int(era)])
      sum = (sum ^ u64(i << 8 | more)) * 0x9E3779B97F4A7C15ull;
  return sum;
}

bool follows_timing(Switch s) { return s >= Switch::counterWindow && s <= Switch::drawWindows; }

bool era_supported(Era era) { return era != Era::count; }

const char* era_name(Era era) { return kEraNames[int(era)]; }

bool parse_era(const char* name, Era& out) {
  for (int i = 0; i < int(Era::count); ++i)
    if (std::strcmp(name, kEraNames[i]) == 0) {
      out = Era(i);
      return true;
    }
  return false;
}

bool set_switch(Rules& rules, const char* name, const char* value, const char*& expected) {
  expected = nullptr;
  for (int i = 0; i < int(Switch::count); ++i) {
    if (std::strcmp(name, kRows[i].name) != 0) continue;
    expected = kRows[i].values;
    const std::size_t length = std::strlen(value);
    int index = 0;
    for (const char* p = kRows[i].values; *p; ++index) {
      const char* end = std::strchr(p, ' ');
      const std::size_t n = end ? std::size_t(end - p) : std::strlen(p);
      if (n == length && std::memcmp(p, value, n) == 0) {
        rules.value[i] = u8(index);
        return true;
      }
      p += n + (end ? 1 : 0);
    }
    return false;
  }
  return false;
}

const char* switch_name(Switch s) { return kRows[int(s)].name; }
const char* switch_values(Switch s) { return kRows[int(s)].values; }

}  // namespace upkeep
