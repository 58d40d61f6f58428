import { equipmentGet, equipmentList, equipmentWeek } from '@haesol/contracts/lab';
import { setUpTestApp } from '../../../testing/testApp.ts';

describe('equipment', () => {
  const test = setUpTestApp({ sample: true });

  const data = async (url: string) => (await test.app.inject(url)).json().data;
  const list = async (query: string) => equipmentList.response.parse(await data(`/api/v1/equipment/list?${query}`));

  it('lists forty devices in eight categories', async () => {
    const { cnt_total, categories, places } = await list('pageSize=100');

    expect(cnt_total).toBe(40);
    expect(categories).toHaveLength(8);
    expect(places).toContain('시제품제작소');
  });

  it('filters by category, place, mode, state and training', async () => {
    const maint = await list('state=MAINT&pageSize=100');
    const shown = await list(`ctg=PROTO&mode=DIRECT&place=${encodeURIComponent('시제품제작소')}&training=Y`);

    expect(maint.list.map((item) => item.eqUid)).toEqual(['EQ003', 'EQ014', 'EQ023']);
    expect(shown.list.map((item) => item.eqNm)).toEqual(['레이저 커터']);
  });

  it('finds by first consonants and without spaces', async () => {
    const chosung = await list(`searchKeyword=${encodeURIComponent('ㅈㅅㅎㅁㄱ')}`);
    const spaced = await list(`searchKeyword=${encodeURIComponent('주사 전자 현미경')}`);

    expect(chosung.list.map((item) => item.eqNm)).toEqual(['주사전자현미경(FE-SEM)']);
    expect(spaced.list).toEqual(chosung.list);
  });

  it.each([
    ['model', 'plasmaone', ['유도결합플라스마 분광분석기(ICP-OES)']],
    ['model and maker', '온빛과학 LC-90A', ['고성능 액체크로마토그래프(HPLC)']],
    ['class and name', '표면분석 현미경', ['주사전자현미경(FE-SEM)', '원자현미경(AFM)']],
  ])('finds by %s', async (_name, word, names) => {
    const found = await list(`searchKeyword=${encodeURIComponent(word)}`);

    expect(found.list.map((item) => item.eqNm)).toEqual(names);
  });

  it('finds a whole category by its name, and counts only it', async () => {
    const { list: found, categories } = await list(`searchKeyword=${encodeURIComponent('열·환경')}`);

    expect(found.map((item) => item.ctgCd)).toEqual(Array.from({ length: 5 }, () => 'THERMAL'));
    expect(categories.filter(({ cnt }) => cnt > 0)).toMatchObject([{ categoryCd: 'THERMAL', cnt: 5 }]);
  });

  it.each(['CTG', 'POPULAR'])(
    'shows each device once on the pages sorted by %s, also if all have one rank',
    async (sort) => {
      const ranks = await test.db.selectFrom('equipment').select(['eq_uid', 'sort']).execute();
      await test.db.updateTable('equipment').set({ sort: 0 }).execute();
      const pages = await Promise.all(
        Array.from({ length: 14 }, (_none, page) => list(`sort=${sort}&pageSize=3&pageNum=${page + 1}`)),
      );
      for (const { eq_uid, sort: rank } of ranks) {
        await test.db.updateTable('equipment').set({ sort: rank }).where('eq_uid', '=', eq_uid).execute();
      }

      expect(new Set(pages.flatMap((page) => page.list.map(({ eqUid }) => eqUid))).size).toBe(40);
    },
  );

  it('excludes equipment occupied at a time', async () => {
    const free = await list('date=2026-11-25&from=10:00&to=12:00&pageSize=100');

    expect(free.cnt_total).toBeLessThan(40);
    expect(free.list.map((item) => item.eqUid)).not.toContain('EQ023');
  });

  it('shows specification, prices and the reason of a closure', async () => {
    const detail = equipmentGet.response.parse(await data('/api/v1/equipment/EQ003'));

    expect(detail.specs.length).toBeGreaterThanOrEqual(6);
    expect(detail.prices).toEqual({ own: 17_500, student: 8_750, company: 35_000, other: 52_500 });
    expect(detail.maint?.reason).toBe('정기 교정과 검출기 교체');
  });

  it('lists the parts that have a number in its drawing', async () => {
    const { parts } = equipmentGet.response.parse(await data('/api/v1/equipment/EQ001'));

    expect(parts?.map(({ name }) => name)).toEqual(['전자총', '경통', '시료실', '관찰 화면']);
    expect(parts?.[0]).toMatchObject({ x: 41.3, y: 21.3 });
  });

  it('begins the week of a device with its first bookable day', async () => {
    const { booking } = equipmentGet.response.parse(await data('/api/v1/equipment/EQ012'));

    expect(booking.firstDate).toBe('2026-11-25');
    expect(booking.week.map(({ date }) => date)).toEqual([
      '2026-11-25',
      '2026-11-26',
      '2026-11-27',
      '2026-11-30',
      '2026-12-01',
    ]);
  });

  it('lists three others of the category, with their first bookable day', async () => {
    const device = equipmentGet.response.parse(await data('/api/v1/equipment/EQ001'));
    const { related = [] } = device;

    expect(related).toHaveLength(3);
    expect(related.map(({ ctgCd }) => ctgCd)).toEqual(related.map(() => device.ctgCd));
    expect(related.map(({ eqUid }) => eqUid)).not.toContain('EQ001');
    expect(related.map(({ firstDay }) => firstDay?.date)).toEqual(related.map(() => device.booking.week[0]?.date));
  });

  it('returns 4040 for an unknown device', async () => {
    expect((await test.app.inject('/api/v1/equipment/EQ999')).json().status.code).toBe('4040');
  });

  it('shows the free slots of the week', async () => {
    const week = equipmentWeek.response.parse(await data('/api/v1/equipment/week?limit=40'));

    expect(week.days).toEqual(['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27']);
    expect(week.rows).toHaveLength(40);
    expect(
      week.rows
        .flatMap((row) => row.cells)
        .every((cell) => cell.free === cell.slots.filter((slot) => slot === 1).length),
    ).toBe(true);
    expect(new Set(week.rows.flatMap((row) => row.cells).map((cell) => cell.state)).size).toBeGreaterThanOrEqual(3);
  });

  it('shows weeks from that of the first bookable day, and later ones for a later day', async () => {
    const weeks = async (query: string) => {
      const { days } = await data(`/api/v1/equipment/EQ012/calendar?weeks=5${query}`);
      return [days[0].date, days.at(-1).date, days.length];
    };

    expect(await weeks('')).toEqual(['2026-11-22', '2026-12-26', 35]);
    expect(await weeks('&month=2026-12-26')).toEqual(['2026-11-22', '2026-12-26', 35]);
    expect(await weeks('&month=2026-12-30')).toEqual(['2026-12-27', '2027-01-30', 35]);
  });

  it.each(['0000-01', '0001-01', '9999-12', '2026-13'])(
    'shows the next free month for the invalid month %s',
    async (month) => {
      const calendar = await data(`/api/v1/equipment/EQ012/calendar?month=${month}`);

      expect(calendar).toEqual(await data('/api/v1/equipment/EQ012/calendar'));
      expect(calendar.month).toMatch(/^20\d\d-\d\d$/);
    },
  );
});
