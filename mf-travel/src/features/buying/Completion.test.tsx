import { aMember, renderPage, screen, within } from '@haesol/remote/testing';
import { app } from '#app';
import { myAnswers } from '#testing/myScreens';
import { aReservationDetail } from '#testing/orderSamples';

const path = '/travel/paymentComplete?rsvtUid=21111111-2222-4333-8444-555555555555';
const render = (change: object = {}) =>
  renderPage({
    app,
    path,
    session: aMember(),
    answers: { ...myAnswers, 'reserve.get': aReservationDetail(change) },
  });

describe('Completion', () => {
  it('shows completed steps, current actions with their deadline, and upcoming steps', async () => {
    await render();
    const steps = within(await screen.findByRole('region', { name: '다음에 할 일' })).getAllByRole('listitem');

    expect(steps.map(({ dataset }) => dataset.state)).toEqual(['done', 'now', undefined, undefined]);
    expect(steps[1]).toHaveTextContent(/12\. 2\.\(수\)까지 수수료 없이 취소\s*9일 남음/);
    expect(within(steps[1] as HTMLElement).getByRole('link', { name: '예약 취소' })).toHaveAttribute(
      'href',
      expect.stringContaining('/travel/myReservation?rsvtUid='),
    );
    expect(within(steps[2] as HTMLElement).getByRole('link', { name: '장소 보기' })).toBeVisible();
  });

  it('offers no free cancellation once cancelling is impossible', async () => {
    await render({ actions: ['VOUCHER', 'RECEIPT'] });

    expect(await screen.findByRole('link', { name: '바우처 보기' })).toBeVisible();
    expect(screen.queryByText(/수수료 없이 취소/)).toBeNull();
  });

  it('shows the present fee after the free days, and no past day', async () => {
    await render({
      refundSteps: [
        { label: '이용 3일 전까지', ratePct: 100, untilDt: '2026-11-22', refundAmount: 30_000, fee: 0 },
        { label: '이용 2일 전', ratePct: 80, untilDt: '2026-11-23', refundAmount: 24_000, fee: 6_000 },
      ],
    });

    expect(await screen.findByText('지금 취소하면 수수료 6,000원(20%), 11. 23.(월)까지')).toBeVisible();
    expect(screen.queryByText(/일 남음|수수료 없이 취소/)).toBeNull();
  });
});
