/** Size of the map in its own coordinates, and the degrees at its edges. */
export const mapSize = { width: 620, height: 514 } as const;
const edges = { west: 130, north: 36.9, east: 131.2, south: 36.1 } as const;

export interface MapPoint {
  readonly x: number;
  readonly y: number;
}

/** Converts longitude and latitude to a point on the map. */
export function toMapPoint({ lat, lng }: { readonly lat: number; readonly lng: number }): MapPoint {
  return {
    x: ((lng - edges.west) / (edges.east - edges.west)) * mapSize.width,
    y: ((edges.north - lat) / (edges.north - edges.south)) * mapSize.height,
  };
}

/** Converts a point on the map to longitude and latitude. */
export const toLngLat = ({ x, y }: MapPoint): readonly [lng: number, lat: number] => [
  edges.west + (x / mapSize.width) * (edges.east - edges.west),
  edges.north - (y / mapSize.height) * (edges.north - edges.south),
];

/** Map units per degree of longitude. */
export const unitsPerDegree = mapSize.width / (edges.east - edges.west);

/** Part of the map, in its own coordinates. */
export interface MapBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Returns the smallest box around points with padding, at least `least` wide. */
export function boxAround(points: readonly MapPoint[], room: number, least: number): MapBox {
  if (points.length === 0) return { x: 0, y: 0, ...mapSize };
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [west, east] = [Math.min(...xs) - room, Math.max(...xs) + room];
  const [north, south] = [Math.min(...ys) - room, Math.max(...ys) + room];
  const width = Math.max(east - west, least);
  const height = Math.max(south - north, least * 0.7);
  return { x: (west + east - width) / 2, y: (north + south - height) / 2, width, height };
}

export const toViewBox = ({ x, y, width, height }: MapBox): string =>
  [x, y, width, height].map((value) => Math.round(value * 10) / 10).join(' ');

/** Parses a path that consists only of `M`, `L` and `z`, line by line. */
export function readLines(path: string): MapPoint[][] {
  return path
    .split(/z|(?=M)/)
    .filter((line) => line !== '')
    .map((line) =>
      line
        .replace('M', '')
        .split('L')
        .map((pair) => {
          const [x = 0, y = 0] = pair.trim().split(' ').map(Number);
          return { x, y };
        }),
    );
}

/** Cuts each corner of a ring twice (Chaikin), so that coasts are smooth when enlarged. */
export function smoothPath(path: string): string {
  const cut = (ring: readonly MapPoint[]): MapPoint[] =>
    ring.flatMap((from, index) => {
      const to = ring[(index + 1) % ring.length] ?? from;
      return [0.25, 0.75].map((share) => ({
        x: from.x + (to.x - from.x) * share,
        y: from.y + (to.y - from.y) * share,
      }));
    });
  const write = ({ x, y }: MapPoint) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
  return readLines(path)
    .map((ring) => `M${cut(cut(ring)).map(write).join('L')}z`)
    .join('');
}
