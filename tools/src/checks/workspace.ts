import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../..', import.meta.url));

export function readText(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

/** Returns the folders of the workspace's packages: at the top level and below `shared/`. */
export function listPackages(): string[] {
  return ['', 'shared/'].flatMap((parent) =>
    readdirSync(join(root, parent), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && existsSync(join(root, parent, entry.name, 'package.json')))
      .map((entry) => `${parent}${entry.name}`),
  );
}
