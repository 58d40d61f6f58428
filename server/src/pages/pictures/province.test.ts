import { provinceMap } from '@haesol/kit/tokens/brand';
import { buildProvince, REGION_NAMES, regionOf } from './province.ts';
import { contains } from './provinceGeometry.ts';
import { drawProvinceMap, getProvinceMapShapes, projectToMap } from './provinceMap.ts';
import { between, createRandom, type Random } from './random.ts';

const province = buildProvince();
const INDEXES = REGION_NAMES.map((_, index) => index);
const AREAS = province.regions.map((region) => region.geometry.coordinates.map((rings) => rings[0] ?? []));
const GRID = Array.from({ length: 90 }, (_, row) =>
  Array.from({ length: 130 }, (__, column): [number, number] => [130.0003 + column * 0.0093, 36.1003 + row * 0.0089]),
).flat();

describe('buildProvince', () => {
  it('gives the same land for the same seed and another for another', () => {
    expect(buildProvince('a')).toEqual(buildProvince('a'));
    expect(buildProvince('a')).not.toEqual(buildProvince('b'));
  });

  it('lies in the open sea between 130.0–131.2 E and 36.1–36.9 N', () => {
    const points = province.coast.flat();

    expect(Math.min(...points.map(([longitude]) => longitude))).toBeGreaterThan(130);
    expect(Math.max(...points.map(([longitude]) => longitude))).toBeLessThan(131.2);
    expect(Math.min(...points.map(([, latitude]) => latitude))).toBeGreaterThan(36.1);
    expect(Math.max(...points.map(([, latitude]) => latitude))).toBeLessThan(36.9);
  });

  it('covers the land with regions, each point by one alone', () => {
    const land = GRID.filter((point) => province.coast.some((ring) => contains(ring, point)));
    const owners = land.map((point) => AREAS.filter((areas) => areas.some((area) => contains(area, point))).length);
    const single = owners.filter((count) => count === 1).length;
    process.stdout.write(`map: ${land.length} land points, ${single} in one region\n`);

    expect(land.length).toBeGreaterThan(3000);
    expect(single / land.length).toBeGreaterThan(0.995);
    expect(owners).not.toContain(3);
  });

  it('gives no sea to a region', () => {
    const sea = GRID.filter((point) => !province.coast.some((ring) => contains(ring, point)));

    expect(sea.filter(([longitude, latitude]) => regionOf(longitude, latitude) !== undefined)).toEqual([]);
  });

  it('puts each label inside its own region', () => {
    const labels = province.regions.map((region) => region.properties.label);

    expect(labels.map(([longitude, latitude]) => regionOf(longitude, latitude))).toEqual(INDEXES);
  });

  it('numbers the codes from 3001 to 3008 and makes the islands one region', () => {
    expect(province.regions.map((region) => region.properties.code)).toEqual(
      INDEXES.map((index) => `CD000000${3001 + index}`),
    );
    expect(province.regions[7]?.geometry.coordinates).toHaveLength(2);
  });
});

/** A point of a region. @param box its west, south, east and north */
function placeIn(index: number, [west, south, east, north]: readonly number[] = [], random: Random): [number, number] {
  for (;;) {
    const at: [number, number] = [between(random, west ?? 0, east ?? 0), between(random, south ?? 0, north ?? 0)];
    if (regionOf(...at) === index) return at;
  }
}

describe('drawProvinceMap', () => {
  const namesOf = (map: string) =>
    [...map.matchAll(/<text x="([\d.]+)" y="([\d.]+)"[^>]*>([^<]+)</g)].map(([, x, y, name = '']) => ({
      x: Number(x),
      y: Number(y),
      name,
    }));

  it('names all regions and fills the one of the place', () => {
    const map = drawProvinceMap({ at: province.regions[2]?.properties.label ?? [0, 0] });

    expect(namesOf(map).map(({ name }) => name)).toEqual([...REGION_NAMES]);
    expect(map.match(/fill="#1f5a45"/g)).toHaveLength(1);
    expect(drawProvinceMap()).not.toContain('fill="#1f5a45"');
  });

  it('lets no pin stand on a name', () => {
    const random = createRandom('pins');
    const places = province.regions.flatMap(({ properties }, index): [number, number][] => [
      properties.label,
      ...Array.from({ length: 30 }, () => placeIn(index, properties.box, random)),
    ]);

    const covered = places.filter((at) => {
      const pin = projectToMap(...at);
      return namesOf(drawProvinceMap({ at })).some(
        // A pin is 26 wide and ends 35 above its tip; letters are 17 high and stand on y.
        ({ name, x, y }) => Math.abs(x - pin.x) < 13 + name.length * 8.5 && y > pin.y - 35 && y - 17 < pin.y,
      );
    });

    expect(covered).toEqual([]);
  });

  it('stays under 40 kB', () => {
    process.stdout.write(`map: ${drawProvinceMap().length} B\n`);

    expect(drawProvinceMap().length).toBeLessThan(40_000);
  });

  it('places labels in the coordinates of its viewBox', () => {
    const label = province.regions[0]?.properties.label ?? [0, 0];

    expect(getProvinceMapShapes().regions[0]?.label).toEqual(projectToMap(...label));
    expect(projectToMap(130, 36.9)).toEqual({ x: 0, y: 0 });
  });

  it('is the map that the interface chooses regions on', () => {
    const { viewBox, coast, rivers, regions } = getProvinceMapShapes();
    const { width, height, ...shapes } = provinceMap;

    expect(`0 0 ${width} ${height}`).toBe(viewBox);
    expect(shapes).toEqual({ coast, rivers, regions });
  });
});
