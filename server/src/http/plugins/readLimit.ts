import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { HttpContext } from '../context.ts';
import { toLimitKey } from '../limits/createLimits.ts';
import { type LimitName, limitRules } from '../limits/limits.ts';
import { createRateCounter } from '../limits/rateCounter.ts';
import { createReadCounts } from '../limits/readCounts.ts';

const { windowSec } = limitRules.readMember;
/** Interval of sharing, because reads are too many to write each one to the database. */
const shareMs = 1_000;
/** Delay of a refusal: a client that goes on at full speed would keep the event loop busy with refusals. */
const refusedAfterMs = 100;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Endpoint outside the contract that counts as one read. */
    countsAsRead?: true;
  }
}

/**
 * Applies the limits `readMember` and `readVisitor`: counted in memory, shared between processes once a second and after many
 * new reads.
 */
export function installReadLimit(app: FastifyInstance, { config, clock, db, limits }: HttpContext): void {
  if (!config.rateLimits) return;
  const counter = createRateCounter(db);
  const counts = createReadCounts(async (added) => counter.addMany(added, windowSec, await clock.now()));

  async function count({ principal, ip }: FastifyRequest): Promise<void> {
    const [name, who]: [LimitName, string] =
      principal === undefined ? ['readVisitor', ip] : ['readMember', principal.memberUid];
    if (await counts.acquire(toLimitKey(name, who), limits.countPlaces(name, who))) return;
    await delay(refusedAfterMs);
    throw limits.toRefusal(name);
  }

  app.addHook('preHandler', async (request) => {
    const { endpoint, countsAsRead } = request.routeOptions.config;
    if (endpoint?.method === 'GET' || countsAsRead) await count(request);
  });
  const timer = setInterval(() => void counts.share(), shareMs);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await counts.share();
  });
}
