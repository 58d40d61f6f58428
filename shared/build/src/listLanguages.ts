import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withoutRegistryTexts } from './registryTexts.ts';

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

/** Returns true if the file of a language has texts for screens; one with names for the menu alone is not for browsers. */
export const hasScreenTexts = (packageDir: string, language: string): boolean =>
  Object.keys(withoutRegistryTexts(readFileSync(join(messagesDir(packageDir), `${language}.json`), 'utf8'))).length > 0;
