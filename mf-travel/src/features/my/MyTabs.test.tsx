import type {
  ExchangeCard,
  IssuableCoupon,
  MemberPass,
  OwnedCoupon,
  OwnReview,
  PointEntry,
  Purchase,
  Reviewable,
} from '@haesol/contracts/travel';
import { aMember, anAttraction, renderPage, screen, waitFor, within } from '@haesol/remote/testing';
import { app } from '#app';
import { myAnswers } from '#testing/myScreens';
import { aCoupon, anInquiry } from '#testing/travelSamples';

const listOf = <T,>(...list: readonly T[]) => ({ list, cnt_total: list.length });
const rsvtUid = '21111111-2222-4333-8444-555555555555';
const goods = {
  gdsUid: 'g1',
  gdsNm: '은물결 갯벌체험장',
  lang: 'ko',
  thumbUrl: '/art/scene/g1.svg',
  thumbAlt: '갯벌',
} as const;

const purchase: Purchase = {
  ...goods,
  rsvtUid,
  orderNo: 'T-1',
  optionNm: '입장권',
  count: 2,
  payAmount: 30_000,
  payDt: '2026-11-20T11:00:00+09:00',
  kind: 'GOODS',
  rsvtSttsCd: 'CONFIRMED',
  sttsNm: '예약확정',
  refundable: 'Y',
};
const pass: MemberPass = {
  passUid: 'p1',
  gdsDtlUid: 'd1',
  passNm: '누리패스 48시간권',
  lang: 'ko',
  hours: 48,
  state: 'ACTIVE',
  activatedDt: '2026-11-23T10:00:00+09:00',
  expireDt: '2026-11-25T10:00:00+09:00',
  remainSec: 86_400,
  priceKrw: 39_900,
  price: 39_900,
  currency: 'KRW',
  usedPlaces: [{ gdsUid: 'g1', gdsNm: '은물결 갯벌체험장', usedDt: '2026-11-23T11:00:00+09:00' }],
};
const card: ExchangeCard = {
  cardUid: 'x1',
  passUid: 'p1',
  passNm: '교통 누리패스',
  lang: 'ko',
  exchangeCode: '7K2M-94QX-AB3D',
  state: 'READY',
  exchangedDt: null,
  expireDt: '2027-01-10T18:00:00+09:00',
  places: [{ nm: '해솔역 관광안내소', addr: '해솔시 역전로 1', hours: '09:00–18:00' }],
};
const owned: OwnedCoupon = { ...aCoupon(), couponUid: 'o1', state: 'OWNED', usedDt: null, expireDt: '2026-12-31' };
const issuable: IssuableCoupon = {
  ...aCoupon({ couponPblcnUid: 'c2', couponNm: '겨울 바다 10% 쿠폰' }),
  ownedYn: 'N',
};
const spent: PointEntry = {
  pointUid: 'a1',
  amount: -1_000,
  reason: 'SPEND',
  rsvtUid,
  gdsNm: goods.gdsNm,
  createdDt: '2026-11-20T09:00:00+09:00',
};
const reviewable: Reviewable = {
  ...goods,
  rsvtUid,
  optionNm: '입장권',
  usedDt: '2026-11-20T11:00:00+09:00',
  dueDt: '2026-12-20',
};
const review: OwnReview = {
  ...goods,
  reviewUid: 'v1',
  rsvtUid,
  star: 4,
  content: '갯벌이 넓습니다.',
  images: [],
  createdDt: '2026-11-20T09:00:00+09:00',
  hiddenYn: 'Y',
  hiddenMemo: '개인정보가 있습니다.',
  editableYn: 'Y',
};
const inquiry = anInquiry();

const open = (tab: string, answers: Record<string, unknown>) =>
  renderPage({ app, path: `/travel/my?tab=${tab}`, session: aMember(), answers: { ...myAnswers, ...answers } });
const rowOf = async (text: string | RegExp) => {
  const row = (await screen.findByText(text)).closest('li');
  if (row === null) throw new Error('The text stands outside of a row');
  return within(row);
};

