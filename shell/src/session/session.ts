import type { Envelope, SignInPayload } from '@haesol/shared/shell-api';
import {
  accessTokenAtom,
  renewTokenAtom,
  sessionAtom,
  sessionKnownAtom,
  signInAtom,
  signOutAtom,
} from './sessionAtoms.ts';
import { shellStore } from './shellStore.ts';

export type RefreshedSession = Pick<SignInPayload, 'accessToken' | 'idleSec' | 'mustChangePw' | 'userInfo'>;

/** What one tab tells the others; an older tab tells nothing of what it was given. */
type SessionMessage =
  | { readonly kind: 'kept'; readonly answer?: RefreshedSession }
  | { readonly kind: 'signed-in' | 'signed-out' };

export interface SessionTransport {
  /** POST `/api/v1/auth/refresh`. @returns undefined when there is no valid session */
  refresh(): Promise<RefreshedSession | undefined>;
  logout(accessToken: string): Promise<void>;
}

const channelName = 'haesol.session';
const lockName = 'haesol.refresh';
const markerCookie = 'refreshToken';

export const hasRefreshToken = (): boolean =>
  document.cookie.split('; ').some((cookie) => cookie.startsWith(`${markerCookie}=`));

function forgetRefreshToken(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in supported browsers
  document.cookie = `${markerCookie}=; Path=/; Max-Age=0`;
}

/** One tab's word may come a moment after the lock that it held, in milliseconds. */
const wordMs = 50;

/**
 * One refresh at a time over all tabs; without Web Locks over this one.
 * @param work `hasWaited`: another tab was at it just now
 */
async function withRefreshLock<T>(work: (hasWaited: boolean) => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return work(false);
  const first = await navigator.locks.request(lockName, { ifAvailable: true }, async (lock) =>
    lock === null ? undefined : { value: await work(false) },
  );
  return first === undefined ? navigator.locks.request(lockName, () => work(true)) : first.value;
}

export interface SessionListeners {
  readonly onEnd: (reason: 'here' | 'elsewhere' | 'expired') => void;
  /**
   * Whether what is on the page must outlive the end of the session. The token is gone then, but the member stands until
   * somebody signs in again or the page is left.
   */
  readonly isHeld?: () => boolean;
  /** The session was prolonged, here or in another tab. */
  readonly onKept?: () => void;
}

/** Keeps the login state of this tab and agrees on it with the others. */
export function createSession(
  transport: SessionTransport,
  { onEnd, isHeld = () => false, onKept = () => undefined }: SessionListeners,
) {
  const channel = new BroadcastChannel(channelName);
  let refreshing: Promise<boolean> | undefined;
  let ready: Promise<void> | undefined;
  /** Counts who signed in or out: an answer to an earlier one's refresh is nobody's any more. */
  let era = 0;
  /** What another tab was given last, and how often any was. */
  const heard: { times: number; answer: RefreshedSession | undefined } = { times: 0, answer: undefined };

  const tell = (message: SessionMessage) => channel.postMessage(message);
  const isLogin = () => shellStore.get(sessionAtom).isLogin;

  function end(): void {
    era += 1;
    shellStore.set(signOutAtom);
  }

  /** The server knows the session no more: what is typed on the page is kept all the same. */
  function close(): void {
    if (!isHeld()) {
      end();
      return;
    }
    era += 1;
    shellStore.set(renewTokenAtom, '');
  }

  async function renew(): Promise<boolean> {
    if (!hasRefreshToken()) return false;
    const begun = era;
    const { times } = heard;
    const answer = await withRefreshLock(async (hasWaited) => {
      if (hasWaited) await new Promise((resolve) => setTimeout(resolve, wordMs));
      if (heard.times !== times) return heard.answer;
      const own = await transport.refresh();
      if (own !== undefined && begun === era) tell({ kind: 'kept', answer: own });
      return own;
    });
    if (answer === undefined || begun !== era) return false;
    // Another member has signed in in another tab: what this one's asked for is nothing to send in the other's name.
    const standing = shellStore.get(sessionAtom).userInfo;
    if (standing !== null && standing.email !== answer.userInfo.email) return false;
    shellStore.set(signInAtom, answer);
    onKept();
    return true;
  }

  /** Twenty tabs need one new token, not twenty. */
  function takeFromOther(answer: RefreshedSession | undefined): void {
    if (answer === undefined) return;
    heard.times += 1;
    heard.answer = answer;
    const isSame = shellStore.get(sessionAtom).userInfo?.email === answer.userInfo.email;
    if (isSame && shellStore.get(accessTokenAtom) !== '') shellStore.set(signInAtom, answer);
  }

  /** Gets a new access token; callers at the same moment share one attempt. */
  function refresh(): Promise<boolean> {
    refreshing ??= renew().finally(() => {
      refreshing = undefined;
    });
    return refreshing;
  }

  channel.onmessage = ({ data }: MessageEvent<SessionMessage>) => {
    if (data.kind === 'signed-out') {
      const wasLogin = isLogin();
      close();
      if (wasLogin) onEnd('elsewhere');
    }
    if (data.kind === 'kept') {
      takeFromOther(data.answer);
      onKept();
    }
    if (data.kind === 'signed-in' && shellStore.get(accessTokenAtom) === '') void refresh().catch(() => undefined);
  };

  return {
    accessToken: () => shellStore.get(accessTokenAtom),
    hasRefreshToken,
    refresh,
    /** Restores the session after a page load: settled before the first call goes out. */
    ready(): Promise<void> {
      ready ??= (hasRefreshToken() ? refresh() : Promise.resolve(false))
        .catch(() => false)
        .then(() => shellStore.set(sessionKnownAtom));
      return ready;
    },
    /** The browser has kept the page and brings it back: it heard nothing of the other tabs meanwhile. */
    comeBack(): void {
      if (!isLogin() || hasRefreshToken()) return;
      close();
      onEnd('elsewhere');
    },
    signIn(payload: SignInPayload): void {
      era += 1;
      shellStore.set(signInAtom, payload);
      onKept();
      tell({ kind: 'signed-in' });
    },
    /** The server said that the session is over. */
    expire(_envelope: Envelope | undefined): void {
      close();
      onEnd('expired');
    },
    async logout(): Promise<void> {
      try {
        // Where the server has ended it already (a changed password) there is nothing to ask for.
        if (hasRefreshToken()) await transport.logout(shellStore.get(accessTokenAtom));
      } catch {
        // Signed out here even where the server could not be reached: without its marker nobody asks for the session.
        forgetRefreshToken();
      }
      end();
      tell({ kind: 'signed-out' });
      onEnd('here');
    },
  };
}
