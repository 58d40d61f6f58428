import { LANDMARK_SHAPES } from './landmarks.ts';
import { between } from './random.ts';
import { areaUnder, coordinates, createRidge, grainDots, oneDecimal, smoothStep, whole } from './ridges.ts';
import { grainStroke, placeLandmark, placePine, type SceneFrame } from './sceneFrame.ts';
import { drawMeadows } from './sceneLand.ts';
import { fill, stroke } from './shapes.ts';

/** Water with a darker tongue, ripples and the sun's track. */
function drawWater(frame: SceneFrame, top: number): string {
  const { random, palette, width, height, unit, sun, detail, params } = frame;
  const deep = height - top;
  let ripples = '';
  for (let index = 0; index < Math.round(26 * detail); index += 1) {
    const near = random();
    const length = (8 + near * 34) * unit * between(random, 0.5, 1.4);
    ripples += `M${whole(random() * width)} ${whole(top + 6 * unit + near * deep)}h${whole(length)}`;
  }
  let track = '';
  for (let index = 0; index < 12; index += 1) {
    const away = index / 12;
    const length = sun.radius * between(random, 0.8, 1.9) * (1 - away * 0.3);
    const x = sun.x - length / 2 + between(random, -0.3, 0.3) * sun.radius;
    track += `M${whole(x)} ${whole(top + 4 * unit + away * deep * 0.82)}h${whole(length)}`;
  }
  const tongue =
    `M0 ${whole(top + deep * 0.5)}Q${whole(width * 0.28)} ${whole(top + deep * 0.38)} ${whole(width * 0.55)} ` +
    `${whole(top + deep * 0.56)}T${width} ${whole(top + deep * 0.48)}V${height}H0z`;
  const islet = (share: number, size: number) => {
    const x = share * width;
    const w = size * unit;
    return `M${coordinates(x - w, top + 1)}q${coordinates(w * 0.3, -w * 0.5, w * 0.8, -w * 0.42)}t${coordinates(w * 0.6, w * 0.16)}q${coordinates(w * 0.4, 0, w * 0.7, w * 0.28)}z`;
  };
  const isletShare = frame.side === 1 ? between(random, 0.42, 0.5) : between(random, 0.5, 0.58);
  return [
    fill(palette.sea, `M0 ${whole(top)}h${width}V${height}H0z`),
    params.textSide === 'left' ? '' : fill(palette.mid, islet(isletShare, between(random, 16, 30))),
    fill(palette.seaDeep, tongue, 0.55),
    stroke(palette.seaDeep, oneDecimal(2.2 * unit), ripples, 0.8),
    params.time === 'rain'
      ? ''
      : stroke(params.time === 'day' ? palette.wall : palette.sun, oneDecimal(3 * unit), track, 0.8),
  ].join('');
}

/** Water landmarks float between two low banks with pines. */
function drawBanks(frame: SceneFrame): string {
  const { random, palette, width, height, unit, step, detail, params } = frame;
  const line = createRidge(random, {
    width,
    base: height - 12 * unit,
    amplitude: 10 * unit,
    wavelength: Math.min(width, height * 2) * 0.4,
  });
  const textual = params.textSide === 'left';
  const bank = (x: number) => {
    const share = x / width;
    const edge = smoothStep((Math.abs(share - 0.5) - 0.24) / 0.26);
    return line(x) - edge * height * (textual && share < 0.5 ? 0.1 : 0.15);
  };
  const grain = { width, bottom: height, depth: 30 * unit, place: 'under', count: Math.round(70 * detail) } as const;
  const places = textual
    ? [
        [0.945, 0.85],
        [0.985, 1.1],
      ]
    : frame.side === 1
      ? [
          [0.05, 1],
          [0.13, 0.68],
          [0.95, 0.8],
        ]
      : [
          [0.95, 1],
          [0.87, 0.68],
          [0.05, 0.8],
        ];
  const pines = places.map(([share = 0, size = 1]) =>
    placePine(frame, share * width, bank(share * width) + 7 * unit, size * unit),
  );
  return [
    fill(palette.ground, areaUnder(bank, width, height, step)),
    grainStroke(frame, palette.near, grainDots(random, bank, grain), 1.5, 0.85),
    ...pines,
  ].join('');
}

