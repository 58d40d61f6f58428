import type { Page } from '@haesol/contracts/common';
import type { adminApplications } from '@haesol/contracts/learn';
import { sql } from 'kysely';
import type * as z from 'zod/mini';
import { appToday } from '../../../db/expressions.ts';
import type { Db } from '../../../db/schema.ts';
import { isShown, toAssignable } from '../../common/office/assignments.ts';
import { toMaskedName } from '../../common/text/maskedName.ts';
import { createApplicationRepository, toApplication } from './repository.ts';
import { listStaffTargets } from './rules.ts';

/** SQL condition: a supplement is asked for until such a day. */
function isDue(due: z.output<typeof adminApplications.query>['due']) {
  const days = {
    '': sql`true`,
    OVER: sql`a.due_dt < ${appToday}`,
    TODAY: sql`a.due_dt = ${appToday}`,
    WEEK: sql`a.due_dt between ${appToday} and ${appToday} + 7`,
  }[due];
  return due === '' ? days : sql`(a.state = 'SUPPLEMENT' and ${days})`;
}

/**
 * Lists the applications of all members that were handed in; those that wait for staff first, the earliest first,
 * unless a column is chosen.
 */
export async function listStaffApplications(
  db: Db,
  { assigned, view, due, sort: staffSort, ...filter }: z.output<typeof adminApplications.query>,
  page: Page,
  staffUid: string,
) {
  const isWanted = sql<boolean>`a.state <> 'DRAFT' and ${isDue(due)}
    and ${isShown('applications', 'a.apl_uid', { assigned, view, staffUid })}`;
  const { rows, total } = await createApplicationRepository(db).listApplications(filter, isWanted, {
    ...page,
    staffSort,
  });
  const list = rows.map((row) => ({
    ...toApplication(row),
    applicantNm: toMaskedName(String(row.payload.applicantNm ?? '')),
    companyNm: typeof row.payload.companyNm === 'string' ? row.payload.companyNm : null,
    targets: row.kind === 'EDU' ? [] : listStaffTargets(row.kind, row.state),
    ...toAssignable(row, staffUid),
  }));
  return { list, cnt_total: total };
}
