import { type EndpointInput, errorCodes } from '@haesol/contracts/common';
import { type PayInfo, passPayInfo, reservePayInfo } from '@haesol/contracts/travel';
import { CallError, ValidationError } from '@haesol/remote/http';
import { useCall } from '@haesol/remote/lifecycle';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';

/** Input of a quote; undefined while the choice is incomplete. */
export type GoodsChoice = EndpointInput<typeof reservePayInfo>['body'];
export type PassChoice = NonNullable<EndpointInput<typeof passPayInfo>['query']>;

interface Discounted {
  readonly promoCode?: string | undefined;
  readonly couponUid?: string | undefined;
  readonly pointAmount?: number | string | undefined;
}
type Discount = keyof Discounted;

/** Reasons of the server against discounts. */
type Refusals = { readonly [Name in Discount]?: string };

export interface Quote {
  /** Amounts without the refused discounts. */
  readonly data: PayInfo | undefined;
  readonly refusals: Refusals;
  /** Error of anything but a discount. */
  readonly error: Error | null;
  readonly isFetching: boolean;
  refetch(): Promise<unknown>;
}

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
async function readAmounts<Choice extends Discounted>(choice: Choice, read: (choice: Choice) => Promise<PayInfo>) {
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

function useAmounts<Choice extends Discounted>(
  name: string,
  choice: Choice | undefined,
  read: (choice: Choice) => Promise<PayInfo>,
): Quote {
  const { data, ...query } = useQuery({
    queryKey: [name, 'quote', choice],
    queryFn: choice === undefined ? skipToken : () => readAmounts(choice, read),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return { ...query, data: data?.amounts, refusals: data?.refusals ?? {} };
}

/**
 * Requests the amounts for goods, again with each choice. The call is a POST that changes nothing while `isPay` is `N`, so it is
 * a separate query and not an endpoint's GET. The last amounts stay while new ones are loading.
 */
export function useGoodsQuote(choice: GoodsChoice | undefined): Quote {
  const call = useCall();
  return useAmounts(reservePayInfo.name, choice, (body) => call(reservePayInfo, { body: { ...body, isPay: 'N' } }));
}

/** Requests the amounts for passes. */
export function usePassQuote(choice: PassChoice): Quote {
  const call = useCall();
  return useAmounts(passPayInfo.name, choice, (query) => call(passPayInfo, { query: { ...query, isPay: 'N' } }));
}
