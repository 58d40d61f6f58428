import { equipmentGet, equipmentList, equipmentWeek } from '@haesol/shared/contracts';
import { openTestApp, type TestApp } from '../../testing.ts';
import { toWeekCell, workWeekOf } from './rules.ts';

describe('equipment', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await openTestApp({ sample: true });
  });
  afterAll(() => test.close());

  const data = async (url: string) => (await test.app.inject(url)).json().data;
  const list = async (query: string) => equipmentList.response.parse(await data(`/api/v1/equipment/list?${query}`));

  it('lists forty in eight categories', async () => {
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

  it('leaves out what is taken at a time', async () => {
    const free = await list('date=2026-11-25&from=10:00&to=12:00&pageSize=100');

    expect(free.cnt_total).toBeLessThan(40);
    expect(free.list.map((item) => item.eqUid)).not.toContain('EQ023');
  });

  it('shows specification, prices and why it is closed', async () => {
    const detail = equipmentGet.response.parse(await data('/api/v1/equipment/EQ003'));

    expect(detail.specs.length).toBeGreaterThanOrEqual(6);
    expect(detail.prices).toEqual({ own: 17_500, student: 8_750, company: 35_000, other: 52_500 });
    expect(detail.maint?.reason).toBe('정기 교정과 검출기 교체');
  });

  it('answers 4040 for a missing one', async () => {
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
});

describe('toWeekCell', () => {
  const grid = { openFrom: '09:00', openTo: '12:00', slotMin: 60, weekdays: [1, 2, 3, 4, 5] };
  const now = new Date('2026-11-23T09:30:00+09:00');
  const none = { taken: [], blocked: [], isHoliday: false, now };

  it('takes away reserved and past slots', () => {
    const taken = [{ from: new Date('2026-11-23T10:30:00+09:00'), to: new Date('2026-11-23T11:00:00+09:00') }];

    expect(toWeekCell('2026-11-23', grid, { ...none, taken })).toMatchObject({
      slots: [0, 0, 1],
      free: 1,
      state: 'FREE',
    });
  });

  it('is closed on weekends and holidays', () => {
    expect(toWeekCell('2026-11-28', grid, none).state).toBe('CLOSED');
    expect(toWeekCell('2026-11-24', grid, { ...none, isHoliday: true }).state).toBe('CLOSED');
  });

  it('shows the next week on a weekend', () => {
    expect(workWeekOf('2026-11-29')[0]).toBe('2026-11-30');
    expect(workWeekOf('2026-11-28')[0]).toBe('2026-11-30');
  });
});
