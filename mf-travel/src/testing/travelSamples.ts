import type { AttractionOption, Coupon, Inquiry } from '@haesol/contracts/travel';

/** Coupon that can be used for passes. @param change overrides */
export const aCoupon = (change: Partial<Coupon> = {}): Coupon => ({
  couponPblcnUid: 'c1',
  couponNm: '첫 여행 5,000원 쿠폰',
  lang: 'ko',
  kind: 'voucher',
  discountType: 'AMOUNT',
  discount: 5_000,
  minAmount: 19_900,
  maxDiscount: null,
  startDt: '2026-11-01',
  endDt: '2026-12-31',
  targets: ['누리패스 전 상품'],
  remainCnt: 7,
  promotionId: 'PR001',
  ...change,
});

/** Room of a stay, as an option of its goods. */
export const aRoomOption = (): AttractionOption => ({
  goodsDtlId: 'g1-1',
  kind: 'ROOM',
  optionNm: '2인실',
  prices: [
    {
      priceSn: 1,
      priceNm: '주중',
      ageGroup: 'ADULT',
      days: 'ALL',
      ageFrom: null,
      ageTo: null,
      price: 90_000,
      listPrice: 108_000,
    },
  ],
  maxCnt: 6,
  confirmType: 'REQUEST',
  guideLang: null,
  includes: [],
  room: {
    baseCnt: 2,
    maxCnt: 3,
    size: 23,
    bed: 'DOUBLE',
    checkIn: '15:00',
    checkOut: '11:00',
    amenities: ['WIFI'],
  },
});

/** Unanswered inquiry to the travel service. */
export const anInquiry = (): Inquiry => ({
  inquiryUid: 'i1',
  categoryCd: 'RESERVE',
  categoryNm: '예약',
  title: '시간을 바꿀 수 있나요?',
  lang: 'ko',
  answerState: 'WAIT',
  fileCnt: 0,
  gdsNm: null,
  createdDt: '2026-11-20T09:00:00+09:00',
  answeredDt: null,
});
