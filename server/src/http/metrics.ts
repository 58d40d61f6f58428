import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Connections of the database's pool. */
export interface PoolCounts {
  readonly total: number;
  readonly idle: number;
  /** Queries that wait for a connection. */
  readonly waiting: number;
}

/** Seconds; a page of the site takes some 20 ms, a request is given up after 9 s. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Metrics of this process. Labels have few values: patterns of routes, names of limits, builds. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  return {
    registry,
    answers: new Counter({
      ...{ registers, name: 'haesol_http_answers_total', help: 'Answers of this process.' },
      labelNames: ['status'],
    }),
    durations: new Histogram({
      ...{ registers, buckets, name: 'haesol_http_request_duration_seconds' },
      help: 'Time to answer, by the pattern of the route.',
      labelNames: ['method', 'route', 'status'],
    }),
    limitHits: new Counter({
      ...{ registers, name: 'haesol_limit_hits_total', help: 'Calls that a limit refused or did not count.' },
      labelNames: ['limit'],
    }),
    failedRenders: new Counter({
      ...{ registers, name: 'haesol_failed_renders_total', help: 'Parts of pages that the server could not render.' },
      labelNames: ['remote', 'build', 'kind'],
    }),
    failedServices: new Counter({
      ...{ registers, name: 'haesol_service_failures_total', help: 'Calls that a service of a team did not answer.' },
      labelNames: ['remote', 'status'],
    }),
    failedJobs: new Counter({
      ...{ registers, name: 'haesol_job_failures_total', help: 'Runs of jobs that threw; most are tried again.' },
      labelNames: ['kind'],
    }),
  };
}

export type Metrics = ReturnType<typeof createMetrics>;

/** Counts and times all answers, and measures process, event loop and pool. Hooks come before the routes that they time. */
export function installMetrics(app: FastifyInstance, metrics: Metrics, countPool?: () => PoolCounts): void {
  const registers = [metrics.registry];
  collectDefaultMetrics({ register: metrics.registry });
  new Gauge({
    ...{ registers, name: 'haesol_process_uptime_seconds', help: 'Time since this process started.' },
    collect() {
      this.set(Math.round(process.uptime()));
    },
  });
  new Gauge({
    ...{
      registers,
      name: 'haesol_db_pool_connections',
      help: 'Connections to PostgreSQL, and queries that wait for one.',
    },
    labelNames: ['state'],
    collect() {
      const counts = countPool?.();
      if (counts === undefined) return;
      this.set({ state: 'used' }, counts.total - counts.idle);
      this.set({ state: 'idle' }, counts.idle);
      this.set({ state: 'waiting' }, counts.waiting);
    },
  });
  app.addHook('onResponse', async (request, reply) => {
    const status = `${Math.floor(reply.statusCode / 100)}xx`;
    const route = request.routeOptions.url ?? 'none';
    metrics.answers.inc({ status });
    metrics.durations.observe({ method: request.method, route, status }, reply.elapsedTime / 1_000);
  });
}
