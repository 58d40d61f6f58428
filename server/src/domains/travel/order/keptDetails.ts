import { errorCodes } from '@haesol/contracts/common';
import { guestClass } from '@haesol/contracts/identity';
import {
  type AgeGroup,
  isAdult,
  type KeptBooker,
  type KeptPeople,
  noPassportName,
  type Order,
  type OrderPayload,
  type People,
  type PurchaseGoods,
} from '@haesol/contracts/travel';
import type { Kysely } from 'kysely';
import type { Database, Db, Trx } from '../../../db/schema.ts';
import { ApiError, fieldError } from '../../../http/apiError.ts';
import type { Principal } from '../../../http/context.ts';
import { translated } from '../../common/text/translation.ts';
import { agesOf } from '../point/tickets.ts';
import type { WantedGoods } from './readGoods.ts';

/** People and booker of an order, kept with it from its opening on, so that it can be paid in any browser. */
export interface Details {
  readonly people: KeptPeople;
  readonly booker: KeptBooker;
  readonly requestMemo: string;
}

/** Details as far as they are known. */
export type KnownDetails = { readonly [Name in keyof Details]?: Details[Name] | undefined };

/** Requires a buyer without an account to use the proven address, by which the order is found again. @throws {ApiError} `4000` */
export function requireProvenMail({ memberClass, email }: Principal, booker: KeptBooker | undefined): void {
  if (memberClass !== guestClass || booker?.email === undefined) return;
  if (booker.email.toLowerCase() === email.toLowerCase()) return;
  throw fieldError('user.email', '비회원은 인증번호로 확인한 이메일로만 예약할 수 있습니다.');
}

/**
 * Leaves the passport's name out unless the ticket needs it. Its absence is also the message of the refusal, because pages of
 * earlier releases have no such field.
 * @throws {ApiError} `4000` if the ticket needs it
 */
export function withPassport<B extends KeptBooker>(booker: B, payload: OrderPayload): B | Omit<B, 'passport'> {
  const { passport, ...person } = booker;
  if (!('needsPassport' in payload)) return person;
  if (passport !== undefined) return booker;
  const fieldErrors = [{ field: 'user.passport.firstNm', code: 'custom', message: noPassportName }];
  throw new ApiError(errorCodes.invalidInput, { message: noPassportName, data: { fieldErrors } });
}

const readPayload = async (db: Db, orderUid: string): Promise<OrderPayload> =>
  (await db.selectFrom('orders').select('payload').where('order_uid', '=', orderUid).executeTakeFirstOrThrow()).payload;

/** @throws {ApiError} as {@link withPassport} */
export async function keepDetails(trx: Trx, orderUid: string, details: KnownDetails | undefined): Promise<void> {
  const { people, booker, requestMemo } = details ?? {};
  if (people === undefined && booker === undefined && requestMemo === undefined) return;
  const kept = booker && withPassport(booker, await readPayload(trx, orderUid));
  await trx
    .updateTable('reservation')
    .set({
      ...(people !== undefined && { people: JSON.stringify(people) }),
      ...(kept !== undefined && { booker: JSON.stringify(kept) }),
      ...(requestMemo !== undefined && { request_memo: requestMemo }),
    })
    .where('order_uid', '=', orderUid)
    .execute();
}

/** Returns the kept people, booker and passport's name; null where the order has none. */
export function toDetails({
  people,
  booker,
}: Pick<Details, 'booker' | 'people'>): Pick<Order, 'booker' | 'passport' | 'people'> {
  const { adult, child, childAges } = people;
  const { familyNm, firstNm, phone, email, nationCd, passport = null } = booker;
  const hasBooker = familyNm !== undefined && firstNm !== undefined && phone !== undefined;
  return {
    people: adult === undefined || child === undefined ? null : { adult, child, childAges: childAges ?? [] },
    booker: hasBooker ? { familyNm, firstNm, phone, email: email ?? '', nationCd: nationCd ?? '' } : null,
    passport,
  };
}

/** People as a call states them. */
interface StatedPeople extends Omit<People, 'childAges'> {
  /** Undefined for calls that are not asked for ages. */
  readonly childAges: readonly number[] | undefined;
}

/**
 * Counts the people of a booking: guests of a room as stated, those of tickets by their prices, so that voucher and gate name
 * those that were paid for.
 * @throws {ApiError} `4000` for an age that is missing or without a ticket
 */
