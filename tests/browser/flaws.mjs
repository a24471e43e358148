// Whatever the readers of card files and of `.duel` texts complain of is said in every language: they name keys of
// assets/strings, and no sentence of English is found in their sources. The browser is not needed.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LANGS as ALL_LANGS, table } from '../../assets/build/strings.mjs';
import { check, equal, ROOT } from './lib.mjs';

const LANGS = ALL_LANGS.slice(1);
const LOADER = ['load', 'load_ability', 'load_cost', 'load_effect', 'json_tree', 'load_value'].map((f) => `engine/cards/${f}.cpp`);
const FORMAT = ['engine/cards/simple_cards.cpp', 'engine/session/start.cpp', ...readdirSync(join(ROOT, 'engine/scenario')).filter((f) => /^(?:lex|parse|position|puzzle|attempt|course|elaborate|run|script|try_line|check).*\.cpp$/.test(f)).map((f) => `engine/scenario/${f}`)];

// The sentences of a source: what is passed to fail() and its like, or noted as an issue, as one text with {n} where
// something comes in between.
/** @param {string} source */
export function sentences(source) {
  const out = [];
  /** @param {number} i */
  const pastString = (i) => {
    const quote = source[i];
    for (i++; source[i] !== quote; i++) if (source[i] === '\\') i++;
    return i;
  };
  const CALL = /\b(?:fail|report|stop)\(|issues_?\.push_back\(|\bissue_? = (?=\{|Issue\{)|\b(?:why|message|problem) \+?= |\breturn (?=")/g;
  for (let m; (m = CALL.exec(source));) {
    const args = [];
    /** @type {string[]} */
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
  const { setLanguage } = await import(pathToFileURL(join(ROOT, 'web/app/words.mjs')).href);
  const { said } = await import(pathToFileURL(join(ROOT, 'web/pages/flaws.mjs')).href);
  globalThis.document ??= /** @type {Document} */ ({ documentElement: {} });
  const wrong = [];
  for (const group of ['duel_flaw', 'duel_flaw_part', 'flaw', 'flaw_part']) {
    for (const [key, row] of Object.entries(table(group))) {
      const places = (/** @type {string} */ t) => [...new Set(t.match(/\{\d\}/g) ?? [])];
      const [english, ...others] = row;
      if (others.length !== LANGS.length || row.some((t) => !t.trim())) wrong.push(`${group}.${key} is not said in every language`);
      else if (group.startsWith('duel') && others.some((t) => places(t).some((p) => !english.includes(p)))) wrong.push(`${group}.${key} has other places to fill`);
      for (const told of others)
        if (/ (?:is|are|the|of|has|cannot|expected|not|this|with|needs) /.test(` ${told.replace(/"[^"]*"|`[^`]*`|\{[^}]*\}|“[^”]*”|«[^»]*»/g, '')} `) && !/opponent_controls|5\/5|cannot$/.test(told)) wrong.push(`${group}.${key}: half in English: ${told}`);
    }
  }
  // Whoever reads files names keys, and no sentence; what a key says is the same in all languages but for the words.
  for (const file of [...LOADER, ...FORMAT]) for (const text of sentences(readFileSync(join(ROOT, file), 'utf8'))) wrong.push(`${file}: an error in English: ${text}`);
  check(!wrong.length, wrong.join('\n'));
  // As engine/text/message.cpp writes them for the page.
  const keys = ['duel_flaw', 'duel_flaw_part', 'flaw', 'flaw_part'].flatMap((group) => Object.keys(table(group)).map((k) => `${group}.${k}`));
  /** @param {string} key @param {...string} parts */
  const written = (key, ...parts) => `\x02${keys.indexOf(key)}${parts.map((p) => `\x03${p}`).join('')}\x04`;
  setLanguage('pt');
  equal(said(`abc ${written('flaw.both', written('flaw.unknown_word', 'haist'), written('flaw.did_you_mean', 'haste', 'flying, haste'))}`),
    'abc palavra desconhecida: "haist"; você quis dizer "haste"? Esperado um destes: flying, haste', 'a slip of the pen in a card file');
  equal(said(written('flaw.expected_not', written('flaw_part.mana_cost_like_w'), written('flaw_part.list'))), 'esperado: um custo de mana como "{1}{W}", não uma lista', 'symbols in a part stay');
  setLanguage('it');
  equal(said(`${written('duel_flaw.no_card', 'Grizly Bears')}; ${written('flaw.expected', written('duel_flaw_part.did_you_mean', written('duel_flaw_part.card_name'), 'Grizzly Bears'))}`),
    '“Grizly Bears” non è una carta; atteso: il nome di una carta in inglese (intendevi Grizzly Bears?)', 'a slip of the pen in a position');
  setLanguage('en');
  equal(said(written('flaw.land_has_no_cost')), 'a land can\'t have "cost"', 'a sentence without parts');
  setLanguage('en');
}

export const tests = { flaws };
