import type { MemberClass } from '@haesol/contracts/identity';
import type { IdentityProof, SessionView, SignInPayload, UserInfo } from '@haesol/remote/shell-api';
import { atom } from 'jotai';

/**
 * Returns true for the same member, even after a change of the address. The previous server release identifies members only by
 * their address.
 */
export function isSameMember(one: UserInfo | null, other: UserInfo): boolean {
  if (one === null) return false;
  const areNamed = one.memberUid !== undefined && other.memberUid !== undefined;
  return areNamed ? one.memberUid === other.memberUid : one.email === other.email;
}

/** A copy, because the module of its contract would come into the first script. */
const guestClass = 'GUEST' satisfies MemberClass;

const visitor: SessionView = { isLogin: false, userInfo: null };

// Login state of the specification (§3). The token is a separate atom, so that a new token does not render screens again.
const sessionStateAtom = atom<SessionView>(visitor);
/** In memory only. */
const accessTokenStateAtom = atom('');

export const sessionAtom = atom((get) => get(sessionStateAtom));
export const accessTokenAtom = atom((get) => get(accessTokenStateAtom));

export interface SignedIn extends Pick<SignInPayload, 'accessToken' | 'idleSec' | 'mustChangePw' | 'userInfo'> {
  /** Returned by the server with a refresh while the session's proof of identity is valid. */
  readonly reauth?: { readonly reauthToken: string; readonly expireDt: string; readonly passwordYn: 'N' | 'Y' };
}

/** Idle timeout of the session in seconds; null: none. */
const idleSecStateAtom = atom<number | null>(null);
export const idleSecAtom = atom((get) => get(idleSecStateAtom));

/** Expiry of pages behind the guard `reauth`, in milliseconds by the server's clock. */
export const identityUntilAtom = atom(0);
/** Proof that opened them. In memory only. */
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
  // A refresh returns the same proof again. Its expiry stays unchanged: a new one would check the shown page again.
  if (reauth !== undefined && reauth.reauthToken !== get(identityProofAtom)?.token) {
    set(identityUntilAtom, Date.parse(reauth.expireDt));
    set(identityProofAtom, { token: reauth.reauthToken, passwordYn: reauth.passwordYn });
  }
  const member: SessionView = { isLogin: true, userInfo, ...(mustChangePw === 'Y' && { mustChangePw: true }) };
  // All pages but those for buyers treat a guest as a visitor.
  const next = userInfo.memberClass === guestClass ? { ...visitor, guest: { email: userInfo.email } } : member;
  // The same member again: equal state is kept, so that nothing is rendered again.
  if (JSON.stringify(before) !== JSON.stringify(next)) set(sessionStateAtom, next);
});
/** Removes the token and keeps the member, whose unsaved input stays on the page; that of staff is covered until the next sign-in. */
export const holdAtom = atom(null, (get, set) => {
  set(accessTokenStateAtom, '');
  const view = get(sessionStateAtom);
  const isOfStaff = view.userInfo?.roles.some((role) => role !== 'MEMBER') === true;
  if (isOfStaff && view.isLocked !== true) set(sessionStateAtom, { ...view, isLocked: true });
});
export const signOutAtom = atom(null, (_get, set) => {
  set(accessTokenStateAtom, '');
  set(idleSecStateAtom, null);
  set(forgetIdentityAtom);
  set(sessionStateAtom, visitor);
});

/** False until the session is known. */
const isSessionKnownAtom = atom(false);
export const sessionKnownAtom = atom(
  (get) => get(isSessionKnownAtom),
  (_get, set) => set(isSessionKnownAtom, true),
);

const hasSessionMarkerAtom = atom(false);
export const expectSessionAtom = atom(null, (_get, set, hasMarker: boolean) => set(hasSessionMarkerAtom, hasMarker));
/** True while a cookie indicates a session that is not restored yet: the header offers no login. */
export const isSessionComingAtom = atom((get) => get(hasSessionMarkerAtom) && !get(isSessionKnownAtom));
