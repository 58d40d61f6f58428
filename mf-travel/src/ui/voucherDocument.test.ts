import { toVoucherHtml } from './voucherDocument.tsx';

const voucher = {
  title: '은물결 <갯벌체험장>',
  state: '바우처',
  qrSvg: '<svg viewBox="0 0 1 1"><path d="M0 0h1v1h-1z"></path></svg>',
  code: '7K2M-94QX-AB3D',
  rows: [{ term: '이용일', value: '12. 5.(토) 11:00' }],
  notes: ['"해솔" & 미래로'],
  lang: 'ko',
  locale: 'ko',
  fontSize: '24px',
};

describe('toVoucherHtml', () => {
  it('is self-contained: it loads nothing and runs no script', () => {
    const html = toVoucherHtml(voucher);

    expect(html).toContain('<svg viewBox="0 0 1 1">');
    expect(html).not.toMatch(/<script|src=|href=|url\(/);
  });

  it('breaks the code only between its groups', () => {
    expect(toVoucherHtml(voucher)).toContain('<span>7K2M-</span><wbr><span>94QX-</span><wbr><span>AB3D</span>');
  });

  it('breaks lines by the rules of each language, as the page does', () => {
    const html = toVoucherHtml({ ...voucher, locale: 'ja' });

    expect(html).toContain('<html lang="ja"');
    expect(html).toMatch(/:lang\(ja\),:lang\(zh\)\{word-break:normal;line-break:strict\}/);
    expect(html).toMatch(/:lang\(ko\)\{word-break:keep-all\}/);
  });

  it('uses the chosen text size', () => {
    expect(toVoucherHtml(voucher)).toContain('<html lang="ko" style="font-size:24px">');
  });

  it('escapes texts', () => {
    const html = toVoucherHtml({ ...voucher, notes: ['<script>alert(1)</script>'] });

    expect(html).toContain('은물결 &lt;갯벌체험장&gt;');
    expect(html).toContain('&lt;script&gt;');
  });

  it('shows no invalid code', () => {
    expect(toVoucherHtml({ ...voucher, qrSvg: null })).not.toContain('<svg');
  });
});
