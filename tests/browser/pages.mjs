// Pages of text over the table: opened by address, closed by key and by the browser's way back.
import { check, equal, noErrors, open } from './lib.mjs';

const shown = (page) => page.locator('#page').isVisible();

async function pageOverTable(server, browser) {
  const page = await open(await browser.newContext({ viewport: { width: 390, height: 844 } }), `${server.url}#/about`);
  await page.waitForSelector('#page h2');
  equal(await page.evaluate(() => document.activeElement.localName), 'h1', 'the focus');
  check(await page.evaluate(() => document.getElementById('plain').inert), 'what lies beneath takes the focus');
  check(await page.evaluate(() => document.querySelector('#page').scrollWidth <= 390), 'the page is too wide');
  await page.keyboard.press('Escape');
  await page.waitForSelector('#page', { state: 'hidden' });
  check(!(await page.evaluate(() => document.getElementById('plain').inert)), 'the plain page stays inert');
  await page.evaluate(() => { location.hash = '#/about'; });
  await page.waitForSelector('#page h2');
  await page.goBack();
  await page.waitForSelector('#page', { state: 'hidden' });
  check(!(await shown(page)), 'the way back does not close it');
  noErrors(page);
}

export const tests = { pageOverTable };
