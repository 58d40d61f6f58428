import { type Kysely, type Selectable, sql } from 'kysely';
import { afterAppNow, appNow } from '../db/expressions.ts';
import type { Database } from '../db/schema.ts';
import { createUid } from '../db/uuid.ts';
import { getOtel } from '../otel/otel.ts';

export interface NewJob {
  readonly kind: string;
  readonly payload?: object;
  /** @default at once */
  readonly delaySec?: number;
  /** Skips the job if one of this kind and key exists. */
  readonly key?: string;
}

/** Adds jobs in the transaction of the change that causes them; any free process runs them later. */
export async function enqueueJobs(db: Kysely<Database>, jobs: readonly NewJob[]): Promise<void> {
  if (jobs.length === 0) return;
  const traceparent = getOtel()?.toTraceparent() ?? null;
  const rows = jobs.map(({ kind, key = null, payload = {}, delaySec = 0 }) => ({
    ...{ job_uid: createUid(), kind, key, payload: JSON.stringify(payload), traceparent },
    run_at: afterAppNow(`${delaySec} seconds`),
  }));
  await db
    .insertInto('job')
    .values(rows)
    .onConflict((conflict) => conflict.constraint('job_key_uq').doNothing())
    .execute();
}

export const enqueueJob = (db: Kysely<Database>, job: NewJob): Promise<void> => enqueueJobs(db, [job]);

/** `tries` counts the claimed run too. */
export type ClaimedJob = Pick<Selectable<Database['job']>, 'job_uid' | 'kind' | 'payload' | 'tries' | 'traceparent'>;

export function createJobRepository(db: Kysely<Database>) {
  return {
    /**
     * Leases due jobs, each to one process. The lease of a crashed process expires.
     * @param leaseSecOf seconds of the lease by kind; skips jobs of other kinds
     */
    claimDue: (leaseSecOf: Readonly<Record<string, number>>, limit: number): Promise<readonly ClaimedJob[]> =>
      db
        .updateTable('job')
        .set((eb) => ({
          locked_until: sql<Date>`now() + (${JSON.stringify(leaseSecOf)}::jsonb ->> kind)::int * interval '1 second'`,
          tries: eb('tries', '+', 1),
        }))
        .where('job_uid', 'in', (eb) =>
          eb
            .selectFrom('job')
            .select('job_uid')
            .where('failed_at', 'is', null)
            .where('run_at', '<=', appNow)
            .where(sql<boolean>`kind = any(${Object.keys(leaseSecOf)}::text[])`)
            .where(sql<boolean>`(locked_until is null or locked_until < now())`)
            .orderBy('run_at')
            .orderBy('job_uid')
            .limit(limit)
            .forUpdate()
            .skipLocked(),
        )
        .returning(['job_uid', 'kind', 'payload', 'tries', 'traceparent'])
        .execute(),

    async remove(jobUid: string): Promise<void> {
      await db.deleteFrom('job').where('job_uid', '=', jobUid).execute();
    },

    /** Schedules the job again; without an error resets its tries. */
    async putBack(jobUid: string, delaySec: number, error: string | null): Promise<void> {
      await db
        .updateTable('job')
        .set({
          run_at: afterAppNow(`${delaySec} seconds`),
          locked_until: null,
          last_error: error,
          ...(error === null && { tries: 0 }),
        })
        .where('job_uid', '=', jobUid)
        .execute();
    },

    async giveUp(jobUid: string, error: string): Promise<void> {
      await db
        .updateTable('job')
        .set({ failed_at: appNow, locked_until: null, last_error: error })
        .where('job_uid', '=', jobUid)
        .execute();
    },
  };
}
