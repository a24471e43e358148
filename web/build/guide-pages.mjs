// Makes the guide to embedding boards, in four languages: every attribute, method and event, each with an example to
// change and try (embed/guide.js). The English one is embed-guide.html.
import { LANGS } from './poster-words.mjs';

const WORDS = {
  title: ['Boards in your pages', 'Tabuleiros nas suas páginas', 'Tableros en tus páginas', 'Tavoli nelle tue pagine'],
  home: ['The game', 'O jogo', 'El juego', 'Il gioco'],
  puzzles: ['Puzzles', 'Problemas', 'Problemas', 'Problemi'],
  editor: ['Position editor', 'Editor de posições', 'Editor de posiciones', 'Editor di posizioni'],
  compare: ['The four rules side by side', 'As quatro regras lado a lado', 'Las cuatro reglas lado a lado', 'Le quattro regole a confronto'],
  lessons: ['Lessons', 'Lições', 'Lecciones', 'Lezioni'],
  intro: ['One script, then as many boards as you like. A board is a drawing until it comes into view; at most four are alive at a time, and those that had to make room go on where they were.',
    'Um script, e depois quantos tabuleiros quiser. Um tabuleiro é um desenho até aparecer na tela; no máximo quatro estão vivos ao mesmo tempo, e os que deram lugar continuam de onde estavam.',
    'Un script, y después tantos tableros como quieras. Un tablero es un dibujo hasta que aparece en pantalla; como mucho cuatro están vivos a la vez, y los que hicieron sitio siguen donde estaban.',
    'Uno script, poi quanti tavoli vuoi. Un tavolo è un disegno finché non compare sullo schermo; al massimo quattro sono vivi insieme, e quelli che hanno fatto posto riprendono da dov’erano.'],
  inner: ['The text inside is a .duel text. Without scripts the reader sees it as it stands. Where your page allows no scripts, a plain frame does; toLink() gives its address:',
    'O texto de dentro é um texto .duel. Sem scripts, o leitor o vê como está. Onde a sua página não permite scripts, basta um quadro simples; toLink() dá o endereço:',
    'El texto de dentro es un texto .duel. Sin scripts, el lector lo ve tal cual. Donde tu página no permite scripts basta un marco simple; toLink() da su dirección:',
    'Il testo all’interno è un testo .duel. Senza script il lettore lo vede com’è. Dove la tua pagina non consente script basta un riquadro semplice; toLink() ne dà l’indirizzo:'],
  rules: ['It works in a sandbox with allow-scripts, under a Content-Security-Policy that names this site in script-src and frame-src, and asks nothing of any other site. Messages go over one channel between your page and the frame; every one is checked.',
    'Funciona num sandbox com allow-scripts e sob uma Content-Security-Policy que nomeie este site em script-src e frame-src, e não pede nada a nenhum outro site. As mensagens passam por um só canal entre a sua página e o quadro; cada uma é verificada.',
    'Funciona en un sandbox con allow-scripts y bajo una Content-Security-Policy que nombre este sitio en script-src y frame-src, y no pide nada a ningún otro sitio. Los mensajes van por un solo canal entre tu página y el marco; cada uno se comprueba.',
    'Funziona in una sandbox con allow-scripts e sotto una Content-Security-Policy che nomini questo sito in script-src e frame-src, e non chiede nulla ad altri siti. I messaggi passano per un solo canale fra la tua pagina e il riquadro; ognuno viene controllato.'],
  try: ['Try it', 'Experimente', 'Pruébalo', 'Prova'],
  text: ['The text of the board below', 'O texto do tabuleiro abaixo', 'El texto del tablero de abajo', 'Il testo del tavolo qui sotto'],
  load: ['Load', 'Carregar', 'Cargar', 'Carica'],
  code: ['The code for this board', 'O código deste tabuleiro', 'El código de este tablero', 'Il codice di questo tavolo'],
  codeAbout: ['It follows the text and the attributes below: copy it into your page.', 'Acompanha o texto e os atributos abaixo: copie-o para a sua página.', 'Sigue al texto y a los atributos de abajo: cópialo en tu página.', 'Segue il testo e gli attributi qui sotto: copialo nella tua pagina.'],
  copy: ['Copy', 'Copiar', 'Copiar', 'Copia'],
  copied: ['Copied.', 'Copiado.', 'Copiado.', 'Copiato.'],
  notCopied: ['The browser does not let the page copy: mark the code and copy it by hand.', 'O navegador não deixa a página copiar: selecione o código e copie à mão.', 'El navegador no deja copiar a la página: selecciona el código y cópialo a mano.', 'Il browser non lascia copiare alla pagina: seleziona il codice e copialo a mano.'],
  attributes: ['Attributes', 'Atributos', 'Atributos', 'Attributi'],
  attribute: ['attribute', 'atributo', 'atributo', 'attributo'],
  what: ['what it is', 'o que é', 'qué es', 'che cos’è'],
  value: ['for the board above', 'para o tabuleiro acima', 'para el tablero de arriba', 'per il tavolo qui sopra'],
  methods: ['Methods', 'Métodos', 'Métodos', 'Metodi'],
  method: ['method', 'método', 'método', 'metodo'],
  methodsAbout: ['All give promises; types are in embed.d.ts. What stands in the brackets can be changed.', 'Todos dão promessas; os tipos estão em embed.d.ts. O que está entre parênteses pode ser mudado.', 'Todos dan promesas; los tipos están en embed.d.ts. Lo que va entre paréntesis se puede cambiar.', 'Tutti danno promesse; i tipi sono in embed.d.ts. Ciò che sta fra parentesi si può cambiare.'],
  call: ['Call', 'Chamar', 'Llamar', 'Chiama'],
  answer: ['Answer', 'Resposta', 'Respuesta', 'Risposta'],
  events: ['Events', 'Eventos', 'Eventos', 'Eventi'],
  event: ['event', 'evento', 'evento', 'evento'],
  came: ['Those of the board above', 'Os do tabuleiro acima', 'Los del tablero de arriba', 'Quelli del tavolo qui sopra'],
  arguments: ['arguments of {0}', 'argumentos de {0}', 'argumentos de {0}', 'argomenti di {0}'],
  fans: ['Upkeep is an unofficial fan project.', 'O Upkeep é um projeto de fãs, não oficial.', 'Upkeep es un proyecto de aficionados, no oficial.', 'Upkeep è un progetto amatoriale non ufficiale.'],
};
// name, choices or an example for its field, description
const ATTRIBUTES = [
  ['src', '', ['address of a .duel file, what toLink() gave, or a link of Upkeep to a position (#g…), instead of a text inside', 'endereço de um arquivo .duel, o que toLink() deu ou um link do Upkeep para uma posição (#g…), em vez de um texto dentro', 'dirección de un archivo .duel, lo que dio toLink() o un enlace de Upkeep a una posición (#g…), en vez de un texto dentro', 'indirizzo di un file .duel, ciò che ha dato toLink() o un link di Upkeep a una posizione (#g…), invece di un testo all’interno']],
  ['era', ['', 'fifth', 'sixth', 'm10', 'foundations'], ['one of the eras that the text names', 'uma das eras que o texto nomeia', 'una de las eras que el texto nombra', 'una delle ere che il testo nomina']],
  ['lang', ['', 'en', 'pt', 'es', 'it'], ['the language; else that of the page', 'o idioma; senão, o da página', 'el idioma; si no, el de la página', 'la lingua; altrimenti quella della pagina']],
  ['mode', ['puzzle', 'play', 'read', 'compare'], ['play: both sides by hand. read: steps through what the text does. puzzle: the other side answers as well as can be. compare: the four rules side by side', 'play: os dois lados à mão. read: percorre o que o texto faz. puzzle: o outro lado responde da melhor forma. compare: as quatro regras lado a lado', 'play: los dos lados a mano. read: recorre lo que hace el texto. puzzle: el otro lado responde lo mejor posible. compare: las cuatro reglas lado a lado', 'play: i due lati a mano. read: segue ciò che fa il testo. puzzle: l’altro lato risponde al meglio. compare: le quattro regole a confronto']],
  ['seat', ['', 'A', 'B'], ['whose cards are shown; else those of whoever decides', 'de quem são as cartas mostradas; senão, de quem decide', 'de quién son las cartas que se ven; si no, de quien decide', 'di chi sono le carte mostrate; altrimenti di chi decide']],
  ['allow', 'all', ['all, none, or any of cast activate play attack block mana special pass, each with a card’s name behind a colon if it is only that one: cast:Shock, pass', 'all, none ou alguns de cast activate play attack block mana special pass, cada um com o nome de um card depois de dois-pontos se for só esse: cast:Shock, pass', 'all, none o algunos de cast activate play attack block mana special pass, cada uno con el nombre de una carta tras dos puntos si es solo esa: cast:Shock, pass', 'all, none o alcuni fra cast activate play attack block mana special pass, ognuno col nome di una carta dopo i due punti se è solo quella: cast:Shock, pass']],
  ['goal', 'A wins', ['A wins or A survives, or words for the goal line', 'A wins ou A survives, ou palavras para a linha do objetivo', 'A wins o A survives, o palabras para la línea del objetivo', 'A wins o A survives, o parole per la riga dell’obiettivo']],
  ['controls', '+casting +link', ['none, or any of hint reset undo explain back play steps forward compare link casting; with a plus: besides the usual ones', 'none ou alguns de hint reset undo explain back play steps forward compare link casting; com um mais: além dos habituais', 'none o algunos de hint reset undo explain back play steps forward compare link casting; con un más: además de los habituales', 'none o alcuni fra hint reset undo explain back play steps forward compare link casting; con un più: oltre a quelli soliti']],
  ['theme', ['', 'dark', 'light'], ['the colours around the board', 'as cores em volta do tabuleiro', 'los colores alrededor del tablero', 'i colori intorno al tavolo']],
  ['sandbox', null, ['passed on to the frame; allow-scripts is enough. This site must then be served with Access-Control-Allow-Origin: *', 'repassado ao quadro; allow-scripts basta. Este site deve então ser servido com Access-Control-Allow-Origin: *', 'se pasa al marco; basta allow-scripts. Este sitio debe servirse entonces con Access-Control-Allow-Origin: *', 'passato al riquadro; basta allow-scripts. Questo sito va allora servito con Access-Control-Allow-Origin: *']],
];
// name, arguments as JSON, description
const METHODS = [
  ['load', '{"text": "scenario Two points\\nrules foundations\\ngoal A wins\\nA.play Mountain\\nA.hand Shock\\nB.life 2", "mode": "puzzle"}', ['puts a text on the board, with any of the attributes', 'põe um texto no tabuleiro, com quaisquer dos atributos', 'pone un texto en el tablero, con cualquiera de los atributos', 'mette un testo sul tavolo, con qualunque degli attributi']],
  ['getState', '', ['what the seat sees: players, objects, stack, what is asked, the goal', 'o que o lugar vê: jogadores, objetos, pilha, o que se pergunta, o objetivo', 'lo que ve el asiento: jugadores, objetos, pila, qué se pregunta, el objetivo', 'ciò che vede il posto: giocatori, oggetti, pila, che cosa si chiede, l’obiettivo']],
  ['setState', '{"text": "scenario A bear\\nrules foundations\\nA.play Grizzly Bears"}', ['like load, or takes the bytes that getSaved() gave', 'como load, ou recebe os bytes que getSaved() deu', 'como load, o toma los bytes que dio getSaved()', 'come load, o prende i byte che ha dato getSaved()']],
  ['getLegalActions', '', ['everything that may be done now', 'tudo o que se pode fazer agora', 'todo lo que se puede hacer ahora', 'tutto ciò che si può fare ora']],
  ['act', '"A cast Lightning Bolt -> B"', ['takes an action: its index, or a line of a .duel text', 'faz uma ação: seu índice ou uma linha de um texto .duel', 'hace una acción: su índice o una línea de un texto .duel', 'compie un’azione: il suo indice, o una riga di un testo .duel']],
  ['explain', '"A cast Terror -> Wall of Stone"', ['whether an action is legal, and why not, with the rule; without an argument what is asked now', 'se uma ação é legal, e por que não, com a regra; sem argumento, o que se pergunta agora', 'si una acción es legal, y por qué no, con la regla; sin argumento, qué se pregunta ahora', 'se un’azione è legale, e perché no, con la regola; senza argomento, che cosa si chiede ora']],
  ['preview', '', ['what will happen if nobody does anything more', 'o que vai acontecer se ninguém fizer mais nada', 'qué pasará si nadie hace nada más', 'che cosa succederà se nessuno fa altro']],
  ['why', '1', ['what led to an event, by its serial: the nearest cause first', 'o que levou a um evento, pelo seu número: a causa mais próxima primeiro', 'qué llevó a un evento, por su número: primero la causa más cercana', 'che cosa ha portato a un evento, dal suo numero: prima la causa più vicina']],
  ['hint', '', ['the next action on the way to the goal', 'a próxima ação no caminho do objetivo', 'la próxima acción camino del objetivo', 'la prossima azione verso l’obiettivo']],
  ['undo', '', ['one decision back', 'uma decisão para trás', 'una decisión atrás', 'una decisione indietro']],
  ['reset', '', ['begins again', 'recomeça', 'empieza de nuevo', 'ricomincia']],
  ['goTo', '2', ['to a step of the text (read)', 'a um passo do texto (read)', 'a un paso del texto (read)', 'a un passo del testo (read)']],
  ['play', '800', ['plays the steps of the text, one every so many milliseconds', 'reproduz os passos do texto, um a cada tantos milissegundos', 'reproduce los pasos del texto, uno cada tantos milisegundos', 'riproduce i passi del testo, uno ogni tanti millisecondi']],
  ['pause', '', ['stops that', 'para isso', 'detiene eso', 'lo ferma']],
  ['highlight', '["Grizzly Bears", "B life", "blockers"]', ['points at cards, zones (B hand, graveyard, stack, life) and steps; an empty list points at nothing', 'aponta cards, zonas (B hand, graveyard, stack, life) e etapas; uma lista vazia não aponta nada', 'señala cartas, zonas (B hand, graveyard, stack, life) y pasos; una lista vacía no señala nada', 'indica carte, zone (B hand, graveyard, stack, life) e sottofasi; una lista vuota non indica nulla']],
  ['setLocale', '"it"', ['another language at once', 'outro idioma na hora', 'otro idioma al instante', 'subito un’altra lingua']],
  ['setEra', '"fifth"', ['the same position under other rules that the text names', 'a mesma posição com outras regras que o texto nomeia', 'la misma posición con otras reglas que el texto nombra', 'la stessa posizione con altre regole che il testo nomina']],
  ['toLink', '', ['an address of this board as it stands, for a frame or as a source', 'um endereço deste tabuleiro como está agora, para um quadro ou como fonte', 'una dirección de este tablero tal como está, para un marco o como fuente', 'un indirizzo di questo tavolo così com’è ora, per un riquadro o come fonte']],
  ['getSaved', '', ['the whole duel as bytes', 'o duelo inteiro em bytes', 'el duelo entero en bytes', 'l’intero duello in byte']],
  ['destroy', null, ['takes the board away', 'remove o tabuleiro', 'quita el tablero', 'toglie il tavolo']],
];
const EVENTS = [
  ['ready', '{ era, issues }', ['a text has been loaded', 'um texto foi carregado', 'se ha cargado un texto', 'un testo è stato caricato']],
  ['decision', '{ player, ask, why, prompt, over }', ['somebody is asked something', 'alguém tem algo a decidir', 'alguien tiene algo que decidir', 'qualcuno ha qualcosa da decidere']],
  ['action', '{ index, text }', ['something was done', 'algo foi feito', 'se hizo algo', 'qualcosa è stato fatto']],
  ['event', '{ serial, turn, text }', ['a new line of the log', 'uma nova linha do registro', 'una nueva línea del registro', 'una nuova riga del registro']],
  ['illegal', '{ action, code, text, rule, help }', ['something was tried that is not legal: why, by which rule, what would help', 'tentou-se algo que não é legal: por quê, por qual regra, o que ajudaria', 'se intentó algo que no es legal: por qué, por qué regla, qué ayudaría', 'si è tentato qualcosa di non legale: perché, per quale regola, che cosa aiuterebbe']],
  ['goalmet', '{ player }', ['the goal has been met', 'o objetivo foi alcançado', 'se ha cumplido el objetivo', 'l’obiettivo è raggiunto']],
  ['resize', '{ height }', ['so high the board would like to be', 'a altura que o tabuleiro gostaria de ter', 'la altura que querría el tablero', 'l’altezza che il tavolo vorrebbe']],
  ['error', '{ code, message }', ['the board could not start, or something went wrong in it', 'o tabuleiro não pôde começar, ou algo deu errado nele', 'el tablero no pudo empezar, o algo falló en él', 'il tavolo non è partito, o qualcosa è andato storto']],
];
const TITLES = ['The Wall in the way', 'A Barreira no caminho', 'El Muro en el camino', 'Il Muro sulla via'];
const TWO_POINTS = ['Two points', 'Dois pontos', 'Dos puntos', 'Due punti'];
const EXAMPLE = `rules    foundations m10 fifth
goal     A wins
A.play   Mountain, Forest, Grizzly Bears, Hill Giant
A.hand   Lightning Bolt, Giant Growth
B.life   6
B.play   Wall of Stone
A attack Grizzly Bears, Hill Giant
B block Wall of Stone -> Hill Giant
A cast Giant Growth -> Grizzly Bears
resolve
A cast Lightning Bolt -> B
until A end-combat
`;
const escape = (text) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
const fileOf = (lang) => (lang === 'en' ? 'embed-guide.html' : `embed-guide.${lang}.html`);

