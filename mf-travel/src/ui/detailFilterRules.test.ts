import { countDetails, splitCodes, toggleCode } from './detailFilterRules.ts';

describe('toggleCode', () => {
  it('appends a code', () => {
    expect(toggleCode('A', 'B')).toBe('A,B');
  });

  it('removes an existing code', () => {
    expect(toggleCode('A,B', 'A')).toBe('B');
  });

  it('starts a list', () => {
    expect(toggleCode('', 'A')).toBe('A');
  });
});

describe('splitCodes', () => {
  it('drops empty parts', () => {
    expect(splitCodes(',A,,B')).toEqual(['A', 'B']);
  });
});

describe('countDetails', () => {
  it('counts facilities and further information', () => {
    expect(countDetails({ facilitiesRecord: 'A,B', etcInformation: 'C' })).toBe(3);
  });
});
