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

  it('shows the numbers of today with their pages, and the share of answers within the promised time', async () => {
    const aDay = { questions: 1, bookings: 0, orders: 0 };
    await openOffice(paths.today, {
      'admin.today': {
        areas: [{ area: 'board', level: 'READ' }],
        queues: [],
        today: { bookings: 6, courses: 1 },
        days: [
          { ...aDay, date: '2026-11-22', answered: 0, inTime: 0 },
          { ...aDay, date: '2026-11-23', answered: 4, inTime: 3 },
        ],
      },
    });

    expect(await screen.findByRole('link', { name: '6건' })).toHaveAttribute(
      'href',
      '/office/bookings/day?date=2026-11-23',
    );
    expect(screen.getByRole('link', { name: '1개 과정' })).toHaveAttribute('href', '/office/courses');
    expect(screen.queryByText('현장 입장')).toBeNull();
    const plot = screen.getByText('약속 시간 안에 답변', { selector: 'figcaption span' }).closest('figure');
    expect(plot?.querySelector('figcaption b')).toHaveTextContent('75%');
  });
});
