#include "scenario/export.h"

#include "scenario/syntax.h"
#include "text/phrases.h"

namespace upkeep::scenario {
namespace {

std::string quoted(const std::string& name) {
  for (const char* c : {",", "(", ";", ":", "->", "#", "\""})
    if (name.find(c) != std::string::npos) return "\"" + name + "\"";
  return name;
}
std::string letter(u8 player) { return std::string(1, player_letter(player)); }
std::string plain(std::string text) {
  for (char& c : text)
    if (u8(c) < 0x20) c = ' ';
  return text;
}

class Writer {
 public:
  Writer(Replay& replay, std::size_t at, u8 seat)
      : replay_(replay), db_(replay.cards()), at_(at), seat_(seat) {}
  std::string write(const std::string& title);

 private:
  bool begin();
  bool seen(u16 slot, const Object& o) const;
  void label(const State& s);
  std::string described(const CardDef& c) const;
  std::string item(const State& s, u16 slot) const;
  void zone(const State& s, u8 p, const char* name, const ZoneList& list);
  void position(const State& s);
  std::string named(const State& s, Ref r) const;
  void lines();
  void option(const State& s, const Option& o);
  void announce(const State& s, const Option& o);
  void flush();

  Replay& replay_;
  const CardDb& db_;
  std::size_t at_, from_ = 0;
  u8 seat_;
  std::string out_;
  std::string label_[kMaxObjects];
  bool open_[kMaxObjects] = {};  // lies open at the moment up to which it is told
  // The line under way.
  std::string line_, targets_, rest_;
  bool combat_ = false;
  Step step_ = Step::none;
};

// Where the first main phase of the turn begins, or else where it can first be told from.
bool Writer::begin() {
  const u16 turn = replay_.moment(at_).turn;
  if (!turn) return false;
  std::size_t first = at_;
  while (first > 0 && replay_.moment(first - 1).turn == turn) --first;
  for (const bool main_only : {true, false})
    for (std::size_t i = first; i <= at_; ++i) {
      const Step step = replay_.moment(i).step;
      if (step != Step::main1 && (main_only || (step != Step::upkeep && step != Step::draw &&
                                                step != Step::main2 && step != Step::end)))
        continue;
      const State& s = replay_.at(i);
      if (s.stack_count || (!s.over && s.decision.kind != DecisionKind::act)) continue;
      from_ = i;
      return true;
    }
  return false;
}

// A card that has been shown since is no secret.
bool Writer::seen(u16 slot, const Object& o) const {
  if (seat_ == kEverySeat || o.owner == seat_) return true;
  if (seat_ < kMaxPlayers && (o.known_to >> seat_ & 1)) return true;
  if (o.flags & kObjRevealed) return true;
  return open_[slot];
}

// Permanents of one name get labels; basic lands do not need them.
void Writer::label(const State& s) {
  for (int i = 0; i < s.battlefield_count; ++i) {
    const u16 slot = s.battlefield[i];
    const CardDef& c = db_.card(s.objects[slot].card);
    if (c.supers & kBasic) continue;
    int same = 0, mine = 0;
    for (int k = 0; k < s.battlefield_count; ++k) {
      if (s.objects[s.battlefield[k]].card != s.objects[slot].card) continue;
      ++same;
      if (k <= i) mine = same;
    }
    if (same < 2) continue;
    for (const char ch : c.name)
      if ((ch >= 'a' && ch <= 'z') || (ch >= 'A' && ch <= 'Z')) label_[slot] += ch;
    label_[slot] += std::to_string(mine);
  }
}

std::string Writer::described(const CardDef& c) const {
  if (!c.token && !c.fixture) return quoted(c.name);
  std::string text = std::string(c.token ? "token " : "creature ") + std::to_string(c.power) + "/" +
                     std::to_string(c.toughness);
  for (int k = 0; k < 5; ++k)
    if (c.colors >> k & 1) text += std::string(" ") + color_word(k);
  if (!c.colors) text += " colorless";
  for (const u8 type : c.subtype_order) text += " " + db_.subtypes[type];
  std::string words;
  for (int k = 0; k < int(Keyword::count); ++k)
    if (c.keywords >> k & 1) words += (words.empty() ? "" : ", ") + keyword_words(Keyword(k));
  return words.empty() ? text : text + " [" + words + "]";
}

std::string Writer::item(const State& s, u16 slot) const {
  const Ref r = ref_of(s, slot);
  const Object& o = s.objects[slot];
  const Permanent* p = permanent_of(s, r);
  std::string text = described(db_.card(o.card));
  if (!p) return text;
  if (!label_[slot].empty()) text += " as " + label_[slot];
  std::string mods;
  auto mod = [&](const std::string& m) { mods += (mods.empty() ? "" : ", ") + m; };
  if (p->flags & kPTapped) mod("tapped");
  if (p->flags & kPSick && derived_of(s, r)->types & kCreature) mod("sick");
  if (p->flags & kPFaceDown) mod("face-down");
  if (p->damage) mod("damage " + std::to_string(p->damage));
  for (int k = 0; k < kAllCounterKinds; ++k)
    if (counters_of(*p, Counter(k)) > 0)
      mod(std::string("counters ") + counter_word(Counter(k)) + " x" +
          std::to_string(counters_of(*p, Counter(k))));
  if (p->attached_to) mod("on " + named(s, p->attached_to));
  if (p->attached_player != kNoPlayer) mod("on " + letter(p->attached_player));
  if (o.owner != o.controller) mod("owner " + letter(o.owner));
  if (p->chosen_color < 5) mod(std::string("chosen ") + color_word(p->chosen_color));
  if (p->chosen_player != kNoPlayer) mod("chosen " + letter(p->chosen_player));
  if (p->chosen_type != kNoIndex) mod("chosen " + db_.subtypes[p->chosen_type]);
  return mods.empty() ? text : text + " (" + mods + ")";
}

void Writer::zone(const State& s, u8 p, const char* name, const ZoneList& list) {
  std::string cards;
  for (int i = list.count - 1; i >= 0; --i)
    if (seen(list.at[i], s.objects[list.at[i]]))
      cards += (cards.empty() ? "" : ", ") + item(s, list.at[i]);
  if (!cards.empty()) out_ += letter(p) + "." + name + " " + cards + "\n";
}

void Writer::position(const State& s) {
  out_ += "first    " + letter(s.first) + "\nturn     " + std::to_string(s.turn) + "\n";
  out_ += "start    " + letter(s.active) + " " + step_word(s.step) + "\n";
  for (int i = 0; i < int(Switch::count); ++i)
    if (const Switch w = Switch(i); s.rules[w] != preset(Era(s.era))[w])
      out_ += std::string("option   ") + switch_name(w) + " " +
              std::string(switch_value_name(w, s.rules[w])) + "\n";
  for (u8 p = 0; p < s.player_count; ++p) {
    out_ += letter(p) + ".life   " + std::to_string(s.players[p].life) + "\n";
    if (s.players[p].poison)
      out_ += letter(p) + ".counters poison " + std::to_string(s.players[p].poison) + "\n";
    std::string pool;
    for (int k = 0; k < kManaKinds; ++k) pool.append(s.players[p].pool[k], "WUBRGC"[k]);
    if (!pool.empty()) out_ += letter(p) + ".mana   " + pool + "\n";
    // Equal cards in a row share an entry: `x3`.
    std::string play, last;
    int n = 0;
    auto put = [&] {
      if (n) play += (play.empty() ? "" : ", ") + last + (n > 1 ? " x" + std::to_string(n) : "");
    };
    for (int i = 0; i < s.battlefield_count; ++i) {
      const u16 slot = s.battlefield[i];
      if (s.objects[slot].controller != p) continue;
      const std::string text = item(s, slot);
      if (text == last && text.find('(') == std::string::npos) {
        ++n;
        continue;
      }
      put();
      last = text;
      n = 1;
    }
    put();
    if (!play.empty()) out_ += letter(p) + ".play " + play + "\n";
    zone(s, p, "hand", s.hand[p]);
    zone(s, p, "grave", s.graveyard[p]);
    zone(s, p, "exile", s.exile[p]);
  }
}

std::string Writer::named(const State& s, Ref r) const {
  const Object* o = find(s, r);
  if (!o) return "?";
  if (o->zone == Zone::stack) {
    const StackObject& it = s.stack_objects[o->perm];
    return (o->flags & kObjAbility ? "ability " : "spell ") + quoted(db_.card(it.card).name);
  }
  const std::string name =
      !label_[r.slot].empty() ? label_[r.slot] : quoted(db_.card(o->card).name);
  return o->zone == Zone::graveyard ? letter(o->owner) + ".grave:" + name : name;
}

void Writer::flush() {
  if (!line_.empty()) out_ += line_ + (targets_.empty() ? "" : " -> " + targets_) + rest_ + "\n";
  line_.clear();
  targets_.clear();
  rest_.clear();
  combat_ = false;
}

// What belongs to an announcement that is under way.
void Writer::announce(const State& s, const Option& o) {
  auto target = [&](const std::string& t) { targets_ += (targets_.empty() ? "" : ", ") + t; };
  switch (s.decision.prompt) {
    case Prompt::target:
      if (o.kind == OptionKind::object) target(named(s, o.object));
      if (o.kind == OptionKind::player) target(letter(o.a));
      break;
    case Prompt::x_value:
      rest_ += " x " + std::to_string(o.value);
      break;
    case Prompt::mode:
      if (o.kind == OptionKind::value) rest_ += " mode " + std::to_string(o.value + 1);
      break;
    case Prompt::kicker:
      if (o.kind == OptionKind::yes) rest_ += " with kicker";
      break;
    case Prompt::buyback:
      if (o.kind == OptionKind::yes) rest_ += " with buyback";
      break;
    default:
      break;
  }
}

void Writer::option(const State& s, const Option& o) {
  const u8 who = s.decision.player;
  const std::string by = letter(who) + " ";
  // The questions of an announcement come before the next action.
  const bool announcing = !line_.empty() && !combat_ && s.decision.kind != DecisionKind::act;
  if (announcing && (s.decision.prompt == Prompt::target || s.decision.prompt == Prompt::x_value ||
                     s.decision.prompt == Prompt::mode || s.decision.prompt == Prompt::kicker ||
                     s.decision.prompt == Prompt::buyback)) {
    announce(s, o);
    return;
  }
  if (o.kind == OptionKind::pay || o.kind == OptionKind::mana || o.kind == OptionKind::back) return;
  const bool declares = o.kind == OptionKind::attack || o.kind == OptionKind::block;
  if (!(combat_ && declares)) flush();
  // An action in a later step: `until` goes there. Attacks are found without it.
  const bool acts = o.kind == OptionKind::cast || o.kind == OptionKind::play_land ||
                    o.kind == OptionKind::activate || o.kind == OptionKind::special;
  if (acts && s.step != step_) {
    if (step_ != Step::none && !s.stack_count)
      out_ += "until " + letter(s.active) + " " + step_word(s.step) + "\n";
    step_ = s.step;
  }
  switch (o.kind) {
    case OptionKind::cast:
      line_ = by + "cast " + named(s, o.object);
      break;
    case OptionKind::play_land:
      line_ = by + "play " + named(s, o.object);
      break;
    case OptionKind::activate: {
      line_ = by + "activate " + named(s, o.object);
      const CardDef& c = db_.card(find(s, o.object)->card);
      int count = 0, mine = 0;
      for (int k = 0; k < c.ability_count; ++k) {
        if (db_.abilities[std::size_t(c.first_ability + k)].kind != AbilityKind::activated)
          continue;
        ++count;
        if (c.first_ability + k == o.b) mine = count;
      }
      if (count > 1 && mine) rest_ = " ability " + std::to_string(mine);
      break;
    }
    case OptionKind::attack:
      targets_.clear();
      line_ = (combat_ ? line_ + ", " : by + "attack ") + named(s, o.object);
      combat_ = true;
      break;
    case OptionKind::block:
      line_ = (combat_ ? line_ + ", " : by + "block ") + named(s, o.object) + " -> " +
              named(s, o.other);
      combat_ = true;
      break;
    case OptionKind::object:
      if (s.decision.kind == DecisionKind::pick) line_ = by + "choose " + named(s, o.object);
      break;
    case OptionKind::player:
      if (s.decision.kind == DecisionKind::pick || s.decision.kind == DecisionKind::choose)
        line_ = by + "choose " + letter(o.a);
      break;
    case OptionKind::yes:
      line_ = by + "yes";
      break;
    case OptionKind::no:
      line_ = by + "no";
      break;
    default:
      break;
  }
}

void Writer::lines() {
  std::vector<Option> all(kMaxOptions);
  for (std::size_t i = from_; i < at_; ++i) {
    const State& s = replay_.at(i);
    const u16 choice = replay_.session().choices[i];
    if (i == from_) step_ = s.step;
    if (choice >= kConcedeChoice) {
      flush();
      out_ += letter(u8(choice - kConcedeChoice)) + " concede\n";
      continue;
    }
    const int n = legal(s, db_, all.data());
    if (choice >= n) break;
    // The engine asks what stays tapped; `choose` names what untaps.
    if (s.decision.kind == DecisionKind::pick && s.decision.prompt == Prompt::untap_choice) {
      flush();
      out_ += letter(s.decision.player) + " takes " + std::to_string(choice) + "\n";
      continue;
    }
    const int waiting = s.stack_count;
    const bool passed = all[choice].kind == OptionKind::pass;
    option(s, all[choice]);
    if (passed && waiting && replay_.at(i + 1).stack_count < waiting) {
      flush();
      out_ += "resolve\n";
    }
  }
  flush();
}

std::string Writer::write(const std::string& title) {
  if (!begin()) return {};
  // The replay has one state, which moves: read the end before the turn.
  const State& end = replay_.at(at_);
  for (u16 slot = 1; slot < end.object_count; ++slot) {
    const Object& now = end.objects[slot];
    open_[slot] = now.zone != Zone::hand && now.zone != Zone::library && now.zone != Zone::none &&
                  !(now.flags & kObjFaceDown);
  }
  const State& s = replay_.at(from_);
  out_ = "scenario " + plain(title) + "\nrules    " + era_name(Era(s.era)) + "\n";
  label(s);
  position(s);
  out_ += "\n";
  lines();
  return out_;
}

}  // namespace

std::string written_turn(Replay& replay, std::size_t at, u8 seat, const std::string& title) {
  // Its labels take too much room for the stack of a browser.
  const auto writer = std::make_unique<Writer>(replay, at, seat);
  return writer->write(title);
}

// A duel as a record has it, every choice by its number: a bug report that is a test already.
namespace {

bool put_setup(std::string& out, const Setup& setup, const CardDb& db) {
  if (setup.flags) return false;
  for (int i = 0; i < int(Switch::count); ++i)
    if (const Switch s = Switch(i); setup.rules[s] != preset(setup.era)[s])
      out += std::string("option   ") + switch_name(s) + " " +
             std::string(switch_value_name(s, setup.rules[s])) + "\n";
  out += "seed     " + std::to_string(setup.seed) + "\n";
  out += "first    " + (setup.first < kMaxPlayers ? letter(setup.first) : "random") + "\n";
  out += "start    game\n";
  for (u8 p = 0; p < setup.player_count; ++p) {
    const std::vector<u16>& deck = setup.decks[p];
    std::string cards;
    for (std::size_t i = 0; i < deck.size();) {
      std::size_t n = 1;
      while (i + n < deck.size() && deck[i + n] == deck[i]) ++n;
      cards += (cards.empty() ? " " : ", ") + quoted(db.card(deck[i]).name) +
               (n > 1 ? " x" + std::to_string(n) : "");
      i += n;
    }
    out += letter(p) + ".deck  " + cards + "\n";
    if (setup.life != 20) out += letter(p) + ".life   " + std::to_string(setup.life) + "\n";
  }
  return true;
}

// The position's own text, for the one era it was played in.
void put_position(std::string& out, const Session& session) {
  std::size_t at = 0;
  while (at < session.position.size()) {
    std::size_t end = session.position.find('\n', at);
    if (end == std::string::npos) end = session.position.size();
    const std::string line = session.position.substr(at, end - at);
    at = end + 1;
    if (line.compare(0, 6, "rules ") && line.compare(0, 9, "scenario ")) out += line + "\n";
  }
}

std::string what_holds(const State& s) {
  std::string out = "? life";
  for (u8 p = 0; p < s.player_count; ++p) out += " " + std::to_string(s.players[p].life);
  for (u8 p = 0; p < s.player_count; ++p)
    out += "; " + letter(p) + ".hand " + std::to_string(s.hand[p].count) + "; " + letter(p) +
           ".grave " + std::to_string(s.graveyard[p].count);
  if (!s.over) return out + "; active " + letter(s.active) + "\n";
  return out + (s.winner < kMaxPlayers ? "; " + letter(s.winner) + " wins\n" : "; game drawn\n");
}

}  // namespace
}  // namespace upkeep::scenario

