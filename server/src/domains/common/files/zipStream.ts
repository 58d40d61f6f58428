import type { PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';

export interface ZipSource {
  readonly name: string;
  readonly size: number;
  open(): Readable;
}

/** The first day that the format knows: the same files make the same zip. */
const options = { compress: false, forceDosTimestamp: true, mtime: new Date(1980, 0, 1), mode: 0o100644 };

/** Names that are the same get a number, as a file manager would give it. */
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

/** A zip of stored files (documents and pictures are packed already), made while it is sent. */
export function streamZip(sources: readonly ZipSource[]): Readable {
  const zip = new ZipFile();
  // The types of yazl name the interface alone.
  const output = zip.outputStream as PassThrough;
  zip.on('error', (error: Error) => output.destroy(error));
  for (const { name, size, open } of sources) {
    zip.addReadStreamLazy(name, { ...options, size }, (callback) => {
      const source = open();
      source.on('error', (error) => output.destroy(error));
      // A reader who leaves early must not leave the file open.
      output.once('close', () => source.destroy());
      callback(null, source);
    });
  }
  zip.end();
  return output;
}
