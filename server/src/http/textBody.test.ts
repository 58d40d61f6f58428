import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { TextBody } from './textBody.ts';

const text = `<main>${'<p>공지사항</p>'.repeat(500)}</main>`;

describe('TextBody', () => {
  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('compresses the text to %s once', async (encoding, decode) => {
    const body = new TextBody(text);

    const [first, second] = await Promise.all([body.encode(encoding), body.encode(encoding)]);

    expect(decode(first).toString()).toBe(text);
    expect(second).toBe(first);
    expect(first.length).toBeLessThan(text.length / 10);
  });
});
