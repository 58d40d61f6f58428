import { gunzipSync } from 'node:zlib';
import { nonceMark, PageTemplate, serverNowMark } from './pageTemplate.ts';

const html = `<script nonce="${nonceMark}">{"serverNow":"${serverNowMark}"}</script>${'<p>공지사항</p>'.repeat(500)}<i nonce="${nonceMark}"></i>`;
const filling = { nonce: 'c29tZS1ub25jZQ==', serverNow: 1_763_715_600_000.4 };
const filled = `<script nonce="c29tZS1ub25jZQ==">{"serverNow":1763715600000}</script>${'<p>공지사항</p>'.repeat(500)}<i nonce="c29tZS1ub25jZQ=="></i>`;

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

    expect(gunzipSync(template.toGzip({ ...filling, nonce: 'another' })).toString()).toContain('<i nonce="another">');
  });
});