function guidePage(lang) {
  const at = LANGS.indexOf(lang);
  const example = `scenario ${TITLES[at]}\n${EXAMPLE}`;
  const w = (key, ...args) => escape(WORDS[key][at].replace(/\{(\d)\}/g, (_, i) => args[Number(i)]));
  const table = (heads, rows) => `<table role="table"><tr role="row">${heads.map((h) => `<th role="columnheader">${h}</th>`).join('')}</tr>
${rows.map((r) => `<tr role="row">${r.map((c, i) => `<td role="cell" data-th="${heads[i]}">${c}</td>`).join('')}</tr>`).join('\n')}</table>`;
  const field = (name, offer) => {
    if (offer === null) return '–';
    if (Array.isArray(offer)) return `<select data-attribute="${name}" aria-label="${name}">${offer.map((o) => `<option value="${o}">${o || '–'}</option>`).join('')}</select>`;
    return `<input data-attribute="${name}" aria-label="${name}" placeholder="${escape(offer)}" size="14">`;
  };
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<title>${w('title')} – Upkeep</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="${w('intro')}">
<meta http-equiv="Content-Security-Policy" content="default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'">
${LANGS.filter((l) => l !== lang).map((l) => `<link rel="alternate" hreflang="${l}" href="${fileOf(l)}">`).join('\n')}
<link rel="icon" href="icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="lessons/lessons.css">
<script src="embed.js" defer></script>
<script src="embed/guide.js" defer></script>
</head>
<body data-kind="guide">
<nav aria-label="Upkeep"><a href="./?lang=${lang}">${w('home')}</a> <a href="lessons/${lang}/index.html">${w('lessons')}</a> <a href="puzzles/${lang}/index.html">${w('puzzles')}</a> <a href="./?lang=${lang}#/editor">${w('editor')}</a> <a href="./?lang=${lang}#/compare">${w('compare')}</a>
<span class="langs">${LANGS.map((l) => (l === lang ? `<b>${l}</b>` : `<a href="${fileOf(l)}" hreflang="${l}" lang="${l}">${l}</a>`)).join(' ')}</span></nav>
<main>
<h1>${w('title')}</h1>
<p>${w('intro')}</p>
<pre>&lt;script src="<span data-base></span>embed.js" defer&gt;&lt;/script&gt;
&lt;duel-board mode="puzzle" lang="${lang}"&gt;&lt;pre&gt;
scenario ${TWO_POINTS[at]}
rules    foundations
goal     A wins
A.play   Mountain
A.hand   Shock
B.life   2
&lt;/pre&gt;&lt;/duel-board&gt;</pre>
<p>${w('inner')}</p>
<pre>&lt;iframe src="<span data-base></span>embed.html?mode=read&amp;lang=${lang}#p=scenario%20…" width="640" height="480" title="…"&gt;&lt;/iframe&gt;</pre>
<p>${w('rules')}</p>
<h2>${w('try')}</h2>
<p><label for="text">${w('text')}</label></p>
<textarea id="text" rows="13" spellcheck="false">${escape(example)}</textarea>
<p><button type="button" id="load">${w('load')}</button></p>
<p id="issues" role="alert"></p>
<duel-board id="board" mode="puzzle" lang="${lang}"><pre>${escape(example)}</pre></duel-board>
<h3>${w('code')}</h3>
<p>${w('codeAbout')}</p>
<pre id="code" tabindex="0"></pre>
<p><button type="button" id="copy-code" data-copied="${w('copied')}" data-not="${w('notCopied')}">${w('copy')}</button> <span id="copy-told" role="status"></span></p>
<h2>${w('attributes')}</h2>
${table([w('attribute'), w('what'), w('value')], ATTRIBUTES.map(([name, offer, what]) => [`<code>${name}</code>`, escape(what[at]), field(name, offer)]))}
<h2>${w('methods')}</h2>
<p>${w('methodsAbout').replace('embed.d.ts', '<a href="embed.d.ts">embed.d.ts</a>')}</p>
<pre id="answer" role="status" aria-label="${w('answer')}" tabindex="0">…</pre>
${table([w('method'), w('what'), w('call')], METHODS.map(([name, args, what]) => [`<code>${name}</code>`, escape(what[at]),
    args === null ? '–' : `<span class="call">${args ? `<input data-method="${name}" aria-label="${w('arguments', name)}" value="${escape(args)}">` : ''}<button type="button" data-call="${name}" aria-label="${w('call')}: ${name}">${name}(${args ? '…' : ''})</button></span>`]))}
<h2>${w('events')}</h2>
${table([w('event'), w('what'), 'detail'], EVENTS.map(([name, detail, what]) => [`<code>${name}</code>`, escape(what[at]), `<code>${detail}</code>`]))}
<p>${w('came')}:</p>
<pre id="events" role="log" tabindex="0">…</pre>
</main>
<footer><p>${w('fans')}</p></footer>
</body>
</html>
`;
}

export const guidePages = () => new Map(LANGS.map((lang) => [fileOf(lang), guidePage(lang)]));
export const METHOD_NAMES = METHODS.map(([name]) => name);
export const EVENT_NAMES = EVENTS.map(([name]) => name);
export const ATTRIBUTE_NAMES = ATTRIBUTES.map(([name]) => name);
