export const SCENE_TIMES = ['dawn', 'day', 'dusk', 'night', 'rain'] as const;
export type SceneTime = (typeof SCENE_TIMES)[number];
/** Hour of the day, weather or season that a picture's colours tell. */
export type SceneLight = SceneTime | 'snow' | 'autumn';

/** Colours of one light: four steps of one hue for depth, one accent, and the tones of buildings and pines. */
export interface Palette {
  sky: string;
  low: string;
  sun: string;
  far: string;
  mid: string;
  near: string;
  ground: string;
  sea: string;
  seaDeep: string;
  accent: string;
  wall: string;
  shade: string;
  roof: string;
  wood: string;
  pine: string;
  pineLight: string;
  /** Lamps, lit windows, paper lanterns. */
  lamp: string;
  /** Window glass: sky by day, lamplight by night. */
  glass: string;
  cloud: string;
}

export const PALETTES: Readonly<Record<SceneLight, Palette>> = {
  dawn: {
    sky: '#f4e6d2',
    low: '#fbf3e4',
    sun: '#f0a93b',
    far: '#c3cdcb',
    mid: '#8faaa3',
    near: '#4c7567',
    ground: '#254b3f',
    sea: '#b9cfce',
    seaDeep: '#8fb3b5',
    accent: '#d9733f',
    wall: '#fffaf0',
    shade: '#e2d3bb',
    roof: '#2b3b45',
    wood: '#5c4135',
    pine: '#1d4237',
    pineLight: '#3d6d5b',
    lamp: '#ffe3a1',
    glass: '#86aeb0',
    cloud: '#fffdf7',
  },
  day: {
    sky: '#cfe3ec',
    low: '#eaf1ec',
    sun: '#f6c453',
    far: '#a5c4c6',
    mid: '#71a091',
    near: '#437a63',
    ground: '#285843',
    sea: '#8fbfcb',
    seaDeep: '#5e9cb0',
    accent: '#d9733f',
    wall: '#fffbf2',
    shade: '#dcd7c8',
    roof: '#2c4150',
    wood: '#614639',
    pine: '#204c3c',
    pineLight: '#4b8369',
    lamp: '#ffe9b0',
    glass: '#5e9cb0',
    cloud: '#ffffff',
  },
  dusk: {
    sky: '#f1c79b',
    low: '#f8e0b5',
    sun: '#e5743a',
    far: '#cfa092',
    mid: '#98747d',
    near: '#5a4f68',
    ground: '#2f3249',
    sea: '#dda98f',
    seaDeep: '#b17f80',
    accent: '#c4532f',
    wall: '#fff0da',
    shade: '#d8b598',
    roof: '#262c42',
    wood: '#3d303b',
    pine: '#262b41',
    pineLight: '#4e4c66',
    lamp: '#ffe0a0',
    glass: '#ffe0a0',
    cloud: '#f8e0b5',
  },
  night: {
    sky: '#15263f',
    low: '#21395a',
    sun: '#f3e2b3',
    far: '#2b476b',
    mid: '#22395a',
    near: '#182c46',
    ground: '#0f1f33',
    sea: '#1d385a',
    seaDeep: '#29496f',
    accent: '#d98b4a',
    wall: '#d8d6cd',
    shade: '#8d95a2',
    roof: '#0a1424',
    wood: '#3a3440',
    pine: '#0b1a2b',
    pineLight: '#1f3954',
    lamp: '#f8cf74',
    glass: '#f8cf74',
    cloud: '#2b476b',
  },
  rain: {
    sky: '#d3dbdf',
    low: '#e4e8e8',
    sun: '#efe9da',
    far: '#b4c1c4',
    mid: '#8a9fa1',
    near: '#5a7776',
    ground: '#33504f',
    sea: '#a5b7bd',
    seaDeep: '#7f98a1',
    accent: '#c77b3e',
    wall: '#f7f4ec',
    shade: '#cdcdc5',
    roof: '#2e3c45',
    wood: '#4d423c',
    pine: '#294544',
    pineLight: '#577673',
    lamp: '#ffe3a1',
    glass: '#ffe3a1',
    cloud: '#f0f2f2',
  },
  /** Near hills and ground are white, pines carry snow. */
  snow: {
    sky: '#d6e1ea',
    low: '#eef2f3',
    sun: '#f2d9a6',
    far: '#c2d0d8',
    mid: '#a3b8c2',
    near: '#dce5e9',
    ground: '#f7f9f9',
    sea: '#b8cbd6',
    seaDeep: '#7f9dae',
    accent: '#d9733f',
    wall: '#fffbf2',
    shade: '#cfd6d8',
    roof: '#2c4150',
    wood: '#54463f',
    pine: '#2e5148',
    pineLight: '#eef3f3',
    lamp: '#ffe3a1',
    glass: '#7f9dae',
    cloud: '#f7f9f9',
  },
  /** Sand sky, dry grass, amber and red crowns. */
  autumn: {
    sky: '#e9dfc8',
    low: '#f7efdd',
    sun: '#e8a63c',
    far: '#cdbfa6',
    mid: '#b49b74',
    near: '#8e7a4a',
    ground: '#4e4a2c',
    sea: '#c5cbbf',
    seaDeep: '#93a39a',
    accent: '#c4532f',
    wall: '#fffaf0',
    shade: '#dfcfb2',
    roof: '#33383c',
    wood: '#5c4135',
    pine: '#2f4a36',
    pineLight: '#55734f',
    lamp: '#ffe3a1',
    glass: '#93a39a',
    cloud: '#fdf8ec',
  },
};

/** A colour between two `#rrggbb` colours; share 0 is the first one. */
export function mixColours(first: string, second: string, share: number): string {
  const channel = (colour: string, index: number) => Number.parseInt(colour.slice(index, index + 2), 16);
  const mixed = [1, 3, 5].map((index) => {
    const value = channel(first, index) * (1 - share) + channel(second, index) * share;
    return Math.round(value).toString(16).padStart(2, '0');
  });
  return `#${mixed.join('')}`;
}
