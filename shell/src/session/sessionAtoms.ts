import type { IdentityProof, SessionView, SignInPayload, UserInfo } from '@haesol/remote/shell-api';
import { atom } from 'jotai';

/** Somebody who changed the address is the same member. A server of the release before names members by their address alone. */
export function isSameMember(one: UserInfo | null, other: UserInfo): boolean {
  if (one === null) return false;
  const areNamed = one.memberUid !== undefined && other.memberUid !== undefined;
  return areNamed ? one.memberUid === other.memberUid : one.email === other.email;
}

const visitor: SessionView = { isLogin: false, userInfo: null };

// Login state of the specification (§3). The token is an atom of its own, so that a new token does not render screens again.
const sessionStateAtom = atom<SessionView>(visitor);
/** In memory only. */
const accessTokenStateAtom = atom('');

export const sessionAtom = atom((get) => get(sessionStateAtom));
export const accessTokenAtom = atom((get) => get(accessTokenStateAtom));

export interface SignedIn extends Pick<SignInPayload, 'accessToken' | 'idleSec' | 'mustChangePw' | 'userInfo'> {
  /** The server gives it with a refresh while the proof of identity of the session lives. */
  readonly reauth?: { readonly reauthToken: string; readonly expireDt: string; readonly passwordYn: 'N' | 'Y' };
}

/** Seconds without activity after which the session ends; null: never. */
const idleSecStateAtom = atom<number | null>(null);
export const idleSecAtom = atom((get) => get(idleSecStateAtom));

/** Until when pages behind the guard `reauth` are open, in milliseconds by the server's clock. */
export const identityUntilAtom = atom(0);
/** The proof that opened them. In memory only. */
export const identityProofAtom = atom<IdentityProof | null>(null);

const forgetIdentityAtom = atom(null, (_get, set) => {
  set(identityUntilAtom, 0);
  set(identityProofAtom, null);
});

export const signInAtom = atom(null, (get, set, { accessToken, userInfo, idleSec, mustChangePw, reauth }: SignedIn) => {
  set(accessTokenStateAtom, accessToken);
  set(idleSecStateAtom, idleSec ?? null);
  const before = get(sessionStateAtom);
  if (!isSameMember(before.userInfo, userInfo)) set(forgetIdentityAtom);
  // A refresh brings the same proof again. Its end stays as it is: another one asks anew whether the page that is shown is open.
  if (reauth !== undefined && reauth.reauthToken !== get(identityProofAtom)?.token) {
    set(identityUntilAtom, Date.parse(reauth.expireDt));
    set(identityProofAtom, { token: reauth.reauthToken, passwordYn: reauth.passwordYn });
  }
  const next: SessionView = { isLogin: true, userInfo, ...(mustChangePw === 'Y' && { mustChangePw: true }) };
  // The same member again: equal state is kept, so that nothing is rendered again.
  if (JSON.stringify(before) !== JSON.stringify(next)) set(sessionStateAtom, next);
});
export const renewTokenAtom = atom(null, (_get, set, accessToken: string) => set(accessTokenStateAtom, accessToken));
export const signOutAtom = atom(null, (_get, set) => {
  set(accessTokenStateAtom, '');
  set(idleSecStateAtom, null);
  set(forgetIdentityAtom);
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
/** True while a cookie says that somebody is signed in and the session is not restored yet: the header offers no login. */
export const isSessionComingAtom = atom((get) => get(hasSessionMarkerAtom) && !get(isSessionKnownAtom));
