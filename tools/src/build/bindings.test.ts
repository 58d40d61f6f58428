import { execFile } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { readLockfile } from './lockfile.ts';
import { rootDir } from './packages.ts';

const run = promisify(execFile);
/** Fetches the packages of another system, which no earlier install has. */
const timeoutMs = 300_000;
/** The smallest binding has some 200 KB. */
const minBytes = 50_000;

const packages = Object.keys(readLockfile(readFileSync(join(rootDir, 'pnpm-lock.yaml'), 'utf8')).snapshots);
const folder = mkdtempSync(join(tmpdir(), 'haesol-bindings-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Returns the size of the largest file of a package. */
function sizeOf(dir: string): number {
  if (!existsSync(dir)) return 0;
  const files = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Math.max(0, ...files.map(({ parentPath, name }) => statSync(join(parentPath, name)).size));
}

describe('an install on another system', () => {
  it.each([
    ['darwin', 'arm64', /[-+/]darwin-arm64/, 10],
    ['win32', 'x64', /[-+/]win(?:32|dows)?-x64/, 10],
  ] as const)(
    'has the binding of each native package: %s %s',
    async (os, cpu, isBinding, atLeast) => {
      const dir = join(folder, os);
      const bindings = packages.map((key) => key.replace(/\(.*$/, '')).filter((key) => isBinding.test(key));
      mkdirSync(dir);
      for (const file of ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml']) {
        copyFileSync(join(rootDir, file), join(dir, file));
      }

      const system = ['--os', os, '--cpu', cpu];
      const pnpm = join(rootDir, 'scripts/pnpm.mjs');
      await run(process.execPath, [pnpm, '--dir', dir, 'fetch', '--ignore-scripts', '--prefer-offline', ...system]);

      const missing = bindings.filter((key) => {
        const name = key.slice(0, key.lastIndexOf('@'));
        return sizeOf(join(dir, 'node_modules/.pnpm', key.replaceAll('/', '+'), 'node_modules', name)) < minBytes;
      });
      expect(bindings.length).toBeGreaterThanOrEqual(atLeast);
      expect(missing).toEqual([]);
    },
    timeoutMs,
  );
});
