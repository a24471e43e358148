// The eight steps of casting, for the panel beside a board: where an announcement stands.
#include "calls_bridge.h"
#include "view/casting_steps.h"

#include "bridge.h"

using namespace upkeep;

namespace {

std::string name_of(const View& view, Ref r) {
  for (const ViewObject& o : view.objects)
    if (o.ref && o.ref == r) return o.name;
  for (const ViewStackEntry& e : view.stack)
    if (e.ref && e.ref == r) return e.name;
  return {};
}

}  // namespace

extern "C" {

// { on, step, player, ability, about, name, wanted: [8], modes, x, kicked, buyback, spliced,
// targets: [{ name, share }], cost, paid_with, tapped }; only { on } when nothing is announced.
const char* bridge_casting() {
  Game& game = shared_game();
  JsonWriter j;
  j.open('{');
  if (!game.running() || game.curtain()) {
    j.key("on").boolean(false);
    j.close('}');
    return give(std::move(j.out));
  }
  const View& view = game.view();
  const Casting k = casting(game.state(), game.cards(), view.seat, view.lang);
  j.key("on").boolean(k.on);
  if (k.on) {
    j.key("step").number(k.step);
    j.key("player").text(view.players[k.player].name);
    j.key("ability").boolean(k.ability);
    j.key("about").ref(k.about);
    j.key("name").text(card_name(game.cards(), k.card, view.lang));
    j.key("wanted").open('[');
    for (const bool w : k.wanted) j.boolean(w);
    j.close(']');
    j.key("modes").open('[');
    for (const std::string& m : k.modes) j.text(m);
    j.close(']');
    j.key("x").number(k.x);
    j.key("kicked").number(k.kicked);
    j.key("buyback").boolean(k.buyback);
    j.key("spliced").number(k.spliced);
    j.key("targets").open('[');
    for (const Casting::Aim& t : k.targets) {
      j.open('{');
      j.key("name").text(t.player < view.players.size() ? view.players[t.player].name
                                                        : name_of(view, t.object));
      j.key("share").number(t.share);
      j.close('}');
    }
    j.close(']');
    j.key("cost").text(k.cost);
    j.key("paid_with").open('[');
    for (const Ref& r : k.paid_with) j.text(name_of(view, r));
    j.close(']');
    j.key("tapped").number(k.tapped);
  }
  j.close('}');
  return give(std::move(j.out));
}
}
