// A creature that lies face down has no name for the other seat: neither on the table nor in what
// is said of it.
#include <gtest/gtest.h>

#include <set>

#include "position.h"
#include "random_duel.h"
#include "text/phrases.h"
#include "view/preview.h"
#include "view/view.h"

namespace upkeep {
namespace {

bool named(const Position& p, u8 seat) {
  const ViewNames names{{"Ana", "Beto", "", ""}};
  const View v = make_view(*p.s, p.db, seat, Lang::en, names);
  return view_json(v, p.db).find("Grizzly Bears") != std::string::npos;
}

bool masked(const Position& p) {
  for (int i = 0; i < p.s->permanent_count; ++i)
    if (p.s->permanents[i].flags & kPFaceDown) return true;
  return false;
}

TEST(Masked, OnlyItsControllerKnowsItsName) {
  for (const Era era : {Era::fifth, Era::sixth, Era::m10, Era::foundations}) {
    SCOPED_TRACE(era_name(era));
    Position p("A.play Illusionary Mask, Forest x2\nA.hand Grizzly Bears\n", era);
    ASSERT_TRUE(p.play(OptionKind::activate, "Illusionary Mask"));
    for (int i = 0; i < 60 && !masked(p); ++i) {
      EXPECT_TRUE(named(p, 0));
      EXPECT_FALSE(named(p, 1)) << int(p.s->decision.prompt);
      Option options[kMaxOptions];
      const int n = legal(*p.s, p.db, options);
      int pick = 0;
      for (int k = 0; k < n; ++k)
        if (options[k].kind == OptionKind::pay || options[k].kind == OptionKind::object ||
            (options[k].kind == OptionKind::value && options[k].value == 2))
          pick = k;
      ASSERT_TRUE(apply(*p.s, p.db, options[pick], nullptr));
    }
    ASSERT_TRUE(masked(p));
    EXPECT_TRUE(named(p, 0));
    EXPECT_FALSE(named(p, 1));
  }
}

// In lists it has a name by which twins are told apart, in each language; and so has it on the
// table.
TEST(Masked, SeveralAreToldApart) {
  const char* const kNames[kLangs] = {"Face-down creature", "Criatura com a face para baixo",
                                      "Criatura boca abajo", "Creatura a faccia in gi\u00f9"};
  for (const int twins : {1, 2}) {
    Position p("A.hand Shock\nA.play Mountain, Battering Craghorn (face-down)\nB.play " +
                   std::string(twins > 1 ? "Willbender (face-down), " : "") +
                   "Battering Craghorn (face-down)\n",
               Era::sixth);
    ASSERT_TRUE(p.play(OptionKind::cast, "Shock"));
    ASSERT_EQ(p.s->decision.prompt, Prompt::target);
    for (int lang = 0; lang < kLangs; ++lang) {
      const View v = make_view(*p.s, p.db, 0, Lang(lang), {{"Ana", "Beto", "", ""}});
      std::set<std::string> offered, shown, wanted;
      const std::string name = kNames[lang];
      for (int i = 1; i <= twins; ++i)
        wanted.insert(twins > 1 ? name + " " + std::to_string(i) : name);
      for (const ViewOption& o : v.options)
        if (o.text.find(name) == 0) offered.insert(o.text);
      for (const ViewObject& o : v.objects) {
        EXPECT_NE(o.name, "?");
        if (o.flags & kVUnknown && o.zone == Zone::battlefield) shown.insert(o.name);
      }
      EXPECT_EQ(offered, wanted);
      EXPECT_EQ(shown, wanted);
    }
  }
}

// The log of the other seat, and why each line of it came about, as long as the creature lies face
// down.
class Reader final : public EventSink {
 public:
  Reader(const Position& p) : p_(p) { wants_causes = true; }
  void on_event(const Event& e) override {
    const auto words = p_.s->rules.vocabulary();
    const Speech speech{p_.db, Lang::en, words, 1, {"Ana", "Beto"}};
    const ViewNames names{{"Ana", "Beto", "", ""}};
    lines += log_text(e, p_.db, 1, Lang::en, names, words) + "\n" + log_line(speech, e) + "\n";
    for (int i = 0; i < causes.n; ++i) lines += cause_text(speech, causes.at[i]) + "\n";
    ++count[int(e.type)];
  }
  std::string lines;
  int count[int(LogEvent::count)] = {};

