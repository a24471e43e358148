// Header and position of a file to a state.
#include "scenario/position.h"

#include "scenario/approach.h"

#include "scenario/run.h"
#include "util/insertion_sort.h"

namespace upkeep::scenario {
namespace {

class Builder {
 public:
  Builder(const Scenario& file, Era era, const CardDb& db, CardDb* own, NameScope& world,
          Branch& line, Issue& issue)
      : file_(file), era_(era), db_(db), own_(own), world_(world), line_(line), issue_(issue) {}

  bool run();

 private:
  bool fail(Pos pos, Message message) {
    issue_ = Issue{pos, std::move(message)};
    return false;
  }
  // Lines for all eras first, so that a line for this one has the last word.
  template <class F>
  bool each(F&& f) {
    for (int pass = 0; pass < 2; ++pass)
      for (const Statement& s : file_.statements)
        if (s.applies(era_) && (s.eras != 0) == (pass == 1) && !f(s)) return false;
    return true;
  }
  bool header(Setup& setup);
  u16 definition(const Entry& e);
  bool decks(Setup& setup);
  bool zones();
  bool put(const Statement& s, const Entry& e, bool& waiting);
  bool options_of(const Statement& s, const Entry& e, PutOptions& out, bool& waiting);
  bool chosen(const Modifiers& m, PutOptions& out);
  bool labels();

  // In the order of the file, whatever had to wait for what it is attached to.
  void timestamps();
  struct Put {
    const Entry* entry;
    Ref object;
  };
  std::vector<Put> put_;

  struct Defined {
    std::string words;
    u16 card;
  };

