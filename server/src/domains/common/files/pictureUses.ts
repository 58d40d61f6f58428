import { pictureUids } from '@haesol/contracts/common';
import { type RawBuilder, sql } from 'kysely';
import type { Trx } from '../../../db/schema.ts';
import { fieldError } from '../../../http/apiError.ts';

/** Contents with pictures, by the type that `picture_use` names. */
type PictureOwner =
  | 'APPLY_NOTICE'
  | 'APPLY_PROGRAM'
  | 'BANNER'
  | 'EDU'
  | 'EQUIPMENT'
  | 'FAQ'
  | 'GOODS'
  | 'PAGE'
  | 'PASS'
  | 'POST'
  | 'PROMOTION'
  | 'SHARING'
  | 'TERMS'
  | 'TOUR'
  | 'TRAVEL_INFO';

/** Addresses and HTML of a form, by its field. */
type PictureTexts = Readonly<Record<string, string | null>>;

/**
 * Keeps uploaded pictures that a form names.
 * @throws {ApiError} `4000` at the field for a picture that is missing, or another person's upload
 */
export async function claimPictures(trx: Trx, texts: PictureTexts, ownerUid: string): Promise<readonly string[]> {
  const fieldOf = new Map(
    Object.entries(texts).flatMap(([field, text]) => pictureUids(text ?? '').map((uid) => [uid, field] as const)),
  );
  const uids = [...fieldOf.keys()];
  if (uids.length === 0) return [];
  const rows = await trx
    .updateTable('file')
    .set({ ref_type: 'PICTURE' })
    .where(sql<boolean>`file_uid = any(${uids}::uuid[])`)
    .where('kind', '=', 'image')
    .where('removed_at', 'is', null)
    .where(sql<boolean>`(ref_type = 'PICTURE' or (ref_type is null and owner_uid = ${ownerUid}::uuid))`)
    .returning('file_uid')
    .execute();
  const kept = new Set(rows.map(({ file_uid }) => file_uid));
  const lost = uids.find((uid) => !kept.has(uid));
  if (lost !== undefined) {
    throw fieldError(fieldOf.get(lost) ?? '', '올린 그림을 찾을 수 없습니다. 그림을 다시 올려 주세요.');
  }
  return uids;
}

/** Records the pictures that an entry shows, instead of those before. */
export async function setPictures(
  trx: Trx,
  refType: PictureOwner,
  refUid: string,
  fileUids: readonly string[],
): Promise<void> {
  await trx
    .deleteFrom('picture_use')
    .where('ref_type', '=', refType)
    .where('ref_uid', '=', refUid)
    .where(sql<boolean>`file_uid <> all(${fileUids}::uuid[])`)
    .execute();
  if (fileUids.length === 0) return;
  await trx
    .insertInto('picture_use')
    .values(fileUids.map((file_uid) => ({ file_uid, ref_type: refType, ref_uid: refUid })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Keeps the pictures of a form, and records that its entry shows them. @throws {ApiError} `4000` at the field */
export async function keepPictures(
  trx: Trx,
  refType: PictureOwner,
  refUid: string,
  texts: PictureTexts,
  ownerUid: string,
): Promise<void> {
  await setPictures(trx, refType, refUid, await claimPictures(trx, texts, ownerUid));
}

/**
 * SQL condition: a device or a place has the picture in its list. A process of an older release records the main one alone in
 * `picture_use`.
 */
const isInList = (fileUid: RawBuilder<string>) => sql<boolean>`(exists (select 1 from equipment e
  where e.pictures::text like '%' || ${fileUid} || '%')
  or exists (select 1 from goods_image i where i.url like '%' || ${fileUid} || '%'))`;

/** SQL condition: an entry that the site shows has the picture `f`. Goods and devices that are gone stay in the bookings of members. */
export const isPictureShown = (now: Date): RawBuilder<boolean> => sql<boolean>`(exists (select 1 from picture_use u
  where u.file_uid = f.file_uid and case u.ref_type
    when 'POST' then exists (select 1 from post p
      where p.post_uid = u.ref_uid and p.deleted_at is null and p.created_at <= ${now})
    when 'FAQ' then exists (select 1 from faq q
      where q.faq_uid = u.ref_uid and q.deleted_at is null and q.created_at <= ${now})
    when 'SHARING' then exists (select 1 from sharing s
      where s.share_uid = u.ref_uid and s.deleted_at is null and s.publish_at <= ${now})
    when 'EDU' then exists (select 1 from edu e
      where e.edu_uid = u.ref_uid and e.deleted_at is null and e.publish_at <= ${now})
    when 'APPLY_NOTICE' then exists (select 1 from apply_notice n
      where n.notice_uid = u.ref_uid and n.deleted_at is null and n.publish_at <= ${now})
    when 'APPLY_PROGRAM' then exists (select 1 from apply_program g
      where g.pgm_uid = u.ref_uid and g.deleted_at is null and g.publish_at <= ${now})
    when 'BANNER' then exists (select 1 from banner b where b.id = u.ref_uid and b.deleted_at is null
      and coalesce(b.from_dt, '-infinity') <= (${now}::timestamptz at time zone 'Asia/Seoul')::date)
    when 'PROMOTION' then exists (select 1 from promotion m where m.id = u.ref_uid and m.deleted_at is null)
    when 'TOUR' then exists (select 1 from tour t where t.tour_uid = u.ref_uid and t.deleted_at is null)
    when 'TRAVEL_INFO' then exists (select 1 from travel_info i where i.id = u.ref_uid and i.deleted_at is null)
    else true end) or ${isInList(sql`f.file_uid`)})`;

/** SQL condition on `file`: a picture of staff that no entry has, nor a version of one. */
export const isPictureUnused = sql<boolean>`ref_type = 'PICTURE'
  and not exists (select 1 from picture_use u where u.file_uid = file.file_uid)
  and not ${isInList(sql`file.file_uid`)}
  and not exists (select 1 from content_version v where v.content::text like '%' || file.file_uid || '%')`;
