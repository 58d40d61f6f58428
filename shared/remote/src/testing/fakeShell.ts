import type {
  ConfirmQuestion,
  Crumb,
  IdentityProof,
  MenuView,
  NavigateOptions,
  Readable,
  RouterLocation,
  SessionView,
  ShellApi,
  ShellEvent,
  ShellEventListener,
  SignInPayload,
  ToastMessage,
  ValuesView,
} from '@haesol/remote/shell-api';
import { type Answers, createFakeHttp, type FakeHttp } from './fakeHttp.ts';

/** Monday 10:00 in Seoul; the sample data are relative to the same moment. */
export const testNow = Date.parse('2026-11-23T10:00:00+09:00');

export const visitor: SessionView = { isLogin: false, userInfo: null };

/** @param userInfo overrides of the default test member */
export function aMember(userInfo: Partial<NonNullable<SessionView['userInfo']>> = {}): SessionView {
  const usual = { user_nm: '김해솔', email: 'haesol@company.example', memberClass: 'COMPANY', roles: ['MEMBER'] };
  return { isLogin: true, userInfo: { ...usual, profileUrl: null, ...userInfo } };
}

interface Writable<T> extends Readable<T> {
  set(value: T): void;
}

function createReadable<T>(initial: T, server = initial): Writable<T> {
  const listeners = new Set<() => void>();
  let current = initial;
  return {
    get: () => current,
    getServer: () => server,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set(value) {
      current = value;
      for (const listener of listeners) listener();
    },
  };
}

function toLocation(to: unknown, key: number, action: RouterLocation['action'], state: unknown): RouterLocation {
  const parts = (typeof to === 'string' ? {} : to) as Partial<RouterLocation>;
  const text = typeof to === 'string' ? to : `${parts.pathname ?? '/'}${parts.search ?? ''}${parts.hash ?? ''}`;
  const { pathname, search, hash } = new URL(text, 'http://site');
  return { pathname, search, hash, key: String(key), state, action };
}

/** Calls of a screen to the shell, in order. */
interface ShellRecord {
  readonly titles: string[];
  readonly crumbs: (readonly Crumb[])[];
  readonly announcements: string[];
  readonly toasts: ToastMessage[];
  readonly questions: ConfirmQuestion[];
  readonly signIns: SignInPayload[];
  readonly loginRequests: (string | undefined)[];
  readonly prefetched: string[];
  readonly slots: string[];
  /** Documents for offline use, by path. */
  readonly kept: Map<string, string>;
  /** Times that the open page was kept with its code. */
  keptPages: number;
  logouts: number;
  /** Target of the last logout, if not `/login`. */
  loggedOutTo: string | undefined;
  identityConfirmedSec: number;
  isDirty: boolean;
}

export interface FakeShellOptions {
  /** Path with query string. @default '/' */
  readonly path?: string;
  /** `state` of the first location. */
  readonly state?: unknown;
  readonly answers?: Answers;
  /** @default a visitor */
  readonly session?: SessionView;
  /** Stored proof of identity. @default none */
  readonly identity?: IdentityProof;
  /** Answer to every confirmation. @default true */
  readonly confirms?: boolean;
  /** Flags and settings that the site gives. @default none: the defaults of the remote */
  readonly values?: Partial<ValuesView>;
  /** Paths of the site without a page. @default none */
  readonly missingPages?: readonly string[];
  /** Outcome of `requireLogin`. @default false */
  readonly logsIn?: boolean;
  readonly languageCd?: string;
  /** Chosen language. @default 'ko' */
  readonly locale?: string | undefined;
  readonly menu?: MenuView;
  /** Result of `now()`. @default {@link testNow} */
  readonly now?: number;
  /** False for a browser that stores no documents for offline use. @default true */
  readonly keepsOffline?: boolean;
}

export interface FakeShell extends ShellApi {
  readonly http: FakeHttp;
  readonly record: ShellRecord;
  /** Sends events as the server does; before the first one of an address its listeners are notified that it is live. */
  sendEvents(path: string, events: readonly ShellEvent[]): void;
  /** Addresses with listeners. */
  listenedPaths(): readonly string[];
  setSession(session: SessionView): void;
  /** Current path with query string. */
  path(): string;
}

const createRecord = (): ShellRecord => ({
  titles: [],
  crumbs: [],
  announcements: [],
  toasts: [],
  questions: [],
  signIns: [],
  loginRequests: [],
  prefetched: [],
  slots: [],
  kept: new Map(),
  keptPages: 0,
  logouts: 0,
  loggedOutTo: undefined,
  identityConfirmedSec: 0,
  isDirty: false,
});

const toHref = (to: unknown): string => {
  const { pathname, search, hash } = toLocation(to, 0, 'POP', null);
  return `${pathname}${search}${hash}`;
};

