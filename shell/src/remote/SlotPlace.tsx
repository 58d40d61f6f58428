import type { RouterLocation } from '@haesol/remote/shell-api';
import { useEffect, useRef, useState } from 'react';
import { useServices } from '../services/servicesContext.ts';
import { toFixedLocation } from './instanceLocation.ts';

export interface SlotPlaceProps {
  /** Name of the slot, e.g. `site.search.v1`. */
  readonly name: string;
  /** Location of the page that it is opened on; later ones are ignored. */
  readonly location: RouterLocation;
  readonly className: string | undefined;
}

/** Slot in a dialog of the shell. */
export function SlotPlace({ name, location, className }: SlotPlaceProps) {
  const { slotPlaces } = useServices();
  const place = useRef<HTMLDivElement>(null);
  const [fixed] = useState(() => toFixedLocation(location));
  useEffect(
    () => (place.current === null ? undefined : slotPlaces.mountSlot(name, place.current, {}, fixed)),
    [slotPlaces, name, fixed],
  );
  return <div className={className} data-slot={name} ref={place} />;
}
