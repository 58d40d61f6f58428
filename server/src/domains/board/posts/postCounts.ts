import type { Board } from '@haesol/contracts/board';
import { type RawBuilder, sql } from 'kysely';
import { bool, date, describedSql, int4, text } from '../../../db/describedSql.ts';
import type { Db } from '../../../db/schema.ts';

/** Number of posts in a category of a board. */
export interface CategoryTotal {
  readonly categoryCd: string;
  readonly categoryNm: string;
  readonly cnt: number;
}

/** Start of a page in the order of a board: number of rows to skip among those that match the condition. */
export interface PageStart {
  readonly condition: RawBuilder<boolean>;
  readonly skip: number;
}

const monthOf = (instant: RawBuilder<unknown>) => sql`date_trunc('month', ${instant} at time zone 'UTC')::date`;

/** Visible posts of a board by category, pin and month. Subtracts posts with a future date, which are counted on insertion. */
const visible = (board: Board, now: Date) => sql`(
  select category_cd, pin, month, sum(cnt)::int as cnt from (
    select category_cd, pin, month, cnt from post_count where board = ${board}
    union all
    select category_cd, pin, ${monthOf(sql`created_at`)}, -count(*)::int from post
      where board = ${board} and deleted_at is null and created_at > ${now} group by 1, 2, 3) counted
  group by category_cd, pin, month) visible`;

/** Reads the counts that triggers maintain in `post_count`, so that no query scans all posts of a board. */
export function createPostCounts(db: Db) {
  return {
    listCategories: (board: Board, now: Date): Promise<CategoryTotal[]> =>
      describedSql('posts.categories', { categoryCd: text, categoryNm: text, cnt: int4 })`
        select c.code as "categoryCd", c.code_nm as "categoryNm", coalesce(sum(visible.cnt), 0)::int as cnt
        from code c left join ${visible(board, now)} on visible.category_cd = c.code
        where c.group_cd = ${`${board}_CTG`} group by c.code, c.code_nm, c.sort order by c.sort`.execute(db),

    /** @param offset number of rows before the page, pinned ones first, newest first */
    async findPageStart(board: Board, categoryCd: string, offset: number, now: Date): Promise<PageStart> {
      const start: PageStart = { condition: sql<boolean>`true`, skip: offset };
      if (offset === 0) return start;
      const [row] = await describedSql('posts.pageStart', { pin: bool, month: date, before: int4 })`
        select pin, month, before from (
          select pin, month, (sum(cnt) over (order by pin desc, month desc) - cnt)::int as before from (
            select pin, month, sum(cnt) as cnt from ${visible(board, now)}
            where ${categoryCd} = '' or category_cd = ${categoryCd} group by pin, month) months) starts
        where before <= ${offset} order by before desc, pin, month limit 1`.execute(db);
      if (row === undefined) return start;
      return {
        condition: sql<boolean>`(p.pin, p.created_at)
          < (${row.pin}::boolean, (${row.month}::date + interval '1 month') at time zone 'UTC')`,
        skip: offset - row.before,
      };
    },

    /** Returns the number of a visible post on its board; the oldest post that is not pinned is 1. */
    async findNumber(postUid: string, now: Date, board: Board): Promise<number> {
      const [row] = await describedSql('posts.number', { no: int4 })`
        select (select coalesce(sum(cnt), 0) from ${visible(board, now)}
            where (visible.pin, visible.month) < (p.pin, ${monthOf(sql`p.created_at`)}))::int
          + (select count(*) from post o where o.board = p.board and o.deleted_at is null and o.created_at <= ${now}
              and o.pin = p.pin and o.created_at >= ${monthOf(sql`p.created_at`)}::timestamp at time zone 'UTC'
              and (o.created_at, o.post_uid) <= (p.created_at, p.post_uid))::int as no
        from post p where p.post_uid = ${postUid}`.execute(db);
      return row?.no ?? 0;
    },
  };
}
