import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { PageBody } from './pageBody.ts';

const html = `<main>${'<p>공지사항</p>'.repeat(500)}</main>`;

describe('PageBody', () => {
  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('compresses the page to %s once', async (encoding, decode) => {
    const body = new PageBody(html);

    const [first, second] = await Promise.all([body.encode(encoding), body.encode(encoding)]);

    expect(decode(first).toString()).toBe(html);
    expect(second).toBe(first);
    expect(first.length).toBeLessThan(html.length / 10);
  });
});
