import { inTransaction } from '../../../db/retry.ts';
import { createJobHandlers } from '../../../start/jobHandlers.ts';
import type { TestApp } from '../../../testing/testApp.ts';
import { readMails } from '../../../testing/testMail.ts';
import { changeRows, findRow } from '../../../testing/testRows.ts';
import { readPdfText } from '../../common/pdf/testPdf.ts';
import { moveMember } from '../../identity/membership/moveMember.ts';
import { claimGuestOrders } from '../guest/claimGuestOrders.ts';
import { beGuest } from '../guest/testGuests.ts';
import { notifyOfPayment } from './notifyOfPayment.ts';
import { aChoice, type Buyer, giveCoupon } from './testOrders.ts';
import { openShop, type Shop } from './testShop.ts';

const hangul = /[가-힣]/;
/** Letters of the office's seal, which is drawn on every document. */
const seal = /^[해솔대학교산협력단장인]$/;

const booker = {
  familyNm: "O'Connor-Núñez",
  firstNm: 'María',
  phone: '+81 90-1234-5678',
  email: 'maria@mail.example',
  nationCd: 'JP',
};

describe('a purchase in another language', () => {
  let test: TestApp;
  let buyer: Buyer;
  let staff: Buyer;
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop(10);
    test = shop.test;
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    ({ buyer, staff } = await shop.begin());
    await test.db.deleteFrom('notification').execute();
    await test.db.updateTable('member').set({ name: 'Maria' }).where('member_uid', '=', buyer.memberUid).execute();
  });

  /** Buys two tickets, as the form in a language does. */
  async function buyIn(language: string) {
    const headers = { language };
    const opened = await buyer.call('POST', '/reserve/pay-info', aChoice, headers);
    const { orderUid, rsvtUid } = opened.data;
    const paid = await buyer.call(
      'POST',
      '/reserve/',
      {
        ...{ orderUid, payKey: await buyer.authorize(orderUid), ...aChoice, user: booker },
        people: { adult: 2, child: 0, childAges: [] },
        agree: { use: 'Y', refund: 'Y', third: 'Y' },
      },
      headers,
    );
    if (paid.code !== '200') throw new Error(`The payment was refused: ${JSON.stringify(paid)}`);
    return { rsvtUid, headers };
  }

  /** Reads the notifications of the buyer, oldest first, and deletes them. */
  async function readBells() {
    const { memberUid } = buyer;
    const rows = await test.db.deleteFrom('notification').where('member_uid', '=', memberUid).returningAll().execute();
    return rows.map(({ kind, title, text, locale }) => ({ kind, locale, text: `${title}\n${text}` }));
  }

  const mailsTo = async (address: string) =>
    (await readMails(test, address)).map(({ subject, text }) => `${subject}\n${text}`);

  it.each([
    ['en', 'CD0000000128', ["María O'Connor-Núñez", '₩20,000', 'Tue 1 Dec 2026', 'KST', 'until Sat 28 Nov 2026 23:59']],
    ['ja', 'CD0000000129', ['韓国時間', '2026年12月1日', '23:59']],
    ['zh-CN', 'CD0000000546', ['韩国时间', '2026年12月1日', '23:59']],
    ['zh-TW', 'CD0000000547', ['韓國時間', '2026年12月1日', '23:59']],
  ])('has mails, calendar entry, voucher and receipt without Hangul: %s', async (locale, language, shown) => {
    await test.db.deleteFrom('mail_outbox').execute();
    const { rsvtUid, headers } = await buyIn(language);
    const { data: detail } = await buyer.call('GET', `/reserve/detail/${rsvtUid}`, undefined, headers);
    const voucher = await buyer.call('GET', `/mypage/voucher?rsvtUid=${rsvtUid}`, undefined, headers);
    const calendar = await test.app.inject(detail.calendarUrl);
    const receipt = await test.app.inject(detail.payment.pdfUrl);
    const [mail = ''] = await mailsTo(booker.email);
    const lines = readPdfText(receipt.rawPayload).split('\n');

    const { gdsNmKo: _place, ...facts } = detail;
    expect(JSON.stringify(facts)).not.toMatch(hangul);
    expect(shown.filter((text) => !mail.includes(text))).toEqual([]);
    expect(mail).not.toMatch(hangul);
    expect(await readBells()).toEqual([{ kind: 'TRAVEL_VOUCHER', locale, text: expect.not.stringMatching(hangul) }]);
    expect(calendar.body).not.toMatch(hangul);
    expect(decodeURIComponent(String(calendar.headers['content-disposition']))).not.toMatch(hangul);
    expect(lines.filter((line) => hangul.test(line) && !seal.test(line))).toEqual([]);
    expect(lines.join('')).not.toContain('\uFFFD');
    const { gdsNmKo: _korean, ...texts } = voucher.data;
    expect(JSON.stringify(texts)).not.toMatch(hangul);
    expect(texts.bookerNm).toBe("María O'Connor-Núñez");
  });

  it('in Korean shows the names of its goods, passes and lines in the language of the reader', async () => {
    const { rsvtUid } = await buyIn('CD0000001258');
    const opened = await buyer.openPass();
    await buyer.payPass(opened.data.orderUid, await buyer.authorize(opened.data.orderUid));
    const headers = { language: 'CD0000000128' };
    const detail = await buyer.call('GET', `/reserve/detail/${rsvtUid}`, undefined, headers);
    const voucher = await buyer.call('GET', `/mypage/voucher?rsvtUid=${rsvtUid}`, undefined, headers);
    const review = await buyer.call('GET', `/review/target?rsvtUid=${rsvtUid}`, undefined, headers);
    const passDetail = await buyer.call('GET', `/reserve/detail/${opened.data.rsvtUid}`, undefined, headers);
    const texts = [detail, voucher, review, passDetail].map(({ data: { gdsNmKo: _place, ...facts } }) => facts);

    expect([detail.code, voucher.code, review.code, passDetail.code]).toEqual(['200', '200', '200', '200']);
    expect(voucher.data.optionNm).toMatch(/\w \d$/);
    expect(texts.filter((facts) => hangul.test(JSON.stringify({ ...facts, booker: null })))).toEqual([]);
  });

  it('has categories of inquiries, notes of tours and reasons of coupons in the language of the reader', async () => {
    const headers = { language: 'CD0000000128' };
    const inquiry = { categoryCd: 'PASS', title: 'Hours', content: 'Does the time run at night?', fileUids: [] };
    await buyer.call('POST', '/inquiry/insertInquiry', inquiry, headers);
    const inquiries = await buyer.call('GET', '/inquiry/list', undefined, headers);
    const tours = await buyer.call('GET', '/recommendTour/list', undefined, headers);
    const [{ tourUid }] = tours.data.list;
    const plan = await buyer.call('POST', '/plan', { title: 'Trip', startDate: '2026-12-01', tourUid }, headers);
    const { data } = await buyer.call('GET', `/plan/${plan.data.planUid}`, undefined, headers);

    await giveCoupon(test, buyer.memberUid, { forTypes: ['CD0000002005'] });
    const coupons = await buyer.call('GET', '/reserve/coupon?goodsDtlId=G0001-1&useDate=', undefined, headers);

    expect(inquiries.data.list[0].categoryNm).toBe('Passes');
    expect(coupons.data.list[0].reason).toBe('This coupon cannot be used here.');
    expect(JSON.stringify(data)).not.toMatch(hangul);
  });

  it('prefills the form with the name as it is written, and the country of the phone number', async () => {
    const person = { name: "María O'Connor-Núñez", tel1: '+8190', tel2: '1234', tel3: '5678' };
    await test.db.updateTable('member').set(person).where('member_uid', '=', buyer.memberUid).execute();
    const { data } = await buyer.call('GET', '/reserve/user-info');

    expect(data).toMatchObject({
      familyNm: "O'Connor-Núñez",
      firstNm: 'María',
      phone: '+819012345678',
      nationCd: 'JP',
    });
  });

  it('keeps its language for the mails about its refund', async () => {
    await test.db.deleteFrom('mail_outbox').execute();
    const { rsvtUid } = await buyIn('CD0000000129');
    await buyer.cancel(rsvtUid);
    const refund = test.db.selectFrom('refund').select('refund_uid').where('rsvt_uid', '=', rsvtUid);
    const { refund_uid } = await refund.executeTakeFirstOrThrow();
    await staff.call('PATCH', `/admin/refunds/${refund_uid}/transition`, { to: 'DONE' });
    const mails = await mailsTo(booker.email);

    expect(mails.join('\n')).toContain('返金が完了しました');
    expect(mails.filter((mail) => hangul.test(mail))).toEqual([]);
  });

  it('is told of payments, places that are free, reviews and moved orders in the language of the reader', async () => {
    const { memberUid, call } = buyer;
    const { db, context } = test;
    const runJob = (job: string) => createJobHandlers(context)[job]?.run({});
    const email = 'reader@mail.example';
    await db.updateTable('member').set({ email, locale: 'ja' }).where('member_uid', '=', memberUid).execute();
    const { rsvtUid } = await buyIn('CD0000000129');
    const { order_uid } = await findRow(db, 'reservation', { rsvt_uid: rsvtUid });
    const guest = await beGuest(test, email);
    await guest.buy();
    const now = await context.clock.now();
    await changeRows(db, 'stock', { goods_dtl_id: aChoice.goodsDtlId, use_date: '2026-12-02' }, { sold: 10 });
    const { goodsDtlId } = aChoice;
    const waiting = await call('POST', '/reserve/waitlist', { goodsDtlId, useDate: '2026-12-02', count: 1 });
    expect(waiting.code).toBe('200');
    await readBells();

    await inTransaction(db, (trx) => notifyOfPayment(trx, order_uid, 'DECLINED', now));
    await changeRows(
      db,
      'stock_wait',
      { member_uid: memberUid },
      { offer_since: now, offer_exp: new Date(now.getTime() + 3_600_000) },
    );
    await runJob('travel.offers');
    await changeRows(db, 'reservation', { rsvt_uid: rsvtUid }, { stts_cd: 'USED', used_at: now });
    await context.clock.moveTo(new Date(now.getTime() + 24 * 86_400_000));
    await runJob('travel.reviewDue');
    await inTransaction(db, (trx) => claimGuestOrders(context, trx, { memberUid, email, now }));
    await inTransaction(db, (trx) => moveMember(context, trx, memberUid, { to: 'LOCKED', memo: 'Reason', now }));
    const bells = await readBells();

    expect(bells.map(({ kind }) => kind).toSorted()).toEqual([
      ...['MEMBER', 'REVIEW_DUE', 'TRAVEL_CLAIMED', 'TRAVEL_FREE', 'TRAVEL_PAYMENT', 'TRAVEL_VOUCHER'],
    ]);
    const own = bells.filter(({ kind }) => kind !== 'TRAVEL_VOUCHER');
    expect(own.filter(({ locale, text }) => locale !== 'ja' || hangul.test(text))).toEqual([]);
  });
});
