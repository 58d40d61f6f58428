import { equipmentListState } from './equipmentListState.ts';

const stateOf = (search: string) => equipmentListState.parse(new URLSearchParams(search));

describe('equipmentListState', () => {
  it('reads filters and page from the address', () => {
    expect(stateOf('ctg=BIO&pageNum=2&training=N')).toMatchObject({ ctg: 'BIO', pageNum: 2, training: 'N' });
  });

  it('uses the default order for a missing or unknown one', () => {
    expect(stateOf('sort=LUCKY').sort).toBe('CTG');
  });

  it('ignores an unknown value of the training filter', () => {
    expect(stateOf('training=maybe').training).toBe('');
  });

  it('resets to the first page when a filter changes', () => {
    expect(equipmentListState.hrefOf(stateOf('pageNum=4'), { ctg: 'BIO' })).toBe('/cooperation/equipment?ctg=BIO');
  });

  it('omits first page and default order from the address', () => {
    expect(equipmentListState.hrefOf(stateOf(''), { pageNum: 1, sort: 'CTG' })).toBe('/cooperation/equipment');
  });

  it('is narrowed by a filter, but not by order or page', () => {
    expect(equipmentListState.isNarrowed(stateOf('sort=NAME&pageNum=2'))).toBe(false);
    expect(equipmentListState.isNarrowed(stateOf('state=AVAILABLE'))).toBe(true);
  });
});
