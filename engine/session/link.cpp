#include "session/link.h"

#include <algorithm>
#include <memory>

#include "cards/fingerprint.h"
#include "cards/sought.h"
#include "decks/load.h"
#include "session/choice_model.h"
#include "session/range_coder.h"
#include "session/start.h"
#include "util/base64url.h"

namespace upkeep {

using link::ChoiceModel;
using link::Coder;
using link::TextModel;

const char* link_kind_name(LinkKind kind) {
  constexpr const char* kNames[] = {"duel", "position", "replay", "deck", "challenge"};
  return kind < LinkKind::count ? kNames[int(kind)] : "?";
}

const char* link_error_name(LinkError e) {
  switch (e) {
    case LinkError::none:
      return "none";
    case LinkError::no_link:
      return "no-link";
    case LinkError::truncated:
      return "truncated";
    case LinkError::damaged:
      return "damaged";
    case LinkError::older_format:
      return "older-format";
    case LinkError::newer_format:
      return "newer-format";
    case LinkError::too_long:
      return "too-long";
    case LinkError::bad_content:
      return "bad-content";
    case LinkError::missing_cards:
      return "missing-cards";
    case LinkError::other_rules:
      return "other-rules";
  }
  return "?";
}

namespace {

constexpr u8 kFormat = 2;
constexpr int kDigestBits = 24, kTurnBits = 3;

u32 list_fingerprint(const std::vector<u16>& deck, const CardDb& db) {
  u32 h = u32(deck.size());
  for (u16 card : deck) h = link::mix(h, name_fingerprint(db.card(card).name));
  return h;
}

std::vector<u16> deck_list(const DeckDef& d) {
  std::vector<u16> list;
  for (const auto& [card, n] : d.cards) list.insert(list.end(), std::size_t(n), card);
  return list;
}

// Cards of players and of sets come behind the program's own.
bool is_program_card(const CardDb& db, u16 card) {
  return db.card(card).file.rfind("cards/", 0) == 0;
}

// The first card whose name has these last bits, or 0.
u16 find_by_bits(const CardDb& db, u32 fingerprint, int bits) {
  const u32 mask = bits >= 32 ? ~0u : (1u << bits) - 1;
  for (std::size_t i = 1; i < db.cards.size(); ++i)
    if (!db.cards[i].token && ((name_fingerprint(db.cards[i].name) ^ fingerprint) & mask) == 0)
      return u16(i);
  return 0;
}

// Both directions in one: when reading, what is there is overwritten.
class Body {
 public:
  Body(Coder& coder, const CardDb& db, Link& link)
      : coder_(coder), base_(db), db_(&db), link_(link) {}

  LinkError run() {
    if (const LinkError bad = card_files(); bad != LinkError::none) return bad;
    link_.maker = u32(coder_.bits(32, link_.maker));
    for (int i = 0; i < (link_.kind == LinkKind::deck ? 1 : 2); ++i)
      link_.names[i] = text_.text(coder_, kMaxLinkName, link_.names[i]);
    LinkError bad = LinkError::none;
    if (link_.kind == LinkKind::deck) {
      bad = deck(0);
      if (bad == LinkError::none && lacks_) bad = LinkError::missing_cards;
    } else {
      for (bool& c : link_.computer) c = coder_.bits(1, c) != 0;
      bad = setup();
      if (bad == LinkError::none && link_.kind != LinkKind::challenge) bad = duel();
    }
    if (coder_.failed() && bad != LinkError::other_rules) bad = LinkError::bad_content;
    return bad;
  }

 private:
  bool reading() const { return coder_.reading(); }

  LinkError card_files() {
    std::vector<std::string>& files = link_.session.card_files;
    files.resize(std::size_t(coder_.number(kMaxCardFiles, files.size())));
    for (std::string& file : files) file = text_.text(coder_, kMaxCardFileBytes, file);
    if (files.empty()) return LinkError::none;
    if (coder_.failed()) return LinkError::bad_content;
    std::vector<PositionIssue> issues;
    bool failed = false;
    own_ = with_card_files(base_, files, issues, failed);
    if (own_) db_ = own_.get();
    return failed ? LinkError::bad_content : LinkError::none;
  }

