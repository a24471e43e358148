// Nouns, adjectives and number words. A row is one string per language: a leading "f " marks a
// feminine noun, '/' parts singular and plural; the '*' of an adjective stands for the four endings
// o a os as (Italian o a i e), and two or four forms are parted by '/'.
#include "text/grammar.h"

namespace upkeep::text {
namespace {

struct Row {
  const char* word[kLangs];
};

Row noun_row(N key) {
  switch (key) {
    case N::artifact:
      return {{"artifact/artifacts", "artefato/artefatos", "artefacto/artefactos",
               "artefatto/artefatti"}};
    case N::creature:
      return {{"creature/creatures", "f criatura/criaturas", "f criatura/criaturas",
               "f creatura/creature"}};
    case N::enchantment:
      return {{"enchantment/enchantments", "encantamento/encantamentos",
               "encantamiento/encantamientos", "incantesimo/incantesimi"}};
    case N::instant:
      return {{"instant/instants", "f mágica instantânea/mágicas instantâneas",
               "instantáneo/instantáneos", "istantaneo/istantanei"}};
    case N::land:
      return {{"land/lands", "terreno/terrenos", "f tierra/tierras", "f terra/terre"}};
    case N::planeswalker:
      return {{"planeswalker/planeswalkers", "planeswalker/planeswalkers",
               "planeswalker/planeswalkers", "planeswalker/planeswalker"}};
    case N::sorcery:
      return {{"sorcery/sorceries", "feitiço/feitiços", "conjuro/conjuros",
               "f stregoneria/stregonerie"}};
    case N::interrupt:
      return {{"interrupt/interrupts", "f interrupção/interrupções",
               "f interrupción/interrupciones", "f interruzione/interruzioni"}};
    case N::mana_source:
      return {{"mana source/mana sources", "f fonte de mana/fontes de mana",
               "f fuente de maná/fuentes de maná", "f fonte di mana/fonti di mana"}};
    case N::permanent:
      return {{"permanent/permanents", "f permanente/permanentes", "permanente/permanentes",
               "permanente/permanenti"}};
    case N::card:
      return {{"card/cards", "card/cards", "f carta/cartas", "f carta/carte"}};
    case N::spell:
      return {{"spell/spells", "f mágica/mágicas", "hechizo/hechizos", "f magia/magie"}};
    case N::ability:
      return {{"ability/abilities", "f habilidade/habilidades", "f habilidad/habilidades",
               "f abilità/abilità"}};
    case N::token:
      return {{"token/tokens", "f ficha/fichas", "f ficha/fichas", "f pedina/pedine"}};
    case N::player:
      return {{"player/players", "jogador/jogadores", "jugador/jugadores", "giocatore/giocatori"}};
    case N::opponent:
      return {{"opponent/opponents", "oponente/oponentes", "oponente/oponentes",
               "avversario/avversari"}};
    case N::source:
      return {{"source/sources", "f fonte/fontes", "f fuente/fuentes", "f fonte/fonti"}};
    case N::aura:
      return {{"Aura/Auras", "f Aura/Auras", "f Aura/Auras", "f Aura/Aure"}};
    case N::counter:
      return {{"counter/counters", "marcador/marcadores", "contador/contadores",
               "segnalino/segnalini"}};
    case N::object:
      return {{"object/objects", "objeto/objetos", "objeto/objetos", "oggetto/oggetti"}};
  }
  return {};
}

Row adjective_row(A key) {
  switch (key) {
    case A::white:
      return {{"white", "branc*", "blanc*", "bianco/bianca/bianchi/bianche"}};
    case A::blue:
      return {{"blue", "azul/azuis", "azul/azules", "blu"}};
    case A::black:
      return {{"black", "pret*", "negr*", "ner*"}};
    case A::red:
      return {{"red", "vermelh*", "roj*", "ross*"}};
    case A::green:
      return {{"green", "verde/verdes", "verde/verdes", "verde/verdi"}};
    case A::colorless:
      return {{"colorless", "incolor/incolores", "incolor/incoloras", "incolore/incolori"}};
    case A::multicolored:
      return {
          {"multicolored", "multicolorid*", "multicolor/multicolores", "multicolore/multicolori"}};
    case A::monocolored:
      return {{"monocolored", "monocolorid*", "monocolor/monocolores", "monocolore/monocolori"}};
    case A::tapped:
      return {{"tapped", "virad*", "girad*", "TAPpat*"}};
    case A::untapped:
      return {{"untapped", "desvirad*", "enderezad*", "STAPpat*"}};
    case A::attacking:
      return {{"attacking", "atacante/atacantes", "atacante/atacantes", "attaccante/attaccanti"}};
    case A::blocking:
      return {{"blocking", "bloqueador/bloqueadora/bloqueadores/bloqueadoras",
               "bloqueador/bloqueadora/bloqueadores/bloqueadoras", "bloccante/bloccanti"}};
    case A::blocked:
      return {{"blocked", "bloquead*", "bloquead*", "bloccat*"}};
    case A::unblocked:
      return {{"unblocked", "não bloquead*", "no bloquead*", "non bloccat*"}};
    case A::nontoken:
      return {{"nontoken", "que não seja ficha/que não sejam fichas",
               "que no sea ficha/que no sean fichas", "non pedina"}};
    case A::basic:
      return {{"basic", "básic*", "básic*", "base"}};
    case A::legendary:
      return {{"legendary", "lendári*", "legendari*",
               "leggendario/leggendaria/leggendari/leggendarie"}};
    case A::world:
      return {{"world", "do mundo", "del mundo", "del mondo"}};
    case A::snow:
      return {{"snow", "da neve", "nevad*", "neve"}};
    case A::enchanted:
      return {{"enchanted", "encantad*", "encantad*", "incantat*"}};
    case A::historic:
      return {{"historic", "históric*", "históric*", "storico/storica/storici/storiche"}};
  }
  return {};
}

std::vector<std::string> split(const std::string& s) {
  std::vector<std::string> out(1);
  for (char c : s) {
    if (c == '/') {
      out.emplace_back();
    } else {
      out.back() += c;
    }
  }
  return out;
}

Noun parse_noun(const char* words) {
  std::string s = words;
  Noun n;
  n.fem = s.compare(0, 2, "f ") == 0;
  std::vector<std::string> p = split(n.fem ? s.substr(2) : s);
  n.one = p[0];
  n.many = p.size() > 1 ? p[1] : p[0];
  return n;
}

}  // namespace

Noun noun(Tongue t, N key) { return parse_noun(noun_row(key).word[int(t.lang)]); }

std::string adjective(Tongue t, A key, bool fem, bool plural) {
  std::string s = adjective_row(key).word[int(t.lang)];
  if (!s.empty() && s.back() == '*') {
    static const char* const iberian[] = {"o", "a", "os", "as"};
    static const char* const italian[] = {"o", "a", "i", "e"};
    s.pop_back();
    int i = int(plural) * 2 + int(fem);
    return s + (t.lang == Lang::it ? italian[i] : iberian[i]);
  }
  std::vector<std::string> p = split(s);
  if (p.size() == 4) return p[std::size_t(plural) * 2 + std::size_t(fem)];
  return p[p.size() > 1 && plural];
}

A color_adjective(int color) {
  static const A colors[] = {A::white, A::blue, A::black, A::red, A::green, A::colorless};
  return colors[color];
}

std::string number_word(Lang lang, int n, bool fem) {
  static const char* const words[kLangs][11] = {
      {"zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"},
      {"zero", "um", "dois", "três", "quatro", "cinco", "seis", "sete", "oito", "nove", "dez"},
      {"cero", "uno", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve", "diez"},
      {"zero", "uno", "due", "tre", "quattro", "cinque", "sei", "sette", "otto", "nove", "dieci"}};
  if (n < 0 || n > 10) return std::to_string(n);
  if (fem && lang == Lang::pt && n == 1) return "uma";
  if (fem && lang == Lang::pt && n == 2) return "duas";
  if (fem && n == 1 && (lang == Lang::es || lang == Lang::it)) return "una";
  if (!fem && n == 1 && lang == Lang::es) return "un";
  return words[int(lang)][n];
}

}  // namespace upkeep::text
