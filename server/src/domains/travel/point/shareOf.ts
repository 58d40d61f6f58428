/** Pieces of an order: refunded before, to be refunded now, and all. */
export interface Pieces {
  readonly before: number;
  readonly now: number;
  readonly all: number;
}

/**
 * Returns the share of pieces of equal price in an amount, to the won: the shares of all pieces sum to the amount, in any order
 * and number of refunds.
 */
export const shareOf = (amount: number, { before, now, all }: Pieces): number =>
  Math.floor((amount * (before + now)) / all) - Math.floor((amount * before) / all);
