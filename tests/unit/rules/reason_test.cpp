// Every reason has a situation in which a player meets it: a scenario that names it with `because`,
// or one built here; and says in four languages what stands in the way and what would help.
#include "reason.h"
#include "project.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

#include "cards/load.h"
#include "position.h"
#include "scenario/syntax.h"
#include "text/phrases.h"

namespace upkeep {
namespace {

std::set<std::string> told_by_scenarios() {
  std::set<std::string> out;
  const auto tests = std::filesystem::path(project_path("tests/scenarios"));
  for (const auto& entry : std::filesystem::recursive_directory_iterator(tests)) {
    if (entry.path().extension() != ".duel") continue;
    std::ifstream in(entry.path());
    std::string line;
    while (std::getline(in, line)) {
      const std::size_t at = line.find(" because ");
      if (at == std::string::npos || line[0] == '#') continue;
      std::istringstream words(line.substr(at + 9));
      std::string code;
      words >> code;
      out.insert(code);
    }
  }
  return out;
}

u16 slot_of(const Position& p, const char* name) {
  for (u16 i = 1; i < p.s->object_count; ++i)
    if (p.db.card(p.s->objects[i].card).name == name) return i;
  return 0;
}

TEST(Reason, EveryCodeIsMetByAPlayer) {
  std::set<std::string> met = told_by_scenarios();
  const auto expect = [&](ReasonCode code, const Reason& r) {
    EXPECT_EQ(reason_name(r.code), std::string(reason_name(code)));
    met.insert(reason_name(r.code));
  };
  {
    Position p("A.play Forest, Grizzly Bears\nB.hand Forest\nB.grave Shock\n");
    const Ref bears = ref_of(*p.s, slot_of(p, "Grizzly Bears"));
    expect(ReasonCode::legal, explain(*p.s, p.db, 0, {.kind = OptionKind::pass}));
    expect(ReasonCode::not_your_decision, explain(*p.s, p.db, 1, {.kind = OptionKind::pass}));
    expect(ReasonCode::unknown_card,
           explain(*p.s, p.db, 0, {.kind = OptionKind::cast, .object = {9999, 0}}));
    expect(ReasonCode::not_in_hand,
           explain(*p.s, p.db, 0, {.kind = OptionKind::cast, .object = bears}));
    expect(ReasonCode::not_now, explain(*p.s, p.db, 0, {.kind = OptionKind::yes}));
    concede(*p.s, p.db, 1, nullptr);
    expect(ReasonCode::duel_over, explain(*p.s, p.db, 0, {.kind = OptionKind::pass}));
  }
  {
    // In the middle of the resolution of a batch there is a question, and nothing else.
    Position p(
        "A.play Swamp\nA.hand Shock\nA.play Swamp x4\nA.hand Demonic Tutor\nA.library Island x3\n");
    ASSERT_TRUE(p.play(OptionKind::cast, "Demonic Tutor"));
    if (p.s->decision.prompt == Prompt::pay_mana) p.play(OptionKind::pay);
    ASSERT_TRUE(p.until(Prompt::search)) << int(p.s->decision.prompt);
    expect(ReasonCode::batch_resolving,
           explain(*p.s, p.db, 0,
                   {.kind = OptionKind::cast, .object = ref_of(*p.s, slot_of(p, "Shock"))}));
  }
  {
    // As long as there is room the ability is used again and again; then that there is none is said
    // of it and of spells, and what has resolved makes room.
    Position p("start B main1\nA.play Fixture Tribute\nB.play Mountain\nB.hand Shock\n",
               Era::sixth);
    int used = 0;
    while (p.play(OptionKind::activate, "Fixture Tribute")) ++used;
    EXPECT_EQ(used, kMaxStackObjects - 64);
    EXPECT_EQ(p.s->stack_count, used);
    const Ref tribute = ref_of(*p.s, slot_of(p, "Fixture Tribute"));
    const u16 ability = p.db.card(p.s->objects[tribute.slot].card).first_ability;
    const Option again{.kind = OptionKind::activate, .b = ability, .object = tribute};
    const Option shock{.kind = OptionKind::cast, .object = ref_of(*p.s, slot_of(p, "Shock"))};
    expect(ReasonCode::stack_full, explain(*p.s, p.db, 1, again));
    expect(ReasonCode::stack_full, explain(*p.s, p.db, 1, shock));
    ASSERT_TRUE(p.play(OptionKind::pass));
    ASSERT_TRUE(p.play(OptionKind::pass));
    EXPECT_EQ(p.s->stack_count, used - 1);
    expect(ReasonCode::legal, explain(*p.s, p.db, 1, again));
    expect(ReasonCode::legal, explain(*p.s, p.db, 1, shock));
  }
  {
    Position p("A.play Forest x200, Island x56\nA.hand Grizzly Bears\n", Era::foundations);
    const Ref bears = ref_of(*p.s, slot_of(p, "Grizzly Bears"));
    expect(ReasonCode::duel_full,
           explain(*p.s, p.db, 0, {.kind = OptionKind::cast, .object = bears}));
  }
  met.insert("none");
  for (int i = 0; i < int(ReasonCode::count); ++i)
    EXPECT_TRUE(met.count(reason_name(ReasonCode(i))))
        << reason_name(ReasonCode(i)) << ": write a scenario that says because "
        << reason_name(ReasonCode(i));
}

TEST(Reason, EveryCodeIsSaidInFourLanguages) {
  const CardDb& db = standard_cards();
  for (int i = 0; i < int(ReasonCode::count); ++i) {
    const ReasonCode code = ReasonCode(i);
    if (code == ReasonCode::none || code == ReasonCode::legal) continue;
    const std::string name = reason_name(code);
    std::set<std::string> said, helps;
    for (int l = 0; l < kLangs; ++l)
      for (const Vocabulary words : {Vocabulary::classic1997, Vocabulary::classic,
                                     Vocabulary::modern2009, Vocabulary::modern}) {
        Speech speech{db, Lang(l), words, 0, {"Ana", "Rui"}};
        const Reason r{code, 1, 3, {}};
        const std::string text = reason_text(speech, r, "Bear"), help = remedy_text(speech, r);
        EXPECT_FALSE(text.empty()) << name;
        EXPECT_FALSE(help.empty()) << name;
        for (const std::string& t : {text, help}) {
          EXPECT_EQ(t.find_first_of("[]%|<>~"), std::string::npos) << name << ": " << t;
          EXPECT_TRUE(t.back() == '.') << name << ": " << t;
        }
        if (words == Vocabulary::modern) {
          said.insert(text);
          helps.insert(help);
        }
      }
    EXPECT_EQ(said.size(), std::size_t(kLangs)) << name << ": two languages say the same";
    EXPECT_EQ(helps.size(), std::size_t(kLangs)) << name << ": two languages say the same";
  }
}

// What forbids is what has the text that forbids: never the creature that would do it.
TEST(Reason, WhatForbidsIsNotWhoWould) {
  const auto told = [](const Position& p, const Reason& r) {
    std::vector<std::string> out;
    for (int l = 0; l < kLangs; ++l) {
      const Speech speech{p.db, Lang(l), Vocabulary::modern, 0, {"Ana", "Rui"}};
      out.push_back(reason_text(
          speech, r,
          r.object ? card_name(p.db, p.s->objects[r.object.slot].card, Lang::en) : std::string()));
    }
    return out;
  };
  const auto block = [](const Position& p, const char* blocker, const char* attacker) {
    return explain(*p.s, p.db, 1,
                   {.kind = OptionKind::block,
                    .object = ref_of(*p.s, slot_of(p, blocker)),
                    .other = ref_of(*p.s, slot_of(p, attacker))});
  };
  {
    Position p("A.play Juggernaut\nB.play Wall of Stone, Grizzly Bears\n", Era::sixth);
    ASSERT_TRUE(p.until(Prompt::attackers));
    ASSERT_TRUE(p.play(OptionKind::attack, "Juggernaut"));
    ASSERT_TRUE(p.play(OptionKind::done));
    ASSERT_TRUE(p.until(Prompt::blockers));
    const Reason r = block(p, "Wall of Stone", "Juggernaut");
    EXPECT_EQ(r.code, ReasonCode::effect_forbids);
    EXPECT_EQ(told(p, r),
              (std::vector<std::string>{"Juggernaut doesn't allow that.", "Juggernaut impede isso.",
                                        "Juggernaut lo impide.", "Juggernaut lo impedisce."}));
  }
  {
    Position p("A.play Hill Giant\nB.play Ironclaw Orcs, Grizzly Bears\n", Era::sixth);
    ASSERT_TRUE(p.until(Prompt::attackers));
    ASSERT_TRUE(p.play(OptionKind::attack, "Hill Giant"));
    ASSERT_TRUE(p.play(OptionKind::done));
    ASSERT_TRUE(p.until(Prompt::blockers));
    const Reason r = block(p, "Ironclaw Orcs", "Hill Giant");
    EXPECT_EQ(r.code, ReasonCode::effect_forbids);
    EXPECT_EQ(told(p, r), (std::vector<std::string>{
                              "Its text says it can't.", "O próprio texto impede isso.",
                              "Su propio texto lo impide.", "Lo impedisce il suo stesso testo."}));
  }
  {
    Position p("A.play Battering Craghorn (face-down), Humility\n", Era::sixth);
    const Reason r = explain(
        *p.s, p.db, 0,
        {.kind = OptionKind::special, .object = ref_of(*p.s, slot_of(p, "Battering Craghorn"))});
    EXPECT_EQ(r.code, ReasonCode::effect_forbids);
    EXPECT_EQ(told(p, r)[1], "Humility impede isso.");
  }
  // What it came from may be gone.
  Position p("A.play Forest\n");
  EXPECT_EQ(told(p, {ReasonCode::effect_forbids, 0, 0, {}}),
            (std::vector<std::string>{"An effect forbids it.", "Um efeito impede isso.",
                                      "Un efecto lo impide.", "Lo impedisce un effetto."}));
}

// A creature that would attack outside of combat: what brings the attack, if anything does.
TEST(Reason, WhenToAttackIsSaid) {
  const auto asked = [](const char* start, Era era, u8 player) {
    Position p(std::string("start ") + start + "\nA.play Hill Giant\nB.play Gray Ogre\n", era);
    const Ref mine = ref_of(*p.s, slot_of(p, player ? "Gray Ogre" : "Hill Giant"));
    while (p.s->decision.player != player && p.play(OptionKind::pass)) {
    }
    const Option attack{.kind = OptionKind::attack, .a = u8(1 - player), .object = mine};
    const Reason r = explain(*p.s, p.db, player, attack);
    EXPECT_EQ(r.code, ReasonCode::not_combat) << reason_name(r.code);
    return int(r.a);
  };
  EXPECT_EQ(asked("A main1", Era::foundations, 0), 1);
  EXPECT_EQ(asked("A main1", Era::fifth, 0), 2);
  EXPECT_EQ(asked("A main2", Era::foundations, 0), 3);
  EXPECT_EQ(asked("A upkeep", Era::m10, 0), 1);
  // In another's turn it is the wrong time, not the wrong creature.
  EXPECT_EQ(asked("A main1", Era::foundations, 1), 0);
}

TEST(Reason, TooGreatAnXIsTheManaThatLacks) {
  Position p("A.play Mountain x4\nA.hand Fireball\n");
  ASSERT_TRUE(p.play(OptionKind::cast, "Fireball"));
  ASSERT_EQ(p.s->decision.prompt, Prompt::x_value);
  const Reason r = explain(*p.s, p.db, 0, {.kind = OptionKind::value, .value = 9});
  EXPECT_EQ(r.code, ReasonCode::not_enough_mana);
  EXPECT_EQ(r.a, 4);
  EXPECT_EQ(r.b, 10);
  EXPECT_EQ(explain(*p.s, p.db, 0, {.kind = OptionKind::value, .value = 3}).code,
            ReasonCode::legal);
}

}  // namespace
}  // namespace upkeep
