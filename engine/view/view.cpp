#include "view/view.h"

#include "blocks.h"
#include "rules/outside.h"
#include "rules/query.h"
#include "text/phrases.h"
#include "view/words.h"

namespace upkeep {
namespace {

bool seat_knows(const State& s, const Object& o, u8 seat) {
  if (seat == kEverySeat) return true;
  if (o.flags & kObjRevealed) return true;
  switch (o.zone) {
    case Zone::hand:
      return o.owner == seat || (o.known_to >> seat & 1);
    case Zone::library:
      return (o.known_to >> seat & 1) != 0;
    case Zone::battlefield: {
      const Permanent& p = s.permanents[o.perm];
      return !(p.flags & kPFaceDown) || s.derived[o.perm].controller == seat;
    }
    case Zone::stack: {
      const bool down =
          o.perm < s.stack_object_count && (s.stack_objects[o.perm].flags & kItemFaceDown);
      return !down || o.controller == seat;
    }
    case Zone::exile:
      return !(o.flags & kObjFaceDown) || o.owner == seat;
    default:
      return true;
  }
}

// Who has every creature type has a line of those that are printed; its text says the rest.
SubtypeSet shown(const CardDb& db, const Derived& d) {
  SubtypeSet out = d.subtypes;
  for (u8 type : db.creature_types)
    if (!d.subtypes.has(type)) return out;
  for (u8 type : db.creature_types)
    if (!db.card(d.card).subtypes.has(type)) out.remove(type);
  return out;
}

void describe(ViewObject& v, const Read& c, const Object& o, Lang lang, Vocabulary words) {
  const Derived d = characteristics(c, v.ref);
  v.card = o.zone == Zone::battlefield ? d.card : o.card;
  v.name = card_name(c.db, v.card, lang);
  v.types = d.types;
  v.colors = d.colors;
  v.power = d.power;
  v.toughness = d.toughness;
  v.base_power = c.db.card(v.card).power;
  v.base_toughness = c.db.card(v.card).toughness;
  v.keywords = d.keywords;
  // As it is printed, in its order, where nothing has changed it.
  const CardDef& card = c.db.card(v.card);
  const SubtypeSet subtypes = shown(c.db, d);
  v.type_line = d.types == card.types && d.supers == card.supers && subtypes == card.subtypes
                    ? type_line(c.db, v.card, lang, words)
                    : type_line(c.db, d.types, d.supers, subtypes, lang, words);
}

// Damage of first strike that waits is still to be dealt (CR 510.4).
u8 strikes_left(const State& s, const Derived& d) {
  const bool dealt_first = s.step == Step::damage || (s.step == Step::first_strike_damage &&
                                                      !s.pending_damage_count && !s.stack_count);
  if (d.keywords & bit(Keyword::double_strike)) return dealt_first ? 1 : 2;
  return (d.keywords & bit(Keyword::first_strike)) && dealt_first ? 0 : 1;
}

void add_permanent_state(ViewObject& v, const State& s, const Object& o) {
  const Permanent& p = s.permanents[o.perm];
  v.controller = s.derived[o.perm].controller;
  if (p.flags & kPTapped) v.flags |= kVTapped;
  const bool sick = (p.flags & kPSick) && (s.derived[o.perm].types & kCreature) &&
                    !(s.derived[o.perm].keywords & bit(Keyword::haste));
  if (sick) v.flags |= kVSick;
  if (p.flags & kPAttacking) {
    v.flags |= kVAttacking;
    v.strikes = strikes_left(s, s.derived[o.perm]);
  }
  if (p.flags & kPBlocking) v.flags |= kVBlocking;
  if (p.flags & kPBlocked) v.flags |= kVBlocked;
  if (p.flags & kPFaceDown) v.flags |= kVFaceDown;
  if (p.copy_of) v.flags |= kVCopy;
  v.damage = p.damage;
  copy_counters(v, p);
  v.attached_to = p.attached_to;
  v.attacked_player = (p.flags & kPAttacking) ? p.attacked_player : kNoPlayer;
  v.attacked = p.attacked;
  v.band = p.band;
  for (int i = 0; i < p.blocking_count; ++i) v.blocking.push_back(blocked_at(s, p, i));
}

class Builder {
 public:
  Builder(View& v, const Read& c, u8 seat, Lang lang, Vocabulary words, const ViewNames& names)
      : v_(v), c_(c), s_(c.s), seat_(seat), lang_(lang), words_(words), names_(names) {}

