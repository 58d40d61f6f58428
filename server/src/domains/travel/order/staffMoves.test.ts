import { errorCodes } from '@haesol/contracts/common';
import type { TestApp } from '../../../testing/testApp.ts';
import { readMails } from '../../../testing/testMail.ts';
import { findRow } from '../../../testing/testRows.ts';
import { buyPasses } from '../voucher/testOrders.ts';
import { type Buyer, createBuyer, openGoods } from './testOrders.ts';
import { openShop, type Shop } from './testShop.ts';

/** Request of staff that changes an item of a member. */
interface Move {
  readonly call: readonly ['PATCH' | 'POST', string, object];
  /** Path in the documents of the API. */
  readonly path: string;
  /** Reservation whose timeline gets the step; undefined for items without a timeline. */
  readonly rsvtUid?: string;
}

interface Expected {
  /** Last steps of the timeline. */
  readonly steps?: readonly string[];
  readonly bell: RegExp;
  readonly mail: string;
}

describe('staff changes to orders, vouchers, passes, inquiries and reviews', () => {
  let test: TestApp;
  let buyer: Buyer;
  let staff: Buyer;
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop(30);
    test = shop.test;
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    ({ buyer, staff } = await shop.begin());
  });

  const readBell = async (): Promise<string[]> =>
    (await buyer.call('GET', '/notifications')).data.list.map(({ title }: { title: string }) => title);
  const readMailKinds = async (): Promise<string[]> => {
    const { email } = await findRow(test.db, 'member', { member_uid: buyer.memberUid });
    return [...(await readMails(test, email)), ...(await readMails(test, 'sky@mail.example'))].map(({ kind }) => kind);
  };
  const readSteps = async (rsvtUid: string): Promise<string[]> =>
    (await buyer.read(rsvtUid)).timeline.map(({ state }: { state: string }) => state);

  const moveOrder = (orderUid: string, body: object): Move['call'] => [
    'PATCH',
    `/admin/orders/${orderUid}/transition`,
    body,
  ];
  const orderPath = '/api/v1/admin/orders/{orderUid}/transition';

  async function request(body: object): Promise<Move> {
    await openGoods(test, { confirmType: 'REQUEST' });
    const { orderUid, rsvtUid } = await buyer.buy();
    return { call: moveOrder(orderUid, body), path: orderPath, rsvtUid };
  }
  async function decide(body: object): Promise<Move> {
    const { rsvtUid } = await buyer.buy();
    await buyer.cancel(rsvtUid);
    const { refund_uid } = await findRow(test.db, 'refund', { rsvt_uid: rsvtUid });
    const path = '/api/v1/admin/refunds/{refundUid}/transition';
    return { call: ['PATCH', `/admin/refunds/${refund_uid}/transition`, body], path, rsvtUid };
  }
  async function showVoucher(): Promise<{ rsvtUid: string; code: string }> {
    const { rsvtUid } = await buyer.buy();
    const { code } = (await buyer.call('GET', `/mypage/voucher?rsvtUid=${rsvtUid}`)).data;
    await test.context.clock.moveTo(new Date('2026-12-01T10:00:00+09:00'));
    return { rsvtUid, code };
  }
  async function startPass(gdsDtlUid = 'PS001'): Promise<Move> {
    const { rsvtUid, passUids } = await buyPasses(test, buyer.memberUid, { gdsDtlUid });
    const { code } = (await buyer.call('GET', `/mypage/myPass/${passUids[0]}`)).data;
    const { gds_uid: gdsUid } = await test.db
      .selectFrom('pass_place')
      .select('gds_uid')
      .where('gds_dtl_uid', '=', gdsDtlUid)
      .orderBy('gds_uid')
      .executeTakeFirstOrThrow();
    return { call: ['POST', '/admin/passes/use', { code, gdsUid }], path: '/api/v1/admin/passes/use', rsvtUid };
  }
  async function writeReview(): Promise<string> {
    const { rsvtUid, code } = await showVoucher();
    await staff.call('POST', '/admin/vouchers/use', { code });
    const content = '물이 맑고 길이 넓어 아이와 걷기에 좋았습니다.';
    return (await buyer.call('POST', '/review', { rsvtUid, star: 5, content, imageUids: [] })).data.reviewUid;
  }
  const decideReview = (reviewUid: string, body: object): Move => ({
    call: ['PATCH', `/admin/reviews/${reviewUid}/transition`, body],
    path: '/api/v1/admin/reviews/{reviewUid}/transition',
  });

  const moves: Readonly<Record<string, readonly [() => Promise<Move>, Expected]>> = {
    'a requested reservation is confirmed': [
      () => request({ to: 'CONFIRMED' }),
      { steps: ['CONFIRMED', 'VOUCHER'], bell: /^예약이 확정되었습니다/, mail: 'TRAVEL_MOVED' },
    ],
    'one that cannot be kept is cancelled': [
      () => request({ to: 'CANCELLED', memo: '업체가 쉽니다.' }),
      { steps: ['CANCELLED', 'REFUNDED'], bell: /업체 사정으로 예약이 취소/, mail: 'TRAVEL_MOVED' },
    ],
    'a cancellation is granted': [
      () => decide({ to: 'DONE' }),
      { steps: ['CANCEL_ASK', 'CANCELLED', 'REFUNDED'], bell: /^환불이 완료되었습니다/, mail: 'TRAVEL_REFUNDED' },
    ],
    'a cancellation is refused': [
      () => decide({ to: 'REFUSED', memo: '이미 입장하셨습니다.' }),
      { steps: ['CANCEL_ASK', 'VOUCHER'], bell: /^취소 요청이 반려/, mail: 'TRAVEL_MOVED' },
    ],
    'a voucher is used': [
      async () => {
        const { rsvtUid, code } = await showVoucher();
        return { call: ['POST', '/admin/vouchers/use', { code }], path: '/api/v1/admin/vouchers/use', rsvtUid };
      },
      { steps: ['VOUCHER', 'USED'], bell: /^이용을 확인했습니다\. 200포인트/, mail: 'TRAVEL_USED' },
    ],
    'a pass is started': [
      startPass,
      { steps: ['PASS_STARTED', 'USED'], bell: /^패스 사용을 시작/, mail: 'PASS_STARTED' },
    ],
    'a card is handed over': [
      async () => {
        const { gds_dtl_uid } = await findRow(test.db, 'pass_option', { ps_cd: 'CD0000002203' });
        const { rsvtUid } = await buyPasses(test, buyer.memberUid, { gdsDtlUid: gds_dtl_uid });
        const [card] = (await buyer.call('GET', '/mypage/exchangeCard/list')).data.list;
        const path = '/api/v1/admin/exchange-cards/hand-over';
        return { call: ['POST', '/admin/exchange-cards/hand-over', { code: card.exchangeCode }], path, rsvtUid };
      },
      { steps: ['CARD_EXCHANGED'], bell: /^교통카드를 전해/, mail: 'TRAVEL_CARD' },
    ],
    'an inquiry is answered': [
      async () => {
        const form = {
          categoryCd: 'PASS',
          title: '시간 문의',
          content: '밤에도 이어지나요',
          fileUids: [],
          privateYn: 'Y',
        };
        const { inquiryUid } = (await buyer.call('POST', '/inquiry/insertInquiry', form)).data;
        const path = '/api/v1/admin/inquiries/{inquiryUid}/answer';
        return { call: ['POST', `/admin/inquiries/${inquiryUid}/answer`, { content: '이어집니다.', rev: 0 }], path };
      },
      { bell: /답변/, mail: 'INQUIRY_ANSWER' },
    ],
    'a review is hidden': [
      async () => decideReview(await writeReview(), { to: 'HIDDEN', memo: '광고입니다.' }),
      { bell: /리뷰 게시를 중단/, mail: 'REVIEW_HIDDEN' },
    ],
    'a review is shown again': [
      async () => {
        const reviewUid = await writeReview();
        await staff.call('PATCH', `/admin/reviews/${reviewUid}/transition`, { to: 'HIDDEN', memo: '광고입니다.' });
        return decideReview(reviewUid, { to: 'SHOWN' });
      },
      { bell: /리뷰를 다시 게시/, mail: 'REVIEW_SHOWN' },
    ],
  };

  it.each(Object.entries(moves))(
    '%s, once: by a documented endpoint, in timeline, notification and mail',
    async (_name, row) => {
      const [prepare, { steps, bell, mail }] = row;
      const { call, path, rsvtUid } = await prepare();
      const { paths } = (await test.app.inject('/openapi.json')).json();
      const before = await Promise.all([readBell(), readMailKinds()]);
      const answers = [await staff.call(...call), await staff.call(...call), await buyer.call(...call)];
      const titles = (await readBell()).slice(0, (await readBell()).length - before[0].length);
      const mails = await readMailKinds();

      expect(paths[path]?.[call[0].toLowerCase()]?.summary).toEqual(expect.any(String));
      expect(answers.map(({ code }) => code)).toEqual(['200', errorCodes.moveNotAllowed, errorCodes.forbidden]);
      if (steps !== undefined) expect((await readSteps(rsvtUid ?? '')).slice(-steps.length)).toEqual(steps);
      expect(titles.filter((title) => bell.test(title))).toHaveLength(1);
      const count = (kinds: readonly string[]) => kinds.filter((kind) => kind === mail).length;
      expect(count(mails) - count(before[1])).toBe(1);
    },
  );

  it.each(Object.entries(moves))('%s: told in the language of the traveller', async (_name, [prepare, { mail }]) => {
    const { memberUid } = buyer;
    const [to, name, locale] = ['maria@mail.example', 'Maria', 'ja'] as const;
    buyer = await createBuyer(test, memberUid, to, { language: 'CD0000000129' });
    await test.db.updateTable('member').set({ name, locale }).where('member_uid', '=', memberUid).execute();
    const { call } = await prepare();
    await test.db.updateTable('orders').set({ locale }).where('member_uid', '=', memberUid).execute();
    for (const table of ['notification', 'mail_outbox'] as const) await test.db.deleteFrom(table).execute();
    await staff.call(...call);
    const bells = await test.db.selectFrom('notification').select(['title', 'text']).execute();
    const mails = await test.db.selectFrom('mail_outbox').select(['kind', 'subject', 'body_text']).execute();
    // The reason of staff, the name of the booker and the title of the inquiry are as they were typed.
    const typed = [...Object.values(call[2]).map(String), '김하늘', '시간 문의'];
    const shown = typed.reduce((text, word) => text.replaceAll(word, ''), JSON.stringify([bells, mails]));

    expect([bells.length > 0, mails.map(({ kind }) => kind)]).toEqual([true, expect.arrayContaining([mail])]);
    expect(shown).not.toMatch(/[가-힣]/);
  });

  it('documents the staff areas of the travel service', async () => {
    const { paths } = (await test.app.inject('/openapi.json')).json();
    const areas = new Set(Object.keys(paths).flatMap((path) => /^\/api\/v1\/admin\/([^/.]+)/.exec(path)?.[1] ?? []));

    for (const area of [
      ...['orders', 'refunds', 'coupons', 'vouchers', 'passes', 'exchange-cards', 'inquiries', 'reviews', 'promotions'],
      ...['promo-codes', 'feed', 'travel-info', 'tours'],
    ])
      expect(areas).toContain(area);
  });
});
