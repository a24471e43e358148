#include "state_bytes.h"

#include <cstring>

#include "state_sound.h"

namespace upkeep {
namespace {

constexpr u8 kMagic[8] = {'U', 'P', 'S', 'N', 'A', 'P', '0', '3'};

// The layout is the compiler's: two programs agree only if these do.
constexpr u32 kSizes = [] {
  u32 h = sizeof(Header);
#define UPKEEP_X(array, count, capacity) h = h * 31 + u32(sizeof(State::array));
  UPKEEP_STATE_ARRAYS(UPKEEP_X)
  UPKEEP_STATE_CHARACTERISTICS(UPKEEP_X)
  UPKEEP_STATE_RARE(UPKEEP_X)
#undef UPKEEP_X
#define UPKEEP_X(name) h = h * 31 + u32(sizeof(State::name));
  UPKEEP_STATE_SINGLES(UPKEEP_X)
  UPKEEP_STATE_CACHE(UPKEEP_X)
#undef UPKEEP_X
  return h;
}();

struct Writer {
  std::vector<u8> out;
  template <class T>
  void array(const T* p, int n) {
    if (n <= 0) return;
    const std::size_t at = out.size(), bytes = sizeof(T) * std::size_t(n);
    out.resize(at + bytes);
    std::memcpy(out.data() + at, p, bytes);
  }
  void list(const ZoneList& l) {
    array(&l.count, 1);
    array(l.at, l.count);
  }
};

struct Reader {
  const u8* p;
  const u8* end;
  bool ok = true;
  template <class T>
  void array(T* to, int n, int cap) {
    if (!ok || n < 0 || n > cap || std::size_t(end - p) < sizeof(T) * std::size_t(n)) {
      ok = false;
      return;
    }
    if (n) std::memcpy(static_cast<void*>(to), p, sizeof(T) * std::size_t(n));
    p += sizeof(T) * std::size_t(n);
  }
  void list(ZoneList& l) {
    array(&l.count, 1, 1);
    array(l.at, l.count, kZoneCap);
  }
};

// Calls part(from, n, capacity) for all of a state behind its header, list(zone) for its zones.
template <class S, class Part, class List>
void each_part(S& s, Part&& part, List&& list) {
#define UPKEEP_X(array, count, capacity) part(s.array, s.count, capacity);
  UPKEEP_STATE_ARRAYS(UPKEEP_X)
  UPKEEP_STATE_CHARACTERISTICS(UPKEEP_X)
  UPKEEP_STATE_RARE(UPKEEP_X)
#undef UPKEEP_X
  for (int p = 0; p < s.player_count && p < kMaxPlayers; ++p) {
#define UPKEEP_X(zone, is_in, or_in) list(s.zone[p]);
    UPKEEP_STATE_ZONES(UPKEEP_X)
#undef UPKEEP_X
  }
#define UPKEEP_X(name) part(&s.name, 1, 1);
  UPKEEP_STATE_SINGLES(UPKEEP_X)
  UPKEEP_STATE_CACHE(UPKEEP_X)
#undef UPKEEP_X
}

}  // namespace

std::vector<u8> encode_state(const State& s, const CardDb& db) {
  Writer w;
  w.array(kMagic, 8);
  w.array(&kSizes, 1);
  w.array(&db.contents, 1);
  w.array(static_cast<const Header*>(&s), 1);
  each_part(
      s, [&](const auto* at, int n, int) { w.array(at, n); },
      [&](const ZoneList& l) { w.list(l); });
  return std::move(w.out);
}

bool decode_state(const u8* data, std::size_t size, const CardDb& db, State& s) {
  Reader r{data, data + size};
  u8 magic[8] = {};
  u32 sizes = 0;
  r.array(magic, 8, 8);
  r.array(&sizes, 1, 1);
  u64 cards = 0;
  r.array(&cards, 1, 1);
  if (!r.ok || cards != db.contents || std::memcmp(magic, kMagic, 8) != 0 || sizes != kSizes)
    return false;
  r.array(static_cast<Header*>(&s), 1, 1);
  if (!r.ok || s.player_count < 1 || s.player_count > kMaxPlayers) return false;
  each_part(
      s, [&](auto* at, int n, int cap) { r.array(at, n, cap); }, [&](ZoneList& l) { r.list(l); });
  return r.ok && r.p == r.end && unsound(s, db).empty();
}

}  // namespace upkeep
