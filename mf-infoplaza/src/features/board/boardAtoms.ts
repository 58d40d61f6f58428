import { atom } from 'jotai';
import type { BoardPlace } from './boardPlaces.ts';

const listHrefsAtom = atom<Partial<Record<BoardPlace['board'], string>>>({});

/** Addresses of the lists as they were last left, so that [목록] leads back to the same page and search. */
export const lastListHrefsAtom = atom((get) => get(listHrefsAtom));

export const keepListHrefAtom = atom(null, (get, set, board: BoardPlace['board'], href: string) =>
  set(listHrefsAtom, { ...get(listHrefsAtom), [board]: href }),
);
