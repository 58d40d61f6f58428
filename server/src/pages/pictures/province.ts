import { readPicture } from './pictureFiles.ts';

/** [longitude, latitude] in degrees. */
export type Position = [number, number];

/** GeoJSON feature of one region. */
interface RegionFeature {
  type: 'Feature';
  properties: {
    name: string;
    code: string;
    label: Position;
    /** West, south, east, north. */
    box: [number, number, number, number];
  };
  geometry: { type: 'MultiPolygon'; coordinates: Position[][][] };
}

interface Province {
  regions: readonly RegionFeature[];
}

let read: Province | undefined;

/** Returns the fictional province in the order of its codes, read at the first call. */
export function getProvince(): Province {
  read ??= { regions: (JSON.parse(readPicture('map/province.geojson')) as { features: RegionFeature[] }).features };
  return read;
}

/** Tests if a point is in a ring (even-odd rule). */
function contains(area: readonly Position[], [x, y]: Position): boolean {
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

/** Finds the region at a point, and which of its separate parts; `undefined` at sea. Only a region of islands has several. */
export function findPart(longitude: number, latitude: number): { region: number; part: number } | undefined {
  for (const [region, { geometry }] of getProvince().regions.entries()) {
    const part = geometry.coordinates.findIndex(([ring = []]) => contains(ring, [longitude, latitude]));
    if (part !== -1) return { region, part };
  }
  return undefined;
}

/** Finds the index of the region at a point; `undefined` at sea. */
export const regionOf = (longitude: number, latitude: number): number | undefined =>
  findPart(longitude, latitude)?.region;
