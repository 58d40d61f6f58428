import {
  countDetails,
  findNextPage,
  isAttractionType,
  isNarrowed,
  readAttractionFilter,
  splitCodes,
  toggleCode,
  toSearchValues,
} from './attractionRules.ts';

const filterOf = (search: string) => readAttractionFilter(new URLSearchParams(search));

describe('readAttractionFilter', () => {
  it('takes the conditions from the address', () => {
    expect(filterOf('sggCd=CD0000003001&sort=RATING&searchKeyword=등대')).toMatchObject({
      sggCd: 'CD0000003001',
      sort: 'RATING',
      searchKeyword: '등대',
      gdsTycd: '',
    });
  });

  it('takes the recommended order where the address names none that exists', () => {
    expect(filterOf('sort=LUCKY').sort).toBe('RECOMMEND');
  });
});

describe('toSearchValues', () => {
  it('leaves the usual order out of the address', () => {
    expect(toSearchValues(filterOf('')).sort).toBeUndefined();
    expect(toSearchValues(filterOf('sort=NAME')).sort).toBe('NAME');
  });
});

describe('toggleCode', () => {
  it('adds a code behind the others', () => {
    expect(toggleCode('A', 'B')).toBe('A,B');
  });

  it('takes a code out that is there', () => {
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

describe('isNarrowed', () => {
  it('does not count the order as a condition', () => {
    expect(isNarrowed(filterOf('sort=NAME'))).toBe(false);
  });

  it('counts a keyword', () => {
    expect(isNarrowed(filterOf('searchKeyword=등대'))).toBe(true);
  });
});

describe('countDetails', () => {
  it('adds facilities and further information', () => {
    expect(countDetails(filterOf('facilitiesRecord=A,B&etcInformation=C'))).toBe(3);
  });
});

describe('isAttractionType', () => {
  it('leaves passes to their own pages', () => {
    expect(isAttractionType({ code: 'CD0000002005' })).toBe(false);
    expect(isAttractionType({ code: 'CD0000002001' })).toBe(true);
  });
});

describe('findNextPage', () => {
  it('counts on while rows are missing', () => {
    expect(findNextPage([{ list: [1, 2], cnt_total: 3 }])).toBe(2);
  });

  it('ends when all rows are there', () => {
    expect(findNextPage([{ list: [1, 2], cnt_total: 2 }])).toBeUndefined();
  });

  it('ends at an empty page, whatever the total says', () => {
    expect(
      findNextPage([
        { list: [1], cnt_total: 5 },
        { list: [], cnt_total: 5 },
      ]),
    ).toBeUndefined();
  });
});
