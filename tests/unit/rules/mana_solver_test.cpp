// The payer against a brute force on random small boards; its preferences; and that its work stays
// small on large boards.
#include <gtest/gtest.h>

#include <chrono>
#include <cstring>
#include <iterator>

#include "rounds.h"
#include "rules/mana_solver_board.h"

using namespace payer_test;

namespace {

bool find(const std::string& pool, const Board& b, const std::string& cost, Payment& out,
          const PayHints& hints = {}, int x = 0, int life = 20) {
  Pool p = pool_of(pool);
  ManaCost c = cost_of(cost);
  bool found = find_payment(p.data(), b.sources.data(), b.size(), c, x, life, hints, out);
  EXPECT_EQ(found, can_pay(p.data(), b.sources.data(), b.size(), c, x, life));
  if (found) {
    EXPECT_EQ(wrong_with(out, p, b.sources, c, x, std::max(life, 0)), "");
  }
  return found;
}

// The sources used, sorted, as "0 2 5".
std::string used(const std::string& pool, const Board& b, const std::string& cost,
                 const PayHints& hints = {}, int x = 0) {
  Payment out;
  if (!find(pool, b, cost, out, hints, x)) return "no";
  std::set<int> all;
  for (int u = 0; u < out.source_count; u++) all.insert(out.uses[u].source_index);
  std::string text;
  for (int i : all) text += (text.empty() ? "" : " ") + std::to_string(i);
  return text;
}

enum BoardKind { kOneMana, kMultiMana, kFilters };

ManaCost random_cost(Rng& r, int size, bool special) {
  ManaCost c;
  for (int i = 0; i < size; i++) {
    int roll = r.below(10);
    if (roll < 4) {
      c.generic++;
    } else if (roll < 8 || !special || c.hybrid_count == 8) {
      c.pips[r.one_in(8) ? int(kC) : r.below(5)]++;
    } else {
      u8 h = u8(1 << r.below(5));
      if (r.one_in(3))
        h |= kHybridTwo;
      else if (r.one_in(2))
        h |= kHybridPhyrexian;
      else
        h |= u8(1 << r.below(kManaKinds));
      if (r.one_in(6)) h |= u8(1 << r.below(kManaKinds));
      c.hybrid[c.hybrid_count++] = h;
    }
  }
  return c;
}

ManaSource random_source(Rng& r, BoardKind kind) {
  static const u8 pains[] = {0, 0, 0, 1, 1, 2, 2, 3, 5};
  ManaSource s;
  s.pain = pains[r.below(int(std::size(pains)))];
  s.mask = u8(1 << r.below(kManaKinds));
  if (r.one_in(2)) s.mask |= u8(1 << r.below(kManaKinds));
  if (r.one_in(6)) s.mask = 0x1F;
  if (kind == kOneMana) return s;
  if (r.one_in(3)) s.amount = u8(r.below(4));
  if (r.one_in(4)) {
    s.fixed_output = true;
    for (int i = r.below(3); i >= 0; i--) s.fixed[r.below(kManaKinds)]++;
  }
  if (kind == kFilters && r.one_in(2)) {
    s.cost = random_cost(r, 1 + r.below(2), true);
    if (!s.fixed_output && s.amount) s.amount = u8(1 + r.below(3));
  }
  return s;
}

std::vector<ManaSource> random_sources(Rng& r, BoardKind kind, int n) {
  std::vector<ManaSource> out;
  for (int i = 0; i < n; i++) {
    ManaSource s = random_source(r, kind);
    s.id = u16(i);
    s.group = u16(i && kind != kOneMana && r.one_in(3) ? out.back().group : i);
    out.push_back(s);
  }
  return out;
}

void compare(BoardKind kind, u64 seed, int boards, int most) {
  Rng r{seed};
  int payable = 0;
  for (int t = 0; t < boards; t++) {
    std::vector<ManaSource> sources = random_sources(r, kind, r.below(most + 1));
    Pool pool{};
    for (int i = r.below(3); i > 0; i--) pool[std::size_t(r.below(kManaKinds))]++;
    ManaCost cost = random_cost(r, r.below(6), true);
    int x = 0;
    if (r.one_in(4)) {
      cost.x = u8(1 + r.one_in(4));
      if (r.one_in(2)) cost.x_color = u8(1 << r.below(5) | 1 << r.below(5));
      x = r.below(4);
    }
    int life = r.below(5), n = int(sources.size());
    PayHints hints;
    for (u8& w : hints.keep_weight) w = u8(r.below(3));
    Brute brute(sources, cost, x, life);
    brute.visit(pool, 0);
    Payment out;
    ASSERT_EQ(can_pay(pool.data(), sources.data(), n, cost, x, life), brute.payable)
        << "board " << t;
    ASSERT_EQ(find_payment(pool.data(), sources.data(), n, cost, x, life, hints, out),
              brute.payable)
        << "board " << t;
    if (!brute.payable) continue;
    payable++;
    ASSERT_EQ(wrong_with(out, pool, sources, cost, x, life), "") << "board " << t;
    ASSERT_EQ(out.life, brute.life) << "board " << t;
    int worst = 0, pain = 0;
    for (int u = 0; u < out.source_count; u++) {
      worst = std::max<int>(worst, sources[out.uses[u].source_index].pain);
      pain += sources[out.uses[u].source_index].pain;
    }
    ASSERT_EQ(worst, brute.worst) << "board " << t;
    bool twos = false;
    for (int h = 0; h < cost.hybrid_count; h++) twos = twos || (cost.hybrid[h] & kHybridTwo);
    if (kind == kOneMana && !twos) {
      ASSERT_EQ(pain, brute.pain) << "board " << t;
    }
    // Deterministic, and nothing in it depends on what the answer held before.
    Payment again;
    std::memset(static_cast<void*>(&again), 0xEE, sizeof again);
    find_payment(pool.data(), sources.data(), n, cost, x, life, hints, again);
    ASSERT_EQ(again.source_count, out.source_count);
    for (int u = 0; u < out.source_count; u++) {
      ASSERT_EQ(std::memcmp(&again.uses[u], &out.uses[u], sizeof(Payment::Use)), 0);
    }
    ASSERT_EQ(std::memcmp(again.spent, out.spent, sizeof out.spent), 0);
    if (cost.x) {
      int most_x = max_x(pool.data(), sources.data(), n, cost, life);
      ASSERT_GE(most_x, x);
      ASSERT_TRUE(can_pay(pool.data(), sources.data(), n, cost, most_x, life));
      ASSERT_FALSE(can_pay(pool.data(), sources.data(), n, cost, most_x + 1, life));
    }
  }
  // Both answers must really occur.
  EXPECT_GT(payable, boards / 10);
  EXPECT_LT(payable, boards * 9 / 10);
}

}  // namespace

