import type { Palette, SceneTime } from './palettes.ts';
import { fill, gridPath, stroke } from './shapes.ts';

export function drawObservatoryTower(p: Palette, time: SceneTime): string {
  const glass = time === 'dawn' || time === 'day' ? p.sea : p.lamp;
  return [
    stroke(p.shade, 3.4, 'M-5-50L-24 0M5-50L24 0'),
    stroke(p.roof, 1.4, 'M-17-18h34M-11-34h22'),
    fill(p.wall, 'M-7 0L-5-54H5L7 0z'),
    fill(p.shade, 'M2-54h3L7 0H3z'),
    fill(p.roof, 'M-1.5-46h3v6h-3zM-1.5-30h3v6h-3z'),
    fill(p.shade, 'M-16 1v-10h32V1z'),
    fill(p.roof, 'M-18-11h36v3h-36zM-4-8h8v9h-8z'),
    fill(p.roof, 'M-32-62h64L21-52h-42z'),
    fill(p.wall, 'M-34-65h68v4h-68z'),
    fill(glass, 'M-28-79h56v14h-56z'),
    stroke(p.roof, 1.4, 'M-28-79v14M-17-79v14M-6-79v14M6-79v14M17-79v14M28-79v14'),
    fill(p.accent, 'M-35-78C-22-90-10-93 0-93s22 3 35 15z'),
    fill(p.roof, 'M4-93c9 1 20 4 31 15H14C14-84 10-89 4-93z', 0.2),
    stroke(p.roof, 1.8, 'M0-93v-14'),
    fill(p.accent, 'M0-107l14 4.5L0-98z'),
  ].join('');
}

export function drawDome(p: Palette, time: SceneTime): string {
  const lit = time === 'night' || time === 'rain' || time === 'dusk' ? p.lamp : p.roof;
  return [
    fill(p.shade, 'M-52-3h104v5H-52z'),
    fill(p.wall, 'M-48-22h40v20h-40z'),
    fill(p.shade, 'M8-22h40v20H8z'),
    fill(p.roof, 'M-51-25h102v4H-51z'),
    fill(lit, gridPath({ x: -43, y: -16, columns: 3, rows: 1, stepX: 8, stepY: 1, width: 4, height: 8 })),
    fill(lit, gridPath({ x: 24, y: -16, columns: 3, rows: 1, stepX: 8, stepY: 1, width: 4, height: 8 })),
    fill(p.wall, 'M-25-46h50v44h-50z'),
    fill(p.shade, 'M10-46h15v44H10z'),
    fill(p.roof, 'M-29-50h58v5h-58z'),
    fill(p.wall, 'M-27-50a27 29 0 0 1 54 0z'),
    fill(p.shade, 'M4-79a27 29 0 0 1 23 29H13q0-18-9-29z'),
    fill(p.roof, 'M-13-75q7-4 13-4 8 10 8 29h-12q0-14-9-25z'),
    fill(p.accent, 'M-8-56l22-38 9 5-22 38z'),
    fill(p.roof, 'M15-95l3-4 9 5-3 4zM1-51l22-38-4-2-22 38z', 0.35),
    stroke(p.accent, 1.6, 'M-24-40h48'),
    fill(lit, 'M-6-2v-14a6 6 0 0 1 12 0v14zM-18-30h6v8h-6zM12-30h6v8h-6z'),
  ].join('');
}

/** A library whose roof is an open book. */
export function drawBook(p: Palette): string {
  const panes = gridPath({ x: -44, y: -30, columns: 4, rows: 1, stepX: 9, stepY: 1, width: 5, height: 24 });
  const panesRight = gridPath({ x: 12, y: -30, columns: 4, rows: 1, stepX: 9, stepY: 1, width: 5, height: 24 });
  return [
    fill(p.shade, 'M-58-3H58v5H-58z'),
    fill(p.wall, 'M-50-52H0v50h-50z'),
    fill(p.shade, 'M0-52h50v50H0z'),
    fill(p.glass, panes + panesRight),
    fill(p.roof, 'M-7-2v-20H7v20z'),
    fill(p.lamp, 'M-5-2v-17h4v17zM1-2v-17h4v17z'),
    fill(p.accent, 'M0-42C-18-58-44-62-70-54v-26q2-3 4-3L0-50 66-83q2 0 4 3v26C44-62 18-58 0-42z'),
    fill(p.wall, 'M0-48C-16-64-40-68-65-61v-24C-40-92-16-88 0-72z'),
    fill(p.shade, 'M0-48C16-64 40-68 65-61v-24C40-92 16-88 0-72z'),
    stroke(p.seaDeep, 1.4, 'M-56-78q24-4 44 8M-56-71q24-4 44 8M56-78q-24-4-44 8M56-71q-24-4-44 8', 0.75),
    fill(p.roof, 'M-1-72h2v25h-2z', 0.5),
    fill(p.accent, 'M28-87h8v16l-4-4-4 4z'),
  ].join('');
}
