import { createReadStream } from 'node:fs';

/** Names of actions that a viewer runs, or passes to the system; compressed data does not have so many fitting bytes by chance. */
const action = /\/(?:JavaScript|Launch)(?=[\s\0()<>[\]{}/%])/;
/** Longer than an action whose characters are all written as codes. */
const overlap = 64;

/** Decodes names, in which each character may be `#` and its code (ISO 32000-1, 7.3.5). */
const readNames = (text: string): string =>
  text.replaceAll(/#([0-9a-f]{2})/gi, (_whole, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/**
 * Returns true for a PDF that names an action anywhere: a comment or a table of objects can make any part of the file an object.
 * Actions in compressed objects are not found, so that browsers get each PDF as an attachment.
 */
export async function hasPdfAction(path: string): Promise<boolean> {
  let rest = '';
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    const text = rest + chunk.toString('latin1');
    if (action.test(readNames(text))) return true;
    rest = text.slice(-overlap);
  }
  return action.test(`${readNames(rest)}\n`);
}
