// Subtypes in four languages. A row: English, then Portuguese, Spanish, Italian as in nouns.cpp. A
// subtype without a row keeps its English name: many are names of their own.
#include <cstring>

#include "text/grammar.h"

namespace upkeep::text {
namespace {

struct Row {
  const char* word[kLangs];
};

constexpr Row kRows[] = {
    {{"Plains", "f Planície", "f Llanura", "f Pianura/Pianure"}},
    {{"Island", "f Ilha", "f Isla", "f Isola/Isole"}},
    {{"Swamp", "Pântano", "Pantano", "f Palude/Paludi"}},
    {{"Mountain", "f Montanha", "f Montaña", "f Montagna/Montagne"}},
    {{"Forest", "f Floresta", "Bosque", "f Foresta/Foreste"}},
    {{"Aura", "f Aura", "f Aura", "f Aura/Aure"}},
    {{"Equipment", "Equipamento", "Equipo", "Equipaggiamento/Equipaggiamenti"}},
    {{"Angel", "Anjo", "Ángel", "Angelo/Angeli"}},
    {{"Ape", "Símio", "Simio", "Scimmia/Scimmie"}},
    {{"Archer", "Arqueiro", "Arquero", "Arciere/Arcieri"}},
    {{"Artificer", "Artífice", "Artífice", "Artefice/Artefici"}},
    {{"Assassin", "Assassino", "Asesino", "Assassino/Assassini"}},
    {{"Assembly-Worker", "f Montadora", "Operario de montaje/Operarios de montaje",
      "Assemblatore/Assemblatori"}},
    {{"Avatar", "Avatar", "Avatar", "Avatar"}},
    {{"Barbarian", "Bárbaro", "Bárbaro", "Barbaro/Barbari"}},
    {{"Basilisk", "Basilisco", "Basilisco", "Basilisco/Basilischi"}},
    {{"Bat", "Morcego", "Murciélago", "Pipistrello/Pipistrelli"}},
    {{"Bear", "Urso", "Oso", "Orso/Orsi"}},
    {{"Beast", "f Besta", "f Bestia", "f Bestia/Bestie"}},
    {{"Berserker", "Berserker", "Berserker", "Berserker"}},
    {{"Bird", "f Ave", "f Ave", "Uccello/Uccelli"}},
    {{"Boar", "Javali/Javalis", "Jabalí/Jabalíes", "Cinghiale/Cinghiali"}},
    {{"Bug", "Inseto", "Bicho", "Insetto/Insetti"}},
    {{"Cat", "Felino", "Felino", "Felino/Felini"}},
    {{"Centaur", "Centauro", "Centauro", "Centauro/Centauri"}},
    {{"Cleric", "Clérigo", "Clérigo", "Chierico/Chierici"}},
    {{"Cockatrice", "f Cocatriz/Cocatrizes", "f Cocatriz", "f Coccatrice/Coccatrici"}},
    {{"Construct", "Constructo", "Constructo", "Costrutto/Costrutti"}},
    {{"Crab", "Caranguejo", "Cangrejo", "Granchio/Granchi"}},
    {{"Demon", "Demônio", "Demonio", "Demone/Demoni"}},
    {{"Djinn", "Djinn", "Djinn", "Djinn"}},
    {{"Dog", "Cão/Cães", "Perro", "Cane/Cani"}},
    {{"Dragon", "Dragão/Dragões", "Dragón", "Drago/Draghi"}},
    {{"Drake", "Dragonete", "Draco", "Draghetto/Draghetti"}},
    {{"Dreadnought", "Dreadnought", "Acorazado", "Dreadnought"}},
    {{"Druid", "Druida", "Druida", "Druido/Druidi"}},
    {{"Dryad", "f Dríade", "f Dríade", "f Driade/Driadi"}},
    {{"Dwarf", "Anão/Anões", "Enano", "Nano/Nani"}},
    {{"Efreet", "Efreet", "Efrit", "Efreet"}},
    {{"Elemental", "Elemental/Elementais", "Elemental", "Elementale/Elementali"}},
    {{"Elephant", "Elefante", "Elefante", "Elefante/Elefanti"}},
    {{"Elf", "Elfo", "Elfo", "Elfo/Elfi"}},
    {{"Faerie", "f Fada", "f Hada", "Spiritello/Spiritelli"}},
    {{"Fish", "Peixe", "Pez/Peces", "Pesce/Pesci"}},
    {{"Fungus", "Fungo", "Hongo", "Fungus"}},
    {{"Gargoyle", "f Gárgula", "f Gárgola", "Gargoyle"}},
    {{"Giant", "Gigante", "Gigante", "Gigante/Giganti"}},
    {{"Gnome", "Gnomo", "Gnomo", "Gnomo/Gnomi"}},
    {{"Goblin", "Goblin", "Trasgo", "Goblin"}},
    {{"Golem", "Golem", "Gólem/Gólems", "Golem"}},
    {{"Gorgon", "f Górgona", "f Gorgona", "f Gorgone/Gorgoni"}},
    {{"Griffin", "Grifo", "Grifo", "Grifone/Grifoni"}},
    {{"Hag", "f Bruxa", "f Arpía", "f Megera/Megere"}},
    {{"Horror", "Horror", "Horror", "Orrore/Orrori"}},
    {{"Horse", "Cavalo", "Caballo", "Cavallo/Cavalli"}},
    {{"Human", "Humano", "Humano", "Umano/Umani"}},
    {{"Hydra", "f Hidra", "f Hidra", "f Idra/Idre"}},
    {{"Hyena", "f Hiena", "f Hiena", "f Iena/Iene"}},
    {{"Illusion", "f Ilusão/Ilusões", "f Ilusión/Ilusiones", "f Illusione/Illusioni"}},
    {{"Imp", "Diabrete", "Diablillo", "Imp"}},
    {{"Incarnation", "f Encarnação/Encarnações", "f Encarnación/Encarnaciones",
      "f Incarnazione/Incarnazioni"}},
    {{"Insect", "Inseto", "Insecto", "Insetto/Insetti"}},
    {{"Jackal", "Chacal/Chacais", "Chacal", "Sciacallo/Sciacalli"}},
    {{"Juggernaut", "Juggernaut", "Juggernaut", "Juggernaut"}},
    {{"Dinosaur", "Dinossauro", "Dinosaurio", "Dinosauro/Dinosauri"}},
    {{"Goat", "f Cabra", "f Cabra", "f Capra/Capre"}},
    {{"Homunculus", "Homúnculo", "Homúnculo", "Omuncolo/Omuncoli"}},
    {{"Jellyfish", "f Água-viva/Águas-vivas", "f Medusa", "f Medusa/Meduse"}},
    {{"Kavu", "Kavu", "Kavu", "Kavu"}},
    {{"Kor", "Kor", "Kor", "Kor"}},
    {{"Minion", "Lacaio", "Esbirro", "f Progenie/Progenie"}},
    {{"Phyrexian", "Phyrexiano", "Pirexiano", "Phyrexiano/Phyrexiani"}},
    {{"Ranger", "Patrulheiro", "Guardabosque", "Ranger"}},
    {{"Scarecrow", "Espantalho", "Espantapájaros/Espantapájaros", "Spaventapasseri"}},
    {{"Soltari", "Soltari", "Soltari", "Soltari"}},
    {{"Kithkin", "Kithkin", "Kithkin", "Kithkin"}},
    {{"Knight", "Cavaleiro", "Caballero", "Cavaliere/Cavalieri"}},
    {{"Kobold", "Kobold", "Kóbold", "Coboldo/Coboldi"}},
    {{"Leech", "f Sanguessuga", "f Sanguijuela", "f Sanguisuga/Sanguisughe"}},
    {{"Leviathan", "Leviatã", "Leviatán", "Leviatano/Leviatani"}},
    {{"Lizard", "Lagarto", "Lagarto", "f Lucertola/Lucertole"}},
    {{"Manticore", "f Mantícora", "f Mantícora", "f Manticora/Manticore"}},
    {{"Mercenary", "Mercenário", "Mercenario", "Mercenario/Mercenari"}},
    {{"Merfolk", "Tritão/Tritões", "Tritón", "Tritone/Tritoni"}},
    {{"Minotaur", "Minotauro", "Minotauro", "Minotauro/Minotauri"}},
    {{"Monk", "Monge", "Monje", "Monaco/Monaci"}},
    {{"Myr", "Myr", "Myr", "Myr"}},
    {{"Nightmare", "Pesadelo", "f Pesadilla", "Incubo/Incubi"}},
    {{"Noble", "Nobre", "Noble", "Nobile/Nobili"}},
    {{"Nomad", "Nômade", "Nómada", "Nomade/Nomadi"}},
    {{"Nymph", "f Ninfa", "f Ninfa", "f Ninfa/Ninfe"}},
    {{"Octopus", "Polvo", "Pulpo", "Polpo/Polpi"}},
    {{"Ogre", "Ogro", "Ogro", "Ogre"}},
    {{"Ooze", "Limo", "Cieno", "f Melma/Melme"}},
    {{"Orc", "Orc", "Orco", "Orco/Orchi"}},
    {{"Pegasus", "Pégaso", "Pegaso", "Pegaso/Pegasi"}},
    {{"Pest", "f Peste", "f Peste", "Parassita/Parassiti"}},
    {{"Phoenix", "f Fênix/Fênix", "Fénix/Fénix", "f Fenice/Fenici"}},
    {{"Pirate", "Pirata", "Pirata", "Pirata/Pirati"}},
    {{"Plant", "f Planta", "f Planta", "f Pianta/Piante"}},
    {{"Rat", "Rato", "f Rata", "Ratto/Ratti"}},
    {{"Rebel", "Rebelde", "Rebelde", "Ribelle/Ribelli"}},
    {{"Rogue", "Ladino", "Bribón", "Farabutto/Farabutti"}},
    {{"Salamander", "f Salamandra", "f Salamandra", "f Salamandra/Salamandre"}},
    {{"Saproling", "Saprófita", "Saprolín", "Saprolingio/Saprolingi"}},
    {{"Scorpion", "Escorpião/Escorpiões", "Escorpión", "Scorpione/Scorpioni"}},
    {{"Scout", "Batedor", "Explorador", "Esploratore/Esploratori"}},
    {{"Serpent", "f Serpente", "Sierpe", "Serpente/Serpenti"}},
    {{"Shade", "f Sombra", "f Sombra", "f Ombra/Ombre"}},
    {{"Shaman", "Xamã", "Chamán", "Sciamano/Sciamani"}},
    {{"Shapeshifter", "Metamorfo", "Metamorfo", "Polimorfo/Polimorfi"}},
    {{"Shark", "Tubarão/Tubarões", "Tiburón", "Squalo/Squali"}},
    {{"Skeleton", "Esqueleto", "Esqueleto", "Scheletro/Scheletri"}},
    {{"Sliver", "Fractius", "Fragmentado", "Tramutante/Tramutanti"}},
    {{"Snake", "f Cobra", "f Serpiente", "Serpente/Serpenti"}},
    {{"Soldier", "Soldado", "Soldado", "Soldato/Soldati"}},
    {{"Sorcerer", "Feiticeiro", "Hechicero", "Stregone/Stregoni"}},
    {{"Specter", "Espectro", "Espectro", "Spettro/Spettri"}},
    {{"Spider", "f Aranha", "f Araña", "Ragno/Ragni"}},
    {{"Spirit", "Espírito", "Espíritu", "Spirito/Spiriti"}},
    {{"Squid", "f Lula", "Calamar/Calamares", "Calamaro/Calamari"}},
    {{"Squirrel", "Esquilo", "f Ardilla", "Scoiattolo/Scoiattoli"}},
    {{"Tetravite", "Tetravita", "Tetravita", "Tetravite/Tetraviti"}},
    {{"Thopter", "Tóptero", "Tóptero", "Tottero/Totteri"}},
    {{"Thrull", "Thrull", "Thrull", "Thrull"}},
    {{"Treefolk", "Ent", "Pueblo-arbóreo/Pueblo-arbóreo", "Silvantropo/Silvantropi"}},
    {{"Troll", "Troll/Trolls", "Trol/Trols", "Troll"}},
    {{"Turtle", "f Tartaruga", "f Tortuga", "f Tartaruga/Tartarughe"}},
    {{"Unicorn", "Unicórnio", "Unicornio", "Unicorno/Unicorni"}},
    {{"Vampire", "Vampiro", "Vampiro", "Vampiro/Vampiri"}},
    {{"Wall", "f Barreira", "Muro", "Muro/Muri"}},
    {{"Warrior", "Guerreiro", "Guerrero", "Guerriero/Guerrieri"}},
    {{"Wasp", "f Vespa", "f Avispa", "f Vespa/Vespe"}},
    {{"Weird", "Extravagante", "Rareza", "f Bizzarria/Bizzarrie"}},
    {{"Whale", "f Baleia", "f Ballena", "f Balena/Balene"}},
    {{"Wizard", "Mago", "Hechicero", "Mago/Maghi"}},
    {{"Wolf", "Lobo", "Lobo", "Lupo/Lupi"}},
    {{"Worm", "Verme", "Gusano", "Verme/Vermi"}},
    {{"Wraith", "f Aparição/Aparições", "f Aparición/Apariciones", "f Presenza/Presenze"}},
    {{"Wurm", "Vorme", "Sierpe", "Wurm"}},
    {{"Yeti", "Yeti", "Yeti", "Yeti"}},
    {{"Zombie", "Zumbi", "Zombie", "Zombie"}},
    {{"Urza's", "de Urza", "de Urza", "di Urza"}},
    {{"Arcane", "Arcano", "Arcano", "Arcano"}},
    {{"Saga", "f Saga", "f Saga", "f Saga"}},
    {{"Desert", "Deserto", "Desierto", "Deserto/Deserti"}},
    {{"Gate", "Portão/Portões", "Portal/Portales", "Cancello/Cancelli"}},
    {{"Shrine", "Santuário", "Santuario", "Santuario/Santuari"}},
    {{"Treasure", "Tesouro", "Tesoro", "Tesoro/Tesori"}},
    {{"Food", "f Comida", "f Comida", "Cibo/Cibi"}},
    {{"Clue", "f Pista", "f Pista", "Indizio/Indizi"}},
};

bool ends(const std::string& s, const char* tail) {
  std::size_t n = std::strlen(tail);
  return s.size() >= n && s.compare(s.size() - n, n, tail) == 0;
}

std::string plural(Lang lang, const std::string& s) {
  bool vowel = !s.empty() && std::strchr("aeiou", s.back() | 32) != nullptr;
  switch (lang) {
    case Lang::en:
      if (s == "Elf" || s == "Wolf") return s.substr(0, s.size() - 1) + "ves";
      if (s == "Dwarf") return "Dwarves";
      if (s == "Merfolk" || s == "Treefolk" || s == "Fish" || s == "Plains" || s == "Sheep" ||
          ends(s, "kin") || s == "Djinn" || s == "Myr" || s == "Equipment" || ends(s, "'s")) {
        return s;
      }
      if (s == "Fungus") return "Fungi";
      if (ends(s, "y")) return s.substr(0, s.size() - 1) + "ies";
      if (ends(s, "s") || ends(s, "x") || ends(s, "ch") || ends(s, "sh")) return s + "es";
      return s + "s";
    case Lang::pt:
      if (ends(s, "ão")) return s.substr(0, s.size() - 3) + "ões";
      if (ends(s, "m")) return s.substr(0, s.size() - 1) + "ns";
      if (ends(s, "r") || ends(s, "z")) return s + "es";
      if (ends(s, "al")) return s.substr(0, s.size() - 1) + "is";
      return s + "s";
    case Lang::es:
      if (ends(s, "ón")) return s.substr(0, s.size() - 3) + "ones";
      if (ends(s, "án")) return s.substr(0, s.size() - 3) + "anes";
      if (ends(s, "ín")) return s.substr(0, s.size() - 3) + "ines";
      if (ends(s, "z")) return s.substr(0, s.size() - 1) + "ces";
      return s + (vowel ? "s" : "es");
    case Lang::it:
      return s;
  }
  return s;
}

}  // namespace

Noun subtype_noun(Lang lang, const std::string& english) {
  Noun n;
  n.one = english;
  n.many = lang == Lang::en ? plural(lang, english) : english;
  for (const Row& r : kRows) {
    if (english != r.word[0]) continue;
    if (lang == Lang::en) return n;
    std::string s = r.word[int(lang)];
    n.fem = s.compare(0, 2, "f ") == 0;
    if (n.fem) s = s.substr(2);
    std::size_t slash = s.find('/');
    n.one = s.substr(0, slash);
    n.many = slash == std::string::npos ? plural(lang, n.one) : s.substr(slash + 1);
    return n;
  }
  return n;
}

bool subtype_fem(Lang lang, const std::string& shown) {
  if (lang == Lang::en || shown.empty()) return false;
  for (const Row& r : kRows) {
    const char* word = r.word[int(lang)];
    if (word[0] != 'f' || word[1] != ' ') continue;
    const std::size_t n = std::strcspn(word + 2, "/");
    if (shown.size() == n && shown.compare(0, n, word + 2, n) == 0) return true;
  }
  return false;
}

}  // namespace upkeep::text
