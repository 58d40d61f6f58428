import { toHref } from './href.ts';

describe('toHref', () => {
  it('returns only the path without values', () => {
    expect(toHref('/infoPlaza/notice')).toBe('/infoPlaza/notice');
  });

  it('appends the values', () => {
    expect(toHref('/infoPlaza/notice', { pageNum: 2, keyword: '휴무 안내' })).toBe(
      '/infoPlaza/notice?pageNum=2&keyword=%ED%9C%B4%EB%AC%B4+%EC%95%88%EB%82%B4',
    );
  });

  it('omits empty and undefined values, but not zero', () => {
    expect(toHref('/a', { keyword: '', page: undefined, count: 0 })).toBe('/a?count=0');
  });
});
