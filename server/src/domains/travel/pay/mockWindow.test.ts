import { setUpTestApp } from '../../../testing/testApp.ts';
import { listFreshMembers } from '../../lab/booking/testBookings.ts';
import { aChoice, type Buyer, createBuyer, openGoods } from '../order/testOrders.ts';

describe('window of the built-in provider', () => {
  const test = setUpTestApp({ sample: true });
  let buyer: Buyer;
  beforeAll(async () => {
    await test.context.clock.moveTo(new Date('2026-11-23T10:00:00+09:00'));
    await openGoods(test);
    const [first = ''] = await listFreshMembers(test, 1);
    buyer = await createBuyer(test, first);
  });

  const openWindow = async () => {
    const { data } = await buyer.open();
    const { data: window } = await buyer.call('POST', '/pay/window', { orderUid: data.orderUid });
    return { orderUid: data.orderUid as string, url: window.url as string };
  };
  const choose = async (url: string, outcome: string) => {
    const back = await test.app.inject(`${url.replace('/pay/mock?', '/pay/mock/finish?')}&outcome=${outcome}`);
    return test.app.inject(String(back.headers.location));
  };
  const payState = async (orderUid: string) => (await buyer.call('GET', `/order/${orderUid}`)).data.payState;

  it('is a page in Korean without script, with the amount and every outcome', async () => {
    const { url } = await openWindow();
    const page = await test.app.inject(url);

    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('<html lang="ko">');
    expect(page.body).toContain('20,000원');
    expect(page.body.match(/<button/g)).toHaveLength(5);
    expect(page.body).not.toContain('<script');
    expect(page.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
  });

  it.each([
    ['APPROVE', 'AUTHORIZED'],
    ['DECLINE', 'AUTHORIZED'],
    ['CLOSE', 'CLOSED'],
  ])('returns to the site when %s is chosen', async (outcome, state) => {
    const { orderUid, url } = await openWindow();
    const back = await choose(url, outcome);

    expect(back.headers.location).toBe(`/load?next=${encodeURIComponent(`/travel/payment?orderUid=${orderUid}`)}`);
    expect(await payState(orderUid)).toBe(state);
    expect((await test.app.inject(url)).statusCode).toBe(404);
  });

  it('says in the language of the order that a payment has ended', async () => {
    const { data } = await buyer.call(
      'POST',
      '/reserve/pay-info',
      { ...aChoice, useDate: '2026-12-02', isPay: 'Y' },
      { language: 'CD0000000128' },
    );
    const { data: window } = await buyer.call('POST', '/pay/window', { orderUid: data.orderUid });
    await choose(window.url, 'CLOSE');
    const { body } = await test.app.inject(window.url);

    expect(body).toContain('<html lang="en">');
    expect(body).not.toMatch(/[가-힣]/);
  });

  it('does not open without a signed URL', async () => {
    const { url } = await openWindow();

    expect((await test.app.inject(url.replace(/sig=.+/, 'sig=x'))).statusCode).toBe(404);
    expect((await test.app.inject('/pay/mock')).statusCode).toBe(404);
  });
});
