import { listMonths, toWeeks } from './weeks.ts';

describe('days of a calendar', () => {
  it('are grouped by month', () => {
    const night = (date: string) => ({
      ...{ date, remain: 1, state: 'OPEN' as const, price: 1 },
      ...{ why: '', kind: 'WEEKDAY' as const, times: [] },
    });

    expect(listMonths([night('2026-11-30'), night('2026-12-01'), night('2026-12-02')])).toEqual(['2026-11', '2026-12']);
  });

  it('are arranged in weeks from Sunday', () => {
    const weeks = toWeeks('2026-11');

    expect(weeks).toHaveLength(5);
    expect(weeks[0]?.[0]).toBe('2026-11-01');
    expect(weeks.at(-1)).toEqual(['2026-11-29', '2026-11-30', null, null, null, null, null]);
    expect(toWeeks('2026-12')[0]).toEqual([
      null,
      null,
      '2026-12-01',
      '2026-12-02',
      '2026-12-03',
      '2026-12-04',
      '2026-12-05',
    ]);
  });
});
