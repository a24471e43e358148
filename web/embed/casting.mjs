// The eight steps of casting beside a board: which one is being taken, what was chosen, what follows. All facts come
// from the engine (bridge/casting.cpp); only the words are here. Pressing one of the eight buttons shows that step in
// the line below them; otherwise it shows the current one.
import { make } from '../app/dom.mjs';
import { words } from '../app/words.mjs';

const word = words({
  title: ['Casting in eight steps', 'Conjurar em oito passos', 'Lanzar en ocho pasos', 'Lanciare in otto passi'],
  mnemonic: ['An Old Tailor Dyes Long Coats: Mary Pays', 'Ana Escolheu As Duas Lindas Cartas Mas Pagou', 'Ana Estaba Ocupada Contando Las Cartas: Hoy Paga', 'Anche Oggi Bruno Dà La Carta Ma Paga'],
  step1: ['Announce', 'Anunciar', 'Anunciar', 'Annunciare'],
  step2: ['Options', 'Escolhas', 'Elegir', 'Opzioni'],
  step3: ['Targets', 'Alvos', 'Objetivos', 'Bersagli'],
  step4: ['Divide', 'Dividir', 'Cómo repartir', 'Dividere'],
  step5: ['Legality', 'Legalidade', 'Legalidad', 'Legalità'],
  step6: ['Cost', 'Custo', 'Coste', 'Costo'],
  step7: ['Mana', 'Mana', 'Habilidades de maná', 'Mana'],
  step8: ['Pay', 'Pagar', 'Pagar', 'Pagare'],
  does1: ['The card goes onto the stack.', 'O card vai para a pilha.', 'La carta va a la pila.', 'La carta va in pila.'],
  does2: ['Modes, a kicker, the value of X.', 'Modos, um reforço, o valor de X.', 'Modos, un estímulo, el valor de X.', 'Modi, un potenziamento, il valore di X.'],
  does3: ['Whom or what it is aimed at.', 'A quem ou a que ela visa.', 'A quién o a qué apunta.', 'A chi o a che cosa è rivolta.'],
  does4: ['How much each target gets.', 'Quanto cabe a cada alvo.', 'Cuánto recibe cada objetivo.', 'Quanto spetta a ogni bersaglio.'],
  does5: ['May it be cast like this?', 'Ela pode ser conjurada assim?', '¿Puede lanzarse así?', 'Si può lanciare così?'],
  does6: ['The total is worked out and stays fixed.', 'O total é calculado e fica fixo.', 'Se calcula el total y queda fijo.', 'Si calcola il totale, che resta fisso.'],
  does7: ['Now lands and others may make mana.', 'Agora terrenos e outros podem produzir mana.', 'Ahora tierras y otros pueden producir maná.', 'Ora terre e altro possono produrre mana.'],
  does8: ['All of it at once; then it is cast.', 'Tudo de uma vez; então está conjurada.', 'Todo de una vez; entonces está lanzado.', 'Tutto in una volta; allora è lanciata.'],
  before: ['Choose a card to cast: these steps follow.', 'Escolha um card para conjurar: seguem estes passos.', 'Elige una carta para lanzar: siguen estos pasos.', 'Scegli una carta da lanciare: seguono questi passi.'],
  now: ['Now', 'Agora', 'Ahora', 'Adesso'],
  done: ['done', 'feito', 'hecho', 'fatto'],
  none: ['nothing to choose here', 'nada a escolher aqui', 'nada que elegir aquí', 'niente da scegliere qui'],
  legal: ['It may.', 'Pode.', 'Puede.', 'Si può.'],
  next: ['Next: {0}.', 'A seguir: {0}.', 'Después: {0}.', 'Poi: {0}.'],
  cast: ['{0} has been cast. Only now can anybody answer it.', '{0}: a mágica está conjurada. Só agora alguém pode responder.', '{0}: el hechizo está lanzado. Solo ahora alguien puede responder.', '{0}: la magia è lanciata. Solo ora qualcuno può rispondere.'],
  activated: ['The ability of {0} has been activated. Only now can anybody answer it.', 'A habilidade de {0} foi ativada. Só agora alguém pode responder.', 'La habilidad de {0} está activada. Solo ahora alguien puede responder.', 'L’abilità di {0} è attivata. Solo ora qualcuno può rispondere.'],
  back: ['It was taken back: as if nothing had been announced.', 'Foi desfeito: como se nada tivesse sido anunciado.', 'Se ha deshecho: como si nada se hubiera anunciado.', 'È stato annullato: come se nulla fosse stato annunciato.'],
  kicked: ['kicker paid × {0}', 'reforço × {0}', 'estímulo × {0}', 'potenziamento × {0}'],
  buyback: ['buyback', 'recompra', 'recuperar', 'riscatto'],
  spliced: ['spliced: {0}', 'unidos: {0}', 'empalmadas: {0}', 'innesti: {0}'],
  tapped: ['{0} used', '{0} usados', '{0} usadas', '{0} usati'],
});

