// The mechanics that came after 1997: each has cards that show it in their trees and a .duel file
// that plays them.
#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <fstream>
#include <functional>
#include <iterator>
#include <set>
#include <string>
#include <vector>

#include "cards/card.h"
#include "project.h"

namespace upkeep {
namespace {

// Everything a card says: its abilities, those it grants, and all effects and modifications below.
struct Says {
  const CardDb& db;
  std::vector<const Ability*> abilities;
  std::vector<const Effect*> effects;
  std::vector<const Mod*> mods;
  std::set<u16> seen_abilities, seen_effects, seen_mods;

  Says(const CardDb& all, const CardDef& card) : db(all) {
    for (int i = 0; i < card.ability_count; ++i) ability(u16(card.first_ability + i));
  }
  void ability(u16 at) {
    if (!at || !seen_abilities.insert(at).second) return;
    const Ability& a = db.abilities[at];
    abilities.push_back(&a);
    for (int m = 0; m < a.mode_count; ++m) effect(db.modes[std::size_t(a.first_mode + m)].effects);
    effect(a.effects);
    mod(a.mods);
  }
  void effect(u16 at) {
    for (; at && seen_effects.insert(at).second; at = db.effects[at].next) {
      const Effect& e = db.effects[at];
      effects.push_back(&e);
      effect(e.child);
      effect(e.else_child);
      mod(e.mods);
    }
  }
  void mod(u16 at) {
    for (; at && seen_mods.insert(at).second; at = db.mods[at].next) {
      mods.push_back(&db.mods[at]);
      ability(db.mods[at].ability);
    }
  }
  bool effect_of(EffectKind kind) const {
    return std::any_of(effects.begin(), effects.end(),
                       [&](const Effect* e) { return e->kind == kind; });
  }
  bool mod_of(ModKind kind) const {
    return std::any_of(mods.begin(), mods.end(), [&](const Mod* m) { return m->kind == kind; });
  }
  bool counters_of(Counter kind) const {
    return std::any_of(effects.begin(), effects.end(),
                       [&](const Effect* e) {
                         return e->kind == EffectKind::put_counters && e->counter == kind;
                       }) ||
           std::any_of(abilities.begin(), abilities.end(), [&](const Ability* a) {
             return a->repl == ReplKind::enters_with_counters && a->counter == kind;
           });
  }
};

using Shows = std::function<bool(const CardDb&, const CardDef&, const Says&)>;

Shows keyword(Keyword k) {
  return [k](const CardDb&, const CardDef& c, const Says&) { return (c.keywords & bit(k)) != 0; };
}
Shows way(CastOptionKind k) {
  return [k](const CardDb& db, const CardDef& c, const Says&) {
    for (int i = 0; i < c.cast_option_count; ++i)
      if (db.cast_options[std::size_t(c.first_cast_option + i)].kind == k) return true;
    return false;
  };
}
Shows does(std::vector<EffectKind> any) {
  return [any](const CardDb&, const CardDef&, const Says& s) {
    return std::any_of(any.begin(), any.end(), [&](EffectKind k) { return s.effect_of(k); });
  };
}
Shows changes(std::vector<ModKind> any) {
  return [any](const CardDb&, const CardDef&, const Says& s) {
    return std::any_of(any.begin(), any.end(), [&](ModKind k) { return s.mod_of(k); });
  };
}
Shows either(Shows a, Shows b) {
  return [a, b](const CardDb& db, const CardDef& c, const Says& s) {
    return a(db, c, s) || b(db, c, s);
  };
}
bool hybrid(const ManaCost& m, bool phyrexian) {
  return std::any_of(m.hybrid, m.hybrid + m.hybrid_count,
                     [&](u8 h) { return ((h & kHybridPhyrexian) != 0) == phyrexian; });
}
bool divides(const CardDb& db, const CardDef&, const Says& s) {
  for (const Ability* a : s.abilities)
    for (int m = 0; m < a->mode_count; ++m) {
      const Mode& mode = db.modes[std::size_t(a->first_mode + m)];
      for (int t = 0; t < mode.target_count; ++t)
        if (db.targets[std::size_t(mode.first_target + t)].divide) return true;
    }
  return false;
}
bool modal(const CardDb&, const CardDef&, const Says& s) {
  return std::any_of(s.abilities.begin(), s.abilities.end(), [](const Ability* a) {
    return a->kind == AbilityKind::spell && a->mode_count > 1;
  });
}
bool untaps_as_cost(const CardDb& db, const CardDef&, const Says& s) {
  return std::any_of(s.abilities.begin(), s.abilities.end(),
                     [&](const Ability* a) { return db.costs[a->cost].flags & kCostUntap; });
}

struct Mechanic {
  const char* name;
  Shows shows;
  std::vector<const char*> cards;
};

const std::vector<Mechanic>& mechanics() {
  static const std::vector<Mechanic> all = {
      {"haste",
       keyword(Keyword::haste),
       {"Raging Goblin", "Monastery Swiftspear", "Suq'Ata Lancer", "Boggart Ram-Gang",
        "Lightning Elemental"}},
      {"vigilance",
       either(keyword(Keyword::vigilance), changes({ModKind::add_keywords})),
       {"Serra Angel", "Standing Troops", "Ardent Militia", "Serra's Blessing"}},
      {"deathtouch",
       keyword(Keyword::deathtouch),
       {"Typhoid Rats", "Vampire Nighthawk", "Deadly Recluse", "Ambush Viper"}},
      {"lifelink",
       keyword(Keyword::lifelink),
       {"Child of Night", "Vampire Nighthawk", "Knight of Meadowgrain"}},
      {"infect", keyword(Keyword::infect), {"Plague Stinger", "Glistener Elf"}},
      {"double strike", keyword(Keyword::double_strike), {"Boros Swiftblade", "Fencing Ace"}},
      {"reach", keyword(Keyword::reach), {"Deadly Recluse", "Canopy Spider"}},
      {"defender", keyword(Keyword::defender), {"Wall of Blossoms", "Wall of Omens"}},
      {"hexproof", keyword(Keyword::hexproof), {"Gladecover Scout", "Slippery Bogle"}},
      {"indestructible",
       keyword(Keyword::indestructible),
       {"Darksteel Plate", "Darksteel Myr", "Darksteel Colossus"}},
      {"menace", keyword(Keyword::menace), {"Boggart Brute"}},
      {"flash", keyword(Keyword::flash), {"Ambush Viper"}},
      {"kicker",
       either(way(CastOptionKind::kicker), way(CastOptionKind::multikicker)),
       {"Kavu Titan", "Into the Roil", "Burst Lightning", "Everflowing Chalice"}},
      {"buyback", way(CastOptionKind::buyback), {"Capsize", "Searing Touch"}},
      {"flashback",
       way(CastOptionKind::flashback),
       {"Think Twice", "Firebolt", "Cackling Counterpart", "Seize the Day", "Faithless Looting"}},
      {"splice", way(CastOptionKind::splice), {"Glacial Ray", "Psychic Puppetry"}},
      {"morph", way(CastOptionKind::morph), {"Willbender", "Battering Craghorn"}},
      {"hybrid mana",
       [](const CardDb&, const CardDef& c, const Says&) { return hybrid(c.cost, false); },
       {"Silkbind Faerie", "Merrow Grimeblotter", "Slippery Bogle", "Boros Recruit",
        "Boggart Ram-Gang", "Spectral Procession"}},
      {"Phyrexian mana",
       [](const CardDb&, const CardDef& c, const Says&) { return hybrid(c.cost, true); },
       {"Dismember", "Gut Shot"}},
      {"modal spells", modal, {"Cryptic Command", "Izzet Charm"}},
      {"divided spells", divides, {"Electrolyze", "Forked Bolt", "Arc Lightning"}},
      {"copies of spells and abilities",
       does({EffectKind::copy_spell}),
       {"Twincast", "Reverberate"}},
      {"planeswalkers",
       [](const CardDb&, const CardDef& c, const Says&) {
         return (c.types & kPlaneswalker) && c.loyalty > 0;
       },
       {"Liliana Vess", "Jace Beleren", "Garruk Wildspeaker", "Ajani Goldmane"}},
      {"tokens",
       does({EffectKind::create_token, EffectKind::copy_token}),
       {"Sprout", "Dragon Fodder", "Captain's Call", "Raise the Alarm", "Spectral Procession",
        "Cackling Counterpart", "Garruk Wildspeaker"}},
      {"charge counters",
       [](const CardDb&, const CardDef&, const Says& s) { return s.counters_of(Counter::charge); },
       {"Everflowing Chalice", "Tumble Magnet", "Vivid Creek"}},
      {"cumulative upkeep",
       [](const CardDb&, const CardDef&, const Says& s) { return s.counters_of(Counter::age); },
       {"Illusions of Grandeur"}},
      {"untap symbol", untaps_as_cost, {"Silkbind Faerie", "Merrow Grimeblotter", "Pili-Pala"}},
      {"extra combat phases",
       does({EffectKind::extra_combat}),
       {"Relentless Assault", "Seize the Day"}},
      {"additional land plays",
       either(does({EffectKind::extra_land}), changes({ModKind::extra_land})),
       {"Exploration", "Explore"}},
      {"sets characteristics",
       changes({ModKind::set_types, ModKind::add_types, ModKind::set_land_type, ModKind::pt_set,
                ModKind::pt_define, ModKind::set_color}),
       {"Treetop Village", "Mutavault", "Blood Moon", "Humility", "Serra Avatar"}},
      {"switches characteristics",
       changes({ModKind::pt_switch}),
       {"Twisted Image", "About Face", "Inside Out"}},
      {"copies characteristics",
       either(does({EffectKind::become_copy, EffectKind::copy_token}), changes({ModKind::copy})),
       {"Cackling Counterpart"}},
  };
  return all;
}

std::string lower(std::string s) {
  for (char& c : s) c = char(std::tolower(static_cast<unsigned char>(c)));
  return s;
}

// All .duel files without their comments and titles, which name cards that are not played.
const std::string& played() {
  static const std::string text = [] {
    std::string all;
    for (const auto& f :
         std::filesystem::recursive_directory_iterator(project_path("tests/scenarios"))) {
      if (f.path().extension() != ".duel") continue;
      std::ifstream in(f.path());
      for (std::string line; std::getline(in, line);)
        if (line.rfind("scenario", 0) != 0) all += lower(line.substr(0, line.find('#'))) + "\n";
    }
    return all;
  }();
  return text;
}

TEST(Mechanics, EveryOneHasCardsThatShowAndPlayIt) {
  const CardDb& db = standard_cards();
  std::set<std::string> old, shown;
  std::ifstream pool(project_path("tests/pool-1997.txt"));
  for (std::string name; std::getline(pool, name);) old.insert(name);
  for (const Mechanic& m : mechanics()) {
    EXPECT_FALSE(m.cards.empty()) << m.name;
    for (const char* name : m.cards) {
      const u16 id = db.find(name);
      EXPECT_NE(id, 0) << m.name << ": " << name;
      if (!id) continue;
      const Says says(db, db.card(id));
      EXPECT_TRUE(m.shows(db, db.card(id), says)) << name << " does not show " << m.name;
      EXPECT_NE(played().find(lower(name)), std::string::npos) << name << " is played nowhere";
      if (!old.count(name)) shown.insert(name);
    }
    // None that shows it is left out of the count.
    for (const CardDef& c : db.cards) {
      if (!c.id || c.fixture || c.token || old.count(c.name)) continue;
      if (m.shows(db, c, Says(db, c)) && played().find(lower(c.name)) != std::string::npos)
        shown.insert(c.name);
    }
  }
  RecordProperty("cards", int(shown.size()));
  EXPECT_GE(shown.size(), 80u) << "cards outside the pool of 1997 that show one of these";
}

}  // namespace
}  // namespace upkeep
