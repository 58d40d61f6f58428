import type { ChildProcess } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { openQuietPage, requireQuiet } from '../examples/openQuietPage.ts';
import { endGroup } from '../programs.ts';

const startLimitMs = 300_000;
const editLimitMs = 60_000;

/** Source of a component that counts presses in its state. */
const toCounter = (words: string) => `import { useState } from 'react';

export function Counter() {
  const [count, setCount] = useState(0);
  return (
    <button onClick={() => setCount(count + 1)} type="button">
      {\`${words} \${count}\`}
    </button>
  );
}
`;

/** Adds the component to the first screen. @returns file of the component, and a function that removes it */
function addCounter(cwd: string) {
  const folder = join(cwd, 'src/features/latest');
  const [file, screen] = [join(folder, 'Counter.tsx'), join(folder, 'LatestScreen.tsx')];
  const source = readFileSync(screen, 'utf8');
  const start = '<section className={styles.latest}>';
  if (!source.includes(start)) throw new Error(`${screen} has no ${start}`);
  writeFileSync(file, toCounter('presses'));
  writeFileSync(screen, `import { Counter } from './Counter.tsx';\n${source.replace(start, `${start}<Counter />`)}`);
  const remove = () => {
    writeFileSync(screen, source);
    rmSync(file);
  };
  return { file, remove };
}

/** Waits for the last line of the start. @returns address of the first page @throws if the pages are not those of the site */
function waitForPage({ stdout, stderr }: ChildProcess, site: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const late = setTimeout(() => reject(new Error(`npm run dev was not ready:\n${output}`)), startLimitMs);
    for (const stream of [stdout, stderr]) {
      stream?.on('data', (part) => {
        output += part;
        const ready = /^ready (\S+)$/m.exec(output)?.[1];
        if (ready === undefined || !/^In the site itself/m.test(output)) return;
        clearTimeout(late);
        if (output.includes(`Pages, API and session are those of ${site}.`)) resolve(ready);
        else reject(new Error(`npm run dev does not use ${site}:\n${output}`));
      });
    }
  });
}

/** @throws if the page was loaded again meanwhile, or the component has lost its state */
async function requireKept(page: Page, words: string): Promise<void> {
  await page.getByRole('button', { name: words }).waitFor({ timeout: editLimitMs });
  if (!(await page.evaluate(() => 'isSamePage' in window))) throw new Error(`${words}: the page was loaded again`);
}

/** Edits the component in an open page. @returns milliseconds until the edit was visible */
async function edit(page: Page, url: string, file: string): Promise<number> {
  await page.goto(url);
  for (const count of [0, 1]) await page.getByRole('button', { name: `presses ${count}` }).click();
  await page.getByRole('button', { name: 'presses 2' }).waitFor();
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  const startedAt = performance.now();
  writeFileSync(file, toCounter('clicks'));
  await requireKept(page, 'clicks 2');
  return performance.now() - startedAt;
}

/** Writes a file that does not compile: its error covers the page, and goes with it. */
async function breakFile(page: Page, file: string): Promise<void> {
  const overlay = page.locator('#webpack-dev-server-client-overlay');
  writeFileSync(file, `${toCounter('clicks')}const broken = "`);
  await overlay.contentFrame().getByText('Counter.tsx').first().waitFor({ timeout: editLimitMs });
  writeFileSync(file, toCounter('clicks'));
  await overlay.waitFor({ state: 'detached', timeout: editLimitMs });
  await requireKept(page, 'clicks 2');
}

/**
 * Looks at the remote in the pages of the site while its sources change.
 * @param start starts the development server
 * @returns milliseconds until an edit was visible
 * @throws if an edit reloads the page or resets the state of the component, and for errors in the console
 */
export async function tryDev(cwd: string, site: string, start: () => ChildProcess): Promise<number> {
  const { file, remove } = addCounter(cwd);
  const { CHROMIUM_PATH } = process.env;
  const child = start();
  const browser = await chromium.launch({
    ...(CHROMIUM_PATH && { executablePath: CHROMIUM_PATH }),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const url = await waitForPage(child, site);
    const { page, troubles } = await openQuietPage(browser);
    const tookMs = await edit(page, url, file);
    requireQuiet(url, troubles);
    await breakFile(page, file);
    return tookMs;
  } finally {
    await browser.close();
    endGroup(child);
    remove();
  }
}
