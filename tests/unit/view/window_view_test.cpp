// What the view says of the windows of 1997, and what the pass button is called there.
#include "position.h"
#include "view/view.h"

namespace upkeep {
namespace {

View look(const Position& t, Lang lang = Lang::en) {
  ViewNames names;
  names.player[0] = "Ada";
  names.player[1] = "Bruno";
  return make_view(*t.s, t.db, t.s->decision.player, lang, names);
}

std::string pass_of(const View& v) {
  for (const ViewOption& o : v.options)
    if (o.option.kind == OptionKind::pass) return o.text + " " + v.pass_text;
  return {};
}

void bolt(Position& t, const char* at) {
  ASSERT_TRUE(t.play(OptionKind::cast, "Lightning Bolt"));
  if (at)
    ASSERT_TRUE(t.play(OptionKind::object, at));
  else
    ASSERT_TRUE(t.play(OptionKind::player, nullptr, 1));
  ASSERT_TRUE(t.play(OptionKind::pay));
}

TEST(Windows, InterruptAndResponse) {
  Position t(
      "A.play Mountain\nA.hand Lightning Bolt\nB.play Grizzly Bears, Island x2\n"
      "B.hand Counterspell\nA pass\n");
  EXPECT_EQ(pass_of(look(t)), "End phase \u2192 Discard phase");
  EXPECT_TRUE(look(t).six_phases);
  bolt(t, "Grizzly Bears");
  ASSERT_TRUE(t.until(Prompt::interrupt));
  View v = look(t);
  ASSERT_EQ(v.windows.size(), 1u);
  EXPECT_EQ(v.windows[0].kind, WindowKind::interrupt);
  EXPECT_EQ(v.windows[0].player, t.s->decision.player);
  EXPECT_EQ(v.windows[0].base, 1);
  EXPECT_EQ(v.windows[0].about, v.stack[0].ref);
  EXPECT_EQ(pass_of(v), "Decline \u2192 Lightning Bolt is cast");
  ASSERT_TRUE(t.until(Prompt::response));
  EXPECT_EQ(pass_of(look(t)), "No response \u2192 Lightning Bolt resolves");
  EXPECT_EQ(pass_of(look(t, Lang::pt)), "Sem resposta \u2192 Raio resolve");
}

TEST(Windows, NestOneInTheOther) {
  Position t(
      "A.play Mountain, Island x2\nA.hand Lightning Bolt, Counterspell\n"
      "B.play Grizzly Bears, Island x2\nB.hand Counterspell\nA pass\n");
  bolt(t, "Grizzly Bears");
  ASSERT_TRUE(t.until(Prompt::interrupt));
  if (t.s->decision.player == 0) {
    ASSERT_TRUE(t.play(OptionKind::pass));
  }
  ASSERT_TRUE(t.play(OptionKind::cast, "Counterspell"));
  while (t.s->decision.prompt == Prompt::target) ASSERT_TRUE(t.play(OptionKind::object));
  ASSERT_TRUE(t.play(OptionKind::pay));
  const View v = look(t);
  ASSERT_EQ(v.windows.size(), 2u);
  EXPECT_EQ(v.windows[0].base, 1);
  EXPECT_EQ(v.windows[1].base, 2);
  EXPECT_EQ(v.windows[0].player, kNoPlayer);
  EXPECT_EQ(v.windows[1].about, v.stack[0].ref);
}

TEST(Windows, DamageThatWaits) {
  Position t(
      "A.play Mountain\nA.hand Lightning Bolt\nB.play Circle of Protection: Red, Plains\nA pass\n");
  bolt(t, nullptr);
  ASSERT_TRUE(t.until(Prompt::prevention));
  const View v = look(t);
  ASSERT_EQ(v.pending_damage.size(), 1u);
  EXPECT_EQ(v.pending_damage[0].amount, 3);
  EXPECT_EQ(v.pending_damage[0].to_player, 1);
  EXPECT_EQ(v.pending_damage[0].text, "Lightning Bolt \u2192 Bruno: 3");
  EXPECT_EQ(pass_of(v), "No prevention \u2192 3 damage to you");
  EXPECT_EQ(pass_of(look(t, Lang::it)), "Nessuna prevenzione \u2192 3 danni a te");
  EXPECT_EQ(v.players[1].life, 20);
}

TEST(Windows, WhatIsDying) {
  Position t("A.play Mountain\nA.hand Lightning Bolt\nB.play Drudge Skeletons, Swamp\nA pass\n");
  bolt(t, "Drudge Skeletons");
  ASSERT_TRUE(t.until(Prompt::regeneration));
  const View v = look(t, Lang::es);
  int dying = 0;
  for (const ViewObject& o : v.objects) dying += (o.flags & kVDying) != 0;
  EXPECT_EQ(dying, 1);
  EXPECT_EQ(pass_of(v), "Sin regeneraci\u00f3n \u2192 Esqueletos esclavos van al cementerio");
}

// Before a pass that costs life the button says so.
TEST(Windows, ManaBurnIsTold) {
  Position t("A.play Mountain x2\nA pass\n");
  ASSERT_TRUE(t.play(OptionKind::mana));
  ASSERT_TRUE(t.play(OptionKind::mana));
  EXPECT_EQ(pass_of(look(t)), "End phase \u2192 Discard phase (lose 2 life)");
  EXPECT_EQ(look(t).question, "Cast a spell, use an ability, or end the phase");
  for (const ViewOption& o : look(t).options)
    if (o.option.kind == OptionKind::announce_attack) {
      EXPECT_EQ(o.text, "Attack (lose 2 life)");
    }
  ASSERT_TRUE(t.play(OptionKind::pass));
  EXPECT_EQ(t.s->decision.prompt, Prompt::phase_end);
  EXPECT_EQ(pass_of(look(t)), "Let it end \u2192 Discard phase");
}

TEST(Windows, TheDrawIsAButton) {
  Position t("A.library Forest x3\nB.library Forest x3\nstart A upkeep\nA pass\n");
  for (int i = 0; i < 8 && t.s->step != Step::draw; ++i) ASSERT_TRUE(t.play(OptionKind::pass));
  const View v = look(t);
  ASSERT_FALSE(v.options.empty());
  EXPECT_EQ(v.options[0].option.kind, OptionKind::phase);
  EXPECT_EQ(v.options[0].text, "Draw a card");
  EXPECT_EQ(v.options[0].key, "D");
  // Where it waits to be answered it is called by its name.
  ASSERT_TRUE(t.play(OptionKind::phase));
  ASSERT_EQ(look(t).stack.size(), 1u);
  EXPECT_EQ(look(t).stack[0].name, "The draw");
  ASSERT_EQ(t.s->decision.prompt, Prompt::response);
  EXPECT_EQ(look(t).question, "Respond to the draw, or decline");
  EXPECT_EQ(look(t, Lang::pt).question, "Responda à compra ou passe");
  EXPECT_EQ(look(t, Lang::es).question, "Responde a robar o pasa");
  EXPECT_EQ(look(t, Lang::it).question, "Rispondi alla pescata o passa");
}

}  // namespace
}  // namespace upkeep
