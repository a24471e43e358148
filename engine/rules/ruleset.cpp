#include "rules/ruleset.h"

#include <cstring>

namespace upkeep {
namespace {

// The words of a row as one text: "batch, stack" without the commas, "static_" without the mark.
template <std::size_t N>
struct Words {
  char text[N] = {};
  constexpr explicit Words(const char (&list)[N]) {
    std::size_t n = 0;
    for (char c : list)
      if (c != ',' && c != '_') text[n++] = c;
  }
};

#define UPKEEP_E(name, Type, fifth, sixth, m10, foundations, ...) \
  constexpr Words k_##name{#__VA_ARGS__};
#define UPKEEP_B(name, no, yes, ...) constexpr Words k_##name{#no " " #yes};
UPKEEP_SWITCHES(UPKEEP_E, UPKEEP_B)
#undef UPKEEP_E
#undef UPKEEP_B

struct Row {
  const char* name;
  const char* values;
  u8 preset[int(Era::count)];
};
constexpr Row kRows[] = {
#define UPKEEP_E(name, Type, fifth, sixth, m10, foundations, ...)      \
  {#name,                                                              \
   k_##name.text,                                                      \
   {u8(rule::Type::fifth), u8(rule::Type::sixth), u8(rule::Type::m10), \
    u8(rule::Type::foundations)}},
#define UPKEEP_B(name, no, yes, fifth, sixth, m10, foundations) \
  {#name, k_##name.text, {u8(fifth), u8(sixth), u8(m10), u8(foundations)}},
    UPKEEP_SWITCHES(UPKEEP_E, UPKEEP_B)
#undef UPKEEP_E
#undef UPKEEP_B
};
constexpr const char* kEraNames[] = {"fifth", "sixth", "m10", "foundations"};

}  // namespace

Rules preset(Era era) {
  Rules r;
  for (int i = 0; i < int(Switch::count); ++i) r.value[i] = kRows[i].preset[int(era)];
  return r;
}

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
