import { readSampleCount } from './bookingValues.ts';

describe('readSampleCount', () => {
  it('reads full-width digits as usual ones, and leaves text that is no number', () => {
    expect(['', '3', ' １２ ', '2.5', '-1'].map((sampleCnt) => readSampleCount({ sampleCnt }))).toEqual([
      0,
      3,
      12,
      '2.5',
      '-1',
    ]);
  });
});
