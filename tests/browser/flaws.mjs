// Whatever the readers of card files and of `.duel` texts complain of is said in every language. Those of card files
// name keys of assets/strings; the sentences of the others are read out of the sources, as they are put together
// there, and looked for in the tables of web/pages/duel-errors.mjs. The browser is not needed.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LANGS as ALL_LANGS, table } from '../../assets/build/strings.mjs';
import { check, equal, ROOT } from './lib.mjs';

const LANGS = ALL_LANGS.slice(1);
const LOADER = ['load', 'load_ability', 'load_cost', 'load_effect', 'json_tree', 'load_value'].map((f) => `engine/cards/${f}.cpp`);
const FORMAT = ['lex', 'parse', 'parse_action', 'parse_expect', 'parse_name', 'position', 'puzzle', 'attempt', 'attempt_announce', 'attempt_answer', 'attempt_combat', 'elaborate', 'elaborate_ahead', 'elaborate_implied', 'course', 'run', 'script', 'try_line']
  .map((f) => `engine/scenario/${f}.cpp`);

// The sentences of a source: what is passed to fail() and its like, or noted as an issue, as one text with {n} where
// something comes in between.
export function sentences(source) {
  const out = [];
  const pastString = (i) => {
    const quote = source[i];
    for (i++; source[i] !== quote; i++) if (source[i] === '\\') i++;
    return i;
  };
  const CALL = /\b(?:fail|report|stop)\(|issues_?\.push_back\(|\bissue_? = (?=\{|Issue\{)|\b(?:why|message|problem) \+?= |\breturn (?=")/g;
  for (let m; (m = CALL.exec(source));) {
    const args = [];
    let pieces = [];
    let piece = '';
    let depth = 0;
    let inside = 0;
    const cut = () => {
      pieces.push(piece.trim());
      piece = '';
    };
    for (let i = m.index + m[0].length; i < source.length; i++) {
      const c = source[i];
      if (c === '"' || c === "'") {
        const end = pastString(i);
        piece += source.slice(i, end + 1);
        i = end;
        continue;
      }
      // An Issue written in place: its last part is what is said.
      if (c === '{' && !depth && /^(?:Issue)?$/.test(piece.trim())) {
        inside++;
        piece = '';
        continue;
      }
      if (c === '}' && !depth && inside) { inside--; if (!inside) break; continue; }
      if ('([{'.includes(c)) depth++;
      if (')]}'.includes(c) && depth-- === 0) break;
      if (!depth && c === ';') break;
      if (!depth && c === ',') {
        cut();
        args.push(pieces);
        pieces = [];
      } else if (!depth && c === '+') cut();
      else piece += c;
    }
    cut();
    let n = 0;
    const text = pieces.map((p) => {
      const bare = /^std::string\((".*")\)$/s.exec(p)?.[1] ?? p;
      const literals = [...bare.matchAll(/"((?:[^"\\]|\\.)*)"/gs)];
      return literals.length && !bare.replace(/"(?:[^"\\]|\\.)*"/gs, '').trim() ? literals.map((l) => JSON.parse(`"${l[1]}"`)).join('') : `{${n++}}`;
    }).join('');
    if (/[a-z]{2}.* |^[a-z]+ [a-z]/i.test(text.replace(/\{\d\}/g, ''))) out.push(text);
  }
  return out;
}

async function flaws() {
  const { setLanguage } = await import(pathToFileURL(join(ROOT, 'web/app/words.mjs')));
  const { said } = await import(pathToFileURL(join(ROOT, 'web/pages/flaws.mjs')));
  const duel = await import(pathToFileURL(join(ROOT, 'web/pages/duel-errors.mjs')));
  globalThis.document ??= { documentElement: {} };
  const wrong = [];
  for (const [name, rows] of Object.entries({ 'SENTENCES of .duel': duel.SENTENCES, 'PARTS of .duel': duel.PARTS })) {
    for (const row of rows) {
      const places = (t) => [...new Set(t.match(/\{\d\}/g) ?? [])].sort().join();
      if (row.length !== LANGS.length + 1 || row.some((t) => !t.trim())) wrong.push(`${name}: ${row[0]} is not said in every language`);
      else if (row.slice(1).some((t) => places(t).split(',').some((p) => p && !row[0].includes(p)))) wrong.push(`${name}: ${row[0]} has other places to fill`);
    }
    const twice = rows.map(([en]) => en).filter((en, i, all) => all.indexOf(en) < i);
    if (twice.length) wrong.push(`${name}: twice ${twice.join(' | ')}`);
  }
  let seen = 0;
  const look = (teller, file, text) => {
    seen++;
    for (const lang of LANGS) {
      setLanguage(lang);
      const { whole, text: told } = teller(text);
      if (!whole) wrong.push(`${file}: not in ${lang}: ${text}`);
      else if (/ (?:is|are|the|of|has|cannot|expected|not|this|with|needs) /.test(` ${told.replace(/"[^"]*"|`[^`]*`|\{[^}]*\}/g, '')} `) && !/opponent_controls|5\/5/.test(told)) wrong.push(`${file}: half in ${lang}: ${told}`);
    }
  };
  // What comes in between: a name, or what the cursor found there, or what the list of words says.
  const fill = (text) => text.replace(/^\{0\}; expected/, '"Zzz" is not understood here; expected').replace(/; expected \{\d\}\{\d\}$/, '; expected cast, play or pass')
    .replace(/; \{\d\}$/, '; did you mean "zig"? Expected one of: zig, zag').replace(/^\{0\}\{1\} could/, 'where A could').replace(' not {1} in the end', ' not won in the end').replace(/([a-z])\{\d\}/g, '$1').replace(/\{(\d)\}/g, 'Z$1');
  const about = (text) => text.replace(/; \{\d\}$/, '; A is asked to act or pass for Zig (turn 3, A main1); legal: pass');
  // The reader of card files names keys, and no sentence; what a key says is the same in all languages but for the words.
  for (const file of LOADER) for (const text of sentences(readFileSync(join(ROOT, file), 'utf8'))) wrong.push(`${file}: an error in English: ${text}`);
  for (const file of [...FORMAT, 'engine/cards/simple_cards.cpp']) {
    for (const text of sentences(readFileSync(join(ROOT, file), 'utf8'))) look(duel.duelFlaw, file, file.includes('/parse') || file.includes('lex') || file.includes('position') || file.includes('simple') ? fill(text) : fill(about(text)));
  }
  const tell = readFileSync(join(ROOT, 'engine/scenario/tell.cpp'), 'utf8');
  const asked = tell.slice(tell.indexOf('why_words('), tell.indexOf('\n}\n', tell.indexOf('why_words(')));
  for (const [, what] of asked.matchAll(/return "([^"]+)"/g)) look(duel.duelFlaw, 'tell.cpp', `B is asked to ${what} (turn 3, A main1)`);
  check(seen > 150, `only ${seen} sentences were found`);
  check(!wrong.length, wrong.join('\n'));
  setLanguage('it');
  equal(duel.wrongOf('"Grizly Bears" is no card; expected a card name (did you mean Grizzly Bears?)'), '“Grizly Bears” non è una carta; atteso: il nome di una carta in inglese (intendevi Grizzly Bears?)', 'a slip of the pen');
  // As engine/text/message.cpp writes them for the page.
  const keys = [...Object.keys(table('flaw')).map((k) => `flaw.${k}`), ...Object.keys(table('flaw_part')).map((k) => `flaw_part.${k}`)];
  const written = (key, ...parts) => `\x02${keys.indexOf(key)}${parts.map((p) => `\x03${p}`).join('')}\x04`;
  setLanguage('pt');
  equal(said(`abc ${written('flaw.both', written('flaw.unknown_word', 'haist'), written('flaw.did_you_mean', 'haste', 'flying, haste'))}`),
    'abc palavra desconhecida: "haist"; quis dizer "haste"? Esperado um destes: flying, haste', 'a slip of the pen in a card file');
  equal(said(written('flaw.expected_not', written('flaw_part.mana_cost_like_w'), written('flaw_part.list'))), 'esperado: um custo de mana como "{1}{W}", não uma lista', 'symbols in a part stay');
  setLanguage('en');
  equal(said(written('flaw.land_has_no_cost')), 'a land has no "cost"', 'a sentence without parts');
  setLanguage('en');
}

export const tests = { flaws };
