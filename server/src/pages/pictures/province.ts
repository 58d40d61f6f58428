import {
  type Area,
  areaLabel,
  clipToCell,
  contains,
  type Edge,
  type Position,
  roughLine,
  roundPosition,
} from './provinceGeometry.ts';
import { between, createRandom, type Random } from './random.ts';

/** Order and codes of the eight cities and counties; the index is the one that `regionOf` answers with. */
export const REGION_NAMES = ['해솔시', '가온시', '나래시', '다온군', '라움군', '마루군', '솔빛군', '푸른섬군'] as const;
export type RegionName = (typeof REGION_NAMES)[number];

/** GeoJSON feature of one region; positions are [longitude, latitude]. */
interface RegionFeature {
  type: 'Feature';
  properties: {
    name: RegionName;
    code: string;
    label: Position;
    /** West, south, east, north. */
    box: [number, number, number, number];
  };
  geometry: { type: 'MultiPolygon'; coordinates: Position[][][] };
}

/** The fictional province: regions, and lines that only decorate its map. */
export interface Province {
  regions: RegionFeature[];
  /** Outline of the mainland and the islands. */
  coast: Position[][];
  rivers: Position[][];
  roads: Position[][];
}

/** Open sea east of any land, so that the province cannot be taken for a real place. */
const CENTRE: Position = [130.53, 36.53];
const RADIUS: Position = [0.43, 0.29];
const COAST_POINTS = 168;
const DEFAULT_PROVINCE_SEED = 'haesol';

/** Middles of the mainland's cells as shares of the radius; the eighth region is the islands. */
const CELLS: readonly Position[] = [
  [0.52, -0.48],
  [-0.08, -0.02],
  [0.42, 0.52],
  [-0.66, 0.16],
  [-0.2, 0.66],
  [-0.3, -0.66],
  [0.8, 0.1],
];
const ISLANDS = [
  { centre: [131.035, 36.23], radius: [0.098, 0.062] },
  { centre: [130.875, 36.155], radius: [0.044, 0.03] },
] as const;
const ROADS: readonly (readonly [number, number])[] = [
  [0, 1],
  [1, 2],
  [1, 3],
  [1, 4],
  [1, 5],
  [2, 6],
  [0, 6],
  [3, 4],
  [0, 5],
];

function outline(random: Random, centre: readonly [number, number], radius: readonly [number, number], count: number) {
  const waves = [2, 3, 5, 8, 13, 21].map((rounds, index) => ({
    rounds,
    phase: random() * Math.PI * 2,
    height: ([0.09, 0.1, 0.07, 0.05, 0.03, 0.018][index] ?? 0) * between(random, 0.8, 1.15),
  }));
  return Array.from({ length: count }, (_, index): Position => {
    const angle = (index / count) * Math.PI * 2;
    const noise = waves.reduce((sum, wave) => sum + wave.height * Math.sin(angle * wave.rounds + wave.phase), 1);
    const reach = noise + between(random, -0.008, 0.008);
    return roundPosition([
      centre[0] + Math.cos(angle) * radius[0] * reach,
      centre[1] + Math.sin(angle) * radius[1] * reach,
    ]);
  });
}

/** Shared borders are roughened from a seed of the pair, so both neighbours get the same line. */
function roughen(edges: Edge[], region: number, seed: string): Position[] {
  return edges.flatMap((edge, index): Position[] => {
    const from = edge.position;
    const to = edges[(index + 1) % edges.length]?.position ?? from;
    if (edge.neighbour === undefined) return [from];
    const pair = [region, edge.neighbour].sort((left, right) => left - right).join('-');
    const forward = from[0] < to[0] || (from[0] === to[0] && from[1] < to[1]);
    const line = roughLine(createRandom(`${seed}/${pair}`), forward ? from : to, forward ? to : from, 0.16);
    return (forward ? line : line.reverse()).slice(0, -1);
  });
}

function toFeature(index: number, rings: Position[][]): RegionFeature {
  const points = rings.flat();
  const longitudes = points.map(([longitude]) => longitude);
  const latitudes = points.map(([, latitude]) => latitude);
  const closed = rings.map((ring) => [[...ring, ...ring.slice(0, 1)]]);
  return {
    type: 'Feature',
    properties: {
      name: REGION_NAMES[index] ?? REGION_NAMES[0],
      code: `CD000000${3001 + index}`,
      label: areaLabel(rings[0] ?? []),
      box: [Math.min(...longitudes), Math.min(...latitudes), Math.max(...longitudes), Math.max(...latitudes)],
    },
    geometry: { type: 'MultiPolygon', coordinates: closed },
  };
}

/** Builds the whole province: noisy coast, seven cells of land, one region of two islands, rivers and roads. */
export function buildProvince(seed: string = DEFAULT_PROVINCE_SEED): Province {
  const random = createRandom(`province/${seed}`);
  const mainland = outline(random, CENTRE, RADIUS, COAST_POINTS);
  const islands = ISLANDS.map(({ centre, radius }) => outline(random, centre, radius, 48));
  const middles = CELLS.map(
    ([x, y]): Position => [
      CENTRE[0] + (x + between(random, -0.05, 0.05)) * RADIUS[0],
      CENTRE[1] + (y + between(random, -0.05, 0.05)) * RADIUS[1],
    ],
  );
  const land = middles.map((_, index) =>
    toFeature(index, [roughen(clipToCell(mainland, middles, index), index, seed)]),
  );
  const regions = [...land, toFeature(REGION_NAMES.length - 1, islands)];
  const labelOf = (index: number) => regions[index]?.properties.label ?? CENTRE;
  const mouth = (share: number) => mainland[Math.floor(share * COAST_POINTS)] ?? CENTRE;
  const source = (x: number, y: number): Position => [CENTRE[0] + x * RADIUS[0], CENTRE[1] + y * RADIUS[1]];
  return {
    regions,
    coast: [mainland, ...islands],
    rivers: [
      roughLine(random, source(-0.34, 0.42), mouth(0.86), 0.12),
      roughLine(random, source(0.12, 0.3), mouth(0.02), 0.14),
      roughLine(random, source(-0.4, -0.16), mouth(0.66), 0.12),
    ],
    roads: ROADS.map(([from, to]) => roughLine(random, labelOf(from), labelOf(to), 0.07)),
  };
}

let built: Province | undefined;

/** The province of the site, built when it is first asked for: most starts of the API, and most tests, never draw it. Its regions are in the order of {@link REGION_NAMES}. */
export function getProvince(): Province {
  built ??= buildProvince();
  return built;
}

function areasOf(region: RegionFeature): Area[] {
  return region.geometry.coordinates.map((rings) => rings[0] ?? []);
}

/** Index of the region that holds a point, or `undefined` at sea. */
export function regionOf(longitude: number, latitude: number): number | undefined {
  const index = getProvince().regions.findIndex((region) =>
    areasOf(region).some((area) => contains(area, [longitude, latitude])),
  );
  return index === -1 ? undefined : index;
}
