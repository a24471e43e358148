#include "text/message.h"

#include "text/strings.h"

namespace upkeep {

#if defined(UPKEEP_PACKED_CARDS)

// "\2" key ("\3" part)* "\4", the key counted from the first of its kind.
std::string say(const Message& message, Lang lang) {
  if (message.key == Str::none) return message.text;
  if (int(message.key) < kFirstFlaw) return str(lang, message.key);
  std::string out = "\2" + std::to_string(int(message.key) - kFirstFlaw);
  for (const Message& part : message.parts) out += "\3" + say(part, lang);
  return out + "\4";
}

#else

std::string say(const Message& message, Lang lang) {
  if (message.key == Str::none) return message.text;
  const std::string words = str(lang, message.key);
  // Without parts nothing is filled in: "{1}" may be a symbol.
  if (message.parts.empty()) return words;
  std::string out;
  for (std::size_t i = 0; i < words.size(); ++i) {
    const bool place = words[i] == '{' && i + 2 < words.size() && words[i + 2] == '}' &&
                       words[i + 1] >= '0' && words[i + 1] <= '9';
    const std::size_t n = place ? std::size_t(words[i + 1] - '0') : 0;
    if (!place || n >= message.parts.size()) {
      out += words[i];
      continue;
    }
    out += say(message.parts[n], lang);
    i += 2;
  }
  return out;
}

#endif

}  // namespace upkeep
