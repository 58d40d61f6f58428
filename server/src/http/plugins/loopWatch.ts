import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** Returns true if the event loop was blocked a moment ago, so that load balancers pause new requests. */
    hasStalled(): boolean;
  }
}

const lookMs = 100;
/** Above the interval at which load balancers poll `/readyz`. */
const rememberMs = 2_000;

/**
 * Detects when the event loop was blocked for too long. The averages for load shedding do not show a single block.
 * @param maxStallMs 0 disables it
 */
export function installLoopWatch(app: FastifyInstance, maxStallMs: number): void {
  let stalledAt = Number.NEGATIVE_INFINITY;
  app.decorate('hasStalled', () => performance.now() - stalledAt < rememberMs);
  if (maxStallMs === 0) return;
  let lookedAt = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    const stallMs = Math.round(now - lookedAt - lookMs);
    lookedAt = now;
    if (stallMs <= maxStallMs) return;
    stalledAt = now;
    app.log.warn({ stallMs }, 'event loop stalled');
  }, lookMs);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
