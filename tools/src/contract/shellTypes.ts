import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contractFileName, remoteContract, type ShellContract } from '../build/contractSchemas.ts';
import { rootDir } from '../build/packages.ts';
import { type Fault, toFaults } from './fault.ts';

const compiler = join(createRequire(join(rootDir, 'package.json')).resolve('typescript/package.json'), '../bin/tsc');
const flags = ['--noEmit', '--strict', '--pretty', 'false', '--skipLibCheck', '--types', '', '--target', 'esnext'];

/** Functions instead of methods, whose parameters TypeScript compares only loosely. */
const strict = `
type Known = AbortSignal | Date | File | FormData | HTMLElement | Promise<unknown>;
export type Strict<T> = T extends Known ? T
  : T extends (...a: infer A) => infer R ? (...a: A) => Strict<R>
  : T extends object ? { [K in keyof T]: Strict<T[K]> } : T;
`;

const head = `
import type * as given from './given.ts';
import type * as wanted from './wanted.ts';
import type { Strict } from './strict.ts';
declare const shell: Strict<given.ShellApi>;
declare const props: Omit<given.RemoteProps, 'shell'>;
export const ofProps: Omit<wanted.RemoteProps, 'shell'> = props;
`;

const first = head.split('\n').length;

/**
 * Compares the members used by the remote, as known at its build, with the shell's: every call of the remote must be accepted
 * by the shell, and every result by the remote.
 */
function compare(uses: readonly string[], wanted: string, given: string): string[] {
  const dir = mkdtempSync(join(tmpdir(), 'haesol-types-'));
  try {
    const lines = uses.map((name) => `export const ${name}: Strict<wanted.ShellApi>['${name}'] = shell.${name};`);
    const texts = { 'given.ts': given, 'wanted.ts': wanted, 'strict.ts': strict, 'use.ts': head + lines.join('\n') };
    for (const [name, text] of Object.entries(texts)) writeFileSync(join(dir, name), text);
    const options = [...flags, '--module', 'esnext', '--moduleResolution', 'bundler', '--allowImportingTsExtensions'];
    const { status, stdout, error } = spawnSync(process.execPath, [compiler, ...options, 'use.ts'], {
      cwd: dir,
      encoding: 'utf8',
    });
    if (error !== undefined) throw error;
    if (status === 0) return [];
    const found = [...stdout.matchAll(/^use\.ts\((\d+),\d+\): error TS\d+: (.*)$/gm)].map(([, line, text = '']) => {
      const name = uses[Number(line) - first];
      return name === undefined ? `what mounting gets is another: ${text}` : `${name}: ${text}`;
    });
    return found.length > 0 ? found : [`the types could not be compared: ${stdout.trim().slice(0, 300)}`];
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

/** Checks a shell's interface against the one that the build was made for. */
export function checkShellTypes(files: ReadonlyMap<string, Uint8Array>, { shellApi }: ShellContract): Fault[] {
  const bytes = files.get(contractFileName);
  if (bytes === undefined) return toFaults('types', [`the build has no ${contractFileName}`]);
  const parsed = remoteContract.safeParse(JSON.parse(String(bytes)));
  if (!parsed.success) return toFaults('types', [`${contractFileName} is not well formed`]);
  const { uses, types } = parsed.data.shellApi;
  return toFaults('types', types === shellApi.types ? [] : compare(uses, types, shellApi.types));
}
