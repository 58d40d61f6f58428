import { openTestApp, type TestApp } from '../../../testing/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ sample: true });
});
afterAll(() => test.close());

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
});