describe('tabs of "나의 여행"', () => {
  it('purchases link to the receipt and the refund', async () => {
    await open('buy', { 'mypage.buyList': listOf(purchase) });

    const row = await rowOf('은물결 갯벌체험장');
    expect(row.getByText('30,000원')).toBeVisible();
    expect(row.getByRole('link')).toHaveAttribute('href', expect.stringContaining(rsvtUid));
  });

  it('an active pass shows its remaining hours and its code', async () => {
    await open('pass', { 'mypage.myPassList': listOf(pass) });

    const row = await rowOf('누리패스 48시간권');
    expect(row.getByRole('img', { name: /24/ })).toBeVisible();
    expect(row.getByRole('link')).toHaveAttribute('href', expect.stringContaining('passUid=p1'));
  });

  it('a card shows its code and the offices that issue it', async () => {
    await open('card', { 'mypage.exchangeCardList': listOf(card) });

    const row = await rowOf('교통 누리패스');
    expect(row.getByText('7K2M-94QX-AB3D')).toBeVisible();
    expect(row.getByText(/해솔역 관광안내소/)).toBeVisible();
  });

  it('own coupons show their conditions', async () => {
    await open('coupon', {
      'mypage.couponOwned': listOf({
        ...owned,
        minAmount: 20_000,
        maxDiscount: 15_000,
        targets: ['체험 상품, 4명 이상'],
      }),
      'mypage.couponIssuable': listOf(),
    });

    expect(await screen.findByText(/^20,000원 이상 · 최대 15,000원 · .+까지$/)).toBeVisible();
    expect(screen.getByText('체험 상품, 4명 이상')).toBeVisible();
  });

  it('coupons can be claimed, and used at a counter with a code', async () => {
    const { user, shell } = await open('coupon', {
      'mypage.couponOwned': listOf(owned),
      'mypage.couponIssuable': listOf(issuable),
      'mypage.couponTake': { couponUid: 'o2', state: 'OWNED' },
      'mypage.couponMobileCode': {
        couponUid: 'o1',
        mobileCode: 'AB3D-7K2M-94QX',
        validSec: 600,
        expireDt: '2026-11-23T12:10:00+09:00',
      },
    });

    await user.click((await rowOf('겨울 바다 10% 쿠폰')).getByRole('button'));
    await waitFor(() => expect(shell.http.requests.map(({ name }) => name)).toContain('mypage.couponTake'));
    await user.click((await rowOf('첫 여행 5,000원 쿠폰')).getByRole('button'));
    expect(await screen.findByText('AB3D-7K2M-94QX')).toBeVisible();
  });

  it('points show the balance and the reservation of each spending', async () => {
    await open('point', { 'mypage.pointList': { ...listOf(spent), balance: 1_234 } });

    expect(await screen.findByText('1,234P')).toBeVisible();
    expect((await rowOf('은물결 갯벌체험장')).getByText('−1,000P')).toBeVisible();
  });

  it('favourites link to their places', async () => {
    await open('favourite', {
      'mypage.myAttractionList': listOf(anAttraction({ gdsUid: 'g7', gdsNm: '솔바람 수목원' })),
    });

    expect(await screen.findByRole('link', { name: /솔바람 수목원/ })).toHaveAttribute(
      'href',
      expect.stringContaining('g7'),
    );
  });

  it('reviews can be written, edited and removed; a hidden one shows the reason', async () => {
    const { user, shell } = await open('review', {
      'review.reviewable': listOf(reviewable),
      'review.own': listOf(review),
      'review.remove': {},
    });

    const row = await rowOf('갯벌이 넓습니다.');
    expect(row.getByText('개인정보가 있습니다.')).toBeVisible();
    await user.click(row.getByRole('button'));
    await waitFor(() => expect(shell.http.requests.map(({ name }) => name)).toContain('review.remove'));
  });

  it('inquiries link to their answer, and to a new one', async () => {
    await open('inquiry', { 'inquiry.list': listOf(inquiry) });

    expect(await screen.findByRole('link', { name: /시간을 바꿀 수 있나요/ })).toBeVisible();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toContainEqual(
      expect.stringContaining('write=Y'),
    );
  });
});
