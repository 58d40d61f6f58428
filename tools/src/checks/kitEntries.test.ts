import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { readText, root } from './workspace.ts';

/** Lists the entry points of the kit by name: `kit`, `kit/calendar`. */
function listEntries(): Map<string, string> {
  const { exports } = JSON.parse(readText('shared/kit/package.json')) as { exports: Readonly<Record<string, string>> };
  return new Map(
    Object.entries(exports)
      .filter(([, target]) => target.endsWith('/index.ts'))
      .map(([name, target]) => [`kit${name.slice(1)}`, join(root, 'shared/kit', target)]),
  );
}

/** Lists the packages that a file imports through its own package's modules. */
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

const entries = listEntries();
const reachedBy = (name: string) => [...listReached(entries.get(name) ?? '')].sort();

describe('entry points of the kit', () => {
  it('are one for all and one for each large component', () => {
    expect([...entries.keys()]).toEqual(['kit', 'kit/calendar', 'kit/map', 'kit/qr']);
  });

  it('include the calendar and QR codes only for remotes that import them', () => {
    expect(reachedBy('kit')).toEqual(['@haesol/contracts', 'lucide-react', 'react']);
    expect(reachedBy('kit/map')).toEqual(['lucide-react', 'react']);
    expect(reachedBy('kit/qr')).toEqual(['@haesol/contracts', 'lucide-react', 'react', 'uqr']);
    expect(reachedBy('kit/calendar')).toEqual([
      '@haesol/contracts',
      '@internationalized/date',
      'lucide-react',
      'react',
      'react-aria',
      'react-stately',
    ]);
  });
});
