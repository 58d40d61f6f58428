import { aPlan, aPlanStop } from '#testing/planSamples';
import { addStop, changeStop, type PlanChange, removeStop, setPass, showDraft, toDraft } from './planChanges.ts';

const plan = aPlan({
  days: [
    {
      ...{ day: 1, date: '2026-12-05' },
      stops: [aPlanStop({ stopUid: 'one' }), aPlanStop({ stopUid: 'two', gdsUid: 'g2', time: '13:00', stayMin: 90 })],
    },
    { day: 2, date: '2026-12-06', stops: [] },
  ],
});
const listStops = (change: PlanChange, of = plan) => [...change(toDraft(of)).stops.values()];
const toText = (change: PlanChange) => listStops(change).map(({ day, time, gdsUid }) => `${day} ${time} ${gdsUid}`);

describe('changes of a plan', () => {
  it('send only what is stored', () => {
    expect(toDraft(plan).stops.get('one')).toEqual({
      ...{ stopUid: 'one', day: 1, time: '10:00', stayMin: 60, gdsUid: 'g1', memo: '' },
    });
  });

  it('keep tickets and bookings, and take a ticket out', () => {
    const ticket = { goodsDtlId: 'g1-1', options: [{ optionNm: '', count: 2, priceSn: 1 }], useTime: '11:00' };
    const rsvtUid = '21111111-2222-4333-8444-555555555555';
    const stops = [aPlanStop({ stopUid: 'one', ticket, rsvtUid })];
    const withTicket = aPlan({ days: [{ day: 1, date: '2026-12-05', stops }] });

    expect(listStops(changeStop('one', { time: '11:00' }), withTicket)[0]).toMatchObject({
      time: '11:00',
      ticket,
      rsvtUid,
    });
    expect(listStops(changeStop('one', { ticket: undefined }), withTicket)[0]).toEqual({
      ...{ stopUid: 'one', day: 1, time: '10:00', stayMin: 60, gdsUid: 'g1', memo: '', rsvtUid },
    });
  });

  it('add a place behind the last one of the day, to an empty day at ten', () => {
    expect(toText(addStop(1, 'g3')).at(-1)).toBe('1 15:00 g3');
    expect(toText(addStop(2, 'g3')).at(-1)).toBe('2 10:00 g3');
  });

  it('move and remove one stop', () => {
    expect(toText(changeStop('two', { day: 2, time: '09:30' }))).toEqual(['1 10:00 g1', '2 09:30 g2']);
    expect(toText(removeStop('one'))).toEqual(['1 13:00 g2']);
    // A stop that was removed meanwhile stays removed.
    expect(toText(changeStop('three', { day: 2 }))).toHaveLength(2);
  });

  it('add a stop of the same key each time they are applied, and of another key for another visit', () => {
    const [first, second] = [addStop(1, 'g3'), addStop(1, 'g3')];
    const keysOf = (change: PlanChange) => [...change(toDraft(plan)).stops.keys()];

    expect(keysOf(first)).toEqual(keysOf(first));
    expect(keysOf((draft) => second(first(draft)))).toHaveLength(4);
  });

  it('count passes, and take one out at 0', () => {
    const passes = (...changes: readonly PlanChange[]) =>
      changes.reduce((draft, change) => change(draft), toDraft(plan)).passes;

    expect(passes(setPass('PS001', 1), setPass('PS002', 1), setPass('PS001', 2))).toEqual([
      { gdsDtlUid: 'PS001', passCnt: 2 },
      { gdsDtlUid: 'PS002', passCnt: 1 },
    ]);
    expect(passes(setPass('PS001', 1), setPass('PS001', 0))).toEqual([]);
  });

  it('are shown at once where the place of the stop stays', () => {
    const shown = showDraft(plan, removeStop('one')(changeStop('two', { memo: '저녁' })(toDraft(plan))));

    expect(shown.days.map(({ stops }) => stops.map(({ gdsNm, memo }) => [gdsNm, memo]))).toEqual([
      [[aPlanStop().gdsNm, '저녁']],
      [],
    ]);
  });
});
