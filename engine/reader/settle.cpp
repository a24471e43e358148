#include "reader/settle.h"

#include <algorithm>

namespace upkeep::reader {
namespace {

using Kind = JsonValue::Kind;

JsonValue* member(JsonValue& v, std::string_view key) {
  for (JsonMember& m : v.members)
    if (m.key == key) return &m.value;
  return nullptr;
}

// A target that only a filter names: "creatures target opponent controls".
constexpr std::string_view kPlayerTarget = "$player_target";

bool is_mark(const JsonValue& v, std::string_view key) {
  return v.is(Kind::object) && !v.members.empty() && v.members[0].key == key;
}

template <class Visit>
void each_child(JsonValue& v, const Visit& visit) {
  for (JsonValue& item : v.items) visit(item);
  for (JsonMember& m : v.members) visit(m.value);
}

void replace_x(JsonValue& v, const JsonValue& amount) {
  if (v.is(Kind::string) && v.text == "x") {
    v = amount;
    return;
  }
  each_child(v, [&](JsonValue& child) { replace_x(child, amount); });
}

void put_where(JsonValue& v) {
  each_child(v, put_where);
  if (!is_mark(v, "$where")) return;
  const JsonValue amount = *member(v, "$where");
  JsonValue in = std::move(*member(v, "$in"));
  replace_x(in, amount);
  v = std::move(in);
}

JsonValue number_value(std::int64_t n) {
  JsonValue v;
  v.kind = Kind::integer;
  v.integer = n;
  return v;
}

// So many for each of what an amount counts.
JsonValue times(const JsonValue& amount, std::int64_t n) {
  if (n == 0) return number_value(0);
  if (n == 1) return amount;
  JsonValue list, out;
  list.kind = Kind::array;
  list.items = {amount, number_value(n)};
  out.kind = Kind::object;
  out.members.push_back({"multiply", list});
  return out;
}

// Marks that are short for other words of card files, and texts of several parts.
void spell_out(JsonValue& v) {
  each_child(v, spell_out);
  for (std::size_t i = 0; i < v.members.size(); ++i) {
    JsonMember& m = v.members[i];
    if ((m.key == "is" || m.key == "pay" || m.key == "mana") && m.value.is(Kind::array)) {
      std::string all;
      for (const JsonValue& item : m.value.items)
        all += (all.empty() || m.key == "mana" ? "" : m.key == "is" ? " " : ", ") + item.text;
      m.value = {};
      m.value.kind = Kind::string;
      m.value.text = all;
    } else if (m.key == "$size" && m.value.items.size() == 2) {
      const JsonValue p = m.value.items[0], t = m.value.items[1];
      m = {"power", p};
      v.members.push_back({"toughness", t});
    }
  }
  if (is_mark(v, "$name")) {  // "Bushido 1"
    const JsonValue n = *member(v, "$n");
    const JsonValue* end = member(v, "$end");
    std::string name = member(v, "$name")->text + " " +
                       (n.is(Kind::integer) ? std::to_string(n.integer) : n.text) +
                       (end ? end->text : "");
    v = {};
    v.kind = Kind::string;
    v.text = std::move(name);
    return;
  }
  if (is_mark(v, "$add")) {
    v = number_value(member(v, "$add")->integer + member(v, "$to")->integer);
    return;
  }
  // "This creature or another Elf": two kinds.
  if (is_mark(v, "$self_or")) {
    JsonValue self, other = *member(v, "$self_or"), list, word;
    word.kind = Kind::string;
    self.kind = Kind::object;
    word.text = "self";
    self.members.push_back({"is", word});
    if (!other.is(Kind::object)) return;
    if (JsonValue* is = member(other, "is")) {
      is->text += " other";
    } else {
      word.text = "other";
      other.members.push_back({"is", word});
    }
    list.kind = Kind::array;
    list.items = {self, other};
    v = std::move(list);
    return;
  }
  if (is_mark(v, "$each")) {
    const JsonValue amount = *member(v, "$each");
    if (JsonValue* n = member(v, "$n")) {
      v = times(amount, n->integer);
    } else {
      JsonValue list;
      list.kind = Kind::array;
      for (const JsonValue& part : member(v, "$pt")->items)
        list.items.push_back(times(amount, part.integer));
      v = std::move(list);
    }
    return;
  }
  // A kind with one of several words is one of several kinds.
  if (v.is(Kind::object)) {
    const auto either = std::find_if(v.members.begin(), v.members.end(),
                                     [](const JsonMember& m) { return m.key == "$either"; });
    if (either == v.members.end()) return;
    const std::vector<JsonValue> words = either->value.items;
    v.members.erase(either);
    JsonValue list;
    list.kind = Kind::array;
    for (const JsonValue& word : words) {
      JsonValue kind = v;
      if (JsonValue* is = member(kind, "is"))
        is->text += " " + word.text;
      else
        kind.members.push_back({"is", word});
      list.items.push_back(std::move(kind));
    }
    v = std::move(list);
  }
}

// A list of effects has targets of its own: those of an ability that is granted inside are not its.
bool has_effects(const JsonValue& v) { return v.is(Kind::object) && v.find("effects"); }

template <class Visit>
void each_mark(JsonValue& v, const Visit& visit) {
  if (is_mark(v, "$target") || is_mark(v, "$back") || is_mark(v, kPlayerTarget)) return visit(v);
  each_child(v, [&](JsonValue& child) {
    if (!has_effects(child)) each_mark(child, visit);
  });
}

JsonValue selector(const std::string& word, std::size_t slot) {
  JsonValue s;
  if (slot == 0) {
    s.kind = Kind::string;
    s.text = word;
    return s;
  }
  JsonValue n;
  n.kind = Kind::integer;
  n.integer = std::int64_t(slot);
  s.kind = Kind::object;
  s.members.push_back({word, n});
  return s;
}

std::int64_t place_of(JsonValue& mark) { return member(mark, "$at")->integer; }

// Whether a filter in these effects asks for what the player who is a target controls or owns.
bool speaks_of_target_player(const JsonValue& v) {
  if (v.is(Kind::string)) return v.text == "target_player";
  for (const JsonValue& item : v.items)
    if (!has_effects(item) && speaks_of_target_player(item)) return true;
  for (const JsonMember& m : v.members)
    if (!has_effects(m.value) && speaks_of_target_player(m.value)) return true;
  return false;
}

// What an event tells, by selector: only abilities that wait for such an event may speak of it. A
// text of another sort that says the same words ("that creature") means something else.
bool tells(std::string_view event, std::string_view what) {
  const auto any = [&](std::initializer_list<std::string_view> list) {
    return std::find(list.begin(), list.end(), event) != list.end();
  };
  const bool step =
      any({"upkeep", "draw_step", "main_phase", "begin_combat", "end_combat", "end_step"});
  if (what == "event_other")
    return any({"blocks", "blocked_by", "blocks_or_blocked", "deals_damage", "dealt_damage",
                "becomes_target", "attached", "player_damaged"});
  if (what == "event_object" || what == "event_controller")
    return !event.empty() && !step && !any({"gains_life", "loses_life", "state", "player_attacks"});
  if (what == "event_player")
    return step || any({"deals_damage", "player_damaged", "cast", "becomes_target",
                        "tapped_for_mana", "draws", "discards", "gains_life", "loses_life",
                        "sacrificed", "land_played", "player_attacks", "attacks", "cycled"});
  if (what == "event_amount")
    return any({"deals_damage", "dealt_damage", "player_damaged", "gains_life", "loses_life",
                "draws", "discards", "counters_put"});
  if (what == "active_player" || what == "active") return event.empty() ? false : step;
  return true;
}

// `each`: inside of what is done or said of several one by one.
// Of what happens to several at one time none is "it"; their number is told.
bool fits_event(const JsonValue& v, std::string_view event, bool each = false,
                bool several = false) {
  if (v.is(Kind::string)) {
    if (several &&
        (v.text == "event_object" || v.text == "event_controller" || v.text == "event_other"))
      return false;
    if (several && v.text == "event_amount") return true;  // how many they are
    return v.text == "iterated" ? each : tells(event, v.text);
  }
  if (v.is(Kind::object)) {
    const JsonValue* act = v.find("do");
    each = each || v.find("mod") || (act && act->text == "for_each");
    if (const JsonValue* when = v.find("when")) {
      event = when->text;
      several = v.find("together") != nullptr;
    }
    if (v.find("cost") && v.find("effects")) event = {};  // an activated ability
  }
  for (const JsonValue& item : v.items)
    if (!fits_event(item, event, each, several)) return false;
  for (const JsonMember& m : v.members)
    if (m.key != "when" && !fits_event(m.value, event, each || m.key == "mods", several))
      return false;
  return true;
}

// Numbers the targets of one list of effects; `picks` says which earlier target each reference is,
// and gets how many it could be.
bool number_targets(JsonValue& owner, std::vector<std::pair<std::size_t, std::size_t>>& picks,
                    std::size_t& used) {
  std::vector<std::int64_t> places;
  std::vector<JsonValue> specs;
  each_mark(owner, [&](JsonValue& mark) {
    if (is_mark(mark, "$back")) return;
    const std::int64_t at = place_of(mark);
    const auto where = std::lower_bound(places.begin(), places.end(), at);
    if (where != places.end() && *where == at) return;
    JsonValue* spec = member(mark, "$target");
    if (!spec) spec = member(mark, kPlayerTarget);
    specs.insert(specs.begin() + (where - places.begin()), *spec);
    places.insert(where, at);
  });
  const auto of_kind = [&](std::size_t slot, bool player) {
    const JsonValue& spec = specs[slot];
    if (spec.is(Kind::string)) return spec.text == "any" || player;
    return player ? spec.find("players") || spec.find("any")
                  : spec.find("objects") || spec.find("any");
  };
  bool good = true;
  if (speaks_of_target_player(owner)) {
    good = false;
    for (std::size_t i = 0; i < specs.size(); ++i) good = good || of_kind(i, true);
  }
  each_mark(owner, [&](JsonValue& mark) {
    const std::int64_t at = place_of(mark);
    const auto where =
        std::size_t(std::lower_bound(places.begin(), places.end(), at) - places.begin());
    if (is_mark(mark, kPlayerTarget)) {
      mark = {};
      mark.kind = Kind::string;
      mark.text = "target_player";
      return;
    }
    if (is_mark(mark, "$target")) {
      mark = selector("target", where);
      return;
    }
    if (where == 0) {
      good = false;
      return;
    }
    if (used == picks.size()) picks.emplace_back(0, where);
    picks[used].second = where;
    const std::size_t slot = std::min(picks[used++].first, where - 1);
    const JsonValue* player = member(mark, "$player");
    if (!of_kind(slot, player && player->integer)) good = false;
    mark = selector(member(mark, "$back")->text, slot);
  });
  if (!good) return false;
  if (!specs.empty()) {
    JsonValue targets;
    targets.kind = Kind::array;
    targets.items = std::move(specs);
    owner.members.insert(owner.members.begin(), {"targets", std::move(targets)});
  }
  return true;
}

// Which target a selector is, or another thing that can move: -1 for none.
int slot_of(const JsonValue& sel) {
  if (sel.is(Kind::string))
    return sel.text == "target"         ? 0
           : sel.text == "self"         ? 31
           : sel.text == "event_object" ? 30
                                        : -1;
  const JsonValue* n = sel.is(Kind::object) ? sel.find("target") : nullptr;
  return n && n->is(Kind::integer) ? int(n->integer) : -1;
}

// A card that has gone to another zone is another object there (CR 400.7): what happens to it
// afterwards happens to "it", what the effect moved, and no longer to the target.
bool aims_at_moved(const JsonValue& v, u32& moved) {
  if (v.is(Kind::object)) {
    const JsonValue* act = v.find("do");
    const JsonValue* what = v.find("what");
    const int slot = act && what ? slot_of(*what) : -1;
    if (slot >= 0) {
      if (moved >> slot & 1) return true;
      if (act->text == "move" || (act->text == "exile" && slot < 30)) moved |= 1u << slot;
    }
  }
  for (const JsonValue& item : v.items)
    if (!has_effects(item) && aims_at_moved(item, moved)) return true;
  for (const JsonMember& m : v.members)
    if (!has_effects(m.value) && aims_at_moved(m.value, moved)) return true;
  return false;
}

bool number_all(JsonValue& v, std::vector<std::pair<std::size_t, std::size_t>>& picks,
                std::size_t& used) {
  bool good = true;
  each_child(v, [&](JsonValue& child) { good = good && number_all(child, picks, used); });
  if (!good || !has_effects(v)) return good;
  u32 moved = 0;
  return number_targets(v, picks, used) && !aims_at_moved(*v.find("effects"), moved);
}

// Does an effect leave behind what it acted on, as "it" for those after it?
bool leaves_it(std::string_view act) {
  constexpr std::string_view kNothing[] = {"gain_life", "lose_life", "draw",     "scry",
                                           "shuffle",   "add_mana",  "set_life", "extra_turn",
                                           "skip_step", "win",       "lose",     "empty_pool"};
  return std::find(std::begin(kNothing), std::end(kNothing), act) == std::end(kNothing);
}

bool says_it(const JsonValue& v) {
  if (v.is(Kind::string)) return v.text == "it";
  for (const JsonValue& item : v.items)
    if (says_it(item)) return true;
  for (const JsonMember& m : v.members)
    if (m.key != "said" && m.key != "then" && m.key != "else" && says_it(m.value)) return true;
  return false;
}

// "It" is what an effect before has acted on, or what a cost was paid with: as the first thing that
// is spoken of it is nothing.
bool it_of_nothing(const JsonValue& effects, bool& there) {
  for (const JsonValue& e : effects.items) {
    if (!there && says_it(e)) return true;
    for (const char* list : {"then", "else"}) {
      // What is put off is asked later, and what is chosen one by one is told as "iterated".
      bool within = there;
      const JsonValue* inner = e.find(list);
      if (inner && inner->is(Kind::array) && it_of_nothing(*inner, within)) return true;
      there = there || within;
    }
    const JsonValue* act = e.find("do");
    there = there || (act && leaves_it(act->text));
  }
  return false;
}

// Does it speak of the last amount, but for what it leaves to others to do?
bool says_last(const JsonValue& v) {
  if (v.is(Kind::string)) return v.text == "last_amount";
  for (const JsonValue& item : v.items)
    if (says_last(item)) return true;
  for (const JsonMember& m : v.members)
    if (m.key != "then" && m.key != "else" && says_last(m.value)) return true;
  return false;
}

// The last amount, where nothing has been done yet.
bool last_of_nothing(const JsonValue& effects) {
  if (effects.items.empty()) return false;
  const JsonValue& first = effects.items[0];
  if (says_last(first)) return true;
  const JsonValue* act = first.find("do");
  const JsonValue* then = first.find("then");
  return act && then && (act->text == "may" || act->text == "when") && last_of_nothing(*then);
}

// Words among the modifications of a list.
bool among(const JsonValue& list, std::string_view word) {
  for (const JsonValue& item : list.items)
    if (item.text == word || (item.find("mod") && item.find("mod")->text == word)) return true;
  return false;
}

// A list of kinds of objects of which only some are said to be creatures, or tapped: in "target
// tapped Merfolk or Kithkin creature" both are both.
bool uneven(const JsonValue& kinds) {
  const JsonValue& last = kinds.items.back();
  for (const JsonValue& kind : kinds.items)
    if (kind.is(Kind::object) && last.is(Kind::object) && kind.find("subtypes") &&
        last.find("subtypes") && kind.find("is") && !kind.find("all_types") &&
        last.find("all_types"))
      return true;
  return false;
}

// Readings that say the right words and do nothing, or something else: abilities of cards that are
// not where they would have to be, land types that are none, a defending player that the object
// that speaks of it does not attack.
bool in_vain(const JsonValue& v) {
  if (v.is(Kind::object)) {
    if (const JsonValue* list = v.find("effects"); list && list->is(Kind::array)) {
      bool there = !v.find("when");
      if (it_of_nothing(*list, there)) return true;
    }
    const JsonValue* when = v.find("when");
    const JsonValue* object = v.find("object");
    if (const JsonValue* list = v.find("effects"); when && list && last_of_nothing(*list))
      return true;
    const JsonValue* affects = v.find("affects");
    const JsonValue* mods = v.find("mods");
    // Neither does anything where the card lies in a hand.
    if (affects && mods && affects->text == "self" && !v.find("zone") &&
        (among(*mods, "flash") ||
         (!v.find("characteristic") && among(*mods, "all_creature_types"))))
      return true;
    for (const char* key : {"any", "all", "objects"})
      if (const JsonValue* kinds = v.find(key); kinds && kinds->items.size() > 1 && uneven(*kinds))
        return true;
    if (when && when->text == "to_graveyard" && object && object->text == "self") return true;
    const JsonValue* mod = v.find("mod");
    if (const JsonValue* types = v.find("subtypes"); mod && types)
      for (const JsonValue& type : types->items) {
        const bool basic = type.text == "Plains" || type.text == "Island" || type.text == "Swamp" ||
                           type.text == "Mountain" || type.text == "Forest";
        if (mod->text == (basic ? "set_subtypes" : "set_land_type")) return true;
      }
    const JsonValue* cost = v.find("cost");
    if (cost && cost->find("pay")) cost = cost->find("pay");
    if (cost && cost->text.find("discard self") != std::string::npos && !v.find("zone"))
      return true;
  }
  for (const JsonValue& item : v.items)
    if (in_vain(item)) return true;
  for (const JsonMember& m : v.members)
    if (in_vain(m.value)) return true;
  return false;
}

// The defending player, in an ability that waits for another object's attack, is the event's.
void name_defender(JsonValue& v, bool of_other = false) {
  if (const JsonValue* when = v.find("when"))
    of_other = when->text == "attacks" && v.find("object") && v.find("object")->text != "self";
  if (JsonValue* c = of_other && v.is(Kind::object) ? member(v, "controller") : nullptr)
    if (c->text == "defending") c->text = "event_player";
  each_child(v, [&](JsonValue& child) { name_defender(child, of_other); });
}

bool has_mark(const JsonValue& v) {
  if (is_mark(v, "$target") || is_mark(v, "$back") || is_mark(v, kPlayerTarget)) return true;
  for (const JsonValue& item : v.items)
    if (has_mark(item)) return true;
  for (const JsonMember& m : v.members)
    if (has_mark(m.value)) return true;
  return false;
}

}  // namespace

std::vector<JsonValue> settle(const JsonValue& value) {
  JsonValue plain = value;
  spell_out(plain);
  put_where(plain);
  name_defender(plain);
  std::vector<JsonValue> out;
  std::vector<std::pair<std::size_t, std::size_t>> picks;  // which of how many
  while (out.size() < 200) {
    JsonValue v = plain;
    std::size_t used = 0;
    if (number_all(v, picks, used) && !has_mark(v) && fits_event(v, {}) && !in_vain(v))
      out.push_back(std::move(v));
    picks.resize(used);
    while (!picks.empty() && ++picks.back().first >= picks.back().second) picks.pop_back();
    if (picks.empty()) break;
  }
  return out;
}

}  // namespace upkeep::reader
