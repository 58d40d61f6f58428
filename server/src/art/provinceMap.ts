import type { ArtTheme } from './lineArt.ts';
import { buildProvince, type RegionName } from './province.ts';
import type { Position } from './provinceGeometry.ts';

interface ProvinceMapRegion {
  name: RegionName;
  code: string;
  path: string;
  /** Where the name stands, in the map's own coordinates. */
  label: { x: number; y: number };
}

export interface ProvinceMapShapes {
  viewBox: string;
  coast: string;
  rivers: string;
  roads: string;
  regions: ProvinceMapRegion[];
}

const WIDTH = 620;
const HEIGHT = 514;
const WEST = 130;
const NORTH = 36.9;
const EAST = 131.2;
const SOUTH = 36.1;

/** Place of a longitude and latitude on the map, in its viewBox of 620 × 514 (latitude stretched for 36.5° N). */
export function projectToMap(longitude: number, latitude: number): { x: number; y: number } {
  const round = (value: number) => Math.round(value * 10) / 10;
  return {
    x: round(((longitude - WEST) / (EAST - WEST)) * WIDTH),
    y: round(((NORTH - latitude) / (NORTH - SOUTH)) * HEIGHT),
  };
}

function linePath(points: readonly Position[]): string {
  const steps = points.map(([longitude, latitude]) => {
    const { x, y } = projectToMap(longitude, latitude);
    return `${Math.round(x)} ${Math.round(y)}`;
  });
  return `M${steps.filter((step, index) => step !== steps[index - 1]).join('L')}`;
}

function createShapes(): ProvinceMapShapes {
  const { regions, coast, rivers, roads } = buildProvince();
  return {
    viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
    coast: coast.map((ring) => `${linePath(ring)}z`).join(''),
    rivers: rivers.map(linePath).join(''),
    roads: roads.map(linePath).join(''),
    regions: regions.map(({ properties, geometry }) => ({
      name: properties.name,
      code: properties.code,
      path: geometry.coordinates.map((rings) => `${linePath(rings[0] ?? [])}z`).join(''),
      label: projectToMap(...properties.label),
    })),
  };
}

/** Paths of the map for pages that draw it themselves (regions as links, own colours). */
export const provinceMapShapes: ProvinceMapShapes = createShapes();

const COLOURS = {
  light: {
    halo: ['#eaf2f6', '#d8e7ee'],
    land: '#edf2ee',
    border: '#ffffff',
    river: '#c3dae4',
    road: '#d9ddd5',
    chosen: '#1f5a45',
    text: '#3f4c5b',
    chosenText: '#ffffff',
  },
  dark: {
    halo: ['#14202d', '#1a2b3b'],
    land: '#22332f',
    border: '#0f1722',
    river: '#2f4f60',
    road: '#354742',
    chosen: '#8cc7ae',
    text: '#c3ccd6',
    chosenText: '#0f1722',
  },
} as const;

export interface ProvinceMapOptions {
  /** Index or name of the region to fill. */
  selected?: number | RegionName;
  theme?: ArtTheme;
}

/** The province as a picture: two coast halos, eight regions, names with a halo of the land's colour. */
export function drawProvinceMap({ selected, theme = 'light' }: ProvinceMapOptions = {}): string {
  const { viewBox, coast, rivers, roads, regions } = provinceMapShapes;
  const colours = COLOURS[theme];
  const isChosen = (name: string, index: number) => selected === index || selected === name;
  const line = (path: string, colour: string, width: number) =>
    `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"/>`;
  const areas = regions.map(({ name, path }, index) => {
    const colour = isChosen(name, index) ? colours.chosen : colours.land;
    return `<path d="${path}" fill="${colour}" stroke="${colours.border}" stroke-width="2" stroke-linejoin="round"/>`;
  });
  const names = regions.map(({ name, label }, index) => {
    const chosen = isChosen(name, index);
    const [ink, halo] = chosen ? [colours.chosenText, colours.chosen] : [colours.text, colours.land];
    return `<text x="${label.x}" y="${label.y + 6}" fill="${ink}" stroke="${halo}">${name}</text>`;
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${WIDTH}" height="${HEIGHT}">` +
    line(coast, colours.halo[0], 30) +
    line(coast, colours.halo[1], 14) +
    areas.join('') +
    line(roads, colours.road, 1.5) +
    line(rivers, colours.river, 2.5) +
    '<g font-family="Pretendard Variable,Pretendard,Noto Sans KR,Malgun Gothic,sans-serif" font-size="17" ' +
    `font-weight="600" text-anchor="middle" stroke-width="4" stroke-linejoin="round" paint-order="stroke">` +
    `${names.join('')}</g></svg>`
  );
}
