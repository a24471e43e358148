// Walks the trees of one card and writes what they say. One writer is made for each text: it
// remembers what has been mentioned, so that the second mention of a target is "that creature".
#pragma once
#include "text/grammar.h"
#include "text/keywords.h"

namespace upkeep::text {

// A number as it is written: a figure, X, or an expression that needs words of its own.
struct Number {
  enum Kind { figure, x, words, that } kind = figure;
  int value = 0;
  std::string text;      // "3", "X", "the number of Swamps you control"
  u16 count_filter = 0;  // words that count objects: which (0: none)
  std::string each;      // words that count something else: one of it
  int factor = 1;
  // Whether it can be said as so many for each of something.
  bool counts() const { return count_filter || !each.empty(); }
};

// Whether a slot takes creatures, planeswalkers and players alike: "any target" today (CR 115.4).
bool any_target_filter(const CardDb& db, const TargetSpec& spec);

class Writer {
 public:
  Writer(const CardDb& db, Tongue t) : db(db), t(t) {}

  const CardDb& db;
  const Tongue t;
  const CardDef* card = nullptr;
  const Ability* ability = nullptr;
  const Mode* mode = nullptr;
  bool kicked_form = true;  // whether a summary is of a kicked spell

  void start(u16 ability_index);
  void use_mode(int index);

  // ---- noun phrases (noun_text.cpp)
  Np this_np() const;
  Np name_np() const;   // the card by its name
  Np spell_np() const;  // "this spell", where its costs and its timing are told
  Np host_np() const;
  Np the_host() const;
  Np you_np() const;
  Np player_np(P key) const;  // a player, from a phrase
  Np np(u16 filter, Det det, bool plural = false);
  Np np(const Filter& f, u16 index, Det det, bool plural = false);
  // Without determiner; `suffix` gets what stands after it ("you control").
  Np bare(const Filter& f, bool plural, std::string& suffix, bool zone = true);
  struct Bare;
  void find_kinds(Bare& b);
  bool creature_kinds(const Filter& f) const;
  std::string kind_list(const Bare& b, bool many) const;
  std::string all_list(const Bare& b, bool many) const;
  void general_core(Bare& b);
  bool bare_name(const Filter& f) const;
  void find_core(Bare& b);
  void add_adjective(Bare& b, A key) const;
  void add_negatives(Bare& b);
  void add_adjectives(Bare& b);
  void tail(Bare& b, const std::string& w);
  void add_stat(Bare& b, P word, Cmp cmp, u16 amount);
  void add_qualities(Bare& b);
  void add_controller(Bare& b);
  void add_mana_ability(Bare& b);
  void add_place_or_owner(Bare& b);
  Np bare_chain(u16 filter, bool plural, std::string& suffix, P word, bool zone, bool* first_fem);
  Np that_np(u16 filter, bool plural);
  Np whose_np(PlayerRelation w, bool indefinite);
  Np target_np(const TargetSpec& spec, u8 slot);
  std::string counted(const TargetSpec& spec, const std::string& things, bool fem);
  Np that_target(const TargetSpec& spec);
  std::string target_bare(const TargetSpec& spec, bool plural, bool* fem);
  Np sel(const Selector& s);
  Np controller_of(const Np& np) const;
  Np owner_of(const Np& np) const;
  std::string zone_of(Zone z, PlayerRelation owner, bool all);
  bool asks_above(u16 condition) const;  // of what lies above it in the graveyard
  bool is_self(u16 filter) const;
  bool step_player() const;
  bool is_host(u16 filter) const;
  bool mortal(u16 filter) const;
  Noun head_noun(u16 filter) const;

