import { errorCodes } from '@haesol/contracts/common';
import type { Envelope, HttpRequest, Readable, RouterLocation, ShellApi } from '@haesol/remote/shell-api';

/** Saved, because the page replaces these names. */
const fetchOfNode = globalThis.fetch;
const AbortSignalOfNode = globalThis.AbortSignal;

const readable = <T>(value: T): Readable<T> => ({
  get: () => value,
  getServer: () => value,
  subscribe: () => () => undefined,
});

/** Events of the kit's boundary and of a crashed root. */
const thrown = ['remote.caught', 'remote.uncaught'];
const nothing = () => undefined;
const never: Envelope = { status: { code: errorCodes.serverError, message: '' }, data: null };

/** Requests responses of a running site as a visitor; without a site, every request fails as with a server that is down. */
async function ask(site: string | undefined, { method, path, query }: HttpRequest): Promise<Envelope> {
  if (site === undefined || method !== 'GET') return never;
  const search = new URLSearchParams(query).toString();
  try {
    const response = await fetchOfNode(`${site}${path}${search === '' ? '' : `?${search}`}`, {
      signal: AbortSignalOfNode.timeout(5_000),
    });
    return (await response.json()) as Envelope;
  } catch {
    return never;
  }
}

export interface StandInOptions {
  /** Running site that answers GETs. */
  readonly site?: string;
  readonly addMessages: ShellApi['i18n']['addMessages'];
  /** Called when the screen navigates away, so it need not show anything. */
  onLeave(): void;
  /** Called with each used member of the shell. */
  onUse(member: string): void;
  /** Called with each API request: `GET /api/v1/posts/list`. */
  onCall(call: string): void;
  /** Called when a screen has thrown, although the kit's error card replaces it. */
  onThrow(error: string): void;
}

/** Wraps the shell to report used members, under any alias. */
function watchUses(shell: ShellApi, onUse: StandInOptions['onUse']): ShellApi {
  return new Proxy(shell, {
    get(target, name) {
      if (typeof name === 'string' && Object.hasOwn(target, name)) onUse(name);
      return Reflect.get(target, name);
    },
  });
}

/** Creates a shell for one screen: its location never changes, and every request of the screen succeeds. */
export function createStandInShell(path: string, options: StandInOptions): ShellApi {
  const { onLeave, onUse } = options;
  const noteCall = ({ method, path }: { method: string; path: string }) => options.onCall(`${method} ${path}`);
  const { pathname, search, hash } = new URL(path, 'https://site.invalid');
  const location: RouterLocation = { pathname, search, hash, key: 'default', state: null, action: 'POP' };
  const shell: ShellApi = {
    version: 2,
    session: readable({ isLogin: false, userInfo: null }),
    async requireLogin() {
      onLeave();
      return false;
    },
    signIn: nothing,
    logout: async () => undefined,
    confirmIdentity: nothing,
    identity: readable(null),
    http: {
      request(request) {
        noteCall(request);
        return ask(options.site, request);
      },
      upload: async () => never,
      async download(request) {
        noteCall(request);
      },
    },
    location: readable(location),
    navigator: {
      createHref: (to) => (typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`),
      encodeLocation: (to) => new URL(typeof to === 'string' ? to : (to.pathname ?? '/'), 'https://site.invalid'),
      push: onLeave,
      replace: onLeave,
      go: onLeave,
    },
    navigate: onLeave,
    block: () => nothing,
    setDirty: nothing,
    slots: { mount: () => nothing },
    prefetch: nothing,
    hasPage: () => true,
    events: () => nothing,
    values: readable({ flags: {}, settings: {} }),
    keepOffline: () => Promise.resolve(false),
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
    telemetry({ kind, data }) {
      if (thrown.includes(kind)) options.onThrow(String(data?.error ?? kind));
    },
  };
  return watchUses(shell, onUse);
}
