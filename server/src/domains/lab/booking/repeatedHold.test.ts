import { setUpTestApp } from '../../../testing/testApp.ts';
import { type Caller, createCaller, listFreshMembers, openDevice } from './testBookings.ts';

describe('a member who has reached the rate limit of holds', () => {
  const test = setUpTestApp({ sample: true, environment: { RATE_LIMITS: 'on' } });
  let member: Caller;
  let device: { eqUid: string; date: string };
  beforeAll(async () => {
    await test.context.clock.moveTo(new Date('2026-11-23T10:00:00+09:00'));
    device = await openDevice(test);
    const [first = '', second = ''] = await listFreshMembers(test, 2);
    member = await createCaller(test, first);
    const other = await createCaller(test, second);
    await other.book({ ...device, start: '14:00', end: '15:00' });
  });

  it.each([
    ['a hold', '/equipment/hold', '10:00', '11:00'],
    ['a wait', '/equipment/waitlist', '14:00', '15:00'],
  ])('gets only the earlier response to %s with its key', async (_name, path, start, end) => {
    const ask = async (key: string) => {
      const headers = { ...member.headers, 'idempotency-key': key };
      const payload = { ...device, start, end };
      return (await test.app.inject({ method: 'POST', url: `/api/v1${path}`, headers, payload })).json();
    };
    const key = crypto.randomUUID();
    const first = await ask(key);
    await test.db.updateTable('rate_counter').set({ hits: 1_000 }).execute();
    const fresh = await ask(crypto.randomUUID());
    const again = await ask(key);
    await test.db.deleteFrom('rate_counter').execute();

    expect([first.status.code, fresh.status.code, again.status.code]).toEqual(['200', '4290', '200']);
    expect(again.data).toEqual(first.data);
  });
});
