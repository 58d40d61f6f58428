import { setUpTestApp } from '../../../testing/testApp.ts';
import { type Caller, createCallers } from '../../lab/booking/testBookings.ts';

describe('tours among the favourites', () => {
  const test = setUpTestApp({ sample: true });
  let member: Caller;
  let other: Caller;
  beforeAll(async () => {
    [member, other] = await createCallers(test, 'faculty', 'general');
    await test.db.deleteFrom('interest').execute();
    await test.db.updateTable('tour').set({ interest_cnt: 0 }).execute();
  });

  const mark = (uid: string) => member.call('POST', `/recommendTour/interest?tourUid=${uid}`);
  const unmark = (uid: string) => member.call('DELETE', `/recommendTour/interest/delete?tourUid=${uid}`);
  const listOwn = async (caller = member) => {
    const { list, cnt_total } = (await caller.call('GET', '/mypage/myTour/list')).data;
    return { uids: list.map(({ tourUid }: { tourUid: string }) => tourUid), cnt_total };
  };
  const readTour = async (uid: string, caller = member) =>
    (await caller.call('GET', `/recommendTour/detail/${uid}`)).data;

  it('are marked once, even when repeated or at the same time, and unmarked', async () => {
    await Promise.all(Array.from({ length: 6 }, () => mark('TR003')));
    const { data } = await mark('TR003');
    const seen = [await readTour('TR003'), await readTour('TR003', other)];
    const { list } = (await member.call('GET', '/recommendTour/list?pageSize=48')).data;
    await unmark('TR003');
    const { data: removed } = await unmark('TR003');

    expect(data).toEqual({ tourUid: 'TR003', interestYn: 'Y', interestCnt: 1 });
    expect(seen.map(({ interestYn, interestCnt }) => [interestYn, interestCnt])).toEqual([
      ['Y', 1],
      ['N', 1],
    ]);
    expect(list.filter(({ interestYn }: { interestYn: string }) => interestYn === 'Y')).toHaveLength(1);
    expect(removed).toEqual({ tourUid: 'TR003', interestYn: 'N', interestCnt: 0 });
  });

  it('are listed newest first beside the places, each kind by itself', async () => {
    await mark('TR001');
    await member.call('POST', '/attraction/interest?gdsUid=G0001');
    const { clock } = test.context;
    await clock.moveTo(new Date((await clock.now()).getTime() + 60_000));
    await mark('TR005');
    const { list: places } = (await member.call('GET', '/mypage/myAttraction/list')).data;
    const { favourite, favouriteTour } = (await member.call('GET', '/mypage/travel')).data;

    expect((await listOwn()).uids).toEqual(['TR005', 'TR001']);
    expect(places.map(({ gdsUid }: { gdsUid: string }) => gdsUid)).toEqual(['G0001']);
    expect([favourite, favouriteTour]).toEqual([3, 2]);
    expect(await listOwn(other)).toEqual({ uids: [], cnt_total: 0 });
  });

  it('leave lists and counts with a tour that is removed', async () => {
    await test.db.updateTable('tour').set({ deleted_at: new Date() }).where('tour_uid', '=', 'TR005').execute();
    const { favourite, favouriteTour } = (await member.call('GET', '/mypage/travel')).data;

    expect(await listOwn()).toEqual({ uids: ['TR001'], cnt_total: 1 });
    expect([favourite, favouriteTour]).toEqual([2, 1]);
    expect((await mark('TR005')).code).toBe('4040');
    expect((await mark('none')).code).toBe('4040');
  });

  it('hold a place or a tour, never both or none', async () => {
    const { memberUid: member_uid } = member;
    const add = (row: object) =>
      test.db
        .insertInto('interest')
        .values({ member_uid, created_at: new Date(), ...row })
        .execute();

    await expect(add({})).rejects.toThrow(/check/);
    await expect(add({ gds_uid: 'G0005', tour_uid: 'TR004' })).rejects.toThrow(/check/);
  });
});
