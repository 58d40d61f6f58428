import { type VitalName, vitalNames, vitalThresholds } from '@haesol/contracts/release';
import { boundsOf, rate, toBucket } from './histogram.ts';

function aHistogram(name: VitalName, values: readonly number[]): Map<number, number> {
  const histogram = new Map<number, number>();
  for (const value of values) {
    const bucket = toBucket(name, value);
    histogram.set(bucket, (histogram.get(bucket) ?? 0) + 1);
  }
  return histogram;
}

describe('histograms of web vitals', () => {
  it.each(vitalNames)('have the thresholds of %s among their bounds, so that ratings are exact', (name) => {
    expect(boundsOf(name)).toEqual(expect.arrayContaining([...vitalThresholds[name]]));
    expect(boundsOf(name).toSorted((a, b) => a - b)).toEqual(boundsOf(name));
  });

  it('rate values on a threshold as the better rating', () => {
    expect(rate('LCP', aHistogram('LCP', [2_500, 2_501, 4_000, 4_001, 90_000]))).toMatchObject({
      count: 5,
      good: 1,
      needsImprovement: 2,
      poor: 2,
    });
  });

  it('interpolate the 75th percentile between the bounds of its bucket', () => {
    const hundred = Array.from({ length: 100 }, (_none, index) => index * 40);
    const { p75 } = rate('LCP', aHistogram('LCP', hundred));

    expect(Math.abs(p75 - 3_000)).toBeLessThan(100);
    expect(rate('CLS', aHistogram('CLS', [0.02])).p75).toBeLessThanOrEqual(0.025);
    expect(rate('LCP', new Map())).toMatchObject({ count: 0, p75: 0 });
    expect(rate('LCP', aHistogram('LCP', [90_000])).p75).toBe(30_000);
  });
});
