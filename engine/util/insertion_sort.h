// Sorting of short lists.
#pragma once
#include <iterator>
#include <utility>

namespace upkeep {

// Stable, in place. By insertion: as quick as any other where few things are sorted, or many that
// are nearly in order already, and a tenth of the code of std::sort and std::stable_sort, which a
// page has to fetch once for each kind of list.
template <typename It, typename Less>
void insertion_sort(It first, It last, Less less) {
  for (It i = first; i != last; ++i) {
    auto value = std::move(*i);
    It to = i;
    for (; to != first && less(value, *std::prev(to)); --to) *to = std::move(*std::prev(to));
    *to = std::move(value);
  }
}
template <typename It>
void insertion_sort(It first, It last) {
  insertion_sort(first, last, [](const auto& a, const auto& b) { return a < b; });
}

}  // namespace upkeep
