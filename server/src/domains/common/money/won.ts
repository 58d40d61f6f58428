/** Returns the value added tax (10 %) included in an amount. */
export const toTax = (amount: number): number => amount - Math.round(amount / 1.1);

/** Formats as `12,000원`. */
export const toWon = (amount: number): string => `${amount.toLocaleString('ko-KR')}원`;
