// A set of flags of one kind. Flags of different kinds can be neither mixed nor compared, though
// they have the same bits. It is as large as the underlying type of its flags.
#pragma once
#include <type_traits>

namespace upkeep {

template <class Flag>
class Flags {
 public:
  using Bits = std::underlying_type_t<Flag>;

  constexpr Flags() = default;
  constexpr Flags(Flag flag) : bits_(Bits(flag)) {}
  static constexpr Flags of_bits(Bits bits) {
    Flags out;
    out.bits_ = bits;
    return out;
  }

  constexpr Bits bits() const { return bits_; }
  constexpr explicit operator bool() const { return bits_ != 0; }
  constexpr Flags without(Flags other) const { return of_bits(Bits(bits_ & ~other.bits_)); }

  friend constexpr Flags operator&(Flags a, Flags b) { return of_bits(Bits(a.bits_ & b.bits_)); }
  friend constexpr Flags operator|(Flags a, Flags b) { return of_bits(Bits(a.bits_ | b.bits_)); }
  friend constexpr bool operator==(Flags a, Flags b) { return a.bits_ == b.bits_; }
  constexpr Flags& operator|=(Flags other) { return *this = *this | other; }

 private:
  Bits bits_ = 0;
};

}  // namespace upkeep
