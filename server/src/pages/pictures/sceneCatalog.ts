import type { Drawing } from './artCache.ts';
import { cropPicture, listPictures, type PictureSize, pictureAlt, showPicture } from './pictureFiles.ts';
import { drawVariant, findVariant } from './sceneVariants.ts';

/** Name of a file in `pictures/scenes`, or of a variant of one: `beach`, `beach-dusk`. */
export type SceneName = string;
const files: ReadonlySet<string> = new Set(listPictures('scenes'));

/** Returns true for the name of a scene or of its variant. */
export const isScene = (name: SceneName): boolean => files.has(name) || files.has(findVariant(name)?.scene ?? '');

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
  const found = files.has(name) ? undefined : findVariant(name);
  return found === undefined
    ? pictureAlt(`scenes/${name}`)
    : `${pictureAlt(`scenes/${found.scene}`)}, ${found.variant.alt}`;
}

/** Draws a scene or its variant in a size. */
function drawScene(name: SceneName, size: PictureSize): string {
  const found = files.has(name) ? undefined : findVariant(name);
  if (found === undefined) return cropPicture(showPicture(`scenes/${name}`), size);
  return drawVariant(showPicture(`scenes/${found.scene}`), found.variant, size);
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
  if (isScene(key)) {
    const shown = format ?? 'card';
    return {
      id: `${key} ${shown} ${theme}`,
      draw() {
        const scene = drawScene(key, sizes[shown]);
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
  if (isScene(key)) return () => drawScene(key, openGraphSize);
  const landscape = findLandscape(key);
  return landscape === undefined ? undefined : () => showPicture(`landscapes/${landscape}`);
}
