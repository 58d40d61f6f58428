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
});
