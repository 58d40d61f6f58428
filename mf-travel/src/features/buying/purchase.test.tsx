import { aMember, refusal, renderPage, screen, waitFor, within } from '@haesol/remote/testing';
import { app } from '#app';
import { reserveAnswers } from '#testing/myScreens';
import { anOrder } from '#testing/orderSamples';
import { aPlan, aPlanStop } from '#testing/planSamples';
import { aPurchase, aPurchaseInfo, aQuotedGoods } from '#testing/purchaseSamples';

const ticket = { goodsDtlId: 'g1-1', options: [{ optionNm: '입장권', count: 1, priceSn: 1 }], useTime: '11:00' };
const plan = aPlan({
  days: [{ day: 1, date: '2026-12-05', stops: [aPlanStop({ ticket })] }],
  passes: [{ gdsDtlUid: 'PS001', passCnt: 2 }],
});
const purchase = aPurchase();
const { purchaseUid } = purchase;
const checkout = `/travel/checkout?planUid=${plan.planUid}`;
const payment = `/travel/payment?orderUid=${purchaseUid}`;
const render = (path: string, answers: Record<string, unknown> = {}) =>
  renderPage({
    app,
    path,
    session: aMember(),
    answers: {
      ...reserveAnswers,
      'plan.get': plan,
      'purchase.payInfo': aPurchaseInfo(),
      'order.get': anOrder({ purchaseUid }),
      'purchase.get': purchase,
      ...answers,
    },
  });
const aCoupon = (change: object) => ({
  ...{ couponPblcnUid: 'p1', lang: 'ko', kind: 'activity', discountType: 'AMOUNT', discount: 3_000, minAmount: 0 },
  ...{ maxDiscount: null, startDt: '2026-11-01', endDt: '2026-12-31', targets: [], remainCnt: 0, promotionId: null },
  ...{ usableYn: 'Y', reason: '', ...change },
});
const payButton = async () => {
  const [button] = await screen.findAllByRole('button', { name: /결제하기$/ });
  if (button === undefined) throw new Error('The page has no button to pay');
  return button;
};

beforeEach(() => sessionStorage.clear());