TEST(Payer, AgreesWithBruteForceOnOneManaSources) { compare(kOneMana, 1, rounds(1500, 6000), 6); }
TEST(Payer, AgreesWithBruteForceOnSourcesOfSeveralMana) {
  compare(kMultiMana, 2, rounds(1500, 5000), 6);
}
TEST(Payer, AgreesWithBruteForceOnSourcesThatCostMana) {
  compare(kFilters, 3, rounds(1500, 4000), 5);
}

TEST(Payer, NothingCostsNothing) {
  EXPECT_EQ(used("", Board(), ""), "");
  EXPECT_EQ(used("", Board(), "1"), "no");
  EXPECT_EQ(used("R", Board(), "R"), "");
  EXPECT_EQ(used("", Board().add("R", 0, 0), "1"), "no");
}

TEST(Payer, KeepsTheDualLandForTheColourOnlyItMakes) {
  EXPECT_EQ(used("", Board().add("WU").add("W"), "WU"), "0 1");
  EXPECT_EQ(used("", Board().add("WU").add("W").add("G"), "1"), "1");
  EXPECT_EQ(used("", Board().add("WU").add("W"), "W"), "1");
  EXPECT_EQ(used("", Board().add("WU").add("U").add("UB"), "WUB"), "0 1 2");
  EXPECT_EQ(used("", Board().add("WU").add("WU").add("G"), "WWG"), "0 1 2");
  EXPECT_EQ(used("", Board().add("WU").add("WU").add("G"), "WWW"), "no");
}

