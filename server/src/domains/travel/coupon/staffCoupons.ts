import { errorCodes } from '@haesol/contracts/common';
import type { adminCoupons, CouponForm, couponIssueStates } from '@haesol/contracts/travel';
import { type Kysely, sql } from 'kysely';
import type * as z from 'zod/mini';
import { rowCount } from '../../../db/expressions.ts';
import type { Database, Trx } from '../../../db/schema.ts';
import { toSeoulDate } from '../../../db/seoulTime.ts';
import { createUid } from '../../../db/uuid.ts';
import { ApiError, fieldError } from '../../../http/apiError.ts';
import { hasCode } from '../../common/codes/repository.ts';
import { orderOf } from '../../common/office/lists.ts';
import type { PageAt } from '../../common/paging/pageAt.ts';
import { occursIn } from '../../common/text/searchText.ts';
import { type CouponRule, ruleColumns, writeTargets } from '../promotion/couponTargets.ts';

type IssueState = (typeof couponIssueStates)[number];

const stateOn = (today: string) =>
  sql<IssueState>`case when closed_at is not null then 'CLOSED' when end_dt < ${today}::date then 'END'
    when start_dt > ${today}::date then 'SOON' when issued >= total then 'OUT' else 'ING' end`;

const columns = [
  'coupon_pblcn_uid as couponPblcnUid',
  'coupon_nm as couponNm',
  'i18n',
  'kind',
  'discount_type as discountType',
  'discount',
  'min_amount as minAmount',
  'max_discount as maxDiscount',
  'start_dt as startDt',
  'end_dt as endDt',
  'total',
  'issued',
  ...ruleColumns('coupon_pblcn'),
  'promotion_id as promotionId',
  'rev',
] as const;

type Filter = Pick<z.output<typeof adminCoupons.query>, 'searchKeyword' | 'sort' | 'state'>;

const order = {
  usual: sql`end_dt desc, coupon_pblcn_uid`,
  columns: { title: { by: sql.ref('coupon_nm') }, issued: { by: sql.ref('issued') } },
  uid: sql.ref('coupon_pblcn_uid'),
} as const;

/** Adds the conditions as members read them, in Korean. */
async function withTexts<R extends CouponRule>(db: Kysely<Database>, rows: readonly R[]) {
  const texts = await writeTargets(db, rows, '');
  return rows.map((row, at) => ({ ...row, targets: texts[at] ?? [] }));
}

async function withText<R extends CouponRule>(db: Kysely<Database>, row: R) {
  return { ...row, targets: (await writeTargets(db, [row], ''))[0] ?? [] };
}

export async function listStaffCoupons(
  db: Kysely<Database>,
  { state, searchKeyword, sort }: Filter,
  { limit, offset, now }: PageAt,
) {
  const stateNow = stateOn(toSeoulDate(now));
  const found = db
    .selectFrom('coupon_pblcn')
    .where(occursIn(searchKeyword, sql`coupon_nm`))
    .where(sql<boolean>`(${state} = '' or ${stateNow} = ${state})`);
  const { cnt } = await found.select(rowCount.as('cnt')).executeTakeFirstOrThrow();
  const list = await found
    .select([...columns, stateNow.as('state')])
    .orderBy(orderOf(sort, order))
    .limit(limit)
    .offset(offset)
    .execute();
  return { list: await withTexts(db, list), cnt_total: cnt };
}

/** @throws {ApiError} `4000` for unknown codes and promotions */
async function toRow(trx: Trx, form: CouponForm) {
  const { forTypes, forSgg, promotionId } = form;
  for (const code of forTypes) {
    if (!(await hasCode(trx, 'GDS_TYCD', code))) throw fieldError('forTypes', '상품 유형을 다시 선택해 주세요.');
  }
  for (const code of forSgg) {
    if (!(await hasCode(trx, 'SGG', code))) throw fieldError('forSgg', '지역을 다시 선택해 주세요.');
  }
  if (promotionId !== null) {
    const known = trx
      .selectFrom('promotion')
      .select('id')
      .where('id', '=', promotionId)
      .where('deleted_at', 'is', null);
    if ((await known.executeTakeFirst()) === undefined)
      throw fieldError('promotionId', '프로모션을 다시 선택해 주세요.');
  }
  return {
    coupon_nm: form.couponNm,
    i18n: JSON.stringify(form.i18n),
    kind: form.kind,
    discount_type: form.discountType,
    discount: form.discount,
    min_amount: form.minAmount,
    max_discount: form.maxDiscount,
    start_dt: form.startDt,
    end_dt: form.endDt,
    total: form.total,
    for_types: forTypes,
    for_sgg: forSgg,
    for_weekdays: [...new Set(form.forWeekdays)].toSorted(),
    for_goods: form.forGoods,
    min_people: form.minPeople,
    for_dates: form.forDates,
    promotion_id: promotionId,
  };
}

/** @throws {ApiError} `4000` */
export async function addCoupon(trx: Trx, form: CouponForm, now: Date) {
  const added = await trx
    .insertInto('coupon_pblcn')
    .values({
      coupon_pblcn_uid: createUid(),
      ...(await toRow(trx, form)),
      sort: sql<number>`(select coalesce(max(sort), 0) + 1 from coupon_pblcn)`,
    })
    .returning([...columns, stateOn(toSeoulDate(now)).as('state')])
    .executeTakeFirstOrThrow();
  return withText(trx, added);
}

/**
 * @returns the coupon before and after
 * @throws {ApiError} `4040`, `4405` for a closed one, `4000`, also for a total below the number taken
 */
export async function changeCoupon(trx: Trx, couponPblcnUid: string, form: CouponForm, now: Date) {
  const found = await trx
    .selectFrom('coupon_pblcn')
    .select([...columns, 'closed_at'])
    .where('coupon_pblcn_uid', '=', couponPblcnUid)
    .forUpdate()
    .executeTakeFirst();
  if (found === undefined) throw new ApiError(errorCodes.notFound);
  const { closed_at: closedAt, ...before } = found;
  if (closedAt !== null) throw new ApiError(errorCodes.moveNotAllowed);
  if (before.issued > form.total)
    throw fieldError('total', `이미 ${before.issued.toLocaleString('ko-KR')}장을 받아 갔습니다.`);
  const changed = await trx
    .updateTable('coupon_pblcn')
    .set(await toRow(trx, form))
    .where('coupon_pblcn_uid', '=', couponPblcnUid)
    .returning([...columns, stateOn(toSeoulDate(now)).as('state')])
    .executeTakeFirstOrThrow();
  return { before, changed: await withText(trx, changed) };
}

/** @throws {ApiError} `4040`, `4405` for one that is already closed */
export async function closeCoupon(trx: Trx, couponPblcnUid: string, now: Date) {
  const closed = await trx
    .updateTable('coupon_pblcn')
    .set({ closed_at: now })
    .where('coupon_pblcn_uid', '=', couponPblcnUid)
    .where('closed_at', 'is', null)
    .returning([...columns, stateOn(toSeoulDate(now)).as('state')])
    .executeTakeFirst();
  if (closed !== undefined) return withText(trx, closed);
  const known = trx.selectFrom('coupon_pblcn').select('closed_at').where('coupon_pblcn_uid', '=', couponPblcnUid);
  throw new ApiError((await known.executeTakeFirst()) === undefined ? errorCodes.notFound : errorCodes.moveNotAllowed);
}