describe('CheckoutScreen', () => {
  it('opens all orders with one booker and one set of consents, and goes on to the payment', async () => {
    const { shell, user } = await render(checkout, {
      'purchase.payInfo': ({ body }: { body: { isPay: string } }) =>
        body.isPay === 'Y' ? aPurchaseInfo({ isNext: 'Y', purchaseUid }) : aPurchaseInfo(),
    });
    await screen.findByRole('heading', { name: '누리패스 24시간' });
    await user.click(screen.getByRole('checkbox', { name: '필수 항목에 모두 동의합니다.' }));
    await user.click(await payButton());

    await waitFor(() => expect(shell.path()).toBe(payment));
    expect(shell.http.requests.filter(({ name }) => name === 'purchase.payInfo').at(-1)?.body).toMatchObject({
      goods: [
        { goodsDtlId: 'g1-1', useDate: '2026-12-05', useTime: '11:00', options: [{ priceSn: 1, count: 1 }] },
        { gdsDtlUid: 'PS001', passCnt: 2 },
      ],
      user: { familyNm: '이', firstNm: '도윤' },
      ...{ itemAmount: 60_000, planUid: plan.planUid, isPay: 'Y' },
    });
  });

  it('names goods that went between at their place, and leads back to the plan', async () => {
    const gone = aQuotedGoods({ quote: null, refusal: '남은 수량이 부족합니다. (남은 수량 0개)' });
    await render(checkout, { 'purchase.payInfo': aPurchaseInfo({ goods: [gone, aQuotedGoods({ gdsNm: '패스' })] }) });
    const article = (await screen.findByRole('heading', { name: '은물결 갯벌체험장' })).closest('article');

    expect(within(article ?? document.body).getByText(/남은 수량 0개/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /결제하기$/ })).toBeNull();
    expect(screen.getAllByRole('link', { name: '일정에서 바꾸기' })[0]).toHaveAttribute(
      'href',
      `/travel/plan?planUid=${plan.planUid}`,
    );
  });

  it('asks for the ages of a ticket from an earlier release at its place', async () => {
    const noAge = '어린이와 청소년의 나이를 모두 선택해 주세요.';
    await render(checkout, {
      'purchase.payInfo': ({ body }: { body: { goods: readonly { childAges?: readonly number[] }[] } }) => {
        const isRefused = body.goods[0]?.childAges?.length === 0;
        const first = isRefused ? { quote: null, refusal: noAge } : { childCnt: 1 };
        return aPurchaseInfo({ goods: [aQuotedGoods(first), aQuotedGoods({ gdsNm: '패스', childCnt: 0 })] });
      },
    });

    expect(await screen.findByText(noAge)).toBeVisible();
    expect(screen.queryByRole('button', { name: /결제하기$/ })).toBeNull();
  });

  it('sums two visits to one place on a day', async () => {
    const stops = ['10:00', '15:00'].map((time) => aPlanStop({ time, ticket: { ...ticket, useTime: undefined } }));
    await render(checkout, {
      'plan.get': { ...plan, days: [{ day: 1, date: '2026-12-05', stops }], passes: [] },
      'purchase.payInfo': aPurchaseInfo({ goods: [aQuotedGoods(), aQuotedGoods()] }),
    });
    const sum = within(await screen.findByRole('complementary'));

    expect(await sum.findAllByText(/^은물결 갯벌체험장/)).toHaveLength(2);
  });

  it('leaves a coupon with its goods when others were taken out of the plan', async () => {
    const couponUid = '51111111-2222-4333-8444-555555555555';
    const coupons = [aCoupon({ couponUid, couponNm: '겨울', amount: 3_000 })] as never;
    const quoted = aQuotedGoods({ gdsNm: '패스', coupons });
    const first = await render(checkout, { 'purchase.payInfo': aPurchaseInfo({ goods: [aQuotedGoods(), quoted] }) });
    await first.user.selectOptions(await screen.findByRole('combobox', { name: /^쿠폰/ }), couponUid);
    first.unmount();
    await render(checkout, {
      'plan.get': { ...plan, days: [{ day: 1, date: '2026-12-05', stops: [aPlanStop()] }] },
      'purchase.payInfo': aPurchaseInfo({ goods: [quoted] }),
    });

    expect(await screen.findByRole('combobox', { name: /^쿠폰/ })).toHaveValue(couponUid);
  });

  it('offers the best coupon first, each for one of the goods, and keeps what was chosen after a reload', async () => {
    const coupons = [
      aCoupon({ couponUid: '51111111-2222-4333-8444-555555555555', couponNm: '겨울', amount: 3_000 }),
      aCoupon({ couponUid: '61111111-2222-4333-8444-555555555555', couponNm: '봄', amount: 1_000 }),
    ] as never;
    const answers = {
      'purchase.payInfo': aPurchaseInfo({
        goods: [aQuotedGoods({ coupons }), aQuotedGoods({ gdsNm: '패스', coupons })],
      }),
    };
    const { user, unmount } = await render(checkout, answers);
    const [first, second] = await screen.findAllByRole('combobox', { name: /^쿠폰/ });
    await user.selectOptions(first as HTMLElement, '51111111-2222-4333-8444-555555555555');
    await user.type(screen.getByRole('textbox', { name: /요청 사항/ }), '늦게 도착');

    expect(within(second as HTMLElement).getByRole('option', { name: /겨울/ })).toBeDisabled();
    expect(within(second as HTMLElement).getByRole('option', { name: /봄 · −1,000원 · 가장 많이 할인/ })).toBeEnabled();
    unmount();
    await render(checkout, answers);
    expect((await screen.findAllByRole('combobox', { name: /^쿠폰/ }))[0]).toHaveValue(
      '51111111-2222-4333-8444-555555555555',
    );
    expect(screen.getByRole('textbox', { name: /요청 사항/ })).toHaveValue('늦게 도착');
  });

  it('shows at its field why the code is refused', async () => {
    const { user } = await render(checkout, {
      'purchase.payInfo': ({ body }: { body: { promoCode?: string } }) =>
        aPurchaseInfo({ promoRefusal: body.promoCode === 'NO' ? '없는 프로모션 코드입니다.' : '' }),
    });
    await user.type(await screen.findByRole('textbox', { name: /프로모션 코드/ }), 'NO');
    await user.click(screen.getByRole('button', { name: '적용' }));

    expect(await screen.findByText('없는 프로모션 코드입니다.')).toBeVisible();
  });

  it('shows at their field why points are refused, and keeps the sum', async () => {
    const { user } = await render(checkout, {
      'purchase.payInfo': ({ body }: { body: { pointAmount?: number } }) =>
        body.pointAmount
          ? refusal('4000', '입력값을 확인해 주세요.', {
              fieldErrors: [{ field: 'pointAmount', message: '포인트는 100P부터 쓸 수 있습니다.' }],
            })
          : aPurchaseInfo(),
    });
    const points = await screen.findByRole('textbox', { name: /^포인트/ });
    const before = (await payButton()).textContent;
    await user.type(points, '7');

    expect(await screen.findByText('포인트는 100P부터 쓸 수 있습니다.')).toBeVisible();
    expect((await payButton()).textContent).toBe(before);
  });
});