  void add(u16 slot) {
    const Object& o = s_.objects[slot];
    ViewObject v;
    v.ref = make_ref(s_, slot);
    v.zone = o.zone;
    v.owner = o.owner;
    v.controller = o.zone == Zone::stack ? o.controller : o.owner;
    if (o.flags & kObjToken) v.flags |= kVToken;
    if (seat_knows(s_, o, seat_))
      describe(v, c_, o, lang_, words_);
    else
      v.flags |= kVUnknown;
    if ((v.flags & kVUnknown) && o.zone == Zone::hand) v.ref = Ref{};
    if (o.zone == Zone::battlefield) {
      if (v.flags & kVUnknown) {
        // Face down: what everybody sees of it.
        v.name = object_name(c_, v.ref, seat_, lang_);
        v.mask = u8(mask_number(c_, v.ref, seat_));
        const Derived& d = s_.derived[o.perm];
        v.types = d.types;
        v.power = d.power;
        v.toughness = d.toughness;
        v.keywords = d.keywords;
      }
      // What it is to begin with (CR 708.2), for whoever knows it too.
      if (s_.permanents[o.perm].flags & kPFaceDown) v.base_power = v.base_toughness = 2;
      add_permanent_state(v, s_, o);
      v.note = choice_note(c_, s_.permanents[o.perm], lang_, names_);
    }
    v_.objects.push_back(std::move(v));
  }

  void add_list(const ZoneList& list, bool newest_first) {
    for (int i = 0; i < list.count; ++i) add(list.at[newest_first ? list.count - 1 - i : i]);
  }

  void build() {
    for (int i = 0; i < s_.battlefield_count; ++i) add(s_.battlefield[i]);
    for (int p = 0; p < s_.player_count; ++p) {
      add_list(s_.hand[p], false);
      add_list(s_.graveyard[p], true);
      add_list(s_.exile[p], true);
      add_list(s_.command_and_ante[p], false);
      // Library cards are listed only where the seat knows them (looked at, or revealed).
      for (int i = 0; i < s_.library[p].count; ++i)
        if (seat_ != kEverySeat && seat_knows(s_, s_.objects[s_.library[p].at[i]], seat_))
          add(s_.library[p].at[i]);
    }
    for (int i = s_.stack_count - 1; i >= 0; --i) add_stack(s_.stack[i]);
  }

 private:
  void add_stack(u16 index) {
    const StackObject& it = s_.stack_objects[index];
    ViewStackEntry e;
    e.ref = it.self;
    e.source = it.source;
    e.card = it.card;
    e.controller = it.controller;
    e.ability = it.kind != StackObjectKind::spell;
    const bool hidden = (it.flags & kItemFaceDown) && seat_ != kEverySeat && seat_ != it.controller;
    if (hidden) e.card = 0;
    e.name = hidden ? std::string() : card_name(c_.db, it.card, lang_);
    e.kind = stack_kind(c_, it, lang_, words_);
    if (!hidden && it.ability)
      e.effect = effect_summary(c_.db, it.ability, it.mode_count ? it.modes[0] : -1, lang_, words_,
                                (it.flags & kItemKicked) != 0);
    if (const StackAction action = action_of(it); action != StackAction::none) {
      e.name = action_name(action, lang_);
      e.kind.clear();
    }
    if (it.kind == StackObjectKind::combat_damage) add_assigned(e);
    for (int t = 0; t < it.target_count; ++t) {
      const Target& g = it.targets[t];
      if (!e.targets.empty()) e.targets += ", ";
      if (g.kind == TargetKind::object) {
        e.target_objects.push_back(g.object);
        e.targets += object_name(c_, g.object, seat_, lang_);
        mark_target(g.object);
      } else if (g.kind == TargetKind::player) {
        e.target_players.push_back(g.player);
        e.targets += player_name(names_, g.player);
      }
    }
    v_.stack.push_back(std::move(e));
    if (it.kind == StackObjectKind::spell && it.self) add(it.self.slot);
  }

