import { type BuildVitals, type DayVitals, type VitalName, vitalNames } from '@haesol/contracts/release';
import { rate } from './histogram.ts';
import type { listErrorCounts, listViews, listVitals } from './telemetryRepository.ts';

/** Page views, errors and vitals of the last days. */
export interface TelemetryRows {
  readonly views: Awaited<ReturnType<typeof listViews>>;
  readonly vitals: Awaited<ReturnType<typeof listVitals>>;
  readonly errors: Awaited<ReturnType<typeof listErrorCounts>>;
}

interface BuildRow {
  readonly day: string;
  readonly remote_id: string;
  readonly build_id: string;
}

const sum = (rows: readonly { readonly hits: number }[]) => rows.reduce((total, { hits }) => total + hits, 0);

function addUp(rows: TelemetryRows['vitals']): Map<number, number> {
  const histogram = new Map<number, number>();
  for (const { bucket, hits } of rows) histogram.set(bucket, (histogram.get(bucket) ?? 0) + hits);
  return histogram;
}

/** Groups page views, errors and vitals by a key. */
function groupRows(rows: TelemetryRows, keyOf: (row: BuildRow) => string) {
  const views = Map.groupBy(rows.views, keyOf);
  const vitals = Map.groupBy(rows.vitals, keyOf);
  const errors = Map.groupBy(rows.errors, keyOf);
  const keys = [...new Set([...views.keys(), ...vitals.keys(), ...errors.keys()])];
  return keys.map((key) => {
    const ofMetric = Map.groupBy(vitals.get(key) ?? [], ({ metric }) => metric);
    const metrics = vitalNames.filter((name) => ofMetric.has(name));
    return {
      key,
      viewCnt: sum(views.get(key) ?? []),
      errorCnt: sum(errors.get(key) ?? []),
      vitals: metrics.map((name: VitalName) => rate(name, addUp(ofMetric.get(name) ?? []))),
    };
  });
}

/** Groups by remote, build with the most page views first. @param stateOf current state of a build */
export function toBuildVitals(
  rows: TelemetryRows,
  stateOf: (remote: string, buildId: string) => BuildVitals['state'],
): BuildVitals[] {
  return groupRows(rows, ({ remote_id, build_id }) => `${remote_id} ${build_id}`)
    .map(({ key, ...numbers }) => {
      const [remote = '', buildId = ''] = key.split(' ');
      return { remote, buildId, state: stateOf(remote, buildId), ...numbers };
    })
    .sort((a, b) => a.remote.localeCompare(b.remote) || b.viewCnt - a.viewCnt || a.buildId.localeCompare(b.buildId));
}

/** Groups by day and remote, earliest day first. */
export function toDayVitals(rows: TelemetryRows): DayVitals[] {
  return groupRows(rows, ({ day, remote_id }) => `${day} ${remote_id}`)
    .sort((a, b) => a.key.localeCompare(b.key))
    .map(({ key, ...numbers }) => {
      const [day = '', remote = ''] = key.split(' ');
      return { day, remote, ...numbers };
    });
}
