// Mounts every screen of a build in a page of this process and reports what each leaves. Started by `checkMounted`.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { runInThisContext } from 'node:vm';
import { providedLibraries, readVersion, singletonKeys } from '@haesol/build';
import { brandNamespace, koreanBrand } from '@haesol/contracts/brand';
import { releaseManifest, toIdPrefix } from '@haesol/contracts/release';
import type { RemoteLifecycles, RemoteProps } from '@haesol/remote/shell-api';
import { sharedDir } from '../../build/packages.ts';
import { isKnownGlobal } from '../bundlerGlobals.ts';
import { type Fault, type FaultRule, toFaults } from '../fault.ts';
import { createCheckShell } from './createCheckShell.ts';
import { listPlaces, type Place } from './listPlaces.ts';
import { openPage, origin } from './openPage.ts';
import { createTell, maxBlockMs, startWatch } from './watchBlocks.ts';

/** Time for a screen to show its responses and start its work. */
const standsForMs = 150;
/** Time for work deferred to the next animation frame or tick. */
const leavesForMs = 80;
const timeoutsEndMs = 1_000;
const phaseMs = 10_000;

/** Lists entries that occur more often than before. */
function subtract(after: readonly string[], before: readonly string[]): string[] {
  const left = [...before];
  return after.filter((text) => {
    const at = left.indexOf(text);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

function toFault(text: string, place: string): Fault {
  const at = text.indexOf(': ');
  return { rule: text.slice(0, at) as FaultRule, text: `${place}: ${text.slice(at + 2)} is left behind` };
}

const withLimit = <T>(work: T | Promise<T>, what: string): Promise<T> =>
  Promise.race([Promise.resolve(work), delay(phaseMs).then(() => Promise.reject(new Error(`${what} does not end`)))]);

const [, , dir = '', site = ''] = process.argv;
const manifest = releaseManifest.parse(JSON.parse(readFileSync(join(dir, 'release.json'), 'utf8')));
const names = Object.keys(manifest.files).filter((name) => !/^(ssr|maps)\//.test(name));
const files = new Map(names.map((name) => [name, readFileSync(join(dir, name))]));
const isModule = manifest.format === 'module';
const folder = pathToFileURL(`${dir}/`).href;
const { window, tracker, run } = openPage(
  // Modules are loaded by this process itself, from their files.
  isModule ? folder : `${origin}/remotes/${manifest.id}/${manifest.buildId}/`,
  files,
  (text, url) => void runInThisContext(text, { filename: url }),
);
const faults: Fault[] = [];
const troubles: string[] = [];
const uses = new Set<string>();
const calls = new Set<string>();
const note = (error: unknown) => void troubles.push(error instanceof Error ? error.message : String(error));

// After the page's globals exist, which the libraries read when they are loaded.
const requireOfShell = createRequire(join(sharedDir, 'package.json'));
const requireOfRouter = createRequire(requireOfShell.resolve('react-router-dom'));
const load = (key: string): unknown => (key === 'react-router' ? requireOfRouter(key) : requireOfShell(key));
const i18next = load('i18next') as {
  use(plugin: unknown): { init(options: object): Promise<unknown> };
  addResourceBundle(...bundle: unknown[]): void;
};
const { initReactI18next } = load('react-i18next') as { initReactI18next: unknown };
await i18next
  .use(initReactI18next)
  .init({ lng: 'ko', resources: { ko: { [brandNamespace]: koreanBrand } }, interpolation: { escapeValue: false } });

const scope = Object.fromEntries(
  Object.entries({ ...singletonKeys, zod: [providedLibraries.zod.key] }).flatMap(([name, keys]) =>
    keys.map((key) => [
      key,
      { [readVersion(name, sharedDir)]: { get: () => () => load(key), loaded: 1, eager: true, from: 'shell' } },
    ]),
  ),
);

interface Container {
  init(shared: object): unknown;
  get(expose: string): Promise<() => RemoteLifecycles>;
}

const tell = createTell();

async function mountOnce(lifecycles: RemoteLifecycles, { path, slot }: Place, at: number): Promise<void> {
  let hasLeft = false;
  const shell = createCheckShell(path, {
    onLeave: () => {
      hasLeft = true;
    },
    onUse: (member) => void uses.add(member),
    onCall: (call) => void calls.add(call),
    onThrow: (error) => note(`the screen throws: ${error.split('\n')[0]}`),
    ...(site !== '' && { site }),
    addMessages: (namespace, locale, messages) => i18next.addResourceBundle(locale, namespace, messages, true, true),
  });
  const domElement = window.document.body.appendChild(window.document.createElement('div'));
  const props: RemoteProps = {
    name: `${manifest.id}#${at}`,
    domElement,
    shell,
    ...(slot !== undefined && { slot, slotProps: {} }),
    hydrate: false,
    identifierPrefix: toIdPrefix(manifest.id, slot),
    onFatal: note,
  };
  try {
    tell(slot ?? path);
    await withLimit(lifecycles.bootstrap(props), 'bootstrap');
    await withLimit(lifecycles.mount(props), 'mount');
    await delay(standsForMs);
    if (slot === undefined && !hasLeft && domElement.childElementCount === 0) note(new Error('nothing is shown'));
    await withLimit(lifecycles.unmount(props), 'unmount');
  } finally {
    domElement.remove();
  }
  await delay(leavesForMs);
}

tell('the entry');
const beforeEntry = tracker.listHeld();
if (!isModule) run(manifest.entry);
const container = (
  isModule ? await import(folder + manifest.entry) : Reflect.get(globalThis, manifest.global)
) as Container;
await container.init(scope);
const lifecycles = (await withLimit(container.get('./lifecycles'), 'the exposed module'))();
if (isModule) {
  const isOwn = (text: string) => !isKnownGlobal(/^global: (.+) of window$/.exec(text)?.[1] ?? '', manifest.global);
  faults.push(
    ...subtract(tracker.listHeld(), beforeEntry)
      .filter(isOwn)
      .map((text) => toFault(text, 'the entry')),
  );
  const missing = (['bootstrap', 'mount', 'update', 'unmount'] as const).filter(
    (name) => typeof lifecycles[name] !== 'function',
  );
  faults.push(
    ...toFaults(
      'lifecycles',
      missing.map((name) => `${name} is no function`),
    ),
  );
}

const places = listPlaces(manifest);
// Rejections from here on are caused by the screens.
process.on('unhandledRejection', note);
process.on('uncaughtException', note);
const beforeAll = tracker.listTimeouts();
/** Globals that libraries share between all their copies. */
const ofLibraries = /^global: react-aria-/;
const isForGood = (text: string) => /^(global|page):/.test(text) && !ofLibraries.test(text);

for (const [at, place] of places.entries()) {
  const name = place.slot ?? place.path;
  const before = tracker.listHeld();
  let between = before;
  try {
    await mountOnce(lifecycles, place, at);
    // From here on nothing may be added: libraries have already set what lasts for the life of the page.
    between = tracker.listHeld();
    // By now the code has been compiled.
    const stopWatch = startWatch();
    await mountOnce(lifecycles, place, at).finally(() => {
      const longestMs = stopWatch();
      if (longestMs > maxBlockMs)
        note(`it takes ${Math.round(longestMs)} ms of synchronous work, ${maxBlockMs} are allowed`);
    });
  } catch (error) {
    note(error);
  }
  const after = tracker.listHeld();
  const left = [...subtract(after, before).filter(isForGood), ...subtract(after, between)];
  faults.push(
    ...[...new Set(troubles.splice(0))].map((text) => ({ rule: 'mount' as const, text: `${name}: ${text}` })),
  );
  faults.push(...[...new Set(left)].map((text) => toFault(text, name)));
  const history = new Set(tracker.history.splice(0));
  faults.push(...[...history].map((text) => ({ rule: 'history' as const, text: `${name}: ${text}` })));
}
await delay(timeoutsEndMs);
const timeouts = new Set(subtract(tracker.listTimeouts(), beforeAll));
faults.push(...[...timeouts].map((text) => toFault(text, 'the last screen')));

process.stdout.write(`\n${JSON.stringify({ screens: places.length, faults, uses: [...uses], calls: [...calls] })}`);
process.exit(0);
