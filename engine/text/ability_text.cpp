// Abilities as paragraphs: costs, triggers, statics, replacements, ways to cast.
#include <bit>

#include "text/writer.h"

namespace upkeep::text {

void Writer::start(u16 index) {
  ability = &db.abilities[index];
  if (!card && ability->card) card = &db.cards[ability->card];
  mode = nullptr;
  sacrificed = 0;
  if (ability->cost && db.costs[ability->cost].sac_n)
    sacrificed = db.costs[ability->cost].sac_filter;
  for (int i = 0; card && ability->kind == AbilityKind::spell && i < card->cast_option_count; ++i) {
    const CastOption& o = db.cast_options[std::size_t(card->first_cast_option + i)];
    if (o.kind == CastOptionKind::additional && o.cost && db.costs[o.cost].sac_n)
      sacrificed = db.costs[o.cost].sac_filter;
  }
  if (ability->mode_count) use_mode(0);
}

void Writer::use_mode(int index) {
  mode =
      index < ability->mode_count ? &db.modes[std::size_t(ability->first_mode + index)] : nullptr;
  for (bool& m : mentioned) m = false;
  it = {};
  saved = {};
  did_who = {};
  did_sel = {};
  owned = another = apart = false;
  said = false;
  last_effect = EffectKind::count;
  where.clear();
}

// "At the beginning of the upkeep of enchanted creature's controller" is told as: any upkeep, if
// the active player controls the host.
bool Writer::host_controller_step(const Ability& a) const {
  if (!a.trigger.condition || a.trigger.player != PlayerRelation::any ||
      a.trigger.event != TriggerEvent::upkeep)
    return false;
  const Condition& c = db.conditions[a.trigger.condition];
  if (c.kind != CondKind::matches || c.sel.kind != SelKind::attached || !c.filter) return false;
  const Filter& f = db.filters[c.filter];
  return (f.controller == PlayerRelation::active || f.controller == PlayerRelation::event_player) &&
         !f.or_next && !f.types_any && !f.types_all && !f.flags && f.subtypes_any.empty();
}

// What a state trigger waits for; Portuguese and Spanish want the subjunctive after "when".
std::string Writer::state_clause(u16 index) {
  const Condition* c = &db.conditions[index];
  bool negated = false;
  while (c->kind == CondKind::negate) {
    negated = !negated;
    c = &db.conditions[c->a];
  }
  if (negated && c->kind == CondKind::exists && c->filter &&
      db.filters[c->filter].controller == PlayerRelation::you && !db.filters[c->filter].or_next) {
    Filter f = db.filters[c->filter];
    f.controller = PlayerRelation::any;
    std::string suffix;
    Np thing = bare(f, !noun_first(), suffix);
    if ((f.flags & kFOther) && !noun_first()) thing.text = other_things(thing.text);
    if (noun_first()) thing.text = with_det(t.lang, Det::no, thing.text, thing.fem, false);
    thing.text += suffix;
    return s(P::t_no_control, {thing});
  }
  return condition(index);
}

// The effects of an ability, all its modes.
std::string Writer::body(const Ability& a) {
  if (a.mode_count <= 1) return mode ? sentences(mode->effects) : std::string();
  std::string out;
  if (a.modes_min == 1 && a.modes_max == 1) {
    out = s(P::choose_one);
  } else if (a.modes_min == a.modes_max) {
    out = s(P::choose_n, {Np(number_word(t.lang, a.modes_min, false))});
  } else if (a.modes_min == 1 && a.modes_max == 2 && a.mode_count == 2 && t.today() &&
             !s(P::choose_one_or_both).empty()) {
    out = s(P::choose_one_or_both);
  } else if (a.modes_min == 1 && a.modes_max == a.mode_count) {
    out = s(P::choose_one_or_more);
  } else {
    out = s(P::choose_n_to_m, {Np(number_word(t.lang, a.modes_min, false)),
                               Np(number_word(t.lang, a.modes_max, false))});
  }
  for (int i = 0; i < a.mode_count; ++i) {
    use_mode(i);
    const std::string one = sentences(mode->effects);
    if (t.today()) {
      out += "\n• " + finish(t.lang, one) + ".";
    } else {  // "Choose one — Counter target spell; or draw a card."
      out += (i ? "; " + s(P::or_) + " " : " ") + (i ? one : capital(one));
    }
  }
  return out;
}

std::string Writer::static_text(const Ability& a) {
  Np subject;
  std::string cond;
  const bool oldest = t.words == Vocabulary::classic1997;
  bool plain_if = false;
  if (a.condition) {
    CondKind k = db.conditions[a.condition].kind;
    plain_if = k == CondKind::kicked || k == CondKind::was_cast || k == CondKind::cast_from_hand;
    subjunctive = !plain_if;
    cond = condition(a.condition);
    subjunctive = false;
  }
  bool rules = a.affects.kind == SelKind::you || a.affects.kind == SelKind::opponent ||
               a.affects.kind == SelKind::each_player;
  // "Enchanted noncreature artifact" is a condition on what the Aura is attached to.
  const bool of_host = a.affects.kind == SelKind::all && is_host(a.affects.filter) &&
                       (db.filters[a.affects.filter].types_none & kCreature);
  if (of_host) {
    cond = s(P::host_isnt_creature, {host_np()});
    host_said = true;
    subject = sel({SelKind::attached, 0, 0});
  } else if (a.affects.kind == SelKind::all) {
    // 1997 says "all white creatures" of what they get, and "blue creatures" of what they can't.
    const bool gets =
        a.mods &&
        (db.mods[a.mods].kind == ModKind::pt_add ||
         db.mods[a.mods].kind == ModKind::grant_ability ||
         (db.mods[a.mods].kind == ModKind::add_keywords && db.mods[a.mods].keywords &&
          keyword_words(Keyword(std::countr_zero(db.mods[a.mods].keywords))).name != Str::none));
    // "Other white creatures get +1/+1": bare plural in English, with the article elsewhere.
    // The lords of 1997 were none of their own people: "all Goblins".
    subject = each_of_them(a.mods) ? np(a.affects.filter, Det::each, false)
                                   : np(a.affects.filter,
                                        (oldest && gets && !noun_first()) ||
                                                (gives(a.mods) && whole_kind(a.affects.filter))
                                            ? Det::all
                                            : Det::plural_the,
                                        true);
    if (a.said & kSaidEach) subject = np(a.affects.filter, Det::each, false);
    if (a.said & kSaidAll) subject = np(a.affects.filter, Det::all, true);
    if (a.said & kSaidBare) subject = np(a.affects.filter, Det::plural_the, true);
  } else {
    subject = sel(a.affects);
  }
  const u16 outer = wording;
  wording = a.said & (kSaidWhere | kSaidWhen);
  ModText m = mods(a.mods, subject, false, a.affects);
  wording = outer;
  std::string tail = take_where();
  std::vector<std::string> parts;
  if (!m.verbs.empty())
    parts.push_back((rules ? subject.object() : subject.text) + " " + join(t, m.verbs, P::and_) +
                    tail);
  for (const std::string& one : m.sentences) {
    parts.push_back(one + (m.verbs.empty() ? tail : ""));
  }
  std::string out;
  // "Enchanted creature can't attack or block, and its activated abilities can't be activated."
  if (!m.verbs.empty() && m.sentences.size() == 1 && t.modern() &&
      a.affects.kind == SelKind::attached && !s(V::m_cant_activate_its).empty()) {
    for (u16 i = a.mods; i; i = db.mods[i].next)
      if (db.mods[i].kind == ModKind::cant_activate && is_host(db.mods[i].filter) &&
          !db.filters[db.mods[i].filter].or_next) {
        parts = {subject.text + " " + join(t, m.verbs, P::and_) + tail + ", " + s(P::and_) + " " +
                 s(V::m_cant_activate_its)};
      }
  }
  // "You can't lose the game and your opponents can't win the game."
  const bool pair =
      m.verbs.empty() && a.mods && db.mods[a.mods].kind == ModKind::cant_lose && parts.size() == 2;
  for (const std::string& p : parts)
    out += (out.empty() ? "" : pair ? " " + s(P::and_) + " " : ". ") + p;
  // "This creature gets +1/+1 as long as you control a Swamp": one thing said of itself comes
  // first.
  const bool of_self = a.condition && !plain_if && a.affects.kind == SelKind::self &&
                       m.verbs.size() == 1 && m.sentences.empty() && gives(a.mods) &&
                       !db.mods[a.mods].next && !s(P::as_long_after).empty();
  const bool holds_down =
      a.mods && !db.mods[a.mods].next && db.mods[a.mods].kind == ModKind::add_keywords &&
      db.mods[a.mods].keywords == bit(Keyword::doesnt_untap) && t.modern() && !noun_first();
  const bool behind = holds_down || ((a.said & kSaidFirst) != 0) != of_self;
  if (a.condition && !plain_if && db.conditions[a.condition].kind == CondKind::your_turn &&
      t.modern()) {
    out = s(P::during_your_turn, {Np(out)});
  } else if (a.condition && t.modern() && db.conditions[a.condition].kind == CondKind::negate &&
             db.conditions[db.conditions[a.condition].a].kind == CondKind::your_turn && !rules &&
             !s(P::during_other_turns, {Np()}).empty()) {
    out = s(P::during_other_turns, {Np(out)});
  } else if (a.condition && !plain_if && behind && !s(P::as_long_after).empty()) {
    // "It" in what follows is the card, or what it is attached to.
    self_said = a.affects.kind == SelKind::self;
    host_said = a.affects.kind == SelKind::attached;
    const std::string why = condition(a.condition);
    self_said = host_said = false;
    // The card is named in front, whatever was said of it when the condition was put into words.
    if (a.affects.kind == SelKind::self && !m.verbs.empty() && m.sentences.empty())
      out = this_np().text + " " + join(t, m.verbs, P::and_) + tail;
    // "This land doesn't untap during your untap step if it has a depletion counter on it."
    out = s(holds_down ? P::if_after : P::as_long_after, {Np(why), Np(out)});
  } else if (a.condition && a.zone == Zone::stack && t.modern() && !noun_first()) {
    out = s(P::if_after, {Np(cond), Np(out)});  // "This spell costs {1} less to cast if …"
  } else if (a.condition) {
    out = s(plain_if ? P::if_ : P::as_long_as, {Np(cond), Np(out)});
  }
  if (of_host) out = s(P::as_long_as, {Np(cond), Np(out)});
  if (a.flags & kALingers) {
    out += ". " + s(P::lingers, {this_np()});
  }
  if (a.zone == Zone::graveyard && a.affects.kind != SelKind::self)
    out = s(P::in_graveyard_static, {Np(out)});
  return out;
}

// "a 2/2 creature with flying": one of the forms to choose from.
std::string Writer::form_words(u16 mods) {
  std::string size, with;
  TypeSet types = kCreature;
  if (t.today() && card && !s(P::besides_types).empty()) types |= card->types & kArtifact;
  SubtypeSet subtypes;
  for (u16 i = mods < db.mods.size() ? mods : u16(0); i; i = db.mods[i].next) {
    const Mod& m = db.mods[i];
    if (m.kind == ModKind::pt_set) size = number(m.p).text + "/" + number(m.t).text;
    if (m.kind == ModKind::add_types) subtypes = m.subtypes;
    if (m.kind != ModKind::add_keywords) continue;
    // A Wall could not attack by its type before there was a word for it.
    const KeywordSet unsaid =
        keyword_is_name(Keyword::defender, t.words) ? KeywordSet(0) : bit(Keyword::defender);
    if (m.keywords & ~unsaid) with = keyword_list(m.keywords & ~unsaid, P::and_);
  }
  const bool fem = noun(t, N::creature).fem;
  std::string words = type_words(types, subtypes, fem, false, Det::none, 0);
  if (!size.empty()) words = !noun_first() ? size + " " + words : words + " " + size;
  words = with_det(t.lang, Det::a, words, fem, false);
  const Np agree("", false, fem);
  return with.empty() ? words : words + " " + s(P::suf_with, {agree, Np(with)});
}

std::string Writer::replacement_text(const Ability& a) {
  Np self = this_np();
  // "If this creature was kicked, it enters with two +1/+1 counters on it."
  if (a.condition && db.conditions[a.condition].kind == CondKind::kicked && has_pronouns(t))
    self = pronoun(t);
  std::string out;
  const Noun thing = noun(t, N::permanent);
  auto enters_choice = [&](V key) { return s(P::r_as_enters, {self, Np(s(key, {you_np()}))}); };
  switch (a.repl) {
    case ReplKind::none:
      return {};
    case ReplKind::enters_tapped:
      out = s(P::r_enters_tapped, {self});
      break;
    case ReplKind::enters_with_counters: {
      const Np one(with_det(t.lang, Det::a, counter_noun(a.counter, false), false, false));
      if (a.amount && db.amounts[a.amount].kind == AmountKind::kick_count && t.modern() &&
          !s(P::r_enters_each_kick, {self, one}).empty()) {
        out = s(P::r_enters_each_kick, {self, one});
      } else if (const Number n = number(a.amount); (a.said & kSaidForEach) && n.counts() &&
                                                    n.factor > 0 && !s(P::r_enters_each).empty()) {
        const Np some(n.factor == 1 ? one.text
                                    : number_word(t.lang, n.factor, false) + " " +
                                          counter_noun(a.counter, true));
        out = s(P::r_enters_each, {self, some, each_np(n)});
      } else if (n.kind == Number::words && (a.said & kSaidWhere)) {
        out = s(P::r_enters_with, {self, Np("X " + counter_noun(a.counter, true))}) +
              s(P::where_x, {Np(n.text)});
      } else if (n.kind == Number::words) {
        out = s(P::r_enters_with_equal,
                {self, Np(counter_noun(a.counter, true)), Np(amount_words(a.amount))});
      } else {
        out = s(P::r_enters_with, {self, counters_np(a.amount, a.counter)}) + take_where();
      }
      break;
    }
    case ReplKind::enters_as_copy: {
      Np model = a.filter ? np(a.filter, Det::a, false)
                          : Np(with_det(t.lang, Det::a, thing.one, thing.fem, false));
      // "Any creature on the battlefield", unless it says whose.
      if (!a.filter || db.filters[a.filter].controller == PlayerRelation::any) {
        const Np any(s(P::any_there, {a.filter ? np(a.filter, Det::none) : Np(thing.one)}));
        if (!any.text.empty()) model = any;
      }
      out = s(P::r_enters_copy, {self, model});
      if (a.mods) {
        Np copy = self;
        copying = true;
        ModText m = mods(a.mods, copy, false, {SelKind::self, 0, 0});
        copying = false;
        if (!m.verbs.empty()) out += s(P::r_except, {Np(join(t, m.verbs, P::and_it))});
      }
      break;
    }
    case ReplKind::enters_choose_color:
      out = enters_choice(V::choose_color);
      break;
    case ReplKind::enters_choose_creature_type:
      out = enters_choice(V::choose_creature_type);
      break;
    case ReplKind::enters_choose_land_type:
      out = enters_choice(V::choose_land_type);
      break;
    case ReplKind::enters_choose_number:
      out =
          s(P::r_as_enters, {self, Np(s(V::choose_number, {you_np(), Np(number(a.amount).text)}))});
      break;
    case ReplKind::enters_choose_form: {
      std::vector<std::string> forms;
      bool kinds = false;  // whether one of them is of a kind of its own
      for (u16 i = a.mods; i; i = db.mods[i].next) {
        forms.push_back(form_words(db.mods[i].filter));
        for (u16 k = db.mods[i].filter; k; k = db.mods[k].next)
          kinds = kinds || db.mods[k].kind == ModKind::add_types;
      }
      if (kinds && t.today()) forms.back() += s(P::besides_types);
      out = s(P::r_as_enters, {self, Np(s(P::r_choose_form, {Np(join(t, forms, P::or_)), self}))});
      break;
    }
    case ReplKind::skip_turn:
      out = s(P::r_skip_turn, {self});
      break;
    case ReplKind::enters_choose_opponent:
      out = s(P::r_as_enters, {self, Np(s(P::r_choose_opponent))});
      break;
    case ReplKind::enters_pay: {
      Np you = you_np();
      std::string pay = cost_clause(a.cost, you, Mood::infinitive);
      self_said = true;
      Np again = sel({SelKind::self, 0, 0});
      if (!(a.repl_flags & kETapped) || !t.today()) again = self;
      self_said = false;
      std::string inner =
          s(a.repl_flags & kETapped ? P::r_pay_or_tapped : P::r_pay_or_graveyard, {again, Np(pay)});
      out = s(P::r_as_enters, {self, Np(inner)});
      break;
    }
    case ReplKind::graveyard_exile:
      out = s(P::r_graveyard_exile, {self});
      break;
    case ReplKind::graveyard_shuffle:
      out = s(P::r_graveyard_shuffle, {self});
      break;
    case ReplKind::damage_counters:
      out = s(a.amount ? P::r_damage_counters : P::r_damage_per_counter,
              {self, Np(counter_noun(a.counter, true), true),
               Np(with_det(t.lang, Det::a, counter_noun(a.counter, false), false, false))});
      break;
    case ReplKind::discard_to_battlefield: {
      Noun c = noun(t, N::card);
      out = s(P::r_discard_battlefield,
              {Np(with_det(t.lang, Det::this_, c.one, c.fem, false), false, c.fem)});
      break;
    }
    case ReplKind::enters_lose_life:
      out = s(P::r_as_enters, {self, Np(s(V::lose_life, {you_np(), life_np(a.amount)}))});
      break;
    case ReplKind::draw: {
      const Np when(a.repl_flags & kReplDrawStep ? s(P::in_draw_step) : "");
      out = s(a.repl_flags & kReplOptional ? P::r_draw_optional : P::r_draw,
              {when, Np(nested(a.effects, Mood::order))});
      break;
    }
    case ReplKind::gain_life:
      out = s(P::r_gain_life, {Np(nested(a.effects, Mood::order))});
      break;
    case ReplKind::count:
      break;
  }
  if (a.condition && a.repl == ReplKind::enters_tapped && t.modern() &&
      db.conditions[a.condition].kind == CondKind::negate && !s(P::enters_tapped_unless).empty())
    return s(P::enters_tapped_unless, {self, Np(condition(db.conditions[a.condition].a))});
  if (a.condition) {
    // "This creature enters with a +1/+1 counter on it if you attacked this turn."
    const bool behind = a.repl == ReplKind::enters_with_counters && t.modern() && !noun_first() &&
                        db.conditions[a.condition].kind != CondKind::kicked;
    const Np why(condition(a.condition));
    out = s(behind ? P::if_after : P::if_, {why, Np(out)});
  }
  return out;
}

// One ability, capitals and full stops in place.
// With a full stop at its end, where it has none.
std::string Writer::closed(const std::string& raw) const {
  std::string p = finish(t.lang, raw);
  if (!p.empty() && p.back() != '.' && p.back() != '\n' && p.find('\n') == std::string::npos) {
    bool quoted = p.size() > 3 && p.compare(p.size() - 3, 3, "”") == 0;
    if (!quoted) p += ".";
  }
  return p;
}

// When and by whom an ability may be activated.
std::string Writer::limits_text(const Ability& a) {
  std::string out;
  struct Limit {
    u32 flag;
    P key;
  };
  static constexpr Limit kLimits[] = {{kASorceryTiming, P::ab_sorcery},
                                      {kAOncePerTurn, P::ab_once},
                                      {kATwicePerTurn, P::ab_twice},
                                      {kAYourTurn, P::ab_your_turn},
                                      {kAYourUpkeep, P::ab_your_upkeep},
                                      {kAOpponentsTurn, P::ab_opponents_turn},
                                      {kABeforeAttackers, P::ab_before_attackers},
                                      {kADuringCombat, P::ab_combat},
                                      {kAAnyPlayer, P::ab_any_player},
                                      {kAOpponentMay, P::ab_opponent_may}};
  const bool loyalty = a.cost && (db.costs[a.cost].flags & kCostLoyalty);
  const std::string only = s(P::ab_only);
  std::string before, when;  // "Activate only during your turn and only once each turn."
  for (const Limit& l : kLimits) {
    if (!(a.flags & l.flag) || (loyalty && l.flag == kASorceryTiming)) continue;
    const bool early = (a.flags & (kAOpponentsTurn | kAYourTurn)) && (a.flags & kABeforeAttackers);
    if (early && l.flag == kABeforeAttackers) continue;  // said with whose turn it is
    const std::string said_so = s(early && l.flag == kAOpponentsTurn ? P::ab_opponents_turn_early
                                  : early && l.flag == kAYourTurn    ? P::ab_your_turn_early
                                                                     : l.key);
    const std::size_t at =
        only.empty() || l.flag == kAOpponentMay ? std::string::npos : said_so.find(only);
    if (at == std::string::npos) {
      out += " " + closed(said_so);
      continue;
    }
    before = said_so.substr(0, at);
    const std::string part = said_so.substr(at);
    if (when.empty())
      when = part;
    else if (l.flag == kAOncePerTurn)
      when += " " + s(P::and_) + " " + part;
    else  // how often is said last
      when = part + " " + s(P::and_) + " " + when;
  }
  if (!when.empty()) out = " " + closed(before + when) + out;
  if (a.flags & kAOwner) out += " " + closed(s(P::ab_owner, {owner_of(this_np())}));
  if (db.costs[a.cost].flags & kCostXNotZero) out += " " + closed(s(P::x_not_zero));
  return out;
}

// What follows where a mana ability first removes any number of counters, which is told as a cost.
u16 Writer::after_removal(const Ability& a) const {
  if (!(a.flags & kAManaAbility) || a.mode_count != 1 || !mode || !mode->effects) return 0;
  const Effect& e = db.effects[mode->effects];
  const bool any = (e.flags & kEUpTo) && counts_of(e.amount, e.what, e.counter);
  return e.kind == EffectKind::remove_counters && any ? e.next : u16(0);
}

std::string Writer::activated_text(const Ability& a) {
  std::string out;
  if (a.flags & kAEquip) return s(P::equip, {Np(cost_line(a.cost))});
  if ((a.flags & kACycling) && !a.keyword) return s(P::cycling, {Np(cost_line(a.cost))});
  std::string cost = cost_line(a.cost);
  if (cost.empty()) cost = "{0}";
  std::string what;
  if (const u16 rest = after_removal(a)) {
    // "{T}, Remove any number of charge counters from this: Add {W}, then …"
    const Effect& removal = db.effects[mode->effects];
    cost += ", " + finish(t.lang, clause(removal, Mood::order));
    last_effect = removal.kind;
    previous = &removal;
    what = sentences(rest);
  } else {
    what = body(a);
  }
  out = cost + ": " + closed(what);
  out += limits_text(a);
  if (a.condition) {
    const Condition& c = db.conditions[a.condition];
    const bool step =
        c.kind == CondKind::is_step && (Step(c.n) == Step::upkeep || Step(c.n) == Step::draw);
    // "Any player may activate this ability but only during any upkeep step."
    const std::string anyone =
        (a.flags & kAAnyPlayer) && step && t.modern()
            ? s(P::ab_any_player_during,
                {Np(step_noun(Step(c.n)) + (Step(c.n) == Step::upkeep ? " step" : ""))})
            : std::string();
    const std::string any_player = " " + closed(s(P::ab_any_player));
    if (!anyone.empty() && out.size() > any_player.size() &&
        out.compare(out.size() - any_player.size(), any_player.size(), any_player) == 0) {
      out.resize(out.size() - any_player.size());
      return out + " " + closed(anyone);
    }
    Np whose = player_np(P::pl_a_player);
    const std::string when = s(Step(c.n) == Step::upkeep ? P::step_upkeep : P::step_draw, {whose});
    out += " " + closed(step ? s(P::ab_only_during, {Np(when)})
                             : s(P::ab_only_if, {Np(condition(a.condition))}));
  }
  return out;
}

// "If this is untapped", and nothing else.
bool Writer::only_untapped(u16 index) const {
  if (!index) return false;
  const Condition& c = db.conditions[index];
  return c.kind == CondKind::matches && c.sel.kind == SelKind::self &&
         db.filters[c.filter].flags == kFUntapped;
}

// Whether it ends what it waits for: the land it destroys, or itself.
bool Writer::a_last(const Ability& a) const {
  const u16 first = a.mode_count == 1 ? db.modes[a.first_mode].effects : u16(0);
  if (!first) return false;
  const Effect& e = db.effects[first];
  const bool self = e.what.kind == SelKind::self || e.what.kind == SelKind::none;
  if (e.kind == EffectKind::destroy)
    return e.what.kind == SelKind::self ||
           (e.what.kind == SelKind::attached && is_host(a.trigger.object));
  return e.kind == EffectKind::sacrifice && self && !e.filter && is_self(a.trigger.object);
}

// Whether it is over with it: "at the beginning of the end step, sacrifice this creature".
bool Writer::ends_itself(const Ability& a) const {
  for (u16 i = a.mode_count ? db.modes[a.first_mode].effects : u16(0); i; i = db.effects[i].next) {
    const Effect& e = db.effects[i];
    const bool self = e.what.kind == SelKind::self || (e.what.kind == SelKind::none && !e.filter);
    if (self && (e.kind == EffectKind::sacrifice || e.kind == EffectKind::destroy ||
                 e.kind == EffectKind::exile || e.kind == EffectKind::move))
      return true;
  }
  return false;
}

// "Cumulative upkeep {2}": an age counter, and so much for each of them. Empty: it is something
// else.
std::string Writer::cumulative_upkeep(const Ability& a) {
  if (a.trigger.event != TriggerEvent::upkeep || a.trigger.player != PlayerRelation::you ||
      a.trigger.condition || a.mode_count != 1 || !db.modes[a.first_mode].effects)
    return {};
  const Effect& e = db.effects[db.modes[a.first_mode].effects];
  if (e.kind != EffectKind::put_counters || e.counter != Counter::age ||
      e.what.kind != SelKind::self || !e.next || number(e.amount).text != "1")
    return {};
  const Effect& o = db.effects[e.next];
  if (o.kind != EffectKind::pay || o.child || !o.else_child || o.next || (o.flags & kEForced) ||
      (o.who.kind != SelKind::none && o.who.kind != SelKind::you) ||
      !counts_of(o.amount, {SelKind::self, 0, 0}, Counter::age))
    return {};
  const Effect& gone = db.effects[o.else_child];
  if (gone.kind != EffectKind::sacrifice || gone.next || gone.filter ||
      (gone.what.kind != SelKind::self && gone.what.kind != SelKind::none))
    return {};
  const std::string price = cost_line(o.cost);
  const bool only_mana = cost_parts(o.cost, you_np(), Mood::order).empty();
  return s(P::cumulative, {Np(only_mana ? price : "— " + price + ".")});
}

std::string Writer::triggered_text(const Ability& a) {
  std::string out;
  bool once = false, at_step = false;
  host_step = host_controller_step(a);
  std::string when = trigger_clause(a.trigger, once, at_step);
  if (a.trigger.event == TriggerEvent::state) when = state_clause(a.trigger.condition);
  if (second_event) {
    bool once_too = false, step_too = false;
    std::string then = trigger_clause(second_event->trigger, once_too, step_too);
    const std::string subject = np(a.trigger.object, Det::a, false).text + " ";  // named once
    if (then.compare(0, subject.size(), subject) == 0) then = then.substr(subject.size());
    when += " " + s(P::or_) + " " + then;
    once = once && once_too;
  }
  chosen_named = a.trigger.player == PlayerRelation::chosen;
  self_said = is_self(a.trigger.object);
  host_said = is_host(a.trigger.object) || host_step;
  // What a fight leaves behind is told at the end of combat.
  if (const Effect* const late = mode && mode->effects ? &db.effects[mode->effects] : nullptr;
      late && a.trigger.event == TriggerEvent::attacks_or_blocks && self_said && !late->next &&
      late->kind == EffectKind::delay && DelayTime(late->n) == DelayTime::end_of_combat &&
      t.words != Vocabulary::classic1997 && !a.trigger.condition &&
      !((a.said & kSaidWhen) && t.today() && has_pronouns(t))) {
    return closed(s(P::fought, {this_np(), Np(nested(late->child, Mood::order))}));
  }
  std::string effect;
  std::string cond;
  // A tapped artifact does nothing in 1997, and its text need not say so.
  const bool off = t.words == Vocabulary::classic1997 && card && (card->types & kArtifact) &&
                   only_untapped(a.trigger.condition);
  if (a.trigger.condition && a.trigger.event != TriggerEvent::state && !host_step && !off)
    cond = condition(a.trigger.condition);
  end_last = a.trigger.event == TriggerEvent::end_step && ends_itself(a);
  if (a.trigger.event == TriggerEvent::end_step) when = trigger_clause(a.trigger, once, at_step);
  // "If it didn't attack this turn, it deals 2 damage to you unless it came under your control."
  const Condition* const c = a.trigger.condition ? &db.conditions[a.trigger.condition] : nullptr;
  const bool idle = c && c->kind == CondKind::matches && c->sel.kind == SelKind::self &&
                    db.filters[c->filter].flags == kFDidNotAttack && t.modern();
  if (idle) {
    cond = s(P::c_did_not_attack, {this_np()});
    self_said = false;
  }
  effect = body(a);
  if (idle) effect = s(P::unless_new, {Np(effect)});
  once = once || a_last(a);
  if (a.said & kSaidWhen) once = !once;
  if (!cond.empty()) effect = s(P::if_, {Np(cond), Np(effect)});
  P key = at_step ? P::at : once ? P::when : P::whenever;
  out = closed(s(key, {Np(when), Np(effect)}));
  if (a.flags & kAOncePerTurn) out += " " + closed(s(P::ab_trigger_once));
  return out;
}

std::string Writer::ability_paragraph(u16 index) {
  start(index);
  const Ability& a = *ability;
  // A keyword ability says its name, in the language and the words that have it.
  if (a.keyword && t.modern() && !noun_first()) return db.names[a.keyword];
  switch (a.kind) {
    case AbilityKind::spell: {
      const u16 first = mode ? mode->effects : u16(0);
      const bool domain = first && db.effects[first].amount &&
                          db.amounts[db.effects[first].amount].kind == AmountKind::domain;
      return (domain ? s(P::ability_domain) : std::string()) + closed(body(a));
    }
    case AbilityKind::activated:
      return activated_text(a);
    case AbilityKind::triggered:
      return triggered_text(a);
    case AbilityKind::static_:
      return closed(static_text(a));
    case AbilityKind::replacement:
      return closed(replacement_text(a));
  }
  return {};
}

std::string Writer::cast_option(const CastOption& o) {
  const Cost& c = db.costs[o.cost];
  std::vector<std::string> extra = cost_parts(o.cost, you_np(), Mood::order);
  std::string price = cost_line(o.cost);
  const bool only_mana = extra.empty();
  auto keyword = [&](P key) {
    return s(key, {Np(only_mana ? price : "— " + price)}) + (only_mana ? "" : ".");
  };
  switch (o.kind) {
    case CastOptionKind::kicker:
      return keyword(P::opt_kicker);
    case CastOptionKind::multikicker:
      return keyword(P::opt_multikicker);
    case CastOptionKind::buyback:
      return keyword(P::opt_buyback);
    case CastOptionKind::flashback:
      return keyword(P::opt_flashback);
    case CastOptionKind::morph:
      return keyword(P::opt_morph);
    case CastOptionKind::splice:
      return keyword(P::opt_splice);
    case CastOptionKind::alternative: {
      std::string act = cost_clause(o.cost, you_np(), Mood::infinitive);
      std::string out = s(P::opt_alternative_full, {Np(act), spell_np()});
      if (o.condition) out = s(P::if_, {Np(condition(o.condition)), Np(out)});
      return finish(t.lang, out) + ".";
    }
    case CastOptionKind::additional:
      (void)c;
      return finish(t.lang, s(P::opt_additional,
                              {Np(cost_clause(o.cost, you_np(), Mood::order)), spell_np()})) +
             ".";
    case CastOptionKind::count:
      break;
  }
  return {};
}

}  // namespace upkeep::text
