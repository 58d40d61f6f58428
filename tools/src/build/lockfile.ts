/** Dependencies by name as resolved in the lockfile: `react-dom` is `19.3.1(react@19.3.1)`. */
type Resolved = Readonly<Record<string, string>>;

export interface Lockfile {
  /** By folder of the workspace; `dev` includes `devDependencies`. */
  readonly importers: Readonly<Record<string, { readonly own: Resolved; readonly dev: Resolved }>>;
  /** By `name@version`. */
  readonly snapshots: Readonly<Record<string, Resolved>>;
}

const unquote = (text: string) => text.replace(/^'(.*)'$/, '$1');
const indentOf = (line: string) => line.length - line.trimStart().length;

/** Lists the lines below a key, by the keys one level deeper. */
function listParts(lines: readonly string[], indent: number): [key: string, lines: string[]][] {
  const parts: [string, string[]][] = [];
  for (const line of lines) {
    if (line.trim() === '') continue;
    const match = indentOf(line) === indent ? /^ *('[^']*'|[^':]+):(?: (.*))?$/.exec(line) : null;
    if (match !== null) parts.push([unquote(match[1] ?? ''), match[2] === undefined ? [] : [match[2]]]);
    else parts.at(-1)?.[1].push(line);
  }
  return parts;
}

const readSection = (lines: readonly string[], indent: number, wanted: readonly string[]) =>
  listParts(lines, indent).flatMap(([name, rest]) => (wanted.includes(name) ? listParts(rest, indent + 2) : []));

/**
 * Parses the dependencies in a lockfile of the pinned pnpm: only mappings, two spaces per level.
 * @throws for a lockfile of another version
 */
export function readLockfile(text: string): Lockfile {
  if (!text.startsWith("lockfileVersion: '9.0'\n")) throw new Error('pnpm-lock.yaml is not of version 9.0');
  const top = new Map(listParts(text.split('\n'), 0));
  const versions = (lines: readonly string[], groups: readonly string[]) =>
    Object.fromEntries(
      readSection(lines, 4, groups).map(([name, rest]) => [
        name,
        unquote(rest.map((line) => /^ *version: (.*)$/.exec(line)?.[1]).find((version) => version !== undefined) ?? ''),
      ]),
    );
  return {
    importers: Object.fromEntries(
      listParts(top.get('importers') ?? [], 2).map(([folder, lines]) => [
        folder,
        {
          own: versions(lines, ['dependencies', 'optionalDependencies']),
          dev: versions(lines, ['devDependencies']),
        },
      ]),
    ),
    snapshots: Object.fromEntries(
      listParts(top.get('snapshots') ?? [], 2).map(([name, lines]) => [
        name,
        Object.fromEntries(
          readSection(lines, 4, ['dependencies', 'optionalDependencies']).map(([of, rest]) => [
            of,
            unquote(rest[0] ?? ''),
          ]),
        ),
      ]),
    ),
  };
}

/** @returns snapshot key of a dependency; an alias has the name of another package */
function toKey({ snapshots }: Lockfile, name: string, version: string): string | undefined {
  if (version.startsWith('link:')) return undefined;
  return [`${name}@${version}`, version].find((key) => Object.hasOwn(snapshots, key));
}

/**
 * Lists all transitive packages of these dependencies as `name@version`, sorted.
 * @throws for a package missing in the lockfile
 */
export function listResolved(lockfile: Lockfile, dependencies: Resolved): readonly string[] {
  const found = new Set<string>();
  const waiting = Object.entries(dependencies);
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const [name, version] = next;
    const key = toKey(lockfile, name, version);
    if (key === undefined && !version.startsWith('link:')) {
      throw new Error(`pnpm-lock.yaml has no snapshot of ${name} ${version}`);
    }
    if (key === undefined || found.has(key)) continue;
    found.add(key);
    waiting.push(...Object.entries(lockfile.snapshots[key] ?? {}));
  }
  return [...found].sort();
}
