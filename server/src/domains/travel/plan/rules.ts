import { distanceKm, type GeoPoint, type PlanFault, planLimits } from '@haesol/contracts/travel';
import { toMinutes } from '../../../db/seoulTime.ts';

/** Way between two stops. */
export interface Way {
  readonly moveKm: number;
  readonly moveMin: number;
  readonly moveBy: 'CAR' | 'WALK';
}

/** Estimates the way between two places: along the straight line, on foot if it is short, else by car. */
export function estimateWay(from: GeoPoint, to: GeoPoint): Way {
  const km = distanceKm(from, to);
  const moveBy = km <= planLimits.walkKm ? 'WALK' : 'CAR';
  const speed = moveBy === 'WALK' ? planLimits.walkSpeed : planLimits.carSpeed;
  return { moveKm: Math.round(km * 10) / 10, moveMin: Math.ceil((km / speed) * 60), moveBy };
}

interface TimedStop {
  readonly time: string;
  readonly stayMin: number;
}

interface Visit extends TimedStop {
  readonly openFrom: string;
  readonly openTo: string;
  readonly isOff: boolean;
}

const endOf = ({ time, stayMin }: TimedStop) => toMinutes(time) + stayMin;

/**
 * Lists the faults of a stop.
 * @param earlier stops before it on the same day, by their begin
 * @param moveMin minutes from the last of them
 */
export function listFaults(
  { openFrom, openTo, isOff, ...visit }: Visit,
  earlier: readonly TimedStop[],
  moveMin: number,
): PlanFault[] {
  const start = toMinutes(visit.time);
  const isOutside = start < toMinutes(openFrom) || endOf(visit) > toMinutes(openTo);
  const last = earlier.at(-1);
  const isLate = last !== undefined && endOf(last) + moveMin > start;
  return [
    ...(isOff ? (['CLOSED'] as const) : isOutside ? (['HOURS'] as const) : []),
    // Also a stop before the last one may still go on.
    ...(earlier.some((stop) => endOf(stop) > start) ? (['OVERLAP'] as const) : isLate ? (['LATE'] as const) : []),
  ];
}
