import { readAmount, readCount, sumAmounts, toAmount, won } from './amounts.ts';

const messageOf = (text: string) => won.safeParse(text).error?.issues[0]?.message;

describe('readAmount', () => {
  it.each([
    ['3200000', 3_200_000],
    ['3,200,000원', 3_200_000],
    ['３，２００，０００', 3_200_000],
    ['₩3 200 000', 3_200_000],
    ['3,200만원', 32_000_000],
    ['12.5억', 1_250_000_000],
    ['0.1만', 1_000],
    ['1억', 100_000_000],
    ['1억 2천만', 120_000_000],
    ['1억 2,500만 원', 125_000_000],
    ['2천5백만', 25_000_000],
    ['천만원', 10_000_000],
    ['5백', 500],
    ['3만5000원', 35_000],
    ['1.2345억', 123_450_000],
  ])('reads %s exactly', (text, amount) => {
    expect(readAmount(text)).toBe(amount);
  });

  it.each([
    '-5',
    '2.5',
    '12.5원',
    '1.00001만',
    '약 3억',
    '억',
    '1억 5000',
    '1,5억',
    '1억 2억',
    '만억',
    '3/4',
    '',
    '원',
  ])('does not guess the amount of "%s"', (text) => {
    expect(readAmount(text)).toBeUndefined();
  });
});

describe('won', () => {
  it('keeps an amount as its digits, and an empty one as 0', () => {
    expect(won.parse('12.5억')).toBe('1250000000');
    expect(won.parse(' ')).toBe('0');
  });

  it('refuses what it cannot read, and an amount that is too large', () => {
    expect(messageOf('-5')).toMatch(/^금액을 0 이상의 정수로/);
    expect(messageOf('99999999999999999999')).toBe('금액은 99,999,999,999원까지 입력할 수 있습니다.');
    expect(toAmount('99999999999999999999')).toBe(0);
  });
});

describe('readCount', () => {
  it('reads a whole number with its unit, and nothing else', () => {
    expect(['２４', '1,200 명', '24.5', '-3', '스물', ''].map((text) => readCount(text, '명'))).toEqual([
      24,
      1_200,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(readCount('25 %', '%')).toBe(25);
  });
});

describe('sumAmounts', () => {
  it('adds up amounts as they are written, without ones that cannot be read', () => {
    expect(sumAmounts(['1,000원', '2만', '', '많음'])).toBe(21_000);
  });
});
