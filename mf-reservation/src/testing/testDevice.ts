import type { EquipmentDetail, EquipmentSlot } from '@haesol/contracts/lab';
import { anEquipment } from '@haesol/remote/testing';

/** Test equipment, without training; open for two hours a day. */
export const device: EquipmentDetail = {
  ...anEquipment({ trainingYn: 'N' }),
  images: [],
  maker: '해솔정밀',
  introducedYear: 2021,
  nationalNo: 'NFEC-2021-01-000001',
  specs: [],
  purpose: '표면 관찰',
  prices: { own: 10_000, student: 5_000, company: 20_000, other: 30_000 },
  rules: [],
  manager: { nm: '서하늘', tel: '099-700-1001', email: 'equip@haesol.example' },
  openFrom: '09:00',
  openTo: '11:00',
  maint: null,
  booking: {
    firstDate: '2027-01-04',
    lastDate: '2027-03-01',
    maxSlots: 4,
    bufferMin: 0,
    leadDays: 2,
    horizonDays: 60,
    priceClass: 'COMPANY',
    price: 20_000,
    training: null,
    week: [],
    refusal: null,
  },
};

export const aSlot = (start: string, end: string): EquipmentSlot => ({
  start,
  end,
  state: 'FREE',
  reason: null,
  price: 20_000,
  mineYn: 'N',
  waitYn: 'N',
});
