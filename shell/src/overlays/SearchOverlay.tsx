import type { Readable, RouterLocation } from '@haesol/shared/shell-api';
import { Dialog } from '@haesol/shared/ui';
import { useAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { messages } from '../messages.ko.ts';
import { useServices } from '../start/servicesContext.ts';
import styles from './SearchOverlay.module.css';
import { isSearchOpenAtom } from './uiAtoms.ts';
import { searchSlot } from './useSearch.ts';

export interface SearchOverlayProps {
  /** Of the page that stands. */
  readonly location: RouterLocation;
}

/** What the header's search opens; it goes with the page that it was opened on. */
export function SearchOverlay({ location }: SearchOverlayProps) {
  const [isOpen, setOpen] = useAtom(isSearchOpenAtom);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is the occasion to close.
  useEffect(() => setOpen(false), [location.key, setOpen]);
  return (
    <Dialog onClose={() => setOpen(false)} open={isOpen} size="wide" title={messages.header.search}>
      <SearchPlace location={location} />
    </Dialog>
  );
}

function SearchPlace({ location }: SearchOverlayProps) {
  const { slotPlaces } = useServices();
  const place = useRef<HTMLDivElement>(null);
  const [at] = useState(location);
  useEffect(() => {
    const here: Readable<RouterLocation> = {
      get: () => at,
      getServer: () => at,
      subscribe: () => () => undefined,
    };
    return place.current === null ? undefined : slotPlaces.mountSlot(searchSlot, place.current, {}, here);
  }, [slotPlaces, at]);
  return <div className={styles.place} data-slot={searchSlot} ref={place} />;
}