  LinkError setup() {
    Setup& s = link_.session.setup;
    const u64 era = coder_.number(u64(Era::count) - 1, u64(s.era));
    if (reading()) {
      s.era = Era(era);
      s.rules = preset(s.era);
    }
    switches(s);
    s.first = u8(coder_.number(2, s.first == kNoPlayer ? 0 : s.first + 1u) - 1);
    s.flags = u8(coder_.number(kSetupNoShuffle | kSetupAskStarter, s.flags));
    s.life = i16(coder_.number(0x7FFE, u64(s.life == 20 ? 0 : s.life)));
    if (s.life == 0) s.life = 20;
    int bytes = 0;
    while (bytes < 8 && !reading() && s.seed >> (8 * bytes)) ++bytes;
    bytes = int(coder_.bits(4, u64(bytes)));
    if (bytes > 8) return LinkError::bad_content;
    s.seed = coder_.bits(8 * bytes, s.seed);
    std::string& position = link_.session.position;
    if (coder_.bits(1, !position.empty())) {
      position = text_.text(coder_, kMaxPositionBytes, position);
      return position.empty() ? LinkError::bad_content : LinkError::none;
    }
    for (int p = 0; p < 2; ++p)
      if (const LinkError bad = deck(p); bad != LinkError::none) return bad;
    return lacks_ ? LinkError::missing_cards : LinkError::none;
  }

  void switches(Setup& s) {
    u64 told = 0;
    for (int i = 0; !reading() && i < int(Switch::count); ++i)
      told += differs_from_era(s, Switch(i));
    told = coder_.number(u64(Switch::count), told);
    // By their numbers, ascending, so that each is told as a distance from the one before.
    const auto differs = [&](int number) {
      const Switch of = switch_of_number(number);
      return of != Switch::count && differs_from_era(s, of);
    };
    int at = -1;
    for (u64 k = 0; k < told && !coder_.failed(); ++k) {
      int next = at + 1;
      while (!reading() && next < kMaxSwitchNumber && !differs(next)) ++next;
      at += 1 + int(coder_.number(kMaxSwitchNumber, u64(next - at - 1)));
      const Switch of = switch_of_number(at);
      if (of == Switch::count) return coder_.fail();
      const u8 value = u8(coder_.number(255, s.rules[of]));
      if (!has_value(of, value)) return coder_.fail();
      if (reading()) s.rules.set(of, value);
    }
  }

  LinkError deck(int p) {
    std::vector<u16>& list = link_.session.setup.decks[p];
    const DeckDef* standard = nullptr;
    if (!reading())
      for (const DeckDef& d : standard_decks())
        if (deck_list(d) == list) standard = &d;
    if (coder_.bits(1, standard != nullptr)) {
      const u64 id = coder_.bits(16, standard ? name_fingerprint(standard->id) : 0);
      const u64 cards = coder_.bits(16, standard ? list_fingerprint(list, *db_) : 0);
      if (!reading()) return LinkError::none;
      for (const DeckDef& d : standard_decks()) {
        if ((name_fingerprint(d.id) & 0xFFFF) != id) continue;
        list = deck_list(d);
        if ((list_fingerprint(list, *db_) & 0xFFFF) != cards) continue;
        link_.decks[p] = d.id;
        return LinkError::none;
      }
      return LinkError::missing_cards;
    }
    return cards(list);
  }

