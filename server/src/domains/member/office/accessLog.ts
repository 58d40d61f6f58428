import { errorCodes, type Page } from '@haesol/contracts/common';
import type { adminAccessLog } from '@haesol/contracts/member';
import { type Kysely, sql } from 'kysely';
import * as z from 'zod/mini';
import { writeAudit } from '../../../db/audit/auditLog.ts';
import { personalLooks } from '../../../db/audit/personalLooks.ts';
import { rowCount } from '../../../db/expressions.ts';
import type { Database, Db, Trx } from '../../../db/schema.ts';
import { addDays, isDate, seoulInstant, toSeoulInstant } from '../../../db/seoulTime.ts';
import { ApiError } from '../../../http/apiError.ts';
import type { Principal } from '../../../http/context.ts';
import { toMaskedName } from '../../common/text/maskedName.ts';
import { occursIn } from '../../common/text/searchText.ts';
import { isOtherArea } from './lookAreas.ts';

type Filter = Pick<z.output<typeof adminAccessLog.query>, 'endDate' | 'marked' | 'searchKeyword' | 'startDate'>;

/** Details of looks and exports, whose fields differ. */
const lookDetail = z.object({
  purposeCd: z.optional(z.string()),
  purpose: z.optional(z.string()),
  memo: z.optional(z.string()),
  items: z.optional(z.array(z.string())),
  screen: z.optional(z.string()),
  rows: z.optional(z.int()),
  count: z.optional(z.int()),
});

const isNight = sql<boolean>`extract(hour from a.at at time zone 'Asia/Seoul') not between 8 and 18`;
/** One of more than 20 looks of a person within 30 minutes. */
const isMany = sql<boolean>`(select count(*) from audit_log o where o.actor_uid = a.actor_uid
  and o.action in (${sql.join(personalLooks)}) and o.at > a.at - interval '30 minutes' and o.at <= a.at) > 20`;

const isMarked = sql<boolean>`(${isNight} or ${isMany} or ${isOtherArea})`;

