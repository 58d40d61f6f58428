import { cpSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { siteUse } from './siteUse.ts';

/** Preparation of a command, and the check of its result. */
interface Step {
  readonly before?: (cwd: string) => void | Promise<void>;
  readonly after?: (cwd: string, output: string) => void | Promise<void>;
}

const pages: readonly (readonly [path: string, words: string])[] = [
  ['/lectures', '가장 최근 소식'],
  ['/lectures/courses', '열린 강좌'],
];

/** Copies the newest build as another bundler would leave it: without what `pack` writes, and without its half for the server. */
function copyBuild(cwd: string): void {
  const builds = join(cwd, '.data/build-cache/mf-lectures');
  const [newest] = readdirSync(builds)
    .map((name) => join(builds, name))
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  if (newest === undefined) throw new Error(`There is no build in ${builds}`);
  const left = ['release.json', 'contract.json', 'ssr'];
  mkdirSync(join(cwd, 'dist'));
  cpSync(newest, join(cwd, 'dist'), { recursive: true, filter: (file) => !left.includes(basename(file)) });
}

/** Creates what the run prepares and looks at, by the beginning of a command. */
export function createSteps(site: string) {
  const readRemotes = async () => {
    const { remotes } = await (await fetch(`${site}/registry.json`)).json();
    return remotes as Readonly<Record<string, { remoteJson: { menu: { label: string }[] } } | undefined>>;
  };

  /** Reads what the server has rendered of a page. */
  async function readMarkup(path: string): Promise<string> {
    const page = await (await fetch(`${site}${path}`, { headers: { accept: 'text/html' } })).text();
    return page.slice(page.indexOf('<div id="root"'), page.indexOf('id="hs-page"'));
  }

  /** @throws if a page that the server has rendered lacks the words of the remote */
  async function requirePages(): Promise<void> {
    for (const [path, words] of pages) {
      // A busy server leaves the first pages of a new build to the browser.
      const until = performance.now() + 30_000;
      while (!(await readMarkup(path)).includes(words)) {
        if (performance.now() > until) throw new Error(`${path} is not rendered with ${words}`);
        await delay(500);
      }
    }
  }

  async function requireMenu(): Promise<void> {
    const [entry] = (await readRemotes())['mf-lectures']?.remoteJson.menu ?? [];
    if (entry?.label !== '공개 강좌') throw new Error('The menu does not have the remote');
  }

  /** Opens the printed address, which gives the build to one browser. */
  async function requirePreview(_cwd: string, output: string): Promise<void> {
    const url = output.trim().split('\n').at(-1) ?? '';
    const answer = await fetch(url, { redirect: 'manual' });
    if (!url.startsWith(`${site}/?mf=`) || answer.headers.getSetCookie().length === 0)
      throw new Error(`${url} shows no build: ${answer.status}`);
  }

  async function requireGone(): Promise<void> {
    if ((await readRemotes())['mf-lectures'] !== undefined) throw new Error('The registry still has the remote');
  }

  const steps: Readonly<Record<string, Step>> = {
    'npm run types': {
      before: (cwd) => writeFileSync(join(cwd, siteUse.file), siteUse.text),
      after: (cwd) => rmSync(join(cwd, siteUse.file)),
    },
    'npx mf preview': { after: requirePreview },
    'npx mf publish': { after: requireMenu },
    'npx mf pack': { before: copyBuild },
    'npx mf remove': { before: requirePages, after: requireGone },
  };
  return (command: string): Step =>
    Object.entries(steps).find(([beginning]) => command.startsWith(beginning))?.[1] ?? {};
}
