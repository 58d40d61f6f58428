import { errorCodes } from '@haesol/contracts/common';
import type { Trx } from '../../../db/schema.ts';
import { ApiError } from '../../../http/apiError.ts';
import type { Principal } from '../../../http/context.ts';
import { nextRev } from '../../../http/versions.ts';
import { lockMembers } from '../../common/members/lockMembers.ts';
import { addPost, type NewPost, putBack } from './repository.ts';

/** Adds a text of its member, with which an answered inquiry waits again. @throws {ApiError} `4040` for one of another member */
export async function askOn(
  trx: Trx,
  { inquiryUid, content }: Pick<NewPost, 'content' | 'inquiryUid'>,
  { memberUid, now }: Principal,
): Promise<{ postUid: string }> {
  await lockMembers(trx, memberUid);
  const own = await trx
    .selectFrom('inquiry')
    .select('inquiry_uid')
    .where('inquiry_uid', '=', inquiryUid)
    .where('member_uid', '=', memberUid)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (own === undefined) throw new ApiError(errorCodes.notFound);
  // One that waits already has a new version, so that an answer to the texts before is refused.
  if (!(await putBack(trx, inquiryUid, now)))
    await trx.updateTable('inquiry').set(nextRev).where('inquiry_uid', '=', inquiryUid).execute();
  return { postUid: await addPost(trx, { inquiryUid, content, isOfStaff: false, now }) };
}
