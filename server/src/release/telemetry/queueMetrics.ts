import { Gauge, Registry } from 'prom-client';
import { describedSql, int4, text } from '../../db/describedSql.ts';
import { appNow } from '../../db/expressions.ts';
import type { Db } from '../../db/schema.ts';
import { mailJob } from '../../mail/outbox.ts';

/** Waiting: due and not yet done. Its age is that of the oldest, in seconds. */
const readQueues = (db: Db) =>
  describedSql('metrics.queues', { queue: text, state: text, cnt: int4, age: int4 })`
    with ages as (
      select 'job' as queue, case when failed_at is not null then 'failed' else 'waiting' end as state, run_at as since
        from job where failed_at is not null or run_at <= ${appNow}
      union all select 'mail', case when j.last_error is not null then 'failed' else 'waiting' end, m.created_at
        from mail_outbox m left join job j on j.kind = ${mailJob} and j.key = m.mail_uid::text where m.sent_at is null
      union all select 'message', 'waiting', created_at from message_outbox where sent_at is null)
    select queue, state, count(*)::int4 as cnt,
      greatest(0, extract(epoch from ${appNow} - min(since)))::int4 as age
    from ages group by queue, state`.execute(db);

const queues = [
  ['job', 'waiting'],
  ['job', 'failed'],
  ['mail', 'waiting'],
  ['mail', 'failed'],
  ['message', 'waiting'],
] as const;

/** Reads lengths and ages of the queues of jobs, mails and messages, the same on each process. */
export async function createQueueMetrics(db: Db): Promise<Registry> {
  const registry = new Registry();
  const common = { registers: [registry], labelNames: ['queue', 'state'] };
  const lengths = new Gauge({ ...common, name: 'haesol_queue_length', help: 'Entries of a queue that are due.' });
  const ages = new Gauge({ ...common, name: 'haesol_queue_age_seconds', help: 'Age of the oldest due entry.' });
  const rows = await readQueues(db);
  for (const [queue, state] of queues) {
    const row = rows.find((one) => one.queue === queue && one.state === state);
    lengths.set({ queue, state }, row?.cnt ?? 0);
    ages.set({ queue, state }, row?.age ?? 0);
  }
  return registry;
}
