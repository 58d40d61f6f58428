import { setUpTestApp } from '../../../testing/testApp.ts';

const test = setUpTestApp({ sample: true });

describe('feed of notices', () => {
  it('has the newest notices with their URLs, newest first', async () => {
    const response = await test.app.inject('/rss/notices.xml');
    const dates = [...response.body.matchAll(/<pubDate>(.*?)<\/pubDate>/g)].map(([, date = '']) => Date.parse(date));
    const links = [...response.body.matchAll(/<item>.*?<link>(.*?)<\/link>/g)].map(([, link]) => link);

    expect(response.headers['content-type']).toBe('application/rss+xml; charset=utf-8');
    expect(dates).toHaveLength(30);
    expect(dates).toEqual(dates.toSorted((a, b) => b - a));
    expect(links.every((link) => /^http:\/\/\S+\/infoPlaza\/noticeDetail\?postUid=\w+$/.test(link ?? ''))).toBe(true);
    // Every ampersand in a title must be part of an entity.
    expect(response.body).not.toMatch(/&(?!amp;|lt;|gt;|quot;|#39;)/);
  });

  it('is compressed, answered without a body if unchanged, and has a changed notice at once', async () => {
    const read = (headers: Record<string, string> = {}) => test.app.inject({ url: '/rss/notices.xml', headers });
    const first = await read({ 'accept-encoding': 'br' });
    const tag = String(first.headers.etag);
    const second = await read({ 'if-none-match': tag });
    await test.db.updateTable('post').set({ title: '바뀐 제목' }).where('board', '=', 'NOTICE').execute();
    const third = await read({ 'if-none-match': tag });

    expect(first.headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'no-cache' });
    expect([second.statusCode, second.body]).toEqual([304, '']);
    expect([third.statusCode, third.body.includes('<title>바뀐 제목</title>')]).toEqual([200, true]);
  });
});
