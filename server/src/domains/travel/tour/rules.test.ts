import { arrivalsOf } from './rules.ts';

describe('arrivalsOf', () => {
  it('adds stays and moves to the start of the day, rounded up to five minutes', () => {
    const stops = [
      { stayMin: 80, moveMin: 12 },
      { stayMin: 60, moveMin: 5 },
      { stayMin: 120, moveMin: 0 },
    ];

    expect(arrivalsOf('10:30', stops)).toEqual(['10:30', '12:05', '13:10']);
  });

  it('continues after midnight', () => {
    expect(
      arrivalsOf('23:30', [
        { stayMin: 60, moveMin: 0 },
        { stayMin: 10, moveMin: 0 },
      ]),
    ).toEqual(['23:30', '00:30']);
  });

  it('is empty for a day without stops', () => {
    expect(arrivalsOf('09:00', [])).toEqual([]);
  });
});
