import { countByDay, listNextStates, toMonthDays } from './bookingRules.ts';

describe('bookings in a calendar', () => {
  it('start and end with the month, in leap years too', () => {
    expect(toMonthDays('2026-12')).toEqual({ startDate: '2026-12-01', endDate: '2026-12-31' });
    expect(toMonthDays('2028-02').endDate).toBe('2028-02-29');
  });

  it('count only bookings that take place', () => {
    const on = (date: string, state: 'APPROVED' | 'CANCELLED') => ({ date, state });

    expect(
      countByDay([on('2026-12-03', 'APPROVED'), on('2026-12-03', 'CANCELLED'), on('2026-12-04', 'CANCELLED')]),
    ).toEqual(new Map([['2026-12-03', 1]]));
  });
});

describe('listNextStates', () => {
  it('ends with the use', () => {
    expect(listNextStates('APPROVED')).toEqual(['IN_USE', 'COMPLETED']);
    expect(listNextStates('COMPLETED')).toEqual([]);
    expect(listNextStates('REJECTED')).toEqual([]);
  });
});
