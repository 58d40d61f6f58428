import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashSources } from './sourceHash.ts';

let dir = '';

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'source-hash-'));
  mkdirSync(join(dir, 'src'));
  writeFileSync(join(dir, 'src/lifecycles.ts'), 'export {};');
});
afterEach(() => {
  rmSync(dir, { recursive: true });
});

const hash = () => hashSources(dir, 'production');

describe('hashSources', () => {
  it('is sixteen hex digits', () => {
    expect(hash()).toMatch(/^[0-9a-f]{16}$/);
  });

  it('stays the same while nothing changes', () => {
    expect(hash()).toBe(hash());
  });

  it('changes with a source', () => {
    const before = hash();

    writeFileSync(join(dir, 'src/lifecycles.ts'), 'export { };');

    expect(hash()).not.toBe(before);
  });

  it('changes with the name of a source', () => {
    const before = hash();

    writeFileSync(join(dir, 'src/paths.ts'), '');

    expect(hash()).not.toBe(before);
  });

  it('changes with the mode', () => {
    expect(hashSources(dir, 'development')).not.toBe(hash());
  });

  it.each([
    'src/a.test.ts',
    'src/a.test.tsx',
    'README.md',
    'dist/a.js',
    'node_modules/a/index.js',
    'src/fixtures/a.ts',
  ])('does not look at %s', (name) => {
    const before = hash();

    mkdirSync(join(dir, name, '..'), { recursive: true });
    writeFileSync(join(dir, name), 'x');

    expect(hash()).toBe(before);
  });
});
