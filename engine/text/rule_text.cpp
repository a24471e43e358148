// The switches of the rules as a page of house rules names them. What each one decides in full is
// told in engine/rules/README.md.
#include "text/phrases.h"

namespace upkeep {
namespace {

#define CHOICE(number, name, ...) Str::switch_##name,
#define FLAG(number, name, ...) Str::switch_##name,
constexpr Str kLabels[] = {
#include "rules/switches.inc"
};
#undef CHOICE
#undef FLAG

}  // namespace

std::string switch_label(Switch s, Lang lang) { return str(lang, kLabels[int(s)]); }

}  // namespace upkeep
