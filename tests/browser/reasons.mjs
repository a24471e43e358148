// Why not, why so, and what comes of it: on the plain page and in a board of another page.
import { becomes, check, comes, open } from './lib.mjs';

/** @import { Browser, Server } from './lib.mjs' */

const TEXT = `scenario Bolt and Bear
rules    foundations
A.play   Mountain x4
A.hand   Lightning Bolt, Fireball
B.play   Forest, Grizzly Bears
B.hand   Giant Growth, Craw Wurm
`;
/** @type {Record<string, string>} */
const HELP = { en: 'more mana', pt: 'de mana', es: 'de maná', it: 'Ti servono altri 6 mana' };
/** @type {Record<string, string>} */
const THEN = { en: 'If no one does anything else', pt: 'Se ninguém fizer mais nada', es: 'Si nadie hace nada más', it: 'Se nessuno fa altro' };

/** @param {Server} server @param {Browser} browser */
async function reasons(server, browser) {
  for (const lang of Object.keys(HELP)) {
    const page = await open(await browser.newContext(), `${server.url}embed.html?plain=1&lang=${lang}#p=${encodeURIComponent(TEXT)}`, { wait: false });
    await page.waitForSelector('#actions button');
    const seen = await page.evaluate(async () => {
      const b = window.upkeepBoard;
      const none = (await b.preview()).any;
      const x = await b.explain('A cast Fireball -> B x 9');
      const may = await b.explain('A cast Lightning Bolt -> Grizzly Bears');
      const hand = (await b.getState()).objects.filter((o) => o.zone === 'hand');
      const next = await b.explain(/** @type {string} */ (hand[0].ref));
      await b.act('A cast Lightning Bolt -> Grizzly Bears');
      const late = await b.explain('B cast Craw Wurm');
      return { none, x, may, next, late, preview: await b.preview() };
    });
    check(!seen.none, 'a preview without anything on the stack');
    check(!seen.x.ok && seen.x.code === 'not_enough_mana' && /** @type {string} */ (seen.x.help).includes(HELP[lang]), `X: ${JSON.stringify(seen.x)}`);
    check(seen.may.ok, 'the Bolt is not legal');
    check(seen.next.code === 'legal' && /** @type {string} */ (seen.next.text).length > 30, `what comes next: ${JSON.stringify(seen.next)}`);
    // What is asked of it, each with its answer; and when the next chance comes.
    check(seen.late.code === 'not_your_turn' && seen.late.checks?.map((c) => c.ok).join() === 'false,false,true', `checks: ${JSON.stringify(seen.late)}`);
    check(/** @type {NonNullable<typeof seen.late.checks>} */ (seen.late.checks).every((c) => c.label && c.text) && /4/.test(/** @type {string} */ (seen.late.next)), `next chance: ${JSON.stringify(seen.late)}`);
    check(seen.preview.any && seen.preview.certain && seen.preview.end === 'settled', `preview: ${JSON.stringify(seen.preview)}`);
    check(seen.preview.lines.length > 1, 'the preview says too little');
    await comes(async () => (await page.textContent('#preview summary')) === THEN[lang], async () => `the preview is called ${await page.textContent('#preview summary')}`);
    await comes(async () => (await page.locator('#preview li').count()) >= seen.preview.lines.length, 'the preview is not shown');
    await page.evaluate(async () => {
      const b = window.upkeepBoard;
      await b.act('B pass');
    });
    // Both lines, and what was announced before them.
    const dies = page.locator('#log > li[data-kind=dies] .log-why');
    await dies.evaluate((/** @type {HTMLElement} */ e) => e.click());
    /** @type {string[]} */
    let chain = [];
    await comes(async () => {
      chain = await page.locator('#log > li[data-kind=dies] .log-chain li').allTextContents();
      return chain.length >= 2 && chain[0].includes('704.5g');
    }, () => `why it dies: ${JSON.stringify(chain)}`);
    await comes(() => page.locator('#preview').isHidden(), 'the preview stays');
    // The frame has no icon of its own, which a browser asks for at the top.
    const errors = page.errors.filter((e) => !e.includes('404'));
    check(errors.length === 0, errors.join(' | '));
    await page.context().close();
  }
}

// On the plain page it is asked of whatever somebody could mean: a creature before combat, a target that is none, a
// creature that cannot attack.
const MEANT = `scenario Meant
rules    foundations
start    A main1
A.play   Mountain, Grizzly Bears, Hill Giant (sick)
A.hand   Lightning Bolt
B.play   Forest, Sol Ring
`;
/** @param {Server} server @param {Browser} browser */
async function plainReasons(server, browser) {
  const page = await open(await browser.newContext(), `${server.url}embed.html?plain=1&lang=en#p=${encodeURIComponent(MEANT)}`, { wait: false });
  await page.waitForSelector('#actions button');
  /** @param {string} name @param {RegExp} wanted */
  const ask = async (name, wanted) => {
    await page.getByRole('button', { name: `Why not now? ${name}`, exact: true }).click();
    await comes(async () => wanted.test(/** @type {string} */ (await page.textContent('#why'))), async () => `${name}: ${await page.textContent('#why')}`);
  };
  const asked = async () => (await page.locator('[data-key^="why "]').all()).length;
  const why = () => page.evaluate(async () => (await window.upkeepBoard.getState()).why);
  await ask('Grizzly Bears', /Pass to move to combat/);
  await becomes(asked, 2, 'what it is asked of, before anybody attacks');
  await page.getByRole('button', { name: /^Cast Lightning Bolt/ }).click();
  await ask('Sol Ring', /isn't a legal target/);
  await page.evaluate(() => window.upkeepBoard.undo());
  await comes(async () => (await why()) === 'priority', 'the spell is still being announced');
  for (let i = 0; i < 6 && (await why()) !== 'attackers'; i++) await page.locator('#actions button.main').click();
  await ask('Hill Giant', /summoning|turn began|turn/);
  await becomes(asked, 1, 'what it is asked of, when attackers are declared');
  await page.context().close();
}

export const tests = { reasons, plainReasons };
