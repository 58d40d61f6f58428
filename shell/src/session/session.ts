import type { Envelope, SignInPayload } from '@haesol/remote/shell-api';
import { forgetRefreshToken, hasRefreshToken } from './refreshToken.ts';
import {
  accessTokenAtom,
  renewTokenAtom,
  sessionAtom,
  sessionKnownAtom,
  signInAtom,
  signOutAtom,
} from './sessionAtoms.ts';
import { createSessionRenewal, type RefreshedSession } from './sessionRenewal.ts';
import { shellStore } from './shellStore.ts';

/** What one tab tells the others; a tab with an older shell sends `kept` without an answer. */
type SessionMessage =
  | { readonly kind: 'kept'; readonly answer?: RefreshedSession }
  | { readonly kind: 'signed-in' | 'signed-out' };

export interface SessionTransport {
  /** POST `/api/v1/auth/refresh`. @returns undefined when there is no valid session */
  refresh(): Promise<RefreshedSession | undefined>;
  logout(accessToken: string): Promise<void>;
}

/** Signed out in this tab, signed out in another tab, or ended by the server. */
export type SessionEndReason = 'here' | 'elsewhere' | 'expired';

export interface SessionListeners {
  /** @param destination path to go to after signing out here */
  readonly onEnd: (reason: SessionEndReason, destination?: string) => void;
  /**
   * True while something typed on the page must outlive the end of the session. The access token is removed then, but the
   * member stays until somebody signs in again or the page is left.
   */
  readonly isHeld?: () => boolean;
  /** The session was prolonged, in this tab or in another one. */
  readonly onKept?: () => void;
}

const channelName = 'haesol.session';

const isLogin = () => shellStore.get(sessionAtom).isLogin;

/** Keeps the login state of this tab, and keeps it the same as in the other tabs. */
export function createSession(
  transport: SessionTransport,
  { onEnd, isHeld = () => false, onKept = () => undefined }: SessionListeners,
) {
  const channel = new BroadcastChannel(channelName);
  const broadcast = (message: SessionMessage) => channel.postMessage(message);
  let ready: Promise<void> | undefined;

  const { refresh, takeFromOtherTab, startGeneration } = createSessionRenewal({
    fetchSession: transport.refresh,
    broadcast: (answer) => broadcast({ kind: 'kept', answer }),
    onKept,
  });

  /** The session has ended without this tab's doing; something typed on the page keeps its member. */
  function close(): void {
    startGeneration();
    if (isHeld()) shellStore.set(renewTokenAtom, '');
    else shellStore.set(signOutAtom);
  }

  channel.onmessage = ({ data }: MessageEvent<SessionMessage>) => {
    if (data.kind === 'signed-out') {
      const wasLogin = isLogin();
      close();
      if (wasLogin) onEnd('elsewhere');
    }
    if (data.kind === 'kept') {
      if (data.answer !== undefined) takeFromOtherTab(data.answer);
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
    /** The browser shows the page again from its back/forward cache, where it received no messages of other tabs. */
    comeBack(): void {
      if (!isLogin() || hasRefreshToken()) return;
      close();
      onEnd('elsewhere');
    },
    signIn(payload: SignInPayload): void {
      startGeneration();
      shellStore.set(signInAtom, payload);
      onKept();
      broadcast({ kind: 'signed-in' });
    },
    /** The server said that the session is over. */
    expire(_envelope: Envelope | undefined): void {
      close();
      onEnd('expired');
    },
    /** @param destination path to go to afterwards, in place of the login page */
    async logout(destination?: string): Promise<void> {
      try {
        // Where the server has ended the session already (a changed password) there is nothing to ask for.
        if (hasRefreshToken()) await transport.logout(shellStore.get(accessTokenAtom));
      } catch {
        // The server cannot be reached: this browser signs out all the same.
        forgetRefreshToken();
      }
      startGeneration();
      shellStore.set(signOutAtom);
      broadcast({ kind: 'signed-out' });
      onEnd('here', destination);
    },
  };
}
