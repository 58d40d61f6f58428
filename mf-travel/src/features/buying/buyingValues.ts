import type { Order, OrderOption } from '@haesol/contracts/travel';
import type { FieldNames } from '@haesol/remote/form';

/** Who reserves, and consent: what the payment needs besides the order. */
export interface BookerValues {
  readonly familyNm: string;
  readonly firstNm: string;
  readonly phone: string;
  readonly email: string;
  readonly nationCd: string;
  readonly requestMemo: string;
  readonly isRefund: boolean;
  readonly isUse: boolean;
  readonly isThird: boolean;
}

/** What the form of a reservation holds. */
export interface ReserveValues extends BookerValues {
  readonly useDate: string;
  readonly useTime: string;
  /** How many of each price, in the order of the option's prices. */
  readonly counts: readonly string[];
  /** Ages of those who pay no adult's price. */
  readonly ages: readonly string[];
  /** Guests of a room. */
  readonly guests: string;
  readonly couponUid: string;
  readonly promoCode: string;
  readonly points: string;
}

export const bookerNames = {
  'user.familyNm': 'familyNm',
  'user.firstNm': 'firstNm',
  'user.phone': 'phone',
  'user.email': 'email',
  'user.nationCd': 'nationCd',
  'agree.refund': 'isRefund',
  'agree.use': 'isUse',
  'agree.third': 'isThird',
} as const satisfies FieldNames<BookerValues>;

export const reserveNames: FieldNames<ReserveValues> = {
  ...bookerNames,
  options: 'counts',
  'people.childAges': 'ages',
  pointAmount: 'points',
};

export interface Person {
  readonly familyNm: string;
  readonly firstNm: string;
  readonly phone: string;
  readonly email: string;
  readonly nationCd: string;
}

const nobody: Person = { familyNm: '', firstNm: '', phone: '', email: '', nationCd: 'KR' };

/** Filled in from the member; never consent. */
export function toBookerValues(person: Person = nobody): BookerValues {
  const { familyNm, firstNm, phone, email, nationCd } = person;
  return {
    familyNm,
    firstNm,
    phone,
    email,
    nationCd: nationCd === '' ? 'KR' : nationCd,
    requestMemo: '',
    isRefund: false,
    isUse: false,
    isThird: false,
  };
}

const toYn = (isAgreed: boolean) => (isAgreed ? 'Y' : 'N');

export const toAgree = ({ isUse, isRefund, isThird }: BookerValues) => ({
  use: toYn(isUse),
  refund: toYn(isRefund),
  third: toYn(isThird),
});

/** The part of a reservation that is about people: all but what the order knows itself. */
export function toBookerInput(values: BookerValues) {
  const { familyNm, firstNm, phone, email, nationCd, requestMemo } = values;
  return {
    user: { familyNm, firstNm, phone, email, nationCd },
    ...(requestMemo.trim() !== '' && { requestMemo }),
    agree: toAgree(values),
  };
}

/** An age that is shown before somebody chooses one. */
export const usualAge = '8';

/** People of a choice: the first price is an adult's, the others are younger people's. Rooms ask for them apart. */
export function toPeople(counts: readonly string[], ages: readonly string[]) {
  const [adult = 0, ...younger] = counts.map(Number);
  const child = younger.reduce((sum, count) => sum + count, 0);
  return { adult, child, childAges: Array.from({ length: child }, (_, index) => Number(ages[index] ?? usualAge)) };
}

/** The chosen prices of an option, as the calls take them. */
export function toOptions(
  counts: readonly string[],
  prices: readonly { readonly priceSn: number }[],
  optionNm: string,
): OrderOption[] {
  return prices.flatMap(({ priceSn }, index) => {
    const count = Number(counts[index] ?? '0');
    return count > 0 ? [{ optionNm, count, priceSn }] : [];
  });
}

/** Name of the draft that goes from the reservation through the payment, in this tab. */
export const toOrderDraft = (orderUid: string): string => `order.${orderUid}`;

/** What is kept of an order until it is paid. */
export interface OrderDraft extends BookerValues {
  readonly people: ReturnType<typeof toPeople>;
}

/** The draft of an order, as far as storage holds what was written; undefined for all else. */
export function parseOrderDraft(stored: unknown): OrderDraft | undefined {
  const isDraft = typeof stored === 'object' && stored !== null && 'people' in stored && 'familyNm' in stored;
  // Written by `toOrderDraft` of this tab; the schema of the call checks every field again.
  return isDraft ? (stored as OrderDraft) : undefined;
}

/** People of an order of which this tab knows no more than its prices. */
export const peopleOfOrder = (goods: NonNullable<Order['goods']>) => {
  const counts: string[] = [];
  for (const { priceSn, count } of goods.options) counts[priceSn - 1] = String(count);
  return toPeople(
    Array.from(counts, (count) => count ?? '0'),
    [],
  );
};
