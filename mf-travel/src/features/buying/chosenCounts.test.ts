import { anAttractionDetail } from '@haesol/remote/testing';
import { toCounts } from './chosenCounts.ts';

describe('toCounts', () => {
  const [option] = anAttractionDetail().options;
  if (option === undefined) throw new Error('The sample has no option');
  const [adult, child] = option.prices;
  if (adult === undefined || child === undefined) throw new Error('The sample has no two prices');

  it('reads the number for each price from an address, within the limits', () => {
    expect(toCounts('1:2,2:1', option)).toEqual({ 1: 2, 2: 1 });
    expect(toCounts('2:9', option)).toEqual({ 2: 6 });
  });

  it('supports price numbers that do not start with 1', () => {
    const prices = [
      { ...child, priceSn: 2 },
      { ...adult, priceSn: 3 },
    ];

    expect(toCounts('2:1,3:2', { ...option, prices })).toEqual({ 2: 1, 3: 2 });
    expect(toCounts(null, { ...option, prices })).toEqual({ 3: 1 });
  });

  it('starts with one adult if the address is invalid', () => {
    expect(toCounts(null, option)).toEqual({ 1: 1 });
    expect(toCounts('1:x,7:2', option)).toEqual({ 1: 1 });
    expect(toCounts('1:1.5,2:-1,1', option)).toEqual({ 1: 1 });
  });
});
