import { atom } from 'jotai';

interface LastUndo {
  run(): void;
  /** End of the time in which the move can be taken back, in milliseconds since the epoch. */
  readonly until: number;
}

/** Last move that can be taken back by key; shared, because the next item may be on another page. */
export const lastUndoAtom = atom<LastUndo>();
