import { atom } from 'jotai';

export interface Identity {
  /** Proof for calls that ask for the header `x-reauth`. */
  readonly token: string;
  /** `N` for those who have no password of their own. */
  readonly passwordYn: 'N' | 'Y';
}

/** Proof that the person has entered the password again. In memory only; the server decides how long it is valid. */
export const identityAtom = atom<Identity | undefined>(undefined);
