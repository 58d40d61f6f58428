import { isSafePath, toSafePath } from './safePath.ts';

const safe = [
  '/',
  '/infoPlaza/notice',
  '/infoPlaza/notice?pageNum=2#list',
  '/infoPlaza/notice?searchKeyword=%ED%9C%B4%EB%AC%B4',
  '/a//b',
  '/@user',
  '/search?q=//x',
];

const unsafe = [
  '',
  'https://evil.example',
  'https:evil.example',
  '//evil.example',
  '///evil.example',
  '////evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/a\\b',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r/evil.example',
  '/%0d%0a\r\nx',
  '\t//evil.example',
  ' //evil.example',
  './/evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/a/..//evil.example',
  '/%2e//evil.example',
  '/a/%2E%2E//evil.example',
  '/./\\evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  '@evil.example',
  'evil.example',
  `/${'a'.repeat(1_000)}`,
];

describe('toSafePath', () => {
  it.each(safe)('keeps %s', (text) => {
    expect([toSafePath(text), isSafePath(text)]).toEqual([text, true]);
  });

  it.each(unsafe)('returns the fallback for %j', (text) => {
    expect([toSafePath(text), toSafePath(text, '/home'), isSafePath(text)]).toEqual(['/', '/home', false]);
  });

  it('resolves dot segments that stay on the site', () => {
    expect(toSafePath('/a/../b?x=1')).toBe('/b?x=1');
  });

  it('returns the fallback for an address without a path', () => {
    expect(toSafePath(null, '/login')).toBe('/login');
  });
});
