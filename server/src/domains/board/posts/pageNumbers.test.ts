import { sql } from 'kysely';
import { setUpTestApp } from '../../../testing/testApp.ts';
import { sampleBaseDate } from '../../../testing/testDatabase.ts';
import { createPostRepository } from './repository.ts';

describe('pages and numbers of a board', () => {
  const test = setUpTestApp({ sample: true });

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
    const posts = createPostRepository(test.db);
    const filter = {
      board: 'NOTICE',
      searchKeyword: '',
      field: 'ALL',
      categoryCd: '',
      urgent: '',
      sort: 'LATEST',
    } as const;
    const total = async (now: Date) => (await posts.listPosts(filter, { limit: 1, offset: 0, now })).cnt_total;
    const before = await total(sampleBaseDate);

    await sql`update post set created_at = ${sampleBaseDate}::timestamptz + interval '40 days'
      where post_uid in (select post_uid from post where board = 'NOTICE' and not pin order by post_uid limit 3)`.execute(
      test.db,
    );

    expect(await total(sampleBaseDate)).toBe(before - 3);
    expect(await total(new Date(sampleBaseDate.getTime() + 41 * 86_400_000))).toBe(before);
    const { json } = await test.app.inject('/api/v1/posts/list?pageSize=100&pageNum=2');
    expect(json().data.list.at(-1).no).toBe(1);
  });
});
