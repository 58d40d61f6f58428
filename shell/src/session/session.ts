import type { Envelope, SignInPayload, UserInfo } from '@haesol/remote/shell-api';
import { forgetRefreshToken, hasRefreshToken } from './refreshToken.ts';
import { accessTokenAtom, holdAtom, sessionAtom, sessionKnownAtom, signInAtom, signOutAtom } from './sessionAtoms.ts';
import { createSessionRenewal, type RefreshedSession } from './sessionRenewal.ts';
import { shellStore } from './shellStore.ts';

/** Messages between tabs; a tab with an older shell sends `kept` without an answer. `isIdle`: a new token, which prolongs nothing. */
type SessionMessage =
  | { readonly kind: 'kept'; readonly answer?: RefreshedSession; readonly isIdle?: boolean }
  | { readonly kind: 'signed-in' | 'signed-out' };

export interface SessionTransport {
  /** POST `/api/v1/auth/refresh`. @param isIdle prolongs nothing; false by default @returns undefined when there is no valid session */
  refresh(isIdle?: boolean): Promise<RefreshedSession | undefined>;
  logout(accessToken: string): Promise<void>;
}

/** Signed out in this tab, signed out in another tab, or ended by the server; `guestExpired` of a buyer without an account. */
export type SessionEndReason = 'here' | 'elsewhere' | 'expired' | 'guestExpired';

export interface SessionListeners {
  /** @param destination path to go to after signing out here */
  readonly onEnd: (reason: SessionEndReason, destination?: string) => void;
  /**
   * True while unsaved input must outlive the end of the session. The access token is removed then, but the member stays until
   * the next sign-in or until the page is left.
   */
  readonly isHeld?: () => boolean;
  /** Called when the session was prolonged, in this tab or in another one. */
  readonly onKept?: () => void;
  /** Finds the member of a page that this device has kept for the time without network. */
  readonly findMember?: () => Promise<UserInfo | undefined>;
}

const channelName = 'haesol.session';

const isLogin = () => shellStore.get(sessionAtom).isLogin;
const isGuest = () => shellStore.get(sessionAtom).guest !== undefined;

/** Manages the login state of this tab, in sync with the other tabs. */
export function createSession(
  transport: SessionTransport,
  { onEnd, isHeld = () => false, onKept = () => undefined, findMember }: SessionListeners,
) {
  const channel = new BroadcastChannel(channelName);
  const broadcast = (message: SessionMessage) => channel.postMessage(message);
  let ready: Promise<void> | undefined;

  const { refresh, takeFromOtherTab, startGeneration } = createSessionRenewal({
    fetchSession: transport.refresh,
    broadcast: (answer, isIdle) => broadcast({ kind: 'kept', answer, ...(isIdle && { isIdle }) }),
    onKept,
  });

  /** Ends the session without an action in this tab; unsaved input keeps its member. A guest's form asks for a new proof. */
  function close(): void {
    startGeneration();
    if (isHeld() && isLogin()) shellStore.set(holdAtom);
    else shellStore.set(signOutAtom);
  }

  channel.onmessage = ({ data }: MessageEvent<SessionMessage>) => {
    if (data.kind === 'signed-out') {
      const wasLogin = isLogin();
      close();
      if (wasLogin) onEnd('elsewhere');
    }
    if (data.kind === 'kept') {
      if (data.answer !== undefined) takeFromOtherTab(data.answer, data.isIdle);
      if (data.isIdle !== true) onKept();
    }
    if (data.kind === 'signed-in' && shellStore.get(accessTokenAtom) === '') void refresh().catch(() => undefined);
  };

  /** Shows a kept page to its member while the server cannot be reached; every call still needs a token. */
  async function restoreKept(): Promise<void> {
    const userInfo = await findMember?.();
    if (userInfo !== undefined && !isLogin()) shellStore.set(signInAtom, { accessToken: '', userInfo });
  }

  return {
    accessToken: () => shellStore.get(accessTokenAtom),
    hasRefreshToken,
    refresh,
    /** Restores the session after a page load: settled before the first call is sent. */
    ready(): Promise<void> {
      ready ??= (hasRefreshToken() ? refresh() : Promise.resolve(false))
        .catch(() => restoreKept().catch(() => undefined))
        .then(() => shellStore.set(sessionKnownAtom));
      return ready;
    },
    /** Called when the browser restores the page from its back/forward cache, where it received no messages of other tabs. */
    comeBack(): void {
      if ((!isLogin() && !isGuest()) || hasRefreshToken()) return;
      close();
      onEnd('elsewhere');
    },
    signIn(payload: SignInPayload): void {
      startGeneration();
      shellStore.set(signInAtom, payload);
      onKept();
      broadcast({ kind: 'signed-in' });
    },
    /** Called when the server reports the end of the session. */
    expire(_envelope: Envelope | undefined): void {
      const wasGuest = isGuest();
      close();
      onEnd(wasGuest ? 'guestExpired' : 'expired');
    },
    /** @param destination path to go to afterwards instead of the login page */
    async logout(destination?: string): Promise<void> {
      try {
        // If the server has already ended the session (a changed password), no request is needed.
        if (hasRefreshToken()) await transport.logout(shellStore.get(accessTokenAtom));
      } catch {
        // The server is unreachable: this browser signs out all the same.
        forgetRefreshToken();
      }
      startGeneration();
      shellStore.set(signOutAtom);
      broadcast({ kind: 'signed-out' });
      onEnd('here', destination);
    },
  };
}
