import { formatAmount, toFinishedNumber } from './amountRules.ts';

describe('formatAmount', () => {
  it('groups digits while they are typed, and changes no other text', () => {
    expect(['3200000', '1,2345', '００３２', '3,200만', '12.', '-5', ''].map(formatAmount)).toEqual([
      '3,200,000',
      '12,345',
      '32',
      '3,200만',
      '12.',
      '-5',
      '',
    ]);
    expect(formatAmount('99999999999999999999')).toBe('99,999,999,999,999,999,999');
  });
});

describe('toFinishedNumber', () => {
  it('writes amounts with units out, and leaves what it cannot read', () => {
    const finish = (text: string) => toFinishedNumber(text, 'won');

    expect(['3,200만원', '12.5억', '3 200'].map(finish)).toEqual(['32,000,000', '1,250,000,000', '3,200']);
    expect(['2.5', '-5', '1억쯤', '', '99999999999999999999'].map(finish)).toEqual([
      '2.5',
      '-5',
      '1억쯤',
      '',
      '99,999,999,999,999,999,999',
    ]);
  });

  it('writes whole numbers as digits, and leaves what it cannot read', () => {
    expect(['２５ %', '33.3%', '2.5'].map((text) => toFinishedNumber(text, 'percent'))).toEqual(['25', '33.3%', '2.5']);
    expect(['２４', '1,200명', '24.5', '12345678'].map((text) => toFinishedNumber(text, 'count'))).toEqual([
      '24',
      '1200',
      '24.5',
      '12345678',
    ]);
  });
});
