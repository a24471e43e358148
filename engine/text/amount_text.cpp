// Amounts, conditions and costs in words.
#include <algorithm>
#include <array>

#include "text/lang/language.h"
#include "text/writer.h"

namespace upkeep::text {

std::string Writer::take_where() {
  std::string out;
  // Two clauses of one sentence may speak of the same X.
  where.erase(std::unique(where.begin(), where.end()), where.end());
  for (std::size_t i = 0; i < where.size(); ++i) {
    std::string words = s(P::where_x, {Np("\x01")});
    if (i) {  // a second number
      words = ", " + s(P::and_) + " " + words.substr(words.find('X'));
      words[words.find('X')] = 'Y';
    }
    words.replace(words.find('\x01'), 1, where[i]);
    out += words;
  }
  where.clear();
  return out;
}

bool Writer::is_zero(u16 amount) const {
  const Amount& a = db.amounts[amount];
  return !amount || (a.kind == AmountKind::constant && a.value == 0);
}

// What is counted, and where, unless that is said already.
Np Writer::counted_np(u16 filter, bool plural) {
  // "The number of instant and sorcery cards in your graveyard."
  if (filter && t.modern() && !noun_first() && db.filters[filter].zone != Zone::battlefield)
    kind_word = P::and_;
  one_of_many = !plural && !noun_first();
  Np out = np(filter, Det::none, plural);
  one_of_many = false;
  kind_word = P::or_;
  if (!filter) return out;
  const Filter& f = db.filters[filter];
  constexpr u64 kAnywhere = kFOther | kFTapped | kFUntapped;
  const bool anyones = f.controller == PlayerRelation::any && f.owner == PlayerRelation::any;
  if (f.zone == Zone::battlefield && anyones && !f.or_next && !(f.flags & ~kAnywhere))
    out.text += " " + s(P::on_battlefield_suf);
  return out;
}

Np Writer::among_np(u16 filter) {
  Np out = counted_np(filter, true);
  if (noun_first()) out.text = with_det(t.lang, Det::plural_the, out.text, out.fem, true);
  return out;
}

Np Writer::each_np(const Number& n) {
  return n.count_filter ? counted_np(n.count_filter, false) : Np(n.each);
}

// "Charge counter on it".
std::string Writer::counter_on(const Amount& a) {
  return s(P::counter_on, {Np(counter_noun(Counter(a.value), false)), sel(a.sel)});
}

Number Writer::number(u16 amount) {
  Number n;
  if (!amount) return n.text = "0", n;
  const Amount& a = db.amounts[amount];
  n.kind = Number::words;
  switch (a.kind) {
    case AmountKind::constant:
      n.kind = Number::figure;
      n.value = a.value;
      n.text = std::to_string(a.value);
      return n;
    case AmountKind::x:
      n.kind = Number::x;
      n.text = "X";
      return n;
    case AmountKind::divided_share:
    case AmountKind::even_share: {
      Number of = a.a ? number(a.a) : n;
      if (!a.a) of.text = s(P::a_share);
      return of;
    }
    case AmountKind::event_amount:
    case AmountKind::last_amount:
    case AmountKind::chosen_number:
      n.kind = Number::that;
      n.text = amount_words(amount);
      return n;
    case AmountKind::count:
      n.count_filter = a.filter;
      break;
    case AmountKind::counters:
      n.each = counter_on(a);
      break;
    case AmountKind::multiply:
      if (a.a && db.amounts[a.a].kind == AmountKind::counters) {
        n.each = counter_on(db.amounts[a.a]);
        n.factor = a.value;
      } else if (a.a && db.amounts[a.a].kind == AmountKind::count) {
        n.count_filter = db.amounts[a.a].filter;
        n.factor = a.value;
      } else if (a.a && db.amounts[a.a].kind == AmountKind::x) {
        n.kind = Number::x;
        n.factor = a.value;
        n.text =
            (a.value == 1 || a.value == -1 ? ""
                                           : std::to_string(a.value < 0 ? -a.value : a.value)) +
            std::string("X");
        return n;
      }
      break;
    default:
      break;
  }
  n.text = amount_words(amount);
  return n;
}

std::string Writer::amount_words(u16 amount) {
  if (!amount) return "0";
  const Amount& a = db.amounts[amount];
  auto who = [&]() {
    return sel(a.sel.kind == SelKind::none ? Selector{SelKind::you, 0, 0} : a.sel);
  };
  auto two = [&](P key) { return s(key, {Np(amount_words(a.a)), Np(amount_words(a.b))}); };
  switch (a.kind) {
    case AmountKind::constant:
      return std::to_string(a.value);
    case AmountKind::x:
      return "X";
    case AmountKind::count:
      return s(P::a_number, {counted_np(a.filter, true)});
    case AmountKind::card_types:
      return s(P::a_card_types, {among_np(a.filter)});
    case AmountKind::colors_among:
      return s(P::a_colors_among, {among_np(a.filter)});
    case AmountKind::greatest_power:
      return s(P::a_greatest_power, {among_np(a.filter)});
    case AmountKind::greatest_toughness:
      return s(P::a_greatest_toughness, {among_np(a.filter)});
    case AmountKind::greatest_mana_value:
      return s(P::a_greatest_mv, {among_np(a.filter)});
    case AmountKind::power:
      return s(P::a_power, {sel(a.sel)});
    case AmountKind::toughness:
      return s(P::a_toughness, {sel(a.sel)});
    case AmountKind::mana_value:
      return s(P::a_mv, {sel(a.sel)});
    case AmountKind::counters:
      return s(P::a_counters, {sel(a.sel), Np(counter_noun(Counter(a.value), true))});
    case AmountKind::life:
      return s(P::a_life, {who()});
    case AmountKind::hand_size:
      // "Each player … the number of cards in their hand": of each, their own.
      if ((a.sel.kind == SelKind::iterated && iterated.text == s(P::pl_each)) ||
          (has_pronouns(t) && strikes(a.sel)))
        return s(P::a_hand_own);
      return s(P::a_hand_size, {who()});
    case AmountKind::library_size:
      return s(P::a_library_size, {who()});
    case AmountKind::event_amount:
      return s(P::a_event);
    case AmountKind::last_amount:
      return s(P::a_last);
    case AmountKind::chosen_number:
      return s(P::a_chosen);
    case AmountKind::add:
      return two(P::a_plus);
    case AmountKind::subtract:
      return two(P::a_minus);
    case AmountKind::multiply:
      if (a.value == 2) return s(P::a_twice, {Np(amount_words(a.a))});
      return s(P::a_times, {Np(amount_words(a.a)), Np(std::to_string(a.value))});
    case AmountKind::half_up:
      return s(P::a_half_up, {Np(amount_words(a.a))});
    case AmountKind::half_down:
      return s(P::a_half_down, {Np(amount_words(a.a))});
    case AmountKind::minimum:
      if (!a.b) return amount_words(a.a);  // of whoever has the fewest: said by what asks for it
      return two(P::a_minimum);
    case AmountKind::maximum:
      // No amount is less than nothing, so "at least 0" needs no words.
      if (is_zero(a.a)) return amount_words(a.b);
      if (is_zero(a.b)) return amount_words(a.a);
      return two(P::a_maximum);
    case AmountKind::divided_share:
      return s(P::a_share);
    case AmountKind::even_share:
      return a.a ? amount_words(a.a) : s(P::a_share);
    case AmountKind::target_count:
      return s(P::a_target_count);
    case AmountKind::kick_count:
      return s(P::a_kick_count);
    case AmountKind::domain:
      return s(P::a_domain);
    case AmountKind::marked_damage:
      return s(P::a_marked, {sel(a.sel)});
    case AmountKind::devotion: {
      if (const std::string word = s(P::a_devotion_word); !word.empty()) {
        return word + " " + color_words(ColorSet(a.value), false, false, P::and_);
      }
      std::string symbols;
      for (int c = 0; c < 5; ++c) {
        if (a.value >> c & 1) symbols += std::string("{") + "WUBRG"[c] + "}";
      }
      return s(P::a_devotion, {Np(), Np(symbols)});
    }
    case AmountKind::poison:
      return s(P::a_poison, {who()});
    case AmountKind::damage_dealt_this_turn:
      return s(P::a_damage_taken, {who()});
    case AmountKind::cards_drawn_this_turn:
      return s(P::a_drawn, {who()});
    case AmountKind::spells_cast_this_turn:
      return s(P::a_cast_count, {who()});
    case AmountKind::creatures_died_this_turn:
      return s(P::a_died);
    case AmountKind::lands_played_this_turn:
      return s(P::a_lands_played, {who()});
    case AmountKind::untapped_lands_as_turn_began:
      if (strikes(a.sel)) return s(P::a_untapped_lands, {Np(std::string(), true)});  // "they"
      return s(P::a_untapped_lands, {who()});
    case AmountKind::source_number:
      return s(P::a_source_number, {this_np()});
    case AmountKind::times_used:
      return s(P::a_used);
    case AmountKind::count_:
      break;
  }
  return {};
}

Np Writer::quantity(u16 amount, P figure, P words, P that, P) {
  const auto before = std::to_array(mentioned);
  Number n = number(amount);
  if (n.kind == Number::words && (wording & kSaidForEach) && n.counts() && n.factor > 0) {
    std::copy(before.begin(), before.end(), mentioned);  // those words are not said
    Np np(std::to_string(n.factor), n.factor != 1);
    return Np(s(figure, {np}) + " " + s(P::for_each, {each_np(n)}), true);
  }
  if (n.kind == Number::words && (wording & kSaidWhere)) {
    where.push_back(n.text);
    return Np(s(figure, {Np("X", true)}), true);
  }
  switch (n.kind) {
    case Number::figure: {
      Np np(n.text, n.value != 1);
      return Np(s(figure, {np}), n.value != 1);
    }
    case Number::x:
      return Np(s(figure, {Np(n.text, true)}), true);
    case Number::that:
      return Np(s(that), false);
    case Number::words:
      return Np(s(words, {Np(n.text)}), false);
  }
  return {};
}

Np Writer::count_np(u16 amount, u16 filter, const Noun& fallback, bool any_zone) {
  const auto before = std::to_array(mentioned);
  Number n = number(amount);
  std::string for_each;
  if (n.kind == Number::words && (wording & kSaidForEach) && n.counts() && n.factor > 0) {
    std::copy(before.begin(), before.end(), mentioned);  // those words are not said
    for_each = " " + s(P::for_each, {each_np(n)});
    n.kind = Number::figure;
    n.value = n.factor;
  } else if (n.kind == Number::words && (wording & kSaidWhere)) {
    where.push_back(n.text);
    n.kind = Number::x;
    n.text = "X";
  }
  auto noun_words = [&](bool plural, std::string& suffix, bool& fem) {
    if (!filter) {
      fem = fallback.fem;
      return plural ? fallback.many : fallback.one;
    }
    Np b = bare_chain(filter, plural, suffix, P::or_, any_zone, &fem);
    if (db.filters[filter].flags & kFOther && !noun_first()) return other_things(b.text);
    return b.text;
  };
  std::string suffix;
  bool fem = false;
  bool other = filter && (db.filters[filter].flags & kFOther);
  if (n.kind == Number::figure && n.value == 1) {
    list_det = Det::a;
    std::string w = noun_words(false, suffix, fem);
    list_det = Det::none;
    if (other && !noun_first()) w = w.substr(6);
    return Np(with_det(t.lang, other ? Det::another : Det::a, w, fem, false) + suffix + for_each,
              false, fem);
  }
  std::string w = noun_words(true, suffix, fem) + suffix;
  switch (n.kind) {
    case Number::figure:
      return Np(number_word(t.lang, n.value, fem) + " " + w + for_each, true, fem);
    case Number::x:
      return Np(n.text + " " + w, true, fem);
    case Number::that:
      return Np(s(P::that_many, {Np(w, true, fem)}), true, fem);
    case Number::words:
      if ((wording & kSaidNumber) && !s(P::cards_equal).empty())
        return Np(s(P::cards_equal, {Np(n.text), Np(w)}), true, fem);
      return Np(s(P::x_of, {Np(n.text), Np(w)}), true, fem);
  }
  return {};
}

std::string Writer::counter_noun(Counter c, bool plural) const {
  Noun n = noun(t, N::counter);
  std::string name = counter_name(c, t.lang);
  const std::string& word = plural ? n.many : n.one;
  if (!noun_first()) return name + " " + word;
  bool figure = !name.empty() && (name[0] == '+' || name[0] == '-');
  return word + " " + (figure ? "" : language(t.lang).counter_of) + name;
}

Np Writer::counters_np(u16 amount, Counter c) {
  Noun n;
  n.one = counter_noun(c, false);
  n.many = counter_noun(c, true);
  return count_np(amount, 0, n);
}

// "+2/+2", "+X/+0", "+1/+1 for each Swamp you control".
std::string Writer::signed_pt(u16 p, u16 toughness) {
  Number a = number(p), b = number(toughness);
  bool zero_a = a.kind == Number::figure && a.value == 0,
       zero_b = b.kind == Number::figure && b.value == 0;
  bool same_count = (a.counts() || zero_a) && (b.counts() || zero_b) &&
                    (a.counts() || b.counts()) && !(wording & kSaidWhere);
  auto write = [&](const Number& n, const Number& other) -> std::string {
    if (n.kind == Number::figure) {
      bool minus =
          n.value < 0 || (n.value == 0 && ((other.kind == Number::figure && other.value < 0) ||
                                           (other.kind != Number::figure && other.factor < 0)));
      int v = n.value < 0 ? -n.value : n.value;
      return (minus ? "-" : "+") + std::to_string(v);
    }
    if (same_count)
      return (n.factor < 0 ? "-" : "+") + std::to_string(n.factor < 0 ? -n.factor : n.factor);
    if (n.kind == Number::x) return (n.factor < 0 ? "-" : "+") + n.text;
    u16 inner = &n == &a ? p : toughness;
    bool minus = false;
    std::string words = n.text;
    const Amount& am = db.amounts[inner];
    if (am.kind == AmountKind::multiply && am.value == -1) {
      words = amount_words(am.a);
      minus = true;
    } else if (am.kind == AmountKind::subtract && is_zero(am.a)) {
      words = amount_words(am.b);
      minus = true;
      if (words == "X") return "-X";
    } else if (am.kind == AmountKind::subtract && am.a &&
               db.amounts[am.a].kind == AmountKind::constant) {
      words = s(P::a_minus, {Np(amount_words(am.b)), Np(amount_words(am.a))});
      minus = true;
    }
    if (where.empty() || where.back() != words) where.push_back(words);
    return std::string(minus ? "-" : "+") + (where.size() > 1 ? "Y" : "X");
  };
  std::string text = write(a, b) + "/";  // one after the other: X stands before Y
  text += write(b, a);
  if (same_count) {
    const Number& n = a.counts() ? a : b;
    text += " " +
            s(P::for_each,
              {t.modern() || !n.count_filter ? each_np(n) : np(n.count_filter, Det::none, false)});
  }
  return text;
}

// The colours of a set as costs print them: around the wheel from where the way is shortest, and
// three of which no two follow each other in steps of two.
std::vector<int> printed_order(u32 colors) {
  std::vector<int> out;
  const auto has = [&](int c) { return (colors >> (c % 5) & 1) != 0; };
  int n = 0;
  for (int c = 0; c < 5; ++c) n += has(c);
  int start = 0, step = 1, best = 99;
  for (int s = 0; s < 5; ++s) {
    if (n == 3 && has(s) && has(s + 2) && has(s + 4)) {
      start = s;
      step = 2;
      break;
    }
    if (!has(s)) continue;
    int span = 0;
    for (int k = 0; k < 5; ++k)
      if (has(s + k)) span = k;
    if (span < best) {
      best = span;
      start = s;
    }
  }
  for (int k = 0; k < 5; ++k)
    if (has(start + k * step)) out.push_back((start + k * step) % 5);
  return out;
}

std::string mana_symbols(const ManaCost& c) {
  std::string out;
  for (int i = 0; i < c.x; ++i) out += "{X}";
  int colored = 0;
  for (int i = 0; i < kManaKinds; ++i) colored += c.pips[i];
  if (c.generic || (!colored && !c.hybrid_count && !c.x))
    out += "{" + std::to_string(c.generic) + "}";
  static const char letters[] = "WUBRGC";
  for (int h = 0; h < c.hybrid_count; ++h) {
    u8 mask = c.hybrid[h];
    std::string inner;
    if (mask & kHybridTwo) inner = "2";
    if (mask >> int(kC) & 1) inner += (inner.empty() ? "" : "/") + std::string(1, 'C');
    for (int i : printed_order(mask & kAllColors))
      inner += (inner.empty() ? "" : "/") + std::string(1, letters[i]);
    if (mask & kHybridPhyrexian) inner += "/P";
    out += "{" + inner + "}";
  }
  u32 colors = 0;
  for (int i = 0; i < 5; ++i) colors |= c.pips[i] ? 1u << i : 0;
  for (int k = 0; k < c.pips[kC]; ++k) out += "{C}";
  for (int i : printed_order(colors))
    for (int k = 0; k < c.pips[i]; ++k) out += std::string("{") + letters[i] + "}";
  return out;
}

std::vector<std::string> Writer::cost_parts(u16 cost, const Np& payer, Mood mood) {
  std::vector<std::string> out;
  if (!cost) return out;
  const Cost& c = db.costs[cost];
  auto add = [&](P key, const Np& what, const Np& extra = {}) {
    out.push_back(s(key, {payer, what, extra}, mood));
  };
  Noun card_noun = noun(t, N::card), permanent = noun(t, N::permanent);
  auto some = [&](u8 n, u16 filter, const Noun& fallback) {
    Np np;
    if (n == 1) {
      std::string suffix;
      bool fem = fallback.fem, other = filter && (db.filters[filter].flags & kFOther);
      std::string w =
          filter ? bare_chain(filter, false, suffix, P::or_, true, &fem).text : fallback.one;
      np = Np(with_det(t.lang, other ? Det::another : Det::a, w, fem, false) + suffix, false, fem);
    } else {
      std::string suffix;
      bool fem = fallback.fem;
      std::string w =
          filter ? bare_chain(filter, true, suffix, P::or_, true, &fem).text : fallback.many;
      np = Np(number_word(t.lang, n, fem) + " " + w + suffix, true, fem);
    }
    return np;
  };
  if (c.life) add(P::cost_life, life_np(c.life));
  if (c.remove_n) {
    Noun n;
    n.one = counter_noun(c.remove_counter, false);
    n.many = counter_noun(c.remove_counter, true);
    std::string w = c.remove_n == 1 ? with_det(t.lang, Det::a, n.one, false, false)
                                    : number_word(t.lang, c.remove_n, false) + " " + n.many;
    add(P::cost_remove_counters, Np(w, c.remove_n > 1), this_np());
  }
  if (c.flags & kCostSacSelf) add(P::cost_sacrifice, this_np());
  if (c.sac_n) add(P::cost_sacrifice, some(c.sac_n, c.sac_filter, permanent));
  if ((c.flags & kCostDiscardSelf) &&
      !(ability && (ability->flags & kACycling) && !ability->keyword)) {
    Np self(with_det(t.lang, Det::this_, card_noun.one, card_noun.fem, false), false,
            card_noun.fem);
    add(P::cost_discard, self);
  }
  if (c.flags & kCostDiscardHand) add(P::cost_discard, Np(s(P::z_own_hand, {payer})));
  if (c.discard_n) {
    std::string w = some(c.discard_n, 0, card_noun).text;
    if (c.discard_filter) {
      Noun n = card_noun;
      std::string suffix;
      bool fem = false;
      std::string words = bare_chain(c.discard_filter, false, suffix, P::or_, false, &fem).text;
      w = with_det(t.lang, Det::a, words, fem, false) + suffix;
    }
    add(c.flags & kCostDiscardRandom ? P::cost_discard_random : P::cost_discard,
        Np(w, c.discard_n > 1));
  }
  if (c.flags & kCostExileSelf) {
    Np self = this_np();
    if (ability && ability->zone == Zone::graveyard && t.modern())
      self.text +=
          " " + s(P::from_zone, {Np(), Np(zone_of(Zone::graveyard, PlayerRelation::you, false))});
    add(P::cost_exile, self);
  }
  if (c.exile_grave_n) {
    from_zone = t.modern();
    Np what = some(c.exile_grave_n, c.exile_grave_filter, card_noun);
    if (!c.exile_grave_filter)
      what.text += " " + s(from_zone ? P::from_zone : P::in_zone,
                           {Np(), Np(zone_of(Zone::graveyard, PlayerRelation::you, false))});
    from_zone = false;
    add(P::cost_exile, what);
  }
  if (c.flags & kCostReturnSelf) add(P::cost_return, this_np());
  auto yours = [&](Np what, u16 filter) {
    if (payer.you && (!filter || db.filters[filter].controller == PlayerRelation::any))
      what.text += " " + s(P::suf_you_control);
    return what;
  };
  if (c.return_n)
    add(P::cost_return, yours(some(c.return_n, c.return_filter, permanent), c.return_filter));
  if (c.tap_n) add(P::cost_tap, yours(some(c.tap_n, c.tap_filter, permanent), c.tap_filter));
  return out;
}

// "{2}, {T}, Sacrifice this creature"
std::string Writer::cost_line(u16 cost) {
  if (!cost) return {};
  const Cost& c = db.costs[cost];
  std::vector<std::string> parts;
  if (c.flags & kCostLoyalty) {
    parts.push_back((c.loyalty > 0   ? "+"
                     : c.loyalty < 0 ? "−"
                                     : "") +
                    std::to_string(c.loyalty < 0 ? -c.loyalty : c.loyalty));
  }
  if (c.mana.exists || c.mana.generic || c.mana.x || c.mana.hybrid_count)
    parts.push_back(mana_symbols(c.mana));
  if (c.flags & kCostTap) parts.push_back("{T}");
  if (c.flags & kCostUntap) parts.push_back("{Q}");
  const Mood mood = language(t.lang).infinitive_costs ? Mood::infinitive : Mood::order;
  for (const std::string& p : cost_parts(cost, you_np(), mood))
    parts.push_back(capital(lower_contract(t.lang, p)));
  std::string out;
  for (const std::string& p : parts) out += (out.empty() ? "" : ", ") + p;
  return out;
}

// "pay {2} and sacrifice a creature"
std::string Writer::cost_clause(u16 cost, const Np& payer, Mood mood) {
  if (!cost) return {};
  const Cost& c = db.costs[cost];
  std::vector<std::string> parts;
  if (c.mana.exists || c.mana.generic || c.mana.x || c.mana.hybrid_count) {
    const std::string mana = price_x ? "{X}" : mana_symbols(c.mana);
    parts.push_back(s(P::cost_pay, {payer, Np(mana)}, mood));
  }
  if (c.flags & kCostTap) parts.push_back(s(P::cost_tap, {payer, this_np()}, mood));
  for (const std::string& p : cost_parts(cost, parts.empty() ? payer : [&] {
         Np again = payer;
         again.text.clear();
         return again;
       }(), mood)) {
    parts.push_back(p);
  }
  return join(t, parts, P::and_);
}

}  // namespace upkeep::text
