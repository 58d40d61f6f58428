import { type RefCallback, useRef } from 'react';

/** Zoom factor of the wheel: one notch, about 100 pixels, is about a fifth. */
const wheelPace = 0.002;

/** Handles wheel and two-finger zoom on an element. React listens passively, and the page must not scroll. @returns its ref */
export function useZoomGestures(onZoom: (factor: number) => void): RefCallback<HTMLElement> {
  const latest = useRef(onZoom);
  latest.current = onZoom;
  return useRef((element: HTMLElement | null) => {
    if (element === null) return undefined;
    const ends = new AbortController();
    const options = { passive: false, signal: ends.signal };
    let gap: number | undefined;
    element.addEventListener(
      'wheel',
      (event) => {
        event.preventDefault();
        latest.current(Math.exp(-event.deltaY * wheelPace));
      },
      options,
    );
    element.addEventListener(
      'touchmove',
      (event) => {
        const [one, other] = event.touches;
        if (one === undefined || other === undefined) return;
        event.preventDefault();
        const next = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
        if (gap !== undefined) latest.current(next / gap);
        gap = next;
      },
      options,
    );
    element.addEventListener('touchend', () => (gap = undefined), options);
    return () => ends.abort();
  }).current;
}
