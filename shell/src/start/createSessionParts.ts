import type { KeptPages } from '../offline/keptPages.ts';
import { createIdleWatch } from '../session/idleWatch.ts';
import { createSession } from '../session/session.ts';
import { accessTokenAtom, idleSecAtom, sessionAtom } from '../session/sessionAtoms.ts';
import { createSessionTransport } from '../session/sessionTransport.ts';
import { shellStore } from '../session/shellStore.ts';
import { createLoginDialog } from '../signIn/loginInPlace.ts';
import { createSessionEnd } from '../signIn/sessionEnd.ts';
import { idleEndAtom } from '../signIn/signInAtoms.ts';
import { isDirtyAtom } from '../state/pageAtoms.ts';
import type { Navigation } from './createNavigation.ts';

export interface SessionPartsSettings {
  readonly now: () => number;
  readonly navigation: Pick<Navigation, 'getLocation' | 'navigate'>;
  readonly keptPages: Pick<KeptPages, 'drop' | 'findMember'>;
}

const hasAccessToken = () => shellStore.get(accessTokenAtom) !== '';

/** Creates the session parts: the sign-in dialog, the handler for the end of a session, the session and its idle timeout. */
export function createSessionParts({ now, navigation, keptPages }: SessionPartsSettings) {
  const loginDialog = createLoginDialog({
    ...navigation,
    isSignedIn: () => shellStore.get(sessionAtom).isLogin && hasAccessToken(),
  });
  // The session notifies the idle watch of a prolongation, and the idle watch prolongs the session.
  const onProlonged = new Set<() => void>();
  const end = createSessionEnd({ ...navigation, askInPlace: () => void loginDialog.ask() });
  const session = createSession(createSessionTransport(), {
    onEnd(reason, destination) {
      // Signing out removes all stored documents, also offline. A browser without storage has none.
      if (reason === 'here' || reason === 'elsewhere') void keptPages.drop().catch(() => undefined);
      end(reason, destination);
    },
    findMember: keptPages.findMember,
    isHeld: () => shellStore.get(isDirtyAtom),
    onKept() {
      for (const listener of onProlonged) listener();
    },
  });
  const idleWatch = createIdleWatch({
    now,
    idleSec: () => (hasAccessToken() ? shellStore.get(idleSecAtom) : null),
    keep: () => session.refresh(),
    warn: (end) => shellStore.set(idleEndAtom, end),
    onOver: () => session.expire(undefined),
  });
  onProlonged.add(idleWatch.noteKept);
  return {
    session,
    idleWatch,
    loginDialog,
    /** Requests a token for a call whose token has expired. Polls of an open page alone do not prolong the session. */
    renewToken: () => session.refresh(!idleWatch.isUsed()),
  };
}

export type SessionParts = ReturnType<typeof createSessionParts>;
