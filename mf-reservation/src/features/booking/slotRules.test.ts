import { keepFree, sumSlots, toggleSlot } from './slotRules.ts';

const slots = ['09', '10', '11', '12', '13', '14'].map((hour) => ({
  start: `${hour}:00`,
  end: `${String(Number(hour) + 1).padStart(2, '0')}:00`,
  price: 20_000,
  state: 'FREE' as const,
}));
const toggle = (chosen: readonly string[], start: string) => toggleSlot(slots, chosen, start, 3);

describe('toggleSlot', () => {
  it('adds a slot before or after the chosen ones', () => {
    expect(toggle(['10:00'], '11:00')).toEqual(['10:00', '11:00']);
    expect(toggle(['10:00'], '09:00')).toEqual(['09:00', '10:00']);
  });

  it('adds the free slots between the chosen ones and a separate slot', () => {
    expect(toggle(['09:00'], '11:00')).toEqual(['09:00', '10:00', '11:00']);
    expect(toggle(['12:00'], '10:00')).toEqual(['10:00', '11:00', '12:00']);
  });

  it('refuses a slot behind a taken one, and more than the equipment allows in a row', () => {
    const taken = slots.map((slot) => (slot.start === '10:00' ? { ...slot, state: 'BOOKED' as const } : slot));

    expect(toggleSlot(taken, ['09:00'], '11:00', 3)).toBeUndefined();
    expect(toggle(['09:00', '10:00', '11:00'], '12:00')).toBeUndefined();
    expect(toggle(['09:00'], '13:00')).toBeUndefined();
  });

  it('keeps the slots before the removed one, or after the first', () => {
    expect(toggle(['09:00', '10:00', '11:00'], '10:00')).toEqual(['09:00']);
    expect(toggle(['09:00', '10:00', '11:00'], '09:00')).toEqual(['10:00', '11:00']);
    expect(toggle(['09:00'], '09:00')).toEqual([]);
  });
});

describe('keepFree', () => {
  const taken = (...starts: string[]) =>
    slots.map((slot) => (starts.includes(slot.start) ? { ...slot, state: 'BOOKED' as const } : slot));

  it('changes nothing while all are free', () => {
    expect(keepFree(slots, ['09:00', '10:00'])).toEqual({ kept: ['09:00', '10:00'], lost: [] });
  });

  it('keeps those before the first taken one', () => {
    expect(keepFree(taken('11:00'), ['10:00', '11:00', '12:00'])).toEqual({ kept: ['10:00'], lost: ['11:00'] });
    expect(keepFree(taken('10:00'), ['10:00', '11:00'])).toEqual({ kept: ['11:00'], lost: ['10:00'] });
    expect(keepFree(taken('10:00'), ['10:00'])).toEqual({ kept: [], lost: ['10:00'] });
  });
});

describe('sumSlots', () => {
  it('sums hours and fee', () => {
    expect(sumSlots(slots, ['10:00', '11:00'])).toEqual({ start: '10:00', end: '12:00', minutes: 120, amount: 40_000 });
    expect(sumSlots(slots, [])).toBeUndefined();
  });
});
