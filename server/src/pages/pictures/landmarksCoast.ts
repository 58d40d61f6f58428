import type { Palette, SceneTime } from './palettes.ts';
import { circlePath, fill, stroke } from './shapes.ts';

export function drawLighthouse(p: Palette, time: SceneTime): string {
  const beam = time === 'night' ? fill(p.lamp, 'M0-82L430-150V-30zM0-82L-430-126V-22z', 0.12) : '';
  return [
    beam,
    fill(p.shade, 'M-24 2l4-9h40l5 9z'),
    fill(p.wall, 'M-12-7L-7.5-72h15L12-7z'),
    fill(p.accent, 'M-11-21l1-14h20l1 14zM-9-48l.9-13h16.2l.9 13z'),
    fill(p.roof, 'M3-72h4.5L12-7H5z', 0.17),
    fill(p.roof, 'M-3-7v-7a3 3 0 0 1 6 0v7zM-1.5-38v-4a1.5 1.5 0 0 1 3 0v4z'),
    fill(p.roof, 'M-11-76h22v4h-22z'),
    stroke(p.roof, 1, 'M-10-76v-4h20v4M-5-80v4M5-80v4'),
    fill(p.lamp, 'M-6-90H6v14H-6z'),
    stroke(p.roof, 1.2, 'M-2-90v14M2-90v14'),
    fill(p.roof, 'M-8.5-89Q-6-97 0-98q6 1 8.5 9z'),
    stroke(p.roof, 1.6, 'M0-98v-6'),
    fill(p.wall, 'M16-6v-13h20v13z'),
    fill(p.shade, 'M29-6v-13h7v13z'),
    fill(p.accent, 'M13-18l10-11h7l9 11z'),
    fill(p.roof, 'M30-29l9 11h-8l-6-11z', 0.2),
    fill(time === 'night' ? p.lamp : p.roof, 'M19-15h5v5h-5z'),
  ].join('');
}

export function drawBridge(p: Palette): string {
  const cable = (x: number) => -66 + 56 * (1 - (x / 76) ** 2);
  const hangers: string[] = [];
  for (let x = -66; x <= 66; x += 12) hangers.push(`M${x} ${Math.round(cable(x))}V-8`);
  for (let x = 88; x <= 136; x += 12) {
    const y = Math.round(-66 + ((x - 76) / 76) * 52);
    hangers.push(`M${x} ${y}V-10M${-x} ${y}V-10`);
  }
  return [
    fill(
      p.near,
      'M-236 28C-206 24-196-8-166-12-146-10-138 14-118 28zM236 28C206 24 196-8 166-12 146-10 138 14 118 28z',
    ),
    fill(p.shade, 'M-86 18h20l4 12h-28zM66 18h20l4 12H62z'),
    fill(p.accent, 'M-80-70h8v92h-8zM72-70h8v92h-8z'),
    fill(p.roof, 'M-75-70h3v92h-3zM77-70h3v92h-3z', 0.22),
    fill(p.accent, 'M-84-50h16v5h-16zM68-50h16v5H68z'),
    fill(p.roof, 'M-83-75h14v6h-14zM69-75h14v6H69z'),
    stroke(p.roof, 1, hangers.join(''), 0.8),
    stroke(p.roof, 2.2, 'M-154-13L-76-67Q0 47 76-67L154-13'),
    fill(p.roof, 'M-160-11Q0-4 160-11v6Q0 2-160-5z'),
    stroke(p.wall, 1, 'M-158-8Q0-1 158-8', 0.6),
  ].join('');
}

function boat(p: Palette, x: number, scale: number): string {
  return (
    `<g transform="translate(${x})scale(${scale})">` +
    fill(p.wall, 'M3-14V-98C28-72 42-42 44-14z') +
    fill(p.shade, 'M22-14C24-38 20-60 12-84 30-62 42-38 44-14z') +
    stroke(p.shade, 1, 'M3-40h33M3-66h22') +
    fill(p.accent, 'M-3-14V-86C-12-56-22-34-32-14z') +
    fill(p.roof, 'M-3-14v-30c-3 12-6 20-12 30z', 0.16) +
    stroke(p.roof, 2.2, 'M0-104V-8') +
    fill(p.accent, 'M0-104l12 4-12 4z') +
    fill(p.roof, 'M-40-10C-10-6 20-6 50-12 46 0 40 7 30 8h-48c-11 0-18-6-22-18z') +
    fill(p.wall, 'M-37-3C-10 0 20 0 46-4l-2 4C20 4-12 4-35 1z') +
    '</g>'
  );
}

