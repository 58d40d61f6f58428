import { adminExchangeCards } from '@haesol/contracts/travel';
import { setUpTestApp } from '../../../testing/testApp.ts';
import { type Caller, createCallers } from '../../lab/booking/testBookings.ts';

describe('exchange cards for staff', () => {
  const test = setUpTestApp({ sample: true });
  let staff: Caller;
  beforeAll(async () => {
    [staff] = await createCallers(test, 'office');
  });
  const list = async (query = '') =>
    adminExchangeCards.response.parse((await staff.call('GET', `/admin/exchange-cards?pageSize=100&${query}`)).data)
      .list;

  it('have their use and end, masked names, and are found by number and state', async () => {
    const cards = await list();
    const [first] = cards;

    expect(cards.every(({ state, exchangedDt }) => (state === 'EXCHANGED') === (exchangedDt !== null))).toBe(true);
    expect(cards.every(({ memberNm }) => memberNm.includes('*'))).toBe(true);
    expect((await list('state=READY')).every(({ state }) => state === 'READY')).toBe(true);
    expect((await list(`searchKeyword=${first?.rsvtNo}`)).map(({ rsvtNo }) => rsvtNo)).toContain(first?.rsvtNo);
  });

  it('have ended with their pass, before the job of the day has run', async () => {
    const ready = await list('state=READY');
    const last =
      ready
        .map(({ endDt }) => endDt)
        .sort()
        .at(-1) ?? '';
    await test.context.clock.moveTo(new Date(Date.parse(last) + 1_000));

    expect(ready.length).toBeGreaterThan(0);
    expect(await list('state=READY')).toEqual([]);
    expect((await list('state=EXPIRED')).map(({ cardUid }) => cardUid)).toEqual(
      expect.arrayContaining(ready.map(({ cardUid }) => cardUid)),
    );
  });
});
