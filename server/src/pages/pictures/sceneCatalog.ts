import type { Drawing } from './artCache.ts';
import { cropPicture, listPictures, type PictureSize, pictureAlt, showPicture } from './pictureFiles.ts';

/** Name of a file in `pictures/scenes`. */
export type SceneName = string;
export const SCENE_NAMES: ReadonlySet<SceneName> = new Set(listPictures('scenes'));
const landscapes: ReadonlySet<string> = new Set(listPictures('landscapes'));

export const SCENE_FORMATS = ['card', 'wide', 'banner', 'portrait'] as const;
type SceneFormat = (typeof SCENE_FORMATS)[number];

const sizes: Readonly<Record<SceneFormat, PictureSize>> = {
  card: { width: 480, height: 320 },
  wide: { width: 960, height: 540 },
  banner: { width: 1440, height: 400 },
  portrait: { width: 600, height: 950 },
};
const openGraphSize: PictureSize = { width: 1200, height: 630 };

/** Returns the Korean alternative text of a scene. */
export function sceneAlt(name: SceneName): string {
  return pictureAlt(`scenes/${name}`);
}

export interface SceneOptions {
  format?: SceneFormat;
  /** The same place at night, for the dark theme's banner. */
  theme?: 'night';
}

/** Darkens a picture without a file for the night. */
const darken = (svg: string) =>
  svg.replace(/<\/svg>$/, '<path d="M0 0h1440v950H0z" fill="#0b1a33" opacity=".6"/></svg>');

const numbered = /^(?:attraction|news|promotion|tour|pass|sharing|story|scene)-([1-9]\d{0,3}|0)$/;
/** Landscapes `scene-0` to `scene-59`, used for any other number of a family too. */
const numberedCount = 60;

function findLandscape(key: string): string | undefined {
  if (landscapes.has(key)) return key;
  const number = numbered.exec(key)?.[1];
  return number === undefined ? undefined : `scene-${Number(number) % numberedCount}`;
}

function formatOf(key: string): SceneFormat {
  if (key === 'login') return 'portrait';
  return numbered.test(key) ? 'card' : 'banner';
}

/** Formats with a picture for the night. */
const nightFormats: ReadonlySet<SceneFormat | undefined> = new Set(['banner', 'portrait']);

/** Finds the picture of a scene's key; `undefined` for an unknown key, and for a night that no page shows. */
export function findScene(key: string, { format, theme }: SceneOptions = {}): Drawing | undefined {
  if (theme === 'night' && !nightFormats.has(format)) return undefined;
  if (SCENE_NAMES.has(key)) {
    const shown = format ?? 'card';
    return {
      id: `${key} ${shown} ${theme}`,
      draw() {
        const scene = cropPicture(showPicture(`scenes/${key}`), sizes[shown]);
        return theme === 'night' ? darken(scene) : scene;
      },
    };
  }
  const landscape = findLandscape(key);
  if (landscape === undefined) return undefined;
  const shown = format ?? formatOf(key);
  const drawn = [`${key}-${shown}`, `${key}-${shown}-${theme}`].filter((name) => landscapes.has(name));
  const file = drawn.find((name) => name.endsWith('-night') === (theme === 'night'));
  if (file !== undefined) return { id: file, draw: () => showPicture(`landscapes/${file}`) };
  const day = drawn[0] ?? landscape;
  return {
    id: `${day} ${shown} ${theme}`,
    draw() {
      const scene = cropPicture(showPicture(`landscapes/${day}`), sizes[shown]);
      return theme === 'night' ? darken(scene) : scene;
    },
  };
}

/** Finds the same picture in the size of a link preview. */
export function findOpenGraphScene(key: string): (() => string) | undefined {
  if (SCENE_NAMES.has(key)) return () => cropPicture(showPicture(`scenes/${key}`), openGraphSize);
  const landscape = findLandscape(key);
  return landscape === undefined ? undefined : () => showPicture(`landscapes/${landscape}`);
}
