// Decks: those of the program, the player's own, building them, and card files of the player's.
import { ERAS, NO_FILTER, button, colorPie, cost, filtered, filters, labelled, make, manaCurve, nameLang, select } from '../cardview.mjs';
import { loadSymbols } from '../symbols.mjs';
import { words } from '../words.mjs';
import { cardFiles, filesIn, isThere, withFiles } from './deck-cards.mjs';

const word = words({
  title: ['Decks', 'Decks', 'Mazos', 'Mazzi'],
  mine: ['Your decks', 'Seus decks', 'Tus mazos', 'I tuoi mazzi'],
  noneYet: ['None yet: build one, take over a list, or copy one of those below.', 'Nenhum ainda: monte um, traga uma lista ou copie um dos de baixo.', 'Ninguno aún: arma uno, trae una lista o copia uno de los de abajo.', 'Ancora nessuno: costruiscine uno, prendi un elenco o copia uno di quelli sotto.'],
  ready: ['Decks of {0}', 'Decks de {0}', 'Mazos de {0}', 'Mazzi di {0}'],
  others: ['Older decks', 'Decks antigos', 'Mazos antiguos', 'Mazzi più vecchi'],
  build: ['Build a deck', 'Montar um deck', 'Armar un mazo', 'Costruisci un mazzo'],
  importing: ['Take over a list', 'Trazer uma lista', 'Traer una lista', 'Prendi un elenco'],
  open: ['Open', 'Abrir', 'Abrir', 'Apri'],
  edit: ['Change', 'Modificar', 'Modificar', 'Modifica'],
  allCards: ['All cards', 'Todos os cards', 'Todas las cartas', 'Tutte le carte'],
  copy: ['Copy', 'Copiar', 'Copiar', 'Copia'],
  remove: ['Delete', 'Apagar', 'Borrar', 'Elimina'],
  removed: ['“{0}” is deleted.', '“{0}” foi apagado.', '«{0}» se ha borrado.', '«{0}» è eliminato.'],
  undo: ['Undo', 'Desfazer', 'Deshacer', 'Annulla'],
  play: ['Play it against the computer', 'Jogar contra o computador', 'Jugar contra el ordenador', 'Gioca contro il computer'],
  size: ['{0} cards', '{0} cards', '{0} cartas', '{0} carte'],
  allowed: ['Allowed in: {0}', 'Permitido em: {0}', 'Permitido en: {0}', 'Permesso in: {0}'],
  nowhere: ['Not complete for any rules', 'Incompleto para quaisquer regras', 'Incompleto para cualquier reglamento', 'Non completo per nessun regolamento'],
  missing: ['There is no such deck.', 'Esse deck não existe.', 'Ese mazo no existe.', 'Questo mazzo non esiste.'],
  all: ['All decks', 'Todos os decks', 'Todos los mazos', 'Tutti i mazzi'],
  name: ['Name', 'Nome', 'Nombre', 'Nome'],
  unnamed: ['New deck', 'Novo deck', 'Mazo nuevo', 'Nuovo mazzo'],
  copied: ['{0} (copy)', '{0} (cópia)', '{0} (copia)', '{0} (copia)'],
  rules: ['For the rules of', 'Para as regras de', 'Para las reglas de', 'Per le regole di'],
  deck: ['The deck', 'O deck', 'El mazo', 'Il mazzo'],
  pool: ['Cards to choose from', 'Cards à escolha', 'Cartas para elegir', 'Carte tra cui scegliere'],
  add: ['Add {0}', 'Pôr {0}', 'Añadir {0}', 'Aggiungi {0}'],
  less: ['Take out {0}', 'Tirar {0}', 'Quitar {0}', 'Togli {0}'],
  now: ['{0}: {1}', '{0}: {1}', '{0}: {1}', '{0}: {1}'],
  fine: ['Allowed by these rules.', 'Permitido por essas regras.', 'Permitido por estas reglas.', 'Permesso da queste regole.'],
  found: ['{0} cards', '{0} cards', '{0} cartas', '{0} carte'],
  list: ['As a list', 'Como lista', 'Como lista', 'Come elenco'],
  copyList: ['Copy the list', 'Copiar a lista', 'Copiar la lista', 'Copia l’elenco'],
  copyLink: ['Copy a link', 'Copiar um link', 'Copiar un enlace', 'Copia un link'],
  save: ['Save as a file', 'Salvar como arquivo', 'Guardar como archivo', 'Salva come file'],
  inClipboard: ['Copied.', 'Copiado.', 'Copiado.', 'Copiato.'],
  noClipboard: ['The browser did not allow copying; the text is below.', 'O navegador não deixou copiar; o texto está abaixo.', 'El navegador no permitió copiar; el texto está abajo.', 'Il browser non ha permesso di copiare; il testo è qui sotto.'],
  paste: ['One line for each card, like “4 Lightning Bolt”', 'Uma linha por card, como “4 Lightning Bolt”', 'Una línea por carta, como «4 Lightning Bolt»', 'Una riga per carta, come «4 Lightning Bolt»'],
  file: ['or a file', 'ou um arquivo', 'o un archivo', 'o un file'],
  keep: ['Keep this deck', 'Guardar este deck', 'Guardar este mazo', 'Conserva questo mazzo'],
  brings: ['This list brings cards of its own: {0}', 'Esta lista traz cards próprios: {0}', 'Esta lista trae cartas propias: {0}', 'Questo elenco porta carte proprie: {0}'],
  takeThem: ['Take them in', 'Aceitar', 'Aceptarlas', 'Accettale'],
  badFile: ['Its card file {0} cannot be read: {1}', 'Seu arquivo de cards {0} não pode ser lido: {1}', 'Su archivo de cartas {0} no se puede leer: {1}', 'Il suo file di carte {0} non si può leggere: {1}'],
  aside: ['{0} cards of a sideboard are left out.', '{0} cards de reserva ficam de fora.', 'Se dejan fuera {0} cartas del banquillo.', 'Restano fuori {0} carte di riserva.'],
  notKept: ['It could not be saved: {0}', 'Não pôde ser salvo: {0}', 'No se pudo guardar: {0}', 'Non si è potuto salvare: {0}'],
});

