// An index that need not be there, kept as 1 more than it, so that zeros hold none.
#pragma once

namespace upkeep {

template <class Int>
class MaybeIndex {
 public:
  constexpr MaybeIndex() = default;
  constexpr explicit MaybeIndex(int index) : one_more_(Int(index + 1)) {}
  // As it is kept: where it shares its place with something else.
  static constexpr MaybeIndex of_raw(Int raw) { return MaybeIndex(raw - 1); }
  constexpr Int raw() const { return one_more_; }

  constexpr explicit operator bool() const { return one_more_ != 0; }
  constexpr int operator*() const { return one_more_ - 1; }
  constexpr bool operator==(const MaybeIndex&) const = default;

 private:
  Int one_more_;
};

}  // namespace upkeep
