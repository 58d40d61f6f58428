import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { singletonKeys } from '@haesol/build';
import { contracts } from '@haesol/contracts/areas';
import { listEndpointCalls } from '@haesol/contracts/common';
import { guardNames, layoutNames } from '@haesol/contracts/release';
import { shellApiVersion } from '@haesol/remote/shell-api';
import { describeAnswers } from './answerSchemas.ts';
import type { RemoteContract, ShellContract } from './contractSchemas.ts';
import { rootDir } from './packages.ts';

const shellApiDir = join(rootDir, 'shared/remote/src/shell-api');
/** Entry points of the shared package that use the shell for a remote. */
const kit = ['context', 'form', 'http', 'i18n', 'lifecycle', 'routes', 'routing'].map((folder) =>
  join(rootDir, 'shared/remote/src', folder),
);
/** Menu groups of the shell. */
const groups = ['intro', 'cooperation', 'studentSupport', 'corporateCenter', 'infoPlaza', 'mypage', 'travel', 'office'];

/** Returns the interface as one self-contained text. */
function readTypes(): string {
  const texts = ['shellApi.ts', 'remoteProps.ts'].map((name) => readFileSync(join(shellApiDir, name), 'utf8'));
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
    .filter((entry) => entry.isFile() && /(?<!\.test)\.tsx?$/.test(entry.name))
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
  const readVersion = (name: string) =>
    (JSON.parse(readFileSync(join(rootDir, 'shell/node_modules', name, 'package.json'), 'utf8')) as { version: string })
      .version;
  return Object.fromEntries(Object.keys(singletonKeys).map((name) => [name, readVersion(name)]));
}

/** Describes the shell of this workspace, with the API for which it was built. */
export function describeShell(): ShellContract {
  return {
    shellApi: { version: shellApiVersion, types: readTypes() },
    shared: readSharedVersions(),
    layouts: [...layoutNames],
    guards: [...guardNames],
    groups,
    endpoints: listEndpointCalls(Object.values(contracts)),
  };
}
