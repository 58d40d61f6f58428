import type { Browser } from 'playwright';
import { openQuietPage, requireQuiet } from './openQuietPage.ts';
import { type Example, examples } from './remotes.ts';

type Say = (line: string) => void;

/** Loads the first page of a remote, follows its link, and goes on to the next remote by the menu. @returns number of pages */
async function visit(browser: Browser, site: string, say: Say): Promise<number> {
  let pages = 0;
  for (const { path, words, link, linked } of examples) {
    const { page, troubles } = await openQuietPage(browser);
    await page.goto(site + path);
    const main = page.getByRole('main');
    await main.getByText(words).first().waitFor();
    await main.getByRole('link', { name: link }).click();
    await main.getByText(linked).waitFor();
    pages += 2;
    requireQuiet(path, troubles);
    await page.context().close();
    say(`${path} and the page behind its link are shown`);
  }
  return pages;
}

/** Goes from one remote to the next in one page, where the runtime of module federation loads them. */
async function walk(browser: Browser, site: string, say: Say): Promise<void> {
  const { page, troubles } = await openQuietPage(browser);
  const [first, ...others] = examples;
  if (first === undefined) return;
  await page.goto(site + first.path);
  await page.locator('html[data-ready]').waitFor();
  for (const { label, words } of [...others, first]) {
    await page.getByRole('link', { name: label, exact: true }).filter({ visible: true }).first().click();
    await page.getByRole('main').getByText(words).first().waitFor();
  }
  requireQuiet('the menu', troubles);
  await page.context().close();
  say('the menu leads from one to the next');
}

/** Loads a page with a changed script or style sheet, which must not be used. */
async function tamper(
  browser: Browser,
  site: string,
  { id, path, words }: Example,
  file: RegExp,
  say: Say,
): Promise<void> {
  const { page } = await openQuietPage(browser);
  let changed = 0;
  await page.route(file, async (route) => {
    const response = await route.fetch();
    changed += 1;
    await route.fulfill({ response, body: `globalThis.isTampered = true;${await response.text()}` });
  });
  await page.goto(site + path);
  await page.getByRole('main').getByRole('button', { name: '다시 시도' }).waitFor();
  const hasRun = await page.evaluate(() => 'isTampered' in globalThis);
  const isShown = await page.getByRole('main').getByText(words).isVisible();
  // The loader may be trying again.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  if (changed === 0 || hasRun || isShown) throw new Error(`${id}: ${file} with another hash was not refused`);
  await page.context().close();
  say(`${id}: ${file} with another hash is refused`);
}

/** @returns number of pages that were shown without an error or a warning in the console */
export async function lookAtRemotes(browser: Browser, site: string, say: Say): Promise<number> {
  const pages = await visit(browser, site, say);
  await walk(browser, site, say);
  for (const example of examples) {
    const { script, style } = example;
    for (const file of style === undefined ? [script] : [script, style])
      await tamper(browser, site, example, file, say);
  }
  return pages;
}
