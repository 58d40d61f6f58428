import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Folder of a package's messages. */
export const messagesDir = (packageDir: string): string => join(packageDir, 'src/messages');

/** Languages of a remote's messages files beside Korean, in order. */
export function listLanguages(packageDir: string): string[] {
  const dir = messagesDir(packageDir);
  if (!existsSync(dir)) return [];
  return readdirSync(dir)
    .filter((name) => name.endsWith('.json') && name !== 'ko.json')
    .map((name) => name.replace(/\.json$/, ''))
    .sort();
}
