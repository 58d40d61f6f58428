import { errorCodes } from '@haesol/contracts/common';
import type { Envelope, HttpRequest, Readable, RouterLocation, ShellApi } from '@haesol/remote/shell-api';

/** The page takes these names for its own. */
const fetchOfNode = globalThis.fetch;
const AbortSignalOfNode = globalThis.AbortSignal;

const readable = <T>(value: T): Readable<T> => ({
  get: () => value,
  getServer: () => value,
  subscribe: () => () => undefined,
});

/** Events of the kit's boundary and of a root that is lost. */
const thrown = ['remote.caught', 'remote.uncaught'];
const nothing = () => undefined;
const never: Envelope = { status: { code: errorCodes.serverError, message: '' }, data: null };

/** Answers of a running site, as a visitor gets them; without one, every call fails as a server that is down does. */
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
  /** The screen sends the person elsewhere, so it need not show anything. */
  onLeave(): void;
  /** Takes a member of the shell. */
  onUse(member: string): void;
  /** Calls the API: `GET /api/v1/posts/list`. */
  onCall(call: string): void;
  /** Says that a screen has thrown, though the kit's error card stands in its place. */
  onThrow(error: string): void;
}

/** The same shell, which says what is taken from it, under whatever name it is handed on. */
function watchUses(shell: ShellApi, onUse: StandInOptions['onUse']): ShellApi {
  return new Proxy(shell, {
    get(target, name) {
      if (typeof name === 'string' && Object.hasOwn(target, name)) onUse(name);
      return Reflect.get(target, name);
    },
  });
}

/** A shell for one screen: its location never changes, and every request of the screen succeeds. */
export function createStandInShell(path: string, options: StandInOptions): ShellApi {
  const { onLeave, onUse } = options;
  const noteCall = ({ method, path }: { method: string; path: string }) => options.onCall(`${method} ${path}`);
  const { pathname, search, hash } = new URL(path, 'https://site.invalid');
  const location: RouterLocation = { pathname, search, hash, key: 'default', state: null, action: 'POP' };
  const shell: ShellApi = {
    version: 1,
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
