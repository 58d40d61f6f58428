import { sql } from 'kysely';
import { describedSql, int4, text } from '../../db/describedSql.ts';
import type { Db } from '../../db/schema.ts';

export interface RateWindow {
  readonly key: string;
  readonly windowSec: number;
}

/**
 * Counters in the database, shared by all processes: one row per key and window. The window slides: hits of the previous window
 * count by its remaining share.
 */
export function createRateCounter(db: Db) {
  return {
    /**
     * Increases a counter unless that would exceed the limit. Check and increase are one statement, so parallel requests cannot
     * exceed the limit.
     * @returns true if it was increased
     */
    async acquire({ key, windowSec }: RateWindow, limit: number, now: Date, places: number): Promise<boolean> {
      const { start, previous, weight } = toWindow(windowSec, now);
      const earlier = sql<number>`coalesce((select floor(earlier.hits * ${weight}::float8)::int from rate_counter earlier
        where earlier.key = ${key} and earlier.window_start = ${previous}), 0)`;
      const row = await db
        .insertInto('rate_counter')
        .columns(['key', 'window_start', 'hits'])
        .expression(
          sql`select ${key}::text, ${start}::timestamptz, ${places}::int where ${places}::int + ${earlier} <= ${limit}::int`,
        )
        .onConflict((conflict) =>
          conflict
            .columns(['key', 'window_start'])
            .doUpdateSet({ hits: sql<number>`rate_counter.hits + excluded.hits` })
            .where(sql<boolean>`rate_counter.hits + excluded.hits + ${earlier} <= ${limit}::int`),
        )
        .returning('hits')
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Removes hits from the newest window, at most those that exist. */
    async release({ key, windowSec }: RateWindow, now: Date, places: number): Promise<void> {
      const { start, previous } = toWindow(windowSec, now);
      await db
        .updateTable('rate_counter')
        .set((eb) => ({ hits: eb('hits', '-', places) }))
        .where('key', '=', key)
        .where('hits', '>=', places)
        .where('window_start', '=', (eb) =>
          eb
            .selectFrom('rate_counter')
            .select('window_start')
            .where('key', '=', key)
            .where('hits', '>', 0)
            .where('window_start', 'in', [start, previous])
            .orderBy('window_start', 'desc')
            .limit(1),
        )
        .execute();
    },

    /** Increases many counters with one statement. @returns hits of each within the window */
    async addMany(added: ReadonlyMap<string, number>, windowSec: number, now: Date): Promise<Map<string, number>> {
      const { start, previous, weight } = toWindow(windowSec, now);
      // Same order in every process, to avoid deadlocks.
      const rows = await describedSql('rate.addMany', { key: text, hits: int4, before: int4 })`
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
      return new Map(rows.map(({ key, hits, before }) => [key, hits + Math.floor(before * weight)]));
    },
  };
}

/** Returns the window of `now`, the start of the previous one, and the share of that one which still counts. */
function toWindow(windowSec: number, now: Date): { start: Date; previous: Date; weight: number } {
  const windowMs = windowSec * 1000;
  const start = Math.floor(now.getTime() / windowMs) * windowMs;
  return {
    start: new Date(start),
    previous: new Date(start - windowMs),
    weight: 1 - (now.getTime() - start) / windowMs,
  };
}
