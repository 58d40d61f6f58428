import { errorCodes } from '@haesol/contracts/common';
import { sql } from 'kysely';
import { rowCount } from '../../../db/expressions.ts';
import type { Db, Trx } from '../../../db/schema.ts';
import { toSeoulInstant } from '../../../db/seoulTime.ts';
import { ApiError } from '../../../http/apiError.ts';
import type { PageAt } from '../../common/paging/pageAt.ts';
import { occursIn } from '../../common/text/searchText.ts';

interface Filter {
  readonly area: 'SITE' | 'TRAVEL';
  readonly hidden: '' | 'Y';
  readonly hits: '' | 'N';
  readonly searchKeyword: string;
}

/** Key of a word in paths: area, language and word. */
const toUid = (area: string, lang: string, term: string) => [area, lang, term].join('.');

/** Lists searched words, the most searched first, hidden ones too; or those without hits. */
export async function listWords(
  db: Db,
  { area, hidden, hits, searchKeyword }: Filter,
  { limit, offset }: Pick<PageAt, 'limit' | 'offset'>,
) {
  const found = db
    .selectFrom('search_term')
    .where('area', '=', area)
    .where(sql<boolean>`(${hidden} = '' or hidden)`)
    .where(hits === 'N' ? 'miss_cnt' : 'search_cnt', '>', 0)
    .where(occursIn(searchKeyword, sql`term`));
  const { cnt } = await found.select(rowCount.as('cnt')).executeTakeFirstOrThrow();
  const rows = await found
    .selectAll()
    .orderBy(hits === 'N' ? 'miss_cnt' : 'search_cnt', 'desc')
    .orderBy('term')
    .orderBy('lang')
    .limit(limit)
    .offset(offset)
    .execute();
  const list = rows.map((row) => ({
    wordUid: toUid(row.area, row.lang, row.term),
    word: row.term,
    area: row.area,
    lang: row.lang,
    searchCnt: row.search_cnt,
    missCnt: row.miss_cnt,
    searchedDt: toSeoulInstant(row.searched_at),
    hiddenYn: row.hidden ? ('Y' as const) : ('N' as const),
  }));
  return { list, cnt_total: cnt };
}

/** Hides a word from the popular words, or shows it again. @throws {ApiError} `4040` */
export async function hideWord(trx: Trx, wordUid: string, isHidden: boolean): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('search_term')
    .set({ hidden: isHidden })
    .where(sql<boolean>`area || '.' || lang || '.' || term = ${wordUid}`)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new ApiError(errorCodes.notFound);
}
