import { atom } from 'jotai';

/** Temporary password of this sign-in: the page that replaces it does not ask for it again. In memory only. */
export const temporaryPasswordAtom = atom('');
