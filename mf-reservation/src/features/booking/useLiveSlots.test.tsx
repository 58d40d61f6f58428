import { toSlotEventsPath } from '@haesol/contracts/common';
import type { EquipmentDay } from '@haesol/contracts/lab';
import { act, aMember, renderScreen, screen, visitor, waitFor } from '@haesol/remote/testing';
import { jest } from '@jest/globals';
import { app } from '#app';
import { aSlot, device } from '#testing/testDevice';
import BookingScreen from './BookingScreen.tsx';

const date = '2027-01-05';
const slots = [aSlot('09:00', '10:00'), aSlot('10:00', '11:00')];
const day: EquipmentDay = { date, state: 'FREE', remain: 2, total: 2, reason: null, holidayNm: null, slots: [1, 1] };
const rule = { maxSlots: 4, minLeadHours: 48, weekSlots: 8, weekUsed: 0 };
const path = toSlotEventsPath('e1', date);

async function show(session = visitor) {
  const answers: Record<string, unknown> = {
    'equipment.list': { list: [device], cnt_total: 1, categories: [], places: [] },
    'codes.list': { list: [], cnt_total: 0 },
    'equipment.get': device,
    'equipment.calendar': { month: '2027-01', days: [day] },
    'equipment.slots': { date, slots, closed: null, refusal: null, rule },
  };
  const view = await renderScreen(<BookingScreen eqUid="e1" />, {
    app,
    path: `/easyReservation?eqUid=e1&date=${date}`,
    now: Date.parse('2027-01-04T10:00:00+09:00'),
    answers,
    session,
  });
  await screen.findByRole('checkbox', { name: /^09:00/ });
  await screen.findByRole('button', { name: /1월 5일.*여유 2/ });
  const asked = () => view.shell.http.requests.filter(({ name }) => name === 'equipment.slots').length;
  const take = (start: string, end: string, state = 'BOOKED') =>
    act(() => view.shell.sendEvents(path, [{ event: 'slot', data: { start, end, state } }]));
  return { ...view, answers, asked, take };
}

/** Advances timers and what they start. */
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

describe('slots without events', () => {
  afterEach(() => jest.useRealTimers());

  it('are polled every 20 s, until events arrive', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const { asked, answers, take } = await show();
    const before = asked();
    answers['equipment.slots'] = {
      ...{ date, closed: null, refusal: null, rule },
      slots: [{ ...aSlot('09:00', '10:00'), state: 'BOOKED' }, slots[1]],
    };
    await pass(19_000);
    expect(asked()).toBe(before);
    await pass(1_500);
    expect(asked()).toBe(before + 1);
    expect(await screen.findByRole('checkbox', { name: '09:00–10:00 예약됨' })).toBeDisabled();

    take('10:00', '11:00');
    await pass(60_000);
    expect(asked()).toBe(before + 1);
  });
});

describe('slots taken by others while the page is open', () => {
  it('are disabled in the day and counted in the equipment’s month, without a request', async () => {
    const { asked, take } = await show();
    const before = asked();
    take('09:00', '10:00');

    expect(await screen.findByRole('checkbox', { name: '09:00–10:00 예약됨' })).toBeDisabled();
    expect(await screen.findByRole('button', { name: /1월 5일.*여유 1/ })).toBeInTheDocument();
    expect(asked()).toBe(before);
  });

  it('stay free for the member whose hold from before a reload the event is about', async () => {
    const { asked, take } = await show(aMember());
    const before = asked();
    take('09:00', '10:00', 'HELD');

    await waitFor(() => expect(asked()).toBe(before + 1));
    expect(screen.getByRole('checkbox', { name: '09:00–10:00 예약 가능' })).toBeEnabled();
  });

  it('are deselected with a message if this person has chosen them', async () => {
    const { answers, shell, take, user } = await show();
    await user.click(screen.getByRole('checkbox', { name: /^09:00/ }));
    answers['equipment.slots'] = {
      date,
      slots: [{ ...aSlot('09:00', '10:00'), state: 'BOOKED' }, slots[1]],
      closed: null,
      refusal: null,
      rule,
    };
    take('09:00', '10:00');

    await waitFor(() => expect(shell.record.announcements).toEqual(['선택하신 09:00 시간이 방금 예약되었습니다.']));
    expect(screen.getByRole('checkbox', { name: /^09:00/ })).not.toBeChecked();
  });

  it('keep the state of an event while an older response is pending', async () => {
    const { answers, asked, take, user } = await show();
    const older = Promise.withResolvers<object>();
    const state = 'BOOKED';
    const day = { date, closed: null, refusal: null, rule };
    answers['equipment.slots'] = () => older.promise;
    await user.click(screen.getByRole('checkbox', { name: /^09:00/ }));
    const before = asked();
    // The member's own slot is requested, because its event has only the public state.
    take('09:00', '10:00');
    await waitFor(() => expect(asked()).toBe(before + 1));
    answers['equipment.slots'] = { ...day, slots: slots.map((slot) => ({ ...slot, state })) };
    take('10:00', '11:00');
    await act(async () => older.resolve({ ...day, slots: [{ ...slots[0], state }, slots[1]] }));

    await waitFor(() => expect(asked()).toBe(before + 2));
    expect(await screen.findByRole('checkbox', { name: '10:00–11:00 예약됨' })).toBeDisabled();
    await act(() => new Promise((resolve) => setTimeout(resolve, 200)));
    expect(screen.getByRole('checkbox', { name: /^10:00/ })).toBeDisabled();
  });
});
