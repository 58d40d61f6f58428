import { parseCsv } from './parseCsv.ts';
import { toCsv } from './toCsv.ts';

describe('toCsv', () => {
  it('begins with a byte order mark, ends lines with CRLF and omits null', () => {
    expect(
      toCsv([
        ['성명', '점수'],
        ['한가람', 90],
        ['김하늘', null],
      ]),
    ).toBe('\uFEFF성명,점수\r\n한가람,90\r\n김하늘,\r\n');
  });

  it('quotes commas, quotes and line ends', () => {
    const rows = [['a,b', '"말"', '두\n줄', '3" 웨이퍼, 둘\n셋']];

    expect(toCsv(rows)).toBe('\uFEFF"a,b","""말""","두\n줄","3"" 웨이퍼, 둘\n셋"\r\n');
    expect(parseCsv(toCsv(rows))[0]).toEqual(rows[0]);
  });

  it.each([
    '=1+1',
    '+82',
    '-1',
    '@SUM(A1)',
    ' =1',
    '\t=1',
    '\r=1',
    '＝1',
    '\u200b=1',
    '=HYPERLINK("https://evil.example","x")',
  ])('formats %j as text', (text) => {
    expect(toCsv([[text]]).replace(/^\uFEFF"?/, '')).toMatch(/^'/);
  });

  it('leaves numbers and telephone numbers unchanged', () => {
    expect(toCsv([['010-0000-1001', -5]])).toBe('\uFEFF010-0000-1001,-5\r\n');
  });
});
