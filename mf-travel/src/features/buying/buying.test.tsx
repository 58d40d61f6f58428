import { reserveCreate } from '@haesol/contracts/travel';
import { aMember, anAttractionDetail, noNetwork, refusal, renderPage, screen, waitFor } from '@haesol/remote/testing';
import { app } from '#app';
import { reserveAnswers } from '#testing/myScreens';
import { anOrder, aPayInfo } from '#testing/orderSamples';

const order = anOrder();
const openOrder = aPayInfo({ isNext: 'Y', orderUid: order.orderUid, rsvtUid: order.rsvtUid });
const render = (path: string, answers: Record<string, unknown> = {}) =>
  renderPage({ app, path, session: aMember(), answers: { ...reserveAnswers, ...answers } });

const reservePath = '/travel/reserve?goodsDtlId=g1-1&counts=1:2';
const paymentPath = `/travel/payment?orderUid=${order.orderUid}`;
const draft = {
  familyNm: '이',
  firstNm: '도윤',
  phone: '01000001204',
  email: 'doyun@daonfood.example',
  nationCd: 'KR',
  requestMemo: '',
  isRefund: true,
  isUse: true,
  isThird: true,
  people: { adult: 1, child: 0, childAges: [] },
};
const keepDraft = () =>
  sessionStorage.setItem(`haesol.draft.order.${order.orderUid}`, JSON.stringify({ at: Date.now(), values: draft }));

/** Returns one of two pay buttons: at the side of wide pages, at the bottom of narrow ones. */
const payButton = async (name: RegExp) => {
  const [button] = await screen.findAllByRole('button', { name });
  if (button === undefined) throw new Error('The page has no button to pay');
  return button;
};

async function fillIn(rendered: Awaited<ReturnType<typeof render>>): Promise<void> {
  const { user } = rendered;
  await user.click(await screen.findByRole('button', { name: /3석 남음/ }));
  await user.click(screen.getByRole('radio', { name: '11:00' }));
  await user.click(screen.getByRole('checkbox', { name: '필수 항목에 모두 동의합니다.' }));
}

beforeEach(() => sessionStorage.clear());

