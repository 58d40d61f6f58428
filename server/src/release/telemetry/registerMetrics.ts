import type { FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import type { AppContext } from '../../context.ts';
import { addDays, toSeoulDate } from '../../db/seoulTime.ts';
import { isEqual } from '../../http/constantTime.ts';
import { getOtel } from '../../otel/otel.ts';
import type { RegistrySource } from '../registry/createRegistry.ts';
import { createQueueMetrics } from './queueMetrics.ts';
import { createVisitMetrics } from './renderMetrics.ts';
import { listErrorCounts, listViews, listVitals } from './telemetryRepository.ts';

/** All stored days, because a counter must not decrease while its build is in use. */
const keptDays = 90;

/**
 * Sends the metrics of visits, releases and queues with those of this process by OpenTelemetry, and registers `/metrics` for
 * Prometheus, with the bearer token of `METRICS_TOKEN`; each only where it is configured.
 */
export function registerMetrics(app: FastifyInstance, context: AppContext, registry: RegistrySource): void {
  const { clock, config, db, metrics } = context;

  async function readShared(): Promise<Registry> {
    const from = addDays(toSeoulDate(await clock.now()), 1 - keptDays);
    const [views, vitals, errors, state, queues] = await Promise.all([
      listViews(db, from),
      listVitals(db, from),
      listErrorCounts(db, from),
      registry.get(),
      createQueueMetrics(db),
    ]);
    return Registry.merge([createVisitMetrics({ views, vitals, errors }, state), queues]);
  }

  getOtel()?.addMetrics(readShared);
  const token = config.metricsToken;
  if (token === undefined) return;

  app.get('/metrics', { config: { access: 'public' } }, async (request, reply) => {
    const given = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
    if (!isEqual(given, token)) return reply.callNotFound();
    const all = Registry.merge([await readShared(), metrics.registry]);
    return reply
      .type(all.contentType)
      .header('Cache-Control', 'no-store')
      .send(await all.metrics());
  });
}
