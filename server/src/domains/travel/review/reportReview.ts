import { errorCodes } from '@haesol/contracts/common';
import type { Trx } from '../../../db/schema.ts';
import { ApiError, validationError } from '../../../http/apiError.ts';
import type { Principal } from '../../../http/context.ts';
import { hasCode } from '../../common/codes/repository.ts';
import { lockMembers } from '../../common/members/lockMembers.ts';

export interface ReviewReport {
  readonly reviewUid: string;
  readonly reasonCd: string;
  readonly text: string;
}

/** @throws {ApiError} `4040` for an unknown review, `4000` for an unknown reason or the member's own review */
export async function reportReview(trx: Trx, report: ReviewReport, { memberUid, now }: Principal): Promise<void> {
  const { reviewUid, reasonCd, text } = report;
  await lockMembers(trx, memberUid);
  if (!(await hasCode(trx, 'REVIEW_REPORT', reasonCd))) {
    throw validationError({ field: 'reasonCd', code: 'custom', message: '신고 사유를 선택해 주세요.' });
  }
  const review = await trx
    .selectFrom('review')
    .select('member_uid')
    .where((eb) => eb(eb.cast<string>('review_uid', 'text'), '=', reviewUid))
    .where('deleted_at', 'is', null)
    .where('hidden_at', 'is', null)
    .executeTakeFirst();
  if (review === undefined) throw new ApiError(errorCodes.notFound);
  if (review.member_uid === memberUid) {
    throw validationError({ field: 'reasonCd', code: 'custom', message: '내가 쓴 후기는 신고할 수 없습니다.' });
  }
  await trx
    .insertInto('review_report')
    .values({ review_uid: reviewUid, member_uid: memberUid, reason_cd: reasonCd, text, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
