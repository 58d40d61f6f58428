import { SourceMap } from 'node:module';

/** Position in a script of a release, from a browser's stack. */
interface Place {
  readonly id: string;
  readonly buildId: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

const pattern = /\/remotes\/([\w-]+)\/([0-9a-z]{8,40})\/([\w@+-][\w.@+-]*\.js):(\d+):(\d+)/;

function findPlace(text: string): Place | undefined {
  const [, id, buildId, file, line, column] = pattern.exec(text) ?? [];
  if (id === undefined || buildId === undefined || file === undefined) return undefined;
  return { id, buildId, file, line: Number(line), column: Number(column) };
}

/** @returns `mf-travel/src/features/list/ListScreen.tsx:12:7` */
function locate(map: string, { line, column }: Place): string | undefined {
  const entry = new SourceMap(JSON.parse(map)).findEntry(line - 1, column - 1);
  if (!('originalSource' in entry)) return undefined;
  const source = entry.originalSource.replace(/^webpack:\/\/[^/]*\//, '').replace(/^(\.\/)+/, '');
  return `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
}

/**
 * Rewrites the lines of a stack with positions in the sources. Does not change lines of other remotes and without a map.
 * @param readMap source map of a script; undefined if the build has none
 */
export async function traceStack(
  stack: string,
  id: string,
  readMap: (buildId: string, file: string) => Promise<string | undefined>,
): Promise<readonly string[]> {
  const maps = new Map<string, Promise<string | undefined>>();
  return Promise.all(
    stack.split('\n').map(async (line) => {
      const place = findPlace(line);
      if (place?.id !== id) return line;
      const key = `${place.buildId}/${place.file}`;
      const map = maps.get(key) ?? readMap(place.buildId, place.file);
      maps.set(key, map);
      const text = await map;
      const found = text === undefined ? undefined : locate(text, place);
      return found === undefined ? line : `${line.slice(0, line.length - line.trimStart().length)}at ${found}`;
    }),
  );
}
