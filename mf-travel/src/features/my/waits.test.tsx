import { aMember, renderPage, screen, waitFor } from '@haesol/remote/testing';
import { app } from '#app';
import { aWait, myAnswers, reserveAnswers } from '#testing/myScreens';

const info = reserveAnswers['reserve.goodsInfo'];
const [day] = info.dates;
const soldOut = {
  ...info,
  dates: [{ ...day, times: [...(day?.times ?? []), { time: '14:00', remain: 0, state: 'FULL' }] }],
  times: ['11:00', '14:00'],
};

describe('waits for sold-out tickets', () => {
  it('begin on the form at the hour that is sold out', async () => {
    const { shell, user } = await renderPage({
      app,
      path: '/travel/reserve?goodsDtlId=g1-1&counts=1:2',
      session: aMember(),
      answers: {
        ...reserveAnswers,
        'reserve.goodsInfo': soldOut,
        'reserve.wait': { waitUid: 'w1', waitNo: 2 },
        'reserve.waits': { list: [] },
      },
    });

    await user.selectOptions(
      await screen.findByRole('combobox', { name: /빈자리 알림/ }),
      screen.getByRole('option', { name: /14:00$/ }),
    );
    await user.click(screen.getByRole('button', { name: '빈자리 알림 신청' }));

    await waitFor(() => expect(shell.record.toasts.at(-1)?.text).toMatch(/대기 2번/));
    const sent = shell.http.requests.find(({ name }) => name === 'reserve.wait');
    expect(sent?.body).toEqual({ goodsDtlId: 'g1-1', useDate: '2026-12-05', useTime: '14:00', count: 2 });
  });

  it('lead from an offer to the form, or pass it on', async () => {
    const { shell, user } = await renderPage({
      app,
      path: '/travel/my',
      session: aMember(),
      answers: { ...myAnswers, 'reserve.waits': { list: [aWait()] }, 'reserve.passPieces': {} },
    });

    expect(await screen.findByText(/16:00까지 먼저 예약하실 수 있습니다/)).toBeVisible();
    expect(screen.getByRole('link', { name: /11:00 예약하기/ })).toHaveAttribute(
      'href',
      '/travel/reserve?goodsDtlId=g1-1&useDate=2026-12-05',
    );
    await user.click(screen.getByRole('button', { name: /11:00 다음 분께 넘기기/ }));
    await waitFor(() => expect(shell.record.toasts.at(-1)?.text).toMatch(/다음 분께 넘겼습니다/));
  });
});
