import { atom } from 'jotai';
import { paths } from '#paths';

/** Address of the member's list of questions as it was last left, so that [목록] leads back to the same page and search. */
export const lastQnaListAtom = atom<string>(paths.qna);
