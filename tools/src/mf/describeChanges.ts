import type { ReleaseSizes } from '../size/measureRelease.ts';

/** Compared facts of a remote's build. */
export interface ComparedBuild {
  /** Integrity of every file, by its name. */
  readonly files: Readonly<Record<string, string>>;
  readonly remoteJson: unknown;
  readonly sizes: ReleaseSizes;
}

/** Removes the hash: `mf-travel.ListScreen.0a1b2c3d.js` is `ListScreen.js` in every build. */
const toStem = (name: string) => name.replace(/\.[0-9a-f]{8}(?=\.)/, '');

/** Excludes files about the build itself, which always differ; others are sent to browsers or the renderer. */
const isCompared = (name: string) => !/^maps\/|\.(json|txt)$/.test(name);

interface ComparedFile {
  readonly integrity: string;
  readonly bytes: number | undefined;
}

function listFiles({ files, sizes }: ComparedBuild): ReadonlyMap<string, ComparedFile> {
  const names = Object.keys(files).filter(isCompared);
  return new Map(
    names.map((name) => [toStem(name), { integrity: files[name] ?? '', bytes: sizes.files.get(name) }] as const),
  );
}

/** Formats bytes after brotli, before and after: ` 1,200 -> 1,350 bytes (+150)`; empty for files that browsers do not load. */
function describeBytes(before: number | undefined, after: number | undefined): string {
  const toText = (bytes: number) => bytes.toLocaleString('en-US');
  if (before !== undefined && after !== undefined) {
    const more = after - before;
    return ` ${toText(before)} -> ${toText(after)} bytes (${more < 0 ? '' : '+'}${toText(more)})`;
  }
  const only = before ?? after;
  return only === undefined ? '' : ` ${toText(only)} bytes`;
}

/** Lists pages and slots whose bytes change. */
function listPages(before: ComparedBuild, after: ComparedBuild): readonly string[] {
  const [old, young] = [before.sizes.pages, after.sizes.pages];
  const names = [...new Set([...old.keys(), ...young.keys()])].filter((name) => old.get(name) !== young.get(name));
  return names.map((name) => `page ${name}${describeBytes(old.get(name), young.get(name))}`);
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Maps entries of a list by their name, or by position without one. */
function byName(list: readonly unknown[]): Readonly<Record<string, unknown>> {
  const nameOf = (entry: unknown, at: number) =>
    isObject(entry) ? String(entry.path ?? entry.link ?? entry.slot ?? at) : String(entry);
  return Object.fromEntries(list.map((entry, at) => [nameOf(entry, at), entry]));
}

function* compare(before: unknown, after: unknown, path: string): Generator<string> {
  if (JSON.stringify(before) === JSON.stringify(after)) return;
  const [old, young] = [before, after].map((value) => (Array.isArray(value) ? byName(value) : value));
  if (!isObject(old) || !isObject(young)) {
    const [was, is] = [before, after].map((value) => JSON.stringify(value));
    yield was === undefined ? `+ ${path} ${is}` : is === undefined ? `- ${path} ${was}` : `~ ${path} ${was} -> ${is}`;
    return;
  }
  for (const key of new Set([...Object.keys(old), ...Object.keys(young)])) {
    yield* compare(old[key], young[key], path === '' ? key : `${path} ${key}`);
  }
}

/** Lists additions (`+`), removals (`-`) and changes (`~`) between builds: `remote.json`, files, then the bytes of pages. */
export function describeChanges(before: ComparedBuild, after: ComparedBuild): readonly string[] {
  const [old, young] = [listFiles(before), listFiles(after)];
  const names = [...new Set([...old.keys(), ...young.keys()])].sort();
  const files = names.flatMap((name) => {
    const [was, is] = [old.get(name), young.get(name)];
    if (was?.integrity === is?.integrity) return [];
    const sign = is === undefined ? '-' : was === undefined ? '+' : '~';
    return [`${sign} ${name}${describeBytes(was?.bytes, is?.bytes)}`];
  });
  return [...compare(before.remoteJson, after.remoteJson, ''), ...files, ...listPages(before, after)];
}
