import { atom } from 'jotai';
import { paths } from '#paths';

/** Address of the member's list of questions when last left, so that [목록] returns to the same page and search. */
export const lastQnaListAtom = atom<string>(paths.qna);
