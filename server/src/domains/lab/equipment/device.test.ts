import { priceClassOf } from '@haesol/contracts/lab';
import { type Device, toAmount } from './device.ts';

const device: Device = {
  eqUid: 'e1',
  eqNm: '주사전자현미경',
  grid: { openFrom: '09:00', openTo: '18:00', slotMin: 30, bufferMin: 0, weekdays: [1, 2, 3, 4, 5] },
  modes: ['DIRECT'],
  leadDays: 2,
  horizonDays: 60,
  maxSlots: 4,
  needsTraining: false,
  prices: { OWN: 10_000, STUDENT: 5_000, COMPANY: 20_000, OTHER: 30_001 },
};

describe('equipment fee', () => {
  it.each([
    ['FACULTY', 'OWN', 20_000],
    ['STAFF', 'OWN', 20_000],
    ['STUDENT', 'STUDENT', 10_000],
    ['COMPANY', 'COMPANY', 40_000],
    ['GENERAL', 'OTHER', 60_002],
    [undefined, 'COMPANY', 40_000],
  ] as const)('for two hours for %s is that of %s', (memberClass, priceClass, amount) => {
    expect(priceClassOf(memberClass)).toBe(priceClass);
    expect(toAmount(device, memberClass, 120)).toBe(amount);
  });

  it('is in whole won for half an hour', () => {
    expect(toAmount(device, 'GENERAL', 30)).toBe(15_001);
  });
});
