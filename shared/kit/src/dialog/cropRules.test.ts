import { centred, dragCrop, toSquare, zoomCrop } from './cropRules.ts';

describe('toSquare', () => {
  it('returns the middle of a wide picture', () => {
    expect(toSquare(400, 200, centred)).toEqual({ left: 100, top: 0, edge: 200 });
  });

  it('is limited to the edges', () => {
    expect(toSquare(400, 200, { zoom: 1, x: 0, y: 0 })).toEqual({ left: 0, top: 0, edge: 200 });
    expect(toSquare(400, 200, { zoom: 1, x: 1, y: 1 })).toEqual({ left: 200, top: 0, edge: 200 });
  });

  it('is smaller with zoom, up to four times', () => {
    expect(toSquare(400, 200, { ...centred, zoom: 2 })).toEqual({ left: 150, top: 50, edge: 100 });
    expect(toSquare(400, 200, { ...centred, zoom: 9 }).edge).toBe(50);
  });
});

const wide = { width: 400, height: 200 };

describe('dragCrop', () => {
  it('moves the square against the drag, within the picture', () => {
    expect(dragCrop(wide, centred, 0.25, 0)).toEqual({ zoom: 1, x: 0.25, y: 0.5 });
    expect(dragCrop(wide, centred, -5, 0).x).toBe(1);
  });

  it('does not move without room', () => {
    expect(dragCrop({ width: 200, height: 200 }, centred, 0.5, 0.5)).toEqual(centred);
  });
});

describe('zoomCrop', () => {
  it('keeps the centre', () => {
    const moved = { zoom: 1, x: 0, y: 0.5 };
    const zoomed = zoomCrop(wide, moved, 2);
    expect(toSquare(400, 200, zoomed)).toEqual({ left: 50, top: 50, edge: 100 });
  });

  it('is limited to between one and four times', () => {
    expect(zoomCrop(wide, centred, 0.2).zoom).toBe(1);
    expect(zoomCrop(wide, centred, 40).zoom).toBe(4);
  });
});
