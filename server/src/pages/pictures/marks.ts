import type { Drawing } from './artCache.ts';
import { listPictures, recolour, showPicture } from './pictureFiles.ts';
import { createRandom, hashText, pick } from './random.ts';
import { areaUnder, createRidge } from './ridges.ts';

/** Draws sun and pine. @param tone `inverse` is for dark grounds, as in the footer */
export function drawLogo(tone: 'normal' | 'inverse'): string {
  return recolour(showPicture('marks/logo'), tone === 'inverse' ? { '#1f5a45': '#8cc7ae' } : {});
}

const PAIRS = [
  ['#1f5a45', '#8cc7ae'],
  ['#1b4f8f', '#8db7ea'],
  ['#b1451f', '#f0a93b'],
  ['#2c4150', '#8fbfcb'],
  ['#5a3a75', '#c7aede'],
  ['#7a4f00', '#e5c06a'],
] as const;
const PARTNER_MARKS = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/**
 * Finds the invented logo of a partner organisation: one of the files `partner-1` to `partner-8`, coloured and rotated by its
 * name. Equal ones have the same id.
 */
export function findPartnerMark(name: string): Drawing {
  const random = createRandom(`partner/${name}/`);
  const [dark, light] = PAIRS[hashText(name) % PAIRS.length] ?? PAIRS[0];
  const mark = pick(random, PARTNER_MARKS);
  const turn = pick(random, [0, 0, 90, 180]);
  return {
    id: `${mark} ${turn} ${dark}`,
    draw() {
      const [[drawnDark, drawnLight]] = PAIRS;
      const coloured = recolour(showPicture(`marks/partner-${mark}`), { [drawnDark]: dark, [drawnLight]: light });
      return coloured.replace('rotate(0 ', `rotate(${turn} `);
    },
  };
}

const AVATAR_COLOURS = [
  ['#e6efea', '#cfe0d7', '#1f5a45'],
  ['#e4effd', '#c9dcf7', '#134c9b'],
  ['#f8f1e3', '#ecdcb9', '#7a4f00'],
  ['#f2edf5', '#ddcfe6', '#5a3a75'],
  ['#eceff3', '#d5dbe3', '#3f4c5b'],
  ['#fbece4', '#f2d2c1', '#8f3d1c'],
] as const;

/** Draws a round avatar: the name's syllable over a small ridge. @param syllable one character, which needs no escaping */
export function drawAvatar(syllable: string): string {
  const [ground, hill, ink] = AVATAR_COLOURS[hashText(syllable) % AVATAR_COLOURS.length] ?? AVATAR_COLOURS[0];
  const ridge = createRidge(createRandom(`avatar/${syllable}`), { width: 80, base: 60, amplitude: 14, wavelength: 44 });
  const [, drawn] = AVATAR_COLOURS;
  return recolour(showPicture('marks/avatar'), { [drawn[0]]: ground, [drawn[1]]: hill, [drawn[2]]: ink })
    .replace(/d="M0 80V[^"]*"/, `d="${areaUnder(ridge, 80, 80, 10)}"`)
    .replace(/>[^<>]+<\/text>/, `>${syllable}</text>`);
}

const portraits = listPictures('portraits');

/** Finds the portrait of a staff member; a name without a file always gets the same one of the others. */
export function findPortraitFile(name: string): Drawing {
  const file = portraits.includes(name) ? name : (portraits[hashText(name) % portraits.length] ?? '');
  return { id: file, draw: () => showPicture(`portraits/${file}`) };
}