  // Who has been assigned what by whom.
  void add_assigned(ViewStackEntry& e) {
    for (int i = 0; i < s_.assigned_count; ++i) {
      const PendingDamage& p = s_.assigned[i];
      if (!e.effect.empty()) e.effect += "; ";
      e.effect += object_name(c_, p.source, seat_, lang_) + " → " +
                  (p.to ? object_name(c_, p.to, seat_, lang_) : player_name(names_, p.to_player)) +
                  ": " + std::to_string(p.amount);
    }
  }

  void mark_target(Ref r) {
    for (ViewObject& o : v_.objects)
      if (o.ref == r) o.flags |= kVTarget;
  }

  View& v_;
  const Read& c_;
  const State& s_;
  u8 seat_;
  Lang lang_;
  Vocabulary words_;
  const ViewNames& names_;
};

// What is being cast or activated lies nowhere else yet; what it is aimed at already is marked.
void add_announced(View& v, const State& s) {
  const Decision& d = s.decision;
  if (d.item >= s.stack_object_count) return;
  for (int i = 0; i < s.stack_count; ++i)
    if (s.stack[i] == d.item) return;
  const StackObject& it = s.stack_objects[d.item];
  v.announced = it.card;
  for (int t = 0; t < it.target_count; ++t) {
    for (ViewObject& o : v.objects)
      if (it.targets[t].kind == TargetKind::object && o.ref == it.targets[t].object)
        o.flags |= kVSelected;
    if (it.targets[t].kind == TargetKind::player && it.targets[t].player < v.players.size())
      v.players[it.targets[t].player].chosen = true;
  }
}

// What lies already in the pile that is being made.
void add_pile(View& v, const State& s) {
  const Decision& d = s.decision;
  const int pair =
      d.item < s.stack_object_count ? pile_pair(s.stack_objects[d.item].chosen_number) : 0;
  const int pile = pair ? pair & -pair : 1 << (kMaxPiles - d.n);
  for (ViewObject& o : v.objects)
    if (o.zone == Zone::battlefield && o.controller == d.player && alive(s, o.ref) &&
        (perm_in(s, o.ref).pile & pile))
      o.flags |= kVSelected;
}

// What was picked already of several: those in a library are shown like those that can be picked.
void add_picks(View& v, const Read& c) {
  const State& s = c.s;
  const Decision& d = s.decision;
  if (d.prompt == Prompt::pile) add_pile(v, s);
  if (d.kind != DecisionKind::pick || !d.done || d.item >= s.stack_object_count || !s.frame_count ||
      s.frames[s.frame_count - 1].kind != FrameKind::pick)
    return;
  const StackObject& it = s.stack_objects[d.item];
  for (int i = std::max(0, it.picked_count - d.done); i < it.picked_count; ++i) {
    const Ref r = it.picked[i];
    bool known = false;
    for (ViewObject& o : v.objects)
      if (o.ref == r) {
        o.flags |= kVSelected;
        known = true;
      }
    if (known || !alive(s, r) || s.objects[r.slot].zone != Zone::library) continue;
    const Object& card = s.objects[r.slot];
    ViewObject shown;
    shown.ref = r;
    shown.zone = card.zone;
    shown.owner = shown.controller = card.owner;
    shown.flags = kVSelected;
    describe(shown, c, card, v.lang, v.words);
    v.objects.push_back(std::move(shown));
  }
}

bool option_on(const Option& o, Ref r) {
  return o.object == r || (o.kind == OptionKind::attack && o.other == r);
}

void add_players(View& v, const State& s, const ViewNames& names) {
  for (int p = 0; p < s.player_count; ++p) {
    const Player& pl = s.players[p];
    ViewPlayer vp;
    vp.name = player_name(names, u8(p));
    vp.life = pl.life;
    vp.poison = pl.poison;
    for (int k = 0; k < kManaKinds; ++k) vp.pool[k] = pl.pool[k];
    vp.library = s.library[p].count;
    vp.hand = s.hand[p].count;
    vp.graveyard = s.graveyard[p].count;
    vp.exile = s.exile[p].count;
    vp.active = s.active == p;
    vp.priority = !s.over && s.decision.player == p;
    vp.lost = pl.lost != LossReason::none;
    v.players.push_back(std::move(vp));
  }
}

void add_options(View& v, const Read& c, const ViewNames& names, const ViewContext& known) {
  std::vector<Option> asked;
  const Option* options = known.options;
  int n = known.option_count;
  if (!options) {
    asked.resize(kMaxOptions);
    n = legal(c.s, c.db, asked.data());
    options = asked.data();
  }
  v.options.reserve(std::size_t(n));
  int numbered = 0;
  for (int i = 0; i < n; ++i) {
    ViewOption o;
    o.option = options[i];
    o.index = u16(i);
    o.text = option_words(c, o.option, names, v.lang, v.words);
    o.key = option_key(c.s, o.option, numbered);
    v.options.push_back(std::move(o));
  }
}

// Cards that a search or a look shows are part of the question: they are in the options.
void add_shown_cards(View& v, const Read& c) {
  const State& s = c.s;
  for (const ViewOption& o : v.options) {
    if (!o.option.object) continue;
    bool known = false;
    for (ViewObject& object : v.objects)
      if (option_on(o.option, object.ref)) {
        if (o.option.kind != OptionKind::mana) object.flags |= kVUsable;
        known = known || object.ref == o.option.object;
      }
    if (!known && alive(s, o.option.object) &&
        s.objects[o.option.object.slot].zone == Zone::library) {
      const Object& card = s.objects[o.option.object.slot];
      ViewObject shown;
      shown.ref = o.option.object;
      shown.zone = card.zone;
      shown.owner = shown.controller = card.owner;
      shown.flags = kVUsable;
      describe(shown, c, card, v.lang, v.words);
      v.objects.push_back(std::move(shown));
    }
  }
}

}  // namespace

View make_view(const State& s, const CardDb& db, u8 seat, Lang lang, const ViewNames& names,
               const ViewContext& known) {
  const Read c{s, db};
  const Vocabulary words = s.rules.vocabulary();
  View v;
  v.seat = seat;
  v.lang = lang;
  v.words = words;
  v.era = Era(s.era);
  v.turn = s.turn;
  v.step = s.step;
  v.step_name = step_name(s, lang);
  v.six_phases = s.rules.is(TurnStructure::six);
  v.burns = s.rules.is(ManaBurn::one);
  v.active = s.active;
  v.over = s.over != 0;
  v.winner = s.winner;
  v.kind = s.decision.kind;
  v.prompt = s.decision.prompt;
  v.to_act = s.decision.player;
  add_players(v, s, names);
  Builder builder(v, c, seat, lang, words, names);
  builder.build();
  add_windows(v, c, seat, names, lang);
  add_block_places(v, c);
  if (s.over) {
    v.question = over_text(s, names, lang);
    return v;
  }
  v.lo = s.decision.lo;
  v.hi = s.decision.hi;
  v.done = s.decision.done;
  const bool mine = seat == s.decision.player || seat == kEverySeat;
  v.question = prompt_words(c, mine, names, lang);
  if (!mine) return v;
  v.about = s.decision.about;
  add_choice(v, c, names, lang);
  add_announced(v, s);
  v.pass_text = pass_words(c, names, lang, known.automatic);
  add_options(v, c, names, known);
  add_shown_cards(v, c);
  add_picks(v, c);
  if (s.decision.prompt == Prompt::pay_mana) {
    PayStep steps[64];
    const int k = proposed_payment(s, db, steps, 64);
    v.proposed.assign(steps, steps + k);
  }
  return v;
}

}  // namespace upkeep
