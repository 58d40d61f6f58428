import puppeteer, { type ElementHandle } from 'puppeteer-core';
import type { Engine } from './driver.ts';
import { findInPage } from './findInPage.ts';
import { viewport } from './viewport.ts';

/** Firefox logs this when a page is left while a font is loading (NS_BINDING_ABORTED). */
const leftFont = /downloadable font: download failed .*status=2152398850/;

/** Starts Firefox with WebDriver BiDi and a separate profile. */
export async function startFirefox(executablePath: string): Promise<Engine<ElementHandle<Element>>> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    defaultViewport: viewport,
    extraPrefsFirefox: { 'intl.accept_languages': 'ko-KR, ko' },
  });
  const page = await browser.newPage();
  const errors: string[] = [];
  const note = (text: string) => {
    if (!leftFont.test(text)) errors.push(text);
  };
  page.on('pageerror', (error) => note(error instanceof Error ? (error.stack ?? error.message) : String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') note(`console: ${message.text()}`);
  });
  return {
    title: (await browser.version()).replace('/', ' '),
    goTo: async (url) => void (await page.goto(url)),
    back: async () => void (await page.goBack()),
    run: (source) => page.evaluate(source) as never,
    runOn: (handle, source, argument) => handle.evaluate(source as never, argument) as never,
    find: async (query) =>
      ((await page.evaluateHandle(findInPage, query)).asElement() as ElementHandle<Element> | null) ?? undefined,
    click: (handle) => handle.click(),
    type: (handle, text) => handle.type(text),
    chooseFile: (handle, path) => (handle as ElementHandle<HTMLInputElement>).uploadFile(path),
    screenshot: async (path) => void (await page.screenshot({ path: path as `${string}.png` })),
    listErrors: () => errors,
    close: () => browser.close(),
  };
}
