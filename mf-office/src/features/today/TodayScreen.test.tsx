import { screen } from '@haesol/remote/testing';
import { paths } from '#paths';
import { openOffice } from '#testing/openOffice';

const aQueue = (queue: string, change: object = {}) => ({
  queue,
  cnt: 4,
  oldestDt: '2026-11-20T09:00:00+09:00',
  lateCnt: 0,
  ...change,
});

describe('TodayScreen', () => {
  it('links the number of late items to their view', async () => {
    await openOffice(paths.today, {
      'admin.today': {
        areas: [],
        queues: [aQueue('BOOKING', { lateCnt: 3 }), aQueue('QNA'), aQueue('MAIL', { lateCnt: undefined })],
        days: [],
      },
    });

    expect(await screen.findByRole('link', { name: '장비 예약 가운데 약속보다 늦은 3건' })).toHaveAttribute(
      'href',
      '/office/bookings?view=LATE',
    );
    expect(screen.queryByRole('link', { name: /문의 답변.*늦은/ })).toBeNull();
  });
});
