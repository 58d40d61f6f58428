import type { SceneLight } from './palettes.ts';
import { oneDecimal } from './ridges.ts';
import { definePines } from './sceneFrame.ts';
import { rain, snowfall } from './scenery.ts';
import { createSheet, SHEET_HEIGHT, SHEET_WIDTH, type Sheet } from './sheet.ts';

/** A picture with its own name: drawing and alternative text stand in one entry, so that they tell the same thing. */
export interface NamedScene {
  light: SceneLight;
  /** Height of the horizon in per cent from the top; 0 where none is seen. */
  horizon: 0 | 20 | 35 | 60;
  /** Across a bay or valley, across a street, or at arm's length. */
  distance: 'far' | 'street' | 'near';
  /** Seen inside of a room. */
  indoor?: true;
  /** Korean: what is seen where, between the words of the light and "그림". */
  alt: string;
  /** From back to front. */
  draw: (sheet: Sheet) => string[];
}

export interface SceneSize {
  width: number;
  height: number;
}

/** The middle part of the sheet in the proportions of a format. */
function cropTo({ width, height }: SceneSize): string {
  const ratio = width / height;
  const [w, h] =
    ratio > SHEET_WIDTH / SHEET_HEIGHT ? [SHEET_WIDTH, SHEET_WIDTH / ratio] : [SHEET_HEIGHT * ratio, SHEET_HEIGHT];
  return [(SHEET_WIDTH - w) / 2, (SHEET_HEIGHT - h) / 2, w, h].map(oneDecimal).join(' ');
}

/** What falls in front of everything outdoors, so that the words of the light are true. */
function weatherOf(sheet: Sheet): string {
  if (sheet.light === 'rain') return rain(sheet);
  return sheet.light === 'snow' ? snowfall(sheet) : '';
}

/** Draws a named scene in a size; the same name gives the same bytes. */
export function composeNamedScene(name: string, scene: NamedScene, size: SceneSize): string {
  const sheet = createSheet(name, scene.light);
  const layers = [...scene.draw(sheet), scene.indoor ? '' : weatherOf(sheet)].join('');
  const { width, height } = size;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${cropTo(size)}" width="${width}" height="${height}" ` +
    `preserveAspectRatio="xMidYMid slice"><defs>${definePines(sheet)}</defs>${layers}</svg>`
  );
}

const OUTDOOR_WORDS: Readonly<Record<SceneLight, string>> = {
  dawn: '해 뜰 무렵',
  day: '맑은 날',
  dusk: '노을 진',
  night: '밤의',
  rain: '비 내리는',
  snow: '눈 내리는',
  autumn: '가을빛 물든',
};

const INDOOR_WORDS: Readonly<Record<SceneLight, string>> = {
  dawn: '아침 빛이 드는',
  day: '한낮의',
  dusk: '노을빛이 드는',
  night: '불을 켠',
  rain: '비 오는 날',
  snow: '눈 오는 날',
  autumn: '가을 햇살이 드는',
};

/** Korean alternative text of a named scene, from the entry that draws it. */
export function namedSceneAlt({ light, indoor, alt }: NamedScene): string {
  return `${(indoor ? INDOOR_WORDS : OUTDOOR_WORDS)[light]} ${alt} 그림`;
}
