import type { GeoPoint, TourStop } from '@haesol/contracts/travel';
import { toMapPoint } from './projection.ts';
import { provinceRoads } from './roads.ts';

/** Returns the means of transport between two places: a boat over the sea, where plans estimate a way by car or on foot. */
export const meansBetween = (from: GeoPoint, to: GeoPoint, moveBy: TourStop['moveBy']): TourStop['moveBy'] =>
  provinceRoads.isOverSea(toMapPoint(from), toMapPoint(to)) ? 'BOAT' : moveBy;
