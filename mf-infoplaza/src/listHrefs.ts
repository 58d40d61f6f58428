import { useShellLocation } from '@haesol/remote/lifecycle';
import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';

const lastSearchesAtom = atom<Readonly<Record<string, string>>>({});

/** Stores the query string of a list's page, so that [목록] returns to the same page and search. */
export const keepSearchAtom = atom(null, (get, set, path: string, search: string) =>
  set(lastSearchesAtom, { ...get(lastSearchesAtom), [path]: search }),
);

/** Returns the address of a list as last left. @param path of the list */
export const useLastListHref = (path: string): string => `${path}${useAtomValue(lastSearchesAtom)[path] ?? ''}`;

/** Stores the address of a list while it is shown. @param path of the list */
export function useKeptListHref(path: string): void {
  const { search } = useShellLocation();
  const keepSearch = useSetAtom(keepSearchAtom);
  useEffect(() => keepSearch(path, search), [keepSearch, path, search]);
}
