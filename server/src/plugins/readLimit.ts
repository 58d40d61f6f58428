import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppContext } from '../context.ts';
import { type LimitName, limitRules } from '../limits.ts';
import { toLimitKey } from './createLimits.ts';
import { createRateCounter } from './rateCounter.ts';

const { windowSec } = limitRules.readMember;
/** Reads are too many to write each one to the database: processes share their counts once a second. */
const shareMs = 1_000;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A call outside of the contract that counts as one read. */
    countsAsRead?: true;
  }
}

interface Reader {
  readonly limit: number;
  /** Reads in this process that the database does not know yet. */
  unshared: number;
  /** Reads in all processes, as of the last time they were shared. */
  shared: number;
}

/** The limits `readMember` and `readVisitor`: counted in memory, so a burst over several processes may exceed them for a second. */
export function installReadLimit(app: FastifyInstance, { config, clock, db, limits }: AppContext): void {
  if (!config.rateLimits) return;
  const counter = createRateCounter(db);
  const readers = new Map<string, Reader>();
  let sharing: Promise<void> = Promise.resolve();

  function count({ principal, ip }: FastifyRequest): void {
    const [name, who]: [LimitName, string] =
      principal === undefined ? ['readVisitor', ip] : ['readMember', principal.memberUid];
    const key = toLimitKey(name, who);
    const reader = readers.get(key) ?? { limit: limits.countPlaces(name, who), unshared: 0, shared: 0 };
    readers.set(key, reader);
    reader.unshared += 1;
    if (reader.shared + reader.unshared > reader.limit) throw limits.toRefusal(name);
  }

  async function share(): Promise<void> {
    if (readers.size === 0) return;
    const added = new Map([...readers].map(([key, { unshared }]) => [key, unshared]));
    const totals = await counter.addMany(added, windowSec, await clock.now());
    for (const [key, hits] of added) {
      const reader = readers.get(key);
      if (reader === undefined) continue;
      reader.unshared -= hits;
      reader.shared = totals.get(key) ?? 0;
      // Readers who have stopped are dropped, unless they are so close to the limit that a second of reading would exceed it.
      if (hits === 0 && reader.shared < reader.limit / 2) readers.delete(key);
    }
  }

  app.addHook('preHandler', async (request) => {
    const { endpoint, countsAsRead } = request.routeOptions.config;
    if (endpoint?.method === 'GET' || countsAsRead) count(request);
  });
  const timer = setInterval(() => {
    // While the database is away each process counts by itself.
    sharing = sharing.then(share).catch(() => undefined);
  }, shareMs);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await sharing;
  });
}
