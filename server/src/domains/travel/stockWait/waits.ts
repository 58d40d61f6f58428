import { errorCodes } from '@haesol/contracts/common';
import { type StockWait, waitLimits } from '@haesol/contracts/travel';
import { sql } from 'kysely';
import { rowCount } from '../../../db/expressions.ts';
import type { Db, Trx } from '../../../db/schema.ts';
import { toSeoulDate, toSeoulInstant } from '../../../db/seoulTime.ts';
import { createUid } from '../../../db/uuid.ts';
import { ApiError, fieldError } from '../../../http/apiError.ts';
import type { Principal } from '../../../http/context.ts';
import { requireUuid } from '../../../http/requireUuid.ts';
import { lockMembers } from '../../common/members/lockMembers.ts';
import { langOf, translated } from '../../common/text/translation.ts';
import { toUseTime } from '../voucher/rules.ts';
import { countOffered, leaveOffer, lockStock, queuePlace, type StockPlace, toSessionStart } from './offers.ts';

/** SQL for the queue position of the wait `w`. */
const waitNo = sql<number>`(select count(*)::int + 1 from stock_wait other
  where other.goods_dtl_id = w.goods_dtl_id and other.use_date = w.use_date and other.use_time = w.use_time
    and other.ended_at is null and other.wait_uid <> w.wait_uid and ${queuePlace('other')} <= ${queuePlace('w')})`;

/** @throws {ApiError} `4000` for pieces that can be ordered now, `4505` for a day without stock, `4093` above the limit of waits */
export async function addWait(
  trx: Trx,
  { count, ...place }: StockPlace & { readonly count: number },
  member: Principal,
) {
  const { memberUid, now } = member;
  await lockMembers(trx, memberUid);
  const stock = await lockStock(trx, place);
  if (stock === undefined || stock.closed_at !== null || toSessionStart(place) <= now) {
    throw new ApiError(errorCodes.dateUnavailable);
  }
  if (stock.qty < count) throw fieldError('count', `이 시간에는 ${stock.qty}매까지 예약할 수 있습니다.`);
  if (stock.qty - stock.sold + (await countOffered(trx, place, memberUid)) >= count) {
    throw fieldError('useDate', '지금 예약할 수 있습니다.');
  }
  const { cnt } = await trx
    .selectFrom('stock_wait')
    .select(rowCount.as('cnt'))
    .where('member_uid', '=', memberUid)
    .where('ended_at', 'is', null)
    .where('use_date', '>=', toSeoulDate(now))
    .executeTakeFirstOrThrow();
  if (cnt >= waitLimits.waits)
    throw fieldError('useDate', `빈자리 알림은 ${waitLimits.waits}개까지 신청할 수 있습니다.`);
  const { wait_uid: waitUid } = await trx
    .insertInto('stock_wait')
    .values({
      wait_uid: createUid(),
      member_uid: memberUid,
      goods_dtl_id: place.goodsDtlId,
      use_date: place.date,
      use_time: place.time,
      qty: count,
      created_at: now,
    })
    // A new request after the end of a wait goes to the end of the queue; a repeated one keeps its position, and its offer its pieces.
    .onConflict((conflict) =>
      conflict.constraint('stock_wait_one').doUpdateSet({
        qty: sql`case when stock_wait.offer_exp is null then excluded.qty else stock_wait.qty end`,
        ended_at: null,
        passed_at: sql`case when stock_wait.ended_at is null then stock_wait.passed_at end`,
        created_at: sql`case when stock_wait.ended_at is null then stock_wait.created_at else ${now}::timestamptz end`,
      }),
    )
    .returning('wait_uid')
    .executeTakeFirstOrThrow();
  const { no } = await trx
    .selectFrom('stock_wait as w')
    .select(waitNo.as('no'))
    .where('w.wait_uid', '=', waitUid)
    .executeTakeFirstOrThrow();
  return { waitUid, waitNo: no };
}

