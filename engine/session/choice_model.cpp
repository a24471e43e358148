#include "session/choice_model.h"

#include "cards/fingerprint.h"
#include "session/session.h"

namespace upkeep::link {
namespace {

// What of a permanent's status says something about the choice of it.
constexpr u32 kStatus = kPTapped | kPSick | kPAttacking | kPBlocking | kPBlocked;

}  // namespace

ChoiceModel::ChoiceModel(const CardDb& db) : db_(db), kinds_(64), options_(32) {
  names_.reserve(db.cards.size());
  for (const CardDef& c : db.cards) names_.push_back(name_fingerprint(c.name));
}

// The card, whose it is, and whether it is tapped; a player by whether it is the one who decides.
u32 ChoiceModel::face(const State& s, const Option& o) const {
  const u8 me = s.decision.player;
  u32 h = u32(o.kind);
  if (o.kind == OptionKind::player || (o.kind == OptionKind::attack && !o.other))
    h = mix(h, o.a == me ? 1 : 2);
  for (const Ref r : {o.object, o.other}) {
    if (!r) continue;
    const Object& x = s.objects[r.slot];
    h = mix(h, x.card < names_.size() ? names_[x.card] : 0);
    h = mix(h, x.controller == me ? 1 : 2);
  }
  return h;
}

u16 ChoiceModel::code(Coder& coder, const State& s, u16 choice) {
  const u8 me = s.decision.player;
  // Leaving the duel is possible at any time and happens once.
  if (coder.bit(3, choice >= kConcedeChoice)) {
    const u64 player = coder.bits(2, choice);
    return u16(kConcedeChoice + player);
  }
  const int n = legal(s, db_, list_);
  work_ += u64(n) + s.battlefield_count + 4;
  if (n == 0 || (!coder.reading() && choice >= n)) {
    coder.fail();
    return kNoIndex;
  }
  if (n == 1) return 0;
  const u32 why = u32(s.decision.prompt);
  const u32 place = u32(s.step) << 2 | u32(s.active == me) << 1 | u32(s.stack_count > 0);
  // How many options there are depends on which cards exist, so the number itself is told.
  if (why == u32(Prompt::creature_type)) return u16(coder.number(u64(n) - 1, choice));
  // First of which kind it is …
  int kinds[32], kind_count = 0;
  u32 mask = 0;
  for (int i = 0; i < n; ++i) {
    const int k = int(list_[i].kind) & 31;
    if (!(mask >> k & 1)) kinds[kind_count++] = k;
    mask |= 1u << k;
  }
  const int wanted = coder.reading() ? 0 : int(list_[choice].kind) & 31;
  int kind = kinds[kind_count - 1];
  for (int i = 0; i + 1 < kind_count; ++i) {
    const u32 k = u32(kinds[i]) | why << 8;
    const u32 contexts[Predictor::kInputs] = {
        k,
        mix(k, place),
        mix(k, kept_[me][0] | 0x10000),
        mix(mix(k, kept_[me][0]), kept_[me][1] | 0x20000),
        mix(mix(k, mask), place | 0x30000),
        mix(mix(k, place),
            u32(s.players[me].lands_played) << 8 | u32(s.decision.done > 0) << 4 | me | 0x40000)};
    if (kinds_.bit(&coder, contexts, int(why), kinds[i] == wanted)) {
      kind = kinds[i];
      break;
    }
  }
  // … then which of these.
  const u16 out = which(coder, s, kind, n, choice);
  kept_[me][1] = kept_[me][0];
  kept_[me][0] = u32(kind) | why << 8;
  last_face_[me] = face(s, list_[out]);
  return out;
}

u16 ChoiceModel::which(Coder& coder, const State& s, int kind, int n, u16 choice) {
  const u8 me = s.decision.player;
  const u32 why = u32(s.decision.prompt);
  const u32 place = u32(s.step) << 2 | u32(s.active == me) << 1 | u32(s.stack_count > 0);
  int last = 0, total = 0;
  for (int i = 0; i < n; ++i)
    if ((int(list_[i].kind) & 31) == kind) {
      last = i;
      ++total;
    }
  u32 before = 0;
  int seen = 0;
  for (int i = 0; i < last; ++i) {
    const Option& o = list_[i];
    if ((int(o.kind) & 31) != kind) continue;
    const u32 k = u32(kind) | why << 8;
    const u32 about = face(s, o);
    u32 state = 0;
    if (o.object) {
      const Object& x = s.objects[o.object.slot];
      const Permanent* p = permanent_of(s, o.object);
      state = u32(x.controller == me) | u32(x.zone) << 1 | (p ? u32(p->flags & kStatus) << 6 : 0);
    } else {
      state = 0x8000u | u32(o.a == me) << 1 | (u32(o.value) & 0xFF) << 2;
    }
    const u32 left = u32(total - seen > 15 ? 15 : total - seen);
    const u32 contexts[Predictor::kInputs] = {
        mix(k, left | 0x100),
        mix(k, about),
        mix(mix(k, about), place | 0x20000),
        mix(k, state | u32(before == about) << 20 | 0x1000000),
        mix(mix(k, last_face_[me]), about),
        mix(mix(k, u32(seen < 15 ? seen : 15)), u32(before == about) | left << 4 | 0x50000)};
    if (options_.bit(&coder, contexts, kind, i == choice)) return u16(i);
    before = about;
    ++seen;
  }
  return u16(last);
}

}  // namespace upkeep::link
