// The grammar of generated sentences: that each has its subject, its capital and its end, in every
// language and time; and kinds of wording, on cards made up for it.
#include <gtest/gtest.h>

#include <cctype>
#include <set>

#include "card_file.h"
#include "text/grammar.h"
#include "text/lang/language.h"
#include "text/text.h"

using namespace upkeep;
using namespace upkeep::text;

namespace {

constexpr Lang kAllLangs[] = {Lang::en, Lang::pt, Lang::es, Lang::it};
constexpr Vocabulary kAllWords[] = {Vocabulary::classic1997, Vocabulary::classic,
                                    Vocabulary::modern2009, Vocabulary::modern};

std::string first_word(const std::string& text) {
  std::size_t end = 0;
  while (end < text.size() && (std::isalpha(u8(text[end])) || u8(text[end]) > 127)) ++end;
  return uncapital(text.substr(0, end));
}

// The forms of verbs that want a subject before them: "deals", from "{0} [0:deals|deal] {1}". What
// is an order, too, is left out.
std::set<std::string> forms_with_subject(Lang lang) {
  std::set<std::string> forms, orders;
  for (int v = 0; v <= int(V::m_toughness_own); ++v) {
    std::string words = language(lang).verb(V(v));
    if (words.compare(0, 4, "{0} ") == 0) {
      words.erase(0, 4);
    } else if (const std::string order = first_word(words); !order.empty()) {
      orders.insert(order);
    }
    const bool number = words.compare(0, 3, "[0:") == 0;
    if (!number && words.compare(0, 1, "<") != 0) continue;
    const std::string list = words.substr(number ? 3 : 1, words.find(number ? ']' : '>') - 1);
    if (list.find('%') != std::string::npos) continue;
    std::vector<std::string> options(1);
    for (char c : list) {
      if (c == ']' || c == '>') break;
      if (c == '|')
        options.emplace_back();
      else
        options.back() += c;
    }
    for (std::size_t i = 0; i < options.size(); ++i) {
      const std::string one = first_word(options[i]);
      // Of three, the first is for "you", which some languages leave out.
      const bool order = number ? options.size() == 3 && i == 0 : i == 0 || i >= 3;
      if (!one.empty()) (order ? orders : forms).insert(one);
    }
  }
  for (const std::string& one : orders) forms.erase(one);
  return forms;
}

// Where the sentences of a paragraph begin: at its start, behind its cost, and behind full stops.
struct Sentence {
  std::string words, before;  // and what stands before it in the paragraph
  bool first = true;
};
std::vector<Sentence> sentences_of(const std::string& paragraph) {
  std::vector<Sentence> out;
  std::size_t from = 0;
  const std::size_t colon = paragraph.find(": "), quote = paragraph.find("“");
  // A cost, and not "do this three times: …".
  const bool cost = colon != std::string::npos && colon < quote && colon + 2 < paragraph.size() &&
                    (paragraph[0] == '{' || !std::islower(u8(paragraph[colon + 2])));
  if (cost) from = colon + 2;
  int depth = 0;  // inside quotation marks
  for (std::size_t i = from; i <= paragraph.size(); ++i) {
    if (paragraph.compare(i, 3, "“") == 0) ++depth;
    if (paragraph.compare(i, 3, "”") == 0) --depth;
    const bool end = i == paragraph.size() || (paragraph.compare(i, 2, ". ") == 0 && !depth);
    if (!end) continue;
    out.push_back({paragraph.substr(from, i - from), paragraph.substr(0, from), out.empty()});
    from = i + 2;
  }
  return out;
}

std::vector<std::string> paragraphs(const std::string& text) {
  std::vector<std::string> out(1);
  for (char c : text) {
    if (c == '\n')
      out.emplace_back();
    else
      out.back() += c;
  }
  return out;
}

int count(const std::string& text, const std::string& part) {
  int n = 0;
  for (std::size_t i = 0; (i = text.find(part, i)) != std::string::npos; i += part.size()) ++n;
  return n;
}

// What is wrong with a paragraph; empty: nothing.
std::string fault(const std::string& paragraph, Lang lang, const std::set<std::string>& forms,
                  const std::string& name = "-") {
  if (paragraph.find("  ") != std::string::npos) return "two blanks";
  if (count(paragraph, "“") != count(paragraph, "”")) return "a quotation mark is missing";
  if (count(paragraph, "(") != count(paragraph, ")")) return "a parenthesis is missing";
  if (count(paragraph, "“") && paragraph.find("”") < paragraph.find("“"))
    return "a quote ends first";
  const std::vector<Sentence> all = sentences_of(paragraph);
  for (const Sentence& one : all) {
    if (one.words.empty()) return "an empty sentence";
    const std::string word = first_word(one.words);
    if (one.words[0] >= 'a' && one.words[0] <= 'z') return "begins small: " + one.words;
    // The other languages leave out a subject that has been named.
    if ((one.first || lang == Lang::en) && forms.count(word) &&
        one.words.compare(0, name.size(), name) != 0)
      return "no subject: " + one.words;
    // "It" is what has been named; a cost names the card only where it takes something of it.
    if (lang == Lang::en && one.first && (word == "it" || word == "its" || word == "they")) {
      if (one.before.find("Sacrifice ") == std::string::npos &&
          one.before.find("Remove ") == std::string::npos)
        return "nothing named: " + one.words;
    }
  }
  const bool sentence =
      paragraph.find(' ') != std::string::npos && paragraph.find(". ") != std::string::npos;
  const auto ends = [&](const std::string& with) {
    return paragraph.size() >= with.size() &&
           paragraph.compare(paragraph.size() - with.size(), with.size(), with) == 0;
  };
  if (sentence && !ends(".") && !ends("”") && !ends("—") && !ends(")")) return "no full stop";
  return {};
}

TEST(Sentence, EveryOneHasItsSubjectAndItsMarks) {
  const CardDb& db = standard_cards();
  for (Lang lang : kAllLangs) {
    const std::set<std::string> forms = forms_with_subject(lang);
    EXPECT_GT(forms.size(), 20u) << lang_tag(lang);
    for (Vocabulary words : kAllWords) {
      for (std::size_t i = 1; i < db.cards.size(); ++i) {
        for (const std::string& one : paragraphs(rules_text(db, u16(i), lang, words))) {
          if (one.empty()) continue;
          EXPECT_EQ(fault(one, lang, forms, card_name(db, u16(i), lang)), "")
              << db.cards[i].name << " (" << lang_tag(lang) << ", " << int(words) << "): " << one;
        }
      }
    }
  }
}

TEST(Sentence, FaultsAreFound) {
  const std::set<std::string> en = forms_with_subject(Lang::en), pt = forms_with_subject(Lang::pt);
  EXPECT_NE(fault("Deals X damage to each creature.", Lang::en, en), "");
  EXPECT_NE(fault("{B}: Deals 1 damage to each player.", Lang::en, en), "");
  EXPECT_NE(fault("{B}: Causa 1 ponto de dano a cada jogador.", Lang::pt, pt), "");
  EXPECT_NE(fault("Draw a card. you lose 1 life.", Lang::en, en), "");
  EXPECT_NE(fault("It deals 1 damage to you.", Lang::en, en), "");
  EXPECT_EQ(fault("Sacrifice this creature: It deals 1 damage to you.", Lang::en, en), "");
  EXPECT_NE(fault("Creatures have “Draw a card.", Lang::en, en), "");
}

// A card with these fields, as its text in a language.
std::string text_of(const std::string& fields, Vocabulary words = Vocabulary::modern,
                    Lang lang = Lang::en) {
  CardDb db;
  const std::string file = R"({"cards": [{"name": "Ember Trial", "cost": "{1}", )" + fields + "}]}";
  for (const LoadError& e : load_text(db, file)) ADD_FAILURE() << e.where << ": " << say(e.message);
  return db.cards.size() > 1 ? rules_text(db, db.find("Ember Trial"), lang, words) : std::string();
}
std::string spell(const std::string& effects, const std::string& targets = {}) {
  return R"("types": ["instant"], "spell": {)" +
         (targets.empty() ? targets : R"("targets": )" + targets + ", ") + R"("effects": [)" +
         effects + "]}";
}
const std::string kBear = R"("types": ["creature"], "power": 2, "toughness": 2)";
const std::string kStone = R"("types": ["artifact"])";

TEST(Wording, DamageToManyHasASource) {
  const std::string both = R"({"do": "damage", "what": {"all": "creature"}, "amount": 2},
                              {"do": "damage", "what": "each_player", "amount": 2})";
  EXPECT_EQ(text_of(spell(both)), "Ember Trial deals 2 damage to each creature and each player.");
  const std::string stone =
      kStone + R"(, "abilities": [{"activated": {"cost": "{T}", "effects": [)" + both + "]}}]";
  EXPECT_EQ(text_of(stone), "{T}: This artifact deals 2 damage to each creature and each player.");
  EXPECT_EQ(text_of(stone, Vocabulary::classic1997),
            "{T}: Ember Trial deals 2 damage to each creature and each player.");
}

