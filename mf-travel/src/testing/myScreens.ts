import type { StockWait, TravelCounts } from '@haesol/contracts/travel';
import type { SessionView } from '@haesol/remote/shell-api';
import { anAttractionDetail, type ScreenStates } from '@haesol/remote/testing';
import { paths } from '../paths.ts';
import { anOrder, aPayInfo, aReservation, aReservationDetail, aVoucher } from './orderSamples.ts';
import { aPlan } from './planSamples.ts';
import { aPurchase, aPurchaseInfo, aQuotedGoods } from './purchaseSamples.ts';
import { anInquiry } from './travelSamples.ts';

const nothing = { list: [], cnt_total: 0 };

/** Wait with a running offer. */
export const aWait = (change: Partial<StockWait> = {}): StockWait => ({
  waitUid: '31111111-2222-4333-8444-555555555555',
  gdsUid: 'g1',
  gdsNm: '은물결 갯벌체험장',
  lang: 'ko',
  goodsDtlId: 'g1-1',
  optionNm: '입장권',
  useDate: '2026-12-05',
  useTime: '11:00',
  count: 2,
  waitNo: 1,
  offerExpDt: '2026-11-23T16:00:00+09:00',
  ...change,
});

const counts: TravelCounts = {
  reserve: 1,
  pass: 0,
  exchangeCard: 0,
  coupon: 0,
  issuableCoupon: 2,
  points: 1_300,
  favourite: 0,
  favouriteTour: 0,
  reviewable: 0,
  review: 0,
  inquiry: 0,
  answered: 0,
  unreadFeed: 0,
  claimed: 0,
};

/** Answers for the page of a reservation, with one day and one time. */
export const reserveAnswers = {
  'attraction.get': anAttractionDetail(),
  'reserve.goodsInfo': {
    gdsUid: 'g1',
    gdsNm: '은물결 갯벌체험장',
    lang: 'ko',
    goodsDtlId: 'g1-1',
    optionNm: '입장권',
    priceNm: '성인',
    unitPrice: 6_000,
    goodsCnt: 1,
    amount: 6_000,
    dates: [
      {
        date: '2026-12-05',
        remain: 3,
        state: 'FEW',
        why: '',
        kind: 'WEEKEND',
        price: 6_000,
        times: [{ time: '11:00', remain: 3, state: 'FEW' }],
      },
    ],
    times: ['11:00'],
    maxCnt: 6,
    minNights: null,
    refundRules: [],
    notice: '',
  },
  'reserve.userInfo': {
    familyNm: '이',
    firstNm: '도윤',
    phone: '01000001204',
    email: 'doyun@daonfood.example',
    nationCd: 'KR',
  },
  'reserve.coupons': nothing,
  'reserve.payInfo': aPayInfo(),
  'codes.list': { list: [{ code: 'KR', codeName: '대한민국', upperCode: null }], cnt_total: 1 },
};

/** Answers for "나의 여행", with one reservation. */
export const myAnswers = {
  'mypage.travelCounts': counts,
  'reserve.list': { list: [aReservation()], cnt_total: 1 },
  'mypage.myPassList': nothing,
  'mypage.couponOwned': nothing,
  'reserve.waits': { list: [] },
};

const rsvtUid = '21111111-2222-4333-8444-555555555555';
const { orderUid } = anOrder();

/** Buyer without an account. */
export const aGuest = { isLogin: false, userInfo: null, guest: { email: 'maria@mail.example' } } as const;

/** A page with its answers, the texts of its states, and the person who sees them, by default a member. */
export type ListedScreen = readonly [string, Record<string, unknown>, ScreenStates, SessionView?];

