import { errorCodes } from '@haesol/contracts/common';
import { aMember, refusal, renderScreen, screen, within } from '@haesol/remote/testing';
import { createElement } from 'react';
import { app } from '#app';
import BookingScreen from '../features/booking/BookingScreen.tsx';
import { aSlot, device } from './testDevice.ts';

export const date = '2027-01-05';
/** Rule for a member without bookings in the week. */
export const rule = { maxSlots: 4, minLeadHours: 48, weekSlots: 8, weekUsed: 0 };
/** Start times of the slots, and the end of the last one. */
export const hours = ['09:00', '10:00', '11:00', '12:00', '13:00', '14:00'];
export const slots = hours.slice(1).map((end, at) => aSlot(hours[at] ?? '', end));
export const held = {
  holdId: 'h1',
  expireDt: '2027-01-04T10:05:00+09:00',
  leftSec: 300,
  amount: 20_000,
  settleCd: 'TRANSFER',
};
const codes = [
  ['DIRECT', '직접사용'],
  ['RESEARCH', '연구'],
  ['TRANSFER', '계좌이체'],
].map(([code, codeName]) => ({ code, codeName, upperCode: null }));

export interface ShownBooking {
  /** Overrides of a day with free slots. */
  readonly day?: object;
  /** Answers by endpoint name. */
  readonly change?: Record<string, unknown>;
  /** Further parameters of the address, e.g. `&rsvUid=r1`. */
  readonly search?: string;
  /** The address includes the day. @default true */
  readonly isDated?: boolean;
  /** Answer to every confirmation. @default true */
  readonly confirms?: boolean;
}

/** Renders the page of equipment on a day, on the day before it, for a member; `answers` may be changed later. */
export async function showBooking(options: ShownBooking = {}) {
  const { day = {}, change = {}, search = '', isDated = true, confirms = true } = options;
  const answers: Record<string, unknown> = {
    'equipment.list': { list: [device], cnt_total: 1, categories: [], places: [] },
    'codes.list': { list: codes, cnt_total: codes.length },
    'equipment.get': device,
    'equipment.calendar': { month: '2027-01', days: [] },
    'equipment.slots': { date, slots, closed: null, refusal: null, rule, ...day },
    'equipment.hold': held,
    'equipment.removeHold': {},
    'equipment.reserve': { rsvUid: 'r1', rsvNo: 'R270104-00001', state: 'REQUESTED', amount: 20_000 },
    'mypage.myPage': refusal(errorCodes.notFound),
    ...change,
  };
  const view = await renderScreen(createElement(BookingScreen, { eqUid: 'e1' }), {
    app,
    path: `/easyReservation?eqUid=e1${isDated ? `&date=${date}` : ''}${search}`,
    now: Date.parse('2027-01-04T10:00:00+09:00'),
    session: aMember(),
    answers,
    confirms,
  });
  await boxOf('09:00');
  return { ...view, answers };
}

/** Finds the checkbox of a slot. */
export const boxOf = (start: string) => screen.findByRole('checkbox', { name: new RegExp(`^${start}`) });

/** Returns the button of the panel; the bar of narrow pages has the same. */
export function bookButton(name = '예약하기'): HTMLElement {
  const [button] = screen.getAllByRole('button', { name });
  if (button === undefined) throw new Error(`There is no ${name}.`);
  return button;
}

type User = Awaited<ReturnType<typeof showBooking>>['user'];

/** Presses the button of the panel. @returns the booking dialog */
export async function openBooking(user: User): Promise<HTMLElement> {
  await user.click(bookButton());
  return screen.findByRole('dialog', { name: '장비 예약' });
}

/** Completes the steps of the dialog up to the submit button. */
export async function fillInBooking(user: User, dialog: HTMLElement): Promise<void> {
  const form = within(dialog);
  await user.click(await form.findByRole('radio', { name: '연구' }));
  await user.click(form.getByRole('radio', { name: '위험물 아님' }));
  await user.click(form.getByRole('checkbox', { name: /안전수칙/ }));
  await user.click(form.getByRole('button', { name: '다음' }));
  await user.click(form.getByLabelText('앞자리'));
  await user.paste('01000001001');
  await user.click(form.getByRole('checkbox', { name: /개인정보/ }));
  await user.click(form.getByRole('button', { name: '다음' }));
}