  LinkError cards(std::vector<u16>& list) {
    u64 runs = 0;
    int width = 12;
    // Who reads the link may have more cards than we do, behind those of the program.
    for (const u16 card : list)
      if (!is_program_card(*db_, card)) width = 32;
    for (std::size_t i = 0; i < list.size() && !reading(); ++i) {
      runs += i == 0 || list[i] != list[i - 1];
      while (width < 32 &&
             find_by_bits(*db_, name_fingerprint(db_->card(list[i]).name), width) != list[i])
        ++width;
      if (find_by_bits(*db_, name_fingerprint(db_->card(list[i]).name), width) != list[i])
        return LinkError::missing_cards;
    }
    runs = coder_.number(kZoneCap, runs);
    width = 12 + int(coder_.number(20, u64(width - 12)));
    std::vector<u16> out;
    for (u64 r = 0; r < runs && !coder_.failed(); ++r) {
      std::size_t n = 1;
      u32 name = 0;
      if (!reading()) {
        const u16 card = list[out.size()];
        while (out.size() + n < list.size() && list[out.size() + n] == card) ++n;
        name = name_fingerprint(db_->card(card).name);
      }
      name = u32(coder_.bits(width, name));
      n = std::size_t(coder_.number(kZoneCap - 1, n - 1)) + 1;
      const u16 card = find_by_bits(*db_, name, width);
      if (!card) {
        note_sought(name, width);
        lacks_ = true;
        continue;
      }
      if (out.size() + n > std::size_t(kZoneCap)) return LinkError::bad_content;
      out.insert(out.end(), n, card);
    }
    list = std::move(out);
    return LinkError::none;
  }

  void entropy() {
    std::vector<Entropy>& all = link_.session.entropy;
    const u64 n = coder_.number(kMaxEntropy, all.size());
    if (reading()) all.clear();
    u32 last = 0;
    for (u64 i = 0; i < n && !coder_.failed(); ++i) {
      Entropy e = reading() ? Entropy{} : all[std::size_t(i)];
      e.at = last + u32(coder_.number(kMaxLinkChoices, e.at - last));
      const bool wide = coder_.bits(1, e.value >> 32 != 0) != 0;
      e.value = coder_.bits(wide ? 64 : 32, e.value);
      last = e.at;
      if (reading()) all.push_back(e);
    }
  }

  LinkError duel() {
    Session& session = link_.session;
    entropy();
    std::vector<u16>& choices = session.choices;
    const u64 count = coder_.number(kMaxLinkChoices, choices.size());
    if (link_.kind == LinkKind::replay)
      link_.moment = std::size_t(coder_.number(count, u64(link_.moment)));
    if (coder_.failed() || (!session.entropy.empty() && session.entropy.back().at > count))
      return LinkError::bad_content;
    Origin origin;
    std::vector<PositionIssue> issues;
    if (!origin.make(session, base_, issues)) return LinkError::missing_cards;
    session.setup.cards = origin.fingerprint();
    const auto state = std::make_unique<State>();
    origin.begin(*state, nullptr);
    const CardDb& db = origin.cards();
    ChoiceModel model(db);
    std::vector<u16> made;
    std::size_t mixed = 0, good = 0;
    u16 turn = state->turn;
    bool same = true;
    for (u64 i = 0; i < count && same; ++i) {
      mix_entropy(session, std::size_t(i), mixed, *state);
      const u16 choice = model.code(coder_, *state, reading() ? u16(0) : choices[std::size_t(i)]);
      if (model.work() > kMaxLinkWork) return LinkError::too_long;
      if (coder_.failed() || !play_choice(*state, db, choice, nullptr)) {
        same = false;
        break;
      }
      made.push_back(choice);
      if (state->turn == turn) continue;
      turn = state->turn;
      same = agrees(kTurnBits, *state, db);
      if (same) good = made.size();
    }
    mix_entropy(session, made.size(), mixed, *state);
    same = same && agrees(kDigestBits, *state, db);
    if (!reading()) return same ? LinkError::none : LinkError::bad_content;
    choices = std::move(made);
    if (same) return LinkError::none;
    choices.resize(good);
    while (!session.entropy.empty() && session.entropy.back().at > good) session.entropy.pop_back();
    if (link_.moment > good) link_.moment = good;
    return LinkError::other_rules;
  }

