#include "session.h"

#include <memory>

namespace upkeep {

bool play_choice(State& s, const CardDb& db, u16 choice, EventSink* sink) {
  if (s.over) return false;
  if (choice >= kConcedeChoice) {
    const u8 player = u8(choice - kConcedeChoice);
    if (player >= s.player_count || !in_game(s, player)) return false;
    concede(s, db, player, sink);
    return true;
  }
  Option options[kMaxOptions];
  const int n = legal(s, db, options);
  if (choice >= n) return false;
  apply_unchecked(s, db, options[choice], sink);
  return true;
}

int choice_of(const State& s, const CardDb& db, const Option& option) {
  Option options[kMaxOptions];
  const int n = legal(s, db, options);
  for (int i = 0; i < n; ++i)
    if (options[i] == option) return i;
  return -1;
}

std::size_t replay(const Session& session, const CardDb& db, State& out, EventSink* sink,
                   std::size_t count) {
  start_duel(out, db, session.setup, sink);
  if (count > session.choices.size()) count = session.choices.size();
  for (std::size_t i = 0; i < count; ++i)
    if (!play_choice(out, db, session.choices[i], sink)) return i;
  return count;
}

void RevealWatch::on_event(const Event& e) {
  switch (e.type) {
    case EventType::draw:
    case EventType::shuffle:
    case EventType::coin:
    case EventType::mill:
    case EventType::reveal:
    case EventType::mulligan:
      revealed = true;
      break;
    case EventType::cast:
    case EventType::play_land:
    case EventType::discard:
      // Somebody else's card was hidden until now.
      if (e.player != seat_) revealed = true;
      break;
    case EventType::move:  // amount: where it came from
      if (Zone(e.amount) == Zone::library || Zone(e.amount) == Zone::hand) revealed = true;
      break;
    default:
      break;
  }
  if (next_) next_->on_event(e);
}

std::size_t undo_limit(const Session& session, const CardDb& db, u8 seat) {
  const auto state = std::make_unique<State>();
  RevealWatch watch(seat, nullptr);
  start_duel(*state, db, session.setup, &watch);
  std::size_t limit = 0;
  for (std::size_t i = 0; i < session.choices.size(); ++i) {
    const u64 chance = state->rng;
    watch.revealed = false;
    if (!play_choice(*state, db, session.choices[i], &watch)) break;
    if (watch.revealed || state->rng != chance) limit = i + 1;
  }
  return limit;
}

const char* session_error_name(SessionError e) {
  switch (e) {
    case SessionError::none:
      return "none";
    case SessionError::too_large:
      return "too large";
    case SessionError::no_session:
      return "not a saved game";
    case SessionError::other_version:
      return "made by another version";
    case SessionError::other_cards:
      return "made with other cards";
    case SessionError::damaged:
      return "damaged";
    case SessionError::bad_content:
      return "out of bounds";
    case SessionError::illegal_choice:
      return "a choice is not legal";
  }
  return "?";
}

// ------------------------------------------------------------------ bytes
// "UK", version, fingerprint of the cards (8), setup, choices, checksum of all before it (4).
// Numbers are little-endian base-128. Choices are range coded with adaptive probabilities: most are
// a pass.
namespace {

constexpr u8 kFormatVersion = 1;

u32 checksum(std::string_view bytes) {
  u32 h = 0x811C9DC5u;
  for (char c : bytes) h = (h ^ u8(c)) * 0x01000193u;
  return h ^ h >> 15;
}

void put_number(std::string& out, u64 n) {
  while (n >= 0x80) {
    out += char(n | 0x80);
    n >>= 7;
  }
  out += char(n);
}
void put_fixed(std::string& out, u64 n, int bytes) {
  for (int i = 0; i < bytes; ++i) out += char(n >> (8 * i));
}

class Reader {
 public:
  explicit Reader(std::string_view bytes) : bytes_(bytes) {}
  u8 byte() {
    if (at_ >= bytes_.size()) {
      ok_ = false;
      return 0;
    }
    return u8(bytes_[at_++]);
  }
  u64 fixed(int bytes) {
    u64 n = 0;
    for (int i = 0; i < bytes; ++i) n |= u64(byte()) << (8 * i);
    return n;
  }
  u64 number(u64 high) {
    u64 n = 0;
    for (int shift = 0; shift < 63; shift += 7) {
      const u8 b = byte();
      n |= u64(b & 0x7F) << shift;
      if (!(b & 0x80)) {
        if (n > high) ok_ = false;
        return ok_ ? n : 0;
      }
    }
    ok_ = false;
    return 0;
  }
  bool ok() const { return ok_; }
  std::string_view rest() const { return bytes_.substr(at_); }

 private:
  std::string_view bytes_;
  std::size_t at_ = 0;
  bool ok_ = true;
};

// What both directions of the range coder believe about the next bit.
class Model {
 public:
  using Probability = u16;
  static constexpr int kBits = 11;
  static constexpr int kLengths = 17;

