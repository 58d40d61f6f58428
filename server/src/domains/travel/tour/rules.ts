import { toMinutes, toTime } from '../../../db/seoulTime.ts';

interface TimedStop {
  readonly stayMin: number;
  readonly moveMin: number;
}

/** Returns the arrival time at each stop of a day. @param start `HH:mm` of the first arrival */
export function arrivalsOf(start: string, stops: readonly TimedStop[]): string[] {
  let at = toMinutes(start);
  return stops.map(({ stayMin, moveMin }) => {
    const arrival = toTime(at % (24 * 60));
    at += stayMin + moveMin;
    return arrival;
  });
}