  // ---- amounts, conditions, costs (amount_text.cpp)
  Number number(u16 amount);
  bool is_zero(u16 amount) const;
  std::string amount_words(u16 amount);
  Np quantity(u16 amount, P figure, P words, P that, P word_figure);
  Np damage_np(u16 amount) {
    return quantity(amount, P::n_damage, P::x_damage, P::that_damage, P::n_damage);
  }
  Np life_np(u16 amount) { return quantity(amount, P::n_life, P::x_life, P::that_life, P::n_life); }
  // "a card", "two creatures", "X cards", "that many cards".
  Np count_np(u16 amount, u16 filter, const Noun& fallback, bool any_zone = false);
  Np counters_np(u16 amount, Counter c);
  std::string counter_noun(Counter c, bool plural) const;
  std::string signed_pt(u16 p, u16 toughness);
  std::string condition(u16 c, bool negated = false);
  std::string compare_condition(const Condition& c, bool negated);
  std::string exists_condition(const Condition& c, bool negated);
  std::string matches_condition(const Condition& c, bool negated);
  TypeSet known_types(const Selector& s) const;
  std::string cost_clause(u16 cost, const Np& payer, Mood mood);
  std::vector<std::string> cost_parts(u16 cost, const Np& payer, Mood mood);
  std::string cost_line(u16 cost);
  // ", where X is …" collected by amounts of the present clause; taken at its end.
  std::string take_where();

  // ---- continuous modifications (mod_text.cpp)
  struct ModText {
    std::vector<std::string> verbs;      // verb phrases of the subject
    std::vector<std::string> sentences;  // clauses of their own
    std::string after;                   // what is said behind all of it: "it's still a land"
    bool restriction = true;             // nothing but "can't": "this turn" instead of "until …"
  };
  // Sentences of one that is a rule for players or what they cast (mod_rules.cpp).
  std::vector<std::string> rule_mod(const Mod& m, const Np& subject, const Selector& affects);
  ModText mods(u16 first, const Np& subject, bool temporary, const Selector& affects);
  struct ModList;
  void add_verb(ModList& l, const std::string& words, bool restriction = false);
  void add_sentence(ModList& l, const std::string& words, bool restriction = true);
  std::string size_of(const Mod& set);
  std::string braces_of(const Mod& m);
  Np plural_of(const Mod& m);
  Np payer_of(const ModList& l);
  bool lands_only(u16 filter) const;
  std::string too_strong(const Mod& m);
  std::string becoming(const ModList& l, const std::string& w, V now, V then);
  std::string damage_word(const Mod& m);
  void add_type_mod(ModList& l, const Mod& m, u16 i);
  void add_keyword_mod(ModList& l, const Mod& m);
  void add_granted(ModList& l, const Mod& m);
  void add_defined_size(ModList& l, const Mod& m);
  void add_combat_cost(ModList& l, const Mod& m);
  void add_most_blockers(ModList& l, const Mod& m);
  void add_extra_blocks(ModList& l, const Mod& m);
  u16 add_mod(ModList& l, const Mod& m, u16 i);
  // In the usual order, or in that of the card.
  std::string keyword_list(KeywordSet set, P word, const std::vector<Keyword>& order = {});
  std::string type_words(TypeSet types, const SubtypeSet& subs, bool fem, bool plural, Det det,
                         u8 supers);
  std::string color_words(ColorSet colors, bool fem, bool plural, P word);
  std::string duration(Duration d, bool restriction);
  std::string step_noun(Step step) const;

