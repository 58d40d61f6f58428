import { changeFilter, isNarrowed, listSigns, readEquipmentFilter, toSearchValues } from './equipmentRules.ts';

const filterOf = (search: string) => readEquipmentFilter(new URLSearchParams(search));

describe('readEquipmentFilter', () => {
  it('takes conditions and page from the address', () => {
    expect(filterOf('ctg=BIO&pageNum=2&training=N')).toMatchObject({ ctg: 'BIO', pageNum: '2', training: 'N' });
  });

  it('takes the usual order where the address names none that exists', () => {
    expect(filterOf('sort=LUCKY').sort).toBe('CTG');
  });

  it('ignores an unknown value for the training', () => {
    expect(filterOf('training=maybe').training).toBe('');
  });
});

describe('changeFilter', () => {
  it('starts again at the first page', () => {
    expect(changeFilter(filterOf('pageNum=4'), { ctg: 'BIO' })).toMatchObject({ pageNum: '1', ctg: 'BIO' });
  });
});

describe('toSearchValues', () => {
  it('leaves first page and usual order out of the address', () => {
    expect(toSearchValues(filterOf(''))).toMatchObject({ pageNum: undefined, sort: undefined });
  });
});

describe('isNarrowed', () => {
  it('counts neither order nor page', () => {
    expect(isNarrowed(filterOf('sort=NAME&pageNum=2'))).toBe(false);
  });

  it('counts a state', () => {
    expect(isNarrowed(filterOf('state=AVAILABLE'))).toBe(true);
  });
});

describe('listSigns', () => {
  it('says the state first', () => {
    expect(listSigns({ state: 'AVAILABLE', trainingYn: 'Y', modes: ['DIRECT', 'REQUEST'] })).toEqual([
      'available',
      'training',
    ]);
  });

  it('says that it is under maintenance and used by staff alone', () => {
    expect(listSigns({ state: 'MAINT', trainingYn: 'N', modes: ['REQUEST'] })).toEqual(['maintenance', 'request']);
  });
});
