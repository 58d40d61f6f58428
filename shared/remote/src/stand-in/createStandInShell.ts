import type { Readable, RouterLocation, RouterNavigator, ShellApi, ShellHttp } from '@haesol/remote/shell-api';

const readable = <T>(value: T): Readable<T> => ({
  get: () => value,
  getServer: () => value,
  subscribe: () => () => undefined,
});

const nothing = () => undefined;
const notSupported = () => Promise.reject(new Error('The stand-in shell does not do this'));
/** Base of addresses that are only a path. */
const base = 'https://site.invalid';

type Target = Parameters<RouterNavigator['push']>[0];

const toAddress = (to: Target): string => {
  if (typeof to === 'string') return to;
  const { pathname = '', search = '', hash = '' } = to as Partial<RouterLocation>;
  return `${pathname}${search}${hash}`;
};

export interface StandInOptions {
  /** Path and query string of the first screen. */
  readonly path: string;
  readonly request: ShellHttp['request'];
  /** Adds texts of a remote to the i18next that the page shares. */
  readonly addMessages: ShellApi['i18n']['addMessages'];
  /**
   * Called with the path and query string to which a screen navigates; the host follows it, if it has such a page.
   * @returns true if the remote shows the path in its place
   */
  onNavigate(to: string): boolean;
}

/**
 * Creates a shell for a remote in another host: a visitor's session in Korean, without menu, slots and events, whose questions are
 * answered with yes.
 * @param overrides what the host does itself, e.g. `toast`
 * @example
 * createStandInShell({
 *   path: '/infoPlaza/notice',
 *   request: createSiteRequest(''),
 *   addMessages: (namespace, locale, texts) => i18next.addResourceBundle(locale, namespace, texts, true, true),
 *   onNavigate: (to) => to.startsWith('/infoPlaza/notice'),
 * });
 */
export function createStandInShell(options: StandInOptions, overrides: Partial<ShellApi> = {}): ShellApi {
  const listeners = new Set<() => void>();
  const toLocation = (to: string, action: RouterLocation['action'], state: unknown = null): RouterLocation => {
    const { pathname, search, hash } = new URL(to, base);
    return { pathname, search, hash, key: action === 'POP' ? 'default' : String(performance.now()), state, action };
  };
  let location = toLocation(options.path, 'POP');
  const first = location;

  const go = (to: Target, action: 'PUSH' | 'REPLACE', state?: unknown) => {
    const { href } = new URL(toAddress(to), base + location.pathname + location.search);
    const path = href.slice(base.length);
    if (!options.onNavigate(path)) return;
    location = toLocation(path, action, state);
    for (const listener of listeners) listener();
  };

  return {
    version: 2,
    session: readable({ isLogin: false, userInfo: null }),
    requireLogin: async () => false,
    signIn: nothing,
    logout: async () => undefined,
    confirmIdentity: nothing,
    identity: readable(null),
    http: { request: options.request, upload: notSupported, download: notSupported },
    location: {
      get: () => location,
      getServer: () => first,
      subscribe(listener) {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    },
    navigator: {
      createHref: toAddress,
      encodeLocation: (to) => new URL(toAddress(to), base),
      push: (to, state) => go(to, 'PUSH', state),
      replace: (to, state) => go(to, 'REPLACE', state),
      go: nothing,
    },
    navigate: (to, { replace = false, state } = {}) => go(to, replace ? 'REPLACE' : 'PUSH', state),
    block: () => nothing,
    setDirty: nothing,
    slots: { mount: () => nothing },
    prefetch: nothing,
    hasPage: () => true,
    events: () => nothing,
    values: readable({ flags: {}, settings: {} }),
    keepOffline: () => Promise.resolve(false),
    keepPage: () => Promise.resolve(false),
    dropOffline: () => Promise.resolve(),
    menu: readable({ group: null, title: '', items: [] }),
    setBreadcrumb: nothing,
    setTitle: nothing,
    announce: nothing,
    toast: nothing,
    confirm: async () => true,
    overlay: (work) => work,
    language: readable({ languageCd: '', travaelLangCd: '', locale: 'ko' }),
    setLanguage: nothing,
    i18n: { locale: 'ko', addMessages: options.addMessages },
    now: () => Date.now(),
    telemetry: nothing,
    ...overrides,
  };
}
