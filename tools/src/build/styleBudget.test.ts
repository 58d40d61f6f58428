import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { findStyleFault, shellStyleLimit } from './styleBudget.ts';

const dir = mkdtempSync(join(tmpdir(), 'haesol-styles-'));

afterAll(() => rmSync(dir, { recursive: true }));

describe('findStyleFault', () => {
  it('reports by how much the styles of the shell exceed the limit', () => {
    writeFileSync(join(dir, 'shell.main.css'), '.a{color:red}');
    writeFileSync(join(dir, 'main.js'), 'x'.repeat(100));

    expect(findStyleFault(dir)).toBeUndefined();
    expect(findStyleFault(dir, 5)).toMatch(/^the shell's styles: \d+ bytes after brotli, 5 are allowed$/);
  });

  it('allows 15 kB', () => {
    expect(shellStyleLimit).toBe(15_000);
  });
});
