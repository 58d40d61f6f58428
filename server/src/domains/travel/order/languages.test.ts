import type { TestApp } from '../../../testing/testApp.ts';
import { readMails } from '../../../testing/testMail.ts';
import { readPdfText } from '../../common/pdf/testPdf.ts';
import { aChoice, type Buyer } from './testOrders.ts';
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

  const mailsTo = async (address: string) =>
    (await readMails(test, address)).map(({ subject, text }) => `${subject}\n${text}`);

  it.each([
    [
      'en',
      'CD0000000128',
      ["María O'Connor-Núñez", '₩20,000', 'Tue, Dec 1, 2026', 'KST', 'until Sat, Nov 28, 2026 23:59'],
    ],
    ['ja', 'CD0000000129', ['韓国時間', '2026年12月1日', '23:59']],
    ['zh-CN', 'CD0000000546', ['韩国时间', '2026年12月1日', '23:59']],
    ['zh-TW', 'CD0000000547', ['韓國時間', '2026年12月1日', '23:59']],
  ])('has mails, calendar entry, voucher and receipt without Hangul: %s', async (_locale, language, shown) => {
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
    expect(calendar.body).not.toMatch(hangul);
    expect(decodeURIComponent(String(calendar.headers['content-disposition']))).not.toMatch(hangul);
    expect(lines.filter((line) => hangul.test(line) && !seal.test(line))).toEqual([]);
    expect(lines.join('')).not.toContain('\uFFFD');
    const { gdsNmKo: _korean, ...texts } = voucher.data;
    expect(JSON.stringify(texts)).not.toMatch(hangul);
    expect(texts.bookerNm).toBe("María O'Connor-Núñez");
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
    const { email } = await test.db
      .selectFrom('member')
      .select('email')
      .where('member_uid', '=', buyer.memberUid)
      .executeTakeFirstOrThrow();
    await test.db.deleteFrom('mail_outbox').execute();
    const { rsvtUid } = await buyIn('CD0000000129');
    await buyer.cancel(rsvtUid);
    const refund = test.db.selectFrom('refund').select('refund_uid').where('rsvt_uid', '=', rsvtUid);
    const { refund_uid } = await refund.executeTakeFirstOrThrow();
    await staff.call('PATCH', `/admin/refunds/${refund_uid}/transition`, { to: 'DONE' });
    const mails = await mailsTo(email);

    expect(mails.join('\n')).toContain('返金が完了しました');
    expect(mails.filter((mail) => hangul.test(mail))).toEqual([]);
  });
});
