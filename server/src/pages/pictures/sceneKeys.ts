import { LANDMARK_SHAPES, LANDMARKS, type Landmark } from './landmarks.ts';
import { SCENE_TIMES, type SceneTime } from './palettes.ts';
import { hashText } from './random.ts';
import type { SceneParams } from './sceneFrame.ts';

export const SCENE_FORMATS = ['card', 'wide', 'banner', 'phone', 'portrait'] as const;
type SceneFormat = (typeof SCENE_FORMATS)[number];

export const FORMAT_SIZES: Readonly<Record<SceneFormat, { width: number; height: number }>> = {
  card: { width: 480, height: 320 },
  wide: { width: 960, height: 540 },
  banner: { width: 1440, height: 400 },
  phone: { width: 390, height: 300 },
  portrait: { width: 600, height: 950 },
};

/** What a key shows, whatever the format. */
interface SceneSubject {
  time: SceneTime;
  landmark: Landmark;
  seed: string;
  sea: boolean;
}

/** Pictures with a fixed meaning. The travel service is dusk and sea, the office is dawn. */
const FIXED_SUBJECTS: ReadonlyMap<string, SceneSubject> = new Map([
  ['banner-1', { time: 'dawn', landmark: 'campus', seed: 'banner-1', sea: false }],
  ['banner-2', { time: 'day', landmark: 'researchHall', seed: 'banner-2', sea: false }],
  ['banner-3', { time: 'dusk', landmark: 'lighthouse', seed: 'banner-3', sea: true }],
  ['travel-hero', { time: 'dusk', landmark: 'lighthouse', seed: 'travel-hero', sea: true }],
  ['login', { time: 'dawn', landmark: 'pavilion', seed: 'login', sea: false }],
]);

/**
 * Numbered families and the times that suit them. No two neighbours are equal, also around the end, and no length
 * shares a divisor with the 14 landmarks, so that a pair of both comes back late.
 */
const FAMILY_TIMES = new Map<string, readonly [SceneTime, ...SceneTime[]]>([
  ['attraction', ['day', 'dusk', 'dawn', 'night', 'day', 'rain', 'dusk', 'day', 'dawn']],
  ['news', ['dawn', 'day', 'dusk', 'dawn', 'night']],
  ['promotion', ['dusk', 'night', 'day', 'dusk', 'dawn']],
  ['tour', ['day', 'dusk', 'rain', 'dawn', 'night']],
  ['pass', ['dusk', 'day', 'dawn', 'dusk', 'night']],
  ['sharing', ['dawn', 'day', 'rain']],
  ['story', ['day', 'dusk', 'dawn', 'day', 'rain']],
  ['scene', SCENE_TIMES],
]);

/** Steps through all landmarks without meeting the same one within twelve numbers (5 and 14 share no divisor). */
const LANDMARK_STEP = 5;
const SEASIDE: ReadonlySet<Landmark> = new Set(['lighthouse', 'tent', 'observatoryTower', 'ferriswheel', 'pavilion']);
const KEY_FORM = /^([a-z]{1,12})-([1-9]\d{0,3}|0)$/;

/** Subject of a picture key, or `undefined` when the key has no known form. */
export function findSceneSubject(key: string): SceneSubject | undefined {
  const fixed = FIXED_SUBJECTS.get(key);
  if (fixed) return fixed;
  const match = KEY_FORM.exec(key);
  const family = match?.[1];
  const times = family === undefined ? undefined : FAMILY_TIMES.get(family);
  if (family === undefined || times === undefined) return undefined;
  const number = Number(match?.[2]);
  const offset = hashText(family);
  const landmark = LANDMARKS[(offset + number * LANDMARK_STEP) % LANDMARKS.length] ?? LANDMARKS[0];
  const time = times[number % times.length] ?? times[0];
  const afloat = LANDMARK_SHAPES[landmark].afloat === true;
  const sea = !afloat && SEASIDE.has(landmark) && (landmark === 'lighthouse' || hashText(key) % 3 !== 0);
  return { time, landmark, seed: key, sea };
}

export interface SceneOptions {
  format?: SceneFormat;
  /** `night` draws the same place under the moon, for the dark theme's banner. */
  theme?: 'night';
}

/** Full parameters of a key in a format; without a format a banner key is a banner, the login picture a portrait. */
export function sceneFor(key: string, options: SceneOptions = {}): SceneParams | undefined {
  const subject = findSceneSubject(key);
  if (subject === undefined) return undefined;
  const format = options.format ?? formatOf(key);
  return {
    ...subject,
    ...FORMAT_SIZES[format],
    time: options.theme === 'night' ? 'night' : subject.time,
    textSide: format === 'banner' ? 'left' : 'none',
  };
}

function formatOf(key: string): SceneFormat {
  if (key === 'login') return 'portrait';
  return FIXED_SUBJECTS.has(key) ? 'banner' : 'card';
}
