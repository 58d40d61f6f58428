import { drawEducation, EDUCATION_KINDS } from './education.ts';
import { drawEquipment, EQUIPMENT_KINDS, equipmentParts } from './equipment.ts';
import { LINE_HEIGHT, LINE_TINTS, LINE_WIDTH } from './lineArt.ts';

const DRAWINGS = [
  ...EQUIPMENT_KINDS.map((kind) => [kind, drawEquipment(kind)] as const),
  ...EDUCATION_KINDS.map((kind) => [kind, drawEducation(kind)] as const),
];

describe('line drawings', () => {
  it('cover at least twelve kinds of equipment and twelve of courses', () => {
    expect(EQUIPMENT_KINDS.length).toBeGreaterThanOrEqual(12);
    expect(EDUCATION_KINDS.length).toBeGreaterThanOrEqual(12);
  });

  it.each(DRAWINGS)('draw %s with one accent and well-formed numbers', (_kind, drawing) => {
    expect(drawing.match(/ fill="#[0-9a-f]{6}"/g)).toHaveLength(2);
    expect(drawing).toContain('stroke-width="1.75"');
    expect(drawing).not.toMatch(/NaN|undefined|<text|<script/);
  });

  it('differ from one another', () => {
    expect(new Set(DRAWINGS.map(([, drawing]) => drawing)).size).toBe(DRAWINGS.length);
  });

  it('have a ground of their own per tint and theme', () => {
    const drawings = LINE_TINTS.flatMap((tint) => [
      drawEquipment('laser', tint, 'light'),
      drawEquipment('laser', tint, 'dark'),
    ]);

    expect(new Set(drawings).size).toBe(LINE_TINTS.length * 2);
  });

  it('stay under 300 kB together', () => {
    const bytes = DRAWINGS.reduce((sum, [, drawing]) => sum + drawing.length, 0);
    process.stdout.write(`line drawings: ${DRAWINGS.length}, ${bytes} B\n`);

    expect(bytes).toBeLessThan(300_000);
  });
});

describe('parts of devices', () => {
  const partsOf = EQUIPMENT_KINDS.map(
    (kind) => [kind, equipmentParts(`/art/equipment/${kind}.svg?tint=blue`)] as const,
  );

  it.each(partsOf)('are three or four on %s, with names of their own', (_kind, parts) => {
    expect([3, 4]).toContain(parts.length);
    expect(new Set(parts.map(({ name }) => name)).size).toBe(parts.length);
    expect(parts.every(({ text }) => /[가-힣]니다\.$/.test(text))).toBe(true);
  });

  // A number is at most 9 % as wide as its drawing.
  it.each(partsOf)('have numbers on %s, apart from one another and from the button', (_kind, parts) => {
    for (const { x, y } of parts) {
      expect(x).toBeGreaterThan(4);
      expect(x).toBeLessThan(96);
      expect(y).toBeGreaterThan(6);
      expect(y).toBeLessThan(94);
      // The button in the upper right corner covers no number.
      expect(x > 74 && y < 35).toBe(false);
    }
    const distances = parts.flatMap((one, at) =>
      parts.slice(at + 1).map((other) => Math.hypot(one.x - other.x, ((one.y - other.y) * LINE_HEIGHT) / LINE_WIDTH)),
    );
    expect(Math.min(...distances)).toBeGreaterThan(9);
  });

  it('are told of drawings alone', () => {
    expect(equipmentParts('/file/view/1f0c')).toEqual([]);
    expect(equipmentParts('/art/equipment/toString.svg')).toEqual([]);
  });
});
