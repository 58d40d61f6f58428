import {
  type BuildVitals,
  type DayVitals,
  type VitalName,
  vitalNames,
  vitalThresholds,
} from '@haesol/contracts/release';

type Rated = BuildVitals['vitals'][number];
export type Rating = 'good' | 'needsImprovement' | 'poor';

/** Returns the numbers of one metric of a build or a day; undefined without a report. */
export const findVital = ({ vitals }: Pick<BuildVitals, 'vitals'>, name: VitalName): Rated | undefined =>
  vitals.find((vital) => vital.name === name);

/** Rates a 75th percentile. @param thresholds good up to the first, poor above the second */
export function rateVital(p75: number, [good, poor]: readonly [number, number]): Rating {
  if (p75 <= good) return 'good';
  return p75 <= poor ? 'needsImprovement' : 'poor';
}

/** Metrics to plot: a web vital, or errors per hundred page views. */
export const metrics = [...vitalNames, 'errors'] as const;
export type Metric = (typeof metrics)[number];

type Visits = Pick<BuildVitals, 'viewCnt' | 'errorCnt' | 'vitals'>;

/** @returns null without a report of the metric */
export function readMetric(visits: Visits, metric: Metric): number | null {
  if (metric !== 'errors') return findVital(visits, metric)?.p75 ?? null;
  return visits.viewCnt === 0 ? null : Math.round((1_000 * visits.errorCnt) / visits.viewCnt) / 10;
}

/** Good up to the first value, poor above the second; undefined for errors. */
export const thresholdsOf = (metric: Metric): readonly [number, number] | undefined =>
  metric === 'errors' ? undefined : vitalThresholds[metric];

export function rateMetric(metric: Metric, value: number): Rating | 'unrated' {
  const thresholds = thresholdsOf(metric);
  return thresholds === undefined ? 'unrated' : rateVital(value, thresholds);
}

/** Space above the highest bar of a plot, for the label of the threshold. */
export const headroom = 1.15;

/** Metric of one remote, day by day. */
export interface MetricPlot {
  readonly remote: string;
  /** In the order of the days; null for a day without a report. */
  readonly values: readonly (number | null)[];
}

/** Returns the days of all remotes, and a plot for each remote that has reported the metric. */
export function toPlots(
  days: readonly DayVitals[],
  metric: Metric,
): { readonly dates: readonly string[]; readonly plots: readonly MetricPlot[] } {
  const dates = [...new Set(days.map(({ day }) => day))];
  const remotes = [...new Set(days.filter((day) => readMetric(day, metric) !== null).map(({ remote }) => remote))];
  const findValue = (remote: string, date: string) => {
    const found = days.find((day) => day.remote === remote && day.day === date);
    return found === undefined ? null : readMetric(found, metric);
  };
  return {
    dates,
    plots: remotes.sort().map((remote) => ({ remote, values: dates.map((date) => findValue(remote, date)) })),
  };
}

/** Metric of the builds of a remote. */
export interface BuildPlot {
  readonly remote: string;
  readonly bars: readonly (Pick<BuildVitals, 'buildId' | 'state'> & { readonly value: number })[];
}

const stateOrder: readonly BuildVitals['state'][] = ['canary', 'stable', 'earlier'];

/** Returns a plot for each remote: its canary, the build of `stable`, and earlier builds, most visited first. */
export function toBuildPlots(builds: readonly BuildVitals[], metric: Metric): readonly BuildPlot[] {
  const known = builds.flatMap((build) => {
    const value = readMetric(build, metric);
    return value === null ? [] : [{ ...build, value }];
  });
  return [...Map.groupBy(known, ({ remote }) => remote)]
    .map(([remote, own]) => ({
      remote,
      bars: own
        .toSorted((a, b) => stateOrder.indexOf(a.state) - stateOrder.indexOf(b.state) || b.viewCnt - a.viewCnt)
        .map(({ buildId, state, value }) => ({ buildId, state, value })),
    }))
    .sort((a, b) => a.remote.localeCompare(b.remote));
}
