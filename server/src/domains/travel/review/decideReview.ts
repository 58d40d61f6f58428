import { type ContentLocale, errorCodes, type Page } from '@haesol/contracts/common';
import type { adminReviews } from '@haesol/contracts/travel';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type * as z from 'zod/mini';
import type { AppContext } from '../../../context.ts';
import { writeAudit } from '../../../db/audit/auditLog.ts';
import { rowCount } from '../../../db/expressions.ts';
import type { Trx } from '../../../db/schema.ts';
import { toSeoulInstant } from '../../../db/seoulTime.ts';
import { ApiError, fieldError } from '../../../http/apiError.ts';
import type { Principal } from '../../../http/context.ts';
import { requireRev } from '../../../http/versions.ts';
import { toMyReviewsPath } from '../../../mail/pagePaths.ts';
import { toNews } from '../../../mail/texts/news.ts';
import { createFileLinks } from '../../common/files/fileLinks.ts';
import { filesOf } from '../../common/files/filesOf.ts';
import { notifyMember } from '../../common/notifications/notifyMember.ts';
import { isShown, type QueueFilter, selectAssignee, toAssignable } from '../../common/office/assignments.ts';
import { orderOf } from '../../common/office/lists.ts';
import { toMaskedName } from '../../common/text/maskedName.ts';
import { occursIn } from '../../common/text/searchText.ts';
import { countStars } from './writeReview.ts';

const openCnt = sql<number>`(select count(*) from review_report p
  where p.review_uid = r.review_uid and p.settled_at is null)::int`;

/** Start of the wait for a decision; null for a review without open reports. */
const reportedAt = sql<Date | null>`(select min(p.created_at) from review_report p
  where p.review_uid = r.review_uid and p.settled_at is null)`;

/** Order of reviews for staff: the longest wait first. */
const order = {
  usual: sql`${reportedAt} nulls last, r.created_at desc, r.review_uid desc`,
  columns: {
    wait: { by: reportedAt, isNullable: true, isFlipped: true },
    assignee: { by: sql.ref('assignee_nm'), isNullable: true },
    count: { by: sql.ref('open_cnt') },
    created: { by: sql.ref('r.created_at') },
  },
  uid: sql.ref('r.review_uid'),
} as const;

type StaffFilter = QueueFilter & Pick<z.output<typeof adminReviews.query>, 'searchKeyword' | 'sort' | 'state'>;

/** Lists reviews for staff with reporters and reasons, the longest wait first unless a column is chosen. */
export async function listStaffReviews(
  { db, secrets }: Pick<AppContext, 'db' | 'secrets'>,
  filter: StaffFilter,
  { limit, offset, now }: Page & { readonly now: Date },
) {
  const { state, searchKeyword, sort, staffUid } = filter;
  const links = createFileLinks(secrets);
  const found = db
    .selectFrom('review as r')
    .innerJoin('goods as g', 'g.gds_uid', 'r.gds_uid')
    .where('r.deleted_at', 'is', null)
    .where(
      sql<boolean>`(${state} = 'ALL' or (${state} = 'HIDDEN' and r.hidden_at is not null)
        or (${state} = 'REPORTED' and r.hidden_at is null and ${openCnt} > 0))`,
    )
    .where(occursIn(searchKeyword, sql`g.gds_nm || ' ' || r.content`))
    .where(isShown('reviews', 'r.review_uid', filter));
  const { cnt } = await found.select(rowCount.as('cnt')).executeTakeFirstOrThrow();
  const rows = await found
    .innerJoin('member as m', 'm.member_uid', 'r.member_uid')
    .select(selectAssignee('reviews', 'r.review_uid'))
    .select(['r.review_uid', 'g.gds_nm', 'm.name', 'r.star', 'r.content', 'r.created_at', 'r.hidden_at', 'r.rev'])
    .select(['r.decision_memo', openCnt.as('open_cnt'), reportedAt.as('reported_at')])
    .select((eb) => [
      filesOf('REVIEW', sql<string>`r.review_uid::text`).as('files'),
      jsonArrayFrom(
        eb
          .selectFrom('review_report as p')
          .leftJoin('code as c', (join) =>
            join.onRef('c.code', '=', 'p.reason_cd').on('c.group_cd', '=', 'REVIEW_REPORT'),
          )
          .select(['p.reason_cd', 'c.code_nm', 'p.text', 'p.created_at'])
          .whereRef('p.review_uid', '=', 'r.review_uid')
          .orderBy('p.created_at', 'desc'),
      ).as('reports'),
    ])
    .orderBy(orderOf(sort, order))
    .limit(limit)
    .offset(offset)
    .execute();
  const list = rows.map((row) => ({
    reviewUid: row.review_uid,
    gdsNm: row.gds_nm,
    memberNm: toMaskedName(row.name),
    star: row.star,
    content: row.content,
    images: row.files.map((file) => links.toFileRef(file, now)),
    createdDt: toSeoulInstant(row.created_at),
    ...(row.reported_at !== null && { waitDt: toSeoulInstant(row.reported_at) }),
    hiddenDt: row.hidden_at === null ? null : toSeoulInstant(row.hidden_at),
    memo: row.decision_memo,
    openCnt: row.open_cnt,
    ...toAssignable(row, staffUid),
    reports: row.reports.map(({ reason_cd, code_nm, text, created_at }) => ({
      reasonCd: reason_cd,
      reasonNm: code_nm ?? reason_cd,
      text,
      createdDt: toSeoulInstant(new Date(created_at)),
    })),
  }));
  return { list, cnt_total: cnt };
}

