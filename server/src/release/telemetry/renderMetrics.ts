import { type VitalName, vitalNames } from '@haesol/contracts/release';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { RegistryState } from '../registry/createRegistry.ts';
import { boundsOf, countUpTo } from './histogram.ts';
import type { TelemetryRows } from './summarize.ts';

const vitalHead = {
  name: 'haesol_web_vital',
  help: 'Web vitals of page views: milliseconds, CLS without a unit.',
};
const vitalLabels = ['metric', 'remote', 'build'] as const;

/** Histogram with counts from the database, because the library can only observe single values. */
class CountedHistogram extends Histogram<(typeof vitalLabels)[number]> {
  readonly #rows: TelemetryRows['vitals'];

  constructor(registry: Registry, rows: TelemetryRows['vitals']) {
    super({ ...vitalHead, labelNames: vitalLabels, registers: [registry] });
    this.#rows = rows;
  }

  /** Called by the registry, but missing in the types. */
  async getForPromString() {
    return { ...vitalHead, type: 'histogram', values: this.#listValues() };
  }

  /** Lists cumulative counts by `le`, with an additional total. */
  #listValues() {
    const groups = Map.groupBy(this.#rows, ({ metric, remote_id, build_id }) => `${metric} ${remote_id} ${build_id}`);
    return [...groups].flatMap(([key, rows]) => {
      const [metric = '', remote = '', build = ''] = key.split(' ');
      const name = vitalNames.find((known): known is VitalName => known === metric);
      if (name === undefined) return [];
      const histogram = new Map<number, number>();
      for (const { bucket, hits } of rows) histogram.set(bucket, (histogram.get(bucket) ?? 0) + hits);
      const bounds = boundsOf(name);
      const { bounds: cumulative, count } = countUpTo(histogram, bounds);
      const labels = { metric: name, remote, build };
      const toBucketValue = (le: number | '+Inf', value: number) => ({
        metricName: 'haesol_web_vital_bucket',
        labels: { ...labels, le },
        sharedLabels: {},
        value,
      });
      return [
        ...bounds.map((le, index) => toBucketValue(le, cumulative[index] ?? 0)),
        toBucketValue('+Inf', count),
        { metricName: 'haesol_web_vital_count', labels, sharedLabels: {}, value: count },
      ];
    });
  }
}

/** Metrics of visits, equal in all processes. Vitals are in milliseconds, CLS has no unit. */
export function createVisitMetrics(
  { views, vitals, errors }: TelemetryRows,
  { shell, remotes, canaries }: Pick<RegistryState, 'shell' | 'remotes' | 'canaries'>,
): Registry {
  const registry = new Registry();
  const common = { registers: [registry] };
  const releases = new Gauge({
    ...common,
    name: 'haesol_release_info',
    help: 'Builds that visitors get.',
    labelNames: ['remote', 'build', 'channel'],
  });
  if (shell !== undefined) releases.set({ remote: 'shell', build: shell.buildId, channel: 'stable' }, 1);
  for (const [remote, { buildId }] of Object.entries(remotes)) {
    releases.set({ remote, build: buildId, channel: 'stable' }, 1);
  }
  const shares = new Gauge({
    ...common,
    name: 'haesol_canary_share_percent',
    help: 'Share of the visitors who get a canary.',
    labelNames: ['remote', 'build'],
  });
  for (const { entry, share } of canaries) {
    const labels = { remote: entry.remoteJson.id, build: entry.buildId };
    releases.set({ ...labels, channel: 'canary' }, 1);
    shares.set(labels, share);
  }
  const pageViews = new Counter({
    ...common,
    name: 'haesol_page_views_total',
    help: 'Page views that were reported, by the build of the page.',
    labelNames: ['remote', 'build'],
  });
  for (const { remote_id, build_id, hits } of views) pageViews.inc({ remote: remote_id, build: build_id }, hits);
  const faults = new Counter({
    ...common,
    name: 'haesol_errors_total',
    help: 'Errors in browsers.',
    labelNames: ['remote', 'build', 'kind'],
  });
  for (const { remote_id, build_id, kind, hits } of errors) {
    faults.inc({ remote: remote_id, build: build_id, kind }, hits);
  }
  new CountedHistogram(registry, vitals);
  return registry;
}