  // ---- effects (effect_text.cpp, and effect_*.cpp by subject)
  // `from` gets the effect that each clause begins with.
  std::vector<std::string> clauses(u16 first, Mood mood, std::vector<u16>* from = nullptr);
  // Effects that are said together (combine_text.cpp): the words, and in `i` the last one said.
  std::string together(u16& i, Mood mood);
  std::string each_shuffles(u16& i, u16 next, Mood mood);
  std::string chosen_moves(u16& i, u16 next, Mood mood);
  std::string counters_clause(const Effect& e, Mood mood);
  std::string keyword_choice(const Effect& e);
  std::string half_life(const Effect& e, Mood mood);
  std::string limited_gain(const Effect& e, Mood mood);
  std::string unless_paid(const Effect& e, const std::string& times, Mood mood);
  Np counted_np(u16 filter, bool plural);  // "Clerics on the battlefield"
  Np among_np(u16 filter);                 // the same behind "among"
  std::string counter_on(const Amount& a);
  Np each_np(const Number& n);  // what it counts, behind "for each"
  bool asks_of_damage(u16 condition) const;
  std::string may_clause(const Effect& e);
  std::string may_have(const Np& who, const Effect& e);
  bool counts_of(u16 amount, const Selector& on, Counter c) const;
  bool each_of_them(u16 mods) const;
  std::string nested(u16 first, Mood mood);
  std::string sentences(u16 first);
  std::string clause(const Effect& e, Mood mood);
  std::string clause_words(const Effect& e, Mood mood);
  std::string chained(const std::vector<std::string>& list, const std::vector<u16>& from,
                      bool sentences) const;
  bool of_attack() const;       // whether the event's player is the one who is attacked
  bool tells_of_other() const;  // whether the ability waits for something that another object does
  bool spoken_of() const;       // whether "it" could be something else than the card
  std::string damage_clause(const Effect& e, Mood mood);  // effect_player.cpp
  Np damage_source(const Effect& e, Mood mood);
  bool reckoned(u16 amount) const;
  bool measured(u16 amount) const;
  bool own_size(const Effect& e) const;
  bool strikes(const Selector& player) const;  // the recipient
  bool gives(u16 mods) const;                  // more than bans: "all creatures get -2/-2"
  bool whole_kind(u16 filter) const;           // "all creatures", with nothing more said of them
  std::string player_clause(const Effect& e, Mood mood);
  std::string summary(const Effect& e);
  Np destroyed_np(const Effect& e) const;  // what an effect destroys, in the plural
  std::string token_clause(const Effect& e, Mood mood);
  std::string apply_clause(const Effect& e, Mood mood);
  std::string place_clause(const Effect& e, const Np& object, Mood mood);
  std::string look_place(Place to, const Np& who, const Np& thing, EffectFlags flags);
  std::string pool_symbols(const Effect& e) const;
  Np that_of(const Selector& s);
  std::string move_clause(const Effect& e, Mood mood);
  std::string sacrifice_clause(const Effect& e, Mood mood);
  std::string mana_clause(const Effect& e, Mood mood);
  std::string prevent_clause(const Effect& e, Mood mood);
  std::string search_clause(const Effect& e, Mood mood);
  std::string look_clause(const Effect& e, Mood mood);
  std::string stake_clause(const Effect& e, Mood mood);
  std::string answer_clause(const Effect& e, Mood mood);
  std::string control_clause(const Effect& e, Mood mood);  // may, pay, when, for_each, delay, …
  std::string pay_clause(const Effect& e, Mood mood);
  std::string if_done(const Np& who, u16 then, bool done);
  std::string when_clause(const Effect& e);
  std::string or_else(const Effect& e);
  std::string kicked_damage(const Effect& e);
  bool drains(const Effect& e) const;
  std::string for_each_clause(const Effect& e);
  std::string choose_one_clause(const Effect& e);
  std::string delay_clause(const Effect& e);
  std::string offer_payment_clause(const Effect& e);
  bool infinitive_fits(u16 first, const Selector& chooser, bool alone = false) const;
  std::string put_it(Place to, const Np& who, const Np& thing, EffectFlags flags, Mood mood);

  // ---- abilities (ability_text.cpp)
  std::string ability_paragraph(u16 ability_index);
  std::string closed(const std::string& raw) const;
  std::string limits_text(const Ability& a);
  std::string activated_text(const Ability& a);
  std::string triggered_text(const Ability& a);
  bool a_last(const Ability& a) const;
  u16 after_removal(const Ability& a) const;
  std::string cumulative_upkeep(const Ability& a);
  bool ends_itself(const Ability& a) const;
  bool only_untapped(u16 condition) const;
  Np ordinal(const Trigger& tr, bool fem) const;
  std::string of_turns(const Trigger& tr) const;
  Np one_or_more(u16 filter, const Filter& f);
  Np some_of(const Noun& n) const;
  std::string trigger_clause(const Trigger& tr, bool& once, bool& at_step);
  std::string event_clause(const Trigger& tr, bool& once, bool& at_step);
  std::string form_words(u16 mods);
  std::string replacement_text(const Ability& a);
  std::string static_text(const Ability& a);
  std::string body(const Ability& a);
  std::string state_clause(u16 index);
  bool host_controller_step(const Ability& a) const;
  std::string cast_option(const CastOption& o);

