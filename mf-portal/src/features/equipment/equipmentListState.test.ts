import { equipmentListState } from './equipmentListState.ts';

const stateOf = (search: string) => equipmentListState.parse(new URLSearchParams(search));

describe('equipmentListState', () => {
  it('takes conditions and page from the address', () => {
    expect(stateOf('ctg=BIO&pageNum=2&training=N')).toMatchObject({ ctg: 'BIO', pageNum: 2, training: 'N' });
  });

  it('takes the default order where the address names none that exists', () => {
    expect(stateOf('sort=LUCKY').sort).toBe('CTG');
  });

  it('ignores an unknown value for the training', () => {
    expect(stateOf('training=maybe').training).toBe('');
  });

  it('starts again at the first page with another condition', () => {
    expect(equipmentListState.hrefOf(stateOf('pageNum=4'), { ctg: 'BIO' })).toBe('/cooperation/equipment?ctg=BIO');
  });

  it('leaves first page and default order out of the address', () => {
    expect(equipmentListState.hrefOf(stateOf(''), { pageNum: 1, sort: 'CTG' })).toBe('/cooperation/equipment');
  });

  it('is narrowed by a condition, and neither by order nor by page', () => {
    expect(equipmentListState.isNarrowed(stateOf('sort=NAME&pageNum=2'))).toBe(false);
    expect(equipmentListState.isNarrowed(stateOf('state=AVAILABLE'))).toBe(true);
  });
});
