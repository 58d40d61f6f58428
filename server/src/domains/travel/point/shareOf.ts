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

export interface PaidAmounts {
  readonly payAmount: number;
  readonly pointAmount: number;
}

/** Amounts paid for pieces of an order. */
export interface PaidShare extends PaidAmounts {
  /** Amounts of the pieces that were refunded before; absent without any. */
  readonly before?: PaidAmounts;
}

/** Returns what was paid for pieces of an order, and for those that went before them. */
export function toShare({ payAmount, pointAmount }: PaidAmounts, pieces: Pieces): Required<PaidShare> {
  const amountsOf = (of: Pieces) => ({ payAmount: shareOf(payAmount, of), pointAmount: shareOf(pointAmount, of) });
  return { ...amountsOf(pieces), before: amountsOf({ before: 0, now: pieces.before, all: pieces.all }) };
}
