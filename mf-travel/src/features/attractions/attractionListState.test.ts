import { attractionListState } from './attractionListState.ts';

const stateOf = (search: string) => attractionListState.parse(new URLSearchParams(search));

describe('attractionListState', () => {
  it('takes the conditions from the address', () => {
    expect(stateOf('sggCd=CD0000003001&sort=RATING&searchKeyword=등대')).toMatchObject({
      sggCd: 'CD0000003001',
      sort: 'RATING',
      searchKeyword: '등대',
      gdsTycd: '',
    });
  });

  it('takes the recommended order where the address names none that exists', () => {
    expect(stateOf('sort=LUCKY').sort).toBe('RECOMMEND');
  });

  it('leaves the default order out of the address', () => {
    expect(attractionListState.hrefOf(stateOf(''), {})).toBe('/travel/attractions');
    expect(attractionListState.hrefOf(stateOf('sort=NAME'), {})).toBe('/travel/attractions?sort=NAME');
  });

  it('does not count the order as a condition', () => {
    expect(attractionListState.isNarrowed(stateOf('sort=NAME'))).toBe(false);
  });

  it('counts a keyword as a condition', () => {
    expect(attractionListState.isNarrowed(stateOf('searchKeyword=등대'))).toBe(true);
  });
});
