import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

/** Imports between files: path of the importing file → imported paths, including types. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

const importPattern = /^(?:import|export)\b[^'";]*?\bfrom '(\.[^']+)'|^import '(\.[^']+)'|\bimport\('(\.[^']+)'\)/gm;

/** Reads the relative imports of source files. */
export function readImports(rootDir: string, files: readonly string[]): ImportGraph {
  const known = new Set(files);
  return new Map(
    files.map((file) => {
      const text = existsSync(join(rootDir, file)) ? readFileSync(join(rootDir, file), 'utf8') : '';
      const targets = [...text.matchAll(importPattern)].map(([, from, bare, dynamic]) =>
        posix.join(posix.dirname(file), from ?? bare ?? dynamic ?? ''),
      );
      return [file, targets.filter((target) => known.has(target))];
    }),
  );
}

/** Returns a path through `graph` that ends at its start, or undefined. */
function findCycle(graph: ReadonlyMap<string, ReadonlySet<string>>): string[] | undefined {
  const done = new Set<string>();
  const path: string[] = [];
  const visit = (node: string): string[] | undefined => {
    if (path.includes(node)) return [...path.slice(path.indexOf(node)), node];
    if (done.has(node)) return undefined;
    path.push(node);
    for (const next of graph.get(node) ?? []) {
      const cycle = visit(next);
      if (cycle !== undefined) return cycle;
    }
    path.pop();
    done.add(node);
    return undefined;
  };
  for (const node of graph.keys()) {
    const cycle = visit(node);
    if (cycle !== undefined) return cycle;
  }
  return undefined;
}

/**
 * Finds cycles among the children (files and folders) of each folder below `root`.
 * @returns one line per folder, as `server/src: http → mail → http`
 */
export function findFolderCycles(root: string, imports: ImportGraph): string[] {
  const folders = new Set<string>();
  for (const file of imports.keys())
    for (let folder = posix.dirname(file); folder.startsWith(root); folder = posix.dirname(folder)) folders.add(folder);
  return [...folders].sort().flatMap((folder) => {
    const children = new Map<string, Set<string>>();
    const childOf = (file: string) => file.slice(folder.length + 1).split('/')[0] ?? '';
    for (const [file, targets] of imports) {
      if (!file.startsWith(`${folder}/`)) continue;
      const child = childOf(file);
      const edges = children.get(child) ?? new Set();
      children.set(child, edges);
      for (const target of targets)
        if (target.startsWith(`${folder}/`) && childOf(target) !== child) edges.add(childOf(target));
    }
    const cycle = findCycle(children);
    return cycle === undefined ? [] : [`${folder}: ${cycle.join(' → ')}`];
  });
}
