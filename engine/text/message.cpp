#include "text/message.h"

#include "text/strings.h"

namespace upkeep {

std::string say(const Message& message, Lang lang) {
  std::string out;
  if (message.key == Str::none) {
    out = message.text;
    for (const Message& part : message.parts) out += say(part, lang);
    return out;
  }
#if defined(UPKEEP_PACKED_CARDS)
  // The page has the words of errors: "\2" key ("\3" part)* "\4", the key counted from the first.
  if (message.key >= kFirstFlaw) {
    out = "\2" + std::to_string(int(message.key) - int(kFirstFlaw));
    for (const Message& part : message.parts) out += "\3" + say(part, lang);
    return out + "\4";
  }
#endif
  const std::string words = str(lang, message.key);
  // Without parts nothing is filled in: "{1}" may be a symbol.
  if (message.parts.empty()) return words;
  for (std::size_t i = 0; i < words.size(); ++i) {
    const bool place = words[i] == '{' && i + 2 < words.size() && words[i + 2] == '}' &&
                       words[i + 1] >= '0' && words[i + 1] <= '9';
    const std::size_t n = place ? std::size_t(words[i + 1] - '0') : message.parts.size();
    if (n >= message.parts.size()) {
      out += words[i];
      continue;
    }
    out += say(message.parts[n], lang);
    i += 2;
  }
  return out;
}

Message sentences(std::initializer_list<Message> all) {
  Message out;
  for (const Message& m : all) {
    if (m.empty()) continue;
    if (!out.parts.empty()) out.parts.push_back("; ");
    out.parts.push_back(m);
  }
  return out;
}

}  // namespace upkeep
