import { editDistance, findSpelling } from './spelling.ts';

const words = ['주사전자현미경', '반도체', '스마트공장', 'python', '등대'];

describe('spelling', () => {
  it('finds the word with one wrong letter, also inside a longer word', () => {
    expect(findSpelling('반도채', words)).toBe('반도체');
    expect(findSpelling('현미겅', words)).toBe('현미경');
    expect(findSpelling('스마트곰장', words)).toBe('스마트공장');
    expect(findSpelling('pythn', words)).toBe('python');
  });

  it('does not change an unknown word without a similar one, too short, or without letters', () => {
    expect(findSpelling('없는말없는말', words)).toBeUndefined();
    expect(findSpelling('등', words)).toBeUndefined();
    expect(findSpelling('%%%', words)).toBeUndefined();
    expect(findSpelling('2026', words)).toBeUndefined();
  });

  it('counts edits up to a limit', () => {
    expect(editDistance('abc', 'abd', 2)).toBe(1);
    expect(editDistance('abc', 'bc', 2)).toBe(1);
    expect(editDistance('abc', 'xyz', 2)).toBe(3);
    expect(editDistance('abcdef', 'a', 2)).toBe(3);
  });
});
