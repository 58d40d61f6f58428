import type { TestApp } from '../../../testing/testApp.ts';
import { readMails } from '../../../testing/testMail.ts';
import { aChoice, type Buyer } from '../order/testOrders.ts';
import { openShop, type Shop } from '../order/testShop.ts';

const url = '/admin/goods/G0001';
const [ko, en, ja] = ['CD0000000127', 'CD0000000128', 'CD0000000129'];
const booker = { familyNm: '김', firstNm: '하늘', phone: '01012345678', email: 'sky@mail.example', nationCd: 'KR' };

describe('the meeting point of tickets', () => {
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
  });

  const readGoods = async () => (await staff.call('GET', url)).data;
  async function saveTexts(lang: string, change: object) {
    const { rev, texts } = await readGoods();
    const own = texts.find((text: { lang: string }) => text.lang === lang);
    return staff.call('PUT', `${url}/texts`, { ...own, ...change, rev });
  }
  async function saveFacts(change: object) {
    const {
      texts: _texts,
      options: _options,
      nextDt: _next,
      gdsUid: _uid,
      pictures: _pictures,
      ...facts
    } = await readGoods();
    return staff.call('PUT', url, { ...facts, ...change });
  }
  const readPublic = async (language: string) =>
    (await test.app.inject({ url: '/api/v1/attraction/detail/G0001', headers: { language } })).json().data.meetingPoint;

  async function buy(language: string) {
    const opened = await buyer.call('POST', '/reserve/pay-info', aChoice, { language });
    const { orderUid, rsvtUid } = opened.data;
    const payKey = await buyer.authorize(orderUid);
    const people = { adult: 2, child: 0, childAges: [] };
    const agree = { use: 'Y', refund: 'Y', third: 'Y' };
    await buyer.call('POST', '/reserve/', { orderUid, payKey, ...aChoice, user: booker, people, agree }, { language });
    return rsvtUid;
  }

  it('is absent until staff write it', async () => {
    expect(await readPublic(ko)).toBeNull();
  });

  it('is on the page of the place, the voucher, in the mail and the calendar entry, in the language of the reader', async () => {
    await saveTexts('ko', { meet: '매표소 옆 깃발' });
    await saveTexts('ja', { meet: '券売所横の旗' });
    await saveFacts({ meetLat: 36.51, meetLng: 130.52 });
    await test.db.deleteFrom('mail_outbox').execute();
    const rsvtUid = await buy(ja);
    const voucher = (await buyer.call('GET', `/mypage/voucher?rsvtUid=${rsvtUid}`, undefined, { language: ja })).data;
    const { calendarUrl } = (await buyer.call('GET', `/reserve/detail/${rsvtUid}`)).data;
    const entry = (await test.app.inject(calendarUrl)).body;
    const [mail] = await readMails(test, booker.email);
    const google = 'https://www.google.com/maps/search/?api=1&query=36.51,130.52';

    expect(await readPublic(ko)).toEqual({
      text: '매표소 옆 깃발',
      lang: 'ko',
      mapUrl: `https://map.kakao.com/link/map/${encodeURIComponent('매표소 옆 깃발')},36.51,130.52`,
    });
    expect(await readPublic(ja)).toEqual({ text: '券売所横の旗', lang: 'ja', mapUrl: google });
    expect(await readPublic(en)).toEqual({ text: '매표소 옆 깃발', lang: 'ko', mapUrl: google });
    expect(voucher.meetingPoint).toEqual({ text: '券売所横の旗', lang: 'ja', mapUrl: google });
    expect(entry).toMatch(/LOCATION:券売所横の旗/);
    expect(entry).toContain('GEO:36.51;130.52');
    expect(mail?.text).toContain(`集合場所：券売所横の旗 ${google}`);
  });

  it('stays when a page of an earlier build saves texts and facts without it', async () => {
    await saveTexts('ko', { meet: '매표소 옆 깃발' });
    await saveTexts('ja', { meet: '券売所横の旗' });
    await saveFacts({ meetLat: 36.51, meetLng: 130.52 });
    await saveTexts('ko', { meet: undefined });
    await saveTexts('ja', { meet: undefined, nm: '銀波' });
    await saveFacts({ meetLat: undefined, meetLng: undefined });

    expect(await readPublic(ja)).toMatchObject({ text: '券売所横の旗', mapUrl: expect.stringContaining('36.51') });
    await saveTexts('ko', { meet: null });
    expect(await readPublic(ja)).toBeNull();
  });

  it('is refused with one coordinate alone, at its field', async () => {
    const answers = [await saveFacts({ meetLat: 36.5, meetLng: null }), await saveFacts({ meetLat: null, meetLng: 1 })];

    expect(answers.map(({ data }) => data.fieldErrors[0].field)).toEqual(['meetLng', 'meetLat']);
  });
});
