import { orderLimits } from '@haesol/contracts/travel';

export interface Discount {
  readonly discountType: 'RATE' | 'AMOUNT';
  /** Percent or won. */
  readonly discount: number;
  /** In won; null has no limit. */
  readonly maxDiscount: number | null;
}

/** What a coupon or a code takes off, in whole won; never more than there is. */
function toDiscount(amount: number, { discountType, discount, maxDiscount }: Discount): number {
  const wanted = discountType === 'RATE' ? Math.floor((amount * discount) / 100) : discount;
  return Math.max(0, Math.min(amount, wanted, maxDiscount ?? wanted));
}

/** Points that may be spent on an order: none below the least balance, and never more than is left to pay. */
export function toSpendable(balance: number, leftToPay: number): number {
  return balance < orderLimits.minPoints ? 0 : Math.min(balance, leftToPay);
}

/** Value added tax (10 %) within an amount that contains it. */
export const toTax = (amount: number): number => amount - Math.round(amount / 1.1);

export interface Discounts {
  readonly promo: Discount | undefined;
  readonly coupon: Discount | undefined;
  readonly points: number;
}

/** Amounts of an order: the code first, then the coupon on what is left, then points. */
export function toAmounts(itemAmount: number, { promo, coupon, points }: Discounts) {
  const promoAmount = promo === undefined ? 0 : toDiscount(itemAmount, promo);
  const couponAmount = coupon === undefined ? 0 : toDiscount(itemAmount - promoAmount, coupon);
  const payAmount = itemAmount - promoAmount - couponAmount - points;
  return { itemAmount, promoAmount, couponAmount, pointAmount: points, payAmount };
}
