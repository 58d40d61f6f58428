import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the folder of a package's messages. */
export const messagesDir = (packageDir: string): string => join(packageDir, 'src/messages');

/** Lists the languages of a remote's messages files except Korean, sorted. */
export function listLanguages(packageDir: string): string[] {
  const dir = messagesDir(packageDir);
  if (!existsSync(dir)) return [];
  return readdirSync(dir)
    .filter((name) => name.endsWith('.json') && name !== 'ko.json')
    .map((name) => name.replace(/\.json$/, ''))
    .sort();
}
