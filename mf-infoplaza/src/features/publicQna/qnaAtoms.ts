import { atom } from 'jotai';
import { paths } from '#paths';

const listHrefAtom = atom<string>(paths.qna);

/** Address of the list as it was last left, so that [목록] leads back to it. */
export const lastQnaListHrefAtom = atom((get) => get(listHrefAtom));

export const keepQnaListHrefAtom = atom(null, (_get, set, href: string) => set(listHrefAtom, href));
