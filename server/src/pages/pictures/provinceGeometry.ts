import { between, type Random } from './random.ts';

/** [longitude, latitude] in degrees. */
export type Position = [number, number];
export type Area = readonly Position[];

/** A corner and the line that leaves it; without a neighbour the line is coast. */
export interface Edge {
  position: Position;
  neighbour?: number;
}

/** Four decimals are about ten metres. */
export function roundPosition([longitude, latitude]: Position): Position {
  return [Math.round(longitude * 1e4) / 1e4, Math.round(latitude * 1e4) / 1e4];
}

/** Even-odd test of a point in a ring. */
export function contains(area: Area, [x, y]: Position): boolean {
  let inside = false;
  let previous = area[area.length - 1];
  for (const corner of area) {
    if (previous !== undefined && corner[1] > y !== previous[1] > y) {
      const crossing = ((previous[0] - corner[0]) * (y - corner[1])) / (previous[1] - corner[1]) + corner[0];
      if (x < crossing) inside = !inside;
    }
    previous = corner;
  }
  return inside;
}

/** Voronoi cell inside an outline: one half-plane per other middle, cut off with the lines remembered. */
export function clipToCell(outline: Area, middles: readonly Position[], index: number): Edge[] {
  const own = middles[index];
  let edges: Edge[] = outline.map((position) => ({ position }));
  if (own === undefined) return edges;
  for (const [neighbour, other] of middles.entries()) {
    if (neighbour === index) continue;
    // Positive on the own side of the bisector.
    const side = ([x, y]: Position) =>
      (x - other[0]) ** 2 + (y - other[1]) ** 2 - (x - own[0]) ** 2 - (y - own[1]) ** 2;
    edges = edges.flatMap((edge, at): Edge[] => {
      const next = edges[(at + 1) % edges.length] ?? edge;
      const [here, there] = [side(edge.position), side(next.position)];
      const kept: Edge[] = here >= 0 ? [edge] : [];
      if (here >= 0 === there >= 0) return kept;
      const share = here / (here - there);
      const cut = roundPosition([
        edge.position[0] + (next.position[0] - edge.position[0]) * share,
        edge.position[1] + (next.position[1] - edge.position[1]) * share,
      ]);
      return [...kept, here >= 0 ? { position: cut, neighbour } : { ...edge, position: cut }];
    });
  }
  return edges;
}

const SHORTEST_PIECE = 0.016;

/** Midpoint displacement between two points, both included. */
export function roughLine(random: Random, from: Position, to: Position, roughness: number): Position[] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  if (Math.hypot(dx, dy) < SHORTEST_PIECE) return [from, to];
  const bend = between(random, -roughness, roughness);
  const middle = roundPosition([from[0] + dx / 2 - dy * bend, from[1] + dy / 2 + dx * bend]);
  const first = roughLine(random, from, middle, roughness);
  return [...first, ...roughLine(random, middle, to, roughness).slice(1)];
}

function distanceToLine([x, y]: Position, from: Position, to: Position): number {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - from[0]) * dx + (y - from[1]) * dy) / length));
  return Math.hypot(x - from[0] - dx * share, y - from[1] - dy * share);
}

/** The inner point farthest from the border, found on a grid: where a name has most room. */
export function areaLabel(area: Area): Position {
  const longitudes = area.map(([longitude]) => longitude);
  const latitudes = area.map(([, latitude]) => latitude);
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)];
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)];
  let best: { position: Position; distance: number } | undefined;
  for (let row = 1; row < 24; row += 1) {
    for (let column = 1; column < 24; column += 1) {
      const position: Position = [west + ((east - west) * column) / 24, south + ((north - south) * row) / 24];
      if (!contains(area, position)) continue;
      const distance = Math.min(
        ...area.map((corner, at) => distanceToLine(position, corner, area[(at + 1) % area.length] ?? corner)),
      );
      if (best === undefined || distance > best.distance) best = { position, distance };
    }
  }
  return roundPosition(best?.position ?? area[0] ?? [0, 0]);
}