/** A headland reaching into the sea from the landmark's side. */
function drawHeadland(frame: SceneFrame, top: number): string {
  const { random, palette, width, height, unit, step, detail, markX, markScale, side, params } = frame;
  const half = LANDMARK_SHAPES[params.landmark].halfWidth * markScale;
  const noise = createRidge(random, { width, base: 0, amplitude: 7 * unit, wavelength: width * 0.3 });
  const plateau = Math.min(height * 0.34, height - top + 22 * unit);
  const reach = Math.min(width * 0.2, 130 * unit);
  const cliff = createRidge(random, { width, base: 0, amplitude: 16 * unit, wavelength: 60 * unit });
  const cape = (x: number) => {
    const inward = ((x - markX) * side + half + reach) / reach;
    // A steep upper face over a flatter foot, roughened on the way down.
    const rise = (0.72 * smoothStep((inward - 0.22) / 0.7) + 0.28 * smoothStep((inward + 0.5) / 1.3)) * plateau;
    const slope = (Math.max(0, (x - markX) * side - half) / width) * height * 0.2;
    const rough = inward < 1 ? cliff(x) * 0.5 : noise(x) * 0.6;
    return height * 1.02 - rise + slope + rough;
  };
  const front = (x: number) => {
    const inward = ((x - markX) * side + half) / reach;
    return cape(x + side * 10 * unit) + (16 + 12 * Math.sin((x / width) * 13 + markX) - 8 * smoothStep(inward)) * unit;
  };
  const grain = { width, bottom: height, depth: 46 * unit, place: 'under', count: Math.round(90 * detail) } as const;
  const trees: string[] = [];
  for (let index = 0; index < 6; index += 1) {
    const direction = index % 3 === 0 ? -side : side;
    const x = markX + direction * (half + (20 + (index >> 1) * 30 + random() * 14) * unit);
    const onTop = (x - markX) * side > -half - reach * 0.5;
    if (onTop && x > -20 && x < width + 20) {
      trees.push(placePine(frame, x, cape(x) + 6 * unit, between(random, 0.44, 0.7) * unit));
    }
  }
  const shoreX = markX - side * (half + reach);
  const foam: string[] = [];
  for (let index = 0; index < 5; index += 1) {
    const length = between(random, 16, 40) * unit;
    const x = shoreX - side * between(random, -6, 34) * unit - (side === 1 ? length : 0);
    foam.push(`M${whole(x)} ${whole(height - (5 + index * 6) * unit)}h${whole(length)}`);
  }
  const framing = drawMeadows(frame) + frameSea(frame);
  const rock = (away: number, size: number) => {
    const x = shoreX - side * away * unit;
    const y = height - (4 + away * 0.2) * unit;
    const r = size * unit;
    return `M${coordinates(x - r, y)}q${coordinates(r * 0.2, -r, r * 0.9, -r * 0.9)}t${coordinates(r * 1.1, r * 0.9)}z`;
  };
  return [
    fill(palette.near, rock(6, 13) + rock(-18, 19) + rock(30, 8)),
    stroke(palette.wall, oneDecimal(2 * unit), foam.join(''), params.time === 'night' ? 0.25 : 0.7),
    fill(palette.near, areaUnder(cape, width, height + 4, step / 2)),
    fill(palette.ground, areaUnder(front, width, height + 4, step / 2)),
    grainStroke(frame, palette.near, grainDots(random, front, grain), 1.5, 0.85),
    ...trees,
    placeLandmark(frame, cape(markX) + 5 * unit, markScale),
    framing,
  ].join('');
}

/** Big pines in the foreground: on the open side, or on the land when the open side carries text. */
function frameSea(frame: SceneFrame): string {
  const { width, height, unit, side, params } = frame;
  if (params.textSide === 'left') {
    return (
      placePine(frame, width * 0.925, height + 4 * unit, 0.95 * unit) +
      placePine(frame, width * 0.98, height + 12 * unit, 1.35 * unit)
    );
  }
  return placePine(frame, (side === 1 ? 0.045 : 0.955) * width, height + 10 * unit, 1.3 * unit);
}

export function drawSea(frame: SceneFrame): string {
  const top = frame.horizon + 12 * frame.unit;
  const { landmark } = frame.params;
  const water = drawWater(frame, top);
  if (!LANDMARK_SHAPES[landmark].afloat) return water + drawHeadland(frame, top);
  const depth = landmark === 'bridge' ? 40 : 50;
  const y = Math.min(top + depth * frame.unit, frame.height * 0.84);
  return water + placeLandmark(frame, y, frame.markScale) + drawBanks(frame);
}
