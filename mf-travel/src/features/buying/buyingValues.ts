import { isAdult, type Order, type OrderOption, type PassportName } from '@haesol/contracts/travel';
import type { FieldNames } from '@haesol/remote/form';
import type { PriceCounts } from '#paths';
import { type AgedPrice, listChildSeats } from '#ui/childSeats';

/** Person and consent: input of the payment besides the order. */
export interface BookerValues {
  readonly familyNm: string;
  readonly firstNm: string;
  readonly phone: string;
  readonly email: string;
  readonly nationCd: string;
  /** Name in the passport, for tickets that need it. */
  readonly passportFamilyNm: string;
  readonly passportFirstNm: string;
  readonly requestMemo: string;
  readonly isRefund: boolean;
  readonly isUse: boolean;
  readonly isThird: boolean;
}

/** Values of the reservation form. */
export interface ReserveValues extends BookerValues {
  readonly useDate: string;
  readonly useTime: string;
  /** Departure from a room. */
  readonly departDate: string;
  /** Number for each price, as in the address. */
  readonly counts: string;
  /** Ages of guests below the adult price, each with its price: `3:12`. */
  readonly ages: readonly string[];
  /** Guests of a room. */
  readonly guests: string;
  readonly couponUid: string;
  readonly promoCode: string;
  readonly points: string;
}

/** Fields of the person that are kept in the tab; consent is not stored and must be given again. */
export const bookerFields = [
  'familyNm',
  'firstNm',
  'passportFamilyNm',
  'passportFirstNm',
  'phone',
  'email',
  'nationCd',
  'requestMemo',
] as const;

export const bookerNames = {
  'user.familyNm': 'familyNm',
  'user.firstNm': 'firstNm',
  'user.passport.familyNm': 'passportFamilyNm',
  'user.passport.firstNm': 'passportFirstNm',
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
  // One calendar has both days.
  departDate: 'useDate',
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

const noPerson: Person = { familyNm: '', firstNm: '', phone: '', email: '', nationCd: '' };

/** Returns initial values from the member; never consent. @param nation chosen if that of the member is unknown */
export function toBookerValues(person: Person = noPerson, nation = ''): BookerValues {
  const { familyNm, firstNm, phone, email, nationCd } = person;
  return {
    familyNm,
    firstNm,
    ...toPassportValues(null),
    phone,
    email,
    nationCd: nationCd === '' ? nation : nationCd,
    requestMemo: '',
    isRefund: false,
    isUse: false,
    isThird: false,
  };
}

/** Returns the name in the passport as values of the form. */
export const toPassportValues = (passport: PassportName | null | undefined) => ({
  passportFamilyNm: passport?.familyNm ?? '',
  passportFirstNm: passport?.firstNm ?? '',
});

/** Returns true if one of the goods needs the booker's name in the passport. */
export const needsPassport = (goods: readonly { readonly passportYn?: 'N' | 'Y' | undefined }[]): boolean =>
  goods.some(({ passportYn }) => passportYn === 'Y');

const toYn = (isAgreed: boolean) => (isAgreed ? 'Y' : 'N');

export const toAgree = ({ isUse, isRefund, isThird }: BookerValues) => ({
  use: toYn(isUse),
  refund: toYn(isRefund),
  third: toYn(isThird),
});

/** Returns the part of a reservation about people: all that the order itself lacks. @param hasPassport the ticket needs its name */
export function toBookerInput(values: BookerValues, hasPassport: boolean) {
  const { familyNm, firstNm, phone, email, nationCd, requestMemo } = values;
  const passport = { familyNm: values.passportFamilyNm, firstNm: values.passportFirstNm };
  return {
    user: { familyNm, firstNm, phone, email, nationCd, ...(hasPassport && { passport }) },
    ...(requestMemo.trim() !== '' && { requestMemo }),
    agree: toAgree(values),
  };
}

/** Returns the people of a choice of tickets; a missing age is `NaN`, which the schema refuses. Rooms have separate fields for them. */
export function toPeople(counts: PriceCounts, prices: readonly AgedPrice[], ages: readonly string[] = []) {
  const adult = prices.reduce(
    (sum, { priceSn, ageGroup }) => (isAdult(ageGroup) ? sum + (counts[priceSn] ?? 0) : sum),
    0,
  );
  const childAges = listChildSeats(counts, prices, ages).map(({ age }) => (age === '' ? Number.NaN : Number(age)));
  return { adult, child: childAges.length, childAges };
}

/** Returns the chosen prices of an option, as input of the calls. */
export const toOptions = (
  counts: PriceCounts,
  prices: readonly { readonly priceSn: number }[],
  optionNm: string,
): OrderOption[] =>
  prices.flatMap(({ priceSn }) => {
    const count = counts[priceSn] ?? 0;
    return count > 0 ? [{ optionNm, count, priceSn }] : [];
  });

/** Converts options of an order to input of the calls, which refuse the age groups of its prices. */
export const toOptionsInput = ({ options }: NonNullable<Order['goods']>): OrderOption[] =>
  options.map(({ optionNm, count, priceSn }) => ({ optionNm, count, priceSn }));

/** Returns the days of an order as input of the calls. */
export const toWhenInput = ({ useDate, useTime, departDate }: NonNullable<Order['goods']>) => ({
  useDate,
  ...(useTime !== null && { useTime }),
  ...(departDate !== null && { departDate }),
});

/** Returns the name of the draft from the reservation through the payment, in this tab. */
export const toOrderDraft = (orderUid: string): string => `order.${orderUid}`;

/** Draft of an order until it is paid. */
export interface OrderDraft extends BookerValues {
  readonly people: ReturnType<typeof toPeople>;
}

/** Parses the stored draft of an order; undefined if it is invalid. */
export function parseOrderDraft(stored: unknown): OrderDraft | undefined {
  const isDraft = typeof stored === 'object' && stored !== null && 'people' in stored && 'familyNm' in stored;
  // Written under `toOrderDraft` in this tab; the schema of the call validates every field again.
  return isDraft ? (stored as OrderDraft) : undefined;
}

/** Usual age of a child. */
const usualAge = 8;

/** Returns the people of an order for which this tab has only the prices. */
export function peopleOfOrder({ options }: NonNullable<Order['goods']>) {
  const counts = Object.fromEntries(options.map(({ priceSn, count }) => [priceSn, count]));
  const childAges = listChildSeats(counts, options).map(({ allowed }) =>
    allowed.includes(usualAge) ? usualAge : (allowed[0] ?? usualAge),
  );
  return { ...toPeople(counts, options), childAges };
}
