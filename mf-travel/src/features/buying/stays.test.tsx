import type { GoodsInfo, StockState } from '@haesol/contracts/travel';
import { aMember, anAttractionDetail, renderPage, screen, within } from '@haesol/remote/testing';
import { app } from '#app';
import { reserveAnswers } from '#testing/myScreens';
import { anOrder, aPayInfo } from '#testing/orderSamples';
import { aRoomOption } from '#testing/travelSamples';

const aNight = (date: string, price: number, state: StockState = 'OPEN'): GoodsInfo['dates'][number] => ({
  date,
  remain: 2,
  state,
  why: '',
  kind: 'WEEKDAY',
  price,
  times: [],
});
const info = {
  ...reserveAnswers['reserve.goodsInfo'],
  optionNm: '2인실',
  dates: [
    aNight('2026-12-30', 90_000),
    aNight('2026-12-31', 120_000),
    aNight('2027-01-01', 120_000, 'FULL'),
    aNight('2027-01-02', 90_000),
  ],
  times: [],
  minNights: 2,
};
const nights = [
  { date: '2026-12-30', price: 90_000 },
  { date: '2026-12-31', price: 120_000 },
];
const answers = {
  ...reserveAnswers,
  'attraction.get': anAttractionDetail({ options: [aRoomOption()] }),
  'reserve.goodsInfo': info,
};
const day = (name: RegExp) => screen.findByRole('button', { name });

describe('a stay', () => {
  it('is chosen on the page of the room with the arrows, also across months, and goes to the form', async () => {
    const { user } = await renderPage({ app, path: '/travel/room?gdsUid=g1&goodsDtlId=g1-1', answers });
    (await day(/30.*90,000/)).focus();
    await user.keyboard('{Enter}{ArrowRight}');
    expect(await day(/31.*120,000/)).toHaveFocus();
    expect(screen.getByText(/체크아웃 날짜를 골라 주세요/)).toBeVisible();
    await user.keyboard('{Enter}');
    expect(screen.getByText(/^2박부터 예약할 수 있는 객실입니다/)).toBeVisible();
    // The day of a full night can still be the departure.
    await user.click(await day(/30.*90,000/));
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(await day(/1월.*1.*마감/)).toHaveFocus();
    await user.keyboard('{Enter}');

    expect(screen.getByText(/12. 30.*1. 1.*2박$/)).toBeVisible();
    expect(screen.getByText('2박 합계').parentElement).toHaveTextContent('210,000원');
    expect(screen.getByRole('link', { name: '예약하기' })).toHaveAttribute(
      'href',
      '/travel/reserve?goodsDtlId=g1-1&useDate=2026-12-30&departDate=2027-01-01',
    );
  });

  it('is quoted and ordered with both days, and shows the price of each night', async () => {
    const order = anOrder();
    const quote = aPayInfo({ nights, itemAmount: 210_000, payAmount: 210_000 });
    const opened = { ...quote, isNext: 'Y' as const, orderUid: order.orderUid, rsvtUid: order.rsvtUid };
    const { shell, user } = await renderPage({
      app,
      path: '/travel/reserve?goodsDtlId=g1-1&useDate=2026-12-30&departDate=2027-01-01',
      session: aMember(),
      answers: {
        ...answers,
        'reserve.payInfo': ({ body }: { body: { isPay: string } }) => (body.isPay === 'Y' ? opened : quote),
      },
    });
    await user.click(await screen.findByRole('checkbox', { name: '필수 항목에 모두 동의합니다.' }));
    const [button] = await screen.findAllByRole('button', { name: /210,000원 결제하기/ });
    const nightRow = within(await screen.findByRole('complementary')).getByText(/12.\s31.\(목\)\s밤/);
    expect(nightRow).toBeVisible();
    if (button !== undefined) await user.click(button);
    const sent = shell.http.requests.filter(({ name }) => name === 'reserve.payInfo').map(({ body }) => body);

    expect(sent.at(-1)).toMatchObject({ useDate: '2026-12-30', departDate: '2027-01-01', isPay: 'Y' });
  });

  it('without a departure is refused at the calendar', async () => {
    const { user } = await renderPage({
      app,
      path: '/travel/reserve?goodsDtlId=g1-1&useDate=2026-12-30',
      session: aMember(),
      answers,
    });
    const [button] = await screen.findAllByRole('button', { name: /결제하기/ });
    if (button !== undefined) await user.click(button);

    expect(await screen.findAllByText('체크아웃 날짜를 선택해 주세요.')).not.toHaveLength(0);
  });
});
