// What the codes mean by which saved duels and links are refused.
#include "cli/cli.h"

namespace upkeep::cli {

std::string trouble_words(const std::string& code) {
  static constexpr struct {
    const char* code;
    const char* words;
  } kWords[] = {
      {"too-large", "it is larger than any saved duel"},
      {"no-session", "this is not a saved duel"},
      {"no-record",
       "this is another kind of file; expected a saved duel (.upk), a replay or a link"},
      {"older-version", "an older version of Upkeep made it, and this one cannot read it"},
      {"newer-version", "a newer version of Upkeep made it, and this one cannot read it"},
      {"other-cards", "it was made with other cards or rules"},
      {"damaged", "something in it was changed, or a part is missing"},
      {"bad-head", "it is damaged: it does not begin as a saved duel does"},
      {"bad-names", "it is damaged: the names of the players are missing"},
      {"out-of-bounds", "it holds a value that is not possible"},
      {"illegal-choice", "it holds a choice that the rules do not allow"},
      {"no-beginning", "the position that it begins with is not possible"},
      {"no-link",
       "this is neither a file nor a link; expected a saved duel (.upk), a replay or a link"},
      {"truncated", "the link is not complete: its end is missing"},
      {"older-format", "an older version of Upkeep made the link, and this one cannot read it"},
      {"newer-format", "a newer version of Upkeep made the link, and this one cannot read it"},
      {"too-long", "the link is longer than any that Upkeep makes"},
      {"bad-content", "the link holds something that is not possible"},
      {"missing-cards", "the link names cards or a deck that this version does not have"},
      {"other-rules", "with the rules and cards of this version the duel comes out differently"},
  };
  for (const auto& w : kWords)
    if (code == w.code) return std::string(w.words) + " (" + code + ")";
  return code;
}

}  // namespace upkeep::cli
