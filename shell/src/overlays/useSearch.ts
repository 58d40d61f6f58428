import { findSlotOwner, toComparablePath } from '@haesol/shared/contracts';
import { useAtomValue, useSetAtom } from 'jotai';
import { chromePaths } from '../chrome/chromePaths.ts';
import { registryAtom } from '../registry/registry.ts';
import { isSearchOpenAtom } from './overlayAtoms.ts';

/** Who offers it draws the field and its suggestions; the dialog round it is the shell's. */
export const searchSlot = 'site.search.v1';

/**
 * Opens the search over the page. Undefined where its own page stands already or nobody offers it: then the header's
 * link leads to that page.
 */
export function useSearch(pathname: string): (() => void) | undefined {
  const isOffered = findSlotOwner(useAtomValue(registryAtom), searchSlot)?.entry.enabled === true;
  const setOpen = useSetAtom(isSearchOpenAtom);
  const isSearchPage = toComparablePath(pathname) === toComparablePath(chromePaths.search);
  return isOffered && !isSearchPage ? () => setOpen(true) : undefined;
}
