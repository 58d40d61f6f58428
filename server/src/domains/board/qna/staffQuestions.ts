import type { adminQnaList } from '@haesol/contracts/board';
import type { Page } from '@haesol/contracts/common';
import type * as z from 'zod/mini';
import type { Db } from '../../../db/schema.ts';
import { toSeoulInstant } from '../../../db/seoulTime.ts';
import type { Principal } from '../../../http/context.ts';
import { toAssignable } from '../../common/office/assignments.ts';
import { createQnaRepository, toQna } from './repository.ts';
import { toReader } from './rules.ts';

/** Lists questions for staff, those that wait longest first unless a column is chosen. */
export async function listStaffQuestions(
  db: Db,
  { assigned, view, sort: staffSort, ...query }: z.output<typeof adminQnaList.query>,
  page: Page,
  staff: Principal,
) {
  const reader = toReader(staff);
  const { memberUid: staffUid, now } = staff;
  const whole = { mine: false, field: 'ALL' } as const;
  const filter = { ...query, ...whole, staffSort, office: { assigned, view, staffUid } };
  const { rows, total } = await createQnaRepository(db).listQna(filter, page, reader);
  const list = rows.map(({ row, no }) => ({
    ...toQna(row, no, reader, now),
    ...toAssignable(row, staffUid),
    waitDt: toSeoulInstant(row.reopened_at ?? row.created_at),
  }));
  return { list, cnt_total: total };
}
