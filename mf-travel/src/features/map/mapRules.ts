import type { AttractionMarker } from '@haesol/contracts/travel';
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
/** Cell of the grid in which places become one bubble. */
const clusterPx = 52;
/** Bubbles of neighbouring cells that would lie nearer cover one another. */
const bubblePx = 40;
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

interface Cell extends MapPoint {
  readonly column: number;
  readonly row: number;
  readonly markers: readonly AttractionMarker[];
}

/** Middle of points. */
const middleOf = (points: readonly MapPoint[]): MapPoint => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

const toBubble = (markers: readonly AttractionMarker[]): Bubble => ({
  ...middleOf(markers.map(toMapPoint)),
  key: markers.map(({ gdsUid }) => gdsUid).join(' '),
  markers,
});

/** Cells of a grid that is fixed to the map, by `column row`. */
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
 * Bubbles of the whole map at a scale, the same wherever it is moved: places of one cell of the grid are one bubble, with
 * those of neighbouring cells that would lie on it.
 * @param chosen key of the place that is a bubble of its own, so that it is seen
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

/** Those in a view and around it, so that the map can be moved before others are needed. */
export const takeVisible = (bubbles: readonly Bubble[], view: MapView, size: ViewSize): Bubble[] =>
  bubbles.filter(
    ({ x, y }) => Math.abs(x - view.x) <= size.width / view.scale && Math.abs(y - view.y) <= size.height / view.scale,
  );