export function drawYacht(p: Palette): string {
  const wake = 'M-46 13h34M-14 18h56M30 12h30M-30 23h26';
  return boat(p, -84, 0.36) + boat(p, 84, 0.48) + stroke(p.wall, 1.8, wake, 0.7) + boat(p, 0, 1);
}

export function drawTent(p: Palette, time: SceneTime): string {
  const lit = time !== 'day' && time !== 'dawn';
  const tent = (x: number, scale: number) =>
    `<g transform="translate(${x})scale(${scale})">` +
    fill(p.wall, 'M-36 0C-30-20-14-32-3-58h6C14-32 30-20 36 0z') +
    fill(p.shade, 'M3-58C14-32 30-20 36 0H12C12-22 8-40-1-58z') +
    fill(p.accent, 'M-3-58h6l3 8h-12z') +
    fill(lit ? p.lamp : p.roof, 'M-12 0C-8-12-4-20 0-36 4-20 8-12 12 0z') +
    fill(p.wall, 'M-12 0C-9-10-4-20 0-36-2-20-3-10-5 0z') +
    stroke(p.roof, 1.8, 'M0-58v-8') +
    stroke(p.roof, 0.8, 'M-30-12l-14 12M30-12l14 12') +
    '</g>';
  const bulbs = [
    [-61, -52],
    [-43, -56],
    [-6, -57],
    [14, -53],
    [50, -50],
    [65, -50],
  ] as const;
  return [
    stroke(p.wood, 2.2, 'M-78 0v-60M80 0v-60'),
    stroke(p.roof, 0.9, 'M-78-60Q-52-40-26-72 4-44 34-58 58-40 80-60'),
    fill(p.lamp, bulbs.map(([x, y]) => circlePath(x, y, 2.4)).join('')),
    tent(34, 0.82),
    tent(-26, 1.1),
    fill(p.accent, 'M60 0c-6-4-5-10 0-16 1 4 4 4 4 8 2-1 2-3 2-4 4 5 4 10 0 12z'),
    stroke(p.wood, 2.4, 'M55 1l14-3M56-2l13 3'),
  ].join('');
}

export function drawFerrisWheel(p: Palette): string {
  const point = (index: number, radius: number) => {
    const angle = (index * Math.PI) / 6 + 0.26;
    return [Math.round(Math.cos(angle) * radius), Math.round(Math.sin(angle) * radius) - 58] as const;
  };
  const indexes = Array.from({ length: 12 }, (_, index) => index);
  const spokes = indexes.map((index) => `M0-58L${point(index, 41).join(' ')}`).join('');
  const cabins = (offset: number) =>
    indexes
      .filter((index) => index % 3 === offset)
      .map((index) => {
        const [x, y] = point(index, 42);
        return `M${x - 5} ${y}h10v4a5 5 0 0 1-10 0z`;
      })
      .join('');
  return [
    fill(p.shade, 'M-34 1l4-6h60l4 6z'),
    stroke(p.wall, 3, 'M-42-58a42 42 0 1 1 84 0a42 42 0 1 1-84 0z'),
    stroke(p.wall, 1, `M-34-58a34 34 0 1 1 68 0a34 34 0 1 1-68 0z${spokes}`, 0.85),
    stroke(p.roof, 4, 'M0-58L-23-4M0-58L23-4'),
    stroke(p.roof, 1.6, 'M-14-26h28'),
    fill(p.accent, cabins(0)),
    fill(p.sun, cabins(1)),
    fill(p.wall, cabins(2)),
    fill(p.roof, circlePath(0, -58, 5)),
    fill(p.wall, 'M36 0v-12h18V0z'),
    fill(p.accent, 'M33-12l12-8 12 8z'),
    fill(p.roof, 'M42 0v-7h6v7z'),
  ].join('');
}
