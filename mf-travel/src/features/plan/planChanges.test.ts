import type { PlanStop } from '@haesol/contracts/travel';
import { aPlan, aPlanStop } from '#testing/planSamples';
import { addStop, changeStop, removeStop, toStops } from './planChanges.ts';

const plan = aPlan({
  days: [
    { day: 1, date: '2026-12-05', stops: [aPlanStop(), aPlanStop({ gdsUid: 'g2', time: '13:00', stayMin: 90 })] },
    { day: 2, date: '2026-12-06', stops: [] },
  ],
});
const toText = (stops: readonly PlanStop[]) => stops.map(({ day, time, gdsUid }) => `${day} ${time} ${gdsUid}`);

describe('changes of a plan', () => {
  it('send only what is stored', () => {
    expect(toStops(plan)[0]).toEqual({ day: 1, time: '10:00', stayMin: 60, gdsUid: 'g1', memo: '' });
  });

  it('keep tickets and bookings, and take a ticket out', () => {
    const ticket = { goodsDtlId: 'g1-1', options: [{ optionNm: '', count: 2, priceSn: 1 }], useTime: '11:00' };
    const rsvtUid = '21111111-2222-4333-8444-555555555555';
    const withTicket = aPlan({ days: [{ day: 1, date: '2026-12-05', stops: [aPlanStop({ ticket, rsvtUid })] }] });

    expect(changeStop(withTicket, 0, { time: '11:00' })[0]).toMatchObject({ time: '11:00', ticket, rsvtUid });
    expect(changeStop(withTicket, 0, { ticket: undefined })[0]).toEqual({
      ...{ day: 1, time: '10:00', stayMin: 60, gdsUid: 'g1', memo: '', rsvtUid },
    });
  });

  it('add a place behind the last one of the day, to an empty day at ten', () => {
    expect(toText(addStop(plan, 1, 'g3')).at(-1)).toBe('1 15:00 g3');
    expect(toText(addStop(plan, 2, 'g3')).at(-1)).toBe('2 10:00 g3');
  });

  it('move and remove one stop', () => {
    expect(toText(changeStop(plan, 1, { day: 2, time: '09:30' }))).toEqual(['1 10:00 g1', '2 09:30 g2']);
    expect(toText(removeStop(plan, 0))).toEqual(['1 13:00 g2']);
  });
});
