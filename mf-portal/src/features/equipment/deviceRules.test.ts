import { findSoonest, listFreeTimes, sumFreeHours, toHourLabel, toSlotStart } from './deviceRules.ts';

const grid = { openFrom: '09:00', slotMin: 30 };
const day = (date: string, slots: (0 | 1)[]) => ({
  date,
  slots,
  free: slots.filter((slot) => slot === 1).length,
  total: slots.length,
  state: 'FREE' as const,
});
const withWeek = (...week: ReturnType<typeof day>[]) => ({ ...grid, booking: { week } as never });

describe('times of a device', () => {
  it('start at the opening', () => {
    expect([0, 3].map((at) => toSlotStart(grid, at))).toEqual(['09:00', '10:30']);
  });

  it('show an hour above the slot that starts with it, above the grid of a week', () => {
    expect([0, 1, 2].map((at) => toHourLabel(grid, at))).toEqual(['9', '', '10']);
  });

  it('join adjacent free slots', () => {
    expect(listFreeTimes(grid, [1, 1, 0, 1])).toEqual(['09:00–10:00', '10:30–11:00']);
    expect(listFreeTimes(grid, [0, 0])).toEqual([]);
  });

  it('find the first free one, and the number of free hours', () => {
    const device = withWeek(day('2026-11-25', [0, 0]), day('2026-11-26', [0, 1, 1]));

    expect(findSoonest(device)).toEqual({ date: '2026-11-26', start: '09:30' });
    expect(sumFreeHours(device)).toBe(1);
    expect(findSoonest(withWeek(day('2026-11-25', [0])))).toBeUndefined();
  });
});
