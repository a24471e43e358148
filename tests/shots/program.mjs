// The program in a window (upkeep-app), asked for many shots without a picture: what all of them need is made once
// (shell/platform/native_requests.h).
import { execFileSync, spawn } from 'node:child_process';
import { closeSync, constants, mkdtempSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// {ask, end}: ask([WORD…]) gives what the program says to a command line, {code, said}, and throws where it ends.
/** @param {string} app @param {NodeJS.ProcessEnv} env */
export function answering(app, env) {
  const folder = mkdtempSync(join(tmpdir(), 'upkeep-asked-'));
  const [questions, answers] = ['questions', 'answers'].map((name) => join(folder, name));
  execFileSync('mkfifo', [questions, answers]);
  const from = openSync(answers, constants.O_RDONLY | constants.O_NONBLOCK);
  // Opened for both, it waits for nobody.
  const to = openSync(questions, constants.O_RDWR);
  const theirs = [openSync(questions, constants.O_RDONLY), openSync(answers, constants.O_WRONLY)];
  const child = spawn(app, ['--shots'], { env, stdio: [...theirs, 'inherit'] });
  theirs.forEach((file) => closeSync(file));
  rmSync(folder, { recursive: true });

  const chunk = Buffer.alloc(1 << 16);
  const still = new Int32Array(new SharedArrayBuffer(4));
  /** @param {string[]} words */
  function ask(words) {
    const all = [app, ...words].map(String);
    writeSync(to, `${all.length}\n${all.map((word) => `${word}\0`).join('')}`);
    const parts = [];
    for (;;) {
      let read;
      try {
        read = readSync(from, chunk);
      } catch (error) {
        if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EAGAIN') throw error;
        Atomics.wait(still, 0, 0, 2);
        continue;
      }
      if (!read) throw new Error(`the program ended at ${words.join(' ')}`);
      parts.push(Buffer.from(chunk.subarray(0, read)));
      if (chunk[read - 1] !== 10) continue;
      const all = Buffer.concat(parts).toString();
      const end = /\0(\d+)\n$/.exec(all);
      if (end) return { code: +end[1], said: all.slice(0, end.index) };
    }
  }
  return { ask, end: () => { child.kill(); closeSync(to); closeSync(from); } };
}
