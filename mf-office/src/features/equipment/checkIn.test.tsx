import { screen, waitFor, within } from '@haesol/remote/testing';
import { jest } from '@jest/globals';
import { toBookingHref, toCheckInHref, toDeviceLabelHref, toEquipmentEditHref } from '#paths';
import { openOffice } from '#testing/openOffice';
import { device } from '#testing/testDevice';

const aBooking = (no: number, change: object) => ({
  rsvUid: `b${no}`,
  rsvNo: `R-000${no}`,
  eqUid: 'EQ1',
  eqNm: device.eqNm,
  memberUid: `m${no}`,
  memberNm: '한*경',
  affiliation: '가온세라믹',
  date: '2026-11-23',
  start: '10:00',
  end: '11:00',
  modeCd: 'DIRECT',
  purposeCd: 'RESEARCH',
  hazardYn: 'N',
  amount: 20_000,
  state: 'APPROVED',
  settleState: null,
  createdDt: '2026-11-20T09:00:00+09:00',
  targets: ['IN_USE', 'CANCELLED', 'NO_SHOW'],
  rev: no,
  assigneeNm: null,
  mineYn: 'N',
  ...change,
});
const later = aBooking(2, { start: '13:00', end: '14:00', targets: ['CANCELLED'], affiliation: '물리학과' });
const over = aBooking(3, { start: '09:00', end: '10:00', state: 'COMPLETED', settleState: 'UNPAID', targets: [] });

const open = (rows: () => readonly object[]) =>
  openOffice(toCheckInHref('EQ1'), {
    'admin.getEquipment': device,
    'admin.listBookings': () => ({ list: rows(), cnt_total: rows().length, states: [] }),
    'admin.moveItems': { done: ['b1'], failed: [] },
  });

describe('CheckInScreen', () => {
  it('offers the moves of the first open booking of today alone, and goes on with the next', async () => {
    let rows = [later, aBooking(1, {}), over];
    const { shell, user } = await open(() => rows);
    const current = within(await screen.findByRole('region', { name: '지금 처리할 예약' }));
    expect(current.getByText('10:00–11:00')).toBeVisible();
    expect(screen.getByRole('link', { name: '13:00–14:00' })).toHaveAttribute('href', toBookingHref('b2'));
    expect(screen.getByRole('link', { name: '09:00–10:00' })).toBeVisible();
    expect(screen.getAllByRole('button', { name: /미이용/ })).toHaveLength(1);

    rows = [later, { ...aBooking(1, {}), state: 'COMPLETED', targets: [] }];
    await user.click(current.getByRole('button', { name: /이용 시작/ }));

    await waitFor(() =>
      expect(within(screen.getByRole('region', { name: '지금 처리할 예약' })).getByText('물리학과')).toBeVisible(),
    );
    expect(shell.http.requests.find(({ name }) => name === 'admin.moveItems')).toMatchObject({
      path: '/api/v1/admin/reservations/transition',
      body: { uids: ['b1'], revs: [1], to: 'IN_USE' },
    });
    expect(screen.getByText('이용 시작은 예약 시각 1시간 전부터 할 수 있습니다.')).toBeVisible();
  });

  it('offers the person who comes now, and lists those who did not come apart', async () => {
    const missed = { start: '08:00', end: '10:00', targets: ['COMPLETED', 'CANCELLED', 'NO_SHOW'] };
    const { shell, user } = await open(() => [aBooking(4, missed), aBooking(1, { affiliation: '물리학과' })]);
    const current = within(await screen.findByRole('region', { name: '지금 처리할 예약' }));
    const overdue = within(screen.getByRole('region', { name: '시간이 지난 예약' }));

    expect(current.getByText('물리학과')).toBeVisible();
    expect(current.getByText('10:00–11:00')).toBeVisible();
    expect(overdue.getByRole('link', { name: '08:00–10:00' })).toHaveAttribute('href', toBookingHref('b4'));
    expect(overdue.queryByRole('button', { name: /이용 시작/ })).toBeNull();
    await user.click(overdue.getByRole('button', { name: /미이용/ }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /미이용/ }));
    await waitFor(() =>
      expect(shell.http.requests.find(({ name }) => name === 'admin.moveItems')?.body).toMatchObject({
        uids: ['b4'],
        to: 'NO_SHOW',
      }),
    );
  });

  it('keeps a use that is not ended first, also after its time', async () => {
    await open(() => [aBooking(4, { start: '08:00', end: '09:00', state: 'IN_USE', targets: ['COMPLETED'] }), later]);
    const current = within(await screen.findByRole('region', { name: '지금 처리할 예약' }));

    expect(current.getByText('08:00–09:00')).toBeVisible();
    expect(screen.queryByRole('region', { name: '시간이 지난 예약' })).toBeNull();
  });

  it('offers no no-show once the use has begun', async () => {
    await open(() => [aBooking(1, { state: 'IN_USE', targets: ['COMPLETED'] })]);

    expect(await screen.findByRole('button', { name: /이용 완료/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: /미이용/ })).toBeNull();
  });

  it('asks for the bookings of this device today, and says that there are none', async () => {
    const { shell } = await open(() => []);

    expect(await screen.findByText('처리할 예약이 없습니다.')).toBeVisible();
    const { query } = shell.http.requests.find(({ name }) => name === 'admin.listBookings') ?? {};
    const { startDate, endDate } = query as Record<string, string>;
    expect(query).toMatchObject({ eqUid: 'EQ1', startDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
    expect(endDate).toBe(startDate);
  });
});

describe('DeviceLabelScreen', () => {
  it('has a code that leads to the check-in, and is printed', async () => {
    const print = jest.spyOn(window, 'print').mockReturnValue(undefined);
    const { user } = await openOffice(toDeviceLabelHref('EQ1'), { 'admin.getEquipment': device });

    expect(await screen.findByRole('img', { name: '주사전자현미경 현장 QR 코드' })).toBeVisible();
    expect(screen.getByRole('link', { name: '현장 화면 열기' })).toHaveAttribute('href', toCheckInHref('EQ1'));
    expect(screen.getByRole('link', { name: '장비 관리' })).toHaveAttribute('href', toEquipmentEditHref('EQ1'));
    await user.click(screen.getByRole('button', { name: '인쇄' }));
    expect(print).toHaveBeenCalledTimes(1);
    print.mockRestore();
  });
});
