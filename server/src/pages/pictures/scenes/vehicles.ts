import type { Palette } from '../palettes.ts';
import { disc } from '../scenery.ts';
import { fill, stroke } from '../shapes.ts';

// Vehicles seen from the side, standing on the origin and driving to the right.

function wheels({ roof, shade }: Palette, radius: number, ...places: number[]): string {
  return places.map((x) => disc(roof, x, -radius, radius) + disc(shade, x, -radius, radius * 0.45)).join('');
}

/** A high van, 174 long and 88 high; `sign` is drawn on its side. */
export function van(p: Palette, colour: string, sign: string): string {
  return [
    fill(colour, 'M-88-20V-74q0-14 14-14h92q14 0 22 12l22 30 20 8q8 3 8 12v10q0 6-6 6h-166q-6 0-6-6z'),
    fill(p.roof, 'M-88-30h178v6q0 6-6 6h-166q-6 0-6-6z'),
    fill(p.glass, 'M-78-78h40v28h-40zM-30-78h40v28h-40zM18-78q10 0 14 6l16 22H18z'),
    stroke(p.roof, 1.6, 'M-34-84v56M14-84v56', 0.6),
    fill(p.lamp, 'M80-34h12v9h-12z'),
    sign,
    wheels(p, 17, -50, 52),
  ].join('');
}

/** A town bus, 224 long and 100 high. */
export function townBus(p: Palette, colour: string): string {
  return [
    fill(colour, 'M-112-18v-68q0-14 14-14h194q14 0 16 16v66q0 4-4 4h-216q-4 0-4-4z'),
    fill(p.wall, 'M-112-42h224v12h-224z'),
    fill(p.glass, 'M-100-84h38v34h-38zM-56-84h38v34h-38zM-12-84h38v34h-38zM76-84h30v34h-30z'),
    fill(p.wall, 'M34-86h34v70H34z'),
    fill(p.glass, 'M38-82h12v62H38zM54-82h12v62H54z'),
    fill(p.lamp, 'M-30-98h90v9h-90zM104-34h8v10h-8z'),
    wheels(p, 18, -64, 88),
  ].join('');
}

/** A car, 108 long and 46 high. */
export function car(p: Palette, colour: string): string {
  return [
    fill(colour, 'M-54-12q0-14 12-16l12-2 14-14q4-4 12-4h16q12 0 18 8l10 12 8 2q6 2 6 10v8h-108z'),
    fill(p.glass, 'M-24-30l9-9q3-3 9-3h4v12zM4-42h8q8 0 12 6l5 6H4z'),
    fill(p.lamp, 'M48-22h6v6h-6z'),
    wheels(p, 10, -32, 32),
  ].join('');
}

/** A bicycle, 122 long and 70 high. */
export function bicycle({ roof, wood }: Palette, colour: string): string {
  const ring = (x: number) => `<circle cx="${x}" cy="-24" r="23" fill="none" stroke="${roof}" stroke-width="4"/>`;
  return [
    ring(-36),
    ring(36),
    stroke(roof, 1, 'M-36-47v46M-59-24h46M36-47v46M13-24h46', 0.5),
    stroke(colour, 5, 'M-36-24l22-32h36L-2-24h-34M22-56l14 32M-14-56L-2-24'),
    stroke(roof, 3.6, 'M22-56l-4-12q12-4 18 3M-14-56l-4-10'),
    stroke(wood, 6, 'M-26-67h18'),
    disc(roof, -2, -24, 6),
  ].join('');
}

/** A wheelchair, 84 long and 92 high. */
export function wheelchair({ roof, wood }: Palette, colour: string): string {
  return [
    fill(colour, 'M-30-80h8q4 20 6 34h38v12h-42q-6-20-10-46z'),
    stroke(roof, 4, 'M-26-78l-14-8M-22-56h36M22-36l12 28h12'),
    `<circle cx="-10" cy="-26" r="25" fill="none" stroke="${roof}" stroke-width="5"/>`,
    stroke(roof, 1.4, 'M-10-50v48M-34-26h48M-27-43l34 34M7-43l-34 34', 0.6),
    disc(wood, -10, -26, 5),
    disc(roof, 30, -8, 8),
  ].join('');
}