describe('ReserveScreen', () => {
  it('shows what is missing before any request', async () => {
    const { shell, user } = await render(reservePath);

    await user.click(await payButton(/결제하기/));

    expect(await screen.findAllByText('이용일을 선택해 주세요.')).not.toHaveLength(0);
    expect(shell.http.requests.filter(({ name }) => name === 'reserve.payInfo')).toEqual([]);
  });

  it('shows the server’s amounts, then opens the order and goes on to its payment', async () => {
    const rendered = await render(reservePath, {
      'reserve.payInfo': ({ body }: { body: { isPay: string } }) => (body.isPay === 'Y' ? openOrder : aPayInfo()),
    });
    await fillIn(rendered);
    // At the side of wide pages, above the table and above the button of narrow ones.
    expect(await screen.findAllByText(/수수료 없이 취소/)).toHaveLength(3);
    expect(screen.getByText('그 뒤 100%')).toBeVisible();

    await rendered.user.click(await payButton(/^30,000원 결제하기$/));

    await waitFor(() => expect(rendered.shell.path()).toBe(paymentPath));
    const sent = rendered.shell.http.requests.filter(({ name }) => name === 'reserve.payInfo').at(-1);
    expect(sent?.body).toMatchObject({
      goodsDtlId: 'g1-1',
      options: [{ count: 2, priceSn: 1 }],
      useDate: '2026-12-05',
      useTime: '11:00',
      itemAmount: 30_000,
      isPay: 'Y',
    });
    expect(sent?.idempotencyKey).toBeDefined();
  });

  it('shows before the payment what a cancellation costs now, and no day that is past', async () => {
    const refundSteps = [
      { label: '이용 3일 전까지', ratePct: 100, untilDt: '2026-11-20', refundAmount: 30_000, fee: 0 },
      { label: '이용 당일', ratePct: 0, untilDt: '2026-11-23', refundAmount: 0, fee: 30_000 },
    ];
    const rendered = await render(reservePath, { 'reserve.payInfo': aPayInfo({ refundSteps }) });
    await fillIn(rendered);

    // In the panel, above the table and above the button of narrow screens.
    expect(await screen.findAllByText('지금 취소해도 환불되지 않습니다.')).toHaveLength(3);
    expect(screen.queryByText(/11\. 20\.|수수료 없이/)).toBeNull();
  });

  it('restores the number of people in the address, by price number and age group', async () => {
    const place = anAttractionDetail();
    const [option] = place.options;
    if (option === undefined) throw new Error('The sample has no option');
    const everyDay = { days: 'ALL', ageFrom: null, ageTo: null };
    const prices = [
      { priceSn: 2, priceNm: '경로', ageGroup: 'SENIOR', ...everyDay, price: 2_000, listPrice: 2_000 },
      { priceSn: 3, priceNm: '성인', ageGroup: 'ADULT', ...everyDay, price: 3_000, listPrice: 3_000 },
      { priceSn: 7, priceNm: '어린이', ageGroup: 'CHILD', ...everyDay, price: 1_000, listPrice: 1_000 },
    ];
    // Draft of an earlier release: counts by position in the list.
    const old = { at: Date.now(), values: { counts: ['4', '4'], requestMemo: '창가 자리' } };
    sessionStorage.setItem('haesol.draft.reserve.g1-1', JSON.stringify(old));
    const rendered = await render('/travel/reserve?goodsDtlId=g1-1&counts=2:2,3:1,7:1', {
      'attraction.get': { ...place, options: [{ ...option, prices }] },
      'reserve.payInfo': ({ body }: { body: { isPay: string } }) => (body.isPay === 'Y' ? openOrder : aPayInfo()),
    });
    await fillIn(rendered);
    expect(await screen.findAllByText(/수수료 없이 취소/)).toHaveLength(3);

    const age = screen.getByRole('combobox', { name: /나이/ });
    await rendered.user.click(await payButton(/^30,000원 결제하기$/));
    expect(age).toHaveAccessibleDescription(expect.stringContaining('나이를 선택해 주세요.'));
    await rendered.user.selectOptions(age, '5');
    expect(screen.getByRole('textbox', { name: /요청/ })).toHaveValue('창가 자리');
    await rendered.user.click(await payButton(/^30,000원 결제하기$/));
    await waitFor(() => expect(rendered.shell.path()).toBe(paymentPath));
    const sent = rendered.shell.http.requests.filter(({ name }) => name === 'reserve.payInfo').at(-1);
    expect(sent?.body).toMatchObject({
      options: [
        { count: 2, priceSn: 2 },
        { count: 1, priceSn: 3 },
        { count: 1, priceSn: 7 },
      ],
    });
    expect(JSON.parse(sessionStorage.getItem(`haesol.draft.order.${order.orderUid}`) ?? '')).toMatchObject({
      values: { people: { adult: 3, child: 1, childAges: [5] } },
    });
  });

  it('shows the notices of the place above the form', async () => {
    const notices = [
      { title: '바람이 강해 문을 닫습니다.', startDt: '2026-12-05', endDt: '2026-12-05', closedYn: 'Y' },
    ];
    await render(reservePath, { 'attraction.get': { ...anAttractionDetail(), notices } });

    expect(await screen.findByText(/^12\.\s5\.\(토\) · 바람이 강해 문을 닫습니다\.$/)).toBeVisible();
  });

  it('offers to wait for an hour with fewer seats than people', async () => {
    const goodsInfo = reserveAnswers['reserve.goodsInfo'];
    const times = [
      { time: '11:00', remain: 3, state: 'FEW' },
      { time: '13:00', remain: 0, state: 'FULL' },
      { time: '15:00', remain: 9, state: 'OPEN' },
    ];
    const dates = goodsInfo.dates.map((day) => ({ ...day, times }));
    const rendered = await render('/travel/reserve?goodsDtlId=g1-1&counts=1:5', {
      'reserve.goodsInfo': { ...goodsInfo, dates },
      'reserve.payInfo': aPayInfo(),
      'reserve.wait': { waitUid: 'w1', waitNo: 1 },
    });
    const waits = await screen.findByRole('combobox', { name: /빈자리 알림/ });
    const options = [...waits.querySelectorAll('option')].map(({ textContent }) => textContent);

    expect(options.filter((option) => option?.endsWith('11:00'))).toHaveLength(dates.length);
    expect(options.filter((option) => option?.endsWith('15:00'))).toEqual([]);
    await rendered.user.selectOptions(waits, '2026-12-05 11:00');
    await rendered.user.click(screen.getByRole('button', { name: '빈자리 알림 신청' }));
    expect(rendered.shell.http.requests.find(({ name }) => name === 'reserve.wait')?.body).toMatchObject({
      useTime: '11:00',
      count: 5,
    });
  });

  it('stops if the price has changed, and shows the new one', async () => {
    let quotes = 0;
    const rendered = await render(reservePath, {
      'reserve.payInfo': ({ body }: { body: { isPay: string } }) => {
        if (body.isPay === 'Y') return refusal('4091', '상품 가격이 변경되었습니다. 변경된 금액을 확인해 주세요.');
        quotes += 1;
        return aPayInfo(quotes === 1 ? {} : { payAmount: 33_000 });
      },
    });
    await fillIn(rendered);

    await rendered.user.click(await payButton(/^30,000원 결제하기$/));

    expect(await screen.findByText('상품 가격이 변경되었습니다. 변경된 금액을 확인해 주세요.')).toBeVisible();
    expect(await payButton(/^33,000원 결제하기$/)).toBeVisible();
    expect(rendered.shell.path()).toBe(reservePath);
  });

  it.each([
    ['a server that is away', () => refusal('5000')],
    ['no network', noNetwork],
    ['too many calls', () => refusal('4290')],
  ])('clears the quote that failed for %s, explains the error, and opens the order again', async (_, fail) => {
    let isAway = true;
    const rendered = await render(reservePath, {
      'reserve.payInfo': ({ body }: { body: { isPay: string } }) =>
        body.isPay === 'N' ? aPayInfo() : isAway ? fail() : openOrder,
    });
    await fillIn(rendered);

    await rendered.user.click(await payButton(/^30,000원 결제하기$/));

    const alert = (await screen.findByText('오류가 발생했습니다.')).closest('[role="alert"]');
    expect(alert).toHaveTextContent('결제된 금액은 없습니다');
    expect(screen.getByRole('textbox', { name: /^성/ })).toHaveValue('이');
    isAway = false;
    await rendered.user.click(screen.getByRole('button', { name: '다시 시도' }));
    await waitFor(() => expect(rendered.shell.path()).toBe(paymentPath));
    const opened = rendered.shell.http.requests.filter(
      ({ name, body }) => name === 'reserve.payInfo' && (body as { isPay: string }).isPay === 'Y',
    );
    expect(opened).toHaveLength(2);
    expect(opened[1]?.idempotencyKey).toBe(opened[0]?.idempotencyKey);
  });

  it.each([
    ['4092', '남은 수량이 부족합니다. (남은 수량 0개)'],
    ['4099', '이 상품에는 사용할 수 없는 쿠폰입니다.'],
    ['4803', '주문 시간이 만료되었습니다. 다시 주문해 주세요.'],
  ])('stops if the choice itself was refused with %s, and offers no retry', async (code, message) => {
    const rendered = await render(reservePath, {
      'reserve.payInfo': ({ body }: { body: { isPay: string } }) =>
        body.isPay === 'Y' ? refusal(code, message) : aPayInfo(),
    });
    await fillIn(rendered);

    await rendered.user.click(await payButton(/^30,000원 결제하기$/));

    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.queryByRole('button', { name: '다시 시도' })).toBeNull();
    expect(rendered.shell.path()).toBe(reservePath);
  });

  it.each([
    ['N', 'This coupon cannot be used here.', null],
    ['Y', 'This coupon cannot be used here.', null],
    ['N', '이 상품에는 사용할 수 없는 쿠폰입니다.', 'ko'],
    ['Y', '이 상품에는 사용할 수 없는 쿠폰입니다.', 'ko'],
  ])('marks a refusal of isPay %s as Korean only where it is: %s', async (step, message, lang) => {
    const rendered = await render(reservePath, {
      'reserve.payInfo': ({ body }: { body: { isPay: string } }) =>
        body.isPay === step ? refusal('4099', message) : aPayInfo(),
    });
    await fillIn(rendered);
    if (step === 'Y') await rendered.user.click(await payButton(/^30,000원 결제하기$/));

    expect((await screen.findByText(message)).getAttribute('lang')).toBe(lang);
  });

  it('shows that the amounts failed to load, and retries', async () => {
    let isAway = true;
    const rendered = await render(reservePath, {
      'reserve.payInfo': () => (isAway ? refusal('5000') : aPayInfo()),
    });
    await fillIn(rendered);
    expect(await screen.findByText(/결제할 금액을 불러오지 못했습니다/)).toBeVisible();
    expect(screen.queryByText(/금액이 나옵니다/)).toBeNull();
    expect(screen.queryByRole('button', { name: /원 결제하기/ })).toBeNull();

    isAway = false;
    await rendered.user.click(screen.getByRole('button', { name: '금액 다시 불러오기' }));

    expect(await payButton(/^30,000원 결제하기$/)).toBeVisible();
    expect(screen.queryByText(/결제할 금액을 불러오지 못했습니다/)).toBeNull();
  });

  it('does not open the provider’s window for amounts that were not shown', async () => {
    const rendered = await render(reservePath, {
      'reserve.payInfo': ({ body }: { body: { isPay: string } }) => (body.isPay === 'Y' ? openOrder : refusal('5000')),
      'order.get': order,
    });
    await fillIn(rendered);
    await screen.findByText(/결제할 금액을 불러오지 못했습니다/);

    await rendered.user.click(await payButton(/^결제하기$/));

    await waitFor(() => expect(rendered.shell.path()).toBe(paymentPath));
    expect(await payButton(/^30,000원 결제하기$/)).toBeVisible();
    expect(rendered.shell.http.requests.some(({ name }) => name === 'pay.window')).toBe(false);
  });
});

