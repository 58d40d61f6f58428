import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Builder, type WebElement } from 'selenium-webdriver';
import type { Engine } from './driver.ts';
import { findInPage } from './findInPage.ts';
import type { Programs } from './programs.ts';
import { viewport } from './viewport.ts';

// A package without `exports`, which only `require` resolves.
const { DriverService } = createRequire(import.meta.url)(
  'selenium-webdriver/remote',
) as typeof import('selenium-webdriver/remote.js');

/** Height of MiniBrowser's toolbar above the page, in pixels. */
const barHeight = 38;

/**
 * Starts a virtual screen, because MiniBrowser has no headless mode. @returns the name of the screen, and a function that removes
 * it
 */
async function startScreen(xvfb: string) {
  const screen = spawn(xvfb, ['-displayfd', '1', '-screen', '0', '1440x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [number] = (await once(screen.stdout, 'data')) as [Buffer];
  return { name: `:${String(number).trim()}`, stop: () => void screen.kill() };
}

/** Starts WebKitGTK's MiniBrowser with WebDriver; it has no profile. The protocol does not report console errors. */
export async function startWebkit(programs: Programs['webkit']): Promise<Engine<WebElement>> {
  const screen = await startScreen(programs.screen);
  const service = new DriverService.Builder(programs.driver)
    .setLoopback(true)
    .setEnvironment({ ...process.env, DISPLAY: screen.name, LANGUAGE: 'ko' })
    .build();
  const stop = async () => {
    await service.kill();
    screen.stop();
  };
  try {
    const driver = await new Builder()
      .usingServer(await service.start())
      .withCapabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: programs.browser, args: ['--automation'] },
      })
      .build();
    await driver
      .manage()
      .window()
      .setRect({ ...viewport, height: viewport.height + barHeight });
    const runScript = <Result>(source: { toString(): string }, ...args: unknown[]) =>
      driver.executeScript<Result>(`return (${source}).apply(null, arguments)`, ...args);
    return {
      title: `WebKitGTK ${(await driver.getCapabilities()).getBrowserVersion()}`,
      goTo: (url) => driver.get(url),
      back: () => driver.navigate().back(),
      run: (source) => runScript(source),
      runOn: (element, source, argument) => runScript(source, element, argument ?? null),
      find: async (query) => (await runScript<WebElement | null>(findInPage, query)) ?? undefined,
      click: (element) => element.click(),
      type: (element, text) => element.sendKeys(text),
      chooseFile: (element, path) => element.sendKeys(path),
      screenshot: async (path) => writeFile(path, Buffer.from(await driver.takeScreenshot(), 'base64')),
      listErrors: () => [],
      async close() {
        await driver.quit();
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
