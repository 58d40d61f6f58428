import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { providedLibraries, readVersion, singletonKeys } from '@haesol/build';
import { contracts } from '@haesol/contracts/areas';
import { listEndpointCalls } from '@haesol/contracts/common';
import { guardNames, layoutNames } from '@haesol/contracts/release';
import { shellApiVersion } from '@haesol/remote/shell-api';
import { describeAnswers } from './answerSchemas.ts';
import type { RemoteContract, ShellContract } from './contractSchemas.ts';
import { sharedDir } from './packages.ts';

/** Sources of the package for remotes, or its compiled modules. */
const remoteKitDir = join(createRequire(import.meta.url).resolve('@haesol/remote/http'), '../..');
/** Entry points of the shared package that use the shell for a remote. */
const kit = ['context', 'form', 'http', 'i18n', 'lifecycle', 'routes', 'routing'].map((folder) =>
  join(remoteKitDir, folder),
);
/** Menu groups of the shell. */
const groups = ['intro', 'cooperation', 'studentSupport', 'corporateCenter', 'infoPlaza', 'mypage', 'travel', 'office'];

/** Returns the interface as one self-contained text. The installed package has it as `shellApi.ts.txt`. */
function readTypes(): string {
  const texts = ['shellApi.ts', 'remoteProps.ts'].map((name) => {
    const file = join(remoteKitDir, 'shell-api', name);
    return readFileSync(existsSync(file) ? file : `${file}.txt`, 'utf8');
  });
  return texts.join('\n').replaceAll(/^import .*\n/gm, '');
}

function listMembers(types: string): string[] {
  const body = /^export interface ShellApi \{\n(.*?)^\}/ms.exec(types)?.[1] ?? '';
  return [...body.matchAll(/^ {2}(?:readonly )?(\w+)[<(:]/gm)].map(([, name = '']) => name);
}

/**
 * Finds the shell's members used by a source: `shell.toast`, `useShell().toast`, `const { toast } = useShell()`, typed or not.
 */
export function findShellUses(source: string): string[] {
  const direct = [...source.matchAll(/\b(?:shell|useShell\(\))\??\.(\w+)/g)].map(([, name = '']) => name);
  const taken = [...source.matchAll(/\{([^{}]*)\}(?::[^={}]+)?\s*=\s*(?:useShell\(\)|(?:\w+\.)*shell\b)/g)].flatMap(
    ([, names = '']) => names.split(',').map((name) => name.split(/[:=]/)[0]?.trim() ?? ''),
  );
  return [...direct, ...taken];
}

function listSources(dir: string): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.(?:test|d))\.[jt]sx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

/** @param packageDir of the remote @param reads names of the endpoints that it reads */
export function describeRemote(packageDir: string, reads: readonly string[]): RemoteContract {
  const types = readTypes();
  const members = listMembers(types);
  const sources = [join(packageDir, 'src'), ...kit].flatMap(listSources);
  const used = new Set(sources.flatMap((file) => findShellUses(readFileSync(file, 'utf8'))));
  return {
    shellApi: { version: shellApiVersion, types, uses: members.filter((name) => used.has(name)) },
    answers: describeAnswers(reads),
  };
}

function readSharedVersions(): Readonly<Record<string, string>> {
  const names = Object.keys({ ...singletonKeys, ...providedLibraries });
  return Object.fromEntries(names.map((name) => [name, readVersion(name, sharedDir)]));
}

/** Finds the endpoints whose paths a source of the shell has. @returns their names */
function findReads(source: string): string[] {
  const paths = new Set([...source.matchAll(/\/api\/v1\/[\w/-]+/g)].map(([path]) => path));
  const calls = Object.entries(listEndpointCalls(Object.values(contracts)));
  return calls.filter(([, call]) => paths.has(call.slice(call.indexOf(' ') + 1))).map(([name]) => name);
}

/** Describes the answers that the shell reads itself. @param packageDir of the shell */
export function describeShellAnswers(packageDir: string): ShellContract['answers'] {
  const sources = listSources(join(packageDir, 'src')).map((file) => readFileSync(file, 'utf8'));
  return describeAnswers(findReads(sources.join('\n')));
}

/** Describes the shell of this workspace, with the API for which it was built; else that of the installed packages. */
export function describeShell(): ShellContract {
  return {
    shellApi: { version: shellApiVersion, types: readTypes() },
    shared: readSharedVersions(),
    layouts: [...layoutNames],
    guards: [...guardNames],
    groups,
    formats: ['script', 'module'],
    endpoints: listEndpointCalls(Object.values(contracts)),
  };
}
