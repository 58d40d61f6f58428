import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync } from 'node:zlib';
import { nonceMark, serverNowMark } from './pageParts.ts';
import { PageTemplate } from './pageTemplate.ts';

const html = `<script nonce="${nonceMark}">{"serverNow":"${serverNowMark}"}</script>${'<p>공지사항</p>'.repeat(500)}<i nonce="${nonceMark}"></i>`;
const filling = { nonce: 'c29tZS1ub25jZS1zb21lLQ==', serverNow: 1_763_715_600_000.4 };
const filled = `<script nonce="c29tZS1ub25jZS1zb21lLQ==">{"serverNow":1763715600000   }</script>${'<p>공지사항</p>'.repeat(500)}<i nonce="c29tZS1ub25jZS1zb21lLQ=="></i>`;

const brotliAt8 = (text: Buffer) => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 8 } });
const codecs = [
  ['br', brotliDecompressSync, brotliAt8],
  ['gzip', gunzipSync, gzipSync],
] as const;

describe('PageTemplate', () => {
  it('fills in nonce and time', () => {
    expect(new PageTemplate(html).toHtml(filling).toString()).toBe(filled);
  });
});

describe.each(codecs)('PageTemplate in %s', (encoding, decode, encodeWhole) => {
  it('decodes to the same page', async () => {
    const page = await new PageTemplate(html).encode(encoding, filling);

    expect(decode(page).toString()).toBe(filled);
    expect(page.length).toBeLessThan(filled.length / 10);
  });

  it('has new values in each response', async () => {
    const template = new PageTemplate(html);
    await template.encode(encoding, filling);

    const nonce = 'YW5vdGhlci1ub25jZS1vZg==';
    expect(decode(await template.encode(encoding, { ...filling, nonce })).toString()).toBe(
      filled.replaceAll(filling.nonce, nonce),
    );
  });

  it('costs no more with many holes than the same text without', async () => {
    const rules = Array.from({ length: 40 }, (_, at) => `.rule-${at % 4}{color:var(--hs-text);margin:${at % 4}px}`);
    const page = rules.map((rule) => `<style nonce="${nonceMark}">${rule.repeat(20)}</style>`).join('');

    const encoded = await new PageTemplate(page).encode(encoding, filling);

    const text = decode(encoded);
    expect(text.toString()).toBe(page.replaceAll(nonceMark, filling.nonce));
    const storedHoles = rules.length * (filling.nonce.length + 40);
    expect(encoded.length).toBeLessThan(encodeWhole(text).length + storedHoles);
  });

  it('never refers to texts beyond the window', async () => {
    const far = Array.from({ length: 9 }, (_, at) => `<p nonce="${nonceMark}">${String(at).repeat(9_000)}공지</p>`);
    const page = [...far, ...far].join('');

    expect(decode(await new PageTemplate(page).encode(encoding, filling)).toString()).toBe(
      page.replaceAll(nonceMark, filling.nonce),
    );
  });

  it('is correct for any text around a hole, and any values', async () => {
    const texts = ['', '=', '==', '==">', '0123456789', '가나다', '\u{1f600}', filling.nonce, '  ', '{"a":1}'];
    const page = texts.flatMap((before) => texts.map((after) => `${before}${nonceMark}${after}`)).join('');
    const nonces = ['AAAAAAAAAAAAAAAAAAAAAA==', '//////////////////////==', filling.nonce];

    for (let round = 0; round < 30; round += 1) {
      const template = new PageTemplate(page + page);
      for (const nonce of nonces) {
        const text = decode(await template.encode(encoding, { ...filling, nonce })).toString();

        // A boolean, because the text is 20 kB long.
        expect(text === (page + page).replaceAll(nonceMark, nonce)).toBe(true);
      }
    }
  });

  it('refuses an invalid time', async () => {
    const page = new PageTemplate(html);

    await expect(page.encode(encoding, { ...filling, serverNow: Number.NaN })).rejects.toThrow(RangeError);
  });

  it.each([
    ['of another length, which would shift what comes after it', 'short=='],
    ['that ends otherwise, which changes the codes after it', 'c29tZS1ub25jZS1zb21lLQAA'],
  ])('refuses a nonce %s', async (_why, nonce) => {
    await expect(new PageTemplate(html).encode(encoding, { ...filling, nonce })).rejects.toThrow(RangeError);
  });
});
