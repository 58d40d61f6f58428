import type { PaidTogether, PurchaseInfo, QuotedGoods } from '@haesol/contracts/travel';
import { anOrder, aPayInfo } from './orderSamples.ts';

const { isNext: _isNext, provider: _provider, ...quote } = aPayInfo();

export const aQuotedGoods = (change: Partial<QuotedGoods> = {}): QuotedGoods => ({
  gdsUid: 'g1',
  gdsNm: '은물결 갯벌체험장',
  lang: 'ko',
  optionNm: '입장권',
  thumbUrl: '/art/scene/g1.svg',
  thumbAlt: '갯벌 그림',
  quote,
  remain: 3,
  refusal: '',
  coupons: [],
  ...change,
});

const sums = {
  itemAmount: 60_000,
  promoAmount: 0,
  couponAmount: 0,
  pointAmount: 0,
  payAmount: 60_000,
  taxAmount: 5_454,
  earnPoints: 600,
};

/** Quote for a ticket and a pass, 60,000 won. */
export const aPurchaseInfo = (change: Partial<PurchaseInfo> = {}): PurchaseInfo => ({
  goods: [
    aQuotedGoods(),
    aQuotedGoods({ gdsUid: null, gdsNm: '누리패스 24시간', optionNm: '누리패스 24시간', remain: null }),
  ],
  ...sums,
  points: { balance: 1_300, spendable: 1_300 },
  promoRefusal: '',
  isNext: 'N',
  provider: 'mock',
  ...change,
});

const purchaseUid = anOrder().orderUid;

/** Open purchase of a ticket and a pass. */
export const aPurchase = (change: Partial<PaidTogether> = {}): PaidTogether => ({
  purchaseUid,
  orders: [
    anOrder({ purchaseUid }),
    anOrder({
      ...{ purchaseUid, kind: 'PASS', gdsNm: '누리패스 24시간', goods: null, pass: { gdsDtlUid: 'PS001', passCnt: 2 } },
      orderUid: '31111111-2222-4333-8444-555555555555',
      rsvtUid: '41111111-2222-4333-8444-555555555555',
    }),
  ],
  ...sums,
  state: 'READY',
  payState: 'NONE',
  payKey: null,
  leftSec: 1_200,
  payment: null,
  refundedAmount: 0,
  ...change,
});
