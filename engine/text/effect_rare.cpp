// Effects that few cards have: the ante, owners, processes.
#include "text/writer.h"

namespace upkeep::text {

std::string Writer::rare_clause(const Effect& e, Mood mood) {
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
    case EffectKind::repeat_until:
      return s(V::repeat_until, {Np(sentences(e.child)), Np(condition(e.condition))});
    case EffectKind::replace_draw: {
      const Np p = who();
      return s(V::replace_draw, {p, Np(nested(e.child, Mood::order))});
    }
    case EffectKind::offer_payment: {
      const Np p = who();
      Np silent = p;
      silent.text.clear();
      const Np outer = saved;
      if (e.what.kind != SelKind::none) {
        const Np now = sel(e.what);
        saved = that_of(e.what);
        if (saved.text.empty()) saved = now;
      }
      const std::string inner = nested(e.child, Mood::order);
      saved = outer;
      return s(e.flags & kEManaOffer ? V::offer_mana : V::offer,
               {p, Np(cost_clause(e.cost, silent, Mood::infinitive)), Np(inner)});
    }
    case EffectKind::reflect_damage: {
      const Np to = sel(e.what);
      const Noun src = noun(t, N::source);
      const std::string chosen = s(V::source_of_choice, {Np(src.one)});
      const Np source(with_det(t.lang, Det::a, chosen, src.fem, false), false, src.fem);
      return s(V::answer_damage, {to, source, this_np()}, mood);
    }
    case EffectKind::tap_lands_for_mana:
      return s(V::use_lands, {who()}, mood);
    case EffectKind::take_mana:
      return s(V::take_mana, {who()}, mood);
    case EffectKind::remember:
      return s(V::note, {sel(e.what)}, mood);
    case EffectKind::forget:
      return s(V::forget, {sel(e.what)}, mood);
    case EffectKind::play_card:
      return s(V::play_card, {sel(e.what)}, mood);
    case EffectKind::unblock:
      return s(V::unblock, {sel(e.what)}, mood);
    case EffectKind::make_block:
      return s(V::make_block, {sel(e.what), np(e.filter, Det::a, false)});
    case EffectKind::separate_into_piles: {
      // Whose they are is said by the filter, or follows from who parts them.
      const Np p = who();
      return p.you ? s(V::part_attackers, {p, np(e.filter, Det::each, false)}, mood)
                   : s(V::part, {p, np(e.filter, Det::all, true)}, mood);
    }
    case EffectKind::cast_face_down:
      return s(V::cast_hidden, {np(e.filter, Det::a, false)});
    default:
      return {};
  }
}

}  // namespace upkeep::text