TEST(Wording, WholeKindsAreAll) {
  const auto glory = [](const std::string& who, const std::string& mods) {
    return text_of(R"("types": ["enchantment"], "abilities": [{"static": {"affects": {"all": ")" +
                   who + R"("}, "mods": [)" + mods + "]}}]");
  };
  const std::string bigger = R"({"mod": "pt_add", "power": 1, "toughness": 1})";
  EXPECT_EQ(glory("creature", bigger), "All creatures get +1/+1.");
  EXPECT_EQ(glory("white creature", bigger), "White creatures get +1/+1.");
  EXPECT_EQ(glory("creature you_control", bigger), "Creatures you control get +1/+1.");
  EXPECT_EQ(glory("creature", R"("vigilance")"), "All creatures have vigilance.");
  EXPECT_EQ(glory("creature", R"("cant_attack")"), "Creatures can't attack.");
}

TEST(Wording, KeywordsStandAsInTheFile) {
  EXPECT_EQ(text_of(kBear + R"(, "keywords": ["haste", "first_strike"])"), "Haste, first strike");
  EXPECT_EQ(text_of(kBear + R"(, "keywords": ["flying", "banding"])"), "Flying; banding");
  EXPECT_EQ(text_of(kBear + R"(, "keywords": ["reach", "haste"], "keyword_lines": true)"),
            "Reach\nHaste");
  EXPECT_EQ(text_of(kBear + R"(, "keywords": ["trample", "cant_be_countered"])"),
            "This spell can't be countered.\nTrample");
}

