import { createReadStream } from 'node:fs';

/** Names of actions that a viewer runs, or passes to the system. */
const action = /\/(?:JavaScript|Launch)(?![^\s\0()<>[\]{}/%])/;
/** The dictionary before the data of a stream ends with these signs (ISO 32000-1, 7.3.8.1). */
const streamStart = />>\s*stream\r?\n/;
const streamEnd = 'endstream';
/** Longer than an action whose characters are all written as codes, and than the start or the end of a stream. */
const overlap = 64;

/** Decodes names, in which each character may be `#` and its code (7.3.5). */
const readNames = (text: string): string =>
  text.replaceAll(/#([0-9a-f]{2})/gi, (_whole, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/**
 * Returns true for a PDF that names an action outside of its streams: compressed data has the same bytes by chance. Actions in
 * compressed objects are not found, so that browsers get each PDF as an attachment.
 */
export async function hasPdfAction(path: string): Promise<boolean> {
  let text = '';
  let isInStream = false;
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    text += chunk.toString('latin1');
    for (;;) {
      if (isInStream) {
        const end = text.indexOf(streamEnd);
        if (end === -1) break;
        text = text.slice(end + streamEnd.length);
        isInStream = false;
      }
      const start = streamStart.exec(text);
      if (action.test(readNames(start === null ? text : text.slice(0, start.index)))) return true;
      if (start === null) break;
      text = text.slice(start.index + start[0].length);
      isInStream = true;
    }
    text = text.slice(-overlap);
  }
  return false;
}
