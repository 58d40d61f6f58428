import type { Palette, SceneTime } from './palettes.ts';
import { circlePath, fill, gridPath, stroke } from './shapes.ts';

export function drawHanok(p: Palette, time: SceneTime): string {
  const paper = time === 'night' || time === 'dusk' || time === 'rain' ? p.lamp : p.shade;
  const lattice = [-33, -11, 11].map((x) => `M${x} -24h22M${x} -18h22M${x + 7.3} -30v22M${x + 14.6} -30v22`).join('');
  return [
    fill(p.shade, 'M-52-4h104v6H-52z'),
    fill(p.wall, 'M-47-8h94v4h-94z'),
    fill(p.roof, 'M-47-5h94v1h-94zM-10-4h20v6h-20z', 0.3),
    fill(p.wall, 'M-42-34h84v26h-84z'),
    fill(paper, 'M-32-30h64v22h-64z'),
    stroke(p.wood, 0.9, lattice),
    fill(p.wood, 'M-43-36h4v28h-4zM-35-36h3v28h-3zM-12.5-36h3v28h-3zM9.5-36h3v28h-3zM32-36h3v28h-3zM39-36h4v28h-4z'),
    fill(p.wood, 'M-48-38h96v6h-96z'),
    fill(p.roof, 'M-66-41C-50-43-38-51-30-66h60c8 15 20 23 36 25-3 4-6 6-9 8q-57-11-114 0c-3-2-6-4-9-8z'),
    stroke(p.far, 0.9, 'M-22-64l-12 25M-14-64l-7 23M-5-64l-2 22M5-64l2 22M14-64l7 23M22-64l12 25', 0.55),
    stroke(p.wall, 1.4, 'M-58-36q58-12 116 0', 0.75),
    fill(p.roof, 'M-36-73q4 4 10 4h52q6 0 10-4l-3 10h-66z'),
    fill(p.accent, 'M-58-2a7 8 0 0 0-3-14h-2a7 8 0 0 0-2 14z'),
    fill(p.roof, 'M-65-18h7v3h-7zM-62-2a7 8 0 0 0 2-12a8 8 0 0 1 2 12z', 0.6),
  ].join('');
}

export function drawPavilion(p: Palette): string {
  return [
    fill(p.shade, 'M-34-6l3-6h62l3 6v8h-68z'),
    fill(p.roof, 'M-34-6h68v2h-68zM-8-4H8v6H-8z', 0.22),
    fill(p.wood, 'M-27-48h4v36h-4zM-10-48h3.5v36H-10zM6.5-48H10v36H6.5zM23-48h4v36h-4z'),
    fill(p.accent, 'M-30-20h60v3h-60zM-30-13h60v2h-60z'),
    stroke(p.accent, 1.2, 'M-24-20v8M-16-20v8M-4-20v8M4-20v8M16-20v8M24-20v8'),
    fill(p.accent, 'M-30-52h60v5h-60z'),
    fill(p.lamp, 'M-1.5-47h3v3h-3zM-3-44h6v7h-6z'),
    fill(p.roof, 'M-50-54C-32-58-22-66-16-78h32c6 12 16 20 34 24l-6 6q-44-10-88 0z'),
    fill(p.roof, 'M-26-80C-16-83-8-88-3-97h6c5 9 13 14 23 17l-4 5q-22-5-44 0z'),
    fill(p.wall, 'M-16-78h32l1.5 3q-17.5-3-35 0z'),
    stroke(p.far, 0.9, 'M-11-76l-13 23M-4-76l-4 23M4-76l4 23M11-76l13 23', 0.5),
    fill(p.roof, `M-1-97h2v-3h-2z${circlePath(0, -101, 2.2)}`),
  ].join('');
}

