import { findBrokenPasswordRules, isBizNo, toBizNo } from './memberRules.ts';

describe('toBizNo', () => {
  it('groups the ten digits, and leaves the key of a company abroad', () => {
    expect(toBizNo('1234567890')).toBe('123-45-67890');
    expect(toBizNo('VN-0123456789')).toBe('VN-0123456789');
  });
});

describe('findBrokenPasswordRules', () => {
  it.each([
    ['Haesan!2027', []],
    ['모래밭9!Kite', []],
    ['riverbend92', []],
    ['Ab1!', ['length']],
    ['riverbend', ['kinds']],
    ['river92x', ['kinds']],
    ['Doyun!92x', ['noId']],
    ['Kite!1234', ['noSequence']],
    ['Kite!aaaa9', ['noSequence']],
    ['Kite!rewq9', ['noSequence']],
    ['Password!92', ['notCommon']],
    ['P@ssw0rd!92', ['notCommon']],
  ])('returns the broken rules of %s: %j', (password, broken) => {
    expect(findBrokenPasswordRules(password, 'doyun@daonfood.example')).toEqual(broken);
  });

  it('accepts 64 characters and rejects 65', () => {
    const long = 'Kite-9 '.repeat(10);

    expect(findBrokenPasswordRules(long.slice(0, 64), '')).toEqual([]);
    expect(findBrokenPasswordRules(long.slice(0, 65), '')).toEqual(['length']);
  });
});

describe('isBizNo', () => {
  it.each([
    ['0001000008', false],
    ['123456789', false],
    ['12345678901', false],
    ['abcdefghij', false],
  ])('rejects %s: %s', (digits, expected) => {
    expect(isBizNo(digits)).toBe(expected);
  });

  it('accepts one check digit of ten', () => {
    const right = Array.from({ length: 10 }, (_, last) => `000010001${last}`).filter(isBizNo);

    expect(right).toHaveLength(1);
  });
});