export async function readPeople(
  db: Kysely<Database>,
  { goodsDtlId, options }: Pick<WantedGoods, 'goodsDtlId' | 'options'>,
  { childAges, ...stated }: StatedPeople,
  languageCd: string,
): Promise<People> {
  const ages = childAges ?? [];
  const prices = await db
    .selectFrom('goods_price as p')
    .innerJoin('goods_option as o', 'o.goods_dtl_id', 'p.goods_dtl_id')
    .select(['p.price_sn', 'p.age_group', 'p.age_from', 'p.age_to', 'o.kind'])
    .select(translated('p.price_nm', languageCd, 'nm').as('price_nm'))
    .where('p.goods_dtl_id', '=', goodsDtlId)
    .execute();
  if (prices.some(({ kind }) => kind === 'ROOM')) return { ...stated, childAges: [...ages] };
  if (childAges !== undefined) checkAges(prices, options, childAges);
  const isOfAdult = (priceSn: number) =>
    isAdult(prices.find(({ price_sn }) => price_sn === priceSn)?.age_group ?? 'ADULT');
  const countOf = (wanted: boolean) =>
    options.reduce((sum, { priceSn, count }) => (isOfAdult(priceSn) === wanted ? sum + count : sum), 0);
  const child = countOf(false);
  return { adult: countOf(true), child, childAges: ages.slice(0, child) };
}

/**
 * Counts the people of goods of a purchase, as {@link readPeople}; undefined for passes. Pages of earlier releases ask for no ages.
 * @throws {ApiError} `4000` for an age that is missing or without a ticket
 */
export async function readPeopleOfGoods(
  db: Kysely<Database>,
  goods: PurchaseGoods,
  { languageCd }: { readonly languageCd: string },
): Promise<People | undefined> {
  if (!('goodsDtlId' in goods)) return undefined;
  const { guests = 1, childAges } = goods;
  return readPeople(db, goods, { adult: guests, child: 0, childAges }, languageCd);
}

/**
 * Counts the people of an order that is open, as {@link readPeople}.
 * @returns undefined for passes, and where fewer ages are stated than the order was opened for: a page sends back those that it has
 *   read, of an order that was opened without ages none
 * @throws {ApiError} `4000`
 */
export async function readPeopleOfOrder(
  db: Kysely<Database>,
  orderUid: string,
  stated: People,
  languageCd: string,
): Promise<People | undefined> {
  const order = await db
    .selectFrom('orders as o')
    .innerJoin('reservation as r', 'r.order_uid', 'o.order_uid')
    .select(['o.payload', 'r.people'])
    .where('o.order_uid', '=', orderUid)
    .executeTakeFirst();
  if (order === undefined || !('goodsDtlId' in order.payload)) return undefined;
  if (stated.childAges.length < (order.people.child ?? 0)) return undefined;
  return readPeople(db, order.payload, stated, languageCd);
}

interface AgedPrice {
  readonly price_sn: number;
  readonly price_nm: string;
  readonly age_group: AgeGroup;
  readonly age_from: number | null;
  readonly age_to: number | null;
}

/** Requires the ages of all younger guests, and that they are those of their tickets. @throws {ApiError} `4000` */
function checkAges(prices: readonly AgedPrice[], options: WantedGoods['options'], ages: readonly number[]): void {
  const seats = options.flatMap(({ priceSn, count }) => {
    const price = prices.find(({ price_sn, age_group }) => price_sn === priceSn && !isAdult(age_group));
    if (price === undefined) return [];
    return Array.from({ length: count }, () => ({ name: price.price_nm, ...agesOf(price) }));
  });
  if (ages.length < seats.length) throw fieldError('people.childAges', '어린이와 청소년의 나이를 모두 선택해 주세요.');
  // The youngest guest sits on the ticket for the youngest: ages of tickets do not overlap.
  const sorted = seats.toSorted((one, other) => one.from - other.from || one.to - other.to);
  const wrong = ages
    .toSorted((one, other) => one - other)
    .findIndex((age, index) => {
      const seat = sorted[index];
      return seat !== undefined && (age < seat.from || age > seat.to);
    });
  const seat = sorted[wrong];
  if (seat === undefined) return;
  throw fieldError('people.childAges', `${seat.name}: 만 ${seat.from}~${seat.to}세가 이용하는 권종입니다.`);
}
