import type { Page } from '@haesol/contracts/common';
import type { adminAudit } from '@haesol/contracts/member';
import { sql } from 'kysely';
import type * as z from 'zod/mini';
import { rowCount } from '../../../db/expressions.ts';
import type { Db } from '../../../db/schema.ts';
import { addDays, isDate, seoulInstant, toSeoulInstant } from '../../../db/seoulTime.ts';
import { toMaskedName } from '../../common/text/maskedName.ts';

type Filter = Pick<z.output<typeof adminAudit.query>, 'endDate' | 'searchKeyword' | 'startDate'>;

/** Lists the audit log, the latest first. An invalid date does not limit. */
export async function listAudit(db: Db, { searchKeyword, startDate, endDate }: Filter, { limit, offset }: Page) {
  const found = db
    .selectFrom('audit_log as a')
    .leftJoin('member as m', 'm.member_uid', 'a.actor_uid')
    .where(
      sql<boolean>`(${searchKeyword} = '' or position(lower(${searchKeyword}) in
        lower(concat_ws(' ', a.action, m.name, a.target_uid))) > 0)`,
    )
    .$if(isDate(startDate), (query) => query.where('a.at', '>=', seoulInstant(startDate)))
    .$if(isDate(endDate), (query) => query.where('a.at', '<', seoulInstant(addDays(endDate, 1))));
  const { total } = await found.select(rowCount.as('total')).executeTakeFirstOrThrow();
  const rows = await found
    .select(['a.audit_uid', 'a.at', 'a.action', 'a.target_uid', 'a.detail', 'a.ip', 'a.request_id', 'm.name', 'm.role'])
    .orderBy('a.at', 'desc')
    .orderBy('a.audit_uid', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const list = rows.map((row) => ({
    auditUid: row.audit_uid,
    at: toSeoulInstant(row.at),
    // Refused calls of the office are those of members, too.
    actorNm: row.role === 'MEMBER' && row.name !== null ? toMaskedName(row.name) : row.name,
    action: row.action,
    targetUid: row.target_uid,
    detail: row.detail === null ? '' : JSON.stringify(row.detail),
    ip: row.ip,
    requestId: row.request_id,
  }));
  return { list, cnt_total: total };
}
