// Decks: those of the program, the player's own, the deck builder, and the player's card files.
import { button, eras, labelled, make, select } from './card-view.mjs';
import { loadSymbols, symbol } from '../app/symbols.mjs';
import { toast } from '../app/toast.mjs';
import { eraName, words } from '../app/words.mjs';
import { builder, hindrance, hrefOf as href, problems, toText } from './deck-builder.mjs';
import { cardFiles, filesIn, isThere } from './deck-cards.mjs';
import { wrongCard } from './flaws.mjs';
import { forbid } from './why.mjs';

const word = words({
  title: ['Decks', 'Decks', 'Mazos', 'Mazzi'],
  mine: ['Your decks', 'Seus decks', 'Tus mazos', 'I tuoi mazzi'],
  noneYet: ['None yet: build one, import a list, or build on one of those below.', 'Nenhum ainda: monte um, importe uma lista ou parta de um dos de baixo.', 'Ninguno aún: arma uno, importa una lista o parte de uno de los de abajo.', 'Ancora nessuno: costruiscine uno, importa un elenco o parti da uno di quelli sotto.'],
  ready: ['Decks of {0}', 'Decks de {0}', 'Mazos de {0}', 'Mazzi di {0}'],
  others: ['Older decks', 'Decks antigos', 'Mazos antiguos', 'Mazzi più vecchi'],
  build: ['Build a deck', 'Montar um deck', 'Armar un mazo', 'Costruisci un mazzo'],
  importing: ['Import a list', 'Importar uma lista', 'Importar una lista', 'Importa un elenco'],
  open: ['Open', 'Abrir', 'Abrir', 'Apri'],
  edit: ['Change', 'Modificar', 'Modificar', 'Modifica'],
  allCards: ['All cards', 'Todos os cards', 'Todas las cartas', 'Tutte le carte'],
  remove: ['Delete', 'Apagar', 'Borrar', 'Elimina'],
  removed: ['“{0}” is deleted.', '“{0}” foi apagado.', '«{0}» se ha borrado.', '«{0}» è eliminato.'],
  undo: ['Undo', 'Desfazer', 'Deshacer', 'Annulla'],
  play: ['Play it', 'Jogar com ele', 'Jugar con él', 'Giocalo'],
  playHint: ['Against the computer, with another deck of the same time', 'Contra o computador, com outro deck da mesma época', 'Contra el ordenador, con otro mazo de la misma época', 'Contro il computer, con un altro mazzo della stessa epoca'],
  noPlay: ['Not yet: {0}', 'Ainda não: {0}', 'Aún no: {0}', 'Non ancora: {0}'],
  size: ['{0} [0:card|cards]', '{0} [0:card|cards]', '{0} [0:carta|cartas]', '{0} [0:carta|carte]'],
  allowed: ['Allowed in: {0}', 'Permitido em: {0}', 'Permitido en: {0}', 'Permesso in: {0}'],
  nowhere: ['Not complete for any rules', 'Incompleto para quaisquer regras', 'Incompleto para cualquier reglamento', 'Non completo per nessun regolamento'],
  missing: ['There is no such deck.', 'Esse deck não existe.', 'Ese mazo no existe.', 'Questo mazzo non esiste.'],
  all: ['All decks', 'Todos os decks', 'Todos los mazos', 'Tutti i mazzi'],
  unnamed: ['New deck', 'Novo deck', 'Mazo nuevo', 'Nuovo mazzo'],
  rules: ['For the rules of', 'Para as regras de', 'Para las reglas de', 'Per le regole di'],
  paste: ['One line for each card, like “4 Lightning Bolt”', 'Uma linha por card, como “4 Lightning Bolt”', 'Una línea por carta, como «4 Lightning Bolt»', 'Una riga per carta, come «4 Lightning Bolt»'],
  file: ['Take it from a file', 'Pegar de um arquivo', 'Tomarla de un archivo', 'Prendilo da un file'],
  keep: ['Save this deck', 'Salvar este deck', 'Guardar este mazo', 'Salva questo mazzo'],
  noKeep: ['No card has been read yet: paste a list, or take one from a file.', 'Nenhum card foi lido ainda: cole uma lista ou pegue uma de um arquivo.', 'Aún no se ha leído ninguna carta: pega una lista o tómala de un archivo.', 'Nessuna carta è stata ancora letta: incolla un elenco o prendilo da un file.'],
  replace: ['Put in', 'Trocar por', 'Poner', 'Metti'],
  brings: ['This list brings cards of its own: {0}', 'Esta lista traz cards próprios: {0}', 'Esta lista trae cartas propias: {0}', 'Questo elenco porta carte proprie: {0}'],
  takeThem: ['Take them in', 'Aceitar', 'Aceptarlas', 'Accettale'],
  badFile: ['Its card file {0} cannot be read: {1}', 'Seu arquivo de cards {0} não pode ser lido: {1}', 'Su archivo de cartas {0} no se puede leer: {1}', 'Il suo file di carte {0} non si può leggere: {1}'],
  aside: ['{0} [0:card of a sideboard is|cards of a sideboard are] left out.', '{0} [0:card de reserva fica|cards de reserva ficam] de fora.', 'Se [0:deja|dejan] fuera {0} [0:carta|cartas] del banquillo.', '[0:Resta|Restano] fuori {0} [0:carta|carte] di riserva.'],
  notKept: ['It could not be saved: {0}', 'Não pôde ser salvo: {0}', 'No se pudo guardar: {0}', 'Non si è potuto salvare: {0}'],
});

