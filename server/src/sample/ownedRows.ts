import { addDays, seoulInstant, toSeoulDate } from '../seoulTime.ts';
import { createDraw } from './draw.ts';

type Row = Readonly<Record<string, unknown>>;

/** Tickets that the demo traveller booked; days from the base date. */
const visits = [
  { option: 'G0001-1', state: 'VOUCHER', boughtDays: -3, useDays: 12 },
  { option: 'G0002-1', state: 'USED', boughtDays: -20, useDays: -6 },
] as const;

/** Passes of the demo traveller; `usedHours`: so long ago its hours began. */
const passes = [
  { uid: 'PS001', boughtDays: -2, usedHours: 3 },
  { uid: 'PS006', boughtDays: -9, usedHours: undefined },
] as const;

const couponUids = ['CP001', 'CP002', 'CP005'] as const;

const inquiries = [
  {
    categoryCd: 'PASS',
    title: '패스를 이틀에 나누어 쓸 수 있나요?',
    content: '오후 늦게 도착합니다. 24시간권을 저녁에 시작하면 다음 날 저녁까지 쓸 수 있는지 궁금합니다.',
    answer: '네, 첫 입장한 시각부터 24시간을 셉니다. 저녁 6시에 시작하시면 다음 날 저녁 6시까지 입장하실 수 있습니다.',
  },
  {
    categoryCd: 'RESERVE',
    title: '유모차를 맡길 곳이 있나요?',
    content: '아이와 함께 전망대에 갑니다. 유모차를 맡길 곳이 있는지 알려 주세요.',
    answer: null,
  },
] as const;

interface SoldOption {
  readonly id: string;
  readonly gdsUid: string;
  readonly name: string;
  readonly priceNm: string;
  readonly price: number;
}

interface Shop {
  readonly memberUid: string;
  readonly options: readonly SoldOption[];
  readonly passOptions: readonly SoldOption[];
  readonly base: Date;
}

interface Tables {
  readonly orders: Row[];
  readonly payment: Row[];
  readonly pay_attempt: Row[];
  readonly mock_payment: Row[];
  readonly pay_ledger: Row[];
  readonly reservation: Row[];
  readonly reservation_item: Row[];
  readonly member_pass: Row[];
  readonly timeline_entry: Row[];
  readonly coupon: Row[];
  readonly point_ledger: Row[];
  readonly inquiry: Row[];
}

const createTables = (): Tables => ({
  orders: [],
  payment: [],
  pay_attempt: [],
  mock_payment: [],
  pay_ledger: [],
  reservation: [],
  reservation_item: [],
  member_pass: [],
  timeline_entry: [],
  coupon: [],
  point_ledger: [],
  inquiry: [],
});

interface SamplePayment {
  readonly order_uid: string;
  readonly no: string;
  readonly amount: number;
  readonly openedAt: string;
  readonly paidAt: string;
}

/** A payment with the books of the built-in provider, so that there is a receipt and money can be sent back. */
function addPayment(
  tables: Tables,
  draw: ReturnType<typeof createDraw>,
  { order_uid, no, amount, openedAt, paidAt }: SamplePayment,
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
    cancelled_amount: 0,
    approved_at: paidAt,
  });
  const opened = { pay_key, amount, created_at: openedAt };
  tables.pay_attempt.push({ ...opened, attempt_uid, order_uid, provider: 'mock', state: 'APPROVED' });
  tables.mock_payment.push({ ...opened, order_id: attempt_uid, outcome: 'APPROVE', status: 'DONE' });
  const entry = { entry_uid: draw.uuid(), order_uid, kind: 'PAY', ref_uid: payment_uid };
  tables.pay_ledger.push({ ...entry, amount, at: paidAt });
}

