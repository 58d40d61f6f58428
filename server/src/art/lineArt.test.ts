import { drawEducation, EDUCATION_KINDS } from './education.ts';
import { drawEquipment, EQUIPMENT_KINDS } from './equipment.ts';
import { LINE_TINTS } from './lineArt.ts';

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
