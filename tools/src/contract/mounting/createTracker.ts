import type { DOMWindow } from 'jsdom';

/** Saved, because the page replaces these names. */
const nodeTimers = {
  setTimeout: globalThis.setTimeout,
  setInterval: globalThis.setInterval,
  clearTimeout: globalThis.clearTimeout,
};

interface Held {
  readonly what: string;
  readonly release: () => void;
}

export interface Tracker {
  /** Starts tracking the globals of this process too. */
  watchGlobals(): void;
  /** Lists what the release currently has registered, as `rule: text`; one entry for each listener, timer or node. */
  listHeld(): readonly string[];
  /** Lists pending timeouts, which end by themselves. */
  listTimeouts(): readonly string[];
  /** Uses of the history, in order. */
  readonly history: string[];
}

/** Returns the calling line of the stack. */
function readCaller(): string {
  const lines = (new Error('caller').stack ?? '').split('\n').slice(1);
  return lines.find((line) => !line.includes(import.meta.url)) ?? '';
}

const nameOf = (window: DOMWindow, target: object): string | undefined => {
  const { document } = window;
  const places: [object, string][] = [
    [window, 'window'],
    [document, 'document'],
    [document.documentElement, '<html>'],
    [document.body, '<body>'],
    [document.head, '<head>'],
  ];
  const [, name] = places.find(([place]) => place === target) ?? [];
  return name ?? (target instanceof window.Node ? undefined : (Reflect.get(target, 'media') as string | undefined));
};

/** Shared state of the tracker's parts. */
interface Watch {
  readonly window: DOMWindow;
  /** Returns true if code of the release made the current call. */
  isOwn(): boolean;
  /** Uses of the history, in order. */
  readonly history: string[];
}

interface HeldListener {
  readonly target: EventTarget;
  readonly type: string;
  readonly listener: unknown;
  readonly capture: boolean;
  readonly what: string;
}

const isCapture = (options: unknown) =>
  options === true || (typeof options === 'object' && options !== null && Reflect.get(options, 'capture') === true);

/** Tracks listeners on the window and the document's own elements. @returns the current ones */
function watchListeners({ window, isOwn, history }: Watch): readonly HeldListener[] {
  const listeners: HeldListener[] = [];
  const { prototype } = window.EventTarget;
  const { addEventListener, removeEventListener } = prototype;
  function forget(target: EventTarget, type: string, listener: unknown, capture: boolean): void {
    const at = listeners.findIndex(
      (one) => one.target === target && one.type === type && one.listener === listener && one.capture === capture,
    );
    if (at >= 0) listeners.splice(at, 1);
  }
  prototype.addEventListener = function add(this: EventTarget, ...args: Parameters<typeof addEventListener>) {
    const [type, listener, options] = args;
    const place = nameOf(window, this);
    if (place !== undefined && listener !== null && isOwn()) {
      const capture = isCapture(options);
      const { once = false, signal } = typeof options === 'object' ? options : {};
      forget(this, type, listener, capture);
      if (!once) listeners.push({ target: this, type, listener, capture, what: `${type} of ${place}` });
      if (signal) addEventListener.call(signal, 'abort', () => forget(this, type, listener, capture));
      if (/^(popstate|hashchange)$/.test(type)) history.push(`listens to ${type}`);
    }
    return addEventListener.apply(this, args);
  };
  prototype.removeEventListener = function remove(this: EventTarget, ...args: Parameters<typeof removeEventListener>) {
    const [type, listener, options] = args;
    forget(this, type, listener, isCapture(options));
    return removeEventListener.apply(this, args);
  };
  return listeners;
}

/** Records uses of the history. */
function watchHistory({ window, isOwn, history }: Watch): void {
  for (const name of ['pushState', 'replaceState', 'back', 'forward', 'go'] as const) {
    const original = window.history[name].bind(window.history) as (...args: unknown[]) => void;
    Object.defineProperty(window.history, name, {
      configurable: true,
      value: (...args: unknown[]) => {
        if (isOwn()) history.push(`calls history.${name}`);
        original(...args);
      },
    });
  }
}

/** Tracks timers. @returns running ones, and the functions that replace the page's */
function watchTimers({ isOwn }: Watch) {
  const timers = new Map<number, Held & { isInterval: boolean }>();
  let count = 0;
  const startTimer =
    (isInterval: boolean) =>
    (work: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) => {
      const start = isInterval ? nodeTimers.setInterval : nodeTimers.setTimeout;
      // Calls by Node's own fetch, which needs Node's timers.
      if (!isOwn()) return start(work, ms, ...args).unref();
      count += 1;
      const id = count;
      const run = () => {
        if (!isInterval) timers.delete(id);
        work(...args);
      };
      const handle = start(run, ms).unref();
      const what = `${isInterval ? 'an interval' : 'a timeout'} of ${ms} ms`;
      timers.set(id, { what, isInterval, release: () => nodeTimers.clearTimeout(handle) });
      return id;
    };
  const stopTimer = (id: unknown) => {
    if (typeof id === 'object') return nodeTimers.clearTimeout(id as NodeJS.Timeout);
    const timer = timers.get(Number(id));
    timer?.release();
    timers.delete(Number(id));
  };
  const replacements = {
    setTimeout: startTimer(false),
    setInterval: startTimer(true),
    clearTimeout: stopTimer,
    clearInterval: stopTimer,
  };
  const listTimers = (isInterval: boolean) =>
    [...timers.values()].filter((timer) => timer.isInterval === isInterval).map(({ what }) => `timer: ${what}`);
  return { replacements, listTimers };
}

const listAttributes = (element: Element, name: string) =>
  [...element.attributes].map((attribute) => `page: ${attribute.name}="${attribute.value}" of ${name}`);

/**
 * Tracks what code of the release registers in the page and has to clean up. Excludes what libraries of the page do for it: the
 * calling file counts.
 * @param prefix URL of the release's scripts
 */
export function createTracker(window: DOMWindow, prefix: string): Tracker {
  const { document } = window;
  const history: string[] = [];
  const globals: object[] = [window];
  const watch: Watch = { window, history, isOwn: () => readCaller().includes(prefix) };
  const listeners = watchListeners(watch);
  watchHistory(watch);
  const { replacements, listTimers } = watchTimers(watch);

  return {
    history,
    watchGlobals() {
      Object.assign(globalThis, replacements);
      Object.assign(window, replacements);
      globals.push(globalThis);
    },
    listHeld() {
      const styles = [...document.querySelectorAll('style, link[rel="stylesheet"]')].filter(
        (sheet) => !(sheet instanceof window.HTMLLinkElement && sheet.href.startsWith(prefix)),
      );
      const bodies = [...document.body.children].map(({ tagName }) => `page: a <${tagName.toLowerCase()}> in <body>`);
      return [
        ...listeners.map(({ what }) => `listener: ${what}`),
        ...listTimers(true),
        ...styles.map((sheet) => `styles: a <${sheet.tagName.toLowerCase()}>`),
        ...globals.flatMap((place) => Object.getOwnPropertyNames(place)).map((name) => `global: ${name} of window`),
        ...listAttributes(document.documentElement, '<html>'),
        ...listAttributes(document.body, '<body>'),
        ...bodies,
      ];
    },
    listTimeouts: () => listTimers(false),
  };
}
