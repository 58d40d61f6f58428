import type { RouterLocation } from '@haesol/remote/shell-api';
import { useEffect, useState } from 'react';
import { SlotPlace } from '../remote/SlotPlace.tsx';
import { whenIdle } from '../state/whenIdle.ts';

/** A remote fills it with its quick ways; the frame keeps the room for them from the first paint. */
export const stickySlot = 'site.sticky.v1';

export interface StickySlotProps {
  /** Of the page that it is first shown on. */
  readonly location: RouterLocation;
}

/** The sticky area of a page. It is not what a visitor waits for, so its remote is loaded when the browser is idle. */
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
