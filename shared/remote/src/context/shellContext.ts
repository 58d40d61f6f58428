import { toSeoulDate } from '@haesol/contracts/common';
import type {
  IdentityProof,
  Readable,
  RouterLocation,
  SessionView,
  ShellApi,
  ShellEvent,
  ValuesView,
} from '@haesol/remote/shell-api';
import { createContext, useContext, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { Call } from '../http/createCall.ts';
import { createFormats, type Formats } from '../i18n/createFormats.ts';
import { type DefinedFlags, type DefinedSettings, readDefined, type SettingsOf } from './remoteValues.ts';

export interface RemoteContextValue {
  readonly shell: ShellApi;
  readonly call: Call;
  /** Namespace of the remote's texts. */
  readonly namespace: string;
  /** Language of the remote's texts. */
  readonly locale: string;
  /** Markup of slots, by name; on the server only. */
  readonly slotMarkup?: Readonly<Record<string, string>> | undefined;
}

export const RemoteContext = createContext<RemoteContextValue | null>(null);

function useRemoteContext(): RemoteContextValue {
  const value = useContext(RemoteContext);
  if (value === null) throw new Error('A hook of the shell was used outside a remote');
  return value;
}

/** Returns the markup of a slot during server rendering. */
export const useSlotMarkup = (name: string): string | undefined => useRemoteContext().slotMarkup?.[name];

/** Returns the shell of this instance. */
export const useShell = (): ShellApi => useRemoteContext().shell;

/** Returns the language of the remote's texts: `ko`, unless a language is chosen for which the remote has a messages file. */
export const useTextLocale = (): string => useRemoteContext().locale;

/** Returns the translation function of the remote: `t('noticeList.empty')`. */
export function useText() {
  const { locale, namespace } = useRemoteContext();
  return useTranslation(namespace, { lng: locale, useSuspense: false }).t;
}

/**
 * Returns formatters of dates, numbers and amounts in the language of the remote's texts. Short dates include the year if it is
 * not the current one in Asia/Seoul.
 * @example const { formatKrw } = useFormats();
 */
export function useFormats(): Formats {
  return createFormats(useTextLocale(), toSeoulDate(useShell().now()));
}

/** Returns the function that calls the API; the only way to call it. */
export const useCall = (): Call => useRemoteContext().call;

/** Returns the current value of a readable of the shell; in the first render the server's value. */
export function useReadable<T>(readable: Readable<T>): T {
  return useSyncExternalStore(readable.subscribe, readable.get, readable.getServer);
}

/** Returns the session; in the first render that of a visitor. */
export const useSession = (): SessionView => useReadable(useShell().session);

/**
 * Returns a function that checks if this person can open the page of a path; for links to pages of other remotes.
 *
 * @example
 * const hasPage = useHasPage();
 * return hasPage(link) ? <TextLink href={link}>{title}</TextLink> : title;
 */
export function useHasPage(): ShellApi['hasPage'] {
  // Older shells lack the member; their remotes assume that all pages exist.
  const { hasPage }: Partial<Pick<ShellApi, 'hasPage'>> = useShell();
  // Pages may be hidden by role.
  useSession();
  return hasPage ?? (() => true);
}

const noProof: Readable<IdentityProof | null> = {
  get: () => null,
  getServer: () => null,
  subscribe: () => () => undefined,
};

/** Returns the proof of identity for calls with the header `x-reauth`; null if the person must verify their identity again. */
export function useIdentityProof(): IdentityProof | null {
  // Older shells lack the member.
  const { identity = noProof }: Partial<Pick<ShellApi, 'identity'>> = useShell();
  return useReadable(identity);
}

/**
 * Subscribes to server-sent events while the screen is mounted.
 * @param path undefined subscribes to nothing
 * @returns true while events arrive; otherwise poll
 * @example const isLive = useEvents(toSlotEventsPath(eqUid, date), onSlot);
 */
export function useEvents(path: string | undefined, onEvent: (event: ShellEvent) => void): boolean {
  // Older shells lack the member; their remotes poll.
  const { events }: Partial<Pick<ShellApi, 'events'>> = useShell();
  const [live, setLive] = useState<string>();
  const latest = useRef(onEvent);
  useEffect(() => {
    latest.current = onEvent;
  });
  useEffect(() => {
    if (path === undefined || events === undefined) return;
    return events(path, {
      onEvent: (event) => latest.current(event),
      onLive: (isLive) => setLive(isLive ? path : undefined),
    });
  }, [events, path]);
  return path !== undefined && live === path;
}

type OfflinePages = Pick<ShellApi, 'dropOffline' | 'keepOffline' | 'keepPage'>;

/**
 * Returns functions that store documents, or the open page, for offline use.
 *
 * @example const { keepOffline } = useOfflinePages(); const isKept = await keepOffline(path, html);
 */
export function useOfflinePages(): OfflinePages {
  // Older shells lack the members; nothing is stored there.
  const { keepOffline, dropOffline, keepPage }: Partial<OfflinePages> = useShell();
  return {
    keepOffline: keepOffline ?? (() => Promise.resolve(false)),
    dropOffline: dropOffline ?? (() => Promise.resolve()),
    keepPage: keepPage ?? (() => Promise.resolve(false)),
  };
}

const noValues: ValuesView = { flags: {}, settings: {} };
const withoutValues: Readable<ValuesView> = {
  get: () => noValues,
  getServer: () => noValues,
  subscribe: () => () => undefined,
};

function useValues(): ValuesView {
  // Older shells lack the member; their remotes have the defaults.
  const { values = withoutValues }: Partial<Pick<ShellApi, 'values'>> = useShell();
  return useReadable(values);
}

/**
 * Returns true if a flag is on for this person; the value may change while the screen is shown. Its default where the site does
 * not know it.
 * @example const isNew = useFlag(flags, 'newList');
 */
export function useFlag<F extends DefinedFlags>(flags: F, name: keyof F & string): boolean {
  const { flags: given } = useValues();
  return given[name] ?? flags[name]?.default ?? false;
}

/**
 * Returns the settings that administrators have chosen, and the defaults of the others.
 * @example const { perPage } = useSettings(settings);
 */
export function useSettings<S extends DefinedSettings>(settings: S): SettingsOf<S> {
  return readDefined(settings, useValues().settings);
}

/** Returns the committed location of this instance. */
export const useShellLocation = (): RouterLocation => useReadable(useShell().location);
