import { addDays, seoulInstant, toSeoulDate } from '../src/db/seoulTime.ts';
import { createDraw } from './draw.ts';
import type { Row } from './insertTables.ts';

export interface SoldOption {
  readonly id: string;
  readonly gdsUid: string;
  readonly name: string;
  readonly priceNm: string;
  readonly price: number;
  readonly isRoom?: boolean;
}

/** Nights of every sample stay. */
const stayNights = 2;

/** Returns the price of one ticket, or of one room for its nights. */
export const toUnitPrice = ({ price, isRoom = false }: SoldOption): number => (isRoom ? price * stayNights : price);

/** Returns departure and nights of a sample stay; those of other reservations are none. */
function toStay({ price, isRoom = false }: SoldOption, from: unknown): Row {
  if (!isRoom || typeof from !== 'string') return { depart_date: null, nights: [] };
  const nights = Array.from({ length: stayNights }, (_unused, night) => ({ date: addDays(from, night), price }));
  return { depart_date: addDays(from, stayNights), nights };
}

/** Options for sale, their buyer, and the base date. */
export interface Shop {
  readonly memberUid: string;
  readonly options: readonly SoldOption[];
  readonly passOptions: readonly SoldOption[];
  readonly base: Date;
}

/** In the order in which they refer to one another. */
const tableNames = [
  'orders',
  'payment',
  'pay_attempt',
  'mock_payment',
  'pay_ledger',
  'reservation',
  'reservation_item',
  'member_pass',
  'timeline_entry',
  'coupon',
  'point_ledger',
  'inquiry',
  'refund',
  'exchange_card',
] as const;

export type Tables = Readonly<Record<(typeof tableNames)[number], Row[]>>;

export const createTables = () => Object.fromEntries(tableNames.map((name): [string, Row[]] => [name, []])) as Tables;

interface SamplePayment {
  readonly order_uid: string;
  readonly no: string;
  readonly amount: number;
  readonly openedAt: string;
  readonly paidAt: string;
  /** Refunded amount, time and refund. */
  readonly sentBack?: { readonly amount: number; readonly at: string; readonly refund_uid: string } | undefined;
}

const toCancelled = (sentBack: SamplePayment['sentBack']) => ({
  cancelled_amount: sentBack?.amount ?? 0,
  cancel_keys: sentBack === undefined || sentBack.amount === 0 ? [] : [sentBack.refund_uid],
});

/** A payment with the books of the built-in provider, so that there is a receipt and money can be sent back. */
function addPayment(
  tables: Tables,
  draw: ReturnType<typeof createDraw>,
  { order_uid, no, amount, openedAt, paidAt, sentBack }: SamplePayment,
): void {
  const payment_uid = draw.uuid();
  const attempt_uid = draw.uuid();
  const pay_key = `sample-${no}`;
  tables.payment.push({
    payment_uid,
    order_uid,
    provider: 'mock',
    pay_key,
    method: '시연용 카드',
    amount,
    cancelled_amount: sentBack?.amount ?? 0,
    approved_at: paidAt,
  });
  const opened = { pay_key, amount, created_at: openedAt };
  tables.pay_attempt.push({ ...opened, attempt_uid, order_uid, provider: 'mock', state: 'APPROVED' });
  tables.mock_payment.push({
    ...opened,
    order_id: attempt_uid,
    outcome: 'APPROVE',
    status: 'DONE',
    ...toCancelled(sentBack),
  });
  const entry = { entry_uid: draw.uuid(), order_uid, kind: 'PAY', ref_uid: payment_uid };
  tables.pay_ledger.push({ ...entry, amount, at: paidAt });
  if (sentBack === undefined || sentBack.amount === 0) return;
  const back = { entry_uid: draw.uuid(), order_uid, kind: 'REFUND', ref_uid: sentBack.refund_uid };
  tables.pay_ledger.push({ ...back, amount: sentBack.amount, at: sentBack.at });
}

interface Sale extends Pick<SamplePayment, 'sentBack'> {
  /** Days from the base date. */
  readonly boughtDays: number;
  readonly cnt: number;
  /** Columns that differ from a paid order. */
  readonly order?: Row;
  readonly isPaid?: boolean;
}

/** Sells to one member. @param seed another one for each member */
export function createSeller({ memberUid, base }: Shop, tables: Tables, seed: string) {
  const draw = createDraw(seed);
  const today = toSeoulDate(base);
  const at = (days: number, time = '11:20') => seoulInstant(addDays(today, days), time).toISOString();
  /** An order with its reservation, paid unless `order` says otherwise. */
  function sell(
    kind: 'GOODS' | 'PASS',
    option: SoldOption,
    { boughtDays, cnt, order = {}, isPaid = true, sentBack }: Sale,
    reservation: Row,
  ): { readonly rsvt_uid: string; readonly order_uid: string; readonly amount: number } {
    const order_uid = draw.uuid();
    const rsvt_uid = draw.uuid();
    const no = String(tables.orders.length + 1).padStart(4, '0');
    const unit_price = toUnitPrice(option);
    const amount = unit_price * cnt;
    const own = { member_uid: memberUid, kind, created_at: at(boughtDays) };
    tables.orders.push({
      ...own,
      order_uid,
      order_no: `S-${no}`,
      item_amount: amount,
      pay_amount: amount,
      state: 'PAID',
      expire_at: at(boughtDays, '11:40'),
      closed_at: null,
      ...order,
    });
    if (isPaid)
      addPayment(tables, draw, {
        order_uid,
        no,
        amount,
        openedAt: at(boughtDays, '11:22'),
        paidAt: at(boughtDays, '11:24'),
        sentBack,
      });
    tables.reservation.push({
      ...own,
      rsvt_uid,
      rsvt_no: `SR-${no}`,
      order_uid,
      stts_cd: 'CONFIRMED',
      gds_uid: null,
      use_date: null,
      use_time: null,
      people: {},
      booker: {},
      voucher_no: null,
      voucher_at: null,
      used_at: null,
      ...toStay(option, reservation.use_date),
      ...reservation,
    });
    tables.reservation_item.push({
      rsvt_uid,
      seq: 0,
      goods_dtl_id: kind === 'GOODS' ? option.id : null,
      gds_dtl_uid: kind === 'PASS' ? option.id : null,
      option_nm: option.name,
      price_sn: kind === 'GOODS' ? 1 : null,
      price_nm: option.priceNm,
      unit_price,
      cnt,
    });
    if (isPaid) addStep(rsvt_uid, 'CONFIRMED', at(boughtDays, '11:24'));
    return { rsvt_uid, order_uid, amount };
  }
  /** A step of the timeline of a reservation. */
  function addStep(ref_uid: string, state: string, time: string): void {
    const step = { kind: 'TRAVEL', ref_uid, member_uid: memberUid, type: 'MOVE', state, mover: 'SYSTEM', at: time };
    tables.timeline_entry.push({ ...step, entry_uid: draw.uuid() });
  }
  return { draw, today, at, sell, addStep };
}
