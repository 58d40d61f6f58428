import { findPeriodError, type PeriodName, toPeriod } from './period.ts';

const noon = Date.parse('2026-11-23T12:00:00+09:00');

describe('toPeriod', () => {
  it.each<[PeriodName, string]>([
    ['today', '2026-11-23'],
    ['week', '2026-11-17'],
    ['month', '2026-10-23'],
    ['quarter', '2026-08-23'],
    ['half', '2026-05-23'],
  ])('%s starts on %s', (name, startDate) => {
    expect(toPeriod(name, noon)).toEqual({ startDate, endDate: '2026-11-23' });
  });

  it('uses the last day of a shorter month, and crosses the year', () => {
    expect(toPeriod('month', Date.parse('2027-03-31T09:00:00+09:00')).startDate).toBe('2027-02-28');
    expect(toPeriod('quarter', Date.parse('2027-01-15T09:00:00+09:00')).startDate).toBe('2026-10-15');
  });

  it('counts days in Seoul', () => {
    expect(toPeriod('today', Date.parse('2026-11-23T00:30:00+09:00')).endDate).toBe('2026-11-23');
  });
});

describe('findPeriodError', () => {
  it('accepts a single day, an open end and a whole year', () => {
    expect(findPeriodError('2026-11-23', '2026-11-23')).toBeUndefined();
    expect(findPeriodError('', '2026-11-23')).toBeUndefined();
    expect(findPeriodError('2025-11-23', '2026-11-23')).toBeUndefined();
  });

  it('reports a wrong order or length', () => {
    expect(findPeriodError('2026-11-24', '2026-11-23')).toBe('order');
    expect(findPeriodError('2025-11-01', '2026-11-23')).toBe('length');
  });
});
