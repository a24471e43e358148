// What a run of CTest came to, all single tests counted: node sum.mjs JUNIT.xml [FOLDER]. A test that prints lines
// "N passed, N failed" counts as many, one of GoogleTest as many as it ran, any other as one. What each printed is kept in
// the folder. The last line is the sum.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const [file, folder] = process.argv.slice(2);
/** @param {string} text */
const plain = (text) => text.replace(/&lt;/g, '<').replace(/&gt;/g, '>').replace(/&quot;/g, '"').replace(/&apos;/g, "'").replace(/&amp;/g, '&');

/** @param {string} text @param {string} status */
function count(text, status) {
  let passed = 0;
  let failed = 0;
  let counted = false;
  for (const [, p, f] of text.matchAll(/^(\d+) passed, (\d+) failed$/gm)) {
    passed += Number(p);
    failed += Number(f);
    counted = true;
  }
  for (const [, p] of text.matchAll(/^\[ {2}PASSED {2}\] (\d+) tests?\./gm)) {
    passed += Number(p);
    counted = true;
  }
  for (const [, f] of text.matchAll(/^\[ {2}FAILED {2}\] (\d+) tests?, listed below:/gm)) failed += Number(f);
  if (status === 'run') return counted ? { passed, failed } : { passed: 1, failed };
  // It broke off, or what it needs could not be built.
  return { passed, failed: failed || 1 };
}

let passed = 0;
let failed = 0;
let skipped = 0;
const report = readFileSync(file, 'utf8');
if (folder) mkdirSync(folder, { recursive: true });
for (const [, head, body] of report.matchAll(/<testcase ([^>]*)>([\s\S]*?)<\/testcase>/g)) {
  /** @param {string} name */
  const value = (name) => plain(new RegExp(`\\b${name}="([^"]*)"`).exec(head)?.[1] ?? '');
  const name = value('name');
  const text = plain(/<system-out>([\s\S]*?)<\/system-out>/.exec(body)?.[1] ?? '');
  if (folder) writeFileSync(join(folder, `${name}.log`), text);
  if (/<skipped message="SKIP_RETURN_CODE/.test(body)) {
    skipped++;
    console.log(`[${name}] skipped: ${text.trim()}`);
    continue;
  }
  const found = count(text, value('status'));
  passed += found.passed;
  failed += found.failed;
  console.log(`[${name}] ${found.passed} passed, ${found.failed} failed in ${Number(value('time')).toFixed(0)} s`);
}
if (skipped) console.log(`${skipped} skipped`);
if (!passed && !failed) failed = 1;
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
