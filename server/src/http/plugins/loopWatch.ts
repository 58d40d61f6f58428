import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether the event loop was blocked a moment ago: this process should get no new requests for a while. */
    hasStalled(): boolean;
  }
}

const lookMs = 100;
/** Long enough for load balancers that ask `/readyz` every second or two. */
const rememberMs = 2_000;

/**
 * Detects when the event loop was blocked for too long. The averages that load shedding uses do not show a single stop.
 * @param maxStallMs 0 switches it off
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
