import { createJobHandlers } from '../../../start/jobHandlers.ts';
import type { TestApp } from '../../../testing/testApp.ts';
import { readMails } from '../../../testing/testMail.ts';
import { changeRows, findRow } from '../../../testing/testRows.ts';
import { type Buyer, readMoney } from './testOrders.ts';
import { openShop, type Shop } from './testShop.ts';

const user = { familyNm: '김', firstNm: '하늘', phone: '010-0000-1001', email: 'sky@mail.example', nationCd: 'KR' };
const toTickets = (count: number) => ({
  options: [{ optionNm: '', count, priceSn: 1 }],
  people: { adult: count, child: 0, childAges: [] },
});

describe('the news of a refund', () => {
  let test: TestApp;
  let shop: Shop;
  let buyer: Buyer;
  let staff: Buyer;
  beforeAll(async () => {
    shop = await openShop(6);
    test = shop.test;
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    ({ buyer, staff } = await shop.begin());
  });

  const change = (rsvtUid: string, count: number, wanted: object = {}) =>
    buyer.call('POST', `/reserve/${rsvtUid}/change`, {
      ...{ ...toTickets(count), useDate: '2026-12-02', user, isPay: 'Y' },
      ...wanted,
    });
  async function grant(rsvtUid: string) {
    const { refund_uid } = await findRow(test.db, 'refund', { rsvt_uid: rsvtUid, state: 'ASKED' });
    return staff.call('PATCH', `/admin/refunds/${refund_uid}/transition`, { to: 'DONE' });
  }
  const stepsOf = async (rsvtUid: string) =>
    (await buyer.read(rsvtUid)).timeline.map(({ state }: { state: string }) => state).slice(3);
  /** Reads the newest mail and the newest notification about a refund. */
  async function readNews(kind: string) {
    const [mail] = await readMails(test, user.email, kind);
    const bell = await test.db
      .selectFrom('notification')
      .select(['title', 'link'])
      .where('member_uid', '=', buyer.memberUid)
      .where('kind', '=', 'TRAVEL_REFUNDED')
      .orderBy('created_at', 'desc')
      .orderBy('ntf_uid', 'desc')
      .executeTakeFirstOrThrow();
    return { ...bell, text: mail?.text ?? '' };
  }

  it('of a cheaper change is about the difference, and its booking stays valid', async () => {
    const { rsvtUid } = await buyer.buy();
    await change(rsvtUid, 1);
    const { title, text } = await readNews('TRAVEL_DIFFERENCE');

    expect(title).toBe('예약 변경의 차액을 돌려드렸습니다.');
    expect(text).toMatch('돌려드린 차액: 10,000원');
    expect(text).not.toMatch('취소');
    expect(await stepsOf(rsvtUid)).toEqual(['CHANGED', 'DIFFERENCE_RETURNED']);
  });

  it('of some tickets is about these, and that of the last ones about the booking', async () => {
    const { rsvtUid } = await buyer.buy();
    for (const kind of ['TRAVEL_PART_REFUNDED', 'TRAVEL_REFUNDED']) {
      await buyer.cancel(rsvtUid, { whyCd: 'SCHEDULE', tickets: [{ seq: 0, count: 1 }] });
      await grant(rsvtUid);
      const { text, title } = await readNews(kind);
      const isPart = kind === 'TRAVEL_PART_REFUNDED';
      expect(title).toBe(isPart ? '일부 환불이 완료되었습니다.' : '환불이 완료되었습니다.');
      expect(text).toMatch(isPart ? '나머지 예약은 그대로 유효합니다.' : '취소된 예약의 환불이 완료되었습니다.');
    }

    expect(await stepsOf(rsvtUid)).toEqual([
      ...['PART_ASKED', 'PART_CANCELLED', 'PART_REFUNDED'],
      ...['CANCEL_ASK', 'CANCELLED', 'REFUNDED'],
    ]);
  });

  it.each([
    ['ko', '취소된 예약의 환불이 완료되었습니다.', '취소하신'],
    ['zh-CN', '您的预订已取消，退款已完成。', '您取消'],
    ['zh-TW', '您的預訂已取消，退款已完成。', '您取消'],
  ] as const)(
    'of a booking that its provider cancelled does not say that the buyer did: %s',
    async (locale, said, unsaid) => {
      const email = `${locale}@mail.example`;
      const { orderUid } = await buyer.buy({ user: { ...user, email } });
      await changeRows(test.db, 'orders', { order_uid: orderUid }, { locale });
      const move = { to: 'CANCELLED', memo: '풍랑주의보' };
      await staff.call('PATCH', `/admin/orders/${orderUid}/transition`, move);
      const [mail] = await readMails(test, email, 'TRAVEL_REFUNDED');

      expect(mail?.text).toMatch(said);
      expect(mail?.text).not.toMatch(unsaid);
    },
  );

  it('of a difference whose change was not possible is about the difference, at the booking', async () => {
    const { orderUid, rsvtUid } = await buyer.buy();
    const opened = (await change(rsvtUid, 3)).data;
    await buyer.cancel(rsvtUid);
    const { options } = toTickets(3);
    await buyer.pay(opened.orderUid, await buyer.authorize(opened.orderUid), { options, useDate: '2026-12-02' });
    await createJobHandlers(test.context)['travel.payments']?.run({});
    const { title, link } = await readNews('TRAVEL_DIFFERENCE');

    expect(title).toBe('예약 변경의 차액을 돌려드렸습니다.');
    expect(link).toMatch(rsvtUid);
    expect(await stepsOf(rsvtUid)).toEqual(['CANCEL_ASK', 'DIFFERENCE_RETURNED']);
    expect((await readMoney(test, orderUid)).ledger).toBe(20_000);
  });
});
