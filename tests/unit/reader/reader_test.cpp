// The reader of card texts: what is read, what is refused, and that it reads what the program says.
#include "reader/reader.h"

#include <gtest/gtest.h>

#include "reader/input.h"
#include "reader/settle.h"
#include "reader/tokens.h"

namespace upkeep::reader {
namespace {

PrintedCard spell(const char* text) {
  PrintedCard c;
  c.name = "Sudden Test";
  c.mana_cost = "{1}{R}";
  c.type_line = "Instant";
  c.text = text;
  return c;
}

PrintedCard creature(const char* text) {
  PrintedCard c;
  c.name = "Tested Beast";
  c.mana_cost = "{2}{G}";
  c.type_line = "Creature \u2014 Beast";
  c.text = text;
  c.power = "3";
  c.toughness = "3";
  return c;
}

std::string words(const char* text) {
  std::string out;
  for (const Line& line : split_text(text, "Tested Beast, the Second"))
    out += (out.empty() ? "" : " | ") + joined(line);
  return out;
}

TEST(Reader, WordsLeaveOutWhatSaysNothing) {
  EXPECT_EQ(words("Flying (It can't be blocked.)\nThis creature's power is 3."),
            "flying | ~'s power is 3");
  EXPECT_EQ(words("Tested Beast, the Second and Tested Beast can\u2019t block."),
            "~ and ~ can't block");
  EXPECT_EQ(words("Landfall \u2014 Whenever you win, {T} it."), "whenever you win, {t} it");
  EXPECT_EQ(words("Choose one \u2014\n\u2022 Draw a card.\n\u2022 You gain 3 life."),
            "choose one \u2014 \u2022 draw a card \u2022 you gain 3 life");
  EXPECT_EQ(words("Untested Beasts get +1/+1."), "untested beasts get +1/+1");
}

TEST(Reader, ReadsASpellWithTwoTargetsInTheOrderOfTheText) {
  Reader reader;
  const ReadCard r =
      reader.read(spell("Destroy target artifact. Sudden Test deals 2 damage to target creature."));
  ASSERT_EQ(r.refusal, Refusal::none) << r.detail;
  EXPECT_NE(r.json.find(R"("what":"target"},{"do":"damage","what":{"target":1},"amount":2)"),
            std::string::npos)
      << r.json;
}

TEST(Reader, ReadsAbilitiesOfACreature) {
  Reader reader;
  for (const char* text :
       {"Flying, vigilance", "{T}: This creature deals 1 damage to any target.",
        "When this creature enters, draw a card.", "Other green creatures you control get +1/+1.",
        "{1}{G}, {T}, Sacrifice this creature: Destroy target nonblack creature.",
        "This creature enters tapped."}) {
    const ReadCard r = reader.read(creature(text));
    EXPECT_EQ(r.refusal, Refusal::none) << text << ": " << r.detail << r.said;
  }
}

// What others lose silently is read or refused here, never dropped.
TEST(Reader, RefusesWhatItDoesNotUnderstandWhole) {
  Reader reader;
  const ReadCard restricted = reader.read(spell("Destroy target creature that owes you money."));
  EXPECT_EQ(restricted.refusal, Refusal::words);
  EXPECT_EQ(restricted.detail, "destroy target creature that >> owes you money");
  EXPECT_EQ(reader.read(spell("Draw a card if the moon is full.")).refusal, Refusal::words);
  EXPECT_EQ(reader.read(spell("Draw a card. Then sing.")).refusal, Refusal::words);
  EXPECT_EQ(reader.read(spell("Draw a card for each friend you have.")).refusal, Refusal::words);
  PrintedCard parts = spell("Draw a card.");
  parts.faces = true;
  EXPECT_EQ(reader.read(parts).refusal, Refusal::parts);
  PrintedCard scheme = spell("Draw a card.");
  scheme.type_line = "Scheme";
  EXPECT_EQ(reader.read(scheme).refusal, Refusal::header);
}

TEST(Reader, TellsWhichTargetIsMeant) {
  Reader reader;
  const ReadCard r =
      reader.read(spell("Target creature gets +2/+0 until end of turn. Destroy target land."));
  ASSERT_EQ(r.refusal, Refusal::none) << r.detail;
  EXPECT_NE(r.json.find(R"("do":"destroy","what":{"target":1})"), std::string::npos) << r.json;
}

TEST(Reader, AGrammarWithAMistakeIsRefusedWithItsLine) {
  Reader reader;
  std::string why;
  EXPECT_FALSE(reader.use_grammar("line:\n  <other>\n", why));
  EXPECT_EQ(why, "<other> is used, but no rule says what it is");
  EXPECT_FALSE(reader.use_grammar("line:\n  draw (a | two => 1\n", why));
  EXPECT_EQ(why, "line 2: a bracket that is not closed");
  EXPECT_FALSE(reader.use_grammar("line:\n  a\n  <line> b\n", why));
  EXPECT_EQ(why, "line 3: <line> begins with itself");
  EXPECT_FALSE(reader.use_grammar("line:\n  draw => {\"do\" 1}\n", why));
  EXPECT_EQ(why, "line 2: expected a colon");
  EXPECT_EQ(reader.read(spell("Draw a card.")).refusal, Refusal::none) << "the good one is kept";
}

TEST(Reader, TakesCardsFromDataFilesHoweverNested) {
  const char* card =
      R"({"name": "A", "type_line": "Instant", "mana_cost": "{R}", "oracle_text": "Draw a card.",
      "legalities": {"old": "legal"}, "prices": {"x": null}, "cmc": 1.0})";
  std::string why;
  for (const std::string& text : {std::string(card), "[" + std::string(card) + "]",
                                  R"({"data": {"A": [)" + std::string(card) + "]}}"}) {
    std::vector<PrintedCard> cards;
    ASSERT_TRUE(read_cards(text, cards, why)) << why;
    ASSERT_EQ(cards.size(), 1u) << text;
    EXPECT_EQ(cards[0].text, "Draw a card.");
    EXPECT_EQ(cards[0].mana_cost, "{R}");
  }
  std::vector<PrintedCard> cards;
  const std::string line = R"({"name": "A", "type": "Instant", "text": "Draw a card."})";
  ASSERT_TRUE(read_cards(line + "\n" + line + "\n", cards, why)) << why;
  EXPECT_EQ(cards.size(), 2u);
}

