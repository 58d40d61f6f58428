import { mapSize } from '#map/projection';
import { province } from '#map/province';
import { type LabelBox, separateLabels, toLabelSize } from './mapLabels.ts';

const overlaps = (labels: readonly LabelBox[]) =>
  labels.flatMap((one, at) =>
    labels
      .slice(at + 1)
      .filter(
        (other) =>
          Math.abs(one.x - other.x) < (one.width + other.width) / 2 - 0.5 &&
          Math.abs(one.y - other.y) < (one.height + other.height) / 2 - 0.5,
      ),
  );
const names = ['Haesol-si', 'Gaon-si', 'Narae-si', 'Daon-gun', 'Raum-gun', 'Maru-gun', 'Solbit-gun', 'Pureunseom-gun'];

describe('separateLabels', () => {
  it.each([320, 390, 768])('keeps English towns of a map of %d px apart and inside', (width) => {
    const scale = width / mapSize.width;
    const map = { width, height: mapSize.height * scale };
    const labels = province.regions.map(({ label }, at) => ({
      ...{ x: label.x * scale, y: label.y * scale },
      ...toLabelSize(names[at] ?? '', width),
    }));
    const placed = separateLabels(labels, map);

    expect(overlaps(placed)).toEqual([]);
    expect(placed.every(({ x, width: own }) => x - own / 2 >= 0 && x + own / 2 <= width)).toBe(true);
  });

  it('leaves labels that have room where they are', () => {
    const labels = [
      { x: 100, y: 100, ...toLabelSize('해솔시', 390) },
      { x: 300, y: 200, ...toLabelSize('가온시', 390) },
    ];

    expect(separateLabels(labels, { width: 400, height: 300 })).toEqual(labels);
  });
});
