import { randomUUID } from 'node:crypto';
import type { AppContext } from '../../../context.ts';
import type { Clock } from '../../../db/clock.ts';
import { inTransaction } from '../../../db/retry.ts';
import type { Db } from '../../../db/schema.ts';
import { issueGoods } from './issueGoods.ts';

/** Services for creating test orders; a test app has them. */
interface Shop {
  readonly db: Db;
  readonly context: Pick<AppContext, 'mails' | 'secrets'> & { readonly clock: Pick<Clock, 'now'> };
}

interface PaidOrder {
  readonly orderUid: string;
  readonly rsvtUid: string;
}

let orderNo = 0;

async function addOrder({ db, context }: Shop, memberUid: string, kind: 'PASS' | 'GOODS', amount: number) {
  orderNo += 1;
  const orderUid = randomUUID();
  const now = await context.clock.now();
  await db
    .insertInto('orders')
    .values({
      order_uid: orderUid,
      order_no: `T-${orderUid}`,
      member_uid: memberUid,
      kind,
      item_amount: amount,
      pay_amount: amount,
      state: 'PAID',
      expire_at: now,
      created_at: now,
    })
    .execute();
  return { orderUid, now, rsvtNo: `T${orderNo}-${orderUid}` };
}

/** Adds a confirmed, paid reservation of a place on a day, with its voucher. */
export async function buyVisit(
  test: Shop,
  memberUid: string,
  {
    useDate = '2026-11-23',
    amount = 30_000,
    isIssued = true,
  }: { useDate?: string; amount?: number; isIssued?: boolean } = {},
): Promise<PaidOrder> {
  const { orderUid, now, rsvtNo } = await addOrder(test, memberUid, 'GOODS', amount);
  const rsvtUid = randomUUID();
  const option = await test.db
    .selectFrom('goods_option')
    .select(['goods_dtl_id', 'gds_uid', 'option_nm'])
    .where('kind', '=', 'TICKET')
    .orderBy('goods_dtl_id')
    .limit(1)
    .executeTakeFirstOrThrow();
  await test.db
    .insertInto('reservation')
    .values({
      rsvt_uid: rsvtUid,
      rsvt_no: rsvtNo,
      order_uid: orderUid,
      member_uid: memberUid,
      kind: 'GOODS',
      gds_uid: option.gds_uid,
      stts_cd: 'CONFIRMED',
      use_date: useDate,
      use_time: '14:00',
      people: JSON.stringify({ adult: 2, child: 1 }),
      booker: JSON.stringify({ familyNm: '김', firstNm: '하늘' }),
      created_at: now,
    })
    .execute();
  await test.db
    .insertInto('reservation_item')
    .values({
      rsvt_uid: rsvtUid,
      seq: 0,
      goods_dtl_id: option.goods_dtl_id,
      option_nm: option.option_nm,
      price_sn: 1,
      price_nm: '어른',
      unit_price: amount / 2,
      cnt: 2,
    })
    .execute();
  if (isIssued) await issue(test, orderUid);
  return { orderUid, rsvtUid };
}

/** Adds paid passes of one kind with their codes. */
export async function buyPasses(
  test: Shop,
  memberUid: string,
  { gdsDtlUid = 'PS001', cnt = 1, amount = 19_900 }: { gdsDtlUid?: string; cnt?: number; amount?: number } = {},
): Promise<PaidOrder & { readonly passUids: readonly string[] }> {
  const { orderUid, now, rsvtNo } = await addOrder(test, memberUid, 'PASS', amount * cnt);
  const rsvtUid = randomUUID();
  await test.db
    .insertInto('reservation')
    .values({
      rsvt_uid: rsvtUid,
      rsvt_no: rsvtNo,
      order_uid: orderUid,
      member_uid: memberUid,
      kind: 'PASS',
      stts_cd: 'CONFIRMED',
      created_at: now,
    })
    .execute();
  await test.db
    .insertInto('reservation_item')
    .values({ rsvt_uid: rsvtUid, seq: 0, gds_dtl_uid: gdsDtlUid, option_nm: '누리패스', unit_price: amount, cnt })
    .execute();
  await issue(test, orderUid);
  const passes = await test.db
    .selectFrom('member_pass')
    .select('pass_uid')
    .where('rsvt_uid', '=', rsvtUid)
    .orderBy('pass_uid')
    .execute();
  return { orderUid, rsvtUid, passUids: passes.map(({ pass_uid }) => pass_uid) };
}

export async function issue({ db, context }: Shop, orderUid: string): Promise<string[]> {
  const now = await context.clock.now();
  return inTransaction(db, (trx) => issueGoods(context, trx, { orderUid, now }));
}
