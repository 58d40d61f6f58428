import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import { createUid } from '../db/uuid.ts';

export interface NewJob {
  readonly kind: string;
  readonly payload?: object;
  /** @default at once */
  readonly delaySec?: number;
  /** A job of this kind and key that is there already stays as it is. */
  readonly key?: string;
}

/** Puts work beside the change that causes it, in the same transaction: it is done later, by whichever process is free. */
export async function enqueueJob(db: Kysely<Database>, job: NewJob): Promise<void> {
  await db
    .insertInto('job')
    .values({
      job_uid: createUid(),
      kind: job.kind,
      key: job.key ?? null,
      payload: JSON.stringify(job.payload ?? {}),
      run_at: sql<Date>`app_now() + ${job.delaySec ?? 0} * interval '1 second'`,
    })
    .onConflict((conflict) => conflict.constraint('job_key_uq').doNothing())
    .execute();
}

export interface ClaimedJob {
  readonly job_uid: string;
  readonly kind: string;
  readonly payload: unknown;
  /** This one included. */
  readonly tries: number;
}

export function createJobRepository(db: Kysely<Database>) {
  return {
    /** Takes due jobs for `leaseSec`; no two processes get the same. One that died lets them go by itself. */
    async claimDue(kinds: readonly string[], limit: number, leaseSec: number): Promise<readonly ClaimedJob[]> {
      const { rows } = await sql<ClaimedJob>`
        update job set locked_until = now() + ${leaseSec} * interval '1 second', tries = tries + 1
        where job_uid in (
          select job_uid from job
          where failed_at is null and run_at <= app_now() and kind = any(${[...kinds]}::text[])
            and (locked_until is null or locked_until < now())
          order by run_at, job_uid limit ${limit} for update skip locked)
        returning job_uid, kind, payload, tries`.execute(db);
      return rows;
    },

    async remove(jobUid: string): Promise<void> {
      await db.deleteFrom('job').where('job_uid', '=', jobUid).execute();
    },

    /** Lets go of it until later; what it did so far counts as no try where it did well. */
    async putBack(jobUid: string, delaySec: number, error: string | null): Promise<void> {
      await db
        .updateTable('job')
        .set({
          run_at: sql<Date>`app_now() + ${delaySec} * interval '1 second'`,
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
        .set({ failed_at: sql<Date>`app_now()`, locked_until: null, last_error: error })
        .where('job_uid', '=', jobUid)
        .execute();
    },
  };
}
