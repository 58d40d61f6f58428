import type { Drawing } from './artCache.ts';
import { listPictures, recolour, showPicture } from './pictureFiles.ts';
import { createRandom, hashText, pick } from './random.ts';

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

const portraits = listPictures('portraits');

/** Finds the portrait of a staff member; a name without a file always gets the same one of the others. */
export function findPortraitFile(name: string): Drawing {
  const file = portraits.includes(name) ? name : (portraits[hashText(name) % portraits.length] ?? '');
  return { id: file, draw: () => showPicture(`portraits/${file}`) };
}
