import { toBizNoText } from './member.ts';
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

describe('toBizNoText', () => {
  it('groups the digits of a business number while it is typed, and returns other text unchanged', () => {
    expect(['000', '00090', '０００９００００１０', '000-90-00010'].map(toBizNoText)).toEqual([
      '000',
      '000-90',
      '000-90-00010',
      '000-90-00010',
    ]);
    expect(['000-90-00010-99', '000-90-0001O', 'JP-0123456789', ''].map(toBizNoText)).toEqual([
      '000-90-00010-99',
      '000-90-0001O',
      'JP-0123456789',
      '',
    ]);
  });
});
