import type { Page } from '@haesol/contracts/common';
import type { Direction, TravelInfo, TravelInfoDetail } from '@haesol/contracts/travel';
import { type InferResult, sql } from 'kysely';
import { rowCount } from '../../../db/expressions.ts';
import type { Db } from '../../../db/schema.ts';
import { matches } from '../../common/text/searchText.ts';
import { langOf, toAlt, translated, translatedJson } from '../../common/text/translation.ts';

export interface TravelInfoFilter {
  readonly searchKeyword: string;
  readonly touristTycd: string;
}

function selectInfo(db: Db, languageCd: string) {
  return db
    .selectFrom('travel_info as i')
    .select(['i.id', 'i.tourist_tycd', 'i.thumb_url', 'i.thumb_alt', langOf('i', languageCd).as('lang')])
    .select(translated('i.title', languageCd, 'title').as('title'))
    .select(translated('i.summary', languageCd, 'summary').as('summary'))
    .where('i.deleted_at', 'is', null);
}

function toInfo(row: InferResult<ReturnType<typeof selectInfo>>[number]): TravelInfo {
  return {
    id: row.id,
    touristTycd: row.tourist_tycd,
    title: row.title,
    lang: row.lang,
    summary: row.summary,
    thumbUrl: row.thumb_url,
    thumbAlt: toAlt(row.lang, row.thumb_alt, row.title),
  };
}

export function createTravelInfoRepository(db: Db) {
  return {
    async listInfo(
      { searchKeyword, touristTycd }: TravelInfoFilter,
      { limit, offset, languageCd }: Page & { languageCd: string },
    ) {
      const isFound = sql<boolean>`${matches(searchKeyword, 'i.search', 'i.chosung')}
        and (${touristTycd} = '' or i.tourist_tycd = ${touristTycd})`;
      const { cnt } = await db
        .selectFrom('travel_info as i')
        .select(rowCount.as('cnt'))
        .where('i.deleted_at', 'is', null)
        .where(isFound)
        .executeTakeFirstOrThrow();
      const rows = await selectInfo(db, languageCd)
        .where(isFound)
        .orderBy('i.sort')
        .orderBy('i.id')
        .limit(limit)
        .offset(offset)
        .execute();
      return { list: rows.map(toInfo), cnt_total: cnt };
    },

    async findInfo(id: string, languageCd: string): Promise<TravelInfoDetail | undefined> {
      const row = await selectInfo(db, languageCd)
        .select(['i.lat', 'i.lng', 'i.tel', translated('i.html', languageCd, 'html').as('html')])
        .where('i.id', '=', id)
        .executeTakeFirst();
      if (row === undefined) return undefined;
      return { ...toInfo(row), html: row.html, lat: row.lat, lng: row.lng, tel: row.tel };
    },

    async listDirections(languageCd: string): Promise<Direction[]> {
      return db
        .selectFrom('direction as d')
        .select(['d.by_cd as byCd', 'd.minutes', 'd.fare', langOf('d', languageCd).as('lang')])
        .select(translated('d.from_nm', languageCd, 'fromNm').as('fromNm'))
        .select(translatedJson<string[]>('d.steps', languageCd, 'steps').as('steps'))
        .orderBy('d.sort')
        .execute();
    },
  };
}
