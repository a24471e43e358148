// Inside the rules: what the files of engine/rules/ promise each other. Nobody outside includes
// this.
//
// One loop (run(), turn.cpp) steps the top frame until a decision is owed or the duel is over.
// Every FrameKind has three functions:
//   step_K    called when the frame is on top and nothing is owed: does one piece of work, and
//   either
//             advances f.pc, pushes a frame (then returns at once: references into frames stay
//             valid, the array is fixed), pops itself, or sets a decision with ask().
//   answer_K  called with the chosen option of the decision this frame asked; the decision is
//   cleared
//             already.
//   options_K lists the options of the decision this frame asked, in the contract's order.
// A frame that asked is always on top. Nothing may recurse across a decision.
#pragma once
#include "cards/card.h"
#include "duel.h"
#include "event.h"
#include "rules/words.h"
#include "state.h"

namespace upkeep {

struct Ctx {
  State& s;
  const CardDb& db;
  EventSink* sink;
  Cause by{CauseKind::count,
           kNoPlayer,
           0,
           0,
           0,
           0,
           {}};  // what is done now, where no frame says it (see Because)
};
// For the length of a block, why its events happen.
class CauseScope {
 public:
  CauseScope(Ctx& c, const Cause& cause) : c_(c), was_(c.by) { c.by = cause; }
  ~CauseScope() { c_.by = was_; }
  CauseScope(const CauseScope&) = delete;
  CauseScope& operator=(const CauseScope&) = delete;