// What has been chosen in each step, as texts.
function chosen(k) {
  const options = [...k.modes];
  if (k.x >= 0) options.push(`X = ${k.x}`);
  if (k.kicked) options.push(word('kicked', k.kicked));
  if (k.buyback) options.push(word('buyback'));
  if (k.spliced) options.push(word('spliced', k.spliced));
  const shares = k.targets.filter((t) => t.share);
  return [k.name, options.join('; '), k.targets.map((t) => t.name).join(', '), shares.map((t) => `${t.name}: ${t.share}`).join(', '),
    k.step > 5 ? word('legal') : '', k.step > 5 ? k.cost || '{0}' : '', k.tapped ? word('tapped', k.tapped) : '', k.paid_with.join(', ')];
}

export class CastingPanel {
  constructor(engine, place) {
    this.ask = engine.module.cwrap('bridge_casting', 'string', []);
    this.lines = () => engine.log(0).length;
    this.waits = (about) => engine.state().view.stack.some((e) => e.ref === about || e.source === about);
    this.place = place;
    this.state = { on: false };
    this.shown = 0; // the step that the reader pressed; 0: the current one
    place.id = 'casting';
  }

  words() {
    this.place.setAttribute('aria-label', word('title'));
    const list = make('ol', undefined, { role: 'list' });
    this.buttons = [];
    const initials = word('mnemonic').replace(/:/g, '').split(' ');
    for (let i = 1; i <= 8; i++) {
      const item = make('li');
      const button = make('button', undefined, { type: 'button', 'data-step': String(i) });
      // The steps have the same initials as the words of the mnemonic.
      button.append(make('b', initials[i - 1][0], { 'aria-hidden': 'true' }), make('span', word(`step${i}`)), make('small'));
      button.onclick = () => {
        this.shown = this.shown === i ? 0 : i;
        this.draw();
      };
      this.buttons.push(button);
      item.append(button);
      list.append(item);
    }
    this.line = make('p', undefined, { role: 'status' });
    this.place.replaceChildren(list, this.line, make('p', `“${word('mnemonic')}”`, { class: 'mnemonic' }));
    this.draw();
  }

  changed() {
    const now = JSON.parse(this.ask());
    const { state } = this;
    if (now.on) {
      if (!state.on) this.begun = this.lines();
      if (now.step !== state.step) this.shown = 0;
      this.state = now;
    } else if (state.on) {
      // It was cast if it is on the stack, or if the log has more than the one line that says it was taken back.
      this.state = { on: false, ended: this.waits(state.about) || this.lines() > this.begun + 1 ? 'cast' : 'back', last: state };
      this.shown = 0;
    }
    this.draw();
  }
  begin() {
    this.state = { on: false };
    this.shown = 0;
    this.draw();
  }

  draw() {
    if (!this.buttons) return;
    const { state } = this;
    const k = state.on ? state : state.ended === 'cast' ? { ...state.last, step: 9 } : null;
    const texts = k ? chosen(k) : [];
    this.buttons.forEach((button, i) => {
      const here = Boolean(state.on) && i + 1 === k.step;
      const passed = k !== null && i + 1 < k.step;
      const idle = k !== null && !k.wanted[i];
      button.className = here ? 'here' : passed ? 'passed' : '';
      button.classList.toggle('idle', idle);
      button.setAttribute('aria-pressed', String(this.shown === i + 1));
      if (here) button.setAttribute('aria-current', 'step');
      else button.removeAttribute('aria-current');
      const said = texts[i] || (idle ? '–' : passed ? '✓' : '');
      const small = button.lastChild;
      small.textContent = said;
      if (said === '✓') small.setAttribute('aria-label', word('done'));
      else if (said === '–') small.setAttribute('aria-label', word('none'));
      else small.removeAttribute('aria-label');
    });
    this.line.textContent = this.told(state, k, texts);
  }
  told(state, k, texts) {
    const of = (i) => `${i}. ${word(`step${i}`)}: ${texts[i - 1] || (k && !k.wanted[i - 1] ? word('none') : word(`does${i}`))}`;
    if (this.shown) return of(this.shown);
    if (state.on) {
      const next = [1, 2, 3, 4, 5, 6, 7, 8].find((i) => i > k.step && k.wanted[i - 1] && i !== 5);
      return [`${word('now')}: ${k.step}. ${word(`step${k.step}`)}. ${word(`does${k.step}`)}`, next ? word('next', word(`step${next}`)) : ''].filter(Boolean).join(' ');
    }
    if (state.ended === 'cast') return word(state.last.ability ? 'activated' : 'cast', state.last.name);
    return state.ended === 'back' ? word('back') : word('before');
  }
}
