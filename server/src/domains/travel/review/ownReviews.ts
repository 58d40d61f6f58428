import { errorCodes, type Page } from '@haesol/contracts/common';
import type { OwnReview, Reviewable, ReviewTarget } from '@haesol/contracts/travel';
import { sql } from 'kysely';
import type { AppContext } from '../../../context.ts';
import { rowCount } from '../../../db/expressions.ts';
import type { Db } from '../../../db/schema.ts';
import { toSeoulInstant } from '../../../db/seoulTime.ts';
import { ApiError } from '../../../http/apiError.ts';
import { createFileLinks } from '../../common/files/fileLinks.ts';
import { filesOf } from '../../common/files/filesOf.ts';
import { langOf, toAlt, translated } from '../../common/text/translation.ts';
import { itemNames } from '../voucher/itemNames.ts';
import { firstReviewableUse, toReviewDue } from './rules.ts';

interface Reading {
  readonly memberUid: string;
  readonly languageCd: string;
  readonly now: Date;
}

/** SQL for the options of the reservation `v` in words. */
function optionNm(languageCd: string) {
  const { option, price, separator } = itemNames(languageCd);
  return sql<string>`coalesce((select string_agg(${option} || coalesce(' · ' || nullif(${price}, ''), '') || ' ' || i.cnt, ${separator}::text
  order by i.seq)
  from reservation_item i where i.rsvt_uid = v.rsvt_uid), '')`;
}

function selectOwn(db: Db, { memberUid, languageCd }: Reading) {
  return db
    .selectFrom('review as r')
    .innerJoin('goods as g', 'g.gds_uid', 'r.gds_uid')
    .leftJoin('reservation as v', 'v.rsvt_uid', 'r.rsvt_uid')
    .select(['r.review_uid', 'r.rsvt_uid', 'r.gds_uid', 'r.star', 'r.content', 'r.created_at', 'r.hidden_at'])
    .select([
      'r.lang as content_lang',
      'r.decision_memo',
      'v.used_at',
      'g.thumb_url',
      'g.thumb_alt',
      langOf('g', languageCd).as('lang'),
    ])
    .select(translated('g.gds_nm', languageCd, 'nm').as('gds_nm'))
    .select(filesOf('REVIEW', sql<string>`r.review_uid::text`).as('files'))
    .where('r.member_uid', '=', memberUid)
    .where('r.deleted_at', 'is', null);
}

type OwnRow = Awaited<ReturnType<ReturnType<typeof selectOwn>['execute']>>[number];

function toOwnReview({ secrets }: Pick<AppContext, 'secrets'>, row: OwnRow, now: Date): OwnReview {
  const links = createFileLinks(secrets);
  const isHidden = row.hidden_at !== null;
  const isOpen = row.used_at !== null && row.used_at >= firstReviewableUse(now);
  return {
    reviewUid: row.review_uid,
    rsvtUid: row.rsvt_uid,
    gdsUid: row.gds_uid,
    gdsNm: row.gds_nm,
    lang: row.lang,
    thumbUrl: row.thumb_url,
    thumbAlt: toAlt(row.lang, row.thumb_alt, row.gds_nm),
    star: row.star,
    content: row.content,
    contentLang: row.content_lang,
    images: row.files.map((file) => links.toFileRef(file, now)),
    createdDt: toSeoulInstant(row.created_at),
    hiddenYn: isHidden ? 'Y' : 'N',
    hiddenMemo: isHidden ? row.decision_memo : null,
    editableYn: isOpen && !isHidden ? 'Y' : 'N',
  };
}

