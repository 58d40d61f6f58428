import type { Db } from '../db/schema.ts';
import { runInSpan } from '../otel/otel.ts';
import { type ClaimedJob, createJobRepository, enqueueJobs } from './jobRepository.ts';
import { toRetrySec } from './rules.ts';

interface JobHandler {
  /** Interval of a regular job, run by one process at a time. */
  readonly everySec?: number;
  /**
   * Seconds after which another process runs the job, in case the first one crashed. Shorter than the default only if
   * concurrent runs do no harm.
   * @default 120
   */
  readonly leaseSec?: number;
  /** Does the work; must be idempotent, because a job that failed halfway runs again. @throws to retry later */
  run(payload: unknown): Promise<void>;
}

export type JobHandlers = Readonly<Record<string, JobHandler>>;

export interface JobRunnerSettings {
  readonly db: Db;
  /** Handlers by kind. Jobs of other kinds are skipped. */
  readonly handlers: JobHandlers;
  onError(error: unknown, job: ClaimedJob | undefined): void;
}

const batchSize = 5;
/** Above the time of any handler. */
const defaultLeaseSec = 120;
const pauseMs = 1_000;
const maxErrorLength = 500;

/** Runs the jobs of the table, concurrently with other processes. */
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
      const attributes = { 'messaging.destination.name': job.kind, 'messaging.operation.type': 'process' };
      const options = { kind: 'consumer', attributes, traceparent: job.traceparent } as const;
      await runInSpan(`process ${job.kind}`, options, async () => {
        try {
          await handler?.run(job.payload);
        } catch (error) {
          // In the span, so that the line of the log has its trace.
          onError(error, job);
          throw error;
        }
      });
    } catch (error) {
      const text = String(error instanceof Error ? error.message : error).slice(0, maxErrorLength);
      const retrySec = handler?.everySec ?? toRetrySec(job.tries);
      if (retrySec === undefined) await repository.giveUp(job.job_uid, text);
      else await repository.putBack(job.job_uid, retrySec, text);
      return;
    }
    if (handler?.everySec === undefined) await repository.remove(job.job_uid);
    else await repository.putBack(job.job_uid, handler.everySec, null);
  }

  /** Runs all due jobs. @returns their number */
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
      const regular = Object.entries(handlers).filter(([, { everySec }]) => everySec !== undefined);
      await enqueueJobs(
        db,
        regular.map(([kind]) => ({ kind, key: 'every' })),
      );
      isStopped = false;
      schedule();
    },
    /** Waits for running jobs. */
    async stop(): Promise<void> {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
