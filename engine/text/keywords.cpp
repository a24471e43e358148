// Keyword abilities in four languages: name, phrase, older phrase, reminder.
#include "text/keywords.h"

namespace upkeep::text {

KeywordWords keyword_words(Keyword k) {
  switch (k) {
    case Keyword::flying:
      return {{"Flying", "Voar", "Vuela", "Volare"},
              {"", "", "", ""},
              {"", "", "", ""},
              {"Can be blocked only by creatures with flying or reach.",
               "Só pode ser bloqueada por criaturas com voar ou alcance.",
               "Solo puede ser bloqueada por criaturas con la habilidad de volar o alcance.",
               "Può essere bloccata solo da creature con volare o raggiungere."}};
    case Keyword::first_strike:
      return {{"First strike", "Iniciativa", "Daña primero", "Attacco improvviso"},
              {"", "", "", ""},
              {"", "", "", ""},
              {"Deals combat damage before creatures without first strike.",
               "Causa dano de combate antes das criaturas sem iniciativa.",
               "Hace daño de combate antes que las criaturas sin esta habilidad.",
               "Infligge danno da combattimento prima delle creature senza attacco improvviso."}};
    case Keyword::double_strike:
      return {{"Double strike", "Golpe duplo", "Daña dos veces", "Doppio attacco"},
              {"", "", "", ""},
              {"", "", "", ""},
              {"Deals combat damage both first and at the usual time.",
               "Causa dano de combate primeiro e também no momento normal.",
               "Hace daño de combate primero y también en el momento habitual.",
               "Infligge danno da combattimento sia per prima sia al momento normale."}};
    case Keyword::trample:
      return {{"Trample", "Atropelar", "Arrolla", "Travolgere"},
              {"", "", "", ""},
              {"", "", "", ""},
              {"What remains after killing its blockers is dealt to the player it attacks.",
               "O que sobra depois de matar os bloqueadores é causado ao jogador atacado.",
               "Lo que sobra tras matar a sus bloqueadoras se hace al jugador atacado.",
               "Ciò che resta dopo aver ucciso chi la blocca è inflitto al giocatore attaccato."}};
    case Keyword::vigilance:
      return {{"Vigilance", "Vigilância", "Vigilancia", "Cautela"},
              {"", "", "", ""},
              {"[0:doesn't|don't] tap to attack", "não [0:vira|viram] para atacar",
               "no se gira[0:|n] para atacar", "non si TAPpa[0:|no] per attaccare"},
              {"Attacking doesn't cause it to tap.", "Não vira ao atacar.", "No se gira al atacar.",
               "Non si TAPpa quando attacca."}};
    case Keyword::haste:
      return {{"Haste", "Ímpeto", "Prisa", "Rapidità"},
              {"", "", "", ""},
              {"[0:is|are] unaffected by summoning sickness",
               "não [0:sofre|sofrem] enjoo de invocação", "no [0:sufre|sufren] mareo de invocación",
               "non [0:subisce|subiscono] debolezza da evocazione"},
              {"Can attack and use {T} as soon as it comes under your control.",
               "Pode atacar e usar {T} assim que fica sob seu controle.",
               "Puede atacar y usar {T} en cuanto queda bajo tu control.",
               "Può attaccare e usare {T} appena passa sotto il tuo controllo."}};
    case Keyword::reach:
      return {{"Reach", "Alcance", "Alcance", "Raggiungere"},
              {"", "", "", ""},
              {"can block creatures with flying", "[0:pode|podem] bloquear criaturas com voar",
               "[0:puede|pueden] bloquear criaturas con la habilidad de volar",
               "[0:può|possono] bloccare creature con volare"},
              {"Can block creatures with flying.", "Pode bloquear criaturas com voar.",
               "Puede bloquear criaturas con la habilidad de volar.",
               "Può bloccare creature con volare."}};
    case Keyword::defender:
      return {{"Defender", "Defensor", "Defensor", "Difensore"},
              {"", "", "", ""},
              {"can't attack", "não [0:pode|podem] atacar", "no [0:puede|pueden] atacar",
               "non [0:può|possono] attaccare"},
              {"Can't attack.", "Não pode atacar.", "No puede atacar.", "Non può attaccare."}};
    case Keyword::deathtouch:
      return {{"Deathtouch", "Toque mortífero", "Toque mortal", "Tocco letale"},
              {"", "", "", ""},
              {"", "", "", ""},
              {"Any amount of damage it deals to a creature destroys that creature.",
               "Qualquer dano que causa a uma criatura a destrói.",
               "Cualquier daño que hace a una criatura la destruye.",
               "Qualsiasi danno che infligge a una creatura la distrugge."}};
    case Keyword::lifelink:
      return {{"Lifelink", "Vínculo com a vida", "Vínculo vital", "Legame vitale"},
              {"", "", "", ""},
              {"", "", "", ""},
              {"Its damage also makes you gain that much life.",
               "Seu dano também faz você ganhar a mesma quantidade de vida.",
               "Su daño también te hace ganar esa cantidad de vidas.",
               "Il suo danno ti fa anche guadagnare altrettanti punti vita."}};
    case Keyword::hexproof:
      return {{"Hexproof", "Resistência a magia", "Antimaleficio", "Anti-malocchio"},
              {"", "", "", ""},
              {"", "", "", ""},
              {"Can't be the target of spells or abilities your opponents control.",
               "Não pode ser alvo de mágicas nem de habilidades dos oponentes.",
               "No puede ser objetivo de hechizos ni habilidades de tus oponentes.",
               "Non può essere bersaglio di magie o abilità dei tuoi avversari."}};
    case Keyword::shroud:
      return {{"Shroud", "Manto", "Velo", "Velo"},
              {"", "", "", ""},
              {"can't be the target of spells or abilities",
               "não [0:pode|podem] ser alvo de mágicas nem de habilidades",
               "no [0:puede|pueden] ser objetivo de hechizos ni habilidades",
               "non [0:può|possono] essere bersaglio di magie o abilità"},
              {"Can't be the target of spells or abilities.",
               "Não pode ser alvo de mágicas nem de habilidades.",
               "No puede ser objetivo de hechizos ni habilidades.",
               "Non può essere bersaglio di magie o abilità."}};
    case Keyword::indestructible:
      return {{"Indestructible", "Indestrutível", "Indestructible", "Indistruttibile"},
              {"", "", "", ""},
              {"", "", "", ""},
              {"Damage and effects that say \"destroy\" don't destroy it.",
               "Dano e efeitos que dizem \"destruir\" não a destroem.",
               "El daño y los efectos que dicen \"destruir\" no la destruyen.",
               "Il danno e gli effetti che dicono \"distruggi\" non la distruggono."}};
    case Keyword::menace:
      return {{"Menace", "Ameaçar", "Amenaza", "Minacciare"},
              {"", "", "", ""},
              {"", "", "", ""},
              {"Can't be blocked except by two or more creatures.",
               "Só pode ser bloqueada por duas ou mais criaturas.",
               "Solo puede ser bloqueada por dos o más criaturas.",
               "Può essere bloccata solo da due o più creature."}};
    case Keyword::flash:
      return {{"Flash", "Lampejo", "Destello", "Lampo"},
              {"", "", "", ""},
              {"may be cast any time you could cast an instant",
               "[0:pode|podem] ser [0:conjurado|conjurada|conjurados|conjuradas] quando você puder "
               "conjurar uma mágica instantânea",
               "[0:puede|pueden] lanzarse en cualquier momento en que puedas lanzar un instantáneo",
               "[0:può|possono] essere [0:lanciato|lanciata|lanciati|lanciate] in ogni momento in "
               "cui potresti lanciare un istantaneo"},
              {"You may cast it any time you could cast an instant.",
               "Você pode conjurá-la quando puder conjurar uma mágica instantânea.",
               "Puedes lanzarla en cualquier momento en que puedas lanzar un instantáneo.",
               "Puoi lanciarla in ogni momento in cui potresti lanciare un istantaneo."}};
    case Keyword::fear:
      return {{"Fear", "Medo", "Inspirar temor", "Incutere paura"},
              {"", "", "", ""},
              {"can be blocked only by artifact creatures and black creatures",
               "só [0:pode|podem] ser [0:bloqueado|bloqueada|bloqueados|bloqueadas] por criaturas "
               "artefato e criaturas pretas",
               "solo [0:puede|pueden] ser [0:bloqueado|bloqueada|bloqueados|bloqueadas] por "
               "criaturas artefacto y criaturas negras",
               "[0:può|possono] essere [0:bloccato|bloccata|bloccati|bloccate] solo da creature "
               "artefatto e creature nere"},
              {"Can be blocked only by artifact creatures and black creatures.",
               "Só pode ser bloqueada por criaturas artefato e criaturas pretas.",
               "Solo puede ser bloqueada por criaturas artefacto y criaturas negras.",
               "Può essere bloccata solo da creature artefatto e creature nere."}};
    case Keyword::intimidate:
      return {
          {"Intimidate", "Intimidar", "Intimidar", "Intimidire"},
          {"", "", "", ""},
          {"", "", "", ""},
          {"Can be blocked only by artifact creatures and creatures that share a color with it.",
           "Só pode ser bloqueada por criaturas artefato e por criaturas que tenham uma cor em "
           "comum com ela.",
           "Solo puede ser bloqueada por criaturas artefacto y por criaturas que compartan un "
           "color con ella.",
           "Può essere bloccata solo da creature artefatto e da creature con un colore in "
           "comune."}};
    case Keyword::infect:
      return {
          {"Infect", "Infectar", "Infectar", "Infettare"},
          {"", "", "", ""},
          {"", "", "", ""},
          {"Deals damage to creatures as -1/-1 counters and to players as poison counters.",
           "Causa dano a criaturas como marcadores -1/-1 e a jogadores como marcadores de veneno.",
           "Hace daño a las criaturas como contadores -1/-1 y a los jugadores como contadores de "
           "veneno.",
           "Infligge danno alle creature come segnalini -1/-1 e ai giocatori come segnalini "
           "veleno."}};
    case Keyword::wither:
      return {{"Wither", "Definhar", "Debilitar", "Avvizzire"},
              {"", "", "", ""},
              {"", "", "", ""},
              {"Deals damage to creatures as -1/-1 counters.",
               "Causa dano a criaturas como marcadores -1/-1.",
               "Hace daño a las criaturas como contadores -1/-1.",
               "Infligge danno alle creature come segnalini -1/-1."}};
    case Keyword::banding:
      return {{"Banding", "Formar bandos", "Formar bandas", "Branco"},
              {"", "", "", ""},
              {"", "", "", ""},
              {"May attack in a band, and you divide the damage dealt to a band of yours.",
               "Pode atacar em bando, e você divide o dano causado a um bando seu.",
               "Puede atacar en banda, y tú divides el daño que se hace a una banda tuya.",
               "Può attaccare in branco, e tu suddividi il danno inflitto a un tuo branco."}};
    case Keyword::plainswalk:
      return {
          {"Plainswalk", "Travessia de planícies", "Cruza llanuras", "Passa-pianure"},
          {"", "", "", ""},
          {"", "", "", ""},
          {"Can't be blocked as long as the defending player controls a Plains.",
           "Não pode ser bloqueada enquanto o jogador defensor controla uma Planície.",
           "No puede ser bloqueada mientras el jugador defensor controle una Llanura.",
           "Non può essere bloccata fintanto che il giocatore in difesa controlla una Pianura."}};
    case Keyword::islandwalk:
      return {{"Islandwalk", "Travessia de ilhas", "Cruza islas", "Passa-isole"},
              {"", "", "", ""},
              {"", "", "", ""},
              {"Can't be blocked as long as the defending player controls an Island.",
               "Não pode ser bloqueada enquanto o jogador defensor controla uma Ilha.",
               "No puede ser bloqueada mientras el jugador defensor controle una Isla.",
               "Non può essere bloccata fintanto che il giocatore in difesa controlla un'Isola."}};
    case Keyword::swampwalk:
      return {
          {"Swampwalk", "Travessia de pântanos", "Cruza pantanos", "Passa-paludi"},
          {"", "", "", ""},
          {"", "", "", ""},
          {"Can't be blocked as long as the defending player controls a Swamp.",
           "Não pode ser bloqueada enquanto o jogador defensor controla um Pântano.",
           "No puede ser bloqueada mientras el jugador defensor controle un Pantano.",
           "Non può essere bloccata fintanto che il giocatore in difesa controlla una Palude."}};
    case Keyword::mountainwalk:
      return {
          {"Mountainwalk", "Travessia de montanhas", "Cruza montañas", "Passa-montagne"},
          {"", "", "", ""},
          {"", "", "", ""},
          {"Can't be blocked as long as the defending player controls a Mountain.",
           "Não pode ser bloqueada enquanto o jogador defensor controla uma Montanha.",
           "No puede ser bloqueada mientras el jugador defensor controle una Montaña.",
           "Non può essere bloccata fintanto che il giocatore in difesa controlla una Montagna."}};
    case Keyword::forestwalk:
      return {
          {"Forestwalk", "Travessia de florestas", "Cruza bosques", "Passa-foreste"},
          {"", "", "", ""},
          {"", "", "", ""},
          {"Can't be blocked as long as the defending player controls a Forest.",
           "Não pode ser bloqueada enquanto o jogador defensor controla uma Floresta.",
           "No puede ser bloqueada mientras el jugador defensor controle un Bosque.",
           "Non può essere bloccata fintanto che il giocatore in difesa controlla una Foresta."}};
    case Keyword::protection_white:
      return {{"Protection from white", "Proteção contra o branco", "Protección contra el blanco",
               "Protezione dal bianco"},
              {"", "", "", ""},
              {"", "", "", ""},
              {"Can't be blocked, targeted, damaged, or enchanted by anything white.",
               "Nada branco pode bloqueá-la, tê-la como alvo, causar dano a ela ou encantá-la.",
               "Nada blanco puede bloquearla, hacerla objetivo, hacerle daño ni encantarla.",
               "Nulla di bianco può bloccarla, bersagliarla, infliggerle danno o incantarla."}};
    case Keyword::protection_blue:
      return {{"Protection from blue", "Proteção contra o azul", "Protección contra el azul",
               "Protezione dal blu"},
              {"", "", "", ""},
              {"", "", "", ""},
              {"Can't be blocked, targeted, damaged, or enchanted by anything blue.",
               "Nada azul pode bloqueá-la, tê-la como alvo, causar dano a ela ou encantá-la.",
               "Nada azul puede bloquearla, hacerla objetivo, hacerle daño ni encantarla.",
               "Nulla di blu può bloccarla, bersagliarla, infliggerle danno o incantarla."}};
    case Keyword::protection_black:
      return {{"Protection from black", "Proteção contra o preto", "Protección contra el negro",
               "Protezione dal nero"},
              {"", "", "", ""},
              {"", "", "", ""},
              {"Can't be blocked, targeted, damaged, or enchanted by anything black.",
               "Nada preto pode bloqueá-la, tê-la como alvo, causar dano a ela ou encantá-la.",
               "Nada negro puede bloquearla, hacerla objetivo, hacerle daño ni encantarla.",
               "Nulla di nero può bloccarla, bersagliarla, infliggerle danno o incantarla."}};
    case Keyword::protection_red:
      return {{"Protection from red", "Proteção contra o vermelho", "Protección contra el rojo",
               "Protezione dal rosso"},
              {"", "", "", ""},
              {"", "", "", ""},
              {"Can't be blocked, targeted, damaged, or enchanted by anything red.",
               "Nada vermelho pode bloqueá-la, tê-la como alvo, causar dano a ela ou encantá-la.",
               "Nada rojo puede bloquearla, hacerla objetivo, hacerle daño ni encantarla.",
               "Nulla di rosso può bloccarla, bersagliarla, infliggerle danno o incantarla."}};
    case Keyword::protection_green:
      return {{"Protection from green", "Proteção contra o verde", "Protección contra el verde",
               "Protezione dal verde"},
              {"", "", "", ""},
              {"", "", "", ""},
              {"Can't be blocked, targeted, damaged, or enchanted by anything green.",
               "Nada verde pode bloqueá-la, tê-la como alvo, causar dano a ela ou encantá-la.",
               "Nada verde puede bloquearla, hacerla objetivo, hacerle daño ni encantarla.",
               "Nulla di verde può bloccarla, bersagliarla, infliggerle danno o incantarla."}};
    case Keyword::protection_artifacts:
      return {{"Protection from artifacts", "Proteção contra artefatos",
               "Protección contra artefactos", "Protezione dagli artefatti"},
              {"", "", "", ""},
              {"", "", "", ""},
              {"Can't be blocked, targeted, damaged, or equipped by artifacts.",
               "Artefatos não podem bloqueá-la, tê-la como alvo, causar dano a ela ou equipá-la.",
               "Los artefactos no pueden bloquearla, hacerla objetivo, hacerle daño ni equiparla.",
               "Gli artefatti non possono bloccarla, bersagliarla, infliggerle danno o "
               "equipaggiarla."}};
    case Keyword::protection_creatures:
      return {{"Protection from creatures", "Proteção contra criaturas",
               "Protección contra criaturas", "Protezione dalle creature"},
              {"", "", "", ""},
              {"", "", "", ""},
              {"Can't be blocked, targeted, or damaged by creatures.",
               "Criaturas não podem bloqueá-la, tê-la como alvo nem causar dano a ela.",
               "Las criaturas no pueden bloquearla, hacerla objetivo ni hacerle daño.",
               "Le creature non possono bloccarla, bersagliarla o infliggerle danno."}};
    case Keyword::unblockable:
      return {{"", "", "", ""},
              {"can't be blocked",
               "não [0:pode|podem] ser [0:bloqueado|bloqueada|bloqueados|bloqueadas]",
               "no [0:puede|pueden] ser [0:bloqueado|bloqueada|bloqueados|bloqueadas]",
               "non [0:può|possono] essere [0:bloccato|bloccata|bloccati|bloccate]"},
              {"", "", "", ""},
              {"", "", "", ""}};
    case Keyword::cant_attack:
      return {{"", "", "", ""},
              {"can't attack", "não [0:pode|podem] atacar", "no [0:puede|pueden] atacar",
               "non [0:può|possono] attaccare"},
              {"", "", "", ""},
              {"", "", "", ""}};
    case Keyword::cant_block:
      return {{"", "", "", ""},
              {"can't block", "não [0:pode|podem] bloquear", "no [0:puede|pueden] bloquear",
               "non [0:può|possono] bloccare"},
              {"", "", "", ""},
              {"", "", "", ""}};
    case Keyword::must_attack:
      return {{"", "", "", ""},
              {"[0:attacks|attack] if able", "[0:ataca|atacam] se [0:puder|puderem]",
               "[0:ataca|atacan] si [0:puede|pueden]", "[0:attacca|attaccano] se [0:può|possono]"},
              {"", "", "", ""},
              {"", "", "", ""}};
    case Keyword::must_block:
      return {
          {"", "", "", ""},
          {"[0:blocks|block] if able", "[0:bloqueia|bloqueiam] se [0:puder|puderem]",
           "[0:bloquea|bloquean] si [0:puede|pueden]", "[0:blocca|bloccano] se [0:può|possono]"},
          {"", "", "", ""},
          {"", "", "", ""}};
    case Keyword::doesnt_untap:
      return {
          {"", "", "", ""},
          {"[0:doesn't|don't] untap during [0:its|their] controller's untap %phase|step|step%",
           "não [0:desvira|desviram] durante a %fase|etapa|etapa% de desvirar de seu controlador",
           "no se endereza[0:|n] durante %la fase|el paso|el paso% de enderezar de su controlador",
           "non [0:STAPpa|STAPpano] durante lo STAP del [0:suo|loro] controllore"},
          {"", "", "", ""},
          {"", "", "", ""}};
    case Keyword::cant_be_countered:
      return {{"", "", "", ""},
              {"can't be countered", "não [0:pode|podem] ser [0:anulado|anulada|anulados|anuladas]",
               "no [0:puede|pueden] ser "
               "[0:contrarrestado|contrarrestada|contrarrestados|contrarrestadas]",
               "non [0:può|possono] essere "
               "[0:neutralizzato|neutralizzata|neutralizzati|neutralizzate]"},
              {"", "", "", ""},
              {"", "", "", ""}};
    case Keyword::cant_be_regenerated:
      return {{"", "", "", ""},
              {"can't be regenerated",
               "não [0:pode|podem] ser [0:regenerado|regenerada|regenerados|regeneradas]",
               "no [0:puede|pueden] ser [0:regenerado|regenerada|regenerados|regeneradas]",
               "non [0:può|possono] essere [0:rigenerato|rigenerata|rigenerati|rigenerate]"},
              {"", "", "", ""},
              {"", "", "", ""}};
    case Keyword::flanking:
      return {
          {"Flanking", "Flanquear", "Flanquear", "Affiancare"},
          {"", "", "", ""},
          {"", "", "", ""},
          {"A creature without flanking that blocks it gets -1/-1 until end of turn.",
           "Uma criatura sem flanquear que a bloqueia recebe -1/-1 até o final do turno.",
           "Una criatura sin flanquear que la bloquea obtiene -1/-1 hasta el final del turno.",
           "Una creatura senza affiancare che la blocca prende -1/-1 fino alla fine del turno."}};
    case Keyword::shadow:
      return {{"Shadow", "Sombra", "Desvanecerse", "Ombra"},
              {"", "", "", ""},
              {"", "", "", ""},
              {"Blocks and is blocked only by creatures with shadow.",
               "Só bloqueia e só é bloqueada por criaturas com sombra.",
               "Solo bloquea y solo es bloqueada por criaturas con esta habilidad.",
               "Blocca ed è bloccata solo da creature con ombra."}};
    case Keyword::horsemanship:
      return {{"Horsemanship", "Equitação", "Equitación", "Equitazione"},
              {"", "", "", ""},
              {"", "", "", ""},
              {"Can be blocked only by creatures with horsemanship.",
               "Só pode ser bloqueada por criaturas com equitação.",
               "Solo puede ser bloqueada por criaturas con equitación.",
               "Può essere bloccata solo da creature con equitazione."}};
    case Keyword::skulk:
      return {{"Skulk", "Esgueirar-se", "Escabullirse", "Sgattaiolare"},
              {"", "", "", ""},
              {"", "", "", ""},
              {"Can't be blocked by creatures with greater power.",
               "Não pode ser bloqueada por criaturas com poder maior.",
               "No puede ser bloqueada por criaturas con mayor fuerza.",
               "Non può essere bloccata da creature con forza superiore."}};
    case Keyword::prowess:
      return {
          {"Prowess", "Destreza", "Destreza", "Prodezza"},
          {"", "", "", ""},
          {"", "", "", ""},
          {"Whenever you cast a noncreature spell, it gets +1/+1 until end of turn.",
           "Toda vez que você conjurar uma mágica que não seja de criatura, recebe +1/+1 até o "
           "final do turno.",
           "Siempre que lances un hechizo que no sea de criatura, obtiene +1/+1 hasta el final del "
           "turno.",
           "Ogniqualvolta lanci una magia non creatura, prende +1/+1 fino alla fine del turno."}};
    case Keyword::exalted:
      return {{"Exalted", "Exaltado", "Exaltado", "Esaltato"},
              {"", "", "", ""},
              {"", "", "", ""},
              {"Whenever a creature you control attacks alone, it gets +1/+1 until end of turn.",
               "Toda vez que uma criatura que você controla atacar sozinha, ela recebe +1/+1 até o "
               "final do turno.",
               "Siempre que una criatura que controlas ataque sola, obtiene +1/+1 hasta el final "
               "del turno.",
               "Ogniqualvolta una creatura che controlli attacca da sola, prende +1/+1 fino alla "
               "fine del turno."}};
    case Keyword::changeling:
      return {{"Changeling", "Morfolóide", "Cambiaformas", "Cangiante"},
              {"", "", "", ""},
              {"", "", "", ""},
              {"Is every creature type.", "É de todos os tipos de criatura.",
               "Es de todos los tipos de criatura.", "È di ogni tipo di creatura."}};
    case Keyword::cant_block_flyers_only:
      return {
          {"", "", "", ""},
          {"can block only creatures with flying", "só [0:pode|podem] bloquear criaturas com voar",
           "solo [0:puede|pueden] bloquear criaturas con la habilidad de volar",
           "[0:può|possono] bloccare solo creature con volare"},
          {"", "", "", ""},
          {"", "", "", ""}};
    case Keyword::prevent_damage_from_creatures:
      return {{"", "", "", ""},
              {"takes no damage from creatures", "não [0:sofre|sofrem] dano de criaturas",
               "no [0:recibe|reciben] daño de criaturas",
               "non [0:subisce|subiscono] danno da creature"},
              {"", "", "", ""},
              {"", "", "", ""}};
    case Keyword::attacks_as_though_no_defender:
      return {{"", "", "", ""},
              {"can attack as though [0:it|they] didn't have defender",
               "[0:pode|podem] atacar como se não [0:tivesse|tivessem] defensor",
               "[0:puede|pueden] atacar como si no [0:tuviera|tuvieran] la habilidad de defensor",
               "[0:può|possono] attaccare come se non [0:avesse|avessero] difensore"},
              {"can attack as though [0:it weren't a Wall|they weren't Walls]",
               "[0:pode|podem] atacar como se não [0:fosse uma Barreira|fossem Barreiras]",
               "[0:puede|pueden] atacar como si no [0:fuera un Muro|fueran Muros]",
               "[0:può|possono] attaccare come se non [0:fosse un Muro|fossero Muri]"},
              {"", "", "", ""}};
    case Keyword::blocks_each_attacker:
      return {
          {"", "", "", ""},
          {"can block any number of creatures and [0:blocks|block] each attacking creature if "
           "able",
           "[0:pode|podem] bloquear qualquer número de criaturas e [0:bloqueia|bloqueiam] cada "
           "criatura atacante que [0:puder|puderem]",
           "[0:puede|pueden] bloquear cualquier número de criaturas y [0:bloquea|bloquean] a "
           "cada criatura atacante que pueda[0:|n]",
           "[0:può|possono] bloccare un qualsiasi numero di creature e [0:blocca|bloccano] ogni "
           "creatura attaccante che [0:può|possono]"},
          {"", "", "", ""},
          {"", "", "", ""}};
    case Keyword::attacks_as_though_haste:
      return {
          {"", "", "", ""},
          {"can attack as though [0:it|they] had haste",
           "[0:pode|podem] atacar como se [0:tivesse|tivessem] ímpeto",
           "[0:puede|pueden] atacar como si [0:tuviera|tuvieran] prisa",
           "[0:può|possono] attaccare come se [0:avesse|avessero] rapidità"},
          {"can attack on the turn [0:it comes|they come] under its controller's control",
           "[0:pode|podem] atacar no turno em que [0:vem|vêm] ao controle de seu controlador",
           "[0:puede|pueden] atacar en el turno en que [0:llega|llegan] al control de su "
           "controlador",
           "[0:può|possono] attaccare nel turno in cui [0:passa|passano] sotto il controllo del "
           "suo controllore"},
          {"", "", "", ""}};
    case Keyword::may_stay_tapped:
      return {{"", "", "", ""},
              {"may be left tapped during your untap %phase|step|step%",
               "[0:pode|podem] continuar [0:virado|virada|virados|viradas] durante a sua "
               "%fase|etapa|etapa% de "
               "desvirar",
               "[0:puede|pueden] quedarse [0:girado|girada|girados|giradas] durante tu "
               "%fase|paso|paso% de "
               "enderezar",
               "[0:può|possono] restare [0:TAPpato|TAPpata|TAPpati|TAPpate] durante il tuo STAP"},
              {"", "", "", ""},
              {"", "", "", ""}};
    case Keyword::hexproof_from_none:
      return {{"", "", "", ""}, {"", "", "", ""}, {"", "", "", ""}, {"", "", "", ""}};
    case Keyword::blocks_any_number:
      return {{"", "", "", ""},
              {"can block any number of creatures",
               "[0:pode|podem] bloquear qualquer número de criaturas",
               "[0:puede|pueden] bloquear cualquier número de criaturas",
               "[0:può|possono] bloccare un qualsiasi numero di creature"},
              {"", "", "", ""},
              {"", "", "", ""}};
    case Keyword::landwalk_any_legendary:
      return {
          {"Legendary landwalk", "Travessia de terrenos lendários", "Cruza tierras legendarias",
           "Passa-terre leggendarie"},
          {"", "", "", ""},
          {"", "", "", ""},
          {"Can't be blocked as long as the defending player controls a legendary land.",
           "Não pode ser bloqueada enquanto o jogador defensor controla um terreno lendário.",
           "No puede ser bloqueada mientras el jugador defensor controle una tierra legendaria.",
           "Non può essere bloccata fintanto che il giocatore in difesa controlla una terra "
           "leggendaria."}};
    case Keyword::assign_damage_as_unblocked:
      return {
          {"", "", "", ""},
          {"may deal combat damage as though unblocked",
           "[0:pode|podem] causar dano de combate como se não [0:tivesse sido bloqueado|tivesse "
           "sido bloqueada|tivessem sido bloqueados|tivessem sido bloqueadas]",
           "[0:puede|pueden] hacer daño de combate como si no [0:hubiera|hubieran] sido "
           "[0:bloqueado|bloqueada|bloqueados|bloqueadas]",
           "[0:può|possono] infliggere danno da combattimento come se non [0:fosse stato "
           "bloccato|fosse stata bloccata|fossero stati bloccati|fossero state bloccate]"},
          {"", "", "", ""},
          {"", "", "", ""}};
    case Keyword::cant_be_enchanted:
      return {{"", "", "", ""},
              {"can't be enchanted",
               "não [0:pode|podem] ser [0:encantado|encantada|encantados|encantadas]",
               "no [0:puede|pueden] ser [0:encantado|encantada|encantados|encantadas]",
               "non [0:può|possono] essere [0:incantato|incantata|incantati|incantate]"},
              {"", "", "", ""},
              {"", "", "", ""}};
    case Keyword::count:
      break;
  }
  return {};
}

}  // namespace upkeep::text