function createSeller({ memberUid, base }: Shop, tables: Tables) {
  const draw = createDraw('owned goods');
  const today = toSeoulDate(base);
  const at = (days: number, time = '11:20') => seoulInstant(addDays(today, days), time).toISOString();
  /** A paid order with its reservation. @returns the reservation's identifier */
  function sell(kind: 'GOODS' | 'PASS', option: SoldOption, boughtDays: number, cnt: number, reservation: Row): string {
    const order_uid = draw.uuid();
    const rsvt_uid = draw.uuid();
    const no = String(tables.orders.length + 1).padStart(4, '0');
    const amount = option.price * cnt;
    const own = { member_uid: memberUid, kind, created_at: at(boughtDays) };
    tables.orders.push({
      ...own,
      order_uid,
      order_no: `S-${no}`,
      item_amount: amount,
      pay_amount: amount,
      state: 'PAID',
      expire_at: at(boughtDays, '11:40'),
    });
    addPayment(tables, draw, {
      order_uid,
      no,
      amount,
      openedAt: at(boughtDays, '11:22'),
      paidAt: at(boughtDays, '11:24'),
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
      booker: { familyNm: '오', firstNm: '하람' },
      voucher_no: null,
      voucher_at: null,
      used_at: null,
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
      unit_price: option.price,
      cnt,
    });
    addStep(rsvt_uid, 'CONFIRMED', at(boughtDays, '11:24'));
    return rsvt_uid;
  }
  /** A step of the timeline of a reservation. */
  function addStep(ref_uid: string, state: string, time: string): void {
    const step = { kind: 'TRAVEL', ref_uid, member_uid: memberUid, type: 'MOVE', state, mover: 'SYSTEM', at: time };
    tables.timeline_entry.push({ ...step, entry_uid: draw.uuid() });
  }
  return { draw, today, at, sell, addStep };
}

function addVisits(
  shop: Shop,
  tables: Tables,
  { draw, today, at, sell, addStep }: ReturnType<typeof createSeller>,
): void {
  for (const { option: id, state, boughtDays, useDays } of visits) {
    const option = shop.options.find((one) => one.id === id);
    if (option === undefined) continue;
    const isUsed = state === 'USED';
    const rsvt_uid = sell('GOODS', option, boughtDays, 2, {
      stts_cd: state,
      gds_uid: option.gdsUid,
      use_date: addDays(today, useDays),
      people: { adult: 2, child: 0 },
      voucher_no: `V-SR-${id}`,
      voucher_at: at(boughtDays, '11:25'),
      used_at: isUsed ? at(useDays, '14:10') : null,
    });
    if (isUsed) addStep(rsvt_uid, 'USED', at(useDays, '14:10'));
    const amount = Math.floor(option.price * 2 * 0.01);
    if (!isUsed || amount === 0) continue;
    const own = { member_uid: shop.memberUid, rsvt_uid, created_at: at(useDays, '14:10') };
    tables.point_ledger.push({ ...own, point_uid: draw.uuid(), amount, reason: 'EARN' });
  }
}

function addPasses(shop: Shop, tables: Tables, { draw, at, sell, addStep }: ReturnType<typeof createSeller>): void {
  for (const { uid, boughtDays, usedHours } of passes) {
    const option = shop.passOptions.find((one) => one.id === uid);
    if (option === undefined) continue;
    const isUsed = usedHours !== undefined;
    const rsvt_uid = sell('PASS', option, boughtDays, 1, { stts_cd: isUsed ? 'USED' : 'CONFIRMED' });
    const begun = new Date(shop.base.getTime() - (usedHours ?? 0) * 3_600_000);
    if (isUsed) addStep(rsvt_uid, 'PASS_STARTED', begun.toISOString());
    tables.member_pass.push({
      pass_uid: draw.uuid(),
      member_uid: shop.memberUid,
      rsvt_uid,
      gds_dtl_uid: uid,
      state: isUsed ? 'ACTIVE' : 'PAID',
      bought_at: at(boughtDays),
      valid_until: at(boughtDays + 180),
      activated_at: isUsed ? begun.toISOString() : null,
      expire_at: isUsed ? new Date(begun.getTime() + 86_400_000).toISOString() : null,
    });
  }
}

/** Orders, reservations, passes, coupons, points and inquiries of one demo member, so that "나의 여행" shows each kind. */
export function buildOwnedRows(shop: Shop): Tables {
  const tables = createTables();
  const seller = createSeller(shop, tables);
  const { draw, at } = seller;
  addVisits(shop, tables, seller);
  addPasses(shop, tables, seller);
  tables.coupon.push(
    ...couponUids.map((coupon_pblcn_uid) => ({
      coupon_uid: draw.uuid(),
      coupon_pblcn_uid,
      member_uid: shop.memberUid,
      state: 'OWNED',
      owned_at: at(-2),
    })),
  );
  tables.inquiry.push(
    ...inquiries.map(({ categoryCd, title, content, answer }, index) => ({
      inquiry_uid: draw.uuid(),
      member_uid: shop.memberUid,
      category_cd: categoryCd,
      title,
      content,
      answer_state: answer === null ? 'WAIT' : 'ANSWERED',
      answer,
      answered_at: answer === null ? null : at(-4, '16:30'),
      created_at: at(-5 + 4 * index),
    })),
  );
  return tables;
}
