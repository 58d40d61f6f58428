import { addWorkingDays } from '@haesol/contracts/common';
import {
  countWorkingDays,
  listSlots,
  listWorkingDays,
  mondayOf,
  type Occupation,
  toDay,
  toDayState,
  workWeekOf,
} from './rules.ts';

const grid = { openFrom: '09:00', openTo: '12:00', slotMin: 60, bufferMin: 0, weekdays: [1, 2, 3, 4, 5] };
const day = '2026-11-23';
const at = (time: string) => new Date(`${day}T${time}:00+09:00`);
const taken = (from: string, to: string) => ({ from: at(from), to: at(to), isHold: false, isMine: false });
const none: Occupation = { taken: [], blocked: [], now: at('08:00') };
const noHolidays = new Map<string, string>();
const statesOf = (occupation: Partial<Occupation>, change: Partial<typeof grid> = {}) =>
  listSlots(day, { ...grid, ...change }, { ...none, ...occupation }).map(({ state }) => state);

describe('listSlots', () => {
  it('has no slot that would end after closing', () => {
    expect(statesOf({}, { slotMin: 120 })).toEqual(['FREE']);
  });

  it('distinguishes bookings, holds and past slots', () => {
    expect(statesOf({ taken: [taken('10:30', '11:00'), { ...taken('11:00', '12:00'), isHold: true }] })).toEqual([
      'FREE',
      'BOOKED',
      'HELD',
    ]);
    expect(statesOf({ now: at('10:00') })).toEqual(['PAST', 'PAST', 'FREE']);
  });

  it('keeps the buffer before and after a booking', () => {
    expect(statesOf({ taken: [taken('10:00', '11:00')] }, { bufferMin: 30 })).toEqual(['BUFFER', 'BOOKED', 'BUFFER']);
    expect(statesOf({ taken: [taken('09:00', '10:00')] }, { bufferMin: 60 })).toEqual(['BOOKED', 'BUFFER', 'FREE']);
  });

  it('has the reason of maintenance', () => {
    const blocked = [{ from: at('09:00'), to: at('10:30'), reason: '교정' }];

    expect(listSlots(day, grid, { ...none, blocked }).map(({ state, reason }) => [state, reason])).toEqual([
      ['MAINT', '교정'],
      ['MAINT', '교정'],
      ['FREE', null],
    ]);
  });
});

describe('toDay', () => {
  it('counts free slots', () => {
    expect(toDay(day, grid, { ...none, now: at('09:30'), taken: [taken('10:30', '11:00')] }, noHolidays)).toMatchObject(
      {
        slots: [0, 0, 1],
        free: 1,
        state: 'FREE',
      },
    );
  });

  it('is closed on weekends and holidays', () => {
    expect(toDay('2026-11-28', grid, none, noHolidays).state).toBe('CLOSED');
    expect(toDay(day, grid, none, new Map([[day, '임시공휴일']])).state).toBe('CLOSED');
  });

  it('is within, before or after the bookable days', () => {
    const window = { firstDate: '2026-11-25', lastDate: '2027-01-22' };
    const stateOn = (date: string) => toDayState(toDay(date, grid, none, noHolidays), window);

    expect(['2026-11-24', '2026-11-25', '2027-01-22', '2027-01-25'].map(stateOn)).toEqual([
      'EARLY',
      'FREE',
      'FREE',
      'LATE',
    ]);
  });
});

describe('working days', () => {
  const newYear = new Map([
    ['2026-12-25', '성탄절'],
    ['2027-01-01', '새해 첫날'],
  ]);

  it('shows the next week on a weekend', () => {
    expect(workWeekOf('2026-11-29')[0]).toBe('2026-11-30');
    expect(workWeekOf('2026-11-28')[0]).toBe('2026-11-30');
  });

  it('counts working days over weekends, holidays and the end of the year', () => {
    expect(addWorkingDays('2026-11-23', 2, noHolidays)).toBe('2026-11-25');
    expect(addWorkingDays('2026-11-28', 2, noHolidays)).toBe('2026-12-01');
    expect(addWorkingDays('2026-12-31', 2, newYear)).toBe('2027-01-05');
    expect(countWorkingDays('2026-12-31', '2027-01-05', newYear)).toBe(2);
    expect(listWorkingDays('2026-12-30', 4, newYear)).toEqual(['2026-12-30', '2026-12-31', '2027-01-04', '2027-01-05']);
  });

  it('begin weeks on Monday, and end them on Sunday', () => {
    expect(['2026-11-23', '2026-11-29', '2026-11-30', '2027-01-03'].map(mondayOf)).toEqual([
      '2026-11-23',
      '2026-11-23',
      '2026-11-30',
      '2026-12-28',
    ]);
  });
});
