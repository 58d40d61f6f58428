import { listExportedFunctions } from './exportedFunctions.ts';

/** What istanbul's format says of one file: its functions, and how often each was called. */
export interface FileCoverage {
  readonly fnMap: Readonly<Record<string, { readonly name: string }>>;
  readonly f: Readonly<Record<string, number>>;
}

/** Names of the functions of a file that were called at least once. */
function listCalled({ fnMap, f }: FileCoverage): Set<string> {
  return new Set(Object.entries(fnMap).flatMap(([key, { name }]) => ((f[key] ?? 0) > 0 ? [name] : [])));
}

/**
 * Exported functions of a file that no test called, as `path name`.
 * @param coverage undefined where no test loaded the file
 */
export function findUnreached(path: string, source: string, coverage: FileCoverage | undefined): string[] {
  const called = coverage === undefined ? new Set() : listCalled(coverage);
  return listExportedFunctions(source).flatMap(({ name }) => (called.has(name) ? [] : [`${path} ${name}`]));
}
