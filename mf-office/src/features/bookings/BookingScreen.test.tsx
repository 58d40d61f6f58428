import { screen, waitFor, within } from '@haesol/remote/testing';
import { paths, toBookingHref } from '#paths';
import { openOffice } from '#testing/openOffice';

const booking = {
  rsvUid: 'b1',
  rsvNo: 'R-0001',
  eqUid: 'EQ1',
  eqNm: '주사전자현미경',
  memberUid: 'm1',
  memberNm: '한*경',
  affiliation: '가온세라믹',
  date: '2026-11-25',
  start: '11:00',
  end: '12:00',
  place: '공동실험실',
  modeCd: 'DIRECT',
  modeNm: '직접사용',
  purposeCd: 'RESEARCH',
  purposeNm: '연구',
  projectNm: '박막 두께 측정',
  sample: { nm: '실리콘 기판', cnt: 3, hazardYn: 'Y' },
  companions: 1,
  settleNm: '계좌이체',
  tel: '010-****-1001',
  hazardYn: 'Y',
  amount: 20_000,
  state: 'REQUESTED',
  settleState: null,
  createdDt: '2026-11-20T09:00:00+09:00',
  targets: ['APPROVED', 'REJECTED'],
  files: [],
  hazardFiles: [
    {
      fileUid: 'f1',
      orgNm: '물질안전.pdf',
      ext: 'pdf',
      size: 1,
      mime: 'application/pdf',
      url: '/file/f1',
      viewUrl: null,
      thumbUrl: null,
    },
  ],
  timeline: [],
  rev: 4,
  assigneeNm: null,
  mineYn: 'N',
};

describe('BookingScreen', () => {
  it('shows what the member asked for, and approves or rejects it by key', async () => {
    const { shell, user } = await openOffice(toBookingHref('b1'), {
      'admin.getBooking': booking,
      'admin.moveItems': { done: ['b1'], failed: [] },
    });
    await screen.findByText('박막 두께 측정');

    expect(screen.getByText('실리콘 기판 · 3개 · 위험물')).toBeVisible();
    expect(screen.getByRole('link', { name: '물질안전.pdf' })).toBeVisible();
    await user.keyboard('r');
    const dialog = within(await screen.findByRole('dialog', { name: '예약을 반려할까요?' }));
    await user.click(dialog.getByRole('button', { name: '돌아가기' }));
    await user.keyboard('a');
    const moves = () => shell.http.requests.filter(({ name }) => name === 'admin.moveItems');
    await waitFor(() => expect(moves()[0]?.body).toMatchObject({ uids: ['b1'], revs: [4], to: 'APPROVED' }));
  });

  it('opens the next waiting booking of the list that it was opened from, and the list after the last', async () => {
    const list = `${paths.bookings}?searchKeyword=가온`;
    const others = [booking, { ...booking, rsvUid: 'b3', state: 'APPROVED' }];
    let rows = [...others, { ...booking, rsvUid: 'b2' }];
    const { shell, user } = await openOffice(toBookingHref('b1', list), {
      'admin.getBooking': booking,
      'admin.moveItems': { done: ['b1'], failed: [] },
      'admin.listBookings': () => ({ list: rows, cnt_total: rows.length, states: [] }),
    });
    await screen.findByText('박막 두께 측정');
    await user.keyboard('a');

    await waitFor(() => expect(shell.path()).toBe(toBookingHref('b2', list)));
    expect(shell.http.requests.find(({ name }) => name === 'admin.listBookings')?.query).toMatchObject({
      searchKeyword: '가온',
    });
    rows = others;
    await screen.findByText('박막 두께 측정');
    await user.keyboard('a');
    await waitFor(() => expect(decodeURIComponent(shell.path())).toBe(list));
  });

  it('keeps the line breaks of a message in the steps', async () => {
    const entry = { entryUid: 't1', type: 'MOVE', state: 'APPROVED', by: 'STAFF', dt: booking.createdDt };
    const timeline = [{ ...entry, memo: '첫 줄\n둘째 줄', dueDt: null, files: [] }];
    await openOffice(toBookingHref('b1'), { 'admin.getBooking': { ...booking, timeline } });

    expect(await screen.findByText(/첫 줄/)).toHaveClass('lines');
  });
});
