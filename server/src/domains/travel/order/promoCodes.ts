import { type EndpointInput, errorCodes } from '@haesol/contracts/common';
import type { adminAddPromoCode } from '@haesol/contracts/travel';
import type { Kysely } from 'kysely';
import { rowCount } from '../../../db/expressions.ts';
import type { Database, Trx } from '../../../db/schema.ts';
import { ApiError, fieldError } from '../../../http/apiError.ts';
import type { PageAt } from '../../common/paging/pageAt.ts';

const columns = [
  'code',
  'discount_type as discountType',
  'discount',
  'min_amount as minAmount',
  'max_discount as maxDiscount',
  'start_dt as startDt',
  'end_dt as endDt',
  'max_uses as maxUses',
  'used',
  'rev',
] as const;

export type PromoTerms = Required<Omit<EndpointInput<typeof adminAddPromoCode>['body'], 'code' | 'rev'>>;

const toRow = (terms: PromoTerms) => ({
  discount_type: terms.discountType,
  discount: terms.discount,
  min_amount: terms.minAmount ?? 0,
  max_discount: terms.maxDiscount ?? null,
  start_dt: terms.startDt,
  end_dt: terms.endDt,
  max_uses: terms.maxUses,
});

export async function listPromoCodes(
  db: Kysely<Database>,
  searchKeyword: string,
  { limit, offset }: Pick<PageAt, 'limit' | 'offset'>,
) {
  const escaped = searchKeyword.toUpperCase().replaceAll(/[\\%_]/g, String.raw`\$&`);
  const found = db.selectFrom('promo_code').where('code', 'like', `%${escaped}%`);
  const { total } = await found.select(rowCount.as('total')).executeTakeFirstOrThrow();
  const list = await found
    .select(columns)
    .orderBy('end_dt', 'desc')
    .orderBy('code')
    .limit(limit)
    .offset(offset)
    .execute();
  return { list, cnt_total: total };
}

/** @throws {ApiError} `4000` for an existing code */
export async function addPromoCode(trx: Trx, code: string, terms: PromoTerms) {
  const row = await trx
    .insertInto('promo_code')
    .values({ code, ...toRow(terms) })
    .onConflict((conflict) => conflict.doNothing())
    .returning(columns)
    .executeTakeFirst();
  if (row === undefined) throw fieldError('code', '이미 있는 코드입니다.');
  return row;
}

/**
 * @returns the terms before and after
 * @throws {ApiError} `4040`, `4000` for a limit below the number of uses
 */
export async function changePromoCode(trx: Trx, code: string, terms: PromoTerms) {
  const before = await trx
    .selectFrom('promo_code')
    .select(columns)
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirst();
  if (before === undefined) throw new ApiError(errorCodes.notFound);
  if (before.used > terms.maxUses) throw fieldError('maxUses', `이미 ${before.used}번 사용한 코드입니다.`);
  const changed = await trx
    .updateTable('promo_code')
    .set(toRow(terms))
    .where('code', '=', code)
    .returning(columns)
    .executeTakeFirstOrThrow();
  return { before, changed };
}

/** @throws {ApiError} `4040`, `4405` for a used code */
export async function removePromoCode(trx: Trx, code: string): Promise<void> {
  const { numDeletedRows } = await trx
    .deleteFrom('promo_code')
    .where('code', '=', code)
    .where((eb) => eb.not(eb.exists(eb.selectFrom('orders').select('order_uid').where('promo_code', '=', code))))
    .executeTakeFirst();
  if (numDeletedRows === 1n) return;
  const known = await trx.selectFrom('promo_code').select('code').where('code', '=', code).executeTakeFirst();
  throw new ApiError(known === undefined ? errorCodes.notFound : errorCodes.moveNotAllowed);
}
