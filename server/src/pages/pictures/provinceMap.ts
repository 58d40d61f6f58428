import { getProvince, type RegionName, regionOf } from './province.ts';
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
  const { regions, coast, rivers, roads } = getProvince();
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

let shapes: ProvinceMapShapes | undefined;

/** Paths of the map for pages that draw it themselves (regions as links, own colours). Computed once, when first asked for. */
export function getProvinceMapShapes(): ProvinceMapShapes {
  shapes ??= createShapes();
  return shapes;
}

export const MAP_THEMES = ['light', 'dark', 'contrast'] as const;
type MapTheme = (typeof MAP_THEMES)[number];

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
    pin: '#f0a93b',
    pinInk: '#13202f',
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
    pin: '#f0a93b',
    pinInk: '#0f1722',
  },
  contrast: {
    halo: ['#000000', '#000000'],
    land: '#1a1a1a',
    border: '#ffffff',
    river: '#4d4d4d',
    road: '#333333',
    chosen: '#005a3c',
    text: '#ffffff',
    chosenText: '#ffffff',
    pin: '#ffd84d',
    pinInk: '#000000',
  },
} as const satisfies Record<MapTheme, unknown>;

export interface ProvinceMapOptions {
  /** Longitude and latitude of a place: it gets a pin, and its region another colour. */
  at?: Position;
  theme?: MapTheme;
}

/** The outline of a pin above its tip, and the middle of its eye. */
const PIN = { path: 'c-6-9-13-14-13-22a13 13 0 0 1 26 0c0 8-7 13-13 22z', eye: -22, halfWidth: 13, height: 35 };
const NAME = { letterWidth: 17, halfHeight: 11 };

/** Where a name stands without lying under a pin: in its place, or below the pin's tip. */
function toNamePlace(name: string, label: ProvinceMapRegion['label'], pin: ProvinceMapRegion['label'] | undefined) {
  if (pin === undefined) return label;
  const isBeside = Math.abs(label.x - pin.x) > PIN.halfWidth + (name.length * NAME.letterWidth) / 2;
  const isAbove = label.y + NAME.halfHeight < pin.y - PIN.height;
  const isBelow = label.y - NAME.halfHeight > pin.y;
  return isBeside || isAbove || isBelow ? label : { x: label.x, y: pin.y + NAME.halfHeight + 4 };
}

/** The province as a picture: two coast halos, eight regions, names with a halo of the land's colour, a place. */
export function drawProvinceMap({ at, theme = 'light' }: ProvinceMapOptions = {}): string {
  const { viewBox, coast, rivers, roads, regions } = getProvinceMapShapes();
  const colours = COLOURS[theme];
  const chosen = at && regionOf(...at);
  const pin = at && projectToMap(...at);
  const line = (path: string, colour: string, width: number) =>
    `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"/>`;
  const areas = regions.map(({ path }, index) => {
    const colour = index === chosen ? colours.chosen : colours.land;
    return `<path d="${path}" fill="${colour}" stroke="${colours.border}" stroke-width="2" stroke-linejoin="round"/>`;
  });
  const names = regions.map(({ name, label }, index) => {
    const [ink, halo] = index === chosen ? [colours.chosenText, colours.chosen] : [colours.text, colours.land];
    const { x, y } = toNamePlace(name, label, pin);
    return `<text x="${x}" y="${y + 6}" fill="${ink}" stroke="${halo}">${name}</text>`;
  });
  const mark =
    pin === undefined
      ? ''
      : `<path d="M${pin.x} ${pin.y}${PIN.path}" fill="${colours.pin}" stroke="${colours.pinInk}" stroke-width="2"/>` +
        `<circle cx="${pin.x}" cy="${pin.y + PIN.eye}" r="5" fill="${colours.pinInk}"/>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${WIDTH}" height="${HEIGHT}">` +
    line(coast, colours.halo[0], 30) +
    line(coast, colours.halo[1], 14) +
    areas.join('') +
    line(roads, colours.road, 1.5) +
    line(rivers, colours.river, 2.5) +
    '<g font-family="Pretendard Variable,Pretendard,Noto Sans KR,Malgun Gothic,sans-serif" font-size="17" ' +
    `font-weight="600" text-anchor="middle" stroke-width="4" stroke-linejoin="round" paint-order="stroke">` +
    `${names.join('')}</g>${mark}</svg>`
  );
}
