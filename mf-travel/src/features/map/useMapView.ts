import { type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
import { province } from '#map/province';
import type { MapListState } from './MapFilters.tsx';
import { fitView, type MapView, moveBy, parseView, type ViewSize, wholeMap, writeView } from './mapRules.ts';

/** Assumed until the browser has measured it. */
const assumedSize: ViewSize = { width: 860, height: 640 };
/** A press that moves less is a click. */
const dragFromPx = 4;

interface Drag {
  readonly x: number;
  readonly y: number;
  readonly id: number;
  /** Visible part of the map during a drag. */
  moved?: MapView;
}

/**
 * Returns the part of the map in the address, or the one that fits the town; dragging moves the drawing and then changes the
 * address.
 * @param onDrag gets the visible part while the map is dragged
 */
export function useMapView({ state, change }: MapListState, onDrag: (view: MapView) => void) {
  const frame = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const started = useRef<Drag | null>(null);
  const [size, setSize] = useState(assumedSize);
  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => {
      setSize({ width: element.clientWidth, height: element.clientHeight });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const region = province.regions.find(({ code }) => code === state.sggCd);
  const view = parseView(state.view) ?? fitView(region?.box ?? wholeMap, size);

  function show(next: MapView) {
    change({ view: writeView(next) }, { replace: true, preventScrollReset: true });
  }
  const end = () => {
    const moved = started.current?.moved;
    started.current = null;
    if (moved !== undefined) show(moved);
  };
  const drag = {
    onPointerDown(event: PointerEvent<HTMLDivElement>) {
      if (event.button !== 0) return;
      started.current = { x: event.clientX, y: event.clientY, id: event.pointerId };
    },
    onPointerMove(event: PointerEvent<HTMLDivElement>) {
      const begun = started.current;
      if (begun === null || begun.id !== event.pointerId) return;
      const [dx, dy] = [event.clientX - begun.x, event.clientY - begun.y];
      if (begun.moved === undefined && Math.hypot(dx, dy) < dragFromPx) return;
      if (begun.moved === undefined) event.currentTarget.setPointerCapture(event.pointerId);
      // Bypasses React: only the layer moves until the pointer is released.
      begun.moved = moveBy(view, dx, dy);
      const { x, y, scale } = begun.moved;
      onDrag(begun.moved);
      if (layer.current !== null) layer.current.style.transform = `translate(${-x * scale}px, ${-y * scale}px)`;
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
  return { view, size, frame, layer, show, drag };
}
