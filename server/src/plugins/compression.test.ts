import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { openWholeApi } from '../everyCall/wholeApi.ts';
import type { TestApp } from '../testing.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openWholeApi();
});
afterAll(() => test.close());

const get = (url: string, headers: Record<string, string> = {}) => test.app.inject({ url, headers });

describe('texts', () => {
  it.each([
    ['an answer of the API', '/api/v1/posts/list?board=NOTICE', 0.5],
    ['terms', '/api/v1/terms/use', 0.5],
    ['the description of the API', '/openapi.json', 0.2],
    ['a style sheet of the documentation', '/docs/static/swagger-ui.css', 0.3],
    ['the style sheet of the fonts', '/fonts/pretendard-1.3.9.css', 0.2],
  ])('go out compressed: %s', async (_name, url, share) => {
    const plain = await get(url);
    const brotli = await get(url, { 'accept-encoding': 'gzip, deflate, br' });
    const gzip = await get(url, { 'accept-encoding': 'gzip' });

    expect(plain.headers['content-encoding']).toBeUndefined();
    expect([brotli.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip']);
    expect(brotliDecompressSync(brotli.rawPayload).equals(plain.rawPayload)).toBe(true);
    expect(gunzipSync(gzip.rawPayload).equals(plain.rawPayload)).toBe(true);
    expect(brotli.rawPayload.length / plain.rawPayload.length).toBeLessThan(share);
    for (const { headers } of [plain, brotli, gzip]) expect(String(headers.vary)).toMatch(/accept-encoding/i);
  });

  it('are spared while they are the same, in every encoding', async () => {
    const first = await get('/api/v1/terms/use', { 'accept-encoding': 'br' });

    const again = await get('/api/v1/terms/use', {
      'accept-encoding': 'gzip',
      'if-none-match': `"other", ${String(first.headers.etag)}`,
    });

    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  });

  it('stay as they are where that is shorter, and in answers to writes', async () => {
    const short = await get('/healthz', { 'accept-encoding': 'br' });
    const write = await test.app.inject({
      method: 'POST',
      url: '/api/v1/auth/login',
      payload: { id: 'company@demo.example', password: 'Haesol!2026', keep: 'N' },
      headers: { 'accept-encoding': 'br' },
    });

    expect(short.headers['content-encoding']).toBeUndefined();
    expect(write.headers['content-encoding']).toBeUndefined();
  });
});
