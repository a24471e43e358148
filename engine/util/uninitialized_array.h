// Arrays on the stack that are not cleared first, for the hot path: most of it stays unused.
#pragma once
#include <type_traits>

namespace upkeep {

template <class T, int N>
class UninitializedArray {
 public:
  T& operator[](int i) { return data()[i]; }
  const T& operator[](int i) const { return data()[i]; }
  T* data() { return reinterpret_cast<T*>(raw_); }
  const T* data() const { return reinterpret_cast<const T*>(raw_); }

 private:
  static_assert(std::is_trivially_copyable_v<T>);
  alignas(T) unsigned char raw_[sizeof(T) * N];
};

}  // namespace upkeep
