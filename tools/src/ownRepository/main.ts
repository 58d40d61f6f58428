// `npm test -- team`: works as a new team does, outside of the workspace: packages from a registry, a remote from nothing,
// its tests, its build, its own API, and its pages in a running site. Executes docs/own-repository.md.
import type { ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../freePort.ts';
import { endGroup, startGroup } from '../programs.ts';
import { startNpmRegistry } from './npmRegistry.ts';
import { readBlocks } from './readPage.ts';

const { BASE_URL: site = '', HAESOL_RELEASE_TOKEN: token = '', SERVICE_PORT: servicePort = '' } = process.env;
const limitMs = 300_000;
const startedAt = performance.now();
const seconds = () => ((performance.now() - startedAt) / 1000).toFixed(1);
const say = (line: string) => void process.stdout.write(`${seconds()} s ${line}\n`);
const dir = mkdtempSync(join(tmpdir(), 'haesol-team-'));
const running: ChildProcess[] = [];

/** Writes addresses of this run in the place of those of the page. */
const adapt = (written: string): string =>
  written.replaceAll('http://localhost:3000', site).replaceAll('listen(4000)', `listen(${servicePort})`);

function start(cwd: string, env: NodeJS.ProcessEnv, command: string): ChildProcess {
  const child = startGroup(command, [], { cwd, env, shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
  running.push(child);
  return child;
}

/** @throws with the output of a failed command */
async function runToEnd(cwd: string, env: NodeJS.ProcessEnv, command: string): Promise<string> {
  const child = start(cwd, env, command);
  const late = setTimeout(() => endGroup(child), limitMs);
  const closed = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [out, err, status] = await Promise.all([
    child.stdout === null ? '' : text(child.stdout),
    child.stderr === null ? '' : text(child.stderr),
    closed,
  ]);
  clearTimeout(late);
  if (status !== 0) throw new Error(`${command} ended with ${status}\n${out}${err}`);
  return out;
}

/** Starts the development server, and looks at its page. */
async function tryDev(cwd: string, env: NodeJS.ProcessEnv): Promise<void> {
  const child = start(cwd, env, `npm run dev -- --port ${await freePort()}`);
  const url = await new Promise<string>((resolve, reject) => {
    let output = '';
    const late = setTimeout(() => reject(new Error(`npm run dev was not ready:\n${output}`)), limitMs);
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (part) => {
        output += part;
        const ready = /^ready (\S+)$/m.exec(output)?.[1];
        if (ready === undefined) return;
        clearTimeout(late);
        resolve(ready);
      });
    }
  });
  const page = await fetch(url, { headers: { accept: 'text/html' } });
  const html = await page.text();
  endGroup(child);
  if (page.status !== 200 || !html.includes('/remotes/mf-lectures/dev'))
    throw new Error(`npm run dev shows ${page.status}, without the remote`);
}

async function execute(env: NodeJS.ProcessEnv): Promise<void> {
  let cwd = dir;
  for (const block of readBlocks()) {
    if ('file' in block) {
      mkdirSync(dirname(join(cwd, block.file)), { recursive: true });
      writeFileSync(join(cwd, block.file), adapt(block.text));
      continue;
    }
    for (const command of block.commands.map(adapt)) {
      if (command.startsWith('export ')) continue;
      if (command.startsWith('cd ')) cwd = join(cwd, command.slice(3));
      else if (command === 'npm run dev') await tryDev(cwd, env);
      else if (command.endsWith(' &')) start(cwd, env, command.slice(0, -2));
      else await runToEnd(cwd, env, command);
      say(command);
    }
  }
}

/** Reads what the server has rendered of a page. */
async function readMarkup(path: string): Promise<string> {
  const page = await (await fetch(`${site}${path}`, { headers: { accept: 'text/html' } })).text();
  return page.slice(page.indexOf('<div id="root"'), page.indexOf('id="hs-page"'));
}

const pages: readonly (readonly [path: string, words: string])[] = [
  ['/lectures', '가장 최근 소식'],
  ['/lectures/courses', '열린 강좌'],
];

/** @throws if the menu, or a page that the server has rendered, lacks the remote */
async function lookAtSite(): Promise<void> {
  const registry = await (await fetch(`${site}/registry.json`)).json();
  const [entry] = registry.remotes['mf-lectures'].remoteJson.menu;
  if (entry?.label !== '공개 강좌') throw new Error('The menu does not have the remote');
  for (const [path, words] of pages) {
    // A busy server leaves the first pages of a new build to the browser.
    const until = performance.now() + 30_000;
    while (!(await readMarkup(path)).includes(words)) {
      if (performance.now() > until) throw new Error(`${path} is not rendered with ${words}`);
      await delay(500);
    }
  }
  say('the site has it in its menu, and renders its pages');
}

let stopRegistry = () => {};

/** Ends all programs of this run, and removes its folder. */
function cleanUp(): void {
  for (const child of running) endGroup(child);
  stopRegistry();
  rmSync(dir, { recursive: true, force: true });
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    cleanUp();
    process.exit(1);
  });
}
try {
  const registry = await startNpmRegistry(dir, say);
  stopRegistry = () => void registry.stop();
  const env = { ...registry.env, HAESOL_RELEASE_TOKEN: token, NODE_OPTIONS: '' };
  const from = performance.now();
  await execute(env);
  await lookAtSite();
  const took = Math.round((performance.now() - from) / 1000);
  process.stdout.write(`a team's repository: from nothing to the menu in ${took} s\n`);
} finally {
  cleanUp();
}
