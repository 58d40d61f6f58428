import type { BuildVitals, DayVitals, VitalName } from '@haesol/shared/contracts';

type Rated = BuildVitals['vitals'][number];
export type Rating = 'good' | 'needsImprovement' | 'poor';

/** Numbers of one metric of a build or a day; undefined where no visit has reported it. */
export const findVital = ({ vitals }: Pick<BuildVitals, 'vitals'>, name: VitalName): Rated | undefined =>
  vitals.find((vital) => vital.name === name);

/** Rating of a 75th percentile. @param thresholds up to the first is good, above the second poor */
export function rateVital(p75: number, [good, poor]: readonly [number, number]): Rating {
  if (p75 <= good) return 'good';
  return p75 <= poor ? 'needsImprovement' : 'poor';
}

/** One metric of one remote, day by day. */
export interface VitalPlot {
  readonly remote: string;
  /** In the order of the days; null for a day without a report. */
  readonly values: readonly (number | null)[];
}

/** The days of all remotes, and a plot for each remote that has reported the metric. */
export function toPlots(
  days: readonly DayVitals[],
  name: VitalName,
): { readonly dates: readonly string[]; readonly plots: readonly VitalPlot[] } {
  const dates = [...new Set(days.map(({ day }) => day))];
  const remotes = [...new Set(days.filter((day) => findVital(day, name) !== undefined).map(({ remote }) => remote))];
  const findValue = (remote: string, date: string) => {
    const found = days.find((day) => day.remote === remote && day.day === date);
    return (found && findVital(found, name)?.p75) ?? null;
  };
  return {
    dates,
    plots: remotes.sort().map((remote) => ({ remote, values: dates.map((date) => findValue(remote, date)) })),
  };
}
