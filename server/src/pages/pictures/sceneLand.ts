import { LANDMARK_SHAPES } from './landmarks.ts';
import { mixColours } from './palettes.ts';
import { between } from './random.ts';
import { areaUnder, coordinates, createRidge, grainDots, oneDecimal, type Ridge, smoothStep, whole } from './ridges.ts';
import { grainStroke, placeLandmark, placePine, type SceneFrame } from './sceneFrame.ts';
import { fill, stroke } from './shapes.ts';

/** Levels a hill below the landmark, so that wide buildings do not hang over the slope. */
function levelled(frame: SceneFrame, hill: Ridge): Ridge {
  const half = LANDMARK_SHAPES[frame.params.landmark].halfWidth * frame.markScale;
  const level = hill(frame.markX);
  return (x) => {
    const away = Math.max(0, Math.abs(x - frame.markX) - half) / (half * 0.7 + 30 * frame.unit);
    const share = smoothStep(away);
    return level + (hill(x) - level) * share;
  };
}

function drawShrubs(frame: SceneFrame, hill: Ridge): string {
  const { random, unit, markX, markScale, palette, params } = frame;
  const half = LANDMARK_SHAPES[params.landmark].halfWidth * markScale;
  const shrub = (side: 1 | -1, offset: number) => {
    const size = between(random, 7, 12) * unit;
    const x = markX + side * (half * 0.92 + offset * unit);
    const start = `M${coordinates(x - size, hill(x) + 5 * unit)}`;
    const left = `q${coordinates(0, -size, size * 0.7, -size * 0.9)}`;
    const top = `q${coordinates(size * 0.5, -size * 0.5, size * 0.8, size * 0.2)}`;
    return `${start}${left}${top}q${coordinates(size * 0.7, 0, size * 0.5, size * 0.7)}z`;
  };
  return fill(palette.pine, shrub(1, 4) + shrub(1, 17) + shrub(-1, 3));
}

/** A path from the foreground up to the landmark's door. */
function drawPath(frame: SceneFrame, hill: Ridge, color: string): string {
  const { markX, unit, height, side, random } = frame;
  const top = hill(markX) + 5 * unit;
  const fall = height - top;
  const sway = -side * between(random, 26, 60) * unit;
  const edge = (half: number) =>
    `C${whole(markX + half * 0.5)} ${whole(top + fall * 0.3)} ${whole(markX + sway * 1.5 + half)} ${whole(top + fall * 0.4)} ${whole(markX + sway + half * 1.4)} ${whole(height)}`;
  const back = (half: number) =>
    `C${whole(markX + sway * 1.5 - half)} ${whole(top + fall * 0.4)} ${whole(markX - half * 0.5)} ${whole(top + fall * 0.3)} ${whole(markX - 3 * unit)} ${whole(top)}z`;
  const half = 10 * unit;
  return fill(
    color,
    `M${whole(markX + 3 * unit)} ${whole(top)}${edge(half)}H${whole(markX + sway - half * 1.4)}${back(half)}`,
    0.55,
  );
}

/** Rows of tea bushes following the hill. */
function drawRows(frame: SceneFrame, hill: Ridge): string {
  const { width, height, unit, palette } = frame;
  let rows = '';
  for (let row = 0; row < 8; row += 1) {
    const depth = (11 + row * 13 + row * row * 0.7) * unit;
    const step = width / 10;
    const at = (x: number) => hill(x) * (1 - row * 0.035) + height * row * 0.022 + depth;
    rows += `M${whole(-step)} ${whole(at(-step))}`;
    for (let x = 0; x <= width + step; x += step) {
      rows += `Q${whole(x - step / 2)} ${whole(at(x - step / 2) - 4 * unit)} ${whole(x)} ${whole(at(x))}`;
    }
  }
  return (
    stroke(mixColours(palette.near, palette.ground, 0.42), oneDecimal(6.5 * unit), rows) +
    `<path d="${rows}" fill="none" stroke="${palette.mid}" stroke-width="${oneDecimal(2 * unit)}" stroke-linecap="round" stroke-dasharray="1 ${oneDecimal(5 * unit)}" transform="translate(0 ${oneDecimal(-2.2 * unit)})"/>`
  );
}

function drawHillPines(frame: SceneFrame, hill: Ridge): string {
  const { random, width, unit, markX, markScale, params } = frame;
  const half = LANDMARK_SHAPES[params.landmark].halfWidth * markScale + 22 * unit;
  const trees: { x: number; scale: number }[] = [];
  const groups = Math.max(2, Math.round(3.4 * (width / 480) ** 0.6));
  for (let group = 0; group < groups; group += 1) {
    const x = random() * width;
    const size = between(random, 0.36, 0.58);
    trees.push({ x, scale: size });
    if (random() > 0.35) trees.push({ x: x + between(random, 16, 26) * unit, scale: size * 0.72 });
    if (random() > 0.7) trees.push({ x: x - between(random, 15, 22) * unit, scale: size * 0.6 });
  }
  return trees
    .filter(({ x }) => Math.abs(x - markX) > half && (params.textSide !== 'left' || x > width * 0.5))
    .map(({ x, scale }) => placePine(frame, x, hill(x) + 6 * unit, scale * unit))
    .join('');
}

