import type { Db } from '../db/schema.ts';
import { type ClaimedJob, createJobRepository, enqueueJob } from './jobRepository.ts';
import { toRetrySec } from './rules.ts';

interface JobHandler {
  /** Repeats with this pause, by one process at a time. */
  readonly everySec?: number;
  /**
   * Another process runs the job when so much time has passed, in case the first one died. Shorter than the default only
   * where two runs at once do no harm.
   * @default 120
   */
  readonly leaseSec?: number;
  /** Does the work; must be idempotent, because a job that failed in the middle runs again. @throws to be tried later */
  run(payload: unknown): Promise<void>;
}

export type JobHandlers = Readonly<Record<string, JobHandler>>;

export interface JobRunnerSettings {
  readonly db: Db;
  /** By kind. Jobs of other kinds are left to processes that know them. */
  readonly handlers: JobHandlers;
  onError(error: unknown, job: ClaimedJob | undefined): void;
}

const batchSize = 5;
/** Longer than any handler takes. */
const defaultLeaseSec = 120;
const pauseMs = 1_000;
const maxErrorLength = 500;

/** Runs the jobs of the table; other processes may run theirs at the same time. */
export function createJobRunner({ db, handlers, onError }: JobRunnerSettings) {
  const repository = createJobRepository(db);
  const leaseSecOf = Object.fromEntries(
    Object.entries(handlers).map(([kind, { leaseSec = defaultLeaseSec }]) => [kind, leaseSec]),
  );
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();
  let isStopped = true;

  async function runOne(job: ClaimedJob): Promise<void> {
    const handler = handlers[job.kind];
    try {
      await handler?.run(job.payload);
    } catch (error) {
      onError(error, job);
      const text = String(error instanceof Error ? error.message : error).slice(0, maxErrorLength);
      const retrySec = handler?.everySec ?? toRetrySec(job.tries);
      if (retrySec === undefined) await repository.giveUp(job.job_uid, text);
      else await repository.putBack(job.job_uid, retrySec, text);
      return;
    }
    if (handler?.everySec === undefined) await repository.remove(job.job_uid);
    else await repository.putBack(job.job_uid, handler.everySec, null);
  }

  /** Runs all jobs that are due. @returns their number */
  async function runDue(): Promise<number> {
    let count = 0;
    for (;;) {
      const jobs = await repository.claimDue(leaseSecOf, batchSize);
      if (jobs.length === 0) return count;
      count += jobs.length;
      await Promise.all(jobs.map(runOne));
    }
  }

  function schedule(): void {
    if (isStopped) return;
    timer = setTimeout(() => {
      running = runDue()
        .catch((error: unknown) => onError(error, undefined))
        .then(schedule);
    }, pauseMs);
    timer.unref();
  }

  return {
    runDue,
    async start(): Promise<void> {
      for (const [kind, { everySec }] of Object.entries(handlers)) {
        if (everySec !== undefined) await enqueueJob(db, { kind, key: 'every' });
      }
      isStopped = false;
      schedule();
    },
    /** Lets what runs end. */
    async stop(): Promise<void> {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
