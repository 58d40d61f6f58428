import { rowCount } from '../../../db/expressions.ts';
import type { Db } from '../../../db/schema.ts';
import type { DashboardSource } from '../../common/dashboard/dashboardSource.ts';

/** Dashboard source of the member's questions. */
export function createQuestionSource(db: Db): DashboardSource {
  return {
    async countKinds(memberUid) {
      const states = await db
        .selectFrom('qna')
        .select(['answer_state as state', rowCount.as('cnt')])
        .where('writer_uid', '=', memberUid)
        .where('deleted_at', 'is', null)
        .groupBy('answer_state')
        .orderBy('answer_state', 'desc')
        .execute();
      return [{ kind: 'QNA', cnt: states.reduce((sum, { cnt }) => sum + cnt, 0), states }];
    },
  };
}
