import type { Palette } from './palettes.ts';
import { areaUnder, coordinates, createRidge, grainDots, oneDecimal, type Ridge, whole } from './ridges.ts';
import { circlePath, fill, stroke } from './shapes.ts';
import { type Area, areaPath, SHEET_HEIGHT, SHEET_WIDTH, type Sheet, timeOf, WHOLE_SHEET } from './sheet.ts';

/** Parts that many named scenes share: sky, hills, water, weather, pines. Each returns SVG elements. */

const RIDGE_STEP = 24;

/** A line of hills whose middle lies at `y`. */
export function rolling({ random }: Sheet, y: number, amplitude: number, wavelength = 170): Ridge {
  return createRidge(random, { width: SHEET_WIDTH, base: y, amplitude, wavelength });
}

export interface HillOptions {
  colour: string;
  /** Dots under the line, in this colour. */
  grain?: string;
  /** Dots that thicken towards the hill's foot, in this colour. */
  mist?: string;
  count?: number;
  depth?: number;
}

/** The land under a line, with grain for depth. */
export function hill(sheet: Sheet, line: Ridge, { colour, grain, mist, count = 60, depth = 40 }: HillOptions): string {
  const shape = { width: SHEET_WIDTH, bottom: SHEET_HEIGHT, count, depth };
  const dotted = (tone: string | undefined, place: 'under' | 'foot') =>
    tone === undefined ? '' : stroke(tone, 1.7, grainDots(sheet.random, line, { ...shape, place }), 0.65);
  return (
    fill(colour, areaUnder(line, SHEET_WIDTH, SHEET_HEIGHT, RIDGE_STEP)) + dotted(grain, 'under') + dotted(mist, 'foot')
  );
}

export interface SkyOptions {
  /** Middle of the pale lower band; without it the sky is plain. */
  band?: number;
  sun?: readonly [x: number, y: number, radius: number];
}

export function sky(sheet: Sheet, { band, sun }: SkyOptions = {}): string {
  const { palette } = sheet;
  const parts = [fill(palette.sky, areaPath(WHOLE_SHEET))];
  if (band !== undefined) {
    const line = rolling(sheet, band, 7, 210);
    parts.push(hill(sheet, line, { colour: palette.low }));
    parts.push(
      dots(
        sheet,
        { x: 0, y: band - 34, width: SHEET_WIDTH, height: 30 },
        { colour: palette.low, count: 36, size: 1.6 },
      ),
    );
  }
  if (sun !== undefined && sheet.light !== 'rain') parts.push(disc(palette.sun, ...sun));
  return parts.join('');
}

export function disc(colour: string, x: number, y: number, radius: number, opacity?: number): string {
  const faded = opacity === undefined ? '' : ` opacity="${opacity}"`;
  return `<circle cx="${oneDecimal(x)}" cy="${oneDecimal(y)}" r="${oneDecimal(radius)}" fill="${colour}"${faded}/>`;
}

export function oval(colour: string, x: number, y: number, radiusX: number, radiusY: number): string {
  return `<ellipse cx="${oneDecimal(x)}" cy="${oneDecimal(y)}" rx="${oneDecimal(radiusX)}" ry="${oneDecimal(radiusY)}" fill="${colour}"/>`;
}

export function moon({ palette }: Sheet, x: number, y: number, radius: number): string {
  const inner = oneDecimal(radius * 0.82);
  const drop = oneDecimal(radius * 1.3);
  return fill(
    palette.sun,
    `M${x} ${y - radius}a${radius} ${radius} 0 1 0 ${radius} ${drop}a${inner} ${inner} 0 0 1-${radius}-${drop}z`,
  );
}

export interface DotOptions {
  colour: string;
  count: number;
  size?: number;
  opacity?: number;
}

/** Round dots spread over an area, written from left to right so that the steps stay short. */
export function dots({ random }: Sheet, area: Area, { colour, count, size = 2, opacity = 0.7 }: DotOptions): string {
  const places = Array.from({ length: count }, () => [random() * area.width, random() * area.height] as const);
  places.sort(([left], [right]) => left - right);
  let path = '';
  let [lastX, lastY] = [0, 0];
  for (const [left, top] of places) {
    const [x, y] = [Math.round(area.x + left), Math.round(area.y + top)];
    path += `${path === '' ? 'M' : 'm'}${coordinates(x - lastX, y - lastY)}h0`;
    [lastX, lastY] = [x, y];
  }
  return stroke(colour, size, path, opacity);
}

export function stars(sheet: Sheet, height: number, count: number): string {
  const area = { x: 0, y: 0, width: SHEET_WIDTH, height };
  return dots(sheet, area, { colour: sheet.palette.sun, count, size: 1.6, opacity: 0.75 });
}

export function cloud({ palette }: Sheet, x: number, y: number, size = 1): string {
  const s = (value: number) => value * size;
  const left = `q${coordinates(s(4), s(-11), s(22), s(-9))}q${coordinates(s(9), s(-14), s(26), s(-3))}`;
  return fill(palette.cloud, `M${coordinates(x - s(46), y)}${left}q${coordinates(s(22), s(-6), s(44), s(12))}z`, 0.9);
}

/** Short level strokes on water, longer towards the viewer. */
export function waves({ random }: Sheet, area: Area, { colour, count, size = 2, opacity = 0.7 }: DotOptions): string {
  let path = '';
  for (let index = 0; index < count; index += 1) {
    const near = random();
    const length = (8 + near * 30) * (0.5 + random());
    path += `M${whole(area.x + random() * area.width)} ${whole(area.y + near * area.height)}h${whole(length)}`;
  }
  return stroke(colour, size, path, opacity);
}

