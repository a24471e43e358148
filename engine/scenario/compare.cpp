#include "scenario/compare.h"

#include "scenario/elaborate.h"
#include "view/view.h"

namespace upkeep::scenario {
namespace {

bool worth_telling(LogEvent t) {
  switch (t) {
    case LogEvent::pass:
    case LogEvent::target:
    case LogEvent::mana:
    case LogEvent::step:
    case LogEvent::window:
    case LogEvent::tap:
    case LogEvent::untap:
    case LogEvent::turn:
    case LogEvent::move:
    case LogEvent::leave:
      return false;
    default:
      return true;
  }
}

// Who controls it, or what it has become, is no news beside these.
Event bare(Event e) {
  switch (e.type) {
    case LogEvent::cast:
    case LogEvent::resolve:
    case LogEvent::countered:
    case LogEvent::fizzled:
    case LogEvent::destroy:
    case LogEvent::bury:
    case LogEvent::sacrifice:
    case LogEvent::regenerate:
    case LogEvent::dies:
      e.player = kNoPlayer;
      e.other = Ref{};
      e.other_card = 0;
      return e;
    default:
      return e;
  }
}

// A permanent for a reader: names in their language, numbers and signs only.
std::string permanent_told(const NameScope& w, const State& s, u16 slot, Lang lang) {
  const Ref r = ref_of(s, slot);
  const Permanent& p = *permanent_of(s, r);
  const Derived& d = *derived_of(s, r);
  std::string out = card_name(*w.db, d.card, lang);
  if (d.types & kCreature) out += " " + std::to_string(d.power) + "/" + std::to_string(d.toughness);
  if (p.flags & kPTapped) out += " \u21bb";
  if (p.damage) out += " \u2212" + std::to_string(p.damage);
  return out;
}

void end_told(const NameScope& w, const State& s, Lang lang, EraTrace& out) {
  const Vocabulary words = s.rules.vocabulary();
  auto put = [&](int p, Zone zone, const std::vector<std::string>& cards) {
    if (cards.empty()) return;
    EndZone z{u8(p), zone, zone_label(zone, lang, words), {}};
    for (const std::string& c : cards) z.cards += (z.cards.empty() ? "" : ", ") + c;
    out.zones.push_back(std::move(z));
  };
  for (int p = 0; p < s.player_count; ++p) {
    std::vector<std::string> play;
    for (int i = 0; i < s.battlefield_count; ++i)
      if (const u16 slot = s.battlefield[i]; s.derived[s.objects[slot].perm].controller == p)
        play.push_back(permanent_told(w, s, slot, lang));
    put(p, Zone::battlefield, play);
    auto zone = [&](Zone z, const ZoneList& l) {
      std::vector<std::string> cards;
      for (int i = l.count - 1; i >= 0; --i)
        cards.push_back(card_name(*w.db, s.objects[l.at[i]].card, lang));
      put(p, z, cards);
    };
    zone(Zone::hand, s.hand[p]);
    zone(Zone::graveyard, s.graveyard[p]);
    zone(Zone::exile, s.exile[p]);
  }
}

bool same(const TraceLine& a, const TraceLine& b) {
  return a.events == b.events && a.refused.empty() == b.refused.empty();
}

// The first line where they differ; the number of lines if it is only the end, one more if nothing.
std::size_t first_difference(const EraTrace& a, const EraTrace& b) {
  const std::size_t n = a.lines.size() < b.lines.size() ? a.lines.size() : b.lines.size();
  for (std::size_t i = 0; i < n; ++i)
    if (!same(a.lines[i], b.lines[i])) return i;
  return a.end == b.end ? n + 1 : n;
}

// The first era with some switches as the second has them: whether anything changes by that.
bool matters(const Scenario& plain, const EraTrace& from, const EraTrace& to,
             const std::vector<Switch>& switches, const CardDb& db) {
  Scenario changed = plain;
  for (const Switch which : switches) {
    Statement option;
    option.kind = Kind::option;
    option.word = switch_name(which);
    option.value = switch_value_name(which, preset(to.era)[which]);
    changed.statements.insert(changed.statements.begin(), option);
  }
  const EraTrace there = trace_file(changed, from.era, db);
  // Where the outcome differs, the way there is not asked about.
  return from.end != to.end ? there.end != from.end
                            : first_difference(from, there) <= from.lines.size();
}

void find_switches(const Scenario& plain, const EraTrace& from, const EraTrace& to,
                   const CardDb& db, Parting& out) {
  const Rules a = preset(from.era), b = preset(to.era);
  std::vector<Switch> all;
  for (int i = 0; i < int(Switch::count); ++i)
    if (a[Switch(i)] != b[Switch(i)] && Switch(i) != Switch::vocabulary) all.push_back(Switch(i));
  for (const Switch which : all)
    if (matters(plain, from, to, {which}, db)) out.switches.push_back(which);
  if (!out.switches.empty() || !matters(plain, from, to, all, db)) return;
  // Those of them that it cannot do without.
  for (std::size_t i = 0; i < all.size();) {
    std::vector<Switch> fewer = all;
    fewer.erase(fewer.begin() + std::ptrdiff_t(i));
    if (matters(plain, from, to, fewer, db))
      all = std::move(fewer);
    else
      ++i;
  }
  out.switches = std::move(all);
  out.together = true;
}

// Plays the actions of a file and tells what happens. What cannot be done is left out, with the
// reason, and the rest goes on.
class Tracer : public Elaborator {
 public:
  using Elaborator::Elaborator;
  void trace(EraTrace& out, const Lang* lang);

