import { type EndpointData, toPage } from '@haesol/contracts/common';
import { type adminRetention, retentionRuleKeys } from '@haesol/contracts/member';
import { type RawBuilder, sql } from 'kysely';
import type * as z from 'zod/mini';
import { bool, describedSql, int4, nullable, oneOf, text, timestamptz, uuid } from '../../../db/describedSql.ts';
import type { Db } from '../../../db/schema.ts';
import { toSeoulInstant } from '../../../db/seoulTime.ts';
import type { Principal } from '../../../http/context.ts';
import { toMaskedEmail } from '../../common/text/maskedName.ts';
import { isOpen, toProposalEnd } from './approvals/repository.ts';
import { expiredData } from './retention/expiredData.ts';

/** SQL: items of proposals to destroy data that wait for a second person, or are being destroyed. */
const proposed = (now: Date): RawBuilder<unknown> => sql`
  select w.uid, p.proposed_at, p.proposed_by, b.name as by_nm
  from move_proposal p join move_proposal_row w on w.prop_uid = p.prop_uid and w.state = 'WAITING'
    join member b on b.member_uid = p.proposed_by
  where p.queue = 'retention' and (${isOpen(now)} or (p.state = 'APPROVED' and p.done_at is null))`;

const conditions = {
  '': sql`true`,
  WAITING: sql`p.uid is null`,
  LATE: sql`d.late`,
  PROPOSED: sql`p.uid is not null`,
} as const;

/** Lists personal data past its retention, and how much of it there is by rule. */
export async function listRetention(
  db: Db,
  query: z.output<typeof adminRetention.query>,
  { memberUid, now }: Pick<Principal, 'memberUid' | 'now'>,
): Promise<EndpointData<typeof adminRetention>> {
  const { limit, offset } = toPage(query);
  const rules = await describedSql('retention.rules', {
    rule: oneOf(...retentionRuleKeys),
    cnt: int4,
    oldest: nullable(timestamptz),
    late: int4,
  })`select d.rule, count(*)::int as cnt, min(d.due_at) as oldest, (count(*) filter (where d.late))::int as late
    from (${expiredData}) d group by d.rule`.execute(db);
  const found = sql`(${expiredData}) d left join lateral (
      select * from (${proposed(now)}) w where w.uid = d.uid::text order by w.proposed_at limit 1) p on true
    where (${query.rule} = '' or d.rule = ${query.rule}) and ${conditions[query.view]}`;
  const [{ total } = { total: 0 }] = await describedSql('retention.count', { total: int4 })`
    select count(*)::int as total from ${found}`.execute(db);
  const rows = await describedSql('retention.list', {
    uid: uuid,
    rev: int4,
    rule: oneOf(...retentionRuleKeys),
    mail: nullable(text),
    made_at: timestamptz,
    due_at: timestamptz,
    late: bool,
    by_nm: nullable(text),
    proposed_by: nullable(uuid),
    proposed_at: nullable(timestamptz),
  })`select d.uid, d.rev, d.rule, d.mail, d.made_at, d.due_at, d.late, p.by_nm, p.proposed_by, p.proposed_at
    from ${found} order by d.due_at, d.uid limit ${limit} offset ${offset}`.execute(db);
  return {
    list: rows.map((row) => ({
      uid: row.uid,
      rev: row.rev,
      rule: row.rule,
      mail: row.mail === null || row.mail === '' ? '' : toMaskedEmail(row.mail),
      madeDt: toSeoulInstant(row.made_at),
      dueDt: toSeoulInstant(row.due_at),
      lateYn: row.late ? 'Y' : 'N',
      proposal:
        row.proposed_at === null
          ? null
          : {
              byNm: row.by_nm ?? '',
              mineYn: row.proposed_by === memberUid ? 'Y' : 'N',
              untilDt: toSeoulInstant(toProposalEnd(row.proposed_at)),
            },
    })),
    cnt_total: total,
    rules: retentionRuleKeys.map((rule) => {
      const { cnt = 0, oldest = null, late = 0 } = rules.find((one) => one.rule === rule) ?? {};
      return { rule, cnt, oldestDt: oldest === null ? null : toSeoulInstant(oldest), lateCnt: late };
    }),
  };
}
