import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of this code: the workspace, or the compiled files of the installed package. */
const codeDir = fileURLToPath(new URL('../../..', import.meta.url));

/** False where these tools are installed as a package, for a remote in a repository of its own. */
export const isWorkspace = existsSync(join(codeDir, 'pnpm-workspace.yaml'));

/** Root of the workspace, or the folder of the remote, in which the command runs. */
export const rootDir = isWorkspace ? codeDir : process.cwd();

/** Package whose dependencies include the shared modules: the shell, or the remote. */
export const sharedDir = isWorkspace ? join(rootDir, 'shell') : rootDir;

export interface BuildTarget {
  /** `shell` or the id of a remote. */
  readonly id: string;
  readonly packageDir: string;
}

/** Returns the remote of a repository of its own: the name of its package without the scope. */
function listOwn(): readonly BuildTarget[] {
  if (!existsSync(join(rootDir, 'src/app.ts'))) return [];
  const { name } = JSON.parse(readFileSync(join(rootDir, 'package.json'), 'utf8')) as { name: string };
  return [{ id: name.replace(/^@[^/]+\//, ''), packageDir: rootDir }];
}

/** Lists the shell and every remote of the workspace: each folder `mf-*` with a `src/app.ts`. */
export function listTargets(dir = rootDir): readonly BuildTarget[] {
  if (!isWorkspace && dir === rootDir) return listOwn();
  const remotes = readdirSync(dir, { withFileTypes: true })
    .filter(
      (entry) => entry.isDirectory() && entry.name.startsWith('mf-') && existsSync(join(dir, entry.name, 'src/app.ts')),
    )
    .map((entry) => entry.name)
    .sort();
  return ['shell', ...remotes].map((id) => ({ id, packageDir: join(dir, id) }));
}
