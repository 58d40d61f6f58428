import { sql } from 'kysely';
import { rowCount } from '../../db/expressions.ts';
import type { Db } from '../../db/schema.ts';
import { seoulInstant, toSeoulDate, toSeoulInstant } from '../../seoulTime.ts';
import type { DashboardSource } from '../mypage/dashboard.ts';
import { openEnrollStates } from './rules.ts';

/** Courses of the member on the dashboard. */
export function createEnrolmentSource(db: Db): DashboardSource {
  return {
    async listNext(memberUid, now) {
      const rows = await db
        .selectFrom('enroll as n')
        .innerJoin('edu as e', 'e.edu_uid', 'n.edu_uid')
        .select(['n.apl_uid as uid', 'e.title', 'e.place', 'e.start_dt', 'e.sessions'])
        .where('n.member_uid', '=', memberUid)
        .where('n.state', '=', 'APPROVED')
        .where('e.start_dt', '>=', sql<string>`${toSeoulDate(now)}::date`)
        .orderBy('e.start_dt')
        .limit(5)
        .execute();
      return rows.map(({ uid, title, place, start_dt, sessions }) => ({
        kind: 'EDU',
        uid,
        title,
        text: place ?? '',
        at: toSeoulInstant(seoulInstant(start_dt, sessions[0]?.from)),
      }));
    },

    async countKinds(memberUid) {
      const states = await db
        .selectFrom('enroll')
        .select(['state', rowCount.as('cnt')])
        .where('member_uid', '=', memberUid)
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
