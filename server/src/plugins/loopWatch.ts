import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** The event loop stood still a moment ago: this process should get no new requests for a while. */
    hasStalled(): boolean;
  }
}

const lookMs = 100;
/** Long enough for whoever asks `/readyz` every second or two. */
const rememberMs = 2_000;

/**
 * Notes when nothing ran for longer than it may. Means over a second, which shedding goes by, do not show one long stop.
 * @param maxStallMs 0: any time is fine
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
