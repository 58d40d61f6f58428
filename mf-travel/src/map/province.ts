import { type MapBox, readLines, smoothPath } from './projection.ts';
import data from './province.json' with { type: 'json' };

interface ProvinceRegion {
  /** Code of the group `SGG`. */
  readonly code: string;
  readonly path: string;
  readonly label: { readonly x: number; readonly y: number };
  readonly box: MapBox;
}

function boxOf(path: string): MapBox {
  const points = readLines(path).flat();
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** Outlines of the province, bundled with the remote: no request to a map server. */
export const province: {
  readonly coast: string;
  readonly rivers: string;
  readonly roads: string;
  readonly regions: readonly ProvinceRegion[];
} = {
  coast: smoothPath(data.coast),
  rivers: data.rivers,
  roads: data.roads,
  regions: data.regions.map((region) => ({ ...region, path: smoothPath(region.path), box: boxOf(region.path) })),
};