/** Creates a history in memory. @param confirms answer to confirmations before a page is left */
function createHistory(path: string, state: unknown, confirms: boolean) {
  const entries = [toLocation(path, 0, 'POP', state)];
  let at = 0;
  let visits = 0;
  const location = createReadable(entries[0] as RouterLocation);
  const voices = new Set<(to: RouterLocation) => boolean>();

  function show(next: RouterLocation, index: number): void {
    if ([...voices].some((asks) => asks(next)) && !confirms) return;
    entries.splice(index, next.action === 'POP' ? 0 : entries.length, ...(next.action === 'POP' ? [] : [next]));
    at = index;
    location.set(next);
  }
  function navigate(to: unknown, { replace = false, state: nextState = null }: NavigateOptions = {}): void {
    visits += 1;
    show(toLocation(to, visits, replace ? 'REPLACE' : 'PUSH', nextState), replace ? at : at + 1);
  }
  const navigator: ShellApi['navigator'] = {
    createHref: toHref,
    encodeLocation: (to) => toLocation(to, 0, 'POP', null),
    push: (to, nextState) => navigate(to, { state: nextState }),
    replace: (to, nextState) => navigate(to, { replace: true, state: nextState }),
    go(delta) {
      const target = entries[at + delta];
      if (target !== undefined) show({ ...target, action: 'POP' }, at + delta);
    },
  };
  const block: ShellApi['block'] = (asks) => {
    voices.add(asks);
    return () => voices.delete(asks);
  };
  return { location, navigator, navigate, block };
}

function createFakeEvents(): Pick<FakeShell, 'events' | 'listenedPaths' | 'sendEvents'> {
  const listeners = new Map<ShellEventListener, string>();
  return {
    events(path, listener) {
      listeners.set(listener, path);
      return () => listeners.delete(listener);
    },
    listenedPaths: () => [...new Set(listeners.values())],
    sendEvents(path, events) {
      for (const [{ onEvent, onLive }, own] of listeners) {
        if (own !== path) continue;
        onLive(true);
        for (const event of events) onEvent(event);
      }
    },
  };
}

/** Creates a shell in memory: a history, a fake network, and a record of all calls. */
export function createFakeShell(options: FakeShellOptions = {}): FakeShell {
  const { path = '/', state = null, answers = {}, session = visitor, confirms = true, logsIn = false } = options;
  const { locale = 'ko' } = options;
  const record = createRecord();
  const history = createHistory(path, state, confirms);
  const sessionState = createReadable(session);
  const identity = createReadable<IdentityProof | null>(options.identity ?? null, null);
  const language = createReadable({
    languageCd: options.languageCd ?? '',
    travaelLangCd: options.languageCd ?? '',
    locale,
  });

  return {
    version: 2,
    record,
    http: createFakeHttp(answers),
    session: sessionState,
    setSession: sessionState.set,
    path: () => toHref(history.location.get()),
    requireLogin(returnTo) {
      record.loginRequests.push(returnTo);
      return Promise.resolve(logsIn);
    },
    signIn: (payload) => void record.signIns.push(payload),
    logout(to) {
      record.logouts += 1;
      record.loggedOutTo = to;
      return Promise.resolve();
    },
    confirmIdentity(seconds, proof) {
      record.identityConfirmedSec = seconds;
      identity.set(proof ?? null);
    },
    identity,
    ...history,
    setDirty(dirty) {
      record.isDirty = dirty;
    },
    slots: {
      mount(name) {
        record.slots.push(name);
        return () => undefined;
      },
    },
    prefetch: (to) => void record.prefetched.push(to),
    ...createFakeEvents(),
    hasPage: (to) => !(options.missingPages ?? []).includes(to),
    values: createReadable<ValuesView>({ flags: {}, settings: {}, ...options.values }),
    menu: createReadable<MenuView>(options.menu ?? { group: null, title: '', items: [] }),
    setBreadcrumb: (crumbs) => void record.crumbs.push(crumbs),
    setTitle: (title) => void record.titles.push(title),
    announce: (text) => void record.announcements.push(text),
    toast: (toast) => void record.toasts.push(toast),
    confirm(question) {
      record.questions.push(question);
      return Promise.resolve(confirms);
    },
    overlay: (work) => work,
    language,
    setLanguage: (languageCd) => language.set({ languageCd, travaelLangCd: languageCd, locale }),
    keepOffline(path, html) {
      if (options.keepsOffline === false) return Promise.resolve(false);
      record.kept.set(path, html);
      return Promise.resolve(true);
    },
    dropOffline(path) {
      if (path === undefined) record.kept.clear();
      else record.kept.delete(path);
      return Promise.resolve();
    },
    keepPage() {
      record.keptPages += 1;
      return Promise.resolve(options.keepsOffline !== false);
    },
    i18n: { locale, addMessages: () => undefined },
    now: () => options.now ?? testNow,
    telemetry: () => undefined,
  };
}
