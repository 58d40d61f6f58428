import { gunzipSync, gzipSync } from 'node:zlib';
import { nonceMark, PageTemplate, serverNowMark } from './pageTemplate.ts';

const html = `<script nonce="${nonceMark}">{"serverNow":"${serverNowMark}"}</script>${'<p>공지사항</p>'.repeat(500)}<i nonce="${nonceMark}"></i>`;
const filling = { nonce: 'c29tZS1ub25jZS1zb21lLQ==', serverNow: 1_763_715_600_000.4 };
const filled = `<script nonce="c29tZS1ub25jZS1zb21lLQ==">{"serverNow":1763715600000   }</script>${'<p>공지사항</p>'.repeat(500)}<i nonce="c29tZS1ub25jZS1zb21lLQ=="></i>`;

describe('PageTemplate', () => {
  it('puts nonce and time where they belong', () => {
    expect(new PageTemplate(html).toHtml(filling).toString()).toBe(filled);
  });

  it('makes a gzip file of the same', () => {
    const gzip = new PageTemplate(html).toGzip(filling);

    expect(gunzipSync(gzip).toString()).toBe(filled);
    expect(gzip.length).toBeLessThan(filled.length / 10);
  });

  it('fills each response anew', () => {
    const template = new PageTemplate(html);
    template.toGzip(filling);

    const another = 'YW5vdGhlci1ub25jZS1vZg==';
    expect(gunzipSync(template.toGzip({ ...filling, nonce: another })).toString()).toContain(`<i nonce="${another}">`);
  });

  it('costs no more with many holes than the same text without', () => {
    const rules = Array.from({ length: 40 }, (_, at) => `.rule-${at % 4}{color:var(--hs-text);margin:${at % 4}px}`);
    const page = rules.map((rule) => `<style nonce="${nonceMark}">${rule.repeat(20)}</style>`).join('');

    const gzip = new PageTemplate(page).toGzip(filling);

    const text = gunzipSync(gzip);
    expect(text.toString()).toBe(page.replaceAll(nonceMark, filling.nonce));
    const storedHoles = rules.length * (filling.nonce.length + 40);
    expect(gzip.length).toBeLessThan(gzipSync(text).length + storedHoles);
  });

  it('refers to texts from farther back than a window never', () => {
    const far = Array.from({ length: 9 }, (_, at) => `<p nonce="${nonceMark}">${String(at).repeat(9_000)}공지</p>`);
    const page = [...far, ...far].join('');

    expect(gunzipSync(new PageTemplate(page).toGzip(filling)).toString()).toBe(
      page.replaceAll(nonceMark, filling.nonce),
    );
  });

  it('refuses a nonce of another length, which would shift what comes after it', () => {
    expect(() => new PageTemplate(html).toGzip({ ...filling, nonce: 'short' })).toThrow(RangeError);
  });
});