TEST(Reader, BrokenFilesAreRefusedWithTheirPlace) {
  std::vector<PrintedCard> cards;
  std::string why;
  EXPECT_FALSE(read_cards("", cards, why));
  EXPECT_EQ(why, "1:1: the file is empty");
  EXPECT_FALSE(read_cards("[\n{\"name\": }]", cards, why));
  EXPECT_EQ(why, "2:10: this is not JSON");
  EXPECT_FALSE(read_cards(std::string(1000, '['), cards, why));
  EXPECT_EQ(why, "1:65: nested too deep");
  EXPECT_FALSE(read_cards("{\"name\": \"A\"", cards, why));
}

TEST(Reader, TakesCockatriceAndPlainText) {
  std::vector<PrintedCard> cards;
  std::string why;
  ASSERT_TRUE(
      read_cards("<?xml version=\"1.0\"?>\n<cards><card><name>A &amp; B</name>"
                 "<text>Flying\nTrample</text><prop><manacost>12GG</manacost>"
                 "<type>Creature \u2014 Beast</type><pt>3/4</pt></prop></card></cards>",
                 cards, why))
      << why;
  ASSERT_EQ(cards.size(), 1u);
  EXPECT_EQ(cards[0].name, "A & B");
  EXPECT_EQ(cards[0].mana_cost, "{12}{G}{G}");
  EXPECT_EQ(cards[0].type_line, "Creature \u2014 Beast");
  EXPECT_EQ(cards[0].text, "Flying\nTrample");
  EXPECT_EQ(cards[0].power + "/" + cards[0].toughness, "3/4");
  EXPECT_FALSE(read_cards("<cards>\n <card><name>A</name>", cards, why));
  EXPECT_EQ(why, "2:2: a <card> that is not closed");
  cards.clear();
  ASSERT_TRUE(
      read_cards("One Card  {1}{R}\nInstant\nDraw a card.\n\nTwo\nLand\n\n"
                 "Three {G}\nCreature \u2014 Elf  1/1\n{T}: Add {G}.",
                 cards, why))
      << why;
  ASSERT_EQ(cards.size(), 3u);
  EXPECT_EQ(cards[0].name, "One Card");
  EXPECT_EQ(cards[0].text, "Draw a card.");
  EXPECT_EQ(cards[1].type_line, "Land");
  EXPECT_EQ(cards[2].power, "1");
  EXPECT_FALSE(read_cards("One Card\n\nTwo\nLand", cards, why));
  EXPECT_EQ(why, "1:1: a name without a type line");
}