  Model() {
    for (auto& row : length_)
      for (Probability& p : row) p = 1 << (kBits - 1);
    for (auto& row : low_)
      for (Probability& p : row) p = 1 << (kBits - 1);
  }
  // Codes value + 1 as the number of its bits and then the bits below the highest. `bit(p, b)`
  // codes one bit; the decoder ignores b and returns the bit read.
  template <class F>
  u32 code(u32 value, F&& bit) {
    const u32 v = value + 1;
    int n = 0;
    while (v >> (n + 1)) ++n;
    int length = 0;
    while (length < kLengths - 1 && bit(length_[context_][length], length < n)) ++length;
    u32 out = 1;
    u32 tree = 1;
    for (int i = length - 1; i >= 0; --i) {
      const bool b = bit(low_[length][tree & 63], (v >> i & 1) != 0);
      out = out << 1 | u32(b);
      tree = tree < 32 ? tree << 1 | u32(b) : 1;
    }
    const u32 result = out - 1;
    context_ = (context_ << 1 | (result != 0)) & 7;
    return result;
  }
  static void learn(Probability& p, bool b) {
    p = Probability(b ? p - (p >> 4) : p + (((1 << kBits) - p) >> 4));
  }

 private:
  Probability length_[8][kLengths];
  Probability low_[kLengths][64];
  u32 context_ = 0;
};

class Encoder {
 public:
  explicit Encoder(std::string& out) : out_(out) {}
  bool bit(Model::Probability& p, bool b) {
    const u32 bound = (range_ >> Model::kBits) * p;
    if (!b) {
      range_ = bound;
    } else {
      low_ += bound;
      range_ -= bound;
    }
    Model::learn(p, b);
    while (range_ < 1u << 24) {
      range_ <<= 8;
      shift();
    }
    return b;
  }
  void finish() {
    for (int i = 0; i < 5; ++i) shift();
    // Zeros at the end are read as such anyway.
    while (!out_.empty() && out_.size() > start_ && out_.back() == 0) out_.pop_back();
  }

 private:
  void shift() {
    if (low_ < 0xFF000000u || low_ >> 32) {
      const u8 carry = u8(low_ >> 32);
      if (!first_) out_ += char(cache_ + carry);
      first_ = false;
      for (; pending_; --pending_) out_ += char(0xFF + carry);
      cache_ = u8(low_ >> 24);
    } else {
      ++pending_;
    }
    low_ = (low_ & 0x00FFFFFFu) << 8;
  }
  std::string& out_;
  std::size_t start_ = out_.size();
  u64 low_ = 0;
  u32 range_ = 0xFFFFFFFFu;
  u8 cache_ = 0;
  u64 pending_ = 0;
  bool first_ = true;
};

class Decoder {
 public:
  explicit Decoder(std::string_view bytes) : bytes_(bytes) {
    for (int i = 0; i < 4; ++i) code_ = code_ << 8 | next();
  }
  bool bit(Model::Probability& p, bool) {
    const u32 bound = (range_ >> Model::kBits) * p;
    const bool b = code_ >= bound;
    if (b) {
      code_ -= bound;
      range_ -= bound;
    } else {
      range_ = bound;
    }
    Model::learn(p, b);
    while (range_ < 1u << 24) {
      range_ <<= 8;
      code_ = code_ << 8 | next();
    }
    return b;
  }

