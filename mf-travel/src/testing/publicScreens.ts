import { anAttraction, anAttractionDetail, aPass, aTour, aTourDetail, aTourStop } from '@haesol/remote/testing';
import { paths } from '../paths.ts';
import type { ListedScreen } from './myScreens.ts';
import { aPlan } from './planSamples.ts';
import { promotion } from './stickySamples.ts';
import { aCoupon, aRoomOption } from './travelSamples.ts';

const nothing = { list: [], cnt_total: 0 };
const codes = { list: [{ code: 'CD0000002301', codeName: '가족' }], cnt_total: 1 };
export const pass = aPass({ saveMax: 120_000 });
const tour = aTour({ title: '아이와 함께 하루' });
const tourDetail = aTourDetail({
  days: [
    {
      day: 1,
      stops: [aTourStop()],
    },
  ],
});

const place = anAttractionDetail();
const coupon = aCoupon();
/** Travel information about a bus. */
export const info = {
  id: 'TI001',
  touristTycd: 'CD0000002401',
  title: '누리도 순환버스',
  lang: 'ko',
  summary: '여덟 시군을 잇습니다.',
  thumbUrl: '/art/scene/pass-bus.svg',
  thumbAlt: '버스 그림',
} as const;
const feedItem = {
  id: 'FD001',
  kind: 'event',
  title: '첫눈 오는 날, 별빛천문대 야간 개장',
  lang: 'ko',
  body: '22시까지 엽니다.',
  link: '/travel/attraction?gdsUid=g1',
  createdDt: '2026-11-23T08:00:00+09:00',
  readYn: 'N',
} as const;
const review = {
  reviewUid: 'r1',
  star: 5,
  content: '승강기가 넓습니다.',
  lang: 'ko',
  writerNm: '김*솔',
  mineYn: 'N',
  images: [],
  createdDt: '2026-11-15T10:00:00+09:00',
} as const;
const counts = {
  total: 64,
  openToday: 52,
  regions: [{ sggCd: 'CD0000003007', total: 8, openToday: 6 }],
  categories: [{ gdsCategoryCd: 'CD0000002101', total: 18 }],
};
const room = anAttractionDetail({
  options: [aRoomOption()],
});
const nights = {
  gdsUid: 'g1',
  gdsNm: '누리 한옥스테이',
  lang: 'ko',
  goodsDtlId: 'g1-1',
  optionNm: '2인실',
  priceNm: '주중',
  unitPrice: 90_000,
  goodsCnt: 1,
  amount: 90_000,
  dates: [{ date: '2026-11-24', remain: 1, state: 'FEW', why: '', kind: 'WEEKDAY', price: 90_000, times: [] }],
  times: [],
  maxCnt: 6,
  minNights: 1,
  refundRules: [],
  notice: '',
} as const;
export const passDetail = {
  ...pass,
  description: '누리도의 관광지를 다닙니다.',
  validDays: 180,
  places: [{ ...anAttraction(), adultPrice: 6_000 }],
  rules: ['첫 입장한 때부터 셉니다.'],
  refundRules: [{ label: '미사용', ratePct: 100 }],
  faq: [{ question: '나눠 쓸 수 있나요?', answer: '아니요.' }],
};

