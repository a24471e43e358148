#include "compare.h"

#include "../text/phrases.h"
#include "runner_class.h"

namespace upkeep::scenario {
namespace {

bool worth_telling(EventType t) {
  switch (t) {
    case EventType::pass:
    case EventType::target:
    case EventType::mana:
    case EventType::step:
    case EventType::window:
    case EventType::tap:
    case EventType::untap:
    case EventType::turn:
    case EventType::move:
    case EventType::leave:
      return false;
    default:
      return true;
  }
}

// Who controls it, or what it has become, is no news beside these.
Event bare(Event e) {
  switch (e.type) {
    case EventType::cast:
    case EventType::resolve:
    case EventType::countered:
    case EventType::failed:
    case EventType::destroy:
    case EventType::bury:
    case EventType::sacrifice:
    case EventType::regenerate:
    case EventType::dies:
      e.player = kNoPlayer;
      e.other = Ref{};
      e.other_card = 0;
      return e;
    default:
      return e;
  }
}

std::string permanent_words(const World& w, const State& s, u16 slot) {
  const Ref r = ref_of(s, slot);
  const Perm& p = *perm_of(s, r);
  const Derived& d = *derived_of(s, r);
  std::string out = w.db->card(d.card).name;
  if (d.types & kCreature) out += " " + std::to_string(d.power) + "/" + std::to_string(d.toughness);
  if (p.flags & kPTapped) out += " tapped";
  if (p.damage) out += " damage " + std::to_string(p.damage);
  for (int k = 0; k < kCounterKinds; ++k)
    if (p.counters[k])
      out += std::string(" ") + counter_word(Counter(k)) + " x" + std::to_string(p.counters[k]);
  return out;
}

std::string position_words(const World& w, const State& s) {
  std::string out;
  auto line = [&](const std::string& text) { out += (out.empty() ? "" : "; ") + text; };
  if (s.over) line(s.winner == kNoPlayer ? "game drawn" : letter(s.winner) + " wins");
  std::string life = "life";
  for (int p = 0; p < s.player_count; ++p) life += " " + std::to_string(s.players[p].life);
  line(life);
  for (int p = 0; p < s.player_count; ++p) {
    std::string play;
    for (int i = 0; i < s.battlefield_count; ++i) {
      const u16 slot = s.battlefield[i];
      const Derived& d = s.derived[s.objects[slot].perm];
      if (d.controller != p) continue;
      play += (play.empty() ? "" : ", ") + permanent_words(w, s, slot);
    }
    if (!play.empty()) line(letter(u8(p)) + ".play " + play);
    auto zone = [&](const char* name, const ZoneList& l) {
      std::string cards;
      for (int i = l.count - 1; i >= 0; --i)
        cards += (cards.empty() ? "" : ", ") + w.db->card(s.objects[l.at[i]].card).name;
      if (!cards.empty()) line(letter(u8(p)) + "." + name + " " + cards);
    };
    zone("hand", s.hand[p]);
    zone("grave", s.graveyard[p]);
    zone("exile", s.exile[p]);
    int mana = 0;
    for (const u16 m : s.players[p].pool) mana += m;
    if (mana) line(letter(u8(p)) + " has " + std::to_string(mana) + " mana");
  }
  return out;
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

}  // namespace

void Runner::trace(EraTrace& out) {
  Issue issue;
  if (!set_up(file_, era_, db_, own_, world_, line_, issue)) {
    out.problem = issue.message;
    return;
  }
  bool first = true;
  for (std::size_t i = 0; i < file_.statements.size(); ++i) {
    const Statement& st = file_.statements[i];
    if (is_header(st.kind) || is_position(st.kind) || !st.applies(era_)) continue;
    const bool action = is_action(st.kind) && st.can == Can::none;
    if (!action && st.kind != Kind::end) continue;
    if (first) settle(i - 1);
    first = false;
    TraceLine told;
    told.statement = i;
    Line before = line_;
    result_ = RunResult{};
    line_.recorder.events.clear();
    const bool ok = st.player != kNoPlayer && st.player >= s().player_count ? false
                    : action                                                ? this->action(i)
                                                                            : end(i);
    if (!ok) {
      told.refused = result_.message.empty() ? "not possible" : result_.message;
      line_ = std::move(before);
      announcing_ = false;
    } else {
      for (const Event& e : line_.recorder.events)
        if (worth_telling(e.type)) told.events.push_back(event_words(world_, s(), bare(e)));
    }
    out.lines.push_back(std::move(told));
  }
  out.end = position_words(world_, s());
}

EraTrace trace_file(const Scenario& file, Era era, const CardDb& db) {
  EraTrace out;
  out.era = era;
  std::unique_ptr<CardDb> own = own_cards(file, db);
  Runner(file, era, own ? *own : db, own.get()).trace(out);
  return out;
}

Comparison compare_eras(const Scenario& file, const CardDb& db) {
  Comparison out;
  // Lines for some eras only are expectations of the file's writer: every era plays the same.
  Scenario plain = file;
  for (Statement& s : plain.statements)
    if (is_action(s.kind)) s.eras = 0;
  for (int e = 0; e < int(Era::count); ++e) out.eras.push_back(trace_file(plain, Era(e), db));
  for (int e = 0; e + 1 < int(Era::count); ++e) {
    const EraTrace& from = out.eras[std::size_t(e)];
    const EraTrace& to = out.eras[std::size_t(e + 1)];
    const std::size_t n = from.lines.size() < to.lines.size() ? from.lines.size() : to.lines.size();
    Parting parting;
    parting.from = from.era;
    parting.to = to.era;
    parting.line = first_difference(from, to);
    if (parting.line > n) continue;
    const Rules a = preset(from.era), b = preset(to.era);
    for (int i = 0; i < int(Switch::count); ++i) {
      const Switch which = Switch(i);
      if (a[which] == b[which] || which == Switch::vocabulary) continue;
      Scenario changed = plain;
      Statement option;
      option.kind = Kind::option;
      option.word = switch_name(which);
      option.value = switch_value_name(which, b[which]);
      changed.statements.insert(changed.statements.begin(), option);
      EraTrace there = trace_file(changed, from.era, db);
      for (TraceLine& l : there.lines) --l.statement;
      // Where the outcome differs, the way there is not asked about.
      const bool matters = from.end != to.end ? there.end != from.end
                                              : first_difference(from, there) <= from.lines.size();
      if (matters) parting.switches.push_back(which);
    }
    out.partings.push_back(std::move(parting));
  }
  return out;
}

}  // namespace upkeep::scenario
