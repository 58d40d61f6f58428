import type { Readable } from '@haesol/remote/shell-api';
import { type Atom, createStore } from 'jotai';

/** Jotai store of the shell, one for the page. */
export const shellStore = createStore();

/** Exposes an atom of the shell to remotes, without jotai. @param serverValue value of the first render */
export function toReadable<T>(atom: Atom<T>, serverValue: T): Readable<T> {
  return {
    get: () => shellStore.get(atom),
    subscribe: (listener) => shellStore.sub(atom, listener),
    getServer: () => serverValue,
  };
}
