#include "session/game_record.h"

#include "util/base64url.h"
#include "util/bytes.h"

namespace upkeep {
namespace {

// "UPG", version, language, seats, per player name and deck name, length and bytes of the session,
// parts (a letter, a length, bytes; unknown letters are skipped), and a checksum (4) of all before
// it.
constexpr std::string_view kMagic = "UPG";
constexpr char kVersion = '3';

void put_text(std::string& out, const std::string& text) {
  const std::size_t n = text.size() < 255 ? text.size() : 255;
  out += char(n);
  out.append(text, 0, n);
}

bool get_text(ByteReader& in, std::string& text) {
  const std::size_t n = in.byte();
  const std::string_view rest = in.rest();
  if (!in.ok() || rest.size() < n) return false;
  text = std::string(rest.substr(0, n));
  in.skip(n);
  return true;
}

void put_part(std::string& out, char letter, const std::string& bytes) {
  out += letter;
  put_number(out, bytes.size());
  out += bytes;
}

void put_people(std::string& out, const std::vector<PersonChoice>& people) {
  put_number(out, people.size());
  u32 last = 0;
  for (const PersonChoice& p : people) {
    put_number(out, u64(p.before - last) << 1 | p.seat);
    last = p.before;
  }
}

bool get_people(ByteReader& in, std::size_t choices, std::vector<PersonChoice>& people) {
  const u64 count = in.number(kMaxChoices);
  u64 before = 0;
  for (u64 i = 0; i < count && in.ok(); ++i) {
    const u64 n = in.number(2 * kMaxChoices + 1);
    before += n >> 1;
    if (before > choices) return false;
    people.push_back({u32(before), u8(n & 1)});
  }
  return in.ok();
}

bool get_notes(ByteReader& in, std::vector<Note>& notes) {
  const u64 count = in.number(kMaxNotes);
  for (u64 i = 0; i < count && in.ok(); ++i) {
    Note n;
    n.at = u32(in.number(kMaxChoices));
    const u8 kind = in.byte();
    n.player = in.byte();
    n.turn = u16(in.number(0xFFFF));
    if (kind > u8(NoteKind::branched) || n.player > 1) return false;
    n.kind = NoteKind(kind);
    notes.push_back(n);
  }
  return in.ok();
}

bool read_session(std::string_view bytes, const CardDb& db, Session& out, std::string& error) {
  const SessionError bad = decode_session(bytes, db, out);
  if (bad == SessionError::none) return true;
  error = session_error_name(bad);
  return false;
}

bool read_part(char letter, std::string_view bytes, const CardDb& db, Record& out,
               std::string& error) {
  ByteReader in(bytes);
  switch (letter) {
    case 'P':
      return get_people(in, out.session.choices.size(), out.people);
    case 'N':
      return get_notes(in, out.notes);
    case 'B': {
      if (out.branches.size() >= kMaxBranches) return true;
      const std::size_t size = std::size_t(in.number(kMaxSessionBytes));
      if (!in.ok() || in.rest().size() < size) return false;
      Session session;
      if (!read_session(in.rest().substr(0, size), db, session, error)) return false;
      in.skip(size);
      Variation line{std::move(session.choices), std::move(session.entropy), {}};
      if (!get_people(in, line.choices.size(), line.people)) return false;
      out.branches.push_back(std::move(line));
      return true;
    }
    default:
      return true;
  }
}

// The session of a replay file: lines "word value".
bool session_of_text(std::string_view text, std::string& bytes) {
  constexpr std::string_view kWord = "session ";
  if (text.substr(0, kWord.size()) != kWord) return false;
  return from_base64url(text.substr(kWord.size(), text.find('\n') - kWord.size()), bytes);
}

}  // namespace

std::string encode_record(const Record& record, const CardDb& db, u64 fingerprint) {
  std::string out(kMagic);
  out += kVersion;
  out += char(record.lang);
  for (bool computer : record.computer) out += char(computer);
  for (int p = 0; p < 2; ++p) {
    put_text(out, record.names[p]);
    put_text(out, record.deck_names[p]);
  }
  const std::string session = encode_session(record.session, db, fingerprint);
  put_number(out, session.size());
  out += session;
  std::string part;
  put_people(part, record.people);
  put_part(out, 'P', part);
  if (!record.notes.empty()) {
    part.clear();
    put_number(part, record.notes.size());
    for (const Note& n : record.notes) {
      put_number(part, n.at);
      part += char(n.kind);
      part += char(n.player);
      put_number(part, n.turn);
    }
    put_part(out, 'N', part);
  }
  Session other = record.session;
  for (const Variation& line : record.branches) {
    other.choices = line.choices;
    other.entropy = line.entropy;
    const std::string bytes = encode_session(other, db, fingerprint);
    part.clear();
    put_number(part, bytes.size());
    part += bytes;
    put_people(part, line.people);
    put_part(out, 'B', part);
  }
  put_fixed(out, checksum(out), 4);
  return out;
}

bool decode_record(std::string_view bytes, const CardDb& db, Record& out, std::string& error) {
  out = Record{};
  out.names[0] = "A";
  out.names[1] = "B";
  std::string session_bytes;
  if (session_of_text(bytes, session_bytes))
    return read_session(session_bytes, db, out.session, error);
  if (bytes.substr(0, 8) == "session ") {
    error = session_error_name(SessionError::damaged);
    return false;
  }
  if (bytes.size() < 4 || bytes.substr(0, 3) != kMagic) {
    error = "no-record";
    return false;
  }
  if (bytes[3] != kVersion) {
    error = session_error_name(bytes[3] < kVersion ? SessionError::older_version
                                                   : SessionError::newer_version);
    return false;
  }
  if (bytes.size() > kMaxSessionBytes * 4) {
    error = session_error_name(SessionError::too_large);
    return false;
  }
  const std::size_t body = bytes.size() < 8 ? 0 : bytes.size() - 4;
  if (body == 0 || ByteReader(bytes.substr(body)).fixed(4) != checksum(bytes.substr(0, body))) {
    error = session_error_name(SessionError::damaged);
    return false;
  }
  bytes = bytes.substr(0, body);
  ByteReader in(bytes.substr(4));
  const u8 lang = in.byte(), a = in.byte(), b = in.byte();
  if (!in.ok() || lang >= kLangs || a > 1 || b > 1) {
    error = "bad-head";
    return false;
  }
  out.lang = Lang(lang);
  out.computer[0] = a != 0;
  out.computer[1] = b != 0;
  for (int p = 0; p < 2; ++p)
    if (!get_text(in, out.names[p]) || !get_text(in, out.deck_names[p])) {
      error = "bad-names";
      return false;
    }
  const std::size_t size = std::size_t(in.number(kMaxSessionBytes));
  if (!in.ok() || in.rest().size() < size) {
    error = session_error_name(SessionError::damaged);
    return false;
  }
  if (!read_session(in.rest().substr(0, size), db, out.session, error)) return false;
  in.skip(size);
  while (!in.rest().empty()) {
    const char letter = char(in.byte());
    const std::size_t length = std::size_t(in.number(kMaxSessionBytes * 2));
    if (!in.ok() || in.rest().size() < length ||
        !read_part(letter, in.rest().substr(0, length), db, out, error)) {
      if (error.empty()) error = session_error_name(SessionError::damaged);
      return false;
    }
    in.skip(length);
  }
  return true;
}

}  // namespace upkeep
