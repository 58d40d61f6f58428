import { setUpTestApp } from '../../../testing/testApp.ts';

describe('finding places', () => {
  const test = setUpTestApp({ sample: true });

  const get = async (query: Record<string, string>) =>
    (await test.app.inject(`/api/v1/attraction/list?${new URLSearchParams({ pageSize: '100', ...query })}`)).json()
      .data;
  const uids = async (query: Record<string, string>): Promise<string[]> =>
    (await get(query)).list.map(({ gdsUid }: { gdsUid: string }) => gdsUid);

  it.each([
    ['市場', 1],
    ['灯台', 1],
    ['海水浴场', 1],
    ['燈塔', 1],
    ['night market', 1],
    ['무장애', 10],
    ['휠체어', 10],
  ])('by %s, in every language and by conditions, finds at least %i', async (searchKeyword, least) => {
    const { cnt_total, corrected } = await get({ searchKeyword });

    expect(cnt_total).toBeGreaterThanOrEqual(least);
    expect(corrected).toBeNull();
  });

  it.each([
    ['beahc', 'beach'],
    ['lighthose', 'lighthouse'],
    ['emdeo', '등대'],
    ['등데', '등대'],
  ])('by %s finds the places of %s, and says so', async (searchKeyword, corrected) => {
    const found = await get({ searchKeyword });

    expect(found.corrected).toBe(corrected);
    expect(found.list).toEqual((await get({ searchKeyword: corrected })).list);
    expect(found.cnt_total).toBeGreaterThan(0);
  });

  it('finds nothing for a word that is like no other', async () => {
    expect(await get({ searchKeyword: '없는말없는말' })).toEqual({ list: [], cnt_total: 0, corrected: null });
  });

  it('by day lists those with pieces for all people then, and none on a day off', async () => {
    await test.context.clock.moveTo(new Date('2026-12-01T10:00:00+09:00'));
    const day = '2026-12-05';
    const before = await uids({ useDate: day, people: '2' });
    const all = await uids({});
    const [gds_uid = ''] = before;
    const ofPlace = test.db.selectFrom('goods_option').select('goods_dtl_id').where('gds_uid', '=', gds_uid);
    const stock = { use_date: day, qty: 2, sold: 1 };
    await test.db.deleteFrom('stock').where('goods_dtl_id', 'in', ofPlace).execute();
    for (const { goods_dtl_id } of await ofPlace.execute())
      await test.db
        .insertInto('stock')
        .values({ ...stock, goods_dtl_id })
        .execute();
    const two = await uids({ useDate: day, people: '2' });
    const one = await uids({ useDate: day, people: '1' });
    const notice = { gds_uid, title: '쉽니다.', start_dt: day, end_dt: day, closed: true };
    await test.db
      .insertInto('goods_notice')
      .values({ ...notice, notice_uid: '00000000-0000-4000-8000-000000000146' })
      .execute();
    const closed = await uids({ useDate: day, people: '1' });

    expect(before.length).toBeLessThan(all.length);
    expect(before.length).toBeGreaterThan(5);
    expect([two.includes(gds_uid), one.includes(gds_uid), closed.includes(gds_uid)]).toEqual([false, true, false]);
    expect(await uids({ useDate: '2026-11-30' })).toEqual([]);
  });

  it('by day agrees with the calendar of each place, for every option', async () => {
    await test.context.clock.moveTo(new Date('2026-12-01T10:00:00+09:00'));
    const options = await test.db.selectFrom('goods_option').select(['goods_dtl_id', 'gds_uid']).execute();
    const bookable = new Map<string, Set<string>>([
      ['2026-12-05', new Set()],
      ['2026-12-08', new Set()],
    ]);
    for (const { goods_dtl_id, gds_uid } of options) {
      const { dates } = (await test.app.inject(`/api/v1/reserve/goods-info?goodsDtlId=${goods_dtl_id}`)).json().data;
      for (const { date, state } of dates) if (state === 'OPEN' || state === 'FEW') bookable.get(date)?.add(gds_uid);
    }

    for (const [useDate, places] of bookable)
      expect((await uids({ useDate })).toSorted()).toEqual([...places].toSorted());
  });

  it('by price lists none that is dearer', async () => {
    const { list } = await get({ maxPrice: '10000' });
    const prices = list.map(({ lowPrice }: { lowPrice: number | null }) => lowPrice ?? 0);

    expect(prices.length).toBeGreaterThan(3);
    expect(Math.max(...prices)).toBeLessThanOrEqual(10_000);
  });
});
