import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import type { Engine } from './driver.ts';
import { findInPage } from './findInPage.ts';
import type { Programs } from './programs.ts';
import { viewport } from './viewport.ts';
import { startWebDriver, toElementId, type WebDriverElement } from './webDriver.ts';

/** Height of MiniBrowser's bar above the page, in pixels. */
const barHeight = 38;

/** MiniBrowser has no mode without a screen. @returns the name of a new screen, and how to remove it */
async function startScreen(xvfb: string) {
  const screen = spawn(xvfb, ['-displayfd', '1', '-screen', '0', '1440x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [number] = (await once(screen.stdout, 'data')) as [Buffer];
  return { name: `:${String(number).trim()}`, stop: () => void screen.kill() };
}

/** Starts WebKitGTK's MiniBrowser by WebDriver; it keeps no profile. The protocol does not tell errors of the console. */
export async function startWebkit(programs: Programs['webkit']): Promise<Engine<WebDriverElement>> {
  const screen = await startScreen(programs.screen);
  const options = { binary: programs.browser, args: ['--automation'] };
  const session = await startWebDriver(
    programs.driver,
    { 'webkitgtk:browserOptions': options },
    { ...process.env, DISPLAY: screen.name, LANGUAGE: 'ko' },
  ).catch((error: unknown) => {
    screen.stop();
    throw error;
  });
  await session.send('POST', '/window/rect', { ...viewport, height: viewport.height + barHeight });
  const runScript = (source: { toString(): string }, ...args: unknown[]) =>
    session.send('POST', '/execute/sync', { script: `return (${source}).apply(null, arguments)`, args });
  return {
    title: `WebKitGTK ${String(session.capabilities.browserVersion)}`,
    goTo: async (url) => void (await session.send('POST', '/url', { url })),
    back: async () => void (await session.send('POST', '/back', {})),
    run: (source) => runScript(source) as never,
    runOn: (element, source, argument) => runScript(source, element, argument ?? null) as never,
    find: async (query) => ((await runScript(findInPage, query)) as WebDriverElement | null) ?? undefined,
    click: async (element) => void (await session.send('POST', `/element/${toElementId(element)}/click`, {})),
    type: async (element, text) =>
      void (await session.send('POST', `/element/${toElementId(element)}/value`, { text })),
    chooseFile: async (element, path) =>
      void (await session.send('POST', `/element/${toElementId(element)}/value`, { text: path })),
    async screenshot(path) {
      await writeFile(path, Buffer.from(String(await session.send('GET', '/screenshot')), 'base64'));
    },
    listErrors: () => [],
    async close() {
      await session.close();
      screen.stop();
    },
  };
}
