import { contentLanguages } from '@haesol/contracts/common';
import type { Envelope, HttpRequest, Readable, RouterLocation, ShellApi, ValuesView } from '@haesol/remote/shell-api';

export interface ServerShellSettings {
  /** Path with query string. */
  readonly path: string;
  /** Milliseconds since the epoch, constant during the rendering. */
  readonly now: number;
  /** Language of the content; empty: none is chosen. */
  readonly languageCd?: string;
  readonly i18n: ShellApi['i18n'];
  /** @default the remote has none */
  readonly values?: ValuesView | undefined;
  /** Returns true if a visitor can open a page. */
  readonly hasPage: ShellApi['hasPage'];
  /** Answers a GET from data fetched for the page; rejects all others. */
  request(request: HttpRequest): Promise<Envelope>;
}

const constant = <T>(value: T): Readable<T> => ({
  get: () => value,
  getServer: () => value,
  subscribe: () => () => undefined,
});

/** Throws for actions that only a person in a browser can cause. */
function refuse(what: string): never {
  throw new Error(`${what} was called while rendering on the server`);
}

/** Shell for server rendering: a passive visitor on one page. */
export function createServerShell({
  path,
  now,
  languageCd = '',
  i18n,
  hasPage,
  values = { flags: {}, settings: {} },
  request,
}: ServerShellSettings): ShellApi {
  const { pathname, search } = new URL(path, 'http://site');
  const location: RouterLocation = { pathname, search, hash: '', key: 'default', state: null, action: 'POP' };
  const toHref: ShellApi['navigator']['createHref'] = (to) =>
    typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`;
  return {
    version: 2,
    session: constant({ isLogin: false, userInfo: null }),
    requireLogin: () => refuse('requireLogin'),
    signIn: () => refuse('signIn'),
    logout: () => refuse('logout'),
    confirmIdentity: () => refuse('confirmIdentity'),
    identity: constant(null),
    http: { request, upload: () => refuse('upload'), download: () => refuse('download') },
    location: constant(location),
    navigator: {
      createHref: toHref,
      encodeLocation: (to) => {
        const url = new URL(toHref(to), 'http://site');
        return { pathname: url.pathname, search: url.search, hash: url.hash };
      },
      push: () => refuse('push'),
      replace: () => refuse('replace'),
      go: () => refuse('go'),
    },
    navigate: () => refuse('navigate'),
    block: () => refuse('block'),
    setDirty: () => refuse('setDirty'),
    slots: { mount: () => refuse('slots.mount') },
    prefetch: () => undefined,
    hasPage,
    events: () => () => undefined,
    keepOffline: () => refuse('keepOffline'),
    keepPage: () => refuse('keepPage'),
    dropOffline: () => refuse('dropOffline'),
    values: constant(values),
    menu: constant({ group: null, title: '', items: [] }),
    setBreadcrumb: () => refuse('setBreadcrumb'),
    setTitle: () => refuse('setTitle'),
    announce: () => refuse('announce'),
    toast: () => refuse('toast'),
    confirm: () => refuse('confirm'),
    overlay: () => refuse('overlay'),
    language: constant(
      contentLanguages.find((language) => language.languageCd === languageCd) ?? {
        languageCd: '',
        travaelLangCd: '',
        locale: 'ko',
      },
    ),
    setLanguage: () => refuse('setLanguage'),
    i18n,
    now: () => now,
    telemetry: () => undefined,
  };
}