// Texts that differ in the one thing that readers of cards most often lose: what a target must be,
// an "if", what "it" is, a second clause, a "for each". They are never read as the same.
TEST(Reader, WhatIsOftenLostMakesADifference) {
  const char* const pairs[][2] = {
      {"Destroy target creature.", "Destroy target nonblack creature."},
      {"Destroy target creature.", "Destroy target creature with power 3 or less."},
      {"Destroy target creature.", "Destroy target creature an opponent controls."},
      {"Destroy target creature.", "Destroy target attacking creature."},
      {"Destroy target permanent.", "Destroy target permanent you own."},
      {"Exile target card from a graveyard.", "Exile target card from your graveyard."},
      {"Counter target spell.", "Counter target spell with mana value 3 or less."},
      {"Counter target spell.", "Counter target noncreature spell."},
      {"Tap all creatures.", "Tap all creatures your opponents control."},
      {"Draw a card.", "Draw a card if you control a Swamp."},
      {"Draw a card.", "If it's your turn, draw a card."},
      {"You gain 3 life.", "You gain 3 life if you control a creature."},
      {"Destroy target creature.", "Destroy target creature. You lose 2 life."},
      {"Draw two cards.", "Draw two cards, then discard a card."},
      {"Draw two cards.", "You draw two cards and you lose 2 life."},
      {"Tap target creature.", "Tap target creature. Draw a card."},
      {"Untap target creature.", "Untap target creature. It gains flying until end of turn."},
      {"Draw a card.", "Draw a card for each creature you control."},
      {"You gain 1 life.", "You gain 1 life for each creature on the battlefield."},
      {"You gain 1 life for each creature you control.",
       "You gain 1 life for each creature on the battlefield."},
      {"Target creature gets +1/+1 until end of turn.",
       "Target creature gets +1/+1 until end of turn for each Forest you control."},
      {"Create a 1/1 white Soldier creature token.",
       "Create a 1/1 white Soldier creature token for each creature you control."},
      {"Sudden Test deals 2 damage to target creature.",
       "Sudden Test deals 2 damage to target creature. That creature gains flying until end of "
       "turn."},
      {"Return target creature to its owner's hand.",
       "Return target creature you control to its owner's hand."},
      {"Target player discards a card.", "Target player discards a card at random."},
      {"Target player draws two cards.", "Draw two cards."},
      {"Target player loses 2 life and you gain 2 life.", "Target player loses 2 life."},
      {"Destroy all creatures.", "Destroy all creatures. They can't be regenerated."},
      {"Creatures you control get +1/+1 until end of turn.",
       "Creatures get +1/+1 until end of turn."},
      {"Search your library for a land card, reveal it, put it into your hand, then shuffle.",
       "Search your library for a basic land card, reveal it, put it into your hand, then "
       "shuffle."},
  };
  Reader reader;
  int both = 0;
  for (const auto& [one, two] : pairs) {
    const ReadCard a = reader.read(spell(one)), b = reader.read(spell(two));
    if (a.refusal != Refusal::none || b.refusal != Refusal::none) continue;
    ++both;
    EXPECT_NE(a.json, b.json) << one << " / " << two;
  }
  EXPECT_GE(both, 25) << "of the pairs are read, so that they can be compared";
}

// "That creature" in a trigger is what the event tells of, and where it tells of none, the target.
TEST(Reader, AskWhatTheEventTells) {
  Reader reader;
  const ReadCard tap =
      reader.read(creature("When this creature enters, tap target creature. That creature gains "
                           "flying until end of turn."));
  ASSERT_EQ(tap.refusal, Refusal::none) << tap.detail;
  EXPECT_EQ(tap.json.find("event_other"), std::string::npos) << tap.json;
  const ReadCard moved =
      reader.read(spell("Return target creature card from your graveyard to the battlefield. Put a "
                        "+1/+1 counter on it."));
  ASSERT_EQ(moved.refusal, Refusal::none);
  EXPECT_NE(moved.json.find(R"("do":"put_counters","what":"it")"), std::string::npos)
      << "the card is another object on the battlefield: " << moved.json;
}

// The program's own cards, read from what it says of them today.
TEST(Reader, ReadsOwnCardsAsTheyAreWritten) {
  Reader reader;
  const CardDb& db = standard_cards();
  int all = 0, same = 0;
  for (std::size_t i = 1; i < db.cards.size(); ++i) {
    if (db.cards[i].token || db.cards[i].fixture) continue;
    ++all;
    ReadCard r;
    same += reader.reads_itself(db, u16(i), r);
  }
  EXPECT_GT(all, 600);
  EXPECT_GE(same, 490);
}

}  // namespace
}  // namespace upkeep::reader
