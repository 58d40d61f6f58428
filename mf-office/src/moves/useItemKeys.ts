import { usePageKeys } from '#state/pageKeys';
import { useSingleKeys } from './useSingleKeys.ts';

export interface ItemKey {
  /** Letter. */
  readonly name: string;
  /** Verb. */
  readonly does: string;
  run(): void;
}

/** Keys of the page of an item, which its help names. */
export function useItemKeys(keys: readonly ItemKey[]): void {
  usePageKeys(keys.map(({ name, does }) => ({ name: name.toUpperCase(), does })));
  useSingleKeys((key) => {
    const found = keys.find(({ name }) => name === key);
    found?.run();
    return found !== undefined;
  });
}
