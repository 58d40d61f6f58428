import type { MapStyle } from '@haesol/contracts/travel';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { type Credits, type LibraryMap, loadMapLibrary } from './mapLibrary.ts';
import type { MapView } from './mapRules.ts';
import { toCamera, toCredits } from './styleRules.ts';

/** Timeout for loading the style; after it the drawing is shown. */
const patienceMs = 15_000;

export interface StyleMap {
  /** `drawn`: the site's own drawing is shown; `styled`: MapLibre's map; `failed`: the drawing, instead of a style. */
  readonly state: 'drawn' | 'failed' | 'styled';
  /** Container for MapLibre. */
  readonly canvas: RefObject<HTMLDivElement | null>;
  readonly credits: Credits;
  /** Shows another part immediately, bypassing React. */
  moveTo(view: MapView): void;
}

function readCredits(map: LibraryMap): Credits {
  const texts = Object.keys(map.getStyle().sources).map((id) => map.getSource(id)?.attribution ?? '');
  return [...new Set(texts)].flatMap(toCredits);
}

interface Listener {
  /** Returns the visible part of the map, once known. */
  getView(): MapView | undefined;
  onStyle(): void;
  onCredits(credits: Credits): void;
  onFail(): void;
}

/** Loads library and style. @returns a function that removes the map, also while it is loading */
function openMap(style: MapStyle, container: HTMLElement, listener: Listener) {
  let map: LibraryMap | undefined;
  let isOver = false;
  let hasStyle = false;
  const fail = () => {
    if (isOver || hasStyle) return;
    leave();
    listener.onFail();
  };
  const timer = setTimeout(fail, patienceMs);
  function leave() {
    isOver = true;
    clearTimeout(timer);
    map?.remove();
    map = undefined;
  }
  const start = async () => {
    const { Map: Library } = await loadMapLibrary(style.libraryUrl);
    if (isOver) return;
    // Bubbles, dragging and keys are handled by the page: MapLibre only draws the background.
    const view = listener.getView();
    const options = { attributionControl: false, fadeDuration: 0, interactive: false, trackResize: true };
    const opened = new Library({ ...options, container, style: style.styleUrl, ...(view && toCamera(view)) });
    map = opened;
    opened.on('error', fail);
    opened.on('sourcedata', () => hasStyle && listener.onCredits(readCredits(opened)));
    opened.on('style.load', () => {
      hasStyle = true;
      clearTimeout(timer);
      listener.onStyle();
      listener.onCredits(readCredits(opened));
    });
  };
  // No network, no WebGL, or no such file.
  start().catch(fail);
  return { leave, moveTo: (next: MapView) => map?.jumpTo(toCamera(next)) };
}

/** Shows a MapLibre map behind the bubbles, if the site has a style; the drawing is shown until it has loaded. */
export function useStyleMap(style: MapStyle | null): StyleMap {
  const canvas = useRef<HTMLDivElement>(null);
  const opened = useRef<ReturnType<typeof openMap>>(null);
  const shown = useRef<MapView>(undefined);
  const [state, setState] = useState<StyleMap['state']>('drawn');
  const [credits, setCredits] = useState<Credits>([]);
  const styleUrl = style?.styleUrl;
  const libraryUrl = style?.libraryUrl;
  useEffect(() => {
    if (canvas.current === null || styleUrl === undefined || libraryUrl === undefined) return;
    const map = openMap({ styleUrl, libraryUrl }, canvas.current, {
      getView: () => shown.current,
      onStyle: () => setState('styled'),
      onFail: () => setState('failed'),
      // The event fires again for every change of a source.
      onCredits: (next) => setCredits((known) => (JSON.stringify(known) === JSON.stringify(next) ? known : next)),
    });
    opened.current = map;
    return () => {
      opened.current = null;
      map.leave();
      setState('drawn');
    };
  }, [styleUrl, libraryUrl]);
  const moveTo = useCallback((view: MapView) => {
    shown.current = view;
    opened.current?.moveTo(view);
  }, []);
  return { state, canvas, credits, moveTo };
}
