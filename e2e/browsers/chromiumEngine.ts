import { chromium, type ElementHandle } from 'playwright';
import type { Engine } from './driver.ts';
import { findInPage } from './findInPage.ts';
import { viewport } from './viewport.ts';

/** Starts Chromium with Playwright and a separate profile. */
export async function startChromium(executablePath: string): Promise<Engine<ElementHandle<Element>>> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  const page = await browser.newPage({ viewport, locale: 'ko-KR' });
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.stack ?? error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`console: ${message.text()}`);
  });
  return {
    title: `Chromium ${browser.version()}`,
    goTo: async (url) => void (await page.goto(url)),
    back: async () => void (await page.goBack()),
    run: (source) => page.evaluate(source),
    // Playwright's types of a page function do not accept a generic one.
    runOn: (handle, source, argument) => handle.evaluate(source as never, argument as never),
    find: async (query) => (await page.evaluateHandle(findInPage, query)).asElement() ?? undefined,
    click: (handle) => handle.click({ timeout: 5_000 }),
    type: (_handle, text) => page.keyboard.insertText(text),
    chooseFile: (handle, path) => handle.setInputFiles(path),
    screenshot: async (path) => void (await page.screenshot({ path })),
    listErrors: () => errors,
    close: () => browser.close(),
  };
}
