import type { Page } from '@haesol/contracts/common';
import type { adminAccessLog } from '@haesol/contracts/member';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import { personalLooks } from '../../../db/audit/personalLooks.ts';
import { rowCount } from '../../../db/expressions.ts';
import type { Db } from '../../../db/schema.ts';
import { addDays, isDate, seoulInstant, toSeoulInstant } from '../../../db/seoulTime.ts';
import { toMaskedName } from '../../common/text/maskedName.ts';

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

/** Lists looks at personal data, the latest first. An invalid date does not limit. */
export async function listAccess(
  db: Db,
  { searchKeyword, startDate, endDate, marked }: Filter,
  { limit, offset }: Page,
) {
  const found = db
    .selectFrom('audit_log as a')
    .leftJoin('member as m', 'm.member_uid', 'a.actor_uid')
    .leftJoin('member as w', (join) =>
      join.on('a.target_type', '=', 'MEMBER').on(sql<boolean>`w.member_uid::text = a.target_uid`),
    )
    .leftJoin('edu as e', 'e.edu_uid', 'a.target_uid')
    .where('a.action', 'in', personalLooks)
    .where(
      sql<boolean>`(${searchKeyword} = '' or position(lower(${searchKeyword}) in
        lower(concat_ws(' ', m.name, w.name, w.email, a.target_uid, a.ip, a.detail->>'memo', a.detail->>'purpose',
          a.detail->>'purposeCd'))) > 0)`,
    )
    .$if(isDate(startDate), (query) => query.where('a.at', '>=', seoulInstant(startDate)))
    .$if(isDate(endDate), (query) => query.where('a.at', '<', seoulInstant(addDays(endDate, 1))))
    .$if(marked === 'Y', (query) => query.where(sql<boolean>`(${isNight} or ${isMany})`));
  const { total } = await found.select(rowCount.as('total')).executeTakeFirstOrThrow();
  const rows = await found
    .select(['a.audit_uid', 'a.at', 'a.action', 'a.detail', 'a.ip', 'a.request_id'])
    .select(['m.name as actor_nm', 'w.member_uid', 'w.name as member_nm', 'e.title'])
    .select([isNight.as('is_night'), isMany.as('is_many')])
    .orderBy('a.at', 'desc')
    .orderBy('a.audit_uid', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const list = rows.map((row) => {
    const {
      purposeCd = '',
      purpose = '',
      memo = purpose,
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
      target: row.title ?? screen,
      ...{ purposeCd, memo, items },
      rowCnt: counts.rows ?? counts.count ?? null,
      ip: row.ip,
      requestId: row.request_id,
      marks: [...(row.is_night ? (['NIGHT'] as const) : []), ...(row.is_many ? (['MANY'] as const) : [])],
    };
  });
  return { list, cnt_total: total };
}