function drawGround(frame: SceneFrame): string {
  const { random, palette, width, height, unit, step, detail, side, params } = frame;
  const line = createRidge(random, {
    width,
    base: height - 34 * unit,
    amplitude: 20 * unit,
    wavelength: Math.min(width, height * 2) * 0.46,
  });
  const textual = params.textSide === 'left';
  const ground = (x: number) => Math.min(height - 10 * unit, line(x));
  const grain = { width, bottom: height, depth: 34 * unit, place: 'under', count: Math.round(66 * detail) } as const;
  const far = side === 1 ? [0.05, 0.13, 0.955] : [0.95, 0.87, 0.045];
  const sizes = [1.2, 0.76, 0.92].map((size) => size * between(random, 0.9, 1.15));
  const right = [0.965, 0.9, 0.845, 0.995];
  const rightSizes = [1.25, 0.92, 0.6, 0.85];
  const places = textual ? right : far;
  const scales = textual ? rightSizes : sizes;
  const pines = places
    .filter((_, index) => textual || index < 2 || random() > 0.3)
    .map((share, index) =>
      placePine(frame, share * width, ground(share * width) + 12 * unit, (scales[index] ?? 1) * unit),
    );
  return [
    fill(palette.ground, areaUnder(ground, width, height, step)),
    grainStroke(frame, palette.near, grainDots(random, ground, grain), 1.6, 0.9),
    ...pines,
  ].join('');
}

/** Portraits are tall below the landmark: two more slopes with pines lead down to the ground. */
export function drawMeadows(frame: SceneFrame): string {
  const { random, palette, width, height, horizon, unit, step, detail } = frame;
  if (height <= width) return '';
  const depth = height - horizon;
  return [0.46, 0.68]
    .map((share, index) => {
      const line = createRidge(random, {
        width,
        base: horizon + depth * share,
        amplitude: 34 * unit,
        wavelength: width * 0.6,
      });
      const tilt = (index === 0 ? -1 : 1) * frame.side * 0.13;
      const slope = (x: number) => line(x) + (x - width / 2) * tilt;
      const count = Math.round(70 * detail);
      const grain = { width, bottom: height, depth: 60 * unit, place: 'under', count } as const;
      const pines = [0.12, 0.3, 0.72, 0.9]
        .map((place) => (place + between(random, -0.06, 0.06)) * width)
        .filter((x) => random() > 0.25 && Math.abs(x - frame.markX) > 76 * unit)
        .map((x) => placePine(frame, x, slope(x) + 8 * unit, (0.6 + index * 0.2) * unit));
      return [
        fill(mixColours(palette.near, palette.ground, 0.3 + index * 0.3), areaUnder(slope, width, height, step)),
        grainStroke(frame, palette.mid, grainDots(random, slope, grain), 1.6, 0.5),
        ...pines,
      ].join('');
    })
    .join('');
}

/** Near hill with the landmark and the dark ground with framing pines. */
export function drawLand(frame: SceneFrame): string {
  const { random, palette, width, height, horizon, unit, step, detail, markX, params, lowered } = frame;
  const line = createRidge(random, {
    width,
    base: horizon + 60 * unit,
    amplitude: 32 * unit,
    wavelength: Math.min(width, height * 2.2) * 0.46,
  });
  const reach = width * (params.textSide === 'left' ? 0.2 : 0.24);
  const rise = between(random, 8, 30) * unit;
  const hump = (x: number) => rise * Math.exp(-(((x - markX) / reach) ** 2));
  const hill = levelled(frame, (x) => line(x) + lowered(x) * 0.75 - hump(x));
  const grain = { width, bottom: height, depth: 56 * unit, place: 'under', count: Math.round(96 * detail) } as const;
  const tea = params.landmark === 'teafield';
  return [
    fill(palette.near, areaUnder(hill, width, height, step)),
    grainStroke(frame, palette.ground, grainDots(random, hill, grain), 1.5, 0.5),
    tea ? drawRows(frame, (x) => hill(x)) : drawPath(frame, hill, palette.mid),
    drawHillPines(frame, hill),
    placeLandmark(frame, hill(markX) + 6 * unit, frame.markScale),
    drawShrubs(frame, hill),
    drawMeadows(frame),
    drawGround(frame),
  ].join('');
}
