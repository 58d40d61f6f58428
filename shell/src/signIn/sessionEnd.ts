import type { NavigateOptions } from '@haesol/shared/shell-api';
import { messages } from '../messages.ko.ts';
import { isDirtyAtom, leavingAtom, showToastAtom } from '../overlays/uiAtoms.ts';
import { shellStore } from '../session/shellStore.ts';

export type SessionEndReason = 'here' | 'elsewhere' | 'expired';

const loginPath = '/login';

export interface SessionEndSettings {
  navigate(to: string, options?: NavigateOptions): void;
  getLocation(): { pathname: string; search: string };
  /** Asks to sign in without leaving the page. */
  askInPlace(): void;
  /** Where signing out here leads. */
  afterLogout(): string;
}

/** What the site does when a session ends: a member's page is left, unless something is typed there. */
export function createSessionEnd({ navigate, getLocation, askInPlace, afterLogout }: SessionEndSettings) {
  return (reason: SessionEndReason): void => {
    const { pathname, search } = getLocation();
    if (reason === 'here') {
      // The guard of the page that is left must not lead to another one.
      shellStore.set(leavingAtom, pathname);
      navigate(afterLogout());
      return;
    }
    // Several calls may learn of the same end; who is signing in already need not be sent there.
    if (pathname.toLowerCase() === loginPath) return;
    const login = `${loginPath}?next=${encodeURIComponent(`${pathname}${search}`)}`;
    if (shellStore.get(isDirtyAtom)) {
      askInPlace();
      return;
    }
    shellStore.set(showToastAtom, { kind: 'info', text: messages.session[reason] });
    // Elsewhere: pages of members leave by their own guard, public ones stay.
    if (reason === 'expired') navigate(login, { replace: true });
  };
}
