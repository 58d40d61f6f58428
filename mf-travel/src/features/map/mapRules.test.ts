import type { AttractionMarker } from '@haesol/contracts/travel';
import {
  areTownsShown,
  fitView,
  moveBy,
  parseView,
  takeVisible,
  toBubbles,
  wholeMap,
  writeView,
  zoomBy,
  zoomRange,
} from './mapRules.ts';

const marker = (gdsUid: string, lat: number, lng: number): AttractionMarker => ({
  gdsUid,
  gdsNm: gdsUid,
  lang: 'ko',
  lat,
  lng,
  sggCd: 'CD0000003001',
  gdsTycd: 'CD0000002001',
  gdsCategoryCd: 'CD0000002101',
  openState: 'OPEN',
});
const size = { width: 800, height: 600 };

describe('the view of the map', () => {
  it('is read from the address and written to it', () => {
    expect(parseView('310.5,257,2.25')).toEqual({ x: 310.5, y: 257, scale: 2.25 });
    expect(parseView('1,2,1000')?.scale).toBe(zoomRange.max);
    expect(parseView('')).toBeUndefined();
    expect(parseView('1,2')).toBeUndefined();
    expect(parseView('1,2,x')).toBeUndefined();
    expect(writeView({ x: 310.504, y: 257, scale: 2.2561 })).toBe('310.5,257,2.26');
  });

  it('fits a part of the map', () => {
    const view = fitView({ x: 100, y: 100, width: 100, height: 50 }, size);

    expect(view).toMatchObject({ x: 150, y: 125 });
    expect(view.scale * 100).toBeLessThan(size.width);
    expect(fitView(wholeMap, size).scale * wholeMap.height).toBeLessThanOrEqual(size.height);
  });

  it('is zoomed and moved within its limits', () => {
    const view = { x: 300, y: 250, scale: 2 };

    expect(zoomBy(zoomBy(view, 1), -1).scale).toBeCloseTo(2);
    expect(zoomBy({ ...view, scale: zoomRange.max }, 1).scale).toBe(zoomRange.max);
    expect(moveBy(view, 100, -50)).toEqual({ x: 250, y: 275, scale: 2 });
    expect(moveBy(view, 10_000, 10_000)).toMatchObject({ x: 0, y: 0 });
  });

  it('shows towns while it is zoomed out and none is chosen', () => {
    expect(areTownsShown({ x: 0, y: 0, scale: 1 }, '')).toBe(true);
    expect(areTownsShown({ x: 0, y: 0, scale: 1 }, 'CD0000003001')).toBe(false);
    expect(areTownsShown({ x: 0, y: 0, scale: 5 }, '')).toBe(false);
  });
});

describe('bubbles', () => {
  const markers = [marker('a', 36.5, 130.6), marker('b', 36.501, 130.601), marker('c', 36.6, 130.8)];

  it('join places that are too close, until the map is large enough', () => {
    const small = toBubbles(markers, 1, '');
    const large = toBubbles(markers, 40, '');

    expect(small.map((bubble) => bubble.markers.length).toSorted()).toEqual([1, 2]);
    expect(large.every((bubble) => bubble.markers.length <= 2)).toBe(true);
    expect(small.flatMap((bubble) => bubble.markers)).toHaveLength(3);
  });

  it('do not overlap, and contain each place once', () => {
    const many = Array.from({ length: 400 }, (_, at) =>
      marker(`m${at}`, 36.3 + (at % 20) * 0.0171, 130.4 + Math.floor(at / 20) * 0.0193),
    );
    const bubbles = toBubbles(many, 4, '');
    const distances = bubbles.flatMap((one, at) =>
      bubbles.slice(at + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y) * 4),
    );

    expect(bubbles.flatMap((bubble) => bubble.markers)).toHaveLength(400);
    expect(bubbles.length).toBeGreaterThan(20);
    expect(Math.min(...distances)).toBeGreaterThan(20);
  });

  it('show the chosen place separately', () => {
    const bubbles = toBubbles(markers, 1, 'b');

    expect(bubbles.map(({ key }) => key).toSorted()).toEqual(['a', 'b', 'c']);
  });

  it('far outside of the view are omitted', () => {
    const bubbles = toBubbles(markers, 20, '');

    expect(takeVisible(bubbles, { x: 0, y: 0, scale: 20 }, size)).toEqual([]);
    expect(takeVisible(bubbles, { x: 310, y: 257, scale: 1 }, size)).toEqual(bubbles);
  });
});
