import type { MainFacts } from '@haesol/contracts/member';
import { type SelectQueryBuilder, sql } from 'kysely';
import { rowCount } from '../../../db/expressions.ts';
import type { Db } from '../../../db/schema.ts';
import { isVisiblePost } from '../../board/posts/repository.ts';
import { createEquipmentRepository } from '../../lab/equipment/repository.ts';
import { selectOpenCourses } from '../../learn/education/repository.ts';
import { receptionStateAt } from '../../learn/programs/repository.ts';
import { isPublishedAt } from '../../learn/publication.ts';

/** Limit of devices read: there are forty, and the first bookable day is the same for all. */
const allEquipment = 100;

/** Counts rows as a column of another query. */
function count<Tables, Table extends keyof Tables>(rows: SelectQueryBuilder<Tables, Table, object>) {
  return rows.select(rowCount.as('cnt')).$asScalar().$notNull();
}

function readCounts(db: Db, now: Date) {
  return db
    .selectNoFrom((eb) => [
      count(selectOpenCourses(db, now)).as('openCourseCnt'),
      count(eb.selectFrom('advisor').where('left_at', 'is', null)).as('advisorCnt'),
      count(
        eb
          .selectFrom('apply_notice as x')
          .where('x.deleted_at', 'is', null)
          .where(isPublishedAt(now, 'x'))
          .where(receptionStateAt(now), '=', 'OPEN'),
      ).as('openNoticeCnt'),
      count(
        eb
          .selectFrom('apply_program as x')
          .where('x.deleted_at', 'is', null)
          .where(isPublishedAt(now, 'x'))
          .where(receptionStateAt(now), '=', 'OPEN'),
      ).as('openProgramCnt'),
      count(eb.selectFrom('post as p').where(isVisiblePost('REFERENCE', now))).as('referenceCnt'),
      sql<number>`(select min(price_company) from equipment where deleted_at is null)`.as('priceFrom'),
    ])
    .executeTakeFirstOrThrow();
}

/** Returns the figures of the home page, each counted in the tables that its page shows. */
export async function readFacts(db: Db, now: Date): Promise<MainFacts> {
  const { priceFrom, ...counts } = await readCounts(db, now);
  const { days, rows } = await createEquipmentRepository(db).getWeek({
    limit: allEquipment,
    eqUids: [],
    date: '',
    start: 'BOOKABLE',
    now,
  });
  return {
    ...counts,
    equipment: {
      totalCnt: rows.length,
      freeCnt: rows.filter(({ cells: [first] }) => first !== undefined && first.free > 0).length,
      date: rows.length === 0 ? null : (days[0] ?? null),
      priceFrom: rows.length === 0 ? null : priceFrom,
    },
  };
}
