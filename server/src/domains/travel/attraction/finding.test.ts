import { addDays, weekdayOf } from '../../../db/seoulTime.ts';
import { setUpTestApp } from '../../../testing/testApp.ts';

const weekdays = '일월화수목금토';

/** Reads the days off of a place from its Korean text, as a traveller does; undefined for words that name no day. */
function readDaysOff(text: string, isHoliday: (date: string) => boolean): ((date: string) => boolean) | undefined {
  if (text === '연중무휴') return () => false;
  const rules = text.split(', ').map((part): ((date: string) => boolean) | undefined => {
    const [, weekly, moves] =
      /^매주 ([일월화수목금토](?:·[일월화수목금토])*)요일(\(공휴일이면 다음 날\))?$/.exec(part) ?? [];
    if (weekly !== undefined) {
      const isOff = (date: string) => weekly.includes(weekdays[weekdayOf(date)] ?? '?');
      if (moves === undefined) return isOff;
      const before = (date: string) => addDays(date, -1);
      return (date) => (isOff(date) && !isHoliday(date)) || (isOff(before(date)) && isHoliday(before(date)));
    }
    const [, week, weekday] = /^매달 (첫째|둘째|셋째|넷째) ([일월화수목금토])요일$/.exec(part) ?? [];
    if (week !== undefined) {
      const at = ['첫째', '둘째', '셋째', '넷째'].indexOf(week);
      return (date) => weekdays[weekdayOf(date)] === weekday && Math.ceil(Number(date.slice(8)) / 7) === at + 1;
    }
    const [, month, day] = /^(\d+)월 (\d+)일$/.exec(part) ?? [];
    const monthDay = [month, day].map((number = '') => number.padStart(2, '0')).join('-');
    return day === undefined ? undefined : (date) => date.slice(5) === monthDay;
  });
  return rules.includes(undefined) ? undefined : (date) => rules.some((rule) => rule?.(date));
}

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

  it.each(['2026-12-01T10:00:00+09:00', '2026-12-01T23:00:00+09:00'])(
    'by day agrees at %s with the calendar of each place, for every option',
    async (now) => {
      await test.context.clock.moveTo(new Date(now));
      const options = await test.db.selectFrom('goods_option').select(['goods_dtl_id', 'gds_uid']).execute();
      const bookable = new Map<string, Set<string>>([
        ['2026-12-01', new Set()],
        ['2026-12-05', new Set()],
        ['2026-12-08', new Set()],
        ['2027-01-01', new Set()],
        ['2027-02-08', new Set()],
        ['2027-02-09', new Set()],
      ]);
      for (const { goods_dtl_id, gds_uid } of options) {
        const { dates } = (await test.app.inject(`/api/v1/reserve/goods-info?goodsDtlId=${goods_dtl_id}`)).json().data;
        for (const { date, state } of dates) if (state === 'OPEN' || state === 'FEW') bookable.get(date)?.add(gds_uid);
      }

      for (const [useDate, places] of bookable)
        expect((await uids({ useDate })).toSorted()).toEqual([...places].toSorted());
    },
  );

  it('on a day that the closing text of a place names sells nothing there, and lists it as closed', async () => {
    await test.context.clock.moveTo(new Date('2026-12-01T10:00:00+09:00'));
    const days = Array.from({ length: 92 }, (_unused, day) => addDays('2026-12-01', day));
    const holidays = await test.db.selectFrom('holiday').select('day').execute();
    const isHoliday = (date: string) => holidays.some(({ day }) => day === date);
    const [offDays, wrong]: [Set<string>, string[]] = [new Set(), []];
    for (const { gdsUid, gdsNm, closedDays } of (await get({})).list) {
      const isOff = readDaysOff(closedDays, isHoliday);
      if (isOff === undefined) wrong.push(`${gdsNm} is closed on unknown days: ${closedDays}`);
      const { dates } = (await test.app.inject(`/api/v1/reserve/goods-info?goodsDtlId=${gdsUid}-1`)).json().data;
      for (const { date, state } of dates.filter(
        ({ date }: { date: string }) => days.includes(date) && isOff?.(date),
      )) {
        offDays.add(date);
        if (state !== 'CLOSED') wrong.push(`${gdsNm}, ${closedDays}: ${date} is ${state}`);
      }
    }
    const { openToday } = (await test.app.inject('/api/v1/attraction/counts')).json().data;

    expect(wrong).toEqual([]);
    // The first Tuesday of a month, New Year, a Monday, and the day after a Monday that is a holiday.
    expect([...offDays]).toEqual(expect.arrayContaining(['2026-12-01', '2027-01-01', '2026-12-07', '2027-02-09']));
    expect(await uids({ openYn: 'Y' })).not.toContain('G0005');
    expect(openToday).toBe((await uids({ openYn: 'Y' })).length);
  });

  it('by price lists none that is dearer', async () => {
    const { list } = await get({ maxPrice: '10000' });
    const prices = list.map(({ lowPrice }: { lowPrice: number | null }) => lowPrice ?? 0);

    expect(prices.length).toBeGreaterThan(3);
    expect(Math.max(...prices)).toBeLessThanOrEqual(10_000);
  });
});
