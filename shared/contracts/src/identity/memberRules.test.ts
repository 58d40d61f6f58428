import { findBrokenPasswordRules, isBizNo } from './memberRules.ts';

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
  ])('finds in %s what is wrong: %j', (password, broken) => {
    expect(findBrokenPasswordRules(password, 'doyun@daonfood.example')).toEqual(broken);
  });

  it('takes 64 characters and not one more', () => {
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
  ])('refuses %s: %s', (digits, expected) => {
    expect(isBizNo(digits)).toBe(expected);
  });

  it('takes one right last digit of ten', () => {
    const right = Array.from({ length: 10 }, (_, last) => `000010001${last}`).filter(isBizNo);

    expect(right).toHaveLength(1);
  });
});