/** Lists looks at personal data: unusual ones since the last review first, then the latest. An invalid date does not limit. */
export async function listAccess(
  db: Db,
  { searchKeyword, startDate, endDate, marked }: Filter,
  { limit, offset }: Page,
) {
  const review = await readReview(db);
  const reviewedAt = review.lastDt === null ? new Date(0) : new Date(review.lastDt);
  const found = db
    .selectFrom('audit_log as a')
    .leftJoin('member as m', 'm.member_uid', 'a.actor_uid')
    .leftJoin('member as w', (join) =>
      join.on('a.target_type', '=', 'MEMBER').on(sql<boolean>`w.member_uid::text = a.target_uid`),
    )
    .leftJoin('edu as e', 'e.edu_uid', 'a.target_uid')
    .leftJoin('application as p', (join) =>
      join.on('a.target_type', '=', 'APPLICATION').on(sql<boolean>`p.apl_uid::text = a.target_uid`),
    )
    .leftJoin('orders as o', (join) =>
      join.on('a.target_type', '=', 'ORDER').on(sql<boolean>`o.order_uid::text = a.target_uid`),
    )
    .leftJoin('equipment_rsv as b', (join) =>
      join.on('a.target_type', '=', 'BOOKING').on(sql<boolean>`b.rsv_uid::text = a.target_uid`),
    )
    .leftJoin('file as f', (join) =>
      join.on('a.action', '=', 'file.look').on(sql<boolean>`f.file_uid::text = a.detail->>'fileUid'`),
    )
    .where('a.action', 'in', personalLooks)
    .where(
      occursIn(
        searchKeyword,
        sql`concat_ws(' ', m.name, w.name, w.email, a.target_uid, a.ip, a.detail->>'memo', a.detail->>'purpose',
          a.detail->>'purposeCd')`,
      ),
    )
    .$if(isDate(startDate), (query) => query.where('a.at', '>=', seoulInstant(startDate)))
    .$if(isDate(endDate), (query) => query.where('a.at', '<', seoulInstant(addDays(endDate, 1))))
    .$if(marked === 'Y', (query) => query.where(isMarked));
  const { total } = await found.select(rowCount.as('total')).executeTakeFirstOrThrow();
  const rows = await found
    .select(['a.audit_uid', 'a.at', 'a.action', 'a.detail', 'a.ip', 'a.request_id'])
    .select(['m.name as actor_nm', 'w.member_uid', 'w.name as member_nm'])
    .select(['e.title', 'p.apl_no', 'o.order_no', 'b.rsv_no', 'f.org_nm'])
    .select([isNight.as('is_night'), isMany.as('is_many'), isOtherArea.as('is_other')])
    .orderBy(sql`case when a.at > ${reviewedAt} then ${isMarked} else false end`, 'desc')
    .orderBy('a.at', 'desc')
    .orderBy('a.audit_uid', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const list = rows.map((row) => {
    const {
      purposeCd = '',
      purpose = '',
      memo: note = purpose,
      items = [],
      screen = '',
      ...counts
    } = z.parse(lookDetail, row.detail ?? {});
    return {
      lookUid: row.audit_uid,
      at: toSeoulInstant(row.at),
      actorNm: row.actor_nm,
      action: row.action,
      memberUid: row.member_uid,
      memberNm: row.member_nm === null ? null : toMaskedName(row.member_nm),
      target: row.title ?? row.apl_no ?? row.order_no ?? row.rsv_no ?? screen,
      memo: [row.org_nm, note].filter(Boolean).join(' · '),
      ...{ purposeCd, items },
      rowCnt: counts.rows ?? counts.count ?? null,
      ip: row.ip,
      requestId: row.request_id,
      marks: [...(row.is_night ? (['NIGHT'] as const) : []), ...(row.is_many ? (['MANY'] as const) : [])],
      otherAreaYn: row.is_other ? ('Y' as const) : ('N' as const),
    };
  });
  return { list, cnt_total: total, review };
}

const reviewAction = 'access.review';

/** Reads the last review and the number of looks since. */
async function readReview(db: Kysely<Database>) {
  const last = await db
    .selectFrom('audit_log as a')
    .leftJoin('member as m', 'm.member_uid', 'a.actor_uid')
    .select(['a.at', 'm.name'])
    .where('a.action', '=', reviewAction)
    .orderBy('a.at', 'desc')
    .limit(1)
    .executeTakeFirst();
  const { due, ...counts } = await db
    .selectFrom('audit_log as a')
    .select([rowCount.as('lookCnt'), sql<number>`count(*) filter (where ${isMarked})::int`.as('markedCnt')])
    .select(sql<Date | null>`coalesce(${last?.at ?? null}::timestamptz, min(a.at)) + interval '1 month'`.as('due'))
    .where('a.action', 'in', personalLooks)
    .$if(last !== undefined, (query) => query.where('a.at', '>', last?.at ?? new Date(0)))
    .executeTakeFirstOrThrow();
  return {
    ...counts,
    lastDt: last === undefined ? null : toSeoulInstant(last.at),
    lastNm: last?.name ?? null,
    dueDt: due === null || counts.lookCnt === 0 ? null : toSeoulInstant(due),
  };
}

/** Ends a review; the audit log keeps its result. @throws {ApiError} `4405` where looks were added since it was shown */
export async function reviewAccess(
  trx: Trx,
  { lookCnt, memo, staff }: { readonly lookCnt: number; readonly memo: string; readonly staff: Principal },
): Promise<void> {
  const now = await readReview(trx);
  if (now.lookCnt !== lookCnt) {
    throw new ApiError(errorCodes.moveNotAllowed, {
      message: '그사이 기록이 늘었습니다. 새 기록까지 살펴보고 마쳐 주세요.',
    });
  }
  const detail = { lookCnt, markedCnt: now.markedCnt, memo };
  await writeAudit(trx, { actorUid: staff.memberUid, action: reviewAction, detail });
}
