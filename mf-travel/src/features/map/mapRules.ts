import type { AttractionMarker } from '@haesol/shared/contracts';
import { type MapBox, type MapPoint, mapSize, toMapPoint } from '#map/projection';

/** What part of the map is shown: its middle, and pixels for each of the map's units. */
export interface MapView {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface ViewSize {
  readonly width: number;
  readonly height: number;
}

export const zoomRange = { min: 0.5, max: 40 } as const;
const zoomStep = 1.6;
/** Bubbles that would lie nearer to one another become one. */
const clusterPx = 52;
/** Towns stand for their places while the map is this small. */
const townScale = 2.2;
const roomShare = 0.14;

const clampZoom = (scale: number) => Math.min(zoomRange.max, Math.max(zoomRange.min, scale));
const round = (value: number) => Math.round(value * 100) / 100;

/** `x,y,scale` of an address; undefined when it is none. */
export function parseView(text: string): MapView | undefined {
  const [x, y, scale, ...more] = text.split(',').map(Number);
  if (x === undefined || y === undefined || scale === undefined || more.length > 0) return undefined;
  return [x, y, scale].every(Number.isFinite) ? { x, y, scale: clampZoom(scale) } : undefined;
}

export const writeView = ({ x, y, scale }: MapView): string => [x, y, scale].map(round).join(',');

/** Shows a part of the map as large as it fits, with room around it; the whole map has the sea around it already. */
export function fitView(box: MapBox, size: ViewSize): MapView {
  const room = box === wholeMap ? 1 : 1 + 2 * roomShare;
  return {
    x: box.x + box.width / 2,
    y: box.y + box.height / 2,
    scale: clampZoom(Math.min(size.width / (box.width * room), size.height / (box.height * room))),
  };
}

export const wholeMap: MapBox = { x: 0, y: 0, ...mapSize };

/** @param direction 1 enlarges, -1 makes smaller */
export const zoomBy = (view: MapView, direction: 1 | -1): MapView => ({
  ...view,
  scale: clampZoom(view.scale * zoomStep ** direction),
});

/** Moves the map with the pointer. */
export const moveBy = (view: MapView, dx: number, dy: number): MapView => ({
  ...view,
  x: Math.min(mapSize.width, Math.max(0, view.x - dx / view.scale)),
  y: Math.min(mapSize.height, Math.max(0, view.y - dy / view.scale)),
});

export const areTownsShown = ({ scale }: MapView, sggCd: string): boolean => sggCd === '' && scale < townScale;

/** One place, or several that lie too near to one another. */
export interface Bubble extends MapPoint {
  readonly key: string;
  readonly markers: readonly AttractionMarker[];
}

/**
 * Bubbles of a view and its surroundings, so that the map can be moved before they are made anew. Cells of a grid that is
 * fixed to the map decide which places are one bubble: moving never regroups them.
 */
export function toBubbles(markers: readonly AttractionMarker[], view: MapView, size: ViewSize): Bubble[] {
  const cell = clusterPx / view.scale;
  const [halfWidth, halfHeight] = [size.width / view.scale, size.height / view.scale];
  const cells = new Map<string, { x: number; y: number; markers: AttractionMarker[] }>();
  for (const marker of markers) {
    const { x, y } = toMapPoint(marker);
    if (Math.abs(x - view.x) > halfWidth || Math.abs(y - view.y) > halfHeight) continue;
    const key = `${Math.floor(x / cell)} ${Math.floor(y / cell)}`;
    const known = cells.get(key);
    if (known === undefined) cells.set(key, { x, y, markers: [marker] });
    else {
      known.markers.push(marker);
      known.x += x;
      known.y += y;
    }
  }
  return [...cells.values()].map(({ x, y, markers: own }) => ({
    key: own.map(({ gdsUid }) => gdsUid).join(' '),
    x: x / own.length,
    y: y / own.length,
    markers: own,
  }));
}
