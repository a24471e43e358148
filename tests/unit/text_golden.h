// Texts of cards that were read by a speaker's eye and found good, in English, Portuguese, Spanish
// and Italian.
#pragma once
#include "text/text.h"

namespace text_golden {

using upkeep::kLangs;

struct Golden {
  const char* card;
  const char* text[kLangs];
};

// Read by the eye, in the words of today.
constexpr Golden kModern[] = {
    {"Lightning Bolt",
     {"Deals 3 damage to any target.", "Causa 3 pontos de dano a qualquer alvo.",
      "Hace 3 puntos de daño a cualquier objetivo.", "Infligge 3 danni a un bersaglio qualsiasi."}},
    {"Prodigal Sorcerer",
     {"{T}: Deals 1 damage to any target.", "{T}: Causa 1 ponto de dano a qualquer alvo.",
      "{T}: Hace 1 punto de daño a cualquier objetivo.",
      "{T}: Infligge 1 danno a un bersaglio qualsiasi."}},
    {"Terror",
     {"Destroy target nonblack, nonartifact creature. It can't be regenerated.",
      "Destrua a criatura alvo que não seja preta nem artefato. Ela não pode ser regenerada.",
      "Destruye la criatura objetivo que no sea negra ni artefacto. No puede ser regenerada.",
      "Distruggi una creatura non nera e non artefatto bersaglio. Non può essere rigenerata."}},
    {"Serra Angel",
     {"Flying, vigilance", "Voar, vigilância", "Vuela, vigilancia", "Volare, cautela"}},
    {"Giant Growth",
     {"Target creature gets +3/+3 until end of turn.",
      "A criatura alvo recebe +3/+3 até o final do turno.",
      "La criatura objetivo obtiene +3/+3 hasta el final del turno.",
      "Una creatura bersaglio prende +3/+3 fino alla fine del turno."}},
    {"Disenchant",
     {"Destroy target artifact or enchantment.", "Destrua o artefato ou encantamento alvo.",
      "Destruye el artefacto o encantamiento objetivo.",
      "Distruggi un artefatto o incantesimo bersaglio."}},
    {"Control Magic",
     {"Enchant creature\nYou control enchanted creature.",
      "Encantar criatura\nVocê controla a criatura encantada.",
      "Encantar criatura\nControlas la criatura encantada.",
      "Incantare creatura\nControlli la creatura incantata."}},
    {"Holy Armor",
     {"Enchant creature\nEnchanted creature gets +0/+2.\n{W}: Enchanted creature gets +0/+1 until "
      "end of turn.",
      "Encantar criatura\nA criatura encantada recebe +0/+2.\n{W}: A criatura encantada recebe "
      "+0/+1 até o final do turno.",
      "Encantar criatura\nLa criatura encantada obtiene +0/+2.\n{W}: La criatura encantada obtiene "
      "+0/+1 hasta el final del turno.",
      "Incantare creatura\nLa creatura incantata prende +0/+2.\n{W}: La creatura incantata prende "
      "+0/+1 fino alla fine del turno."}},
    {"Wrath of God",
     {"Destroy all creatures. They can't be regenerated.",
      "Destrua todas as criaturas. Elas não podem ser regeneradas.",
      "Destruye todas las criaturas. No pueden ser regeneradas.",
      "Distruggi tutte le creature. Non possono essere rigenerate."}},
    {"Swords to Plowshares",
     {"Exile target creature. Its controller gains life equal to its power.",
      "Exile a criatura alvo. O controlador dessa criatura ganha pontos de vida iguais ao poder "
      "dessa criatura.",
      "Exilia la criatura objetivo. El controlador de esa criatura gana una cantidad de vidas "
      "igual a la fuerza de esa criatura.",
      "Esilia una creatura bersaglio. Il controllore di quella creatura guadagna punti vita pari "
      "alla forza di quella creatura."}},
    {"Raise Dead",
     {"Return target creature card from your graveyard to your hand.",
      "Devolva o card de criatura alvo de seu cemitério para sua mão.",
      "Regresa la carta de criatura objetivo de tu cementerio a tu mano.",
      "Fai tornare una carta creatura bersaglio dal tuo cimitero nella tua mano."}},
    {"Blue Elemental Blast",
     {"Choose one —\n• Counter target red spell.\n• Destroy target red permanent.",
      "Escolha um —\n• Anule a mágica vermelha alvo.\n• Destrua a permanente vermelha alvo.",
      "Elige uno —\n• Contrarresta el hechizo rojo objetivo.\n• Destruye el permanente rojo "
      "objetivo.",
      "Scegli uno —\n• Neutralizza una magia rossa bersaglio.\n• Distruggi un permanente rosso "
      "bersaglio."}},
    {"Earthquake",
     {"Deals X damage to each creature without flying and each player.",
      "Causa X pontos de dano a cada criatura sem voar e a cada jogador.",
      "Hace X puntos de daño a cada criatura sin la habilidad de volar y a cada jugador.",
      "Infligge X danni a ogni creatura senza volare e a ogni giocatore."}},
    {"Sengir Vampire",
     {"Flying\nWhenever a creature dealt damage by this creature this turn dies, put a +1/+1 "
      "counter on this creature.",
      "Voar\nToda vez que uma criatura que sofreu dano desta criatura neste turno morrer, coloque "
      "um marcador +1/+1 nesta criatura.",
      "Vuela\nSiempre que una criatura que haya recibido daño de esta criatura este turno muera, "
      "pon un contador +1/+1 sobre esta criatura.",
      "Volare\nOgniqualvolta una creatura a cui questa creatura ha inflitto danno in questo turno "
      "muore, metti un segnalino +1/+1 su questa creatura."}},
    {"Hypnotic Specter",
     {"Flying\nWhenever this creature deals damage to an opponent, that player discards a card at "
      "random.",
      "Voar\nToda vez que esta criatura causar dano a um oponente, esse jogador descarta um card "
      "ao acaso.",
      "Vuela\nSiempre que esta criatura haga daño a un oponente, ese jugador descarta una carta al "
      "azar.",
      "Volare\nOgniqualvolta questa creatura infligge danno a un avversario, quel giocatore scarta "
      "una carta a caso."}},
    {"Royal Assassin",
     {"{T}: Destroy target tapped creature.", "{T}: Destrua a criatura virada alvo.",
      "{T}: Destruye la criatura girada objetivo.",
      "{T}: Distruggi una creatura TAPpata bersaglio."}},
    {"Circle of Protection: Red",
     {"{1}: The next time a red source of your choice would deal damage to you this turn, prevent "
      "that damage.",
      "{1}: Na próxima vez que uma fonte vermelha à sua escolha fosse causar dano a você neste "
      "turno, previna esse dano.",
      "{1}: La próxima vez que una fuente roja de tu elección te fuera a hacer daño este turno, "
      "prevén ese daño.",
      "{1}: La prossima volta che una fonte rossa a tua scelta ti infliggerebbe danno in questo "
      "turno, previeni quel danno."}},
    {"Drain Life",
     {"Deals X damage to any target. If that target is a creature, you gain life equal to the "
      "lesser of that amount and that target's toughness. Otherwise, you gain life equal to the "
      "lesser of that amount and that amount plus that target's life total.\nSpend only {B} mana "
      "on X.",
      "Causa X pontos de dano a qualquer alvo. Se esse alvo é uma criatura, você ganha pontos de "
      "vida iguais ao menor entre essa quantidade e a resistência desse alvo. Caso contrário, você "
      "ganha pontos de vida iguais ao menor entre essa quantidade e essa quantidade mais o total "
      "de pontos de vida desse alvo.\nGaste somente mana {B} em X.",
      "Hace X puntos de daño a cualquier objetivo. Si ese objetivo es una criatura, ganas una "
      "cantidad de vidas igual al menor entre esa cantidad y la resistencia de ese objetivo. De lo "
      "contrario, ganas una cantidad de vidas igual al menor entre esa cantidad y esa cantidad más "
      "el total de vidas de ese objetivo.\nGasta solo maná {B} en X.",
      "Infligge X danni a un bersaglio qualsiasi. Se quel bersaglio è una creatura, guadagni punti "
      "vita pari al minore tra quella quantità e la costituzione di quel bersaglio. Altrimenti, "
      "guadagni punti vita pari al minore tra quella quantità e quella quantità più i punti vita "
      "di quel bersaglio.\nSpendi solo mana {B} per X."}},
    {"Fireball",
     {"Deals X damage divided evenly, rounded down, among any number of targets.\nThis spell costs "
      "{1} more to cast for each target beyond the first.",
      "Causa X pontos de dano divididos igualmente, arredondados para baixo, entre qualquer número "
      "de alvos.\nEsta mágica custa {1} a mais para cada alvo além do primeiro.",
      "Hace X puntos de daño divididos en partes iguales, redondeando hacia abajo, entre cualquier "
      "número de objetivos.\nEste hechizo cuesta {1} más por cada objetivo más allá del primero.",
      "Infligge X danni suddivisi in parti uguali, arrotondati per difetto, tra un qualsiasi "
      "numero di bersagli.\nQuesta magia costa {1} in più per ogni bersaglio oltre il primo."}},
    {"Disintegrate",
     {"Deals X damage to any target. A creature dealt damage this way can't be regenerated this "
      "turn. If a creature dealt damage this way would die this turn, exile it instead.",
      "Causa X pontos de dano a qualquer alvo. Uma criatura que sofra dano dessa forma não pode "
      "ser regenerada neste turno. Se uma criatura que sofreu dano dessa forma fosse morrer neste "
      "turno, em vez disso, exile-a.",
      "Hace X puntos de daño a cualquier objetivo. Una criatura que reciba daño de esta manera no "
      "puede ser regenerada este turno. Si una criatura que recibió daño de esta manera fuera a "
      "morir este turno, en vez de eso, exíliala.",
      "Infligge X danni a un bersaglio qualsiasi. Una creatura che subisce danno in questo modo "
      "non può essere rigenerata in questo turno. Se una creatura che ha subito danno in questo "
      "modo sta per morire in questo turno, invece esiliala."}},
    {"Icy Manipulator",
     {"{1}, {T}: Tap target artifact, creature, or land.",
      "{1}, {T}: Vire o artefato, criatura ou terreno alvo.",
      "{1}, {T}: Gira el artefacto, criatura o tierra objetivo.",
      "{1}, {T}: TAPpa un artefatto, creatura o terra bersaglio."}},
    {"Mishra's Factory",
     {"{T}: Add {C}.\n{1}: This land also becomes a 2/2 Assembly-Worker artifact creature until "
      "end of turn.\n{T}: Target Assembly-Worker gets +1/+1 until end of turn.",
      "{T}: Adicione {C}.\n{1}: Este terreno também se torna uma criatura artefato Montadora 2/2 "
      "até o final do turno.\n{T}: A Montadora alvo recebe +1/+1 até o final do turno.",
      "{T}: Agrega {C}.\n{1}: Esta tierra también se convierte en una criatura artefacto Operario "
      "de montaje 2/2 hasta el final del turno.\n{T}: El Operario de montaje objetivo obtiene "
      "+1/+1 hasta el final del turno.",
      "{T}: Aggiungi {C}.\n{1}: Questa terra diventa anche una creatura artefatto Assemblatore 2/2 "
      "fino alla fine del turno.\n{T}: Un Assemblatore bersaglio prende +1/+1 fino alla fine del "
      "turno."}},
    {"Paralyze",
     {"Enchant creature\nWhen this Aura enters the battlefield, tap enchanted creature.\nEnchanted "
      "creature doesn't untap during its controller's untap step.\nAt the beginning of the upkeep "
      "of enchanted creature's controller, that player may pay {4}. If that player does, untap "
      "enchanted creature.",
      "Encantar criatura\nQuando esta Aura entrar no campo de batalha, vire a criatura "
      "encantada.\nA criatura encantada não desvira durante a etapa de desvirar de seu "
      "controlador.\nNo início da manutenção do controlador da criatura encantada, esse jogador "
      "pode pagar {4}. Se esse jogador fizer isso, desvire a criatura encantada.",
      "Encantar criatura\nCuando esta Aura entre al campo de batalla, gira la criatura "
      "encantada.\nLa criatura encantada no se endereza durante el paso de enderezar de su "
      "controlador.\nAl comienzo del mantenimiento del controlador de la criatura encantada, ese "
      "jugador puede pagar {4}. Si ese jugador lo hace, endereza la criatura encantada.",
      "Incantare creatura\nQuando questa Aura entra nel campo di battaglia, TAPpa la creatura "
      "incantata.\nLa creatura incantata non STAPpa durante lo STAP del suo "
      "controllore.\nAll'inizio del mantenimento del controllore della creatura incantata, quel "
      "giocatore può pagare {4}. Se quel giocatore lo fa, STAPpa la creatura incantata."}},
    {"Venom",
     {"Enchant creature\nWhenever enchanted creature blocks or becomes blocked by a non-Wall "
      "creature, destroy that creature at end of combat.",
      "Encantar criatura\nToda vez que a criatura encantada bloquear ou for bloqueada por uma "
      "criatura que não seja Barreira, destrua essa criatura no final do combate.",
      "Encantar criatura\nSiempre que la criatura encantada bloquee o sea bloqueada por una "
      "criatura que no sea Muro, destruye esa criatura al final del combate.",
      "Incantare creatura\nOgniqualvolta la creatura incantata blocca o viene bloccata da una "
      "creatura non Muro, distruggi quella creatura alla fine del combattimento."}},
    {"Nevinyrral's Disk",
     {"This artifact enters the battlefield tapped.\n{1}, {T}: Destroy all artifacts, creatures, "
      "and enchantments.",
      "Este artefato entra no campo de batalha virado.\n{1}, {T}: Destrua todos os artefatos, "
      "criaturas e encantamentos.",
      "Este artefacto entra al campo de batalla girado.\n{1}, {T}: Destruye todos los artefactos, "
      "criaturas y encantamientos.",
      "Questo artefatto entra nel campo di battaglia TAPpato.\n{1}, {T}: Distruggi tutti gli "
      "artefatti, creature e incantesimi."}},
    {"Karma",
     {"At the beginning of each player's upkeep, this enchantment deals damage to that player "
      "equal to the number of Swamps that player controls.",
      "No início da manutenção de cada jogador, este encantamento causa a esse jogador uma "
      "quantidade de pontos de dano igual ao número de Pântanos que esse jogador controla.",
      "Al comienzo del mantenimiento de cada jugador, este encantamiento hace una cantidad de daño "
      "a ese jugador igual al número de Pantanos que controla ese jugador.",
      "All'inizio del mantenimento di ogni giocatore, questo incantesimo infligge danno a quel "
      "giocatore pari al numero di Paludi controllate da quel giocatore."}},
    {"Mind Twist",
     {"Target player discards X cards at random.", "O jogador alvo descarta X cards ao acaso.",
      "El jugador objetivo descarta X cartas al azar.",
      "Un giocatore bersaglio scarta X carte a caso."}},
    {"Twiddle",
     {"You may tap or untap target artifact, creature, or land.",
      "Você pode virar ou desvirar o artefato, criatura ou terreno alvo.",
      "Puedes girar o enderezar el artefacto, criatura o tierra objetivo.",
      "Puoi TAPpare o STAPpare un artefatto, creatura o terra bersaglio."}},
    {"Crusade",
     {"White creatures get +1/+1.", "As criaturas brancas recebem +1/+1.",
      "Las criaturas blancas obtienen +1/+1.", "Le creature bianche prendono +1/+1."}},
    {"Goblin King",
     {"Other Goblins get +1/+1 and have mountainwalk.",
      "Os outros Goblins recebem +1/+1 e têm travessia de montanhas.",
      "Los otros Trasgos obtienen +1/+1 y tienen la habilidad de cruzar montañas.",
      "Gli altri Goblin prendono +1/+1 e hanno passa-montagne."}},
    {"Sea Serpent",
     {"This creature can't attack unless defending player controls an Island.\nWhen you control no "
      "Islands, sacrifice this creature.",
      "Esta criatura não pode atacar, a menos que o jogador defensor controle uma Ilha.\nQuando "
      "você não controlar nenhuma Ilha, sacrifique esta criatura.",
      "Esta criatura no puede atacar a menos que el jugador defensor controle una Isla.\nCuando no "
      "controles ninguna Isla, sacrifica esta criatura.",
      "Questa creatura non può attaccare a meno che il giocatore in difesa non controlli "
      "un'Isola.\nQuando non controlli nessuna Isola, sacrifica questa creatura."}},
    {"Black Vise",
     {"As this artifact enters the battlefield, choose an opponent.\nAt the beginning of each "
      "opponent's upkeep, this artifact deals damage to the chosen player equal to the number of "
      "cards in the chosen player's hand minus 4.",
      "Conforme este artefato entra no campo de batalha, escolha um oponente.\nNo início da "
      "manutenção de cada oponente, este artefato causa ao jogador escolhido uma quantidade de "
      "pontos de dano igual ao número de cards na mão do jogador escolhido menos 4.",
      "Al entrar este artefacto al campo de batalla, elige un oponente.\nAl comienzo del "
      "mantenimiento de cada oponente, este artefacto hace una cantidad de daño al jugador elegido "
      "igual al número de cartas en la mano del jugador elegido menos 4.",
      "Mentre questo artefatto entra nel campo di battaglia, scegli un avversario.\nAll'inizio del "
      "mantenimento di ogni avversario, questo artefatto infligge danno al giocatore scelto pari "
      "al numero di carte nella mano del giocatore scelto meno 4."}},
    {"Land Tax",
     {"At the beginning of your upkeep, if the number of lands your opponents control is greater "
      "than the number of lands you control, you may search your library for up to three basic "
      "land cards, reveal them, put them into your hand, then shuffle.",
      "No início de sua manutenção, se o número de terrenos que seus oponentes controlam é maior "
      "que o número de terrenos que você controla, você pode procurar até três cards de terreno "
      "básico em seu grimório, revelá-los, colocá-los em sua mão e depois embaralhar.",
      "Al comienzo de tu mantenimiento, si el número de tierras que controlan tus oponentes es "
      "mayor que el número de tierras que controlas, puedes buscar hasta tres cartas de tierra "
      "básica en tu biblioteca, mostrarlas, ponerlas en tu mano y luego barajar.",
      "All'inizio del tuo mantenimento, se il numero di terre controllate dai tuoi avversari è "
      "maggiore del numero di terre che controlli, puoi cercare fino a tre carte terra base nel "
      "tuo grimorio, rivelarle, metterle nella tua mano, poi rimescolare."}},
    {"Loxodon Warhammer",
     {"Equipped creature gets +3/+0 and has trample and lifelink.\nEquip {3}",
      "A criatura equipada recebe +3/+0 e tem atropelar e vínculo com a vida.\nEquipar {3}",
      "La criatura equipada obtiene +3/+0 y tiene la habilidad de arrollar y vínculo "
      "vital.\nEquipar {3}",
      "La creatura equipaggiata prende +3/+0 e ha travolgere e legame vitale.\nEquipaggiare {3}"}},
    {"Mana Leak",
     {"Counter target spell unless its controller pays {3}.",
      "Anule a mágica alvo, a menos que o controlador dessa mágica pague {3}.",
      "Contrarresta el hechizo objetivo a menos que el controlador de ese hechizo pague {3}.",
      "Neutralizza una magia bersaglio a meno che il controllore di quella magia non paghi {3}."}},
    {"Kavu Titan",
     {"Kicker {2}{G}\nIf the kicker was paid, this creature enters the battlefield with three "
      "+1/+1 counters on it.\nIf the kicker was paid, this creature has trample.",
      "Reforço {2}{G}\nSe o reforço foi pago, esta criatura entra no campo de batalha com três "
      "marcadores +1/+1.\nSe o reforço foi pago, esta criatura tem atropelar.",
      "Estímulo {2}{G}\nSi se pagó el estímulo, esta criatura entra al campo de batalla con tres "
      "contadores +1/+1.\nSi se pagó el estímulo, esta criatura tiene la habilidad de arrollar.",
      "Potenziamento {2}{G}\nSe è stato pagato il potenziamento, questa creatura entra nel campo "
      "di battaglia con tre segnalini +1/+1.\nSe è stato pagato il potenziamento, questa creatura "
      "ha travolgere."}},
    {"Sakura-Tribe Elder",
     {"Sacrifice this creature: Search your library for a basic land card, put it onto the "
      "battlefield tapped, then shuffle.",
      "Sacrifique esta criatura: Procure um card de terreno básico em seu grimório, coloque-o no "
      "campo de batalha virado e depois embaralhe.",
      "Sacrifica esta criatura: Busca una carta de tierra básica en tu biblioteca, ponla en el "
      "campo de batalla girada y luego baraja.",
      "Sacrifica questa creatura: Cerca una carta terra base nel tuo grimorio, mettila sul campo "
      "di battaglia TAPpata, poi rimescola."}},
    {"Whipgrass Entangler",
     {"{1}{W}: Until end of turn, target creature can't attack or block unless its controller pays "
      "{1} for each Cleric.",
      "{1}{W}: Até o final do turno, a criatura alvo não pode atacar nem bloquear, a menos que seu "
      "controlador pague {1} para cada Clérigo.",
      "{1}{W}: Hasta el final del turno, la criatura objetivo no puede atacar ni bloquear a menos "
      "que su controlador pague {1} por cada Clérigo.",
      "{1}{W}: Fino alla fine del turno, una creatura bersaglio non può attaccare né bloccare a "
      "meno che il suo controllore non paghi {1} per ogni Chierico."}},
    {"Raise the Alarm",
     {"Create two 1/1 white Soldier creature tokens.",
      "Crie duas fichas de criatura Soldado brancas 1/1.",
      "Crea dos fichas de criatura Soldado blancas 1/1.",
      "Crea due pedine creatura Soldato bianche 1/1."}},
    {"Corrupt",
     {"Deals damage to any target equal to the number of Swamps you control. You gain that much "
      "life.",
      "Causa a qualquer alvo uma quantidade de pontos de dano igual ao número de Pântanos que você "
      "controla. Você ganha essa quantidade de pontos de vida.",
      "Hace una cantidad de daño a cualquier objetivo igual al número de Pantanos que controlas. "
      "Ganas esa cantidad de vidas.",
      "Infligge danno a un bersaglio qualsiasi pari al numero di Paludi che controlli. Guadagni "
      "altrettanti punti vita."}},
    {"Timetwister",
     {"For each player, shuffle all cards from that player's hand and all cards from that player's "
      "graveyard into their owners' libraries. Each player draws seven cards.",
      "Para cada jogador, embaralhe todos os cards da mão desse jogador e todos os cards do "
      "cemitério desse jogador no grimório de seus donos. Cada jogador compra sete cards.",
      "Por cada jugador, baraja todas las cartas de la mano de ese jugador y todas las cartas del "
      "cementerio de ese jugador en la biblioteca de sus propietarios. Cada jugador roba siete "
      "cartas.",
      "Per ogni giocatore, rimescola tutte le carte dalla mano di quel giocatore e tutte le carte "
      "dal cimitero di quel giocatore nel grimorio dei proprietari. Ogni giocatore pesca sette "
      "carte."}},
    {"Liliana Vess",
     {"+1: Target player discards a card.\n−2: Search your library for a card, then shuffle and "
      "put it on top.\n−8: Return all creature cards from all graveyards to the battlefield under "
      "your control.",
      "+1: O jogador alvo descarta um card.\n−2: Procure um card em seu grimório, depois embaralhe "
      "e coloque o card escolhido no topo.\n−8: Devolva todos os cards de criatura de todos os "
      "cemitérios ao campo de batalha sob seu controle.",
      "+1: El jugador objetivo descarta una carta.\n−2: Busca una carta en tu biblioteca, luego "
      "baraja y pon la carta elegida en la parte superior.\n−8: Regresa todas las cartas de "
      "criatura de todos los cementerios al campo de batalla bajo tu control.",
      "+1: Un giocatore bersaglio scarta una carta.\n−2: Cerca una carta nel tuo grimorio, poi "
      "rimescola e metti la carta scelta in cima.\n−8: Rimetti tutte le carte creatura da tutti i "
      "cimiteri sul campo di battaglia sotto il tuo controllo."}},
};

// The same in the words of 1997.
constexpr Golden kClassic[] = {
    {"Lightning Bolt",
     {"Deals 3 damage to target creature or player.",
      "Causa 3 pontos de dano à criatura ou jogador alvo.",
      "Hace 3 puntos de daño a la criatura o jugador objetivo.",
      "Infligge 3 danni a una creatura o giocatore bersaglio."}},
    {"Terror",
     {"Bury target nonblack, nonartifact creature.",
      "Enterre a criatura alvo que não seja preta nem artefato.",
      "Entierra la criatura objetivo que no sea negra ni artefacto.",
      "Seppellisci una creatura non nera e non artefatto bersaglio."}},
    {"Serra Angel",
     {"Flying\nThis creature doesn't tap to attack.", "Voar\nEsta criatura não vira para atacar.",
      "Vuela\nEsta criatura no se gira para atacar.",
      "Volare\nQuesta creatura non si TAPpa per attaccare."}},
    {"Swords to Plowshares",
     {"Remove target creature from the game. Its controller gains life equal to its power.",
      "Remova do jogo a criatura alvo. O controlador dessa criatura ganha pontos de vida iguais ao "
      "poder dessa criatura.",
      "Retira del juego la criatura objetivo. El controlador de esa criatura gana una cantidad de "
      "vidas igual a la fuerza de esa criatura.",
      "Rimuovi dal gioco una creatura bersaglio. Il controllore di quella creatura guadagna punti "
      "vita pari alla forza di quella creatura."}},
    {"Paralyze",
     {"When this enchantment enters play, tap enchanted creature.\nEnchanted creature doesn't "
      "untap during its controller's untap step.\nDuring the upkeep of enchanted "
      "creature's controller, that player may pay {4}. If that player does, untap enchanted "
      "creature.",
      "Quando este encantamento entrar em jogo, vire a criatura encantada.\nA criatura encantada "
      "não desvira durante a etapa de desvirar de seu controlador.\nDurante a manutenção do "
      "controlador da criatura encantada, esse jogador pode pagar {4}. Se esse jogador fizer isso, "
      "desvire a criatura encantada.",
      "Cuando este encantamiento entre en juego, gira la criatura encantada.\nLa criatura "
      "encantada no se endereza durante el paso de enderezar de su controlador.\nDurante el "
      "mantenimiento del controlador de la criatura encantada, ese jugador puede pagar {4}. Si ese "
      "jugador lo hace, endereza la criatura encantada.",
      "Quando questo incantesimo entra in gioco, TAPpa la creatura incantata.\nLa creatura "
      "incantata non STAPpa durante lo STAP del suo controllore.\nDurante il mantenimento del "
      "controllore della creatura incantata, quel giocatore può pagare {4}. Se quel giocatore lo "
      "fa, STAPpa la creatura incantata."}},
    {"Giant Spider",
     {"This creature can block creatures with flying.",
      "Esta criatura pode bloquear criaturas com voar.",
      "Esta criatura puede bloquear criaturas con la habilidad de volar.",
      "Questa creatura può bloccare creature con volare."}},
    {"The Hive",
     {"{5}, {T}: Put a 1/1 Insect artifact creature token named Wasp with flying into play.",
      "{5}, {T}: Coloque em jogo uma ficha de criatura artefato Inseto 1/1 de nome Wasp com voar.",
      "{5}, {T}: Pon en juego una ficha de criatura artefacto Insecto 1/1 llamada Wasp con la "
      "habilidad de volar.",
      "{5}, {T}: Metti in gioco una pedina creatura artefatto Insetto 1/1 chiamata Wasp con "
      "volare."}},
    {"Pestilence",
     {"{B}: Deals 1 damage to each creature and each player.\nAt end of turn, if there are no "
      "creatures in play, sacrifice this enchantment.",
      "{B}: Causa 1 ponto de dano a cada criatura e a cada jogador.\nNo final do turno, se não há "
      "criaturas em jogo, sacrifique este encantamento.",
      "{B}: Hace 1 punto de daño a cada criatura y a cada jugador.\nAl final del turno, si no hay "
      "criaturas en juego, sacrifica este encantamiento.",
      "{B}: Infligge 1 danno a ogni creatura e a ogni giocatore.\nAlla fine del turno, se non ci "
      "sono creature in gioco, sacrifica questo incantesimo."}},
    {"Crumble",
     {"Bury target artifact. Its controller gains life equal to its casting cost.",
      "Enterre o artefato alvo. O controlador desse artefato ganha pontos de vida iguais ao custo "
      "de mana desse artefato.",
      "Entierra el artefacto objetivo. El controlador de ese artefacto gana una cantidad de vidas "
      "igual al coste de maná de ese artefacto.",
      "Seppellisci un artefatto bersaglio. Il controllore di quell'artefatto guadagna punti vita "
      "pari al costo di mana di quell'artefatto."}},
};

}  // namespace text_golden
