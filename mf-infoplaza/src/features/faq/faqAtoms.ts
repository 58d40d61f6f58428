import { atom } from 'jotai';
import { paths } from '#paths';

const listHrefAtom = atom<string>(paths.faq);

/** Address of the list as it was last left, so that [목록] leads back to it. */
export const lastFaqListHrefAtom = atom((get) => get(listHrefAtom));

export const keepFaqListHrefAtom = atom(null, (_get, set, href: string) => set(listHrefAtom, href));
