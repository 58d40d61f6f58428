import type { AttractionMarker } from '@haesol/contracts/travel';
import { type MapBox, type MapPoint, mapSize, toMapPoint } from '#map/projection';

/** Visible part of the map: its centre, and pixels per map unit. */
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
/** Cell of the grid in which places become one bubble. */
const clusterPx = 52;
/** Minimum distance between bubbles of neighbouring cells, which would otherwise overlap. */
const bubblePx = 40;
/** Below this scale towns are shown instead of places. */
const townScale = 2.2;
const roomShare = 0.14;

const clampZoom = (scale: number) => Math.min(zoomRange.max, Math.max(zoomRange.min, scale));
const round = (value: number) => Math.round(value * 100) / 100;

/** Parses `x,y,scale` of an address; undefined if invalid. */
export function parseView(text: string): MapView | undefined {
  const [x, y, scale, ...more] = text.split(',').map(Number);
  if (x === undefined || y === undefined || scale === undefined || more.length > 0) return undefined;
  return [x, y, scale].every(Number.isFinite) ? { x, y, scale: clampZoom(scale) } : undefined;
}

export const writeView = ({ x, y, scale }: MapView): string => [x, y, scale].map(round).join(',');

/** Fits a part of the map into the view, with padding; the whole map already includes the sea around it. */
export function fitView(box: MapBox, size: ViewSize): MapView {
  const room = box === wholeMap ? 1 : 1 + 2 * roomShare;
  return {
    x: box.x + box.width / 2,
    y: box.y + box.height / 2,
    scale: clampZoom(Math.min(size.width / (box.width * room), size.height / (box.height * room))),
  };
}

export const wholeMap: MapBox = { x: 0, y: 0, ...mapSize };

/** @param direction 1 zooms in, -1 zooms out */
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

/** Single place, or a cluster of close ones. */
export interface Bubble extends MapPoint {
  readonly key: string;
  readonly markers: readonly AttractionMarker[];
}

interface Cell extends MapPoint {
  readonly column: number;
  readonly row: number;
  readonly markers: readonly AttractionMarker[];
}

/** Returns the centre of points. */
const middleOf = (points: readonly MapPoint[]): MapPoint => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

const toBubble = (markers: readonly AttractionMarker[]): Bubble => ({
  ...middleOf(markers.map(toMapPoint)),
  key: markers.map(({ gdsUid }) => gdsUid).join(' '),
  markers,
});

/** Groups markers into cells of a grid that is fixed to the map, by `column row`. */
function toCells(markers: readonly AttractionMarker[], scale: number): Map<string, Cell> {
  const size = clusterPx / scale;
  const groups = Map.groupBy(markers, (marker) => {
    const { x, y } = toMapPoint(marker);
    return `${Math.floor(x / size)} ${Math.floor(y / size)}`;
  });
  return new Map(
    [...groups].map(([key, own]) => {
      const [column = 0, row = 0] = key.split(' ').map(Number);
      return [key, { ...middleOf(own.map(toMapPoint)), column, row, markers: own }];
    }),
  );
}

/**
 * Computes the bubbles of the whole map at a scale, independent of the position: places of one cell of the grid form one bubble,
 * together with those of neighbouring cells that would overlap.
 * @param chosen key of the place that always has a separate bubble, so that it is visible
 */
export function toBubbles(markers: readonly AttractionMarker[], scale: number, chosen: string): Bubble[] {
  const cells = toCells(
    markers.filter(({ gdsUid }) => gdsUid !== chosen),
    scale,
  );
  const taken = new Set<Cell>();
  const bubbles = [...cells.values()].flatMap((cell) => {
    if (taken.has(cell)) return [];
    const near = [-1, 0, 1]
      .flatMap((column) => [-1, 0, 1].map((row) => cells.get(`${cell.column + column} ${cell.row + row}`)))
      .filter((other) => other !== undefined)
      .filter((other) => !taken.has(other) && Math.hypot(other.x - cell.x, other.y - cell.y) * scale < bubblePx);
    for (const other of near) taken.add(other);
    return [toBubble(near.flatMap((other) => other.markers))];
  });
  return [...bubbles, ...markers.filter(({ gdsUid }) => gdsUid === chosen).map((marker) => toBubble([marker]))];
}

/** Returns the bubbles in a view and around it, so that the map can be moved a little without new ones. */
export const takeVisible = (bubbles: readonly Bubble[], view: MapView, size: ViewSize): Bubble[] =>
  bubbles.filter(
    ({ x, y }) => Math.abs(x - view.x) <= size.width / view.scale && Math.abs(y - view.y) <= size.height / view.scale,
  );
