// The list of all fields of a State (state_fields.h): that it is whole and in order, and that no
// value which can't be is taken when a state is read.
#include "state_fields.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstring>
#include <memory>
#include <set>
#include <string>

#include "duel.h"
#include "position.h"
#include "random_duel.h"
#include "state_bytes.h"
#include "state_sound.h"

namespace upkeep {
namespace {

// Each byte of x belongs to the field that is seen next.
template <class T>
void each_byte_once(const T& x, const char* of) {
  const auto* next = reinterpret_cast<const unsigned char*>(&x);
  if (std::is_integral_v<T>) return;
  each_field_of(x, [&](const char* name, const auto& field, Holds) {
    EXPECT_EQ(static_cast<const void*>(&field), next) << of << "." << name;
    next = reinterpret_cast<const unsigned char*>(&field) + sizeof(field);
  });
  EXPECT_EQ(next, reinterpret_cast<const unsigned char*>(&x + 1)) << of;
}

TEST(StateFields, NameEveryByteOnceAndInOrder) {
  const auto s = std::make_unique<State>();
#define UPKEEP_X(name, count, capacity) each_byte_once(*s->name, #name);
  UPKEEP_STATE_ARRAYS(UPKEEP_X)
  UPKEEP_STATE_RARE(UPKEEP_X)
#undef UPKEEP_X
  each_byte_once(s->tally, "tally");
  each_byte_once(static_cast<const Header&>(*s), "header");
  for (int kind = 0; kind <= int(FrameKind::command); ++kind) {
    Frame f;
    f.kind = FrameKind(kind);
    each_byte_once(f, ("frame " + std::to_string(kind)).c_str());
  }
  StackObject announced;
  announced.is_announced = 1;
  announced.target_count = 1;
  each_byte_once(announced, "announced");
}

// Gives the field a value that it can't have; false if it can have any.
bool spoil(const State& s, const CardDb& db, auto& field, Holds what) {
  using T = std::remove_cvref_t<decltype(field)>;
  if constexpr (std::is_same_v<T, Ref>) {
    if (what.kind != Holds::ref) return false;
    field.slot = s.object_count;
    return true;
  } else if constexpr (std::is_same_v<T, MaybePlayer>) {
    field = MaybePlayer(s.player_count);
    return true;
  } else if constexpr (std::is_enum_v<T> || std::is_integral_v<T>) {
    switch (what.kind) {
      case Holds::player_or_none:
      case Holds::player:
        field = T(s.player_count);
        return true;
      case Holds::stack_object:
        field = T(s.stack_object_count);
        return true;
      case Holds::stack_object_or_gone:
        field = T(kMaxStackObjects);
        return true;
      case Holds::lki:
        field = T(s.lki_used);
        return true;
      case Holds::index:
        field = T(pool_size(db, what.pool));
        return true;
      case Holds::at_most:
        field = T(what.last + 1);
        return true;
      default:
        return false;
    }
  } else {
    return false;
  }
}

// A state in which every array has an element and every kind of frame is there.
std::unique_ptr<State> full_state() {
  const CardDb& db = standard_cards();
  auto full = std::make_unique<State>();
  u64 rng = 3;
  start_random_duel(*full, db, Era::foundations, standard_decks()[0], standard_decks()[1], rng);
  std::vector<Option> options(kMaxOptions);
  for (int i = 0; i < 250 && !full->over; ++i)
    apply(*full, db, options[next(rng) % u64(legal(*full, db, options.data()))], nullptr);
  State& s = *full;
#define UPKEEP_X(name, count, capacity) \
  if (s.count == 0) s.name[s.count++] = {};
  UPKEEP_STATE_ARRAYS(UPKEEP_X)
  UPKEEP_X(lki, lki_used, kMaxLki)
#undef UPKEEP_X
  s.pending_replacements[0].kind = ReplacementKind::draw;
  s.pending_replacements[s.pending_replacement_count] = {};
  s.pending_replacements[s.pending_replacement_count++].kind = ReplacementKind::zone_change;
  s.stack_objects[0].target_count = s.stack_objects[0].picked_count = 1;
  s.stack_objects[s.stack_object_count] = {};
  s.stack_objects[s.stack_object_count++].is_announced = 1;
  s.lki[0].d.granted_count = 1;
  for (int kind = 1; kind <= int(FrameKind::command); ++kind) {
    s.frames[s.frame_count] = {};
    s.frames[s.frame_count++].kind = FrameKind(kind);
  }
  return full;
}

TEST(StateFields, NoValueThatCannotBeIsRead) {
  const CardDb& db = standard_cards();
  const auto full = full_state();
  ASSERT_EQ(unsound(*full, db), "");
  const auto spoiled = std::make_unique<State>(), back = std::make_unique<State>();
  std::vector<u8> bytes = encode_state(*full, db);
  ASSERT_TRUE(decode_state(bytes.data(), bytes.size(), db, *back));
  int tried = 0;
  std::set<std::string> seen;
  // Of an array, each field of the first element that bounds it.
  const auto each = [&](const char* array, auto member, int n) {
    for (int i = 0; i < n; ++i) {
      int fields = 0;
      each_field_of((full.get()->*member)[i], [&](const char*, auto&, Holds) { ++fields; });
      for (int k = 0; k < fields; ++k) {
        copy_state(*spoiled, *full);
        std::string name;
        int at = 0;
        auto& element = (spoiled.get()->*member)[i];
        bool done = false;
        each_field_of(element, [&](const char* field, auto& value, Holds what) {
          if (at++ != k) return;
          name = std::string(array) + "." + field;
          if constexpr (std::is_same_v<std::remove_cvref_t<decltype(element)>, Frame>)
            name += " " + std::to_string(int(element.kind));
          if (seen.count(name) && what.kind != Holds::ref) return;
          done = spoil(*full, db, value, what);
        });
        if (!done) continue;
        seen.insert(name);
        ++tried;
        const std::vector<u8> other = encode_state(*spoiled, db);
        EXPECT_FALSE(decode_state(other.data(), other.size(), db, *back)) << name;
        EXPECT_NE(unsound(*spoiled, db), "") << name;
      }
    }
  };
#define UPKEEP_X(name, count, capacity) each(#name, &State::name, std::min<int>(full->count, 40));
  UPKEEP_STATE_ARRAYS(UPKEEP_X)
  UPKEEP_STATE_CHARACTERISTICS(UPKEEP_X)
#undef UPKEEP_X
  EXPECT_GE(tried, 120);
  for (const char* name :
       {"permanents.attached_to", "stack_objects.picked", "stack_objects.decision_controller",
        "stack_objects.zone", "pending_replacements.kind", "pending_replacements.amount",
        "continuous_effects.waits", "delayed.price", "shields.filter", "lki.granted"})
    EXPECT_TRUE(seen.count(name)) << name;
}

// In the bytes themselves: a count that is too large is not to be followed.
TEST(StateFields, NoHeaderThatCannotBeIsRead) {
  const CardDb& db = standard_cards();
  const auto full = full_state();
  const auto back = std::make_unique<State>();
  const std::vector<u8> bytes = encode_state(*full, db);
  const Header& header = *full;
  std::vector<u8> at_start(sizeof(Header));
  std::memcpy(at_start.data(), &header, sizeof(Header));
  const auto start = std::search(bytes.begin(), bytes.end(), at_start.begin(), at_start.end());
  ASSERT_NE(start, bytes.end());
  int tried = 0;
  each_field(header, [&](const char* name, const auto& field, Holds what) {
    auto wrong = field;
    if (!spoil(*full, db, wrong, what)) return;
    std::vector<u8> other = bytes;
    const auto place = reinterpret_cast<const u8*>(&field) - reinterpret_cast<const u8*>(&header);
    std::memcpy(&other[std::size_t(start - bytes.begin() + place)], &wrong, sizeof(wrong));
    EXPECT_FALSE(decode_state(other.data(), other.size(), db, *back)) << name;
    ++tried;
  });
  EXPECT_GE(tried, 60);
}

// The batch has resolved, its object is gone, and its frame waits for the window of regeneration.
TEST(StateFields, AStateIsReadWhileSomethingIsDyingAfterItsBatch) {
  Position p("A.play Mountain\nA.hand Lightning Bolt\nB.play Swamp, Drudge Skeletons\n",
             Era::fifth);
  ASSERT_TRUE(p.play(OptionKind::cast, "Lightning Bolt"));
  ASSERT_TRUE(p.play(OptionKind::object, "Drudge Skeletons"));
  ASSERT_TRUE(p.play(OptionKind::pay));
  ASSERT_TRUE(p.until(Prompt::regeneration));
  EXPECT_EQ(p.s->stack_object_count, 0);
  EXPECT_EQ(check_invariants(*p.s, p.db), "");
  const auto back = std::make_unique<State>();
  const std::vector<u8> bytes = encode_state(*p.s, p.db);
  EXPECT_TRUE(decode_state(bytes.data(), bytes.size(), p.db, *back));
}

}  // namespace
}  // namespace upkeep