let rules = 'foundations';
const filter = NO_FILTER();
const eraName = (id) => ERAS.find(([e]) => e === id)[1];
const toText = (name, entries) => `# Name: ${name}\n${entries.map(([card, n]) => `${n} ${card}\n`).join('')}`;
const href = (argument) => `#/decks/${encodeURIComponent(argument)}`;

function problems({ problems: found, errors }, fine = true) {
  const list = make('ul', { class: 'problems' });
  for (const e of errors) list.append(make('li', { 'data-code': e.code }, e.message));
  for (const p of found) list.append(make('li', { class: p.forbids ? '' : 'advice', 'data-code': p.code }, p.message));
  if (fine && !errors.length && !found.some((p) => p.forbids)) list.prepend(make('li', { class: 'fine' }, word('fine')));
  return make('div', { role: 'status' }, list);
}

async function copyText({ notice }, text, shownIn) {
  try {
    await navigator.clipboard.writeText(text);
    notice(word('inClipboard'));
  } catch {
    notice(word('noClipboard'));
    shownIn.replaceChildren(make('pre', {}, text));
  }
}

// Against a deck of the same field.
function play({ engine, app, language, close }, id, era) {
  const others = engine.decks(language()).filter((d) => d.eras.includes(era) && d.id !== id);
  const other = others[Math.floor(Math.random() * others.length)];
  const names = [0, 1].map((i) => document.getElementById(`setup-name-${i}`)?.placeholder || `${i + 1}`);
  if (app.begin({ era, seats: [{ computer: false, name: names[0], deck: id }, { computer: true, name: names[1], deck: other.id }] })) close();
}

const kept = (context, promise) => promise.then((v) => { context.app.decksChanged(); return v; },
  (error) => { context.app.decksChanged(); context.notice(word('notKept', String(error?.message ?? error))); });

// ------------------------------------------------------------------ all of them
function overview(root, context) {
  const { engine, language, app, go, notice } = context;
  const decks = engine.decks(language());
  const item = (d) => {
    const row = make('p', { class: 'row' });
    if (d.own) {
      row.append(button(word('edit'), () => go('decks', d.id)), button(word('remove'), async () => {
        const gone = await kept(context, app.own.dropDeck(d.id));
        root.replaceChildren();
        overview(root, context);
        notice(word('removed', d.name));
        const back = button(word('undo'), async () => {
          await kept(context, app.own.keepDeck(gone));
          root.replaceChildren();
          overview(root, context);
          notice('');
        });
        if (gone) root.prepend(back);
        back.focus();
      }));
    } else {
      row.append(button(word('open'), () => go('decks', d.id)));
    }
    const where = d.legal.length ? word('allowed', d.legal.map(eraName).join(', ')) : word('nowhere');
    return make('li', {}, make('div', { class: 'slip' }, make('h3', {}, make('a', { href: href(d.id) }, d.name)),
      make('p', {}, d.plan || word('size', d.size)), make('small', {}, where), row));
  };
  const group = (title, members) => members.length && root.append(make('h2', {}, title), make('ul', { class: 'deck-list' }, ...members.map(item)));
  root.append(make('p', { class: 'row' }, button(word('build'), () => go('decks', 'new'), { class: 'main' }), button(word('importing'), () => go('decks', 'import')), button(word('allCards'), () => go('cards'))));
  const own = decks.filter((d) => d.own);
  if (own.length) group(word('mine'), own);
  else root.append(make('h2', {}, word('mine')), make('p', { class: 'quiet' }, word('noneYet')));
  for (const [era, name] of [...ERAS].reverse()) group(word('ready', name), decks.filter((d) => !d.own && d.eras.includes(era)));
  group(word('others'), decks.filter((d) => !d.own && !d.eras.length));
  cardFiles(root, context, () => { root.replaceChildren(); overview(root, context); });
}

