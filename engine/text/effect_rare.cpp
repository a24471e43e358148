// Effects that few cards have: the ante, owners, processes.
#include "writer.h"

namespace upkeep::text {

std::string Writer::rare_clause(const Effect& e, Mood mood) {
  auto who = [&]() { return sel(e.who.kind == SelKind::none ? Sel{SelKind::you, 0, 0} : e.who); };
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
    case EffectKind::repeat_until:
      return s(V::repeat_until, {Np(sentences(e.child)), Np(condition(e.condition))});
    case EffectKind::replace_draw: {
      const Np p = who();
      return s(V::replace_draw, {p, Np(nested(e.child, Mood::order))});
    }
    default:
      return {};
  }
}

}  // namespace upkeep::text
