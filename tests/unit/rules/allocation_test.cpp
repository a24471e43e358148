// A decision costs no memory from the heap: legal(), apply(), copies and hashes work in the state
// and in buffers that the caller owns. Whoever searches plays millions of them.
#include <gtest/gtest.h>

#include <cstdlib>
#include <memory>
#include <new>
#include <string>

#include "decks/load.h"
#include "duel.h"
#include "random_duel.h"

namespace {
long allocations = 0;
}

// Of the whole test program. Sanitizers bring operators of their own, and tell of every use of
// them.
#if defined(UPKEEP_SANITIZED)
// Their runtime's; not every compiler comes with the header.
extern "C" int __sanitizer_install_malloc_and_free_hooks(void (*)(const volatile void*,
                                                                  std::size_t),
                                                         void (*)(const volatile void*));
namespace {
const int hooked = __sanitizer_install_malloc_and_free_hooks(
    [](const volatile void*, std::size_t) { ++allocations; }, [](const volatile void*) {});
}
#else
void* operator new(std::size_t size) {
  ++allocations;
  if (void* p = std::malloc(size ? size : 1)) return p;
  std::abort();
}
void operator delete(void* p) noexcept { std::free(p); }
void operator delete(void* p, std::size_t) noexcept { std::free(p); }
#endif

namespace upkeep {
namespace {

TEST(Allocations, AreCounted) {
  const long before = allocations;
  ::operator delete(::operator new(1));
  EXPECT_EQ(allocations, before + 1);
}

class Allocation : public ::testing::TestWithParam<Era> {};

TEST_P(Allocation, NoDecisionTakesMemory) {
  const CardDb& db = standard_cards();
  const auto& decks = standard_decks();
  auto state = std::make_unique<State>();
  auto copy = std::make_unique<State>();
  auto options = std::make_unique<Option[]>(kMaxOptions);
  u64 rng = 97;
  int decisions = 0;
  for (std::size_t a = 0; a < decks.size(); ++a) {
    const u64 seed =
        start_random_duel(*state, db, GetParam(), decks[a], decks[(a + 1) % decks.size()], rng);
    for (int i = 0; i < 200 && !state->over; ++i, ++decisions) {
      const int n = legal(*state, db, options.get());
      ASSERT_GT(n, 0);
      const Option option = options[next(rng) % u64(n)];
      const long before = allocations;
      legal(*state, db, options.get());
      copy_state(*copy, *state);
      determinize(*copy, db, state->decision.player, seed);
      explain(*state, db, state->decision.player, option);
      ASSERT_TRUE(apply(*state, db, option, nullptr));
      hash_state(*state);
      ASSERT_EQ(allocations, before) << decks[a].name[0] << ", seed " << seed << ", decision " << i;
    }
  }
  EXPECT_GT(decisions, 2000);
}

INSTANTIATE_TEST_SUITE_P(Eras, Allocation,
                         ::testing::Values(Era::fifth, Era::sixth, Era::m10, Era::foundations),
                         [](const auto& param) { return std::string(era_name(param.param)); });

}  // namespace
}  // namespace upkeep