describe('payment of a purchase', () => {
  it('shows every goods and opens one window for all', async () => {
    const { shell, user } = await render(payment, { 'pay.window': refusal('4801', '결제창을 열지 못했습니다.') });
    await user.click(await screen.findByRole('checkbox', { name: '필수 항목에 모두 동의합니다.' }));
    await user.click(await payButton());

    expect(screen.getByText('상품 2건')).toBeVisible();
    await waitFor(() =>
      expect(shell.http.requests.find(({ name }) => name === 'pay.window')?.body).toMatchObject({
        orderUid: purchaseUid,
        user: { familyNm: '이' },
      }),
    );
  });

  it('that ran out leads back to the plan', async () => {
    await render(payment, { 'order.get': refusal('4803', '', { planUid: plan.planUid }) });

    expect(await screen.findByRole('link', { name: '다시 예약하기' })).toHaveAttribute(
      'href',
      `/travel/plan?planUid=${plan.planUid}`,
    );
  });

  it('that is not paid yet leads to its payment, also from the page of its goods', async () => {
    await render(`/travel/purchase?purchaseUid=${purchaseUid}`);

    expect((await screen.findAllByRole('button', { name: /결제하기$/ }))[0]).toBeVisible();
    expect(screen.queryByText(/한 번에 결제했습니다/)).toBeNull();
  });

  it('that is paid lists every voucher and the one receipt', async () => {
    const orders = purchase.orders.map((order) => ({
      ...order,
      state: 'PAID' as const,
      rsvtSttsCd: order.kind === 'GOODS' ? ('VOUCHER' as const) : ('CONFIRMED' as const),
    }));
    const paid = aPurchase({
      orders,
      state: 'PAID',
      payment: {
        method: '카드',
        approvedDt: '2026-11-23T10:12:00+09:00',
        receiptUrl: null,
        pdfUrl: '/file/receipt?x=1',
      },
      refundedAmount: 8_000,
    });
    await render(`/travel/purchase?purchaseUid=${purchaseUid}`, { 'purchase.get': paid });

    expect(await screen.findByText('2건을 한 번에 결제했습니다.')).toBeVisible();
    expect(screen.getByRole('link', { name: '은물결 갯벌체험장 바우처 보기' })).toBeVisible();
    expect(screen.getByRole('link', { name: '내 패스 보기' })).toBeVisible();
    expect(screen.getByRole('link', { name: '영수증 내려받기' })).toHaveAttribute('href', '/file/receipt?x=1');
    expect(screen.getByText('8,000원')).toBeVisible();
  });
});
