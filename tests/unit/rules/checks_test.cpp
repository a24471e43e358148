// What the note "Why not now?" lists: every check agrees with explain(), the next chance comes when
// it says, and each is said in four languages.
#include "checks.h"

#include <gtest/gtest.h>

#include <set>

#include "cards/load.h"
#include "position.h"
#include "random_duel.h"
#include "text/phrases.h"

namespace upkeep {
namespace {

u16 slot_of(const Position& p, const char* name) {
  for (u16 i = 1; i < p.s->object_count; ++i)
    if (p.db.card(p.s->objects[i].card).name == name) return i;
  return 0;
}

Checks of(const Position& p, OptionKind kind, const char* name, u8 player = 0) {
  const Ref object = ref_of(*p.s, slot_of(p, name));
  const CardDef& def = p.db.card(p.s->objects[object.slot].card);
  Option o{.kind = kind, .object = object};
  for (int i = 0; kind == OptionKind::activate && i < def.ability_count && !o.b; ++i)
    if (p.db.abilities[std::size_t(def.first_ability + i)].kind == AbilityKind::activated)
      o.b = u16(def.first_ability + i);
  return checks_of(*p.s, p.db, player, o);
}

std::string told(const Checks& c) {
  std::string out;
  for (int i = 0; i < c.n; ++i)
    out += std::string(i ? " " : "") + check_label(c.at[i].kind, Lang::en) + ":" +
           reason_name(c.at[i].reason.code);
  return out;
}

// Everything that a player could try with a card in hand or a permanent.
template <class Fn>
void each_attempt(const State& s, const CardDb& db, u8 player, Fn fn) {
  for (u16 i = 1; i < s.object_count; ++i) {
    const Object& o = s.objects[i];
    const Ref ref = ref_of(s, i);
    const CardDef& def = db.card(o.card);
    if (o.zone == Zone::hand && o.owner == player)
      fn(Option{.kind = def.types & kLand ? OptionKind::play_land : OptionKind::cast,
                .object = ref});
    if (o.zone != Zone::battlefield && o.zone != Zone::hand) continue;
    for (int k = 0; k < def.ability_count; ++k) {
      const u16 id = u16(def.first_ability + k);
      const Ability& a = db.abilities[id];
      if (a.kind == AbilityKind::activated && !(a.flags & kAManaAbility))
        fn(Option{.kind = OptionKind::activate, .a = u8(k), .b = id, .object = ref});
    }
  }
}

class ChecksOf : public ::testing::TestWithParam<Era> {};

TEST_P(ChecksOf, AgreeWithTheReasonAndKeepWhatTheyPromise) {
  const CardDb& db = standard_cards();
  auto state = std::make_unique<State>();
  auto options = std::make_unique<Option[]>(kMaxOptions);
  u64 rng = 77 + u64(GetParam());
  struct Promise {
    Option attempt;
    Checks checks;
    u16 turn;
    u8 player;
  };
  int compared = 0, kept = 0;
  for (int game = 0; game < 20; ++game) {
    upkeep::Setup setup;
    setup.era = GetParam();
    setup.rules = preset(GetParam());
    setup.seed = next(rng);
    setup.decks[0] = any_deck(db, rng);
    setup.decks[1] = any_deck(db, rng);
    State& s = *state;
    start_duel(s, db, setup, nullptr);
    std::vector<Promise> promises;
    for (int i = 0; i < 700 && !s.over; ++i) {
      const Decision& d = s.decision;
      const int n = legal(s, db, options.get());
      if (d.kind == DecisionKind::act && is_act_window(d.prompt)) {
        each_attempt(s, db, d.player, [&](const Option& o) {
          const Checks c = checks_of(s, db, d.player, o);
          const Reason r = explain(s, db, d.player, o);
          if (!c.n) {
            EXPECT_NE(r.code, ReasonCode::legal) << "game " << game << " decision " << i;
            return;
          }
          ReasonCode first = ReasonCode::legal;
          for (int k = c.n; k-- > 0;)
            if (c.at[k].reason.code != ReasonCode::legal) first = c.at[k].reason.code;
          EXPECT_EQ(reason_name(first), std::string(reason_name(r.code)))
              << db.card(s.objects[o.object.slot].card).name << ": " << told(c);
          ++compared;
          if (d.prompt == Prompt::priority && c.turn != ChanceTurn::unknown &&
              c.step != Step::none && promises.size() < 40)
            promises.push_back({o, c, s.turn, d.player});
        });
        if (d.prompt == Prompt::priority && s.stack_count == 0)
          for (std::size_t k = promises.size(); k-- > 0;) {
            const Promise& p = promises[k];
            const bool turn = p.checks.turn == ChanceTurn::this_turn
                                  ? s.turn == p.turn
                                  : p.checks.turn == ChanceTurn::own_next && s.turn > p.turn &&
                                        s.active == p.player;
            if (!turn || d.player != p.player || s.step != p.checks.step) {
              if (s.turn > p.turn + 4) promises.erase(promises.begin() + std::ptrdiff_t(k));
              continue;
            }
            const Checks now = checks_of(s, db, p.player, p.attempt);
            // It may have left meanwhile, or have been used.
            if (now.n && s.players[p.player].lands_played == 0) {
              EXPECT_EQ(reason_name(now.at[0].reason.code), std::string("legal"))
                  << db.card(s.objects[p.attempt.object.slot].card).name << ": " << told(now);
              ++kept;
            }
            promises.erase(promises.begin() + std::ptrdiff_t(k));
          }
      }
      apply(s, db, options[int(next(rng) % u64(n))], nullptr);
    }
  }
  EXPECT_GT(compared, 20000);
  EXPECT_GT(kept, 100);
}
INSTANTIATE_TEST_SUITE_P(Eras, ChecksOf,
                         ::testing::Values(Era::fifth, Era::sixth, Era::m10, Era::foundations),
                         [](const auto& i) { return std::string(era_name(i.param)); });

TEST(Checks, ListWhatHoldsAndWhatDoesNot) {
  Position p("A.play Plains x4\nA.hand Wrath of God, Shock\nB.hand Shock\n", Era::foundations);
  EXPECT_EQ(told(of(p, OptionKind::cast, "Wrath of God")), "Timing:legal Mana:legal Targets:legal");
  EXPECT_EQ(told(of(p, OptionKind::cast, "Shock")),
            "Timing:legal Mana:not_enough_color Targets:legal");
  Position q("A.play Plains x3\nA.play Mountain\nA.hand Shock\nA.hand Wrath of God\n",
             Era::foundations);
  ASSERT_TRUE(q.play(OptionKind::cast, "Shock"));
  ASSERT_TRUE(q.play(OptionKind::player, nullptr, 1));
  if (q.s->decision.prompt == Prompt::pay_mana) {
    ASSERT_TRUE(q.play(OptionKind::pay));
  }
  const Checks c = of(q, OptionKind::cast, "Wrath of God");
  EXPECT_EQ(told(c), "Timing:sorcery_timing Mana:not_enough_mana Targets:legal");
  EXPECT_FALSE(c.targeted);
  const Speech speech{q.db, Lang::en, Vocabulary::modern, 0, {"Ana", "Rui"}};
  EXPECT_EQ(check_text(speech, c, 0, "Wrath of God", false),
            "Only during your main phase while the stack is empty. It has 1 spell or ability. Now: "
            "step 4, "
            "First main phase.");
  EXPECT_EQ(check_text(speech, c, 2, "Wrath of God", false), "No target needed.");
  EXPECT_EQ(next_chance_text(speech, c, false),
            "Next chance: step 4, First main phase, once the stack is empty.");
}

TEST(Checks, TheNextChanceIsInATurnThatTheCardAllows) {
  Position p("A.play Forest x2\nA.hand Forest, Grizzly Bears\n", Era::foundations);
  ASSERT_TRUE(p.play(OptionKind::play_land, "Forest"));
  Position land("A.play Forest\nA.hand Forest x2\n", Era::foundations);
  ASSERT_TRUE(land.play(OptionKind::play_land, "Forest"));
  u16 rest = 0;
  for (u16 i = 1; i < land.s->object_count; ++i)
    if (land.s->objects[i].zone == Zone::hand && land.s->objects[i].owner == 0) rest = i;
  ASSERT_NE(rest, 0);
  const Checks c = checks_of(*land.s, land.db, 0,
                             {.kind = OptionKind::play_land, .object = ref_of(*land.s, rest)});
  EXPECT_EQ(told(c), "Timing:legal Permission:land_already_played");
  EXPECT_EQ(c.turn, ChanceTurn::own_next);
  EXPECT_EQ(c.step, Step::main1);
  // What was summoned this turn may tap in the next one.
  Position sick("A.play Forest\nA.play Prodigal Sorcerer (sick)\n", Era::foundations);
  const Checks tap = of(sick, OptionKind::activate, "Prodigal Sorcerer");
  EXPECT_EQ(told(tap), "Timing:legal Cost:summoning_sick Targets:legal");
  EXPECT_EQ(tap.turn, ChanceTurn::own_next);
  EXPECT_EQ(tap.step, Step::none);
}

TEST(Checks, NothingIsListedForAnotherQuestion) {
  Position p("A.play Forest x2\nA.hand Grizzly Bears\nB.hand Grizzly Bears\n", Era::foundations);
  EXPECT_EQ(of(p, OptionKind::cast, "Grizzly Bears", 1).n, 0) << "another player decides";
  EXPECT_EQ(checks_of(*p.s, p.db, 0, {.kind = OptionKind::cast, .object = {9999, 0}}).n, 0);
  EXPECT_EQ(checks_of(*p.s, p.db, 0, {.kind = OptionKind::pass}).n, 0);
}

TEST(Checks, AreSaidInFourLanguages) {
  const CardDb& db = standard_cards();
  Checks c;
  c.n = 1;
  c.now = Step::blockers;
  c.cost.exists = true;
  c.cost.generic = 2;
  for (const bool six : {false, true})
    for (int kind = int(CheckKind::timing); kind < int(CheckKind::count); ++kind)
      for (const ReasonCode code : {ReasonCode::legal, ReasonCode::sorcery_timing}) {
        std::set<std::string> said;
        for (int l = 0; l < kLangs; ++l) {
          const Speech speech{
              db, Lang(l), six ? Vocabulary::classic1997 : Vocabulary::modern, 0, {}};
          c.at[0] = {CheckKind(kind), {code, 0, 0, {}}};
          EXPECT_FALSE(check_label(CheckKind(kind), Lang(l)).empty());
          const std::string text = check_text(speech, c, 0, "Bears", six);
          EXPECT_EQ(text.back(), '.') << text;
          EXPECT_EQ(text.find_first_of("[]%|<>~"), std::string::npos) << text;
          said.insert(text);
        }
        EXPECT_EQ(said.size(), std::size_t(kLangs)) << *said.begin();
      }
  for (const ChanceTurn turn : {ChanceTurn::this_turn, ChanceTurn::own_next, ChanceTurn::other_next,
                                ChanceTurn::any_next}) {
    std::set<std::string> said;
    for (int l = 0; l < kLangs; ++l) {
      c.turn = turn;
      c.step = Step::main2;
      c.empty = turn == ChanceTurn::this_turn;
      said.insert(next_chance_text({db, Lang(l), Vocabulary::modern, 0, {}}, c, false));
    }
    EXPECT_EQ(said.size(), std::size_t(kLangs));
  }
  c.turn = ChanceTurn::unknown;
  EXPECT_EQ(next_chance_text({db, Lang::en, Vocabulary::modern, 0, {}}, c, false), "");
}

// Every moment in which a player may act is explained, by a rule, in four languages.
TEST(Checks, ThePresentMomentIsExplained) {
  const CardDb& db = standard_cards();
  for (const Vocabulary words :
       {Vocabulary::classic1997, Vocabulary::classic, Vocabulary::modern2009, Vocabulary::modern})
    for (int step = int(Step::upkeep); step <= int(Step::cleanup); ++step)
      for (int window = -1; window < 4; ++window)
        for (const bool own : {false, true})
          for (const int more : {0, 1, 2, 3}) {
            std::set<std::string> said;
            for (int l = 0; l < kLangs; ++l) {
              const StepHint h = step_hint({db, Lang(l), words, 0, {}}, Step(step), window, own,
                                           (more & 1) != 0, (more & 2) != 0);
              EXPECT_FALSE(h.rule.empty());
              EXPECT_EQ(h.text.find_first_of("[]%|<>~"), std::string::npos) << h.text;
              EXPECT_EQ(h.text.back(), '.') << h.text;
              said.insert(h.text);
            }
            EXPECT_EQ(said.size(), std::size_t(kLangs)) << *said.begin();
          }
  const Speech speech{db, Lang::en, Vocabulary::modern, 0, {}};
  EXPECT_EQ(step_hint(speech, Step::blockers, -1, true, false, true).rule, "CR 509.1");
  EXPECT_EQ(step_hint(speech, Step::blockers, -1, true, true, true).rule, "CR 117.4");
  EXPECT_EQ(step_hint(speech, Step::attackers, -1, true, false, true).rule, "CR 508.1");
  EXPECT_EQ(step_hint(speech, Step::attackers, -1, true, false, false).rule, "CR 508.8");
}

}  // namespace
}  // namespace upkeep