TEST(Payer, ColourlessPipsWantColourlessMana) {
  EXPECT_EQ(used("", Board().add("W").add("U"), "C"), "no");
  EXPECT_EQ(used("", Board().add("W").add("C"), "1C"), "0 1");
  EXPECT_EQ(used("C", Board().add("W"), "1C"), "0");
}

TEST(Payer, PoolFirstThenLeastPain) {
  EXPECT_EQ(used("G", Board().add("G"), "1"), "");
  EXPECT_EQ(used("GG", Board().add("G").add("W"), "2W"), "1");
  // Land before creature before life before sacrifice.
  Board b;
  b.add("G", 5).add("G", 3).add("G", 2).add("G", 1).add("G", 0);
  EXPECT_EQ(used("", b, "G"), "4");
  EXPECT_EQ(used("", b, "1G"), "3 4");
  EXPECT_EQ(used("", b, "2G"), "2 3 4");
  EXPECT_EQ(used("", b, "GGGG"), "1 2 3 4");
}

TEST(Payer, EqualSourcesAreUsedFromTheFront) {
  EXPECT_EQ(used("", Board().add("G").add("G").add("G").add("G"), "1G"), "0 1");
}

TEST(Payer, KeepsTheColoursWantedAfterwards) {
  PayHints red;
  red.keep_weight[kR] = 3;
  PayHints white;
  white.keep_weight[kW] = 3;
  Board b;
  b.add("R").add("W");
  EXPECT_EQ(used("", b, "1", red), "1");
  EXPECT_EQ(used("", b, "1", white), "0");
  Payment out;
  ASSERT_TRUE(find("RWC", Board(), "1", out, red));
  EXPECT_EQ(out.spent[kC], 1);
  ASSERT_TRUE(find("RW", Board(), "1", out, red));
  EXPECT_EQ(out.spent[kW], 1);
  ASSERT_TRUE(find("RW", Board(), "(R/W)", out, white));
  EXPECT_EQ(out.spent[kR], 1);
}

TEST(Payer, SourcesOfTwoManaAreUsedWhereTheyWasteNothing) {
  Board b;
  b.add("C", 0, 2).add("U").add("U").add("U");
  EXPECT_EQ(used("", b, "1"), "1");
  EXPECT_EQ(used("", b, "2"), "0");
  EXPECT_EQ(used("", b, "2U"), "0 1");
  EXPECT_EQ(used("", b, "5"), "0 1 2 3");
  // Surplus stays in the pool.
  Payment out;
  ASSERT_TRUE(find("", Board().add("C", 0, 2), "1", out));
  EXPECT_EQ(out.spent[kC], 1);
  EXPECT_EQ(out.source_count, 1);
}

TEST(Payer, NeverSacrificesToSpareMilderSources) {
  EXPECT_EQ(used("", Board().add("WUBRG", 5, 3).add("G", 2).add("G", 2).add("G", 2), "3"), "1 2 3");
}

TEST(Payer, ManaOfOneColourIsOneColour) {
  EXPECT_EQ(used("", Board().add("WUBRG", 5, 3), "WU"), "no");
  EXPECT_EQ(used("", Board().add("WUBRG", 5, 3).add("WUBRG", 5, 3), "WWU"), "0 1");
  EXPECT_EQ(used("", Board().add("WUBRG", 5, 3), "1GG"), "0");
}

TEST(Payer, AbilitiesOfOnePermanentExcludeOneAnother) {
  Board pain_land;
  pain_land.add("C", 1).add("WU", 3).joined();
  EXPECT_EQ(used("", pain_land, "1"), "0");
  EXPECT_EQ(used("", pain_land, "U"), "1");
  EXPECT_EQ(used("", pain_land, "1U"), "no");
}