/** Lists a member's waits for days that are not over, earliest first. */
export async function listWaits(
  db: Db,
  { memberUid, now }: Principal,
  languageCd: string,
): Promise<{ list: StockWait[] }> {
  const rows = await db
    .selectFrom('stock_wait as w')
    .innerJoin('goods_option as o', 'o.goods_dtl_id', 'w.goods_dtl_id')
    .innerJoin('goods as g', 'g.gds_uid', 'o.gds_uid')
    .select(['w.wait_uid', 'w.goods_dtl_id', 'w.use_date', 'w.use_time', 'w.qty', 'w.offer_exp', 'g.gds_uid'])
    .select([waitNo.as('wait_no'), langOf('g', languageCd).as('lang')])
    .select([translated('g.gds_nm', languageCd, 'nm').as('gds_nm')])
    .select([translated('o.option_nm', languageCd, 'nm').as('option_nm')])
    .where('w.member_uid', '=', memberUid)
    .where('w.ended_at', 'is', null)
    .where('w.use_date', '>=', toSeoulDate(now))
    .where('g.deleted_at', 'is', null)
    .orderBy('w.use_date')
    .orderBy('w.use_time')
    .orderBy('w.wait_uid')
    .execute();
  return {
    list: rows.map((row) => ({
      waitUid: row.wait_uid,
      gdsUid: row.gds_uid,
      gdsNm: row.gds_nm,
      lang: row.lang,
      goodsDtlId: row.goods_dtl_id,
      optionNm: row.option_nm,
      useDate: row.use_date,
      useTime: toUseTime(row),
      count: row.qty,
      waitNo: row.wait_no,
      offerExpDt: row.offer_exp !== null && row.offer_exp > now ? toSeoulInstant(row.offer_exp) : null,
    })),
  };
}

/** @throws {ApiError} `4040`, also for a wait of another member */
async function findOwnWait(trx: Trx, waitUid: string, { memberUid }: Principal) {
  const row = await trx
    .selectFrom('stock_wait')
    .select(['goods_dtl_id as goodsDtlId', 'use_date as date', 'use_time as time', 'offer_exp'])
    .where('wait_uid', '=', requireUuid(waitUid))
    .where('member_uid', '=', memberUid)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined) throw new ApiError(errorCodes.notFound);
  return row;
}

/** Ends a wait; pieces of its offer go to the next one. @throws {ApiError} `4040` */
export async function stopWaiting(trx: Trx, waitUid: string, member: Principal): Promise<void> {
  const { offer_exp: _offer, ...place } = await findOwnWait(trx, waitUid, member);
  await leaveOffer(trx, { ...place, waitUid, now: member.now }, { ended_at: member.now });
}

/** Lets offered pieces pass to the next one. @throws {ApiError} `4040`, `4405` without a running offer */
export async function passOffer(trx: Trx, waitUid: string, member: Principal): Promise<void> {
  const { offer_exp: until, ...place } = await findOwnWait(trx, waitUid, member);
  const isRunning = until !== null && until > member.now;
  if (isRunning && (await leaveOffer(trx, { ...place, waitUid, now: member.now }, { passed_at: member.now }))) return;
  throw new ApiError(errorCodes.moveNotAllowed, { message: '먼저 예약할 수 있는 시간이 지났습니다.' });
}

/** Ends all waits of a leaving member; pieces of its offers go to the next ones. */
export async function leavePieces(trx: Trx, memberUid: string, now: Date): Promise<void> {
  const waits = await trx
    .selectFrom('stock_wait')
    .select(['wait_uid as waitUid', 'goods_dtl_id as goodsDtlId', 'use_date as date', 'use_time as time'])
    .where('member_uid', '=', memberUid)
    .where('ended_at', 'is', null)
    .orderBy('wait_uid')
    .execute();
  for (const wait of waits) await leaveOffer(trx, { ...wait, now }, { ended_at: now });
  await trx.deleteFrom('stock_wait').where('member_uid', '=', memberUid).execute();
}
