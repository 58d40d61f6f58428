import { listSigns } from './equipmentRules.ts';

describe('listSigns', () => {
  it('lists the state first', () => {
    expect(listSigns({ state: 'AVAILABLE', trainingYn: 'Y', modes: ['DIRECT', 'REQUEST'] })).toEqual([
      'available',
      'training',
    ]);
  });

  it('lists maintenance and restriction to staff', () => {
    expect(listSigns({ state: 'MAINT', trainingYn: 'N', modes: ['REQUEST'] })).toEqual(['maintenance', 'request']);
  });
});
