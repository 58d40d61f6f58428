import { type Answers, refusal, screen, waitFor, within } from '@haesol/remote/testing';
import { paths } from '#paths';
import { openOffice } from '#testing/openOffice';

const aBooking = (no: number, change: object = {}) => ({
  rsvUid: `b${no}`,
  rsvNo: `R-000${no}`,
  eqUid: 'EQ1',
  eqNm: `주사전자현미경 ${no}`,
  memberNm: '한도경',
  affiliation: '가온세라믹',
  date: '2026-11-25',
  start: '11:00',
  end: '12:00',
  modeCd: 'DIRECT',
  purposeCd: 'RESEARCH',
  hazardYn: 'N',
  amount: 20_000,
  state: 'REQUESTED',
  settleState: null,
  createdDt: '2026-11-20T09:00:00+09:00',
  targets: ['APPROVED', 'REJECTED'],
  ...change,
});
const list = [
  aBooking(1),
  aBooking(2),
  aBooking(3, { state: 'APPROVED', targets: ['IN_USE', 'NO_SHOW', 'CANCELLED'] }),
];
const moved = { rsvUid: 'b1', state: 'APPROVED' };

const open = (answers: Answers = {}) =>
  openOffice(paths.bookings, {
    'admin.listBookings': { list, cnt_total: 3, states: [{ state: 'REQUESTED', cnt: 2 }] },
    'admin.moveBooking': moved,
    ...answers,
  });
const rowOf = async (name: string) => (await screen.findByText(name)).closest('tr') as HTMLElement;
const moves = (shell: Awaited<ReturnType<typeof open>>['shell']) =>
  shell.http.requests.filter(({ name }) => name === 'admin.moveBooking').map(({ path, body }) => [path, body]);

describe('BookingsScreen', () => {
  it('approves a booking with one button', async () => {
    const { shell, user } = await open();

    await user.click(within(await rowOf('주사전자현미경 1')).getByRole('button', { name: '승인' }));

    await waitFor(() => expect(shell.record.toasts.at(-1)).toMatchObject({ text: '1건을 승인했습니다.' }));
    expect(moves(shell)).toEqual([['/api/v1/admin/reservations/b1/transition', { to: 'APPROVED' }]]);
  });

  it('offers only the moves that the server names', async () => {
    await open();

    const row = within(await rowOf('주사전자현미경 3'));

    expect(row.queryByRole('button', { name: '승인' })).toBeNull();
    expect(row.getByRole('button', { name: '이용 시작' })).toBeVisible();
  });

  it('approves the row with the focus by a, and moves the focus by j', async () => {
    const { shell, user } = await open();
    await rowOf('주사전자현미경 1');

    await user.keyboard('jj');
    await user.keyboard('a');

    await waitFor(() => expect(moves(shell)).toHaveLength(1));
    expect(moves(shell)).toEqual([['/api/v1/admin/reservations/b2/transition', { to: 'APPROVED' }]]);
  });

  it('ignores single keys in a field, and when they are switched off', async () => {
    const { shell, user } = await open();
    await rowOf('주사전자현미경 1');

    await user.type(screen.getByRole('searchbox'), 'ja');
    await user.click(screen.getByRole('switch', { name: '단축키 쓰기' }));
    await user.keyboard('ja');
    await user.click(screen.getByRole('switch', { name: '단축키 쓰기' }));

    expect(moves(shell)).toEqual([]);
  });

  it('moves the chosen rows together, and keeps those chosen that were refused', async () => {
    const { shell, user } = await open({
      'admin.moveBooking': ({ path }: { path: string }) =>
        path.includes('b2') ? refusal('4405', '이미 취소된 예약입니다.') : moved,
    });
    await rowOf('주사전자현미경 1');

    await user.click(screen.getByRole('checkbox', { name: 'R-0001 주사전자현미경 1 고르기' }));
    await user.click(screen.getByRole('checkbox', { name: 'R-0002 주사전자현미경 2 고르기' }));
    await user.click(screen.getByRole('button', { name: '2건 승인' }));

    expect(await screen.findByText('R-0002 주사전자현미경 2: 이미 취소된 예약입니다.')).toBeVisible();
    expect(shell.record.toasts.at(-1)).toMatchObject({ text: '1건을 승인했습니다.' });
    expect(screen.getByRole('checkbox', { name: 'R-0001 주사전자현미경 1 고르기' })).not.toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'R-0002 주사전자현미경 2 고르기' })).toBeChecked();
  });

  it('asks for the reason of a rejection and says who is told', async () => {
    const { shell, user } = await open();
    await user.click(within(await rowOf('주사전자현미경 1')).getByRole('button', { name: '반려' }));
    const dialog = within(screen.getByRole('dialog', { name: '예약을 반려할까요?' }));

    await user.click(dialog.getByRole('button', { name: '1건 반려' }));
    expect(await dialog.findByText('안내 내용을 입력해 주세요.')).toBeVisible();
    expect(moves(shell)).toEqual([]);
    await user.type(dialog.getByRole('textbox'), '점검이 있습니다.');
    await user.click(dialog.getByRole('button', { name: '1건 반려' }));

    await waitFor(() => expect(moves(shell)).toHaveLength(1));
    expect(moves(shell)[0]?.[1]).toEqual({ to: 'REJECTED', memo: '점검이 있습니다.' });
  });
});
