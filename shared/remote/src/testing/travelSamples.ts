import type { Attraction, AttractionDetail, PassItem, Tour, TourDetail, TourStop } from '@haesol/contracts/travel';

/** Attraction in a list. @param change overrides */
export const anAttraction = (change: Partial<Attraction> = {}): Attraction => ({
  gdsUid: 'g1',
  gdsNm: '해솔 바람언덕 전망대',
  lang: 'ko',
  summary: '바다가 보이는 언덕',
  thumbUrl: '/art/scene/g1.svg',
  thumbAlt: '언덕 위 전망대 그림',
  gdsTycd: 'CD0000002001',
  gdsCategoryCd: 'CD0000002101',
  ctpvCd: 'CD0000003000',
  sggCd: 'CD0000003001',
  addr: '누리도 해솔시',
  lat: 35,
  lng: 128,
  lowPrice: 6000,
  rating: 4.6,
  reviewCnt: 58,
  facilitiesRecord: [],
  etcInformation: [],
  openState: 'OPEN',
  openFrom: '09:00',
  openTo: '18:00',
  closedDays: '연중무휴',
  interestYn: 'N',
  passYn: 'N',
  ...change,
});

/** Pass in a list. @param change overrides */
export const aPass = (change: Partial<PassItem> = {}): PassItem => ({
  gdsUid: 'g1',
  gdsDtlUid: 'd1',
  psCd: 'CD0000002201',
  passNm: '누리패스 24시간권',
  lang: 'ko',
  summary: '하루 동안 다닙니다.',
  hours: 24,
  pickCnt: null,
  persons: 1,
  price: 19_900,
  priceKrw: 19_900,
  currency: 'KRW',
  listPrice: 32_000,
  exampleCnt: 4,
  thumbUrl: '/art/scene/pass-1.svg',
  thumbAlt: '바다 그림',
  placesCnt: 42,
  saveMax: 120_000,
  soldCnt: 3,
  ...change,
});

/** Recommended tour in a list. @param change overrides */
export const aTour = (change: Partial<Tour> = {}): Tour => ({
  tourUid: 't1',
  title: '아이와 함께 하루',
  lang: 'ko',
  themeCd: 'CD0000002301',
  tourDays: 1,
  thumbUrl: '/art/scene/tour-1.svg',
  thumbAlt: '들판 그림',
  stopCnt: 4,
  distanceKm: 18.5,
  carMin: 40,
  walkKm: 1.2,
  stopNms: ['해솔 어린이과학관', '솔내 수변공원'],
  summary: '아이가 먼저 웃는 하루입니다.',
  ...change,
});

/** Recommended tour with its text and without stops. @param change overrides */
export const aTourDetail = (change: Partial<TourDetail> = {}): TourDetail => ({
  ...aTour(),
  walking: '쉬움. 유모차로 모두 다닙니다.',
  cost: 32_000,
  days: [],
  html: '<p>이동이 짧습니다.</p>',
  ...change,
});

/** Stop of a tour. @param change overrides */
export const aTourStop = (change: Partial<TourStop> = {}): TourStop => ({
  seq: 1,
  gdsUid: 'g1',
  gdsNm: '해솔 어린이과학관',
  lang: 'ko',
  addr: '누리도 해솔시 강변로 12',
  thumbUrl: '/art/scene/science-sphere.svg',
  thumbAlt: '둥근 전시관 그림',
  startTime: '10:00',
  price: 6_000,
  stayYn: 'N',
  passYn: 'Y',
  openState: 'OPEN',
  closedDays: '매주 월요일',
  lat: 36.4,
  lng: 130.7,
  stayMin: 90,
  moveMin: 20,
  moveBy: 'CAR',
  moveKm: 8.2,
  memo: '물놀이 전시는 정각마다 들어갑니다.',
  ...change,
});

/** Place with all that its page shows. @param change overrides */
export const anAttractionDetail = (change: Partial<AttractionDetail> = {}): AttractionDetail => ({
  ...anAttraction(),
  gdsNmKo: '해솔 바람언덕 전망대',
  addrKo: '누리도 해솔시 바람길 88',
  images: [{ url: '/art/scene/wind-hill-tower.svg', alt: '언덕 위 전망대 그림', caption: '해솔 바람언덕 전망대' }],
  description: '바닷바람이 불어오는 언덕입니다.',
  tel: '099-710-1234',
  hours: [{ label: '운영', text: '09:00~18:00' }],
  fees: [{ name: '성인', price: 6_000 }],
  options: [
    {
      goodsDtlId: 'g1-1',
      kind: 'TICKET',
      optionNm: '입장권',
      prices: [
        { priceSn: 1, priceNm: '성인', ageGroup: 'ADULT', price: 6_000, listPrice: 7_000 },
        { priceSn: 2, priceNm: '어린이', ageGroup: 'CHILD', price: 3_000, listPrice: 3_500 },
      ],
      maxCnt: 6,
      confirmType: 'INSTANT',
      room: null,
    },
  ],
  refundRules: [{ label: '이용 3일 전까지', ratePct: 100 }],
  notice: '날씨에 따라 운영이 바뀝니다.',
  nearby: [],
  reviewSummary: { rating: 4.6, reviewCnt: 58, stars: [30, 20, 5, 2, 1] },
  interestCnt: 214,
  ...change,
});
