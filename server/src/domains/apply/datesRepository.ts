import type { Trx } from '../../db/schema.ts';

/** An application with its dates, locked until the end of the transaction. */
export const lockDates = (trx: Trx, aplUid: string) =>
  trx
    .selectFrom('application as a')
    .innerJoin('member as m', 'm.member_uid', 'a.member_uid')
    .select(['a.kind', 'a.state', 'a.apl_no', 'a.title', 'a.member_uid', 'a.visit_at', 'a.visit_place', 'm.email'])
    .where('a.apl_uid', '=', aplUid)
    .forUpdate('a')
    .executeTakeFirst();

export const setVisit = (trx: Trx, aplUid: string, visitAt: Date, visitPlace: string | null) =>
  trx
    .updateTable('application')
    .set({ visit_at: visitAt, visit_place: visitPlace })
    .where('apl_uid', '=', aplUid)
    .execute();
