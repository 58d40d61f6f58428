import { rowCount } from '../../../db/expressions.ts';
import type { Db, Trx } from '../../../db/schema.ts';
import { createUid } from '../../../db/uuid.ts';

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

export interface NewPost {
  readonly inquiryUid: string;
  readonly content: string;
  readonly isOfStaff: boolean;
  readonly now: Date;
}

/** Adds a text to an inquiry. @returns its id */
export async function addPost(trx: Trx, { inquiryUid, content, isOfStaff, now }: NewPost): Promise<string> {
  const postUid = createUid();
  await trx
    .insertInto('inquiry_post')
    .values({ post_uid: postUid, inquiry_uid: inquiryUid, staff: isOfStaff, content, created_at: now })
    .execute();
  return postUid;
}

/** Puts an answered inquiry back into the queue. @returns false for one that waits */
export async function putBack(trx: Trx, inquiryUid: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('inquiry')
    .set({ answer_state: 'WAIT', reopened_at: now })
    .where('inquiry_uid', '=', inquiryUid)
    .where('answer_state', '=', 'ANSWERED')
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
