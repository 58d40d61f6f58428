import { BlockList, isIP } from 'node:net';
import { sql } from 'kysely';
import type { Config } from '../config.ts';
import type { Db } from '../db/schema.ts';

export interface RateRule {
  readonly limit: number;
  readonly windowSec: number;
}

/**
 * Counters in the database, shared by all processes. A window slides: the one before counts by the part of it that
 * still lies inside.
 */
export function createRateCounter(db: Db) {
  return {
    /** Adds to a counter. @returns hits within the window, this one included */
    async hit(key: string, rule: RateRule, now: Date, by = 1): Promise<number> {
      const start = toStart(now, rule);
      const row = await db
        .insertInto('rate_counter')
        .values({ key, window_start: start, hits: by })
        .onConflict((conflict) =>
          conflict.columns(['key', 'window_start']).doUpdateSet({ hits: sql<number>`rate_counter.hits + ${by}` }),
        )
        .returning('hits')
        .executeTakeFirstOrThrow();
      return row.hits + (await before(key, rule, now));
    },

    /** Adds to many counters by one statement. @returns hits of each within the window */
    async hitMany(added: ReadonlyMap<string, number>, windowSec: number, now: Date): Promise<Map<string, number>> {
      const start = toStart(now, { windowSec });
      const previous = new Date(start.getTime() - windowSec * 1000);
      const passed = (now.getTime() - start.getTime()) / (windowSec * 1000);
      // In one order everywhere: processes that add to the same counters must not wait for each other in a ring.
      const { rows } = await sql<{ key: string; hits: number; before: number }>`
        with counted as (
          insert into rate_counter (key, window_start, hits)
            select key, ${start}::timestamptz, hits from unnest(${[...added.keys()]}::text[], ${[...added.values()]}::int[]) as added (key, hits)
            order by key
          on conflict (key, window_start) do update set hits = rate_counter.hits + excluded.hits
          returning key, hits)
        select counted.key, counted.hits, coalesce(earlier.hits, 0) as before from counted
          left join rate_counter earlier on earlier.key = counted.key and earlier.window_start = ${previous}`.execute(
        db,
      );
      return new Map(rows.map(({ key, hits, before }) => [key, hits + Math.floor(before * (1 - passed))]));
    },

    /** Hits within the window, without adding one. */
    async count(key: string, rule: RateRule, now: Date): Promise<number> {
      const row = await db
        .selectFrom('rate_counter')
        .select('hits')
        .where('key', '=', key)
        .where('window_start', '=', toStart(now, rule))
        .executeTakeFirst();
      return (row?.hits ?? 0) + (await before(key, rule, now));
    },
  };

  async function before(key: string, rule: RateRule, now: Date): Promise<number> {
    const start = toStart(now, rule);
    const row = await db
      .selectFrom('rate_counter')
      .select('hits')
      .where('key', '=', key)
      .where('window_start', '=', new Date(start.getTime() - rule.windowSec * 1000))
      .executeTakeFirst();
    const passed = (now.getTime() - start.getTime()) / (rule.windowSec * 1000);
    return Math.floor((row?.hits ?? 0) * (1 - passed));
  }
}

function toStart(now: Date, { windowSec }: Pick<RateRule, 'windowSec'>): Date {
  const windowMs = windowSec * 1000;
  return new Date(Math.floor(now.getTime() / windowMs) * windowMs);
}

/** Ten times the limit for addresses of `RATE_TRUSTED_CIDRS`. */
export function createAddressFactor(config: Config): (address: string) => number {
  const trusted = new BlockList();
  for (const cidr of config.rateTrustedCidrs) {
    const [network = '', bits] = cidr.split('/');
    const family = isIP(network) === 6 ? 'ipv6' : 'ipv4';
    trusted.addSubnet(network, Number(bits ?? (family === 'ipv6' ? 128 : 32)), family);
  }
  return (address) => {
    const version = isIP(address);
    return version !== 0 && trusted.check(address, version === 6 ? 'ipv6' : 'ipv4') ? 10 : 1;
  };
}
