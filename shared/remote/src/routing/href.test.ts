import { toHref } from './href.ts';

describe('toHref', () => {
  it('is the path alone without values', () => {
    expect(toHref('/infoPlaza/notice')).toBe('/infoPlaza/notice');
  });

  it('adds the values', () => {
    expect(toHref('/infoPlaza/notice', { pageNum: 2, keyword: '휴무 안내' })).toBe(
      '/infoPlaza/notice?pageNum=2&keyword=%ED%9C%B4%EB%AC%B4+%EC%95%88%EB%82%B4',
    );
  });

  it('leaves out what is empty or undefined, but not zero', () => {
    expect(toHref('/a', { keyword: '', page: undefined, count: 0 })).toBe('/a?count=0');
  });
});
