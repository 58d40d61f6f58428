/**
 * Geometry of the brand's drawings as plain path data: no React and no colour, the user of a path fills it by role
 * (`--color-ridge-1`, `--color-ridge-2`, `--color-foot-ridge`, `--color-pine`, `--color-amber`).
 */

/** Where a ridge is drawn: under the sub header's title, on the footer's upper edge, in an empty state. */
export type RidgePlace = 'subHeader' | 'footer' | 'empty';

/** A pine standing on a ridge; put `translate(x y) scale(±scale scale)` on {@link pinePaths}`[variant]`. */
export interface PinePlacement {
  variant: 0 | 1 | 2;
  x: number;
  y: number;
  scale: number;
  mirrored: boolean;
}

/** One pine, about 100 units high, its foot at the origin. */
export interface PinePaths {
  trunk: string;
  /** Stroke 2.4 wide with round ends, no fill. */
  branches: string;
  crown: string;
  /** Lighter inner pads over the crown; leave out for a silhouette. */
  light: string;
}

/** Coordinate systems of {@link ridgeFar} and {@link ridgeNear}; use `preserveAspectRatio="xMaxYMax slice"`. */
export const ridgeViewBox: Record<RidgePlace, string> = {
  subHeader: '0 0 1440 184',
  footer: '0 0 1440 72',
  empty: '0 0 320 120',
};

/** The pale ridge behind. Low at the left in the sub header, where the title stands. */
export const ridgeFar: Record<RidgePlace, string> = {
  subHeader:
    'M0 184V174c16 5 32 3 48 3s32 0 48 0s32 2 48 0s32-8 48-13s32-13 48-18s32-9 48-11s32-3 48-2s32 6 48 10s32 13 48 15s32 1 48 0s32-5 48-6s32 1 48-1s32-9 48-13s32-8 48-10s32-3 48-4s32-3 48-4s32 0 48 0s32 4 48 2s32-9 48-14s32-10 48-15s32-12 48-17s32-9 48-11s32 0 48 0s32 2 48 2s32 1 48 0s32-3 48-4s32 2 48 1s32-6 48-8s32-5 48-5s32 4 48 5V184z',
  footer:
    'M0 72V15c12 0 24 2 36 3s24 3 36 4s24 1 36 3s24 4 36 7s24 6 36 9s24 9 36 12s24 7 36 9s24 2 36 1s24-3 36-5s24-4 36-6s24-3 36-4s24 0 36-1s24-4 36-5s24 1 36 0s24-1 36-4s24-10 36-14s24-8 36-11s24-5 36-6s24 0 36 1s24 3 36 6s24 10 36 14s24 9 36 12s24 7 36 9s24 1 36 1s24 0 36 0s24 0 36-1s24-4 36-6s24-4 36-5s24 0 36-1s24 0 36-2s24-7 36-10s24-7 36-10s24-4 36-6s24-4 36-4s24 2 36 4s24 7 36 9s24 3 36 2s24-6 36-8s24-6 36-6s24 4 36 6V72z',
  empty:
    'M0 120V56c7-3 13-7 20-9s13-3 20-3s13 5 20 6s13 3 20 3s13-1 20-2s13-3 20-4s13 0 20 1s13 4 20 4s13-5 20-5s13 4 20 4s13-4 20-5s13 0 20 0s13 3 20 3s13 1 20 0s13-4 20-6s13-2 20-3V120z',
};

/** The ridge in front; the footer's continues its ground colour. */
export const ridgeNear: Record<RidgePlace, string> = {
  subHeader:
    'M0 184V175c16 2 32 1 48 1s32-1 48-1s32 1 48 1s32 1 48 1s32 0 48 0s32 0 48 0s32 0 48 0s32 0 48 0s32 1 48 0s32-2 48-4s32-8 48-8s32 6 48 8s32 3 48 4s32 0 48 0s32 3 48 0s32-16 48-20s32-3 48-3s32 6 48 6s32-4 48-7s32-9 48-8s32 10 48 13s32 4 48 4s32-5 48-6s32 0 48-2s32-7 48-11s32-7 48-10s32-7 48-8s32 2 48 5s32 9 48 11s32 0 48 1V184z',
  footer:
    'M0 72V64c12 2 24 2 36 0s24-7 36-9s24-3 36-4s24 1 36 0s24-4 36-6s24-2 36-4s24-5 36-6s24-2 36-1s24 4 36 5s24 0 36 1s24 3 36 4s24 0 36 0s24 1 36 3s24 7 36 8s24 1 36 0s24-5 36-5s24 3 36 4s24 2 36 0s24-7 36-10s24-7 36-8s24 0 36 1s24 1 36 3s24 7 36 9s24 2 36 2s24-1 36 0s24 4 36 4s24-2 36-3s24-3 36-5s24-4 36-5s24-2 36-1s24 4 36 5s24 4 36 4s24-3 36-4s24-2 36-3s24-3 36-3s24 4 36 4s24-1 36-2s24-4 36-5s24 0 36 0s24 4 36 3V72z',
  empty:
    'M0 120V80c7 2 13 6 20 8s13 5 20 7s13 2 20 3s13 1 20 2s13 4 20 3s13-6 20-8s13-2 20-2s13 4 20 4s13 0 20-2s13-6 20-7s13 0 20 0s13 0 20 0s13 0 20 0s13 0 20 0s13-1 20-2s13-3 20-4V120z',
};

