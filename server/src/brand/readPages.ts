import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentBlock, menuKeys } from '@haesol/contracts/common';
import * as z from 'zod/mini';
import type { PageContents } from './brandType.ts';

const pageFile = z.strictObject({
  title: z.string().check(z.minLength(1), z.maxLength(100)),
  blocks: z.array(contentBlock),
});
const extension = '.json';

function readPage(dir: string, file: string): [key: string, page: PageContents] {
  const key = menuKeys.find((known) => `${known}${extension}` === file);
  if (key === undefined) throw new Error(`${file} has not the name of a page, as ${menuKeys[0]}${extension}`);
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(join(dir, file), 'utf8'));
  } catch (error) {
    throw new Error(`${file} cannot be read`, { cause: error });
  }
  const parsed = z.safeParse(pageFile, content);
  if (parsed.success) return [key, parsed.data];
  throw new Error(parsed.error.issues.map(({ path, message }) => `${file} ${path.join('.')}: ${message}`).join(', '));
}

/**
 * Reads the pages of a folder by their key, from files as in `server/reference/university/pages`.
 * @throws {Error} naming the file that is wrong
 */
export const readPages = (dir: string): Readonly<Record<string, PageContents>> =>
  Object.fromEntries(readdirSync(dir).map((file) => readPage(dir, file)));
