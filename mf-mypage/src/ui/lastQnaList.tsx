import { atom } from 'jotai';
import { paths } from '#paths';

const listHrefAtom = atom<string>(paths.qna);
/** Address of the member's list of questions as it was last left, so that [목록] leads back to the same page and search. */
export const lastQnaListAtom = atom(
  (get) => get(listHrefAtom),
  (_get, set, href: string) => set(listHrefAtom, href),
);
