import { brotliCompressSync } from 'node:zlib';
import { drawMapMarks } from './mapMarks.ts';
import { getProvinceMapShapes } from './provinceMap.ts';

describe('landmarks of the map', () => {
  it('stand above the name of each region, and no two are alike', () => {
    const { regions } = getProvinceMapShapes();
    const marks = [
      ...drawMapMarks().matchAll(
        /<g transform="translate\(([\d.]+) ([\d.]+)\)scale\([\d.]+\)">(.+?)(?=<g transform="translate\(|<\/svg>)/g,
      ),
    ];
    const places = marks.map(([, x, y]) => ({ x: Number(x), y: Number(y) }));

    expect(places).toHaveLength(regions.length);
    regions.forEach(({ label }, at) => {
      expect(Math.abs((places[at]?.x ?? 0) - label.x)).toBeLessThan(1);
      expect(label.y - (places[at]?.y ?? 0)).toBeGreaterThan(20);
    });
    expect(new Set(marks.map(([, , , drawing]) => drawing)).size).toBe(regions.length);
  });

  it('take less than 3 kB of brotli', () => {
    expect(brotliCompressSync(drawMapMarks()).length).toBeLessThan(3_000);
  });
});