/** Pines on {@link ridgeNear}, in the same coordinates. */
export const ridgePines: Record<RidgePlace, readonly PinePlacement[]> = {
  subHeader: [
    {
      variant: 0,
      x: 1037,
      y: 165,
      scale: 0.5,
      mirrored: false,
    },
    {
      variant: 1,
      x: 1061,
      y: 165,
      scale: 0.36,
      mirrored: true,
    },
    {
      variant: 2,
      x: 1296,
      y: 128,
      scale: 0.62,
      mirrored: false,
    },
    {
      variant: 0,
      x: 1332,
      y: 130,
      scale: 0.38,
      mirrored: true,
    },
    {
      variant: 1,
      x: 878,
      y: 161,
      scale: 0.26,
      mirrored: false,
    },
  ],
  footer: [
    {
      variant: 2,
      x: 86,
      y: 55,
      scale: 0.38,
      mirrored: false,
    },
    {
      variant: 0,
      x: 108,
      y: 54,
      scale: 0.3,
      mirrored: true,
    },
    {
      variant: 1,
      x: 432,
      y: 47,
      scale: 0.24,
      mirrored: false,
    },
    {
      variant: 0,
      x: 893,
      y: 53,
      scale: 0.26,
      mirrored: true,
    },
    {
      variant: 1,
      x: 1274,
      y: 43,
      scale: 0.4,
      mirrored: false,
    },
    {
      variant: 2,
      x: 1296,
      y: 47,
      scale: 0.32,
      mirrored: true,
    },
    {
      variant: 0,
      x: 1313,
      y: 47,
      scale: 0.24,
      mirrored: false,
    },
  ],
  empty: [
    {
      variant: 0,
      x: 64,
      y: 101,
      scale: 0.5,
      mirrored: false,
    },
    {
      variant: 2,
      x: 230,
      y: 91,
      scale: 0.62,
      mirrored: true,
    },
    {
      variant: 1,
      x: 266,
      y: 91,
      scale: 0.44,
      mirrored: false,
    },
  ],
};

