import type { TelemetryReport, VitalName } from '@haesol/contracts/release';
import { sql } from 'kysely';
import { rowCount } from '../../db/expressions.ts';
import type { Db } from '../../db/schema.ts';
import type { ErrorText } from './errorTexts.ts';
import { toBucket } from './histogram.ts';

export interface BuildDay {
  /** `YYYY-MM-DD` in Asia/Seoul. */
  readonly day: string;
  readonly remote: string;
  readonly buildId: string;
}

/** Limit of kinds of errors per build and day; further ones are counted as one. */
const groupsADay = 200;
const oneMore = (table: 'page_view_day' | 'vital_day' | 'error_day') => sql<number>`${sql.table(table)}.hits + 1`;

/** Uses a part of a mark. @returns false if it was used before */
export async function useMark(db: Db, nonce: string, part: string, now: Date): Promise<boolean> {
  const inserted = await db
    .insertInto('telemetry_mark')
    .values({ nonce, part, used_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

export async function countView(db: Db, { day, remote, buildId }: BuildDay): Promise<void> {
  await db
    .insertInto('page_view_day')
    .values({ day, remote_id: remote, build_id: buildId, hits: 1 })
    .onConflict((conflict) =>
      conflict.columns(['day', 'remote_id', 'build_id']).doUpdateSet({ hits: oneMore('page_view_day') }),
    )
    .execute();
}

/** Adds vitals to their histograms; each name at most once, as one statement can change a row only once. */
export async function addVitals(db: Db, day: string, vitals: TelemetryReport['vitals']): Promise<void> {
  if (vitals.length === 0) return;
  await db
    .insertInto('vital_day')
    .values(
      vitals.map(({ name, remote, buildId, value }) => ({
        day,
        remote_id: remote,
        build_id: buildId,
        metric: name,
        bucket: toBucket(name, value),
        hits: 1,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'remote_id', 'build_id', 'metric', 'bucket'])
        .doUpdateSet({ hits: oneMore('vital_day') }),
    )
    .execute();
}

export interface CountedError extends BuildDay, ErrorText {
  readonly kind: string;
  readonly page: string;
}

/** Errors counted without text: above the limit per build and day, or per address. */
const others: ErrorText = { fingerprint: 'others', message: '', stack: [] };

/**
 * Finds the row that counts an error: its own, or that of the others.
 * @param mayAdd returns true if the reporter may add a kind of errors
 */
export async function toErrorGroup(db: Db, error: CountedError, mayAdd: () => Promise<boolean>): Promise<CountedError> {
  const { day, remote, buildId, fingerprint } = error;
  const { cnt, known } = await db
    .selectFrom('error_day')
    .select([rowCount.as('cnt'), sql<boolean>`coalesce(bool_or(fingerprint = ${fingerprint}), false)`.as('known')])
    .where('day', '=', day)
    .where('remote_id', '=', remote)
    .where('build_id', '=', buildId)
    .executeTakeFirstOrThrow();
  if (known || (cnt < groupsADay && (await mayAdd()))) return error;
  return { ...error, ...others };
}

/** Counts an error with similar ones. @returns true for the first one that day */
export async function countError(db: Db, error: CountedError, now: Date): Promise<boolean> {
  const { day, remote, buildId, fingerprint, kind, page, message, stack } = error;
  const row = await db
    .insertInto('error_day')
    .values({
      day,
      remote_id: remote,
      build_id: buildId,
      fingerprint,
      kind,
      page,
      message,
      stack: [...stack],
      hits: 1,
      first_at: now,
      last_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'remote_id', 'build_id', 'fingerprint'])
        .doUpdateSet({ hits: oneMore('error_day'), last_at: now }),
    )
    .returning('hits')
    .executeTakeFirstOrThrow();
  return row.hits === 1 && stack.length > 0;
}

export async function saveTrace(
  db: Db,
  { day, remote, buildId, fingerprint }: CountedError,
  traced: readonly string[],
): Promise<void> {
  await db
    .updateTable('error_day')
    .set({ traced: [...traced] })
    .where('day', '=', day)
    .where('remote_id', '=', remote)
    .where('build_id', '=', buildId)
    .where('fingerprint', '=', fingerprint)
    .execute();
}

/** Returns true if `stable` had a build at a moment or later and has left it since. */
export async function wasStableSince(db: Db, remote: string, buildId: string, since: Date): Promise<boolean> {
  const found = await db
    .selectFrom('remote_audit')
    .select('audit_id')
    .where('remote_id', '=', remote)
    .where('channel', '=', 'stable')
    .where('action', '=', 'move')
    .where('from_build', '=', buildId)
    .where('at', '>=', since)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Lists page views of the last days, by day and build. @param from first day, `YYYY-MM-DD` */
export function listViews(db: Db, from: string) {
  return db
    .selectFrom('page_view_day')
    .select(['day', 'remote_id', 'build_id', 'hits'])
    .where('day', '>=', from)
    .orderBy('day')
    .execute();
}

export async function listVitals(db: Db, from: string) {
  const rows = await db
    .selectFrom('vital_day')
    .select(['day', 'remote_id', 'build_id', 'metric', 'bucket', 'hits'])
    .where('day', '>=', from)
    .execute();
  // Rows are only written with the contract's schema.
  return rows.map((row) => ({ ...row, metric: row.metric as VitalName }));
}

/** Lists errors of the last days, by day, build and kind. */
export function listErrorCounts(db: Db, from: string) {
  return db
    .selectFrom('error_day')
    .select(['day', 'remote_id', 'build_id', 'kind', (eb) => eb.cast<number>(eb.fn.sum('hits'), 'integer').as('hits')])
    .where('day', '>=', from)
    .groupBy(['day', 'remote_id', 'build_id', 'kind'])
    .execute();
}

/** Lists kinds of errors over several days, most frequent first. @param remotes undefined for all */
export function listErrors(db: Db, from: string, remotes: readonly string[] | undefined, limit: number) {
  return db
    .selectFrom('error_day')
    .select([
      'remote_id',
      'build_id',
      'kind',
      'fingerprint',
      sql<string>`min(page)`.as('page'),
      sql<string>`min(message)`.as('message'),
      sql<string[]>`(array_agg(to_json(coalesce(traced, stack)) order by last_at desc))[1]`.as('stack'),
      sql<number>`sum(hits)::int`.as('hits'),
      sql<Date>`min(first_at)`.as('first_at'),
      sql<Date>`max(last_at)`.as('last_at'),
    ])
    .where('day', '>=', from)
    .$if(remotes !== undefined, (query) => query.where('remote_id', 'in', [...(remotes ?? [])]))
    .groupBy(['remote_id', 'build_id', 'kind', 'fingerprint'])
    .orderBy('hits', 'desc')
    .orderBy('last_at', 'desc')
    .limit(limit)
    .execute();
}
