import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const rootDir = fileURLToPath(new URL('../../..', import.meta.url));

export interface BuildTarget {
  /** `shell` or the id of a remote. */
  readonly id: string;
  readonly packageDir: string;
}

/** Lists the shell and every remote of the workspace: each folder `mf-*` with a `src/app.ts`. */
export function listTargets(dir = rootDir): readonly BuildTarget[] {
  const remotes = readdirSync(dir, { withFileTypes: true })
    .filter(
      (entry) => entry.isDirectory() && entry.name.startsWith('mf-') && existsSync(join(dir, entry.name, 'src/app.ts')),
    )
    .map((entry) => entry.name)
    .sort();
  return ['shell', ...remotes].map((id) => ({ id, packageDir: join(dir, id) }));
}
