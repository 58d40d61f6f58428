import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

export interface Source {
  /** `src/features/list/ListScreen.tsx` */
  readonly name: string;
  readonly text: string;
}

/** Lists the sources of a package without its tests. */
export function listSources(packageDir: string): Source[] {
  return readdirSync(join(packageDir, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.test)\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ name: relative(packageDir, file).replaceAll('\\', '/'), text: readFileSync(file, 'utf8') }));
}
