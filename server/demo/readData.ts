import { readFileSync } from 'node:fs';

/** Reads the rows or texts of a file in `data`. */
export function readData<T>(name: string): T {
  return JSON.parse(readFileSync(new URL(`./data/${name}.json`, import.meta.url), 'utf8')) as T;
}
