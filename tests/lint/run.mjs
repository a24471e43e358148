// ESLint over all JavaScript: the page, its build, the tests (eslint.config.mjs). Each file is a test; the last line counts.
import { dirname, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ESLint } from 'eslint';

const here = dirname(fileURLToPath(import.meta.url));
const root = process.env.UPKEEP_ROOT ?? resolve(here, '../..');

const eslint = new ESLint({ cwd: root, overrideConfigFile: resolve(here, 'eslint.config.mjs') });

// It notices what it is there for.
const [planted] = await eslint.lintText('const used = 1;\nexport const sum = () => used + missing;\nlet idle = 2;\n', { filePath: resolve(root, 'web/app/planted.mjs') });
const noticed = new Set(planted.messages.map((m) => m.ruleId));
const blind = ['no-undef', 'no-unused-vars'].filter((rule) => !noticed.has(rule));

let [passed, failed] = blind.length ? [0, 1] : [1, 0];
for (const rule of blind) console.log(`FAILED it does not notice ${rule}`);
for (const { filePath, messages } of await eslint.lintFiles(['assets', 'tests', 'web'])) {
  if (!messages.length) {
    passed++;
    continue;
  }
  failed++;
  for (const m of messages) console.log(`${relative(root, filePath)}:${m.line}:${m.column}: ${m.message} (${m.ruleId})`);
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
