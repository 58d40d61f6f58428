import type { MockOutcome } from '@haesol/contracts/travel';
import { createUid } from '../../../db/uuid.ts';
import type { TestApp } from '../../../testing/testApp.ts';
import { changeRows } from '../../../testing/testRows.ts';
import { createCaller } from '../../lab/booking/testBookings.ts';

const soldGoods = 'G0001-1';
export const soldPass = 'PS001';
const agree = { use: 'Y', refund: 'Y', third: 'Y' };

const aBooker = {
  familyNm: '김',
  firstNm: '하늘',
  phone: '010-0000-1001',
  email: 'sky@mail.example',
  nationCd: 'KR',
};

/** Ages of the sample's prices below the adult price. */
const sampleAges: Readonly<Record<number, number>> = { 2: 15, 3: 5, 5: 1 };

/** Choice: two adult tickets on a day. */
export const aChoice = {
  goodsDtlId: soldGoods,
  options: [{ optionNm: '', count: 2, priceSn: 1 }],
  useDate: '2026-12-01',
};

export interface GoodsFacts {
  readonly qty?: number;
  readonly price?: number;
  readonly confirmType?: 'INSTANT' | 'REQUEST';
}

/** Days from 23 November to 31 December. */
const soldDays = Array.from({ length: 39 }, (_unused, day) =>
  new Date(Date.UTC(2026, 10, 23 + day)).toISOString().slice(0, 10),
);

/** Sells tickets of one option from 23 November to 31 December, with a quantity per day, and removes its earlier stock. */
export async function openGoods({ db }: Pick<TestApp, 'db'>, facts: GoodsFacts = {}): Promise<void> {
  const { qty = 10, price = 10_000, confirmType = 'INSTANT' } = facts;
  await changeRows(db, 'goods_option', { goods_dtl_id: soldGoods }, { confirm_type: confirmType });
  await changeRows(db, 'goods_price', { goods_dtl_id: soldGoods, price_sn: 1 }, { price });
  // Ends open orders of earlier tests, so that they do not hold the new stock.
  await db
    .updateTable('orders')
    .set({ state: 'EXPIRED', stock_qty: 0 })
    .where('state', 'in', ['READY', 'PAYING'])
    .execute();
  await db.updateTable('pay_attempt').set({ state: 'CLOSED' }).where('state', 'in', ['OPEN', 'CONFIRMING']).execute();
  await db.deleteFrom('stock').where('goods_dtl_id', '=', soldGoods).execute();
  await db
    .insertInto('stock')
    .values(soldDays.map((use_date) => ({ goods_dtl_id: soldGoods, use_date, qty, sold: 0 })))
    .execute();
}

