import { aMember, anAttractionDetail, renderPage, screen, waitFor } from '@haesol/remote/testing';
import { app } from '#app';
import { myAnswers, reserveAnswers } from '#testing/myScreens';
import { anOrder, aPayInfo, aReservationDetail } from '#testing/orderSamples';
import { aPlan, aPlanStop } from '#testing/planSamples';
import { aPurchase, aPurchaseInfo, aQuotedGoods } from '#testing/purchaseSamples';

const order = anOrder();
const { purchaseUid } = aPurchase();
const place = anAttractionDetail();
const withPassport = { ...place, options: place.options.map((option) => ({ ...option, passportYn: 'Y' })) };
const ticket = { goodsDtlId: 'g1-1', options: [{ optionNm: '입장권', count: 1, priceSn: 1 }], useTime: '11:00' };
const passport = { familyNm: 'LEE', firstNm: 'DO YUN' };
const render = (path: string, answers: Record<string, unknown>) =>
  renderPage({ app, path, session: aMember(), answers: { ...myAnswers, ...reserveAnswers, ...answers } });
type Rendered = Awaited<ReturnType<typeof render>>;

const familyNm = () => screen.findByRole('textbox', { name: /^여권의 성/ });
const firstNm = () => screen.getByRole('textbox', { name: /^여권의 이름/ });
async function pay({ user }: Rendered): Promise<void> {
  const [button] = await screen.findAllByRole('button', { name: /^[\d,]+원 결제하기$/ });
  await user.click(button as HTMLElement);
}
const agree = ({ user }: Rendered) =>
  user.click(screen.getByRole('checkbox', { name: '필수 항목에 모두 동의합니다.' }));
const sentBy = ({ shell }: Rendered, name: string) =>
  shell.http.requests.findLast((request) => request.name === name)?.body as { user: object };

beforeEach(() => sessionStorage.clear());

