import { estimateWay, listFaults } from './rules.ts';

const here = { lat: 35, lng: 129 };

describe('estimateWay', () => {
  it('is on foot for a short way, else by car, along the straight line', () => {
    expect(estimateWay(here, { lat: 35.005, lng: 129 })).toEqual({ moveKm: 0.6, moveMin: 9, moveBy: 'WALK' });
    expect(estimateWay(here, { lat: 35.18, lng: 129 })).toEqual({ moveKm: 20, moveMin: 31, moveBy: 'CAR' });
    expect(estimateWay(here, here)).toEqual({ moveKm: 0, moveMin: 0, moveBy: 'WALK' });
  });
});

describe('listFaults', () => {
  const visit = { time: '10:00', stayMin: 60, openFrom: '09:00', openTo: '18:00', isOff: false };
  const before = { time: '09:00', stayMin: 30, moveMin: 30 };
  it.each([
    ['in its hours, with time for the way', visit, before, []],
    ['on a day off', { ...visit, isOff: true }, undefined, ['CLOSED']],
    ['before it opens', { ...visit, time: '08:30' }, undefined, ['HOURS']],
    ['longer than it is open', { ...visit, time: '17:30' }, undefined, ['HOURS']],
    ['without time for the way', visit, { ...before, moveMin: 31 }, ['LATE']],
    ['while the one before lasts', visit, { ...before, stayMin: 61 }, ['OVERLAP']],
  ] as const)('of a stop %s', (_of, stop, last, faults) => {
    expect(listFaults(stop, last === undefined ? [] : [last], last?.moveMin ?? 0)).toEqual(faults);
  });

  it('finds a long stop that goes on behind a short one', () => {
    const [long, short] = [
      { time: '09:00', stayMin: 480 },
      { time: '09:30', stayMin: 60 },
    ];

    expect(listFaults({ ...visit, time: '13:00' }, [long, short], 0)).toEqual(['OVERLAP']);
    expect(listFaults({ ...visit, time: '17:00' }, [long, short], 0)).toEqual([]);
  });
});
