import type { NavigateOptions } from '@haesol/remote/shell-api';
import { messages } from '../messages.ko.ts';
import type { SessionEndReason } from '../session/session.ts';
import { shellStore } from '../session/shellStore.ts';
import { showToastAtom } from '../state/overlayAtoms.ts';
import { isDirtyAtom, leavingAtom } from '../state/pageAtoms.ts';
import { loginPath } from './loginInPlace.ts';

export interface SessionEndSettings {
  navigate(to: string, options?: NavigateOptions): void;
  getLocation(): { pathname: string; search: string };
  /** Requests a sign-in without leaving the page. */
  askInPlace(): void;
}

/**
 * Creates the handler for the end of a session: leaves a member's page, unless it has unsaved input. The result takes the reason
 * and, after signing out here, the path to go to.
 */
export function createSessionEnd({ navigate, getLocation, askInPlace }: SessionEndSettings) {
  return (reason: SessionEndReason, destination = loginPath): void => {
    const { pathname, search } = getLocation();
    if (reason === 'here') {
      // Otherwise the guard of the page that is left would redirect to the login page.
      shellStore.set(leavingAtom, pathname);
      navigate(destination);
      return;
    }
    // A call of the page that is left after signing out here was answered late.
    if (shellStore.get(leavingAtom) === pathname) return;
    // Several calls may report the same end.
    if (pathname.toLowerCase() === loginPath) return;
    const login = `${loginPath}?next=${encodeURIComponent(`${pathname}${search}`)}`;
    // The page itself asks a guest for a new proof, and keeps the typed values in its draft.
    if (reason !== 'guestExpired' && shellStore.get(isDirtyAtom)) {
      askInPlace();
      return;
    }
    shellStore.set(showToastAtom, { kind: 'info', text: messages.session[reason] });
    // Elsewhere: members-only pages are left by their own guard, public ones stay.
    if (reason === 'expired') navigate(login, { replace: true });
  };
}
