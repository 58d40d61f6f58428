import { findSlotOwner, toComparablePath } from '@haesol/contracts/release';
import { useAtomValue, useSetAtom } from 'jotai';
import { chromePaths } from '../chrome/chromePaths.ts';
import { registryAtom } from '../registry/registry.ts';
import { isSearchOpenAtom } from '../state/overlayAtoms.ts';

/** Slot for the field and its suggestions; the dialog around it belongs to the shell. */
export const searchSlot = 'site.search.v1';

/**
 * Returns a function that opens the search dialog. Undefined on the search page itself and if no remote offers the slot: the
 * header then links to that page.
 */
export function useSearch(pathname: string): (() => void) | undefined {
  const isOffered = findSlotOwner(useAtomValue(registryAtom), searchSlot)?.entry.enabled === true;
  const setOpen = useSetAtom(isSearchOpenAtom);
  const isSearchPage = toComparablePath(pathname) === toComparablePath(chromePaths.search);
  return isOffered && !isSearchPage ? () => setOpen(true) : undefined;
}
