import { toCsv } from './csv.ts';

describe('toCsv', () => {
  it('begins with a byte order mark and ends each row with CRLF', () => {
    expect(
      toCsv([
        ['장비', '이용료'],
        ['현미경', 40_000],
      ]),
    ).toBe('\uFEFF"장비","이용료"\r\n"현미경",40000\r\n');
  });

  it('doubles quotes and keeps commas and line ends in their cell', () => {
    expect(toCsv([['3" 웨이퍼, 둘\n셋']])).toBe('\uFEFF"3"" 웨이퍼, 둘\n셋"\r\n');
  });

  it.each(['=1+1', '+82', '-1', '@SUM(A1)', '\t=1', '\r=1'])('lets no spreadsheet run %j', (text) => {
    expect(toCsv([[text]])).toBe(`\uFEFF"'${text}"\r\n`);
  });

  it('leaves numbers as numbers', () => {
    expect(toCsv([[-1, 0]])).toBe('\uFEFF-1,0\r\n');
  });
});
