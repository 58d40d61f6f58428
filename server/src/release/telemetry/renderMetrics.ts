import { type VitalName, vitalNames } from '@haesol/contracts/release';
import type { RegistryState } from '../registry/createRegistry.ts';
import { boundsOf, countUpTo } from './histogram.ts';
import type { TelemetryRows } from './summarize.ts';

type Labels = Readonly<Record<string, string>>;

const escapeLabel = (value: string) =>
  value.replaceAll(/[\\"\n]/g, (letter) => (letter === '\n' ? '\\n' : `\\${letter}`));

function line(name: string, labels: Labels, value: number): string {
  const pairs = Object.entries(labels).map(([label, text]) => `${label}="${escapeLabel(text)}"`);
  return `${name}${pairs.length === 0 ? '' : `{${pairs.join(',')}}`} ${value}`;
}

const head = (name: string, type: 'counter' | 'gauge' | 'histogram', help: string) => [
  `# HELP ${name} ${help}`,
  `# TYPE ${name} ${type}`,
];

/** Adds up the days of each build. */
function sumBy<T extends { readonly hits: number }>(rows: readonly T[], keyOf: (row: T) => string) {
  return [...Map.groupBy(rows, keyOf).values()].map((group) => ({
    row: group[0] as T,
    hits: group.reduce((sum, { hits }) => sum + hits, 0),
  }));
}

/** `le` of Prometheus counts up to a bound, with one more line for all. */
function renderHistograms({ vitals }: TelemetryRows): string[] {
  const groups = Map.groupBy(vitals, ({ metric, remote_id, build_id }) => `${metric} ${remote_id} ${build_id}`);
  return [...groups].flatMap(([key, rows]) => {
    const [metric = '', remote = '', build = ''] = key.split(' ');
    const name = vitalNames.find((known): known is VitalName => known === metric);
    if (name === undefined) return [];
    const histogram = new Map<number, number>();
    for (const { bucket, hits } of rows) histogram.set(bucket, (histogram.get(bucket) ?? 0) + hits);
    const bounds = boundsOf(name);
    const { bounds: cumulative, count } = countUpTo(histogram, bounds);
    const labels = { metric: name, remote, build };
    return [
      ...bounds.map((le, index) =>
        line('haesol_web_vital_bucket', { ...labels, le: String(le) }, cumulative[index] ?? 0),
      ),
      line('haesol_web_vital_bucket', { ...labels, le: '+Inf' }, count),
      line('haesol_web_vital_count', labels, count),
    ];
  });
}

/** What the server measures of itself. */
export interface ProcessNumbers {
  readonly residentBytes: number;
  readonly uptimeSec: number;
  /** Since the start, by class of status: `2xx`. */
  readonly answers: ReadonlyMap<string, number>;
}

/**
 * Text format of Prometheus, version 0.0.4. Numbers of visits are the same on all processes, those of the process its own.
 * A vital is in milliseconds, CLS without a unit.
 */
export function renderMetrics(
  rows: TelemetryRows,
  { shell, remotes, canaries }: Pick<RegistryState, 'shell' | 'remotes' | 'canaries'>,
  { residentBytes, uptimeSec, answers }: ProcessNumbers,
): string {
  const ofBuild = ({ remote_id, build_id }: { remote_id: string; build_id: string }) => `${remote_id} ${build_id}`;
  const released = [
    ...(shell === undefined ? [] : [{ remote: 'shell', build: shell.buildId, channel: 'stable' }]),
    ...Object.entries(remotes).map(([remote, { buildId }]) => ({ remote, build: buildId, channel: 'stable' })),
    ...canaries.map(({ entry }) => ({ remote: entry.remoteJson.id, build: entry.buildId, channel: 'canary' })),
  ];
  const lines = [
    ...head('haesol_release_info', 'gauge', 'Builds that visitors get.'),
    ...released.map((labels) => line('haesol_release_info', labels, 1)),
    ...head('haesol_canary_share_percent', 'gauge', 'Share of the visitors who get a canary.'),
    ...canaries.map(({ entry, share }) =>
      line('haesol_canary_share_percent', { remote: entry.remoteJson.id, build: entry.buildId }, share),
    ),
    ...head('haesol_page_views_total', 'counter', 'Page views that were reported, by the build of the page.'),
    ...sumBy(rows.views, ofBuild).map(({ row, hits }) =>
      line('haesol_page_views_total', { remote: row.remote_id, build: row.build_id }, hits),
    ),
    ...head('haesol_errors_total', 'counter', 'Errors in browsers.'),
    ...sumBy(rows.errors, (row) => `${ofBuild(row)} ${row.kind}`).map(({ row, hits }) =>
      line('haesol_errors_total', { remote: row.remote_id, build: row.build_id, kind: row.kind }, hits),
    ),
    ...head('haesol_web_vital', 'histogram', 'Web vitals of page views: milliseconds, CLS without a unit.'),
    ...renderHistograms(rows),
    ...head('haesol_http_answers_total', 'counter', 'Answers of this process.'),
    ...[...answers].map(([status, hits]) => line('haesol_http_answers_total', { status }, hits)),
    ...head('process_resident_memory_bytes', 'gauge', 'Memory of this process.'),
    line('process_resident_memory_bytes', {}, residentBytes),
    ...head('haesol_process_uptime_seconds', 'gauge', 'Time since this process started.'),
    line('haesol_process_uptime_seconds', {}, Math.round(uptimeSec)),
  ];
  return `${lines.join('\n')}\n`;
}
