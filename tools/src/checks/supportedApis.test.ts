import { globSync } from 'node:fs';
import { browserTargets } from '@haesol/build';
import { findMissingUses, listMissingNames } from './supportedApis.ts';
import { readText, root } from './workspace.ts';

const missing = listMissingNames(browserTargets);
const sources = globSync('{shell,shared/*,mf-*}/src/**/*.{ts,tsx}', { cwd: root }).filter(
  (path) => !/\.test\.|^shared\/build\/|\/(?:testing|build|fixtures)\/|\.d\.ts$/.test(path),
);

/** Missing names that sources use, with their fallback. */
const withFallback: Readonly<Record<string, string>> = {
  'mf-office/src/features/gate/gateList.ts caches': 'a name of its own, not the storage of the browser',
  'mf-office/src/features/gate/gateList.ts crypto.subtle': 'without it codes stay unknown offline',
  'mf-office/src/features/gate/gateSignal.ts navigator.vibrate': 'called only where it exists',
  'mf-office/src/features/gate/readCodes.ts .getSupportedFormats()':
    'asks whether it is there; else a decoder is loaded',
  'mf-office/src/features/gate/readCodes.ts navigator.mediaDevices': 'fails without it, and the code is typed',
  'mf-travel/src/features/voucher/useWakeLock.ts navigator.wakeLock':
    'asks whether it is there; else the screen may go dark',
  'shared/kit/src/qr/SharePopup.tsx navigator.share': 'asks whether it is there; else the button is not shown',
  'shell/src/offline/listKept.ts caches': 'part of the service worker, a secure context',
  'shared/kit/src/base/copyText.ts navigator.clipboard': 'asks whether it is there; else the copy command',
  'shell/src/events/leadership.ts navigator.locks': 'asks whether it is there; else every tab has its own stream',
  'shell/src/session/sessionRenewal.ts navigator.locks': 'asks whether it is there; else the server orders the tabs',
  'shell/src/offline/keptCode.ts caches': 'a setting of this name, which its caller has checked',
  'shell/src/offline/keptPages.ts caches': 'a setting of this name, which may be undefined',
  'shell/src/offline/keptPages.ts crypto.subtle': 'only where there are caches',
  'shell/src/offline/worker.ts caches': 'a service worker is a secure context',
  'shell/src/start/services.ts globalThis.caches': 'passed as it is; without it no page is kept for offline use',
  'shell/src/start/services.ts navigator.serviceWorker': 'passed as it is; without it no page is kept for offline use',
  'mf-travel/src/features/map/mapLibrary.ts trustedTypes': 'asks whether it is there; else the page has no such policy',
  'mf-travel/src/features/map/mapLibrary.ts .createPolicy()': 'only of trusted types that the browser has',
  'shell/src/state/whenIdle.ts requestIdleCallback': 'asks whether it is there; Safari waits for a timer instead',
  'shell/src/router/viewTransitions.ts document.startViewTransition':
    'asks whether it is there; else pages just change',
  'shell/src/router/viewTransitions.ts .skipTransition()': 'only of a transition that the browser has made',
};

describe('sources of the browser', () => {
  it('use no API missing in a supported browser or without https, except with a fallback', () => {
    const uses = sources.flatMap((path) =>
      findMissingUses(readText(path), missing, path.endsWith('x')).map((name) => `${path} ${name}`),
    );

    process.stderr.write(`APIs: ${sources.length} sources for ${browserTargets}\n`);
    expect(sources.length).toBeGreaterThan(400);
    expect(uses.toSorted()).toEqual(Object.keys(withFallback).toSorted());
  });
});

describe('findMissingUses', () => {
  it.each([
    ['requestIdleCallback(() => 1)', ['requestIdleCallback']],
    ['requestIdleCallback?.(() => 1)', ['requestIdleCallback']],
    ['window.requestIdleCallback(() => 1)', ['window.requestIdleCallback']],
    ['export const a = () => [() => new CookieStoreManager()]', ['CookieStoreManager']],
    ['export const a = (b: string) => URL.parse(b)?.host', ['URL.parse']],
    ['export const a = <b onClick={() => document.startViewTransition(c)} />', ['document.startViewTransition']],
    ['export const a = (b: Date) => b.toTemporalInstant()', ['.toTemporalInstant()']],
    ['export const a = crypto.randomUUID(), b = caches.keys()', ['caches', 'crypto.randomUUID']],
  ])('finds APIs missing in a supported browser or without https: %s', (source, names) => {
    expect(findMissingUses(source, missing)).toEqual(names);
  });

  it.each([
    'setTimeout(() => structuredClone({}), 1)',
    'export const a = new URL("/b", location.href), b = URL.canParse("/c")',
    'export const a = (b: string[]) => b.toSorted().findLast(Boolean)',
    'export interface A { b: CookieStoreManager }',
    'export const requestIdleCallback = 1; export const b = { toTemporalInstant: requestIdleCallback }',
  ])('accepts APIs of all supported browsers, types, and names declared in the source: %s', (source) => {
    expect(findMissingUses(source, missing)).toEqual([]);
  });
});
