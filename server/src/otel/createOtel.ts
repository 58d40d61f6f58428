import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { context } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { ATTR_SERVICE_INSTANCE_ID, ATTR_SERVICE_NAME } from '@opentelemetry/semantic-conventions';
import type { OtelSettings } from '../config.ts';
import { createLogExport } from './createLogExport.ts';
import { createMetricExport } from './createMetricExport.ts';
import { createTracing } from './createTracing.ts';
import type { Otel } from './otelType.ts';

/** Creates traces, logs and metrics, which go to one collector by OTLP over HTTP. */
export function createOtel({ endpoint, headers, service, share }: OtelSettings): Otel {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  const resource = resourceFromAttributes({
    [ATTR_SERVICE_NAME]: service,
    // Counters of processes of one service are series of their own by it.
    [ATTR_SERVICE_INSTANCE_ID]: randomUUID(),
    'host.name': hostname(),
    'process.pid': process.pid,
  });
  const toTarget = (signal: string) => ({ url: `${endpoint}/v1/${signal}`, headers });
  const { stop: stopTracing, ...tracing } = createTracing({ target: toTarget('traces'), resource, share });
  const { stop: stopLogs, ...logOptions } = createLogExport({ target: toTarget('logs'), resource });
  const { stop: stopMetrics, addMetrics } = createMetricExport({ target: toTarget('metrics'), resource });
  return {
    ...tracing,
    logOptions,
    addMetrics,
    async stop() {
      await Promise.all([stopTracing(), stopLogs(), stopMetrics()]);
      context.disable();
    },
  };
}
