import { LANDMARK_SHAPES, type Landmark } from './landmarks.ts';
import { PALETTES } from './palettes.ts';
import type { RegionName } from './province.ts';
import { getProvinceMapShapes } from './provinceMap.ts';
import { whole } from './ridges.ts';
import { definePines } from './sceneFrame.ts';

/** Landmark drawn in each region, and the scale of its drawing. */
const MARKS: Readonly<Record<RegionName, readonly [landmark: Landmark, scale: number]>> = {
  해솔시: ['observatoryTower', 0.38],
  가온시: ['bridge', 0.24],
  나래시: ['tent', 0.3],
  다온군: ['dome', 0.32],
  라움군: ['kiln', 0.3],
  마루군: ['pavilion', 0.36],
  솔빛군: ['ferriswheel', 0.4],
  푸른섬군: ['lighthouse', 0.38],
};

/** Where the landmark stands above the middle of the name below it, in pixels of the map. */
const ABOVE_NAME = 30;

const PINE_VARIANTS = 3;
const PINE_SCALE = 0.2;
/** Feet of the pines, on land and clear of names and landmarks. */
const PINES_AT = [
  [212, 126],
  [292, 112],
  [92, 190],
  [206, 166],
  [408, 150],
  [318, 178],
  [84, 262],
  [176, 262],
  [216, 216],
  [236, 300],
  [330, 268],
  [66, 320],
  [118, 392],
  [250, 370],
  [310, 372],
  [424, 372],
  [450, 318],
  [420, 268],
  [456, 478],
] as const;

/** Landmarks above the names of their regions and pines between them, on nothing: lies over the map that a page draws. */
export function drawMapMarks(): string {
  const { viewBox, regions } = getProvinceMapShapes();
  const palette = PALETTES.day;
  const usedPines = new Set(PINES_AT.map((_, at) => at % PINE_VARIANTS));
  const pines = PINES_AT.map(
    ([x, y], at) => `<use href="#m${at % PINE_VARIANTS}" transform="translate(${x} ${y})scale(${PINE_SCALE})"/>`,
  );
  const marks = regions.map(({ name, label }) => {
    const [landmark, scale] = MARKS[name];
    const drawing = LANDMARK_SHAPES[landmark].draw(palette, 'day');
    return `<g transform="translate(${whole(label.x)} ${whole(label.y - ABOVE_NAME)})scale(${scale})">${drawing}</g>`;
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><defs>${definePines({ palette, prefix: 'm', usedPines })}</defs>` +
    `${pines.join('')}${marks.join('')}</svg>`
  );
}