 private:
  void tell(const Lang& lang, TraceLine& out);
  void tell_refusal(const Lang& lang, const Statement& st, const Branch& at, TraceLine& out);
  TraceLine traced(std::size_t i, const Lang* lang);
};

void Tracer::tell(const Lang& lang, TraceLine& out) {
  const Vocabulary words = s().rules.vocabulary();
  ViewNames names;
  for (int p = 0; p < kMaxPlayers; ++p) names.player[p] = letter(u8(p));
  for (const Event& e : line_.recorder.events)
    if (e.type != LogEvent::turn)
      if (std::string text = log_text(e, db_, kEverySeat, lang, names, words); !text.empty())
        out.told.push_back(std::move(text));
}

void Tracer::tell_refusal(const Lang& lang, const Statement& st, const Branch& at, TraceLine& out) {
  if (st.player == kNoPlayer || at.s().over) return;
  // As it is where the player may first act: that others decide before is no reason.
  Branch asked = at;
  for (int i = 0; i < 4 && asked.asked().player != st.player && !asked.s().over; ++i) {
    std::vector<Option> all(kMaxOptions);
    if (asked.asked().kind != DecisionKind::act || legal(asked.s(), db_, all.data()) < 1) break;
    if (all[0].kind != OptionKind::pass) break;
    asked.apply(db_, all[0]);
  }
  Attempt attempt(world_, st, false, false);
  attempt.guess_reasons(asked);
  Speech speech{db_, lang, s().rules.vocabulary(), kNoPlayer, {}};
  for (u8 p = 0; p < at.s().player_count; ++p) speech.players.push_back(letter(p));
  for (const auto& [reason, tried] : attempt.whys) {
    if (reason.code == ReasonCode::legal) continue;
    const bool forbidden = reason.code == ReasonCode::effect_forbids;
    const Ref in_way = forbidden ? reason.object : tried.object;
    const Object* o = in_way ? find(asked.s(), in_way) : nullptr;
    out.reason = reason_text(speech, reason, o ? card_name(db_, o->card, lang) : std::string());
    out.rule = reason_citation(speech, reason);
    return;
  }
}

TraceLine Tracer::traced(std::size_t i, const Lang* lang) {
  const Statement& st = file_.statements[i];
  TraceLine told;
  told.statement = i;
  Branch before = line_;
  result_ = RunResult{};
  line_.recorder.events.clear();
  const bool seated = st.player == kNoPlayer || st.player < s().player_count;
  if (seated && (st.kind == Kind::end ? end(i) : action(i))) {
    for (const Event& e : line_.recorder.events)
      if (worth_telling(e.type)) told.events.push_back(event_words(world_, s(), bare(e)));
    if (lang) tell(*lang, told);
    return told;
  }
  told.refused =
      say(result_.message.empty() ? Message(Str::duel_flaw_not_possible) : result_.message);
  if (lang) tell_refusal(*lang, st, before, told);
  line_ = std::move(before);
  announcing_ = false;
  return told;
}

void Tracer::trace(EraTrace& out, const Lang* lang) {
  Elaboration begun;
  if (!start(begun)) {
    out.problem = say(result_.message);
    return;
  }
  for (std::size_t i = 0; i < file_.statements.size(); ++i) {
    const Statement& st = file_.statements[i];
    const bool action = is_action(st.kind) && st.can == Can::none;
    if (plays(st) && (action || st.kind == Kind::end)) out.lines.push_back(traced(i, lang));
  }
  out.end = position_words(world_, s());
  out.players = s().player_count;
  out.over = s().over;
  out.winner = s().winner;
  for (int p = 0; p < out.players; ++p) {
    out.life[p] = s().players[p].life;
    for (const u16 m : s().players[p].pool) out.mana[p] = u16(out.mana[p] + m);
  }
  if (lang) end_told(world_, s(), *lang, out);
}

}  // namespace

EraTrace trace_file(const Scenario& file, Era era, const CardDb& db, const Lang* lang) {
  EraTrace out;
  out.era = era;
  std::unique_ptr<CardDb> own = own_cards(file, db);
  Tracer(file, era, own ? *own : db, own.get()).trace(out, lang);
  return out;
}

Comparison compare_eras(const Scenario& file, const CardDb& db, const Lang* lang) {
  Comparison out;
  // Lines for some eras only are expectations of the file's writer: every era plays the same.
  Scenario plain = file;
  for (Statement& s : plain.statements)
    if (is_action(s.kind)) s.eras = 0;
  for (int e = 0; e < int(Era::count); ++e) out.eras.push_back(trace_file(plain, Era(e), db, lang));
  for (int e = 0; e + 1 < int(Era::count); ++e) {
    const EraTrace& from = out.eras[std::size_t(e)];
    const EraTrace& to = out.eras[std::size_t(e + 1)];
    const std::size_t n = from.lines.size() < to.lines.size() ? from.lines.size() : to.lines.size();
    Parting parting;
    parting.from = from.era;
    parting.to = to.era;
    parting.line = first_difference(from, to);
    if (parting.line > n) continue;
    find_switches(plain, from, to, db, parting);
    out.partings.push_back(std::move(parting));
  }
  return out;
}

}  // namespace upkeep::scenario
