import type { Sharing, SharingDetail, SharingType } from '@haesol/contracts/board';
import { type InferResult, sql } from 'kysely';
import { rowCount } from '../../../db/expressions.ts';
import type { Db } from '../../../db/schema.ts';
import { toSeoulInstant } from '../../../db/seoulTime.ts';
import type { PageAt } from '../../common/paging/pageAt.ts';
import { matches } from '../../common/text/searchText.ts';

export interface SharingFilter {
  readonly type: SharingType;
  readonly field: string;
  readonly searchKeyword: string;
}

/** SQL condition: the site shows `x`; drafts and entries with a time to come are for the office alone. */
const isShown = (now: Date) => sql<boolean>`(x.deleted_at is null and x.publish_at <= ${now})`;

function selectSharings(db: Db, now: Date) {
  return db
    .selectFrom('sharing as x')
    .innerJoin('code as c', (join) => join.onRef('c.code', '=', 'x.field_cd').on('c.group_cd', '=', 'TECH_FIELD'))
    .select(['x.share_uid', 'x.type', 'x.title', 'x.summary', 'x.thumb_url', 'x.thumb_alt', 'c.code_nm'])
    .where(isShown(now));
}

function toSharing(row: InferResult<ReturnType<typeof selectSharings>>[number]): Sharing {
  return {
    shareUid: row.share_uid,
    type: row.type,
    fieldNm: row.code_nm,
    title: row.title,
    summary: row.summary,
    thumbUrl: row.thumb_url,
    thumbAlt: row.thumb_alt,
  };
}

export function createSharingRepository(db: Db) {
  return {
    async listSharings({ type, field, searchKeyword }: SharingFilter, { limit, offset, now }: PageAt) {
      const fields = await db
        .selectFrom('sharing as x')
        .innerJoin('code as c', (join) => join.onRef('c.code', '=', 'x.field_cd').on('c.group_cd', '=', 'TECH_FIELD'))
        .select(['c.code as categoryCd', 'c.code_nm as categoryNm', rowCount.as('cnt')])
        .where(isShown(now))
        .where('x.type', '=', type)
        .groupBy(['c.code', 'c.code_nm'])
        .orderBy('c.code')
        .execute();
      const condition = sql<boolean>`x.type = ${type} and (${field} = '' or x.field_cd = ${field})
        and ${matches(searchKeyword, 'x.search', 'x.chosung')}`;
      const { cnt } = await db
        .selectFrom('sharing as x')
        .select(rowCount.as('cnt'))
        .where(isShown(now))
        .where(condition)
        .executeTakeFirstOrThrow();
      const rows = await selectSharings(db, now)
        .where(condition)
        .orderBy('x.publish_at', 'desc')
        .orderBy('x.share_uid')
        .limit(limit)
        .offset(offset)
        .execute();
      return { list: rows.map(toSharing), cnt_total: cnt, fields };
    },

    async findSharing(shareUid: string, now: Date): Promise<Omit<SharingDetail, 'files'> | undefined> {
      const row = await selectSharings(db, now)
        .select(['x.html', 'x.facts', 'x.images', 'x.manager_nm', 'x.tel', 'x.updated_at'])
        .where('x.share_uid', '=', shareUid)
        .executeTakeFirst();
      return (
        row && {
          ...toSharing(row),
          html: row.html,
          facts: row.facts,
          images: row.images,
          managerNm: row.manager_nm,
          tel: row.tel,
          updatedDt: toSeoulInstant(row.updated_at),
        }
      );
    },

    listFiles: (shareUid: string) =>
      db
        .selectFrom('file')
        .select(['file_uid', 'org_nm', 'ext', 'mime', 'size'])
        .where('ref_type', '=', 'SHARING')
        .where('ref_uid', '=', shareUid)
        .where('removed_at', 'is', null)
        .orderBy('seq')
        .execute(),
  };
}
