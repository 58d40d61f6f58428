import { between, type Random } from './random.ts';

/** Height of a ridge line at x (SVG y, so smaller is higher). */
type Ridge = (x: number) => number;

interface RidgeShape {
  width: number;
  /** Mean height of the line. */
  base: number;
  amplitude: number;
  /** Distance between two summits. */
  wavelength: number;
  /** 0 rolling hills … 1 sharp summits. */
  sharpness?: number;
}

/** Rounds to integers, which keep the files small; half a unit is invisible at these sizes. */
function whole(value: number): string {
  return String(Math.round(value) + 0);
}

/** Formats relative coordinates without blanks before minus signs. */
function coordinates(...values: number[]): string {
  return values.map(whole).join(' ').replaceAll(' -', '-');
}

function smoothStep(value: number): number {
  const t = Math.min(1, Math.max(0, value));
  return t * t * (3 - 2 * t);
}

function createNoise(random: Random, width: number, wavelength: number): Ridge {
  const offset = random();
  const lattice = Array.from({ length: Math.ceil(width / wavelength) + 4 }, () => random() * 2 - 1);
  return (x) => {
    const position = Math.max(0, x / wavelength + 1 + offset);
    const cell = Math.floor(position);
    const from = lattice[cell] ?? 0;
    const to = lattice[cell + 1] ?? 0;
    return from + (to - from) * smoothStep(position - cell);
  };
}

/** Three octaves of noise; sharpness folds the first one into summits, as in old eroded mountains. */
export function createRidge(random: Random, shape: RidgeShape): Ridge {
  const { width, base, amplitude, wavelength, sharpness = 0 } = shape;
  const broad = createNoise(random, width, wavelength);
  const middle = createNoise(random, width, wavelength * between(random, 0.4, 0.5));
  const fine = createNoise(random, width, wavelength * 0.19);
  return (x) => {
    const rolling = broad(x);
    const summit = 1 - 2.2 * Math.abs(rolling);
    const shapeValue = rolling * (1 - sharpness) + summit * sharpness;
    return base - amplitude * (0.68 * shapeValue + 0.26 * middle(x) + 0.06 * fine(x));
  };
}

/**
 * Draws the closed area under a ridge. The points are evenly spaced, so a smooth Catmull-Rom curve needs only the short `s`
 * command: its reflected first handle is exactly the curve's own.
 */
export function areaUnder(ridge: Ridge, width: number, bottom: number, step: number): string {
  const count = Math.ceil(width / step) + 1;
  const heights = Array.from({ length: count + 2 }, (_, index) => Math.round(ridge((index - 1) * step)));
  const at = (index: number) => heights[index + 1] ?? heights[heights.length - 1] ?? 0;
  let path = `M0 ${whole(bottom)}V${at(0)}`;
  for (let index = 0; index < count - 1; index += 1) {
    const slope = (at(index + 2) - at(index)) / 6;
    const rise = at(index + 1) - at(index);
    const first = (at(index + 1) - at(index - 1)) / 6;
    path +=
      index === 0
        ? `c${coordinates(step / 3, first, (step * 2) / 3, rise - slope, step, rise)}`
        : `s${coordinates((step * 2) / 3, rise - slope, step, rise)}`;
  }
  return `${path}V${whole(bottom)}z`;
}
