// Why a written action is not legal, without trying it.
#include "blocks.h"
#include "scenario/attempt.h"

namespace upkeep::scenario {
namespace {

// Why damage cannot be divided as written where nobody is asked for a division, because there is
// only one: the sum is wrong, a recipient does not fight the creature, or a trampler's blocker has
// less than lethal damage (CR 510.1).
void guess_division(const NameScope& w, const State& s, const Statement& line,
                    std::vector<ReasonCode>& reasons) {
  const Permanent* by = nullptr;
  const Derived* d = nullptr;
  Ref source;
  for (u16 i = 0; i < s.permanent_count && !by; ++i) {
    const Permanent& p = s.permanents[i];
    if (!p.blocking_count && !(p.flags & kPAttacking)) continue;
    if (!means(w, s, line.object, p.object)) continue;
    by = &p;
    d = &s.derived[i];
    source = p.object;
  }
  if (!by) return reasons.push_back(ReasonCode::not_now);
  const auto meets = [&](const Name& n) {
    for (int i = 0; i < by->blocking_count; ++i)
      if (means(w, s, n, blocked_at(s, *by, i))) return true;
    bool blocked = false;
    for (u16 i = 0; i < s.permanent_count; ++i)
      if (blocks(s, s.permanents[i], source)) {
        blocked = true;
        if (means(w, s, n, s.permanents[i].object)) return true;
      }
    if (n.kind == NameKind::player)
      return !by->blocking_count && (!blocked || (d->keywords & bit(Keyword::trample)) != 0);
    return false;
  };
  int sum = 0;
  bool strange = false;
  for (const Share& h : line.shares) {
    sum += h.amount;
    strange = strange || (h.amount > 0 && !meets(h.to));
  }
  if (sum != (d->power > 0 ? d->power : 0)) reasons.push_back(ReasonCode::wrong_sum);
  if (strange) reasons.push_back(ReasonCode::illegal_target);
  if (reasons.empty() && d->keywords & bit(Keyword::trample))
    reasons.push_back(ReasonCode::lethal_first);
  reasons.push_back(ReasonCode::not_now);
}

}  // namespace

// Where nobody could attack or block, no declaration is asked for: explain() is asked as if it
// were.
void Attempt::guess_declaration(const Branch& at) {
  const State& s = at.s();
  const bool attacks = line_.kind == Kind::attack;
  Branch probe = at;
  Decision& d = probe.s().decision;
  if (d.player != line_.player || !is_act_window(d.prompt)) {
    d = Decision{};
    d.kind = attacks ? DecisionKind::attackers : DecisionKind::blockers;
    d.prompt = attacks ? Prompt::attackers : Prompt::blockers;
    d.player = line_.player;
  }
  const std::vector<Ref> who =
      objects_named(w_, s, attacks ? line_.attackers[0].band[0] : line_.blocks[0].blocker);
  for (Ref r : who) {
    if (attacks)
      note_reason(probe,
                  {.kind = OptionKind::attack, .a = next_player(s, line_.player), .object = r});
    else
      for (Ref y : objects_named(w_, s, line_.blocks[0].attacker))
        note_reason(probe, {.kind = OptionKind::block, .object = r, .other = y});
  }
}

// If the reason is that there is no target: why the written one is none.
void Attempt::guess_target(const Branch& at, Option use) {
  if (line_.names.empty() || reasons.empty() || reasons.back() != ReasonCode::no_target) return;
  for (Ref to : objects_named(w_, at.s(), line_.names[0])) {
    use.other = to;
    note_reason(at, use);
  }
}

// An object played, cast, activated or tapped for mana.
void Attempt::guess_use(const Branch& at, OptionKind kind, Ref r) {
  const State& s = at.s();
  const CardDef& card = w_.db->cards[s.objects[r.slot].card];
  if (kind == OptionKind::cast || kind == OptionKind::play_land) {
    note_reason(at, {.kind = kind, .object = r});
    if (kind == OptionKind::cast) guess_target(at, {.kind = kind, .object = r});
    return;
  }
  // `activate` also turns a face-down creature up.
  if (kind == OptionKind::activate && s.objects[r.slot].flags & kObjFaceDown)
    note_reason(at, {.kind = OptionKind::special, .object = r});
  for (int i = 0; i < card.ability_count; ++i) {
    const u16 number = u16(card.first_ability + i);
    if (w_.db->abilities[number].kind != AbilityKind::activated) continue;
    if (line_.ability && !numbered(number, false) && !numbered(number, true)) continue;
    note_reason(at, {.kind = kind, .b = number, .object = r});
    guess_target(at, {.kind = kind, .b = number, .object = r});
  }
  if (kind != OptionKind::mana || card.ability_count) return;
  for (int color = 0; color < 5; ++color)
    if (card.subtypes.has(color))
      note_reason(
          at, {.kind = kind, .a = u8(color), .b = w_.db->basic_mana_ability(color), .object = r});
}

void Attempt::guess_reasons(const Branch& at) {
  const State& s = at.s();
  OptionKind kind;
  switch (line_.kind) {
    case Kind::attack:
      if (!line_.attackers.empty()) return guess_declaration(at);
      return note_reason(at, {.kind = OptionKind::pass});
    case Kind::block:
      if (!line_.blocks.empty()) return guess_declaration(at);
      return note_reason(at, {.kind = OptionKind::pass});
    case Kind::play:
      kind = OptionKind::play_land;
      break;
    case Kind::cast:
      kind = OptionKind::cast;
      break;
    case Kind::activate:
      kind = OptionKind::activate;
      break;
    case Kind::tap:
      kind = OptionKind::mana;
      break;
    case Kind::assign:
      return guess_division(w_, s, line_, reasons);
    default:
      return note_reason(at, {.kind = OptionKind::pass});
  }
  std::vector<Ref> who = objects_named(w_, s, line_.object);
  if (kind == OptionKind::cast || kind == OptionKind::play_land) {
    // A card in the hand is meant before others of that name.
    std::vector<Ref> hand;
    for (u16 slot = 1; slot < s.object_count; ++slot) {
      const Ref r = ref_of(s, slot);
      if (s.objects[slot].zone == Zone::hand && s.objects[slot].owner == line_.player &&
          means(w_, s, line_.object, r))
        hand.push_back(r);
    }
    if (!hand.empty()) who = hand;
  }
  for (Ref r : who) guess_use(at, kind, r);
}

}  // namespace upkeep::scenario
