// Effects that prevent or redirect damage, or answer it.
#include "text/lang/language.h"
#include "text/writer.h"

namespace upkeep::text {

std::string Writer::prevent_clause(const Effect& e, Mood mood) {
  const bool redirect = e.kind == EffectKind::redirect_damage;
  const bool all = !e.amount || (db.amounts[e.amount].kind == AmountKind::constant &&
                                 db.amounts[e.amount].value == 0);
  // A source: named, matching a filter, or chosen.
  Np source;
  if (e.flags & kEChosenSource || (e.flags & kENextTime)) {
    std::string suffix, text;
    bool fem = noun(t, N::source).fem;
    const Noun src = noun(t, N::source);
    if (e.filter) {
      Filter f = db.filters[e.filter];
      f.zone = Zone::battlefield;
      const bool only_color = !f.types_any && !f.types_all && f.subtypes_any.empty();
      if (only_color && f.colors_any) {
        std::string color = color_words(f.colors_any, fem, false, P::or_);
        text = !noun_first() ? color + " " + src.one : src.one + " " + color;
      } else {
        Np b = bare(f, false, suffix, false);
        text = b.text;
        fem = b.fem;
      }
    } else {
      text = src.one;
    }
    // In 1997 the damage waits already: its source needs no choosing.
    const bool waits = !noun_first() && t.words == Vocabulary::classic1997 &&
                       (e.flags & kENextTime) && !redirect &&
                       !(e.flags & (kEAllBut | kEGainPrevented));
    // "An artifact source".
    if (!waits && has_pronouns(t) && e.filter && text != src.one && suffix.empty() &&
        text.find(src.one) == std::string::npos &&
        !((db.filters[e.filter].types_any | db.filters[e.filter].types_all) & kCreature))
      text += " " + src.one;
    std::string chosen = waits ? text : s(V::source_of_choice, {Np(text)});
    source = Np(with_det(t.lang, Det::a, chosen, fem, false) + suffix, false, fem);
  } else if (e.filter) {
    source = np(e.filter, Det::none, true);
  }
  if (redirect) {
    const bool own = has_pronouns(t) && e.from.kind == SelKind::owner &&
                     e.what.kind == SelKind::self;  // "dealt to its owner instead"
    Np to = own ? owner_of(pronoun(t)) : sel(e.from);
    Np from = sel(e.what);
    if (e.flags & kENextTime) return s(V::redirect_next_time, {to, source, from}, mood);
    if (all) return s(V::redirect_all, {to, Np(), from}, mood);
    return s(V::redirect_next, {to, damage_np(e.amount), from}, mood);
  }
  if (e.from.kind != SelKind::none)
    source = e.from.kind == SelKind::all ? np(e.from.filter, Det::none, true) : sel(e.from);
  std::string by = source.text.empty() && source.obj.empty() ? "" : s(V::sfx_by, {source});
  Np to = e.what.kind == SelKind::none  ? Np()
          : e.what.kind == SelKind::all ? np(e.what.filter, Det::none, true)
                                        : sel(e.what);
  if (e.flags & kENextTime) {
    if (e.what.kind == SelKind::none) to = you_np();
    if (e.flags & kEAllBut) {
      const Np word(s(e.flags & kECombatOnly ? P::bare_combat_damage : P::bare_damage));
      const Number left = number(e.amount);
      return s(V::prevent_next_but, {to, source, word, Np(left.text, left.text != "1")}, mood);
    }
    std::string out = s(V::prevent_next_time, {to, source}, mood);
    if (e.flags & kEGainPrevented) out += ". " + s(V::gain_prevented);
    return out;
  }
  if (!all) return s(V::prevent_next, {to, damage_np(e.amount), Np(by)}, mood);
  Np word(s(e.flags & kECombatOnly ? V::combat_damage_word : V::damage_word));
  if (e.what.kind == SelKind::none) {
    const std::string out = s(V::prevent_everything, {word, Np(by)}, mood);
    // "That would be dealt by target creature this turn", or "this turn by creatures".
    const std::size_t at =
        (wording & kSaidFirst) && !by.empty() ? out.rfind(by) : std::string::npos;
    const std::string span = s(P::span_this_turn);
    if (at != std::string::npos && !span.empty() && at >= span.size() &&
        out.compare(at - span.size(), span.size(), span) == 0)
      return out.substr(0, at - span.size()) + by + span;
    return out;
  }
  return s(V::prevent_all, {Np(s(V::sfx_to, {to})), word, Np(by)}, mood);
}

std::string Writer::answer_clause(const Effect& e, Mood mood) {
  const Np to = sel(e.what);
  const Noun src = noun(t, N::source);
  const std::string chosen = s(V::source_of_choice, {Np(src.one)});
  const Np source(with_det(t.lang, Det::a, chosen, src.fem, false), false, src.fem);
  return s(V::answer_damage, {to, source, this_np()}, mood);
}

}  // namespace upkeep::text