/** Three red pines with leaning trunks and flat pads. */
export const pinePaths: readonly [PinePaths, PinePaths, PinePaths] = [
  {
    trunk: 'M-5 0C-3-18-11-34-6-53C-3-66 3-72 2-92L5-92C8-73 3-63 0-52C-4-36 5-18 4 0z',
    branches: 'M-6-46C-14-50-20-50-27-55M1-62C8-67 15-66 22-71M-2-70C-8-74-12-74-18-78',
    crown:
      'M-49-54c0-6 6-9 10-7c2-6 13-6 17 0c6-2 13 2 13 8q-10 4-20 1t-20-1zM3-70c0-6 6-9 10-7c2-6 13-6 17 0c6-2 13 2 13 8q-10 4-20 1t-20-1zM-36-77c0-5 5-8 9-7c2-5 11-5 14 0c5-2 11 2 11 7q-8 3-17 1t-17-1zM-20-92c0-7 7-11 12-9c3-7 16-7 20 0c7-2 15 3 16 10q-12 5-24 1t-24-1zM-16-64c0-3 3-5 5-4c1-3 7-3 8 0c3-1 6 1 7 4q-5 2-10 1t-10-1z',
    light:
      'M-44-59c0-3 3-4 6-3c1-3 8-3 10 0c4-1 8 1 8 4q-6 2-12 0t-12 0zM8-75c0-3 3-4 6-3c1-3 8-3 10 0c4-1 8 1 8 4q-6 2-12 0t-12 0zM-32-82c0-3 3-4 5-3c1-2 7-3 9 0c3-1 7 1 7 3q-5 2-10 0t-10 0zM-14-99c0-3 4-5 7-4c2-3 10-3 12 0c4-1 9 1 10 4q-7 2-14 1t-14-1z',
  },
  {
    trunk: 'M-4 0C-4-16 5-28 2-46C-1-60-10-66-8-90L-5-90C-6-68 4-62 7-47C10-28 2-16 5 0z',
    branches: 'M5-38C14-44 22-43 31-47M-1-60C-10-63-18-64-26-71M-3-68C4-72 8-71 14-74',
    crown:
      'M14-46c0-5 5-8 10-7c2-5 13-5 16 0c6-2 12 2 13 7q-9 3-19 1t-19-1zM-48-70c0-6 6-9 10-7c2-6 13-6 17 0c6-2 13 2 13 8q-10 4-20 1t-20-1zM-2-73c0-5 5-7 9-6c2-5 11-5 14 0c5-1 11 2 11 6q-8 3-17 1t-17-1zM-31-91c0-7 7-11 13-9c3-7 17-7 21 0c8-2 16 3 17 10q-12 5-25 1t-25-1zM9-54c0-3 3-4 5-4c1-3 6-3 8 0c3-1 6 1 6 4q-4 2-9 0t-9 0z',
    light:
      'M19-51c0-3 3-4 6-3c1-2 8-3 10 0c3-1 7 1 8 3q-6 2-11 0t-11 0zM-43-75c0-3 3-4 6-3c1-3 8-3 10 0c4-1 8 1 8 4q-6 2-12 0t-12 0zM2-77c0-2 3-3 5-3c1-2 7-2 9 0c3-1 7 1 7 3q-5 1-10 0t-10 0zM-24-98c0-3 4-5 8-4c2-3 10-3 13 0c5-1 10 1 10 4q-7 2-15 1t-15-1z',
  },
  {
    trunk: 'M-5 0C0-22-10-38-8-58C-6-74 4-80 11-99L14-98C9-78 0-73-2-57C-4-38 7-22 5 0z',
    branches: 'M-7-52C-18-56-24-62-34-65M-4-64C6-70 18-68 28-73M2-78C-6-82-8-82-14-86',
    crown:
      'M-56-64c0-5 6-8 10-7c2-5 13-5 17 0c6-2 13 2 13 7q-10 3-20 1t-20-1zM10-72c0-6 6-9 10-7c2-6 13-6 17 0c6-2 13 2 13 8q-10 4-20 1t-20-1zM-30-84c0-5 4-7 8-6c2-5 11-5 13 0c5-1 10 2 11 6q-8 3-16 1t-16-1zM-12-99c0-7 7-11 13-9c3-7 17-7 21 0c8-2 16 3 17 10q-12 5-25 1t-25-1zM-27-56c0-3 3-4 5-4c1-3 6-3 8 0c3-1 6 1 6 4q-4 2-9 0t-9 0z',
    light:
      'M-51-69c0-3 3-4 6-3c1-2 8-3 10 0c4-1 8 1 8 3q-6 2-12 0t-12 0zM15-77c0-3 3-4 6-3c1-3 8-3 10 0c4-1 8 1 8 4q-6 2-12 0t-12 0zM-26-88c0-2 3-3 5-3c1-2 6-2 8 0c3-1 6 1 6 3q-5 1-10 0t-10 0zM-5-106c0-3 4-5 8-4c2-3 10-3 13 0c5-1 10 1 10 4q-7 2-15 1t-15-1z',
  },
];

/** Sun and pine, viewBox `0 0 40 40`: the sun in amber, trunk and crown in pine (or the inverse ink on dark). */
export const logoPaths = {
  viewBox: '0 0 40 40',
  sun: 'M25.6 3.4a11.2 11.2 0 1 1 0 22.4a11.2 11.2 0 0 1 0-22.4z',
  trunk: 'M14.3 38.4c1.7-4.6.4-8.4 1.1-12.6.5-3.3 2.3-5.3 2.3-9.8h2.3c.3 4.7-1.4 7-1.9 10.2-.6 4.2.8 7.8-.3 12.2z',
  crown:
    'M2.4 28.700c.2-3.4 3.200-5.300 6.400-4.700 1.700-2.900 6.600-2.900 8.300.2 2.500-.5 4.600 1.4 4.700 4-3.800 1.100-7 .5-9.700.5s-6 .8-9.700 0zM16.800 22.500c.2-2.900 2.500-4.4 5-4 1.500-2.700 6.700-2.800 8.400.3 2.500-.4 4.4 1.200 4.600 3.700-3.700.9-6.300.4-9 .4s-5.700.5-9-.4zM8.600 15.300c.2-2.900 2.600-4.600 5.200-4.200 1.600-2.900 7.200-2.900 8.800.3 2.500-.3 4.300 1.4 4.500 3.900-3.700.9-6.500.4-9.200.4s-5.700.6-9.300-.4z',
};
