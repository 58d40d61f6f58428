import { type ContentLocale, errorCodes } from '@haesol/contracts/common';
import type { ReviewForm } from '@haesol/contracts/travel';
import { sql } from 'kysely';
import type { Trx } from '../../../db/schema.ts';
import { createUid } from '../../../db/uuid.ts';
import { ApiError } from '../../../http/apiError.ts';
import type { Principal } from '../../../http/context.ts';
import { removeAttachments, setAttachments } from '../../common/files/attachments.ts';
import { lockMembers } from '../../common/members/lockMembers.ts';
import { firstReviewableUse, toReviewLang } from './rules.ts';

const refType = 'REVIEW';

/** Recounts the stars of a place, with a lock for concurrent authors. */
export async function countStars(trx: Trx, gdsUid: string): Promise<void> {
  await trx.selectFrom('goods').select('gds_uid').where('gds_uid', '=', gdsUid).forUpdate().execute();
  const shown = sql`from review r where r.gds_uid = ${gdsUid} and r.deleted_at is null and r.hidden_at is null`;
  await trx
    .updateTable('goods')
    .set({
      stars: sql<number[]>`(select array[count(*) filter (where star = 5), count(*) filter (where star = 4),
        count(*) filter (where star = 3), count(*) filter (where star = 2), count(*) filter (where star = 1)]::int[] ${shown})`,
      rating: sql<string>`(select coalesce(round(avg(star), 1), 0) ${shown})`,
    })
    .where('gds_uid', '=', gdsUid)
    .execute();
}

const setImages = (trx: Trx, reviewUid: string, fileUids: readonly string[], { memberUid, now }: Principal) =>
  setAttachments(trx, {
    refType,
    refUid: reviewUid,
    kind: 'image',
    field: 'imageUids',
    fileUids,
    ownerUid: memberUid,
    now,
  });

/** Returns the reason why a reservation of the member cannot be reviewed. */
async function toRefusal(trx: Trx, rsvtUid: string, memberUid: string): Promise<ApiError> {
  const row = await trx
    .selectFrom('reservation')
    .select(['stts_cd', 'used_at', 'gds_uid'])
    .where('rsvt_uid', '=', rsvtUid)
    .where('member_uid', '=', memberUid)
    .executeTakeFirst();
  if (row === undefined || row.gds_uid === null) return new ApiError(errorCodes.notFound);
  if (row.stts_cd === 'REVIEWED') {
    return new ApiError(errorCodes.moveNotAllowed, { message: '이미 리뷰를 작성했습니다.' });
  }
  return new ApiError(row.stts_cd === 'USED' ? errorCodes.reviewPeriodOver : errorCodes.reviewBeforeUse);
}

export interface NewReview {
  readonly rsvtUid: string;
  readonly form: ReviewForm;
  /** Language of the author. */
  readonly locale: ContentLocale;
}

/**
 * Adds the only review of a reservation that was used in the last 30 days.
 * @throws {ApiError} `4040` for one of another member, `4701` before its use, `4702` after 30 days, `4405` with a review
 */
export async function addReview(trx: Trx, { rsvtUid, form, locale }: NewReview, member: Principal) {
  const { memberUid, now } = member;
  await lockMembers(trx, memberUid);
  const reservation = await trx
    .updateTable('reservation')
    .set({ stts_cd: 'REVIEWED' })
    .where('rsvt_uid', '=', rsvtUid)
    .where('member_uid', '=', memberUid)
    .where('stts_cd', '=', 'USED')
    .where('gds_uid', 'is not', null)
    .where('used_at', '>=', firstReviewableUse(now))
    .returning('gds_uid')
    .executeTakeFirst();
  if (reservation === undefined || reservation.gds_uid === null) throw await toRefusal(trx, rsvtUid, memberUid);
  const { star, content, imageUids } = form;
  const reviewUid = createUid();
  await trx
    .insertInto('review')
    .values({
      review_uid: reviewUid,
      gds_uid: reservation.gds_uid,
      rsvt_uid: rsvtUid,
      member_uid: memberUid,
      star,
      content,
      lang: toReviewLang(content, locale),
      created_at: now,
    })
    .execute();
  await setImages(trx, reviewUid, imageUids, member);
  await countStars(trx, reservation.gds_uid);
  return { reviewUid };
}

/** Locks the member's own review. @throws {ApiError} `4040` for an unknown one, `4032` for one of another member */
async function lockOwn(trx: Trx, reviewUid: string, memberUid: string) {
  const review = await trx
    .selectFrom('review as r')
    .leftJoin('reservation as v', 'v.rsvt_uid', 'r.rsvt_uid')
    .select(['r.review_uid', 'r.member_uid', 'r.gds_uid', 'r.hidden_at', 'v.used_at'])
    .where((eb) => eb(eb.cast<string>('r.review_uid', 'text'), '=', reviewUid))
    .where('r.deleted_at', 'is', null)
    .forUpdate('r')
    .executeTakeFirst();
  if (review === undefined) throw new ApiError(errorCodes.notFound);
  if (review.member_uid !== memberUid) throw new ApiError(errorCodes.notAuthor);
  return review;
}

/** @throws {ApiError} `4040`, `4032`, `4702` after 30 days, `4405` for one hidden by staff */
export async function changeReview(
  trx: Trx,
  {
    reviewUid,
    form,
    locale,
  }: { readonly reviewUid: string; readonly form: ReviewForm; readonly locale: ContentLocale },
  member: Principal,
) {
  await lockMembers(trx, member.memberUid);
  const { gds_uid, hidden_at, used_at } = await lockOwn(trx, reviewUid, member.memberUid);
  if (hidden_at !== null) throw new ApiError(errorCodes.moveNotAllowed);
  if (used_at === null || used_at < firstReviewableUse(member.now)) throw new ApiError(errorCodes.reviewPeriodOver);
  const { star, content, imageUids } = form;
  await trx
    .updateTable('review')
    .set({ star, content, lang: toReviewLang(content, locale), updated_at: member.now })
    .where('review_uid', '=', reviewUid)
    .execute();
  await setImages(trx, reviewUid, imageUids, member);
  await countStars(trx, gds_uid);
  return { reviewUid };
}

/** @throws {ApiError} `4040`, `4032` */
export async function removeReview(trx: Trx, reviewUid: string, { memberUid, now }: Principal): Promise<void> {
  const { gds_uid } = await lockOwn(trx, reviewUid, memberUid);
  await trx.updateTable('review').set({ deleted_at: now }).where('review_uid', '=', reviewUid).execute();
  await removeAttachments(trx, refType, reviewUid, now);
  await countStars(trx, gds_uid);
}
