import { type EndpointData, hasAreaRight, officeAreas } from '@haesol/contracts/common';
import { type adminToday, type OfficeQueue, officeQueues } from '@haesol/contracts/member';
import { sql } from 'kysely';
import { describedSql, int4, nullable, oneOf, text, timestamptz } from '../../../db/describedSql.ts';
import type { Db } from '../../../db/schema.ts';
import { addDays, seoulInstant, toSeoulDate, toSeoulInstant } from '../../../db/seoulTime.ts';
import type { Principal } from '../../../http/context.ts';
import { mailJob } from '../../../mail/outbox.ts';
import { waitingAreas } from './areas.ts';

const weekDays = 7;

/** Start of the wait of each item that staff have to act on. */
const waiting = sql`
  select 'QNA' as queue, created_at as at from qna where answer_state = 'WAIT' and deleted_at is null
  union all select 'ENROLMENT', created_at from enroll where state = 'APPLIED'
  union all select 'APPLICATION', submitted_at from application where kind <> 'EDU' and state in ('SUBMITTED', 'REVIEWING')
  union all select 'BOOKING', created_at from equipment_rsv
    where rsv_no is not null and state in ('REQUESTED', 'CANCEL_REQUESTED')
  union all select 'INQUIRY', created_at from inquiry where answer_state = 'WAIT' and deleted_at is null
  union all select 'ORDER', created_at from reservation where stts_cd = 'CONFIRM_WAIT'
  union all select 'REFUND', asked_at from refund where state = 'ASKED'
  union all select 'REVIEW', min(p.created_at) from review_report p join review r using (review_uid)
    where p.settled_at is null and r.deleted_at is null and r.hidden_at is null group by review_uid
  union all select 'MEMBER', created_at from member where state = 'PENDING_CLASS'
  union all select 'MAIL', m.created_at from mail_outbox m join job j on j.kind = ${mailJob} and j.key = m.mail_uid::text
    where m.sent_at is null and j.failed_at is not null
  union all select 'JOB', failed_at from job where failed_at is not null`;

/** Creation of questions, bookings and orders since a time. */
const arrived = (since: Date) => sql`
  select 'questions' as kind, created_at as at from qna where created_at >= ${since} and deleted_at is null
  union all select 'bookings', created_at from equipment_rsv where created_at >= ${since} and rsv_no is not null
  union all select 'orders', created_at from orders where created_at >= ${since} and state <> 'READY'`;

/** Returns the rights of a member of staff, what waits in their areas, and what arrived in the last week. */
export async function readToday(
  db: Db,
  { areas, role, now }: Pick<Principal, 'areas' | 'now' | 'role'>,
): Promise<EndpointData<typeof adminToday>> {
  const queues = await describedSql('office.queues', {
    queue: oneOf(...officeQueues),
    cnt: int4,
    oldest: nullable(timestamptz),
  })`select queue, count(*)::int as cnt, min(at) as oldest from (${waiting}) w group by queue`.execute(db);
  const today = toSeoulDate(now);
  const dates = Array.from({ length: weekDays }, (_day, at) => addDays(today, at - weekDays + 1));
  const counts = await describedSql('office.week', { kind: text, date: text, cnt: int4 })`
    select kind, to_char(at at time zone 'Asia/Seoul', 'YYYY-MM-DD') as date, count(*)::int as cnt
    from (${arrived(seoulInstant(dates[0] ?? today))}) a group by 1, 2`.execute(db);
  const count = (kind: string, date: string) => counts.find((row) => row.kind === kind && row.date === date)?.cnt ?? 0;
  const isShown = (queue: OfficeQueue) =>
    queue === 'JOB' ? role === 'ADMIN' : hasAreaRight(areas, waitingAreas[queue], 'READ');
  return {
    areas: officeAreas.flatMap((area) => {
      const level = areas[area];
      return level === undefined ? [] : [{ area, level }];
    }),
    queues: queues
      .filter(({ queue }) => isShown(queue))
      .map(({ queue, cnt, oldest }) => ({
        queue,
        cnt,
        oldestDt: oldest === null ? null : toSeoulInstant(oldest),
      })),
    days: dates.map((date) => ({
      date,
      questions: count('questions', date),
      bookings: count('bookings', date),
      orders: count('orders', date),
    })),
  };
}
