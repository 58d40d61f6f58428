import { sql } from 'kysely';
import { setUpTestApp } from '../../../testing/testApp.ts';
import { changeRows } from '../../../testing/testRows.ts';

interface Thing {
  readonly title: string;
  readonly words: string;
  readonly xmin: string;
}

/** Columns read by functions that the view calls; the table is refilled on change. */
const codeColumns = ['code.code', 'code.code_nm', 'code.group_cd'];

describe('table of searchable items', () => {
  const test = setUpTestApp({ sample: true });

  const read = async (source: string, key: string) => {
    const { rows } = await sql<Thing>`select title, words, xmin::text from search_thing
      where source = ${source} and key = ${key}`.execute(test.db);
    return rows;
  };
  const countDifferences = async () => {
    const { rows } = await sql<{ cnt: number }>`select count(*)::int as cnt from
      ((select * from search_thing except select * from search_source)
      union all (select * from search_source except select * from search_thing)) as difference`.execute(test.db);
    return rows[0]?.cnt;
  };

  it('has all sample data', async () => {
    const { rows } = await sql<{ source: string }>`select distinct source from search_thing`.execute(test.db);

    expect(rows).toHaveLength(8);
    expect(await countDifferences()).toBe(0);
  });

  it('is updated when an item is added, changed, hidden and removed', async () => {
    const { db } = test;
    await sql`insert into faq (faq_uid, category_cd, title, html, search, chosung, created_at, updated_at)
      select 'F9', category_cd, '새 질문', html, '새질문', 'ㅅㅈㅁ', created_at, updated_at from faq limit 1`.execute(
      db,
    );
    expect(await read('faq', 'F9')).toMatchObject([{ title: '새 질문' }]);
    await db.updateTable('faq').set({ title: '고친 질문' }).where('faq_uid', '=', 'F9').execute();
    expect(await read('faq', 'F9')).toMatchObject([{ title: '고친 질문' }]);
    await db.updateTable('faq').set({ deleted_at: new Date() }).where('faq_uid', '=', 'F9').execute();
    expect(await read('faq', 'F9')).toEqual([]);
    await db.updateTable('faq').set({ deleted_at: null }).where('faq_uid', '=', 'F9').execute();
    expect(await read('faq', 'F9')).toHaveLength(1);
    await db.deleteFrom('faq').where('faq_uid', '=', 'F9').execute();
    expect(await read('faq', 'F9')).toEqual([]);
  });

  it('takes the rows that one statement adds in one statement', async () => {
    await sql`insert into post select (jsonb_populate_record(p, jsonb_build_object('post_uid', 'ADDED' || n))).*
      from post p, generate_series(1, 200) n where p.post_uid = 'N0000128'`.execute(test.db);
    // Rows of one command have the same number.
    const { rows } = await sql<{ added: number; commands: number }>`select count(*)::int as added,
      count(distinct cmin::text)::int as commands from search_thing where key like 'ADDED%'`.execute(test.db);

    expect(rows).toEqual([{ added: 200, commands: 1 }]);
    expect(await countDifferences()).toBe(0);
  });

  it('is updated with the new name of a code', async () => {
    await changeRows(test.db, 'code', { group_cd: 'NOTICE_CTG', code: 'EDU' }, { code_nm: '하늘 교육' });
    const { rows } = await sql<{ words: string }>`select distinct t.words from search_thing t
      join post p on t.source = 'post' and t.key = p.post_uid where p.board = 'NOTICE' and p.category_cd = 'EDU'`.execute(
      test.db,
    );

    expect(rows).toEqual([{ words: '하늘교육' }]);
    expect(await countDifferences()).toBe(0);
  });

  it('is not written when a view counter increases', async () => {
    const post = await test.db
      .selectFrom('post')
      .select('post_uid')
      .where('deleted_at', 'is', null)
      .executeTakeFirstOrThrow();
    const before = await read('post', post.post_uid);
    await test.db
      .updateTable('post')
      .set((eb) => ({ view_cnt: eb('view_cnt', '+', 1) }))
      .where('post_uid', '=', post.post_uid)
      .execute();

    expect(before).toHaveLength(1);
    expect(await read('post', post.post_uid)).toEqual(before);
  });

  it('has a trigger for each column that its view reads', async () => {
    const { rows: used } = await sql<{ name: string }>`select table_name || '.' || column_name as name
      from information_schema.view_column_usage where view_name = 'search_source' order by 1`.execute(test.db);
    const { rows: watched } = await sql<{ name: string }>`select t.relname || '.' || a.attname as name
      from pg_trigger g join pg_class t on t.oid = g.tgrelid
      join pg_attribute a on a.attrelid = t.oid and a.attnum = any(g.tgattr)
      where g.tgname in ('keep_search_thing', 'refill_search_things') order by 1`.execute(test.db);
    const names = watched.map(({ name }) => name);

    expect(used.length).toBeGreaterThan(70);
    expect(names).toEqual([...used.map(({ name }) => name), ...codeColumns].toSorted());
  });
});
