import { toSeoulDate } from '@haesol/contracts/common';
import type {
  IdentityProof,
  Readable,
  RouterLocation,
  SessionView,
  ShellApi,
  ShellEvent,
} from '@haesol/remote/shell-api';
import { createContext, useContext, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { Call } from '../http/createCall.ts';
import { createFormats, type Formats } from '../i18n/createFormats.ts';

export interface RemoteContextValue {
  readonly shell: ShellApi;
  readonly call: Call;
  /** Namespace of the remote's texts. */
  readonly namespace: string;
  /** Language of the remote's texts. */
  readonly locale: string;
  /** Markup of slots, by name; on the server alone. */
  readonly slotMarkup?: Readonly<Record<string, string>> | undefined;
}

export const RemoteContext = createContext<RemoteContextValue | null>(null);

function useRemoteContext(): RemoteContextValue {
  const value = useContext(RemoteContext);
  if (value === null) throw new Error('A hook of the shell was used outside a remote');
  return value;
}

/** Markup for a slot while the server renders. */
export const useSlotMarkup = (name: string): string | undefined => useRemoteContext().slotMarkup?.[name];

/** The shell of this instance. */
export const useShell = (): ShellApi => useRemoteContext().shell;

/** Language of the remote's texts: `ko`, unless another one is chosen of which the remote has a file. */
export const useTextLocale = (): string => useRemoteContext().locale;

/** Texts of the remote: `t('noticeList.empty')`. */
export function useText() {
  const { locale, namespace } = useRemoteContext();
  return useTranslation(namespace, { lng: locale, useSuspense: false }).t;
}

/**
 * Formats of dates, numbers and amounts in the language of the remote's texts. A short date says its year where that is not
 * the present one in Asia/Seoul.
 * @example const { formatKrw } = useFormats();
 */
export function useFormats(): Formats {
  return createFormats(useTextLocale(), toSeoulDate(useShell().now()));
}

/** The one way to call the API. */
export const useCall = (): Call => useRemoteContext().call;

/** Current value of something that the shell keeps; the server's value in the first render. */
export function useReadable<T>(readable: Readable<T>): T {
  return useSyncExternalStore(readable.subscribe, readable.get, readable.getServer);
}

/** Who is signed in; a visitor in the first render. */
export const useSession = (): SessionView => useReadable(useShell().session);

/**
 * Tells whether this person can open the page of a path; for links whose target another remote owns.
 *
 * @example
 * const hasPage = useHasPage();
 * return hasPage(link) ? <TextLink href={link}>{title}</TextLink> : title;
 */
export function useHasPage(): ShellApi['hasPage'] {
  // Older shells lack the member; their remotes are shown as if all pages were there.
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

/** The proof of identity that calls with the header `x-reauth` carry; null where the person has to show again who they are. */
export function useIdentityProof(): IdentityProof | null {
  // Older shells lack the member.
  const { identity = noProof }: Partial<Pick<ShellApi, 'identity'>> = useShell();
  return useReadable(identity);
}

/**
 * Listens to events of the server while the screen is shown.
 * @param path undefined listens to nothing
 * @returns whether events come; where they do not, ask from time to time
 * @example const isLive = useEvents(toSlotEventsPath(eqUid, date), onSlot);
 */
export function useEvents(path: string | undefined, onEvent: (event: ShellEvent) => void): boolean {
  // Older shells lack the member; their remotes ask.
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

/**
 * Keeps documents for use without a network.
 *
 * @example const { keepOffline } = useOfflinePages(); const isKept = await keepOffline(path, html);
 */
export function useOfflinePages(): Pick<ShellApi, 'dropOffline' | 'keepOffline'> {
  // Older shells lack the members; nothing is kept there.
  const { keepOffline, dropOffline }: Partial<Pick<ShellApi, 'dropOffline' | 'keepOffline'>> = useShell();
  return {
    keepOffline: keepOffline ?? (() => Promise.resolve(false)),
    dropOffline: dropOffline ?? (() => Promise.resolve()),
  };
}

/** Committed location of this instance. */
export const useShellLocation = (): RouterLocation => useReadable(useShell().location);
