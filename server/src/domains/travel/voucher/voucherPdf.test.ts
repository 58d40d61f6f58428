import type { TestApp } from '../../../testing/testApp.ts';
import { readPdfText } from '../../common/pdf/testPdf.ts';
import { readPdfQrs } from '../../common/pdf/testPdfQr.ts';
import { aChoice, type Buyer, soldPass } from '../order/testOrders.ts';
import { openShop, type Shop } from '../order/testShop.ts';
import { renderVouchers } from './voucherPdf.ts';

const agree = { use: 'Y', refund: 'Y', third: 'Y' };
const user = { familyNm: '김', firstNm: '하늘', phone: '010-0000-1001', email: 'sky@mail.example', nationCd: 'KR' };
const maxBytes = 300_000;
const languages = {
  ko: ['CD0000000127', '바우처', '이용일'],
  en: ['CD0000000128', 'Voucher', 'Date of visit (KST)'],
  ja: ['CD0000000129', 'バウチャー', '利用日（韓国時間）'],
  'zh-CN': ['CD0000000546', '凭证', '使用日期（韩国时间）'],
  'zh-TW': ['CD0000000547', '憑證', '使用日期（韓國時間）'],
} as const;

describe('vouchers as PDF in mails', () => {
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
    await test.db.deleteFrom('mail_outbox').execute();
  });

  const listAttachments = async () =>
    (await test.db.selectFrom('mail_outbox').select(['kind', 'attachment']).orderBy('mail_uid').execute()).map(
      ({ kind, attachment }) => [kind, attachment?.rsvtUids.length ?? 0],
    );
  const readQr = async (rsvtUid: string) => (await buyer.call('GET', `/mypage/voucher?rsvtUid=${rsvtUid}`)).data.qr;

  /** Buys two tickets, as the form in a language does. */
  async function buyIn(language: string): Promise<string> {
    const headers = { language };
    const { orderUid, rsvtUid } = (await buyer.call('POST', '/reserve/pay-info', aChoice, headers)).data;
    const people = { adult: 2, child: 0, childAges: [] };
    const payKey = await buyer.authorize(orderUid);
    await buyer.call('POST', '/reserve/', { orderUid, payKey, ...aChoice, user, people, agree }, headers);
    return rsvtUid;
  }

  async function buyTogether(goods: readonly object[]): Promise<readonly string[]> {
    const { purchaseUid } = (await buyer.call('POST', '/purchase/pay-info', { goods, isPay: 'Y' })).data;
    const payKey = await buyer.authorize(purchaseUid);
    const { data } = await buyer.call('POST', '/purchase/pay', { purchaseUid, payKey, user, agree });
    return data.orders.map(({ rsvtUid }: { rsvtUid: string }) => rsvtUid);
  }

  it.each(Object.entries(languages))(
    'have a QR code that the gate reads, in the language of the buyer: %s',
    async (...own) => {
      const [, [language, title, when]] = own;
      const rsvtUid = await buyIn(language);
      const file = await renderVouchers(test.context, [rsvtUid]);
      const content = file?.content ?? Buffer.alloc(0);
      const [qr] = readPdfQrs(content);
      const text = readPdfText(content);

      expect(qr).toBe(await readQr(rsvtUid));
      expect((await staff.call('POST', '/admin/vouchers/check', { code: qr })).code).toBe('200');
      expect(text).toContain(title);
      expect(text.replaceAll('\n', '')).toContain(when);
      expect(text).not.toContain('\uFFFD');
      expect(file?.filename).toMatch(new RegExp(`^${title} T\\d{6}-\\d+\\.pdf$`));
      expect(content.length).toBeLessThan(maxBytes);
      expect(await listAttachments()).toEqual([['TRAVEL_VOUCHER', 1]]);
    },
  );

  it('are one file for all goods that are paid together, passes too', async () => {
    const rsvtUids = await buyTogether([aChoice, { gdsDtlUid: soldPass, passCnt: 2 }]);
    const content = (await renderVouchers(test.context, rsvtUids))?.content ?? Buffer.alloc(0);
    const qrs = readPdfQrs(content);

    expect(qrs).toHaveLength(3);
    expect(new Set(qrs.map((qr) => qr.split('.')[1]))).toEqual(new Set(['VOUCHER', 'PASS']));
    expect(content.length).toBeLessThan(maxBytes);
    expect((await listAttachments()).filter(([, count]) => count !== 0)).toEqual([['TRAVEL_PURCHASED', 2]]);
  });

  it('are left out once the booking was refunded', async () => {
    const rsvtUid = await buyIn(languages.ko[0]);
    await buyer.cancel(rsvtUid);

    expect(await renderVouchers(test.context, [rsvtUid])).toBeUndefined();
  });
});
