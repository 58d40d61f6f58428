import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listTargets, rootDir } from '../build/packages.ts';
import { plantIncompatible, seedSources } from './seedSources.ts';

const folder = mkdtempSync(join(tmpdir(), 'haesol-seed-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('seedSources', () => {
  it.each(listTargets().map(({ id, packageDir }) => [id, packageDir]))(
    'changes a component of %s',
    (id, packageDir) => {
      const copy = join(folder, id);
      cpSync(join(packageDir, 'src'), join(copy, 'src'), { recursive: true });

      const file = seedSources(copy, 2);

      const original = readFileSync(file.replace(copy, packageDir), 'utf8');
      expect(readFileSync(file, 'utf8').replace(' data-seed="2"', '')).toBe(original);
      expect(readFileSync(file, 'utf8')).not.toBe(original);
    },
  );
});

describe('plantIncompatible', () => {
  it('makes a remote call a method missing in all shells', () => {
    const copy = join(folder, 'planted');
    cpSync(join(rootDir, 'mf-travel/src'), join(copy, 'src'), { recursive: true });

    plantIncompatible(copy);

    expect(readFileSync(join(copy, 'src/lifecycles.ts'), 'utf8')).toContain('shell.cheer()');
  });
});
