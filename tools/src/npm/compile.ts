import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootDir } from '../build/packages.ts';
import { mfPrograms } from './packageList.ts';

/** Imports that keep their ending after the compiler: in types, loaders and addresses of other modules. */
const endings = [
  /((?:from|import)\s*\(?\s*['"]\.{1,2}\/[^'"]*)\.tsx?(?=['"])/g,
  /(new URL\(['"]\.{1,2}\/[^'"]*)\.tsx?(?=['"], import\.meta\.url)/g,
];

/** Replaces endings of sources by those of compiled modules. */
export const toCompiledImports = (text: string): string =>
  endings.reduce((changed, ending) => changed.replaceAll(ending, '$1.js'), text);

/**
 * Compiles the published packages to JavaScript with types, with folders as in the workspace.
 * @throws with the compiler's messages
 */
export function compile(outDir: string): void {
  const config = join(outDir, 'tsconfig.json');
  const inRoot = (path: string) => join(rootDir, path);
  const options = {
    noEmit: false,
    declaration: true,
    rewriteRelativeImportExtensions: true,
    rootDir,
    outDir,
    typeRoots: [inRoot('node_modules/@types')],
    types: ['node', 'jest'],
  };
  writeFileSync(
    config,
    JSON.stringify({
      extends: inRoot('tsconfig.base.json'),
      compilerOptions: options,
      include: [inRoot('shared/*/src'), inRoot('types')],
      files: mfPrograms.map(inRoot),
      exclude: [inRoot('shared/**/*.test.ts'), inRoot('shared/**/*.test.tsx'), inRoot('shared/**/fixtures')],
    }),
  );
  const compiler = inRoot('node_modules/typescript/bin/tsc');
  const { status, stdout } = spawnSync(process.execPath, [compiler, '-p', config], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`The packages could not be compiled:\n${stdout}`);
  rmSync(config);
  for (const name of readdirSync(outDir, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(?:js|d\.ts)$/.test(name)) continue;
    const file = join(outDir, name);
    const text = readFileSync(file, 'utf8');
    const changed = toCompiledImports(text);
    if (changed !== text) writeFileSync(file, changed);
  }
}
