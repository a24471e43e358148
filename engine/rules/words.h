// Text-changing effects (CR 612): which word stands for which in the text of an object. A map of
// five words in 15 bits, each exclusive-or'ed with itself, so that 0 means that nothing is changed.
#pragma once
#include "state.h"

namespace upkeep {

struct TextWords {
  u16 colors = 0, lands = 0;
  explicit operator bool() const { return colors || lands; }
};

inline int word_now(u16 map, int word) { return (map >> 3 * word & 7) ^ word; }

// `from` becomes `to`, wherever it stands after the changes before.
inline u16 change_word(u16 map, int from, int to) {
  if (from > 4 || to > 4) return map;
  u16 out = 0;
  for (int i = 0; i < 5; ++i) {
    const int now = word_now(map, i) == from ? to : word_now(map, i);
    out = u16(out | (now ^ i) << 3 * i);
  }
  return out;
}

inline u8 words_now(u16 map, u8 mask) {
  if (!map) return mask;
  u8 out = 0;
  for (int i = 0; i < 5; ++i)
    if (mask >> i & 1) out = u8(out | 1 << word_now(map, i));
  return out;
}

inline SubtypeSet words_now(TextWords w, SubtypeSet types) {
  types.w[0] = (types.w[0] & ~u64(0x1F)) | words_now(w.lands, u8(types.w[0] & 0x1F));
  return types;
}

// Protection from a colour and landwalk name words too.
inline KeywordSet words_now(TextWords w, KeywordSet k) {
  constexpr int color = int(Keyword::protection_white), land = int(Keyword::plainswalk);
  const auto part = [&](u16 map, int first) {
    const u8 mask = u8(k >> first & 0x1F);
    k = (k & ~(KeywordSet(0x1F) << first)) | KeywordSet(words_now(map, mask)) << first;
  };
  part(w.colors, color);
  part(w.lands, land);
  return k;
}

}  // namespace upkeep
