import { atom, useSetAtom } from 'jotai';
import { useEffect, useId } from 'react';

interface PageKey {
  readonly name: string;
  /** Text. */
  readonly does: string;
}

/** Keys that work on the page which is shown, by the part that reacts to them. */
export const pageKeysAtom = atom<Readonly<Record<string, readonly PageKey[]>>>({});

/** Names the keys of a part of the page in the help while it is shown. */
export function usePageKeys(keys: readonly PageKey[]): void {
  const id = useId();
  const setKeys = useSetAtom(pageKeysAtom);
  const text = JSON.stringify(keys);
  useEffect(() => {
    setKeys((all) => ({ ...all, [id]: JSON.parse(text) as readonly PageKey[] }));
    return () => setKeys(({ [id]: _gone, ...others }) => others);
  }, [id, setKeys, text]);
}
