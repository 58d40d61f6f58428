import { createRandom, hashText, pick } from './random.ts';
import { circlePath, fill } from './shapes.ts';

const PAIRS = [
  ['#1f5a45', '#8cc7ae'],
  ['#1b4f8f', '#8db7ea'],
  ['#b1451f', '#f0a93b'],
  ['#2c4150', '#8fbfcb'],
  ['#5a3a75', '#c7aede'],
  ['#7a4f00', '#e5c06a'],
] as const;

type Mark = (dark: string, light: string) => string;

/** Six families of marks on 64 × 64. */
const MARKS: readonly [Mark, ...Mark[]] = [
  (dark, light) => fill(dark, 'M8 48L32 10l24 38H44L32 29 20 48z') + fill(light, 'M20 54l12-18 12 18z'),
  (dark, light) =>
    fill(light, circlePath(25, 32, 17)) + fill(dark, circlePath(41, 32, 15)) + fill('#ffffff', circlePath(41, 32, 6)),
  (dark, light) =>
    fill(dark, 'M8 22q12-12 24 0t24 0v10q-12 12-24 0T8 32z') +
    fill(light, 'M8 38q12-12 24 0t24 0v10q-12 12-24 0T8 48z'),
  (dark, light) =>
    fill(dark, 'M10 10h20v20H10zM34 34h20v20H34z') +
    fill(light, 'M34 10a20 20 0 0 1 20 20H34zM10 34h20v20a20 20 0 0 1-20-20z'),
  (dark, light) =>
    fill(dark, 'M32 56C10 50 8 28 12 12c16 4 22 20 20 44z') + fill(light, 'M34 56c-2-18 6-32 20-34 2 16-4 30-20 34z'),
  (dark, light) =>
    fill(dark, 'M32 6l22.5 13v26L32 58 9.5 45V19zM32 20l-10.5 6v12L32 44l10.5-6V26z') +
    fill(light, 'M32 26l5.2 3v6L32 38l-5.2-3v-6z'),
  (dark, light) => fill(dark, 'M10 54V30h10v24zM27 54V20h10v34zM44 54V10h10v44z') + fill(light, circlePath(15, 18, 7)),
  (dark, light) => fill(dark, 'M8 46a24 24 0 0 1 48 0H46a14 14 0 0 0-28 0z') + fill(light, circlePath(32, 47, 8)),
];

/** Invented mark of a partner organisation: one of the shapes, coloured and turned by its name. */
export function drawPartnerMark(name: string, seed: string | number = ''): string {
  const random = createRandom(`partner/${name}/${seed}`);
  const [dark, light] = PAIRS[hashText(`${name}${seed}`) % PAIRS.length] ?? PAIRS[0];
  const mark = pick(random, MARKS);
  const turn = pick(random, [0, 0, 90, 180]);
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">' +
    `<g transform="rotate(${turn} 32 32)" fill-rule="evenodd">${mark(dark, light)}</g></svg>`
  );
}
