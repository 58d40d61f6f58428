import { orderLimits } from '@haesol/contracts/travel';

/** Returns the points that come with the use of what was paid for, in whole points. */
export const toEarnedPoints = (payAmount: number): number => Math.floor((payAmount * orderLimits.earnPct) / 100);
