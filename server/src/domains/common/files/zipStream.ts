import type { PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';

export interface ZipSource {
  readonly name: string;
  readonly size: number;
  open(): Readable;
}

/** First day of the format, so that the same files make the same zip. */
const options = { compress: false, forceDosTimestamp: true, mtime: new Date(1980, 0, 1), mode: 0o100644 };

/** Makes equal names unique with a number, as a file manager does. */
export function toUniqueNames(names: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return names.map((name) => {
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    const dot = name.lastIndexOf('.');
    if (count === 1) return name;
    return dot > 0 ? `${name.slice(0, dot)} (${count})${name.slice(dot)}` : `${name} (${count})`;
  });
}

/** Streams a zip with stored entries, because documents and pictures are compressed already. */
export function streamZip(sources: readonly ZipSource[]): Readable {
  const zip = new ZipFile();
  // The types of yazl declare only the interface.
  const output = zip.outputStream as PassThrough;
  zip.on('error', (error: Error) => output.destroy(error));
  // The entries are read one after the other.
  let current: Readable | undefined;
  // Closes the file if the client disconnects early.
  output.once('close', () => current?.destroy());
  for (const { name, size, open } of sources) {
    zip.addReadStreamLazy(name, { ...options, size }, (callback) => {
      const source = open();
      source.on('error', (error) => output.destroy(error));
      current = source;
      callback(null, source);
    });
  }
  zip.end();
  return output;
}
