import { boxAround, mapSize, readLines, smoothPath, toMapPoint, toViewBox } from './projection.ts';

describe('the map', () => {
  it('has its edges at the degrees of the province', () => {
    expect(toMapPoint({ lat: 36.9, lng: 130 })).toEqual({ x: 0, y: 0 });
    expect(toMapPoint({ lat: 36.1, lng: 131.2 }).x).toBeCloseTo(mapSize.width);
    expect(toMapPoint({ lat: 36.1, lng: 131.2 }).y).toBeCloseTo(mapSize.height);
  });

  it('is shown around points, with padding', () => {
    const box = boxAround(
      [
        { x: 100, y: 100 },
        { x: 200, y: 140 },
      ],
      10,
      50,
    );

    expect(box).toEqual({ x: 90, y: 90, width: 120, height: 60 });
    expect(toViewBox(box)).toBe('90 90 120 60');
    expect(boxAround([{ x: 100, y: 100 }], 5, 50)).toEqual({ x: 75, y: 82.5, width: 50, height: 35 });
    expect(boxAround([], 5, 50)).toEqual({ x: 0, y: 0, ...mapSize });
  });

  it('cuts the corners of its coasts', () => {
    expect(readLines('M0 0L8 0L8 8L0 8z')).toEqual([
      [
        { x: 0, y: 0 },
        { x: 8, y: 0 },
        { x: 8, y: 8 },
        { x: 0, y: 8 },
      ],
    ]);
    expect(readLines('M1 2L3 4M5 6L7 8').map((line) => line.length)).toEqual([2, 2]);
    expect(readLines(smoothPath('M0 0L8 0L8 8L0 8z'))[0]).toHaveLength(16);
    expect(smoothPath('M0 0L8 0L8 8L0 8z')).toMatch(/^M3 0L/);
  });
});