/** Sells rooms of one option from 23 November to 31 December: 40,000 won a weekday, 60,000 a weekend night. @returns a choice of three nights */
export async function openRoom(
  { db }: Pick<TestApp, 'db'>,
  { qty = 2, minNights = 1 }: { readonly qty?: number; readonly minNights?: number } = {},
) {
  const { goods_dtl_id: goodsDtlId } = await db
    .selectFrom('goods_option')
    .select('goods_dtl_id')
    .where('kind', '=', 'ROOM')
    .orderBy('goods_dtl_id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const facts = { confirm_type: 'INSTANT', min_nights: minNights } as const;
  await changeRows(db, 'goods_option', { goods_dtl_id: goodsDtlId }, facts);
  for (const [days, price] of [
    ['WEEKDAY', 40_000],
    ['WEEKEND', 60_000],
  ] as const) {
    await changeRows(db, 'goods_price', { goods_dtl_id: goodsDtlId, days }, { price });
  }
  await db.deleteFrom('stock').where('goods_dtl_id', '=', goodsDtlId).execute();
  await db
    .insertInto('stock')
    .values(soldDays.map((use_date) => ({ goods_dtl_id: goodsDtlId, use_date, qty, sold: 0 })))
    .execute();
  // Ends the stays of earlier tests.
  await db
    .updateTable('reservation')
    .set({ stts_cd: 'CANCELLED' })
    .where('rsvt_uid', 'in', (eb) =>
      eb.selectFrom('reservation_item').select('rsvt_uid').where('goods_dtl_id', '=', goodsDtlId),
    )
    .execute();
  // Two weekday nights before the one of Friday.
  const nights = { useDate: '2026-12-02', departDate: '2026-12-05' };
  return { goodsDtlId, options: [{ optionNm: '', count: 1, priceSn: 1 }], ...nights };
}

export async function readSold({ db }: Pick<TestApp, 'db'>, useDate = aChoice.useDate): Promise<number> {
  const row = await db
    .selectFrom('stock')
    .select('sold')
    .where('goods_dtl_id', '=', soldGoods)
    .where('use_date', '=', useDate)
    .executeTakeFirstOrThrow();
  return row.sold;
}

interface CouponTerms {
  readonly discount?: number;
  readonly forTypes?: readonly string[];
  readonly endDt?: string;
}

/** Gives a member a new coupon. @returns its id */
export async function giveCoupon(
  { db }: Pick<TestApp, 'db'>,
  memberUid: string,
  terms: CouponTerms = {},
): Promise<string> {
  const { discount = 3_000, forTypes = [], endDt = '2026-12-31' } = terms;
  const pblcn = `T-${createUid()}`;
  const couponUid = createUid();
  const now = new Date('2026-11-20T00:00:00Z');
  await db
    .insertInto('coupon_pblcn')
    .values({
      coupon_pblcn_uid: pblcn,
      coupon_nm: '시험 쿠폰',
      kind: 'activity',
      discount_type: 'AMOUNT',
      discount,
      start_dt: '2026-11-01',
      end_dt: endDt,
      total: 10,
      issued: 1,
      sort: 999,
      for_types: [...forTypes],
    })
    .execute();
  await db
    .insertInto('coupon')
    .values({ coupon_uid: couponUid, coupon_pblcn_uid: pblcn, member_uid: memberUid, state: 'OWNED', owned_at: now })
    .execute();
  return couponUid;
}

export async function addPromo({ db }: Pick<TestApp, 'db'>, code: string, maxUses = 1): Promise<void> {
  await db.updateTable('orders').set({ promo_code: null }).where('promo_code', '=', code).execute();
  await db.deleteFrom('promo_code').where('code', '=', code).execute();
  const days = { start_dt: '2026-11-01', end_dt: '2026-12-31' };
  await db
    .insertInto('promo_code')
    .values({ code, discount_type: 'RATE', discount: 10, max_uses: maxUses, ...days })
    .execute();
}

export async function givePoints({ db }: Pick<TestApp, 'db'>, memberUid: string, amount: number): Promise<void> {
  const row = { point_uid: createUid(), member_uid: memberUid, amount, created_at: new Date('2026-11-20T00:00:00Z') };
  await db
    .insertInto('point_ledger')
    .values({ ...row, reason: 'EARN' })
    .execute();
}

export async function readBalance({ db }: Pick<TestApp, 'db'>, memberUid: string): Promise<number> {
  const rows = await db.selectFrom('point_ledger').select('amount').where('member_uid', '=', memberUid).execute();
  return rows.reduce((sum, { amount }) => sum + amount, 0);
}

/**
 * Client of one buying member; every response is `{ code, data, message }`.
 * @param email of the booker
 * @param base headers of every request
 */
export async function createBuyer(
  test: TestApp,
  memberUid: string,
  email = aBooker.email,
  base: Readonly<Record<string, string>> = {},
) {
  const { call, headers } = await createCaller(test, memberUid, base);
  const open = (change: object = {}) => call('POST', '/reserve/pay-info', { ...aChoice, ...change });
  const authorize = async (orderUid: string, outcome: MockOutcome = 'APPROVE'): Promise<string> =>
    (await call('POST', '/pay/mock/authorize', { orderUid, outcome })).data.payKey;
  const pay = (orderUid: string, payKey: string, change: object = {}) =>
    call('POST', '/reserve/', {
      orderUid,
      payKey,
      ...aChoice,
      people: { adult: 2, child: 0, childAges: [] },
      user: { ...aBooker, email },
      agree,
      ...change,
    });
  return {
    memberUid,
    headers,
    call,
    open,
    quote: (change: object = {}) => open({ ...change, isPay: 'N' }),
    authorize,
    pay,
    payPass: (orderUid: string, payKey: string) => call('POST', '/pass/buyPass', { orderUid, payKey, agree }),
    openPass: (query: Readonly<Record<string, string>> = {}) =>
      call(
        'POST',
        `/pass/buyPassPayInfo?${new URLSearchParams({ gdsDtlUid: soldPass, passCnt: '1', isPay: 'Y', ...query })}`,
      ),
    /** Opens an order and pays it. @returns order and reservation */
    async buy(change: object = {}): Promise<{ orderUid: string; rsvtUid: string }> {
      const opened = await open(change);
      if (opened.code !== '200') throw new Error(`The order was refused: ${opened.code} ${opened.message}`);
      const { orderUid, rsvtUid, payAmount } = opened.data;
      const {
        goodsDtlId,
        options,
        useDate,
        departDate,
        user,
        people,
      }: typeof aChoice & { departDate?: string; user?: object; people?: object } = {
        ...aChoice,
        ...change,
      };
      const payKey = payAmount === 0 ? '' : await authorize(orderUid);
      const paid = await pay(orderUid, payKey, {
        ...{ goodsDtlId, options, useDate },
        ...(departDate && { departDate }),
        ...(user && { user }),
        people: people ?? {
          ...{ adult: 2, child: 0 },
          childAges: options.flatMap(({ priceSn, count }) =>
            Array.from({ length: count }, () => sampleAges[priceSn] ?? []).flat(),
          ),
        },
      });
      if (paid.code !== '200') throw new Error(`The payment was refused: ${JSON.stringify(paid)}`);
      return { orderUid, rsvtUid };
    },
    read: async (rsvtUid: string) => (await call('GET', `/reserve/detail/${rsvtUid}`)).data,
    preview: async (rsvtUid: string) => (await call('GET', `/reserve/refund?rsvtUid=${rsvtUid}`)).data,
    cancel: (rsvtUid: string, wish: object = { whyCd: 'SCHEDULE' }) =>
      call('PATCH', `/reserve/cancel?reserveId=${rsvtUid}`, wish),
  };
}

export type Buyer = Awaited<ReturnType<typeof createBuyer>>;

/** Returns payments less refunds of an order by the ledger, by our payments, and by the provider's records. */
export async function readMoney({ db }: Pick<TestApp, 'db'>, orderUid: string) {
  const ledger = await db
    .selectFrom('pay_ledger')
    .select(['kind', 'amount'])
    .where('order_uid', '=', orderUid)
    .execute();
  const payments = await db.selectFrom('payment').selectAll().where('order_uid', '=', orderUid).execute();
  const attempts = await db
    .selectFrom('pay_attempt as a')
    .innerJoin('orders as o', 'o.order_uid', 'a.order_uid')
    .select('a.attempt_uid')
    .where(({ eb, or }) => or([eb('o.order_uid', '=', orderUid), eb('o.change_of', '=', orderUid)]))
    .execute();
  const taken = await db
    .selectFrom('mock_payment')
    .select(['amount', 'cancelled_amount'])
    .where('status', '=', 'DONE')
    .where('order_id', 'in', ['', ...attempts.map(({ attempt_uid }) => attempt_uid)])
    .execute();
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
  return {
    ledger: sum(ledger.map(({ kind, amount }) => (kind === 'PAY' ? amount : -amount))),
    payments: sum(payments.map(({ amount, cancelled_amount }) => amount - cancelled_amount)),
    provider: sum(taken.map(({ amount, cancelled_amount }) => amount - cancelled_amount)),
  };
}
