import { readable } from 'svelte/store';

/** Makes a store of a value of the shell. */
export const toStore = (value) =>
  readable(value.get(), (set) => {
    set(value.get());
    return value.subscribe(() => set(value.get()));
  });
