// Speed of the engine, natively and as wasm: node run.mjs NATIVE WASM [ARGS of duel bench…]
import { execFileSync } from 'node:child_process';

const [native, wasm, ...args] = process.argv.slice(2);
/** @param {string} label @param {string} program @param {...string} first */
const bench = (label, program, ...first) => {
  const said = execFileSync(program, [...first, 'bench', '--decks', 'ogre,ogre', ...args], { encoding: 'utf8' });
  console.log(`${label}\n${said.trimEnd()}`);
  // The first figure that is counted by the second.
  return Number(/([0-9][0-9.,]*) *[a-z]*(?:\/s| per second)/.exec(said)?.[1].replaceAll(',', ''));
};
const speed = [bench('native', native), bench('wasm', process.execPath, wasm)];
if (speed[0] > 0) console.log(`wasm runs at ${(speed[1] / speed[0]).toFixed(2)} of native`);