TEST(Payer, FilterLandsAreFedFirst) {
  Board b;
  b.add("G").fixed("WU", 1).costing("1");
  Payment out;
  ASSERT_TRUE(find("", b, "WU", out));
  ASSERT_EQ(out.source_count, 2);
  EXPECT_EQ(out.uses[0].source_index, 0);
  EXPECT_EQ(out.uses[1].source_index, 1);
  EXPECT_EQ(out.uses[1].spent[kG], 1);
  EXPECT_EQ(used("", b, "G"), "0");
  // Two filters cannot start each other.
  EXPECT_EQ(used("", Board().fixed("WU").costing("1").fixed("BR").costing("1"), "1"), "no");
  // A chain: forest, {G} to two blue, {U} to black and red.
  Board chain;
  chain.fixed("BR").costing("U").add("U", 0, 2).costing("G").add("G");
  EXPECT_EQ(used("", chain, "UBR"), "0 1 2");
  EXPECT_EQ(used("", chain, "GBR"), "no");
  EXPECT_EQ(used("", chain, "UUB"), "no");
}

TEST(Payer, HybridLands) {
  // {T}: add {C}, or {W/U}, {T}: add {W}{W}, {W}{U} or {U}{U}.
  Board b;
  b.add("W").add("C", 1);
  for (const char* output : {"WW", "WU", "UU"}) b.fixed(output, 1).costing("(W/U)").joined();
  EXPECT_EQ(used("", b, "UU"), "0 4");
  EXPECT_EQ(used("", b, "WU"), "0 3");
  EXPECT_EQ(used("", b, "1W"), "0 1");
  EXPECT_EQ(used("", b, "WUU"), "no");
}

TEST(Payer, HybridAndPhyrexianSymbols) {
  Payment out;
  ASSERT_TRUE(find("", Board().add("U").add("W"), "(W/U)(W/U)", out));
  EXPECT_NE(out.hybrid_choice[0], out.hybrid_choice[1]);
  EXPECT_EQ(used("", Board().add("G").add("G").add("G"), "(2/W)"), "0 1");
  EXPECT_EQ(used("", Board().add("G").add("G").add("W"), "(2/W)"), "2");
  EXPECT_EQ(used("", Board().add("G").add("G").add("WUBRG", 3), "(2/W)"), "0 1");
  // Life only where mana does not do.
  ASSERT_TRUE(find("", Board().add("G").add("W", 5), "1(W/P)", out));
  EXPECT_EQ(out.life, 0);
  ASSERT_TRUE(find("", Board().add("G").add("B"), "1(W/P)(B/P)", out));
  EXPECT_EQ(out.life, 2);
  EXPECT_EQ(out.hybrid_choice[0], kHybridPhyrexian);
  EXPECT_EQ(out.hybrid_choice[1], kB);
  EXPECT_FALSE(find("", Board().add("G"), "(W/P)(W/P)", out, {}, 0, 3));
  EXPECT_TRUE(find("", Board().add("G"), "(W/P)(W/P)", out, {}, 0, 4));
  EXPECT_TRUE(find("", Board().add("G"), "G", out, {}, 0, -5));
}

TEST(Payer, GreatestX) {
  Board b;
  b.add("R").add("R").add("B").add("B").add("B").add("C", 0, 2);
  Pool none{};
  auto most = [&](const std::string& cost, u8 x_color) {
    ManaCost c = cost_of(cost);
    c.x_color = x_color;
    return max_x(none.data(), b.sources.data(), b.size(), c, 0);
  };
  EXPECT_EQ(most("XR", 0), 6);
  EXPECT_EQ(most("XXR", 0), 3);
  EXPECT_EQ(most("X1B", mask_of("B")), 2);
  EXPECT_EQ(most("X1B", mask_of("BR")), 4);
  EXPECT_EQ(most("1R", 0), 0);
  EXPECT_EQ(most("XG", 0), -1);
  EXPECT_EQ(used("", b, "X1B", {}, 5), "0 1 2 3 4 5");
  EXPECT_EQ(used("", b, "X1B", {}, 1000000), "no");
}

