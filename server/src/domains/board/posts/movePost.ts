import type { StaffPostMove } from '@haesol/contracts/board';
import { errorCodes } from '@haesol/contracts/common';
import { describedSql, timestamptz } from '../../../db/describedSql.ts';
import type { Trx } from '../../../db/schema.ts';
import { ApiError } from '../../../http/apiError.ts';
import type { Principal } from '../../../http/context.ts';
import { keepPost, lockPost, recordPost, updatePost } from './staffPosts.ts';

interface PostMove {
  readonly to: StaffPostMove;
  /** Version that staff saw. */
  readonly rev: number | undefined;
  readonly staff: Principal;
}

/** Returns the latest time from which the site has shown a post before: a version that was kept until that time. */
async function findFormerTime(trx: Trx, postUid: string, now: Date): Promise<Date | undefined> {
  const [row] = await describedSql('posts.formerTime', { at: timestamptz })`
    select v.shown_from as at from (
      select (content ->> 'createdDt')::timestamptz as shown_from, no,
        lead(at, 1, ${now}::timestamptz) over (order by no) as kept_until
      from content_version where kind = 'POST' and ref = ${postUid}) v
    where v.shown_from <= v.kept_until order by v.no desc limit 1`.execute(trx);
  return row?.at;
}

/**
 * Publishes a post, takes it back to the drafts, pins it, or ends that. One that was published before appears at its former time.
 * @throws {ApiError} `4040`, `4405` where another has changed it in between, or for a move that changes nothing
 */
export async function movePost(trx: Trx, postUid: string, { to, rev, staff }: PostMove): Promise<void> {
  const before = await lockPost(trx, postUid);
  const { createdDt, pinYn } = before.content;
  const isShown = createdDt !== null && new Date(createdDt) <= staff.now;
  const isSame =
    (to === 'PUBLISHED' && isShown) ||
    (to === 'DRAFT' && createdDt === null) ||
    (to === 'PINNED' && pinYn === 'Y') ||
    (to === 'UNPINNED' && pinYn === 'N');
  if (isSame) throw new ApiError(errorCodes.moveNotAllowed);
  const publishedAt = to === 'PUBLISHED' ? ((await findFormerTime(trx, postUid, staff.now)) ?? staff.now) : null;
  const isOfTime = to === 'PUBLISHED' || to === 'DRAFT';
  await updatePost(trx, postUid, {
    updated_at: staff.now,
    ...(isOfTime ? { created_at: publishedAt } : { pin: to === 'PINNED', pin_until: null }),
  });
  const no = await keepPost(trx, postUid, staff, { rev, before });
  await recordPost(trx, postUid, staff, `post.${to.toLowerCase()}`, { no });
}
