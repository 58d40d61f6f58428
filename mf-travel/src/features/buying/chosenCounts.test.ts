import { anAttractionDetail } from '@haesol/remote/testing';
import { toCounts } from './chosenCounts.ts';

describe('toCounts', () => {
  const [option] = anAttractionDetail().options;
  if (option === undefined) throw new Error('The sample has no option');

  it('reads how many of each price an address asks for, within the limits', () => {
    expect(toCounts('1:2,2:1', option)).toEqual(['2', '1']);
    expect(toCounts('2:9', option)).toEqual(['0', '6']);
  });

  it('begins with one adult where the address says nothing that can be read', () => {
    expect(toCounts(null, option)).toEqual(['1', '0']);
    expect(toCounts('1:x,7:2', option)).toEqual(['1', '0']);
  });
});
