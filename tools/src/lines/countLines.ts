/** A source file at one commit. */
export interface SourceFile {
  readonly path: string;
  readonly lines: number;
}

const isTest = /\.(test|spec)\.tsx?$|\/testing\w*(\/|\.)|\/(fixtures|bench)\/|^e2e\//;
/** Texts, sample data, drawings and migrations: data, however long. */
const isData = /^server\/demo\/|^server\/src\/(reference|art|db\/migrations)\/|^server\/src\/db\/tables\.ts$|\/fonts\//;

/** Hand-written code of the product: no tests, no data, nothing generated. */
export const isCounted = (path: string): boolean =>
  /^(shell|shared|server|mf-[a-z]+|tools|scripts)\/.*\.(tsx?|mjs|css)$/.test(path) &&
  !isTest.test(path) &&
  !isData.test(path);

/** What a path is a part of: a feature of a remote, a domain or folder of the server, a door of the shared package, else its package. */
export function toPart(path: string): string {
  const part = /^(?:mf-[a-z]+\/src\/features|server\/src\/domains|server\/src|shared\/src)\/[^/.]+(?=\/)/.exec(
    path,
  )?.[0];
  return part ?? path.split('/')[0] ?? '';
}

const sum = (files: readonly SourceFile[]) => files.reduce((total, { lines }) => total + lines, 0);

/** Lines of a part before and after; undefined where it did not exist. */
export interface PartLines {
  readonly part: string;
  readonly before: number | undefined;
  readonly after: number | undefined;
}

/** Lines by part, sorted by name. */
export function comparePartLines(before: readonly SourceFile[], after: readonly SourceFile[]): PartLines[] {
  const parts = new Set([...before, ...after].map(({ path }) => toPart(path)));
  const linesOf = (files: readonly SourceFile[], part: string) => {
    const own = files.filter(({ path }) => toPart(path) === part);
    return own.length === 0 ? undefined : sum(own);
  };
  return [...parts].sort().map((part) => ({ part, before: linesOf(before, part), after: linesOf(after, part) }));
}

/**
 * Net lines by type of commit.
 * @param log output of `git log --numstat --format=%x00%s`
 */
export function countByType(log: string): Map<string, number> {
  const types = new Map<string, number>();
  for (const commit of log.split('\0').filter((text) => text !== '')) {
    const [subject = '', ...rows] = commit.split('\n');
    const type = /^(\w+)(?:\([^)]*\))?: /.exec(subject)?.[1] ?? 'other';
    for (const row of rows) {
      const [added, removed, path] = row.split('\t');
      if (path === undefined || !isCounted(path)) continue;
      types.set(type, (types.get(type) ?? 0) + Number(added) - Number(removed));
    }
  }
  return types;
}
