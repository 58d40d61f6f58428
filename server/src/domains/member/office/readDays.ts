import { type AreaRights, type Holidays, hasAreaRight } from '@haesol/contracts/common';
import { type PromisedQueue, promisedUntil } from '@haesol/contracts/member';
import { describedSql, int4, oneOf, timestamptz } from '../../../db/describedSql.ts';
import type { Db } from '../../../db/schema.ts';
import { addDays, seoulInstant, toSeoulDate } from '../../../db/seoulTime.ts';

/** Numbers of a day in the areas of a person: bookings, courses with a lesson, and uses at the gate. */
export async function readDay(db: Db, areas: AreaRights, date: string) {
  const [from, to] = [seoulInstant(date), seoulInstant(addDays(date, 1))];
  const [row] = await describedSql('office.day', { bookings: int4, courses: int4, gate: int4 })`select
    (select count(*)::int from equipment_rsv where rsv_no is not null and lower(during) >= ${from} and lower(during) < ${to}
      and state in ('APPROVED', 'IN_USE', 'COMPLETED', 'NO_SHOW')) as bookings,
    (select count(*)::int from edu where deleted_at is null and publish_at < ${to}
      and sessions @> ${JSON.stringify([{ date }])}::jsonb) as courses,
    ((select count(*)::int from pass_use where used_at >= ${from} and used_at < ${to})
      + (select count(*)::int from reservation where used_at >= ${from} and used_at < ${to})) as gate`.execute(db);
  return {
    ...(hasAreaRight(areas, 'lab', 'READ') && { bookings: row?.bookings ?? 0 }),
    ...(hasAreaRight(areas, 'learn', 'READ') && { courses: row?.courses ?? 0 }),
    ...(hasAreaRight(areas, 'gate', 'READ') && { gate: row?.gate ?? 0 }),
  };
}

/** Queues of {@link readAnswered} by area. */
const answeredQueues = { board: 'QNA', travel: 'INQUIRY' } as const satisfies Readonly<Record<string, PromisedQueue>>;

/** Returns a function for the first answers of a day in the areas of a person, and those of them within the promised time. */
export async function readAnswered(db: Db, areas: AreaRights, since: Date, holidays: Holidays) {
  const queues = (['board', 'travel'] as const)
    .filter((area) => hasAreaRight(areas, area, 'READ'))
    .map((area) => answeredQueues[area]);
  const rows = await describedSql('office.answered', {
    queue: oneOf('QNA', 'INQUIRY'),
    asked: timestamptz,
    answered: timestamptz,
  })`select * from (
      select 'QNA' as queue, q.created_at as asked, min(a.created_at) as answered
        from qna q join qna_answer a using (qna_uid) where q.deleted_at is null group by qna_uid
      union all select 'INQUIRY', created_at, answered_at from inquiry where deleted_at is null and answered_at is not null
    ) answers where answered >= ${since} and queue = any(${queues}::text[])`.execute(db);
  return (date: string) => {
    const own = rows.filter(({ answered }) => toSeoulDate(answered) === date);
    const isInTime = ({ queue, asked, answered }: (typeof rows)[number]) =>
      answered.getTime() < promisedUntil(queue, asked.getTime(), holidays);
    return { answered: own.length, inTime: own.filter(isInTime).length };
  };
}
