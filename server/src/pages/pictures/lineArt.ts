import { recolour, showPicture } from './pictureFiles.ts';

export const LINE_TINTS = ['blue', 'gray', 'sand', 'mauve', 'green'] as const;
export type LineTint = (typeof LINE_TINTS)[number];
export type ArtTheme = 'light' | 'dark';

/** Ground and accent of each tint. */
const TINTS: Readonly<Record<ArtTheme, Readonly<Record<LineTint, readonly [ground: string, accent: string]>>>> = {
  light: {
    blue: ['#e4effd', '#bdd5f8'],
    gray: ['#eceff3', '#c6d9f2'],
    sand: ['#f8f1e3', '#f3d49b'],
    mauve: ['#f2edf5', '#d5c3e2'],
    green: ['#e6f0ea', '#b9dac7'],
  },
  dark: {
    blue: ['#16283f', '#2d5487'],
    gray: ['#1e2935', '#36506f'],
    sand: ['#2a2519', '#7a5a23'],
    mauve: ['#282133', '#5a4573'],
    green: ['#162c26', '#2c6150'],
  },
};
const INKS: Readonly<Record<ArtTheme, string>> = { light: '#13202f', dark: '#dbe3ec' };
const drawn = { tint: { device: 'gray', course: 'blue' }, ink: INKS.light } as const;

/** Colours a line drawing by tint and theme, because an image cannot read the page's theme. */
export function tintLines(family: 'courses' | 'devices', kind: string, tint: LineTint, theme: ArtTheme): string {
  const [ground, accent] = TINTS.light[family === 'devices' ? drawn.tint.device : drawn.tint.course];
  const [newGround, newAccent] = TINTS[theme][tint];
  return recolour(showPicture(`${family}/${kind}`), {
    [ground]: newGround,
    [accent]: newAccent,
    [drawn.ink]: INKS[theme],
  });
}
