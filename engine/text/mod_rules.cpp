// Continuous modifications that are rules for players and for what they cast: sentences.
#include <algorithm>

#include "text/writer.h"

namespace upkeep::text {

std::vector<std::string> Writer::rule_mod(const Mod& m, const Np& subject,
                                          const Selector& affects) {
  std::vector<std::string> out;
  auto sentence = [&](const std::string& v) { out.push_back(v); };
  auto player = [&]() {
    // What is forbidden to all of them: "your opponents can't gain life".
    const bool ban = m.kind == ModKind::cant_cast || m.kind == ModKind::life_gain_prevented ||
                     m.kind == ModKind::untap_limit;
    if (ban && !s(P::pl_your_opponents).empty() &&
        (m.who == PlayerRelation::opponent ||
         (m.who == PlayerRelation::any && affects.kind == SelKind::opponent)))
      return Np(s(P::pl_your_opponents), true);
    if (m.who != PlayerRelation::any) return whose_np(m.who, false);
    if (affects.kind == SelKind::you || affects.kind == SelKind::opponent ||
        affects.kind == SelKind::each_player || affects.kind == SelKind::target ||
        affects.kind == SelKind::attached || affects.kind == SelKind::chosen_player) {
      if (affects.kind != SelKind::each_player) return subject;
    }
    // In 1997 "each player skips his or her untap phase".
    const bool one =
        m.kind == ModKind::skip_untap && t.words == Vocabulary::classic1997 && !noun_first();
    Np all = player_np(one ? P::pl_each : P::pl_players);
    all.plural = !one;
    all.poss.clear();
    return all;
  };
  auto braces = [&]() { return "{" + number(m.p).text + "}"; };
  auto plural_things = [&]() {
    return m.filter ? np(m.filter, Det::none, true)
                    : Np(noun(t, N::creature).many, true, noun(t, N::creature).fem);
  };
  switch (m.kind) {
    case ModKind::extra_land: {
      Number n = number(m.p);
      bool many = n.kind != Number::figure || n.value != 1;
      std::string w =
          n.kind == Number::figure ? number_word(t.lang, n.value, noun(t, N::land).fem) : n.text;
      if (!many) w = one_more(noun(t, N::land).fem);
      sentence(s(V::m_extra_land, {player(), Np(s(V::additional_land, {Np("", many), Np(w)}))}));
      break;
    }
    case ModKind::any_lands:
      sentence(s(V::m_any_lands, {player()}));
      break;
    case ModKind::ability_cost_more:
      sentence(s(V::m_ability_cost_more, {np(m.filter, Det::plural_the, true), Np(braces())}));
      break;
    case ModKind::hand_size: {
      const Number most = number(m.p);
      const Np words(most.kind == Number::figure && has_pronouns(t)
                         ? number_word(t.lang, most.value, false)
                         : most.text);
      sentence(s(V::m_hand_size, {player(), words}));
      break;
    }
    case ModKind::no_hand_size:
      sentence(s(V::m_no_hand_size, {player()}));
      break;
    case ModKind::cost_more:
    case ModKind::cost_less: {
      if (is_self(
              m.filter)) {  // "This spell costs {1} less to cast for each artifact you control."
        const Number n = number(m.p);
        const bool each = n.kind == Number::words && n.counts() && n.factor > 0;
        const std::string price = "{" + (each ? std::to_string(n.factor) : n.text) + "}";
        std::string words = s(m.kind == ModKind::cost_more ? V::m_cost_more : V::m_cost_less,
                              {spell_np(), Np(each || n.kind != Number::words ? price : "{X}")});
        if (each) {
          words += " " + s(P::for_each, {each_np(n)});
        } else if (n.kind == Number::words) {
          where.push_back(n.text);
        }
        sentence(words);
        break;
      }
      Np spells = np(m.filter, Det::plural_the, true);
      if (m.who == PlayerRelation::you) spells.text += s(P::suf_you_cast);
      if (m.who == PlayerRelation::opponent && t.modern() && !s(P::suf_opponents_cast).empty()) {
        const std::size_t at =
            spells.text.find(" " + s(P::suf_targets_source, {Np("", true), this_np()}));
        spells.text.insert(std::min(at, spells.text.size()), s(P::suf_opponents_cast));
      }
      // "White spells you cast" is a matter of who casts, not of who controls.
      sentence(s(m.kind == ModKind::cost_more ? V::m_cost_more : V::m_cost_less,
                 {spells, Np(braces())}));
      break;
    }
    case ModKind::cant_cast:
      sentence(s(V::m_cant_cast, {player(), plural_things()}));
      break;
    case ModKind::cant_activate:
      sentence(s(V::m_cant_activate, {Np(), np(m.filter, Det::plural_the, true)}));
      break;
    case ModKind::attack_cost: {
      Np who = subject.you || affects.kind != SelKind::self ? subject : you_np();
      sentence(s(V::m_attack_cost, {who, Np(braces())}));
      break;
    }
    case ModKind::untap_limit: {
      Np what = count_np(m.p, m.filter, noun(t, N::permanent), true);
      Number n = number(m.p);
      if (n.kind == Number::figure && n.value == 1) {
        std::string suffix;
        Np b = bare_chain(m.filter, false, suffix, P::or_, true, nullptr);
        what.text = number_word(t.lang, 1, b.fem) + " " + b.text + suffix;
      }
      Np who = player();
      sentence(s(V::m_untap_limit, {who, what}));
      break;
    }
    case ModKind::enters_tapped:
      sentence(s(V::m_enters_tapped, {subject, np(m.filter, Det::plural_the, true)}));
      break;
    case ModKind::skip_draw:
      sentence(s(V::m_skip_draw, {player()}));
      break;
    case ModKind::extra_draw: {
      Number n = number(m.p);
      bool many = n.kind != Number::figure || n.value != 1;
      std::string w =
          n.kind == Number::figure ? number_word(t.lang, n.value, noun(t, N::card).fem) : n.text;
      if (!many) w = one_more(noun(t, N::card).fem);
      sentence(s(V::m_extra_draw, {player(), Np(s(V::additional_card, {Np(w, many)}))}));
      break;
    }
    case ModKind::skip_untap:
      sentence(s(V::m_skip_untap, {player()}));
      break;
    case ModKind::damage_doubled:
      if (!m.filter && affects.kind != SelKind::self && affects.kind != SelKind::all) {
        sentence(s(V::m_damage_all_doubled));
        break;
      }
      sentence(s(V::m_damage_doubled, {m.filter ? np(m.filter, Det::plural_the, true) : subject}));
      break;
    case ModKind::life_gain_prevented:
      if (const std::string none =
              s(V::m_no_life_instead,
                {player_np(affects.kind == SelKind::opponent ? P::pl_an_opponent : P::pl_a_player),
                 player_np(P::pl_that)});
          (wording & kSaidWhen) && t.modern() && !none.empty()) {
        sentence(none);
        break;
      }
      sentence(s(V::m_no_life_gain, {player()}));
      break;
    case ModKind::spend_any_color:
      sentence(s(V::m_spend_any, {player()}));
      break;
    case ModKind::cant_win:
      sentence(affects.kind == SelKind::opponent ? s(V::m_opponents_cant_win)
                                                 : s(V::m_cant_win, {player()}));
      break;
    case ModKind::cant_lose:
      sentence(s(V::m_cant_lose, {player()}));
      if (m.flags & kMOpponentsCantWin) sentence(s(V::m_opponents_cant_win));
      break;
    case ModKind::spend_as: {
      const auto color = [&](u8 c) { return Np(adjective(t, color_adjective(c), false, false)); };
      sentence(s(V::m_spend_as, {player(), color(m.a), color(m.b)}));
      break;
    }
    case ModKind::zero_life:
      sentence(s(V::m_zero_life, {player()}));
      break;
    case ModKind::cant_be_attacked_except_by: {
      Np who = player();
      keyword_word = P::and_or;
      sentence(s(V::m_cant_be_attacked, {who, np(m.filter, Det::none, true)}));
      keyword_word = P::or_;
      break;
    }
    case ModKind::discard_to_library:
      sentence(s(V::m_discard_library, {player()}));
      break;
    case ModKind::blocked_in_pile:
      sentence(s(V::m_blocked_in_pile, {subject, np(m.filter, Det::none, true)}));
      break;
    case ModKind::random_blocks:
      sentence(s(V::m_random_blocks));
      break;
    default:
      break;
  }
  return out;
}

}  // namespace upkeep::text
