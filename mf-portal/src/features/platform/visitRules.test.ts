import type { DayVitals } from '@haesol/shared/contracts';
import { rateVital, toPlots } from './visitRules.ts';

const lcp = (p75: number) => ({ name: 'LCP' as const, count: 4, good: 3, needsImprovement: 1, poor: 0, p75 });
const aDay = (day: string, remote: string, vitals: DayVitals['vitals']): DayVitals => ({
  day,
  remote,
  viewCnt: 4,
  errorCnt: 0,
  vitals,
});

describe('rateVital', () => {
  it.each([
    [2_500, 'good'],
    [2_501, 'needsImprovement'],
    [4_000, 'needsImprovement'],
    [4_001, 'poor'],
  ])('rates %d ms as %s', (p75, rating) => {
    expect(rateVital(p75, [2_500, 4_000])).toBe(rating);
  });
});

describe('toPlots', () => {
  it('has a plot for each remote with the metric, and null for a day without a report', () => {
    const days = [
      aDay('2026-11-22', 'mf-travel', [lcp(1_800)]),
      aDay('2026-11-23', 'mf-travel', []),
      aDay('2026-11-23', 'mf-portal', [lcp(900)]),
      aDay('2026-11-23', 'shell', []),
    ];

    expect(toPlots(days, 'LCP')).toEqual({
      dates: ['2026-11-22', '2026-11-23'],
      plots: [
        { remote: 'mf-portal', values: [null, 900] },
        { remote: 'mf-travel', values: [1_800, null] },
      ],
    });
    expect(toPlots(days, 'INP').plots).toEqual([]);
  });
});
