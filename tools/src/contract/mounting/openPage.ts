import { type DOMWindow, JSDOM } from 'jsdom';
import { createTracker, type Tracker } from './createTracker.ts';

export const origin = 'https://site.invalid';

/** Browser APIs missing in jsdom; each with the minimum for components. */
class NoObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return [];
  }
}

function addMissingParts(window: DOMWindow): void {
  const dialog = window.HTMLDialogElement.prototype;
  const open = function open(this: HTMLDialogElement) {
    this.open = true;
  };
  const close = function close(this: HTMLDialogElement) {
    this.open = false;
  };
  const parts: readonly (readonly [object, object])[] = [
    [dialog, { show: open, showModal: open, close }],
    [window.Element.prototype, { scrollIntoView() {}, showPopover() {}, hidePopover() {} }],
    [
      window,
      {
        ResizeObserver: NoObserver,
        IntersectionObserver: NoObserver,
        scrollTo() {},
        matchMedia: (media: string) => Object.assign(new window.EventTarget(), { media, matches: false }),
        fetch: () => Promise.reject(new TypeError('there is no network but the shell')),
      },
    ],
  ];
  for (const [target, values] of parts) {
    for (const [name, value] of Object.entries(values)) {
      Object.defineProperty(target, name, { value, writable: true, configurable: true });
    }
  }
}

/** Node has these too, in versions that the page's objects refuse. */
const ofPage = new Set([
  'AbortController',
  'AbortSignal',
  'Blob',
  'CustomEvent',
  'Event',
  'EventTarget',
  'File',
  'FormData',
  'MessageEvent',
  'document',
  'fetch',
  'history',
  'localStorage',
  'location',
  'matchMedia',
  'navigator',
  'sessionStorage',
  'self',
  'top',
  'window',
]);

/** Makes the page's globals those of this process, so that libraries and remote share them. */
function becomeGlobal(window: DOMWindow): void {
  for (const name of Object.getOwnPropertyNames(window)) {
    if (name in globalThis && !ofPage.has(name)) continue;
    const get = () => Reflect.get(window, name) as unknown;
    const set = (value: unknown) => void Reflect.set(window, name, value);
    Object.defineProperty(globalThis, name, { get, set, configurable: true, enumerable: true });
  }
  // On the page's prototype, which the globals of this process lack.
  Object.assign(globalThis, {
    addEventListener: window.addEventListener.bind(window),
    removeEventListener: window.removeEventListener.bind(window),
    dispatchEvent: window.dispatchEvent.bind(window),
  });
}

type Files = ReadonlyMap<string, Uint8Array>;

export interface MountPage {
  readonly window: DOMWindow;
  readonly tracker: Tracker;
  /** Runs a script of the release, as a script element does. */
  run(name: string): void;
}

/**
 * Turns this process into a page, which cannot be used for anything else afterwards: its globals are those of the page, and
 * scripts that the release adds to the page are run from its files.
 * @param base address of the release's files
 */
export function openPage(base: string, files: Files, runScript: (text: string, url: string) => void): MountPage {
  const { window } = new JSDOM('<!doctype html><html lang="ko"><head></head><body></body></html>', {
    url: `${origin}/`,
    pretendToBeVisual: true,
  });
  const tracker = createTracker(window, base);
  addMissingParts(window);
  becomeGlobal(window);
  tracker.watchGlobals();

  function run(name: string): void {
    const url = base + name;
    const script = Object.assign(window.document.createElement('script'), { src: url });
    Object.defineProperty(window.document, 'currentScript', { value: script, configurable: true });
    try {
      runScript(Buffer.from(files.get(name) ?? '').toString('utf8'), url);
    } finally {
      Object.defineProperty(window.document, 'currentScript', { value: null, configurable: true });
    }
  }

  function load(element: Node): void {
    const url =
      element instanceof window.HTMLScriptElement
        ? element.src
        : element instanceof window.HTMLLinkElement && element.rel === 'stylesheet'
          ? element.href
          : '';
    if (!url.startsWith(base)) return;
    const name = url.slice(base.length);
    if (files.has(name) && name.endsWith('.js')) run(name);
    element.dispatchEvent(new window.Event(files.has(name) ? 'load' : 'error'));
  }
  new window.MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) load(node);
  }).observe(window.document.head, { childList: true });

  return { window, tracker, run };
}
