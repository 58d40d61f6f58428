import type { QueueView } from '@haesol/contracts/common';
import { type Promised, type PromisedQueue, promises } from '@haesol/contracts/member';
import { type RawBuilder, sql } from 'kysely';
import { appNow, beforeAppNow } from '../../../db/expressions.ts';

interface WaitingRows {
  readonly from: RawBuilder<unknown>;
  readonly uid: RawBuilder<unknown>;
  /** Start of the wait. */
  readonly since: RawBuilder<unknown>;
  /** Condition of rows that staff have to act on. */
  readonly waits: RawBuilder<unknown>;
}

/** SQL of the rows of each queue, their wait, and which of them wait for staff. */
const rowsOf: Readonly<Record<PromisedQueue, WaitingRows>> = {
  QNA: {
    from: sql`qna where deleted_at is null`,
    uid: sql`qna_uid`,
    since: sql`coalesce(reopened_at, created_at)`,
    waits: sql`answer_state = 'WAIT'`,
  },
  INQUIRY: {
    from: sql`inquiry where deleted_at is null`,
    uid: sql`inquiry_uid`,
    since: sql`coalesce(reopened_at, created_at)`,
    waits: sql`answer_state = 'WAIT'`,
  },
  ENROLMENT: { from: sql`enroll where true`, uid: sql`apl_uid`, since: sql`created_at`, waits: sql`state = 'APPLIED'` },
  APPLICATION: {
    from: sql`application where kind <> 'EDU'`,
    uid: sql`apl_uid`,
    since: sql`submitted_at`,
    waits: sql`state in ('SUBMITTED', 'REVIEWING')`,
  },
  BOOKING: {
    from: sql`equipment_rsv where rsv_no is not null`,
    uid: sql`rsv_uid`,
    since: sql`created_at`,
    waits: sql`state in ('REQUESTED', 'CANCEL_REQUESTED')`,
  },
  ORDER: {
    from: sql`reservation where true`,
    uid: sql`order_uid`,
    since: sql`created_at`,
    waits: sql`stts_cd = 'CONFIRM_WAIT'`,
  },
  REFUND: { from: sql`refund where true`, uid: sql`refund_uid`, since: sql`asked_at`, waits: sql`state = 'ASKED'` },
  REVIEW: {
    from: sql`(select review_uid, min(p.created_at) as reported_at from review_report p join review r using (review_uid)
      where p.settled_at is null and r.deleted_at is null and r.hidden_at is null group by review_uid) reported where true`,
    uid: sql`review_uid`,
    since: sql`reported_at`,
    waits: sql`true`,
  },
  MEMBER: {
    from: sql`member where true`,
    uid: sql`member_uid`,
    since: sql`coalesce(class_sent_at, created_at)`,
    waits: sql`state = 'PENDING_CLASS' and class_refused_at is null`,
  },
};

/** SQL: today in Seoul, as a timestamp without zone. */
const today = sql`date_trunc('day', ${appNow} at time zone 'Asia/Seoul')`;

/** Days before today among which the last working days are, also after the longest holidays. */
const lookBack = '60 days';

/** SQL: the first instant of a wait that is in time now; earlier ones are late. The reverse of `promisedUntil`. */
export function inTimeSince(queue: PromisedQueue): RawBuilder<Date> {
  const promised: Promised = promises[queue];
  if ('hours' in promised) return beforeAppNow(`${promised.hours} hours`);
  return sql<Date>`(select day at time zone 'Asia/Seoul'
    from generate_series(${today} - ${lookBack}::interval, ${today} - interval '1 day', interval '1 day') day
    where extract(isodow from day) < 6 and day::date not in (select holiday.day from holiday)
    order by day desc offset ${promised.days - 1} limit 1)`;
}

/** SQL: ids and starts of the wait of the items that wait for staff. */
export function selectWaiting(queue: PromisedQueue): RawBuilder<unknown> {
  const { from, uid, since, waits } = rowsOf[queue];
  return sql`select ${uid} as uid, ${since} as at from ${from} and ${waits}`;
}

/** SQL condition: an item is in a view of its queue. @param ref column of its id */
export function isInView(queue: PromisedQueue, ref: string, view: QueueView): RawBuilder<boolean> {
  if (view === '') return sql<boolean>`true`;
  const { from, uid, since } = rowsOf[queue];
  const shown = {
    WAIT: selectWaiting(queue),
    LATE: sql`${selectWaiting(queue)} and ${since} < ${inTimeSince(queue)}`,
    NEW: sql`select ${uid} from ${from} and ${since} >= ${today} at time zone 'Asia/Seoul'`,
  }[view];
  const uids = view === 'NEW' ? shown : sql`select uid from (${shown}) shown`;
  return sql<boolean>`${sql.ref(ref)} in (${uids})`;
}
