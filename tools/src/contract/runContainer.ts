import { createContext, runInContext } from 'node:vm';
import { providedLibraries, singletonKeys } from '@haesol/build';
import type { ReleaseManifest } from '@haesol/contracts/release';
import * as zodMini from '@haesol/contracts/zodMini';
import { isKnownGlobal } from './bundlerGlobals.ts';
import { type Fault, toFaults } from './fault.ts';

/** Stub of any module: callable, constructible, with every property. */
function createStub(): unknown {
  const properties = new Map<PropertyKey, unknown>();
  return new Proxy(function stub() {}, {
    get(target, key) {
      if (key === 'prototype') return Reflect.get(target, key);
      if (key === 'then' || key === Symbol.iterator) return undefined;
      if (key === Symbol.toPrimitive) return () => '';
      if (!properties.has(key)) properties.set(key, createStub());
      return properties.get(key);
    },
    set(_target, key, value) {
      properties.set(key, value);
      return true;
    },
    apply: () => createStub(),
    construct: () => ({}),
  });
}

interface Element {
  readonly tagName: string;
  src?: string;
  href?: string;
  onload?(event: object): void;
  onerror?(event: object): void;
}

const base = 'https://site.invalid/remotes';
const limitMs = 10_000;

/** Minimal document for an entry and its chunk loader. */
function createDocument(
  head: object,
  { src, addEventListener }: { readonly src: string; readonly addEventListener: (type: string) => void },
) {
  return {
    head,
    body: head,
    documentElement: { dataset: {}, lang: 'ko' },
    currentScript: { tagName: 'SCRIPT', src },
    createElement: (tagName: string) => ({
      tagName,
      setAttribute: () => undefined,
      getAttribute: () => null,
      parentNode: null,
    }),
    getElementsByTagName: () => [],
    querySelector: () => null,
    addEventListener,
    removeEventListener: () => undefined,
  };
}

/** Page without rendering: it loads scripts of the release and records what they leave. */
function createPage(manifest: ReleaseManifest, files: ReadonlyMap<string, Uint8Array>) {
  const prefix = `${base}/${manifest.id}/${manifest.buildId}/`;
  const listeners: string[] = [];
  const warnings: string[] = [];
  const timers = new Set<number>();
  let count = 0;
  const setTimer = () => {
    count += 1;
    timers.add(count);
    return count;
  };
  const clearTimer = (timer: number) => void timers.delete(timer);
  const addEventListener = (type: string) => void listeners.push(type);
  const load = (element: Element) =>
    queueMicrotask(() => {
      const name = (element.src ?? element.href ?? '').slice(prefix.length);
      const bytes = files.get(name);
      if (bytes === undefined) return element.onerror?.({ type: 'error', target: element });
      if (name.endsWith('.js')) run(name);
      element.onload?.({ type: 'load', target: element });
    });
  const append = (element: Element) => {
    load(element);
    return element;
  };
  const head = { append, appendChild: append, insertBefore: append };
  const document = createDocument(head, { src: `${prefix}${manifest.entry}`, addEventListener });
  const say = (...words: unknown[]) => void warnings.push(words.join(' '));
  const context = createContext({
    document,
    navigator: { userAgent: '', language: 'ko' },
    location: new URL(prefix),
    console: { log: say, warn: say, error: say, info: say, debug: say },
    setTimeout: setTimer,
    setInterval: setTimer,
    clearTimeout: clearTimer,
    clearInterval: clearTimer,
    requestAnimationFrame: setTimer,
    queueMicrotask,
    addEventListener,
    removeEventListener: () => undefined,
    matchMedia: () => ({ matches: false, addEventListener }),
    fetch: () => Promise.reject(new Error('there is no network')),
    URL,
    URLSearchParams,
    AbortController,
    AbortSignal,
    TextEncoder,
    TextDecoder,
    Event,
    EventTarget,
    structuredClone,
  });
  runInContext('globalThis.window = globalThis.self = document.defaultView = globalThis;', context);
  const names = () => runInContext('Object.getOwnPropertyNames(globalThis)', context) as string[];
  const before = new Set<string>(names());

  function run(name: string): void {
    runInContext(String(files.get(name) ?? ''), context, { filename: name, timeout: limitMs });
  }
  return {
    run,
    read: (name: string): unknown => Reflect.get(context, name),
    left: () => ({ listeners, warnings, timers: timers.size, globals: names().filter((name) => !before.has(name)) }),
  };
}

interface Container {
  init(scope: object): unknown;
  get(expose: string): Promise<() => Record<string, unknown>>;
}

/** Stubs of the singletons, and zod itself, with which the contract's modules create their schemas. */
function createScope(versions: Readonly<Record<string, string>>) {
  const provide = (name: string, module: unknown) => ({
    [versions[name] ?? '0.0.0']: { get: () => () => module, loaded: 1, eager: true, from: 'shell' },
  });
  const singletons = Object.entries(singletonKeys).flatMap(([name, keys]) =>
    keys.map((key) => [key, provide(name, createStub())] as const),
  );
  return { ...Object.fromEntries(singletons), [providedLibraries.zod.key]: provide('zod', zodMini) };
}

const withLimit = <T>(work: Promise<T>) =>
  Promise.race([
    work,
    new Promise<never>((_resolve, reject) => {
      setTimeout(() => reject(new Error(`nothing came in ${limitMs} ms`)), limitMs).unref();
    }),
  ]);

/**
 * Loads the exposed module of a build as the shell does, with stubs of the shared modules, and checks it and what it leaves in
 * the page. The code of the build runs in this process, on the team's own machine. An entry that is an ES module is only mounted
 * (`mounting/program.ts`), with the same checks.
 */
export async function checkContainer(
  manifest: ReleaseManifest,
  files: ReadonlyMap<string, Uint8Array>,
  versions: Readonly<Record<string, string>>,
): Promise<Fault[]> {
  if (manifest.format === 'module') return [];
  const page = createPage(manifest, files);
  const faults: Fault[] = [];
  try {
    page.run(manifest.entry);
    const container = page.read(manifest.global) as Container | undefined;
    if (container === undefined) return toFaults('container', [`the entry does not define ${manifest.global}`]);
    await container.init(createScope(versions));
    const module = (await withLimit(container.get('./lifecycles')))();
    const missing = ['bootstrap', 'mount', 'update', 'unmount'].filter((name) => typeof module[name] !== 'function');
    faults.push(
      ...toFaults(
        'lifecycles',
        missing.map((name) => `${name} is no function`),
      ),
    );
  } catch (error) {
    const text =
      error instanceof Error || (typeof error === 'object' && error !== null && 'message' in error)
        ? String(error.message)
        : String(error);
    faults.push({
      rule: /Unsatisfied version|doesn't exist in shared scope/.test(text) ? 'version' : 'container',
      text,
    });
  }
  const { globals, listeners, timers, warnings } = page.left();
  return [
    ...faults,
    ...toFaults(
      'version',
      warnings.filter((text) => text.includes('Unsatisfied version')),
    ),
    ...toFaults(
      'global',
      globals.filter((name) => !isKnownGlobal(name, manifest.global)).map((name) => `${name} is left on window`),
    ),
    ...toFaults(
      'listener',
      [...new Set(listeners)].map((type) => `${type} is listened to before anything is mounted`),
    ),
    ...toFaults('timer', timers > 0 ? [`${timers} timers run before anything is mounted`] : []),
  ];
}
