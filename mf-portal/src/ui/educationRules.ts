import type { Edu } from '@haesol/contracts/learn';
import type { BadgeColor } from '@haesol/kit';

/** A course is marked as closing soon at this number of days or places left. */
const soonDays = 3;
const soonShare = 0.1;

export type EduStateKey = Edu['state'] | 'SOON';

/** Returns the displayed state of a course. */
export function stateOf({ state, dday, remainCnt, capacity }: Edu): EduStateKey {
  if (state !== 'OPEN') return state;
  const isSoon = (dday !== null && dday <= soonDays) || remainCnt <= capacity * soonShare;
  return isSoon ? 'SOON' : 'OPEN';
}

const colors: Readonly<Record<EduStateKey, BadgeColor>> = {
  OPEN: 'blue',
  SOON: 'red',
  FULL: 'gray',
  SCHEDULED: 'sky',
  CLOSED: 'gray',
  RUNNING: 'blue',
  ENDED: 'black',
};
export const colorOf = (state: EduStateKey): BadgeColor => colors[state];

/** Returns the taken places, in percent. */
export const takenPct = ({ capacity, remainCnt }: Edu): number =>
  capacity === 0 ? 100 : Math.round(((capacity - remainCnt) / capacity) * 100);
