// What a seat sees of the windows of 1997: which are open, for what and for whom, the damage that
// waits, what is dying, the effects of the phase that nobody has taken up yet.
#include "rules/timing/window.h"
#include "text/phrases.h"
#include "view/words.h"

namespace upkeep {
namespace {

ViewObject* object_of(View& v, Ref r) {
  for (ViewObject& o : v.objects)
    if (r && o.ref == r) return &o;
  return nullptr;
}

std::string line_of(const Read& c, const ViewWindow& w, u8 seat, const ViewNames& names,
                    Lang lang) {
  const std::string about = w.about ? object_name(c, w.about, seat, lang) : std::string();
  const bool asked = w.player != kNoPlayer;
  const std::string who = asked ? player_name(names, w.player) : std::string();
  switch (w.kind) {
    case WindowKind::interrupt:
      return fill(asked ? Str::window_interrupt : Str::window_its_interrupt_window, lang,
                  {who, about});
    case WindowKind::response:
      return asked ? fill(Str::window_may_respond, lang, {who}) : std::string();
    case WindowKind::prevention:
      return asked ? fill(Str::window_may_prevent, lang, {who}) : std::string();
    case WindowKind::regeneration:
      return asked ? fill(Str::window_may_regenerate, lang, {who}) : std::string();
  }
  return {};
}

WindowKind kind_of(Waiting w) {
  switch (w) {
    case Waiting::interrupt:
      return WindowKind::interrupt;
    case Waiting::prevention:
      return WindowKind::prevention;
    case Waiting::regeneration:
      return WindowKind::regeneration;
    default:
      return WindowKind::response;
  }
}

}  // namespace

void add_windows(View& v, const Read& c, u8 seat, const ViewNames& names, Lang lang) {
  const State& s = c.s;
  Window open[16];
  const int n = open_windows(s, open, 16);
  bool dying = false;
  for (int i = 0; i < n; ++i) {
    ViewWindow w;
    w.kind = kind_of(open[i].kind);
    w.base = open[i].base;
    if (open[i].item < s.stack_object_count) w.about = s.stack_objects[open[i].item].self;
    if (i + 1 == n && is_act_window(s.decision.prompt)) w.player = s.decision.player;
    w.title = window_name(w.kind, lang);
    w.line = line_of(c, w, seat, names, lang);
    dying = dying || w.kind == WindowKind::regeneration;
    v.windows.push_back(std::move(w));
  }
  for (int i = 0; i < s.pending_damage_count; ++i) {
    const PendingDamage& p = s.pending_damage[i];
    if (p.amount <= 0) continue;
    ViewPacket out;
    out.source = p.source;
    out.to = p.to;
    if (!p.to) out.to_player = p.to_player;
    out.amount = p.amount;
    out.combat = bool(p.flags & kPacketCombat);
    out.unpreventable = bool(p.flags & kPacketUnpreventable);
    const std::string source = object_name(c, p.source, seat, lang);
    if (p.source && !masked_to(c, p.source, seat)) out.card = s.objects[p.source.slot].card;
    out.text = source + " \u2192 " +
               (p.to ? object_name(c, p.to, seat, lang) : player_name(names, p.to_player)) + ": " +
               std::to_string(p.amount);
    if (ViewObject* o = object_of(v, p.to)) o->waiting = i16(o->waiting + p.amount);
    v.pending_damage.push_back(std::move(out));
  }
  if (dying)
    for (ViewObject& o : v.objects)
      if (o.zone == Zone::battlefield && is_dying(s, o.ref)) o.flags |= kVDying;
  for (int i = 0; i < s.pending_count; ++i)
    if (s.pending[i].phase)
      if (ViewObject* o = object_of(v, s.pending[i].source)) o->flags |= kVAsked;
}

}  // namespace upkeep
