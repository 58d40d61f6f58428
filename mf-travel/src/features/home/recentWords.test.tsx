import { recentWords } from './recentWords.ts';

describe('recentWords', () => {
  beforeEach(() => recentWords.clear());

  it('stores ten keywords, the newest first, each once', () => {
    for (let number = 1; number <= 12; number += 1) recentWords.add(`말${number}`);
    recentWords.add('말5');

    expect(recentWords.get()).toHaveLength(10);
    expect(recentWords.get().slice(0, 2)).toEqual(['말5', '말12']);
  });

  it('removes one keyword or all, and notifies listeners', () => {
    let told = 0;
    const leave = recentWords.subscribe(() => {
      told += 1;
    });
    recentWords.add('등대');
    recentWords.add('갯벌');
    recentWords.remove('등대');
    leave();

    expect(recentWords.get()).toEqual(['갯벌']);
    expect(told).toBe(3);
  });

  it('ignores invalid stored data', () => {
    localStorage.setItem('haesol.travel.recent', '{"a":1}');
    expect(recentWords.get()).toEqual([]);
    localStorage.setItem('haesol.travel.recent', 'no json');
    expect(recentWords.get()).toEqual([]);
  });
});
