import { errorCodes } from '@haesol/shared/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppContext } from '../context.ts';
import { ApiError } from './apiError.ts';
import { createAddressFactor, createRateCounter } from './rateCounter.ts';

const windowSec = 60;
const limits = { member: 600, address: 3_000 } as const;
/** Reads are too many to write each one down: processes tell each other their counts once a second. */
const shareMs = 1_000;

interface Reader {
  readonly limit: number;
  /** Not told to the others yet. */
  own: number;
  /** Of all processes, when they were last asked. */
  shared: number;
}

/** Lets nobody read more than a person can: 600 times a minute for a member, 3,000 for an address of visitors. */
export function installReadLimit(app: FastifyInstance, { config, clock, db }: AppContext): void {
  if (!config.rateLimits) return;
  const counter = createRateCounter(db);
  const factorOf = createAddressFactor(config);
  const readers = new Map<string, Reader>();
  let sharing: Promise<void> = Promise.resolve();

  function count({ principal, ip }: FastifyRequest): void {
    const key = `read ${principal?.memberUid ?? ip}`;
    const limit = principal === undefined ? limits.address * factorOf(ip) : limits.member;
    const reader = readers.get(key) ?? { limit, own: 0, shared: 0 };
    readers.set(key, reader);
    reader.own += 1;
    if (reader.shared + reader.own > limit)
      throw new ApiError(errorCodes.tooManyRequests, { retryAfterSec: windowSec });
  }

  async function share(): Promise<void> {
    if (readers.size === 0) return;
    const told = new Map([...readers].map(([key, { own }]) => [key, own]));
    const totals = await counter.hitMany(told, windowSec, await clock.now());
    for (const [key, hits] of told) {
      const reader = readers.get(key);
      if (reader === undefined) continue;
      reader.own -= hits;
      reader.shared = totals.get(key) ?? 0;
      // Whoever has stopped reading is forgotten, unless a moment of reading would be too much.
      if (hits === 0 && reader.shared < reader.limit / 2) readers.delete(key);
    }
  }

  app.addHook('preHandler', async (request) => {
    if (request.routeOptions.config.endpoint?.method === 'GET') count(request);
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
