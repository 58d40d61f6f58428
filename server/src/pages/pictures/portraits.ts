import { mixColours, PALETTES } from './palettes.ts';
import { PINES } from './pines.ts';
import { between, createRandom, hashText, pick } from './random.ts';
import { areaUnder, createRidge, grainDots, whole } from './ridges.ts';
import { circlePath, fill, stroke } from './shapes.ts';

const AVATAR_GROUNDS = [
  { ground: '#e6efea', ridge: '#cfe0d7', ink: '#1f5a45' },
  { ground: '#e4effd', ridge: '#c9dcf7', ink: '#134c9b' },
  { ground: '#f8f1e3', ridge: '#ecdcb9', ink: '#7a4f00' },
  { ground: '#f2edf5', ridge: '#ddcfe6', ink: '#5a3a75' },
  { ground: '#eceff3', ridge: '#d5dbe3', ink: '#3f4c5b' },
  { ground: '#fbece4', ridge: '#f2d2c1', ink: '#8f3d1c' },
] as const;

/** One letter or Hangul syllable, the only text that an avatar may carry. */
const SYLLABLE = /^[가-힣A-Za-z0-9]$/;

/** Round avatar: the name's syllable over a small ridge. @throws RangeError for anything but one letter */
export function drawAvatar(syllable: string, seed: string | number = syllable): string {
  if (!SYLLABLE.test(syllable)) throw new RangeError('An avatar shows one letter');
  const random = createRandom(`avatar/${seed}`);
  const colours = AVATAR_GROUNDS[hashText(`${seed}`) % AVATAR_GROUNDS.length] ?? AVATAR_GROUNDS[0];
  const ridge = createRidge(random, { width: 80, base: 60, amplitude: 14, wavelength: 44 });
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80" width="80" height="80">' +
    '<clipPath id="c"><circle cx="40" cy="40" r="40"/></clipPath><g clip-path="url(#c)">' +
    fill(colours.ground, 'M0 0h80v80H0z') +
    fill(colours.ridge, areaUnder(ridge, 80, 80, 10)) +
    `</g><text x="40" y="51" fill="${colours.ink}" text-anchor="middle" font-size="32" font-weight="700" ` +
    `font-family="Pretendard Variable,Pretendard,Noto Sans KR,Malgun Gothic,sans-serif">${syllable}</text></svg>`
  );
}

const HAIR = ['#2b2a2e', '#3a302c', '#4b4640'] as const;
const SKIN = ['#f0cfae', '#e8c09b', '#f3d8bd'] as const;

/** Bust of the head of the office in the style of the scenes: planes only, no features but glasses, dawn behind. */
export function drawPortrait(seed: string | number = 'head'): string {
  const random = createRandom(`portrait/${seed}`);
  const p = PALETTES.dawn;
  const hair = pick(random, HAIR);
  const skin = pick(random, SKIN);
  const shadow = mixColours(skin, p.wood, 0.22);
  const suit = pick(random, ['#26394a', '#2f4a45', '#3b3f4f']);
  const suitLight = mixColours(suit, '#ffffff', 0.14);
  const tie = pick(random, [p.accent, p.near, p.seaDeep]);
  const ridgeAt = (base: number, amplitude: number) =>
    createRidge(random, { width: 360, base, amplitude, wavelength: 190, sharpness: 0.25 });
  const [far, mid, near] = [ridgeAt(230, 34), ridgeAt(268, 30), ridgeAt(318, 22)];
  const grain = grainDots(random, far, { count: 90, depth: 50, place: 'foot', width: 360, bottom: 440 });
  const sunX = whole(between(random, 262, 292));
  const pine = PINES[Math.floor(random() * PINES.length)] ?? PINES[0];
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 440" width="360" height="440">',
    fill(p.sky, 'M0 0h360v440H0z'),
    `<circle cx="${sunX}" cy="128" r="46" fill="${p.sun}"/>`,
    fill(p.far, areaUnder(far, 360, 440, 24)),
    stroke(p.low, 2, grain, 0.7),
    fill(p.mid, areaUnder(mid, 360, 440, 24)),
    fill(p.near, areaUnder(near, 360, 440, 24)),
    `<g transform="translate(46 ${whole(near(46) + 6)})scale(1.3)">`,
    fill(p.wood, pine.trunk),
    stroke(p.wood, 2.4, pine.branches),
    fill(p.pine, pine.crown),
    fill(p.pineLight, pine.light),
    '</g>',
    fill(hair, 'M112 178c-8-62 22-104 70-104s76 40 68 104c-4 22-12 34-20 42h-96c-10-8-18-22-22-42z'),
    fill(shadow, 'M150 226h60v70l-30 34-30-34z'),
    fill(shadow, 'M116 176a11 17 0 0 0 10 30zM244 176a11 17 0 0 1-10 30z'),
    fill(skin, 'M122 168c0-40 20-62 58-62s60 22 60 62c0 52-28 92-60 92s-58-40-58-92z'),
    fill(shadow, 'M214 116c18 10 26 28 26 52 0 52-28 92-60 92 26-20 42-52 42-92 0-20-2-36-8-52z', 0.55),
    fill(
      hair,
      'M116 176c-4-34 6-52 20-62 6 12 18 18 34 18 26 0 50-4 62-14 8 12 14 30 12 58 14-62-10-104-64-104s-78 42-64 104z',
    ),
    fill(mixColours(hair, '#ffffff', 0.16), 'M136 114c8-18 28-30 52-28-20 6-32 18-36 42-8-2-13-7-16-14z'),
    stroke(
      hair,
      3,
      `${circlePath(157, 178, 17)}${circlePath(203, 178, 17)}M174 176q6-4 12 0M140 175l-14-4M220 175l14-4`,
    ),
    stroke(shadow, 3, 'M168 232q12 7 24 0'),
    fill(suit, 'M20 440c2-84 34-122 118-146l42 44 44-44c84 24 114 62 116 146z'),
    fill(p.wall, 'M138 294l14-16 28 34 30-34 14 16-44 92z'),
    fill(tie, 'M170 316h22l-4 14 14 82-22 28-20-28 14-82z'),
    fill(suitLight, 'M138 294l-34 14 24 44-16 12 60 76h8zM224 294l32 14-22 44 16 12-58 76h-12z'),
    fill(p.accent, 'M262 380h34l-4 10h-26z'),
    '</svg>',
  ].join('');
}
