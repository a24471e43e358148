// Effects on what is staked: the ante, and who owns it.
#include "text/writer.h"

namespace upkeep::text {

std::string Writer::stake_clause(const Effect& e, Mood mood) {
  auto who = [&]() {
    return sel(e.who.kind == SelKind::none ? Selector{SelKind::you, 0, 0} : e.who);
  };
  switch (e.kind) {
    case EffectKind::ante: {
      Np p = who();
      const Noun card_noun = noun(t, N::card);
      Np cards = count_np(e.amount, 0, card_noun);
      another = true;
      return s(V::ante, {p, cards, Np(s(P::z_own_library, {p}))}, mood);
    }
    case EffectKind::gain_ownership: {
      // Whoever had the choice is "that player" here.
      const bool again = e.who.kind == did_sel.kind && e.who.n == did_sel.n &&
                         (e.who.kind == SelKind::target_owner || e.who.kind == SelKind::target);
      Np p = again ? player_np(P::pl_that) : who();
      Np object = sel(e.what);
      if (e.what.kind == SelKind::it) {  // "it" could be either of the two
        const Noun c = noun(t, N::card);
        object = Np(with_det(t.lang, Det::that, c.one, c.fem, false), false, c.fem);
      }
      if (p.you) {
        owned = true;
        did_who = {};
      }
      return s(V::gain_ownership, {p, object}, mood);
    }
    default:
      return {};
  }
}

}  // namespace upkeep::text
