#include "text/strings.h"

#include <cstring>

#include "text/string_tables.h"

namespace upkeep {
namespace {

#if defined(UPKEEP_PACKED_CARDS)
constexpr int kWithWords = int(kFirstFlaw);  // the page says errors of files itself
#else
constexpr int kWithWords = int(Str::count);
#endif

// Where each string begins. Counting them out once takes less room in the program than a table of
// their places would.
struct Index {
  const char* at[kLangs][kWithWords];
  Index() {
    for (int l = 0; l < kLangs; ++l) {
      const char* p = text::kStringTables[l];
      for (int i = 0; i < kWithWords; ++i) {
        at[l][i] = p;
        p += std::strlen(p) + 1;
      }
    }
  }
};

}  // namespace

const char* str(Lang lang, Str key) {
  static const Index index;
  return int(key) < kWithWords ? index.at[int(lang)][int(key)] : "";
}

std::string str(Lang lang, Str key, std::initializer_list<std::string> args) {
  return text::fill_row(lang, str(lang, key), args);
}

}  // namespace upkeep
