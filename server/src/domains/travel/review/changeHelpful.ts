import { errorCodes } from '@haesol/contracts/common';
import { sql } from 'kysely';
import type { Trx } from '../../../db/schema.ts';
import { ApiError } from '../../../http/apiError.ts';
import type { Principal } from '../../../http/context.ts';
import { requireUuid } from '../../../http/requireUuid.ts';

export interface HelpfulChange {
  readonly reviewUid: string;
  readonly helpfulYn: 'Y' | 'N';
}

/**
 * Marks a review as helpful for the member, or takes the mark back; idempotent.
 * @throws {ApiError} `4040` for an unknown or hidden review, `4405` for the member's own
 */
export async function changeHelpful(trx: Trx, { reviewUid, helpfulYn }: HelpfulChange, { memberUid, now }: Principal) {
  // Locks the review, so that parallel marks are counted one after the other.
  const review = await trx
    .selectFrom('review')
    .select('member_uid')
    .where('review_uid', '=', requireUuid(reviewUid))
    .where('deleted_at', 'is', null)
    .where('hidden_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (review === undefined) throw new ApiError(errorCodes.notFound);
  if (review.member_uid === memberUid) {
    throw new ApiError(errorCodes.moveNotAllowed, { message: '내가 쓴 후기에는 도움돼요를 누를 수 없습니다.' });
  }
  const changed =
    helpfulYn === 'Y'
      ? await trx
          .insertInto('review_helpful')
          .values({ review_uid: reviewUid, member_uid: memberUid, created_at: now })
          .onConflict((conflict) => conflict.doNothing())
          .returning('review_uid')
          .execute()
      : await trx
          .deleteFrom('review_helpful')
          .where('review_uid', '=', reviewUid)
          .where('member_uid', '=', memberUid)
          .returning('review_uid')
          .execute();
  const step = helpfulYn === 'Y' ? changed.length : -changed.length;
  const { helpful_cnt: helpfulCnt } = await trx
    .updateTable('review')
    .set({ helpful_cnt: sql<number>`helpful_cnt + ${step}::int` })
    .where('review_uid', '=', reviewUid)
    .returning('helpful_cnt')
    .executeTakeFirstOrThrow();
  return { reviewUid, helpfulYn, helpfulCnt };
}
