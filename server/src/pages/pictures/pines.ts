import { coordinates } from './ridges.ts';

interface Pad {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Paths of one red pine, about 100 units high, standing on the origin. */
export interface PineShape {
  trunk: string;
  /** To be stroked 2.4 wide with round ends in the trunk's colour. */
  branches: string;
  crown: string;
  /** Lighter inner pads, drawn over the crown. */
  light: string;
}

/** A flat cloud: level underside, three uneven swellings above. */
function padPath({ x, y, width, height }: Pad): string {
  const rise = (share: number) => -height * share;
  return (
    `M${coordinates(x - width, y)}` +
    `c${coordinates(0, rise(0.5), width * 0.28, rise(0.72), width * 0.5, rise(0.62))}` +
    `c${coordinates(width * 0.12, rise(0.46), width * 0.66, rise(0.5), width * 0.84, rise(0.02))}` +
    `c${coordinates(width * 0.3, rise(0.14), width * 0.64, height * 0.2, width * 0.66, height * 0.64)}` +
    `q${coordinates(-width * 0.5, height * 0.3, -width, height * 0.08)}` +
    `t${coordinates(-width, -height * 0.08)}z`
  );
}

function pine(trunk: string, branches: string, pads: [number, number, number, number][]): PineShape {
  const shapes = pads.map(([x, y, width, height]) => ({ x, y, width, height }));
  return {
    trunk,
    branches,
    crown: shapes.map(padPath).join(''),
    light: shapes
      .filter(({ width }) => width > 12)
      .map(({ x, y, width, height }) =>
        padPath({ x: x - width * 0.14, y: y - height * 0.44, width: width * 0.6, height: height * 0.46 }),
      )
      .join(''),
  };
}

export const PINES: readonly [PineShape, PineShape, PineShape] = [
  pine(
    'M-5 0C-3-18-11-34-6-53C-3-66 3-72 2-92L5-92C8-73 3-63 0-52C-4-36 5-18 4 0z',
    'M-6-46C-14-50-20-50-27-55M1-62C8-67 15-66 22-71M-2-70C-8-74-12-74-18-78',
    [
      [-29, -54, 20, 12],
      [23, -70, 20, 12],
      [-19, -77, 17, 11],
      [4, -92, 24, 15],
      [-6, -64, 10, 7],
    ],
  ),
  pine(
    'M-4 0C-4-16 5-28 2-46C-1-60-10-66-8-90L-5-90C-6-68 4-62 7-47C10-28 2-16 5 0z',
    'M5-38C14-44 22-43 31-47M-1-60C-10-63-18-64-26-71M-3-68C4-72 8-71 14-74',
    [
      [33, -46, 19, 11],
      [-28, -70, 20, 12],
      [15, -73, 17, 10],
      [-6, -91, 25, 15],
      [18, -54, 9, 6],
    ],
  ),
  pine(
    'M-5 0C0-22-10-38-8-58C-6-74 4-80 11-99L14-98C9-78 0-73-2-57C-4-38 7-22 5 0z',
    'M-7-52C-18-56-24-62-34-65M-4-64C6-70 18-68 28-73M2-78C-6-82-8-82-14-86',
    [
      [-36, -64, 20, 11],
      [30, -72, 20, 12],
      [-14, -84, 16, 10],
      [13, -99, 25, 15],
      [-18, -56, 9, 6],
    ],
  ),
];
