// Before the first turn (CR 103): shuffling, who starts, hands, mulligans; and discarding by
// choice.
#include "rules/continuous.h"
#include "rules/effects/effects.h"
#include "rules/permanents.h"
#include "rules/query.h"
#include "rules/timing/turn.h"
#include "rules/timing/window.h"
#include "rules/zones.h"

namespace upkeep {
namespace {

constexpr int kHand = 7;

int hand_target(const State& s, const Player& p) {
  const int taken = p.mulligans;
  const int free = s.player_count > 2 && s.rules.free_first_mulligan() && taken > 0 ? 1 : 0;
  return kHand - (taken - free);
}

void hand_back(Ctx& c, u8 player) {
  State& s = c.s;
  while (s.hand[player].count)
    move_object(c, make_ref(s, s.hand[player].at[s.hand[player].count - 1]), Zone::library, player,
                kMoveNoTrigger);
  shuffle(c, player);
}

// 1997: a hand without lands or of lands alone (era-fifth 11.4).
bool extreme_hand(const Read& c, u8 p) {
  const ZoneList& hand = c.s.hand[p];
  int lands = 0;
  for (int i = 0; i < hand.count; ++i)
    lands += (c.db.card(c.s.objects[hand.at[i]].card).types & kLand) != 0;
  return hand.count && (lands == 0 || lands == hand.count);
}

// May this player have another hand? In 1997 once, with such a hand or after another player.
bool may_mulligan(const Read& c, u8 p) {
  const State& s = c.s;
  if (!s.rules.is(Mulligan::all_land_or_no_land)) return hand_target(s, s.players[p]) > 0;
  if (s.players[p].mulligans) return false;
  bool other = false;
  for (int q = 0; q < s.player_count; ++q) other = other || (q != p && s.players[q].mulligans);
  return other || extreme_hand(c, p);
}

bool undecided(const State& s, u8 p) {
  return s.players[p].lost == LossReason::none &&
         s.players[p].opening_hand == OpeningHand::undecided;
}

}  // namespace

// "If you would begin your turn while this is tapped, you may skip that turn instead" (CR 614.10).
static bool may_skip_turn(const Read& c, Ref r, u8 player) {
  const u16 at = c.s.objects[r.slot].perm;
  const Derived& d = c.s.derived[at];
  if (d.controller != player || !(c.s.permanents[at].flags & kPTapped) || d.lost_abilities)
    return false;
  const CardDef& def = c.db.card(d.card);
  for (int i = 0; def.has_replacement && i < def.ability_count; ++i)
    if (c.db.abilities[def.first_ability + i].repl == ReplKind::skip_turn) return true;
  return false;
}

void step_duel(Ctx& c, Frame& f) {
  State& s = c.s;
  switch (f.pc) {
    case stage::duel::starter:
      ask(c, DecisionKind::choose, Prompt::starting_player, f.player);
      return;
    case stage::duel::hands:
      for (int i = 0; i < s.player_count; ++i) {
        const u8 p = u8((s.first + i) % s.player_count);
        draw_cards(c, p, 7);
      }
      for (int p = 0; p < s.player_count; ++p) s.players[p].drew_from_empty = 0;
      f.pc = stage::duel::first_turn;
      if (!s.rules.is(Mulligan::none)) push_frame(c, FrameKind::mulligan).player = s.first;
      return;
    case stage::duel::first_turn:
      s.active = s.first;
      s.turn = 1;
      s.sba_needed = 1;
      f.pc = stage::duel::next_turn;
      push_frame(c, FrameKind::turn);
      return;
    case stage::duel::next_turn: {
      u8 next;
      if (s.extra_turn_count) {
        next = s.extra_turns[--s.extra_turn_count];  // the latest comes first (CR 500.7)
        if (s.players[next].lost != LossReason::none) return;
      } else {
        // After extra turns play goes on from whoever took the last ordinary one.
        next = next_player(s, f.player);
        while (s.players[next].skip_turn) {
          --s.players[next].skip_turn;
          next = next_player(s, next);
        }
        f.player = next;
      }
      f.duel.next_active = next;
      f.duel.place = 0;
      f.pc = stage::duel::skipping;
      return;
    }
    case stage::duel::skipping: {
      refresh(c);
      for (; f.duel.place < s.battlefield_count; ++f.duel.place) {
        const Ref r = make_ref(s, s.battlefield[f.duel.place]);
        if (!may_skip_turn(c, r, u8(f.duel.next_active))) continue;
        Decision& d = ask(c, DecisionKind::choose, Prompt::may, u8(f.duel.next_active));
        d.about = r;
        d.hi = 1;
        return;
      }
      s.active = u8(f.duel.next_active);
      ++s.turn;
      f.pc = stage::duel::next_turn;
      f.duel.next_active = f.duel.place = 0;
      push_frame(c, FrameKind::turn);
      return;
    }
  }
}
void answer_duel(Ctx& c, Frame& f, const Option& o) {
  if (f.pc == stage::duel::skipping) {
    const Ref r = make_ref(c.s, c.s.battlefield[f.duel.place++]);
    if (o.kind != OptionKind::yes) return;
    set_tapped(c, r, false);
    f.pc = stage::duel::next_turn;
    f.duel.next_active = f.duel.place = 0;
    return;
  }
  c.s.first = c.s.active = f.player = o.a;
  f.pc = stage::duel::hands;
}
int options_duel(const Read& c, const Frame& f, Option* out, bool) {
  if (f.pc == stage::duel::skipping) return simple_options(c, out);
  for (int p = 0; p < c.s.player_count; ++p) out[p] = {.kind = OptionKind::player, .a = u8(p)};
  return c.s.player_count;
}

// ------------------------------------------------------------------ mulligans (CR 103.5)
namespace {

// 1997: seven cards that are all lands, or none, may be shown and redrawn once; who so redraws lets
// the others do it too, whatever they hold (era-fifth 11.4).
bool others_redrew(const State& s, u8 player) {
  for (int p = 0; p < s.player_count; ++p)
    if (p != player && s.players[p].mulligans) return true;
  return false;
}

bool one_kind_of_hand(const Read& c, u8 player) {
  const ZoneList& hand = c.s.hand[player];
  int lands = 0;
  for (int i = 0; i < hand.count; ++i)
    lands += (c.db.card(c.s.objects[hand.at[i]].card).types & kLand) != 0;
  return lands == 0 || lands == hand.count;
}

void step_land_mulligan(Ctx& c, Frame& f) {
  State& s = c.s;
  for (int i = 0; i < s.player_count; ++i) {
    const u8 p = u8((s.first + i) % s.player_count);
    Player& pl = s.players[p];
    const bool free = others_redrew(s, p);
    if (pl.lost != LossReason::none || pl.opening_hand == OpeningHand::kept_for_good ||
        (pl.opening_hand == OpeningHand::kept && !free))
      continue;
    if (!free && !one_kind_of_hand(c, p) && s.rules.is(MulliganAsks::able)) {
      pl.opening_hand = OpeningHand::kept;
      continue;
    }
    f.player = p;
    ask(c, DecisionKind::choose, Prompt::mulligan, p);
    return;
  }
  pop_frame(c);
}

void answer_land_mulligan(Ctx& c, Frame& f, const Option& o) {
  State& s = c.s;
  const u8 p = f.player;
  Player& pl = s.players[p];
  if (o.kind == OptionKind::yes) {
    pl.opening_hand = others_redrew(s, p) ? OpeningHand::kept_for_good : OpeningHand::kept;
    emit(c, {.type = LogEvent::keep, .player = p, .amount = i16(s.hand[p].count)});
    return;
  }
  for (int i = 0; i < s.hand[p].count && !others_redrew(s, p); ++i) {
    const Ref r = make_ref(s, s.hand[p].at[i]);
    emit(c, {.type = LogEvent::reveal, .player = p, .card = s.objects[r.slot].card, .object = r});
  }
  pl.opening_hand = OpeningHand::kept_for_good;
  ++pl.mulligans;
  emit(c, {.type = LogEvent::mulligan, .player = p, .amount = kHand});
  hand_back(c, p);
  draw_cards(c, p, kHand);
}

}  // namespace

static void step_mulligan_scry(Ctx& c, Frame& f);
void step_mulligan(Ctx& c, Frame& f) {
  State& s = c.s;
  const Mulligan kind = s.rules.mulligan();
  if (f.pc == stage::mulligan::scry) return step_mulligan_scry(c, f);
  if (kind == Mulligan::all_land_or_no_land) return step_land_mulligan(c, f);
  if (f.pc == stage::mulligan::together) {
    for (int i = 0; i < s.player_count; ++i) {
      const u8 p = u8((s.first + i) % s.player_count);
      Player& pl = s.players[p];
      if (pl.opening_hand != OpeningHand::mulligan_declared) continue;
      pl.opening_hand = OpeningHand::undecided;
      ++pl.mulligans;
      // Told before the cards that move for it, and to how many the hand will come.
      emit(c, {.type = LogEvent::mulligan, .player = p, .amount = i16(hand_target(s, pl))});
      hand_back(c, p);
      draw_cards(c, p, kind == Mulligan::london ? kHand : hand_target(s, pl));
    }
    f.pc = stage::mulligan::next_player;
    f.player = s.first;
    f.mulligan.asked = 0;
    return;
  }
  if (f.pc == stage::mulligan::bottom) {
    if (f.mulligan.to_bottom > 0 && s.hand[f.player].count) {
      Decision& d = ask(c, DecisionKind::pick, Prompt::mulligan_bottom, f.player);
      d.lo = d.hi = f.mulligan.bottom;
      d.done = i16(f.mulligan.bottom - f.mulligan.to_bottom);
      return;
    }
    f.pc = stage::mulligan::next_player;
    return;
  }
  // Each undecided player in turn order.
  while (f.mulligan.asked < s.player_count) {
    const u8 p = u8((s.first + f.mulligan.asked) % s.player_count);
    if (!undecided(s, p)) {
      ++f.mulligan.asked;
      continue;
    }
    if (!may_mulligan(c, p)) {  // nothing left to redraw, or no reason to (yet)
      ++f.mulligan.asked;
      continue;
    }
    f.player = p;
    f.pc = stage::mulligan::deciding;
    ask(c, DecisionKind::choose, Prompt::mulligan, p).n = u8(s.players[p].mulligans);
    return;
  }
  bool any = false;
  for (int p = 0; p < s.player_count; ++p)
    any = any || s.players[p].opening_hand == OpeningHand::mulligan_declared;
  if (any) {
    f.pc = stage::mulligan::together;
    return;
  }
  if (s.rules.mulligan_scry()) {
    f.pc = stage::mulligan::scry;
    f.mulligan.asked = 0;
    return;
  }
  pop_frame(c);
}

// 2015 to 2019: who begins with fewer cards may look at the top card and put it on the bottom (BFZ
// 103.4).
static void step_mulligan_scry(Ctx& c, Frame& f) {
  State& s = c.s;
  for (; f.mulligan.asked < s.player_count; ++f.mulligan.asked) {
    const u8 p = u8((s.first + f.mulligan.asked) % s.player_count);
    if (s.players[p].lost != LossReason::none || s.hand[p].count >= kHand || !s.library[p].count)
      continue;
    const u16 top = library_card(c, p, 0);
    s.objects[top].known_to = u16(s.objects[top].known_to | bit_of(p));
    f.player = p;
    Decision& d = ask(c, DecisionKind::choose, Prompt::scry, p);
    d.about = make_ref(s, top);
    d.hi = 1;
    return;
  }
  pop_frame(c);
}

void answer_mulligan(Ctx& c, Frame& f, const Option& o) {
  State& s = c.s;
  Player& pl = s.players[f.player];
  if (s.rules.is(Mulligan::all_land_or_no_land)) return answer_land_mulligan(c, f, o);
  if (f.pc == stage::mulligan::scry) {
    if (o.kind == OptionKind::yes) reposition(c, f.player, 0, -1);
    ++f.mulligan.asked;
    return;
  }
  if (f.pc == stage::mulligan::bottom) {
    move_object(c, o.object, Zone::library, f.player, kMoveBottom | kMoveKnown | kMoveNoTrigger);
    --f.mulligan.to_bottom;
    return;
  }
  if (o.kind == OptionKind::yes) {  // keep
    pl.opening_hand = OpeningHand::kept;
    emit(c, {.type = LogEvent::keep, .player = f.player, .amount = i16(s.hand[f.player].count)});
    f.pc = stage::mulligan::next_player;
    if (s.rules.is(Mulligan::london) && s.hand[f.player].count > hand_target(s, pl)) {
      f.mulligan.to_bottom = f.mulligan.bottom = i16(s.hand[f.player].count - hand_target(s, pl));
      f.pc = stage::mulligan::bottom;
    }
    return;
  }
  pl.opening_hand = OpeningHand::mulligan_declared;
  const Mulligan kind = s.rules.mulligan();
  if (kind == Mulligan::all_land_or_no_land && extreme_hand(c, f.player))  // it is shown
    for (int i = 0; i < s.hand[f.player].count; ++i) {
      const Ref r = make_ref(s, s.hand[f.player].at[i]);
      emit(c, {.type = LogEvent::reveal,
               .player = f.player,
               .card = s.objects[r.slot].card,
               .object = r});
    }
  // One player after the other redraws at once and is asked again; else all together.
  f.pc = kind == Mulligan::paris || kind == Mulligan::all_land_or_no_land
             ? stage::mulligan::together
             : stage::mulligan::next_player;
}

int options_mulligan(const Read& c, const Frame& f, Option* out, bool) {
  const State& s = c.s;
  if (f.pc == stage::mulligan::bottom) {
    int n = 0;
    for (int i = 0; i < s.hand[f.player].count; ++i)
      out[n++] = {.kind = OptionKind::object, .object = make_ref(s, s.hand[f.player].at[i])};
    return n;
  }
  out[0] = {.kind = OptionKind::yes};
  out[1] = {.kind = OptionKind::no};
  const bool only_keeps = s.rules.is(Mulligan::all_land_or_no_land) &&
                          !others_redrew(s, f.player) && !one_kind_of_hand(c, f.player);
  return only_keeps ? 1 : 2;
}

// ------------------------------------------------------------------ discarding by choice
void step_discard(Ctx& c, Frame& f) {
  State& s = c.s;
  const int left = f.discard.count - f.discard.done;
  if (left <= 0 || s.hand[f.player].count == 0 || !in_game(s, f.player)) {
    pop_frame(c);
    return;
  }
  if (s.hand[f.player].count <= left) {  // no choice
    ++f.discard.done;
    discard_card(c, make_ref(s, s.hand[f.player].at[s.hand[f.player].count - 1]));
    return;
  }
  Decision& d = ask(c, DecisionKind::pick, Prompt::discard_hand_size, f.player);
  d.lo = d.hi = f.discard.count;
  d.done = f.discard.done;
}
void answer_discard(Ctx& c, Frame& f, const Option& o) {
  ++f.discard.done;
  discard_card(c, o.object);
}
int options_discard(const Read& c, const Frame& f, Option* out, bool) {
  const State& s = c.s;
  for (int i = 0; i < s.hand[f.player].count; ++i)
    out[i] = {.kind = OptionKind::object, .object = make_ref(s, s.hand[f.player].at[i])};
  return s.hand[f.player].count;
}

// ------------------------------------------------------------------ the public beginning
namespace {

void reset(State& s, const CardDb& db, const Setup& setup) {
  // Value-initialising a whole State would clear 130 KB for every playout: only what is read first
  // is.
  static_cast<Header&>(s) = Header{};
  s.rules = setup.rules;
  s.era = u8(setup.era);
  s.player_count = setup.player_count;
  s.rng = setup.seed * 0x9E3779B97F4A7C15ull + 0x1234567;
  s.cards = setup.cards ? setup.cards : db.fingerprint;
  s.options = setup.flags;
  s.objects[0] = Object{};
  s.pending_replacement_count = 0;
  s.commands = 0;
  s.first_hole = 1;
  s.trigger_union = 0;
  s.derived_dirty = 1;
  s.has_rules_mods = 0;
  s.simple_board = 0;
  s.board = Board{};
  s.tally = Tally{};
  for (int p = 0; p < kMaxPlayers; ++p) {
    s.library[p].count = s.hand[p].count = s.graveyard[p].count = s.exile[p].count =
        s.command_and_ante[p].count = 0;
    s.players[p].life = setup.life;
  }
}

}  // namespace

// One card of each deck, at random and before the shuffle, for the winner (era-fifth 11.2).
static void ante_up(Ctx& c) {
  State& s = c.s;
  for (u8 p = 0; p < s.player_count; ++p) {
    if (!s.library[p].count) continue;
    const u16 slot = s.library[p].at[random_below(s, s.library[p].count)];
    move_object(c, make_ref(s, slot), Zone::ante, p, kMoveNoTrigger);
  }
}

void start_duel(State& s, const CardDb& db, const Setup& setup, EventSink* sink) {
  reset(s, db, setup);
  Ctx c{s, db, sink};
  for (int p = 0; p < s.player_count; ++p) {
    for (u16 card : setup.decks[p]) {
      s.board.cards |= db.brief(card);
      if (db.card(card).has_grave_static) s.options |= kGraveStatics;
      if (s.library[p].count >= kZoneCap) break;
      // Who does not play for ante takes such cards out of the deck first (CR 407.2).
      if (db.card(card).for_ante && s.rules.is(Ante::off)) continue;
      const u16 slot = new_object(c);
      if (!slot) break;
      Object& o = s.objects[slot];
      o.card = card;
      o.zone = Zone::library;
      o.owner = o.controller = u8(p);
      if (setup.flags & kSetupNoShuffle) o.flags |= kObjPlaced;
      s.library[p].at[s.library[p].count++] = slot;
    }
    if (setup.flags & kSetupNoShuffle)
      s.players[p].known_top_count = s.library[p].count;
    else
      emit(c, {.type = LogEvent::shuffle, .player = u8(p)});
  }
  s.first = setup.first < s.player_count ? setup.first : u8(random_below(s, s.player_count));
  s.active = s.first;
  if (s.rules.is(Ante::on)) ante_up(c);
  Frame& f = push_frame(c, FrameKind::duel);
  f.player = s.first;
  // Whom chance names says who starts, where the rules have it so and the setup leaves it open.
  if ((setup.flags & kSetupAskStarter) && setup.first >= s.player_count &&
      s.rules.is(Starter::random_chooses))
    f.pc = stage::duel::starter;
  run(c);
}

// ------------------------------------------------------------------ positions built by hand
void begin_position(State& s, const CardDb& db, const Setup& setup) {
  reset(s, db, setup);
  s.first = setup.first < s.player_count ? setup.first : 0;
}

Ref put_card(State& s, const CardDb& db, u16 card, Zone zone, u8 owner, const PutOptions& options) {
  Ctx c{s, db, nullptr};
  const u16 slot = new_object(c);
  if (!slot) return {};
  Object& o = s.objects[slot];
  o.card = card;
  s.board.cards |= db.brief(card);
  if (db.card(card).has_grave_static) s.options |= kGraveStatics;
  o.owner = owner;
  o.controller = options.controller == kNoPlayer ? owner : options.controller;
  if (options.token) o.flags |= kObjToken;
  o.entered = s.clock++;
  const Ref r = make_ref(s, slot);
  if (zone != Zone::battlefield) {
    ZoneList* list = zone_list(s, zone, owner);
    if (!list || list->count >= kZoneCap) return {};
    o.zone = zone;
    if (zone == Zone::library) {
      o.flags |= kObjPlaced;
      ++s.players[owner].known_top_count;
    }
    if (options.face_down) o.flags |= kObjFaceDown;
    if (zone == Zone::graveyard) {
      // Given newest first; the list keeps the newest last.
      for (int i = list->count; i > 0; --i) list->at[i] = list->at[i - 1];
      list->at[0] = slot;
      ++list->count;
    } else {
      list->at[list->count++] = slot;
    }
    return r;
  }
  if (s.permanent_count >= kMaxPermanents) return {};
  o.zone = Zone::battlefield;
  o.perm = s.permanent_count;
  Permanent& p = s.permanents[s.permanent_count++];
  p = Permanent{};
  p.object = r;
  p.timestamp = o.entered;
  p.control_since = o.entered;
  if (options.tapped) p.flags |= kPTapped;
  if (options.sick) p.flags |= kPSick;
  if (options.face_down) {
    p.flags |= kPFaceDown;
    o.flags |= kObjFaceDown;
    o.known_to = u16(bit_of(owner) | bit_of(o.controller));
  }
  p.damage = options.damage;
  copy_counters(p, options);
  if (db.card(card).loyalty && !p.counters[int(Counter::loyalty)])
    p.counters[int(Counter::loyalty)] = db.card(card).loyalty;
  p.attached_to = options.attach_to;
  p.attached_player = options.attach_player;
  p.chosen_color = options.chosen_color;
  p.chosen_player = options.chosen_player;
  p.chosen_type = options.chosen_type;
  s.battlefield[s.battlefield_count++] = slot;
  dirty(s);
  return r;
}

void finish_position(State& s, const CardDb& db, u8 active, Step step, u16 turn, EventSink* sink) {
  Ctx c{s, db, sink};
  s.active = active;
  s.turn = turn;
  for (int p = 0; p < s.player_count; ++p) s.players[p].opening_hand = OpeningHand::kept;
  refresh(c);
  count_untapped_lands(c);
  Frame& d = push_frame(c, FrameKind::duel);
  d.pc = stage::duel::next_turn;
  d.player = active;
  Frame& t = push_frame(c, FrameKind::turn);
  t.pc = stage::turn::next_step;
  t.turn.step = i16(step);
  const bool attack = batch_timing(s) && s.rules.is(CombatBegin::announced) &&
                      step >= Step::begin_combat && step <= Step::main2;
  Frame& g = push_frame(c, FrameKind::step);
  g.step.step = i16(attack ? Step::main1 : step);
  s.step = step;
  // What a position begins with was there before the turn.
  if (s.board.cards & kTraitTally) s.tally.began = s.clock;
  if (attack) {  // inside the main phase (era-fifth 8)
    t.turn.step = g.step.step;
    resume_main(c, g, step);
  }
  run(c);
}

}  // namespace upkeep