/** Pages of members and buyers. */
export const myScreens: readonly ListedScreen[] = [
  [
    `${paths.reserve}?goodsDtlId=g1-1`,
    reserveAnswers,
    { ready: /예약자 정보/, empty: { text: /예약할 상품을 골라 주세요/, path: paths.reserve } },
  ],
  [
    `${paths.reserve}?goodsDtlId=g1-1&rsvtUid=${rsvtUid}`,
    {
      ...reserveAnswers,
      'reserve.get': aReservationDetail(),
      'reserve.change': { payAmount: 20_000, difference: -10_000, pointBack: 300, orderUid: null, refundSteps: [] },
    },
    { ready: /차액 10,000원을 돌려드립니다/, empty: { text: /예약할 상품을 골라 주세요/, path: paths.reserve } },
  ],
  [
    `${paths.payment}?orderUid=${orderUid}`,
    { ...reserveAnswers, 'order.get': anOrder() },
    { ready: /30,000원 결제하기/, empty: { text: /결제할 주문을 골라 주세요/, path: paths.payment } },
  ],
  [
    `${paths.paymentComplete}?rsvtUid=${rsvtUid}`,
    { 'reserve.get': aReservationDetail() },
    { ready: /예약이 완료되었습니다/, empty: { text: /예약을 골라 주세요/, path: paths.paymentComplete } },
  ],
  [
    `${paths.checkout}?planUid=${aPlan().planUid}`,
    {
      ...reserveAnswers,
      'plan.get': aPlan({ passes: [{ gdsDtlUid: 'PS001', passCnt: 1 }] }),
      'purchase.payInfo': aPurchaseInfo({ goods: [aQuotedGoods()] }),
    },
    { ready: /예약자 정보/, empty: { text: /일정을 골라 주세요/, path: paths.checkout } },
  ],
  [
    `${paths.purchase}?purchaseUid=${orderUid}`,
    { 'purchase.get': aPurchase({ state: 'PAID', payState: 'APPROVED' }) },
    { ready: /2건을 한 번에 결제했습니다/, empty: { text: /결제 내역을 골라 주세요/, path: paths.purchase } },
  ],
  [
    paths.findOrder,
    { 'reserve.list': { list: [aReservation()], cnt_total: 1 }, 'mypage.exchangeCardList': nothing },
    {
      ready: /은물결 갯벌체험장/,
      empty: { text: /이 이메일로 하신 예약이 없습니다/, answers: { 'reserve.list': nothing } },
    },
    aGuest,
  ],
  [
    paths.my,
    myAnswers,
    { ready: /은물결 갯벌체험장/, empty: { text: /^예약이 없습니다/, answers: { 'reserve.list': nothing } } },
  ],
  [
    paths.plans,
    {
      'plan.list': {
        list: [
          {
            planUid: aPlan().planUid,
            title: '겨울 바다 여행',
            startDate: '2026-12-05',
            dayCnt: 2,
            stopCnt: 5,
            sharedYn: 'Y',
          },
        ],
      },
    },
    { ready: /2일 · 5곳/, empty: { text: /만든 일정이 없습니다/, answers: { 'plan.list': { list: [] } } } },
  ],
  [
    `${paths.plan}?planUid=${aPlan().planUid}`,
    { 'plan.get': aPlan(), 'pass.list': nothing },
    { ready: /은물결 갯벌체험장/, empty: { text: /일정을 골라 주세요/, path: paths.plan } },
  ],
  [
    `${paths.myReservation}?rsvtUid=${rsvtUid}`,
    { 'reserve.get': aReservationDetail(), 'codes.list': nothing },
    { ready: /바우처 보기/, empty: { text: /예약을 골라 주세요/, path: paths.myReservation } },
  ],
  [
    `${paths.voucher}?rsvtUid=${rsvtUid}`,
    { 'mypage.voucher': aVoucher() },
    { ready: /V261123-0418/, empty: { text: /바우처를 골라 주세요/, path: paths.voucher } },
  ],
  [
    `${paths.reviewWrite}?rsvtUid=${rsvtUid}`,
    {
      'review.target': {
        state: 'OPEN',
        gdsUid: 'g1',
        gdsNm: '은물결 갯벌체험장',
        lang: 'ko',
        thumbUrl: '/art/scene/g1.svg',
        thumbAlt: '갯벌 그림',
        optionNm: '입장권',
        usedDt: '2026-11-20T11:00:00+09:00',
        dueDt: '2026-12-20',
        review: null,
      },
    },
    { ready: /별점/, empty: { text: /후기를 쓸 예약을 골라 주세요/, path: paths.reviewWrite } },
  ],
  [
    paths.inquiries,
    {
      'inquiry.list': {
        list: [anInquiry()],
        cnt_total: 1,
      },
      'codes.list': nothing,
    },
    { ready: /시간을 바꿀 수 있나요/, empty: { text: /등록된 문의가 없습니다/, answers: { 'inquiry.list': nothing } } },
  ],
];
