import { createJobHandlers } from '../../../start/jobHandlers.ts';
import { setUpTestApp } from '../../../testing/testApp.ts';
import { type Caller, createCaller, listFreshMembers, openDevice } from './testBookings.ts';

const rounds = 6;

// On PGlite the calls run one after the other instead of concurrently; the result must be the same.
describe('concurrent offers of freed slots', () => {
  const test = setUpTestApp({ sample: true });
  let people: Caller[];
  let device: { eqUid: string; date: string };
  beforeAll(async () => {
    await test.context.clock.moveTo(new Date('2026-11-23T10:00:00+09:00'));
    people = await Promise.all((await listFreshMembers(test, 8)).map((uid) => createCaller(test, uid)));
  });
  beforeEach(async () => {
    device = await openDevice(test);
    await test.db.deleteFrom('equipment_waitlist').execute();
  });

  const at = (from: string, to: string) => ({ ...device, start: from, end: to });
  const cancel = (who: Caller | undefined, rsvUid: string | undefined) =>
    who?.call('PATCH', `/mypage/equ/${rsvUid}/cancel`, { whyCd: 'SCHEDULE' });
  const listOffers = () =>
    test.db.selectFrom('equipment_waitlist').select('member_uid').where('offer_exp', 'is not', null).execute();
  async function waitAll(waiting: readonly Caller[], from: string, to: string): Promise<string[]> {
    const uids: string[] = [];
    for (const who of waiting) uids.push((await who.call('POST', '/equipment/waitlist', at(from, to))).data.waitUid);
    return uids;
  }

  it.each(Array.from({ length: rounds }, (_, round) => round))(
    'are made once when both halves of a time are freed at once (%d)',
    async () => {
      const [one, two, ...waiting] = people;
      const bookings = [await one?.book(at('10:00', '11:00')), await two?.book(at('11:00', '12:00'))];
      await waitAll(waiting, '10:00', '12:00');

      await Promise.all([cancel(one, bookings[0]), cancel(two, bookings[1])]);

      expect(await listOffers()).toEqual([{ member_uid: waiting[0]?.memberUid }]);
    },
  );

  it.each(Array.from({ length: rounds }, (_, round) => round))(
    'keep the time from others who ask at the same moment (%d)',
    async () => {
      const [one, ...others] = people;
      const [waiting, ...rest] = others;
      const rsvUid = await one?.book(at('10:00', '11:00'));
      await waitAll(waiting === undefined ? [] : [waiting], '10:00', '11:00');

      const [, ...holds] = await Promise.all([
        cancel(one, rsvUid),
        ...rest.map((who) => who.hold(at('10:00', '11:00'))),
      ]);

      expect(holds.map((answer) => answer?.code)).toEqual(rest.map(() => '4501'));
      expect((await waiting?.hold(at('10:00', '11:00')))?.code).toBe('200');
    },
  );

  it.each(Array.from({ length: rounds }, (_, round) => round))(
    'go on to one member when an offer is passed on, ended and over at once (%d)',
    async () => {
      const [one, ...waiting] = people;
      const rsvUid = await one?.book(at('10:00', '11:00'));
      const [first = ''] = await waitAll(waiting, '10:00', '11:00');
      await cancel(one, rsvUid);
      await test.db
        .updateTable('equipment_waitlist')
        .set({ offer_exp: new Date('2026-11-23T10:00:01+09:00') })
        .where('wait_uid', '=', first)
        .execute();

      await Promise.all([
        waiting[0]?.call('POST', `/equipment/waitlist/${first}/pass`),
        waiting[0]?.call('POST', `/equipment/waitlist/${first}/pass`),
        createJobHandlers(test.context)['equipment.offers']?.run({}),
        createJobHandlers(test.context)['equipment.offers']?.run({}),
      ]);

      const left = await listOffers();
      expect(left).toHaveLength(1);
      expect(people.map(({ memberUid }) => memberUid)).toContain(left[0]?.member_uid);
    },
  );
});
