import type { Envelope, SignInPayload, UserInfo } from '@haesol/shared/shell-api';
import { accessTokenAtom, sessionAtom, sessionKnownAtom, signInAtom, signOutAtom } from './sessionAtoms.ts';
import { shellStore } from './shellStore.ts';

/** What one tab tells the others. */
type SessionMessage = { readonly kind: 'signed-out' } | { readonly kind: 'signed-in' };

export interface RefreshedSession {
  readonly accessToken: string;
  readonly userInfo: UserInfo;
}

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

/** One refresh at a time over all tabs; without Web Locks over this one. */
async function withRefreshLock<T>(work: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request(lockName, work) : work();
}

/** Keeps the login state of this tab and agrees on it with the others. */
export function createSession(transport: SessionTransport, onEnd: (reason: 'here' | 'elsewhere' | 'expired') => void) {
  const channel = new BroadcastChannel(channelName);
  let refreshing: Promise<boolean> | undefined;
  let ready: Promise<void> | undefined;

  const tell = (message: SessionMessage) => channel.postMessage(message);
  const isLogin = () => shellStore.get(sessionAtom).isLogin;

  async function renew(): Promise<boolean> {
    if (!hasRefreshToken()) return false;
    const answer = await withRefreshLock(() => transport.refresh());
    if (answer === undefined) return false;
    shellStore.set(signInAtom, answer);
    return true;
  }

  /** Gets a new access token; callers at the same moment share one attempt. */
  function refresh(): Promise<boolean> {
    refreshing ??= renew().finally(() => {
      refreshing = undefined;
    });
    return refreshing;
  }

  channel.onmessage = ({ data }: MessageEvent<SessionMessage>) => {
    if (data.kind === 'signed-out' && isLogin()) {
      shellStore.set(signOutAtom);
      onEnd('elsewhere');
    }
    if (data.kind === 'signed-in' && !isLogin()) void refresh();
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
    signIn({ accessToken, userInfo }: SignInPayload): void {
      shellStore.set(signInAtom, { accessToken, userInfo });
      tell({ kind: 'signed-in' });
    },
    /** The server said that the session is over. */
    expire(_envelope: Envelope | undefined): void {
      shellStore.set(signOutAtom);
      onEnd('expired');
    },
    async logout(): Promise<void> {
      try {
        await transport.logout(shellStore.get(accessTokenAtom));
      } finally {
        // Signed out here even where the server could not be reached.
        shellStore.set(signOutAtom);
        tell({ kind: 'signed-out' });
        onEnd('here');
      }
    },
  };
}

export type Session = ReturnType<typeof createSession>;
