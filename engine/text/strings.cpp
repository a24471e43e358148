#include "text/strings.h"

#include <algorithm>
#include <cstring>

#include "text/string_tables.h"

namespace upkeep {
namespace {

#if defined(UPKEEP_PACKED_CARDS)
constexpr int kWithWords = int(kFirstFlaw);  // the page says errors of files itself
#else
constexpr int kWithWords = int(Str::count);
#endif

// Where each string of a language begins. Counting them out once takes less room in the program
// than a table of their places would.
struct Words {
  const char* at[kWithWords] = {};
  std::vector<text::PrintedName> names;

  bool there() const { return at[0]; }
  void read(const char* p) {
    const auto next = [&p] {
      const char* word = p;
      p += std::strlen(p) + 1;
      return word;
    };
    for (const char*& word : at) word = next();
    next();
    names.clear();
    while (*p) {
      const char* english = next();
      names.push_back({english, next()});
    }
  }
};

struct AllWords {
  Words of[kLangs];
  AllWords() {
    for (int l = 0; l < kLangs; ++l)
      if (text::kWordTables[l]) of[l].read(text::kWordTables[l]);
  }
};
AllWords& all_words() {
  static AllWords all;
  return all;
}

WordsSource g_source = nullptr;

// English where a language's own words can't be had.
const Words& words_of(Lang lang) {
  AllWords& all = all_words();
  if (!all.of[int(lang)].there() && g_source) g_source(lang);
  return all.of[all.of[int(lang)].there() ? int(lang) : 0];
}

}  // namespace

bool has_words(Lang lang) { return all_words().of[int(lang)].there(); }

void set_words_source(WordsSource source) { g_source = source; }

bool take_words(Lang lang, const char* file, std::size_t size) {
  const std::size_t head = std::strlen(text::kWordsFingerprint) + 1;
  if (size <= head || std::memcmp(file, text::kWordsFingerprint, head) != 0) return false;
  // Cut off it ends otherwise.
  if (file[size - 1] || file[size - 2] || std::count(file, file + size, '\0') < kWithWords + 3)
    return false;
  all_words().of[int(lang)].read(file + head);
  return true;
}

namespace text {

const std::vector<PrintedName>& printed_names(Lang lang) {
  static const std::vector<PrintedName> none;
  const Words& words = words_of(lang);
  return &words == &all_words().of[int(lang)] ? words.names : none;
}

}  // namespace text

const char* str(Lang lang, Str key) {
  return int(key) < kWithWords ? words_of(lang).at[int(key)] : "";
}

std::string str(Lang lang, Str key, std::initializer_list<std::string> args) {
  return text::fill_row(lang, str(lang, key), args);
}

}  // namespace upkeep
