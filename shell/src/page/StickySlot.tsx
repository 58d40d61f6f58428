import type { RouterLocation } from '@haesol/remote/shell-api';
import { useEffect, useState } from 'react';
import { SlotPlace } from '../remote/SlotPlace.tsx';
import { whenIdle } from '../state/whenIdle.ts';

/** Slot for a remote's quick links; the frame reserves the space from the first paint. */
export const stickySlot = 'site.sticky.v1';

export interface StickySlotProps {
  /** Location of the page that it is first shown on. */
  readonly location: RouterLocation;
}

/** Sticky area of a page. Not urgent, so its remote is loaded when the browser is idle. */
export function StickySlot({ location }: StickySlotProps) {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    let isHere = true;
    whenIdle(() => isHere && setDue(true));
    return () => {
      isHere = false;
    };
  }, []);
  return isDue ? <SlotPlace className={undefined} location={location} name={stickySlot} /> : null;
}
