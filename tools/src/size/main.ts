// `npm run bench:size`: what each component of the kit costs a remote that uses it alone, after brotli.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { kitBuild } from '@haesol/build';
import webpack from 'webpack';
import { rootDir } from '../build/packages.ts';
import { shellStyleLimit, sizeOfStyles } from '../build/styleBudget.ts';
import { listKitDoors } from './components.ts';

interface Build {
  readonly id: string;
  readonly dir: string;
}

const workDir = mkdtempSync(join(tmpdir(), 'haesol-size-'));
const outDir = join(workDir, 'out');
mkdirSync(outDir);

const components = listKitDoors().flatMap(({ name, file, exports }) =>
  exports.map((component) => ({ component, door: name, file })),
);
const entry = Object.fromEntries(
  components.map(({ component, file }) => {
    const source = join(workDir, `${component}.ts`);
    writeFileSync(source, `import { ${component} } from ${JSON.stringify(file)};\nself.kept = ${component};\n`);
    return [component, source];
  }),
);

const brotli = (name: string): number => {
  const file = join(outDir, name);
  return existsSync(file) ? brotliCompressSync(readFileSync(file)).length : 0;
};
const say = (line: string) => process.stdout.write(`${line}\n`);
const kB = (bytes: number) => (bytes / 1000).toFixed(1).padStart(8);

webpack(kitBuild({ entry, outDir }), (error, stats) => {
  if (error !== null || stats === undefined || stats.hasErrors()) {
    process.stderr.write(`${stats?.toString({ preset: 'errors-only', colors: false }) ?? String(error)}\n`);
    process.exit(1);
  }
  say('component                door          script kB  styles kB   (brotli; alone, without what the shell shares)');
  const rows = components
    .map(({ component, door }) => ({
      component,
      door,
      script: brotli(`${component}.js`),
      style: brotli(`${component}.css`),
    }))
    .sort((a, b) => b.script + b.style - a.script - a.style);
  for (const { component, door, script, style } of rows) {
    say(`${component.padEnd(24)} ${door.padEnd(12)} ${kB(script)}   ${kB(style)}`);
  }
  const builds = join(rootDir, '.data/builds.json');
  const shell = existsSync(builds)
    ? (JSON.parse(readFileSync(builds, 'utf8')) as Build[]).find(({ id }) => id === 'shell')
    : undefined;
  if (shell !== undefined && existsSync(shell.dir)) {
    say(`\nstyles of the shell: ${sizeOfStyles(shell.dir)} of ${shellStyleLimit} bytes`);
  }
  say(`${rows.length} components`);
  rmSync(workDir, { recursive: true, force: true });
});
