export const LINE_TINTS = ['blue', 'gray', 'sand', 'mauve', 'green'] as const;
export type LineTint = (typeof LINE_TINTS)[number];
export type ArtTheme = 'light' | 'dark';

export const LINE_WIDTH = 240;
export const LINE_HEIGHT = 160;

/** Path data of one line drawing on 240 × 160; the accent is the only filled part. */
export interface LineDrawing {
  /** Korean: the thing that is drawn; its alternative text adds "그림". */
  shows: string;
  accent: string;
  lines: string;
  /** Hidden or moving parts, dashed. */
  dashed?: string;
  /** Without a floor line, for things that hang or float. */
  floorless?: boolean;
}

const GROUNDS: Readonly<Record<ArtTheme, Readonly<Record<LineTint, { ground: string; accent: string }>>>> = {
  light: {
    blue: { ground: '#e4effd', accent: '#bdd5f8' },
    gray: { ground: '#eceff3', accent: '#c6d9f2' },
    sand: { ground: '#f8f1e3', accent: '#f3d49b' },
    mauve: { ground: '#f2edf5', accent: '#d5c3e2' },
    green: { ground: '#e6f0ea', accent: '#b9dac7' },
  },
  dark: {
    blue: { ground: '#16283f', accent: '#2d5487' },
    gray: { ground: '#1e2935', accent: '#36506f' },
    sand: { ground: '#2a2519', accent: '#7a5a23' },
    mauve: { ground: '#282133', accent: '#5a4573' },
    green: { ground: '#162c26', accent: '#2c6150' },
  },
};
const INKS: Readonly<Record<ArtTheme, string>> = { light: '#13202f', dark: '#dbe3ec' };

export function box(x: number, y: number, width: number, height: number, radius = 0): string {
  if (radius === 0) return `M${x} ${y}h${width}v${height}h${-width}z`;
  const r = radius;
  const [across, down] = [width - 2 * r, height - 2 * r];
  return (
    `M${x + r} ${y}h${across}a${r} ${r} 0 0 1 ${r} ${r}v${down}a${r} ${r} 0 0 1 ${-r} ${r}h${-across}` +
    `a${r} ${r} 0 0 1 ${-r} ${-r}v${-down}a${r} ${r} 0 0 1 ${r} ${-r}z`
  );
}

export function ring(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0z`;
}

/** Writes a drawing on its tinted ground: ink lines 1.75 wide, one accent. */
export function drawLines(drawing: LineDrawing, tint: LineTint, theme: ArtTheme): string {
  const { ground, accent } = GROUNDS[theme][tint];
  const ink = INKS[theme];
  const floor = drawing.floorless ? '' : '<path d="M28 138h184" opacity=".35"/>';
  const dashed = drawing.dashed ? `<path d="${drawing.dashed}" stroke-dasharray="3 5"/>` : '';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${LINE_WIDTH} ${LINE_HEIGHT}" width="${LINE_WIDTH}" height="${LINE_HEIGHT}">` +
    `<path d="M0 0h240v160H0z" fill="${ground}"/>` +
    `<g fill="none" stroke="${ink}" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">` +
    `${floor}<path d="${drawing.accent}" fill="${accent}"/><path d="${drawing.lines}"/>${dashed}</g></svg>`
  );
}
