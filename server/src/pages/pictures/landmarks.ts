import { drawBridge, drawFerrisWheel, drawLighthouse, drawTent, drawYacht } from './landmarksCoast.ts';
import {
  drawCampus,
  drawHanok,
  drawKiln,
  drawMarket,
  drawPavilion,
  drawResearchHall,
  drawTeaHouse,
} from './landmarksHouse.ts';
import { drawBook, drawDome, drawObservatoryTower } from './landmarksTower.ts';
import type { Palette, SceneTime } from './palettes.ts';

/** Landmarks of the numbered families. */
export const LANDMARKS = [
  'lighthouse',
  'observatoryTower',
  'hanok',
  'dome',
  'market',
  'bridge',
  'tent',
  'yacht',
  'kiln',
  'book',
  'teafield',
  'ferriswheel',
  'campus',
  'pavilion',
] as const;
export type Landmark = (typeof LANDMARKS)[number] | 'researchHall';

export interface LandmarkShape {
  /** Drawn about 100 units high, standing on the origin. */
  draw: (palette: Palette, time: SceneTime) => string;
  halfWidth: number;
  /** Stands in the water instead of on a hill. */
  afloat?: boolean;
  scale: number;
}

export const LANDMARK_SHAPES: Readonly<Record<Landmark, LandmarkShape>> = {
  lighthouse: { draw: drawLighthouse, halfWidth: 32, scale: 1.2 },
  observatoryTower: { draw: drawObservatoryTower, halfWidth: 28, scale: 1.15 },
  hanok: { draw: drawHanok, halfWidth: 60, scale: 1.3 },
  dome: { draw: drawDome, halfWidth: 54, scale: 1.15 },
  market: { draw: drawMarket, halfWidth: 72, scale: 1.08 },
  bridge: { draw: drawBridge, halfWidth: 150, scale: 1.2, afloat: true },
  tent: { draw: drawTent, halfWidth: 80, scale: 1.25 },
  yacht: { draw: drawYacht, halfWidth: 90, scale: 1.1, afloat: true },
  kiln: { draw: drawKiln, halfWidth: 90, scale: 1.2 },
  book: { draw: drawBook, halfWidth: 60, scale: 1.15 },
  teafield: { draw: drawTeaHouse, halfWidth: 38, scale: 1.1 },
  ferriswheel: { draw: drawFerrisWheel, halfWidth: 50, scale: 1.2 },
  campus: { draw: drawCampus, halfWidth: 130, scale: 1 },
  pavilion: { draw: drawPavilion, halfWidth: 42, scale: 1.15 },
  researchHall: { draw: drawResearchHall, halfWidth: 118, scale: 1.1 },
};
