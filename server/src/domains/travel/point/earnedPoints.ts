import { orderLimits } from '@haesol/contracts/travel';

/** Returns the points for using a purchase, in whole points. */
export const toEarnedPoints = (payAmount: number): number => Math.floor((payAmount * orderLimits.earnPct) / 100);