 private:
  Ctx& c_;
  const Cause was_;
};
void find_causes(const Ctx& c, const Event& e, Causes& out);  // causes.cpp

// ------------------------------------------------------------------ frames and decisions
// (turn.cpp)
inline Frame& top_frame(State& s) { return s.frames[s.frame_count - 1]; }
Frame& push_frame(Ctx& c, FrameKind kind);                         // zeroed, on top
void pop_frame(Ctx& c);                                            // the top one
Decision& ask(Ctx& c, DecisionKind shape, Prompt why, u8 player);  // resets and returns s.decision
// What lies face down on the battlefield is named to nobody but its controller, whatever happens
// to it or comes of it (CR 708.5).
u8 hidden_from(const State& s, Ref object);  // a bit for each player
void hide_face_down(const State& s, Event& e);
inline void emit(Ctx& c, Event e) {
  if (!c.sink) return;
  hide_face_down(c.s, e);
  if (c.sink->wants_causes) find_causes(c, e, c.sink->causes);
  c.sink->on_event(e);
}
u32 random_below(State& s, u32 n);  // 0..n-1 from the state's generator
void end_duel(Ctx& c, u8 winner);   // kNoPlayer: drawn
void leave_the_game(Ctx& c, u8 player);
void take_cards_away(Ctx& c, u8 player);
void player_loses(Ctx& c, u8 player,
                  LossReason why);  // leaves the game; ends the duel if one is left
void draw_for_turn(Ctx& c);         // what the active player draws in the draw step
void run(Ctx& c);

#define UPKEEP_FRAME(name)                               \
  void step_##name(Ctx& c, Frame& f);                    \
  void answer_##name(Ctx& c, Frame& f, const Option& o); \
  int options_##name(const Ctx& c, const Frame& f, Option* out, bool offer_mana);
UPKEEP_FRAME(duel)         // turn.cpp, start.cpp
UPKEEP_FRAME(mulligan)     // start.cpp
UPKEEP_FRAME(turn)         // turn.cpp
UPKEEP_FRAME(step)         // turn.cpp
UPKEEP_FRAME(priority)     // priority.cpp (options: legal_act.cpp)
UPKEEP_FRAME(cast)         // cast.cpp
UPKEEP_FRAME(mana)         // mana.cpp
UPKEEP_FRAME(resolve)      // resolve.cpp
UPKEEP_FRAME(effects)      // effects*.cpp
UPKEEP_FRAME(triggers)     // triggers.cpp
UPKEEP_FRAME(state_based)  // state_based.cpp
UPKEEP_FRAME(attackers)    // rules/combat/attackers.cpp, rules/combat/blockers.cpp,
                           // rules/combat/damage_order.cpp
UPKEEP_FRAME(blockers)
UPKEEP_FRAME(block_order)
UPKEEP_FRAME(combat_damage)  // combat_damage.cpp
UPKEEP_FRAME(damage)         // damage.cpp
UPKEEP_FRAME(enter)          // enter.cpp
UPKEEP_FRAME(discard)   // start.cpp (hand size) – f.player discards f.a cards of their choice
UPKEEP_FRAME(cleanup)   // turn.cpp
UPKEEP_FRAME(pay)       // cost.cpp: f.player pays cost f.node on resolution of f.item
UPKEEP_FRAME(pick)      // pick.cpp: see push_pick
UPKEEP_FRAME(batch)     // batch.cpp
UPKEEP_FRAME(neutral)   // batch.cpp
UPKEEP_FRAME(window)    // window.cpp
UPKEEP_FRAME(settle)    // settle.cpp
UPKEEP_FRAME(attack)    // attack.cpp
UPKEEP_FRAME(replaced)  // replace.cpp
UPKEEP_FRAME(command)   // rules/effects/play_for_another.cpp
UPKEEP_FRAME(pile)      // rules/timing/graveyard_order.cpp
#undef UPKEEP_FRAME

// ------------------------------------------------------------------ reading (query.cpp,
// filter.cpp) On whose behalf a filter, amount or condition is read.
struct Scope {
  Ref source;                         // `self`
  u8 controller = 0;                  // `you`
  const StackObject* item = nullptr;  // targets, x, picked … (null for static abilities)
  const EventData* event = nullptr;
  u16 source_lki = kNoIndex;
  i16 x = 0;     // used when item is null
  Ref affected;  // `iterated` of a static ability: the object whose characteristics are made
};
Scope scope_of(const State& s, const StackObject& item);
Scope scope_of(const State& s, Ref permanent);  // a static ability of a permanent

// The bits of Permanent::used_abilities that an ability uses up: one for once each turn, two for
// twice.
inline u16 ability_uses(const Ability& a) {
  const u16 one = u16(1 << (a.index & 15)), other = u16(1 << ((a.index + 8) & 15));
  if (a.flags & kATwicePerTurn) return u16(one | other);
  return a.flags & kAOncePerTurn ? one : u16(0);
}

bool matches(const Ctx& c, u16 filter, Ref object,
             const Scope& scope);  // the filter's zone included
bool matches_lki(const Ctx& c, u16 filter, const LastKnownInfo& l,
                 const Scope& scope);  // for leave events
// Would the card match as a spell that `caster` casts, with these characteristics, wherever it
// lies?
bool matches_as_spell(const Ctx& c, u16 filter, Ref card, const Derived& as, u8 caster,
                      const Scope& scope);
bool matches_relation(const Ctx& c, PlayerRelation w, u8 player, const Scope& scope);
int amount_of(const Ctx& c, u16 amount, const Scope& scope);
bool condition_holds(const Ctx& c, u16 condition, const Scope& scope);
// Players stand in the log of damage as slots that no object has.
inline Ref logged_player(u8 player) { return {0xFFFF, player}; }
bool damaged_player(const State& s, Ref source, u8 player);  // this turn (filter.cpp)
// Objects and players a selector names now. Returns counts; order: APNAP, then order of entering.
struct Selection {
  int object_count = 0, player_count = 0;
  Ref objects[kMaxPermanents];
  u8 players[kMaxPlayers];
  u16 lki[kMaxPermanents];  // kNoIndex, or the snapshot of an object that has left (event_object …)
};
void select(const Ctx& c, const Selector& sel, const Scope& scope, Selection& out);
u8 select_player(const Ctx& c, const Selector& sel,
                 const Scope& scope);  // the one player; kNoPlayer if none
// Characteristics of an object in any zone (battlefield: after effects; stack and elsewhere: the
// card's, copies and face-down spells included).
Derived characteristics(const Ctx& c, Ref object);
// The changed words of the text in which `scope` is read.
TextWords words_of(const Ctx& c, const Scope& scope);
void keep_words(const Ctx& c, StackObject& ability);  // those that its source has now
int mana_value(const Ctx& c, Ref object);
// What a card that changed zones once since `old` has become (a creature that died: the card in the
// graveyard), if that zone is public; {} otherwise (CR 400.7).
Ref follow(const State& s, Ref old);
const LastKnownInfo* last_known(const State& s, Ref object);
// What the source of an ability was when it was announced, where the rules fix it then (switch
// sourceLock); null if they do not, or it is a spell.
inline const LastKnownInfo* locked_source(const State& s, Ref source, u16 lki) {
  return s.rules.sourceLock() == rule::SourceLock::announcement && lki < kMaxLki &&
                 s.lki[lki].object == source
             ? &s.lki[lki]
             : nullptr;
}
u16 last_known_index(const State& s, Ref object);
bool has_keyword(const State& s, Ref permanent, Keyword k);
// Keywords that are triggered abilities under these rules, and in the order of their abilities.
constexpr KeywordSet kMaybeTriggered =
    kTriggeredKeywords | bit(Keyword::deathtouch) | bit(Keyword::lifelink);
inline KeywordSet triggered_keywords(const Rules& rules) {
  KeywordSet k = kTriggeredKeywords;
  if (rules.deathtouch() == rule::Deathtouch::trigger) k |= bit(Keyword::deathtouch);
  if (rules.lifelink() == rule::Lifelink::trigger) k |= bit(Keyword::lifelink);
  return k;
}
constexpr Keyword kTriggeredOrder[] = {Keyword::flanking, Keyword::prowess, Keyword::exalted,
                                       Keyword::deathtouch, Keyword::lifelink};
// 1997: a tapped artifact that is no creature, land or enchantment as well is off, but for what
// speaks of the tapped state itself (era-fifth 2.16).
bool switched_off(const Ctx& c, Ref permanent, const Ability& a);
// All abilities a permanent has now, printed (of the definition it has) and granted, in text order.
constexpr int kMaxAbilitiesSeen = 32;  // of one object
int abilities_of(const Ctx& c, Ref permanent, u16* out, int cap);
// Can `source` (a spell, or the source of an ability; `by` controls it) target this? Protection,
// shroud, hexproof, "can't be the target". Returns the reason, ReasonCode::legal if it can.
ReasonCode targetable(const Ctx& c, Ref object, Ref source, u8 by, const Scope& scope,
                      Ref* forbidder = nullptr);
// Damage, blocking, attaching, targeting.
bool protected_from(const Ctx& c, Ref object, Ref source, u16 source_lki = kNoIndex,
                    bool attaching = false);

// ------------------------------------------------------------------ continuous effects
// (refresh.cpp, continuous.cpp) The board itself changed (what is on it, counters, copies, faces).
inline void dirty(State& s) { s.derived_dirty = 1; }
// Something changed that only a continuous effect could look at, and few do (tapped, attacking,
// hands, life).
inline void touch(State& s) {
  if (s.board.watched) s.derived_dirty = s.sba_needed = 1;
}
// Something changed that any continuous effect could look at (attached, gone).
inline void touch_effects(State& s) {
  if (!s.simple_board) s.derived_dirty = 1;
}
void rebuild(Ctx& c);
// Rebuilds derived values if dirty: call before reading after a change.
inline void refresh(Ctx& c) {
  if (c.s.derived_dirty) rebuild(c);
}
void count_untapped_lands(Ctx& c);
void refresh_entered(Ctx& c, u16 perm_index);  // the same after a change to this permanent alone
ContinuousEffect* add_continuous(
    Ctx& c, const ContinuousEffect& e);              // timestamps it; null if there is no room
void start_waiting(Ctx& c);                          // those that apply from the turn that begins
void end_continuous(Ctx& c, Duration d, u8 player);  // those that end now
// The bit of a kind in State::has_rules_mods; 0 for kinds that change characteristics.
constexpr u64 rules_mod_bit(ModKind k) {
  return k < ModKind::extra_land ? 0 : u64(1) << (int(k) - int(ModKind::extra_land));
}
static_assert(int(ModKind::count) - int(ModKind::extra_land) <= 64);
// Rules-changing modifications: calls see every Mod of `kind` in force. `fn` returns false to stop.
struct RulesMod {
  const Mod* mod;
  Scope scope;   // of the ability or effect it comes from
  Ref affected;  // one object, or none: then `sel` of the static ability says what
  Selector affects;
  u8 player;  // the one player it affects, or kNoPlayer: then `affects` says who
  i16 p;      // amount, fixed for effects of resolved spells, else computed
};
constexpr int kMaxModsSeen = 32;  // rules-changing modifications of one kind looked at together
int rules_mods(const Ctx& c, ModKind kind, RulesMod* out, int cap);
bool mod_affects(const Ctx& c, const RulesMod& m, Ref object);
// What else than its own text gives a creature the keyword and is still there to be named, or
// nothing: for words, not for rules.
Ref keyword_giver(const Ctx& c, Ref creature, Keyword keyword);
Ref abilities_taker(const Ctx& c, Ref object);  // what took its abilities, likewise
bool mod_affects_player(const Ctx& c, const RulesMod& m, u8 player);
// A modification says of the player that they can't lose (or whatever `kind` says).
bool cannot_lose(const Ctx& c, u8 player, ModKind kind = ModKind::cant_lose);

// ------------------------------------------------------------------ objects and zones (zones.cpp)
inline void note_hole(State& s, u16 slot) {  // the slot is free
  s.object_hole = 1;
  if (slot < s.first_hole) s.first_hole = slot;
}
u16 new_object(Ctx& c);                            // a free slot, generation raised; 0 if full
ZoneList* zone_list(State& s, Zone z, u8 player);  // null for battlefield and stack
u16 snapshot(Ctx& c, Ref object);                  // last known information, now; returns its index
enum MoveFlag : u16 {
  kMoveTapped = 1,
  kMoveBottom = 2,
  kMoveFaceDown = 4,
  kMoveAttacking = 8,
  kMoveNoTrigger = 16,
  kMoveRevealed = 32,
  kMoveKnown = 64,  /* mover's controller knows the position */
  kMovePlayed = 128 /* a land that is played: told, of no effect */
};
// Moves an object to a zone (CR 400.7): new generation, triggers collected, events sent,
// replacement "exile instead" and the like applied, tokens cease to exist, a permanent that leaves
// is snapshot first. `controller`: under whose control it enters. Choices as it enters must have
// been made (see push_enter). Returns its new Ref ({} if it ceased to exist).
Ref move_object(Ctx& c, Ref object, Zone to, u8 controller, u16 flags = 0);
// The same for several at one time: all look back before any has gone (CR 603.10a). moved: the new
// Refs.
void move_all(Ctx& c, const Ref* objects, int n, Zone to, u16 flags = 0, Ref* moved = nullptr);
void shuffle(Ctx& c, u8 player);
u16 library_card(Ctx& c, u8 player,
                 int depth);  // slot of the card at that depth, drawn now if not fixed
void draw_cards(Ctx& c, u8 player, int n);
void draw_card(Ctx& c, u8 player);  // one, which nothing replaces any more
void discard_card(Ctx& c, Ref card, bool to_library = false);
void mill_cards(Ctx& c, u8 player, int n);
// owner: kNoPlayer for its first controller (CR 111.2).
Ref create_token(Ctx& c, u16 card, u8 controller, u16 flags, u8 owner = kNoPlayer,
                 u16 copy_mods = 0, u16 copy_of = 0);
Ref new_token(Ctx& c, u16 card, u8 controller, u8 owner);  // that has not entered yet
void tell_token(Ctx& c, Ref token, u8 controller);
// Destroys (CR 701.8): indestructible, regeneration shields, "exile instead". True if it left.
bool destroy(Ctx& c, Ref object, bool no_regen);
// What `cast_hidden` has brought and still lies face down is turned up before what would show it.
inline bool is_masked(const Permanent& p) {
  return (p.flags & kPFaceDown) && (p.flags3 & kP3Masked);
}
void unmask(Ctx& c, Ref object);
void destroy_all(Ctx& c, const Ref* objects, int n, bool no_regen);  // at one time
void sacrifice(Ctx& c, Ref object);
void gain_life(Ctx& c, u8 player, int n);
void lose_life(Ctx& c, u8 player, int n);
void set_tapped(Ctx& c, Ref object, bool tapped);
void put_counters(Ctx& c, Ref object, Counter k, int n);  // n < 0 removes
void attach(Ctx& c, Ref aura, Ref host);
void set_controller(Ctx& c,
                    u16 perm_index);  // called by refresh when the derived controller changed
void add_mana(Ctx& c, u8 player, Mana kind, int n, Ref source);
void remove_from_combat(Ctx& c, Ref creature);
// An object is about to enter the battlefield: asks its as-enters choices (copy, colour, pay …) in
// an `enter` frame and then moves it. item: the resolving item, or kNoIndex. The new Ref is
// appended to the picked list of item (if any).
void push_enter(Ctx& c, Ref object, u8 controller, u16 flags, u16 item);

// ------------------------------------------------------------------ replacing (replace.cpp)
// Could something else happen instead of the player's next draw? Then it is owed
// (PendingReplacement).
void leave_unordered(State& s, const Ref* moved, int n);  // rules/timing/graveyard_order.cpp
void owe_order(Ctx& c);  // pushes a frame where the order of a graveyard has to be asked for
bool draw_may_be_replaced(const Ctx& c, u8 player);
bool life_gain_replaced(Ctx& c, u8 player, int n);  // then it is owed
void owe(Ctx& c, const PendingReplacement& o);
void push_owed(Ctx& c);  // frames for all that is owed, the first on top

// ------------------------------------------------------------------ events and triggers
// (triggers.cpp) Something happened: collects triggered abilities that see it into s.pending.
// Objects that leave must be reported before they go (they look back). Cheap when nobody listens
// (s.trigger_union).
// Damage of one source to several at one time is told part by part to what names a recipient, and
// as a whole to what does not (`how`).
enum FireHow : u8 { kFireCombat = 1, kFirePart = 2, kFireTotal = 4 };
void fire(Ctx& c, TriggerEvent kind, const EventData& e, u8 how = 0);
void fire_delayed(Ctx& c, DelayTime when, u8 player);
// Objects that a source remembers lie among the delayed triggers, though nothing triggers them.
bool is_noted(const State& s, Ref source, Ref object);  // Ref{}: any
u8 decider(const State& s, u8 player);                  // who decides for this player
bool commanded(const State& s, u8 player);              // another player decides for this one
bool triggers_waiting(const State& s);

// ------------------------------------------------------------------ the stack (stack.cpp)
u16 new_item(Ctx& c);  // a zeroed item, not yet on the stack; kNoIndex if full
void free_item(Ctx& c, u16 item);
void put_on_stack(Ctx& c, u16 item);
// Combat damage or the draw, which were objects on the stack once; kNoIndex if there is no room.
u16 put_action_on_stack(Ctx& c, StackObjectKind kind);
void remove_from_stack(Ctx& c, u16 item);  // takes the entry out; the item stays until freed
int stack_position(const State& s, u16 item);
u16 item_of(const State& s, Ref self);  // item index of an object on the stack; kNoIndex
void counter_item(Ctx& c, u16 item, Zone to);
// Copies a spell or ability on the stack under `controller`; returns the new item.
u16 copy_item(Ctx& c, u16 item, u8 controller);

// ------------------------------------------------------------------ priority (priority.cpp)
// Begins a round: state-based actions, triggers, then priority to `player`, until all pass on an
// empty stack. The step is over when the frame is popped.
void push_priority(Ctx& c);
// Before anybody gets priority (CR 117.5). True when nothing (more) had to be done.
bool settle(Ctx& c);
// State-based actions once (CR 704). True if something was done or a frame was pushed.
bool state_based_actions(Ctx& c);
// What the rules look at after every effect even where nobody may act then; true if it did
// something.
bool checks_after_effect(Ctx& c);
// Some attacker or blocker has first or double strike now (CR 510.4). combat_damage.cpp
bool first_strike_step_needed(const Ctx& c);

// ------------------------------------------------------------------ casting (cast.cpp,
// legal_act.cpp, mana.cpp, cost.cpp) Options of a player with priority: pass, lands, casts,
// activations, specials, then mana abilities.
int act_options(const Ctx& c, u8 player, Option* out, bool offer_mana);
// True if the player has any option but passing (mana abilities not counted). Quick.
// Actions offered by effects: those that make mana, or the others.
int offer_options(const Ctx& c, u8 player, bool mana, Option* out, int cap);
void begin_offer(Ctx& c, const Option& o);
void begin_act(Ctx& c, u8 player, const Option& o);  // play_land, cast, activate, mana, special
// Starts the announcement of `item` (kind, source, card, ability, controller set) with a cast
// frame. Triggered abilities and copies choose modes and targets only, and cost nothing.
enum CastFlag : u8 { kCastNoCost = 1, kCastTriggered = 2, kCastNewTargets = 4, kCastForced = 8 };
void push_cast(Ctx& c, u16 item, u8 flags);
// Legal targets for one more target of a slot, given those chosen so far. Objects and players.
int target_options(const Ctx& c, const StackObject& item, u16 spec, u8 slot, Option* out);
bool target_legal(const Ctx& c, const StackObject& item, const Target& t, u16 spec);
const TargetSpec* spec_of(const Ctx& c, const StackObject& item, u8 slot, u16* index = nullptr);
// Can the player pay this on resolution? Then push a pay frame; result in kItemDid.
bool can_pay_cost(const Ctx& c, u8 player, u16 cost, const Scope& scope);
void push_pay(Ctx& c, u8 player, u16 cost, u16 item, bool mana_paid = false);
// Pays a mana cost at once with what the payer proposes (activates mana abilities). False if it
// cannot.
bool pay_mana_auto(Ctx& c, u8 player, const ManaCost& cost, int x);
bool can_pay_mana(const Ctx& c, u8 player, const ManaCost& cost, int x);

// ------------------------------------------------------------------ resolving (resolve.cpp,
// effects*.cpp, pick.cpp)
void push_resolve(Ctx& c, u16 item);
void push_effects(Ctx& c, u16 item, u16 first_effect);
// A player picks lo..hi objects that match filter (zone of the filter; hidden zones: f.player sees
// them); picked go to items[item].picked (replacing what was there). `owner`: whose zone, kNoPlayer
// any.
void push_pick(Ctx& c, u8 player, Prompt why, u16 filter, int lo, int hi, u16 item, u8 owner);

// ------------------------------------------------------------------ damage (damage.cpp)
// Queues damage; deal_queued() pushes a damage frame that applies prevention and replacement
// (asking where there is a choice) and deals all queued packets as one event. The total dealt goes
// to items[item].last_amount.
void queue_damage(Ctx& c, Ref source, u16 source_lki, Ref to, u8 to_player, int amount, u8 flags);
void deal_queued(Ctx& c, u16 item);

// ------------------------------------------------------------------ combat (combat_*.cpp)
// Legal if it may. `by` is told what forbids it, where an effect does: for words.
ReasonCode may_attack(const Ctx& c, Ref creature, u8 defender, Ref* by = nullptr);
ReasonCode may_block(const Ctx& c, Ref blocker, Ref attacker, Ref* by = nullptr);
void end_combat_cleanup(Ctx& c);  // everything leaves combat
// Whether the declaration chosen so far may stand (`done`); legal, or why not.
ReasonCode attack_may_stand(const Ctx& c);
ReasonCode blocks_may_stand(const Ctx& c, u8 defender);
// Why an attack or a block that is not offered is not.
ReasonCode why_not_attack(const Ctx& c, const Option& attack, Ref* by = nullptr);
ReasonCode why_not_block(const Ctx& c, u8 player, const Option& block, Ref* by = nullptr);
// Generic mana a creature must pay to attack or block (CR 508.1h, 509.1d).
int attack_cost(const Ctx& c, Ref creature, u8 defender, bool planeswalker);
int block_cost(const Ctx& c, Ref creature);

// ------------------------------------------------------------------ batch timing (batch.cpp,
// settle.cpp, window.cpp, attack.cpp, phases.cpp; era-fifth)
inline bool batch_timing(const State& s) { return s.rules.timing() == rule::Timing::batch; }
inline bool prevention_step(const State& s) {
  return s.rules.prevention() == rule::Prevention::step;
}
inline bool regeneration_window(const State& s) {
  return s.rules.regeneration() == rule::Regeneration::windowWhenDying;
}
// Spells can be countered in a window of their own, or as long as they wait.
inline bool interrupt_window(const State& s) {
  return s.rules.counterWindow() == rule::CounterWindow::interruptWindow;
}
inline bool triggers_at_once(const State& s) {
  return s.rules.triggers() == rule::Triggers::immediate;
}
inline bool has_windows(const State& s) {
  return batch_timing(s) || prevention_step(s) || regeneration_window(s) || interrupt_window(s);
}
// What kind of action the rules wait for.
enum class Waiting : u8 { open, neutral, response, interrupt, prevention, regeneration };
struct Window {
  Waiting kind = Waiting::open;
  u16 item = kNoIndex;  // what may be interrupted
  u16 base = 0;         // open_windows(): how many of the stack lie below it
};
Window window_now(const State& s);
// All that are open, the outermost first; at most `cap`. Returns how many.
int open_windows(const State& s, Window* out, int cap);
// What a spell or ability does counts as, for the windows (bits).
enum Speed : u8 { kPlainEffect = 1, kPreventionEffect = 2, kRegenerationEffect = 4 };
u8 speed_of_mode(const CardDb& db, const Mode& m);
bool targets_spells(const CardDb& db, const Mode& m);  // may be used as an interrupt
bool only_makes_mana(const CardDb& db, const Mode& m);
// A spell that only makes mana, where the rules call that a mana source (switch manaSpells).
bool is_mana_source(const Ctx& c, const StackObject& it);
// May this mode be used in this window (targets not considered)? legal, or why not.
ReasonCode window_allows(const Ctx& c, const Window& w, const Mode& m, const Scope& scope);
// May the window's action have this target?
ReasonCode window_target(const State& s, const Window& w, Ref object, u8 player);
// Does the source of damage that waits match, even if it has gone?
bool source_fits(const Ctx& c, u16 filter, const PendingDamage& p, const Scope& scope);
bool has_packet(const State& s, Ref object, u8 player);

enum SeriesFlag : u8 {
  kActivePlayerOrders = 1,
  kAtOnce = 2  // stack timing: what has triggered is carried out one by one, without the stack
};
enum NeutralFlag : u8 { kNonactiveOnly = 1 };  // only the others are asked (attack announced)
Frame& push_neutral(Ctx& c, u8 flags = 0);
void push_batch(Ctx& c, u16 item);  // the item's announcement is complete, or lies above
// The announcement below has become an action: what the frame that opened it must know.
void action_over(Ctx& c, bool interrupt);
bool inside_window(const State& s);     // some prevention or regeneration window is open below
bool can_act(const Ctx& c, u8 player);  // anything but pass and mana abilities
bool needs_settle(const State& s);
void push_settle(Ctx& c);
void push_series(Ctx& c, bool late, u8 flags);  // all waiting triggers that belong to none yet
void push_window(Ctx& c, Waiting kind);         // prevention, or regeneration
void drop_window_shields(State& s);             // what a prevention step leaves unused
void mark_phase_effects(Ctx& c, int from);      // pending triggers from there on are phase effects
void drop_phase_effects(Ctx& c);
bool triggers_to_stack(const State& s);  // triggers of no series wait, and the rules stack them
int phase_options(const Ctx& c, Option* out, int cap);  // those waiting, in order
// The upkeep costs of one permanent are one: those that wait with this one, to be paid or refused
// together (era-fifth 2.7). Returns how many.
int upkeep_costs_with(const State& s, const CardDb& db, const StackObject& it, u16* items, int cap);
bool phase_effect_due(const Ctx& c);  // one that must be used before the phase ends
void begin_phase_effect(Ctx& c, const Option& o);
void end_phase_effects(Ctx& c);
// Makes an item of a trigger and puts it on the stack, or asks for its modes and targets first.
void announce_trigger(Ctx& c, u16 item, const PendingTrigger& p);
bool may_announce_attack(const Ctx& c, u8 player);
void begin_attack(Ctx& c);
void resume_main(Ctx& c, Frame& phase, Step step);  // of a position in the middle of one
void begin_draw_phase(Ctx& c, int n);               // phases.cpp
bool phase_over(Ctx& c, Frame& f);    // of a step frame: true when nothing is left to do
void life_check(Ctx& c);              // lifeLoss = phaseEnd
void empty_pools(Ctx& c, Step step);  // turn.cpp
bool pools_empty_after(const State& s, Step step);
bool must_still_attack(const Ctx& c);   // rules/combat/attackers.cpp
void fire_announced(Ctx& c, u16 item);  // announce.cpp: what triggers on it having been cast
int draws_due(Ctx& c);                  // turn.cpp: cards of the draw step
bool is_dying(const State& s, Ref r);   // state_based.cpp
bool any_dying(const Ctx& c);
void kill_dying(Ctx& c);
bool sweep(Ctx& c);   // state-based actions that are no deaths of creatures
bool losses(Ctx& c);  // losing for another reason than life

constexpr u8 kPhaseOver = 5;  // Frame::pc of a step frame whose players have all passed

// ------------------------------------------------------------------ small things
inline int players_left(const State& s) {
  int n = 0;
  for (int p = 0; p < s.player_count; ++p) n += s.players[p].lost == 0;
  return n;
}
inline bool any_attackers(const State& s) {
  for (int i = 0; i < s.battlefield_count; ++i)
    if (s.permanents[s.objects[s.battlefield[i]].perm].flags & kPAttacking) return true;
  return false;
}
inline bool compare(int a, Cmp cmp, int b) {
  switch (cmp) {
    case Cmp::none:
      return true;
    case Cmp::eq:
      return a == b;
    case Cmp::le:
      return a <= b;
    case Cmp::ge:
      return a >= b;
    case Cmp::lt:
      return a < b;
    case Cmp::gt:
      return a > b;
    case Cmp::ne:
      return a != b;
  }
  return false;
}
inline bool is_creature(const Derived& d) { return (d.types & kCreature) != 0; }
inline Permanent* perm_at(State& s, Ref r) { return const_cast<Permanent*>(permanent_of(s, r)); }
inline const Derived* derived_at(const State& s, Ref r) {
  const Object& o = s.objects[r.slot];
  return o.gen == r.gen && o.zone == Zone::battlefield && r.slot ? &s.derived[o.perm] : nullptr;
}
inline bool alive(const State& s, Ref r) {
  return r.slot && s.objects[r.slot].gen == r.gen && s.objects[r.slot].zone != Zone::none;
}
inline Ref make_ref(const State& s, u16 slot) { return Ref{slot, s.objects[slot].gen}; }

}  // namespace upkeep