// ------------------------------------------------------------------ a list from elsewhere
function importing(root, context, text = '') {
  const { engine, language, app, go } = context;
  const area = make('textarea', { rows: 14, spellcheck: 'false', autocomplete: 'off' });
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
    keep.disabled = !read.cards.length;
    found.replaceChildren();
    if (!area.value.trim()) return;
    found.append(make('p', {}, [read.name, word('size', read.size)].filter(Boolean).join(': ')));
    if (read.sideboard) found.append(make('p', {}, word('aside', read.sideboard)));
    for (const file of filesIn(area.value)) {
      if (isThere(app.own, file)) continue;
      const errors = file.errors ?? engine.ownCards(file.path, file.text, false);
      if (errors.length) found.append(make('p', {}, word('badFile', file.path, errors.map((e) => `${e.where} ${e.message}`).join('; '))));
      else {
        found.append(make('p', { class: 'row' }, word('brings', file.names.join(', ')), button(word('takeThem'), async () => {
          await app.own.addCards(file.path, file.text);
          look();
        }, { id: 'take-cards' })));
      }
    }
    found.append(problems(read));
  };
  area.oninput = look;
  const file = make('input', { type: 'file', accept: '.txt,.dek,.dec,text/plain', onchange: async () => {
    if (file.files[0]) area.value = await file.files[0].text();
    look();
  } });
  root.append(back(), labelled(word('paste'), area), make('p', { class: 'row' }, labelled(word('file'), file),
    labelled(word('rules'), select(ERAS, rules, (v) => { rules = v; look(); })), keep), found);
  look();
}

const back = () => make('p', {}, make('a', { href: '#/decks' }, `← ${word('all')}`));

