import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readRemoteJson } from '@haesol/build';
import { isServerPath, type RemoteJson } from '@haesol/contracts/release';
import { listTargets } from '../build/packages.ts';
import { MfError } from '../contract/MfError.ts';

/** Options of a new remote. */
export interface NewRemote {
  /** `mf-…`. */
  readonly id: string;
  /** Title of its page and menu entry. */
  readonly title: string;
  /** Path prefix of its pages: `/lectures`. */
  readonly area: string;
  /** Menu group. */
  readonly group: string;
  /** Roles that see it; empty: everybody. */
  readonly roles: readonly string[];
}

const template = fileURLToPath(new URL('./template', import.meta.url));
/** Excludes the templates from every check of the workspace, because they are not code until filled in. */
const ending = '.txt';

const toName = (id: string) =>
  id.slice('mf-'.length).replaceAll(/-(.)/g, (_dash, letter: string) => letter.toUpperCase());

function listRemotes(rootDir: string): Promise<RemoteJson[]> {
  const remotes = listTargets(rootDir).filter(({ id }) => id !== 'shell');
  return Promise.all(remotes.map(({ packageDir }) => readRemoteJson(packageDir)));
}

/** @throws {MfError} with valid options */
async function check({ id, title, area, group, roles }: NewRemote, rootDir: string): Promise<void> {
  if (!/^mf(-[a-z][a-z0-9]*)+$/.test(id))
    throw new MfError(`${id} is no name of a remote`, 'Small letters and digits: mf-lectures.');
  if (existsSync(join(rootDir, id))) throw new MfError(`There is a folder ${id} already`, 'Choose another name.');
  if (!/^\/[A-Za-z][\w-]*(\/[\w-]+)*$/.test(area)) throw new MfError(`${area} is no path`, 'As in --area /lectures.');
  if (isServerPath(area)) throw new MfError(`${area} belongs to the server`, 'Choose another with --area.');
  if (title.trim() === '' || /["\\{}'<>]/.test(title)) {
    throw new MfError('The title is empty or has quotes, braces or angle brackets', 'As in --title "공개 강좌".');
  }
  const remotes = await listRemotes(rootDir);
  const first = (path: string) => path.toLowerCase().split('/')[1];
  const owner = remotes.find(({ area: areas }) => areas.some((path) => path !== '/' && first(path) === first(area)));
  if (owner !== undefined) throw new MfError(`${area} belongs to ${owner.id}`, 'Choose another with --area.');
  const unknown = roles.find((role) => !['STAFF', 'ADMIN'].includes(role));
  if (unknown !== undefined) throw new MfError(`There is no role ${unknown}`, 'As in --roles STAFF,ADMIN.');
  const groups = new Set(remotes.flatMap(({ menu }) => menu.map((entry) => entry.group)));
  if (!groups.has(group))
    throw new MfError(`The menu has no group ${group}`, `It has ${[...groups].sort().join(', ')}.`);
}

/** Writes the folder of a new remote. @returns the names of its files */
export async function writeRemote(remote: NewRemote, rootDir: string): Promise<readonly string[]> {
  await check(remote, rootDir);
  const roles = remote.roles.length === 0 ? '' : `\n  roles: [${remote.roles.map((role) => `'${role}'`).join(', ')}],`;
  const words: Readonly<Record<string, string>> = { ...remote, roles, name: toName(remote.id) };
  const fill = (text: string) =>
    text.replaceAll(/\{\{(id|title|area|group|roles|name)\}\}/g, (_all, key: string) => words[key] ?? '');
  const names = readdirSync(template, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => join(entry.parentPath, entry.name).slice(template.length + 1));
  return names.map((name) => {
    const target = name.slice(0, -ending.length);
    const file = join(rootDir, remote.id, target);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, fill(readFileSync(join(template, name), 'utf8')));
    return target;
  });
}