export function drawMarket(p: Palette, time: SceneTime): string {
  const lamp = time === 'day' || time === 'dawn' ? p.sun : p.lamp;
  const stall = (x: number, awning: string, goods: string) =>
    `<g transform="translate(${x})">` +
    fill(p.wood, 'M1-30h32V0H1z') +
    fill(p.shade, 'M3-11h28V0H3z') +
    fill(p.wall, 'M1-13h32v4H1z') +
    fill(goods, 'M5-13v-5a3 3 0 0 1 6 0v5zM13-13v-7h5v7zM26-13a4 4 0 0 0-8 0z') +
    fill(p.sun, 'M30-13a3 3 0 0 0-6 0z') +
    fill(awning, 'M3-46h28l6 16a4 4 0 0 1-8 0 4 4 0 0 1-8 0 4 4 0 0 1-8 0 4 4 0 0 1-8 0 4 4 0 0 1-8 0z') +
    fill(p.wall, 'M8.5-46h5.7l-1.2 16a4 4 0 0 1-8 0zM20-46h5.6l3.4 16a4 4 0 0 1-8 0z') +
    '</g>';
  const lanterns = [
    [-42, -60],
    [-22, -56],
    [0, -60],
    [22, -64],
    [42, -58],
  ] as const;
  return [
    fill(p.shade, 'M-64 0v-50h128V0z'),
    fill(p.roof, 'M-72-48C-66-62-62-70-58-76H58c4 6 8 14 14 28z'),
    stroke(p.far, 1, 'M-44-74l-7 24M-26-74l-4 24M-9-74l-1 24M9-74l1 24M26-74l4 24M44-74l7 24', 0.45),
    fill(p.roof, 'M-62-82h124v7H-62z'),
    stall(-58, p.accent, p.pineLight),
    stall(-17, p.pineLight, p.accent),
    stall(24, p.accent, p.pineLight),
    stroke(p.wood, 1, 'M-68-56Q-34-66 0-64T68-56'),
    fill(lamp, lanterns.map(([x, y]) => `M${x - 4} ${y + 2}a4 5 0 0 1 8 0a4 5 0 0 1-8 0z`).join('')),
    fill(p.wood, 'M-70-58h3V0h-3zM67-58h3V0h-3z'),
  ].join('');
}

export function drawKiln(p: Palette): string {
  return [
    fill(p.accent, 'M2 0c0-26 30-30 34-8 2-20 28-22 32-4 4-14 22-14 22 4v8z'),
    fill(p.roof, 'M36-8c-2-11-11-15-19-14C28-21 33-11 33 0h6zM68-12c-3-8-9-11-15-10 9 3 12 12 12 22h6z', 0.2),
    fill(p.roof, 'M10 0a8 11 0 0 1 16 0zM46 0v-2a7 8 0 0 1 14 0v2z'),
    fill(p.lamp, 'M14 0a4 6 0 0 1 8 0z'),
    fill(p.accent, 'M84-6l1-30h8l1 30z'),
    fill(p.roof, 'M83-39h12v4H83z'),
    fill(p.wood, 'M-2-36h3.5V0H-2zM72-34h3.5v22H72z'),
    fill(p.roof, 'M-12-34L34-58l48 22v5L34-50-12-28z'),
    fill(p.wall, 'M-60-62h24v5c16 4 22 15 22 26 0 16-10 27-20 31h-28c-10-4-20-15-20-31 0-11 6-22 22-26z'),
    fill(p.shade, 'M-36-62v5c16 4 22 15 22 26 0 16-10 27-20 31h-12c12-6 20-18 20-32 0-12-6-20-18-25v-5z'),
    stroke(p.seaDeep, 2.2, 'M-72-32c5-7 10-7 14-1s9 6 14-1M-66-26c4 3 8 3 11-1', 0.8),
    fill(p.wood, 'M-88-20h14v4c6 3 5 13 1 16h-16c-4-3-5-13 1-16z'),
    fill(p.roof, 'M-90-22h18v4h-18z'),
  ].join('');
}

