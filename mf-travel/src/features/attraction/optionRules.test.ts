import { anAttractionDetail } from '@haesol/remote/testing';
import { findLowestPrice, listChosen, sumTickets } from './optionRules.ts';

describe('sumTickets', () => {
  const { options } = anAttractionDetail();

  it('sums the chosen tickets', () => {
    expect(sumTickets(options, { 'g1-1': { 1: 2, 2: 1 } })).toEqual({ count: 3, amount: 15_000 });
  });

  it('is zero without a choice, and ignores unknown options', () => {
    expect(sumTickets(options, {})).toEqual({ count: 0, amount: 0 });
    expect(sumTickets(options, { other: { 1: 3 } })).toEqual({ count: 0, amount: 0 });
  });
});

describe('findLowestPrice', () => {
  it('is that of an adult, not of a baby', () => {
    const [option] = anAttractionDetail().options;
    const [adult] = option?.prices ?? [];
    if (option === undefined || adult === undefined) throw new Error('No option.');
    const baby = { ...adult, priceSn: 9, ageGroup: 'CHILD' as const, price: 0 };

    expect(findLowestPrice([{ ...option, prices: [baby, adult] }])).toBe(6_000);
    expect(findLowestPrice([{ ...option, prices: [baby] }])).toBe(0);
  });
});

describe('listChosen', () => {
  const { options } = anAttractionDetail();

  it('lists for each option the chosen number of each price', () => {
    expect(listChosen(options, { 'g1-1': { 1: 2, 2: 1 } })).toEqual([
      { goodsDtlId: 'g1-1', optionNm: options[0]?.optionNm, counts: { 1: 2, 2: 1 } },
    ]);
    expect(listChosen(options, { 'g1-1': { 1: 0 } })).toEqual([]);
  });
});
