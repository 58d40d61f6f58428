import type { adminCourses } from '@haesol/contracts/learn';
import { sql } from 'kysely';
import type * as z from 'zod/mini';
import { rowCount } from '../../../db/expressions.ts';
import type { Db } from '../../../db/schema.ts';
import { toSeoulInstant } from '../../../db/seoulTime.ts';
import { orderOf } from '../../common/office/lists.ts';
import type { PageAt } from '../../common/paging/pageAt.ts';
import { matches } from '../../common/text/searchText.ts';
import { eduStateAt } from '../enrolment/eduState.ts';
import { officeStateAt } from '../publication.ts';

type Filter = Pick<z.output<typeof adminCourses.query>, 'aud' | 'kind' | 'searchKeyword' | 'sort' | 'state'>;

const order = {
  usual: sql`e.start_dt desc, e.edu_uid`,
  columns: {
    title: { by: sql.ref('e.title') },
    start: { by: sql.ref('e.start_dt') },
    seats: { by: sql.ref('e.applied_cnt') },
  },
  uid: sql.ref('e.edu_uid'),
} as const;

/** Lists courses for staff, drafts too, the latest start first. */
export async function listStaffCourses(
  db: Db,
  { state, kind, aud, searchKeyword, sort }: Filter,
  { limit, offset, now }: PageAt,
) {
  const stateNow = officeStateAt(now, 'e', eduStateAt(now));
  const found = db
    .selectFrom('edu as e')
    .where('e.deleted_at', 'is', null)
    .where(matches(searchKeyword, 'e.search', 'e.chosung'))
    .where(sql<boolean>`(${state} = '' or ${stateNow} = ${state})`)
    .where(sql<boolean>`(${kind} = '' or e.kind = ${kind}) and (${aud} = '' or e.aud = ${aud})`);
  const { cnt } = await found.select(rowCount.as('cnt')).executeTakeFirstOrThrow();
  const rows = await found
    .leftJoin('code as c', (join) => join.onRef('c.code', '=', 'e.field_cd').on('c.group_cd', '=', 'EDU_FIELD'))
    .select(['e.edu_uid as eduUid', 'e.title', 'e.aud', 'e.kind', 'e.start_dt as startDt', 'e.end_dt as endDt'])
    .select(['e.capacity', 'e.applied_cnt as appliedCnt', 'e.publish_at', stateNow.as('state')])
    .select((eb) => eb.fn.coalesce('c.code_nm', 'e.field_cd').as('fieldNm'))
    .orderBy(orderOf(sort, order))
    .limit(limit)
    .offset(offset)
    .execute();
  const list = rows.map(({ publish_at, ...row }) => ({ ...row, publishDt: publish_at && toSeoulInstant(publish_at) }));
  return { list, cnt_total: cnt };
}