  // Some bits of what the duel looks like, to notice where it takes another way.
  bool agrees(int bits, const State& s, const CardDb& db) {
    const u32 digest = position_digest(s, db) & ((1u << bits) - 1);
    return coder_.bits(bits, digest) == digest;
  }

  Coder& coder_;
  const CardDb& base_;
  std::unique_ptr<CardDb> own_;  // with the cards that the link brings along
  const CardDb* db_;
  bool lacks_ = false;  // it names cards that are not there
  Link& link_;
  TextModel text_;
};

std::string_view bare(std::string_view text) {
  if (const std::size_t hash = text.rfind('#'); hash != std::string_view::npos)
    text.remove_prefix(hash + 1);
  return text;
}

}  // namespace

u32 position_digest(const State& s, const CardDb& db) {
  u32 h = 1;
  const auto add = [&](u32 n) { h = link::mix(h, n); };
  const Decision& d = s.decision;
  for (u32 n : {u32(s.turn), u32(s.step), u32(s.active), u32(s.over), u32(s.winner), u32(d.player),
                u32(d.prompt), u32(s.stack_count)})
    add(n);
  const auto zone = [&](const ZoneList& list) {
    add(list.count);
    for (int i = 0; i < list.count; ++i)
      add(name_fingerprint(db.card(s.objects[list.at[i]].card).name));
  };
  for (int p = 0; p < s.player_count; ++p) {
    const Player& x = s.players[p];
    add(u32(x.life));
    add(x.poison);
    for (u16 m : x.pool) add(m);
    zone(s.hand[p]);
    zone(s.graveyard[p]);
    zone(s.exile[p]);
    add(s.library[p].count);
  }
  for (int i = 0; i < s.battlefield_count; ++i) {
    const Object& o = s.objects[s.battlefield[i]];
    const Permanent& x = s.permanents[o.perm];
    add(name_fingerprint(db.card(o.card).name));
    for (u32 n :
         {u32(o.controller), u32(x.flags & (kPTapped | kPAttacking | kPBlocking)), u32(x.damage)})
      add(n);
    // Only kinds that are there, so that one more kind changes no digest.
    for (int k = 0; k < kCounterKinds; ++k)
      if (x.counters[k]) add(u32(k + 1) << 16 | u16(x.counters[k]));
  }
  return h;
}

std::string encode_link(const Link& given, const CardDb& db) {
  if (given.kind >= LinkKind::count || given.session.setup.player_count != 2) return {};
  if (given.session.choices.size() > kMaxLinkChoices) return {};
  Link link = given;
  link.maker = program_version();
  if (link.kind == LinkKind::position || link.kind == LinkKind::challenge) {
    link.session.choices.clear();
    link.session.entropy.clear();
  }
  std::string inner;
  Coder coder(inner);
  if (Body(coder, db, link).run() != LinkError::none) return {};
  coder.finish();
  std::string bytes(1, char(kFormat << 4 | u8(link.kind)));
  std::size_t n = inner.size();
  for (; n >= 0x80; n >>= 7) bytes += char(n | 0x80);
  bytes += char(n);
  bytes += inner;
  bytes += link::checksum(bytes);
  return "g" + to_base64url(bytes);
}

LinkReport decode_link(std::string_view text, const CardDb& db, Link& out) {
  out = Link{};
  text = bare(text);
  // What mail and messages do to long lines.
  std::string clean;
  if (text.size() > kMaxLinkText) return {LinkError::too_long};
  for (char c : text)
    if (u8(c) > ' ') clean += c;
  const auto around = [](char c) {
    return !(c >= '0' && c <= '9') && !(c >= 'a' && c <= 'z') && !(c >= 'A' && c <= 'Z') &&
           c != '-' && c != '_';
  };
  while (!clean.empty() && around(clean.back())) clean.pop_back();
  clean.erase(0, std::size_t(std::find_if_not(clean.begin(), clean.end(), around) - clean.begin()));
  if (clean.empty() || clean[0] != 'g') return {LinkError::no_link};
  clean.erase(0, 1);
  std::string bytes;
  if (!from_base64url(clean, bytes)) return {LinkError::damaged};
  std::size_t at = 1, length = 0;
  bool more = true;
  for (int shift = 0; more && shift < 28 && at < bytes.size(); shift += 7, ++at) {
    length |= std::size_t(bytes[at] & 0x7F) << shift;
    more = (bytes[at] & 0x80) != 0;
  }
  if (more && at < bytes.size()) return {LinkError::damaged};
  if (more || bytes.size() < at + length + link::kCheckBytes) return {LinkError::truncated};
  if (bytes.size() > at + length + link::kCheckBytes || to_base64url(bytes) != clean)
    return {LinkError::damaged};
  const std::string_view body = std::string_view(bytes).substr(0, at + length);
  if (link::checksum(body) != bytes.substr(at + length)) return {LinkError::damaged};
  const u8 head = u8(bytes[0]);
  if (head >> 4 < kFormat) return {LinkError::older_format};
  if (head >> 4 > kFormat || (head & 15) >= u8(LinkKind::count)) return {LinkError::newer_format};
  Link link;
  link.kind = LinkKind(head & 15);
  Coder coder(body.substr(at));
  LinkReport report;
  report.error = Body(coder, db, link).run();
  report.maker = link.maker;
  if (report.error == LinkError::none || report.error == LinkError::other_rules ||
      report.error == LinkError::missing_cards)
    out = std::move(link);
  return report;
}

std::size_t common_choices(const Session& a, const Session& b) {
  const Setup &x = a.setup, &y = b.setup;
  bool same = x.era == y.era && x.seed == y.seed && x.first == y.first && x.flags == y.flags &&
              x.life == y.life && a.position == b.position && x.rules == y.rules;
  for (int p = 0; p < kMaxPlayers; ++p) same = same && x.decks[p] == y.decks[p];
  if (!same) return ~std::size_t(0);
  std::size_t n = 0, e = 0;
  for (;; ++n) {
    // Chance that came in at this point must be the same.
    std::size_t ea = e, eb = e;
    while (ea < a.entropy.size() && a.entropy[ea].at <= n) ++ea;
    while (eb < b.entropy.size() && b.entropy[eb].at <= n) ++eb;
    bool alike = ea == eb;
    for (; alike && e < ea; ++e) alike = a.entropy[e] == b.entropy[e];
    if (!alike) return n;
    if (n >= a.choices.size() || n >= b.choices.size() || a.choices[n] != b.choices[n]) return n;
  }
}

std::size_t last_seen(const Session& session, const CardDb& db) {
  Origin origin;
  std::vector<PositionIssue> issues;
  const std::size_t all = session.choices.size();
  if (!origin.make(session, db, issues)) return all;
  const auto s = std::make_unique<State>();
  origin.begin(*s, nullptr);
  Option options[kMaxOptions];
  std::vector<std::size_t> last(kMaxPlayers, 0);
  std::size_t mixed = 0;
  for (std::size_t i = 0; i < all; ++i) {
    mix_entropy(session, i, mixed, *s);
    const u8 who = s->decision.player;
    const u16 choice = session.choices[i];
    // To pass with nothing else to do is no decision.
    const bool decided =
        choice >= kConcedeChoice || (legal(*s, origin.cards(), options, false) > 1 &&
                                     (choice || options[0].kind != OptionKind::pass));
    if (!play_choice(*s, origin.cards(), choice, nullptr)) return all;
    if (decided && who < kMaxPlayers) last[who] = i + 1;
  }
  return s->over || s->decision.player >= kMaxPlayers ? all : last[s->decision.player];
}

}  // namespace upkeep
