import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { rootDir } from '../build/packages.ts';

export interface Door {
  /** Folder below `shared/src`. */
  readonly name: string;
  /** Names that others can use, sorted: exports, members of ShellApi, tokens. */
  readonly names: readonly string[];
}

const sharedDir = join(rootDir, 'shared');

/** `shared/src/<door>/CHANGELOG.md`. */
export const changelogOf = (door: string): string => join(sharedDir, 'src', door, 'CHANGELOG.md');

const declared = /^export (?:declare )?(?:const|function|class|interface|type|async function) (\w+)/gm;
const listed = /^export (?:type )?\{([^}]*)\}/gm;
const starred = /^export (?:type )?\* from '([^']+)'/gm;

function toName(entry: string): string {
  const [first = '', renamed] = entry.replace(/^type /, '').split(' as ');
  return renamed ?? first;
}

/** Names that a source exports. */
export function listExports(file: string): string[] {
  const text = readFileSync(file, 'utf8').replaceAll(/\/\*.*?\*\//gs, '');
  const here = [...text.matchAll(declared)].map(([, name = '']) => name);
  const lists = [...text.matchAll(listed)].flatMap(([, names = '']) =>
    names
      .split(',')
      .map((entry) => entry.trim())
      .filter((entry) => entry !== '')
      .map(toName),
  );
  const stars = [...text.matchAll(starred)].flatMap(([, target = '']) => listExports(join(dirname(file), target)));
  return [...here, ...lists, ...stars];
}

const listTokens = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/(?:^|[{;])\s*(--[\w-]+):/gm)].map(([, name = '']) => name);

/** Each member is a promise of its own to builds that are not made anew. */
function listMembers(): string[] {
  const text = readFileSync(join(sharedDir, 'src/shell-api/shellApi.ts'), 'utf8');
  const body = /^export interface ShellApi \{\n(.*?)^\}/ms.exec(text)?.[1] ?? '';
  return [...body.matchAll(/^ {2}(?:readonly )?(\w+)[<(:]/gm)].map(([, name = '']) => `ShellApi.${name}`);
}

/** Doors of the shared package, from its manifest, with all that can be used of each. */
export function listDoors(): Door[] {
  const manifest = JSON.parse(readFileSync(join(sharedDir, 'package.json'), 'utf8')) as {
    exports: Record<string, string>;
  };
  const names = new Map<string, Set<string>>();
  for (const target of Object.values(manifest.exports)) {
    const file = join(sharedDir, target);
    const door = target.split('/')[2] ?? '';
    const found = names.get(door) ?? new Set();
    names.set(door, found);
    for (const name of file.endsWith('.css') ? listTokens(file) : listExports(file)) found.add(name);
    if (door === 'shell-api') for (const name of listMembers()) found.add(name);
  }
  return [...names].map(([name, all]) => ({ name, names: [...all].sort() }));
}

/** Names that a changelog says are there: those added and not removed since; its newest entries stand first. */
export function listRecorded(changelog: string): Set<string> {
  const recorded = new Set<string>();
  const sections = changelog.split(/^## /m).slice(1).reverse();
  for (const line of sections.flatMap((section) => section.replaceAll(/\n {2,}/g, ' ').split('\n'))) {
    const kind = /^- (Added|Removed):/.exec(line)?.[1];
    if (kind === undefined) continue;
    for (const [, name = ''] of line.matchAll(/`([^`]+)`/g)) {
      if (kind === 'Added') recorded.add(name);
      else recorded.delete(name);
    }
  }
  return recorded;
}

export interface Difference {
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

export function compareDoor({ names }: Door, changelog: string): Difference {
  const recorded = listRecorded(changelog);
  return {
    added: names.filter((name) => !recorded.has(name)),
    removed: [...recorded].filter((name) => !names.includes(name)),
  };
}

export const readChangelog = (door: string): string =>
  existsSync(changelogOf(door)) ? readFileSync(changelogOf(door), 'utf8') : '';
