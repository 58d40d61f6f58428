import { PALETTES, type Palette, type SceneLight, type SceneTime } from './palettes.ts';
import { createRandom, hashText, type Random } from './random.ts';

/** Units of a sheet; every named scene is drawn on it and cropped for other formats. */
export const SHEET_WIDTH = 480;
export const SHEET_HEIGHT = 320;

/** What the parts of one named scene share while it is drawn. */
export interface Sheet {
  light: SceneLight;
  palette: Palette;
  random: Random;
  /** Identifiers are prefixed, so that two scenes written into one page keep their own colours. */
  prefix: string;
  usedPines: Set<number>;
}

export function createSheet(name: string, light: SceneLight): Sheet {
  const seed = `${name}/${light}`;
  return {
    light,
    palette: PALETTES[light],
    random: createRandom(seed),
    prefix: `n${(hashText(seed) % 46656).toString(36)}`,
    usedPines: new Set(),
  };
}

/** The time that a landmark's lamps and windows follow; seasons are day. */
export function timeOf(light: SceneLight): SceneTime {
  return light === 'snow' || light === 'autumn' ? 'day' : light;
}

/** A rectangle of the sheet. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const WHOLE_SHEET: Area = { x: 0, y: 0, width: SHEET_WIDTH, height: SHEET_HEIGHT };

export function areaPath({ x, y, width, height }: Area): string {
  return `M${x} ${y}h${width}v${height}h${-width}z`;
}
