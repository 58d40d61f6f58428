import { Kysely, PostgresDialect, sql } from 'kysely';
import { createPool } from '../db/connect.ts';
import type { Database, Db } from '../db/schema.ts';
import { createPostRepository } from '../domains/board/posts/repository.ts';

interface LoggedQuery {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** Opens a database with logged queries and without timeouts. */
export function openLogged(url: string): { db: Db; queries: LoggedQuery[] } {
  const queries: LoggedQuery[] = [];
  const target = new URL(url);
  target.searchParams.set('options', '-c statement_timeout=0 -c maintenance_work_mem=256MB -c synchronous_commit=off');
  const pool = createPool(target.href, () => undefined);
  // Filling a large board takes minutes.
  Object.assign(pool.options, { query_timeout: 0, statement_timeout: 0, max: 1 });
  const db: Db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => void queries.push({ sql: query.sql, parameters: query.parameters }),
  });
  return { db, queries };
}

/** Adds notices over ten years with one statement, up to a number. */
export async function fillNotices(db: Db, size: number): Promise<void> {
  // Sorts millions of trigrams once instead of inserting them one by one.
  await sql`drop index post_search`.execute(db);
  await sql`insert into post (post_uid, board, category_cd, title, summary, html, writer_nm, view_cnt, title_search,
      body_search, chosung, created_at, updated_at)
    select 'B' || lpad(n::text, 9, '0'), 'NOTICE', (array['BIZ', 'EDU', 'EQUIP', 'STUDENT', 'EVENT', 'GENERAL'])[1 + n % 6],
      '측정용 공지 ' || n, '측정용 요약', '<p>측정용 본문 ' || n || '</p>', '산학협력단', n % 997, '측정용공지' || n,
      '측정용본문' || n, 'ㅊㅈㅇ ㄱㅈ', app_now() - n * (interval '3650 days' / ${size}), app_now()
    from generate_series(1, ${size}::int - (select count(*) from post where board = 'NOTICE')) n`.execute(db);
  await sql`create index post_search on post using gin (title_search gin_trgm_ops, body_search gin_trgm_ops, chosung gin_trgm_ops)`.execute(
    db,
  );
  await sql`vacuum analyze post`.execute(db);
}

/** Explains one page of the notices: each query of the list with its plan. */
export async function explainPage(
  { db, queries }: { db: Db; queries: LoggedQuery[] },
  page: { limit: number; offset: number },
): Promise<string[]> {
  queries.length = 0;
  const filter = {
    board: 'NOTICE',
    searchKeyword: '',
    field: 'ALL',
    categoryCd: '',
    urgent: '',
    sort: 'LATEST',
  } as const;
  await createPostRepository(db).listPosts(filter, { ...page, now: new Date() });
  const plans: string[] = [];
  for (const query of [...queries]) {
    const { rows } = await db.executeQuery<{ 'QUERY PLAN': string }>({
      sql: `explain (analyze, buffers, costs off) ${query.sql}`,
      parameters: query.parameters,
      query: sql``.compile(db).query,
      queryId: { queryId: 'explain' },
    });
    plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
  }
  return plans;
}
