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
});
