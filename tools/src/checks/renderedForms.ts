import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { RemoteJson } from '@haesol/contracts/release';

export interface RemotePages {
  readonly packageDir: string;
  readonly json: RemoteJson;
}

/** Whose markup the server writes; pages of members are drawn by browsers alone (`composePage.ts` of the edge). */
const isRendered = ({ render, guard, redirect }: RemoteJson['routes'][number]) =>
  render === 'server' && redirect === undefined && (guard === null || guard === 'visitor');

/** Files of the package that a file imports, by `./…` or by a name of the package's own (`#ui/…`). */
function listImports(file: string, packageDir: string): string[] {
  const names = [...readFileSync(file, 'utf8').matchAll(/ from '([.#][^']+)'/g)].map(([, name = '']) => name);
  return names.flatMap((name) => {
    const path = name.startsWith('#') ? join(packageDir, 'src', name.slice(1)) : join(dirname(file), name);
    return [path, `${path}.tsx`, `${path}.ts`].filter((place) => /\.tsx?$/.test(place) && existsSync(place));
  });
}

/** Whether a form that sends stands in a screen or in what it imports. */
function hasForm(chunk: string, packageDir: string): boolean {
  const files = new Set(globSync(`src/**/${chunk}.tsx`, { cwd: packageDir }).map((file) => join(packageDir, file)));
  if (files.size === 0) throw new Error(`${packageDir} has no ${chunk}.tsx`);
  // A set also visits what is added to it meanwhile.
  for (const file of files) for (const imported of listImports(file, packageDir)) files.add(imported);
  return [...files].some((file) => /<Form\b|method="post"/.test(readFileSync(file, 'utf8')));
}

/** Paths of pages that the server renders and whose screen or slots hold a form that sends, be it in a dialog. */
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
