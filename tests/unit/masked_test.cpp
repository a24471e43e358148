// A creature cast face down by an Illusionary Mask has no name for the other seat.
#include <gtest/gtest.h>

#include "position.h"
#include "view.h"

namespace upkeep {
namespace {

bool named(const Position& p, u8 seat) {
  const ViewNames names{{"Ana", "Beto", "", ""}};
  const View v = make_view(*p.s, p.db, seat, Lang::en, names);
  return view_json(v, p.db).find("Grizzly Bears") != std::string::npos;
}

bool masked(const Position& p) {
  for (int i = 0; i < p.s->perm_count; ++i)
    if (p.s->perms[i].flags & kPFaceDown) return true;
  return false;
}

TEST(Masked, OnlyItsControllerKnowsItsName) {
  for (const Era era : {Era::fifth, Era::sixth, Era::m10, Era::foundations}) {
    SCOPED_TRACE(era_name(era));
    Position p("A.play Illusionary Mask, Forest x2\nA.hand Grizzly Bears\n", era);
    ASSERT_TRUE(p.play(OptionKind::activate, "Illusionary Mask"));
    for (int i = 0; i < 60 && !masked(p); ++i) {
      EXPECT_TRUE(named(p, 0));
      EXPECT_FALSE(named(p, 1)) << int(p.s->decision.why);
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

}  // namespace
}  // namespace upkeep
