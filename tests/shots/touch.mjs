// Where a finger goes: what is meant to be pressed next stays where it was, what lies beyond the edge is pointed at,
// what cannot be done says why, and no mark covers another.

/** @import { Asked, Box, Region, Shot, Sign, Told } from './list.mjs' */
/** @param {Box} a @param {Box} b */
const meet = (a, b) => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

/**
 * @param {Shot[]} shots
 * @param {(shot: Asked, size: string, file: string, more: string[]) => string} tells
 * @param {(shot: Asked, size: string, file: string) => { places: Region[], problems: string[] }} regions
 * @param {(shot: Asked, size: string, file: string) => Sign[]} signs @param {string} file
 */
export function touchTest(shots, tells, regions, signs, file) {
  /** @param {string} name */
  const named = (name) => /** @type {Shot} */ (shots.find((s) => s.name === name));
  /** @type {Told[]} */
  const found = [];
  /** @param {string} name @param {...(string | false)} problems */
  const tell = (name, ...problems) => found.push([name, /** @type {string[]} */ (problems.filter(Boolean))]);
  /** @param {Asked} shot @param {string} size @param {string[]} more */
  const words = (shot, size, more) => [...tells(shot, size, file, [...more, 'texts']).matchAll(/"region":"(.*?)","text":"(.*?)"\}/g)].map(([, region, text]) => ({ region, text }));

  // While attackers and blockers are declared one after the other, everybody stands where they stood.
  const fight = [['White Knight att'], ['Serra Angel att'], ['Grizzly Bears att'], ['Done', 'Hill Giant blocks White'], ['Drudge Skeletons blocks Grizz']];
  for (const size of ['1280x720', '390x844', '640x480']) {
    /** @type {Map<string, number>} */
    let before = new Map();
    fight.forEach((_, i) => {
      const shot = { file: 'table.duel', do: fight.slice(0, i + 1).flat().flatMap((option) => ['do', option]) };
      // A finger's height away is another matter: attackers come forward.
      const at = new Map(regions(shot, size, file).places.filter((r) => r.does === 'object').map((r) => [r.label, Math.round(r.x)]));
      // Whose move it is changes with the blocks, and with it all of the table.
      if (i !== 0 && i !== 3) tell(`nobody moves as ${fight[i].at(-1)} ${size}`, ...[...at].map(([label, x]) => before.has(label) && before.get(label) !== x && `${label} went from ${before.get(label)} to ${x}`));
      before = at;
    });
  }

  // On a phone all of a hand is to be seen, a finger's breadth of each card at least.
  const whole = regions({ file: 'questions.duel' }, '390x844', file).places.filter((r) => r.does === 'object' && r.y > 700).sort((a, b) => a.x - b.x);
  tell('the whole hand is to be seen', whole.length < 6 && `${whole.length} cards are there`, ...whole.map((r) => (r.w < 44 || r.x < 0 || r.x + r.w > 390) && `${r.label} takes ${r.w} from ${r.x}`));

  // Where it is too long for that, what could be played and lies beyond the edge is counted there, and one tap brings it.
  for (const size of ['360x640']) {
    /** @param {string[]} more */
    const mark = (more) => regions({ file: 'questions.duel', then: more }, size, file).places;
    const first = mark([]), wide = Number(size.split('x')[0]);
    const beyond = first.filter((r) => r.does === 'object' && r.x + r.w / 2 > wide).sort((a, b) => a.x - b.x)[0]?.label;
    const on = first.find((r) => r.does === 'leaf' && r.arg === 13);
    tell(`the hand's edge says what lies beyond ${size}`, !(on?.label === '2 more' && on.free && on.w >= 44 && on.h >= 44) && `it says ${JSON.stringify(on)}`);
    const there = on ? mark(['press', '2 more']) : [];
    const card = there.find((r) => r.label === beyond);
    tell(`a tap brings it ${size}`, !(card && card.x >= 0 && card.x + card.w <= wide) && `it lies at ${JSON.stringify(card)}`,
      there.find((r) => r.does === 'leaf' && r.arg === 12)?.label !== '3 more' && 'nothing leads back');
  }

  // A phone on its side, with the bars of the browser: every button and every card of the hand has room for a finger.
  for (const size of ['740x360', '667x331', '640x304', '640x300']) {
    const [width, height] = size.split('x').map(Number);
    const places = regions({ file: 'table.duel' }, size, file).places;
    const wanted = ['Pass', 'To end of turn', 'Hold', 'Attack', 'Undo', 'Menu', 'Keys', 'Log', 'Giant Growth', 'Disenchant', 'Plains'];
    tell(`a finger has room ${size}`, ...wanted.map((label) => {
      const r = places.findLast((place) => place.label.startsWith(label));
      if (!r) return `there is no ${label}`;
      const [w, h] = [Math.min(r.x + r.w, width) - Math.max(0, r.x), Math.min(r.y + r.h, height) - Math.max(0, r.y)];
      return (w < 44 || h < 44) && `${label} shows ${w} by ${h}`;
    }));
  }

  // The second tap on a card that cannot be played now asks why not.
  const wrath = regions(named('phone'), '768x1024', file).places.find((r) => r.label === 'Wrath of God');
  const at = wrath ? ['tap', `${Math.round(wrath.x + 30)}`, `${Math.round(wrath.y + 60)}`] : [];
  /** @param {string[]} more */
  const large = (more) => words(named('phone'), '768x1024', more).filter((t) => t.region === 'a large card').map((t) => t.text).join(' ');
  tell('a first tap only chooses', large(at) && 'a card lies over the table');
  tell('a second tap says why not', !/Timing/.test(large([...at, ...at])) && `it says: ${large([...at, ...at])}`);

  // Nor does one tap discard: cards of a hand lie over each other.
  const many = { file: 'discard.duel', do: ['do', 'Pass', 'do', 'Pass'] };
  const terror = regions(many, '844x390', file).places.find((r) => r.label === 'Terror');
  const on = terror ? ['tap', `${Math.round(terror.x + 12)}`, `${Math.round(terror.y + 20)}`] : [];
  tell('a first tap discards nothing', !/^2 choices/m.test(tells(many, '844x390', file, [...on, 'choices'])) && 'it is discarded',
    !/Press again: Terror/.test(words(many, '844x390', on).map((t) => t.text).join(' ')) && 'nothing says what a second one does');
  tell('a second tap discards', !/^3 choices/m.test(tells(many, '844x390', file, [...on, ...on, 'choices'])) && 'it is not discarded');

  // A lozenge says "this one" beside the swords of an attacker, not on them.
  for (const size of ['1280x720', '390x844', '640x480']) {
    const shot = { file: 'table.duel', do: [.../** @type {string[]} */ (named('curtain').do).slice(0, -2), 'lift', 'do', 'Hill Giant blocks White', 'do', 'Done', 'do', 'Cast Giant'] };
    const all = signs(shot, size, file);
    const lozenges = all.filter((s) => s.sign === 'lozenge');
    const others = all.filter((s) => ['crossed-swords', 'tap'].includes(s.sign));
    tell(`lozenges cover no swords ${size}`, ...lozenges.flatMap((a) => others.filter((b) => meet(a, b)).map((b) => `one lies on ${b.sign} at ${Math.round(b.x)}, ${Math.round(b.y)}`)),
      !(lozenges.length > 2 && others.length > 2) && 'there is nothing to be seen of it');
  }

  // The curtain's corners touch neither words nor buttons.
  for (const size of ['1280x720', '390x844', '360x640', '844x390']) {
    const fans = signs(named('curtain'), size, file).filter((s) => s.sign === 'fan');
    const places = regions(named('curtain'), size, file).places;
    const texts = [...tells(named('curtain'), size, file, ['texts']).matchAll(/^\{"x":.*\}/gm)].map(([t]) => JSON.parse(t));
    tell(`the curtain's corners are free ${size}`, ...fans.flatMap((f) => [...places, ...texts].filter((r) => meet(f, r)).map((r) => `${r.label ?? r.text} meets one`)), fans.length !== 4 && `there are ${fans.length}`);
  }
  const foot = [...tells(named('start'), '390x844', file, ['texts']).matchAll(/^\{"x":.*\}/gm)].map(([t]) => JSON.parse(t)).filter((t) => t.y > 740);
  tell('the last words of the title page stand within its frame', foot.length === 0 && 'there are none', ...foot.map((t) => t.y + t.h > 844 - 18 && `"${t.text}" ends at ${t.y + t.h}`));

  // Before the first turn there is no turn; of as much life as goes nothing is told; no name is cut that fits when it is smaller.
  for (const size of ['390x844', '1280x720']) {
    const mulligan = words({ screen: 'toss', do: ['lift', 'act', 'Ada', 'lift', 'act', 'Keep', 'lift'] }, size, []).map((t) => t.text).join(' ');
    tell(`before the first turn no turn is named ${size}`, /turn 0/.test(mulligan) && mulligan, !/mulligan/i.test(mulligan) && `it says: ${mulligan}`);
  }
  const even = words({ file: 'even.duel', do: ['do', 'Grizzly Bears att', 'do', 'Gray Ogre att', 'do', 'Done', 'do', 'Child of Night blocks Grizz', 'do', 'Done', 'motion', 'do', 'Pass', 'do', 'Pass'] }, '390x844', []).map((t) => t.text).join(' ');
  tell('as much life gained as lost is no change', /\+0/.test(even) && even, !/Combat damage/.test(even) && `it says: ${even}`);
  const mammoth = words({ file: 'questions.duel' }, '360x640', []).map((t) => t.text).join(' ');
  tell('a word that is too wide is set smaller', !/Mammoth/.test(mammoth) && mammoth);

  // In another page its own slip says why not: not a second time over the board.
  for (const [where, more] of [['at the table', []], ['of a board', ['board']]]) {
    const preview = words(named('phone'), '768x600', [...more, 'press', 'Wrath of God']).filter((t) => t.region === 'the preview').map((t) => t.text).join(' ');
    tell(`why not is said once ${where}`, more.length ? preview && `it says: ${preview}` : !/Wrath/.test(preview) && `it says: ${preview}`);
  }

  // In another page there is no other page to go to.
  const end = regions({ ...named('over'), then: ['board'] }, '640x480', file).places.filter((r) => ['leave', 'rematch'].includes(r.does));
  tell('the end of a board leads nowhere else', ...end.map((r) => `there is ${r.does}`));
  for (const [where, more, there] of /** @type {[string, string[], boolean][]} */ ([['a duel', [], true], ['a board', ['board'], false]])) {
    const leads = regions({ ...named('menu'), then: [...more, 'key', 'm'] }, '1280x720', file).places.filter((r) => ['leave', 'concede'].includes(r.does));
    tell(`the menu of ${where} ${there ? 'gives up and leaves' : 'leads nowhere else'}`, (leads.length === 2) !== there && `there is ${leads.map((r) => r.does)}`);
  }

  // What lies face down has the marks of what happens to it.
  const marks = signs(named('face-down'), '1280x720', file);
  const hidden = regions(named('face-down'), '1280x720', file).places.filter((r) => r.does === 'object' && r.x < 900 && r.y < 300 && !/Bears|Mountain/.test(r.label));
  tell('what lies face down shows that it is tapped, and that it has come this turn', hidden.length !== 2 && `there are ${hidden.length} of them`,
    ...['tap', 'hourglass'].map((sign) => !marks.some((m) => m.sign === sign && hidden.some((r) => meet(m, r))) && `no ${sign}`));

  // What is pressed lies where the pictures of the phone and of the curtain have it.
  for (const [name, size, measures] of /** @type {[string, string, Record<string, number[]>][]} */ ([
    ['phone', '390x844', { Bruno: [165, 8, 60, 60], Ada: [165, 444, 60, 60], 'To end of turn': [8, 640, 158, 44], Hold: [174, 640, 112, 44], Undo: [294, 640, 88, 44] }],
    ['curtain', '1280x720', { 'Continue as Bruno': [498, 536, 368, 64] }]])) {
    const places = regions(named(name), size, file).places;
    for (const [label, wanted] of Object.entries(measures)) {
      const there = places.filter((r) => r.label === label).map((r) => [r.x, r.y, r.w, r.h]);
      tell(`${label} lies where the picture has it, ${name}`, !there.some((r) => r.every((v, i) => Math.abs(v - wanted[i]) <= 2)) && `it lies at ${JSON.stringify(there)}`);
    }
  }
  return found;
}
