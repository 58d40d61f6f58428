import { ValueType } from '@opentelemetry/api';
import { hrTime, millisToHrTime } from '@opentelemetry/core';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import {
  AggregationTemporality,
  type DataPoint,
  DataPointType,
  type Histogram as HistogramValue,
  MeterProvider,
  type MetricData,
  type MetricProducer,
  PeriodicExportingMetricReader,
} from '@opentelemetry/sdk-metrics';
import { Counter, Gauge, Histogram, type MetricValue, type MetricValueWithName, type Registry } from 'prom-client';
import type { ExportParts, MetricSource } from './otelType.ts';

type PromMetric = ReturnType<Registry['getMetricsAsArray']>[number];
type Value = MetricValueWithName<string>;

const startTime = millisToHrTime(performance.timeOrigin);
const units: Readonly<Record<string, string>> = { seconds: 's', bytes: 'By', percent: '%' };
const toUnit = (name: string): string => units[/_([a-z]+?)(_total)?$/.exec(name)?.[1] ?? ''] ?? '1';

const toPoint = <T>({ labels }: Value, value: T): DataPoint<T> => ({
  startTime,
  endTime: hrTime(),
  attributes: labels,
  value,
});

/** Gauges of the event loop have NaN until they are measured, which JSON cannot express. */
const toPoints = (values: readonly MetricValue<string>[]) =>
  values.filter(({ value }) => Number.isFinite(value)).map((one) => toPoint(one, one.value));

/** Joins the bucket, sum and count of each combination of labels; counts of prom-client's buckets include the lower ones. */
function toHistogramPoints(name: string, values: readonly Value[]): DataPoint<HistogramValue>[] {
  const groups = Map.groupBy(values, ({ labels: { le: _le, ...labels } }) =>
    JSON.stringify(Object.entries(labels).toSorted()),
  );
  return [...groups.values()].flatMap((group) => {
    const find = (part: string) => group.find(({ metricName }) => metricName === `${name}_${part}`);
    const count = find('count');
    if (count === undefined) return [];
    const buckets = group.filter(({ metricName, labels: { le } }) => metricName === `${name}_bucket` && le !== '+Inf');
    const upTo = [...buckets.map(({ value }) => value), count.value];
    const sum = find('sum')?.value;
    return toPoint(count, {
      buckets: {
        boundaries: buckets.map(({ labels: { le } }) => Number(le)),
        counts: upTo.map((value, at) => value - (upTo[at - 1] ?? 0)),
      },
      count: count.value,
      ...(sum !== undefined && { sum }),
    });
  });
}

async function toMetricData(metric: PromMetric): Promise<MetricData[]> {
  const { name, help } = metric;
  const common = {
    descriptor: { name, description: help, unit: toUnit(name), valueType: ValueType.DOUBLE },
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
  };
  if (metric instanceof Counter) {
    const dataPoints = toPoints((await metric.get()).values);
    return [{ ...common, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints }];
  }
  if (metric instanceof Gauge) {
    return [{ ...common, dataPointType: DataPointType.GAUGE, dataPoints: toPoints((await metric.get()).values) }];
  }
  if (metric instanceof Histogram) {
    const dataPoints = toHistogramPoints(name, (await metric.get()).values);
    return [{ ...common, dataPointType: DataPointType.HISTOGRAM, dataPoints }];
  }
  return [];
}

const listMetrics = async (source: MetricSource): Promise<MetricData[]> =>
  (await Promise.all((await source()).getMetricsAsArray().map(toMetricData))).flat();

/** Creates the export of metrics, which are read from registries of prom-client. */
export function createMetricExport({ target, resource }: ExportParts) {
  const sources: MetricSource[] = [];
  const producer: MetricProducer = {
    async collect() {
      // Settled, so that a process without its database still sends its own metrics.
      const read = await Promise.allSettled(sources.map(listMetrics));
      const metrics = read.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
      const errors = read.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
      return { resourceMetrics: { resource, scopeMetrics: [{ scope: { name: 'haesol' }, metrics }] }, errors };
    },
  };
  const exporter = new OTLPMetricExporter(target);
  const reader = new PeriodicExportingMetricReader({ exporter, metricProducers: [producer] });
  const provider = new MeterProvider({ resource, readers: [reader] });
  return {
    addMetrics(source: MetricSource): void {
      sources.push(source);
    },
    stop: () => provider.shutdown(),
  };
}