/** Water from a level down to the lower edge, with a darker tongue. */
export function water({ palette }: Sheet, top: number, bottom = SHEET_HEIGHT): string {
  const deep = bottom - top;
  const y = whole(top + deep * 0.42);
  return (
    fill(palette.sea, `M0 ${top}h480V${bottom}H0z`) +
    fill(palette.seaDeep, `M0 ${y}q120-14 250 4t230-8V${bottom}H0z`, 0.55)
  );
}

export function rain(sheet: Sheet, count = 42): string {
  const { random } = sheet;
  const drop = () => `M${whole(random() * SHEET_WIDTH)} ${whole(random() * SHEET_HEIGHT)}l-3 12`;
  return stroke(sheet.palette.wall, 1.2, Array.from({ length: count }, drop).join(''), 0.55);
}

export function snowfall(sheet: Sheet, count = 90): string {
  return dots(sheet, WHOLE_SHEET, { colour: sheet.palette.ground, count, size: 2.6, opacity: 0.95 });
}

/** One of the three hand-made pines, about 100 units high. */
export function pine(
  sheet: Sheet,
  x: number,
  y: number,
  scale: number,
  variant: 0 | 1 | 2 = 0,
  mirrored = false,
): string {
  sheet.usedPines.add(variant);
  const size = mirrored ? `${-scale} ${scale}` : scale;
  return `<use href="#${sheet.prefix}${variant}" transform="translate(${x} ${y})scale(${size})"/>`;
}

/** A tree with a round crown, as in autumn or in a garden. */
export function roundTree({ palette }: Sheet, x: number, y: number, radius: number, colour: string): string {
  const r = oneDecimal;
  return (
    stroke(palette.wood, r(Math.max(2, radius / 6)), `M${r(x)} ${r(y)}v${r(-radius)}`) +
    disc(colour, x, y - radius * 1.6, radius) +
    stroke(
      palette.lamp,
      r(radius / 7),
      `M${r(x - radius * 0.55)} ${r(y - radius * 1.9)}q${r(radius * 0.2)}-${r(radius * 0.5)} ${r(radius * 0.8)}-${r(radius * 0.4)}`,
      0.5,
    )
  );
}

/** Small round trees of one colour; one path for all crowns takes a third of the bytes of single trees. */
export function grove(
  { palette }: Sheet,
  trees: readonly (readonly [x: number, y: number, radius: number])[],
  colour: string,
): string {
  const places = trees.map((tree) => tree.map(Math.round) as [number, number, number]);
  return (
    stroke(palette.wood, 2, places.map(([x, y, radius]) => `M${x} ${y}v${-radius}`).join('')) +
    fill(colour, places.map(([x, y, radius]) => circlePath(x, Math.round(y - radius * 1.6), radius)).join(''))
  );
}

/** Places a landmark drawn about 100 units high. */
export function landmark(
  { palette, light }: Sheet,
  draw: (palette: Palette, time: ReturnType<typeof timeOf>) => string,
  x: number,
  y: number,
  scale: number,
): string {
  return `<g transform="translate(${x} ${y})scale(${scale})">${draw(palette, timeOf(light))}</g>`;
}

/** The same drawing at several places. */
export function placed(drawing: string, x: number, y: number, scale: number, turn = 0): string {
  const turned = turn === 0 ? '' : `rotate(${turn})`;
  return `<g transform="translate(${x} ${y})scale(${scale})${turned}">${drawing}</g>`;
}

export interface WindowOptions {
  columns: number;
  /** Where the sun stands, as a share of the width; without it there is none. */
  sun?: number;
}

/** A window through which the ridges are seen. */
export function ridgeWindow(sheet: Sheet, { x, y, width, height }: Area, { columns, sun }: WindowOptions): string {
  const { palette: p, prefix } = sheet;
  const [w, h, r] = [width, height, whole];
  const id = `${prefix}w${x}`;
  const range = (share: number, rise: number, colour: string) =>
    fill(
      colour,
      `M${x} ${r(y + h * share)}c${r(w * 0.12)}-${r(rise)} ${r(w * 0.2)}-${r(rise * 1.5)} ${r(w * 0.34)}-${r(rise * 0.3)}` +
        `s${r(w * 0.22)}-${r(rise)} ${r(w * 0.36)}-${r(rise * 0.4)} ${r(w * 0.18)} ${r(rise * 0.7)} ${r(w * 0.3)} ${r(rise * 0.2)}V${y + h}H${x}z`,
    );
  let frame = areaPath({ x, y, width, height });
  for (let column = 1; column < columns; column += 1) frame += `M${r(x + (w * column) / columns)} ${y}v${h}`;
  return [
    `<clipPath id="${id}"><path d="${areaPath({ x, y, width, height })}"/></clipPath><g clip-path="url(#${id})">`,
    fill(p.sky, areaPath({ x, y, width, height })),
    fill(p.low, `M${x} ${r(y + h * 0.4)}q${r(w * 0.3)}-12 ${r(w * 0.55)} 2t${r(w * 0.45)}-4v${h}H${x}z`),
    sun === undefined ? '' : disc(p.sun, x + w * sun, y + h * 0.46, h * 0.15),
    range(0.66, h * 0.15, p.far),
    range(0.8, h * 0.12, p.mid),
    range(0.95, h * 0.08, p.near),
    '</g>',
    stroke(p.wall, 7, frame),
    fill(p.shade, `M${x - 8} ${y + h + 4}h${w + 16}v7H${x - 8}z`),
  ].join('');
}
