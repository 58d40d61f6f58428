import { useSession } from '@haesol/remote/lifecycle';
import { atom, useAtomValue } from 'jotai';

interface Favourites {
  /** Mail address of their member. */
  readonly email: string;
  readonly marks: Readonly<Record<string, 'Y' | 'N'>>;
}

const favouritesState = atom<Favourites>({ email: '', marks: {} });

/** Places and tours that this member marked or unmarked since the page was loaded; answers of the API may be older. */
export const favouriteMarksAtom = atom(
  (get) => get(favouritesState),
  (get, set, { email, key, interestYn }: { email: string; key: string; interestYn: 'Y' | 'N' }) => {
    const known = get(favouritesState);
    const marks = known.email === email ? known.marks : {};
    set(favouritesState, { email, marks: { ...marks, [key]: interestYn } });
  },
);

/** Returns the key of a mark. @param list endpoint with the favourites of its kind */
export const toMarkKey = (list: { readonly name: string }, uid: string): string => `${list.name} ${uid}`;

/** Returns the marks that the member has set or removed since the page was loaded, by key. */
export function useFavouriteMarks(): Favourites['marks'] {
  const { userInfo } = useSession();
  const { email, marks } = useAtomValue(favouriteMarksAtom);
  return userInfo !== null && email === userInfo.email ? marks : {};
}