describe('PaymentScreen', () => {
  it.each([
    ['DECLINED', /승인되지 않았습니다/],
    ['CLOSED', /결제창을 닫으셨습니다/],
    ['OPEN', /결제를 마치지 않으셨습니다/],
  ] as const)('shows the result of a payment that is %s, and offers to pay again', async (payState, text) => {
    await render(paymentPath, { 'order.get': anOrder({ payState }) });

    expect(await screen.findByText(text)).toBeVisible();
    expect(await payButton(/^30,000원 결제하기$/)).toBeVisible();
  });

  it('polls the provider without charging again', async () => {
    await render(paymentPath, { 'order.get': anOrder({ payState: 'CHECKING' }) });

    expect(await screen.findByText(/두 번 결제되지 않으니/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /결제하기/ })).toBeNull();
  });

  it.each(['NONE', 'CHECKING'] as const)('never reloads automatically while a payment is %s', async (payState) => {
    const { shell } = await render(paymentPath, { 'order.get': anOrder({ payState }) });

    await waitFor(() => expect(shell.record.isDirty).toBe(true));
  });

  it('links back to the goods when the time is over', async () => {
    await render(paymentPath, { 'order.get': anOrder({ state: 'EXPIRED' }) });

    expect(await screen.findByRole('link', { name: '다시 예약하기' })).toHaveAttribute(
      'href',
      '/travel/reserve?goodsDtlId=g1-1',
    );
  });

  it('makes the reservation automatically after the provider’s window, once', async () => {
    keepDraft();
    const { shell } = await render(paymentPath, {
      'order.get': anOrder({ payState: 'AUTHORIZED', payKey: 'key-once' }),
      'reserve.create': { rsvtUid: order.rsvtUid, rsvtNo: 'R1', rsvtSttsCd: 'VOUCHER' },
      'reserve.get': noNetwork(),
    });

    await waitFor(() => expect(shell.path()).toBe(`/travel/paymentComplete?rsvtUid=${order.rsvtUid}`));
    const sent = shell.http.requests.filter(({ name }) => name === 'reserve.create');
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      idempotencyKey: expect.stringMatching(/^[\da-f-]{36}$/),
      body: { payKey: 'key-once', people: draft.people, agree: { use: 'Y', refund: 'Y', third: 'Y' } },
    });
    // The server refuses a field that the call does not have.
    expect(reserveCreate.body.safeParse(sent[0]?.body).error?.issues ?? []).toEqual([]);
  });

  it('shows the changed booking after the difference of a change is paid, and drops its stored voucher', async () => {
    keepDraft();
    const rsvtUid = '91111111-2222-4333-8444-555555555555';
    const { shell } = await render(paymentPath, {
      'order.get': anOrder({ changeYn: 'Y', payState: 'AUTHORIZED', payKey: 'key-of-change' }),
      'reserve.create': () => {
        shell.record.kept.set(`/travel/voucher?rsvtUid=${rsvtUid}`, '');
        return { rsvtUid, rsvtNo: 'R1', rsvtSttsCd: 'VOUCHER' };
      },
      'reserve.get': noNetwork(),
    });

    await waitFor(() =>
      expect(shell.path()).toBe('/travel/paymentComplete?rsvtUid=91111111-2222-4333-8444-555555555555'),
    );
    expect([...shell.record.kept.keys()]).toEqual([]);
  });

  it('shows that the difference comes back when its booking could not be changed', async () => {
    const returned = anOrder({ changeYn: 'Y', state: 'CANCELLED', payState: 'APPROVED' });
    await render(paymentPath, { 'order.get': returned });

    expect(await screen.findByRole('heading', { name: '예약을 변경하지 못했습니다.' })).toBeVisible();
    expect(screen.getByText('결제하신 차액은 모두 돌려드립니다.')).toBeVisible();
    expect(screen.getByRole('link', { name: '예약 보기' })).toHaveAttribute(
      'href',
      expect.stringContaining(returned.rsvtUid),
    );
  });

  it('shows its own message when the reservation fails, and retries the same order', async () => {
    keepDraft();
    const answers: Record<string, unknown> = {
      'order.get': anOrder({ payState: 'AUTHORIZED', payKey: 'key-fails' }),
      'reserve.create': noNetwork(),
      'reserve.get': noNetwork(),
    };
    const { shell, user } = await renderPage({
      app,
      path: paymentPath,
      session: aMember(),
      answers: Object.assign(answers, { ...reserveAnswers }),
    });
    expect(await screen.findByText('결제 중 오류가 발생했습니다. 결제 정보를 다시 확인해 주세요.')).toBeVisible();

    answers['reserve.create'] = { rsvtUid: order.rsvtUid, rsvtNo: 'R1', rsvtSttsCd: 'VOUCHER' };
    await user.click(screen.getByRole('button', { name: '다시 시도' }));

    await waitFor(() => expect(shell.path()).toContain('/travel/paymentComplete'));
    const keys = shell.http.requests.filter(({ name }) => name === 'reserve.create').map((sent) => sent.idempotencyKey);
    expect(keys).toEqual([keys[0], keys[0]]);
  });

  it('sends a second payment of an order with another idempotency key', async () => {
    const sent: (string | undefined)[] = [];
    for (const payKey of ['key-refused', 'key-second']) {
      keepDraft();
      const { shell } = await render(paymentPath, {
        'order.get': anOrder({ payState: 'AUTHORIZED', payKey }),
        'reserve.create': refusal('4801', '결제가 승인되지 않았습니다.'),
      });
      const find = () => shell.http.requests.find(({ name }) => name === 'reserve.create');
      await waitFor(() => expect(find()).toBeDefined());
      sent.push(find()?.idempotencyKey);
    }

    expect(sent[0]).not.toBe(sent[1]);
  });

  it('restores the input after a visit to another page', async () => {
    const first = await render(paymentPath, { 'order.get': order });
    await first.user.type(await screen.findByRole('textbox', { name: /요청 사항/ }), '창가 자리');
    await waitFor(() => expect(sessionStorage.getItem(`haesol.draft.pay.${order.orderUid}`)).toContain('창가'));
    first.unmount();

    await render(paymentPath, { 'order.get': order });

    expect(await screen.findByRole('textbox', { name: /요청 사항/ })).toHaveValue('창가 자리');
  });

  it('asks for the people if another tab has opened the order', async () => {
    await render(paymentPath, { 'order.get': order });

    await waitFor(() => expect(screen.getByRole('textbox', { name: /^성/ })).toHaveValue('이'));
    expect(screen.getByRole('checkbox', { name: /여행·패스 이용약관/ })).not.toBeChecked();
  });
});
