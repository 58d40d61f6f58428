import { applicationKinds } from '@haesol/contracts/learn';
import type { KindCount } from '@haesol/contracts/member';
import { sql } from 'kysely';
import type { Db } from '../../../db/schema.ts';
import { toSeoulInstant } from '../../../db/seoulTime.ts';
import type { DashboardSource } from '../../common/dashboard/dashboardSource.ts';
import { createApplicationRepository, toApplication } from './repository.ts';
import { closedStates, isOverdue } from './rules.ts';

const maxDrafts = 5;
const noFilter = { kind: '', state: '', startDate: '', endDate: '', searchKeyword: '' };

/** Dashboard source of advice, joint projects and collaboration, and of the drafts of all forms. */
export function createApplicationSource(db: Db): DashboardSource {
  const applications = createApplicationRepository(db);
  return {
    async listWaiting(memberUid, now) {
      const rows = await db
        .selectFrom('application as a')
        .select(['a.apl_uid', 'a.apl_no', 'a.kind', 'a.title', 'a.due_dt'])
        .select(
          sql<
            string | null
          >`(select t.memo from timeline_entry t where t.ref_uid = a.apl_uid::text and t.type = 'REQUEST'
            order by t.at desc limit 1)`.as('memo'),
        )
        .where('a.member_uid', '=', memberUid)
        .where('a.state', '=', 'SUPPLEMENT')
        .execute();
      return rows.map((row) => ({
        kind: row.kind,
        uid: row.apl_uid,
        no: row.apl_no ?? '',
        title: row.title,
        text: row.memo ?? '',
        dueDt: row.due_dt,
        overdueYn: isOverdue(row.due_dt, now) ? 'Y' : 'N',
      }));
    },

    async listNext(memberUid, now) {
      const rows = await db
        .selectFrom('application as a')
        .select(['a.apl_uid', 'a.kind', 'a.title', 'a.visit_at', 'a.visit_place'])
        .where('a.member_uid', '=', memberUid)
        .where('a.state', 'in', ['MATCHED', 'SELECTED', 'IN_PROGRESS'])
        .where('a.visit_at', '>=', now)
        .execute();
      return rows.flatMap(({ visit_at, ...row }) =>
        visit_at === null
          ? []
          : [
              {
                kind: row.kind,
                uid: row.apl_uid,
                title: row.title,
                text: row.visit_place ?? '',
                at: toSeoulInstant(visit_at),
              },
            ],
      );
    },

    async countKinds(memberUid) {
      const counts: KindCount[] = [];
      for (const kind of applicationKinds) {
        const states = await applications.countStates(memberUid, kind);
        const handedIn = states.filter(({ state }) => state !== 'DRAFT' && state !== 'WITHDRAWN');
        counts.push({
          kind,
          cnt: handedIn.reduce((sum, { cnt }) => sum + cnt, 0),
          states: handedIn.filter(({ state }) => !closedStates.includes(state)),
        });
      }
      return counts;
    },

    async listDrafts(memberUid) {
      const own = sql<boolean>`a.member_uid = ${memberUid}::uuid`;
      const page = { limit: maxDrafts, offset: 0 };
      const { rows } = await applications.listApplications({ ...noFilter, state: 'DRAFT' }, own, page);
      return rows.map(toApplication);
    },
  };
}
