// The words of languages other than English, which the page's program does not hold: JavaScript
// gives them ahead of time, or when a call needs them (app/engine.mjs).
#include <emscripten.h>

#include <string>

#include "calls_bridge.h"
#include "text/strings.h"
#include "text/text.h"

namespace upkeep {
namespace {

EM_JS(void, upkeep_js_words, (const char* lang), {
  if (Module['askWords']) Module['askWords'](Module, UTF8ToString(lang));
});

const struct Asking {
  Asking() {
    set_words_source([](Lang lang) { upkeep_js_words(lang_tag(lang)); });
  }
} g_asking;

}  // namespace
}  // namespace upkeep

extern "C" {

// A file of words in memory that JavaScript has allocated; taken (1), it belongs to the program.
int bridge_words(const char* lang, const unsigned char* file, int size) {
  using namespace upkeep;
  const Lang l = parse_lang(lang);
  return lang_tag(l) == std::string(lang) &&
         take_words(l, reinterpret_cast<const char*>(file), std::size_t(size));
}

int bridge_has_words(const char* lang) { return upkeep::has_words(upkeep::parse_lang(lang)); }

}  // extern "C"
