import { codeReference } from './codes.ts';
import { contentsReference } from './contents.ts';

describe('contents that come by migration', () => {
  it('list notices of categories that there are', () => {
    const group = codeReference.find((one) => one.group === 'NOTICE_CTG');
    const categories = group?.values.map(([code]) => code) ?? [];
    const named = contentsReference
      .flatMap(({ blocks }) => blocks)
      .flatMap((block) => (block.type === 'notices' ? [block.noticeType] : []));

    expect(named.length).toBeGreaterThan(1);
    expect(named.filter((category) => !categories.includes(category))).toEqual([]);
  });
});
