import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FaultList } from './faultList.ts';
import type { TextTree } from './pickTexts.ts';

/** Part of a remote's messages that only the registry needs: titles, descriptions and menu labels of its pages. */
const registryPart = 'pages';

/** Returns true for a message key of the registry's texts. */
export const isTextKey = (text: string): boolean => text.startsWith(`${registryPart}.`);

/** Texts of the registry in one language. */
export interface Texts {
  /** @param key as in `title: 'pages.notice.title'`; an unknown one is an error */
  read(key: string): string;
}

/** Reads the texts of titles, descriptions and menu labels from `messages/<language>.json`. */
export function readTexts(packageDir: string, language: string, faults: FaultList): Texts {
  const file = join(packageDir, 'src/messages', `${language}.json`);
  const messages: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  return {
    read(key) {
      const text = key
        .split('.')
        .reduce<unknown>(
          (at, part) => (typeof at === 'object' && at !== null ? Reflect.get(at, part) : undefined),
          messages,
        );
      if (!isTextKey(key)) faults.add(`${key} is no key of ${registryPart}`, key);
      else if (typeof text !== 'string' || text === '') faults.add(`there is no text ${key}`, key);
      return String(text ?? '');
    },
  };
}

/** Returns the messages for the browser, from the text of their file. */
export function withoutRegistryTexts(text: string): TextTree {
  const { [registryPart]: _texts, ...rest } = JSON.parse(text) as TextTree;
  return rest;
}
