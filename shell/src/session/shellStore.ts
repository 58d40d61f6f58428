import type { Readable } from '@haesol/remote/shell-api';
import { type Atom, createStore } from 'jotai';

/** The shell's own jotai store, one for the page. */
export const shellStore = createStore();

/** Shows an atom of the shell to remotes, without jotai. @param serverValue what the first render uses */
export function toReadable<T>(atom: Atom<T>, serverValue: T): Readable<T> {
  return {
    get: () => shellStore.get(atom),
    subscribe: (listener) => shellStore.sub(atom, listener),
    getServer: () => serverValue,
  };
}
