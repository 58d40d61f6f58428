import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootDir } from '../build/packages.ts';
import { listHandWritten, readWalk } from './readWalk.ts';

const patch = `Title: a region on equipment
Max-Files: 2
Tests: equipment contracts

diff --git a/shared/src/contracts/equipment.ts b/shared/src/contracts/equipment.ts
+++ b/shared/src/contracts/equipment.ts
diff --git a/server/demo/equipmentTexts.ts b/server/src/sample/equipmentTexts.ts
diff --git a/server/src/domains/equipment/equipment.test.ts b/server/src/domains/equipment/equipment.test.ts
diff --git a/server/src/db/tables.ts b/server/src/db/tables.ts
`;

describe('readWalk', () => {
  it('reads what a patch is, what it may take and what must pass', () => {
    expect(readWalk(patch)).toMatchObject({
      title: 'a region on equipment',
      maxFiles: 2,
      tests: ['equipment', 'contracts'],
    });
  });

  it('counts neither tests nor sample data nor generated files', () => {
    expect(listHandWritten(readWalk(patch))).toEqual(['shared/contracts/src/lab/equipment.ts']);
  });

  it('refuses a patch that does not say how many files it may take', () => {
    expect(() => readWalk(patch.replace('Max-Files: 2\n', ''))).toThrow('Max-Files');
  });
});

describe('kept patches', () => {
  const names = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.patch'));

  it.each(names)('%s takes no more hand-written files than it may', (name) => {
    const walk = readWalk(readFileSync(join(import.meta.dirname, name), 'utf8'));

    expect(listHandWritten(walk).length).toBeLessThanOrEqual(walk.maxFiles);
  });
  it.each(names)('%s applies to the sources as they are: `npm test -- walks` says how to make it anew', (name) => {
    const { stderr } = spawnSync('git', ['apply', '--check', '-C1', join(import.meta.dirname, name)], {
      cwd: rootDir,
      encoding: 'utf8',
    });

    expect(stderr).toBe('');
  });
});