export function drawTeaHouse(p: Palette): string {
  return [
    fill(p.shade, 'M-30-4h60v5h-60z'),
    fill(p.wall, 'M-24-24h48v20h-48z'),
    fill(p.shade, 'M12-24h12v20H12z'),
    fill(p.lamp, 'M-8-20H6v16H-8z'),
    stroke(p.wood, 1, 'M-8-12H6M-1-20v16'),
    fill(p.wood, 'M-26-26h3v22h-3zM-11-26h3v22h-3zM6-26h3v22H6zM23-26h3v22h-3z'),
    fill(p.accent, 'M-38-22C-34-40-18-50 0-50s34 10 38 28q-38-9-76 0z'),
    fill(p.roof, 'M10-49C26-46 36-36 38-22q-10-2-18-3C20-36 18-44 10-49z', 0.2),
    stroke(p.wall, 1, 'M-24-38l-4 10M-12-44l-3 14M0-46v15M12-44l3 14', 0.4),
    fill(p.wood, 'M-16-52q16-5 32 0l-1 4q-15-4-30 0z'),
  ].join('');
}

export function drawCampus(p: Palette): string {
  const left = gridPath({ x: -116, y: -41, columns: 10, rows: 3, stepX: 10, stepY: 13, width: 6, height: 8 });
  const tower = gridPath({ x: -11, y: -76, columns: 4, rows: 5, stepX: 9, stepY: 13, width: 5, height: 8 });
  const right = gridPath({ x: 52, y: -46, columns: 5, rows: 1, stepX: 11, stepY: 14, width: 8, height: 40 });
  return [
    fill(p.shade, 'M-126-2h262v5h-262z'),
    fill(p.wall, 'M-122-46H-17V0h-105z'),
    fill(p.glass, left),
    fill(p.roof, 'M-125-51H-15v5h-110z'),
    fill(p.accent, 'M-17-84H46V0h-63z'),
    fill(p.roof, 'M28-84h18V0H28z', 0.2),
    fill(p.lamp, tower),
    fill(p.glass, 'M32-76h8v58h-8z'),
    fill(p.roof, 'M-21-89H50v5h-71z'),
    fill(p.roof, 'M-10-13H12V0h-22z'),
    fill(p.lamp, 'M-6-10h6V0h-6zM2-10h6V0H2z'),
    fill(p.wall, 'M46-54h86V0H46z'),
    fill(p.glass, right),
    fill(p.shade, 'M108-54h24V0h-24z'),
    fill(p.roof, 'M44-59h92v5H44z'),
    stroke(p.roof, 1.6, 'M14-89v-17'),
    fill(p.sun, 'M14-106l13 4-13 4z'),
  ].join('');
}

/** A research building with a round roof; a microscope, a printer and a test machine stand behind its windows. */
export function drawResearchHall(p: Palette): string {
  const panes = gridPath({ x: -104, y: -46, columns: 6, rows: 1, stepX: 36, stepY: 1, width: 30, height: 36 });
  return [
    fill(p.shade, 'M-120-3h240v6h-240z'),
    fill(p.wall, 'M-112-54h224V0h-224z'),
    fill(p.glass, panes),
    fill(p.lamp, panes, 0.35),
    fill(p.roof, 'M-120-54C-100-80-60-90 0-90S100-80 120-54z'),
    fill(p.accent, 'M-112-54C-96-66-60-70 0-70s96 4 112 16z'),
    stroke(p.wall, 1.2, 'M-60-68l-6 14M0-70v16M60-68l6 14', 0.5),
    fill(p.roof, 'M-98-10v-4h16v4zM-86-14q6-6 2-16l-5 3q2 6-4 11zM-94-34l5-3 8 14-5 3z'),
    fill(p.roof, 'M-66-10v-28h24v28h-4v-24h-16v24zM-58-22h8l2 8h-12z'),
    fill(p.roof, 'M46-10v-30h4v30zM62-10v-30h4v30zM44-42h24v5H44zM44-12h24v3H44zM53-37h6v8h-6zM53-20h6v8h-6z'),
    fill(p.roof, 'M78-28h22v14H78zM86-14h6v4h-6zM-14-36h28v36h-28z'),
    fill(p.lamp, 'M-10-32H-1V0h-9zM1-32h9V0H1z'),
    stroke(p.roof, 1.6, 'M0-90v-14'),
    fill(p.sun, 'M0-104l12 4-12 4z'),
  ].join('');
}
