import { postsGet, postsList } from '@haesol/contracts/board';
import { setUpTestApp } from '../../../testing/testApp.ts';

describe('boards', () => {
  const test = setUpTestApp({ sample: true });

  const get = async (url: string) => (await test.app.inject(url)).json();
  const list = async (query: string) => postsList.response.parse((await get(`/api/v1/posts/list?${query}`)).data);

  it('lists notices, pinned ones first, numbered down from the total', async () => {
    const { list: posts, cnt_total } = await list('pageNum=1&pageSize=10&searchKeyword=');

    expect(cnt_total).toBe(128);
    expect(posts.map((post) => post.no)).toEqual([128, 127, 126, 125, 124, 123, 122, 121, 120, 119]);
    expect(posts.map((post) => post.pinYn).join('')).toBe('YYYNNNNNNN');
  });

  it('has 64 news with pictures and 36 reference posts with files', async () => {
    const news = await list('board=NEWS&pageSize=100');
    const reference = await list('board=REFERENCE&pageSize=100');

    expect(news.cnt_total).toBe(64);
    expect(news.list.every((post) => post.thumbUrl !== null && post.thumbAlt !== null)).toBe(true);
    expect(reference.cnt_total).toBe(36);
    expect(reference.list.every((post) => post.files.length === post.fileCnt && post.fileCnt > 0)).toBe(true);
  });

  it('clamps the page and falls back to the notices', async () => {
    const { list: posts, cnt_total } = await list('pageNum=-4&pageSize=9999&board=XYZ');

    expect(posts).toHaveLength(100);
    expect(cnt_total).toBe(128);
    expect((await list('pageNum=999')).list).toEqual([]);
  });

  it('filters by category and counts every category under the same keyword', async () => {
    const { list: posts, cnt_total, categories } = await list('categoryCd=EQUIP&pageSize=100');

    expect(new Set(posts.map((post) => post.categoryCd))).toEqual(new Set(['EQUIP']));
    expect(cnt_total).toBe(categories.find((category) => category.categoryCd === 'EQUIP')?.cnt);
    expect(categories.reduce((sum, { cnt }) => sum + cnt, 0)).toBe(128);
  });

  it('returns the one urgent notice', async () => {
    expect((await list('urgent=Y')).list.map((post) => post.title)).toEqual([
      '홈페이지 서비스 일시 중단 안내(11. 29. 02:00~04:00)',
    ]);
  });

  it('finds titles with any spacing, and by first consonants', async () => {
    const spaced = await list(`field=TITLE&searchKeyword=${encodeURIComponent('개인 정보 처리 방침')}`);
    const chosung = await list(`searchKeyword=${encodeURIComponent('ㄱㅈㅎㅅ')}`);

    expect(spaced.cnt_total).toBeGreaterThan(0);
    expect(chosung.list.map((post) => post.title).join()).toContain('가족회사');
  });

  it('treats a percent sign as text', async () => {
    expect((await list(`field=TITLE&searchKeyword=${encodeURIComponent('%')}`)).cnt_total).toBe(0);
  });

  it('shows a post with its files, neighbours and related posts', async () => {
    const post = postsGet.response.parse((await get('/api/v1/posts/N0000128')).data);

    expect(post.html).toContain('<table>');
    expect(post.files[0]?.orgNm).toBe('공용장비 이용료 감면 대상 장비 목록.csv');
    expect(post.next).toBeNull();
    expect(post.prev).toEqual({
      postUid: 'N0000127',
      title: expect.any(String),
      createdDt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*\+09:00$/),
    });
    expect(post.related).toHaveLength(3);
  });

  it('counts one view per address within twelve hours', async () => {
    const view = async () => (await get('/api/v1/posts/N0000100')).data.viewCnt as number;
    const first = await view();
    const second = await view();
    await test.context.clock.moveTo(new Date('2026-11-23T22:30:00+09:00'));
    const third = await view();

    expect([second, third]).toEqual([first, first + 1]);
  });

  it('returns 4040 for an unknown post', async () => {
    const response = await test.app.inject('/api/v1/posts/N9999999');

    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ status: { code: '4040' }, data: null });
  });

  it('sends a file with its Korean name and counts the download', async () => {
    const before = await list('board=REFERENCE&pageSize=1');
    const [file] = before.list[0]?.files ?? [];
    const response = await test.app.inject(file?.url ?? '');
    const post = postsGet.response.parse((await get(`/api/v1/posts/${before.list[0]?.postUid}`)).data);

    expect(response.statusCode).toBe(200);
    expect(response.rawPayload).toHaveLength(file?.size ?? 0);
    expect(response.headers['content-disposition']).toContain(
      `filename*=UTF-8''${encodeURIComponent(file?.orgNm ?? '')}`,
    );
    expect(post.downloadCnt).toBeGreaterThan(0);
  });

  it('returns no file for a wrong or unknown key', async () => {
    expect((await test.app.inject('/file/download?fileUid=1')).statusCode).toBe(404);
    expect((await test.app.inject('/file/download')).statusCode).toBe(404);
  });

  it('lets a client cache an unchanged response', async () => {
    const first = await test.app.inject('/api/v1/posts/list?board=NEWS');
    const again = await test.app.inject({
      url: '/api/v1/posts/list?board=NEWS',
      headers: { 'if-none-match': String(first.headers.etag) },
    });

    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });
});