TEST(Wording, ReckonedAmountsStandBehind) {
  const std::string rack = kStone + R"(, "abilities": [{"triggered": {"when": "upkeep", "effects": [
      {"do": "damage", "what": "active_player",
       "amount": {"subtract": [5, {"hand_size": "active_player"}]}}]}}])";
  EXPECT_EQ(
      text_of(rack),
      "At the beginning of each player's upkeep, this artifact deals X damage to that player, "
      "where X is 5 minus the number of cards in their hand.");
  EXPECT_EQ(text_of(rack, Vocabulary::modern2009),
            "At the beginning of each player's upkeep, Ember Trial deals X damage to that player, "
            "where X is 5 minus the number of cards in his or her hand.");
}

TEST(Wording, ColorsAndKindsAreInTheirOrder) {
  const std::string kill = R"({"do": "destroy", "what": "target"})";
  EXPECT_EQ(
      text_of(spell(kill, R"([{"objects": {"is": "creature", "colors": ["white", "red"]}}])")),
      "Destroy target red or white creature.");
  EXPECT_EQ(
      text_of(spell(kill, R"([{"objects": {"is": "creature", "colors": ["blue", "green"]}}])")),
      "Destroy target green or blue creature.");
  EXPECT_EQ(
      text_of(spell(kill, R"([{"objects": {"is": "creature", "colors": ["blue", "black"]}}])")),
      "Destroy target blue or black creature.");
  EXPECT_EQ(text_of(spell(kill, R"(["nonred nonartifact creature"])")),
            "Destroy target nonartifact, nonred creature.");
}

TEST(Wording, ActionsAreJoined) {
  EXPECT_EQ(text_of(spell(R"({"do": "damage", "what": "target", "amount": 2},
                             {"do": "gain_life", "amount": 2})",
                          R"(["any"])")),
            "Ember Trial deals 2 damage to any target and you gain 2 life.");
  EXPECT_EQ(
      text_of(spell(R"({"do": "draw", "amount": 2},
                             {"do": "choose_object", "filter": "card in_hand you_own", "amount": 2},
                             {"do": "move", "what": "it", "to": "library_top"})")),
      "Draw two cards, then put two cards from your hand on top of your library in any order.");
  EXPECT_EQ(text_of(spell(R"({"do": "mill", "who": "target", "amount": 12})", R"(["player"])")),
            "Target player mills twelve cards.");
}

TEST(Wording, ItselfAndIt) {
  const std::string any =
      R"("targets": ["any"], "effects": [{"do": "damage", "what": "target", "amount": 1})";
  const std::string use = kBear + R"(, "abilities": [{"activated": {"cost": )";
  EXPECT_EQ(text_of(use + R"("sacrifice self", )" + any + "]}}]"),
            "Sacrifice this creature: It deals 1 damage to any target.");
  EXPECT_EQ(
      text_of(use + R"("{T}", )" + any + R"(, {"do": "damage", "what": "self", "amount": 2}]}}])"),
      "{T}: This creature deals 1 damage to any target and 2 damage to itself.");
}

TEST(Wording, CumulativeUpkeepIsAKeyword) {
  const std::string fields = R"("types": ["enchantment"], "abilities": [{"triggered": {
      "when": "upkeep", "player": "you", "effects": [
        {"do": "put_counters", "counter": "age", "what": "self"},
        {"do": "pay", "cost": "{W}", "times": {"counters": "age", "on": "self"},
         "else": [{"do": "sacrifice", "what": "self"}]}]}}])";
  EXPECT_EQ(text_of(fields), "Cumulative upkeep {W}");
  EXPECT_EQ(text_of(fields, Vocabulary::modern, Lang::it), "Mantenimento cumulativo {W}");
}

}  // namespace
