// Effects that make tokens.
#include "text/writer.h"

namespace upkeep::text {

std::string Writer::token_clause(const Effect& e, Mood mood) {
  Np who = sel(e.who.kind == SelKind::none ? Selector{SelKind::you, 0, 0} : e.who);
  std::string tail;
  Noun token = noun(t, N::token);
  Noun phrase;
  std::string apart_text[2];
  bool all_told = false;  // also what is a sentence of its own
  phrase.fem = token.fem;
  if (e.kind == EffectKind::copy_token) {
    Np what = sel(e.what);
    phrase.one = s(V::copy_of, {Np(token.one), what});
    phrase.many = s(V::copy_of, {Np(token.many, true, token.fem), what});
  } else {
    const CardDef& d = db.cards[e.card];
    // A token that says its size itself has none in front.
    bool defines = false;
    for (int a = 0; a < d.ability_count && t.today() && !d.power && !d.toughness; ++a) {
      const Ability& own = db.abilities[std::size_t(d.first_ability + a)];
      defines = defines ||
                (own.kind == AbilityKind::static_ && own.mods && !own.condition &&
                 own.affects.kind == SelKind::self && db.mods[own.mods].kind == ModKind::pt_define);
    }
    std::string pt = (d.types & kCreature) && !defines
                         ? std::to_string(d.power) + "/" + std::to_string(d.toughness)
                         : "";
    // Tokens that the rules define are told by their name (CR 111.10).
    const bool defined = t.modern() && (d.types & kArtifact) && !(d.types & kCreature) &&
                         d.ability_count == 1 && d.subtype_order.size() == 1 && !d.colors;
    auto write = [&](bool plural) {
      if (defined) {
        const Noun kind = subtype_noun(t.lang, db.subtypes[d.subtype_order.front()]);
        return noun_first() ? (plural ? token.many : token.one) + " " + kind.one
                            : kind.one + " " + (plural ? token.many : token.one);
      }
      std::string color = d.colors || !(d.types & kArtifact) || t.modern()
                              ? color_words(d.colors, token.fem, plural, P::and_)
                              : std::string();
      std::string kinds = type_words(d.types, d.subtypes, false, false, Det::none, d.supers);
      std::string out = s(V::token_phrase, {Np("", plural), Np(pt), Np(color), Np(kinds)});
      std::vector<std::string> with;
      KeywordSet named = 0;
      for (int k = 0; k < int(Keyword::count); ++k) {
        if ((d.keywords >> k & 1) && keyword_words(Keyword(k)).name != Str::none)
          named |= bit(Keyword(k));
      }
      if (named) with.push_back(keyword_list(named, P::and_));
      for (int a = 0; a < d.ability_count; ++a) {
        Writer inner(db, t);
        inner.card = &d;
        inner.unnamed = true;
        with.push_back("“" + inner.ability_paragraph(u16(d.first_ability + a)) + "”");
      }
      // "They each have flying and “This token can't be enchanted.”"
      const KeywordSet rest = d.keywords & ~named;
      if ((wording & kSaidIt) && has_pronouns(t) && t.today() && plural && rest && !with.empty()) {
        Writer inner(db, t);
        inner.card = &d;
        inner.unnamed = true;
        const Np token_np = inner.this_np();
        for (int k = 0; k < int(Keyword::count); ++k)
          if (rest >> k & 1)
            with.push_back("“" +
                           capital(token_np.text + " " +
                                   expand(t, keyword_phrase(Keyword(k), t), {token_np})) +
                           ".”");
        apart_text[1] = s(V::each_have, {pronoun(t, true), Np(join(t, with, P::and_))});
        all_told = !apart_text[1].empty();
        if (all_told) with.clear();
      }
      // "Create a … token. It has “…”": one ability, in a sentence of its own.
      if ((wording & kSaidIt) && has_pronouns(t) && t.modern() && with.size() == 1 && !named) {
        const Np they = pronoun(t, plural);
        apart_text[plural] = they.text + " " + s(V::m_has, {they, Np(with.front())});
        with.clear();
      }
      if (!with.empty()) out = s(V::with_quote, {Np(out), Np(join(t, with, P::and_))});
      // Named after what it is, unless the file says otherwise.
      std::string own;
      for (u8 sub : d.subtype_order) own += (own.empty() ? "" : " ") + db.subtypes[sub];
      if (!d.name.empty() && d.name != own && d.name != own + " Token")
        out = s(V::named_token, {Np(out, plural, token.fem), Np(d.name)});
      return out;
    };
    phrase.one = write(false);
    phrase.many = write(true);
  }
  // "A tapped Treasure token", "a 1/1 token that's tapped and attacking".
  const bool ahead = t.today() && !noun_first() && (e.flags & kETapped);
  if (ahead && !(e.flags & kEAttacking)) {
    phrase.one = adjective(t, A::tapped, phrase.fem, false) + " " + phrase.one;
    phrase.many = adjective(t, A::tapped, phrase.fem, true) + " " + phrase.many;
  }
  Np count = count_np(e.amount, 0, phrase);
  if (ahead && (e.flags & kEAttacking))
    tail += s(V::sfx_tapped_attacking, {Np("", count.plural, token.fem)});
  else if (!ahead && (e.flags & kETapped))
    tail += s(V::sfx_tapped, {Np("", count.plural, token.fem)});
  if ((e.flags & kEAttacking) && !ahead)
    tail += (e.flags & kETapped ? " " + s(P::and_) : "") +
            s(V::sfx_attacking, {Np("", count.plural, token.fem)});
  std::string out = s(V::create, {who, count, Np(tail)}, mood);
  if ((wording & kSaidBare) && !noun_first() && t.modern() && tail.empty() &&
      e.kind == EffectKind::create_token && number(e.amount).text == "1") {
    const std::vector<u8>& kinds = db.cards[e.card].subtype_order;
    if (kinds.size() == 1 && db.subtypes[kinds.front()] == "Clue")  // CR 701.16
      out = s(V::investigate, {who}, mood);
  }
  it = Np(
      with_det(t.lang, Det::that, count.plural ? token.many : token.one, token.fem, count.plural),
      count.plural, token.fem);
  if (!apart_text[count.plural].empty()) out += ". " + capital(apart_text[count.plural]);
  // What has no name of its own is a sentence: "Those tokens can't be enchanted."
  for (int k = 0;
       e.kind == EffectKind::create_token && !(all_told && count.plural) && k < int(Keyword::count);
       ++k) {
    if (!(db.cards[e.card].keywords >> k & 1) || keyword_words(Keyword(k)).name != Str::none)
      continue;
    out += ". " + capital(it.text + " " + expand(t, keyword_phrase(Keyword(k), t), {it}));
  }
  if (e.flags & kEWithHaste) out += ". " + s(V::gains_haste, {it});
  if (e.flags & kESacAtEnd) out += ". " + s(V::sac_at_end, {it});
  return out;
}

}  // namespace upkeep::text