// ------------------------------------------------------------------ one of them
// `own`: { id, name, text } to be changed, id undefined while it is not kept yet; or null to look at `deck`.
function one(root, context, deck, own) {
  const { engine, language, app, go, notice } = context;
  const cards = new Map(engine.cards(rules, language()).map((c) => [c.name, c]));
  const counts = new Map(engine.readDeck(own ? own.text : engine.deckList(deck.id, language()), rules, language()).cards.map((c) => [c.name, c.count]));
  let id = own?.id ?? deck?.id;
  const nameField = make('input', { value: own?.name ?? '', maxlength: 60, autocomplete: 'off', oninput: () => changed() });
  const name = () => (own ? nameField.value.trim() || word('unnamed') : deck.name);
  const entries = () => [...counts].filter(([, n]) => n > 0);
  const total = make('h2');
  const state = make('div');
  const rows = make('ul', { class: 'rows' });
  const charts = make('div', { class: 'charts' });
  const listed = make('div');
  let timer = null;

  function save() {
    clearTimeout(timer);
    timer = null;
    return kept(context, app.own.keepDeck({ id, name: name(), text: toText(name(), entries()) })).then((kept_) => {
      if (kept_ && !id) {
        id = kept_;
        history.replaceState(history.state, '', href(id));
      }
    });
  }
  function changed() {
    draw();
    clearTimeout(timer);
    timer = setTimeout(save, 250);
  }
  one.flush = () => timer && save();
  const step = (card, by) => {
    counts.set(card, Math.max(0, Math.min(250, (counts.get(card) ?? 0) + by)));
    if (!counts.get(card)) counts.delete(card);
    changed();
    notice(word('now', cards.get(card)?.shown ?? card, counts.get(card) ?? 0));
  };

  const order = (card) => (card.kind === 'land' ? 100 : card.value);
  function draw() {
    const read = engine.readDeck(toText(name(), entries()), rules, language());
    total.textContent = `${word('deck')}: ${word('size', read.size)}`;
    state.replaceChildren(problems(read));
    const full = entries().map(([card, n]) => [cards.get(card), n]).filter(([card]) => card).sort(([a], [b]) => order(a) - order(b) || (a.shown < b.shown ? -1 : 1));
    const focus = rows.contains(document.activeElement) && document.activeElement.dataset;
    rows.replaceChildren(...full.map(([card, n]) => {
      const li = make('li', {}, make('span', { class: 'count' }, String(n)), make('span', { class: 'name' }, make('a', { href: `#/cards/${encodeURIComponent(card.name)}`, ...nameLang(card) }, card.shown), ' ', cost(card)));
      if (own) {
        li.append(button('−', () => step(card.name, -1), { 'aria-label': word('less', card.shown), 'data-card': card.name, 'data-by': -1 }),
          button('+', () => step(card.name, 1), { 'aria-label': word('add', card.shown), 'data-card': card.name, 'data-by': 1 }));
      }
      return li;
    }));
    if (focus?.card) (rows.querySelector(`[data-card="${CSS.escape(focus.card)}"][data-by="${focus.by}"]`) ?? rows.querySelector('button'))?.focus();
    charts.replaceChildren(manaCurve(full), colorPie(full));
    listed.replaceChildren();
    playing.disabled = read.problems.some((p) => p.forbids && p.code !== 'not_of_time');
  }

  // The short form, or the list itself where it has cards that others may not have.
  function link() {
    const text = toText(name(), entries());
    const own = entries().some(([card]) => cards.get(card)?.own);
    return (!own && app.links?.deck?.(name(), text)) || `${location.origin}${location.pathname}${href(`list:${withFiles(text, app.own, entries().map(([card]) => card))}`)}`;
  }
  const playing = button(word('play'), async () => {
    if (own) await save();
    play(context, id, rules);
  }, { class: 'main' });
  const half = make('div', {}, total);
  half.append(make('p', { class: 'row' }, labelled(word('rules'), select(ERAS, rules, (v) => { rules = v; draw(); if (own) pool.draw(); })), playing));
  half.append(state, charts, rows, make('h3', {}, word('list')), make('p', { class: 'row' },
    button(word('copyList'), () => copyText(context, withFiles(toText(name(), entries()), app.own, entries().map(([card]) => card)), listed)),
    button(word('copyLink'), () => copyText(context, link(), listed), { id: 'copy-link' }),
    button(word('save'), () => {
      const link = make('a', { href: URL.createObjectURL(new Blob([toText(name(), entries())], { type: 'text/plain' })), download: `${name()}.txt` });
      link.click();
      setTimeout(() => URL.revokeObjectURL(link.href), 1000);
    }),
    button(word('copy'), async () => {
      const title = word('copied', name());
      const made = await kept(context, app.own.keepDeck({ name: title, text: toText(title, entries()) }));
      if (made) go('decks', made);
    })), listed);
  root.append(back());
  const pool = own && choices(cards, step, context);
  if (own) root.append(labelled(word('name'), nameField), make('div', { class: 'builder' }, half, pool.element));
  else root.append(make('h2', {}, deck.name), make('p', {}, deck.plan), half);
  draw();
}

// What can be put in: filters and a list; the list is of the time of the rules unless asked otherwise.
function choices(cards, step, { language }) {
  const most = 80;
  filter.era = rules;
  const list = make('ul', { class: 'rows' });
  const count = make('p', { class: 'quiet', role: 'status' });
  const holder = make('div');
  function draw() {
    const found = filtered([...cards.values()], filter);
    count.textContent = word('found', found.length);
    list.replaceChildren(...found.slice(0, most).map((card) => make('li', { lang: language() },
      make('span', { class: 'name', title: card.text }, make('a', { href: `#/cards/${encodeURIComponent(card.name)}`, ...nameLang(card) }, card.shown), ' ', cost(card), ' ', make('small', {}, [card.type, card.size].filter(Boolean).join(' '))),
      button('+', () => step(card.name, 1), { 'aria-label': word('add', card.shown) }))));
  }
  const build = () => holder.replaceChildren(filters(filter, draw));
  build();
  draw();
  return {
    element: make('section', {}, make('h2', {}, word('pool')), holder, count, make('div', { class: 'pool', tabindex: 0, role: 'group', 'aria-label': word('pool') }, list)),
    draw() { filter.era = rules; build(); draw(); },
  };
}

export default {
  title: () => word('title'),
  async show(root, context, argument) {
    await loadSymbols();
    one.flush?.();
    one.flush = null;
    const { engine, language, app } = context;
    if (!argument) return overview(root, context);
    if (argument === 'import') return importing(root, context);
    if (argument.startsWith('list:')) return importing(root, context, argument.slice(5));
    if (argument === 'new') return one(root, context, null, { name: '', text: '' });
    const deck = engine.decks(language()).find((d) => d.id === argument);
    if (!deck) return root.append(back(), make('p', {}, word('missing')));
    if (!deck.own && deck.eras.length && !deck.legal.includes(rules)) rules = deck.eras[0];
    return one(root, context, deck, deck.own ? app.own.decks.get(deck.id) : null);
  },
  hide() { one.flush?.(); one.flush = null; },
};
