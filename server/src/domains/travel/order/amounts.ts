import { orderLimits } from '@haesol/contracts/travel';

export interface Discount {
  readonly discountType: 'RATE' | 'AMOUNT';
  /** Percent or won. */
  readonly discount: number;
  /** In won; null without a limit. */
  readonly maxDiscount: number | null;
}

/** Returns the discount of a coupon or code in whole won, at most the amount. */
function toDiscount(amount: number, { discountType, discount, maxDiscount }: Discount): number {
  const wanted = discountType === 'RATE' ? Math.floor((amount * discount) / 100) : discount;
  return Math.max(0, Math.min(amount, wanted, maxDiscount ?? wanted));
}

/** Returns the points that can be spent on an order: 0 below the minimum balance, at most the rest to pay. */
export function toSpendable(balance: number, leftToPay: number): number {
  return balance < orderLimits.minPoints ? 0 : Math.min(balance, leftToPay);
}

export interface Discounts {
  readonly promo: Discount | undefined;
  readonly coupon: Discount | undefined;
  readonly points: number;
}

/** Computes the amounts of an order: code first, then the coupon on the rest, then points. */
export function toAmounts(itemAmount: number, { promo, coupon, points }: Discounts) {
  const promoAmount = promo === undefined ? 0 : toDiscount(itemAmount, promo);
  const couponAmount = coupon === undefined ? 0 : toDiscount(itemAmount - promoAmount, coupon);
  const payAmount = itemAmount - promoAmount - couponAmount - points;
  return { itemAmount, promoAmount, couponAmount, pointAmount: points, payAmount };
}
