// Whatever is offered has the reason "legal", and whatever is not offered has another one: over
// random play of all decks, with every attempt that could be made with any card in sight.
#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <set>
#include <vector>

#include "cards/load.h"
#include "decks/load.h"
#include "duel.h"
#include "position.h"
#include "random_duel.h"
#include "rounds.h"

namespace upkeep {
namespace {

// Everything somebody could think of doing at priority.
std::vector<Option> attempts(const State& s, const CardDb& db) {
  std::vector<Option> out;
  out.push_back({.kind = OptionKind::pass});
  out.push_back({.kind = OptionKind::done});
  out.push_back({.kind = OptionKind::yes});
  for (u16 slot = 1; slot < s.object_count; ++slot) {
    const Object& o = s.objects[slot];
    if (o.zone == Zone::none || o.zone == Zone::library) continue;
    const Ref r = ref_of(s, slot);
    const CardDef& def = db.card(o.card);
    out.push_back({.kind = OptionKind::play_land, .object = r});
    out.push_back({.kind = OptionKind::special, .object = r});
    for (int how = 0; how <= def.cast_option_count + 1; ++how)
      out.push_back({.kind = OptionKind::cast, .a = u8(how), .object = r});
    std::vector<u16> ids;
    for (int i = 0; i < def.ability_count; ++i) ids.push_back(u16(def.first_ability + i));
    for (int k = 0; k < 5; ++k) ids.push_back(db.basic_mana_ability(k));
    if (const Derived* d = derived_of(s, r))
      for (int i = 0; i < d->granted_count; ++i) ids.push_back(d->granted[i]);
    for (std::size_t i = 0; i < ids.size(); ++i) {
      out.push_back({.kind = OptionKind::activate, .a = u8(i), .b = ids[i], .object = r});
      for (u8 kind = 0; kind <= kManaKinds; ++kind)
        out.push_back({.kind = OptionKind::mana, .a = kind, .b = ids[i], .object = r});
    }
  }
  return out;
}

bool same(const Option& a, const Option& b) {
  // Where an activated ability stands in the text is not part of the attempt.
  return a.kind == b.kind && a.object == b.object && a.b == b.b &&
         (a.kind == OptionKind::activate || a.a == b.a) && a.value == b.value && a.other == b.other;
}

class Explain : public ::testing::TestWithParam<Era> {};

TEST_P(Explain, AgreesWithTheOptions) {
  const CardDb& db = standard_cards();
  const auto& decks = standard_decks();
  const auto state = std::make_unique<State>();
  const auto options = std::make_unique<Option[]>(kMaxOptions);
  u64 rng = 20250107;
  std::set<ReasonCode> seen;
  const std::size_t duels = decks.size() * std::size_t(rounds(1, 3));
  for (std::size_t g = 0; g < duels; ++g) {
    State& s = *state;
    const u64 seed = start_random_duel(s, db, GetParam(), decks[g % decks.size()],
                                       decks[(g * 7 + 1) % decks.size()], rng);
    for (int decision = 0; !s.over && decision < 1500; ++decision) {
      const int n = legal(s, db, options.get());
      ASSERT_GT(n, 0);
      const u8 player = s.decision.player;
      for (int i = 0; i < n; ++i)
        ASSERT_EQ(explain(s, db, player, options[std::size_t(i)]).code, ReasonCode::legal)
            << "offered but not legal: kind " << int(options[std::size_t(i)].kind) << " why "
            << int(s.decision.prompt) << " seed " << seed << " decision " << decision;
      ASSERT_EQ(explain(s, db, u8(1 - player), options[0]).code, ReasonCode::not_your_decision);
      if (s.decision.prompt == Prompt::priority && decision % 5 == 0) {
        const u64 hash = hash_state(s);
        for (const Option& o : attempts(s, db)) {
          const bool offered = std::any_of(options.get(), options.get() + n,
                                           [&](const Option& x) { return same(x, o); });
          const Reason r = explain(s, db, player, o);
          seen.insert(r.code);
          ASSERT_NE(r.code, ReasonCode::none);
          ASSERT_EQ(offered, r.code == ReasonCode::legal)
              << reason_name(r.code) << ": kind " << int(o.kind) << " "
              << db.card(s.objects[o.object.slot].card).name << " a " << int(o.a) << " b " << o.b
              << " seed " << seed << " decision " << decision;
        }
        ASSERT_EQ(hash_state(s), hash);
      }
      apply_unchecked(s, db, options[std::size_t(next(rng) % u64(n))], nullptr);
    }
  }
  // The reasons that ordinary play must meet.
  for (ReasonCode code :
       {ReasonCode::legal, ReasonCode::not_in_hand, ReasonCode::sorcery_timing,
        ReasonCode::not_your_turn, ReasonCode::land_already_played, ReasonCode::not_enough_mana,
        ReasonCode::no_target, ReasonCode::summoning_sick, ReasonCode::already_tapped,
        ReasonCode::not_yours})
    EXPECT_TRUE(seen.count(code)) << reason_name(code);
}

// Taking an announcement back leaves no trace, whatever had been chosen and tapped by then.
TEST_P(Explain, TakingBackRestoresTheDuel) {
  const CardDb& db = standard_cards();
  const auto& decks = standard_decks();
  const auto state = std::make_unique<State>();
  const auto before = std::make_unique<State>();
  const auto options = std::make_unique<Option[]>(kMaxOptions);
  u64 rng = 77;
  int taken_back = 0;
  for (std::size_t g = 0; g < decks.size() * 2; ++g) {
    State& s = *state;
    const u64 seed = start_random_duel(s, db, GetParam(), decks[g % decks.size()],
                                       decks[(g * 5 + 2) % decks.size()], rng);
    bool announcing = false;
    for (int decision = 0; !s.over && decision < 1500; ++decision) {
      const int n = legal(s, db, options.get());
      ASSERT_GT(n, 0);
      int pick = int(next(rng) % u64(n));
      const bool paying = s.decision.prompt == Prompt::pay_mana;
      if (paying && next(rng) % 2)
        for (int i = 0; i < n; ++i)
          if (options[std::size_t(i)].kind == OptionKind::back) pick = i;
      const Option o = options[std::size_t(pick)];
      if (s.decision.prompt == Prompt::priority) {
        announcing = o.kind == OptionKind::cast || o.kind == OptionKind::activate ||
                     o.kind == OptionKind::special;
        if (announcing) copy_state(*before, s);
      }
      apply_unchecked(s, db, o, nullptr);
      if (paying && o.kind == OptionKind::back) {
        ASSERT_TRUE(announcing);
        ASSERT_EQ(s.decision.prompt, Prompt::priority);
        ASSERT_EQ(hash_state(s), hash_state(*before))
            << "seed " << seed << " decision " << decision;
        ++taken_back;
      }
    }
  }
  EXPECT_GT(taken_back, 50);
}

// Who asks why a creature stays at home is told what keeps it there.
TEST(Reasons, WhatForbidsToFightIsNamed) {
  Position t(
      "A.play Grizzly Bears, Hill Giant\nB.play Pacifism (on Grizzly Bears)\nstart A main1\n",
      Era::foundations);
  ASSERT_TRUE(t.until(Prompt::attackers));
  const State& s = *t.s;
  Ref bears, pacifism;
  for (int i = 0; i < s.battlefield_count; ++i) {
    const std::string& name = t.db.card(s.objects[s.battlefield[i]].card).name;
    if (name == "Grizzly Bears") bears = ref_of(s, s.battlefield[i]);
    if (name == "Pacifism") pacifism = ref_of(s, s.battlefield[i]);
  }
  const Reason r = explain(s, t.db, 0, {.kind = OptionKind::attack, .a = 1, .object = bears});
  EXPECT_EQ(r.code, ReasonCode::effect_forbids);
  EXPECT_EQ(r.object, pacifism);
}

// A spell that has done its work is nowhere any more: what it left behind forbids, and nobody is
// named.
TEST(Reasons, WhatIsGoneIsNotNamed) {
  Position t("A.play Grizzly Bears, Hill Giant, Island\nA.hand Fixture No Attack\nstart A main1\n",
             Era::foundations);
  ASSERT_TRUE(t.play(OptionKind::cast, "Fixture No Attack"));
  ASSERT_TRUE(t.play(OptionKind::object, "Grizzly Bears"));
  ASSERT_TRUE(t.play(OptionKind::pay));
  ASSERT_TRUE(t.until(Prompt::attackers));
  const State& s = *t.s;
  for (int i = 0; i < s.battlefield_count; ++i) {
    if (t.db.card(s.objects[s.battlefield[i]].card).name != "Grizzly Bears") continue;
    const Option attack = {
        .kind = OptionKind::attack, .a = 1, .object = ref_of(s, s.battlefield[i])};
    EXPECT_EQ(explain(s, t.db, 0, attack).code, ReasonCode::cant_attack);
    return;
  }
  FAIL() << "no bears";
}

// While something is paid a source that is of no use says what keeps it.
TEST(Reasons, ATappedSourceIsTapped) {
  for (const Era era : {Era::fifth, Era::foundations}) {
    SCOPED_TRACE(era_name(era));
    Position t("A.play Mountain, Llanowar Elves (tapped)\nA.hand Lightning Bolt\nstart A main1\n",
               era);
    ASSERT_TRUE(t.play(OptionKind::cast, "Lightning Bolt"));
    ASSERT_TRUE(t.play(OptionKind::player, nullptr, 1));
    const State& s = *t.s;
    ASSERT_EQ(s.decision.prompt, Prompt::pay_mana);
    bool asked = false;
    for (int i = 0; i < s.battlefield_count; ++i) {
      const CardDef& def = t.db.card(s.objects[s.battlefield[i]].card);
      if (def.name != "Llanowar Elves") continue;
      const Option tap = {.kind = OptionKind::mana,
                          .a = u8(kManaKinds),
                          .b = def.first_ability,
                          .object = ref_of(s, s.battlefield[i])};
      EXPECT_EQ(explain(s, t.db, 0, tap).code, ReasonCode::already_tapped);
      asked = true;
    }
    EXPECT_TRUE(asked);
  }
}

INSTANTIATE_TEST_SUITE_P(Eras, Explain, ::testing::Values(Era::sixth, Era::m10, Era::foundations),
                         [](const auto& param) { return std::string(era_name(param.param)); });

}  // namespace
}  // namespace upkeep
