import type { Page } from '@haesol/contracts/common';
import { type RateForm, rateDays } from '@haesol/contracts/travel';
import { sql } from 'kysely';
import { rowCount } from '../../../db/expressions.ts';
import type { Db, Trx } from '../../../db/schema.ts';
import { addDays, toSeoulDate, toSeoulInstant } from '../../../db/seoulTime.ts';
import { fieldError } from '../../../http/apiError.ts';
import type { Principal } from '../../../http/context.ts';
import { changeShown } from '../../common/contents/changeShown.ts';
import { isRemoved } from '../../common/contents/contentState.ts';

interface Filter {
  readonly searchKeyword: string;
  readonly removedYn: '' | 'Y';
}

/** Lists all rates for staff, by code. */
export async function listStaffRates(db: Db, { searchKeyword, removedYn }: Filter, { limit, offset }: Page) {
  const found = db
    .selectFrom('exchange_rate as r')
    .where(isRemoved(removedYn, 'r.deleted_at'))
    .where(sql<boolean>`position(upper(${searchKeyword}) in r.currency_cd) > 0`);
  const { cnt } = await found.select(rowCount.as('cnt')).executeTakeFirstOrThrow();
  const rows = await found
    .leftJoin('member as m', 'm.member_uid', 'r.set_by')
    .select(['r.currency_cd as currencyCd', 'r.rate_dt as rateDt', 'r.source', 'r.rev', 'r.set_at', 'm.name as setNm'])
    .select(sql<number>`r.won_per_unit::float8`.as('wonPerUnit'))
    .orderBy('r.currency_cd')
    .limit(limit)
    .offset(offset)
    .execute();
  return { list: rows.map(({ set_at, ...row }) => ({ ...row, setDt: toSeoulInstant(set_at) })), cnt_total: cnt };
}

/** @throws {ApiError} `4000` for a day to come, and for one on which the rate would not be offered any more */
function toRow({ wonPerUnit, rateDt, source }: RateForm, { memberUid, now }: Principal) {
  const today = toSeoulDate(now);
  if (rateDt > today) throw fieldError('rateDt', '오늘까지의 날짜를 입력해 주세요.');
  if (rateDt < addDays(today, -rateDays)) throw fieldError('rateDt', `${rateDays}일이 지난 환율은 보이지 않습니다.`);
  return { won_per_unit: String(wonPerUnit), rate_dt: rateDt, source, set_by: memberUid, set_at: now };
}

/** Adds a currency, also one that was removed. @throws {ApiError} `4000` for a currency that has a rate, and for the day */
export async function addRate(trx: Trx, currencyCd: string, form: RateForm, staff: Principal): Promise<string> {
  const set = { ...toRow(form, staff), deleted_at: null };
  const row = await trx
    .insertInto('exchange_rate')
    .values({ currency_cd: currencyCd, ...set })
    .onConflict((conflict) =>
      conflict.column('currency_cd').doUpdateSet(set).where('exchange_rate.deleted_at', 'is not', null),
    )
    .returning('currency_cd')
    .executeTakeFirst();
  if (row === undefined) throw fieldError('currencyCd', '이미 있는 통화입니다.');
  return currencyCd;
}

/** @throws {ApiError} `4040`, `4000` for the day */
export const changeRate = (trx: Trx, currencyCd: string, form: RateForm, staff: Principal): Promise<string> =>
  changeShown(trx, 'exchange_rate', currencyCd, toRow(form, staff));
