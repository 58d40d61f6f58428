import { errorCodes } from '@haesol/contracts/common';
import type { RestoredKind } from '@haesol/contracts/member';
import { sql } from 'kysely';
import { writeAudit } from '../../../db/audit/auditLog.ts';
import { describedSql, timestamptz } from '../../../db/describedSql.ts';
import type { Trx } from '../../../db/schema.ts';
import { ApiError } from '../../../http/apiError.ts';
import { type restorableTypes, restoreAttachments } from '../../common/files/attachments.ts';
import { requireStops } from '../../travel/tourStaff/changeTour.ts';

/** Table, key and time of the removal of each kind, and its name in the audit log. */
const sources: Readonly<Record<RestoredKind, readonly [table: string, key: string, at: string, name: string]>> = {
  posts: ['post', 'post_uid', 'deleted_at', 'post'],
  faq: ['faq', 'faq_uid', 'deleted_at', 'faq'],
  sharing: ['sharing', 'share_uid', 'deleted_at', 'sharing'],
  banners: ['banner', 'id', 'deleted_at', 'banner'],
  notices: ['apply_notice', 'notice_uid', 'deleted_at', 'notice'],
  programs: ['apply_program', 'pgm_uid', 'deleted_at', 'program'],
  'place-notices': ['goods_notice', 'notice_uid', 'deleted_at', 'placeNotice'],
  promotions: ['promotion', 'id', 'deleted_at', 'promotion'],
  feed: ['feed', 'id', 'deleted_at', 'feed'],
  'travel-info': ['travel_info', 'id', 'deleted_at', 'travelInfo'],
  tours: ['tour', 'tour_uid', 'deleted_at', 'tour'],
  'exchange-rates': ['exchange_rate', 'currency_cd', 'deleted_at', 'exchangeRate'],
  coupons: ['coupon_pblcn', 'coupon_pblcn_uid', 'closed_at', 'coupon'],
};

/** Type of the files of each kind with files. */
const withFiles: Readonly<Partial<Record<RestoredKind, (typeof restorableTypes)[number]>>> = {
  posts: 'POST',
  sharing: 'SHARING',
  notices: 'APPLY_NOTICE',
};

/** Refuses content that is not complete enough for the site. */
const requirements: Readonly<Partial<Record<RestoredKind, (trx: Trx, id: string) => Promise<void>>>> = {
  tours: requireStops,
};

/** Puts removed content back, with its files. @throws {ApiError} `4040` for content that is not removed, `4000` for an incomplete one */
export async function restoreContent(trx: Trx, kind: RestoredKind, id: string, actorUid: string): Promise<void> {
  const [table, key, at, name] = sources[kind];
  const [removed] = await describedSql('office.restore', { at: timestamptz })`
    with removed as (select ${sql.ref(key)} as key, ${sql.ref(at)} as at from ${sql.table(table)}
      where ${sql.ref(key)}::text = ${id} and ${sql.ref(at)} is not null for update)
    update ${sql.table(table)} as t set ${sql.ref(at)} = null from removed r
      where ${sql.ref(`t.${key}`)} = r.key returning r.at`.execute(trx);
  if (removed === undefined) throw new ApiError(errorCodes.notFound);
  await requirements[kind]?.(trx, id);
  const refType = withFiles[kind];
  if (refType !== undefined) await restoreAttachments(trx, refType, id, removed.at);
  await writeAudit(trx, { actorUid, action: `${name}.restore`, targetUid: id });
}
