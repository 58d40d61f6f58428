import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { chooseEncoding } from '../../http/encoding.ts';
import { aRemoteJson } from '../../release/registry/testReleases.ts';
import { mapLibrary } from './mapLibrary.ts';
import { openTestSite, publicUrl } from './testEdge.ts';

const entry = '/remotes/mf-infoplaza/build0001/entry.js';

const site = await openTestSite();
beforeAll(async () => {
  await site.publishAll();
});
afterAll(() => site.close());

/** Sends the path unchanged, which `inject` would normalize. */
function getRaw(port: number, path: string): Promise<{ status: number | undefined; body: string }> {
  return new Promise((resolve, reject) => {
    const call = httpRequest({ port, path, headers: { accept: 'text/html' } }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (chunk: string) => {
        body += chunk;
      });
      response.on('end', () => resolve({ status: response.statusCode, body }));
    });
    call.on('error', reject).end();
  });
}

describe('file of a release', () => {
  it('is immutable and allowed for other origins', async () => {
    const response = await site.createSite().inject(entry);

    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
      vary: 'Accept-Encoding',
    });
    expect(response.headers['content-encoding']).toBeUndefined();
  });

  it('has the encoding preferred by the client', async () => {
    const app = site.createSite();
    const plain = await app.inject(entry);

    const br = await app.inject({ url: entry, headers: { 'accept-encoding': 'gzip, deflate, br' } });
    const gzip = await app.inject({ url: entry, headers: { 'accept-encoding': 'gzip, br;q=0' } });

    expect(br.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
  });

  it('responds to HEAD with the length and no body', async () => {
    const response = await site.createSite().inject({ method: 'HEAD', url: entry });

    expect(response.headers['content-length']).toBe('2000');
    expect(response.body).toBe('');
  });

  it('stays available after newer builds', async () => {
    await site.publish({ buildId: 'build0002' });

    const response = await site.createSite().inject(entry);

    expect(response.statusCode).toBe(200);
  });

  it.each([
    '/remotes/mf-infoplaza/build0001/../../../../etc/passwd',
    '/remotes/mf-infoplaza/build0001/..%2f..%2f..%2f..%2fetc%2fpasswd',
    '/remotes/mf-infoplaza/%2e%2e/mf-infoplaza/build0001/entry.js%00',
    '/remotes/..%5c..%5csecret.js',
    '/remotes/mf-infoplaza/build0001/',
    '/remotes/mf-infoplaza/build0001/entry.js/x.js',
  ])('does not open %s', async (path) => {
    const app = site.createSite();
    await app.listen({ port: 0 });

    const { status, body } = await getRaw((app.server.address() as AddressInfo).port, path);
    await app.close();

    expect(status).not.toBe(200);
    expect(body).not.toContain('root:');
  });

  it('requires a role for a remote with roles', async () => {
    await site.publish({ buildId: 'office001', remoteJson: aRemoteJson({ id: 'mf-office', roles: ['STAFF'] }) });
    const url = '/remotes/mf-office/office001/entry.js';

    const visitor = await site.createSite().inject(url);
    const staff = await site.createSite({ rolesOf: async () => ['STAFF'] }).inject(url);

    expect(visitor.statusCode).toBe(404);
    expect(staff.statusCode).toBe(200);
    expect(staff.headers['cache-control']).toMatch(/^private/);
  });
});

describe('assets', () => {
  it('are immutable with a version in their name', async () => {
    const assetsDir = await mkdtemp(join(tmpdir(), 'haesol-assets-'));
    await mkdir(join(assetsDir, 'fonts'));
    await writeFile(join(assetsDir, 'fonts', 'pretendard-1.3.9-3-52.woff2'), 'font');
    const app = site.createSite({ assetsDir });

    const font = await app.inject('/fonts/pretendard-1.3.9-3-52.woff2');
    const missing = await app.inject('/fonts/..%2f..%2fetc%2fpasswd');

    expect(font.headers).toMatchObject({
      'content-type': 'font/woff2',
      'cache-control': expect.stringContaining('immutable'),
    });
    expect(missing.statusCode).toBe(404);
  });
});

describe('chooseEncoding', () => {
  it.each([
    [undefined, undefined],
    ['identity', undefined],
    ['gzip;q=0.5, br;q=0.2', 'gzip'],
    ['*', 'br'],
    ['br;q=0, gzip;q=0, *', undefined],
    ['BR', 'br'],
  ])('resolves %s to %s', (accepted, encoding) => {
    expect(chooseEncoding(accepted)).toBe(encoding);
  });
});

describe('map library', () => {
  const mapStyleUrl = 'https://tiles.example/styles/nuri.json?key=1';
  const createMapSite = () => site.createSite({ config: { publicUrl, mode: 'demo', mapStyleUrl } });

  it('is missing without a style, and pages allow no other origin', async () => {
    const app = site.createSite();
    const page = await app.inject({ url: '/infoPlaza/notice', headers: { accept: 'text/html' } });

    expect((await app.inject(mapLibrary.moduleUrl)).statusCode).toBe(404);
    expect(page.headers['content-security-policy']).toContain("connect-src 'self';");
    expect(page.headers['content-security-policy']).toContain("trusted-types haesol 'allow-duplicates'");
  });

  it('is served with a style: pages allow the origin of the style, and no other', async () => {
    const page = await createMapSite().inject({ url: '/infoPlaza/notice', headers: { accept: 'text/html' } });

    const policy = page.headers['content-security-policy'];
    expect(policy).toContain("connect-src 'self' https://tiles.example;");
    expect(policy).toContain("img-src 'self' data: blob: https://tiles.example;");
    expect(policy).toContain("worker-src 'self';");
    expect(policy).toContain("trusted-types haesol default 'allow-duplicates'");
    expect(policy).not.toContain('key=1');
  });

  it.each(mapLibrary.files)(
    'serves %s as immutable, with a policy that lets its worker fetch from the origin of the style',
    async (name) => {
      const url = `${mapLibrary.basePath}${name}`;
      const response = await createMapSite().inject({ url, headers: { 'accept-encoding': 'gzip' } });

      expect(response.statusCode).toBe(200);
      expect(response.headers).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-encoding': 'gzip',
        'content-security-policy': "default-src 'none'; connect-src 'self' https://tiles.example",
        'content-type': 'text/javascript; charset=utf-8',
      });
      expect((await createMapSite().inject(`${mapLibrary.basePath}maplibre-gl.css`)).statusCode).toBe(404);
    },
  );
});
