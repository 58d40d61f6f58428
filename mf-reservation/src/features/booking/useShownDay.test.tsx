import { errorCodes } from '@haesol/contracts/common';
import type { HttpRequest } from '@haesol/remote/shell-api';
import { noNetwork, refusal, screen, waitFor, within } from '@haesol/remote/testing';
import {
  bookButton,
  boxOf,
  date,
  fillInBooking,
  held,
  openBooking,
  rule,
  showBooking,
  slots,
} from '#testing/showBooking';

const nextDay = '2027-01-06';
const day = { closed: null, refusal: null, rule };
const taken = slots.map((slot) => ({ ...slot, state: 'BOOKED' }));

/** Opens the page without a day in its address, on a server whose first free day changes to the next one. */
async function open(change: Record<string, unknown> = {}) {
  let first = date;
  const answerSlots = ({ query }: HttpRequest) => {
    const shown = `${query?.date ?? ''}` || first;
    return { ...day, date: shown, slots: shown === date && first !== date ? taken : slots };
  };
  const view = await showBooking({ isDated: false, change: { 'equipment.slots': answerSlots, ...change } });
  const fill = () => {
    first = nextDay;
  };
  return { ...view, fill };
}

describe('an address without a day', () => {
  it('uses the day of the first answer, without requesting that day again', async () => {
    const { shell } = await open();
    await new Promise((resolve) => setTimeout(resolve, 50));
    const asked = shell.http.requests.filter(({ name }) => name === 'equipment.slots');

    expect([...new Set(asked.map(({ query }) => query?.date))]).toEqual(['']);
  });

  it('stays on the displayed day when its last slots are taken, and shows that the selection is gone', async () => {
    const { user, fill, shell } = await open({ 'equipment.hold': refusal(errorCodes.slotTaken, '마감된 시간입니다.') });
    await user.click(await boxOf('09:00'));
    fill();
    // The refusal refetches the slots.
    await user.click(bookButton());

    await waitFor(() => expect(shell.record.announcements).toContain('선택하신 09:00 시간이 방금 예약되었습니다.'));
    expect(await boxOf('09:00')).toBeDisabled();
    expect(screen.getAllByText(/1월 5일/)).not.toHaveLength(0);
  });

  it('keeps the day of the hold when it expires and another day is free first', async () => {
    const { user, fill, shell, answers } = await open({ 'equipment.hold': { ...held, leftSec: 0 } });
    await user.click(await boxOf('09:00'));
    fill();
    const dialog = await openBooking(user);
    // A failure refetches the slots.
    answers['equipment.hold'] = noNetwork();
    await user.click(within(dialog).getByRole('button', { name: '다시 확보' }));
    await screen.findByRole('checkbox', { name: '09:00–10:00 예약됨', hidden: true });
    answers['equipment.hold'] = held;
    await user.click(within(dialog).getByRole('button', { name: '다시 확보' }));

    await within(dialog).findByText(/동안 확보했습니다/);
    const holds = shell.http.requests.filter(({ name }) => name === 'equipment.hold');
    expect(holds.at(-1)?.body).toEqual({ eqUid: 'e1', date, start: '09:00', end: '10:00' });
  });

  it('confirms the booking with its own day after the last slots of that day are taken', async () => {
    const { user, fill } = await open();
    await user.click(await boxOf('09:00'));
    const dialog = await openBooking(user);
    await fillInBooking(user, dialog);
    fill();
    await user.click(within(dialog).getByRole('button', { name: '예약 신청' }));

    const done = await screen.findByRole('dialog', { name: '예약 신청 완료' });
    await waitFor(async () => expect(screen.getByRole('checkbox', { name: /^09:00/, hidden: true })).toBeDisabled());
    expect(within(done).getByText(/2027\. 1\. 5\.|1월 5일/)).toBeInTheDocument();
  });
});