 private:
  u32 next() { return at_ < bytes_.size() ? u8(bytes_[at_++]) : 0u; }
  std::string_view bytes_;
  std::size_t at_ = 0;
  u32 range_ = 0xFFFFFFFFu;
  u32 code_ = 0;
};

void put_setup(std::string& out, const Setup& setup) {
  out += char(setup.era);
  const Rules base = preset(setup.era);
  const bool timing = base[Switch::timing] != setup.rules[Switch::timing];
  const auto told = [&](int i) {
    return base.value[i] != setup.rules.value[i] || (timing && follows_timing(Switch(i)));
  };
  int changed = 0;
  for (int i = 0; i < int(Switch::count); ++i) changed += told(i);
  put_number(out, u64(changed));
  for (int i = 0; i < int(Switch::count); ++i)
    if (told(i)) {
      out += char(i);
      out += char(setup.rules.value[i]);
    }
  out += char(setup.player_count);
  out += char(setup.flags);
  out += char(setup.first);
  put_fixed(out, setup.seed, 8);
  put_number(out, u64(u16(setup.life)));
  for (int p = 0; p < setup.player_count && p < kMaxPlayers; ++p) {
    const std::vector<u16>& deck = setup.decks[p];
    u64 runs = 0;
    for (std::size_t i = 0; i < deck.size(); ++i) runs += i == 0 || deck[i] != deck[i - 1];
    put_number(out, runs);
    for (std::size_t i = 0; i < deck.size();) {
      std::size_t n = 1;
      while (i + n < deck.size() && deck[i + n] == deck[i]) ++n;
      put_number(out, deck[i]);
      put_number(out, n);
      i += n;
    }
  }
}

bool value_known(int index, u8 value) {
  int values = 1;
  for (const char* p = switch_values(Switch(index)); *p; ++p) values += *p == ' ';
  return value < values;
}

bool read_setup(Reader& in, const CardDb& db, Setup& setup) {
  const u8 era = in.byte();
  if (era >= u8(Era::count)) return false;
  setup.era = Era(era);
  setup.rules = preset(setup.era);
  const u64 changed = in.number(u64(Switch::count));
  const Rules batch = preset(Era::fifth), stack = preset(Era::sixth);
  for (u64 i = 0; i < changed; ++i) {
    const u8 index = in.byte(), value = in.byte();
    if (index >= u8(Switch::count) || !value_known(index, value)) return false;
    setup.rules.value[index] = value;
    if (Switch(index) != Switch::timing) continue;
    for (int k = 0; k < int(Switch::count); ++k)
      if (follows_timing(Switch(k)))
        setup.rules.value[k] = value == rule::batch ? batch.value[k] : stack.value[k];
  }
  setup.player_count = in.byte();
  setup.flags = in.byte();
  setup.first = in.byte();
  setup.seed = in.fixed(8);
  setup.life = i16(in.number(0x7FFF));
  if (setup.player_count < 2 || setup.player_count > kMaxPlayers ||
      setup.flags > (kSetupNoShuffle | kSetupAskStarter) || setup.life < 1)
    return false;
  if (setup.first != kNoPlayer && setup.first >= setup.player_count) return false;
  for (int p = 0; p < setup.player_count && in.ok(); ++p) {
    const u64 runs = in.number(kZoneCap);
    for (u64 i = 0; i < runs && in.ok(); ++i) {
      const u64 card = in.number(0xFFFF);
      const u64 n = in.number(kZoneCap);
      if (card == 0 || card >= db.cards.size() || n == 0 || db.cards[std::size_t(card)].token ||
          setup.decks[p].size() + n > std::size_t(kZoneCap))
        return false;
      setup.decks[p].insert(setup.decks[p].end(), std::size_t(n), u16(card));
    }
  }
  return in.ok();
}

}  // namespace

std::string encode_session(const Session& session, const CardDb& db) {
  std::string out = "UK";
  out += char(kFormatVersion);
  put_fixed(out, session.setup.cards ? session.setup.cards : db.fingerprint, 8);
  put_setup(out, session.setup);
  put_number(out, session.choices.size());
  Model model;
  Encoder encoder(out);
  for (u16 c : session.choices)
    model.code(c, [&](Model::Probability& p, bool b) { return encoder.bit(p, b); });
  encoder.finish();
  put_fixed(out, checksum(out), 4);
  return out;
}

SessionError decode_session(std::string_view bytes, const CardDb& db, Session& out) {
  out = Session{};
  if (bytes.size() > kMaxSessionBytes) return SessionError::too_large;
  if (bytes.size() < 3 || bytes.substr(0, 2) != "UK") return SessionError::no_session;
  if (u8(bytes[2]) != kFormatVersion) return SessionError::other_version;
  if (bytes.size() < 16) return SessionError::damaged;
  const std::string_view body = bytes.substr(0, bytes.size() - 4);
  if (Reader(bytes.substr(body.size())).fixed(4) != checksum(body)) return SessionError::damaged;
  Reader in(body.substr(3));
  Session session;
  session.setup.cards = in.fixed(8);
  if (!db.knows(session.setup.cards)) return SessionError::other_cards;
  if (!read_setup(in, db, session.setup)) return SessionError::bad_content;
  const u64 count = in.number(kMaxChoices);
  if (!in.ok()) return SessionError::bad_content;
  Model model;
  Decoder decoder(in.rest());
  for (u64 i = 0; i < count; ++i) {
    const u32 c = model.code(0, [&](Model::Probability& p, bool b) { return decoder.bit(p, b); });
    if (c > 0xFFFF) return SessionError::bad_content;
    session.choices.push_back(u16(c));
  }
  out = std::move(session);
  return SessionError::none;
}

// ------------------------------------------------------------------ base64url
namespace {
constexpr char kDigits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
}

std::string to_base64url(std::string_view bytes) {
  std::string out;
  u32 bits = 0;
  int n = 0;
  for (char c : bytes) {
    bits = bits << 8 | u8(c);
    for (n += 8; n >= 6; n -= 6) out += kDigits[bits >> (n - 6) & 63];
  }
  if (n) out += kDigits[bits << (6 - n) & 63];
  return out;
}

bool from_base64url(std::string_view text, std::string& out) {
  out.clear();
  if (text.size() > kMaxSessionBytes * 2) return false;
  u32 bits = 0;
  int n = 0;
  for (char c : text) {
    int digit = -1;
    for (int i = 0; i < 64 && digit < 0; ++i)
      if (kDigits[i] == c) digit = i;
    if (digit < 0) return false;
    bits = bits << 6 | u32(digit);
    n += 6;
    if (n >= 8) {
      n -= 8;
      out += char(bits >> n);
    }
  }
  return true;
}

}  // namespace upkeep