describe('the name in the passport', () => {
  const reserve = (answers: Record<string, unknown> = { 'attraction.get': withPassport }) =>
    render('/travel/reserve?goodsDtlId=g1-1&counts=1:2', {
      'reserve.payInfo': ({ body }: { body: { isPay: string } }) =>
        body.isPay === 'Y' ? aPayInfo({ isNext: 'Y', orderUid: order.orderUid, rsvtUid: order.rsvtUid }) : aPayInfo(),
      ...answers,
    });
  async function fillIn(rendered: Rendered): Promise<void> {
    await rendered.user.click(await screen.findByRole('button', { name: /3석 남음/ }));
    await rendered.user.click(screen.getByRole('radio', { name: '11:00' }));
    await agree(rendered);
  }

  it('is asked for by a ticket that needs it, with the error at the field, and sent with the booker', async () => {
    const rendered = await reserve();
    await fillIn(rendered);
    await pay(rendered);
    expect(firstNm()).toHaveAccessibleDescription(/여권의 영문 이름을 입력해 주세요\./);
    expect(firstNm()).toHaveFocus();

    await rendered.user.type(await familyNm(), '이');
    await pay(rendered);
    expect(await familyNm()).toHaveAccessibleDescription(/여권에 적힌 대로 로마자/);
    expect(await familyNm()).toHaveValue('이');
    await rendered.user.clear(await familyNm());
    await rendered.user.type(await familyNm(), 'LEE');
    await rendered.user.type(firstNm(), 'DO YUN');
    await pay(rendered);

    await waitFor(() => expect(rendered.shell.path()).toMatch(/^\/travel\/payment/));
    expect(sentBy(rendered, 'reserve.payInfo').user).toMatchObject({ familyNm: '이', firstNm: '도윤', passport });
  });

  it('is restored after a reload', async () => {
    const first = await reserve();
    await first.user.type(await familyNm(), 'LEE');
    await waitFor(() => expect(sessionStorage.getItem('haesol.draft.reserve.g1-1')).toContain('LEE'));
    first.unmount();

    await reserve();
    expect(await familyNm()).toHaveValue('LEE');
  });

  it('is not asked for by other tickets', async () => {
    const rendered = await reserve({});
    await fillIn(rendered);
    await pay(rendered);

    await waitFor(() => expect(rendered.shell.path()).toMatch(/^\/travel\/payment/));
    expect(sentBy(rendered, 'reserve.payInfo').user).not.toHaveProperty('passport');
  });

  it('comes from the order where another browser has opened it, and goes to the window', async () => {
    const rendered = await render(`/travel/payment?orderUid=${order.orderUid}`, {
      'order.get': anOrder({ passportYn: 'Y', passport }),
      'pay.window': { url: '#window' },
    });
    expect(await familyNm()).toHaveValue('LEE');
    await agree(rendered);
    await pay(rendered);

    await waitFor(() => expect(sentBy(rendered, 'pay.window')).toMatchObject({ user: { passport } }));
  });

  it('is asked for once at the checkout of several goods, and at their payment', async () => {
    const goods = [aQuotedGoods(), aQuotedGoods({ gdsNm: '유람선', passportYn: 'Y' })];
    const stops = [aPlanStop({ ticket })];
    const plan = aPlan({ days: [{ day: 1, date: '2026-12-05', stops }], passes: [{ gdsDtlUid: 'PS001', passCnt: 2 }] });
    const [first] = aPurchase().orders;
    const purchase = aPurchase({ orders: [anOrder({ ...first, passportYn: 'Y', passport })] });
    const answers = {
      'plan.get': plan,
      'purchase.payInfo': ({ body }: { body: { isPay: string } }) =>
        aPurchaseInfo(body.isPay === 'Y' ? { goods, isNext: 'Y', purchaseUid } : { goods }),
      'order.get': anOrder({ purchaseUid }),
      'purchase.get': purchase,
      'pay.window': { url: '#window' },
    };
    const rendered = await render(`/travel/checkout?planUid=${plan.planUid}`, answers);
    await rendered.user.type(await familyNm(), 'LEE');
    await rendered.user.type(firstNm(), 'DO YUN');
    await agree(rendered);
    await pay(rendered);
    await waitFor(() => expect(rendered.shell.path()).toMatch(/^\/travel\/payment/));
    rendered.unmount();
    sessionStorage.clear();
    await render(`/travel/payment?orderUid=${purchaseUid}`, answers);

    expect(sentBy(rendered, 'purchase.payInfo')).toMatchObject({ user: { passport } });
    expect(await familyNm()).toHaveValue('LEE');
  });

  it('changes with the booking; its difference is shown before it is typed', async () => {
    const { rsvtUid } = aReservationDetail();
    const shown = { payAmount: 30_000, difference: 0, pointBack: 0, orderUid: null, refundSteps: [] };
    const rendered = await render(`/travel/reserve?goodsDtlId=g1-1&rsvtUid=${rsvtUid}`, {
      'attraction.get': withPassport,
      'reserve.get': aReservationDetail({ passport: { familyNm: 'LEE', firstNm: '' } }),
      'reserve.change': shown,
    });
    await rendered.user.type(await screen.findByRole('textbox', { name: /^여권의 이름/ }), 'DO YUN');
    const button = screen.getByRole('button', { name: '예약 변경하기' });
    await waitFor(() => expect(button).toBeEnabled());
    expect(sentBy(rendered, 'reserve.change')).not.toHaveProperty('user');
    await rendered.user.click(button);

    await waitFor(() => expect(sentBy(rendered, 'reserve.change')).toMatchObject({ user: { passport }, isPay: 'Y' }));
  });

  it('is on the page of the booking', async () => {
    const { rsvtUid } = aReservationDetail();
    await render(`/travel/myReservation?rsvtUid=${rsvtUid}`, { 'reserve.get': aReservationDetail({ passport }) });

    expect(await screen.findByText('LEE, DO YUN')).toBeVisible();
  });
});
