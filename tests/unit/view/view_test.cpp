// What a seat sees depends on nothing that it may not know: dealing all hidden cards anew changes
// no view and no line of the log.
#include "view/view.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <string>
#include <vector>

#include "decks/load.h"
#include "position.h"
#include "rounds.h"
#include "search/policy.h"
#include "state_bytes.h"
#include "text/text.h"

namespace upkeep {
namespace {

constexpr u8 kNobody = kMaxPlayers;  // whose view is shown behind a curtain

const ViewNames& names() {
  static const ViewNames n{{"Ana", "Beto", "", ""}};
  return n;
}

std::string seen_by(const State& s, u8 seat, Lang lang = Lang::en) {
  const CardDb& db = standard_cards();
  return view_json(make_view(s, db, seat, lang, names()), db);
}

Setup duel(const DeckDef& a, const DeckDef& b, Era era, u64 seed) {
  Setup setup;
  setup.era = era;
  setup.rules = preset(era);
  setup.seed = seed;
  const DeckDef* decks[] = {&a, &b};
  for (int p = 0; p < 2; ++p)
    for (const auto& [card, count] : decks[p]->cards)
      setup.decks[p].insert(setup.decks[p].end(), std::size_t(count), card);
  return setup;
}

// Plays at random; calls `look` before every decision.
template <class Look>
void play(const Setup& setup, int decisions, EventSink* sink, Look look) {
  const CardDb& db = standard_cards();
  const auto s = std::make_unique<State>();
  const Sense sense(db);
  std::vector<Option> options(kMaxOptions);
  start_duel(*s, db, setup, sink);
  u32 random = u32(setup.seed * 2654435761u + 1);
  for (int i = 0; i < decisions && !s->over; ++i) {
    look(*s, i);
    if (::testing::Test::HasFatalFailure()) return;
    random = random * 1664525u + 1013904223u;
    const int n = legal(*s, db, options.data());
    ASSERT_GT(n, 0);
    int pick = quick_choice(*s, db, sense, options.data(), n, random >> 8, 0);
    if (pick < 0 || pick >= n) pick = 0;
    apply_unchecked(*s, db, options[std::size_t(pick)], sink);
  }
}

template <class Look>
void play_all(int decisions, Look look) {
  const std::vector<DeckDef>& decks = standard_decks();
  for (const Era era : {Era::fifth, Era::sixth, Era::m10, Era::foundations})
    for (std::size_t i = 0; i < decks.size(); ++i) {
      SCOPED_TRACE(std::string(era_name(era)) + ", " + decks[i].id);
      play(duel(decks[i], decks[(i + 1) % decks.size()], era, 100 + i), decisions, nullptr, look);
    }
}

TEST(View, ShowsNothingHidden) {
  const CardDb& db = standard_cards();
  const auto dealt = std::make_unique<State>();
  int compared = 0;
  const int every = rounds(18, 6);
  play_all(500, [&](const State& s, int i) {
    if (i % every) return;
    for (const u8 seat : {u8(0), u8(1), kNobody}) {
      copy_state(*dealt, s);
      determinize(*dealt, db, seat, u64(i) + 77);
      ASSERT_EQ(seen_by(s, seat), seen_by(*dealt, seat))
          << "seat " << int(seat) << ", decision " << i;
      ++compared;
    }
  });
  EXPECT_GT(compared, 1000);
}

TEST(View, DealingAnewDoesChangeWhatIsHidden) {
  // Otherwise the comparison above would prove nothing.
  const CardDb& db = standard_cards();
  const auto dealt = std::make_unique<State>();
  int changed = 0;
  play_all(40, [&](const State& s, int i) {
    copy_state(*dealt, s);
    determinize(*dealt, db, 0, u64(i) + 77);
    changed += seen_by(s, 1) != seen_by(*dealt, 1);
  });
  EXPECT_GT(changed, 50);
}

TEST(View, OtherHandsAreOnlyCounted) {
  play_all(120, [&](const State& s, int) {
    for (const u8 seat : {u8(0), u8(1), kNobody}) {
      const View v = make_view(s, standard_cards(), seat, Lang::en, names());
      for (const ViewObject& o : v.objects) {
        if (o.zone != Zone::hand || o.owner == seat || !(o.flags & kVUnknown)) continue;
        ASSERT_EQ(o.card, 0);
        ASSERT_TRUE(o.name.empty());
        ASSERT_FALSE(o.ref) << "a handle tells where in the deck list the card stood";
      }
    }
  });
}

TEST(View, OptionsBelongToWhoDecides) {
  const CardDb& db = standard_cards();
  std::vector<Option> options(kMaxOptions);
  play_all(120, [&](const State& s, int) {
    const u8 who = s.decision.player;
    const View mine = make_view(s, db, who, Lang::en, names());
    const int n = legal(s, db, options.data());
    ASSERT_EQ(int(mine.options.size()), n);
    for (int k = 0; k < n; ++k) {
      ASSERT_EQ(mine.options[std::size_t(k)].index, k);
      ASSERT_FALSE(mine.options[std::size_t(k)].text.empty());
    }
    ASSERT_FALSE(mine.question.empty());
    ASSERT_TRUE(make_view(s, db, u8(1 - who), Lang::en, names()).options.empty());
    ASSERT_TRUE(make_view(s, db, kNobody, Lang::en, names()).options.empty());
  });
}

// Visions names a number, and shows as many cards.
TEST(View, AsManyCardsAreShownAsTheTextSays) {
  Position p("A.play Plains\nA.hand Visions\nB.library Forest x7\n", Era::foundations);
  ASSERT_TRUE(p.play(OptionKind::cast, "Visions"));
  ASSERT_TRUE(p.play(OptionKind::player, nullptr, 1));
  ASSERT_TRUE(p.play(OptionKind::pay));
  ASSERT_TRUE(p.until(Prompt::may));
  int known = 0;
  for (int i = 0; i < p.s->library[1].count; ++i)
    known += p.s->objects[p.s->library[1].at[i]].known_to & 1;
  EXPECT_EQ(known, 5);
}

TEST(View, EveryLanguageHasWords) {
  play_all(60, [&](const State& s, int i) {
    if (i % 5) return;
    for (int l = 0; l < kLangs; ++l) {
      const View v = make_view(s, standard_cards(), s.decision.player, Lang(l), names());
      ASSERT_FALSE(v.question.empty());
      for (const ViewOption& o : v.options) {
        ASSERT_FALSE(o.text.empty());
        ASSERT_EQ(o.text.find("{0}"), std::string::npos) << o.text;
      }
    }
  });
}

class Reader final : public EventSink {
 public:
  void on_event(const Event& e) override {
    for (const u8 seat : {u8(0), u8(1), kNobody}) {
      const std::string line = log_text(e, standard_cards(), seat, Lang::en, names());
      lines += !line.empty();
      const bool secret = seat == kNobody ? e.hidden_from != 0 : (e.hidden_from >> seat & 1) != 0;
      if (!secret || !e.card) continue;
      ++secrets;
      EXPECT_EQ(line.find(standard_cards().card(e.card).name), std::string::npos) << line;
    }
  }
  int lines = 0, secrets = 0;
};

TEST(Log, NamesNoHiddenCard) {
  Reader reader;
  play(duel(standard_decks()[0], standard_decks()[1], Era::foundations, 5), 600, &reader,
       [](const State&, int) {});
  EXPECT_GT(reader.lines, 100);
  EXPECT_GT(reader.secrets, 20);
}

// "Lightning Bolt → Grizzly Bears": a line about a target names it, whatever it is.
struct Targets final : EventSink {
  void on_event(const Event& e) override {
    if (e.type != LogEvent::target) return;
    const CardDb& db = standard_cards();
    const std::string line = log_text(e, db, kEverySeat, Lang::en, names());
    ++(e.other ? objects : players);
    const std::string whom = e.other ? db.card(e.other_card).name : names().player[e.player & 1];
    EXPECT_EQ(line, db.card(e.card).name + " \u2192 " + whom);
    EXPECT_FALSE(whom.empty());
  }
  int objects = 0, players = 0;
};

TEST(Log, TargetsAreNamed) {
  Targets sink;
  const auto& decks = standard_decks();
  for (std::size_t i = 0; i < decks.size(); ++i)
    play(duel(decks[i], decks[(i + 3) % decks.size()], Era::m10, 40 + i), 800, &sink,
         [](const State&, int) {});
  EXPECT_GT(sink.objects, 20);
  EXPECT_GT(sink.players, 0);
}

struct Lines final : EventSink {
  void on_event(const Event& e) override {
    const std::string line = log_text(e, standard_cards(), 0, Lang::en, names());
    if (!line.empty()) all += line + "\n";
  }
  std::string all;
};

// Whatever everybody sees change zones has a line, and only one.
TEST(Log, WhatComesBackHasALine) {
  Position t("A.play Plains, Grizzly Bears\nA.hand Plains, Fixture Blink\n", Era::foundations);
  Lines sink;
  t.sink = &sink;
  ASSERT_TRUE(t.play(OptionKind::play_land, "Plains"));
  EXPECT_EQ(sink.all, "You play Plains\n");
  sink.all.clear();
  ASSERT_TRUE(t.play(OptionKind::cast, "Fixture Blink"));
  for (int i = 0; i < 20 && (t.s->stack_count || t.s->decision.prompt != Prompt::priority); ++i)
    ASSERT_TRUE(t.play(OptionKind::object, "Grizzly Bears") || t.play(OptionKind::pay) ||
                t.play(OptionKind::pass));
  EXPECT_EQ(sink.all,
            "You cast Fixture Blink\nFixture Blink \u2192 Grizzly Bears\n"
            "Fixture Blink resolves\nGrizzly Bears is exiled\n"
            "Grizzly Bears enters the battlefield\n");
}

// A mulligan is told before the cards that move for it, with how many will be left.
TEST(Log, AMulliganComesBeforeItsCards) {
  for (const Era era : {Era::foundations, Era::m10}) {
    const CardDb& db = standard_cards();
    const auto s = std::make_unique<State>();
    Lines sink;
    start_duel(*s, db, duel(standard_decks()[0], standard_decks()[1], era, 11), &sink);
    std::vector<Option> options(kMaxOptions);
    sink.all.clear();
    for (int i = 0; i < 2; ++i) {
      const int n = legal(*s, db, options.data());
      ASSERT_EQ(s->decision.prompt, Prompt::mulligan);
      ASSERT_EQ(n, 2);
      ASSERT_TRUE(apply(*s, db, options[s->decision.player == 0], &sink));
    }
    const std::size_t told = sink.all.find("You mulligan to 6\n"),
                      card = sink.all.find(": Hand \u2192 Library\n");
    ASSERT_NE(told, std::string::npos) << sink.all;
    ASSERT_NE(card, std::string::npos) << sink.all;
    EXPECT_LT(told, card) << sink.all;
  }
}

// On the table a type line has the order of the card, and nothing of it is lost.
TEST(View, TypeLinesStayAsPrinted) {
  const Position t("A.play Ajani's Pridemate, Boros Recruit, Pacifism (on Boros Recruit)\n",
                   Era::foundations);
  const View v = make_view(*t.s, t.db, 0, Lang::en, names());
  int seen = 0;
  for (const ViewObject& o : v.objects) {
    if (o.zone != Zone::battlefield) continue;
    ++seen;
    EXPECT_EQ(o.type_line, type_line(t.db, o.card, Lang::en, Vocabulary::modern)) << o.name;
  }
  EXPECT_EQ(seen, 3);
}

// ------------------------------------------------------------------ states as bytes
TEST(Snapshot, ComesBackTheSame) {
  const CardDb& db = standard_cards();
  const auto back = std::make_unique<State>();
  const int every = rounds(21, 7);
  play_all(200, [&](const State& s, int i) {
    if (i % every) return;
    const std::vector<u8> bytes = encode_state(s, standard_cards());
    ASSERT_TRUE(decode_state(bytes.data(), bytes.size(), db, *back));
    ASSERT_EQ(hash_state(*back), hash_state(s));
    for (const u8 seat : {u8(0), u8(1)}) ASSERT_EQ(seen_by(*back, seat), seen_by(s, seat));
  });
}

TEST(Snapshot, RefusesOtherBytes) {
  const CardDb& db = standard_cards();
  const auto back = std::make_unique<State>();
  std::vector<u8> bytes;
  play(duel(standard_decks()[0], standard_decks()[1], Era::foundations, 3), 300, nullptr,
       [&](const State& s, int i) {
         if (i == 250) bytes = encode_state(s, standard_cards());
       });
  ASSERT_FALSE(bytes.empty());
  for (std::size_t n = 0; n < bytes.size(); n += n < 64 ? 1 : 37)
    EXPECT_FALSE(decode_state(bytes.data(), n, db, *back));
  EXPECT_FALSE(decode_state(nullptr, 0, db, *back));
  // Whatever bytes change: refused, or at least within all bounds.
  for (std::size_t at = 0; at < bytes.size(); ++at) {
    std::vector<u8> other = bytes;
    other[at] = u8(other[at] ^ 0xFF);
    decode_state(other.data(), other.size(), db, *back);
  }
}

}  // namespace
}  // namespace upkeep
