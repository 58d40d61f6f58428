import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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

/** Keys that the sources of a remote name and its texts do not have. Keys put together at run time are not seen. */
export function checkMessages(packageDir: string): Fault[] {
  const file = join(packageDir, 'src/messages/ko.json');
  if (!existsSync(file)) return toFaults('message', ['there is no src/messages/ko.json']);
  const messages: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const used = listSources(join(packageDir, 'src')).flatMap((source) =>
    [...readFileSync(source, 'utf8').matchAll(/\bt\(\s*'([A-Za-z][\w.]*)'/g)].map(([, key = '']) => key),
  );
  const keys = [...new Set(used)];
  return toFaults('message', [
    ...keys.filter((key) => !hasText(messages, key)).map((key) => `there is no text ${key}`),
    // Titles and menu labels go into remote.json; the build leaves them out of the browser's messages.
    ...keys.filter((key) => key.startsWith('pages.')).map((key) => `a screen uses ${key}, which browsers do not have`),
  ]);
}
