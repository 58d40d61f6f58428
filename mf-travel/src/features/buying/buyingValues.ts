import { type AgeGroup, isAdult, type Order, type OrderOption } from '@haesol/contracts/travel';
import type { FieldNames } from '@haesol/remote/form';
import type { PriceCounts } from '#paths';

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
  /** How many of each price, as the address has them. */
  readonly counts: string;
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

/** People of a choice of tickets. Rooms ask for them apart. */
export function toPeople(
  counts: PriceCounts,
  prices: readonly { readonly priceSn: number; readonly ageGroup: AgeGroup }[],
  ages: readonly string[] = [],
) {
  const countOf = (ofAdults: boolean) =>
    prices.reduce(
      (sum, { priceSn, ageGroup }) => (isAdult(ageGroup) === ofAdults ? sum + (counts[priceSn] ?? 0) : sum),
      0,
    );
  const child = countOf(false);
  const childAges = Array.from({ length: child }, (_, index) => Number(ages[index] ?? usualAge));
  return { adult: countOf(true), child, childAges };
}

/** The chosen prices of an option, as the calls take them. */
export const toOptions = (
  counts: PriceCounts,
  prices: readonly { readonly priceSn: number }[],
  optionNm: string,
): OrderOption[] =>
  prices.flatMap(({ priceSn }) => {
    const count = counts[priceSn] ?? 0;
    return count > 0 ? [{ optionNm, count, priceSn }] : [];
  });

/** Options of an order as the calls take them: its prices have an age group, which the calls refuse. */
export const toOptionsInput = ({ options }: NonNullable<Order['goods']>): OrderOption[] =>
  options.map(({ ageGroup: _group, ...option }) => option);

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
export const peopleOfOrder = ({ options }: NonNullable<Order['goods']>) =>
  toPeople(Object.fromEntries(options.map(({ priceSn, count }) => [priceSn, count])), options);