let rules = 'foundations';
let flush = null;  // saves what the builder has not saved yet

// The opponent's deck is one of the same era.
function play({ engine, app, language, close }, id, era) {
  const others = engine.decks(language()).filter((d) => d.eras.includes(era) && d.id !== id);
  const other = others[Math.floor(Math.random() * others.length)];
  const names = [0, 1].map((i) => document.getElementById(`setup-name-${i}`)?.placeholder || `${i + 1}`);
  if (app.begin({ era, seats: [{ computer: false, name: names[0], deck: id }, { computer: true, name: names[1], deck: other.id }] })) close();
}

const kept = (context, promise) => promise.then((v) => { context.app.decksChanged(); return v; },
  (error) => { context.app.decksChanged(); context.notice(word('notKept', String(error?.message ?? error))); });

// The colors of a deck's costs, as symbols.
let colors = null;
function colorsOf(d, { engine, language }) {
  colors ??= new Map(engine.cards('foundations', 'en').map((c) => [c.name, c.colors]));
  const found = new Set(engine.readDeck(engine.deckList(d.id, language()), rules, language()).cards.flatMap((c) => [...(colors.get(c.name) ?? '')]));
  return make('span', { class: 'cost' }, ...[...'WUBRG'].filter((c) => found.has(c)).map((c) => symbol(c)));
}

// ------------------------------------------------------------------ the list of decks
function overview(root, context) {
  const { engine, language, app, go, notice } = context;
  const decks = engine.decks(language());
  colors = null;
  const again = () => { root.replaceChildren(); overview(root, context); };
  const item = (d) => {
    const era = d.eras[0] ?? (d.legal.includes(rules) ? rules : d.legal[0] ?? d.plays[0]);
    const playing = button(word('play'), () => play(context, d.id, era), { 'aria-label': `${word('play')}: ${d.name}`, title: word('playHint') });
    if (!era) forbid(playing, word('noPlay', hindrance(engine.readDeck(engine.deckList(d.id, language()), rules, language())) || word('nowhere')), notice);
    const row = make('p', { class: 'row' }, button(word(d.own ? 'edit' : 'open'), () => go('decks', d.id), { 'aria-label': `${word(d.own ? 'edit' : 'open')}: ${d.name}` }), playing);
    if (d.own) {
      row.append(button(word('remove'), async () => {
        const gone = await kept(context, app.own.dropDeck(d.id));
        again();
        toast(word('removed', d.name), [{ text: word('undo'), act: async () => {
          await kept(context, app.own.keepDeck(gone));
          if (root.isConnected) again();
        } }], { key: 'removed', seconds: 30 });
        root.querySelector('button')?.focus();
      }, { 'aria-label': `${word('remove')}: ${d.name}` }));
    }
    const where = d.legal.length ? word('allowed', d.legal.map(eraName).join(', ')) : word('nowhere');
    return make('li', {}, make('div', { class: 'slip' }, make('h3', {}, make('a', { href: href(d.id) }, d.name), ' ', colorsOf(d, context)),
      make('p', {}, d.plan || word('size', d.size)), make('small', {}, where), row));
  };
  const group = (title, members) => members.length && root.append(make('h2', {}, title), make('ul', { class: 'deck-list' }, ...members.map(item)));
  root.append(make('p', { class: 'row' }, button(word('build'), () => go('decks', 'new'), { class: 'main' }), button(word('importing'), () => go('decks', 'import')), button(word('allCards'), () => go('cards'))));
  const own = decks.filter((d) => d.own);
  if (own.length) group(word('mine'), own);
  else root.append(make('h2', {}, word('mine')), make('p', { class: 'quiet' }, word('noneYet')));
  for (const [era, name] of eras().reverse()) group(word('ready', name), decks.filter((d) => !d.own && d.eras.includes(era)));
  group(word('others'), decks.filter((d) => !d.own && !d.eras.length));
  cardFiles(root, context, again);
}

