import { toSafeNext } from './rules.ts';

describe('toSafeNext', () => {
  it.each(['/', '/myPage/info?a=1#b', '/infoPlaza/notice?searchKeyword=%ED%9C%B4%EB%AC%B4'])('keeps %s', (next) => {
    expect(toSafeNext(next)).toBe(next);
  });

  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/.//evil.example',
    '/..//evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    '/%0d%0a\r\nx',
    ' //evil.example',
    'evil.example',
    '',
    `/${'a'.repeat(1_001)}`,
  ])('goes home instead of %j', (next) => {
    expect(toSafeNext(next)).toBe('/');
  });
});
