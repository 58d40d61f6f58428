import type { ReservationDetail } from '@haesol/contracts/travel';
import { aMember, renderPage, screen } from '@haesol/remote/testing';
import { app } from '#app';
import { myAnswers } from '#testing/myScreens';
import { aReservationDetail } from '#testing/orderSamples';

type Refund = ReservationDetail['refunds'][number];
const aRefund = (askedDt: string, change: Partial<Refund>): Refund => ({
  ...{ state: 'DONE', whyCd: 'SCHEDULE', whyNm: '', etcWhy: '', refundAmount: 10_000, pointAmount: 0, fee: 0 },
  ...{ askedDt, doneDt: null, dueDt: '2026-12-01', withdrawYn: 'N' },
  ...change,
});

describe('Refunds', () => {
  it('shows each refund, and a refused request only while it is the newest', async () => {
    const refunds = [
      aRefund('2026-11-26T10:00:00+09:00', { state: 'REFUSED', refundAmount: 7_000 }),
      aRefund('2026-11-25T10:00:00+09:00', { refundAmount: 8_000, fee: 2_000 }),
      aRefund('2026-11-24T10:00:00+09:00', { state: 'REFUSED' }),
      aRefund('2026-11-23T10:00:00+09:00', { refundAmount: 9_000 }),
    ];
    await renderPage({
      app,
      path: '/travel/myReservation?rsvtUid=21111111-2222-4333-8444-555555555555',
      session: aMember(),
      answers: { ...myAnswers, 'reserve.get': aReservationDetail({ refunds }) },
    });

    expect(await screen.findByText(/8,000원을 돌려드렸습니다\..*수수료 2,000원/)).toBeVisible();
    expect(screen.getByText('9,000원을 돌려드렸습니다.')).toBeVisible();
    expect(screen.getAllByText(/받아들이지 못했습니다/)).toHaveLength(1);
  });

  it('lets the member withdraw a request that is not decided', async () => {
    const rsvtUid = '21111111-2222-4333-8444-555555555555';
    const refunds = [aRefund('2026-11-23T10:00:00+09:00', { state: 'ASKED', withdrawYn: 'Y' })];
    const { shell, user } = await renderPage({
      app,
      path: `/travel/myReservation?rsvtUid=${rsvtUid}`,
      session: aMember(),
      answers: {
        ...myAnswers,
        'reserve.get': aReservationDetail({ rsvtUid, refunds }),
        'reserve.withdrawCancel': { rsvtUid, rsvtSttsCd: 'VOUCHER' },
      },
    });
    await user.click(await screen.findByRole('button', { name: '요청 거두기' }));

    expect(shell.http.requests.find(({ name }) => name === 'reserve.withdrawCancel')?.path).toContain(rsvtUid);
    expect(shell.record.toasts.map(({ text }) => text)).toContain('취소 요청을 거두었습니다. 예약은 그대로 있습니다.');
  });
});
