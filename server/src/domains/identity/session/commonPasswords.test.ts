import { findBrokenPasswordRules } from '@haesol/contracts/identity';
import { commonPasswords } from './commonPasswords.ts';

const find = (password: string) => findBrokenPasswordRules(password, '', commonPasswords);

describe('common passwords', () => {
  it('are more than two thousand that satisfy all other rules', () => {
    const letters = [...commonPasswords].filter((word) => /^[a-z]+$/.test(word));
    const tried = letters.map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}2027!`);
    const refusedForThatAlone = tried.filter((password) => find(password).join() === 'notCommon');
    const taken = tried.filter((password) => find(password).length === 0);

    expect(refusedForThatAlone.length).toBeGreaterThan(2_000);
    expect(taken).toEqual([]);
  });

  it.each([
    ['Butterfly88!', 'a word'],
    ['!!Butterf1y88', 'a sign for a letter'],
    ['1q2w3e4r5t!', 'a walk over the keyboard'],
    ['tkfkdgo486!', '사랑해 on the keys'],
    ['Qlqjs8282!!', '비번 on the keys, with its shift key'],
    ['Sonheungmin7', 'a name'],
  ])('are found with additional characters: %s, %s', (password) => {
    expect(find(password)).toContain('notCommon');
  });

  it.each(['Butterfly-net-88', 'Haesan!2027', '모래밭9!Kite'])('do not include %s', (password) => {
    expect(find(password)).toEqual([]);
  });
});
