// Effects that make mana.
#include "text/lang/language.h"
#include "text/writer.h"

namespace upkeep::text {

std::string Writer::pool_symbols(const Effect& e) const {
  ManaCost c;
  // Before 2015 colourless mana had no symbol of its own.
  if (!t.today() && e.mana[kC]) {
    const std::string n = std::to_string(e.mana[kC]);
    int others = 0;
    for (int i = 0; i < kC; ++i) others += c.pips[i] = e.mana[i];
    const std::string colored = others ? mana_symbols(c) : std::string();
    if (t.words != Vocabulary::classic1997) return "{" + n + "}" + colored;
    return s(P::colorless_mana, {Np(number_word(t.lang, int(e.mana[kC]), false))}) +
           (others ? " " + s(P::and_) + " " + colored : "");
  }
  for (int i = 0; i < kManaKinds; ++i) c.pips[i] = e.mana[i];
  int total = 0;
  for (int i = 0; i < kManaKinds; ++i) total += e.mana[i];
  return total ? mana_symbols(c) : std::string();
}

std::string Writer::mana_clause(const Effect& e, Mood mood) {
  Np who = sel(e.who.kind == SelKind::none ? Selector{SelKind::you, 0, 0} : e.who);
  Number n = number(e.amount);
  const bool one = n.kind == Number::figure && n.value == 1;
  std::string figure = n.kind == Number::figure ? number_word(t.lang, n.value, false) : n.text;
  if (one) figure = str(t.lang, Str::number_form_one_article);
  if (n.kind == Number::words) {
    where.push_back(n.text);
    figure = "X";
  }
  Np count(figure, !one);
  int kinds = 0;
  std::vector<std::string> each;
  u32 colors = 0;
  for (int i = 0; i < 5; ++i) colors |= e.mana[i] ? 1u << i : 0;
  std::vector<int> order = printed_order(colors);
  if (e.mana[kC]) order.push_back(int(kC));
  for (int i : order) {
    ++kinds;
    each.push_back(std::string("{") + "WUBRGC"[i] + "}");
  }
  std::string what, pool = s(P::to_pool, {who});
  // A long amount stands behind the pool: "add to your mana pool an amount of …".
  const auto after_pool = [&](const std::string& words) {
    const std::string before = pool.empty() ? words : pool.substr(1) + " " + words;
    pool.clear();
    return before;
  };
  if (e.flags & kELandColors) {
    Np lands = e.what.kind == SelKind::all ? np(e.what.filter, Det::a, false) : sel(e.what);
    const bool made = e.what.kind == SelKind::event_object;  // "whenever … is tapped for mana"
    what = after_pool(s(made                   ? V::mana_land_made
                        : e.flags & kEAnyColor ? V::mana_land_any_color
                                               : V::mana_land_colors,
                        {count, lands}));
  } else if ((e.flags & kEAnyColor) && kinds && one) {
    what = join(t, each, P::or_);
  } else if (e.flags & kEAnyColor) {
    what = s(V::mana_any_color, {count});
  } else if (e.flags & kEAnyCombination) {
    std::string list = join(t, each, P::or_);
    if (const std::string both = s(P::and_or_kinds, {Np(), Np()}); !both.empty() && kinds == 2)
      list = s(P::and_or_kinds, {Np(each[0]), Np(each[1])});
    what = kinds ? s(V::mana_combination, {count, Np(list)}) : s(V::mana_any_combination, {count});
  } else if (e.flags & kEProduceChosen) {
    what = s(V::mana_chosen, {count});
  } else {
    std::string symbols = pool_symbols(e);
    if (n.kind == Number::figure) {
      for (int i = 0; i < n.value; ++i) what += symbols;
      if (n.value > 8) what = number_word(t.lang, n.value, false) + " " + symbols;
    } else {
      where.clear();
      const Amount& am = db.amounts[e.amount];
      if (n.counts() && n.factor == 1) {
        what = symbols + pool + " " + s(P::for_each, {each_np(n)});
        pool.clear();
      } else if (am.kind == AmountKind::last_amount && mode &&
                 last_effect == EffectKind::remove_counters) {
        const Effect& removed = previous ? *previous : db.effects[mode->effects];
        what = s(P::mana_each_removed,
                 {Np(symbols), Np(pool), Np(counter_noun(removed.counter, false))});
        pool.clear();
      } else if (am.kind == AmountKind::add && last_effect == EffectKind::remove_counters &&
                 number(am.a).text == "1" && number(am.b).kind == Number::that) {
        what = s(P::mana_plus_each,
                 {Np(symbols), Np(pool),
                  Np(counter_noun(previous ? previous->counter : Counter::charge, false))});
        pool.clear();
      } else {
        what = after_pool(s(V::mana_equal, {Np(symbols), Np(n.kind == Number::x ? "X" : n.text)}));
      }
    }
  }
  // Besides what the land makes.
  if (ability && ability->kind == AbilityKind::triggered &&
      ability->trigger.event == TriggerEvent::tapped_for_mana && n.kind == Number::figure &&
      !(e.flags & (kEAnyCombination | kELandColors)))
    what = s(P::additional_mana, {Np(what)});
  return s(V::add_mana, {who, Np(what), Np(pool)}, mood);
}

}  // namespace upkeep::text
