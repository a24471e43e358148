#include "session.h"

#include <cstring>

namespace upkeep {
namespace {

constexpr char kMagic[4] = {'U', 'P', 'K', '1'};
constexpr std::size_t kMaxSize = 1 << 20;
constexpr std::size_t kMaxChoices = 200000;

u32 checksum(const u8* p, std::size_t n) {
  u32 h = 2166136261u;  // FNV-1a
  for (std::size_t i = 0; i < n; ++i) h = (h ^ p[i]) * 16777619u;
  return h;
}

void put(std::vector<u8>& out, u64 v) {
  while (v >= 0x80) {
    out.push_back(u8(v | 0x80));
    v >>= 7;
  }
  out.push_back(u8(v));
}

void put_fixed(std::vector<u8>& out, u64 v, int bytes) {
  for (int i = 0; i < bytes; ++i) out.push_back(u8(v >> (8 * i)));
}

struct Reader {
  const u8* p;
  const u8* end;
  bool ok = true;
  u64 v(u64 limit) {
    u64 value = 0;
    for (int shift = 0; shift < 63; shift += 7) {
      if (p == end) break;
      const u8 b = *p++;
      value |= u64(b & 0x7F) << shift;
      if (!(b & 0x80)) {
        if (value > limit) ok = false;
        return ok ? value : 0;
      }
    }
    ok = false;
    return 0;
  }
  u64 fixed(int bytes) {
    if (end - p < bytes) {
      ok = false;
      return 0;
    }
    u64 value = 0;
    for (int i = 0; i < bytes; ++i) value |= u64(*p++) << (8 * i);
    return value;
  }
};

// Notices what must not be un-known by going back.
class RevealWatch final : public EventSink {
 public:
  explicit RevealWatch(EventSink* next) : next_(next) {}
  void on_event(const Event& e) override {
    switch (e.type) {
      case EventType::draw:
      case EventType::reveal:
      case EventType::shuffle:
      case EventType::coin:
      case EventType::mill: revealed = true; break;
      default: break;
    }
    if (next_) next_->on_event(e);
  }
  bool revealed = false;

