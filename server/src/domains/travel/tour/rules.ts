import { toMinutes, toTime } from '../../../db/seoulTime.ts';

interface TimedStop {
  readonly stayMin: number;
  readonly moveMin: number;
}

/** First arrival of a day without one. */
export const firstStart = '10:00';
/** Arrivals are rounded up to this many minutes. */
const stepMin = 5;

/** Returns the arrival time at each stop of a day. @param start `HH:mm` of the first arrival */
export function arrivalsOf(start: string, stops: readonly TimedStop[]): string[] {
  let at = toMinutes(start);
  return stops.map(({ stayMin, moveMin }) => {
    const arrival = toTime(at % (24 * 60));
    at = Math.ceil((at + stayMin + moveMin) / stepMin) * stepMin;
    return arrival;
  });
}
