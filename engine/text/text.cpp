// The public face: whole cards, single abilities, summaries.
#include "text/text.h"

#include "text/lang/language.h"
#include "text/writer.h"

namespace upkeep {

using namespace text;

namespace {

// Cards of 1997 said "cannot" and "it is", later ones "can't" and "it's".
std::string in_full(std::string text, Lang lang, Vocabulary words) {
  const bool old = words == Vocabulary::classic1997;
  if (const auto change = old ? language(lang).spell_out : language(lang).shorten) change(text);
  return text;
}

}  // namespace

std::string ability_text(const CardDb& db, u16 ability, Lang lang, Vocabulary words) {
  Writer w(db, {lang, words});
  return in_full(w.ability_paragraph(ability), lang, words);
}

std::string mode_text(const CardDb& db, u16 ability, int mode, Lang lang, Vocabulary words) {
  Writer w(db, {lang, words});
  w.start(ability);
  w.use_mode(mode);
  if (!w.mode) return {};
  std::string text = finish(lang, w.sentences(w.mode->effects));
  return in_full(text.empty() || text.back() == '.' ? text : text + ".", lang, words);
}

std::string cost_text(const CardDb& db, u16 cost, u16 card, Lang lang, Vocabulary words) {
  Writer w(db, {lang, words});
  w.card = &db.cards[card];
  return w.cost_line(cost);
}

std::string target_text(const CardDb& db, u16 target_spec, Lang lang, Vocabulary words) {
  Writer w(db, {lang, words});
  std::string text = w.target_bare(db.targets[target_spec], false, nullptr);
  std::size_t cut = text.find('\x01');
  if (cut != std::string::npos) text.erase(cut, 1);
  return lower_contract(lang, text);
}

namespace {

// Restrictions by "when you may cast it" that are said in one sentence.
std::string cast_condition_text(Writer& w, u16 condition) {
  const Np spell = w.spell_np();
  const CardDb& db = w.db;
  const Condition& c = db.conditions[condition];
  if (c.kind == CondKind::both) {
    CondKind a = db.conditions[c.a].kind, b = db.conditions[c.b].kind;
    if ((a == CondKind::opponents_turn && b == CondKind::before_attackers) ||
        (b == CondKind::opponents_turn && a == CondKind::before_attackers)) {
      return w.s(P::cast_only_opp_before_attack, {Np(), spell});
    }
  }
  const auto is = [&](u16 at, CondKind kind, Step step) {
    return at && db.conditions[at].kind == kind &&
           (kind != CondKind::is_step || Step(db.conditions[at].n) == step);
  };
  if (is(condition, CondKind::is_step, Step::blockers))
    return w.s(P::cast_only_blockers, {Np(), spell});
  if (c.kind == CondKind::both && is(c.a, CondKind::is_step, Step::attackers) &&
      is(c.b, CondKind::your_turn, Step::none))
    return w.s(P::cast_only_attackers, {Np(), spell});
  if (c.kind == CondKind::both && is(c.a, CondKind::is_step, Step::attackers) &&
      is(c.b, CondKind::been_attacked, Step::none))
    return w.s(P::cast_only_been_attacked, {Np(), spell});
  if (c.kind == CondKind::before_blockers) return w.s(P::cast_only_before_blocks, {Np(), spell});
  if (c.kind == CondKind::before_damage) return w.s(P::cast_only_before_damage, {Np(), spell});
  return w.s(P::cast_only_if, {Np(w.condition(condition)), spell});
}

// Ways to cast that stand before the text they bear on.
bool said_first(const CardDb& db, const CardDef& d, CastOptionKind k) {
  // Morph stands before what happens when the card is turned face up.
  for (int i = 0; k == CastOptionKind::morph && i < d.ability_count; ++i) {
    const Ability& a = db.abilities[std::size_t(d.first_ability + i)];
    if (a.kind == AbilityKind::triggered && a.trigger.event == TriggerEvent::turned_face_up &&
        i == 0)
      return true;
  }
  return k == CastOptionKind::additional || k == CastOptionKind::alternative ||
         k == CastOptionKind::kicker || k == CastOptionKind::multikicker ||
         k == CastOptionKind::buyback;
}

void add_line(std::vector<RulesLine>& out, std::string line) {
  if (!line.empty()) out.push_back({std::move(line), {}, Keyword::count});
}

// What a creature without abilities says, what an interrupt is (era-fifth 4.3), what countering a
// spell means, and what any target is (CR 115.4: battles are not among the cards).

// Whether its words are "any target".
bool aims_at_any(const CardDb& db, const Ability& a) {
  for (int m = 0; m < a.mode_count; ++m) {
    const Mode& mode = db.modes[std::size_t(a.first_mode + m)];
    for (int k = 0; k < mode.target_count; ++k) {
      const TargetSpec& spec = db.targets[std::size_t(mode.first_target + k)];
      if (spec.max == 1 && !spec.max_amount && any_target_filter(db, spec)) return true;
    }
  }
  return false;
}

bool counters(const CardDb& db, u16 effect) {
  for (u16 i = effect; i; i = db.effects[i].next) {
    const Effect& e = db.effects[i];
    if (counters(db, e.child) || counters(db, e.else_child)) return true;
    if (e.kind == EffectKind::counter_spell && (e.to == Place::none || e.to == Place::graveyard))
      return true;
  }
  return false;
}

// Whether it counters a spell, and nothing but spells.
bool counters_spell(const CardDb& db, const Ability& a) {
  const Mode& m = db.modes[a.first_mode];
  if (a.mode_count != 1 || m.target_count != 1 || !counters(db, m.effects)) return false;
  const u16 filter = db.targets[m.first_target].filter;
  const u64 flags = filter ? db.filters[filter].flags : 0;
  return (flags & kFSpell) && !(flags & kFAbility);
}

std::string sentence(Lang lang, const std::string& raw) {
  std::string s = finish(lang, raw);
  return s.empty() || s.back() == '.' ? s : s + ".";
}

}  // namespace

namespace {

using Lines = std::vector<RulesLine>;

// As they are printed on the card; the others, those that follow from it, behind them.
std::vector<Keyword> keywords_in_order(const CardDef& d) {
  std::vector<Keyword> out;
  KeywordSet done = 0;
  const auto add = [&](Keyword k) {
    if (!(d.keywords & bit(k)) || (done & bit(k))) return;
    out.push_back(k);
    done |= bit(k);
  };
  for (u8 k : d.keyword_order) add(Keyword(k));
  for (Keyword k : print_order()) add(k);
  return out;
}

// What enters tapped and then doesn't untap says so in this order.
bool enters_tapped_first(const CardDb& db, const CardDef& d) {
  if (!d.ability_count || !(d.keywords & bit(Keyword::doesnt_untap))) return false;
  const Ability& a = db.abilities[d.first_ability];
  return a.kind == AbilityKind::replacement && a.repl == ReplKind::enters_tapped && !a.condition;
}

void add_keywords(Writer& w, const CardDef& d, Lines& out) {
  std::vector<std::string> said, first;
  const std::size_t start = out.size();
  for (Keyword k : keywords_in_order(d)) {
    if (keyword_is_name(Keyword(k), w.t.words)) {
      out.push_back({keyword_name(Keyword(k), w.t.lang, w.t.words),
                     keyword_reminder(Keyword(k), w.t.lang, w.t.words), Keyword(k),
                     d.keyword_lines});
    } else {
      Np self = w.this_np();
      if (Keyword(k) == Keyword::cant_be_countered || Keyword(k) == Keyword::flash) {
        self = w.spell_np();
      }
      std::string phrase = expand(w.t, keyword_phrase(Keyword(k), w.t), {self});
      if (Keyword(k) == Keyword::doesnt_untap) phrase = w.s(V::m_doesnt_untap_self, {self});
      if (Keyword(k) == Keyword::must_attack) phrase = w.s(V::m_attacks_each, {self});
      if (k == Keyword::vigilance) {
        said.push_back(sentence(w.t.lang, w.s(V::attack_no_tap, {self})));
      } else if (k == Keyword::may_stay_tapped) {
        said.push_back(sentence(w.t.lang, w.s(V::m_may_stay_tapped, {self})));
      } else if (k == Keyword::assign_damage_as_unblocked && w.t.today() &&
                 !w.s(V::m_assign_unblocked).empty()) {
        said.push_back(sentence(w.t.lang, w.s(V::m_assign_unblocked, {self})));
      } else if (k == Keyword::prevent_damage_from_creatures) {
        const Noun c = noun(w.t, N::creature);
        const Np by(w.s(V::sfx_by, {Np(c.many, true, c.fem)}));
        said.push_back(
            sentence(w.t.lang, w.s(V::m_prevent_to, {self, by, Np(w.s(V::damage_word))})));
      } else if (k == Keyword::cant_be_countered) {
        first.push_back(sentence(w.t.lang, self.text + " " + phrase));
      } else if (!phrase.empty()) {
        said.push_back(sentence(w.t.lang, self.text + " " + phrase));
      }
    }
  }
  // What happens to the spell comes first.
  for (std::size_t i = 0; i < first.size(); ++i)
    out.insert(out.begin() + std::ptrdiff_t(start + i), {first[i], {}, Keyword::count});
  if (!said.empty() && enters_tapped_first(w.db, d)) {
    // "Enters tapped and doesn't untap during your untap step."
    const std::string both = w.t.modern() ? w.s(P::r_enters_tapped_stays, {w.this_np()}) : "";
    if ((w.db.abilities[d.first_ability].said & kSaidBare) && said.size() == 1 && !both.empty())
      said = {sentence(w.t.lang, both)};
    else
      add_line(out, ability_text(w.db, d.first_ability, w.t.lang, w.t.words));
  }
  for (const std::string& s : said) add_line(out, s);
}

// The mana abilities that basic land types give.
void add_land_mana(Writer& w, const CardDef& d, Lines& out) {
  std::vector<std::string> symbols;
  for (u8 sub : d.subtype_order) {
    if (sub <= kForest) symbols.push_back(std::string("{") + "WUBRG"[sub] + "}");
  }
  if (!symbols.empty()) {
    Np you = w.you_np();
    const std::string text =
        "{T}: " + sentence(w.t.lang, w.s(V::add_mana, {you, Np(join(w.t, symbols, P::or_)),
                                                       Np(w.s(P::to_pool, {you}))}));
    // Since 1999 a land type says it, and the card only reminds of it (CR 305.6).
    add_line(out, w.t.words == Vocabulary::classic1997 ? text : "(" + text + ")");
  }
}

// The land type of a creature of 1997 that attacks only where there are such lands and lives only
// beside its own ("Islandhome"), or -1.
int home_of(const CardDb& db, const CardDef& d) {
  int home = -1;
  bool leaves = false;
  for (int i = 0; i < d.ability_count; ++i) {
    const Ability& a = db.abilities[std::size_t(d.first_ability + i)];
    if (a.kind == AbilityKind::static_ && a.mods && !db.mods[a.mods].next &&
        db.mods[a.mods].kind == ModKind::cant_attack_unless_defender && !a.condition) {
      for (int k = 0; k <= kForest; ++k) {
        if (db.filters[db.mods[a.mods].filter].subtypes_any.has(k)) home = k;
      }
    } else if (a.kind == AbilityKind::triggered && a.trigger.event == TriggerEvent::state &&
               a.mode_count == 1 && db.modes[a.first_mode].effects) {
      const Effect& e = db.effects[db.modes[a.first_mode].effects];
      leaves = e.kind == EffectKind::sacrifice && e.what.kind == SelKind::self && !e.next;
    } else {
      return -1;
    }
  }
  return leaves && d.ability_count == 2 ? home : -1;
}

// "Enters tapped with two charge counters on it": two abilities in a row; else empty.
std::string tapped_with_counters(Writer& w, const CardDef& d, int i) {
  if (i + 1 >= d.ability_count) return {};
  const Ability& a = w.db.abilities[std::size_t(d.first_ability + i)];
  const Ability& b = w.db.abilities[std::size_t(d.first_ability + i + 1)];
  if (a.kind != AbilityKind::replacement || b.kind != AbilityKind::replacement ||
      a.repl != ReplKind::enters_tapped || b.repl != ReplKind::enters_with_counters ||
      a.condition || b.condition || w.number(b.amount).kind != Number::figure)
    return {};
  w.start(u16(d.first_ability + i));
  const std::string both =
      w.s(P::r_enters_tapped_with, {w.this_np(), w.counters_np(b.amount, b.counter)});
  return both.empty() ? both : sentence(w.t.lang, both);
}

// "If it was kicked, it enters with two +1/+1 counters on it and with flying": two abilities in a
// row; else empty.
std::string kicked_with_keywords(Writer& w, const CardDef& d, int i) {
  if (i + 1 >= d.ability_count || !w.t.today()) return {};
  const Ability& a = w.db.abilities[std::size_t(d.first_ability + i)];
  const Ability& b = w.db.abilities[std::size_t(d.first_ability + i + 1)];
  if (a.kind != AbilityKind::replacement || a.repl != ReplKind::enters_with_counters ||
      b.kind != AbilityKind::static_ || b.affects.kind != SelKind::self || !a.condition ||
      !b.condition || w.db.conditions[a.condition].kind != CondKind::kicked ||
      w.db.conditions[b.condition].kind != CondKind::kicked || !b.mods || w.db.mods[b.mods].next ||
      w.db.mods[b.mods].kind != ModKind::add_keywords)
    return {};
  std::string first = ability_text(w.db, u16(d.first_ability + i), w.t.lang, w.t.words);
  if (!first.empty() && first.back() == '.') first.pop_back();
  w.start(u16(d.first_ability + i + 1));
  const std::string both = w.s(
      P::r_enters_with_also, {Np(first), Np(w.keyword_list(w.db.mods[b.mods].keywords, P::and_))});
  return both.empty() ? both : sentence(w.t.lang, both);
}

void add_abilities(Writer& w, const CardDef& d, Lines& out) {
  if (const int home = home_of(w.db, d); home >= 0) {
    const std::string word = w.s(P::islandhome, {Np(subtype_name(w.db, home, w.t.lang))});
    if (!word.empty()) {
      std::string both;
      for (int i = 0; i < d.ability_count; ++i)
        both += (i ? " " : "") + ability_text(w.db, u16(d.first_ability + i), w.t.lang, w.t.words);
      out.push_back({word, both, Keyword::count});
      return;
    }
  }
  bool any_told = !w.t.today();
  int skip = 0;
  // What makes the spell itself cheaper is told before what it does.
  const auto about_cost = [&](int i) {
    const Ability& a = w.db.abilities[std::size_t(d.first_ability + i)];
    return w.t.modern() && a.kind == AbilityKind::static_ && a.zone == Zone::stack;
  };
  for (int i = 0; i < d.ability_count; ++i)
    if (about_cost(i))
      add_line(out, ability_text(w.db, u16(d.first_ability + i), w.t.lang, w.t.words));
  // So are triggers that ask to stand in front.
  const auto in_front = [&](int i) {
    const Ability& a = w.db.abilities[std::size_t(d.first_ability + i)];
    return w.t.today() && a.kind == AbilityKind::triggered && (a.said & kSaidFirst);
  };
  for (int i = 0; i < d.ability_count; ++i)
    if (in_front(i))
      add_line(out, ability_text(w.db, u16(d.first_ability + i), w.t.lang, w.t.words));
  for (int i = 0; i < d.ability_count; ++i) {
    if (about_cost(i) || in_front(i)) continue;
    const u16 ability = u16(d.first_ability + i);
    // A keyword ability that stands for two is said once.
    const u16 keyword = w.db.abilities[ability].keyword;
    if (i && keyword && w.t.modern() && !w.noun_first() &&
        w.db.abilities[ability - 1].keyword == keyword)
      continue;
    if (skip-- > 0 || (i == 0 && enters_tapped_first(w.db, d))) continue;
    if (const std::string both = kicked_with_keywords(w, d, i); !both.empty()) {
      add_line(out, both);
      skip = 1;
      continue;
    }
    if (const std::string both = tapped_with_counters(w, d, i); !both.empty()) {
      add_line(out, both);
      skip = 1;
      continue;
    }
    // "Whenever this creature enters or attacks": two events, one sentence.
    if (w.t.modern() && !w.noun_first() && i + 1 < d.ability_count) {
      const Ability& one = w.db.abilities[ability];
      const Ability& two = w.db.abilities[ability + 1];
      if (one.kind == AbilityKind::triggered && two.kind == AbilityKind::triggered &&
          (two.said & kSaidBare)) {
        Writer both(w.db, w.t);
        both.card = &d;
        both.second_event = &two;
        add_line(out, both.ability_paragraph(ability));
        skip = 1;
        continue;
      }
    }
    w.start(ability);
    if (const std::string word = w.ability->kind == AbilityKind::triggered
                                     ? w.cumulative_upkeep(*w.ability)
                                     : std::string();
        !word.empty()) {
      out.push_back({word, ability_text(w.db, ability, w.t.lang, w.t.words), Keyword::count});
      continue;
    }
    add_line(out, ability_text(w.db, ability, w.t.lang, w.t.words));
    if (out.empty()) continue;
    if (counters_spell(w.db, w.db.abilities[ability])) {
      out.back().reminder = str(w.t.lang, Str::reminder_countered);
    } else if (!any_told && aims_at_any(w.db, w.db.abilities[ability])) {
      out.back().reminder = str(w.t.lang, Str::reminder_any_target);
      any_told = true;
    }
  }
}

// "Costs {2} more for each target beyond the first".
void add_target_costs(Writer& w, const CardDef& d, Lines& out) {
  for (int i = 0; i < d.ability_count; ++i) {
    const Ability& a = w.db.abilities[std::size_t(d.first_ability + i)];
    for (int m = 0; m < a.mode_count; ++m) {
      const Mode& mode = w.db.modes[std::size_t(a.first_mode + m)];
      for (int k = 0; k < mode.target_count; ++k) {
        const TargetSpec& spec = w.db.targets[std::size_t(mode.first_target + k)];
        if (spec.extra_cost) {
          add_line(out, sentence(w.t.lang, w.s(P::extra_target_cost,
                                               {Np("{" + std::to_string(spec.extra_cost) + "}"),
                                                w.spell_np()})));
        }
      }
    }
  }
}

// "Spend only black mana on X."
void add_x_color(Writer& w, const CardDef& d, Lines& out) {
  if (!d.cost.x || !d.cost.x_color) return;
  std::vector<std::string> colors;
  for (int c = 0; c < 5; ++c) {
    if (d.cost.x_color >> c & 1) colors.push_back(adjective(w.t, color_adjective(c), false, false));
  }
  add_line(out, sentence(w.t.lang, w.s(P::x_color_only, {Np(join(w.t, colors, P::or_))})));
}

}  // namespace

std::vector<RulesLine> rules_lines(const CardDb& db, u16 card, Lang lang, Vocabulary words) {
  const CardDef& d = db.cards[card];
  const Tongue t{lang, words};
  std::vector<RulesLine> out;
  Writer w(db, t);
  w.card = &d;

  if (d.enchant && t.modern()) {
    std::string what = target_text(db, d.enchant, lang, words);
    add_line(out, finish(lang, w.s(P::enchant, {Np(what)})));
  }
  if (d.for_ante) add_line(out, sentence(lang, w.s(P::for_ante)));
  if (d.cast_condition) add_line(out, sentence(lang, cast_condition_text(w, d.cast_condition)));
  for (int i = 0; i < d.cast_option_count; ++i) {
    const CastOption& o = db.cast_options[std::size_t(d.first_cast_option + i)];
    if (said_first(db, d, o.kind)) add_line(out, w.cast_option(o));
  }

  if (t.today()) add_target_costs(w, d, out);
  if (t.modern()) add_x_color(w, d, out);
  add_keywords(w, d, out);
  if (d.types & kLand) add_land_mana(w, d, out);
  add_abilities(w, d, out);
  if (words == Vocabulary::classic1997 && (d.types & kInterrupt) && !out.empty())
    out.back().reminder = str(lang, Str::reminder_interrupts);
  if (!t.modern()) add_x_color(w, d, out);
  if (!t.today()) add_target_costs(w, d, out);
  for (int i = 0; i < d.cast_option_count; ++i) {
    const CastOption& o = db.cast_options[std::size_t(d.first_cast_option + i)];
    if (!said_first(db, d, o.kind)) add_line(out, w.cast_option(o));
  }
  for (RulesLine& line : out) line.text = in_full(line.text, lang, words);
  if (out.empty() && (d.types & kCreature))
    out.push_back({{}, str(lang, Str::reminder_no_abilities), Keyword::count});
  return out;
}

// Named keywords share a line.
std::string rules_text(const CardDb& db, u16 card, Lang lang, Vocabulary words) {
  std::string out;
  bool keyword = false;
  // "Protection from black and from red": what two share is said once.
  const Tongue t{lang, words};
  const std::string stem = t.modern() ? say(t, P::protection_stem) : std::string();
  std::vector<RulesLine> lines = rules_lines(db, card, lang, words);
  const auto shields = [&](std::size_t i) {
    return !stem.empty() && i < lines.size() && lines[i].keyword != Keyword::count &&
           !lines[i].apart && uncapital(lines[i].text).compare(0, stem.size(), stem) == 0;
  };
  for (std::size_t i = 0; i + 1 < lines.size(); ++i) {
    if (!shields(i) || !shields(i + 1) || shields(i + 2)) continue;
    lines[i].text += " " + say(t, P::and_) + " " + lines[i + 1].text.substr(stem.size());
    lines.erase(lines.begin() + std::ptrdiff_t(i + 1));
    break;
  }
  for (const RulesLine& line : lines) {
    const bool named = line.keyword != Keyword::count;
    if (line.text.empty()) continue;
    // "Flying; banding": banding has its own reminder.
    const bool listed = keyword && named && !line.apart;
    if (!out.empty()) out += !listed ? "\n" : line.keyword == Keyword::banding ? "; " : ", ";
    out += listed ? uncapital(line.text) : line.text;
    keyword = named;
  }
  return out;
}

std::string effect_summary(const CardDb& db, u16 ability, int mode, Lang lang, Vocabulary words,
                           bool kicked) {
  Writer w(db, {lang, words});
  w.kicked_form = kicked;
  w.start(ability);
  if (mode >= 0) w.use_mode(mode);
  if (!w.mode) return {};
  std::string out;
  int said = 0;
  for (u16 i = w.mode->effects; i && said < 2; i = db.effects[i].next) {
    std::string one = w.summary(db.effects[i]);
    if (one.empty() || one == out) continue;
    out += (out.empty() ? "" : ", ") + one;
    ++said;
  }
  if (out.empty()) return mode_text(db, ability, mode < 0 ? 0 : mode, lang, words);
  return lower_contract(lang, out);
}

namespace text {

// A few words for the stack; empty for what has no short form.
std::string Writer::summary(const Effect& e) {
  Noun card_noun = noun(t, N::card);
  switch (e.kind) {
    case EffectKind::damage:
      return number(e.amount).kind == Number::words ? s(P::bare_damage) : damage_np(e.amount).text;
    case EffectKind::lose_life:
      if (number(e.amount).kind == Number::words) return s(P::sum_lose_x);
      return s(P::sum_lose, {life_np(e.amount)});
    case EffectKind::gain_life:
      if (number(e.amount).kind == Number::words) return s(P::sum_gain_x);
      return s(P::sum_gain, {life_np(e.amount)});
    case EffectKind::draw:
      return s(P::sum_draw, {count_np(e.amount, 0, card_noun)});
    case EffectKind::discard:
      return s(P::sum_discard, {count_np(e.amount, 0, card_noun)});
    case EffectKind::destroy:
      return s(P::sum_destroy);
    case EffectKind::exile:
    case EffectKind::exile_until_leaves:
      return s(P::sum_exile);
    case EffectKind::sacrifice:
      return s(P::sum_sacrifice);
    case EffectKind::move:
      switch (e.to) {
        case Place::none:
        case Place::hand:
          return s(P::sum_hand);
        case Place::library_top:
        case Place::library_bottom:
        case Place::library_shuffled:
          return s(P::sum_library);
        case Place::graveyard:
          return s(P::sum_graveyard);
        case Place::battlefield:
          return s(P::sum_battlefield);
        case Place::exile:
          return s(P::sum_exile);
      }
      return {};
    case EffectKind::tap:
      return s(P::sum_tap);
    case EffectKind::untap:
      return s(P::sum_untap);
    case EffectKind::tap_or_untap:
      return s(P::sum_tap_or_untap);
    case EffectKind::counter_spell:
      return s(P::sum_counter);
    case EffectKind::add_mana: {
      if (e.flags & kEAnyColor) return {};
      std::string symbols = pool_symbols(e);
      return symbols.empty() ? std::string() : s(P::sum_mana, {Np(symbols)});
    }
    case EffectKind::apply: {
      std::string out;
      for (u16 i = e.mods; i; i = db.mods[i].next) {
        const Mod& m = db.mods[i];
        std::string one;
        if (m.kind == ModKind::pt_add) one = signed_pt(m.p, m.t);
        if (m.kind == ModKind::pt_set) one = number(m.p).text + "/" + number(m.t).text;
        for (int k = 0; m.kind == ModKind::add_keywords && k < int(Keyword::count); ++k) {
          if (!(m.keywords >> k & 1)) continue;
          std::string name = uncapital(keyword_name(Keyword(k), t.lang, t.words));
          if (name.empty()) name = expand(t, keyword_phrase(Keyword(k), t), {Np()});
          one += (one.empty() ? "" : ", ") + name;
        }
        if (m.kind == ModKind::control) one = s(P::sum_control);
        if (m.kind == ModKind::set_color) one = color_words(m.colors, false, false, P::and_);
        if (!one.empty()) out += (out.empty() ? "" : ", ") + one;
      }
      where.clear();
      return out;
    }
    case EffectKind::create_token: {
      const CardDef& d = db.cards[e.card];
      std::string pt = d.types & kCreature
                           ? std::to_string(d.power) + "/" + std::to_string(d.toughness) + " "
                           : "";
      return pt + card_name(db, e.card, t.lang);
    }
    case EffectKind::copy_token:
    case EffectKind::copy_spell:
    case EffectKind::become_copy:
      return s(P::sum_copy);
    case EffectKind::put_counters:
    case EffectKind::remove_counters:
      return counters_np(e.amount, e.counter).text;
    case EffectKind::attach:
      return s(P::sum_attach);
    case EffectKind::regenerate:
      return s(P::sum_regenerate);
    case EffectKind::prevent_damage: {
      bool all = !e.amount || (e.flags & kENextTime);
      return s(P::sum_prevent, {all ? Np(s(P::sum_all_damage)) : damage_np(e.amount)});
    }
    case EffectKind::redirect_damage:
      return s(P::sum_redirect);
    case EffectKind::search:
      return s(P::sum_search);
    case EffectKind::extra_turn:
      return s(P::sum_turn);
    case EffectKind::fight:
      return s(P::sum_fight);
    case EffectKind::gain_control:
    case EffectKind::exchange_control:
      return s(P::sum_control);
    case EffectKind::may:
    case EffectKind::for_each:
    case EffectKind::delay:
      return e.child ? summary(db.effects[e.child]) : std::string();
    case EffectKind::when:
      if (!kicked_form && db.conditions[e.condition].kind == CondKind::kicked)
        return e.else_child ? summary(db.effects[e.else_child]) : std::string();
      return e.child ? summary(db.effects[e.child]) : std::string();
    case EffectKind::pay:
      return e.else_child ? summary(db.effects[e.else_child])
             : e.child    ? summary(db.effects[e.child])
                          : std::string();
    case EffectKind::set_life:
    case EffectKind::mill:
    case EffectKind::shuffle:
    case EffectKind::scry:
    case EffectKind::look_top:
    case EffectKind::reveal_hand:
    case EffectKind::extra_combat:
    case EffectKind::extra_land:
    case EffectKind::skip_step:
    case EffectKind::flip_coin:
    case EffectKind::choose_color:
    case EffectKind::choose_type:
    case EffectKind::choose_number:
    case EffectKind::choose_object:
    case EffectKind::repeat:
    case EffectKind::choose_one:
    case EffectKind::win:
    case EffectKind::lose:
    case EffectKind::draw_game:
    case EffectKind::turn_face_up:
    case EffectKind::remove_from_combat:
    case EffectKind::must_block:
    case EffectKind::end_turn:
    case EffectKind::empty_pool:
    case EffectKind::remove_damage:
    case EffectKind::double_counters:
    case EffectKind::proliferate:
    case EffectKind::change_target:
    case EffectKind::untap_step_skip:
    case EffectKind::set_pool_mana:
    case EffectKind::ante:
    case EffectKind::gain_ownership:
    case EffectKind::repeat_until:
    case EffectKind::replace_draw:
    case EffectKind::offer_payment:
    case EffectKind::reflect_damage:
    case EffectKind::tap_lands_for_mana:
    case EffectKind::take_mana:
    case EffectKind::remember:
    case EffectKind::forget:
    case EffectKind::play_card:
    case EffectKind::unblock:
    case EffectKind::make_block:
    case EffectKind::separate_into_piles:
    case EffectKind::cast_face_down:
      return {};
    case EffectKind::count:
      break;
  }
  return {};
}

}  // namespace text

}  // namespace upkeep
