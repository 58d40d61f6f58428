import { atom } from 'jotai';

/** Id of the account that was just made, or whose password was just changed: the login form begins with it. In memory alone. */
export const loginIdAtom = atom('');