/** Public pages, with their answers and the texts of their states. */
export const publicScreens: readonly ListedScreen[] = [
  [
    paths.home,
    {
      'attraction.counts': counts,
      'attraction.list': { list: [anAttraction()], cnt_total: 1 },
      'main.benefit': { banners: [], coupons: [coupon], passes: [pass], promotions: [promotion] },
      'tour.list': { list: [tour], cnt_total: 1 },
      'promotion.list': { list: [promotion], cnt_total: 1 },
      'feed.list': { list: [feedItem], cnt_total: 1 },
      'search.popular': { list: [{ rank: 1, text: '등대' }], cnt_total: 1 },
      'codes.list': codes,
    },
    { ready: /첫 여행 5,000원 쿠폰/, empty: { text: /어느 고장부터/, answers: { 'attraction.list': nothing } } },
  ],
  [
    `${paths.map}?sggCd=CD0000003007`,
    {
      'attraction.list': { list: [anAttraction()], cnt_total: 1 },
      'attraction.mapStyle': { style: null },
      'attraction.markers': { list: [anAttraction()], cnt_total: 1 },
      'attraction.counts': counts,
      'codes.list': codes,
    },
    {
      ready: /오늘 09:00~18:00/,
      empty: { text: /조건에 맞는 관광지가 없습니다/, answers: { 'attraction.list': nothing } },
    },
  ],
  [
    paths.attractions,
    { 'attraction.list': { list: [anAttraction()], cnt_total: 1 }, 'codes.list': codes },
    {
      ready: /해솔 바람언덕 전망대/,
      empty: { text: /조건에 맞는 관광지가 없습니다/, answers: { 'attraction.list': nothing } },
    },
  ],
  [
    `${paths.attraction}?gdsUid=g1`,
    { 'attraction.get': place, 'review.list': { list: [review], cnt_total: 1 }, 'codes.list': codes },
    { ready: /승강기가 넓습니다/, empty: { text: /관광지를 골라 주세요/, path: paths.attraction } },
  ],
  [
    `${paths.room}?gdsUid=g1&goodsDtlId=g1-1`,
    { 'attraction.get': room, 'reserve.goodsInfo': nights },
    { ready: /1실 남음/, empty: { text: /객실을 골라 주세요/, path: paths.room } },
  ],
  [
    paths.passes,
    { 'pass.list': { list: [pass], cnt_total: 1 }, 'codes.list': codes },
    {
      ready: /4곳을 따로 사면 32,000원/,
      empty: { text: /판매 중인 패스가 없습니다/, answers: { 'pass.list': nothing } },
    },
  ],
  [
    `${paths.pass}?gdsDtlUid=d1`,
    { 'pass.get': passDetail, 'codes.list': codes },
    { ready: /아직 13,900원 덜 쓰셨습니다/, empty: { text: /패스를 골라 주세요/, path: paths.pass } },
  ],
  [
    paths.tours,
    { 'tour.list': { list: [tour], cnt_total: 1 }, 'codes.list': codes },
    { ready: /아이와 함께 하루/, empty: { text: /조건에 맞는 코스가 없습니다/, answers: { 'tour.list': nothing } } },
  ],
  [
    `${paths.tour}?tourUid=t1`,
    { 'tour.get': tourDetail },
    { ready: /해솔 어린이과학관/, empty: { text: /코스를 골라 주세요/, path: paths.tour } },
  ],
  [
    `${paths.compare}?place1=g1&place2=g2`,
    { 'attraction.get': anAttractionDetail(), 'codes.list': codes },
    { ready: /성인 요금/, empty: { text: /비교할 곳을 골라 주세요/, path: paths.compare } },
  ],
  [
    `${paths.sharedPlan}?shareKey=k1`,
    { 'plan.shared': aPlan() },
    { ready: /은물결 갯벌체험장/, empty: { text: /볼 수 없는 일정입니다/, path: paths.sharedPlan } },
  ],
  [
    paths.promotions,
    { 'promotion.list': { list: [promotion], cnt_total: 1 } },
    {
      ready: /겨울 바다 여행 주간/,
      empty: { text: /조건에 맞는 프로모션이 없습니다/, answers: { 'promotion.list': nothing } },
    },
  ],
  [
    `${paths.promotion}?id=PR001`,
    { 'promotion.get': { ...promotion, html: '<p>쿠폰을 받으세요.</p>', coupons: [coupon] } },
    { ready: /7장 남음/, empty: { text: /프로모션을 골라 주세요/, path: paths.promotion } },
  ],
  [
    paths.info,
    { 'travelInfo.list': { list: [info], cnt_total: 1 }, 'codes.list': codes },
    {
      ready: /누리도 순환버스/,
      empty: { text: /조건에 맞는 여행정보가 없습니다/, answers: { 'travelInfo.list': nothing } },
    },
  ],
  [
    `${paths.infoDetail}?id=TI001`,
    { 'travelInfo.get': { ...info, html: '<p>첫차는 8시입니다.</p>', lat: 36.5, lng: 130.5, tel: '099-710-2000' } },
    { ready: /099-710-2000/, empty: { text: /여행정보를 골라 주세요/, path: paths.infoDetail } },
  ],
  [
    paths.feed,
    { 'feed.list': { list: [feedItem], cnt_total: 1 } },
    { ready: /별빛천문대 야간 개장/, empty: { text: /소식이 없습니다/, answers: { 'feed.list': nothing } } },
  ],
];
