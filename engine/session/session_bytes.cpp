// "UK", version, fingerprint of the cards (8), parts, card files, setup, position, entropy,
// choices, checksum of all before it (4). Numbers are little-endian base-128. Choices are range
// coded with adaptive probabilities: most are a pass.
#include "cards/fingerprint.h"
#include "cards/sought.h"
#include "session/start.h"
#include "util/bytes.h"

namespace upkeep {

bool differs_from_era(const Setup& setup, Switch s) {
  return preset(setup.era)[s] != setup.rules[s];
}

bool has_value(Switch s, u8 value) { return value < switch_value_count(s); }

namespace {

constexpr u8 kFormatVersion = 3;
enum Part : u8 { kPartPosition = 1, kPartEntropy = 2, kPartCards = 4, kParts = 7 };

// What both directions of the range coder believe about the next bit.
class Model {
 public:
  static constexpr int kLengths = 17;

  Model() {
    for (auto& row : length_)
      for (Probability& p : row) p = kEven;
    for (auto& row : low_)
      for (Probability& p : row) p = kEven;
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

 private:
  Probability length_[8][kLengths];
  Probability low_[kLengths][64];
  u32 context_ = 0;
};

void put_setup(std::string& out, const Setup& setup, const CardDb& db) {
  out += char(setup.era);
  int changed = 0;
  for (int i = 0; i < int(Switch::count); ++i) changed += differs_from_era(setup, Switch(i));
  put_number(out, u64(changed));
  for (int i = 0; i < int(Switch::count); ++i)
    if (differs_from_era(setup, Switch(i))) {
      out += char(switch_number(Switch(i)));
      out += char(setup.rules[Switch(i)]);
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
      put_fixed(out, name_fingerprint(db.card(deck[i]).name), 4);
      put_number(out, n);
      i += n;
    }
  }
}

SessionError read_setup(ByteReader& in, const CardDb& db, Setup& setup) {
  constexpr SessionError bad = SessionError::bad_content;
  const u8 era = in.byte();
  if (era >= u8(Era::count)) return bad;
  setup.era = Era(era);
  setup.rules = preset(setup.era);
  const u64 changed = in.number(u64(Switch::count));
  for (u64 i = 0; i < changed; ++i) {
    const Switch s = switch_of_number(in.byte());
    const u8 value = in.byte();
    if (s == Switch::count || !has_value(s, value)) return bad;
    setup.rules.set(s, value);
  }
  setup.player_count = in.byte();
  setup.flags = in.byte();
  setup.first = in.byte();
  setup.seed = in.fixed(8);
  setup.life = i16(in.number(0x7FFF));
  if (setup.player_count < 2 || setup.player_count > kMaxPlayers ||
      setup.flags > (kSetupNoShuffle | kSetupAskStarter) || setup.life < 1)
    return bad;
  if (setup.first != kNoPlayer && setup.first >= setup.player_count) return bad;
  bool there = true;
  for (int p = 0; p < setup.player_count && in.ok(); ++p) {
    const u64 runs = in.number(kZoneCap);
    for (u64 i = 0; i < runs && in.ok(); ++i) {
      const u32 print = u32(in.fixed(4));
      const u16 card = find_by_fingerprint(db, print);
      const u64 n = in.number(kZoneCap);
      if (in.ok() && !card) {
        note_sought(print, 32);
        there = false;
        continue;
      }
      if (!in.ok() || n == 0 || setup.decks[p].size() + n > std::size_t(kZoneCap)) return bad;
      setup.decks[p].insert(setup.decks[p].end(), std::size_t(n), card);
    }
  }
  return !in.ok() ? bad : there ? SessionError::none : SessionError::other_cards;
}

}  // namespace

std::string encode_session(const Session& session, const CardDb& db, u64 fingerprint) {
  if (!fingerprint) fingerprint = session_fingerprint(session, db);
  u8 parts = 0;
  if (!session.position.empty()) parts |= kPartPosition;
  if (!session.entropy.empty()) parts |= kPartEntropy;
  std::unique_ptr<CardDb> more;
  if (!session.card_files.empty()) {
    parts |= kPartCards;
    std::vector<PositionIssue> issues;
    bool failed;
    more = with_card_files(db, session.card_files, issues, failed);
  }
  std::string out = "UK";
  out += char(kFormatVersion);
  put_fixed(out, fingerprint, 8);
  out += char(parts);
  if (parts & kPartCards) {
    put_number(out, session.card_files.size());
    for (const std::string& file : session.card_files) {
      put_number(out, file.size());
      out += file;
    }
  }
  put_setup(out, session.setup, more ? *more : db);
  if (parts & kPartPosition) {
    put_number(out, session.position.size());
    out += session.position;
  }
  if (parts & kPartEntropy) {
    put_number(out, session.entropy.size());
    u32 last = 0;
    for (const Entropy& e : session.entropy) {
      put_number(out, e.at - last);
      put_fixed(out, e.value, 8);
      last = e.at;
    }
  }
  put_number(out, session.choices.size());
  Model model;
  RangeEncoder encoder(out);
  for (u16 c : session.choices)
    model.code(c, [&](Probability& p, bool b) { return encoder.bit(p, b); });
  encoder.finish();
  put_fixed(out, checksum(out), 4);
  return out;
}

namespace {

bool read_files(ByteReader& in, std::vector<std::string>& files) {
  const u64 n = in.number(kMaxCardFiles);
  for (u64 i = 0; i < n && in.ok(); ++i) {
    const u64 size = in.number(kMaxCardFileBytes);
    if (!in.ok() || size > in.rest().size()) return false;
    files.emplace_back(in.rest().substr(0, std::size_t(size)));
    in.skip(std::size_t(size));
  }
  return in.ok();
}

bool read_parts(ByteReader& in, u8 parts, Session& session) {
  if (parts & kPartPosition) {
    const u64 size = in.number(kMaxPositionBytes);
    if (!in.ok() || !size || size > in.rest().size()) return false;
    session.position = std::string(in.rest().substr(0, std::size_t(size)));
    in.skip(std::size_t(size));
  }
  if (parts & kPartEntropy) {
    const u64 n = in.number(kMaxEntropy);
    u64 at = 0;
    for (u64 i = 0; i < n && in.ok(); ++i) {
      at += in.number(kMaxChoices);
      if (at > kMaxChoices) return false;
      session.entropy.push_back({u32(at), in.fixed(8)});
    }
  }
  return in.ok();
}

}  // namespace

SessionError decode_session(std::string_view bytes, const CardDb& db, Session& out) {
  out = Session{};
  if (bytes.size() > kMaxSessionBytes) return SessionError::too_large;
  if (bytes.size() < 3 || bytes.substr(0, 2) != "UK") return SessionError::no_session;
  const int version = u8(bytes[2]);
  if (version < kFormatVersion) return SessionError::older_version;
  if (version > kFormatVersion) return SessionError::newer_version;
  if (bytes.size() < 16) return SessionError::damaged;
  const std::string_view body = bytes.substr(0, bytes.size() - 4);
  if (ByteReader(bytes.substr(body.size())).fixed(4) != checksum(body))
    return SessionError::damaged;
  ByteReader in(body.substr(3));
  Session session;
  const u64 fingerprint = session.setup.cards = in.fixed(8);
  const u8 parts = in.byte();
  if (parts & ~kParts) return SessionError::bad_content;
  std::unique_ptr<CardDb> more;
  if (parts & kPartCards) {
    if (!read_files(in, session.card_files)) return SessionError::bad_content;
    std::vector<PositionIssue> issues;
    bool failed = false;
    more = with_card_files(db, session.card_files, issues, failed);
    if (failed) return SessionError::other_cards;
  }
  if (const SessionError bad = read_setup(in, more ? *more : db, session.setup);
      bad != SessionError::none)
    return bad;
  if (!read_parts(in, parts, session)) return SessionError::bad_content;
  const u64 count = in.number(kMaxChoices);
  if (!in.ok() || (!session.entropy.empty() && session.entropy.back().at > count))
    return SessionError::bad_content;
  Model model;
  RangeDecoder decoder(in.rest());
  for (u64 i = 0; i < count; ++i) {
    const u32 c = model.code(0, [&](Probability& p, bool b) { return decoder.bit(p, b); });
    if (c > 0xFFFF) return SessionError::bad_content;
    session.choices.push_back(u16(c));
  }
  if (session_fingerprint(session, db) != fingerprint) return SessionError::other_cards;
  out = std::move(session);
  return SessionError::none;
}

u64 session_fingerprint(const Session& session, const CardDb& db) {
  Origin origin;
  std::vector<PositionIssue> issues;
  return origin.make(session, db, issues) ? origin.fingerprint() : 0;
}

}  // namespace upkeep
