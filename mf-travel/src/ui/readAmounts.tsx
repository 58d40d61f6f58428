import { errorCodes } from '@haesol/contracts/common';
import { CallError, ValidationError } from '@haesol/remote/http';

export interface Discounted {
  readonly promoCode?: string | undefined;
  readonly couponUid?: string | undefined;
  readonly pointAmount?: number | string | undefined;
}
type Discount = keyof Discounted;

/** Reasons of the server against discounts. */
export type Refusals = { readonly [Name in Discount]?: string };

/** Returns the discount of a choice that the server has refused, with its reason. */
function findRefused(error: unknown, choice: Discounted): readonly [Discount, string] | undefined {
  if (!(error instanceof CallError)) return undefined;
  const { code, message } = error;
  if (code === errorCodes.invalidPromotionCode && choice.promoCode) return ['promoCode', message];
  if (code === errorCodes.couponNotApplicable && choice.couponUid) return ['couponUid', message];
  const points = error instanceof ValidationError && error.fields.find(({ field }) => field === 'pointAmount');
  // Also of a text that is no number.
  return points && choice.pointAmount !== undefined ? ['pointAmount', points.message] : undefined;
}

/** Reads amounts; a refused discount is left out, so that the sum stays. */
export async function readAmounts<Choice extends Discounted, Amounts>(
  choice: Choice,
  read: (choice: Choice) => Promise<Amounts>,
) {
  const refusals: Partial<Record<Discount, string>> = {};
  let left = choice;
  for (;;) {
    try {
      return { amounts: await read(left), refusals };
    } catch (error) {
      const refused = findRefused(error, left);
      if (refused === undefined) throw error;
      const [name, reason] = refused;
      refusals[name] = reason;
      left = { ...left, [name]: undefined };
    }
  }
}
