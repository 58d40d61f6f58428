import { rowCount } from '../../../db/expressions.ts';
import type { Db } from '../../../db/schema.ts';

/** Counts unanswered inquiries. */
export async function countWaiting(db: Db): Promise<number> {
  const { cnt } = await db
    .selectFrom('inquiry')
    .select(rowCount.as('cnt'))
    .where('answer_state', '=', 'WAIT')
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return cnt;
}
