import { atom } from 'jotai';

/** Id of a new account, or after a password change: the login form starts with it. In memory only. */
export const loginIdAtom = atom('');