export async function listOwnReviews(
  context: Pick<AppContext, 'db' | 'secrets'>,
  { limit, offset, ...reading }: Page & Reading,
) {
  const { cnt } = await context.db
    .selectFrom('review')
    .select(rowCount.as('cnt'))
    .where('member_uid', '=', reading.memberUid)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  const rows = await selectOwn(context.db, reading)
    .orderBy('r.created_at', 'desc')
    .orderBy('r.review_uid', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return { list: rows.map((row) => toOwnReview(context, row, reading.now)), cnt_total: cnt };
}

/** Selects a member's reservations that can be reviewed now, as `v`. */
function whereReviewable(db: Db, { memberUid, now }: Pick<Reading, 'memberUid' | 'now'>) {
  return db
    .selectFrom('reservation as v')
    .where('v.member_uid', '=', memberUid)
    .where('v.stts_cd', '=', 'USED')
    .where('v.gds_uid', 'is not', null)
    .where('v.used_at', '>=', firstReviewableUse(now));
}

export async function listReviewable(db: Db, { limit, offset, ...reading }: Page & Reading) {
  const { languageCd, now } = reading;
  const { cnt } = await whereReviewable(db, reading).select(rowCount.as('cnt')).executeTakeFirstOrThrow();
  const rows = await whereReviewable(db, reading)
    .innerJoin('goods as g', 'g.gds_uid', 'v.gds_uid')
    .select([
      'v.rsvt_uid',
      'g.gds_uid',
      'v.used_at',
      'g.thumb_url',
      'g.thumb_alt',
      optionNm(languageCd).as('option_nm'),
    ])
    .select([translated('g.gds_nm', languageCd, 'nm').as('gds_nm'), langOf('g', languageCd).as('lang')])
    .orderBy('v.used_at')
    .orderBy('v.rsvt_uid')
    .limit(limit)
    .offset(offset)
    .execute();
  const list = rows.map((row): Reviewable => {
    const usedAt = row.used_at ?? now;
    return {
      rsvtUid: row.rsvt_uid,
      gdsUid: row.gds_uid,
      gdsNm: row.gds_nm,
      lang: row.lang,
      thumbUrl: row.thumb_url,
      thumbAlt: toAlt(row.lang, row.thumb_alt, row.gds_nm),
      optionNm: row.option_nm,
      usedDt: toSeoulInstant(usedAt),
      dueDt: toReviewDue(usedAt),
    };
  });
  return { list, cnt_total: cnt };
}

/** @throws {ApiError} `4040` for a reservation of another member or without a place */
export async function readReviewTarget(
  context: Pick<AppContext, 'db' | 'secrets'>,
  rsvtUid: string,
  reading: Reading,
): Promise<ReviewTarget> {
  const { db } = context;
  const { memberUid, languageCd, now } = reading;
  const row = await db
    .selectFrom('reservation as v')
    .innerJoin('goods as g', 'g.gds_uid', 'v.gds_uid')
    .select(['v.stts_cd', 'g.gds_uid', 'v.used_at', 'g.thumb_url', 'g.thumb_alt', optionNm(languageCd).as('option_nm')])
    .select([translated('g.gds_nm', languageCd, 'nm').as('gds_nm'), langOf('g', languageCd).as('lang')])
    .where('v.rsvt_uid', '=', rsvtUid)
    .where('v.member_uid', '=', memberUid)
    .executeTakeFirst();
  if (row === undefined) throw new ApiError(errorCodes.notFound);
  const review = await selectOwn(db, reading).where('r.rsvt_uid', '=', rsvtUid).executeTakeFirst();
  const usedAt = row.used_at;
  const isOver = usedAt !== null && usedAt < firstReviewableUse(now);
  const unwritten = row.stts_cd !== 'USED' ? 'BEFORE' : isOver ? 'OVER' : 'OPEN';
  return {
    state: row.stts_cd === 'REVIEWED' ? 'WRITTEN' : unwritten,
    gdsUid: row.gds_uid,
    gdsNm: row.gds_nm,
    lang: row.lang,
    thumbUrl: row.thumb_url,
    thumbAlt: toAlt(row.lang, row.thumb_alt, row.gds_nm),
    optionNm: row.option_nm,
    usedDt: usedAt === null ? null : toSeoulInstant(usedAt),
    dueDt: usedAt === null ? null : toReviewDue(usedAt),
    review: review === undefined ? null : toOwnReview(context, review, now),
  };
}
