import { atom } from 'jotai';

export interface Identity {
  /** Proof for calls that ask for the header `x-reauth`. */
  readonly token: string;
  /** `N` for those who have no password of their own. */
  readonly passwordYn: 'N' | 'Y';
}

const identityStateAtom = atom<Identity | undefined>(undefined);
/** The person has shown again who they are. In memory alone; the server decides how long it counts. */
export const identityAtom = atom(
  (get) => get(identityStateAtom),
  (_get, set, identity: Identity | undefined) => set(identityStateAtom, identity),
);
