import { isAttractionType } from './attractionRules.ts';

describe('isAttractionType', () => {
  it('excludes passes, which have their own pages', () => {
    expect(isAttractionType({ code: 'CD0000002005' })).toBe(false);
    expect(isAttractionType({ code: 'CD0000002001' })).toBe(true);
  });
});
