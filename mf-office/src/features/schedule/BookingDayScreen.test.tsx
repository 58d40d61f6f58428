import { fireEvent, refusal, screen, waitFor, within } from '@haesol/remote/testing';
import { paths } from '#paths';
import { openOffice } from '#testing/openOffice';

const aBooking = (no: number, start: string, end: string, change: object = {}) => ({
  rsvUid: `b${no}`,
  rsvNo: `R-000${no}`,
  memberNm: '한도경',
  affiliation: '가온세라믹',
  start,
  end,
  state: 'APPROVED',
  rev: no,
  movableYn: 'Y',
  ...change,
});
const device = {
  eqUid: 'EQ1',
  eqNm: '주사전자현미경',
  model: 'FE-SEM',
  ctgNm: '표면분석',
  place: '101호',
  openFrom: '09:00',
  openTo: '18:00',
  slotMin: 60,
  openYn: 'Y',
  bookings: [
    aBooking(1, '10:00', '12:00'),
    aBooking(2, '14:00', '15:00', { state: 'CANCEL_REQUESTED', movableYn: 'N', memberNm: '윤하진' }),
  ],
  closures: [{ closureUid: '7', start: '16:00', end: '24:00', reason: '렌즈 교정' }],
};
const open = (answers = {}) =>
  openOffice(`${paths.bookingDay}?date=2026-11-25`, {
    'admin.bookingDay': { date: '2026-11-25', holidayNm: null, devices: [device] },
    'admin.moveSlot': { rsvUid: 'b1', state: 'APPROVED', date: '2026-11-25', start: '11:00', end: '13:00', rev: 2 },
    ...answers,
  });
const sent = (shell: Awaited<ReturnType<typeof open>>['shell']) =>
  shell.http.requests.filter(({ name }) => name === 'admin.moveSlot').map(({ path, body }) => [path, body]);

describe('BookingDayScreen', () => {
  beforeAll(() => {
    // jsdom has no pointer capture.
    HTMLButtonElement.prototype.setPointerCapture = () => undefined;
  });

  it('shows bookings and closures of each device with time, member and state in words', async () => {
    await open();
    const row = within(await screen.findByRole('list', { name: '주사전자현미경' }));

    expect(row.getByRole('button', { name: '10:00–12:00 한도경 가온세라믹 예약확정' })).toBeVisible();
    expect(row.getByRole('button', { name: '14:00–15:00 윤하진 가온세라믹 취소요청' })).toBeVisible();
    expect(row.getByText('점검 · 렌즈 교정')).toBeVisible();
  });

  it('is the one current entry of the menu', async () => {
    await open();
    const menu = within(await screen.findByRole('navigation', { name: '업무 메뉴' }));

    expect(menu.getAllByRole('link', { current: 'page' }).map(({ textContent }) => textContent)).toEqual(['하루 보기']);
  });

  it('moves a booking by keys, after a dialog that says what the member is told', async () => {
    const { shell, user } = await open();
    (await screen.findByRole('button', { name: /^10:00–12:00/ })).focus();

    await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
    expect(screen.getByText('10:00–12:00 → 11:00–13:00 · Enter 확인, Esc 그만')).toBeVisible();
    await user.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: '주사전자현미경' }));
    await user.type(dialog.getByRole('textbox', { name: /회원에게 보낼 안내/ }), '점검이 있습니다.');
    await user.click(dialog.getByRole('button', { name: '시간 옮기기' }));

    await waitFor(() => expect(sent(shell)).toHaveLength(1));
    expect(sent(shell)).toEqual([
      [
        '/api/v1/admin/reservations/b1/slot',
        { date: '2026-11-25', start: '11:00', end: '13:00', rev: 1, memo: '점검이 있습니다.' },
      ],
    ]);
  });

  it('takes a move back by Esc', async () => {
    const { user } = await open();
    (await screen.findByRole('button', { name: /^10:00–12:00/ })).focus();

    await user.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    await user.keyboard('{Escape}');

    expect(screen.queryByText(/Enter 확인/)).toBeNull();
  });

  it('moves a booking by dragging to the nearest slot', async () => {
    await open();
    const bar = await screen.findByRole('button', { name: /^10:00–12:00/ });
    const track = screen.getByRole('list', { name: '주사전자현미경' });
    Object.defineProperty(track, 'clientWidth', { value: 900 });

    // jsdom has no pointer events.
    const point = (type: string, clientX: number) => fireEvent(bar, new MouseEvent(type, { bubbles: true, clientX }));
    point('pointerdown', 100);
    point('pointermove', 290);
    fireEvent.click(bar);

    const dialog = within(await screen.findByRole('dialog', { name: '주사전자현미경' }));
    expect(dialog.getByLabelText(/시작 시각/)).toHaveValue('12:00');
  });

  it('keeps what was typed when the server refuses the slot', async () => {
    const { user } = await open({ 'admin.moveSlot': refusal('4501', '이미 예약된 시간입니다.') });
    await user.click(await screen.findByRole('button', { name: /^10:00–12:00/ }));
    const dialog = within(await screen.findByRole('dialog', { name: '주사전자현미경' }));
    await user.type(dialog.getByRole('textbox', { name: /회원에게 보낼 안내/ }), '점검');
    await user.click(dialog.getByRole('button', { name: '시간 옮기기' }));

    expect(await dialog.findByText(/이미 예약된 시간입니다/)).toBeVisible();
    expect(dialog.getByRole('textbox', { name: /회원에게 보낼 안내/ })).toHaveValue('점검');
  });

  it('offers no move for a booking that cannot be moved', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: /^14:00–15:00/ }));

    expect(within(await screen.findByRole('dialog')).queryByRole('button', { name: '시간 옮기기' })).toBeNull();
  });
});
