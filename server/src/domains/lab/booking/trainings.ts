import { type Kysely, type RawBuilder, sql } from 'kysely';
import { rowCount } from '../../../db/expressions.ts';
import type { Database } from '../../../db/schema.ts';
import { toSeoulDate } from '../../../db/seoulTime.ts';
import type { PageAt } from '../../common/paging/pageAt.ts';
import { toMaskedName } from '../../common/text/maskedName.ts';

interface Training {
  readonly memberUid: string;
  readonly eqUid: string;
  readonly completedDt: string;
  readonly validDt: string;
  /** Staff member who records it; undefined for a course. */
  readonly staffUid?: string | undefined;
}

/** @param replaces condition under which it replaces the record of the member. @returns false without a change */
async function writeTraining(
  db: Kysely<Database>,
  { memberUid, eqUid, completedDt, validDt, staffUid }: Training,
  replaces: RawBuilder<boolean>,
): Promise<boolean> {
  const record = { completed_on: completedDt, valid_until: validDt, staff_uid: staffUid ?? null };
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('equipment_training')
    .values({ member_uid: memberUid, eq_uid: eqUid, ...record })
    .onConflict((conflict) => conflict.columns(['member_uid', 'eq_uid']).doUpdateSet(record).where(replaces))
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export function createTrainings(db: Kysely<Database>) {
  return {
    findMember: (email: string) =>
      db
        .selectFrom('member')
        .select(['member_uid', 'name', 'email'])
        .where(sql<boolean>`email = ${email}::citext`)
        .where('state', '<>', 'LEFT')
        .executeTakeFirst(),

    /** Replaces the record, which may have been wrong. @returns false if that day is recorded already */
    setTraining: (training: Training) =>
      writeTraining(db, training, sql<boolean>`equipment_training.completed_on <> excluded.completed_on`),

    /** Records the training of a course; a later one stays. */
    addTraining: (training: Training) =>
      writeTraining(db, training, sql<boolean>`equipment_training.completed_on < excluded.completed_on`),

    async listTrainings(eqUid: string, { limit, offset, now }: Pick<PageAt, 'limit' | 'now' | 'offset'>) {
      const found = db.selectFrom('equipment_training as t').where('t.eq_uid', '=', eqUid);
      const { total } = await found.select(rowCount.as('total')).executeTakeFirstOrThrow();
      const rows = await found
        .innerJoin('member as m', 'm.member_uid', 't.member_uid')
        .leftJoin('member as s', 's.member_uid', 't.staff_uid')
        .select(['t.member_uid', 'm.name', 't.completed_on', 't.valid_until', 's.name as by_nm'])
        .orderBy('t.valid_until', 'desc')
        .orderBy('t.member_uid')
        .limit(limit)
        .offset(offset)
        .execute();
      const list = rows.map((row) => ({
        memberUid: row.member_uid,
        memberNm: toMaskedName(row.name),
        completedDt: row.completed_on,
        validDt: row.valid_until,
        validYn: row.valid_until >= toSeoulDate(now) ? ('Y' as const) : ('N' as const),
        byNm: row.by_nm,
      }));
      return { list, cnt_total: total };
    },

    /** @returns the removed record; undefined without one */
    removeTraining: (memberUid: string, eqUid: string) =>
      db
        .deleteFrom('equipment_training')
        .where('member_uid', '=', memberUid)
        .where('eq_uid', '=', eqUid)
        .returning(['completed_on', 'valid_until'])
        .executeTakeFirst(),
  };
}
