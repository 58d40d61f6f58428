import { get as getPlain, type IncomingHttpHeaders } from 'node:http';
import { get as getSecure } from 'node:https';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { watchRequests } from '../fixtures/network.ts';
import { expectPage, notices } from '../fixtures/pages.ts';
import { readRegistry } from '../fixtures/registry.ts';
import { expect, test } from '../fixtures/test.ts';

test.describe('a page', () => {
  test('has a policy that allows only its own scripts, and is never stored', async ({ request }) => {
    const response = await request.get(notices.path, { headers: { accept: 'text/html' } });
    const policy = response.headers()['content-security-policy'] ?? '';
    const nonce = /script-src 'nonce-([^']+)' 'strict-dynamic'/.exec(policy)?.[1] ?? 'none';
    const scripts = (await response.text()).match(/<script\b[^>]*>/g) ?? [];

    expect(response.headers()).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'text/html; charset=utf-8',
      'cross-origin-opener-policy': 'same-origin',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
    });
    expect(response.headers().etag).toBeUndefined();
    for (const rule of ["default-src 'none'", "base-uri 'none'", "object-src 'none'", "frame-ancestors 'none'"]) {
      expect(policy).toContain(rule);
    }
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types haesol 'allow-duplicates'");
    expect(policy).not.toContain('unsafe-eval');
    expect(scripts.length).toBeGreaterThan(2);
    expect(scripts.filter((tag) => !tag.includes(`nonce="${nonce}"`))).toEqual([]);
  });

  test('includes its data and requests none of them again', async ({ page }) => {
    const requests = watchRequests(page);

    await page.goto(notices.path);
    await expectPage(page, notices);

    const snapshot = JSON.parse((await page.locator('#hs-page').textContent()) ?? '') as {
      answers: Record<string, { data: { list: unknown[] } }>;
    };
    const [key = '', answer] = Object.entries(snapshot.answers)[0] ?? [];
    expect(key).toMatch(/^GET \/api\/v1\/posts\/list\?.*board=NOTICE/);
    expect(answer?.data.list.length).toBeGreaterThan(0);
    await page.waitForLoadState('networkidle');
    expect(requests.list((url, request) => url.pathname.startsWith('/api/') && request.method() === 'GET')).toEqual([]);
  });

  test('redirects other spellings to that of the specification', async ({ request }) => {
    const pages = ['/INFOPLAZA/Notice', '/infoPlaza/notice/', '/infoplaza/notice?utm_source=mail'];

    const canonical = await Promise.all(
      pages.map(
        async (path) => /<link rel="canonical" href="([^"]+)"/.exec(await (await request.get(path)).text())?.[1] ?? '',
      ),
    );

    expect(canonical.map((address) => new URL(address).pathname + new URL(address).search)).toEqual(
      pages.map(() => notices.path),
    );
  });

  test('is 404 with its own text if it does not exist', async ({ request }) => {
    const response = await request.get('/no/such/page', { headers: { accept: 'text/html' } });

    expect(response.status()).toBe(404);
    expect(await response.text()).toContain('<title>페이지를 찾을 수 없습니다. | 해솔대학교 산학협력단</title>');
  });

  test('is 404 with the list of equipment for equipment that does not exist', async ({ request }) => {
    const headers = { accept: 'text/html' };
    const [list, lost] = await Promise.all(
      ['/cooperation/equipment', '/cooperation/equipment?eqUid=EQ999'].map((path) => request.get(path, { headers })),
    );

    expect([list?.status(), lost?.status()]).toEqual([200, 404]);
    expect(await lost?.text()).toContain('장비 목록');
  });
});

test.describe('a release file', () => {
  for (const [encoding, decode] of [
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const) {
    test(`is served as ${encoding} to clients that accept it, and is immutable`, async ({ baseURL, request }) => {
      const { remotes } = await readRegistry(request);
      const address = new URL(remotes[notices.remote]?.scripts.at(-1)?.href ?? '', baseURL);
      const plain = await fetchBytes(address, 'identity');

      const packed = await fetchBytes(address, encoding);

      expect(packed.headers['content-encoding']).toBe(encoding);
      expect(packed.headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(packed.headers.vary).toContain('Accept-Encoding');
      expect(packed.body.length).toBeLessThan(plain.body.length);
      expect(decode(packed.body).equals(plain.body)).toBe(true);
    });
  }

  test('is 404 without a page if it does not exist', async ({ request }) => {
    const response = await request.get('/remotes/mf-infoplaza/gone0001/remoteEntry.js');

    expect(response.status()).toBe(404);
    expect(response.headers()).toMatchObject({
      'cache-control': 'no-store',
      'content-type': expect.stringContaining('text/plain'),
    });
  });
});

test.describe('the registry', () => {
  test('is revalidated each time, and sent only when it has changed', async ({ request }) => {
    const first = await request.get('/registry.json');
    const etag = first.headers().etag ?? '';

    const second = await request.get('/registry.json', { headers: { 'if-none-match': etag } });

    expect(etag).toMatch(/^(W\/)?"[^"]+"$/);
    expect(first.headers()['cache-control']).toBe('no-cache');
    expect(second.status()).toBe(304);
    expect((await second.body()).length).toBe(0);
  });
});

/** Fetches the bytes as transferred, without decoding. */
function fetchBytes(address: URL, encoding: string): Promise<{ headers: IncomingHttpHeaders; body: Buffer }> {
  const get = address.protocol === 'https:' ? getSecure : getPlain;
  return new Promise((resolve, reject) => {
    get(address, { headers: { 'accept-encoding': encoding } }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk as Buffer);
      resolve({ headers: response.headers, body: Buffer.concat(chunks) });
    }).on('error', reject);
  });
}
