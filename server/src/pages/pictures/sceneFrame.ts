import { LANDMARK_SHAPES, type Landmark } from './landmarks.ts';
import { PALETTES, type Palette, type SceneTime } from './palettes.ts';
import { PINES } from './pines.ts';
import { between, createRandom, hashText, type Random } from './random.ts';
import { oneDecimal, smoothStep, whole } from './ridges.ts';

export interface SceneParams {
  time: SceneTime;
  landmark: Landmark;
  seed: string | number;
  width: number;
  height: number;
  /** The landmark stands on a headland; landmarks that float bring their own water. */
  sea?: boolean;
  /** Keeps the left part low and quiet, because text stands on it. */
  textSide?: 'left' | 'none';
}

/** Everything the layers of one scene share. */
export interface SceneFrame {
  params: SceneParams;
  palette: Palette;
  random: Random;
  width: number;
  height: number;
  /** One drawing unit: a card of 480 × 320 has 1. */
  unit: number;
  /** Where the farthest ridge meets the plain. */
  horizon: number;
  /** Middle of the landmark. */
  markX: number;
  markScale: number;
  /** 1 when the landmark is on the right half, −1 on the left. */
  side: 1 | -1;
  sun: { x: number; y: number; radius: number };
  /** Distance between the points of a ridge. */
  step: number;
  /** Amount of detail for the width; grows slower than the width so that banners stay small. */
  detail: number;
  /** How much lower a ridge lies at x, to leave the text side free. */
  lowered: (x: number) => number;
  /** Identifiers are prefixed, so that two scenes written into one page keep their own colours. */
  prefix: string;
  usedPines: Set<number>;
}

export function createFrame(params: SceneParams): SceneFrame {
  const { time, landmark, seed, width, height } = params;
  const random = createRandom(`${seed}/${landmark}/${time}/${width}x${height}`);
  const shape = LANDMARK_SHAPES[landmark];
  const hasText = params.textSide === 'left';
  const unit = Math.min(height, width * 0.78) / 320;
  const portrait = height > width;
  const side = hasText || hashText(`${seed}${landmark}`) % 5 < 3 ? 1 : -1;
  // Beside large words a small landmark is lost.
  const markScale = unit * shape.scale * (width < 440 ? 0.86 : 1) * (hasText ? 1.25 : 1);
  // Half of the landmark plus a margin must fit between its middle and the edge; portraits have the least room for it.
  const reach = shape.halfWidth * (portrait ? 1 : 0.92);
  const room = Math.min(0.5, (reach * markScale + 12 * unit) / width);
  const wish = hasText ? between(random, 0.655, 0.69) : between(random, 0.6, 0.7);
  const share = Math.min(wish, Math.max(0.5, 1 - room));
  const markX = (side === 1 ? share : 1 - share) * width;
  const water = params.sea || shape.afloat;
  const horizonShare = (water ? between(random, 0.56, 0.61) : between(random, 0.49, 0.55)) + (portrait ? 0.04 : 0);
  // Behind the near end of a banner's landmark, away from the text; elsewhere across from the landmark.
  const sunShare = hasText ? share - between(random, 0.06, 0.08) : between(random, 0.2, 0.34);
  const sunHeight = { dawn: 0.31, day: 0.23, dusk: 0.31, night: 0.2, rain: 0.2 }[time] + between(random, -0.03, 0.05);
  return {
    params,
    palette: PALETTES[time],
    random,
    width,
    height,
    unit,
    horizon: horizonShare * height,
    markX,
    markScale,
    side,
    sun: {
      x: (side === 1 ? sunShare : 1 - sunShare) * width,
      // Words stand above the middle of a portrait, and the sun or moon below them.
      y: (portrait ? Math.max(sunHeight, 0.31) : sunHeight + (hasText ? 0.03 : 0)) * height,
      radius: between(random, 0.1, 0.125) * Math.min(height, width * 0.74) * (hasText ? 1.36 : 1),
    },
    step: Math.max(20, Math.round(width / Math.min(30, width / 26))),
    detail: 1.5 * (width / 480) ** 0.5,
    lowered: (x) => (hasText ? (1 - smoothStep((x / width - 0.3) / 0.26)) * height * 0.34 : 0),
    prefix: `s${(hashText(`${seed}${time}${landmark}${width}`) % 46656).toString(36)}`,
    usedPines: new Set(),
  };
}

/** Places one pine; only the variants that a scene uses are written into its definitions. */
export function placePine(frame: SceneFrame, x: number, y: number, scale: number): string {
  const variant = Math.floor(frame.random() * PINES.length);
  const mirrored = frame.random() > 0.5;
  frame.usedPines.add(variant);
  const size = scale.toFixed(2);
  const scaling = mirrored ? `-${size} ${size}` : size;
  return `<use href="#${frame.prefix}${variant}" transform="translate(${whole(x)} ${whole(y)})scale(${scaling})"/>`;
}

/** Definitions of the pines that a drawing uses. */
export function definePines({
  palette,
  prefix,
  usedPines,
}: Pick<SceneFrame, 'palette' | 'prefix' | 'usedPines'>): string {
  return [...usedPines]
    .sort()
    .map((variant) => {
      const pine = PINES[variant] ?? PINES[0];
      return (
        `<g id="${prefix}${variant}"><path d="${pine.trunk}" fill="${palette.wood}"/>` +
        `<path d="${pine.branches}" fill="none" stroke="${palette.wood}" stroke-width="2.4" stroke-linecap="round"/>` +
        `<path d="${pine.crown}" fill="${palette.pine}"/><path d="${pine.light}" fill="${palette.pineLight}"/></g>`
      );
    })
    .join('');
}

export function placeLandmark(frame: SceneFrame, y: number, scale: number): string {
  const { draw } = LANDMARK_SHAPES[frame.params.landmark];
  const drawing = draw(frame.palette, frame.params.time);
  return `<g transform="translate(${whole(frame.markX)} ${whole(y)})scale(${scale.toFixed(2)})">${drawing}</g>`;
}

export function grainStroke(frame: SceneFrame, colour: string, path: string, size: number, opacity: number): string {
  if (path === '') return '';
  const width = oneDecimal(size * Math.min(frame.unit, 1.4));
  return `<path d="${path}" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" opacity="${opacity}"/>`;
}
