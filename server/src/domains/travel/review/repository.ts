import type { Page } from '@haesol/contracts/common';
import type { Review, reviewSorts } from '@haesol/contracts/travel';
import { type RawBuilder, sql } from 'kysely';
import { rowCount } from '../../../db/expressions.ts';
import type { Db } from '../../../db/schema.ts';
import { toSeoulInstant } from '../../../db/seoulTime.ts';
import { toRefusalLanguage } from '../../../http/plugins/refusalTexts.ts';
import { filesOf } from '../../common/files/filesOf.ts';
import { toMaskedName } from '../../common/text/maskedName.ts';

type ReviewSort = (typeof reviewSorts)[number];

const orders: Readonly<Record<ReviewSort, RawBuilder<unknown>>> = {
  LATEST: sql`r.created_at desc, r.review_uid desc`,
  HIGH: sql`r.star desc, r.created_at desc, r.review_uid desc`,
  LOW: sql`r.star, r.created_at desc, r.review_uid desc`,
  HELPFUL: sql`r.helpful_cnt desc, r.created_at desc, r.review_uid desc`,
};

export interface ReviewFilter {
  readonly gdsUid: string;
  readonly sort: ReviewSort;
}

export function createReviewRepository(db: Db) {
  return {
    async listReviews(
      { gdsUid, sort }: ReviewFilter,
      { limit, offset, memberUid, languageCd }: Page & { memberUid: string | undefined; languageCd: string },
    ) {
      const found = db
        .selectFrom('review as r')
        .where('r.gds_uid', '=', gdsUid)
        .where('r.deleted_at', 'is', null)
        .where('r.hidden_at', 'is', null);
      const { cnt } = await found.select(rowCount.as('cnt')).executeTakeFirstOrThrow();
      const rows = await found
        .innerJoin('member as m', 'm.member_uid', 'r.member_uid')
        .select(['r.review_uid', 'r.star', 'r.content', 'r.lang', 'r.created_at', 'r.member_uid', 'm.name', 'm.state'])
        .select([
          'r.helpful_cnt',
          sql<boolean>`exists (select from review_helpful h where h.review_uid = r.review_uid
            and h.member_uid = ${memberUid ?? null}::uuid)`.as('is_helpful'),
        ])
        .select(filesOf('REVIEW', sql<string>`r.review_uid::text`).as('files'))
        .orderBy(orders[sort])
        .limit(limit)
        .offset(offset)
        .execute();
      const say = toRefusalLanguage(languageCd);
      const list = rows.map(
        (row): Review => ({
          reviewUid: row.review_uid,
          star: row.star,
          content: row.content,
          lang: row.lang,
          // That of a member who has left is a word.
          writerNm: say(toMaskedName(row.name)),
          mineYn: row.member_uid === memberUid ? 'Y' : 'N',
          helpfulCnt: row.helpful_cnt,
          helpfulYn: row.is_helpful ? 'Y' : 'N',
          images: row.files.map(({ file_uid, org_nm }) => ({
            url: `/file/view?fileUid=${file_uid}`,
            alt: org_nm,
            caption: null,
          })),
          createdDt: toSeoulInstant(row.created_at),
        }),
      );
      return { list, cnt_total: cnt };
    },
  };
}
