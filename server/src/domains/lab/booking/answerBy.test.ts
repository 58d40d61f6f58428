import { setUpTestApp } from '../../../testing/testApp.ts';
import { aBookingForm, type Caller, createCaller, listFreshMembers, openDevice } from './testBookings.ts';

describe('the day until which staff answer a booking', () => {
  const test = setUpTestApp({ sample: true });
  let member: Caller;
  let eqUid: string;
  beforeEach(async () => {
    await test.context.clock.moveTo(new Date('2026-11-27T10:00:00+09:00'));
    ({ eqUid } = await openDevice(test, { lead_days: 0, weekdays: [0, 1, 2, 3, 4, 5, 6], open_to: '18:00' }));
    const [uid = ''] = await listFreshMembers(test, 1);
    member = await createCaller(test, uid);
  });

  it.each([
    ['the day of use for a use on the same day', '2026-11-27', '2026-11-27'],
    ['the day of use for a use before the next working day', '2026-11-28', '2026-11-28'],
    ['the day of use for a use on the next working day', '2026-11-30', '2026-11-30'],
    ['the next working day for a later use', '2026-12-01', '2026-11-30'],
  ])('is %s', async (_words, date, answerBy) => {
    const { data } = await member.hold({ eqUid, date, start: '15:00', end: '16:00' });
    const booked = await member.call('POST', '/equipment/reserve', { holdId: data.holdId, ...aBookingForm });

    expect(booked.data).toMatchObject({ state: 'REQUESTED', answerBy });
  });
});
