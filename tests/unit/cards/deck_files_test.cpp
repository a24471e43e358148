// Deck lists in the forms of other programs, and what must not be misread or lost in them.
#include <gtest/gtest.h>

#include <ctime>
#include <string>

#include "decks/list.h"
#include "duel.h"

namespace upkeep {
namespace {

// "4 Shock, 20 Mountain; side 3; other 1; Name: mistakes by code and line".
std::string told(const std::string& text) {
  const CardDb& db = standard_cards();
  const DeckList list = read_deck_list(db, text);
  std::string out;
  for (const auto& [card, count] : list.cards)
    out += (out.empty() ? "" : ", ") + std::to_string(count) + " " + db.card(card).name;
  if (list.sideboard) out += "; side " + std::to_string(list.sideboard);
  if (list.others) out += "; other " + std::to_string(list.others);
  if (!list.name.empty()) out += "; " + list.name;
  for (const DeckLineError& e : list.errors)
    out += "; " + std::string(deck_line_code_name(e.code)) + " " + std::to_string(e.line);
  return out;
}

TEST(DeckFiles, Forge) {
  EXPECT_EQ(told("[metadata]\nName=Blue\nDeck Type=constructed\n[Commander]\n1 Serra Angel|M10\n"
                 "[Main]\n4 Counterspell|5ED\n3 Counterspell|5ED|2\n2 Shock+|M10|1\n"
                 "1 Shock|M10+\n20 Island|5ED|[3]\n[Sideboard]\n3 Pyroclasm|ICE\n"
                 "[Schemes]\n2 Every Hope Shall Vanish|ARC\n"),
            "1 Serra Angel, 7 Counterspell, 3 Shock, 20 Island; side 3; other 2; Blue");
}

TEST(DeckFiles, XMage) {
  EXPECT_EQ(told("NAME:Burn\nAUTHOR:somebody\n4 [5ED:88] Counterspell\n20 [LEA:1] Island\n"
                 "SB: 2 [ICE:1] Pyroclasm\nLAYOUT MAIN:(1,2)(CMC,false,50)|([5ED:88],[LEA:1])\n"
                 "LAYOUT SIDEBOARD:(1,1)(NONE,false,50)|([ICE:1])\n"),
            "4 Counterspell, 20 Island; side 2; Burn");
}

TEST(DeckFiles, Mtgo) {
  EXPECT_EQ(
      told("\xEF\xBB\xBF<?xml version=\"1.0\" encoding=\"utf-8\"?>\r\n<Deck xmlns:xsd='x'>\r\n"
           "  <NetDeckID>0</NetDeckID>\r\n"
           "  <Cards CatID=\"1\" Quantity=\"4\" Sideboard=\"false\" Name=\"Shock\" />\r\n"
           "  <Cards CatID='2' Quantity='2' Sideboard='true' Name='Pyroclasm'/>\r\n"
           "  <Cards CatID=\"3\" Quantity=\"3\" Sideboard=\"false\" "
           "Name=\"Mons&#39;s Goblin Raiders\"></Cards>\r\n"
           "  <Cards CatID=\"4\" Quantity=\"1\" Sideboard=\"false\" "
           "Name=\"Gaea&apos;s Liege\"/>\r\n</Deck>\r\n"),
      "4 Shock, 3 Mons's Goblin Raiders, 1 Gaea's Liege; side 2");
  EXPECT_EQ(told("24 Mountain\n4 Shock\n32 Gray Ogre\n\n3 Pyroclasm\n"),
            "24 Mountain, 4 Shock, 32 Gray Ogre; side 3");
}

TEST(DeckFiles, MagicWorkshop) {
  EXPECT_EQ(told("// Deck file for Magic Workshop\n// NAME : Foo\n// CREATOR : me\n\n// Lands\n"
                 "        20 [5E] Island (1)\n        4 [IA] Plains (2)\n\n// Creatures\n"
                 "    4 [5E] Serra Angel\n\n// Sideboard\nSB:  2 [IA] Pyroclasm (1)\n"),
            "20 Island, 4 Plains, 4 Serra Angel; side 2; Foo");
}

TEST(DeckFiles, Cockatrice) {
  EXPECT_EQ(told("<?xml version=\"1.0\"?>\n<!-- <card number=\"9\" name=\"Shock\"/> -->\n"
                 "<cockatrice_deck version=\"1\">\n <deckname>Fish &amp; chips</deckname>\n"
                 " <comments>a > b</comments>\n <zone name=\"main\">\n"
                 "  <card number=\"4\" price=\"0\" name=\"Counterspell\"/>\n"
                 "  <card name=\"Island\" number=\"20\"/>\n </zone>\n <zone name=\"side\">\n"
                 "  <card number=\"2\" name=\"Pyroclasm\"/>\n </zone>\n"
                 " <zone name=\"tokens\"><card number=\"1\" name=\"Goblin\"/></zone>\n"
                 "</cockatrice_deck>\n"),
            "4 Counterspell, 20 Island; side 2; other 1; Fish & chips");
  EXPECT_EQ(told("<deck game=\"x\"><section name=\"Main\"><card qty=\"4\" id=\"1\">Shock</card>"
                 "</section><section name=\"Sideboard\"><card qty=\"1\" id=\"2\">Pyroclasm</card>"
                 "</section></deck>"),
            "4 Shock; side 1");
}

TEST(DeckFiles, MoxfieldArenaArchidekt) {
  EXPECT_EQ(told("About\nName Sky\n\nCompanion\n1 Somebody Far (IKO) 226\n\nDeck\n"
                 "4 Counterspell (5ED) 88 *F*\n20 Island (5ED) 1 #blue #!x\n\nSideboard\n"
                 "1 Somebody Far (IKO) 226\n2 Pyroclasm\n\nMaybeboard\n1 Shock\n"),
            "4 Counterspell, 20 Island; side 3; other 1; Sky");
  EXPECT_EQ(told("Mazo\n20 Isla\n\nBanquillo\n2 Pyroclasm\n"), "20 Island; side 2");
  EXPECT_EQ(
      told("4x Counterspell (5ed) 88 [Counter,Blue] ^Have,#37d67a^\n"
           "1x Serra Angel (m10) 3 *F* [Creature{top}]\n20 x Island\n2 Shock <9> [M10] (F)\n"),
      "4 Counterspell, 1 Serra Angel, 20 Island, 2 Shock");
}

TEST(DeckFiles, PlainLists) {
  EXPECT_EQ(told("x4 Shock\n- 2 Shock\n\xE2\x80\xA2 20\xC3\x97 Mountain\nGray Ogre x3\n"
                 "; a comment\n// and one\n# and one\n"),
            "6 Shock, 20 Mountain, 3 Gray Ogre");
  EXPECT_EQ(told("4 Shock, 20 Mountain; 2 Gray Ogre\n1 Thalia, Guardian of Thraben\n"),
            "4 Shock, 20 Mountain, 2 Gray Ogre, 1 Thalia, Guardian of Thraben");
  EXPECT_EQ(told("Creatures (4)\n4 Gray Ogre\n\nRemoval (4)\n4 Shock\n\n24 Lands\n24 Mountain\n\n"
                 "Sideboard (3)\n3 Pyroclasm\n"),
            "4 Gray Ogre, 4 Shock, 24 Mountain; side 3");
  EXPECT_EQ(told("4 Shock // Fire\n1  serra   ANGEL\n1 Gaea\xE2\x80\x98s Liege\n"),
            "4 Shock, 1 Serra Angel, 1 Gaea's Liege");
}

TEST(DeckFiles, Tables) {
  EXPECT_EQ(told("\"Count\",\"Name\",\"Edition\"\n\"4\",\"Thalia, Guardian of Thraben\",\"dka\"\n"
                 "\"20\",\"Plains\",\"m10\"\n"),
            "4 Thalia, Guardian of Thraben, 20 Plains");
  EXPECT_EQ(told("Card Name,Quantity,ID #,Rarity,Set,Collector #,Premium,Sideboarded,\n"
                 "\"Shock\",4,1,Common,M10,88/429,No,No\n\"Pyroclasm\",2,1,X,M10,1,No,Yes\n"),
            "4 Shock; side 2");
  EXPECT_EQ(told("4,Shock,M10\n\"20\",\"Mountain\",\"M10\"\n3;Gray Ogre\nPyroclasm,2\n"),
            "4 Shock, 20 Mountain, 3 Gray Ogre, 2 Pyroclasm");
  EXPECT_EQ(told("Quantity\tName\n4\tShock\nfour\tMountain\n"), "4 Shock; bad_count 3");
}

// Letters of other alphabets, marks and code pages.
TEST(DeckFiles, Letters) {
  EXPECT_EQ(told(std::string("\xFF\xFE"
                             "4\0 \0S\0h\0o\0c\0k\0\r\0\n\0",
                             20)),
            "4 Shock");
  EXPECT_EQ(told("1 Gaea\x92s Liege\r2 Shock\r"), "1 Gaea's Liege, 2 Shock");
  EXPECT_EQ(told("1 S\xC3\xA9rra \xC3\x84ngel\n1 Serra\xC2\xA0"
                 "Angel\n"),
            "2 Serra Angel");
}

// Without headings: one gap begins the sideboard, several are groups of one deck.
TEST(DeckFiles, BlankLines) {
  EXPECT_EQ(told("4 Shock\n20 Mountain\n\n5 Pyroclasm\n"), "4 Shock, 20 Mountain; side 5");
  EXPECT_EQ(told("4 Shock\n20 Mountain\n\n\n\n5 Pyroclasm\n\n"), "4 Shock, 20 Mountain; side 5");
  EXPECT_EQ(told("36 Gray Ogre\n\n24 Mountain\n"), "36 Gray Ogre, 24 Mountain");
  EXPECT_EQ(told("20 Gray Ogre\n\n4 Mountain\n"), "20 Gray Ogre, 4 Mountain");
  EXPECT_EQ(told("4 Shock\n\n20 Gray Ogre\n\n5 Mountain\n"), "4 Shock, 20 Gray Ogre, 5 Mountain");
  EXPECT_EQ(told("4 Shock\n\n32 Gray Ogre\n\n24 Mountain\n\n15 Pyroclasm\n"),
            "4 Shock, 32 Gray Ogre, 24 Mountain; side 15");
  EXPECT_EQ(told("24 Mountain\n21 Gray Ogre\n\n15 Shock\n"), "24 Mountain, 21 Gray Ogre, 15 Shock");
  EXPECT_EQ(told("4 Shock\n\n5 Gray Ogre\n"), "4 Shock, 5 Gray Ogre");
  EXPECT_EQ(told("Deck\n4 Shock\n20 Mountain\n\n5 Pyroclasm\n"),
            "4 Shock, 20 Mountain, 5 Pyroclasm");
  EXPECT_EQ(told("// Spells\n4 Shock\n20 Gray Ogre\n\n// my lands\n5 Pyroclasm\n"),
            "4 Shock, 20 Gray Ogre, 5 Pyroclasm");
  const DeckList list = read_deck_list(standard_cards(), "20 Mountain\n4 Shock\n\n5 Pyroclasm\n");
  EXPECT_EQ(list.sideboard_line, 4);
}

// What is not understood is told, and nothing else is lost.
TEST(DeckFiles, Mistakes) {
  EXPECT_EQ(told("4 Shock, and more\n20 Mountain\n"), "4 Shock, 20 Mountain; not_understood 1");
  EXPECT_EQ(told("200 Mountain\n100 Mountain\n"), "200 Mountain; bad_count 2");
  EXPECT_EQ(told("-4 Shock\n4.5 Shock\n99999999999999999999 Shock\n0 Shock\n"),
            "; unknown_card 1; not_understood 2; bad_count 3; bad_count 4");
  EXPECT_EQ(told("Lightening Bolt (4)\n4 Shock / Mountain\n"),
            "; unknown_card 1; not_understood 2");
  EXPECT_EQ(
      told("<cockatrice_deck><zone name=\"main\">\n<card number=\"-4\" name=\"Shock\"/>\n"
           "<card number=\"1e3\" name=\"Shock\"/>\n<card name=\"Shock\"/>\n"
           "<card number=\"4\"/>\n<card number=\"4\" name=\"Shokc\"/></zone></cockatrice_deck>"),
      "; bad_count 2; bad_count 3; bad_count 4; not_understood 5; unknown_card 6");
  const DeckList list = read_deck_list(standard_cards(), "3 Lightening Bolt (M10) 146 *F*\n");
  ASSERT_EQ(list.errors.size(), 1u);
  EXPECT_EQ(list.errors[0].text, "Lightening Bolt");
  EXPECT_EQ(list.errors[0].nearest, "Lightning Bolt");
  std::string many;
  for (int i = 0; i < 300; ++i) many += "4 Zzyx" + std::to_string(i) + "\n";
  EXPECT_EQ(read_deck_list(standard_cards(), many).more_errors, 200);
}

// A slip of the keyboard is mended; the name of another card is none.
TEST(DeckFiles, NearestNames) {
  const CardDb& db = standard_cards();
  const auto near = [&](const char* name) {
    const u16 card = nearest_card(db, name);
    return card ? db.card(card).name : std::string();
  };
  EXPECT_EQ(near("Juggernought"), "Juggernaut");
  EXPECT_EQ(near("Hypnotic Spectre"), "Hypnotic Specter");
  EXPECT_EQ(near("Swmap"), "Swamp");
  EXPECT_EQ(near("Nevinyral's Disk"), "Nevinyrral's Disk");
  EXPECT_EQ(near("Birds of Paradice"), "Birds of Paradise");
  EXPECT_EQ(near("Thalia"), "Thalia, Guardian of Thraben");
  for (const char* other : {"Serra Avenger", "Chain Lightning", "Goblin Guide", "Force of Will",
                            "Thoughtseize", "Grave Titan", "Tarmogoyf"})
    EXPECT_EQ(near(other), "") << other;
}

TEST(DeckFiles, Hostile) {
  EXPECT_EQ(told("<Deck>\n<Cards Quantity=\"4\" Sideboard=\"false\" Name=\"Shock\"/>\n<Cards Quan"),
            "4 Shock; incomplete 3");
  EXPECT_EQ(told("<Deck>\n<Cards Quantity=\"4\" Sideboard=\"false\" Name=\"Shock\"/>\n"),
            "4 Shock; incomplete 3");
  EXPECT_EQ(told("<!DOCTYPE html><html><body><p>4 Shock</p></body></html>"), "; no_deck 1");
  EXPECT_EQ(told("{\"name\": 3}"), "; no_deck 1");
  EXPECT_EQ(told("4 Shock ///\n.1 \xC2\xA0\n4 \xC2\xA0\n4x\n"),
            "4 Shock; unknown_card 2; not_understood 3; not_understood 4");
  EXPECT_EQ(told(std::string("\x89PNG\r\n\0\0\0", 9)), "; no_deck 1");
  const std::clock_t before = std::clock();
  const std::size_t size = 10 << 20;
  EXPECT_EQ(told(std::string(size, 'a')), "; not_understood 1");
  EXPECT_EQ(told("4 Shock\n" + std::string(size, '(') + "\n2 Shock\n"),
            "6 Shock; not_understood 2");
  EXPECT_EQ(told(std::string(size, '<')), "; no_deck 1");
  std::string deep = "<Deck>";
  for (int i = 0; i < 200000; ++i) deep += "<a b=\"&amp;&#x;\">";
  EXPECT_EQ(told(deep), "; no_deck 1");
  EXPECT_EQ(told(deep + "<Cards Quantity=\"4\" Name=\"Shock\"/>"), "4 Shock; incomplete 1");
  std::string many = "<Deck>";
  for (int i = 0; i < 20000; ++i) many += "<Cards Quantity=\"1\" Name=\"Nothing\"/>";
  EXPECT_EQ(read_deck_list(standard_cards(), many).more_errors, 901);
  EXPECT_LT(double(std::clock() - before) / CLOCKS_PER_SEC, 60);
}

}  // namespace
}  // namespace upkeep
