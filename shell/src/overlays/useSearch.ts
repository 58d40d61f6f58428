import { findSlotOwner, toComparablePath } from '@haesol/contracts/release';
import { useAtomValue, useSetAtom } from 'jotai';
import { chromePaths } from '../chrome/chromePaths.ts';
import { registryAtom } from '../registry/registry.ts';
import { isSearchOpenAtom } from '../state/overlayAtoms.ts';

/** A remote fills it with the field and its suggestions; the dialog around it is the shell's. */
export const searchSlot = 'site.search.v1';

/**
 * Opens the search over the page. Undefined on the page of the search itself and where no remote offers the slot: the
 * header's link leads to that page then.
 */
export function useSearch(pathname: string): (() => void) | undefined {
  const isOffered = findSlotOwner(useAtomValue(registryAtom), searchSlot)?.entry.enabled === true;
  const setOpen = useSetAtom(isSearchOpenAtom);
  const isSearchPage = toComparablePath(pathname) === toComparablePath(chromePaths.search);
  return isOffered && !isSearchPage ? () => setOpen(true) : undefined;
}