TEST(Payer, ManySources) {
  Board b;
  for (int i = 0; i < 300; i++) b.add("WUBRG").sources.back().group = u16(i);
  EXPECT_NE(used("", b, "XWUBRG", {}, 100), "no");
  Pool none{};
  EXPECT_EQ(max_x(none.data(), b.sources.data(), b.size(), cost_of("XG"), 0), kMaxManaSources - 1);
}

// Too large for the brute force, but every payment found can be played, and it is found exactly if
// the cost can be paid.
TEST(Payer, PaymentsOnLargeBoardsCanBePlayed) {
  Rng r{5};
  int payable = 0;
  for (int t = 0; t < 600; t++) {
    int n = 15 + r.below(26);
    std::vector<ManaSource> sources = random_sources(r, BoardKind(t % 3), n);
    u8 scarce = u8(1 << r.below(5) | 1 << r.below(5) | 1 << r.below(5));
    for (ManaSource& s : sources)
      if (!s.fixed_output) s.mask &= u8(~scarce);
    Pool pool{};
    pool[std::size_t(r.below(kManaKinds))]++;
    ManaCost cost = random_cost(r, 3 + r.below(6), t % 2 == 0);
    Payment out;
    bool found = find_payment(pool.data(), sources.data(), n, cost, 0, 4, PayHints{}, out);
    ASSERT_EQ(found, can_pay(pool.data(), sources.data(), n, cost, 0, 4)) << "board " << t;
    if (!found) continue;
    payable++;
    ASSERT_EQ(wrong_with(out, pool, sources, cost, 0, 4), "") << "board " << t;
  }
  EXPECT_GT(payable, 100);
  EXPECT_LT(payable, 590);
}

// Large boards must not cost out of proportion: the time of a question about a large board is
// measured in units of the same question about a typical one, on the same machine at the same time.
TEST(Times, OfPayingOnLargeBoards) {
  auto time_of = [](auto&& work, int rounds) {
    long long best = -1;
    for (int attempt = 0; attempt < 5; attempt++) {
      auto start = std::chrono::steady_clock::now();
      for (int i = 0; i < rounds; i++) work();
      long long t = (std::chrono::steady_clock::now() - start).count() / rounds;
      best = best < 0 ? t : std::min(best, t);
    }
    return std::max(best, 1LL);
  };
  Pool none{};
  Board typical;
  typical.add("W").add("W").add("U").add("WU").add("C").add("U").add("W").add("UB");
  ManaCost typical_cost = cost_of("2WU");
  int yes = 0;
  long long unit = time_of(
      [&] {
        yes += can_pay(none.data(), typical.sources.data(), typical.size(), typical_cost, 0, 20);
      },
      20000);
  RecordProperty("typical_ns", std::to_string(unit));
  // Random boards of 40 sources with alternatives and own costs, and random large costs.
  Rng r{99};
  long long worst_can = 0, worst_find = 0;
  for (int t = 0; t < 300; t++) {
    std::vector<ManaSource> sources = random_sources(r, BoardKind(t % 3), 40);
    ManaCost cost = random_cost(r, 4 + r.below(12), t % 2 == 0);
    // Scarce kinds make the questions hard.
    u8 scarce = u8(1 << r.below(5) | 1 << r.below(5));
    for (ManaSource& s : sources)
      if (!s.fixed_output && (s.mask & ~scarce)) s.mask &= u8(~scarce);
    Payment out;
    PayHints hints;
    worst_can =
        std::max(worst_can,
                 time_of([&] { yes += can_pay(none.data(), sources.data(), 40, cost, 0, 4); }, 2));
    worst_find = std::max(
        worst_find,
        time_of(
            [&] { yes += find_payment(none.data(), sources.data(), 40, cost, 0, 4, hints, out); },
            1));
  }
  RecordProperty("worst_can_ns", std::to_string(worst_can));
  RecordProperty("worst_find_ns", std::to_string(worst_find));
  std::printf("typical %lld ns, worst can_pay %lld ns, worst find_payment %lld ns (%d)\n", unit,
              worst_can, worst_find, yes);
  EXPECT_LT(worst_can, unit * 100000);
  EXPECT_LT(worst_find, unit * 100000);
}
