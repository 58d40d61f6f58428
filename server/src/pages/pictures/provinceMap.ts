import { recolour, showPicture } from './pictureFiles.ts';
import type { Position } from './province.ts';

const NORTH_WEST: Position = [130, 36.9];
const SOUTH_EAST: Position = [131.2, 36.1];
const SIZE: Position = [620, 514];

/** Projects longitude and latitude to the map's viewBox of 620 × 514 (latitude stretched for 36.5° N). */
function projectToMap(longitude: number, latitude: number): { x: number; y: number } {
  const round = (value: number) => Math.round(value * 10) / 10;
  return {
    x: round(((longitude - NORTH_WEST[0]) / (SOUTH_EAST[0] - NORTH_WEST[0])) * SIZE[0]),
    y: round(((NORTH_WEST[1] - latitude) / (NORTH_WEST[1] - SOUTH_EAST[1])) * SIZE[1]),
  };
}

export const MAP_THEMES = ['light', 'dark', 'contrast'] as const;
type MapTheme = (typeof MAP_THEMES)[number];

const land = '#edf2ee';
const chosenLand = '#1f5a45';
const chosenText = '#ffffff';
const pinColour = '#f0a93b';
const pinInk = '#13202f';

/**
 * Replacement of each colour in the file: outer and inner water, land, borders and chosen text, rivers, roads, chosen land,
 * text, pin and its ink.
 */
const COLOURS: Readonly<Record<MapTheme, Readonly<Record<string, string>>>> = {
  light: {},
  dark: {
    '#eaf2f6': '#14202d',
    '#d8e7ee': '#1a2b3b',
    [land]: '#22332f',
    '#ffffff': '#0f1722',
    '#c3dae4': '#2f4f60',
    '#d9ddd5': '#354742',
    [chosenLand]: '#8cc7ae',
    '#3f4c5b': '#c3ccd6',
    [pinInk]: '#0f1722',
  },
  contrast: {
    '#eaf2f6': '#000000',
    '#d8e7ee': '#000000',
    [land]: '#1a1a1a',
    '#c3dae4': '#4d4d4d',
    '#d9ddd5': '#333333',
    [chosenLand]: '#005a3c',
    '#3f4c5b': '#ffffff',
    [pinColour]: '#ffd84d',
    [pinInk]: '#000000',
  },
};

/** Outline of a pin above its tip, and the middle of its eye. */
const PIN = { path: 'c-6-9-13-14-13-22a13 13 0 0 1 26 0c0 8-7 13-13 22z', eye: -22, halfWidth: 13, height: 35 };
const NAME = { letterWidth: 17, halfHeight: 11, baseline: 6 };

/** Pin of the map, and the region that contains the place; a pin is rounded and may be in another. */
export interface PinnedPlace {
  readonly pin: Position;
  readonly region: number;
}

type Point = ReturnType<typeof projectToMap>;

/** Moves a name below the pin's tip if they overlap. @param y the middle of the name */
function toNameHeight(name: string, { x, y }: Point, pin: Point): number {
  const isBeside = Math.abs(x - pin.x) > PIN.halfWidth + (name.length * NAME.letterWidth) / 2;
  const isAbove = y + NAME.halfHeight < pin.y - PIN.height;
  const isBelow = y - NAME.halfHeight > pin.y;
  return isBeside || isAbove || isBelow ? y : pin.y + NAME.halfHeight + 4;
}

/** Adds a pin at a position and highlights its region. */
function pinPlace(map: string, { pin: at, region: chosen }: PinnedPlace): string {
  const pin = projectToMap(...at);
  let area = -1;
  let name = -1;
  return map
    .replaceAll(`fill="${land}" stroke="#ffffff"`, (found) => {
      area += 1;
      return area === chosen ? found.replace(land, chosenLand) : found;
    })
    .replaceAll(/<text x="([\d.]+)" y="([\d.]+)"([^>]*)>([^<]+)/g, (_, x, y, colours, text) => {
      name += 1;
      const height = toNameHeight(text, { x: Number(x), y: Number(y) - NAME.baseline }, pin) + NAME.baseline;
      const shown = name === chosen ? ` fill="${chosenText}" stroke="${chosenLand}"` : colours;
      return `<text x="${x}" y="${height}"${shown}>${text}`;
    })
    .replace(
      /<\/svg>$/,
      `<path d="M${pin.x} ${pin.y}${PIN.path}" fill="${pinColour}" stroke="${pinInk}" stroke-width="2"/>` +
        `<circle cx="${pin.x}" cy="${pin.y + PIN.eye}" r="5" fill="${pinInk}"/></svg>`,
    );
}

/** Draws the province. @param at place: adds a pin, and highlights its region */
export function drawProvinceMap(theme: MapTheme, at?: PinnedPlace): string {
  const map = showPicture('map/province');
  return recolour(at === undefined ? map : pinPlace(map, at), COLOURS[theme]);
}
