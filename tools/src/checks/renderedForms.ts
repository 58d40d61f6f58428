import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { RemoteJson } from '@haesol/contracts/release';

export interface RemotePages {
  readonly packageDir: string;
  readonly json: RemoteJson;
}

/** Returns true for pages rendered on the server; those of members are rendered only by browsers (`composePage.ts`). */
const isRendered = ({ render, guard, redirect }: RemoteJson['routes'][number]) =>
  render === 'server' && redirect === undefined && (guard === null || guard === 'visitor');

/** Lists the package's files that a file imports, by `./…` or by one of the package's `imports` (`#ui/…`). */
function listImports(file: string, packageDir: string): string[] {
  const names = [...readFileSync(file, 'utf8').matchAll(/ from '([.#][^']+)'/g)].map(([, name = '']) => name);
  return names.flatMap((name) => {
    const path = name.startsWith('#') ? join(packageDir, 'src', name.slice(1)) : join(dirname(file), name);
    return [path, `${path}.tsx`, `${path}.ts`].filter((place) => /\.tsx?$/.test(place) && existsSync(place));
  });
}

/** Returns true if a screen or its imports contain a submitting form. */
function hasForm(chunk: string, packageDir: string): boolean {
  const files = new Set(globSync(`src/**/${chunk}.tsx`, { cwd: packageDir }).map((file) => join(packageDir, file)));
  if (files.size === 0) throw new Error(`${packageDir} has no ${chunk}.tsx`);
  // Iterating a set also visits items added meanwhile.
  for (const file of files) for (const imported of listImports(file, packageDir)) files.add(imported);
  return [...files].some((file) => /<Form\b|method="post"/.test(readFileSync(file, 'utf8')));
}

/** Lists paths of server-rendered pages whose screen or slots contain a submitting form, also in a dialog. */
export function findPagesWithForms(remotes: readonly RemotePages[]): string[] {
  const offers = remotes.flatMap(({ packageDir, json }) => json.offers.map((offer) => ({ ...offer, packageDir })));
  const paths = remotes.flatMap(({ packageDir, json }) =>
    json.routes.filter(isRendered).flatMap(({ path, chunk, slots = [] }) => {
      const filled = offers.filter(({ slot }) => slots.includes(slot));
      const screens = [{ chunk, packageDir }, ...filled];
      return screens.some((one) => one.chunk !== undefined && hasForm(one.chunk, one.packageDir)) ? [path] : [];
    }),
  );
  return paths.sort();
}
