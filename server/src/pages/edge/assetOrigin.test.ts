import { aRemoteJson, aRoute } from '../../release/registry/testReleases.ts';
import { openTestSite, parsePage, publicUrl } from './testEdge.ts';

const assetOrigin = 'https://assets.example';
const site = await openTestSite();
beforeAll(async () => {
  await site.publishAll();
  await site.publish({
    buildId: 'office001',
    remoteJson: aRemoteJson({
      id: 'mf-office',
      area: ['/office'],
      roles: ['STAFF'],
      routes: [aRoute({ path: '/office' })],
    }),
  });
});
afterAll(() => site.close());

const html = { accept: 'text/html' };
const open = (origin?: string) =>
  site.createSite({
    config: { publicUrl, mode: 'production', ...(origin !== undefined && { assetOrigin: origin }) },
    rolesOf: async () => ['STAFF'],
  });

describe('files from another host', () => {
  it('are named by pages with their hash', async () => {
    const { body } = await open(assetOrigin).inject({ url: '/infoPlaza/notice', headers: html });
    const scripts = [...body.matchAll(/<script async src="([^"]+)" integrity="sha384-[^"]+"/g)].map(([, src]) => src);

    expect(scripts[0]).toMatch(/^https:\/\/assets\.example\/remotes\/shell\/shell0001\//);
    expect(parsePage(body).preloads.every((href) => href?.startsWith(`${assetOrigin}/remotes/`))).toBe(true);
    expect(parsePage(body).snapshot).toMatchObject({ assetOrigin });
    expect(body).toContain('<style nonce=');
  });

  it('are allowed by the policy of the page, scripts by nonce and hash alone', async () => {
    const { headers } = await open(assetOrigin).inject({ url: '/infoPlaza/notice', headers: html });
    const policy = String(headers['content-security-policy']);

    for (const name of ['style-src', 'font-src', 'img-src', 'connect-src']) {
      expect(policy).toMatch(new RegExp(`${name} [^;]*https://assets\\.example`));
    }
    expect(policy).toMatch(/script-src 'nonce-[^']+' 'strict-dynamic';/);
  });

  it('stay on the site for a remote with roles', async () => {
    const { remotes } = (await open(assetOrigin).inject('/registry.json')).json();

    expect(remotes['mf-infoplaza'].entry).toBe(`${assetOrigin}/remotes/mf-infoplaza/build0001/entry.js`);
    expect(remotes['mf-infoplaza'].chunks).toMatchObject({ notice: { css: [] } });
    expect(JSON.stringify(remotes['mf-infoplaza'].chunks)).not.toContain('"href":"/remotes');
    expect(remotes['mf-office'].entry).toBe('/remotes/mf-office/office001/entry.js');
  });

  it('are on the site without a setting', async () => {
    const app = open();
    const [page, registry] = [
      await app.inject({ url: '/infoPlaza/notice', headers: html }),
      await app.inject('/registry.json'),
    ];

    expect(page.body + registry.body).not.toContain('assets.example');
    expect(page.headers['content-security-policy']).toContain("style-src 'self' 'nonce-");
  });
});
