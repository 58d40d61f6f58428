import { type RawBuilder, sql } from 'kysely';
import { openTestApp, type TestApp } from '../../../testing/testApp.ts';
import { sampleBaseDate } from '../../../testing/testDatabase.ts';
import { createPostCounts } from './postCounts.ts';

describe('counts of a board', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await openTestApp({ sample: true });
  });
  afterAll(() => test.close());

  /** Reads the stored counts, and the same counts computed from the posts. */
  const readCounts = async () => {
    const { rows: kept } = await sql`select board, category_cd, pin, month, cnt from post_count where cnt <> 0
      order by board, category_cd, pin, month`.execute(test.db);
    const { rows: counted } = await sql`select board, category_cd, pin,
        date_trunc('month', created_at at time zone 'UTC')::date as month, count(*)::int as cnt
      from post where deleted_at is null group by 1, 2, 3, 4 order by 1, 2, 3, 4`.execute(test.db);
    return { kept, counted };
  };
  const change = (statement: RawBuilder<unknown>) => statement.execute(test.db);
  const first = sql`(select post_uid from post where board = 'NEWS' order by post_uid limit 1)`;

  it.each([
    ['as the sample data came', sql`select 1`],
    ['a post moved to another category', sql`update post set category_cd = 'ETC' where post_uid = ${first}`],
    ['a post pinned', sql`update post set pin = true where post_uid = ${first}`],
    ['a post dated anew', sql`update post set created_at = '2020-01-01T00:00:00Z' where post_uid = ${first}`],
    ['a post taken away', sql`update post set deleted_at = now() where post_uid = ${first}`],
    ['a post brought back', sql`update post set deleted_at = null where post_uid = ${first}`],
    ['posts removed for good', sql`delete from post where board = 'REFERENCE' and pin = false`],
    ['a look at every post', sql`update post set view_cnt = view_cnt + 1`],
  ])('equal the number of posts: %s', async (_name, statement) => {
    await change(statement);

    const { kept, counted } = await readCounts();

    expect(counted.length).toBeGreaterThan(10);
    expect(kept).toEqual(counted);
  });

  it('would be wrong without the trigger', async () => {
    await change(sql`alter table post disable trigger post_count_update`);
    await change(sql`update post set deleted_at = now() where post_uid = ${first}`);
    const { kept, counted } = await readCounts();
    await change(sql`update post set deleted_at = null where post_uid = ${first}`);
    await change(sql`alter table post enable trigger post_count_update`);

    expect(kept).not.toEqual(counted);
  });

  it('give each page the same rows and numbers as one long list', async () => {
    const list = async (query: string) => (await test.app.inject(`/api/v1/posts/list?${query}`)).json().data.list;
    const whole = [...(await list('pageSize=100')), ...(await list('pageSize=100&pageNum=2'))];
    const paged = [];
    for (let page = 1; paged.length < whole.length; page += 1) {
      const rows = await list(`pageSize=7&pageNum=${page}`);
      if (rows.length === 0) break;
      paged.push(...rows);
    }
    const detail = await Promise.all(
      [0, 3, 60, whole.length - 1].map(async (at) => {
        const { data } = (await test.app.inject(`/api/v1/posts/${whole[at].postUid}`)).json();
        return [data.no, whole[at].no];
      }),
    );

    expect(whole.map(({ no }) => no)).toEqual(whole.map((_, at) => whole.length - at));
    expect(paged).toEqual(whole);
    expect(detail.map(([no]) => no)).toEqual(detail.map(([, no]) => no));
  });

  it('exclude posts with a future date', async () => {
    const counts = createPostCounts(test.db);
    const total = async (now: Date) =>
      (await counts.listCategories('NOTICE', now)).reduce((sum, { cnt }) => sum + cnt, 0);
    const late = sql`update post set created_at = ${sampleBaseDate}::timestamptz + interval '40 days'
      where post_uid in (select post_uid from post where board = 'NOTICE' and not pin order by post_uid limit 3)`;
    const before = await total(sampleBaseDate);
    await change(late);

    expect(await total(sampleBaseDate)).toBe(before - 3);
    expect(await total(new Date(sampleBaseDate.getTime() + 41 * 86_400_000))).toBe(before);
    const { json } = await test.app.inject('/api/v1/posts/list?pageSize=100&pageNum=2');
    expect(json().data.list.at(-1).no).toBe(1);
  });
});
