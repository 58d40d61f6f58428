import { centred, toSquare } from './cropRules.ts';

describe('toSquare', () => {
  it('takes the middle of a wide picture', () => {
    expect(toSquare(400, 200, centred)).toEqual({ left: 100, top: 0, edge: 200 });
  });

  it('goes to the ends and no further', () => {
    expect(toSquare(400, 200, { zoom: 1, x: 0, y: 0 })).toEqual({ left: 0, top: 0, edge: 200 });
    expect(toSquare(400, 200, { zoom: 1, x: 1, y: 1 })).toEqual({ left: 200, top: 0, edge: 200 });
  });

  it('takes less with zoom, four times at most', () => {
    expect(toSquare(400, 200, { ...centred, zoom: 2 })).toEqual({ left: 150, top: 50, edge: 100 });
    expect(toSquare(400, 200, { ...centred, zoom: 9 }).edge).toBe(50);
  });
});
