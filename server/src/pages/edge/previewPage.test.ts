import { openTestSite, parsePage } from './testEdge.ts';

const site = await openTestSite();
beforeEach(() => site.publishAll());
afterEach(() => site.reset());
afterAll(() => site.close());

const draft = { '/api/v1/posts/9': { title: '초안', summary: '아직 없는 글' } };

async function getPage(url: string, roles: readonly string[] = ['STAFF']) {
  const app = site.createSite({
    rolesOf: async () => roles,
    readPreview: async (key) => (key === 'key' ? draft : undefined),
    contentVersion: async () => '1',
  });
  const { headers, statusCode, body } = await app.inject({ url, headers: { accept: 'text/html' } });
  return { headers, statusCode, body, ...parsePage(body) };
}

describe('the preview of a page', () => {
  const url = '/infoPlaza/noticeDetail?postUid=9&preview=key';

  it('shows staff an entry that the site does not have, without its scripts, in a frame of the site, never stored', async () => {
    const { statusCode, title, headers, body } = await getPage(url);

    expect(body).not.toContain('<script');

    expect([statusCode, title]).toEqual([200, expect.stringContaining('초안')]);
    expect(headers['cache-control']).toBe('private, no-store');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain('sandbox allow-same-origin;');
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).not.toContain('script-src');
    expect(body).toContain('dialog:not(:empty)');
  });

  it.each([
    ['visitors', url, []],
    ['staff with a key that has ended', url.replace('=key', '=old'), ['STAFF']],
  ])('is missing for %s', async (_who, address, roles) => {
    const { statusCode, body } = await getPage(address, roles);

    expect(statusCode).toBe(404);
    expect(body).not.toContain('초안');
  });

  it('leaves the page of all others as it is', async () => {
    await getPage(url);
    expect((await getPage('/infoPlaza/noticeDetail?postUid=9')).statusCode).toBe(404);
  });
});
