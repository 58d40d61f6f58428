import { errorCodes } from '@haesol/contracts/common';
import { planLimits } from '@haesol/contracts/travel';
import { sql } from 'kysely';
import { openTestApp, type TestApp } from '../../../testing/testApp.ts';
import { createCaller, listFreshMembers } from '../../lab/booking/testBookings.ts';

const startDate = '2026-12-05';
const aStop = { day: 1, time: '10:00', stayMin: 60, gdsUid: 'G0001', memo: '' };

describe('plans of a journey', () => {
  let test: TestApp;
  let members: string[];
  beforeAll(async () => {
    test = await openTestApp({ sample: true });
    await test.context.clock.moveTo(new Date('2026-11-23T10:00:00+09:00'));
    members = await listFreshMembers(test, 10);
  });
  afterAll(() => test.close());

  const open = async () => (await createCaller(test, members.shift() ?? '')).call;
  type Call = Awaited<ReturnType<typeof open>>;
  const add = async (call: Call, from: object = {}): Promise<string> =>
    (await call('POST', '/plan', { title: '겨울 여행', startDate, ...from })).data.planUid;
  const save = (call: Call, planUid: string, change: object = {}) =>
    call('PUT', `/plan/${planUid}`, { title: '겨울 여행', startDate, stops: [aStop], rev: 0, ...change });

  it('begin empty, from a tour with its days and hours, or from favourites', async () => {
    const call = await open();
    const { tour_uid } = await test.db
      .selectFrom('tour')
      .select('tour_uid')
      .where('tour_days', '=', 2)
      .limit(1)
      .executeTakeFirstOrThrow();
    const tour = (await call('GET', `/recommendTour/detail/${tour_uid}`)).data;
    await call('POST', '/attraction/interest?gdsUid=G0003');
    const empty = (await call('GET', `/plan/${await add(call)}`)).data;
    const ofTour = (await call('GET', `/plan/${await add(call, { tourUid: tour_uid })}`)).data;
    const liked = (await call('GET', `/plan/${await add(call, { favouriteYn: 'Y' })}`)).data;
    const unknown = await call('POST', '/plan', { title: '겨울', startDate, tourUid: 'none' });
    const { list } = (await call('GET', '/plan/list')).data;

    expect(empty.days).toEqual([{ day: 1, date: startDate, stops: [] }]);
    expect(ofTour.days.map(({ date }: { date: string }) => date)).toEqual([startDate, '2026-12-06']);
    expect(ofTour.days[0].stops.map(({ gdsUid, time }: typeof aStop) => [gdsUid, time])).toEqual(
      tour.days[0].stops.map(({ gdsUid, startTime }: { gdsUid: string; startTime: string }) => [gdsUid, startTime]),
    );
    expect(unknown.code).toBe(errorCodes.notFound);
    expect(liked.days[0].stops[0].time).toBe('10:00');
    expect(liked.days.flatMap(({ stops }: { stops: (typeof aStop)[] }) => stops.map(({ gdsUid }) => gdsUid))).toContain(
      'G0003',
    );
    expect(list).toHaveLength(3);
  });

  it('are saved as a whole, with ways and faults, and refuse a change of an old version', async () => {
    const call = await open();
    const planUid = await add(call);
    const stops = [aStop, { ...aStop, gdsUid: 'G0002', time: '10:30' }, { ...aStop, day: 3, memo: '아침 일찍' }];
    const saved = await save(call, planUid, { stops });
    const old = await save(call, planUid);
    const unknown = await save(call, planUid, { rev: 1, stops: [{ ...aStop, gdsUid: 'none' }] });
    const past = await save(call, planUid, { rev: 1, startDate: '2026-11-22' });

    expect(saved.data.rev).toBe(1);
    expect(saved.data.days.map(({ stops: own }: { stops: object[] }) => own.length)).toEqual([2, 0, 1]);
    expect(saved.data.days[0].stops[1]).toMatchObject({ moveKm: expect.any(Number), moveBy: expect.any(String) });
    expect(saved.data.days[0].stops[1].faults).toContain('OVERLAP');
    expect([old.code, unknown.data.fieldErrors[0].field, past.data.fieldErrors[0].field]).toEqual([
      errorCodes.moveNotAllowed,
      'stops',
      'startDate',
    ]);
  });

  it('have a key of its own for each stop, which stays, also for two visits to one place', async () => {
    const call = await open();
    const planUid = await add(call);
    const later = { ...aStop, time: '15:00' };
    const keysOf = ({ data }: Awaited<ReturnType<Call>>): string[] =>
      data.days.flatMap((day: { stops: { stopUid: string }[] }) => day.stops.map(({ stopUid }) => stopUid));
    await test.db
      .updateTable('travel_plan')
      .set({ stops: JSON.stringify([aStop, later]) })
      .where('plan_uid', '=', planUid)
      .execute();
    const old = keysOf(await call('GET', `/plan/${planUid}`));
    const given = await save(call, planUid, {
      stops: [{ ...aStop, stopUid: old[1] }, later, { ...later, stopUid: old[1] }],
    });
    const [first, ...others] = keysOf(given);
    const stops = [
      { ...later, time: '18:00', stopUid: first },
      { ...later, stopUid: others[0] },
    ];
    const saved = await save(call, planUid, { stops, rev: 1 });

    expect([new Set(old).size, first, new Set(keysOf(given)).size]).toEqual([2, old[1], 3]);
    expect(keysOf(saved)).toEqual([others[0], first]);
  });

  it('show what has become of their bookings, and nothing of the bookings of others', async () => {
    const bookings = await test.db
      .selectFrom('reservation')
      .select(['rsvt_uid', 'member_uid', 'stts_cd', 'use_date', 'use_time'])
      .where('kind', '=', 'GOODS')
      .execute();
    const cancelled = bookings.find(({ stts_cd }) => stts_cd === 'CANCELLED' || stts_cd === 'REFUNDED');
    const foreign = bookings.find(({ member_uid }) => member_uid !== cancelled?.member_uid);
    if (cancelled === undefined || foreign === undefined) throw new Error('The sample lacks bookings.');
    const { call } = await createCaller(test, cancelled.member_uid);
    const stops = [cancelled, foreign].map(({ rsvt_uid }, at) => ({ ...aStop, day: at + 1, rsvtUid: rsvt_uid }));
    const { data } = await save(call, await add(call), { stops });

    expect(data.days.map(({ stops: [stop] }: { stops: { booking: object }[] }) => stop?.booking)).toEqual([
      { state: cancelled.stts_cd, useDate: cancelled.use_date, useTime: cancelled.use_time?.slice(0, 5) ?? null },
      null,
    ]);
  });

  it('say which places are closed on their day', async () => {
    const call = await open();
    const { gds_uid: gdsUid } = await test.db
      .selectFrom('goods')
      .select('gds_uid')
      .where(sql<boolean>`1 = any(closed_days)`)
      .limit(1)
      .executeTakeFirstOrThrow();
    // Day 3 is a Monday.
    const { data } = await save(call, await add(call), { stops: [{ ...aStop, gdsUid, day: 3, time: '15:00' }] });

    expect(data.days[2].stops[0].faults).toContain('CLOSED');
  });

  it('are read by everybody with their link until it ends, and changed by their member alone', async () => {
    const [call, other] = [await open(), await open()];
    const planUid = await add(call);
    await save(call, planUid);
    const { shareKey } = (await call('PUT', `/plan/${planUid}/share`, { sharedYn: 'Y' })).data;
    const again = (await call('PUT', `/plan/${planUid}/share`, { sharedYn: 'Y' })).data;
    const shared = await other('GET', `/shared-plan/${shareKey}`);
    const foreign = await save(other, planUid, { rev: 1 });
    await call('PUT', `/plan/${planUid}/share`, { sharedYn: 'N' });
    const ended = await other('GET', `/shared-plan/${shareKey}`);
    const next = (await call('PUT', `/plan/${planUid}/share`, { sharedYn: 'Y' })).data;
    await call('DELETE', `/plan/${planUid}`);
    const removed = await other('GET', `/shared-plan/${next.shareKey}`);

    expect([shareKey.length, again.shareKey]).toEqual([32, shareKey]);
    expect(shared.data).toMatchObject({ title: '겨울 여행', days: [{ stops: [{ gdsUid: 'G0001' }] }] });
    expect(Object.keys(shared.data).toSorted()).toEqual(['days', 'startDate', 'title']);
    expect([foreign.code, ended.code, removed.code]).toEqual(Array(3).fill(errorCodes.notFound));
    expect(next.shareKey).not.toBe(shareKey);
  });

  it('are limited in number', async () => {
    const call = await open();
    for (let at = 0; at < planLimits.plans; at += 1) await add(call);
    const { code, message } = await call('POST', '/plan', { title: '하나 더', startDate });

    expect([code, message]).toEqual([errorCodes.invalidInput, expect.stringContaining('20개까지')]);
  });
});
