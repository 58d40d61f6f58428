import { sql } from 'kysely';
import { rowCount } from '../../../db/expressions.ts';
import type { Db } from '../../../db/schema.ts';
import { toSeoulInstant } from '../../../db/seoulTime.ts';
import type { DashboardSource } from '../../common/dashboard/dashboardSource.ts';

const openStates = ['REQUESTED', 'APPROVED', 'IN_USE', 'CANCEL_REQUESTED'] as const;

/** Dashboard source of equipment bookings. */
export function createEquipmentSource(db: Db): DashboardSource {
  return {
    async listNext(memberUid, now) {
      const begin = sql<Date>`lower(r.during)`;
      const rows = await db
        .selectFrom('equipment_rsv as r')
        .innerJoin('equipment as e', 'e.eq_uid', 'r.eq_uid')
        .select(['r.rsv_uid as uid', 'e.eq_nm as title', 'e.place as text', begin.as('begin')])
        .where('r.member_uid', '=', memberUid)
        .where('r.state', '=', 'APPROVED')
        .where(sql<boolean>`lower(r.during) >= ${now}`)
        .orderBy(begin)
        .limit(5)
        .execute();
      return rows.map(({ begin: at, ...row }) => ({ ...row, kind: 'EQU', at: toSeoulInstant(at) }));
    },

    async countKinds(memberUid) {
      const states = await db
        .selectFrom('equipment_rsv')
        .select(['state', rowCount.as('cnt')])
        .where('member_uid', '=', memberUid)
        // Excludes holds, which have no number.
        .where('rsv_no', 'is not', null)
        .where('state', '<>', 'CANCELLED')
        .groupBy('state')
        .orderBy('state')
        .execute();
      const cnt = states.reduce((sum, row) => sum + row.cnt, 0);
      return [{ kind: 'EQU', cnt, states: states.filter(({ state }) => openStates.some((open) => open === state)) }];
    },
  };
}
