import type { SessionView, SignInPayload, UserInfo } from '@haesol/shared/shell-api';
import { atom } from 'jotai';

/** Login state as the specification names it (§3). */
interface LoginState {
  readonly isLogin: boolean;
  /** In memory alone. */
  readonly access_token: string;
  readonly userInfo: UserInfo | null;
}

const visitor: LoginState = { isLogin: false, access_token: '', userInfo: null };
const loginStateAtom = atom<LoginState>(visitor);

export const sessionAtom = atom<SessionView>((get) => {
  const { isLogin, userInfo } = get(loginStateAtom);
  return { isLogin, userInfo };
});
export const accessTokenAtom = atom((get) => get(loginStateAtom).access_token);

export const signInAtom = atom(
  null,
  (_get, set, { accessToken, userInfo }: Pick<SignInPayload, 'accessToken' | 'userInfo'>) => {
    set(loginStateAtom, { isLogin: true, access_token: accessToken, userInfo });
  },
);
export const signOutAtom = atom(null, (_get, set) => {
  set(loginStateAtom, visitor);
});

/** False until it is known whether somebody is signed in (the header stays neutral so long). */
const isSessionKnownAtom = atom(false);
export const sessionKnownAtom = atom(
  (get) => get(isSessionKnownAtom),
  (_get, set) => set(isSessionKnownAtom, true),
);
