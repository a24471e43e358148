// Memory of states under the sanitizers. Their allocator takes every block of this size from the
// system and gives it back, page by page, which took most of the time of the tests. Here the memory
// of a state that is gone waits for another one; meanwhile nobody may touch it.
#include "state.h"

#if defined(UPKEEP_SANITIZED)
#include <deque>
#include <new>

// Their runtime's; not every compiler comes with the header.
extern "C" void __asan_poison_memory_region(const volatile void* at, std::size_t size);
extern "C" void __asan_unpoison_memory_region(const volatile void* at, std::size_t size);

namespace upkeep {
namespace {

// Memory is used again only after so many later states are gone, too: until then a use of a state
// that is gone is noticed.
constexpr std::size_t kResting = 8;

// Never destroyed: some states live until the program ends.
std::deque<void*>& resting() {
  static auto& list = *new std::deque<void*>;
  return list;
}

}  // namespace

void* State::operator new(std::size_t size) {
  std::deque<void*>& list = resting();
  if (size != sizeof(State) || list.size() < kResting) return ::operator new(size);
  void* const memory = list.front();
  list.pop_front();
  __asan_unpoison_memory_region(memory, size);
  return memory;
}

void State::operator delete(void* memory) {
  if (!memory) return;
  __asan_poison_memory_region(memory, sizeof(State));
  resting().push_back(memory);
}

}  // namespace upkeep
#endif
