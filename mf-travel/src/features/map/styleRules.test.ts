import { toMapPoint } from '#map/projection';
import { toCamera, toCredits } from './styleRules.ts';

describe('toCamera', () => {
  it('looks at the centre of the view', () => {
    const { center } = toCamera({ ...toMapPoint({ lat: 36.4, lng: 130.7 }), scale: 2 });

    expect(center[0]).toBeCloseTo(130.7);
    expect(center[1]).toBeCloseTo(36.4);
  });

  it.each([0.5, 1, 8, 40])('aligns places with the bubbles, within a pixel, at scale %d', (scale) => {
    const view = { ...toMapPoint({ lat: 36.5, lng: 130.6 }), scale };
    const { center, zoom } = toCamera(view);
    const world = 512 * 2 ** zoom;
    const mercator = (lat: number) => (world * Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360))) / (2 * Math.PI);
    // As far from the centre as a window of 1,000 px and the province extend.
    const lat = 36.5 + Math.min(0.4, 500 / (scale * 642));
    const bubble = {
      y: (toMapPoint({ lat, lng: 130.8 }).y - view.y) * scale,
      x: (toMapPoint({ lat, lng: 130.8 }).x - view.x) * scale,
    };

    expect(Math.abs(bubble.y - (mercator(center[1]) - mercator(lat)))).toBeLessThan(1.5);
    expect(bubble.x).toBeCloseTo(((130.8 - center[0]) / 360) * world);
  });
});

describe('toCredits', () => {
  it('keeps names and links, and no other markup', () => {
    expect(
      toCredits('&copy; <a href="https://www.openstreetmap.org/copyright" target="_blank">OpenStreetMap</a> 기여자'),
    ).toEqual([
      { text: '©', href: undefined },
      { text: 'OpenStreetMap', href: 'https://www.openstreetmap.org/copyright' },
      { text: '기여자', href: undefined },
    ]);
    expect(toCredits('<a href="javascript:alert(1)">지도</a><img src=x onerror=alert(1)>')).toEqual([
      { text: '지도', href: undefined },
    ]);
    expect(toCredits('')).toEqual([]);
  });
});
