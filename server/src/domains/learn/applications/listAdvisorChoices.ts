import type { AdvisorChoice } from '@haesol/contracts/learn';
import { sql } from 'kysely';
import type { Db } from '../../../db/schema.ts';
import type { ApplicationRow } from './applicationView.ts';
import { closedStates } from './rules.ts';

/** Lists all advisers for an application: those of its main field first, then by the number of their open applications. */
export async function listAdvisorChoices(db: Db, { payload }: ApplicationRow): Promise<AdvisorChoice[]> {
  const [field] = [payload.techField].flat();
  const fieldCd = typeof field === 'string' ? field : '';
  const rows = await db
    .selectFrom('advisor as x')
    .innerJoin('code as c', (join) => join.onRef('c.code', '=', 'x.field_cd').on('c.group_cd', '=', 'TECH_FIELD'))
    .select(['x.advisor_uid as advisorUid', 'x.nm', 'x.affiliation', 'c.code_nm as fieldNm', 'x.keywords'])
    .select((eb) => [
      eb('x.field_cd', '=', fieldCd).as('isMatch'),
      eb
        .selectFrom('application as a')
        .select(sql<number>`count(*)::int`.as('cnt'))
        .whereRef('a.advisor_uid', '=', 'x.advisor_uid')
        .where('a.state', 'not in', closedStates)
        .as('openCnt'),
    ])
    .where('x.left_at', 'is', null)
    .orderBy('isMatch', 'desc')
    .orderBy('openCnt')
    .orderBy('x.sort')
    .orderBy('x.advisor_uid')
    .execute();
  return rows.map(({ isMatch, openCnt, ...advisor }) => ({
    ...advisor,
    matchYn: isMatch ? 'Y' : 'N',
    openCnt: openCnt ?? 0,
  }));
}