 private:
  const Position& p_;
};

std::string preview_lines(const Position& p) {
  const auto words = p.s->rules.vocabulary();
  std::string out;
  for (const Event& e : preview(*p.s, p.db, 1).events)
    out += log_text(e, p.db, 1, Lang::en, {{"Ana", "Beto", "", ""}}, words) + "\n";
  return out;
}

TEST(Masked, NothingSaidOfItNamesIt) {
  for (const Era era : {Era::sixth, Era::m10, Era::foundations}) {
    SCOPED_TRACE(era_name(era));
    u64 rng = 31;
    int count[int(LogEvent::count)] = {};
    bool told = false;
    for (int game = 0; game < 16; ++game) {
      Position p(
          "A.play Battering Craghorn (face-down), Plains x2\nA.hand Holy Strength, Healing Salve\n"
          "A.library Plains x9\nB.play Grizzly Bears, Forest x2, Mountain x2, Plains x2\n"
          "B.hand Lightning Bolt, Giant Growth, Healing Salve, Holy Strength, Terror\n"
          "B.library Forest x9\n",
          era);
      Reader reader(p);
      Option options[kMaxOptions];
      for (int i = 0; i < 150 && !p.s->over; ++i) {
        const int n = legal(*p.s, p.db, options);
        ASSERT_GT(n, 0);
        const Option o = options[next(rng) % u64(n)];
        if (o.kind == OptionKind::special || o.kind == OptionKind::concede) continue;
        ASSERT_TRUE(apply(*p.s, p.db, o, &reader));
        // What dies is shown.
        if (!masked(p)) break;
        const View v = make_view(*p.s, p.db, 1, Lang::en, {{"Ana", "Beto", "", ""}});
        ASSERT_EQ(view_json(v, p.db).find("Craghorn"), std::string::npos) << v.question;
        ASSERT_EQ(reader.lines.find("Craghorn"), std::string::npos) << reader.lines;
        const std::string foretold = preview_lines(p);
        ASSERT_EQ(foretold.find("Craghorn"), std::string::npos) << foretold;
        ASSERT_EQ(reader.lines.find("A card attacks"), std::string::npos) << reader.lines;
      }
      for (int i = 0; i < int(LogEvent::count); ++i) count[i] += reader.count[i];
      if (reader.count[int(LogEvent::attack)])
        told = told || reader.lines.find("A face-down creature attacks") != std::string::npos;
    }
    EXPECT_TRUE(told);
    for (const LogEvent type :
         {LogEvent::attack, LogEvent::block, LogEvent::damage, LogEvent::target, LogEvent::prevent})
      EXPECT_GT(count[int(type)], 0) << int(type);
  }
}

// What a copy that is dealt anew takes it for: by who controls it, and by the other. `name` looks.
template <class Name>
void expect_guesses(const Position& p, const Name& name) {
  std::set<std::string> own, other;
  for (u64 seed = 1; seed <= 30; ++seed)
    for (u8 seat : {u8(0), u8(1)}) {
      auto s = std::make_unique<State>();
      copy_state(*s, *p.s);
      determinize(*s, p.db, seat, seed);
      (seat ? other : own).insert(name(*s));
    }
  EXPECT_EQ(own, std::set<std::string>{"Battering Craghorn"});
  EXPECT_EQ(other, (std::set<std::string>{"Battering Craghorn", "Willbender"}));
}

// What thinks for a seat does not know it either: in its copies of the duel it is now this, now
// that of what could lie there, and nothing is there twice.
TEST(Masked, ACopyThatIsDealtAnewGuesses) {
  Position p(
      "A.play Battering Craghorn (face-down), Mountain x2\n"
      "A.library Willbender, Mountain, Grizzly Bears, Willbender, Forest\n",
      Era::m10);
  ASSERT_TRUE(masked(p));
  const auto beneath = [&](const State& s) {
    for (int i = 0; i < s.battlefield_count; ++i) {
      const Object& o = s.objects[s.battlefield[i]];
      if (s.permanents[o.perm].flags & kPFaceDown) return p.db.card(o.card).name;
    }
    return std::string();
  };
  const auto count = [&](const State& s, const char* name) {
    int n = 0;
    for (u16 i = 1; i < s.object_count; ++i) n += p.db.card(s.objects[i].card).name == name;
    return n;
  };
  expect_guesses(p, [&](const State& s) {
    EXPECT_EQ(count(s, "Battering Craghorn"), 1);
    EXPECT_EQ(count(s, "Willbender"), 2);
    Option options[kMaxOptions];
    EXPECT_GT(legal(s, p.db, options), 0);
    return beneath(s);
  });
}

// Nor what is cast face down, while it waits: and whatever it may be resolves as what it was paid
// as.
TEST(Masked, ASpellThatIsFaceDownIsGuessedToo) {
  Position p(
      "A.play Mountain x3\nA.hand Battering Craghorn\n"
      "A.library Willbender, Mountain, Grizzly Bears, Willbender, Forest\nstart A main1\n",
      Era::m10);
  ASSERT_TRUE(p.play(OptionKind::cast, "Battering Craghorn"));
  ASSERT_TRUE(p.play(OptionKind::pay));
  ASSERT_EQ(p.s->stack_count, 1);
  expect_guesses(p, [&](State& s) {
    const StackObject& spell = s.stack_objects[s.stack[0]];
    const u16 slot = spell.self.slot;
    const std::string name = p.db.card(s.objects[slot].card).name;
    EXPECT_EQ(p.db.card(spell.card).name, name);
    Option options[kMaxOptions];
    for (int i = 0; i < 2 && s.stack_count; ++i) {
      const int n = legal(s, p.db, options);
      int pass = 0;
      while (pass + 1 < n && options[pass].kind != OptionKind::pass) ++pass;
      EXPECT_TRUE(apply(s, p.db, options[pass], nullptr));
    }
    const Object& lies = s.objects[slot];
    EXPECT_EQ(lies.zone, Zone::battlefield);
    EXPECT_EQ(p.db.card(lies.card).name, name);
    EXPECT_TRUE(lies.zone == Zone::battlefield && s.permanents[lies.perm].flags & kPFaceDown);
    return name;
  });
}

}  // namespace
}  // namespace upkeep
