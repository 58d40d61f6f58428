import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isServerPath } from '@haesol/contracts/release';
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

const templateDir = (name: string) => fileURLToPath(new URL(`./${name}`, import.meta.url));
/** Excludes the templates from every check of the workspace, because they are not code until filled in. */
const ending = '.txt';

const toName = (id: string) =>
  id.slice('mf-'.length).replaceAll(/-(.)/g, (_dash, letter: string) => letter.toUpperCase());

/** @throws {MfError} with valid options */
export function checkNewRemote({ id, title, area, roles }: NewRemote, dir: string): void {
  if (!/^mf(-[a-z][a-z0-9]*)+$/.test(id))
    throw new MfError(`${id} is no name of a remote`, 'Small letters and digits: mf-lectures.');
  if (existsSync(join(dir, id))) throw new MfError(`There is a folder ${id} already`, 'Choose another name.');
  if (!/^\/[A-Za-z][\w-]*(\/[\w-]+)*$/.test(area)) throw new MfError(`${area} is no path`, 'As in --area /lectures.');
  if (isServerPath(area)) throw new MfError(`${area} belongs to the server`, 'Choose another with --area.');
  if (title.trim() === '' || /["\\{}'<>]/.test(title)) {
    throw new MfError('The title is empty or has quotes, braces or angle brackets', 'As in --title "공개 강좌".');
  }
  const unknown = roles.find((role) => !['STAFF', 'ADMIN'].includes(role));
  if (unknown !== undefined) throw new MfError(`There is no role ${unknown}`, 'As in --roles STAFF,ADMIN.');
}

/** Lists the files of a template, without its ending. */
function listTemplate(name: string): readonly (readonly [name: string, file: string])[] {
  const dir = templateDir(name);
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => [file.slice(dir.length + 1, -ending.length), file]);
}

/**
 * Writes the folder of a new remote.
 * @param more values of the templates besides those of the remote
 * @param templates folders of templates; a later one replaces files of those before
 * @returns the names of its files
 */
export function writeRemote(
  remote: NewRemote,
  dir: string,
  {
    templates = ['template'],
    more = {},
  }: { templates?: readonly string[]; more?: Readonly<Record<string, string>> } = {},
): readonly string[] {
  const roles = remote.roles.length === 0 ? '' : `\n  roles: [${remote.roles.map((role) => `'${role}'`).join(', ')}],`;
  const domain = remote.id.slice('mf-'.length).replaceAll(/[^a-z]/g, '');
  const words: Readonly<Record<string, string>> = { ...remote, roles, name: toName(remote.id), domain, ...more };
  const fill = (text: string) =>
    text.replaceAll(/\{\{(\w+)\}\}/g, (all, key: string) => (Object.hasOwn(words, key) ? String(words[key]) : all));
  const files = new Map(templates.flatMap(listTemplate));
  for (const [name, file] of files) {
    const target = join(dir, remote.id, name);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, fill(readFileSync(file, 'utf8')));
  }
  return [...files.keys()];
}
