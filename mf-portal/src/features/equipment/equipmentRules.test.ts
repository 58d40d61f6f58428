import { listSigns } from './equipmentRules.ts';

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