  const Scenario& file_;
  Era era_;
  const CardDb& db_;
  CardDb* own_;  // the same, where cards may be added to it
  NameScope& world_;
  Branch& line_;
  Issue& issue_;
  std::vector<Defined> defined_;
  std::vector<std::string> all_labels_;
  bool game_ = false;
  u8 active_ = 0;
  Step step_ = Step::main1;
  Pos start_;
  u16 turn_ = 5;
};

bool Builder::header(Setup& setup) {
  setup.era = era_;
  setup.rules = preset(era_);
  setup.player_count = file_.players;
  setup.seed = file_.seed;
  setup.first = 0;
  return each([&](const Statement& s) {
    switch (s.kind) {
      case Kind::first:
        setup.first = s.player;
        break;
      case Kind::turn:
        turn_ = u16(s.number);
        break;
      case Kind::start:
        game_ = false;
        active_ = s.player;
        step_ = s.step;
        start_ = s.pos;
        break;
      case Kind::start_game:
        game_ = true;
        break;
      case Kind::option: {
        const char* expected;
        set_switch(setup.rules, s.word.c_str(), s.value.c_str(), expected);
        break;
      }
      default:
        break;
    }
    return true;
  });
}

u16 Builder::definition(const Entry& e) {
  if (!e.defined) {
    const u16 card = db_.find(e.name);
    if (!card)
      fail(e.pos, sentences({{Str::duel_flaw_no_card_here, {e.name}},
                             expected(or_nearest_name(world_, e.name,
                                                      Str::duel_flaw_part_english_name_one))}));
    return card;
  }
  for (const Defined& d : defined_)
    if (d.words == e.name) return d.card;
  Message error;
  const u16 card = own_ ? define_simple(*own_, e.name, error) : u16(0);
  if (!card)
    fail(e.pos, sentences({{Str::duel_flaw_not_understood, {e.name}}, error}));
  else
    defined_.push_back({e.name, card});
  return card;
}

bool Builder::decks(Setup& setup) {
  return each([&](const Statement& s) {
    if (s.kind != Kind::deck) return true;
    for (const Entry& e : s.items) {
      const u16 card = definition(e);
      if (!card) return false;
      if (setup.decks[s.player].size() + std::size_t(e.count) > std::size_t(kZoneCap))
        return fail(
            e.pos,
            sentences({Str::duel_flaw_deck_too_large,
                       expected({Str::duel_flaw_part_up_to_cards, {std::to_string(kZoneCap)}})}));
      setup.decks[s.player].insert(setup.decks[s.player].end(), std::size_t(e.count), card);
    }
    return true;
  });
}

bool Builder::chosen(const Modifiers& m, PutOptions& out) {
  int color;
  if (parse_color(m.chosen, color)) {
    out.chosen_color = u8(color);
    return true;
  }
  if (m.chosen.size() == 1 && m.chosen[0] >= 'A' && m.chosen[0] < 'A' + kMaxPlayers) {
    out.chosen_player = u8(m.chosen[0] - 'A');
    return true;
  }
  for (std::size_t i = 0; i < db_.subtypes.size(); ++i)
    if (same_name(db_.subtypes[i], m.chosen)) {
      out.chosen_type = u16(i);
      return true;
    }
  return fail(m.chosen_pos, sentences({{Str::duel_flaw_cannot_be_chosen, {m.chosen}},
                                       expected(Str::duel_flaw_part_color_player_or_type)}));
}

bool Builder::options_of(const Statement& s, const Entry& e, PutOptions& out, bool& waiting) {
  const Modifiers& m = e.mods;
  out.tapped = m.tapped;
  out.sick = m.sick;
  out.face_down = m.face_down;
  out.token = m.token || (e.defined && e.name.rfind("token", 0) == 0);
  if (m.damage > 0) out.damage = i16(m.damage);
  out.controller = m.controller != kNoPlayer ? m.controller : s.player;
  for (const Modifiers::Count& c : m.counters)
    set_counters(out, c.kind, counters_of(out, c.kind) + c.n);
  if (!m.chosen.empty() && !chosen(m, out)) return false;
  // Between two players there is no choice of an opponent to write.
  if (out.chosen_player == kNoPlayer && file_.players == 2 && !e.defined) {
    const CardDef& def = db_.card(db_.find(e.name));
    for (int i = 0; i < def.ability_count; ++i)
      if (db_.abilities[std::size_t(def.first_ability + i)].repl ==
          ReplKind::enters_choose_opponent)
        out.chosen_player = u8(1 - out.controller);
  }
  if (!m.has_host) return true;
  if (m.host.kind == NameKind::player) {
    out.attach_player = m.host.player;
    return true;
  }
  std::vector<Ref> hosts;
  for (Ref r : told_apart(line_.s(), objects_named(world_, line_.s(), m.host)))
    if (line_.s().objects[r.slot].zone == Zone::battlefield) hosts.push_back(r);
  if (hosts.empty()) {
    waiting = true;
    return true;
  }
  if (hosts.size() > 1)
    return fail(m.host.pos, sentences({{Str::duel_flaw_could_be_things_in_play,
                                        {name_words(m.host), std::to_string(hosts.size())}},
                                       expected(Str::duel_flaw_part_one_told_apart_by_label)}));
  out.attach_to = hosts[0];
  return true;
}

// `waiting` if it is attached to something that is not there yet.
bool Builder::put(const Statement& s, const Entry& e, bool& waiting) {
  const u16 card = definition(e);
  if (!card) return false;
  if (s.zone == Zone::battlefield && !(db_.card(card).types & kPermanentTypes))
    return fail(e.pos, sentences({{Str::duel_flaw_cannot_be_in_play, {e.name}},
                                  expected(Str::duel_flaw_part_permanent)}));
  const u8 owner = e.mods.owner != kNoPlayer ? e.mods.owner : s.player;
  for (int i = 0; i < e.count; ++i) {
    PutOptions options;
    if (s.zone == Zone::battlefield) {
      if (!options_of(s, e, options, waiting)) return false;
      if (waiting) return true;
    } else {
      options.face_down = e.mods.face_down;
    }
    const Ref r = put_card(line_.s(), db_, card, s.zone, owner, options);
    if (r && s.zone == Zone::battlefield) put_.push_back({&e, r});
    if (!r)
      return fail(e.pos, sentences({{Str::duel_flaw_no_room_for_this_in, {zone_word(s.zone)}},
                                    expected(Str::duel_flaw_part_fewer_cards)}));
    if (!e.label.empty()) world_.labels.push_back({e.label, r, options.token});
  }
  return true;
}

void Builder::timestamps() {
  State& st = line_.s();
  std::vector<u32> times;
  for (const Put& p : put_) times.push_back(st.objects[p.object.slot].entered);
  insertion_sort(times.begin(), times.end());
  std::size_t next = 0;
  for (const Statement& s : file_.statements) {
    if (!s.applies(era_) || s.kind != Kind::zone) continue;
    for (const Entry& e : s.items)
      for (const Put& p : put_) {
        if (p.entry != &e) continue;
        Object& o = st.objects[p.object.slot];
        o.entered = times[next++];
        st.permanents[o.perm].timestamp = o.entered;
      }
  }
}

bool Builder::zones() {
  struct Waiting {
    const Statement* line;
    const Entry* entry;
  };
  std::vector<Waiting> later;
  bool has_library[kMaxPlayers] = {};
  for (const Statement& s : file_.statements) {
    if (!s.applies(era_) || s.kind != Kind::zone) continue;
    if (s.zone == Zone::library) has_library[s.player] = true;
    for (const Entry& e : s.items) {
      bool waiting = false;
      if (!put(s, e, waiting)) return false;
      if (waiting) later.push_back({&s, &e});
    }
  }
  const bool waited = !later.empty();
  while (!later.empty()) {
    std::vector<Waiting> still;
    for (const Waiting& w : later) {
      bool waiting = false;
      if (!put(*w.line, *w.entry, waiting)) return false;
      if (waiting) still.push_back(w);
    }
    if (still.size() == later.size())
      return fail(still[0].entry->mods.host.pos,
                  sentences({{Str::duel_flaw_not_in_play, {name_words(still[0].entry->mods.host)}},
                             expected(Str::duel_flaw_part_host)}));
    later = std::move(still);
  }
  if (waited) timestamps();
  const u16 plains = db_.find("Plains");
  for (u8 p = 0; p < file_.players; ++p)
    for (int i = 0; !has_library[p] && plains && i < 20; ++i)
      put_card(line_.s(), db_, plains, Zone::library, p, {});
  return each([&](const Statement& s) {
    Player& p = line_.s().players[s.player == kNoPlayer ? 0 : s.player];
    if (s.kind == Kind::life) p.life = i16(s.number);
    if (s.kind == Kind::counters) p.poison = u16(s.number);
    if (s.kind == Kind::mana) {
      for (int k = 0; k < kManaKinds; ++k) p.pool[k] = s.pay.kinds[k];
      p.pool[kC] = u16(p.pool[kC] + s.pay.generic);
    }
    return true;
  });
}

bool Builder::labels() {
  for (const Statement& s : file_.statements) {
    if (!s.applies(era_) || s.kind != Kind::zone) continue;
    for (const Entry& e : s.items) {
      if (e.label.empty()) continue;
      if (e.label.size() == 1 && (e.label[0] & ~0x20) >= 'A' && (e.label[0] & ~0x20) <= 'D')
        return fail(e.pos, sentences({{Str::duel_flaw_label_is_a_player, {e.label}},
                                      expected(Str::duel_flaw_part_another_one)}));
      for (const std::string& l : all_labels_)
        if (same_name(l, e.label))
          return fail(e.pos, sentences({{Str::duel_flaw_label_given_twice, {e.label}},
                                        expected(Str::duel_flaw_part_another_one)}));
      all_labels_.push_back(e.label);
    }
  }
  return true;
}

bool Builder::run() {
  world_.db = &db_;
  Setup setup;
  if (!labels() || !header(setup)) return false;
  if (game_) {
    if (!decks(setup)) return false;
    start_duel(line_.s(), db_, setup, &line_.recorder);
    return each([&](const Statement& s) {
      if (s.kind == Kind::life) line_.s().players[s.player].life = i16(s.number);
      return true;
    });
  }
  if (setup.first == kNoPlayer)
    return fail(file_.rules_pos, sentences({Str::duel_flaw_first_random_needs_start_game,
                                            expected(Str::duel_flaw_part_player)}));
  if (step_ == Step::discard && setup.rules.is(EndOfTurn::end_step))
    return fail(start_, sentences({Str::duel_flaw_no_discard_phase,
                                   expected(Str::duel_flaw_part_another_step)}));
  begin_position(line_.s(), db_, setup);
  if (!zones()) return false;
  finish_position(line_.s(), db_, active_, step_, turn_, &line_.recorder);
  return true;
}

}  // namespace

std::unique_ptr<CardDb> own_cards(const Scenario& file, const CardDb& db) {
  for (const Statement& st : file.statements)
    for (const Entry& e : st.items)
      if (e.defined) return std::make_unique<CardDb>(db);
  return nullptr;
}

namespace {

// What has happened before anybody plays on from the position.
bool play_given(const Scenario& file, Era era, const CardDb& db, CardDb* own, Branch& line,
                Issue& issue) {
  Scenario opening = file;
  std::erase_if(opening.statements,
                [](const Statement& st) { return !is_header(st.kind) && !is_position(st.kind); });
  for (const Statement& st : file.given) opening.statements.push_back(st);
  opening.given.clear();
  if (!Approach(opening, era, db, own).play(line, issue)) return false;
  line.applied.clear();
  return true;
}

}  // namespace

bool set_up(const Scenario& file, Era era, const CardDb& db, CardDb* own, NameScope& world,
            Branch& line, Issue& issue) {
  return Builder(file, era, db, own, world, line, issue).run() &&
         (file.given.empty() || play_given(file, era, db, own, line, issue));
}

bool build_position(const Scenario& file, Era era, CardDb& db, State& out, Issue& issue) {
  NameScope world;
  Branch line;
  if (!set_up(file, era, db, &db, world, line, issue)) return false;
  copy_state(out, line.s());
  return true;
}

}  // namespace upkeep::scenario
