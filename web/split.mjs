// Divides the linked program of the page: node split.mjs <upkeep.wasm> <wasm-split>
// What reads and runs positions as text comes in a file of its own, upkeep-rest.wasm, when something asks for it
// (engine.mjs): most who come to play never do. The function names that tell the parts apart are dropped.
import { execFileSync } from 'node:child_process';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const SELDOM = /upkeep::scenario::/;

// The function names in a module's name section (WebAssembly core specification, appendix "Custom sections").
function functionNames(bytes) {
  let at = 8;
  const number = () => {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[at++];
      value += (byte & 127) * 2 ** shift;
      if (byte < 128) return value;
    }
  };
  const text = () => {
    const length = number();
    at += length;
    return bytes.subarray(at - length, at).toString();
  };
  const names = [];
  while (at < bytes.length) {
    const kind = bytes[at++];
    const end = number() + at;
    if (kind === 0 && text() === 'name')
      while (at < end) {
        const part = bytes[at++];
        const after = number() + at;
        if (part === 1)
          for (let count = number(); count > 0; count--) {
            number();
            names.push(text());
          }
        at = after;
      }
    at = end;
  }
  return names;
}

const [program, tool] = process.argv.slice(2);
const list = join(dirname(program), 'seldom.txt');
const seldom = functionNames(readFileSync(program)).filter((name) => SELDOM.test(name));
if (!seldom.length) throw new Error(`${program} names no function that could come later`);
// The tool reads names as the text format spells them.
writeFileSync(list, seldom.map((name) => name.replace(/[^\w!#$%&'*+\-./:<=>?@^`|~]/g, (c) => `\\${c.charCodeAt(0).toString(16).padStart(2, '0')}`)).join('\n'));
const first = `${program}.first`;
execFileSync(tool, [program, `--split-funcs=@${list}`, '--all-features', '-o1', first, '-o2', join(dirname(program), 'upkeep-rest.wasm')]);
renameSync(first, program);
rmSync(list);