 private:
  EventSink* next_;
};

}  // namespace

void Session::start(const Setup& setup, EventSink* sink) {
  setup_ = setup;
  choices_.clear();
  undo_limit_ = 0;
  start_duel(state_, *db_, setup_, sink);
}

bool Session::act(int index, EventSink* sink) {
  Option options[kMaxOptions];
  const int n = legal(state_, *db_, options);
  if (index < 0 || index >= n) return false;
  const u8 before = state_.decision.player;
  const Why why = state_.decision.why;
  RevealWatch watch(sink);
  apply_unchecked(state_, *db_, options[index], &watch);
  choices_.push_back(u16(index));
  // A look at hidden cards (search, scry) reveals them to whoever is asked.
  const bool looks = state_.decision.ask != Ask::none &&
                     (state_.decision.why == Why::search || state_.decision.why == Why::look || state_.decision.why == Why::scry);
  // Handing the decision to the other player reveals the choice to them, except passes nobody could use.
  const bool handed = state_.decision.player != before && why != Why::priority;
  if (watch.revealed || looks || handed) undo_limit_ = choices_.size();
  return true;
}

bool Session::concede(u8 player, EventSink* sink) {
  if (state_.over || player >= state_.player_count || state_.players[player].lost) return false;
  upkeep::concede(state_, *db_, player, sink);
  choices_.push_back(u16(kConcedeChoice + player));
  undo_limit_ = choices_.size();
  return true;
}

void Session::replay(const Session& other, EventSink* sink) {
  const std::vector<u16> list = other.choices_;
  start(other.setup_, sink);
  for (u16 choice : list) take(choice, sink);
}

bool Session::take(u16 choice, EventSink* sink) {
  return choice >= kConcedeChoice ? concede(u8(choice - kConcedeChoice), sink) : act(choice, sink);
}

bool Session::rewind(std::size_t n, EventSink* sink) {
  if (n > choices_.size()) return false;
  std::vector<u16> kept(choices_.begin(), choices_.begin() + std::ptrdiff_t(n));
  const Setup setup = setup_;
  start(setup, sink);
  for (u16 choice : kept) take(choice, sink);
  return true;
}

std::vector<u8> Session::encode() const {
  std::vector<u8> out(kMagic, kMagic + 4);
  put(out, u64(setup_.era));
  const Rules base = preset(setup_.era);
  int differing = 0;
  for (int i = 0; i < int(Switch::count); ++i) differing += setup_.rules.value[i] != base.value[i];
  put(out, u64(differing));
  for (int i = 0; i < int(Switch::count); ++i)
    if (setup_.rules.value[i] != base.value[i]) {
      put(out, u64(i));
      put(out, setup_.rules.value[i]);
    }
  put(out, setup_.player_count);
  put(out, setup_.flags);
  put(out, setup_.first == kNoPlayer ? 0 : setup_.first + 1u);
  put(out, u64(setup_.life));
  put_fixed(out, setup_.seed, 8);
  put_fixed(out, db_->fingerprint, 8);
  for (int p = 0; p < setup_.player_count; ++p) {
    const std::vector<u16>& deck = setup_.decks[p];
    std::size_t runs = 0;
    for (std::size_t i = 0; i < deck.size(); ++i) runs += i == 0 || deck[i] != deck[i - 1];
    put(out, runs);
    for (std::size_t i = 0; i < deck.size();) {
      std::size_t j = i;
      while (j < deck.size() && deck[j] == deck[i]) ++j;
      put(out, deck[i]);
      put(out, j - i);
      i = j;
    }
  }
  put(out, choices_.size());
  for (u16 c : choices_) put(out, c);
  put_fixed(out, hash_state(state_), 8);
  put_fixed(out, checksum(out.data(), out.size()), 4);
  return out;
}

bool Session::decode(const u8* data, std::size_t size, std::string& error) {
  if (size < 8 || size > kMaxSize) {
    error = "not a saved duel: its size is wrong";
    return false;
  }
  if (std::memcmp(data, kMagic, 4) != 0) {
    error = "not a saved duel, or one of a later format";
    return false;
  }
  Reader tail{data + size - 4, data + size};
  if (u32(tail.fixed(4)) != checksum(data, size - 4)) {
    error = "the record is damaged: its checksum does not fit";
    return false;
  }
  Reader r{data + 4, data + size - 4};
  Setup setup;
  setup.era = Era(r.v(u64(Era::count) - 1));
  if (!r.ok || !era_supported(setup.era)) {
    error = "the record names a rules era that this version does not play";
    return false;
  }
  setup.rules = preset(setup.era);
  for (u64 n = r.v(u64(Switch::count)); n > 0 && r.ok; --n) {
    const u64 which = r.v(u64(Switch::count) - 1);
    setup.rules.value[which] = u8(r.v(15));
  }
  setup.player_count = u8(r.v(kMaxPlayers));
  if (setup.player_count < 2) r.ok = false;
  setup.flags = u8(r.v(255));
  const u64 first = r.v(kMaxPlayers);
  setup.first = first == 0 ? kNoPlayer : u8(first - 1);
  setup.life = i16(r.v(30000));
  setup.seed = r.fixed(8);
  const u64 fingerprint = r.fixed(8);
  for (int p = 0; p < setup.player_count && r.ok; ++p)
    for (u64 runs = r.v(kZoneCap); runs > 0 && r.ok; --runs) {
      const u64 card = r.v(db_->cards.empty() ? 0 : db_->cards.size() - 1);
      const u64 count = r.v(kZoneCap);
      if (card == 0 || setup.decks[p].size() + count > kZoneCap) {
        r.ok = false;
        break;
      }
      setup.decks[p].insert(setup.decks[p].end(), std::size_t(count), u16(card));
    }
  const u64 count = r.v(kMaxChoices);
  if (!r.ok || count > size) {
    error = "the record is damaged: its contents make no sense";
    return false;
  }
  Session replay(*db_);
  replay.start(setup, nullptr);
  for (u64 i = 0; i < count; ++i) {
    const u64 choice = r.v(0xFFFF);
    if (!r.ok || !replay.take(u16(choice), nullptr)) {
      error = fingerprint == db_->fingerprint ? "the record is damaged: choice " + std::to_string(i + 1) + " is not legal"
                                              : "the record was made with other cards or rules and cannot be replayed";
      return false;
    }
  }
  const u64 hash = r.fixed(8);
  if (!r.ok || r.p != r.end || hash != hash_state(replay.state_)) {
    error = fingerprint == db_->fingerprint ? "the record is damaged: it does not come to the recorded position"
                                            : "the record was made with other cards or rules and comes to another position";
    return false;
  }
  setup_ = replay.setup_;
  choices_ = replay.choices_;
  undo_limit_ = replay.undo_limit_;
  copy_state(state_, replay.state_);
  return true;
}

}  // namespace upkeep
