import type { SharingDetail } from '@haesol/contracts/board';
import type { EquipmentDetail } from '@haesol/contracts/lab';
import { anEquipment } from '@haesol/remote/testing';

/** Technology that a question may be about, as an answer of `sharing.get`. */
export const aTechnology: SharingDetail = {
  shareUid: 'SH001',
  type: 'TECH',
  fieldNm: '소재',
  title: '저온 코팅 기술',
  summary: '',
  thumbUrl: '/a.webp',
  thumbAlt: '',
  html: '',
  facts: [],
  images: [],
  files: [],
  managerNm: '강주은',
  tel: '099-700-1011',
  updatedDt: '2026-11-20T09:00:00+09:00',
};

/** Equipment that a question may be about, as an answer of `equipment.get`. */
export const aDevice: EquipmentDetail = {
  ...anEquipment({ eqUid: 'EQ001', eqNm: '주사전자현미경' }),
  images: [],
  maker: '제작사',
  introducedYear: 2020,
  nationalNo: '',
  specs: [],
  purpose: '',
  prices: { own: 0, student: 0, company: 0, other: 0 },
  rules: [],
  manager: { nm: '강주은', tel: '099-700-1011', email: 'a@haesol.example' },
  openFrom: '09:00',
  openTo: '18:00',
  maint: null,
  booking: {
    firstDate: '2026-11-25',
    lastDate: '2026-12-25',
    maxSlots: 8,
    bufferMin: 0,
    leadDays: 2,
    horizonDays: 30,
    priceClass: 'COMPANY',
    price: 0,
    training: null,
    week: [],
    refusal: null,
  },
};