namespace upkeep {

std::string replay_duel(Replay& replay, const std::string& title, const ViewNames& names) {
  const Session& session = replay.session();
  std::string out = "scenario " + scenario::plain(title) + "\n";
  out += std::string("rules    ") + era_name(session.setup.era) + "\n";
  if (!session.position.empty())
    scenario::put_position(out, session);
  else if (!scenario::put_setup(out, session.setup, replay.cards()))
    return {};
  out += "\n";
  std::size_t mixed = 0;
  for (std::size_t i = 0; i <= replay.size(); ++i) {
    const Moment& m = replay.moment(i);
    if (m.begins_turn || i == replay.size()) {
      if (i > 0) out += "\n";
      if (i < replay.size()) out += "# turn " + std::to_string(m.turn) + "\n";
      out += scenario::what_holds(replay.at(i));
    }
    // Chance from outside is in the state at this moment already, so it is written after what
    // holds.
    for (; mixed < session.entropy.size() && session.entropy[mixed].at <= i; ++mixed)
      out += "entropy  " + std::to_string(session.entropy[mixed].value) + "\n";
    if (i == replay.size()) break;
    if (m.kind == OptionKind::concede) {
      out += scenario::letter(m.player) + " concede\n";
      continue;
    }
    const u16 choice = session.choices[i];
    out += scenario::letter(m.player) + " takes " + std::to_string(choice);
    const View v = replay.view(i, kEverySeat, Lang::en, names);
    for (const ViewOption& o : v.options)
      if (o.index == choice)
        out += std::string(out.back() == '\n' ? 0 : 1, ' ') + "  # " + scenario::plain(o.text);
    out += "\n";
  }
  return out;
}

}  // namespace upkeep
