import type { BuildVitals, DayVitals } from '@haesol/contracts/release';
import { rateVital, readMetric, toBuildPlots, toPlots } from './visitRules.ts';

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
    expect(toPlots(days, 'errors').plots.map(({ remote }) => remote)).toEqual(['mf-portal', 'mf-travel', 'shell']);
  });
});

describe('readMetric', () => {
  it('counts errors per page view, and returns null without a page view', () => {
    expect(readMetric({ viewCnt: 1_240, errorCnt: 3, vitals: [] }, 'errors')).toBe(0.2);
    expect(readMetric({ viewCnt: 0, errorCnt: 3, vitals: [] }, 'errors')).toBeNull();
    expect(readMetric({ viewCnt: 10, errorCnt: 0, vitals: [lcp(900)] }, 'LCP')).toBe(900);
    expect(readMetric({ viewCnt: 10, errorCnt: 0, vitals: [] }, 'LCP')).toBeNull();
  });
});

describe('toBuildPlots', () => {
  it('sorts the canary before stable before earlier builds, and omits builds without a report', () => {
    const aBuild = (buildId: string, state: BuildVitals['state'], viewCnt: number, vitals = [lcp(viewCnt)]) => ({
      remote: 'mf-travel',
      buildId,
      state,
      viewCnt,
      errorCnt: 0,
      vitals,
    });
    const builds = [
      aBuild('old1', 'earlier', 10),
      aBuild('old2', 'earlier', 20),
      aBuild('now1', 'stable', 5),
      aBuild('can1', 'canary', 1),
      aBuild('none', 'earlier', 3, []),
    ];

    const [plot] = toBuildPlots(builds, 'LCP');

    expect(plot?.bars.map(({ buildId }) => buildId)).toEqual(['can1', 'now1', 'old2', 'old1']);
  });
});
