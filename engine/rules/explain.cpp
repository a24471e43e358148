// Why something is not legal now. At priority the answer comes from the very checks that make the
// list of options; at other questions the list itself decides, and the reason is looked for
// afterwards.
#include "cast.h"

namespace upkeep {
namespace {

Reason no(ReasonCode code, int a = 0, int b = 0) { return {code, i16(a), i16(b), {}}; }

bool listed(const State& s, const CardDb& db, const Option& attempt) {
  Option options[kMaxOptions];
  const int n = legal(s, db, options);
  for (int i = 0; i < n; ++i)
    if (options[i] == attempt) return true;
  return false;
}

ReasonCode unless_legal(ReasonCode found) {
  return found == ReasonCode::legal ? ReasonCode::not_now : found;
}

}  // namespace

Reason explain(const State& s, const CardDb& db, u8 player, const Option& attempt) {
  if (s.over) return no(ReasonCode::duel_over);
  if (attempt.kind == OptionKind::concede)
    return no(in_game(s, player) ? ReasonCode::legal : ReasonCode::duel_over);
  const Decision& d = s.decision;
  if (d.player != player) return no(ReasonCode::not_your_decision);
  const Ctx c{const_cast<State&>(s), db, nullptr};
  if (d.ask == Ask::act && is_act_window(d.why) && attempt.kind != OptionKind::phase &&
      attempt.kind != OptionKind::announce_attack &&
      (d.why == Why::priority ? !batch_timing(s) || attempt.kind != OptionKind::pass : true))
    return explain_act(c, player, attempt);
  if (listed(s, db, attempt)) return no(ReasonCode::legal);
  switch (d.ask) {
    case Ask::pick:
      if (d.why != Why::target || d.item >= s.item_count) break;
      if (attempt.kind != OptionKind::object && attempt.kind != OptionKind::player) break;
      return no(unless_legal(target_reason(c, s.items[d.item], d.ability, d.n, attempt)));
    case Ask::attackers:
      if (attempt.kind == OptionKind::attack) return no(unless_legal(why_not_attack(c, attempt)));
      if (attempt.kind == OptionKind::done || attempt.kind == OptionKind::pass)
        return no(unless_legal(attack_may_stand(c)));
      break;
    case Ask::blockers:
      if (attempt.kind == OptionKind::block)
        return no(unless_legal(why_not_block(c, player, attempt)));
      if (attempt.kind == OptionKind::done || attempt.kind == OptionKind::pass)
        return no(unless_legal(blocks_may_stand(c, player)));
      break;
    default:
      break;
  }
  return no(ReasonCode::not_now);
}

}  // namespace upkeep