export interface ReviewDecision {
  readonly reviewUid: string;
  readonly to: 'HIDDEN' | 'SHOWN';
  readonly memo?: string | undefined;
  /** Version that staff saw. */
  readonly rev?: number | undefined;
}

/**
 * Hides a review, or shows it (again), and closes its reports. Notifies its author of a change.
 * @throws {ApiError} `4040`, `4000` for hiding without a reason, `4405` without anything to decide
 */
export async function decideReview(
  { mails }: Pick<AppContext, 'mails'>,
  trx: Trx,
  { reviewUid, to, memo, rev }: ReviewDecision,
  staff: Principal,
) {
  const { now } = staff;
  await requireRev(trx, { table: 'review', uid: reviewUid, rev, now });
  if (to === 'HIDDEN' && memo === undefined) throw fieldError('memo', '게시를 중단하는 사유를 입력해 주세요.');
  const review = await trx
    .selectFrom('review as r')
    .innerJoin('member as m', 'm.member_uid', 'r.member_uid')
    .innerJoin('goods as g', 'g.gds_uid', 'r.gds_uid')
    .select(['r.member_uid', 'r.gds_uid', 'r.hidden_at', 'm.email', 'm.name', 'm.locale'])
    .select(sql<string>`coalesce(g.i18n -> m.locale ->> 'nm', g.gds_nm)`.as('own_nm'))
    .where('r.review_uid', '=', reviewUid)
    .where('r.deleted_at', 'is', null)
    .forUpdate('r')
    .executeTakeFirst();
  if (review === undefined) throw new ApiError(errorCodes.notFound);
  const { numUpdatedRows: settled } = await trx
    .updateTable('review_report')
    .set({ settled_at: now })
    .where('review_uid', '=', reviewUid)
    .where('settled_at', 'is', null)
    .executeTakeFirst();
  const isMoved = (review.hidden_at !== null) !== (to === 'HIDDEN');
  if (!isMoved && settled === 0n) throw new ApiError(errorCodes.moveNotAllowed);
  const hiddenAt = to === 'HIDDEN' ? (review.hidden_at ?? now) : null;
  await trx
    .updateTable('review')
    .set({ hidden_at: hiddenAt, decision_memo: memo ?? null })
    .where('review_uid', '=', reviewUid)
    .execute();
  await writeAudit(trx, {
    actorUid: staff.memberUid,
    action: 'review.decide',
    targetUid: reviewUid,
    detail: { from: review.hidden_at === null ? 'SHOWN' : 'HIDDEN', to, memo: memo ?? null },
  });
  if (isMoved) {
    await countStars(trx, review.gds_uid);
    await notifyAuthor(mails, trx, review, { to, memo, now });
  }
  return { reviewUid, hiddenDt: hiddenAt === null ? null : toSeoulInstant(hiddenAt) };
}

async function notifyAuthor(
  mails: AppContext['mails'],
  trx: Trx,
  review: Record<'email' | 'member_uid' | 'name' | 'own_nm', string> & {
    readonly locale: ContentLocale | null;
  },
  { to, memo, now }: Pick<ReviewDecision, 'to' | 'memo'> & { readonly now: Date },
): Promise<void> {
  const { member_uid: memberUid, email, name } = review;
  const locale = review.locale ?? 'ko';
  const own = { to: email, name, locale, gdsNm: review.own_nm };
  const bell = { memberUid, kind: 'REVIEW_DECIDED', text: own.gdsNm, link: toMyReviewsPath(), now };
  const isBack = to === 'SHOWN';
  const news = isBack ? '리뷰를 다시 게시했습니다.' : '신고 검토 결과 리뷰 게시를 중단했습니다.';
  const mail = isBack ? mails.reviewShown(own) : mails.reviewHidden({ ...own, memo: memo ?? '' });
  await notifyMember(trx, { ...bell, title: toNews(news, locale), mail });
}
