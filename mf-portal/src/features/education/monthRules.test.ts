import type { EduInMonth } from '@haesol/contracts/learn';
import { addMonths, toMonthDays } from './monthRules.ts';

describe('months of courses', () => {
  it.each([
    ['2026-12', 1, '2027-01'],
    ['2026-01', -1, '2025-12'],
  ])('change from %s by %s to %s', (month, count, expected) => {
    expect(addMonths(month, count)).toBe(expected);
  });

  it('have all their days, with courses sorted by time', () => {
    const course: EduInMonth = {
      eduUid: 'E1',
      title: '가',
      typeCd: 'GROUP',
      state: 'OPEN',
      days: [
        { date: '2028-02-27', from: '14:00' },
        { date: '2028-02-29', from: '09:00' },
      ],
    };
    const early: EduInMonth = {
      ...course,
      eduUid: 'E2',
      title: '나',
      state: 'ENDED',
      days: [{ date: '2028-02-27', from: '00:00' }],
    };

    const days = toMonthDays('2028-02', [course, early], [{ date: '2028-02-01', nm: '쉬는 날' }]);

    expect(days).toHaveLength(29);
    expect(days[0]).toMatchObject({ weekday: '화', column: 2, holiday: '쉬는 날', lessons: [] });
    expect(days[26]?.lessons).toEqual([
      { eduUid: 'E2', title: '나', from: '', until: undefined, isOpen: false },
      { eduUid: 'E1', title: '가', from: '14:00', until: '2028-02-29', isOpen: true },
    ]);
    expect(days[28]?.lessons).toEqual([]);
  });
});
