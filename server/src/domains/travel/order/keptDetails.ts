import { guestClass } from '@haesol/contracts/identity';
import { isAdult, type KeptBooker, type KeptPeople, type Order, orderLimits } from '@haesol/contracts/travel';
import type { Db, Trx } from '../../../db/schema.ts';
import { fieldError } from '../../../http/apiError.ts';
import type { Principal } from '../../../http/context.ts';
import { translated } from '../../common/text/translation.ts';
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

export async function keepDetails(trx: Trx, orderUid: string, details: KnownDetails | undefined): Promise<void> {
  const { people, booker, requestMemo } = details ?? {};
  if (people === undefined && booker === undefined && requestMemo === undefined) return;
  await trx
    .updateTable('reservation')
    .set({
      ...(people !== undefined && { people: JSON.stringify(people) }),
      ...(booker !== undefined && { booker: JSON.stringify(booker) }),
      ...(requestMemo !== undefined && { request_memo: requestMemo }),
    })
    .where('order_uid', '=', orderUid)
    .execute();
}

/** Returns the kept people and booker; null where the order has none. */
export function toDetails({ people, booker }: Pick<Details, 'booker' | 'people'>): Pick<Order, 'booker' | 'people'> {
  const { adult, child, childAges } = people;
  const { familyNm, firstNm, phone, email, nationCd } = booker;
  const hasBooker = familyNm !== undefined && firstNm !== undefined && phone !== undefined;
  return {
    people: adult === undefined || child === undefined ? null : { adult, child, childAges: childAges ?? [] },
    booker: hasBooker ? { familyNm, firstNm, phone, email: email ?? '', nationCd: nationCd ?? '' } : null,
  };
}

/** Requires the stated ages of younger guests to be those of their tickets. @throws {ApiError} `4000` */
export async function checkAges(
  db: Db,
  { goodsDtlId, options }: WantedGoods,
  ages: readonly number[],
  languageCd: string,
): Promise<void> {
  if (ages.length === 0) return;
  const prices = await db
    .selectFrom('goods_price')
    .select(['price_sn', 'age_group', 'age_from', 'age_to'])
    .select(translated('goods_price.price_nm', languageCd, 'nm').as('price_nm'))
    .where('goods_dtl_id', '=', goodsDtlId)
    .execute();
  const seats = options.flatMap(({ priceSn, count }) => {
    const price = prices.find(({ price_sn, age_group }) => price_sn === priceSn && !isAdult(age_group));
    if (price === undefined) return [];
    const { price_nm: name, age_from, age_to } = price;
    return Array.from({ length: count }, () => ({ name, from: age_from ?? 0, to: age_to ?? orderLimits.childAge }));
  });
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
