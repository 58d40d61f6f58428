import type { EquipmentSlot } from '@haesol/contracts/lab';
import { setDay, setSlot } from './slotNews.ts';

const aSlot = (start: string, state: EquipmentSlot['state']): EquipmentSlot => ({
  start,
  end: '00:00',
  state,
  reason: null,
  price: 1_000,
  mineYn: 'N',
  waitYn: 'N',
});

describe('events of a slot', () => {
  const day = {
    date: '2026-12-01',
    slots: [aSlot('09:00', 'FREE'), { ...aSlot('10:00', 'BOOKED'), mineYn: 'Y' as const }],
    closed: null,
    refusal: null,
    rule: { maxSlots: 4, minLeadHours: 48, weekSlots: 8, weekUsed: 0 },
  };

  it('change only that slot, and clear the ownership of a released one', () => {
    expect(setSlot(day, { start: '10:00', end: '11:00', state: 'FREE' }).slots).toEqual([
      aSlot('09:00', 'FREE'),
      aSlot('10:00', 'FREE'),
    ]);
    expect(setSlot(day, { start: '18:00', end: '19:00', state: 'FREE' }).slots).toEqual(day.slots);
  });

  it.each([
    ['FREE', ['FREE', 'FREE'], 2],
    ['FULL', ['HELD', 'BOOKED'], 0],
    ['FEW', ['FREE', 'HELD', 'BOOKED', 'BUFFER'], 1],
  ] as const)('set the day of the calendar to %s', (state, states, remain) => {
    const empty = { total: 2, reason: null, holidayNm: null, remain: 0, slots: [] };
    const month = {
      month: '2026-12',
      days: [
        { ...empty, date: '2026-12-01', state: 'FREE' as const },
        { ...empty, date: '2026-12-02', state: 'CLOSED' as const },
      ],
    };
    const slots = states.map((one, at) => aSlot(`1${at}:00`, one));

    expect(setDay(month, '2026-12-01', slots).days[0]).toMatchObject({ state, remain });
    expect(setDay(month, '2026-12-02', slots)).toEqual(month);
  });
});
