import { runInThisContext } from 'node:vm';
import type { EquipmentDay } from '@haesol/contracts/lab';
import { renderScreen, screen, within } from '@haesol/remote/testing';
import { app } from '#app';
import { aSlot, device } from '#testing/testDevice';
import BookingScreen from './BookingScreen.tsx';

/** Sets the time zone on the real environment: Jest gives tests a copy of `process.env`, but `Date` uses the real one. */
function setZone(zone: string): void {
  runInThisContext(`process.env.TZ = ${JSON.stringify(zone)}`);
}

const aDay = (date: string): EquipmentDay => ({
  date,
  state: 'FREE',
  remain: 2,
  total: 2,
  reason: null,
  holidayNm: null,
  slots: [1, 1],
});
const daysOf = (month: string, count: number) =>
  Array.from({ length: count }, (_, at) => aDay(`${month}-${String(at + 1).padStart(2, '0')}`));

/** Renders the page of a day on a computer in a time zone. */
async function show(zone: string, now: string, date: string) {
  setZone(zone);
  const month = date.slice(0, 7);
  const view = await renderScreen(<BookingScreen eqUid="e1" />, {
    app,
    path: `/easyReservation?eqUid=e1&date=${date}`,
    now: Date.parse(now),
    answers: {
      'equipment.list': { list: [device], cnt_total: 1, categories: [], places: [] },
      'codes.list': { list: [], cnt_total: 0 },
      'equipment.get': { ...device, booking: { ...device.booking, firstDate: date } },
      'equipment.calendar': { month, days: daysOf(month, 31) },
      'equipment.slots': {
        date,
        slots: [aSlot('09:00', '10:00'), aSlot('10:00', '11:00')],
        closed: null,
        refusal: null,
        rule: { maxSlots: 4, minLeadHours: 48, weekSlots: 8, weekUsed: 0 },
      },
    },
  });
  await screen.findByRole('checkbox', { name: /^10:00/ });
  const days = await screen.findAllByRole('button', { name: /오늘,/ });
  const seen = {
    offsetMin: new Date(now).getTimezoneOffset(),
    today: days.map((day) => day.textContent),
    chosen: within(screen.getByRole('grid')).getByRole('button', { name: /선택/ }).textContent,
    text: view.container.textContent,
  };
  view.unmount();
  return seen;
}

// A booking that is not sent leaves a draft.
beforeEach(() => sessionStorage.clear());

describe('BookingScreen over the end of a year', () => {
  afterAll(() => setZone('Asia/Seoul'));

  it.each([
    ['2026-12-31T23:30:00+09:00', '2026-12-31', '2026년 12월 31일'],
    ['2027-01-01T00:30:00+09:00', '2027-01-01', '2027년 1월 1일'],
  ])('shows days and times of Seoul in every time zone of the browser at %s', async (now, date, today) => {
    const seoul = await show('Asia/Seoul', now, date);
    const west = await show('America/Los_Angeles', now, date);
    const east = await show('Pacific/Kiritimati', now, date);

    expect([seoul, west, east].map(({ offsetMin }) => offsetMin)).toEqual([-540, 480, -840]);
    expect(seoul.today).toEqual([expect.stringContaining(today)]);
    expect(seoul.chosen).toContain(today);
    for (const { offsetMin: _zone, ...seen } of [west, east]) expect(seen).toEqual({ ...seoul, offsetMin: undefined });
  });
});
