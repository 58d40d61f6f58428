import type { SessionView, SignInPayload } from '@haesol/shared/shell-api';
import { atom } from 'jotai';

const visitor: SessionView = { isLogin: false, userInfo: null };

// Login state of the specification (§3). The token stands apart, so that a new one changes nothing for the screens.
const sessionStateAtom = atom<SessionView>(visitor);
/** In memory alone. */
const accessTokenStateAtom = atom('');

export const sessionAtom = atom((get) => get(sessionStateAtom));
export const accessTokenAtom = atom((get) => get(accessTokenStateAtom));

export const signInAtom = atom(
  null,
  (_get, set, { accessToken, userInfo }: Pick<SignInPayload, 'accessToken' | 'userInfo'>) => {
    set(accessTokenStateAtom, accessToken);
    set(sessionStateAtom, { isLogin: true, userInfo });
  },
);
export const renewTokenAtom = atom(null, (_get, set, accessToken: string) => set(accessTokenStateAtom, accessToken));
export const signOutAtom = atom(null, (_get, set) => {
  set(accessTokenStateAtom, '');
  set(sessionStateAtom, visitor);
});

/** False until it is known whether somebody is signed in. */
const isSessionKnownAtom = atom(false);
export const sessionKnownAtom = atom(
  (get) => get(isSessionKnownAtom),
  (_get, set) => set(isSessionKnownAtom, true),
);

const hasSessionMarkerAtom = atom(false);
export const expectSessionAtom = atom(null, (_get, set, hasMarker: boolean) => set(hasSessionMarkerAtom, hasMarker));
/** True while the cookies say that somebody is signed in and nobody knows who: the header stays neutral so long. */
export const isSessionComingAtom = atom((get) => get(hasSessionMarkerAtom) && !get(isSessionKnownAtom));
