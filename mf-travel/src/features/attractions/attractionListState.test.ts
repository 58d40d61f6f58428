import { attractionListState } from './attractionListState.ts';

const stateOf = (search: string) => attractionListState.parse(new URLSearchParams(search));

describe('attractionListState', () => {
  it('reads the filters of the address', () => {
    expect(stateOf('sggCd=CD0000003001&sort=RATING&searchKeyword=등대')).toMatchObject({
      sggCd: 'CD0000003001',
      sort: 'RATING',
      searchKeyword: '등대',
      gdsTycd: '',
    });
  });

  it('uses the recommended order for a missing or unknown one', () => {
    expect(stateOf('sort=LUCKY').sort).toBe('RECOMMEND');
  });

  it('omits the default order from the address', () => {
    expect(attractionListState.hrefOf(stateOf(''), {})).toBe('/travel/attractions');
    expect(attractionListState.hrefOf(stateOf('sort=NAME'), {})).toBe('/travel/attractions?sort=NAME');
  });

  it('does not count the order as a filter', () => {
    expect(attractionListState.isNarrowed(stateOf('sort=NAME'))).toBe(false);
  });

  it('counts a keyword as a filter', () => {
    expect(attractionListState.isNarrowed(stateOf('searchKeyword=등대'))).toBe(true);
  });
});
