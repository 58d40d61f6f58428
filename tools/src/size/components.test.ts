import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { listExports, listKitDoors } from './components.ts';

/** Packages that a file reaches through its own package's modules. */
function listReached(file: string, seen = new Set<string>()): Set<string> {
  const packages = new Set<string>();
  if (seen.has(file)) return packages;
  seen.add(file);
  for (const [, typeOnly, from = ''] of readFileSync(file, 'utf8').matchAll(
    /^(?:import|export)(?: (type))?[^;']*? from '([^']+)';/gm,
  )) {
    if (typeOnly !== undefined) continue;
    if (!from.startsWith('.'))
      packages.add(
        from
          .split('/')
          .slice(0, from.startsWith('@') ? 2 : 1)
          .join('/'),
      );
    else if (/\.tsx?$/.test(from)) for (const name of listReached(join(dirname(file), from), seen)) packages.add(name);
  }
  return packages;
}

const doors = listKitDoors();
const reachedBy = (name: string) => [...listReached(doors.find((door) => door.name === name)?.file ?? '')].sort();

describe('doors of the kit', () => {
  it('are one for all and one for each heavy component', () => {
    process.stderr.write(`kit: ${doors.map(({ name, exports }) => `${name} ${exports.length}`).join(', ')}\n`);
    expect(doors.map(({ name }) => name)).toEqual(['ui', 'ui/calendar', 'ui/map', 'ui/qr']);
    expect(doors.every(({ file }) => existsSync(file))).toBe(true);
  });

  it('bring the calendar and QR codes only to those who ask for them', () => {
    expect(reachedBy('ui')).toEqual(['lucide-react', 'react']);
    expect(reachedBy('ui/map')).toEqual(['lucide-react', 'react']);
    expect(reachedBy('ui/qr')).toEqual(['lucide-react', 'react', 'uqr']);
    expect(reachedBy('ui/calendar')).toEqual([
      '@hyunbinseo/holidays-kr',
      '@internationalized/date',
      'lucide-react',
      'react',
      'react-aria',
      'react-stately',
    ]);
  });

  it('are read by their values', () => {
    expect(listExports("export { type A, B, c } from './x.ts';\nexport type { D } from './y.ts';")).toEqual(['B', 'c']);
  });
});
