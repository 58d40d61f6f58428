import { setUpTestApp } from '../../../testing/testApp.ts';

describe('places for visitors', () => {
  const test = setUpTestApp({ sample: true });

  const get = async (url: string, headers: Record<string, string> = {}) =>
    (await test.app.inject({ url, headers })).json().data;

  it('are open today unless they have a day off, a closure or their hours are over, in list, map and counts', async () => {
    const openOf = async () => {
      const { openToday } = await get('/api/v1/attraction/counts');
      const { list } = await get('/api/v1/attraction/list?openYn=Y&pageSize=100');
      expect(list).toHaveLength(openToday);
      return list.map(({ gdsUid }: { gdsUid: string }) => gdsUid);
    };
    const notice = { gds_uid: 'G0001', title: '강풍으로 쉽니다.', start_dt: '2026-11-26', end_dt: '2026-11-27' };
    await test.context.clock.moveTo(new Date('2026-11-27T10:00:00+09:00'));
    const before = await openOf();
    await test.db
      .insertInto('goods_notice')
      .values({ ...notice, notice_uid: '00000000-0000-4000-8000-000000000145', closed: true })
      .execute();
    const place = await get('/api/v1/attraction/detail/G0001');
    const [closed, found] = [await openOf(), await get('/api/v1/attraction/list?searchKeyword=전망대')];
    await test.context.clock.moveTo(new Date('2026-11-28T10:00:00+09:00'));
    const after = [await openOf(), (await get('/api/v1/attraction/detail/G0001')).notices] as const;
    await test.context.clock.moveTo(new Date('2026-11-28T23:00:00+09:00'));
    const late = await openOf();
    await test.db.deleteFrom('goods_notice').where('gds_uid', '=', 'G0001').execute();

    const told = { title: notice.title, startDt: '2026-11-26', endDt: '2026-11-27', closedYn: 'Y' };
    expect(before).toContain('G0001');
    expect(closed).not.toContain('G0001');
    expect([place.openState, place.notices]).toEqual(['HOLIDAY', [told]]);
    expect(found.list.find(({ gdsUid }: { gdsUid: string }) => gdsUid === 'G0001').notices).toEqual([told]);
    expect(after[0]).toContain('G0001');
    expect(after[1]).toEqual([]);
    expect(late.length).toBeLessThan(20);
  });

  it('have popular words of their own, by language, counted with searches that find something', async () => {
    const popular = async (language = '', type = 'ATTRACTION') =>
      (await get(`/api/v1/search/popular?type=${type}`, { language })).list.map(({ text }: { text: string }) => text);
    for (const word of ['해수욕장', '해수욕장이없는말'])
      await get(`/api/v1/attraction/list?searchKeyword=${encodeURIComponent(word)}`);
    const isCounted = async () =>
      (await test.db.selectFrom('search_term').select('search_cnt').where('term', '=', '해수욕장').execute()).some(
        ({ search_cnt }) => search_cnt % 23 !== 205 % 23,
      );
    for (let left = 50; left > 0 && !(await isCounted()); left -= 1) await new Promise((next) => setTimeout(next, 20));

    expect(await popular('', '')).toContain('안전교육');
    expect(await popular()).not.toContain('안전교육');
    expect(await popular('CD0000000129')).toContain('灯台');
    expect(await isCounted()).toBe(true);
    const missing = test.db.selectFrom('search_term').select('term').where('term', '=', '해수욕장이없는말');
    expect(await missing.execute()).toEqual([]);
  });
});
