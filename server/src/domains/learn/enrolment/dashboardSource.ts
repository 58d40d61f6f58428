import { rowCount } from '../../../db/expressions.ts';
import type { Db } from '../../../db/schema.ts';
import { seoulInstant, toSeoulDate, toSeoulInstant } from '../../../db/seoulTime.ts';
import type { DashboardSource } from '../../common/dashboard/dashboardSource.ts';
import { listNextLessons } from './myEduView.ts';
import { selectEnrolments } from './repository.ts';
import { openEnrollStates } from './rules.ts';

/** Dashboard source of the member's courses. */
export function createEnrolmentSource(db: Db): DashboardSource {
  return {
    async listNext(memberUid, now) {
      const rows = await selectEnrolments(db)
        .where('n.member_uid', '=', memberUid)
        .where('n.state', 'in', ['APPROVED', 'LEARNING'])
        .where('e.end_dt', '>=', toSeoulDate(now))
        .execute();
      return listNextLessons(rows, now).map(({ row, date, from }) => ({
        kind: 'EDU',
        uid: row.apl_uid,
        title: row.title,
        text: row.place ?? '',
        at: toSeoulInstant(seoulInstant(date, from === '' ? undefined : from)),
      }));
    },

    async countKinds(memberUid) {
      const states = await db
        .selectFrom('enroll')
        .select(['state', rowCount.as('cnt')])
        .where('member_uid', '=', memberUid)
        .where('state', '<>', 'CANCELLED')
        .groupBy('state')
        .orderBy('state')
        .execute();
      const cnt = states.reduce((sum, row) => sum + row.cnt, 0);
      return [
        { kind: 'EDU', cnt, states: states.filter(({ state }) => openEnrollStates.some((open) => open === state)) },
      ];
    },
  };
}
