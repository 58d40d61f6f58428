import { Dialog } from '@haesol/kit';
import type { RouterLocation } from '@haesol/remote/shell-api';
import { useAtom } from 'jotai';
import { useEffect } from 'react';
import { messages } from '../messages.ko.ts';
import { SlotPlace } from '../remote/SlotPlace.tsx';
import { isSearchOpenAtom } from '../state/overlayAtoms.ts';
import styles from './SearchOverlay.module.css';
import { searchSlot } from './useSearch.ts';

export interface SearchOverlayProps {
  /** Location of the current page. */
  readonly location: RouterLocation;
}

/** Dialog of the header's search; it closes when the page changes. */
export function SearchOverlay({ location }: SearchOverlayProps) {
  const [isOpen, setOpen] = useAtom(isSearchOpenAtom);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes it.
  useEffect(() => setOpen(false), [location.key, setOpen]);
  return (
    <Dialog onClose={() => setOpen(false)} open={isOpen} size="wide" title={messages.header.search}>
      <SlotPlace className={styles.place} location={location} name={searchSlot} />
    </Dialog>
  );
}
