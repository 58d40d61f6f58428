import { type EndpointData, hasAreaRight, officeAreas } from '@haesol/contracts/common';
import {
  type adminToday,
  type OfficeQueue,
  officeQueues,
  type PromisedQueue,
  promises,
} from '@haesol/contracts/member';
import { sql } from 'kysely';
import type * as z from 'zod/mini';
import { describedSql, int4, nullable, oneOf, text, timestamptz } from '../../../db/describedSql.ts';
import type { Db } from '../../../db/schema.ts';
import { addDays, seoulInstant, toSeoulDate, toSeoulInstant } from '../../../db/seoulTime.ts';
import type { Principal } from '../../../http/context.ts';
import { mailJob } from '../../../mail/outbox.ts';
import { inTimeSince, selectWaiting } from '../../common/office/waiting.ts';
import { readHolidays } from '../../lab/equipment/occupation.ts';
import { toOwnQueues } from './approvals/listProposals.ts';
import { isOpen } from './approvals/repository.ts';
import { waitingAreas } from './areas.ts';
import { readAnswered, readDay } from './readDays.ts';
import { expiredData } from './retention/expiredData.ts';

const weekDays = 7;

const promised = Object.keys(promises) as PromisedQueue[];

/** SQL for the start of the wait of each item that staff have to act on, and of whether it is late. */
const waiting = sql`
  ${sql.join(
    promised.map(
      (queue) => sql`select ${sql.lit(queue)} as queue, at, at < ${inTimeSince(queue)} as late
      from (${selectWaiting(queue)}) waiting`,
    ),
    sql` union all `,
  )}
  union all select 'MAIL', m.created_at, false from mail_outbox m
    join job j on j.kind = ${mailJob} and j.key = m.mail_uid::text where m.sent_at is null and j.failed_at is not null
  union all select 'JOB', failed_at, false from job where failed_at is not null`;

/** SQL for the same of the proposals that a person may confirm. */
const approvals = ({ areas, memberUid, now }: Pick<Principal, 'areas' | 'memberUid' | 'now'>) => sql`
  select 'APPROVAL', p.proposed_at, false from move_proposal p
  where ${isOpen(now)} and p.proposed_by <> ${memberUid} and p.queue = any(${toOwnQueues(areas)}::text[])`;

/** SQL for the same of the personal data that two persons have to destroy. */
const expired = sql`select 'RETENTION', d.due_at, d.late from (${expiredData}) d`;

/** Creation of questions, bookings and orders since a time. */
const arrived = (since: Date) => sql`
  select 'questions' as kind, created_at as at from qna where created_at >= ${since} and deleted_at is null
  union all select 'bookings', created_at from equipment_rsv where created_at >= ${since} and rsv_no is not null
  union all select 'orders', created_at from orders where created_at >= ${since} and state <> 'READY'`;

/** Days before and after today of which holidays are read: the longest promise, and waits of some months. */
const holidaySpan = { before: 120, after: 30 };

/** Returns the rights of a member of staff, what waits in their areas, and what arrived in the last week. */
export async function readToday(
  db: Db,
  { areas, memberUid, role, now }: Pick<Principal, 'areas' | 'memberUid' | 'now' | 'role'>,
  { approvalYn, retentionYn }: z.output<typeof adminToday.query>,
): Promise<EndpointData<typeof adminToday>> {
  const today = toSeoulDate(now);
  const holidays = await readHolidays(db, addDays(today, -holidaySpan.before), addDays(today, holidaySpan.after));
  const hasRetention = retentionYn === 'Y' && hasAreaRight(areas, waitingAreas.RETENTION, 'READ');
  const queues = await describedSql('office.queues', {
    queue: oneOf(...officeQueues),
    cnt: int4,
    oldest: nullable(timestamptz),
    late: int4,
  })`select w.queue, count(*)::int as cnt, min(w.at) as oldest,
      (count(*) filter (where w.late))::int as late
    from (${waiting} ${approvalYn === 'Y' ? sql`union all ${approvals({ areas, memberUid, now })}` : sql``}
      ${hasRetention ? sql`union all ${expired}` : sql``}) w
    group by w.queue`.execute(db);
  const dates = Array.from({ length: weekDays }, (_day, at) => addDays(today, at - weekDays + 1));
  const counts = await describedSql('office.week', { kind: text, date: text, cnt: int4 })`
    select kind, to_char(at at time zone 'Asia/Seoul', 'YYYY-MM-DD') as date, count(*)::int as cnt
    from (${arrived(seoulInstant(dates[0] ?? today))}) a group by 1, 2`.execute(db);
  const answeredOn = await readAnswered(db, areas, seoulInstant(dates[0] ?? today), holidays);
  const count = (kind: string, date: string) => counts.find((row) => row.kind === kind && row.date === date)?.cnt ?? 0;
  const isShown = (queue: OfficeQueue) => {
    if (queue === 'APPROVAL') return true;
    return queue === 'JOB' ? role === 'ADMIN' : hasAreaRight(areas, waitingAreas[queue], 'READ');
  };
  return {
    areas: officeAreas.flatMap((area) => {
      const level = areas[area];
      return level === undefined ? [] : [{ area, level }];
    }),
    queues: queues
      .filter(({ queue }) => isShown(queue))
      .map(({ queue, cnt, oldest, late }) => ({
        queue,
        cnt,
        oldestDt: oldest === null ? null : toSeoulInstant(oldest),
        ...((queue in promises || queue === 'RETENTION') && { lateCnt: late }),
      })),
    holidays: [...holidays.keys()],
    today: await readDay(db, areas, today),
    days: dates.map((date) => ({
      date,
      questions: count('questions', date),
      bookings: count('bookings', date),
      orders: count('orders', date),
      ...answeredOn(date),
    })),
  };
}
