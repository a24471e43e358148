#include "rules/ruleset.h"

#include <cstring>

namespace upkeep {
namespace {

// The words of a row as players write them: "(phase_and_attack, static_)" becomes
// "phaseAndAttack static".
template <std::size_t N>
struct Words {
  char text[N] = {};

  constexpr explicit Words(const char (&cpp)[N]) {
    std::size_t n = 0;
    for (std::size_t i = 0; cpp[i]; ++i) {
      const char c = cpp[i];
      if (c == ' ' || c == '_' || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9')) {
        const bool inside = i && cpp[i - 1] == '_' && c >= 'a' && c <= 'z';
        if (c != '_') text[n++] = inside ? char(c - 'a' + 'A') : c;
      }
    }
  }
};

#define CHOICE(number, name, Type, values, fifth, sixth, m10, foundations, source) \
  constexpr Words kName_##name(#name);                                             \
  constexpr Words kValues_##name(#values);
#define FLAG(number, name, fifth, sixth, m10, foundations, source) \
  constexpr Words kName_##name(#name);                             \
  constexpr Words kValues_##name("(false, true)");
#include "rules/switches.inc"

struct Row {
  int number;
  const char* name;
  const char* values;
  const char* source;
  u8 preset[int(Era::count)];
};
constexpr Row kRows[] = {
#define CHOICE(number, name, Type, values, fifth, sixth, m10, foundations, source) \
  {number,                                                                         \
   kName_##name.text,                                                              \
   kValues_##name.text,                                                            \
   source,                                                                         \
   {u8(Type::fifth), u8(Type::sixth), u8(Type::m10), u8(Type::foundations)}},
#define FLAG(number, name, fifth, sixth, m10, foundations, source) \
  {number, kName_##name.text, kValues_##name.text, source, {fifth, sixth, m10, foundations}},
#include "rules/switches.inc"
};
constexpr bool numbers_differ() {
  for (const Row& a : kRows)
    for (const Row& b : kRows)
      if (a.number < 0 || a.number > kMaxSwitchNumber || (&a != &b && a.number == b.number))
        return false;
  return true;
}
static_assert(numbers_differ(), "two switches have one number");
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
    const Switch s = Switch(i);
    if (std::strcmp(name, switch_name(s)) != 0) continue;
    expected = switch_values(s);
    for (int v = 0; v < switch_value_count(s); ++v)
      if (switch_value_name(s, v) == value) {
        rules.set(s, u8(v));
        return true;
      }
    return false;
  }
  return false;
}

const char* switch_name(Switch s) { return kRows[int(s)].name; }
const char* switch_values(Switch s) { return kRows[int(s)].values; }
const char* switch_source(Switch s) { return kRows[int(s)].source; }

int switch_value_count(Switch s) {
  int n = 1;
  for (const char* p = switch_values(s); *p; ++p) n += *p == ' ';
  return n;
}

std::string_view switch_value_name(Switch s, int value) {
  std::string_view rest = switch_values(s);
  for (; value > 0 && !rest.empty(); --value) {
    const std::size_t space = rest.find(' ');
    rest.remove_prefix(space == rest.npos ? rest.size() : space + 1);
  }
  return rest.substr(0, rest.find(' '));
}

int switch_number(Switch s) { return kRows[int(s)].number; }

Switch switch_of_number(int number) {
  for (int i = 0; i < int(Switch::count); ++i)
    if (kRows[i].number == number) return Switch(i);
  return Switch::count;
}

}  // namespace upkeep
