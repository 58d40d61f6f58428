import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pickTexts, type TextTree, withoutRegistryTexts } from '@haesol/shared/build';
import { type Fault, toFaults } from './fault.ts';

function listSources(dir: string): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

const read = (messages: unknown, key: string): unknown =>
  key
    .split('.')
    .reduce<unknown>(
      (at, part) => (typeof at === 'object' && at !== null ? Reflect.get(at, part) : undefined),
      messages,
    );

/** i18next chooses among endings by number. */
const hasText = (messages: unknown, key: string) =>
  [key, `${key}_one`, `${key}_other`].some(
    (name) => typeof read(messages, name) === 'string' && read(messages, name) !== '',
  );

/** Keys of all texts below a part of the messages. */
const listKeys = (messages: TextTree, before = ''): string[] =>
  Object.entries(messages).flatMap(([name, value]) =>
    typeof value === 'string' ? [before + name] : listKeys(value, `${before}${name}.`),
  );

/**
 * Keys that the sources of a remote name and its texts do not have, and texts that no source names: the build gives each
 * module the texts that it names, so that these would be in no page.
 */
export function checkMessages(packageDir: string): Fault[] {
  const file = join(packageDir, 'src/messages/ko.json');
  if (!existsSync(file)) return toFaults('message', ['there is no src/messages/ko.json']);
  const text = readFileSync(file, 'utf8');
  const messages: unknown = JSON.parse(text);
  const sources = listSources(join(packageDir, 'src')).map((source) => readFileSync(source, 'utf8'));
  const used = sources.flatMap((source) =>
    [...source.matchAll(/\bt\(\s*'([A-Za-z][\w.]*)'/g)].map(([, key = '']) => key),
  );
  const keys = [...new Set(used)];
  const shown = withoutRegistryTexts(text);
  const named = new Set(sources.flatMap((source) => listKeys(pickTexts(source, shown))));
  return toFaults('message', [
    ...keys.filter((key) => !hasText(messages, key)).map((key) => `there is no text ${key}`),
    // Titles and menu labels go into remote.json; the build leaves them out of the browser's messages.
    ...keys.filter((key) => key.startsWith('pages.')).map((key) => `a screen uses ${key}, which browsers do not have`),
    ...listKeys(shown)
      .filter((key) => !named.has(key))
      .map((key) => `no source names the text ${key}`),
  ]);
}