  // What has been said so far.
  bool mentioned[8] = {};
  const Effect* previous = nullptr;  // the effect said before this one
  bool self_said = false;            // the subject of the ability is the card itself: "it"
  Np it;                             // what the last effect made or picked
  Np did_who;                        // who had the choice that "if you do" speaks of
  Selector did_sel;                  // … as a selector
  u16 it_filter = 0;                 // what `it` was picked from
  bool owned = false;                // what was picked or aimed at has become yours
  bool another = false;              // another card has been named since: "it" would be that one
  Np iterated;
  Np saved;
  std::vector<std::string> where;
  bool from_zone = false;     // "from your graveyard" rather than "in your graveyard"
  bool picked_yours = false;  // `it` was picked from a zone of yours
  P kind_word = P::or_;       // what joins the kinds of one filter, where nothing else is said
  P list_word = P::or_;       // what joins the kinds of one filter: "all artifacts and lands"
  bool host_step = false;     // triggers in the upkeep of the enchanted object's controller
  bool said = false;          // something was said before this clause: it needs its subject
  bool host_said = false;     // the enchanted object has been named: "it"
  bool subjunctive = false;   // conditions after Spanish "mientras"
  bool chosen_named = false;  // the trigger names the chosen player: "that player" from here on
  const Selector* if_subject = nullptr;  // what the "if" before this clause speaks of
  bool payer_named = false;              // "that player" is the controller of the target
  bool mixed = false;                    // the last noun phrase joins nouns of both genders
  bool chain_fem = false;                // what agrees with the last chain of them
  Det list_det = Det::none;              // Italian repeats the article: "un artefatto o una terra"
  u16 sacrificed = 0;                    // what the cost sacrifices, if it is a creature or such
  u16 chain_end = 0;                     // effects from here on are said by the caller
  bool price_x = false;                  // a price of {1} is paid X times
  EffectKind last_effect = EffectKind::count;  // the effect before this one
  bool apart = false;  // another sentence has come between: "that artifact", not "it"
  const Selector* recipient = nullptr;    // whom the damage that is told of strikes
  bool moving = false;                    // what is moved has died: "that card"
  bool saved_self = false;                // what is put off is done to the card itself
  bool of_itself = false;                 // a size of the subject of the clause: "its power"
  bool silent_subject = false;            // "you may have it …": the subject has been said
  bool of_subject = false;                // the subject of the clause is the card itself
  bool every_one = false;                 // "each creature your opponents control"
  bool one_of_many = false;               // what follows "for each"
  bool fighting = false;                  // of creatures that fight: "a creature you don't control"
  P chain_word = P::or_;                  // what joins several filters, where nothing else is said
  const Ability* second_event = nullptr;  // an ability that is told together with this one
  u16 wording = 0;                        // SaidFlag bits of the effect that is being said
  bool again_named = false;               // the card is named again, though it was named before
  P keyword_word = P::or_;                // what joins the keywords of a filter
  bool copying = false;                   // what a copy is besides: "except it's an artifact"
  bool end_last = false;                  // the ability triggers in one end step only
  bool unnamed = false;  // an ability of a token, in quotation marks: "this creature"
  Np granted_noun;       // an ability in quotation marks speaks of what it is granted to

  std::string s(P key, const std::vector<Np>& args = {}, Mood m = Mood::order) const {
    return say(t, key, args, subjunctive && m == Mood::order ? Mood::subjunctive : m);
  }
  std::string s(V key, const std::vector<Np>& args = {}, Mood m = Mood::order) const {
    return say(t, key, args, m);
  }
  bool noun_first() const { return t.noun_first(); }
  std::string other_things(const std::string& things) const {
    return with_det(t.lang, Det::another, things, false, true);
  }
  // One, before "additional".
  std::string one_more(bool fem) const;
};

}  // namespace upkeep::text
