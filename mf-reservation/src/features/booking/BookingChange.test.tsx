import { errorCodes } from '@haesol/contracts/common';
import { refusal, screen, waitFor } from '@haesol/remote/testing';
import { bookButton, boxOf, held, showBooking } from '#testing/showBooking';

const changing = { search: '&rsvUid=r1', change: { 'mypage.changeEqu': { rsvUid: 'r1', state: 'REQUESTED' } } };

describe('the change of a booking', () => {
  it('moves it to the new time after a confirmation, and returns to the booking', async () => {
    const { user, shell } = await showBooking(changing);
    expect(screen.getByRole('link', { name: '변경하지 않기' })).toHaveAttribute('href', '/myPage/equ?rsvUid=r1');
    await user.click(await boxOf('11:00'));
    await user.click(bookButton('변경하기'));

    await waitFor(() => expect(shell.path()).toBe('/myPage/equ?rsvUid=r1'));
    const sent = shell.http.requests.filter(({ method }) => method !== 'GET');
    expect(shell.record.questions).toMatchObject([{ title: '예약 시간을 변경하시겠습니까?' }]);
    expect(sent).toMatchObject([
      { name: 'equipment.hold', body: { start: '11:00', end: '12:00', rsvUid: 'r1' } },
      { name: 'mypage.changeEqu', body: { holdId: held.holdId } },
    ]);
    expect(shell.record.toasts).toMatchObject([{ kind: 'done', text: expect.stringContaining('변경했습니다') }]);
  });

  it('releases the slots when the member declines', async () => {
    const { user, shell } = await showBooking({ ...changing, confirms: false });
    await user.click(await boxOf('11:00'));
    await user.click(bookButton('변경하기'));

    await waitFor(() => expect(shell.http.requests.map(({ name }) => name)).toContain('equipment.removeHold'));
    expect(shell.http.requests.map(({ name }) => name)).not.toContain('mypage.changeEqu');
    expect(shell.path()).toContain('/easyReservation');
  });

  it('shows the reason of a refusal', async () => {
    const late = refusal(errorCodes.cancellationClosed, '이용 시작 24시간 전까지 변경할 수 있습니다.');
    const { user, shell } = await showBooking({ ...changing, change: { 'equipment.hold': late } });
    await user.click(await boxOf('11:00'));
    await user.click(bookButton('변경하기'));

    await waitFor(() =>
      expect(shell.record.toasts).toMatchObject([{ text: '이용 시작 24시간 전까지 변경할 수 있습니다.' }]),
    );
  });
});
