import { sql } from 'kysely';
import { setUpTestApp } from '../testing/testApp.ts';
import { enqueueJob } from './jobRepository.ts';
import { createJobRunner, type JobHandlers } from './jobRunner.ts';

describe('the job runner', () => {
  const test = setUpTestApp();
  beforeEach(async () => {
    await test.db.deleteFrom('job').execute();
    await test.context.clock.moveTo(null);
  });

  const aRunner = (handlers: JobHandlers, errors: unknown[] = []) =>
    createJobRunner({ db: test.db, handlers, onError: (error) => errors.push(error) });
  const moveClock = async (seconds: number) => {
    const now = await test.context.clock.now();
    await test.context.clock.moveTo(new Date(now.getTime() + seconds * 1000));
  };

  it('runs each job once, with any number of runners', async () => {
    const done: unknown[] = [];
    const handlers: JobHandlers = { note: { run: async (payload) => void done.push(payload) } };
    for (let number = 0; number < 20; number += 1) await enqueueJob(test.db, { kind: 'note', payload: { number } });

    await Promise.all([aRunner(handlers).runDue(), aRunner(handlers).runDue(), aRunner(handlers).runDue()]);

    expect(done).toHaveLength(20);
    expect(new Set(done.map((payload) => (payload as { number: number }).number)).size).toBe(20);
    expect(await test.db.selectFrom('job').selectAll().execute()).toEqual([]);
  });

  it('retries failed jobs later, and stores the error', async () => {
    const errors: unknown[] = [];
    let isUp = false;
    const runner = aRunner(
      {
        flaky: {
          run: async () => {
            if (!isUp) throw new Error('away');
          },
        },
      },
      errors,
    );
    await enqueueJob(test.db, { kind: 'flaky' });

    await runner.runDue();
    const tooEarly = await runner.runDue();
    const row = await test.db.selectFrom('job').select(['tries', 'last_error']).executeTakeFirstOrThrow();
    isUp = true;
    await moveClock(11);
    const later = await runner.runDue();

    expect([tooEarly, later]).toEqual([0, 1]);
    expect(row).toEqual({ tries: 1, last_error: 'away' });
    expect(errors).toHaveLength(1);
    expect(await test.db.selectFrom('job').selectAll().execute()).toEqual([]);
  });

  it('waits until a job is due', async () => {
    const done: unknown[] = [];
    const runner = aRunner({ later: { run: async () => void done.push('done') } });
    await enqueueJob(test.db, { kind: 'later', delaySec: 60 });

    await runner.runDue();
    await moveClock(61);
    await runner.runDue();

    expect(done).toEqual(['done']);
  });

  it('keeps one job per key, and repeats regular ones', async () => {
    const runs: string[] = [];
    const runner = aRunner({ regular: { everySec: 100, run: async () => void runs.push('run') } });
    await enqueueJob(test.db, { kind: 'regular', key: 'every' });
    await enqueueJob(test.db, { kind: 'regular', key: 'every' });

    await runner.runDue();
    await runner.runDue();
    await moveClock(101);
    await runner.runDue();

    expect(runs).toHaveLength(2);
  });

  it('adds every regular job at the start, once', async () => {
    const run = async () => undefined;
    const handlers: JobHandlers = { hourly: { everySec: 3_600, run }, daily: { everySec: 86_400, run }, note: { run } };
    for (const runner of [aRunner(handlers), aRunner(handlers), aRunner({})]) {
      await runner.start();
      await runner.stop();
    }

    const jobs = await test.db.selectFrom('job').select(['kind', 'key']).orderBy('kind').execute();
    expect(jobs).toEqual([
      { kind: 'daily', key: 'every' },
      { kind: 'hourly', key: 'every' },
    ]);
  });

  it('skips unknown kinds', async () => {
    await enqueueJob(test.db, { kind: 'other' });

    expect(await aRunner({}).runDue()).toBe(0);
  });

  it('leases each kind for its configured time', async () => {
    const leases: Record<string, number> = {};
    const note = (kind: string) => async () => {
      const { left } = await test.db
        .selectFrom('job')
        .select(sql<number>`round(extract(epoch from locked_until - now()))::int`.as('left'))
        .where('kind', '=', kind)
        .executeTakeFirstOrThrow();
      leases[kind] = left;
    };
    await enqueueJob(test.db, { kind: 'long' });
    await enqueueJob(test.db, { kind: 'short' });

    await aRunner({ long: { run: note('long') }, short: { leaseSec: 30, run: note('short') } }).runDue();

    expect([leases.long, leases.short]).toEqual([expect.closeTo(120, -1), expect.closeTo(30, -1)]);
  });

  it('takes over the job of a crashed process', async () => {
    const done: unknown[] = [];
    await enqueueJob(test.db, { kind: 'note' });
    await test.db
      .updateTable('job')
      .set({ locked_until: new Date(Date.now() - 1_000), tries: 1 })
      .execute();

    await aRunner({ note: { run: async () => void done.push('done') } }).runDue();

    expect(done).toEqual(['done']);
  });
});
