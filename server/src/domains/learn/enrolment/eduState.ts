import type { EduState } from '@haesol/contracts/learn';
import { sql } from 'kysely';
import { toSeoulDate } from '../../../db/seoulTime.ts';

/** SQL for the state of a course (`edu as e`), computed from its dates and seats and never stored. */
export const eduStateAt = (now: Date) => {
  const today = toSeoulDate(now);
  return sql<EduState>`case
    when ${now}::timestamptz < e.apply_from then 'SCHEDULED'
    when ${now}::timestamptz <= e.apply_to then case when e.applied_cnt >= e.capacity then 'FULL' else 'OPEN' end
    when ${today}::date < e.start_dt then 'CLOSED'
    when ${today}::date <= e.end_dt then 'RUNNING'
    else 'ENDED' end`;
};
