// What tests of Node that are no browser's share: each is counted, a failure is told, and the last line is the sum.
let passed = 0;
let failed = 0;
/** @param {string} name @param {() => void} body */
export function test(name, body) {
  try {
    body();
    passed++;
  } catch (error) {
    failed++;
    console.log(`FAILED ${name}: ${/** @type {Error} */ (error).message}`);
  }
}
/** @param {unknown} ok @param {string} message */
export const check = (ok, message) => { if (!ok) throw new Error(message); };
export function end() {
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed ? 1 : 0;
}
