// A view as JSON: what the page's plain mirror, tests and embeds read. The order of the keys is
// fixed, so that equal views are equal texts.
#include <string>

#include "text/grammar.h"
#include "text/phrases.h"
#include "util/json_writer.h"
#include "view/view.h"

namespace upkeep {
namespace {

constexpr const char* kZones[] = {"none",  "library", "hand",    "battlefield", "graveyard",
                                  "stack", "exile",   "command", "ante"};
constexpr const char* kStepTags[] = {"none",      "untap",      "upkeep",
                                     "draw",      "main1",      "begin_combat",
                                     "attackers", "blockers",   "first_strike_damage",
                                     "damage",    "end_combat", "main2",
                                     "discard",   "end",        "cleanup"};
constexpr const char* kAsks[] = {"none",  "act",    "pick",      "choose",  "number",
                                 "order", "divide", "attackers", "blockers"};
constexpr const char* kWhys[] = {"none",
                                 "priority",
                                 "pay_mana",
                                 "target",
                                 "mode",
                                 "x_value",
                                 "kicker",
                                 "buyback",
                                 "alternative_cost",
                                 "discard",
                                 "discard_hand_size",
                                 "sacrifice",
                                 "sacrifice_cost",
                                 "discard_cost",
                                 "exile_cost",
                                 "tap_cost",
                                 "return_cost",
                                 "may",
                                 "pay_or",
                                 "search",
                                 "look",
                                 "scry",
                                 "color",
                                 "creature_type",
                                 "land_type",
                                 "choose_player",
                                 "choose_number",
                                 "choose_object",
                                 "choose_option",
                                 "copy_what",
                                 "source_of_damage",
                                 "trigger_order",
                                 "graveyard_order",
                                 "blocker_order",
                                 "attacker_order",
                                 "damage_division",
                                 "effect_division",
                                 "legend",
                                 "attackers",
                                 "blockers",
                                 "mulligan",
                                 "mulligan_bottom",
                                 "starting_player",
                                 "new_targets",
                                 "replacement_order",
                                 "untap_choice",
                                 "tap_or_untap",
                                 "attach_to",
                                 "coin_call",
                                 "pay_life_or_mana",
                                 "counter_kind",
                                 "splice",
                                 "phase_end",
                                 "interrupt",
                                 "response",
                                 "prevention",
                                 "regeneration",
                                 "to_library",
                                 "pile",
                                 "block_what"};
static_assert(sizeof(kWhys) / sizeof(kWhys[0]) == std::size_t(Prompt::block_what) + 1);
static_assert(sizeof(kAsks) / sizeof(kAsks[0]) == std::size_t(DecisionKind::blockers) + 1);
static_assert(sizeof(kStepTags) / sizeof(kStepTags[0]) == std::size_t(Step::cleanup) + 1);
static_assert(sizeof(kZones) / sizeof(kZones[0]) == kZoneCount);
constexpr const char* kKinds[] = {"pass",    "play_land", "cast",  "activate",        "mana",
                                  "special", "pay",       "back",  "object",          "player",
                                  "yes",     "no",        "value", "attack",          "block",
                                  "done",    "concede",   "phase", "announce_attack", "offer"};
static_assert(sizeof(kKinds) / sizeof(kKinds[0]) == std::size_t(OptionKind::offer) + 1);
constexpr const char* kCounters[] = {
    "p1p1", "m1m1", "loyalty", "charge",  "poison", "age",  "p0p1", "p1p0",     "m0m1",
    "m2m2", "time", "corpse",  "carrion", "mire",   "m0m2", "doom", "vitality",
#define X(name, word) word,
#include "rare_counters.inc"
#undef X
};
static_assert(sizeof(kCounters) / sizeof(kCounters[0]) == kAllCounterKinds);
constexpr const char* kColorLetters = "WUBRGC";

struct FlagName {
  u32 bit;
  const char* name;
};
constexpr FlagName kFlags[] = {
    {kVTapped, "tapped"},     {kVSick, "sick"},          {kVAttacking, "attacking"},
    {kVBlocking, "blocking"}, {kVBlocked, "blocked"},    {kVFaceDown, "face_down"},
    {kVToken, "token"},       {kVTarget, "target"},      {kVUsable, "usable"},
    {kVSelected, "selected"}, {kVCopy, "copy"},          {kVUnknown, "unknown"},
    {kVDying, "dying"},       {kVAsked, "phase_effect"},
};

void put_card(JsonWriter& j, const CardDb& db, u16 card, Lang lang, Vocabulary words) {
  const CardDef& d = db.card(card);
  j.key("card").number(card);
  j.key("card_name").text(d.name);
  j.key("art").text(d.art);
  j.key("cost").text(mana_text(d.cost));
  j.key("text").text(rules_text(db, card, lang, words));
}

void put_object(JsonWriter& j, const ViewObject& o, const CardDb& db, Lang lang, Vocabulary words) {
  j.open('{');
  j.key("ref").ref(o.ref);
  j.key("zone").text(kZones[int(o.zone)]);
  j.key("owner").number(o.owner);
  j.key("controller").number(o.controller);
  j.key("flags").open('[');
  for (const FlagName& f : kFlags)
    if (o.flags & f.bit) j.text(f.name);
  j.close(']');
  if (o.card) {
    put_card(j, db, o.card, lang, words);
    j.key("name").text(o.name);
    if (const int form = name_form(lang, o.name)) j.key("form").number(form);
    j.key("type").text(o.type_line);
    std::string colors;
    for (int i = 0; i < 5; ++i)
      if (o.colors >> i & 1) colors += kColorLetters[i];
    j.key("colors").text(colors);
    j.key("land").boolean((o.types & kLand) != 0);
  } else if (!o.name.empty()) {
    // What lies face down is "a creature": a she where nouns have a gender.
    j.key("name").text(o.name);
    if (text::noun({lang, words}, text::N::creature).fem) j.key("form").number(1);
  }
  if (o.types & kCreature) {
    j.key("power").number(o.power);
    j.key("toughness").number(o.toughness);
    j.key("base_power").number(o.base_power);
    j.key("base_toughness").number(o.base_toughness);
  }
  j.key("creature").boolean((o.types & kCreature) != 0);
  if (o.zone == Zone::battlefield) {
    j.key("damage").number(o.damage);
    j.key("waiting").number(o.waiting);
    j.key("counters").open('{');
    for (int k = 0; k < kAllCounterKinds; ++k)
      if (counters_of(o, Counter(k))) j.key(kCounters[k]).number(counters_of(o, Counter(k)));
    j.close('}');
    j.key("keywords").open('[');
    for (int k = 0; k < int(Keyword::count); ++k)
      if (o.keywords >> k & 1) {
        const std::string name = keyword_name(Keyword(k), lang, words);
        if (!name.empty()) j.text(name);
      }
    j.close(']');
    j.key("attached_to").ref(o.attached_to);
    j.key("attacks_player").player(o.attacked_player);
    j.key("attacks").ref(o.attacked);
    j.key("blocks").open('[');
    for (const Ref& r : o.blocking) j.ref(r);
    j.close(']');
    j.key("place").number(o.place);
    j.key("band").number(o.band);
    j.key("note").text(o.note);
  }
  j.close('}');
}

void put_stack(JsonWriter& j, const ViewStackEntry& e) {
  j.open('{');
  j.key("ref").ref(e.ref);
  j.key("source").ref(e.source);
  j.key("card").number(e.card);
  j.key("controller").number(e.controller);
  j.key("ability").boolean(e.ability);
  j.key("name").text(e.name);
  j.key("kind").text(e.kind);
  j.key("effect").text(e.effect);
  j.key("targets").text(e.targets);
  j.key("target_objects").open('[');
  for (const Ref& r : e.target_objects) j.ref(r);
  j.close(']');
  j.key("target_players").open('[');
  for (const u8 p : e.target_players) j.number(p);
  j.close(']');
  j.close('}');
}

void put_window(JsonWriter& j, const ViewWindow& w) {
  static constexpr const char* kWindows[] = {"interrupt", "response", "prevention", "regeneration"};
  j.open('{');
  j.key("kind").text(kWindows[int(w.kind)]);
  j.key("about").ref(w.about);
  j.key("base").number(w.base);
  j.key("player").player(w.player);
  j.key("title").text(w.title);
  j.key("line").text(w.line);
  j.close('}');
}

void put_packet(JsonWriter& j, const ViewPacket& p) {
  j.open('{');
  j.key("source").ref(p.source);
  j.key("card").number(p.card);
  j.key("to").ref(p.to);
  j.key("to_player").player(p.to_player);
  j.key("amount").number(p.amount);
  j.key("combat").boolean(p.combat);
  j.key("unpreventable").boolean(p.unpreventable);
  j.key("text").text(p.text);
  j.close('}');
}

void put_share(JsonWriter& j, const ViewShare& s) {
  j.open('{');
  j.key("to").ref(s.to);
  j.key("to_player").player(s.to_player);
  j.key("name").text(s.name);
  j.key("given").number(s.given);
  j.key("lethal").number(s.lethal);
  j.key("asked").boolean(s.asked);
  j.close('}');
}

void put_placed(JsonWriter& j, const ViewPlaced& p) {
  j.open('{');
  j.key("object").ref(p.object);
  j.key("card").number(p.card);
  j.key("text").text(p.text);
  j.close('}');
}

void put_player(JsonWriter& j, const ViewPlayer& p) {
  j.open('{');
  j.key("name").text(p.name);
  j.key("life").number(p.life);
  j.key("poison").number(p.poison);
  j.key("pool").open('{');
  for (int k = 0; k < kManaKinds; ++k) {
    const char letter[] = {kColorLetters[k], 0};
    j.key(letter).number(p.pool[k]);
  }
  j.close('}');
  j.key("library").number(p.library);
  j.key("hand").number(p.hand);
  j.key("graveyard").number(p.graveyard);
  j.key("exile").number(p.exile);
  j.key("active").boolean(p.active);
  j.key("priority").boolean(p.priority);
  j.key("lost").boolean(p.lost);
  j.close('}');
}

void put_option(JsonWriter& j, const ViewOption& o) {
  j.open('{');
  j.key("index").number(o.index);
  j.key("kind").text(kKinds[int(o.option.kind)]);
  j.key("text").text(o.text);
  j.key("key").text(o.key);
  j.key("object").ref(o.option.object);
  j.key("other").ref(o.option.other);
  j.key("a").number(o.option.a);
  j.key("value").number(o.option.value);
  j.close('}');
}

}  // namespace

std::string view_json(const View& v, const CardDb& db) {
  JsonWriter j;
  j.open('{');
  j.key("seat").player(v.seat);
  j.key("lang").text(lang_tag(v.lang));
  j.key("era").text(era_name(v.era));
  j.key("turn").number(v.turn);
  j.key("step").text(kStepTags[int(v.step)]);
  j.key("step_name").text(v.step_name);
  j.key("active").player(v.active);
  j.key("over").boolean(v.over);
  j.key("winner").player(v.winner);
  j.key("players").open('[');
  for (const ViewPlayer& p : v.players) put_player(j, p);
  j.close(']');
  j.key("objects").open('[');
  for (const ViewObject& o : v.objects) put_object(j, o, db, v.lang, v.words);
  j.close(']');
  j.key("stack").open('[');
  for (const ViewStackEntry& e : v.stack) put_stack(j, e);
  j.close(']');
  j.key("windows").open('[');
  for (const ViewWindow& w : v.windows) put_window(j, w);
  j.close(']');
  j.key("packets").open('[');
  for (const ViewPacket& p : v.pending_damage) put_packet(j, p);
  j.close(']');
  j.key("names").open('{');
  j.key("stack").text(waiting_name(v.lang, v.words));
  j.key("graveyard").text(zone_label(Zone::graveyard, v.lang, v.words));
  j.key("exile").text(zone_label(Zone::exile, v.lang, v.words));
  j.close('}');
  j.key("phases").number(v.six_phases ? 6 : 5);
  j.key("burns").boolean(v.burns);
  j.key("ask").text(kAsks[int(v.kind)]);
  j.key("why").text(kWhys[int(v.prompt)]);
  j.key("to_act").player(v.to_act);
  j.key("prompt").text(v.question);
  j.key("pass").text(v.pass_text);
  j.key("lo").number(v.lo);
  j.key("hi").number(v.hi);
  j.key("done").number(v.done);
  j.key("about").ref(v.about);
  j.key("options").open('[');
  for (const ViewOption& o : v.options) put_option(j, o);
  j.close(']');
  j.key("proposed").open('[');
  for (const PayStep& p : v.proposed) {
    j.open('{');
    j.key("source").ref(p.source);
    j.key("mana").number(p.kind);
    j.close('}');
  }
  j.close(']');
  j.key("shares").open('[');
  for (const ViewShare& share : v.shares) put_share(j, share);
  j.close(']');
  j.key("whole").number(v.whole);
  j.key("announced").number(v.announced);
  j.key("placed").open('[');
  for (const ViewPlaced& p : v.placed) put_placed(j, p);
  j.close(']');
  j.close('}');
  return std::move(j.out);
}

}  // namespace upkeep
