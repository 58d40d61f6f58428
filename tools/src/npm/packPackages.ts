import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rootDir } from '../build/packages.ts';
import { run } from '../programs.ts';
import { compile, toCompiledImports } from './compile.ts';
import { toPublished } from './manifests.ts';
import { type NpmPackage, npmPackages } from './packageList.ts';

/** Files beside modules that a package needs while it runs. */
const asset = /\.(css|mjs|json|txt)$/;
const left = /(^|\/)(node_modules|fixtures|fonts)(\/|$)|\/(globalSetup|\w+Reporter)\.mjs$/;
/** The interface of the shell as text, which checks of later shells compare. */
const shellApiTexts = ['shell-api/shellApi.ts', 'shell-api/remoteProps.ts'];

/** Copies assets with the folders of the compiled modules; loaders import compiled modules. */
function copyAssets({ compiled, assets }: NpmPackage, dist: string): void {
  const base = join(rootDir, compiled);
  for (const folder of assets) {
    for (const path of readdirSync(join(rootDir, folder), { recursive: true, encoding: 'utf8' })) {
      const name = join(folder, path).replaceAll('\\', '/');
      if (!asset.test(name) || left.test(name)) continue;
      const target = join(dist, join(rootDir, name).slice(base.length));
      cpSync(join(rootDir, name), target);
      if (name.endsWith('.mjs')) writeFileSync(target, toCompiledImports(readFileSync(target, 'utf8')));
    }
  }
}

/** Writes the folder of a package. @param compiledDir output of the compiler */
function writePackage(one: NpmPackage, compiledDir: string, dir: string): void {
  const dist = join(dir, 'dist');
  mkdirSync(dist, { recursive: true });
  if (one.compiled === '.') {
    for (const part of ['tools', 'server']) cpSync(join(compiledDir, part), join(dist, part), { recursive: true });
  } else {
    cpSync(join(compiledDir, one.compiled), dist, { recursive: true });
  }
  copyAssets(one, dist);
  if (one.name === '@haesol/remote') {
    for (const name of shellApiTexts) cpSync(join(rootDir, one.compiled, name), join(dist, `${name}.txt`));
  }
  for (const program of Object.values(one.bin ?? {})) chmodSync(join(dir, program), 0o755);
  for (const name of ['README.md', 'CHANGELOG.md']) cpSync(join(rootDir, one.folder, name), join(dir, name));
  for (const [name, file] of Object.entries(one.files ?? {})) cpSync(join(rootDir, file), join(dir, name));
  writeFileSync(join(dir, 'package.json'), `${JSON.stringify(toPublished(one), null, 2)}\n`);
}

export interface Tarball {
  readonly name: string;
  readonly version: string;
  readonly file: string;
}

/** Packs a folder by npm. @throws with its messages */
function pack(dir: string, outDir: string): Tarball {
  const [packed] = JSON.parse(run(dir, 'npm', 'pack', '--json', '--pack-destination', outDir)) as {
    name: string;
    version: string;
    filename: string;
  }[];
  if (packed === undefined) throw new Error('npm pack has packed nothing');
  return { name: packed.name, version: packed.version, file: join(outDir, packed.filename) };
}

/**
 * Packs the packages that teams install: compiled modules with types, without sources, tests and protocols of the workspace.
 * @returns their tarballs, in the order of their imports
 */
export function packPackages(outDir: string): readonly Tarball[] {
  const workDir = mkdtempSync(join(tmpdir(), 'haesol-npm-'));
  try {
    const compiledDir = join(workDir, 'compiled');
    mkdirSync(compiledDir);
    compile(compiledDir);
    mkdirSync(outDir, { recursive: true });
    return npmPackages.map((one) => {
      const dir = join(workDir, one.name.replace('/', '+'));
      writePackage(one, compiledDir, dir);
      return pack(dir, outDir);
    });
  } finally {
    if (existsSync(workDir)) rmSync(workDir, { recursive: true, force: true });
  }
}
