import { contracts } from '@haesol/contracts/areas';
import { setUpTestApp } from '../../../testing/testApp.ts';
import { createCaller, findMemberUid, openDevice } from '../../lab/booking/testBookings.ts';

describe('one number for one thing', () => {
  const test = setUpTestApp({ sample: true });
  const data = async (url: string) => (await test.app.inject(url)).json().data;

  it('counts open courses alike for the figures of the home page, its tab and the list', async () => {
    const { openCourseCnt } = contracts.mainFacts.response.parse(await data('/api/v1/main/facts'));
    const home = contracts.eduList.response.parse(await data('/api/v1/edu/list?pageSize=24&state=OPEN'));
    const list = contracts.eduList.response.parse(await data('/api/v1/edu/list?state='));

    expect(openCourseCnt).toBeGreaterThan(0);
    expect(home.cnt_total).toBe(openCourseCnt);
    expect(list.states.find(({ state }) => state === 'OPEN')?.cnt).toBe(openCourseCnt);
  });

  it.each([
    ['company', 'COMPANY', 'company'],
    ['student', 'STUDENT', 'student'],
    ['faculty', 'OWN', 'own'],
    ['general', 'OTHER', 'other'],
  ] as const)(
    'has the price of the class of %s on the page, in the booking and on the statement',
    async (id, priceClass, column) => {
      const { eqUid, date } = await openDevice(test);
      const member = await createCaller(test, await findMemberUid(test, id));
      const { data: device } = await member.call('GET', `/equipment/${eqUid}`);
      const { data: day } = await member.call('GET', `/equipment/${eqUid}/slots?date=${date}`);
      const rsvUid = await member.book({ eqUid, date, start: '10:00', end: '12:00' });
      const { data: statement } = await member.call('GET', `/mypage/equ/${rsvUid}`);
      const price = device.prices[column];

      expect(device.booking).toMatchObject({ priceClass, price });
      expect(day.slots[0].price).toBe(price);
      expect(statement).toMatchObject({ priceClass, price, amount: 2 * price });
    },
  );

  it('charges the bookings of the sample like new ones', async () => {
    const member = await createCaller(test, await findMemberUid(test, 'company'));
    const { data: own } = await member.call('GET', '/mypage/equ/list');
    const rsvUid = own.list.at(-1).rsvUid;
    const { data: statement } = await member.call('GET', `/mypage/equ/${rsvUid}`);
    const { data: device } = await member.call('GET', `/equipment/${statement.eqUid}`);

    expect(statement).toMatchObject({ priceClass: 'COMPANY', price: device.booking.price });
  });
});