// ------------------------------------------------------------------ importing a list
function importing(root, context, text = '') {
  const { engine, language, app, go, notice } = context;
  const area = make('textarea', { rows: 14, spellcheck: 'false', autocomplete: 'off', placeholder: '4 Lightning Bolt\n4 Grizzly Bears\n20 Mountain' });
  area.value = text;
  const found = make('div');
  const keep = button(word('keep'), async () => {
    const read = engine.readDeck(area.value, rules, language());
    const entries = read.cards.map((c) => [c.name, c.count]);
    const name = read.name || word('unnamed');
    const id = await kept(context, app.own.keepDeck({ name, text: toText(name, entries) }));
    if (id) go('decks', id);
  }, { class: 'main' });
  const look = () => {
    const read = engine.readDeck(area.value, rules, language());
    forbid(keep, read.cards.length ? '' : word('noKeep'), notice);
    found.replaceChildren();
    if (!area.value.trim()) return;
    found.append(make('p', {}, [read.name, word('size', read.size)].filter(Boolean).join(': ')));
    if (read.sideboard) found.append(make('p', {}, word('aside', read.sideboard)));
    for (const file of filesIn(area.value)) {
      if (isThere(app.own, file)) continue;
      const errors = file.errors ?? engine.ownCards(file.path, file.text, false);
      if (errors.length) found.append(make('p', {}, word('badFile', file.path, errors.map((e) => `${e.where} ${wrongCard(e.message)}`).join('; '))));
      else {
        found.append(make('p', { class: 'row' }, word('brings', file.names.join(', ')), button(word('takeThem'), async () => {
          await app.own.addCards(file.path, file.text);
          look();
        }, { id: 'take-cards' })));
      }
    }
    const told = problems(read);
    // Corrects a misspelt name.
    for (const [i, e] of read.errors.entries()) {
      if (!e.nearest) continue;
      told.querySelectorAll('li')[i].append(' ', button(`${word('replace')} ${e.nearest}`, () => {
        const lines = area.value.split('\n');
        lines[e.line - 1] = lines[e.line - 1].replace(e.text, () => e.nearest);
        area.value = lines.join('\n');
        look();
        (found.querySelector('.problems button') ?? keep).focus();
      }, { class: 'mend' }));
    }
    found.append(told);
  };
  area.oninput = look;
  const file = make('input', { type: 'file', accept: '.txt,.dek,.dec,text/plain', hidden: true, 'aria-label': word('file'), onchange: async () => {
    if (file.files[0]) area.value = await file.files[0].text();
    file.value = '';
    look();
  } });
  root.append(back(), make('div', { class: 'wide-field' }, labelled(word('paste'), area)), make('p', { class: 'row' }, button(word('file'), () => file.click()), file,
    labelled(word('rules'), select(eras(), rules, (v) => { rules = v; look(); })), keep), found);
  look();
}

const back = () => make('p', {}, make('a', { href: '#/decks' }, `← ${word('all')}`));

export default {
  title: () => word('title'),
  async show(root, context, argument) {
    await loadSymbols();
    await flush?.();
    flush = null;
    const { engine, language, app } = context;
    if (!argument) return overview(root, context);
    if (argument === 'import') return importing(root, context);
    if (argument.startsWith('list:')) return importing(root, context, argument.slice(5));
    const one = (deck, own) => {
      root.append(back());
      flush = builder(root, context, deck, own, { of: rules, setRules: (v) => { rules = v; }, keep: (promise) => kept(context, promise), play });
    };
    if (argument === 'new') return one(null, { name: '', text: '' });
    const deck = engine.decks(language()).find((d) => d.id === argument);
    if (!deck) return root.append(back(), make('p', {}, word('missing')));
    if (!deck.own && deck.eras.length && !deck.legal.includes(rules)) rules = deck.eras[0];
    return one(deck, deck.own ? app.own.decks.get(deck.id) : null);
  },
  hide() { flush?.(); flush = null; },
};
