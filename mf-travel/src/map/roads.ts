import { type MapPoint, readLines } from './projection.ts';
import { province } from './province.ts';

/** Points of the roads; roads meet where they share one. */
interface Vertex {
  readonly point: MapPoint;
  readonly next: Set<Vertex>;
}

/** A road that is longer than the straight line by more than this is no way between two places near each other. */
const longestDetour = 2.5;

const apart = (one: MapPoint, other: MapPoint) => Math.hypot(one.x - other.x, one.y - other.y);

/** Returns the length of a way in units of the map. */
export const lengthOf = (way: readonly MapPoint[]): number =>
  way.slice(1).reduce((sum, point, at) => sum + apart(way[at] ?? point, point), 0);

function toVertices(roads: string): readonly Vertex[] {
  const vertices = new Map<string, Vertex>();
  const at = (point: MapPoint): Vertex => {
    const key = `${point.x} ${point.y}`;
    const known = vertices.get(key) ?? { point, next: new Set() };
    vertices.set(key, known);
    return known;
  };
  for (const line of readLines(roads)) {
    for (const [index, point] of line.slice(1).entries()) {
      const [one, other] = [at(line[index] ?? point), at(point)];
      one.next.add(other);
      other.next.add(one);
    }
  }
  return [...vertices.values()];
}

/** Tests if a point is in a ring (even-odd rule). */
function contains(ring: readonly MapPoint[], { x, y }: MapPoint): boolean {
  let isInside = false;
  for (const [at, one] of ring.entries()) {
    const other = ring.at(at - 1) ?? one;
    if (one.y > y !== other.y > y && x < ((other.x - one.x) * (y - one.y)) / (other.y - one.y) + one.x)
      isInside = !isInside;
  }
  return isInside;
}

/** Finds the shortest way between two vertices (Dijkstra); undefined without one. */
function findShortest(start: Vertex, end: Vertex): MapPoint[] | undefined {
  const lengths = new Map<Vertex, number>([[start, 0]]);
  const before = new Map<Vertex, Vertex>();
  /** Vertices that were reached, and from which the search goes on. */
  const open = new Set([start]);
  const lengthTo = (vertex: Vertex) => lengths.get(vertex) ?? Number.POSITIVE_INFINITY;
  while (open.size > 0) {
    const nearest = [...open].reduce((best, vertex) => (lengthTo(vertex) < lengthTo(best) ? vertex : best));
    if (nearest === end) break;
    open.delete(nearest);
    for (const vertex of nearest.next) {
      const length = lengthTo(nearest) + apart(nearest.point, vertex.point);
      if (length >= lengthTo(vertex)) continue;
      lengths.set(vertex, length);
      before.set(vertex, nearest);
      open.add(vertex);
    }
  }
  if (!lengths.has(end)) return undefined;
  const way = [end.point];
  for (let at = before.get(end); at !== undefined; at = before.get(at)) way.unshift(at.point);
  return way;
}

/** Tests if a way turns back at a point: its angle there is less than a right one. */
const turnsBack = (before: MapPoint, { x, y }: MapPoint, after: MapPoint) =>
  (before.x - x) * (after.x - x) + (before.y - y) * (after.y - y) > 0;

/** Leaves out points at the end of a road from which the way would turn back to the place. */
function leaveAt(road: readonly MapPoint[], to: MapPoint): readonly MapPoint[] {
  const [last, before] = [road.at(-1), road.at(-2)];
  if (last === undefined || before === undefined || !turnsBack(before, last, to)) return road;
  return leaveAt(road.slice(0, -1), to);
}

/** Creates the search for ways by car over the roads of a map, whose land is rings. */
export function createRoads({ roads, coast }: { readonly roads: string; readonly coast: string }) {
  const vertices = toVertices(roads);
  const lands = readLines(coast);
  const landOf = (point: MapPoint) => lands.find((ring) => contains(ring, point));
  const nearestTo = (point: MapPoint) =>
    vertices.reduce<Vertex | undefined>(
      (best, one) => (best === undefined || apart(one.point, point) < apart(best.point, point) ? one : best),
      undefined,
    );

  return {
    /**
     * Returns the way by car: from the place to the nearest point of a road, along the roads, and to the other place. The straight
     * line where less than half of that is a road, for places near each other, on different land, or on land without roads.
     */
    findWay(from: MapPoint, to: MapPoint): readonly MapPoint[] {
      const straight = [from, to];
      const [start, end, land] = [nearestTo(from), nearestTo(to), landOf(from)];
      if (start === undefined || end === undefined || land === undefined) return straight;
      if ([to, start.point, end.point].some((point) => landOf(point) !== land)) return straight;
      const road = leaveAt(leaveAt(findShortest(start, end) ?? [], to).toReversed(), from).toReversed();
      const way = [from, ...road, to];
      const isRoad = lengthOf(road) >= lengthOf(way) / 2;
      return isRoad && lengthOf(way) <= longestDetour * lengthOf(straight) ? way : straight;
    },

    /** Tests if two points are on different land. */
    isOverSea(from: MapPoint, to: MapPoint): boolean {
      const [land, other] = [landOf(from), landOf(to)];
      return land !== undefined && other !== undefined && land !== other;
    },
  };
}

/** Roads of the province. */
export const provinceRoads = createRoads(province);
