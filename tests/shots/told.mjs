// What the table says of itself: why a target is none, what a second tap does, what lies face down; and that no mark
// lies on what it belongs to.

/** @import { Asked, Box, Region, Shot, Sign, Told } from './list.mjs' */
/** @param {Box} a @param {Box} b */
const meet = (a, b) => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
/** @param {Box} r @param {number} by */
const grown = (r, by) => ({ x: r.x - by, y: r.y - by, w: r.w + 2 * by, h: r.h + 2 * by });

/**
 * @param {Shot[]} shots
 * @param {(shot: Asked, size: string, file: string, more: string[]) => string} tells
 * @param {(shot: Asked, size: string, file: string) => { places: Region[], problems: string[] }} regions
 * @param {(shot: Asked, size: string, file: string) => Sign[]} signs @param {string} file
 */
export function toldTest(shots, tells, regions, signs, file) {
  /** @param {string} name */
  const named = (name) => /** @type {Shot} */ (shots.find((s) => s.name === name));
  /** @type {Told[]} */
  const found = [];
  /** @param {string} name @param {...(string | false)} problems */
  const tell = (name, ...problems) => found.push([name, /** @type {string[]} */ (problems.filter(Boolean))]);
  /** @param {Asked} shot @param {string} size @param {string[]} more */
  const texts = (shot, size, more = []) => [...tells(shot, size, file, [...more, 'texts']).matchAll(/^\{"x":.*\}/gm)].map(([t]) => JSON.parse(t));
  /** @param {Asked} shot @param {string} size @param {string[]} more @param {RegExp | undefined} region */
  const said = (shot, size, more, region) => texts(shot, size, more).filter((t) => !region || region.test(t.region)).map((t) => t.text).join(' ');
  /** @param {Asked} shot @param {string} size @param {string[]} more */
  const places = (shot, size, more = []) => regions({ ...shot, then: [...(shot.then ?? []), ...more] }, size, file).places;
  /** @param {string} name @param {string} text @param {RegExp} wanted @param {...RegExp} not */
  const says = (name, text, wanted, ...not) => tell(name, !(wanted.test(text) && !not.some((n) => n.test(text))) && `it says: ${text}`);
  /** @param {...string} options */
  const questions = (...options) => ({ file: 'questions.duel', do: options.flatMap((o) => ['do', o]) });

  // What cannot be aimed at says why, where it was pressed; beside the table the note does.
  for (const [size, region] of /** @type {[string, RegExp][]} */ ([['1280x720', /the note/], ['390x844', /why not/], ['640x480', /the preview/]]))
    says(`a wrong target says why ${size}`, said(questions('Cast Lightning'), size, ['press', 'Circle of Protection: Red'], region), /isn't a legal target/);
  says('a wrong target is not chosen', tells(questions('Cast Lightning'), '390x844', file, ['press', 'Circle of Protection: Red', 'choices']), /^1 choices/m);
  says('a player who is no target says why', said({ file: 'lying-blocker.duel', do: ['do', 'Icy'] }, '390x844', ['press', 'Bruno'], /why not/), /CR 115/);

  // A slip leaves the row of small buttons.
  for (const size of ['390x844', '360x640', '844x390'])
    for (const [spell, lang] of [['Healing', 'en'], ['Fireball', 'en'], ['Fireball', 'it'], ['Healing', 'pt']]) {
      const all = places(questions(`Cast ${spell}`), size, ['lang', lang]);
      const slip = all.filter((r) => ['option', 'number', 'take_number', 'hide_dialog'].includes(r.does));
      const row = all.find((r) => r.does === 'hold');
      tell(`a slip leaves the row of buttons, ${spell} in ${lang} ${size}`, slip.length < 2 && 'there is no slip', !row?.free && `the row: ${JSON.stringify(row)}`,
        ...slip.filter((r) => r.x < /** @type {number} */ (row?.x) + /** @type {number} */ (row?.w) && r.y + r.h > /** @type {number} */ (row?.y) - 8).map((r) => `${r.label} ends at ${r.y + r.h}, the row begins at ${row?.y}`));
    }

  // A full card says what its keywords mean, what kind it is, what its numbers are, and what mana a land makes; where
  // there is no room for all that in another language, at least all of its own text.
  const sheet = named('cards');
  const words = texts(sheet, '1440x1512').map((t) => t.text).join(' ');
  for (const wanted of [/Vigilance Attacking doesn't cause it to tap\./, /A countered spell has no effect/, /No abilities\./, /Destroy all creatures\. /])
    says(`full cards say ${wanted}`, words, wanted);
  const drawn = signs(sheet, '1440x1512', file);
  for (const [sign, count] of [['bird-claw', 4], ['heavy-lightning', 2], ['gears', 1], ['mountains', 1], ['broadsword', 4], ['edged-shield', 4]]) {
    const there = drawn.filter((s) => s.sign === sign).length;
    tell(`full cards have the sign ${sign}`, there !== count && `${there} of ${count}`);
  }
  says('what was given to a card stands on it, too', said({ file: 'granted.duel' }, '1280x720', ['over', 'Grizzly Bears'], /^$/), /Flying Can be blocked only by/, /No abilities/);

  // However little room another page leaves, both lives are in sight.
  for (const size of ['342x456', '342x472', '640x376']) {
    const lives = texts(named('board'), size).filter((t) => t.size >= 18 && t.text === '20' && t.region === 'a plate');
    tell(`both lives on a board of ${size}`, lives.length !== 2 && `there are ${lives.length}`, ...lives.filter((t) => t.hidden > .05 || t.y + t.h > t.clip[3]).map((t) => `one ends at ${t.y + t.h} of ${t.clip[3]}`));
  }

  // Marks lie on no names, stars on no shields, and what may be chosen is marked within the table.
  for (const size of ['1280x720', '390x844', '640x480']) {
    const checks = signs(named('divide-spell'), size, file).filter((s) => s.sign === 'check');
    const names = texts(named('divide-spell'), size).filter((t) => t.region === 'a small card' && /Hill|Ogre|Gray|Grizzly|Bears/.test(t.text));
    tell(`check marks cover no names ${size}`, (checks.length < 3 || names.length < 3) && 'there is nothing to be seen of it',
      ...checks.flatMap((c) => names.filter((t) => meet(grown(c, 2), t)).map((t) => `one lies on ${t.text}`)));
    const hurt = { file: 'lying-blocker.duel', do: ['Grizzly Bears att', 'Done', 'Hill Giant blocks', 'Done', 'Icy', 'Hill Giant', 'Pay', 'Play Shock', 'Hill Giant', 'Pay', 'Pass', 'Pass'].flatMap((o) => ['do', o]) };
    const marks = signs(hurt, size, file);
    const [stars, shields] = ['damage', 'shield'].map((sign) => marks.filter((s) => s.sign === sign));
    tell(`a wound is seen beside the shield ${size}`, !(stars.length && shields.length) && 'there is nothing to be seen of it', ...stars.filter((a) => shields.some((b) => meet(a, b))).map((s) => `one at ${s.x}, ${s.y}`));
  }
  for (const [size, more] of /** @type {[string, string[]][]} */ ([['640x480', []], ['640x376', ['board']], ['1280x720', []], ['844x390', []]])) {
    const cut = signs({ ...questions('Cast Lightning'), then: more }, size, file).filter((s) => s.sign === 'lozenge' && s.y < 0);
    tell(`who may be chosen is marked within the table ${size}`, ...cut.map((s) => `a lozenge begins at ${s.y}`));
  }

  // The button beside what waits has room of its own.
  const waits = { file: 'lying-blocker.duel', do: ['Grizzly Bears att', 'Done', 'Hill Giant blocks', 'Done', 'Icy', 'Gray', 'Pay', 'Play Shock', 'Gray', 'Pay', 'Play Shock', 'Gray', 'Pay', 'Pass'].flatMap((o) => ['do', o]) };
  const yields = places(waits, '1024x600').filter((r) => r.does === 'yield');
  const lines = texts(waits, '1024x600').filter((t) => /Ada/.test(t.text) && t.x > 700);
  tell('the words of what waits end before its button', (yields.length < 2 || lines.length < 2) && `there are ${yields.length} buttons and ${lines.length} lines`,
    ...yields.flatMap((r) => lines.filter((t) => meet({ x: r.x + r.w - 28, y: r.y + r.h - 28, w: 24, h: 24 }, t)).map((t) => `one lies on ${t.text}`)));

  // What waits between two windows lies in the outer one, below the inner.
  const between = texts(named('windows'), '1280x720').filter((t) => t.region === 'what waits' && t.size >= 15);
  const [bolt, counter] = ['Lightning Bolt', 'Counterspell'].map((name) => between.find((t) => t.text === name));
  tell('what waits between two windows is listed', !(bolt && counter && counter.y > bolt.y + 100) && `there is ${JSON.stringify(between)}`);

  // Where there is no room for all that waits, the rest is counted, and can be opened.
  for (const [name, size, all] of /** @type {[string, string, number][]} */ ([['windows', '844x390', 2], ['windows', '640x480', 2], ['table-fifth', '844x390', 3]])) {
    const there = places(named(name), size);
    const listed = new Set(there.filter((r) => r.does === 'object' && r.x > 460 && r.w > 100 && r.y < 300).map((r) => r.y)).size;
    const more = there.find((r) => r.does === 'stack')?.label ?? '';
    tell(`all that waits is listed or counted, ${name} ${size}`, listed + (parseInt(more, 10) || 0) !== all && `${listed} and "${more}" of ${all}`);
  }

  // An attack that nobody could take part in is no invitation.
  for (const [name, shot, wanted] of /** @type {[string, Asked, string][]} */ ([['nobody', { file: 'swamps.duel', era: 'fifth' }, '#F4EAD5'], ['somebody', { file: 'table-fifth.duel' }, '#F8F0DC']])) {
    const attack = texts(shot, '1280x720').find((t) => t.text === 'Attack' && t.region === 'a button');
    tell(`the attack that ${name} could make`, attack?.color !== wanted && `it is ${JSON.stringify(attack)}`);
  }

  // What lies face down has a name to be told apart by; whoever knows it sees that it lies so.
  const down = { file: 'face-down.duel', do: ['do', 'Play Lightning'] };
  says('face-down creatures are told apart', said(down, '1280x720', [], /the note/), /Face-down creature 1 \d Face-down creature 2/);
  says('one\'s own says that it lies face down', said(down, '1280x720', [], /a small card/), /face down/);
  tell('on a phone a mark does', !signs(down, '390x844', file).some((s) => s.sign === 'book-cover' && s.y > 300 && s.y < 400) && 'there is none');
  says('and so when it is held', said(down, '390x844', ['hold', '130', '330'], /a large card/), /Craghorn.*face down/);

  // A second tap says what it does, if it does something.
  for (const size of ['390x844', '360x640', '768x1024', '640x480']) {
    /** @param {string} label */
    const at = (label) => {
      const r = /** @type {Region} */ (places({ file: 'questions.duel' }, size).find((p) => p.label === label && p.does === 'object'));
      return ['tap', `${Math.max(r.x + 20, 4)}`, `${r.y + 20}`];
    };
    const strip = /the drawer's row|the prompt/;
    const before = said({ file: 'questions.duel' }, size, [], strip);
    says(`a second tap is told ${size}`, said({ file: 'questions.duel' }, size, at('Healing Salve'), strip), /Press again: Cast Healing Salve/);
    says(`so is the attack with what can attack ${size}`, said({ file: 'questions.duel' }, size, at('War Mammoth'), strip), /Press again: Attack with War Mammoth/);
    tell(`where it does nothing, nothing is told ${size}`, said({ file: 'questions.duel' }, size, at('Hill Giant'), strip) !== before && 'the strip has changed');
  }

  // Lands of a hand that read alike are told once; what the pool alone pays outlines no lands.
  says('four Swamps are one line', said({ file: 'swamps.duel' }, '1280x720', [], /the note/), /Play Swamp \u00d74/, /Play Swamp .*Play Swamp/);
  const ritual = { file: 'swamps.duel', era: 'foundations', do: ['Cast Dark', 'Pay', 'Pass', 'Pass', 'Cast Drudge'].flatMap((o) => ['do', o]) };
  says('mana of the pool outlines no lands', said(ritual, '1280x720', [], /the note/), /Drudge/, /outlined/);
  says('lands that would be tapped are outlined', said(named('pay'), '1280x720', [], /the note/), /outlined/);

  // The key that passes takes nothing only where there is nothing; the end has a key for each way on.
  says('Space does not copy nothing', tells(named('clone'), '1280x720', file, ['key', ' ', 'choices']), /^4 choices/m);
  tell('but a press does', !places(named('clone'), '1280x720').some((r) => r.does === 'option' && /Choose none/.test(r.label)) && 'there is no button');
  tell('Escape leads to the title page', !places(named('over'), '1280x720', ['key', 'Escape']).some((r) => r.does === 'new_duel') && 'it does not');
  // The table as it stands at the end can be looked at; one key leads back.
  for (const size of ['1280x720', '390x844', '640x480']) {
    /** @param {...string} more */
    const looked = (...more) => places(named('over'), size, ['press', 'View the table', ...more]).filter((r) => r.free).map((r) => r.does);
    tell(`the end can be put aside ${size}`, looked().includes('rematch') && 'it lies over the table still', !looked().includes('hide_dialog') && 'nothing leads back',
      ...['Escape', 'Enter'].map((key) => !looked('key', key).includes('rematch') && `${key} does not lead back`));
  }
  says('its button says so', said(named('over'), '1280x720', [], /a key/), /Esc/);

  // What can be cast from a graveyard is lit there; nothing else is.
  for (const size of ['1280x720', '390x844', '360x640', '640x480', '844x390']) {
    const shot = { file: 'flashback.duel' };
    const zones = places(shot, size).filter((r) => r.does === 'zone');
    const lit = signs(shot, size, file).filter((s) => s.sign === 'lozenge');
    const marked = zones.filter((r) => lit.some((s) => s.x >= r.x - 8 && s.x + s.w <= r.x + r.w + 8 && s.y + s.h / 2 > r.y - 12 && s.y < r.y + r.h / 2));
    tell(`a graveyard is lit ${size}`, (zones.length < 2 || marked.length !== 1 || !/^Ada/.test(marked[0].label)) && `lit: ${JSON.stringify(marked)} of ${zones.map((r) => r.label)}`);
  }

  // Decks are told apart by their colors, too.
  says('a deck shows its colors', signs(named('setup'), '1280x720', file).map((s) => s.sign).join(' '), /mana-w mana-u mana-w mana-r/);

  // Where an attack is possible the button for it stands beside the pass button; what cannot attack says why.
  const sick = { file: 'attack.duel' };
  says('the attack has a button', said(sick, '390x844', [], /a button/), /Attack/);
  says('and is listed', said(sick, '1280x720', [], /the note/), /Attack with White Knight/);
  const bears = places(sick, '390x844').find((r) => r.label === 'Grizzly Bears');
  says('a finger reads why not', said(sick, '390x844', ['tap', `${/** @type {number} */ (bears?.x) + 20}`, `${/** @type {number} */ (bears?.y) + 20}`], /why not/), /summoning sickness/);

  // What a control of two words does is told where it is pointed at, and where a finger has pressed it.
  const hold = places({ file: 'table-fifth.duel', do: ['do', 'Attack'] }, '1280x720').find((r) => r.does === 'hold');
  says('to act again is explained', said({ file: 'table-fifth.duel', do: ['do', 'Attack'] }, '1280x720', ['hover', `${/** @type {number} */ (hold?.x) + 30}`, `${/** @type {number} */ (hold?.y) + 20}`], /why not/), /act again/);
  const announced = { file: 'table-fifth.duel', do: ['do', 'Attack'] };
  const pressed = places(announced, '390x844').find((r) => r.does === 'hold');
  says('and to a finger', said(announced, '390x844', ['tap', `${/** @type {number} */ (pressed?.x) + 30}`, `${/** @type {number} */ (pressed?.y) + 20}`], /why not/), /act again/);
  // On a phone the hand shows something that can be played, without looking for it.
  const land = places({ file: 'far-land.duel' }, '390x844').find((r) => r.label === 'Forest');
  tell('the land in a long hand is seen', !(land && land.x >= 0 && land.x + land.w / 2 <= 390) && `it is at ${land?.x}`);
  return found;
}
